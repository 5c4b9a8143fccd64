<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>CausewayWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flag(s)</source>
        <translation>
            <numerusform>%n flag</numerusform>
            <numerusform>%n flags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moss card(s)</source>
        <translation>
            <numerusform>%n moss card</numerusform>
            <numerusform>%n moss cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slate card(s)</source>
        <translation>
            <numerusform>%n slate card</numerusform>
            <numerusform>%n slate cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chalk card(s)</source>
        <translation>
            <numerusform>%n chalk card</numerusform>
            <numerusform>%n chalk cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) by the stone.</source>
        <translation>
            <numerusform>%1: %n point by the stone.</numerusform>
            <numerusform>%1: %n points by the stone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) for flags side by side.</source>
        <translation>
            <numerusform>%1: %n point for flags side by side.</numerusform>
            <numerusform>%1: %n points for flags side by side.</numerusform>
        </translation>
    </message>
</context>
</TS>
