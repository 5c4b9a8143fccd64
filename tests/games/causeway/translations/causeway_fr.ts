<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en_US">
<context>
    <name>CausewayWords</name>
    <message>
        <source>Causeway</source>
        <translation>Chaussée</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Pierre</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Stone %1</source>
        <translation>Pierre %1</translation>
    </message>
    <message>
        <source>Stone %1, %2</source>
        <translation>Pierre %1, %2</translation>
    </message>
    <message>
        <source>Spot %1, water</source>
        <translation>Place %1, eau</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Drapeau</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Pierres</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Côte à côte</translation>
    </message>
    <message>
        <source>Longest line</source>
        <translation>Plus longue ligne</translation>
    </message>
    <message>
        <source>Moss</source>
        <translation>Mousse</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardoise</translation>
    </message>
    <message>
        <source>Chalk</source>
        <translation>Craie</translation>
    </message>
    <message>
        <source>moss</source>
        <translation>mousse</translation>
    </message>
    <message>
        <source>slate</source>
        <translation>ardoise</translation>
    </message>
    <message>
        <source>chalk</source>
        <translation>craie</translation>
    </message>
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
            <numerusform>%n drapeau</numerusform>
            <numerusform>%n drapeaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n pierre</numerusform>
            <numerusform>%n pierres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moss card(s)</source>
        <translation>
            <numerusform>%n carte mousse</numerusform>
            <numerusform>%n cartes mousse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slate card(s)</source>
        <translation>
            <numerusform>%n carte ardoise</numerusform>
            <numerusform>%n cartes ardoise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chalk card(s)</source>
        <translation>
            <numerusform>%n carte craie</numerusform>
            <numerusform>%n cartes craie</numerusform>
        </translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>S</source>
        <translation>A</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>Flag (%1)</source>
        <translation>Drapeau (%1)</translation>
    </message>
    <message>
        <source>Card: %1</source>
        <translation>Carte : %1</translation>
    </message>
    <message>
        <source>Draw a card: %1</source>
        <translation>Tirer une carte : %1</translation>
    </message>
    <message>
        <source>Set a flag: %1</source>
        <translation>Planter un drapeau : %1</translation>
    </message>
    <message>
        <source>Drew a card: %1</source>
        <translation>Carte tirée : %1</translation>
    </message>
    <message>
        <source>Has set a flag: %1</source>
        <translation>Drapeau planté : %1</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>C’est le tour de %1.</translation>
    </message>
    <message>
        <source>%1 set a flag: %2.</source>
        <translation>%1 a planté un drapeau : %2.</translation>
    </message>
    <message>
        <source>The card is drawn: %1.</source>
        <translation>La carte est tirée : %1.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) by the stone.</source>
        <translation>
            <numerusform>%1 : %n point par la pierre.</numerusform>
            <numerusform>%1 : %n points par la pierre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) for flags side by side.</source>
        <translation>
            <numerusform>%1 : %n point par des drapeaux côte à côte.</numerusform>
            <numerusform>%1 : %n points par des drapeaux côte à côte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set a flag on a free stone of this colour: %1.</source>
        <translation>Plantez un drapeau sur une pierre libre de cette couleur : %1.</translation>
    </message>
    <message>
        <source>Please wait for the other player.</source>
        <translation>Veuillez attendre l’autre joueur.</translation>
    </message>
    <message>
        <source>Flags side by side</source>
        <translation>Drapeaux côte à côte</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Rapportent des points</translation>
    </message>
    <message>
        <source>Do not score</source>
        <translation>Ne rapportent rien</translation>
    </message>
    <message>
        <source>Whether two flags of a player side by side bring further points.</source>
        <translation>Si deux drapeaux d’un joueur côte à côte rapportent d’autres points.</translation>
    </message>
    <message>
        <source>Setting a flag</source>
        <translation>Planter un drapeau</translation>
    </message>
    <message>
        <source>There is no such action in this game.</source>
        <translation>Cette action n’existe pas dans ce jeu.</translation>
    </message>
    <message>
        <source>In turns</source>
        <translation>À tour de rôle</translation>
    </message>
    <message>
        <source>It is somebody else’s turn.</source>
        <translation>C’est le tour de quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>A card is drawn</source>
        <translation>On tire une carte</translation>
    </message>
    <message>
        <source>No card of this colour is left: %1.</source>
        <translation>Il ne reste pas de carte de cette couleur : %1.</translation>
    </message>
    <message>
        <source>The row</source>
        <translation>La rangée</translation>
    </message>
    <message>
        <source>There is water here and no stone.</source>
        <translation>Ici, il y a de l’eau et pas de pierre.</translation>
    </message>
    <message>
        <source>There is a flag on this stone already.</source>
        <translation>Il y a déjà un drapeau sur cette pierre.</translation>
    </message>
    <message>
        <source>The card shows %1, this stone is %2.</source>
        <translation>La carte montre : %1 ; cette pierre : %2.</translation>
    </message>
    <message>
        <source>There is no such position on this row.</source>
        <translation>Cette rangée n’admet pas une telle position.</translation>
    </message>
    <message>
        <source>A flag stands in the water.</source>
        <translation>Un drapeau est dans l’eau.</translation>
    </message>
    <message>
        <source>The card has no free stone any more: %1.</source>
        <translation>La carte n’a plus de pierre libre : %1.</translation>
    </message>
    <message>
        <source>The players would not have as many flags after taking turns.</source>
        <translation>À tour de rôle, les joueurs n’auraient pas ces nombres de drapeaux.</translation>
    </message>
    <message>
        <source>Clear the row</source>
        <translation>Vider la rangée</translation>
    </message>
    <message>
        <source>Take the flag away: %1</source>
        <translation>Retirer le drapeau : %1</translation>
    </message>
    <message>
        <source>Put the card back</source>
        <translation>Remettre la carte dans la pile</translation>
    </message>
    <message>
        <source>Give the turn to %1</source>
        <translation>Donner le tour à %1</translation>
    </message>
    <message>
        <source>Take away the flags that are too many</source>
        <translation>Retirer les drapeaux en trop</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>À qui le tour</translation>
    </message>
    <message>
        <source>The longest line of %1 has so many flags: %2.</source>
        <translation>La plus longue ligne de %1 a ce nombre de drapeaux : %2.</translation>
    </message>
</context>
</TS>
