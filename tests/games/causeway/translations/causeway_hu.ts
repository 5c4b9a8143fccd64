<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu_HU" sourcelanguage="en_US">
<context>
    <name>CausewayWords</name>
    <message>
        <source>Causeway</source>
        <translation>Kőgát</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Kő</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Lap</translation>
    </message>
    <message>
        <source>Stone %1</source>
        <translation>%1. kő</translation>
    </message>
    <message>
        <source>Stone %1, %2</source>
        <translation>%1. kő, %2</translation>
    </message>
    <message>
        <source>Spot %1, water</source>
        <translation>%1. hely, víz</translation>
    </message>
    <message>
        <source>Flag</source>
        <translation>Zászló</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Stones</source>
        <translation>Kövek</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Egymás mellett</translation>
    </message>
    <message>
        <source>Longest line</source>
        <translation>Leghosszabb sor</translation>
    </message>
    <message>
        <source>Moss</source>
        <translation>Moha</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Pala</translation>
    </message>
    <message>
        <source>Chalk</source>
        <translation>Kréta</translation>
    </message>
    <message>
        <source>moss</source>
        <translation>moha</translation>
    </message>
    <message>
        <source>slate</source>
        <translation>pala</translation>
    </message>
    <message>
        <source>chalk</source>
        <translation>kréta</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flag(s)</source>
        <translation>
            <numerusform>%n zászló</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone(s)</source>
        <translation>
            <numerusform>%n kő</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n lap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moss card(s)</source>
        <translation>
            <numerusform>%n mohás lap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slate card(s)</source>
        <translation>
            <numerusform>%n palás lap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chalk card(s)</source>
        <translation>
            <numerusform>%n krétás lap</numerusform>
        </translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>S</source>
        <translation>P</translation>
    </message>
    <message>
        <source>C</source>
        <translation>K</translation>
    </message>
    <message>
        <source>Flag (%1)</source>
        <translation>Zászló (%1)</translation>
    </message>
    <message>
        <source>Card: %1</source>
        <translation>Lap: %1</translation>
    </message>
    <message>
        <source>Draw a card: %1</source>
        <translation>Lap húzása: %1</translation>
    </message>
    <message>
        <source>Set a flag: %1</source>
        <translation>Zászlótűzés: %1</translation>
    </message>
    <message>
        <source>Drew a card: %1</source>
        <translation>Húzott lap: %1</translation>
    </message>
    <message>
        <source>Has set a flag: %1</source>
        <translation>Zászlót tűzött: %1</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>%1 köre következik.</translation>
    </message>
    <message>
        <source>%1 set a flag: %2.</source>
        <translation>%1 zászlót tűzött: %2.</translation>
    </message>
    <message>
        <source>The card is drawn: %1.</source>
        <translation>A húzott lap: %1.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Vége a játéknak.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) by the stone.</source>
        <translation>
            <numerusform>%1: %n pont a kőért.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) for flags side by side.</source>
        <translation>
            <numerusform>%1: %n pont a szomszédos zászlókért.</numerusform>
        </translation>
    </message>
    <message>
        <source>Set a flag on a free stone of this colour: %1.</source>
        <translation>Tűzz zászlót egy ilyen színű szabad kőre: %1.</translation>
    </message>
    <message>
        <source>Please wait for the other player.</source>
        <translation>Várd meg a másik játékost.</translation>
    </message>
    <message>
        <source>Flags side by side</source>
        <translation>Szomszédos zászlók</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontot érnek</translation>
    </message>
    <message>
        <source>Do not score</source>
        <translation>Nem érnek pontot</translation>
    </message>
    <message>
        <source>Whether two flags of a player side by side bring further points.</source>
        <translation>Hogy egy játékos két szomszédos zászlója további pontokat hoz-e.</translation>
    </message>
    <message>
        <source>Setting a flag</source>
        <translation>Zászlótűzés</translation>
    </message>
    <message>
        <source>There is no such action in this game.</source>
        <translation>Ebben a játékban nincs ilyen lépés.</translation>
    </message>
    <message>
        <source>In turns</source>
        <translation>Felváltva</translation>
    </message>
    <message>
        <source>It is somebody else’s turn.</source>
        <translation>Most más következik.</translation>
    </message>
    <message>
        <source>A card is drawn</source>
        <translation>Lap húzása</translation>
    </message>
    <message>
        <source>No card of this colour is left: %1.</source>
        <translation>Nem maradt ilyen színű lap: %1.</translation>
    </message>
    <message>
        <source>The row</source>
        <translation>A kősor</translation>
    </message>
    <message>
        <source>There is water here and no stone.</source>
        <translation>Itt víz van, nem kő.</translation>
    </message>
    <message>
        <source>There is a flag on this stone already.</source>
        <translation>Ezen a kövön már áll zászló.</translation>
    </message>
    <message>
        <source>The card shows %1, this stone is %2.</source>
        <translation>A lapon %1 van, ez a kő viszont %2.</translation>
    </message>
    <message>
        <source>There is no such position on this row.</source>
        <translation>Ezen a kősoron nincs ilyen állás.</translation>
    </message>
    <message>
        <source>A flag stands in the water.</source>
        <translation>Egy zászló a vízben áll.</translation>
    </message>
    <message>
        <source>The card has no free stone any more: %1.</source>
        <translation>A laphoz már nincs szabad kő: %1.</translation>
    </message>
    <message>
        <source>The players would not have as many flags after taking turns.</source>
        <translation>Felváltva lépve nem ennyi zászlójuk lenne a játékosoknak.</translation>
    </message>
    <message>
        <source>Clear the row</source>
        <translation>A kősor kiürítése</translation>
    </message>
    <message>
        <source>Take the flag away: %1</source>
        <translation>A zászló elvétele: %1</translation>
    </message>
    <message>
        <source>Put the card back</source>
        <translation>A lap visszatétele</translation>
    </message>
    <message>
        <source>Give the turn to %1</source>
        <translation>A kör átadása neki: %1</translation>
    </message>
    <message>
        <source>Take away the flags that are too many</source>
        <translation>A fölösleges zászlók elvétele</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Kinek a köre</translation>
    </message>
    <message>
        <source>The longest line of %1 has so many flags: %2.</source>
        <translation>%1 leghosszabb sorának zászlói: %2.</translation>
    </message>
</context>
</TS>
