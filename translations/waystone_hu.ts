<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu_HU" sourcelanguage="en_US">
<context>
    <name>AreaTitle</name>
    <message>
        <source>Corners of the map</source>
        <translation>A térkép csúcsai</translation>
    </message>
    <message>
        <source>Lines of the map</source>
        <translation>A térkép vonalai</translation>
    </message>
    <message>
        <source>Triangles of the map</source>
        <translation>A térkép háromszögei</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Körpálya</translation>
    </message>
</context>
<context>
    <name>BoardGroup</name>
    <message>
        <source>Pieces on the board</source>
        <translation>Elemek a táblán</translation>
    </message>
    <message>
        <source>Row %1 of %2</source>
        <translation>%1. sor, összesen %2</translation>
    </message>
</context>
<context>
    <name>BoardName</name>
    <message>
        <source>Pl. %1</source>
        <comment>player, as short as can be</comment>
        <translation>%1. j.</translation>
    </message>
</context>
<context>
    <name>EditionChange</name>
    <message>
        <source>Step %1, “%2”</source>
        <comment>number, first words</comment>
        <translation>%1. rész, „%2”</translation>
    </message>
    <message>
        <source>It speaks of something this edition does not have: %1.</source>
        <translation>Ebben a kiadásban nincs meg, amiről szó van: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a step, what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What it shows or asks for can no longer be played.</source>
        <translation>Amit a rész mutat vagy kér, már nem játszható le a leírt módon.</translation>
    </message>
</context>
<context>
    <name>FieldText</name>
    <message>
        <source>yes</source>
        <comment>value of a field</comment>
        <translation>igen</translation>
    </message>
    <message>
        <source>no</source>
        <comment>value of a field</comment>
        <translation>nem</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>value of a field</comment>
        <translation>senki</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a field, its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <comment>a field, whose it is, its value</comment>
        <translation>%1 (%2): %3</translation>
    </message>
    <message>
        <source>File opened: %1</source>
        <translation>Megnyitott fájl: %1</translation>
    </message>
    <message>
        <source>%1: name and color</source>
        <comment>a player</comment>
        <translation>%1: név és szín</translation>
    </message>
</context>
<context>
    <name>GainText</name>
    <message>
        <source>Cost: %1</source>
        <translation>Ára: %1</translation>
    </message>
    <message>
        <source>Gain: %1</source>
        <translation>Hozadéka: %1</translation>
    </message>
    <message>
        <source>Victory points: %1</source>
        <translation>Győzelmi pont: %1</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Ez nem vonható vissza.</translation>
    </message>
</context>
<context>
    <name>GeneralProblems</name>
    <message>
        <source>The file ends too early.</source>
        <translation>A fájl túl korán véget ér.</translation>
    </message>
    <message>
        <source>The file is not encoded in UTF-8.</source>
        <translation>A fájl kódolása nem UTF-8.</translation>
    </message>
    <message>
        <source>The file is too large. Maximum size: %1.</source>
        <translation>A fájl túl nagy. A legnagyobb olvasható méret: %1.</translation>
    </message>
    <message>
        <source>The file is nested too deeply. Maximum depth: %1.</source>
        <translation>A fájlban túl sok szint van egymásba ágyazva. Legfeljebb ennyi lehet: %1.</translation>
    </message>
    <message>
        <source>The key “%1” occurs twice.</source>
        <translation>Kétszer szereplő kulcs: „%1”.</translation>
    </message>
    <message>
        <source>The key “%1” is missing.</source>
        <translation>Hiányzó kulcs: „%1”.</translation>
    </message>
    <message>
        <source>Unknown key: “%1”.</source>
        <translation>Ismeretlen kulcs: „%1”.</translation>
    </message>
    <message>
        <source>The value of “%1” has the wrong type. Expected: %2. Found: %3.</source>
        <translation>Hibás típusú érték, kulcs: „%1”. Várt: %2. Talált: %3.</translation>
    </message>
    <message>
        <source>The value of “%1” is %2; it must be from %3 to %4.</source>
        <translation>Hibás érték, kulcs: „%1”, érték: %2. Legkisebb érték: %3, legnagyobb: %4.</translation>
    </message>
    <message>
        <source>The list “%1” has the wrong length, %2; it must be from %3 to %4.</source>
        <translation>Hibás hosszúságú lista: „%1”, hossz: %2. Legkisebb hossz: %3, legnagyobb: %4.</translation>
    </message>
    <message>
        <source>The text of “%1” is too long. Maximum number of characters: %2. Found: %3.</source>
        <translation>Túl hosszú szöveg, kulcs: „%1”. Legfeljebb ennyi karakter: %2. Talált: %3.</translation>
    </message>
    <message>
        <source>“%1” has an unknown value: “%2”. Expected: %3.</source>
        <translation>Ismeretlen érték, kulcs: „%1”, érték: „%2”. Várt: %3.</translation>
    </message>
    <message>
        <source>The file has a different format. Expected: %1. Found: %2.</source>
        <translation>A fájl formátuma más. Várt: %1. Talált: %2.</translation>
    </message>
    <message>
        <source>The file has version %1. The newest version this program reads: %2.</source>
        <translation>A fájl verziója: %1. A legújabb verzió, amelyet a program olvasni tud: %2.</translation>
    </message>
    <message>
        <source>Unknown rules option: “%1”.</source>
        <translation>Ismeretlen szabálybeállítás: „%1”.</translation>
    </message>
    <message>
        <source>The rules option “%1” has no value “%2”.</source>
        <translation>A szabálybeállításnak („%1”) nincs ilyen értéke: „%2”.</translation>
    </message>
    <message>
        <source>Unknown game: “%1”.</source>
        <translation>Ismeretlen játék: „%1”.</translation>
    </message>
    <message>
        <source>Unknown edition: “%1”.</source>
        <translation>Ismeretlen kiadás: „%1”.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>%1. sor, %2. oszlop: %3</translation>
    </message>
    <message>
        <source>Problem in the file</source>
        <translation>Hiba a fájlban</translation>
    </message>
    <message>
        <source>Problem in the edition</source>
        <translation>Hiba a kiadásban</translation>
    </message>
    <message>
        <source>Rules option</source>
        <translation>Szabálybeállítás</translation>
    </message>
    <message>
        <source>Unknown game or edition</source>
        <translation>Ismeretlen játék vagy kiadás</translation>
    </message>
    <message>
        <source>Nothing to do here</source>
        <translation>Itt nincs teendő</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true vagy false</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>egész szám</translation>
    </message>
    <message>
        <source>number</source>
        <translation>szám</translation>
    </message>
    <message>
        <source>text</source>
        <translation>szöveg</translation>
    </message>
    <message>
        <source>list</source>
        <translation>lista</translation>
    </message>
    <message>
        <source>object</source>
        <translation>objektum</translation>
    </message>
    <message>
        <source>“%1” means nothing here.</source>
        <translation>Itt nincs jelentése: „%1”.</translation>
    </message>
    <message>
        <source>The text ends too early.</source>
        <translation>A szöveg túl korán véget ér.</translation>
    </message>
    <message>
        <source>Nothing may follow here: “%1”.</source>
        <translation>Itt már nem állhat semmi: „%1”.</translation>
    </message>
    <message>
        <source>“%1” is already there.</source>
        <translation>Már szerepel: „%1”.</translation>
    </message>
    <message>
        <source>The file is not valid JSON: unexpected %1.</source>
        <translation>A fájl nem érvényes JSON. Váratlan elem: %1.</translation>
    </message>
    <message>
        <source>This belongs to another player: %1.</source>
        <translation>Ez másik játékosé: %1.</translation>
    </message>
    <message>
        <source>There is nothing to do here now: %1.</source>
        <translation>Itt most nincs mit tenni: %1.</translation>
    </message>
    <message>
        <source>What you have begun cannot continue here: choose a possible place, or press Escape to start over.</source>
        <translation>Amit elkezdtél, itt nem folytatható: válassz egy lehetséges helyet, vagy kezdd újra az Esc billentyűvel!</translation>
    </message>
    <message>
        <source>Nothing lies here. Choose one of the possible places.</source>
        <translation>Itt nincs semmi. Válassz egyet a lehetséges helyek közül!</translation>
    </message>
</context>
<context>
    <name>GeneralWords</name>
    <message>
        <source>Player %1</source>
        <translation>%1. játékos</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Véletlen</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Mindenki</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n point(s)</source>
        <translation>
            <numerusform>%1–%n pont</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between clauses of one sentence</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a line that is read aloud</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>possible now</source>
        <translation>most lehetséges</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Visszavonás: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Újra: %1</translation>
    </message>
    <message>
        <source>What chance has revealed cannot be undone.</source>
        <translation>Amit a véletlen már felfedett, az nem vonható vissza.</translation>
    </message>
    <message>
        <source>A secret choice cannot be undone.</source>
        <translation>Titkos választás nem vonható vissza.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Nincs mit visszavonni.</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <comment>player, of what, how many</comment>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>%1 for %2, got %3</source>
        <comment>what was done, its price, what it brought</comment>
        <translation>%1, fizetett: %2, kapott: %3</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>what was done, its price</comment>
        <translation>%1, fizetett: %2</translation>
    </message>
    <message>
        <source>%1, got %2</source>
        <comment>what was done, what it brought</comment>
        <translation>%1, kapott: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, how many</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>free</source>
        <comment>a place where nothing lies</comment>
        <translation>szabad</translation>
    </message>
    <message>
        <source>picked</source>
        <comment>a place</comment>
        <translation>kijelölve</translation>
    </message>
    <message>
        <source>brings %1</source>
        <comment>an action, points</comment>
        <translation>hozama: %1</translation>
    </message>
</context>
<context>
    <name>GoalText</name>
    <message>
        <source>The game is over.</source>
        <translation>A játék véget ért.</translation>
    </message>
    <message>
        <source>exactly %1</source>
        <comment>a number</comment>
        <translation>pontosan %1</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <comment>numbers</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <comment>a number</comment>
        <translation>legalább %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <comment>a number</comment>
        <translation>legfeljebb %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 is worth %2 point(s).</source>
        <translation>
            <numerusform>%1 %2 pontot ér.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 point(s).</source>
        <translation>
            <numerusform>%1 pontjainak száma: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leads.</source>
        <translation>%1 vezet.</translation>
    </message>
    <message>
        <source>%1 is ranked %2 or better.</source>
        <translation>%1 helyezése: %2. vagy jobb.</translation>
    </message>
    <message>
        <source>%1 is ranked %2 or worse.</source>
        <translation>%1 helyezése: %2. vagy rosszabb.</translation>
    </message>
    <message>
        <source>%1 is ranked %2.</source>
        <translation>%1 helyezése: %2.</translation>
    </message>
    <message>
        <source>%1 is ranked from %2 to %3.</source>
        <translation>%1 helyezése: %2–%3.</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Valaki</translation>
    </message>
    <message numerus="yes">
        <source>%1 has begun %2 turn(s).</source>
        <translation>
            <numerusform>%1 %2 kört kezdett el.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A part of the game has begun %1 time(s).</source>
        <translation>
            <numerusform>A játék egy fázisa %1 alkalommal kezdődött el.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has triggered the end of the game.</source>
        <translation>%1 előidézte a játék végét.</translation>
    </message>
    <message>
        <source>All of…</source>
        <translation>Mind…</translation>
    </message>
    <message>
        <source>At least one of…</source>
        <translation>Legalább egy ezek közül…</translation>
    </message>
    <message>
        <source>None of…</source>
        <translation>Egyik sem…</translation>
    </message>
    <message>
        <source>Within a number of actions…</source>
        <translation>Adott számú akción belül…</translation>
    </message>
    <message>
        <source>One before the other…</source>
        <translation>Egyik a másik előtt…</translation>
    </message>
    <message>
        <source>Rank of a player</source>
        <translation>Egy játékos helyezése</translation>
    </message>
    <message>
        <source>Goods and other counts</source>
        <translation>Erőforrások és más mennyiségek</translation>
    </message>
    <message>
        <source>Pieces on the table</source>
        <translation>Elemek az asztalon</translation>
    </message>
    <message>
        <source>Something has happened</source>
        <translation>Történt valami</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>A játék véget ért</translation>
    </message>
    <message>
        <source>A turn began</source>
        <translation>Kör kezdődött</translation>
    </message>
    <message>
        <source>A part of the game began</source>
        <translation>A játék egy fázisa kezdődött</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Mozgatás</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>Lerakás</translation>
    </message>
    <message>
        <source>Gained</source>
        <translation>Szerzés</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Fizetés</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>Pontszerzés</translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation>Felfedés</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Otthagyás</translation>
    </message>
    <message>
        <source>End triggered</source>
        <translation>A vég előidézése</translation>
    </message>
    <message>
        <source>Game ended</source>
        <translation>A játék vége</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>a kind of goal</comment>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>%1 of this: %2</source>
        <comment>a number and what it counts</comment>
        <translation>%1 ebből: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>counted pieces and their kind</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Reach %n point(s).</source>
        <translation>
            <numerusform>Érj el %n pontot!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have %1 point(s).</source>
        <translation>
            <numerusform>Legyen %1 pontod!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %1 point(s).</source>
        <translation>
            <numerusform>Pontjaid száma: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the lead.</source>
        <translation>Állj az élre!</translation>
    </message>
    <message>
        <source>Reach this rank: %1.</source>
        <comment>a number</comment>
        <translation>A helyezésed száma %1 legyen!</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>Te vezetsz.</translation>
    </message>
    <message>
        <source>Your rank: %1.</source>
        <comment>a number</comment>
        <translation>A helyezésed száma: %1.</translation>
    </message>
    <message>
        <source>%1 does not lead, not even tied.</source>
        <translation>%1 nem vezet, holtversenyben sem.</translation>
    </message>
    <message>
        <source>Have %1.</source>
        <comment>what is counted</comment>
        <translation>Legyen nálad %1!</translation>
    </message>
    <message>
        <source>You have %1.</source>
        <comment>what is counted</comment>
        <translation>Nálad %1 van.</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <comment>a player, what is counted</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <comment>what is counted</comment>
        <translation>Az asztalon: %1.</translation>
    </message>
    <message>
        <source>Have %1 on the table.</source>
        <comment>what is counted</comment>
        <translation>Az asztalon %1 legyen a tiéd!</translation>
    </message>
    <message>
        <source>You have %1 on the table.</source>
        <comment>what is counted</comment>
        <translation>Az asztalon %1 a tiéd.</translation>
    </message>
    <message>
        <source>%1 has %2 on the table.</source>
        <comment>a player, what is counted</comment>
        <translation>%1 játékelemei az asztalon: %2.</translation>
    </message>
    <message>
        <source>Play the game to its end.</source>
        <translation>Játszd végig a játékot!</translation>
    </message>
    <message>
        <source>Move %1.</source>
        <comment>what is counted</comment>
        <translation>Mozgass %1!</translation>
    </message>
    <message>
        <source>Place %1.</source>
        <comment>what is counted</comment>
        <translation>Tegyél le %1!</translation>
    </message>
    <message>
        <source>Gain %1.</source>
        <comment>what is counted</comment>
        <translation>Szerezz %1!</translation>
    </message>
    <message>
        <source>Pay %1.</source>
        <comment>what is counted</comment>
        <translation>Fizess %1!</translation>
    </message>
    <message>
        <source>Score %1.</source>
        <comment>counted points</comment>
        <translation>Szerezz %1!</translation>
    </message>
    <message>
        <source>You have moved %1.</source>
        <comment>what is counted</comment>
        <translation>Te %1 mozgattál.</translation>
    </message>
    <message>
        <source>You have placed %1.</source>
        <comment>what is counted</comment>
        <translation>Te %1 tettél le.</translation>
    </message>
    <message>
        <source>You have gained %1.</source>
        <comment>what is counted</comment>
        <translation>Te %1 szereztél.</translation>
    </message>
    <message>
        <source>You have paid %1.</source>
        <comment>what is counted</comment>
        <translation>Te %1 fizettél.</translation>
    </message>
    <message>
        <source>You have scored %1.</source>
        <comment>counted points</comment>
        <translation>Te %1 szereztél.</translation>
    </message>
    <message>
        <source>%1 has moved %2.</source>
        <comment>a player, what is counted</comment>
        <translation>%1 %2 mozgatott.</translation>
    </message>
    <message>
        <source>%1 has placed %2.</source>
        <comment>a player, what is counted</comment>
        <translation>%1 %2 tett le.</translation>
    </message>
    <message>
        <source>%1 has gained %2.</source>
        <comment>a player, what is counted</comment>
        <translation>%1 %2 szerzett.</translation>
    </message>
    <message>
        <source>%1 has paid %2.</source>
        <comment>a player, what is counted</comment>
        <translation>%1 %2 fizetett.</translation>
    </message>
    <message>
        <source>%1 has scored %2.</source>
        <comment>a player, counted points</comment>
        <translation>%1 %2 szerzett.</translation>
    </message>
    <message>
        <source>Trigger the end of the game.</source>
        <translation>Idézd elő a játék végét!</translation>
    </message>
    <message>
        <source>You have triggered the end of the game.</source>
        <translation>Te idézted elő a játék végét.</translation>
    </message>
    <message>
        <source>The next turn of %1 has not begun yet.</source>
        <translation>%1 következő köre még nem kezdődött el.</translation>
    </message>
    <message>
        <source>The next turn of %1 has begun.</source>
        <translation>%1 következő köre elkezdődött.</translation>
    </message>
    <message>
        <source>Do it this turn.</source>
        <translation>Még ebben a körben!</translation>
    </message>
    <message>
        <source>It is still the same turn.</source>
        <translation>Még ugyanaz a kör tart.</translation>
    </message>
    <message>
        <source>The next turn has begun.</source>
        <translation>Elkezdődött a következő kör.</translation>
    </message>
    <message numerus="yes">
        <source>%1 turn(s) have begun since then.</source>
        <translation>
            <numerusform>Azóta elkezdődött körök: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Do it before your next turn.</source>
        <translation>Még a következő köröd előtt!</translation>
    </message>
    <message>
        <source>Your next turn has not begun yet.</source>
        <translation>A következő köröd még nem kezdődött el.</translation>
    </message>
    <message>
        <source>It counts when your next turn begins.</source>
        <translation>A következő köröd kezdetén számít.</translation>
    </message>
    <message>
        <source>Your next turn has begun.</source>
        <translation>Elkezdődött a következő köröd.</translation>
    </message>
    <message>
        <source>Do it by the end of your next turn.</source>
        <translation>Legkésőbb a következő köröd végéig!</translation>
    </message>
    <message>
        <source>Your turn after the next has not begun yet.</source>
        <translation>A következő utáni köröd még nem kezdődött el.</translation>
    </message>
    <message numerus="yes">
        <source>You have begun %1 turn(s).</source>
        <translation>
            <numerusform>Elkezdett köreid: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>This has not begun yet: %1.</source>
        <comment>a part of the game</comment>
        <translation>Ez még nem kezdődött el: %1.</translation>
    </message>
    <message>
        <source>This has begun: %1.</source>
        <comment>a part of the game</comment>
        <translation>Ez elkezdődött: %1.</translation>
    </message>
    <message>
        <source>At least one of these:</source>
        <translation>Ezek közül legalább egy:</translation>
    </message>
    <message>
        <source>None of these:</source>
        <translation>Ezek közül egyik sem:</translation>
    </message>
    <message numerus="yes">
        <source>Within %n action(s):</source>
        <translation>
            <numerusform>%n akción belül:</numerusform>
        </translation>
    </message>
    <message>
        <source>The first of these before the second:</source>
        <translation>Az első a második előtt:</translation>
    </message>
    <message>
        <source>All of these:</source>
        <translation>Mindez:</translation>
    </message>
    <message>
        <source>Do this: %1.</source>
        <comment>what a player can do</comment>
        <translation>Tedd ezt: %1!</translation>
    </message>
    <message>
        <source>You have done this: %1.</source>
        <comment>what a player can do</comment>
        <translation>Ezt tetted: %1.</translation>
    </message>
    <message>
        <source>%1 has done this: %2.</source>
        <comment>a player, what a player can do</comment>
        <translation>%1 ezt tette: %2.</translation>
    </message>
    <message>
        <source>While this turn lasts…</source>
        <translation>Amíg ez a kör tart…</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Ebben a körben</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>when something has to be done</comment>
        <translation>%1:</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <comment>the object of a verb: whatever is moved or placed</comment>
        <translation>
            <numerusform>%n elemet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reach %n point(s) in this category: %1.</source>
        <translation>
            <numerusform>Érj el %n pontot ebben a kategóriában: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have %1 point(s) in this category: %2.</source>
        <translation>
            <numerusform>Legyen %1 pontod ebben a kategóriában: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %1 point(s) in this category: %2.</source>
        <translation>
            <numerusform>Pontjaid száma ebben a kategóriában (%2): %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 point(s) in this category: %3.</source>
        <translation>
            <numerusform>%1 pontjainak száma ebben a kategóriában (%3): %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is worth %2 point(s) in this category: %3.</source>
        <translation>
            <numerusform>%1 %2 pontot ér ebben a kategóriában: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Do not cover or remove anything.</source>
        <translation>Ne takarj le és ne távolíts el semmit!</translation>
    </message>
    <message>
        <source>You have not covered or removed anything.</source>
        <translation>Nem takartál le és nem távolítottál el semmit.</translation>
    </message>
    <message>
        <source>%1 has not covered or removed anything.</source>
        <translation>%1 nem takart le és nem távolított el semmit.</translation>
    </message>
    <message>
        <source>Nobody has covered or removed anything.</source>
        <translation>Senki nem takart le és nem távolított el semmit.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>the object of a verb</comment>
        <translation>
            <numerusform>%n pontot</numerusform>
        </translation>
    </message>
    <message>
        <source>Score %1 in this category: %2.</source>
        <comment>counted points</comment>
        <translation>Szerezz %1 ebben a kategóriában: %2.</translation>
    </message>
    <message>
        <source>You have scored %1 in this category: %2.</source>
        <comment>counted points</comment>
        <translation>Szereztél %1 ebben a kategóriában: %2.</translation>
    </message>
    <message>
        <source>%1 has scored %2 in this category: %3.</source>
        <comment>a player, counted points</comment>
        <translation>%1 %2 szerzett ebben a kategóriában: %3.</translation>
    </message>
    <message>
        <source>Score no points.</source>
        <translation>Ne szerezz egyetlen pontot sem!</translation>
    </message>
    <message>
        <source>You have scored no points.</source>
        <translation>Egyetlen pontot sem szereztél.</translation>
    </message>
    <message>
        <source>%1 has scored no points.</source>
        <comment>a player</comment>
        <translation>%1 egyetlen pontot sem szerzett.</translation>
    </message>
    <message>
        <source>Nobody has scored points.</source>
        <translation>Senki sem szerzett pontot.</translation>
    </message>
    <message>
        <source>Score no points in this category: %1.</source>
        <translation>Ne szerezz pontot ebben a kategóriában: %1.</translation>
    </message>
    <message>
        <source>You have scored no points in this category: %1.</source>
        <translation>Nem szereztél pontot ebben a kategóriában: %1.</translation>
    </message>
    <message>
        <source>%1 has scored no points in this category: %2.</source>
        <comment>a player</comment>
        <translation>%1 nem szerzett pontot ebben a kategóriában: %2.</translation>
    </message>
    <message>
        <source>Nobody has scored points in this category: %1.</source>
        <translation>Senki sem szerzett pontot ebben a kategóriában: %1.</translation>
    </message>
    <message>
        <source>Cover or remove %1.</source>
        <comment>what is counted</comment>
        <translation>Takarj le vagy távolíts el %1!</translation>
    </message>
    <message>
        <source>Reveal %1.</source>
        <comment>what is counted</comment>
        <translation>Fedj fel %1!</translation>
    </message>
    <message>
        <source>Leave %1.</source>
        <comment>what is counted</comment>
        <translation>Hagyj ott %1!</translation>
    </message>
    <message>
        <source>You have covered or removed %1.</source>
        <comment>what is counted</comment>
        <translation>Te %1 takartál le vagy távolítottál el.</translation>
    </message>
    <message>
        <source>You have revealed %1.</source>
        <comment>what is counted</comment>
        <translation>Te %1 fedtél fel.</translation>
    </message>
    <message>
        <source>You have left %1.</source>
        <comment>what is counted</comment>
        <translation>Te %1 hagytál ott.</translation>
    </message>
    <message>
        <source>See to it that this is revealed: %1.</source>
        <comment>what is counted</comment>
        <translation>Érd el, hogy ezt felfedjétek: %1.</translation>
    </message>
    <message>
        <source>This has been revealed: %1.</source>
        <comment>what is counted</comment>
        <translation>Ezt felfedtétek: %1.</translation>
    </message>
    <message>
        <source>%1 has covered or removed %2.</source>
        <comment>a player, what is counted</comment>
        <translation>%1 %2 takart le vagy távolított el.</translation>
    </message>
    <message>
        <source>%1 has revealed %2.</source>
        <comment>a player, what is counted</comment>
        <translation>%1 %2 fedett fel.</translation>
    </message>
    <message>
        <source>%1 has left %2.</source>
        <comment>a player, what is counted</comment>
        <translation>%1 %2 hagyott ott.</translation>
    </message>
    <message>
        <source>Touching: %1.</source>
        <comment>places</comment>
        <translation>Ezzel érintkezik: %1.</translation>
    </message>
    <message>
        <source>There must be %1 on the table.</source>
        <comment>what is counted</comment>
        <translation>Az asztalon %1 legyen!</translation>
    </message>
    <message numerus="yes">
        <source>There are %1 on the table.</source>
        <comment>what is counted</comment>
        <translation>
            <numerusform>Az asztalon %1 van.</numerusform>
        </translation>
    </message>
    <message>
        <source>Have %1 here: %2.</source>
        <comment>what is counted, places</comment>
        <translation>Itt %1 legyen a tiéd: %2.</translation>
    </message>
    <message>
        <source>You have %1 here: %2.</source>
        <comment>what is counted, places</comment>
        <translation>Itt %1 a tiéd: %2.</translation>
    </message>
    <message>
        <source>%1 has %2 here: %3.</source>
        <comment>a player, what is counted, places</comment>
        <translation>%1 játékelemei itt (%3): %2.</translation>
    </message>
    <message>
        <source>There must be %1 here: %2.</source>
        <comment>what is counted, places</comment>
        <translation>Itt %1 legyen: %2.</translation>
    </message>
    <message numerus="yes">
        <source>There are %1 here: %2.</source>
        <comment>what is counted, places</comment>
        <translation>
            <numerusform>Itt %1 van: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>places</comment>
        <translation>%1 vagy %2</translation>
    </message>
    <message>
        <source>Starting at: %1.</source>
        <comment>places</comment>
        <translation>Kiindulópont: %1.</translation>
    </message>
    <message>
        <source>From: %1.</source>
        <comment>places</comment>
        <translation>Honnan: %1.</translation>
    </message>
    <message>
        <source>To: %1.</source>
        <comment>places</comment>
        <translation>Hová: %1.</translation>
    </message>
    <message>
        <source>Where: %1.</source>
        <comment>places where something is put</comment>
        <translation>Hová: %1.</translation>
    </message>
    <message>
        <source>Where: %1.</source>
        <comment>places where something happens</comment>
        <translation>Hol: %1.</translation>
    </message>
    <message>
        <source>For: %1.</source>
        <comment>what is paid for</comment>
        <translation>Erre: %1.</translation>
    </message>
    <message>
        <source>Through: %1.</source>
        <comment>a cause</comment>
        <translation>Ennek révén: %1.</translation>
    </message>
    <message>
        <source>Covered or removed</source>
        <translation>Letakarás vagy eltávolítás</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>places</comment>
        <translation>%1 és %2</translation>
    </message>
    <message>
        <source>Go on to this part of the game: %1.</source>
        <translation>Lépj tovább ide: %1.</translation>
    </message>
    <message>
        <source>no pieces</source>
        <comment>the object of a verb that is denied: whatever is moved or placed</comment>
        <translation>egyetlen elemet sem</translation>
    </message>
    <message>
        <source>nothing of this: %1</source>
        <comment>the object of a verb that is denied</comment>
        <translation>semmit ebből: %1</translation>
    </message>
    <message>
        <source>Have no points.</source>
        <translation>Ne legyen egyetlen pontod sem!</translation>
    </message>
    <message>
        <source>Have no points in this category: %1.</source>
        <translation>Ne legyen pontod ebben a kategóriában: %1.</translation>
    </message>
    <message>
        <source>You have no points.</source>
        <translation>Nincs egyetlen pontod sem.</translation>
    </message>
    <message>
        <source>You have no points in this category: %1.</source>
        <translation>Nincs pontod ebben a kategóriában: %1.</translation>
    </message>
    <message>
        <source>%1 has no points.</source>
        <comment>a player</comment>
        <translation>Nincs egyetlen pontja sem: %1.</translation>
    </message>
    <message>
        <source>%1 has no points in this category: %2.</source>
        <comment>a player</comment>
        <translation>Nincs pontja ebben a kategóriában (%2): %1.</translation>
    </message>
    <message>
        <source>%1 is worth no points.</source>
        <comment>a place</comment>
        <translation>%1 egyetlen pontot sem ér.</translation>
    </message>
    <message>
        <source>%1 is worth no points in this category: %2.</source>
        <comment>a place</comment>
        <translation>%1 egyetlen pontot sem ér ebben a kategóriában: %2.</translation>
    </message>
    <message>
        <source>Have %1.</source>
        <comment>what is not there</comment>
        <translation>Ne tarts magadnál %1!</translation>
    </message>
    <message>
        <source>You have %1.</source>
        <comment>what is not there</comment>
        <translation>Nem tartasz magadnál %1.</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <comment>a player, what is not there</comment>
        <translation>%1 nem tart magánál %2.</translation>
    </message>
    <message>
        <source>There are %1.</source>
        <comment>what is not there</comment>
        <translation>Nem találsz %1.</translation>
    </message>
    <message>
        <source>Have %1 on the table.</source>
        <comment>what is not there</comment>
        <translation>Ne tarts az asztalon %1!</translation>
    </message>
    <message>
        <source>You have %1 on the table.</source>
        <comment>what is not there</comment>
        <translation>Nem tartasz az asztalon %1.</translation>
    </message>
    <message>
        <source>%1 has %2 on the table.</source>
        <comment>a player, what is not there</comment>
        <translation>%1 nem tart az asztalon %2.</translation>
    </message>
    <message>
        <source>There must be %1 on the table.</source>
        <comment>what is not there</comment>
        <translation>Ne hagyjatok az asztalon %1!</translation>
    </message>
    <message>
        <source>There are %1 on the table.</source>
        <comment>what is not there</comment>
        <translation>Nem találsz az asztalon %1.</translation>
    </message>
    <message>
        <source>Have %1 here: %2.</source>
        <comment>what is not there, places</comment>
        <translation>Ne tarts itt %1: %2.</translation>
    </message>
    <message>
        <source>You have %1 here: %2.</source>
        <comment>what is not there, places</comment>
        <translation>Nem tartasz itt %1: %2.</translation>
    </message>
    <message>
        <source>%1 has %2 here: %3.</source>
        <comment>a player, what is not there, places</comment>
        <translation>%1 nem tart itt %2: %3.</translation>
    </message>
    <message>
        <source>There must be %1 here: %2.</source>
        <comment>what is not there, places</comment>
        <translation>Ne hagyjatok itt %1: %2.</translation>
    </message>
    <message>
        <source>There are %1 here: %2.</source>
        <comment>what is not there, places</comment>
        <translation>Nem találsz itt %1: %2.</translation>
    </message>
    <message>
        <source>No part of the game has begun.</source>
        <translation>A játék egyetlen fázisa sem kezdődött el.</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>A játék nem ért véget.</translation>
    </message>
    <message>
        <source>Do not trigger the end of the game.</source>
        <translation>Ne idézd elő a játék végét!</translation>
    </message>
    <message>
        <source>You have not triggered the end of the game.</source>
        <translation>Nem idézted elő a játék végét.</translation>
    </message>
    <message>
        <source>%1 has not triggered the end of the game.</source>
        <comment>a player</comment>
        <translation>%1 nem idézte elő a játék végét.</translation>
    </message>
    <message>
        <source>Nobody has triggered the end of the game.</source>
        <translation>Senki sem idézte elő a játék végét.</translation>
    </message>
    <message>
        <source>Move %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Ne mozgass %1!</translation>
    </message>
    <message>
        <source>Place %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Ne tegyél le %1!</translation>
    </message>
    <message>
        <source>Cover or remove %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Ne takarj le és ne távolíts el %1!</translation>
    </message>
    <message>
        <source>Gain %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Ne szerezz %1!</translation>
    </message>
    <message>
        <source>Pay %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Ne fizess %1!</translation>
    </message>
    <message>
        <source>Reveal %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Ne fedj fel %1!</translation>
    </message>
    <message>
        <source>Leave %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Ne hagyj ott %1!</translation>
    </message>
    <message>
        <source>You have moved %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Nem mozgattál %1.</translation>
    </message>
    <message>
        <source>You have placed %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Nem tettél le %1.</translation>
    </message>
    <message>
        <source>You have covered or removed %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Nem takartál le és nem távolítottál el %1.</translation>
    </message>
    <message>
        <source>You have gained %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Nem szereztél %1.</translation>
    </message>
    <message>
        <source>You have paid %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Nem fizettél %1.</translation>
    </message>
    <message>
        <source>You have revealed %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Nem fedtél fel %1.</translation>
    </message>
    <message>
        <source>You have left %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Nem hagytál ott %1.</translation>
    </message>
    <message>
        <source>%1 has moved %2.</source>
        <comment>a player, nothing of what is named</comment>
        <translation>%1 nem mozgatott %2.</translation>
    </message>
    <message>
        <source>%1 has placed %2.</source>
        <comment>a player, nothing of what is named</comment>
        <translation>%1 nem tett le %2.</translation>
    </message>
    <message>
        <source>%1 has covered or removed %2.</source>
        <comment>a player, nothing of what is named</comment>
        <translation>%1 nem takart le és nem távolított el %2.</translation>
    </message>
    <message>
        <source>%1 has gained %2.</source>
        <comment>a player, nothing of what is named</comment>
        <translation>%1 nem szerzett %2.</translation>
    </message>
    <message>
        <source>%1 has paid %2.</source>
        <comment>a player, nothing of what is named</comment>
        <translation>%1 nem fizetett %2.</translation>
    </message>
    <message>
        <source>%1 has revealed %2.</source>
        <comment>a player, nothing of what is named</comment>
        <translation>%1 nem fedett fel %2.</translation>
    </message>
    <message>
        <source>%1 has left %2.</source>
        <comment>a player, nothing of what is named</comment>
        <translation>%1 nem hagyott ott %2.</translation>
    </message>
    <message>
        <source>Moved so far: %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Eddig nem mozgattatok %1.</translation>
    </message>
    <message>
        <source>Placed so far: %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Eddig nem tettetek le %1.</translation>
    </message>
    <message>
        <source>Covered or removed so far: %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Eddig nem takartatok le és nem távolítottatok el %1.</translation>
    </message>
    <message>
        <source>Gained so far: %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Eddig nem szereztetek %1.</translation>
    </message>
    <message>
        <source>Paid so far: %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Eddig nem fizettetek %1.</translation>
    </message>
    <message>
        <source>Revealed so far: %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Eddig nem fedtetek fel %1.</translation>
    </message>
    <message>
        <source>Left so far: %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Eddig nem hagytatok ott %1.</translation>
    </message>
</context>
<context>
    <name>LessonNames</name>
    <message>
        <source>Explain</source>
        <comment>a kind of step</comment>
        <translation>Magyarázat</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>a kind of step</comment>
        <translation>Bemutatás</translation>
    </message>
    <message>
        <source>Do</source>
        <comment>a kind of step</comment>
        <translation>Feladat</translation>
    </message>
    <message>
        <source>Choose</source>
        <comment>a kind of step</comment>
        <translation>Választás</translation>
    </message>
    <message>
        <source>Predict the score</source>
        <comment>a kind of step</comment>
        <translation>Pontbecslés</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>a kind of step</comment>
        <translation>Továbbjátszás</translation>
    </message>
    <message>
        <source>A text beside the position.</source>
        <translation>Szöveg az állás mellett.</translation>
    </message>
    <message>
        <source>Moves are played while the reader watches.</source>
        <translation>Az olvasó szeme előtt akciók játszódnak le.</translation>
    </message>
    <message>
        <source>The reader plays until a goal is reached.</source>
        <translation>Az olvasó addig játszik, amíg el nem ér egy célt.</translation>
    </message>
    <message>
        <source>A question with answers to choose from.</source>
        <translation>Feleletválasztós kérdés.</translation>
    </message>
    <message>
        <source>The reader predicts how many points a line of play scores.</source>
        <translation>Az olvasó megbecsüli, hány pontot hoz egy akciósor.</translation>
    </message>
    <message>
        <source>The reader plays on against computer players.</source>
        <translation>Az olvasó gépi játékosok ellen játszik tovább.</translation>
    </message>
    <message>
        <source>Ring</source>
        <comment>a mark on the board</comment>
        <translation>Karika</translation>
    </message>
    <message>
        <source>Arrow</source>
        <comment>a mark on the board</comment>
        <translation>Nyíl</translation>
    </message>
    <message>
        <source>Label</source>
        <comment>a mark on the board</comment>
        <translation>Felirat</translation>
    </message>
    <message>
        <source>Spotlight</source>
        <comment>a mark on the board</comment>
        <translation>Reflektor</translation>
    </message>
    <message>
        <source>Ghost piece</source>
        <comment>a mark on the board</comment>
        <translation>Árnyékkép</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>what a mark says</comment>
        <translation>Semleges</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>what a mark says</comment>
        <translation>Jó</translation>
    </message>
    <message>
        <source>Bad</source>
        <comment>what a mark says</comment>
        <translation>Rossz</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>a move</comment>
        <translation>Helyes</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>a move</comment>
        <translation>Jó</translation>
    </message>
    <message>
        <source>Wrong</source>
        <comment>a move</comment>
        <translation>Hibás</translation>
    </message>
    <message>
        <source>Label: %1</source>
        <translation>Felirat: %1</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Cím</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Összefoglaló</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Fejezet</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Szöveg</translation>
    </message>
    <message>
        <source>After this move: %1</source>
        <translation>Ez után az akció után: %1</translation>
    </message>
    <message>
        <source>After any other wrong move</source>
        <translation>Minden más hibás akció után</translation>
    </message>
    <message>
        <source>After mistake %1</source>
        <translation>%1. hiba után</translation>
    </message>
    <message>
        <source>Hint %1</source>
        <translation>%1. tipp</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>%1. válasz</translation>
    </message>
    <message>
        <source>When answer %1 is chosen</source>
        <translation>%1. válasz esetén</translation>
    </message>
    <message>
        <source>With the right number</source>
        <translation>A helyes szám mellé</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who did what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>When the goal is reached another way</source>
        <translation>Ha a cél más úton teljesül</translation>
    </message>
</context>
<context>
    <name>MilestonesWords</name>
    <message>
        <source>Draw a bonus tile: %1</source>
        <translation>Bónuszlapka húzása: %1</translation>
    </message>
    <message>
        <source>Turn up a worker tile: %1</source>
        <translation>Munkáslapka felfordítása: %1</translation>
    </message>
    <message>
        <source>Choose a starting tile: %1 (spaces %2–%3)</source>
        <translation>Kezdőlapka választása: %1 (mezők: %2–%3)</translation>
    </message>
    <message>
        <source>Move to the castle</source>
        <translation>Lépés a várra</translation>
    </message>
    <message>
        <source>Move to the trading house</source>
        <translation>Lépés a kereskedőházra</translation>
    </message>
    <message>
        <source>Move to the board of works</source>
        <translation>Lépés az építési bizottságra</translation>
    </message>
    <message>
        <source>Move to the mill</source>
        <translation>Lépés a malomra</translation>
    </message>
    <message>
        <source>Move to employment space %1</source>
        <translation>Lépés munkahelyre: %1</translation>
    </message>
    <message>
        <source>Move to employment space %1 (%2)</source>
        <translation>Lépés munkahelyre: %1 (%2)</translation>
    </message>
    <message>
        <source>Hire workers: %1 (spaces %2–%3)</source>
        <translation>Új munkás felvétele: %1 (mezők: %2–%3)</translation>
    </message>
    <message>
        <source>Buy goods: %1</source>
        <translation>Erőforrások vásárlása: %1</translation>
    </message>
    <message>
        <source>Sell goods: %1</source>
        <translation>Erőforrások eladása: %1</translation>
    </message>
    <message>
        <source>Build a street section: %1–%2–%3</source>
        <translation>Útszakasz építése: %1–%2–%3</translation>
    </message>
    <message>
        <source>Build a house: %1</source>
        <translation>Házépítés: %1</translation>
    </message>
    <message>
        <source>Build a marketplace: %1</source>
        <translation>Piac építése: %1</translation>
    </message>
    <message>
        <source>Pick up the bonus tile: %1, for employment space %2</source>
        <translation>Bónuszlapka elvétele: %1, munkahely: %2</translation>
    </message>
    <message>
        <source>Leave the bonus tile: %1</source>
        <translation>Bónuszlapka otthagyása: %1</translation>
    </message>
    <message>
        <source>Supply a marketplace: %1</source>
        <translation>Liszt kiszállítása: %1</translation>
    </message>
    <message>
        <source>Supply a marketplace: %1, number at %2</source>
        <translation>Liszt kiszállítása: %1, szám helye: %2</translation>
    </message>
    <message>
        <source>Supply a marketplace: %1, numbers at %2 and %3</source>
        <translation>Liszt kiszállítása: %1, számok helye: %2 és %3</translation>
    </message>
    <message>
        <source>Keep goods: %1</source>
        <translation>Erőforrások megtartása: %1</translation>
    </message>
    <message>
        <source>Cover the worker on employment space %1</source>
        <translation>Munkás letakarása, munkahely: %1</translation>
    </message>
    <message>
        <source>Cover the worker on employment space %1 (%2)</source>
        <translation>Munkás letakarása, munkahely: %1 (%2)</translation>
    </message>
    <message>
        <source>Finish the visit</source>
        <translation>Látogatás befejezése</translation>
    </message>
    <message>
        <source>Bonus tile drawn: %1</source>
        <translation>Húzott bónuszlapka: %1</translation>
    </message>
    <message>
        <source>Worker tile turned up: %1</source>
        <translation>Felfordított munkáslapka: %1</translation>
    </message>
    <message>
        <source>Chose a starting tile: %1 (spaces %2–%3)</source>
        <translation>Kezdőlapkát választott: %1 (mezők: %2–%3)</translation>
    </message>
    <message>
        <source>Moved to the castle</source>
        <translation>A várra lépett</translation>
    </message>
    <message>
        <source>Moved to the trading house</source>
        <translation>A kereskedőházra lépett</translation>
    </message>
    <message>
        <source>Moved to the board of works</source>
        <translation>Az építési bizottságra lépett</translation>
    </message>
    <message>
        <source>Moved to the mill</source>
        <translation>A malomra lépett</translation>
    </message>
    <message>
        <source>Moved to employment space %1</source>
        <translation>Munkahelyre lépett: %1</translation>
    </message>
    <message>
        <source>Moved to employment space %1 (%2)</source>
        <translation>Munkahelyre lépett: %1 (%2)</translation>
    </message>
    <message>
        <source>Hired workers: %1 (spaces %2–%3)</source>
        <translation>Új munkást vett fel: %1 (mezők: %2–%3)</translation>
    </message>
    <message>
        <source>Bought goods: %1</source>
        <translation>Erőforrásokat vásárolt: %1</translation>
    </message>
    <message>
        <source>Sold goods: %1</source>
        <translation>Erőforrásokat adott el: %1</translation>
    </message>
    <message>
        <source>Built a street section: %1–%2–%3</source>
        <translation>Útszakaszt épített: %1–%2–%3</translation>
    </message>
    <message>
        <source>Built a house: %1</source>
        <translation>Házat épített: %1</translation>
    </message>
    <message>
        <source>Built a marketplace: %1</source>
        <translation>Piacot épített: %1</translation>
    </message>
    <message>
        <source>Picked up a bonus tile: %1, for employment space %2</source>
        <translation>Bónuszlapkát vett el: %1, munkahely: %2</translation>
    </message>
    <message>
        <source>Left a bonus tile: %1</source>
        <translation>Bónuszlapkát hagyott ott: %1</translation>
    </message>
    <message>
        <source>Supplied a marketplace: %1</source>
        <translation>Lisztet szállított ki: %1</translation>
    </message>
    <message>
        <source>Supplied a marketplace: %1, number at %2</source>
        <translation>Lisztet szállított ki: %1, szám helye: %2</translation>
    </message>
    <message>
        <source>Supplied a marketplace: %1, numbers at %2 and %3</source>
        <translation>Lisztet szállított ki: %1, számok helye: %2 és %3</translation>
    </message>
    <message>
        <source>Kept goods: %1</source>
        <translation>Erőforrásokat tartott meg: %1</translation>
    </message>
    <message>
        <source>Covered the worker on employment space %1</source>
        <translation>Munkást takart le, munkahely: %1</translation>
    </message>
    <message>
        <source>Covered the worker on employment space %1 (%2)</source>
        <translation>Munkást takart le, munkahely: %1 (%2)</translation>
    </message>
    <message>
        <source>Finished the visit</source>
        <translation>Befejezte a látogatást</translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <translation>
            <numerusform>%n kő</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n fa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sand</source>
        <translation>
            <numerusform>%n homok</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain</source>
        <translation>
            <numerusform>%n búza</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n pénz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quarrymen</source>
        <translation>
            <numerusform>%n kőfejtő</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lumberjack(s)</source>
        <translation>
            <numerusform>%n favágó</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sand worker(s)</source>
        <translation>
            <numerusform>%n homokszitáló</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain grower(s)</source>
        <translation>
            <numerusform>%n arató</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coiner(s)</source>
        <translation>
            <numerusform>%n pénzverő</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n munkás</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker tile(s)</source>
        <translation>
            <numerusform>%n munkáslapka</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cover tile(s)</source>
        <translation>
            <numerusform>%n takarólapka</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus tile(s)</source>
        <translation>
            <numerusform>%n bónuszlapka</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n playing piece(s)</source>
        <translation>
            <numerusform>%n figura</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n street piece(s)</source>
        <translation>
            <numerusform>%n útelem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n street section(s)</source>
        <translation>
            <numerusform>%n útszakasz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n milestone(s)</source>
        <translation>
            <numerusform>%n mérföldkő</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marketplace(s)</source>
        <translation>
            <numerusform>%n piac</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house(s)</source>
        <translation>
            <numerusform>%n ház</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flour sack(s)</source>
        <translation>
            <numerusform>%n liszteszsák</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n győzelmi pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker tile(s) in the draw pile</source>
        <translation>
            <numerusform>%n munkáslapka a húzópakliban</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s)</source>
        <translation>
            <numerusform>%n erőforrás</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n</source>
        <comment>a term that has no plural, its number</comment>
        <translation>
            <numerusform>%1: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>S</source>
        <comment>letter of stone; the five goods need five letters</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>W</source>
        <comment>letter of wood; the five goods need five letters</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>A</source>
        <comment>letter of sand; the five goods need five letters</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>G</source>
        <comment>letter of grain; the five goods need five letters</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>C</source>
        <comment>letter of coins; the five goods need five letters</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>Two corners have the same name: %1</source>
        <translation>Két csúcsnak azonos a neve: %1</translation>
    </message>
    <message>
        <source>These corners do not form a triangle.</source>
        <translation>Ezek a csúcsok nem alkotnak háromszöget.</translation>
    </message>
    <message>
        <source>These corners are not neighbors on the grid.</source>
        <translation>Ezek a csúcsok nem szomszédosak a rácson.</translation>
    </message>
    <message>
        <source>Only the first marketplace has no number. Corner without a number: %1</source>
        <translation>Csak a kezdőpiac lehet szám nélküli. Szám nélküli csúcs: %1</translation>
    </message>
    <message>
        <source>The first marketplace cannot have a number: %1</source>
        <translation>A kezdőpiacnak nem lehet száma: %1</translation>
    </message>
    <message>
        <source>The grid has no corner here: %1, %2. The sum must be even.</source>
        <translation>Itt nincs csúcsa a rácsnak: %1, %2. Az összegnek párosnak kell lennie.</translation>
    </message>
    <message>
        <source>No line leads from the first marketplace to this corner: %1</source>
        <translation>A kezdőpiactól nem vezet vonal ehhez a csúcshoz: %1</translation>
    </message>
    <message>
        <source>Two corners are in the same place: %1, %2. The other corner: %3</source>
        <translation>Két csúcs azonos helyen van: %1, %2. A másik csúcs: %3</translation>
    </message>
    <message>
        <source>There are fewer bonus tiles than bushes. Bonus tiles: %1. Bushes: %2</source>
        <translation>Kevesebb a bónuszlapka, mint a bokor. Bónuszlapkák: %1. Bokrok: %2</translation>
    </message>
    <message>
        <source>There are too few worker tiles for the display and the starting tiles: %1. Needed: %2</source>
        <translation>Nincs elég munkáslapka a kínálathoz és a kezdőlapkákhoz: %1. Szükséges: %2</translation>
    </message>
    <message>
        <source>There is no corner with this name: %1</source>
        <translation>Nincs ilyen nevű csúcs: %1</translation>
    </message>
    <message>
        <source>Corners are named by row and position in the row. Expected: %1. Found: %2</source>
        <translation>A csúcsok nevét a sor és a soron belüli hely adja. Várt: %1. Talált: %2</translation>
    </message>
    <message>
        <source>Choice of starting tiles: %1</source>
        <translation>Kezdőlapkák választása: %1</translation>
    </message>
    <message>
        <source>Turn: %1</source>
        <translation>Kör: %1</translation>
    </message>
    <message>
        <source>The final scoring begins.</source>
        <translation>Kezdődik a végső elszámolás.</translation>
    </message>
    <message>
        <source>The bonus tile of a covered worker leaves the game: %1</source>
        <translation>A letakart munkás bónuszlapkája kikerül a játékból: %1</translation>
    </message>
    <message>
        <source>The leftover starting tile leaves the game: %1</source>
        <translation>A megmaradt kezdőlapka kikerül a játékból: %1</translation>
    </message>
    <message>
        <source>Bonus tile: %1, %2</source>
        <translation>Bónuszlapka: %1, %2</translation>
    </message>
    <message>
        <source>%1 left the bonus tile: %2</source>
        <translation>%1 otthagyta a bónuszlapkát: %2</translation>
    </message>
    <message>
        <source>Nobody can hire workers anymore, so the game ends.</source>
        <translation>Már senki sem tud munkást felvenni: a játék véget ér.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A játék véget ért.</translation>
    </message>
    <message>
        <source>%1 placed a worker tile: employment spaces %2–%3, %4</source>
        <translation>%1 lehelyezett egy munkáslapkát (munkahelyek: %2–%3): %4</translation>
    </message>
    <message>
        <source>%1 picked up a bonus tile: %2, for employment space %3</source>
        <translation>%1 elvett egy bónuszlapkát: %2, munkahely: %3</translation>
    </message>
    <message>
        <source>%1 moved to the castle.</source>
        <translation>%1 a várra lépett.</translation>
    </message>
    <message>
        <source>%1 moved to the trading house.</source>
        <translation>%1 a kereskedőházra lépett.</translation>
    </message>
    <message>
        <source>%1 moved to the board of works.</source>
        <translation>%1 az építési bizottságra lépett.</translation>
    </message>
    <message>
        <source>%1 moved to the mill.</source>
        <translation>%1 a malomra lépett.</translation>
    </message>
    <message>
        <source>%1 moved to employment space %2.</source>
        <translation>%1 munkahelyre lépett: %2.</translation>
    </message>
    <message>
        <source>%1 placed a street piece: %2</source>
        <translation>%1 lehelyezett egy útelemet: %2</translation>
    </message>
    <message>
        <source>%1 placed a milestone: %2</source>
        <translation>%1 lehelyezett egy mérföldkövet: %2</translation>
    </message>
    <message>
        <source>%1 built a marketplace: %2</source>
        <translation>%1 épített egy piacot: %2</translation>
    </message>
    <message>
        <source>%1 built a house: %2</source>
        <translation>%1 épített egy házat: %2</translation>
    </message>
    <message>
        <source>%1 supplied a marketplace: %2</source>
        <translation>%1 lisztet szállított ki: %2</translation>
    </message>
    <message>
        <source>%1 received %2 from the worker on employment space %3.</source>
        <translation>%1 a munkástól ezt kapta: %2 (munkahely: %3).</translation>
    </message>
    <message>
        <source>%1 received income: %2</source>
        <translation>%1 bevételt kapott: %2</translation>
    </message>
    <message>
        <source>%1 bought goods: %2</source>
        <translation>%1 erőforrásokat vásárolt: %2</translation>
    </message>
    <message>
        <source>%1 received %2 for the goods sold.</source>
        <translation>%1 az eladott erőforrásokért ezt kapta: %2</translation>
    </message>
    <message>
        <source>%1 received %2 for the supplied marketplace.</source>
        <translation>%1 a liszt kiszállításáért ezt kapta: %2</translation>
    </message>
    <message>
        <source>%1 received: %2</source>
        <translation>%1 ezt kapta: %2</translation>
    </message>
    <message>
        <source>%1 paid for a street section: %2</source>
        <translation>%1 ennyit fizetett egy útszakaszért: %2</translation>
    </message>
    <message>
        <source>%1 paid for a house: %2</source>
        <translation>%1 ennyit fizetett egy házért: %2</translation>
    </message>
    <message>
        <source>%1 paid for a marketplace: %2</source>
        <translation>%1 ennyit fizetett egy piacért: %2</translation>
    </message>
    <message>
        <source>%1 paid for a flour sack: %2</source>
        <translation>%1 ennyit fizetett egy liszteszsákért: %2</translation>
    </message>
    <message>
        <source>%1 paid for a worker tile: %2</source>
        <translation>%1 ennyit fizetett egy munkáslapkáért: %2</translation>
    </message>
    <message>
        <source>%1 paid for a goods cube: %2</source>
        <translation>%1 ennyit fizetett egy erőforrás-kockáért: %2</translation>
    </message>
    <message>
        <source>%1 sold goods: %2</source>
        <translation>%1 erőforrásokat adott el: %2</translation>
    </message>
    <message>
        <source>%1 returned goods at the castle: %2</source>
        <translation>%1 erőforrásokat adott vissza a váron: %2</translation>
    </message>
    <message>
        <source>%1 paid: %2</source>
        <translation>%1 ennyit fizetett: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for a milestone. %2</source>
        <translation>
            <numerusform>%1: %n győzelmi pont egy mérföldkőért. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for a house. %2</source>
        <translation>
            <numerusform>%1: %n győzelmi pont egy házért. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for a marketplace. %2</source>
        <translation>
            <numerusform>%1: %n győzelmi pont egy piacért. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for a supplied marketplace. %2</source>
        <translation>
            <numerusform>%1: %n győzelmi pont liszt kiszállításáért. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for a bonus tile. %2</source>
        <translation>
            <numerusform>%1: %n győzelmi pont egy bónuszlapkáért. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for a worker with a bonus tile. %2</source>
        <translation>
            <numerusform>%1: %n győzelmi pont egy bónuszlapkás munkásért. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for the majority. %2</source>
        <translation>
            <numerusform>%1: %n győzelmi pont a többségért. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the first turn, only the first marketplace is built.</source>
        <translation>Az első kör előtt csak a kezdőpiac áll.</translation>
    </message>
    <message>
        <source>Before the first turn, a player has only the starting capital, and the playing piece is on the castle. Player: %1</source>
        <translation>Az első kör előtt a játékosnak csak a kezdőtőkéje van meg, figurája pedig a váron áll. Játékos: %1</translation>
    </message>
    <message>
        <source>Bonus tiles are put on the bushes one after the other, in the order of the edition.</source>
        <translation>A bónuszlapkák egymás után, a kiadás szerinti sorrendben kerülnek a bokrokra.</translation>
    </message>
    <message>
        <source>Before the first turn, every bush has its bonus tile.</source>
        <translation>Az első kör előtt minden bokron ott van a bónuszlapkája.</translation>
    </message>
    <message>
        <source>The bonus tiles are turned up first, then the display, then the starting tiles.</source>
        <translation>Először a bónuszlapkákat kell felfordítani, aztán a kínálatot, végül a kezdőlapkákat.</translation>
    </message>
    <message>
        <source>Starting tiles on offer: %1. Expected: %2</source>
        <translation>Választható kezdőlapkák: %1. Várt: %2</translation>
    </message>
    <message>
        <source>All starting tiles have been chosen, so the first turn begins.</source>
        <translation>A kezdőlapkák kiválasztása befejeződött, ezért kezdődik az első kör.</translation>
    </message>
    <message>
        <source>Each player chooses two starting tiles, one player after the other. %1 has: %2. Expected: %3</source>
        <translation>A játékosok egymás után két-két kezdőlapkát választanak. %1 lapkái: %2. Várt: %3</translation>
    </message>
    <message>
        <source>Starting tiles are chosen counter-clockwise, the starting player last. Now it is the turn of: %1</source>
        <translation>A kezdőlapkák választása az óramutató járásával ellentétes irányban halad, a kezdőjátékos az utolsó. Most következik: %1</translation>
    </message>
    <message>
        <source>A turn has two moves. Moves left after this one: %1. Maximum: %2</source>
        <translation>Egy kör két lépésből áll. E lépés után hátralévő lépések: %1. Legfeljebb: %2</translation>
    </message>
    <message>
        <source>For the current action, the playing piece must be here: %1</source>
        <translation>A mostani teendőhöz a figurának itt kell állnia: %1</translation>
    </message>
    <message>
        <source>Workers are hired only at the trading house.</source>
        <translation>Munkás csak a kereskedőházban vehető fel.</translation>
    </message>
    <message>
        <source>The display is refilled only after workers have been hired.</source>
        <translation>A kínálat feltöltése csak munkás felvétele után következik.</translation>
    </message>
    <message>
        <source>Only a player with more than %1 goods has to reduce them. Goods: %2</source>
        <translation>Csak annak kell csökkentenie az erőforrásait, akinek ennél több van: %1. Erőforrások: %2</translation>
    </message>
    <message>
        <source>Without a visible worker there is nothing to cover.</source>
        <translation>Látható munkás nélkül nincs mit letakarni.</translation>
    </message>
    <message>
        <source>Bonus tiles are on offer only after something has been built at the board of works.</source>
        <translation>Bónuszlapka csak az építési bizottságnál végzett építkezés után vehető el.</translation>
    </message>
    <message>
        <source>Bonus tiles are on offer only around the milestone, marketplace or house that has just been built.</source>
        <translation>Bónuszlapka csak az éppen megépített mérföldkő, piac vagy ház mellől vehető el.</translation>
    </message>
    <message>
        <source>A bonus tile is on offer only beside what has just been built, and only to a player with a free worker of its kind.</source>
        <translation>Bónuszlapka csak az éppen megépített elem mellől vehető el, és csak akkor, ha a játékosnak van azonos típusú szabad munkása.</translation>
    </message>
    <message>
        <source>No bonus tile is on offer, so building goes on.</source>
        <translation>Nincs felkínált bónuszlapka, ezért az építkezés folytatódik.</translation>
    </message>
    <message>
        <source>Whoever reaches the target space triggers the end of the game. Target space: %1. Points of %2: %3</source>
        <translation>Aki eléri a kitűzött pontszámot, előidézi a játék végét. Kitűzött pontszám: %1. Pontszám (%2): %3</translation>
    </message>
    <message>
        <source>Whoever hires the last worker tile triggers the end of the game.</source>
        <translation>Aki megveszi az utolsó munkáslapkát, előidézi a játék végét.</translation>
    </message>
    <message>
        <source>%1 has triggered the end of the game without reaching the target space (%2) or hiring the last worker tile.</source>
        <translation>%1 a kitűzött pontszám (%2) elérése és az utolsó munkáslapka megvétele nélkül idézte elő a játék végét.</translation>
    </message>
    <message>
        <source>The player who triggered the end of the game takes no more turns: %1</source>
        <translation>A játék végét előidéző játékosnak nincs több köre: %1</translation>
    </message>
    <message>
        <source>The game is over, but nothing has triggered its end.</source>
        <translation>A játék véget ért, de semmi sem idézte elő a végét.</translation>
    </message>
    <message>
        <source>The game is over before every player has had a last turn. The last one was: %1</source>
        <translation>A játék véget ért, mielőtt minden játékosnak lett volna utolsó köre. Az utolsó kör játékosa: %1</translation>
    </message>
    <message>
        <source>Majorities are scored only in the final scoring. Player: %1</source>
        <translation>A többség csak a végső elszámoláskor ér pontot. Játékos: %1</translation>
    </message>
    <message>
        <source>Nobody can hire workers anymore, so the game would have ended.</source>
        <translation>Már senki sem tud munkást felvenni, ezért a játéknak véget kellett volna érnie.</translation>
    </message>
    <message>
        <source>There are points for something that has not been built. %1: %2</source>
        <translation>Olyasmiért is szerepel pont, ami nem épült meg. %1: %2</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Csúcs</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Vonal</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Háromszög</translation>
    </message>
    <message>
        <source>Space of the loop</source>
        <translation>A körpálya mezője</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Erőforrások</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Kínálat</translation>
    </message>
    <message>
        <source>Starting tiles</source>
        <translation>Kezdőlapkák</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Készlet</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Húzópakli</translation>
    </message>
    <message>
        <source>Score track</source>
        <translation>Pontozósáv</translation>
    </message>
    <message>
        <source>Leave the bonus tile</source>
        <translation>Bónuszlapka otthagyása</translation>
    </message>
    <message>
        <source>Corner %1</source>
        <translation>%1 jelű csúcs</translation>
    </message>
    <message>
        <source>Corner %1 (first marketplace)</source>
        <translation>%1 jelű csúcs (kezdőpiac)</translation>
    </message>
    <message>
        <source>Corner %1 (number %2)</source>
        <translation>%1 jelű csúcs (szám: %2)</translation>
    </message>
    <message>
        <source>Triangle %1 (bush)</source>
        <translation>%1. háromszög (bokor)</translation>
    </message>
    <message>
        <source>Triangle %1</source>
        <translation>%1. háromszög</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Vár</translation>
    </message>
    <message>
        <source>Trading house</source>
        <translation>Kereskedőház</translation>
    </message>
    <message>
        <source>Board of works</source>
        <translation>Építési bizottság</translation>
    </message>
    <message>
        <source>Mill</source>
        <translation>Malom</translation>
    </message>
    <message>
        <source>Employment space %1</source>
        <translation>%1. munkahely</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>space, player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Supply: %1</source>
        <translation>Készlet: %1</translation>
    </message>
    <message>
        <source>Supply: street sections</source>
        <translation>Készlet: útszakaszok</translation>
    </message>
    <message>
        <source>Supply: houses</source>
        <translation>Készlet: házak</translation>
    </message>
    <message>
        <source>Supply: marketplaces</source>
        <translation>Készlet: piacok</translation>
    </message>
    <message>
        <source>Supply: flour sacks</source>
        <translation>Készlet: liszteszsákok</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>%1. vonal</translation>
    </message>
    <message>
        <source>Line %1–%2</source>
        <translation>%1–%2 vonal</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>kind of goods, player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Display, slot %1</source>
        <translation>Kínálat, %1. hely</translation>
    </message>
    <message>
        <source>Starting tiles, slot %1</source>
        <translation>Kezdőlapkák, %1. hely</translation>
    </message>
    <message>
        <source>Score track (%1)</source>
        <translation>Pontozósáv (%1)</translation>
    </message>
    <message>
        <source>Finish the visit (%1)</source>
        <translation>Látogatás befejezése (%1)</translation>
    </message>
    <message>
        <source>Leave the bonus tile (%1)</source>
        <translation>Bónuszlapka otthagyása (%1)</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Kő</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Fa</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Homok</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Búza</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Pénz</translation>
    </message>
    <message>
        <source>Quarryman</source>
        <translation>Kőfejtő</translation>
    </message>
    <message>
        <source>Lumberjack</source>
        <translation>Favágó</translation>
    </message>
    <message>
        <source>Sand worker</source>
        <translation>Homokszitáló</translation>
    </message>
    <message>
        <source>Grain grower</source>
        <translation>Arató</translation>
    </message>
    <message>
        <source>Coiner</source>
        <translation>Pénzverő</translation>
    </message>
    <message>
        <source>Playing piece</source>
        <translation>Figura</translation>
    </message>
    <message>
        <source>Worker tile</source>
        <translation>Munkáslapka</translation>
    </message>
    <message>
        <source>Cover tile</source>
        <translation>Takarólapka</translation>
    </message>
    <message>
        <source>Bonus tile</source>
        <translation>Bónuszlapka</translation>
    </message>
    <message>
        <source>Street piece</source>
        <translation>Útelem</translation>
    </message>
    <message>
        <source>Street section</source>
        <translation>Útszakasz</translation>
    </message>
    <message>
        <source>Milestone</source>
        <translation>Mérföldkő</translation>
    </message>
    <message>
        <source>Marketplace</source>
        <translation>Piac</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Ház</translation>
    </message>
    <message>
        <source>Flour sack</source>
        <translation>Liszteszsák</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Munkás</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Bevétel</translation>
    </message>
    <message>
        <source>Hire workers</source>
        <translation>Új munkás felvétele</translation>
    </message>
    <message>
        <source>Buy goods</source>
        <translation>Erőforrások vásárlása</translation>
    </message>
    <message>
        <source>Sell goods</source>
        <translation>Erőforrások eladása</translation>
    </message>
    <message>
        <source>Keep goods</source>
        <translation>Erőforrások megtartása</translation>
    </message>
    <message>
        <source>Target space</source>
        <translation>Kitűzött pontszám</translation>
    </message>
    <message>
        <source>Last worker tile</source>
        <translation>Utolsó munkáslapka</translation>
    </message>
    <message>
        <source>Nobody can hire workers anymore</source>
        <translation>Már senki sem tud munkást felvenni</translation>
    </message>
    <message>
        <source>Choice of starting tiles</source>
        <translation>Kezdőlapkák választása</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Végső elszámolás</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Győzelmi pontok</translation>
    </message>
    <message>
        <source>Worker with a bonus tile</source>
        <translation>Bónuszlapkás munkás</translation>
    </message>
    <message>
        <source>Majority</source>
        <translation>Többség</translation>
    </message>
    <message>
        <source>From before this position</source>
        <translation>Az állás előtti pontok</translation>
    </message>
    <message>
        <source>Quarryman %1</source>
        <translation>Kőfejtő %1</translation>
    </message>
    <message>
        <source>Lumberjack %1</source>
        <translation>Favágó %1</translation>
    </message>
    <message>
        <source>Sand worker %1</source>
        <translation>Homokszitáló %1</translation>
    </message>
    <message>
        <source>Grain grower %1</source>
        <translation>Arató %1</translation>
    </message>
    <message>
        <source>Coiner %1</source>
        <translation>Pénzverő %1</translation>
    </message>
    <message>
        <source>Worker tile %1</source>
        <translation>%1. munkáslapka</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>the two workers of a tile</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>Bonus tile: %1</source>
        <translation>Bónuszlapka: %1</translation>
    </message>
    <message>
        <source>Playing piece: %1</source>
        <translation>Figura: %1</translation>
    </message>
    <message>
        <source>Costs: %1</source>
        <translation>Ára: %1</translation>
    </message>
    <message>
        <source>There is no such action.</source>
        <translation>Nincs ilyen akció.</translation>
    </message>
    <message>
        <source>Only chance draws tiles.</source>
        <translation>Lapkát csak a véletlen húzhat.</translation>
    </message>
    <message>
        <source>Tiles have to be drawn first.</source>
        <translation>Előbb lapkát kell húzni.</translation>
    </message>
    <message>
        <source>No bonus tile of this kind is left to draw.</source>
        <translation>Ebből a típusból nem maradt kihúzható bónuszlapka.</translation>
    </message>
    <message>
        <source>This worker tile is not in the draw pile.</source>
        <translation>Ez a munkáslapka nincs a húzópakliban.</translation>
    </message>
    <message>
        <source>It is another player’s turn.</source>
        <translation>Most másik játékos van soron.</translation>
    </message>
    <message>
        <source>Starting tiles are chosen only before the first turn.</source>
        <translation>Kezdőlapka csak az első kör előtt választható.</translation>
    </message>
    <message>
        <source>A starting tile has to be chosen first.</source>
        <translation>Előbb kezdőlapkát kell választani.</translation>
    </message>
    <message>
        <source>Workers are hired and goods are bought and sold only at the trading house.</source>
        <translation>Munkást felvenni, valamint erőforrást venni és eladni csak a kereskedőházban lehet.</translation>
    </message>
    <message>
        <source>Street sections, houses and marketplaces are built only at the board of works.</source>
        <translation>Útszakaszt, házat és piacot építeni csak az építési bizottságnál lehet.</translation>
    </message>
    <message>
        <source>Marketplaces are supplied only at the mill.</source>
        <translation>Lisztet a piacokra csak a malomból lehet kiszállítani.</translation>
    </message>
    <message>
        <source>Goods are reduced only at the castle.</source>
        <translation>Az erőforrásokat csak a váron kell csökkenteni.</translation>
    </message>
    <message>
        <source>Workers are covered only at the castle.</source>
        <translation>Munkást letakarni csak a váron kell.</translation>
    </message>
    <message>
        <source>First decide about the bonus tile: pick it up or leave it.</source>
        <translation>Előbb a bónuszlapkáról kell dönteni: elvétel vagy otthagyás.</translation>
    </message>
    <message numerus="yes">
        <source>At the castle, the goods must first be reduced to %n, coins included.</source>
        <translation>
            <numerusform>A váron előbb az erőforrásokat kell csökkenteni: a pénzzel együtt %n darab maradhat.</numerusform>
        </translation>
    </message>
    <message>
        <source>The visit has to be finished before the playing piece moves on.</source>
        <translation>A látogatást be kell fejezni, mielőtt a figura továbblép.</translation>
    </message>
    <message>
        <source>Both moves of the turn have to be made.</source>
        <translation>A kör mindkét lépését meg kell tenni.</translation>
    </message>
    <message numerus="yes">
        <source>A worker has to be covered; this is optional only with %n or fewer visible workers.</source>
        <translation>
            <numerusform>Egy munkást le kell takarni. Ez csak %n vagy kevesebb látható munkás esetén hagyható el.</numerusform>
        </translation>
    </message>
    <message>
        <source>A worker tile covers two adjacent employment spaces, so it cannot begin on the last one.</source>
        <translation>A munkáslapka két szomszédos munkahelyet fed le, ezért nem kezdődhet az utolsón.</translation>
    </message>
    <message>
        <source>A starting tile is placed on two empty employment spaces.</source>
        <translation>A kezdőlapka két üres munkahelyre kerül.</translation>
    </message>
    <message>
        <source>There is no such space.</source>
        <translation>Nincs ilyen mező.</translation>
    </message>
    <message>
        <source>A move must stop at the castle; it cannot go past.</source>
        <translation>A váron meg kell állni, áthaladni rajta nem lehet.</translation>
    </message>
    <message>
        <source>Only one worker tile may be hired in a visit.</source>
        <translation>Látogatásonként csak egy munkáslapka vehető meg.</translation>
    </message>
    <message>
        <source>Only goods cubes are bought and sold, not coins.</source>
        <translation>Venni és eladni csak erőforrás-kockát lehet, pénzt nem.</translation>
    </message>
    <message>
        <source>Only goods that are owned can be kept. Missing: %1</source>
        <translation>Csak meglévő erőforrás tartható meg. Hiányzik: %1</translation>
    </message>
    <message>
        <source>Only a visible worker can be covered.</source>
        <translation>Csak látható munkás takarható le.</translation>
    </message>
    <message>
        <source>No street section is left in the supply.</source>
        <translation>Nincs több útszakasz a készletben.</translation>
    </message>
    <message>
        <source>A street section runs along two lines that follow each other.</source>
        <translation>Az útszakasz két egymást követő vonalon halad.</translation>
    </message>
    <message>
        <source>A street section cannot begin at a milestone.</source>
        <translation>Az útszakasz nem kezdődhet mérföldkőnél.</translation>
    </message>
    <message>
        <source>A street section cannot begin at a joint; streets branch off only at marketplaces.</source>
        <translation>Az útszakasz nem kezdődhet útcsatlakozásnál; utak csak piacnál ágazhatnak el.</translation>
    </message>
    <message>
        <source>A street section begins at a marketplace or at the end of a street.</source>
        <translation>Az útszakasz piacnál vagy útvégnél kezdődik.</translation>
    </message>
    <message>
        <source>A street section cannot touch another street on its way or at its end.</source>
        <translation>Az útszakasz sem közben, sem a végén nem érinthet másik utat.</translation>
    </message>
    <message>
        <source>No house is left in the supply.</source>
        <translation>Nincs több ház a készletben.</translation>
    </message>
    <message>
        <source>A house needs a street along an edge of its triangle.</source>
        <translation>A házhoz útnak kell lennie a háromszög egyik oldalán.</translation>
    </message>
    <message>
        <source>A house can be built on a bonus tile only by a player who can pick it up: a visible worker without a bonus tile is needed. Worker: %1</source>
        <translation>Bónuszlapkára csak az építhet házat, aki a lapkát el tudja venni: ehhez bónuszlapka nélküli látható munkás kell. Munkás: %1</translation>
    </message>
    <message>
        <source>No marketplace is left in the supply.</source>
        <translation>Nincs több piac a készletben.</translation>
    </message>
    <message>
        <source>A marketplace covers a number, and a milestone already covers this one.</source>
        <translation>A piac egy számot takar le, ezt a számot pedig már mérföldkő takarja.</translation>
    </message>
    <message>
        <source>There is already a marketplace here.</source>
        <translation>Itt már van piac.</translation>
    </message>
    <message>
        <source>A marketplace is built at the end of a street or at a joint.</source>
        <translation>Piac útvégre vagy útcsatlakozásra építhető.</translation>
    </message>
    <message>
        <source>A bonus tile is picked up only when a milestone, a marketplace or a house has just been built at its triangle.</source>
        <translation>Bónuszlapka csak akkor vehető el, ha a háromszögénél éppen mérföldkő, piac vagy ház épült.</translation>
    </message>
    <message>
        <source>A bonus tile is placed on a visible worker of its kind. Worker: %1</source>
        <translation>A bónuszlapka a típusának megfelelő látható munkásra kerül. Munkás: %1</translation>
    </message>
    <message>
        <source>The bonus tile belongs to another kind of worker: %1</source>
        <translation>A bónuszlapka másik munkástípushoz tartozik: %1</translation>
    </message>
    <message>
        <source>This worker already has a bonus tile.</source>
        <translation>Ezen a munkáson már van bónuszlapka.</translation>
    </message>
    <message>
        <source>The bonus tile under a house has to be picked up.</source>
        <translation>A ház alatti bónuszlapkát el kell venni.</translation>
    </message>
    <message>
        <source>Only a marketplace can be supplied.</source>
        <translation>Liszt csak piacra szállítható.</translation>
    </message>
    <message>
        <source>This marketplace has already been supplied.</source>
        <translation>Ez a piac már el van látva liszttel.</translation>
    </message>
    <message>
        <source>Only numbers one line away from the marketplace can be chosen.</source>
        <translation>Csak a piactól egy vonalnyira lévő szám választható.</translation>
    </message>
    <message>
        <source>Only an uncovered number can be chosen.</source>
        <translation>Csak szabadon lévő szám választható.</translation>
    </message>
    <message>
        <source>No flour sack is left in the supply.</source>
        <translation>Nincs több liszteszsák a készletben.</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Játéksorrend</translation>
    </message>
    <message>
        <source>Drawing tiles</source>
        <translation>Lapkahúzás</translation>
    </message>
    <message>
        <source>Moving the playing piece</source>
        <translation>Figura mozgatása</translation>
    </message>
    <message>
        <source>Hiring workers</source>
        <translation>Új munkás felvétele</translation>
    </message>
    <message>
        <source>Buying and selling goods</source>
        <translation>Erőforrások vásárlása és eladása</translation>
    </message>
    <message>
        <source>Street sections</source>
        <translation>Útszakaszok</translation>
    </message>
    <message>
        <source>Houses</source>
        <translation>Házak</translation>
    </message>
    <message>
        <source>Marketplaces</source>
        <translation>Piacok</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Bónuszlapkák</translation>
    </message>
    <message>
        <source>Castle: reducing goods</source>
        <translation>Vár: erőforrások csökkentése</translation>
    </message>
    <message>
        <source>Castle: covering a worker</source>
        <translation>Vár: munkás letakarása</translation>
    </message>
    <message>
        <source>Not in the game</source>
        <translation>Ami nincs a játékban</translation>
    </message>
    <message>
        <source>The network of streets</source>
        <translation>Az utak hálózata</translation>
    </message>
    <message>
        <source>Worker tiles on a player board</source>
        <translation>Munkáslapkák a játékostáblán</translation>
    </message>
    <message>
        <source>Goods after the castle</source>
        <translation>Erőforrások a vár után</translation>
    </message>
    <message>
        <source>Display and draw pile</source>
        <translation>Kínálat és húzópakli</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Előkészületek</translation>
    </message>
    <message>
        <source>Course of a turn</source>
        <translation>A kör menete</translation>
    </message>
    <message>
        <source>Bonus tiles on offer</source>
        <translation>Felkínált bónuszlapkák</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>A játék vége</translation>
    </message>
    <message>
        <source>The number of players is %1; it must be from %2 to %3.</source>
        <translation>A játékosok száma: %1. Megengedett: %2–%3.</translation>
    </message>
    <message>
        <source>There must be as many player boards as players. Boards: %1. Players: %2</source>
        <translation>Annyi játékostábla kell, ahány játékos. Játékostáblák: %1. Játékosok: %2</translation>
    </message>
    <message>
        <source>There is no player with this number: %1</source>
        <translation>Nincs ilyen sorszámú játékos: %1</translation>
    </message>
    <message>
        <source>There is no such kind of bonus tile.</source>
        <translation>Nincs ilyen típusú bónuszlapka.</translation>
    </message>
    <message>
        <source>The same piece is in one place twice: %1</source>
        <translation>Ugyanaz a játékelem kétszer van egy helyen: %1</translation>
    </message>
    <message>
        <source>The board has no such place for a piece: %1</source>
        <translation>A táblán nincs ilyen hely játékelem számára: %1</translation>
    </message>
    <message numerus="yes">
        <source>The edition has no such worker tile. It has %n.</source>
        <translation>
            <numerusform>A kiadásban nincs ilyen munkáslapka, összesen %n van benne.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are too many worker tiles in the row: %1. Maximum: %2</source>
        <translation>Túl sok munkáslapka van a sorban: %1. Legfeljebb: %2</translation>
    </message>
    <message>
        <source>There are too many goods of one kind, %1: %2. Maximum: %3</source>
        <translation>Túl sok erőforrás egy fajtából, %1: %2. Legfeljebb: %3</translation>
    </message>
    <message>
        <source>There are too many points from one source, %1: %2. Maximum: %3</source>
        <translation>Túl sok pont egy forrásból, %1: %2. Legfeljebb: %3</translation>
    </message>
    <message>
        <source>There are more pieces than the supply holds, %1: %2. Maximum: %3</source>
        <translation>Több a játékelem, mint amennyi a készletben van, %1: %2. Legfeljebb: %3</translation>
    </message>
    <message>
        <source>The first marketplace is missing.</source>
        <translation>Hiányzik a kezdőpiac.</translation>
    </message>
    <message>
        <source>A milestone and a marketplace cannot cover the same number.</source>
        <translation>Mérföldkő és piac nem takarhatja le ugyanazt a számot.</translation>
    </message>
    <message>
        <source>Every marketplace but the first needs a street.</source>
        <translation>A kezdőpiac kivételével minden piachoz út kell.</translation>
    </message>
    <message>
        <source>A flour sack can only be on a marketplace.</source>
        <translation>Liszteszsák csak piacon lehet.</translation>
    </message>
    <message>
        <source>A milestone joins exactly two street pieces. Street pieces here: %1</source>
        <translation>A mérföldkő pontosan két útelemet köt össze. Útelemek itt: %1</translation>
    </message>
    <message>
        <source>Streets branch off only at marketplaces. Street pieces here: %1</source>
        <translation>Utak csak piacnál ágazhatnak el. Útelemek itt: %1</translation>
    </message>
    <message>
        <source>Each street piece has a milestone at one of its ends.</source>
        <translation>Minden útelem egyik végén mérföldkő van.</translation>
    </message>
    <message>
        <source>A street piece cannot have a milestone at both ends.</source>
        <translation>Egy útelemnek nem lehet mindkét végén mérföldkő.</translation>
    </message>
    <message>
        <source>Streets cannot form a loop.</source>
        <translation>Az utak nem alkothatnak hurkot.</translation>
    </message>
    <message>
        <source>A house and a bonus tile cannot share a triangle.</source>
        <translation>Ház és bónuszlapka nem lehet ugyanazon a háromszögön.</translation>
    </message>
    <message>
        <source>A worker tile cannot be in two places: %1</source>
        <translation>Egy munkáslapka nem lehet két helyen: %1</translation>
    </message>
    <message>
        <source>The two workers of a tile are side by side, in the printed order: %1</source>
        <translation>A lapka két munkása egymás mellett van, a nyomtatott sorrendben: %1</translation>
    </message>
    <message>
        <source>A worker tile covers two adjacent employment spaces; this one sticks out over the edge of the board: %1</source>
        <translation>A munkáslapka két szomszédos munkahelyet fed le; ez túllóg a tábla szélén: %1</translation>
    </message>
    <message>
        <source>A worker tile covers two spaces, so neither of them can be empty: %1</source>
        <translation>A munkáslapka két mezőt fed le, ezért egyik sem lehet üres: %1</translation>
    </message>
    <message>
        <source>When two worker tiles are on the same two spaces, only the upper one is visible: %1</source>
        <translation>Ha két munkáslapka ugyanazon a két mezőn van, csak a felső látszhat: %1</translation>
    </message>
    <message>
        <source>A hidden worker tile is here, so the space cannot be empty: %1</source>
        <translation>Itt egy letakart munkáslapka van, ezért a mező nem lehet üres: %1</translation>
    </message>
    <message>
        <source>A cover tile can only be on a worker.</source>
        <translation>Takarólapka csak munkáson lehet.</translation>
    </message>
    <message>
        <source>A bonus tile can only be on a bush or on a visible worker.</source>
        <translation>Bónuszlapka csak bokron vagy látható munkáson lehet.</translation>
    </message>
    <message>
        <source>After a visit to the castle, no more than %1 goods are left. Goods: %2</source>
        <translation>A vár látogatása után megmaradó erőforrások száma legfeljebb %1. Erőforrások: %2</translation>
    </message>
    <message>
        <source>A game hardly ever brings this many goods: %1. Maximum between two castle visits: %2</source>
        <translation>Ennyi erőforrás játék közben aligha jön össze: %1. Két várlátogatás között legfeljebb: %2</translation>
    </message>
    <message>
        <source>After setup, every player board has at least two worker tiles. Worker tiles of %1: %2</source>
        <translation>Az előkészületek után minden játékostáblán legalább két munkáslapka van. Munkáslapkák (%1): %2</translation>
    </message>
    <message>
        <source>There are more bonus tiles of a kind than the edition has, %1: %2. Maximum: %3</source>
        <translation>Több az azonos típusú bónuszlapka, mint amennyi a kiadásban van, %1: %2. Legfeljebb: %3</translation>
    </message>
    <message>
        <source>The display is refilled as long as the draw pile lasts. Worker tiles: %1. Expected: %2</source>
        <translation>A kínálat mindig feltöltődik, amíg a húzópakli el nem fogy. Munkáslapkák: %1. Várt: %2</translation>
    </message>
    <message>
        <source>Without a draw pile the display is not refilled.</source>
        <translation>Húzópakli nélkül a kínálat nem töltődik fel.</translation>
    </message>
    <message>
        <source>Only the leftover starting tile leaves the game. Worker tiles in the box: %1. Expected: %2</source>
        <translation>Csak a megmaradt kezdőlapka kerül ki a játékból. Munkáslapkák a dobozban: %1. Várt: %2</translation>
    </message>
    <message>
        <source>Once the starting tiles have been chosen, none are left on offer. Starting tiles: %1</source>
        <translation>Ha mindenki választott, nem marad választható kezdőlapka. Kezdőlapkák: %1</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>Milestones</translation>
    </message>
    <message>
        <source>Supplied marketplaces</source>
        <translation>Liszttel ellátott piacok</translation>
    </message>
    <message>
        <source>Bonus tiles picked up</source>
        <translation>Elvett bónuszlapkák</translation>
    </message>
    <message>
        <source>Workers with a bonus tile</source>
        <translation>Bónuszlapkás munkások</translation>
    </message>
    <message>
        <source>Majorities of workers</source>
        <translation>Munkástöbbségek</translation>
    </message>
    <message>
        <source>Chance decides what comes next.</source>
        <translation>A folytatásról a véletlen dönt.</translation>
    </message>
    <message>
        <source>It is another player’s turn to act.</source>
        <translation>Másik játékos következik.</translation>
    </message>
    <message>
        <source>Choose the first starting tile and place it on two empty employment spaces.</source>
        <translation>Válaszd ki az első kezdőlapkát, és tedd két üres munkahelyre.</translation>
    </message>
    <message>
        <source>Choose the second starting tile and place it on two empty employment spaces.</source>
        <translation>Válaszd ki a második kezdőlapkát, és tedd két üres munkahelyre.</translation>
    </message>
    <message>
        <source>First move: move the playing piece clockwise.</source>
        <translation>Első lépés: lépj a figuráddal az óramutató járásával megegyező irányba.</translation>
    </message>
    <message>
        <source>Second move: move the playing piece clockwise.</source>
        <translation>Második lépés: lépj a figuráddal az óramutató járásával megegyező irányba.</translation>
    </message>
    <message>
        <source>Choose the worker that gets the bonus tile of the house.</source>
        <translation>Válaszd ki a munkást, aki a ház bónuszlapkáját kapja.</translation>
    </message>
    <message>
        <source>Pick up a bonus tile for one of the workers, or leave it.</source>
        <translation>Tegyél egy bónuszlapkát az egyik munkásodra, vagy hagyd ott.</translation>
    </message>
    <message numerus="yes">
        <source>Castle: choose the %n good(s) to keep, coins included.</source>
        <translation>
            <numerusform>Vár: válaszd ki a megtartandó %n erőforrást (a pénz is beleszámít).</numerusform>
        </translation>
    </message>
    <message>
        <source>Castle: cover one of the workers.</source>
        <translation>Vár: takard le az egyik munkásodat.</translation>
    </message>
    <message>
        <source>When nobody can hire workers anymore</source>
        <translation>Ha már senki sem tud munkást felvenni</translation>
    </message>
    <message>
        <source>When all players are equal in a worker category</source>
        <translation>Ha egy munkástípusban minden játékos egyenlő</translation>
    </message>
    <message>
        <source>The game ends with the final scoring</source>
        <translation>A játék a végső elszámolással véget ér</translation>
    </message>
    <message>
        <source>Play goes on</source>
        <translation>A játék folytatódik</translation>
    </message>
    <message>
        <source>The category is not scored</source>
        <translation>A munkástípus nem ér pontot</translation>
    </message>
    <message>
        <source>Each player scores as in a tie</source>
        <translation>Minden játékos úgy kap pontot, mint döntetlennél</translation>
    </message>
    <message>
        <source>In the English and French rulebooks a category in which all players have the same total value is not scored. The Hungarian rulebook has no such clause.</source>
        <translation>Az angol és a francia szabálykönyv szerint nem ér pontot az a munkástípus, amelyben minden játékos összértéke egyenlő. A magyar szabálykönyvben nincs ilyen szabály.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Hidden worker tiles</source>
        <translation>Letakart munkáslapkák</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Játékon kívül</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Starting player</source>
        <translation>Kezdőjátékos</translation>
    </message>
    <message>
        <source>Current phase</source>
        <translation>Aktuális fázis</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>A soron lévő játékos</translation>
    </message>
    <message>
        <source>Moves left after this one</source>
        <translation>Hátralévő lépések ezután</translation>
    </message>
    <message>
        <source>Workers hired in this visit</source>
        <translation>Munkásfelvétel ezen a látogatáson</translation>
    </message>
    <message>
        <source>Who triggered the end</source>
        <translation>Aki előidézte a játék végét</translation>
    </message>
    <message>
        <source>Number just covered</source>
        <translation>Az imént letakart szám</translation>
    </message>
    <message>
        <source>House just built</source>
        <translation>Az imént épült ház</translation>
    </message>
    <message>
        <source>Bonus tiles are put on the bushes</source>
        <translation>Bónuszlapkák kerülnek a bokrokra</translation>
    </message>
    <message>
        <source>The display is filled</source>
        <translation>A kínálat feltöltése</translation>
    </message>
    <message>
        <source>Starting tiles are drawn</source>
        <translation>A kezdőlapkák húzása</translation>
    </message>
    <message>
        <source>Move of the playing piece</source>
        <translation>A figura lépése</translation>
    </message>
    <message>
        <source>A worker tile is drawn</source>
        <translation>Munkáslapka húzása</translation>
    </message>
    <message>
        <source>A bonus tile is on offer</source>
        <translation>Felkínált bónuszlapka</translation>
    </message>
    <message>
        <source>Castle: goods are kept</source>
        <translation>Vár: erőforrások megtartása</translation>
    </message>
    <message>
        <source>Castle: a worker is covered</source>
        <translation>Vár: munkás letakarása</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>A játék véget ért</translation>
    </message>
    <message>
        <source>none</source>
        <comment>nothing was built, no tile</comment>
        <translation>nincs</translation>
    </message>
    <message>
        <source>%1: space of the left worker, 0 for the draw pile</source>
        <comment>a worker tile</comment>
        <translation>%1: a bal oldali munkás mezője (0: húzópakli)</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>%1. lapka</translation>
    </message>
    <message>
        <source>Put a marketplace there.</source>
        <translation>Piac kerüljön oda.</translation>
    </message>
    <message>
        <source>Take the marketplace away.</source>
        <translation>A piac levétele.</translation>
    </message>
    <message>
        <source>Put a milestone there: %1</source>
        <comment>a place</comment>
        <translation>Mérföldkő kerüljön ide: %1</translation>
    </message>
    <message>
        <source>Take the milestone away.</source>
        <translation>A mérföldkő levétele.</translation>
    </message>
    <message>
        <source>Take away the street section at this milestone: %1</source>
        <comment>a place</comment>
        <translation>Az ennél a mérföldkőnél lévő útszakasz levétele: %1</translation>
    </message>
    <message>
        <source>Take the street section away.</source>
        <translation>Az útszakasz levétele.</translation>
    </message>
    <message>
        <source>Take the flour sack away.</source>
        <translation>A liszteszsák levétele.</translation>
    </message>
    <message>
        <source>Take the street piece away.</source>
        <translation>Az útelem levétele.</translation>
    </message>
    <message>
        <source>Take away the streets that close the loop.</source>
        <translation>A hurkot bezáró utak levétele.</translation>
    </message>
    <message>
        <source>Take away the streets that are not connected.</source>
        <translation>Az összeköttetés nélküli utak levétele.</translation>
    </message>
    <message>
        <source>Take the house away.</source>
        <translation>A ház levétele.</translation>
    </message>
    <message>
        <source>Take the bonus tile away.</source>
        <translation>A bónuszlapka levétele.</translation>
    </message>
    <message>
        <source>Put the worker tile back into the draw pile: %1</source>
        <comment>a worker tile</comment>
        <translation>A munkáslapka vissza a húzópakliba: %1</translation>
    </message>
    <message>
        <source>Put a cover tile there.</source>
        <translation>Takarólapka kerüljön oda.</translation>
    </message>
    <message>
        <source>Take the cover tile away.</source>
        <translation>A takarólapka levétele.</translation>
    </message>
    <message>
        <source>Show the other worker of the tile.</source>
        <translation>A lapka másik munkása látsszon.</translation>
    </message>
    <message>
        <source>Put goods of %1 back into the supply: %2</source>
        <comment>a player, a number</comment>
        <translation>%1 erőforrásaiból ennyi vissza a készletbe: %2</translation>
    </message>
    <message numerus="yes">
        <source>Put %n worker tile(s) from the draw pile into the display.</source>
        <translation>
            <numerusform>%n munkáslapka a húzópakliból a kínálatba.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n worker tile(s) out of the display.</source>
        <translation>
            <numerusform>%n munkáslapka kivétele a kínálatból.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n worker tile(s) from the game.</source>
        <translation>
            <numerusform>%n munkáslapka játékon kívülre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n worker tile(s) back into the draw pile.</source>
        <translation>
            <numerusform>%n munkáslapka vissza a húzópakliba.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out %n more starting tile(s).</source>
        <translation>
            <numerusform>További %n kezdőlapka kirakása.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take away everything built.</source>
        <translation>Minden építmény levétele.</translation>
    </message>
    <message>
        <source>Clear the player board of %1.</source>
        <translation>%1 játékostáblájának kiürítése.</translation>
    </message>
    <message>
        <source>Take away the bonus tiles that come later.</source>
        <translation>A későbbi bónuszlapkák levétele.</translation>
    </message>
    <message>
        <source>Put bonus tiles on the empty bushes.</source>
        <translation>Bónuszlapkák az üres bokrokra.</translation>
    </message>
    <message>
        <source>Move the playing piece of %1 there: %2</source>
        <comment>a player, a space</comment>
        <translation>%1 figurája kerüljön ide: %2</translation>
    </message>
    <message>
        <source>Offer the bonus tiles there.</source>
        <translation>Az ott lévő bónuszlapkák felkínálása.</translation>
    </message>
    <message>
        <source>Take the points for majorities away from %1.</source>
        <translation>%1 többségért kapott pontjainak elvétele.</translation>
    </message>
    <message>
        <source>Count the points of %1 as scored before this position.</source>
        <translation>%1 pontjai számítsanak az állás előtt szerzettnek.</translation>
    </message>
    <message>
        <source>The visible workers of %1 form an ascending sequence.</source>
        <translation>%1 látható munkásai növekvő sort alkotnak.</translation>
    </message>
    <message>
        <source>The visible workers of %1 do not form an ascending sequence.</source>
        <translation>%1 látható munkásai nem alkotnak növekvő sort.</translation>
    </message>
    <message>
        <source>If the visible workers of %1 form an ascending sequence, their number is %2.</source>
        <comment>a player, limits</comment>
        <translation>Ha %1 látható munkásai növekvő sort alkotnak, a létszámuk: %2.</translation>
    </message>
    <message>
        <source>The visible workers of %1 form an ascending sequence. Number of workers: %2.</source>
        <comment>a player, limits</comment>
        <translation>%1 látható munkásai növekvő sort alkotnak. A munkások létszáma: %2.</translation>
    </message>
    <message>
        <source>%1 alone has the majority in this worker category: %2.</source>
        <translation>Ennél a munkástípusnál egyedül %1 van többségben: %2.</translation>
    </message>
    <message>
        <source>%1 shares the majority in this worker category: %2.</source>
        <translation>Ennél a munkástípusnál %1 osztozik a többségen: %2.</translation>
    </message>
    <message>
        <source>%1 does not have the majority alone in this worker category: %2.</source>
        <translation>Ennél a munkástípusnál %1 nincs egyedül többségben: %2.</translation>
    </message>
    <message>
        <source>%1 does not share the majority in this worker category: %2.</source>
        <translation>Ennél a munkástípusnál %1 nem osztozik a többségen: %2.</translation>
    </message>
    <message>
        <source>Workers in ascending sequence</source>
        <translation>Növekvő sorban álló munkások</translation>
    </message>
    <message>
        <source>Majority alone</source>
        <translation>Egyedüli többség</translation>
    </message>
    <message>
        <source>Shared majority</source>
        <translation>Megosztott többség</translation>
    </message>
    <message>
        <source>Worker categories in which %1 alone has the majority: %2.</source>
        <comment>a player, limits</comment>
        <translation>Munkástípusok, amelyeknél %1 egyedül van többségben: %2.</translation>
    </message>
    <message>
        <source>Worker categories in which %1 shares the majority: %2.</source>
        <comment>a player, limits</comment>
        <translation>Munkástípusok, amelyeknél %1 osztozik a többségen: %2.</translation>
    </message>
    <message>
        <source>Quarrymen</source>
        <translation>Kőfejtők</translation>
    </message>
    <message>
        <source>Lumberjacks</source>
        <translation>Favágók</translation>
    </message>
    <message>
        <source>Sand workers</source>
        <translation>Homokszitálók</translation>
    </message>
    <message>
        <source>Grain growers</source>
        <translation>Aratók</translation>
    </message>
    <message>
        <source>Coiners</source>
        <translation>Pénzverők</translation>
    </message>
    <message>
        <source>%1. All are equal, so nobody scores.</source>
        <comment>how many workers each player has</comment>
        <translation>%1. Mindenki egyenlő, ezért senki sem kap pontot.</translation>
    </message>
    <message numerus="yes">
        <source>%1. %2 has the majority: %n point(s).</source>
        <comment>how many workers each player has, the one with most</comment>
        <translation>
            <numerusform>%1. Többségben van: %2 – %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. %2 tie for the majority: %n point(s) each.</source>
        <comment>how many workers each player has, those with most</comment>
        <translation>
            <numerusform>%1. Döntetlen a többségért: %2 – fejenként %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n good(s)</source>
        <comment>player</comment>
        <translation>
            <numerusform>%1: %n erőforrás</numerusform>
        </translation>
    </message>
    <message>
        <source>Built a section: %1–%2–%3</source>
        <translation>Útszakaszt épített: %1–%2–%3</translation>
    </message>
    <message>
        <source>Nothing more can be done on this space; the playing piece has to move on.</source>
        <translation>Ezen a mezőn már nincs több teendő; a figurának tovább kell lépnie.</translation>
    </message>
    <message numerus="yes">
        <source>No goods have to be returned: you have no more than %n, coins included.</source>
        <translation>
            <numerusform>Nincs mit visszaadni: a pénzzel együtt is legfeljebb %n erőforrásod van.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the castle a worker has to be covered before the playing piece moves on.</source>
        <translation>A váron le kell takarni egy munkást, mielőtt a figura továbblép.</translation>
    </message>
    <message>
        <source>The same number cannot be chosen twice.</source>
        <translation>Ugyanaz a szám nem választható kétszer.</translation>
    </message>
    <message>
        <source>This is not one of the starting tiles that are left.</source>
        <translation>Ez nem szerepel a megmaradt kezdőlapkák között.</translation>
    </message>
    <message>
        <source>A street section passes over numbers, and the first marketplace has none.</source>
        <translation>Az útszakasz számokon vezet át; a kezdőpiacnak nincs száma.</translation>
    </message>
    <message>
        <source>Remove what cannot exist.</source>
        <translation>A nem létező elemek elhagyása.</translation>
    </message>
    <message>
        <source>Return the surplus to the supply: %1</source>
        <comment>counted pieces</comment>
        <translation>A fölösleg vissza a készletbe: %1</translation>
    </message>
    <message>
        <source>Make it the turn of %1.</source>
        <translation>Legyen %1 köre.</translation>
    </message>
    <message>
        <source>Set the moves left after this one to %1</source>
        <translation>Ennyi lépés maradjon ezután: %1</translation>
    </message>
    <message>
        <source>Go to this phase: %1</source>
        <comment>a phase</comment>
        <translation>Ugrás ehhez a fázishoz: %1</translation>
    </message>
    <message>
        <source>Record that no workers were hired in this visit.</source>
        <translation>Ne legyen munkásfelvétel ezen a látogatáson.</translation>
    </message>
    <message>
        <source>Record that workers were hired in this visit.</source>
        <translation>Legyen munkásfelvétel ezen a látogatáson.</translation>
    </message>
    <message>
        <source>Offer no bonus tile.</source>
        <translation>Ne legyen felkínált bónuszlapka.</translation>
    </message>
    <message>
        <source>Stop offering this bonus tile.</source>
        <translation>Ez a bónuszlapka ne legyen felkínálva.</translation>
    </message>
    <message>
        <source>Record that %1 triggered the end.</source>
        <translation>%1 idézte elő a játék végét.</translation>
    </message>
    <message>
        <source>Record that nobody has triggered the end.</source>
        <translation>A játék végét még senki sem idézte elő.</translation>
    </message>
    <message>
        <source>End the game.</source>
        <translation>Érjen véget a játék.</translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Felvétel</translation>
    </message>
    <message>
        <source>Which workers do you hire, and for which two spaces?</source>
        <translation>Mely munkásokat veszed fel, és melyik két mezőre?</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Vásárlás</translation>
    </message>
    <message>
        <source>What do you buy?</source>
        <translation>Mit vásárolsz?</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Eladás</translation>
    </message>
    <message>
        <source>Which two goods do you sell?</source>
        <translation>Melyik két erőforrást adod el?</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Szakasz</translation>
    </message>
    <message>
        <source>Where does your section begin?</source>
        <translation>Hol kezdődik a szakaszod?</translation>
    </message>
    <message>
        <source>Where do you build your house?</source>
        <translation>Hová építed a házadat?</translation>
    </message>
    <message>
        <source>Where do you build your marketplace?</source>
        <translation>Hová építed a piacodat?</translation>
    </message>
    <message>
        <source>Take the tile</source>
        <translation>Lapka elvétele</translation>
    </message>
    <message>
        <source>Leave the tile</source>
        <translation>Lapka otthagyása</translation>
    </message>
    <message>
        <source>Trading house: what do you do?</source>
        <translation>Kereskedőház: mit teszel?</translation>
    </message>
    <message>
        <source>Trading house: what else do you do?</source>
        <translation>Kereskedőház: mit teszel még?</translation>
    </message>
    <message>
        <source>Board of works: what do you build?</source>
        <translation>Építési bizottság: mit építesz?</translation>
    </message>
    <message>
        <source>Mill: which marketplace do you supply with flour?</source>
        <translation>Malom: melyik piacra szeretnél lisztet kiszállítani?</translation>
    </message>
    <message>
        <source>Castle: finish the visit, or cover a worker if you wish.</source>
        <translation>Vár: fejezd be a látogatást, vagy ha akarod, takarj le egy munkást.</translation>
    </message>
    <message>
        <source>Which bonus tile do you pick up, and for which worker?</source>
        <translation>Melyik bónuszlapkát veszed el, és melyik munkásodra teszed?</translation>
    </message>
    <message>
        <source>Street section, %1: choose its other line.</source>
        <translation>Útszakasz, %1: válaszd ki a másik vonalát.</translation>
    </message>
    <message>
        <source>Street section %1–%2: choose the corner where it ends.</source>
        <translation>Útszakasz, %1–%2: válaszd ki a csúcsot, ahol véget ér.</translation>
    </message>
    <message>
        <source>Corner %1: choose the next corner of a street section, or build a marketplace here.</source>
        <translation>%1 jelű csúcs: válaszd ki egy útszakasz következő csúcsát, vagy építs ide piacot.</translation>
    </message>
    <message>
        <source>Street section from corner %1: choose its next corner.</source>
        <translation>Útszakasz, kezdete %1: válaszd ki a következő csúcsát.</translation>
    </message>
    <message>
        <source>Street section: choose the corner where it begins.</source>
        <translation>Útszakasz: válaszd ki a csúcsot, ahol kezdődik.</translation>
    </message>
    <message>
        <source>House: choose the triangle where you build it.</source>
        <translation>Ház: válaszd ki a háromszöget, ahová építed.</translation>
    </message>
    <message>
        <source>Marketplace: choose the corner where you build it.</source>
        <translation>Piac: válaszd ki a csúcsot, ahová építed.</translation>
    </message>
    <message>
        <source>%1: choose the first of the two spaces for them.</source>
        <translation>%1: válaszd ki a két mező közül a bal oldalit.</translation>
    </message>
    <message>
        <source>%1: choose the space to move to.</source>
        <translation>%1: válaszd ki, melyik mezőre lép.</translation>
    </message>
    <message>
        <source>%1: choose the worker for the bonus tile.</source>
        <translation>%1: válaszd ki a munkást, aki a bónuszlapkát kapja.</translation>
    </message>
    <message>
        <source>Leave the tile: choose which one.</source>
        <translation>Lapka otthagyása: válaszd ki, melyiket.</translation>
    </message>
    <message>
        <source>Flour sacks: choose the marketplace to deliver to.</source>
        <translation>Liszteszsákok: válaszd ki a piacot, ahová szállítasz.</translation>
    </message>
    <message>
        <source>Marketplace %1, number at %2: choose the second number.</source>
        <translation>Piac: %1, szám helye: %2. Válaszd ki a második számot.</translation>
    </message>
    <message>
        <source>Marketplace %1: choose the first number.</source>
        <translation>Piac: %1. Válaszd ki az első számot.</translation>
    </message>
    <message>
        <source>Keeping: %1. Choose what else to keep.</source>
        <translation>Megtartod: %1. Válaszd ki, mit tartasz meg még.</translation>
    </message>
    <message>
        <source>%1: choose the other good to sell.</source>
        <translation>%1: válaszd ki a másik eladandó erőforrást.</translation>
    </message>
    <message>
        <source>Nobody has any, so nobody scores.</source>
        <translation>Senkinek sincs ilyen munkása, ezért senki sem kap pontot.</translation>
    </message>
    <message>
        <source>%1 brings %2 at each visit.</source>
        <comment>worker, goods</comment>
        <translation>%1: minden érkezéskor %2.</translation>
    </message>
    <message>
        <source>Only with them do your workers bring all the goods for: %1.</source>
        <translation>A munkásaid csak velük együtt adnak minden erőforrást ehhez: %1.</translation>
    </message>
    <message>
        <source>Your workers bring these goods already.</source>
        <translation>Ezeket az erőforrásokat a munkásaid már most is adják.</translation>
    </message>
    <message>
        <source>There is nothing that you could do there now.</source>
        <translation>Most semmit sem tehetnél ott.</translation>
    </message>
    <message>
        <source>No workers could be hired there now.</source>
        <translation>Munkást most nem vehetnél fel ott.</translation>
    </message>
    <message>
        <source>It covers: %1.</source>
        <translation>Ezt takarja le: %1.</translation>
    </message>
    <message>
        <source>You need not cover a worker. Finish the visit to move on.</source>
        <translation>Nem kell munkást letakarnod. A továbblépéshez fejezd be a látogatást!</translation>
    </message>
    <message>
        <source>%1 then no longer brings anything.</source>
        <comment>worker</comment>
        <translation>%1: ezután már nem hoz semmit.</translation>
    </message>
    <message>
        <source>You may then take a bonus tile: %1 (+%2).</source>
        <comment>workers, points</comment>
        <translation>Ezután elvehetsz egy bónuszlapkát: %1 (+%2).</translation>
    </message>
    <message>
        <source>You then get a bonus tile: %1 (+%2).</source>
        <comment>worker, points</comment>
        <translation>Ezután kapsz egy bónuszlapkát: %1 (+%2).</translation>
    </message>
    <message>
        <source>Your workers’ numbers then never fall from left to right: the trading house pays income.</source>
        <translation>A munkásaid számai így balról jobbra sehol sem csökkennek: a kereskedőház bevételt ad.</translation>
    </message>
    <message>
        <source>Your workers’ numbers then fall somewhere from left to right: the trading house pays no income.</source>
        <translation>A munkásaid számai így balról jobbra valahol csökkennek: a kereskedőház nem ad bevételt.</translation>
    </message>
    <message numerus="yes">
        <source>%n more tile(s) fit on empty spaces.</source>
        <translation>
            <numerusform>Üres mezőkön még %n lapka fér el.</numerusform>
        </translation>
    </message>
    <message>
        <source>This takes %1; you have %2.</source>
        <comment>goods or coins</comment>
        <translation>Ehhez %1 kell; neked ennyi van: %2.</translation>
    </message>
    <message>
        <source>To sell this you need %1.</source>
        <translation>Az eladáshoz ennyi kell: %1.</translation>
    </message>
    <message>
        <source>What has to be paid</source>
        <translation>Amit fizetni kell</translation>
    </message>
    <message>
        <source>Moved to space %1</source>
        <translation>Munkahelyre lépett: %1</translation>
    </message>
    <message>
        <source>%1 covered this worker: %2, employment space %3</source>
        <translation>%1 letakarta ezt a munkást: %2, munkahely: %3</translation>
    </message>
    <message>
        <source>%1 placed a cover tile: employment space %2</source>
        <translation>%1 letett egy takarólapkát, munkahely: %2</translation>
    </message>
    <message>
        <source>This visit</source>
        <translation>Ezen a látogatáson</translation>
    </message>
    <message>
        <source>Your playing piece must end up here: %1.</source>
        <comment>a goal: places</comment>
        <translation>A figurád itt álljon a végén: %1.</translation>
    </message>
    <message>
        <source>Your playing piece is here: %1.</source>
        <comment>a goal: places</comment>
        <translation>A figurád itt áll: %1.</translation>
    </message>
    <message>
        <source>Move your playing piece.</source>
        <comment>a goal</comment>
        <translation>Lépj a figuráddal!</translation>
    </message>
    <message>
        <source>You have moved your playing piece.</source>
        <comment>a goal</comment>
        <translation>Léptél a figuráddal.</translation>
    </message>
    <message>
        <source>Do not cover any worker.</source>
        <comment>a goal</comment>
        <translation>Ne takarj le egyetlen munkást sem!</translation>
    </message>
    <message>
        <source>You have not covered any worker.</source>
        <comment>a goal</comment>
        <translation>Egyetlen munkást sem takartál le.</translation>
    </message>
    <message>
        <source>%1 has not covered any worker.</source>
        <comment>a goal</comment>
        <translation>%1 egyetlen munkást sem takart le.</translation>
    </message>
    <message>
        <source>No worker has been covered.</source>
        <comment>a goal</comment>
        <translation>Egyetlen munkást sem takartatok le.</translation>
    </message>
    <message>
        <source>Your visible workers form an ascending sequence.</source>
        <translation>A látható munkásaid növekvő sort alkotnak.</translation>
    </message>
    <message>
        <source>Your visible workers do not form an ascending sequence.</source>
        <translation>A látható munkásaid nem alkotnak növekvő sort.</translation>
    </message>
    <message>
        <source>If your visible workers form an ascending sequence, their number is %1.</source>
        <comment>limits</comment>
        <translation>Ha a látható munkásaid növekvő sort alkotnak, a létszámuk: %1.</translation>
    </message>
    <message>
        <source>Your visible workers form an ascending sequence. Number of workers: %1.</source>
        <comment>limits</comment>
        <translation>A látható munkásaid növekvő sort alkotnak. A munkások létszáma: %1.</translation>
    </message>
    <message>
        <source>You do not have the majority alone in this worker category: %1.</source>
        <translation>Ennél a munkástípusnál nem egyedül te vagy többségben: %1.</translation>
    </message>
    <message>
        <source>You do not share the majority in this worker category: %1.</source>
        <translation>Ennél a munkástípusnál nem osztozol a többségen: %1.</translation>
    </message>
    <message>
        <source>Have the majority alone in this worker category: %1.</source>
        <comment>a goal</comment>
        <translation>Ennél a munkástípusnál egyedül te legyél többségben: %1.</translation>
    </message>
    <message>
        <source>You alone have the majority in this worker category: %1.</source>
        <translation>Ennél a munkástípusnál egyedül te vagy többségben: %1.</translation>
    </message>
    <message>
        <source>Share the majority in this worker category: %1.</source>
        <comment>a goal</comment>
        <translation>Ennél a munkástípusnál osztozz a többségen: %1.</translation>
    </message>
    <message>
        <source>You share the majority in this worker category: %1.</source>
        <translation>Ennél a munkástípusnál osztozol a többségen: %1.</translation>
    </message>
    <message>
        <source>Worker categories in which you alone have the majority: %1.</source>
        <comment>limits</comment>
        <translation>Munkástípusok, amelyeknél egyedül te vagy többségben: %1.</translation>
    </message>
    <message>
        <source>Worker categories in which you share the majority: %1.</source>
        <comment>limits</comment>
        <translation>Munkástípusok, amelyeknél osztozol a többségen: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n követ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n fát</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sand</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n homokot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n búzát</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n pénzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n munkást</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker tile(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n munkáslapkát</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cover tile(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n takarólapkát</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus tile(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n bónuszlapkát</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n playing piece(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n figurát</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n street piece(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n útelemet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n milestone(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n mérföldkövet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marketplace(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n piacot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n házat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flour sack(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n liszteszsákot</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes on to the second move.</source>
        <translation>%1 a második lépésével folytatja.</translation>
    </message>
    <message>
        <source>Finish this visit.</source>
        <comment>a goal</comment>
        <translation>Fejezd be ezt a látogatást!</translation>
    </message>
    <message>
        <source>You have finished the visit.</source>
        <comment>a goal</comment>
        <translation>Befejezted a látogatást.</translation>
    </message>
    <message>
        <source>%1 has finished the visit.</source>
        <comment>a goal</comment>
        <translation>%1 befejezte a látogatást.</translation>
    </message>
    <message>
        <source>The visit is over.</source>
        <comment>a goal</comment>
        <translation>A látogatás véget ért.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n number(s) next to the marketplace.</source>
        <translation>
            <numerusform>A piac mellett %n számot kell választani.</numerusform>
        </translation>
    </message>
    <message>
        <source>They bring all the goods for: %1.</source>
        <translation>Minden szükséges erőforrást megadnak ehhez: %1.</translation>
    </message>
    <message>
        <source>%1 reached the target space, which brings about the end of the game.</source>
        <translation>%1 elérte a kitűzött pontszámot, és ezzel előidézte a játék végét.</translation>
    </message>
    <message>
        <source>%1 hired the last worker tile, which brings about the end of the game.</source>
        <translation>%1 megvette az utolsó munkáslapkát, és ezzel előidézte a játék végét.</translation>
    </message>
    <message>
        <source>%1: choose the bonus tile.</source>
        <translation>%1: válaszd ki a bónuszlapkát.</translation>
    </message>
    <message>
        <source>There must be one milestone for every two street pieces. Milestones: %1. Street pieces: %2</source>
        <translation>Minden két útelemhez egy mérföldkőnek kell tartoznia. Mérföldkövek: %1. Útelemek: %2</translation>
    </message>
    <message>
        <source>Only a worker tile from the display can be hired.</source>
        <translation>Csak a kínálatban lévő munkáslapka vehető meg.</translation>
    </message>
    <message>
        <source>A player with no visible worker and no goods to pay for a worker tile can never hire workers again. The rulebooks do not say what happens when this is true of every player.</source>
        <translation>Akinek nincs látható munkása, és erőforrása sem egy munkáslapkára, az már sosem vehet fel munkást. A szabálykönyvek nem mondják meg, mi történik, ha ez minden játékosra igaz.</translation>
    </message>
    <message>
        <source>The same thing is listed twice.</source>
        <translation>Ugyanaz kétszer szerepel a listában.</translation>
    </message>
    <message>
        <source>There is already a house in this triangle.</source>
        <translation>Ezen a háromszögön már áll ház.</translation>
    </message>
    <message>
        <source>Move your playing piece to the castle.</source>
        <translation>Lépj a figuráddal a várra!</translation>
    </message>
    <message>
        <source>Move your playing piece to the trading house.</source>
        <translation>Lépj a figuráddal a kereskedőházra!</translation>
    </message>
    <message>
        <source>Move your playing piece to the board of works.</source>
        <translation>Lépj a figuráddal az építési bizottságra!</translation>
    </message>
    <message>
        <source>Move your playing piece to the mill.</source>
        <translation>Lépj a figuráddal a malomra!</translation>
    </message>
    <message>
        <source>Move your playing piece to employment space %1.</source>
        <translation>Lépj a figuráddal erre a munkahelyre: %1!</translation>
    </message>
    <message>
        <source>Move your playing piece to employment space %1 (%2).</source>
        <translation>Lépj a figuráddal erre a munkahelyre: %1 (%2)!</translation>
    </message>
    <message>
        <source>Supply the marketplace on %1 with a flour sack.</source>
        <translation>Lásd el egy liszteszsákkal ezt a piacot: %1!</translation>
    </message>
    <message>
        <source>Supply the marketplace on %1 with a flour sack and score the number on %2.</source>
        <translation>Lásd el egy liszteszsákkal ezt a piacot: %1! A pontot adó szám helye: %2.</translation>
    </message>
    <message>
        <source>Supply the marketplace on %1 with a flour sack and score the numbers on %2 and %3.</source>
        <translation>Lásd el egy liszteszsákkal ezt a piacot: %1! A pontot adó számok helye: %2 és %3.</translation>
    </message>
    <message>
        <source>Take the starting tile %1 and put it on your spaces %2 and %3.</source>
        <translation>Vedd el ezt a kezdőlapkát: %1! Ide kerüljön: %2. és %3. munkahely.</translation>
    </message>
    <message>
        <source>Hire the workers %1 and put them on your spaces %2 and %3.</source>
        <translation>Vedd fel ezeket a munkásokat: %1! Ide kerüljenek: %2. és %3. munkahely.</translation>
    </message>
    <message>
        <source>Buy this: %1.</source>
        <translation>Vedd meg ezt: %1!</translation>
    </message>
    <message>
        <source>Sell this: %1.</source>
        <translation>Add el ezt: %1!</translation>
    </message>
    <message>
        <source>Build a street section from %1 to %3 with its milestone on %2.</source>
        <translation>Építs útszakaszt a következő két csúcs közé: %1 és %3! A mérföldkő helye: %2.</translation>
    </message>
    <message>
        <source>Build a house here: %1.</source>
        <translation>Építs házat ide: %1!</translation>
    </message>
    <message>
        <source>Build a marketplace here: %1.</source>
        <translation>Építs piacot ide: %1!</translation>
    </message>
    <message>
        <source>Pick up the bonus tile (%1) for your worker on employment space %2.</source>
        <translation>Vedd el a bónuszlapkát (%1), és tedd az egyik munkásodra! Munkahely: %2.</translation>
    </message>
    <message>
        <source>Leave the bonus tile where it is: %1.</source>
        <translation>Hagyd ott a bónuszlapkát: %1!</translation>
    </message>
    <message>
        <source>Keep this and return the rest: %1.</source>
        <translation>Ezt tartsd meg, a többit add vissza: %1!</translation>
    </message>
    <message>
        <source>Cover your worker on employment space %1.</source>
        <translation>Takard le a munkásodat ezen a munkahelyen: %1!</translation>
    </message>
    <message>
        <source>Cover your worker on employment space %1 (%2).</source>
        <translation>Takard le a munkásodat ezen a munkahelyen: %1 (%2)!</translation>
    </message>
    <message>
        <source>Finish the visit.</source>
        <translation>Fejezd be a látogatást!</translation>
    </message>
    <message>
        <source>no stone</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen követ sem</translation>
    </message>
    <message>
        <source>no wood</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen fát sem</translation>
    </message>
    <message>
        <source>no sand</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen homokot sem</translation>
    </message>
    <message>
        <source>no grain</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen búzát sem</translation>
    </message>
    <message>
        <source>no coins</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen pénzt sem</translation>
    </message>
    <message>
        <source>no quarrymen</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen kőfejtőt sem</translation>
    </message>
    <message>
        <source>no lumberjacks</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen favágót sem</translation>
    </message>
    <message>
        <source>no sand workers</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen homokszitálót sem</translation>
    </message>
    <message>
        <source>no grain growers</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen aratót sem</translation>
    </message>
    <message>
        <source>no coiners</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen pénzverőt sem</translation>
    </message>
    <message>
        <source>no workers</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen munkást sem</translation>
    </message>
    <message>
        <source>no worker tiles</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen munkáslapkát sem</translation>
    </message>
    <message>
        <source>no cover tiles</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen takarólapkát sem</translation>
    </message>
    <message>
        <source>no bonus tiles</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen bónuszlapkát sem</translation>
    </message>
    <message>
        <source>no playing pieces</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen figurát sem</translation>
    </message>
    <message>
        <source>no street pieces</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen útelemet sem</translation>
    </message>
    <message>
        <source>no street sections</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen útszakaszt sem</translation>
    </message>
    <message>
        <source>no milestones</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen mérföldkövet sem</translation>
    </message>
    <message>
        <source>no marketplaces</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen piacot sem</translation>
    </message>
    <message>
        <source>no houses</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen házat sem</translation>
    </message>
    <message>
        <source>no flour sacks</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen liszteszsákot sem</translation>
    </message>
    <message>
        <source>no victory points</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen győzelmi pontot sem</translation>
    </message>
    <message>
        <source>no worker tiles in the draw pile</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen munkáslapkát sem a húzópakliban</translation>
    </message>
    <message>
        <source>no goods</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen erőforrást sem</translation>
    </message>
    <message>
        <source>All streets are connected to the first marketplace.</source>
        <translation>Minden út kapcsolódik a kezdőpiachoz.</translation>
    </message>
    <message>
        <source>Gain %1 from your workers.</source>
        <comment>a goal: what is counted</comment>
        <translation>Szerezz %1 a munkásaidtól!</translation>
    </message>
    <message>
        <source>Pay %1 to hire workers.</source>
        <comment>a goal: what is counted</comment>
        <translation>Fizess %1 új munkásokért!</translation>
    </message>
    <message numerus="yes">
        <source>Have at least %n point(s) from street sections.</source>
        <comment>a goal</comment>
        <translation>
            <numerusform>Legyen legalább %n pontod útszakaszokból!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have at least %n point(s) from houses.</source>
        <comment>a goal</comment>
        <translation>
            <numerusform>Legyen legalább %n pontod házakból!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have at least %n point(s) from marketplaces.</source>
        <comment>a goal</comment>
        <translation>
            <numerusform>Legyen legalább %n pontod piacokból!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have at least %n point(s) from bonus tiles you have picked up.</source>
        <comment>a goal</comment>
        <translation>
            <numerusform>Legyen legalább %n pontod bónuszlapkák elvételéből!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have at least %n point(s) from flour sacks.</source>
        <comment>a goal</comment>
        <translation>
            <numerusform>Legyen legalább %n pontod liszteszsákokból!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have at least %n point(s) from majorities.</source>
        <comment>a goal</comment>
        <translation>
            <numerusform>Legyen legalább %n pontod többségekből!</numerusform>
        </translation>
    </message>
    <message>
        <source>Trading house: you have nothing to trade with.</source>
        <translation>Kereskedőház: nincs mivel kereskedned.</translation>
    </message>
    <message>
        <source>Board of works: your goods are not enough to build anything.</source>
        <translation>Építési bizottság: az erőforrásaidból semmire sem telik.</translation>
    </message>
    <message>
        <source>Board of works: what your goods pay for cannot be built anywhere.</source>
        <translation>Építési bizottság: amire az erőforrásaidból telne, annak nincs hely.</translation>
    </message>
    <message>
        <source>Mill: your goods are not enough to supply a marketplace.</source>
        <translation>Malom: az erőforrásaidból nem telik piac ellátására.</translation>
    </message>
    <message>
        <source>Mill: there is no marketplace that can be supplied.</source>
        <translation>Malom: nincs ellátható piac.</translation>
    </message>
    <message>
        <source>Streets, houses and marketplaces were scored during the game; now the majorities of workers count.</source>
        <translation>Az utak, a házak és a piacok pontjai már játék közben megvoltak; most a munkástöbbségek következnek.</translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <comment>in a sentence</comment>
        <translation>
            <numerusform>%n munkás</numerusform>
        </translation>
    </message>
    <message>
        <source>The player board then shows %1; after the other move it shows %2.</source>
        <comment>workers, other workers</comment>
        <translation>A játékostáblán ezután látható: %1; a másik akció után: %2.</translation>
    </message>
    <message>
        <source>The playing piece then still has %1 before it in this lap; after the other move, %2.</source>
        <comment>workers, other workers</comment>
        <translation>A figura előtt ebben a körbejárásban még ennyi áll: %1; a másik akció után: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of goods</source>
        <translation>
            <numerusform>%n különböző erőforrás</numerusform>
        </translation>
    </message>
    <message>
        <source>The workers then bring %1; after the other move they bring %2.</source>
        <comment>kinds, other kinds</comment>
        <translation>A munkások ezután ennyit hoznak: %1; a másik akció után: %2.</translation>
    </message>
    <message>
        <source>The trading house then pays an income; after the other move it pays none.</source>
        <translation>A kereskedőház ezután fizet bevételt; a másik akció után nem fizet.</translation>
    </message>
    <message>
        <source>The trading house then pays no income; after the other move it does.</source>
        <translation>A kereskedőház ezután nem fizet bevételt; a másik akció után fizet.</translation>
    </message>
    <message>
        <source>As things stand, majorities then bring %1 at the end; after the other move, %2.</source>
        <comment>points, other points</comment>
        <translation>A jelenlegi állás szerint a többségek a végén ennyit hoznak: %1; a másik akció után: %2.</translation>
    </message>
    <message>
        <source>As things stand, %1 then gets %2 for majorities at the end; after the other move, %3.</source>
        <comment>player, points, other points</comment>
        <translation>A jelenlegi állás szerint a többségekért %1 a végén ennyit kap: %2; a másik akció után: %3.</translation>
    </message>
    <message>
        <source>With the goods that are left, one construction can then bring %1; after the other move, %2.</source>
        <comment>points, other points</comment>
        <translation>A megmaradó erőforrásokból egy építkezés ennyit hozhat: %1; a másik akció után: %2.</translation>
    </message>
    <message>
        <source>With their goods, %1 can then score %2 by one construction; after the other move, %3.</source>
        <comment>player, points, other points</comment>
        <translation>Erőforrásaiból %1 egy építkezéssel ennyit szerezhet: %2; a másik akció után: %3.</translation>
    </message>
    <message>
        <source>With the grain that is left, one flour sack can then bring %1; after the other move, %2.</source>
        <comment>points, other points</comment>
        <translation>A megmaradó búzából egy liszteszsák ennyit hozhat: %1; a másik akció után: %2.</translation>
    </message>
    <message>
        <source>With their grain, %1 can then score %2 by one flour sack; after the other move, %3.</source>
        <comment>player, points, other points</comment>
        <translation>Búzájából %1 egy liszteszsákkal ennyit szerezhet: %2; a másik akció után: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n good(s)</source>
        <comment>to be handed over</comment>
        <translation>
            <numerusform>%n erőforrás</numerusform>
        </translation>
    </message>
    <message>
        <source>The castle would then take %1; after the other move, %2.</source>
        <comment>goods, other goods</comment>
        <translation>A vár ezután ennyit venne el: %1; a másik akció után: %2.</translation>
    </message>
</context>
<context>
    <name>PlaceAreas</name>
    <message>
        <source>%1 (%2)</source>
        <comment>an area of the board, the player whose it is</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>PlaceHelp</name>
    <message>
        <source>Victory points: %1</source>
        <translation>Győzelmi pont: %1</translation>
    </message>
    <message>
        <source>Victory points: %1 to %2</source>
        <translation>Győzelmi pont: %1–%2</translation>
    </message>
    <message>
        <source>Your points: %1 → %2</source>
        <comment>before, after</comment>
        <translation>A pontjaid: %1 → %2</translation>
    </message>
    <message>
        <source>This brings about the end of the game.</source>
        <translation>Ez előidézi a játék végét.</translation>
    </message>
    <message>
        <source>Moves from here to a possible place.</source>
        <translation>Innen egy lehetséges helyre lehet lépni.</translation>
    </message>
    <message numerus="yes">
        <source>Then click one of %n place(s)</source>
        <comment>after the place pointed at</comment>
        <translation>
            <numerusform>Azután kattints a %n lehetséges hely egyikére</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>Blue (circle)</source>
        <translation>Kék (korong)</translation>
    </message>
    <message>
        <source>Orange (square)</source>
        <translation>Narancssárga (négyzet)</translation>
    </message>
    <message>
        <source>Yellow (triangle)</source>
        <translation>Sárga (háromszög)</translation>
    </message>
    <message>
        <source>Pink (diamond)</source>
        <translation>Rózsaszín (rombusz)</translation>
    </message>
    <message>
        <source>Green (pentagon)</source>
        <translation>Zöld (ötszög)</translation>
    </message>
    <message>
        <source>Light blue (star)</source>
        <translation>Világoskék (csillag)</translation>
    </message>
    <message>
        <source>White (hexagon)</source>
        <translation>Fehér (hatszög)</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Ember</translation>
    </message>
    <message>
        <source>Computer (random)</source>
        <translation>Gép (véletlenszerű)</translation>
    </message>
    <message>
        <source>Computer (greedy)</source>
        <translation>Gép (mohó)</translation>
    </message>
    <message>
        <source>Computer (beginner)</source>
        <translation>Gép (kezdő)</translation>
    </message>
    <message>
        <source>Computer (casual)</source>
        <translation>Gép (alkalmi játékos)</translation>
    </message>
    <message>
        <source>Computer (experienced)</source>
        <translation>Gép (tapasztalt)</translation>
    </message>
    <message>
        <source>Computer (expert)</source>
        <translation>Gép (szakértő)</translation>
    </message>
    <message>
        <source>Computer (master)</source>
        <translation>Gép (mester)</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Gép</translation>
    </message>
    <message>
        <source>Program (%1)</source>
        <translation>Program (%1)</translation>
    </message>
</context>
<context>
    <name>ProofWords</name>
    <message>
        <source>This holds whatever chance and the other players do.</source>
        <translation>Ez attól függetlenül igaz, hogy mit hoz a véletlen, és mit tesznek a többiek.</translation>
    </message>
    <message>
        <source>This holds if chance and the other players follow the script.</source>
        <translation>Ez akkor igaz, ha a véletlen és a többi játékos az előírt menetet követi.</translation>
    </message>
    <message>
        <source>Undecided: the check has asked the computer player as often as it may.</source>
        <translation>Nem dőlt el: az ellenőrzés nem kérdezheti meg többször a gépi játékost.</translation>
    </message>
    <message>
        <source>Undecided. Positions examined: %1.</source>
        <translation>Nem dőlt el. Megvizsgált állások: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n solution(s)</source>
        <translation>
            <numerusform>%n megoldás</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solvable in %n action(s), but no fewer; %1. Positions examined: %2.</source>
        <translation>
            <numerusform>Megoldható %n akcióval, kevesebbel nem; %1. Megvizsgált állások: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Solvable only if chance and the other players help. Positions examined: %1.</source>
        <translation>Csak akkor oldható meg, ha a véletlen és a többiek is segítenek. Megvizsgált állások: %1.</translation>
    </message>
    <message>
        <source>Not solvable. Positions examined: %1.</source>
        <translation>Nem oldható meg. Megvizsgált állások: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) proved</source>
        <translation>
            <numerusform>%n feladat bizonyítva</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) solvable only if the others help</source>
        <translation>
            <numerusform>%n feladat csak a többiek segítségével oldható meg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) not solvable</source>
        <translation>
            <numerusform>%n feladat nem oldható meg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) undecided</source>
        <translation>
            <numerusform>%n feladat még eldöntetlen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a list of numbers of tasks</comment>
        <translation>%1.</translation>
    </message>
    <message numerus="yes">
        <source>Solvable in %n action(s), perhaps fewer. Positions examined: %1.</source>
        <translation>
            <numerusform>Megoldható %n akcióval, talán kevesebbel is. Megvizsgált állások: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lesson does not say what chance and the other players do. Whatever they do, the goal can be reached in %n action(s).</source>
        <translation>
            <numerusform>A lecke nem mondja meg, mit tesz a véletlen, és mit tesznek a többiek. Bármit tesznek is, a cél %n akcióval elérhető.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solvable if chance and the other players help; it is undecided whether it is solvable whatever they do. Positions examined: %1.</source>
        <translation>Megoldható, ha a véletlen és a többiek is segítenek; az nem dőlt el, hogy megoldható-e, bármit tesznek is. Megvizsgált állások: %1.</translation>
    </message>
    <message>
        <source>Not solvable as the lesson stands; it is undecided whether chance and the other players could help. Positions examined: %1.</source>
        <translation>Ebben a formában nem oldható meg; az nem dőlt el, hogy a véletlen és a többiek segíthetnének-e. Megvizsgált állások: %1.</translation>
    </message>
    <message>
        <source>number of solutions unknown</source>
        <translation>a megoldások száma ismeretlen</translation>
    </message>
    <message>
        <source>This holds whatever the other players do.</source>
        <translation>Ez attól függetlenül igaz, hogy mit tesznek a többiek.</translation>
    </message>
    <message>
        <source>This holds when the others are played by %1, which always answers alike with seed %2.</source>
        <translation>Ez akkor igaz, ha a többiekkel %1 játszik, amely a %2 kezdőértékkel mindig ugyanúgy válaszol.</translation>
    </message>
    <message>
        <source>This holds if the other players follow the script.</source>
        <translation>Ez akkor igaz, ha a többi játékos az előírt menetet követi.</translation>
    </message>
    <message numerus="yes">
        <source>The lesson does not say what the other players do. Whatever they do, the goal can be reached in %n action(s).</source>
        <translation>
            <numerusform>A lecke nem mondja meg, mit tesznek a többiek. Bármit tesznek is, a cél %n akcióval elérhető.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solvable if the other players help; it is undecided whether it is solvable whatever they do. Positions examined: %1.</source>
        <translation>Megoldható, ha a többiek segítenek; az nem dőlt el, hogy megoldható-e, bármit tesznek is. Megvizsgált állások: %1.</translation>
    </message>
    <message>
        <source>Not solvable as the lesson stands; it is undecided whether the other players could help. Positions examined: %1.</source>
        <translation>Ebben a formában nem oldható meg; az nem dőlt el, hogy a többiek segíthetnének-e. Megvizsgált állások: %1.</translation>
    </message>
    <message>
        <source>Solvable only if the other players help. Positions examined: %1.</source>
        <translation>Csak akkor oldható meg, ha a többiek segítenek. Megvizsgált állások: %1.</translation>
    </message>
</context>
<context>
    <name>ProvinceWords</name>
    <message>
        <source>Order of play</source>
        <translation>Játéksorrend</translation>
    </message>
    <message>
        <source>Goals and ships: chance</source>
        <translation>Célok és hajók: a véletlen</translation>
    </message>
    <message>
        <source>Work phase</source>
        <translation>Munkafázis</translation>
    </message>
    <message>
        <source>Access to workers</source>
        <translation>Hozzáférés a munkásokhoz</translation>
    </message>
    <message>
        <source>Spend phase</source>
        <translation>Vásárlási fázis</translation>
    </message>
    <message>
        <source>Building a structure</source>
        <translation>Épület építése</translation>
    </message>
    <message>
        <source>Harbor and sailors</source>
        <translation>Kikötő és matrózok</translation>
    </message>
    <message>
        <source>Grind</source>
        <translation>Napszám</translation>
    </message>
    <message>
        <source>Union</source>
        <translation>Céh</translation>
    </message>
    <message>
        <source>Loan</source>
        <translation>Kölcsön</translation>
    </message>
    <message>
        <source>Not in the game</source>
        <translation>Ami nincs a játékban</translation>
    </message>
    <message>
        <source>Coins and the supply</source>
        <translation>Érmék és készlet</translation>
    </message>
    <message>
        <source>Workers on the work cycle</source>
        <translation>Munkások a munkaciklusban</translation>
    </message>
    <message>
        <source>Structures and their points</source>
        <translation>Az épületek és pontjaik</translation>
    </message>
    <message>
        <source>The ships</source>
        <translation>A hajók</translation>
    </message>
    <message>
        <source>The loan and its coin</source>
        <translation>A kölcsön és a kölcsönérme</translation>
    </message>
    <message>
        <source>Course of a turn</source>
        <translation>A kör menete</translation>
    </message>
    <message>
        <source>The goals</source>
        <translation>A célok</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>A játék vége</translation>
    </message>
    <message>
        <source>Work cycle</source>
        <translation>Munkaciklus</translation>
    </message>
    <message>
        <source>Sailors</source>
        <translation>Matrózok</translation>
    </message>
    <message>
        <source>Structures</source>
        <translation>Épületek</translation>
    </message>
    <message>
        <source>Structures built</source>
        <translation>Megépült épületek</translation>
    </message>
    <message>
        <source>Structure tokens</source>
        <translation>Épületjelzők</translation>
    </message>
    <message>
        <source>Face-down goals</source>
        <translation>Lefordított célok</translation>
    </message>
    <message>
        <source>Open goal</source>
        <translation>Felfordított cél</translation>
    </message>
    <message>
        <source>Goals taken</source>
        <translation>Megszerzett célok</translation>
    </message>
    <message>
        <source>Discarded goals</source>
        <translation>Eldobott célok</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Hajók</translation>
    </message>
    <message>
        <source>Supply: coins</source>
        <translation>Készlet: érmék</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Érmék</translation>
    </message>
    <message>
        <source>Labor of this turn</source>
        <translation>Munkapont ebben a körben</translation>
    </message>
    <message>
        <source>Lender coin</source>
        <translation>Kölcsönérme</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Győzelmi pontok</translation>
    </message>
    <message>
        <source>Move all workers</source>
        <translation>Minden munkás mozgatása</translation>
    </message>
    <message>
        <source>Finish the work phase</source>
        <translation>Munkafázis befejezése</translation>
    </message>
    <message>
        <source>Hire a sailor</source>
        <translation>Matróz felfogadása</translation>
    </message>
    <message>
        <source>Repay the loan</source>
        <translation>Kölcsön visszafizetése</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Kör befejezése</translation>
    </message>
    <message>
        <source>Upper zone (labor)</source>
        <translation>Felső zóna (munkapont)</translation>
    </message>
    <message>
        <source>Lower right zone</source>
        <translation>Jobb alsó zóna</translation>
    </message>
    <message>
        <source>Lower right zone (coins)</source>
        <translation>Jobb alsó zóna (érme)</translation>
    </message>
    <message>
        <source>Lower right zone (labor)</source>
        <translation>Jobb alsó zóna (munkapont)</translation>
    </message>
    <message>
        <source>Lower left zone</source>
        <translation>Bal alsó zóna</translation>
    </message>
    <message>
        <source>Lower left zone (coins)</source>
        <translation>Bal alsó zóna (érme)</translation>
    </message>
    <message>
        <source>Lower left zone (labor)</source>
        <translation>Bal alsó zóna (munkapont)</translation>
    </message>
    <message>
        <source>Green worker %1</source>
        <translation>%1. zöld munkás</translation>
    </message>
    <message>
        <source>Yellow worker</source>
        <translation>Sárga munkás</translation>
    </message>
    <message>
        <source>Orange worker</source>
        <translation>Narancssárga munkás</translation>
    </message>
    <message>
        <source>Sailor %1</source>
        <translation>%1. matróz</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>coins, player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Supply: silver coins</source>
        <translation>Készlet: ezüstérmék</translation>
    </message>
    <message>
        <source>Supply: gold coins</source>
        <translation>Készlet: aranyérmék</translation>
    </message>
    <message>
        <source>Supply: platinum coins</source>
        <translation>Készlet: platinaérmék</translation>
    </message>
    <message>
        <source>Move all workers (%1)</source>
        <translation>Minden munkás mozgatása (%1)</translation>
    </message>
    <message>
        <source>Finish the work phase (%1)</source>
        <translation>Munkafázis befejezése (%1)</translation>
    </message>
    <message>
        <source>Hire a sailor (%1)</source>
        <translation>Matróz felfogadása (%1)</translation>
    </message>
    <message>
        <source>Grind (%1)</source>
        <translation>Napszám (%1)</translation>
    </message>
    <message>
        <source>Union: coins for labor (%1)</source>
        <translation>Céh: érméből munkapont (%1)</translation>
    </message>
    <message>
        <source>Repay the loan (%1)</source>
        <translation>Kölcsön visszafizetése (%1)</translation>
    </message>
    <message>
        <source>End the turn (%1)</source>
        <translation>Kör befejezése (%1)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>zone, worker whose spot it is</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Beside the board: %1</source>
        <translation>A tábla mellett: %1</translation>
    </message>
    <message>
        <source>%1, first builder</source>
        <translation>%1, első építő</translation>
    </message>
    <message>
        <source>%1, second builder</source>
        <translation>%1, második építő</translation>
    </message>
    <message>
        <source>Structure token %1 (%2)</source>
        <translation>%1. épületjelző (%2)</translation>
    </message>
    <message>
        <source>Face-down goal tokens</source>
        <translation>Lefordított céljelzők</translation>
    </message>
    <message>
        <source>Open goal token</source>
        <translation>Felfordított céljelző</translation>
    </message>
    <message>
        <source>Goal taken: %1 (%2)</source>
        <comment>goal, player</comment>
        <translation>Megszerzett cél: %1 (%2)</translation>
    </message>
    <message>
        <source>Discarded goal: %1</source>
        <translation>Eldobott cél: %1</translation>
    </message>
    <message>
        <source>First ship</source>
        <translation>Első hajó</translation>
    </message>
    <message>
        <source>Second ship</source>
        <translation>Második hajó</translation>
    </message>
    <message>
        <source>Labor of %1</source>
        <translation>%1 munkapontjai</translation>
    </message>
    <message>
        <source>Supply: lender coin</source>
        <translation>Készlet: kölcsönérme</translation>
    </message>
    <message>
        <source>Lender coin of %1</source>
        <translation>Kölcsönérme: %1</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>%1 pontjai</translation>
    </message>
    <message>
        <source>Lender</source>
        <translation>Hitelező</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Camp</source>
        <translation>Tábor</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Falu</translation>
    </message>
    <message>
        <source>Mill</source>
        <translation>Malom</translation>
    </message>
    <message>
        <source>Smithy</source>
        <translation>Kovácsműhely</translation>
    </message>
    <message>
        <source>Harbor</source>
        <translation>Kikötő</translation>
    </message>
    <message>
        <source>Upper zone</source>
        <translation>Felső zóna</translation>
    </message>
    <message>
        <source>Labor zone</source>
        <translation>Munkazóna</translation>
    </message>
    <message>
        <source>Coin zone</source>
        <translation>Érmezóna</translation>
    </message>
    <message>
        <source>Green worker</source>
        <translation>Zöld munkás</translation>
    </message>
    <message>
        <source>Sailor</source>
        <translation>Matróz</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Munkás</translation>
    </message>
    <message>
        <source>Worker that has moved</source>
        <translation>Már lépett munkás</translation>
    </message>
    <message>
        <source>Structure token</source>
        <translation>Épületjelző</translation>
    </message>
    <message>
        <source>Goal token</source>
        <translation>Céljelző</translation>
    </message>
    <message>
        <source>Ship token</source>
        <translation>Hajójelző</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>Érme</translation>
    </message>
    <message>
        <source>Silver coin</source>
        <translation>Ezüstérme</translation>
    </message>
    <message>
        <source>Gold coin</source>
        <translation>Aranyérme</translation>
    </message>
    <message>
        <source>Platinum coin</source>
        <translation>Platinaérme</translation>
    </message>
    <message>
        <source>not rolled</source>
        <translation>még nincs dobás</translation>
    </message>
    <message>
        <source>two white sides</source>
        <translation>két fehér oldal</translation>
    </message>
    <message>
        <source>a white and a black side</source>
        <translation>egy fehér és egy fekete oldal</translation>
    </message>
    <message>
        <source>two black sides</source>
        <translation>két fekete oldal</translation>
    </message>
    <message>
        <source>Labor lost</source>
        <translation>Elveszett munkapont</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Végső elszámolás</translation>
    </message>
    <message>
        <source>Labor</source>
        <translation>Munkapont</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Célok</translation>
    </message>
    <message>
        <source>Sailors in the supply</source>
        <translation>Matrózok a készletben</translation>
    </message>
    <message>
        <source>Coins in the supply</source>
        <translation>Érmék a készletben</translation>
    </message>
    <message>
        <source>A player has built enough structures</source>
        <translation>Egy játékos elég épületet épített</translation>
    </message>
    <message>
        <source>Every type of structure has been built</source>
        <translation>Minden épülettípus megépült</translation>
    </message>
    <message>
        <source>No goal is left</source>
        <translation>Elfogytak a célok</translation>
    </message>
    <message>
        <source>Sailor of %1</source>
        <translation>Matróz: %1</translation>
    </message>
    <message>
        <source>%1 (moved)</source>
        <translation>%1 (már lépett)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>structure or token, player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>White side</source>
        <translation>Fehér oldal</translation>
    </message>
    <message>
        <source>Black side</source>
        <translation>Fekete oldal</translation>
    </message>
    <message>
        <source>There is no such action.</source>
        <translation>Nincs ilyen akció.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A játék véget ért.</translation>
    </message>
    <message>
        <source>Only chance turns up goals and rolls the ships.</source>
        <translation>Célt felfordítani és a hajókkal dobni csak a véletlen tud.</translation>
    </message>
    <message>
        <source>First a goal must be turned up or the ships rolled.</source>
        <translation>Előbb egy célt kell felfordítani vagy a hajókkal dobni.</translation>
    </message>
    <message>
        <source>This goal is not among those still face down.</source>
        <translation>Ez a cél nincs a még lefordított célok között.</translation>
    </message>
    <message>
        <source>It is another player’s turn.</source>
        <translation>Most másik játékos van soron.</translation>
    </message>
    <message>
        <source>Workers move only in the work phase, and that is over for this turn.</source>
        <translation>Munkás csak a munkafázisban mozgatható, és az ebben a körben már véget ért.</translation>
    </message>
    <message>
        <source>At least one worker has to be moved.</source>
        <translation>Legalább egy munkást mozgatni kell.</translation>
    </message>
    <message>
        <source>This can be done only in the spend phase. Finish the work phase first.</source>
        <translation>Ez csak a vásárlási fázisban lehetséges. Előbb fejezd be a munkafázist.</translation>
    </message>
    <message>
        <source>There is no such worker in this zone: %1</source>
        <translation>Nincs ilyen munkás ebben a zónában: %1</translation>
    </message>
    <message>
        <source>This worker is not yet on the work cycle: %1</source>
        <translation>Ez a munkás még nincs a munkaciklusban: %1</translation>
    </message>
    <message>
        <source>This worker has already moved; each moves at most one zone per turn.</source>
        <translation>Ez a munkás már lépett; egy körben mindegyik legfeljebb egy zónát léphet.</translation>
    </message>
    <message>
        <source>The yellow worker moves only for a player with a Camp, built or borrowed.</source>
        <translation>A sárga munkást csak az mozgathatja, akinek épített vagy kölcsönvett Tábora van.</translation>
    </message>
    <message>
        <source>The orange worker moves only for a player with a Village, built or borrowed.</source>
        <translation>A narancssárga munkást csak az mozgathatja, akinek épített vagy kölcsönvett Faluja van.</translation>
    </message>
    <message>
        <source>A sailor moves only for the player who hired it, and cannot be borrowed.</source>
        <translation>Matrózt csak a felfogadója mozgathat; kölcsönvenni nem lehet.</translation>
    </message>
    <message>
        <source>All workers that can be moved have moved in this turn.</source>
        <translation>Ebben a körben már minden elérhető munkás lépett.</translation>
    </message>
    <message>
        <source>Each player builds each type only once.</source>
        <translation>Minden játékos minden épülettípust csak egyszer építhet meg.</translation>
    </message>
    <message>
        <source>Only one structure can be built per turn.</source>
        <translation>Körönként csak egy épület építhető.</translation>
    </message>
    <message>
        <source>A Harbor, built or borrowed, is needed to hire a sailor.</source>
        <translation>Matróz felfogadásához épített vagy kölcsönvett Kikötő kell.</translation>
    </message>
    <message>
        <source>The Harbor was built in this turn; it works from the next turn on.</source>
        <translation>A Kikötő ebben a körben épült; a következő körtől működik.</translation>
    </message>
    <message>
        <source>A sailor can be hired only when the ships show a white and a black side.</source>
        <translation>Matróz csak akkor fogadható fel, ha a hajók egy fehér és egy fekete oldalt mutatnak.</translation>
    </message>
    <message>
        <source>Only one sailor can be hired per turn.</source>
        <translation>Körönként csak egy matróz fogadható fel.</translation>
    </message>
    <message>
        <source>No sailor is left in the supply.</source>
        <translation>Nincs több matróz a készletben.</translation>
    </message>
    <message>
        <source>No coin is left in the supply, so grinding would bring nothing.</source>
        <translation>A készletben nincs több érme, ezért a napszám nem hozna semmit.</translation>
    </message>
    <message>
        <source>Only a player with a Union, built or borrowed, exchanges coins for labor.</source>
        <translation>Érmét munkapontra csak az válthat, akinek épített vagy kölcsönvett Céhe van.</translation>
    </message>
    <message>
        <source>There is no loan to repay.</source>
        <translation>Nincs visszafizetendő kölcsön.</translation>
    </message>
    <message>
        <source>Only a player who owns a Lender can borrow.</source>
        <translation>Csak saját Hitelezővel lehet kölcsönvenni.</translation>
    </message>
    <message>
        <source>The lender coin is already held. The loan must be repaid before the next one.</source>
        <translation>A kölcsönérme már a játékosnál van. Újabb kölcsön előtt ezt vissza kell fizetni.</translation>
    </message>
    <message>
        <source>This structure is already owned.</source>
        <translation>Ez az épület már saját tulajdonban van.</translation>
    </message>
    <message>
        <source>This structure is already borrowed.</source>
        <translation>Ezt az épületet már kölcsönvették.</translation>
    </message>
    <message numerus="yes">
        <source>%n labor</source>
        <translation>
            <numerusform>%n munkapont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n érme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n munkás</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green worker(s)</source>
        <translation>
            <numerusform>%n zöld munkás</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow worker(s)</source>
        <translation>
            <numerusform>%n sárga munkás</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orange worker(s)</source>
        <translation>
            <numerusform>%n narancssárga munkás</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sailor(s)</source>
        <translation>
            <numerusform>%n matróz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n structure(s)</source>
        <translation>
            <numerusform>%n épület</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goal(s)</source>
        <translation>
            <numerusform>%n cél</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goal token(s)</source>
        <translation>
            <numerusform>%n céljelző</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n hajó</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n győzelmi pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n silver coin(s)</source>
        <translation>
            <numerusform>%n ezüstérme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold coin(s)</source>
        <translation>
            <numerusform>%n aranyérme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n platinum coin(s)</source>
        <translation>
            <numerusform>%n platinaérme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) in the supply</source>
        <translation>
            <numerusform>%n érme a készletben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sailor(s) in the supply</source>
        <translation>
            <numerusform>%n matróz a készletben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face-down goal(s)</source>
        <translation>
            <numerusform>%n lefordított cél</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n</source>
        <comment>a term that has no plural, its number</comment>
        <translation>
            <numerusform>%1: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>L</source>
        <comment>letter of the Lender; the eight structures need eight letters</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of the Bank; the eight structures need eight letters</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>C</source>
        <comment>letter of the Camp; the eight structures need eight letters</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>V</source>
        <comment>letter of the Village; the eight structures need eight letters</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>M</source>
        <comment>letter of the Mill; the eight structures need eight letters</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>S</source>
        <comment>letter of the Smithy; the eight structures need eight letters</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>U</source>
        <comment>letter of the Union; the eight structures need eight letters</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>H</source>
        <comment>letter of the Harbor; the eight structures need eight letters</comment>
        <translation>I</translation>
    </message>
    <message>
        <source>G</source>
        <comment>letter of the green worker; the four kinds of worker need four letters</comment>
        <translation>Z</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>letter of the yellow worker; the four kinds of worker need four letters</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>O</source>
        <comment>letter of the orange worker; the four kinds of worker need four letters</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>S</source>
        <comment>letter of the sailor; the four kinds of worker need four letters</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>L</source>
        <comment>letter of labor</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>C</source>
        <comment>letter of coins</comment>
        <translation>É</translation>
    </message>
    <message>
        <source>There is no player with this number: %1</source>
        <translation>Nincs ilyen sorszámú játékos: %1</translation>
    </message>
    <message>
        <source>The work cycle has no such zone.</source>
        <translation>A munkaciklusban nincs ilyen zóna.</translation>
    </message>
    <message>
        <source>The position names a phase, an end, a goal’s place or a roll of the ships that the game does not have.</source>
        <translation>Az állás olyan fázist, véget, célhelyet vagy hajódobást nevez meg, amely nincs a játékban.</translation>
    </message>
    <message>
        <source>There must be as many workers as in the edition. Found: %1. Expected: %2</source>
        <translation>Ugyanannyi munkásnak kell lennie, mint a kiadásban. Talált: %1. Várt: %2</translation>
    </message>
    <message>
        <source>A player builds each type only once. %1: %2</source>
        <translation>Egy játékos minden típust csak egyszer építhet meg. %1: %2</translation>
    </message>
    <message>
        <source>A player has built more structures than there are tokens. %1: %2. Maximum: %3</source>
        <translation>Egy játékos több épületet épített, mint ahány jelzője van. %1: %2. Legfeljebb: %3</translation>
    </message>
    <message>
        <source>Only one goal is open at a time. Found: %1</source>
        <translation>Egyszerre csak egy cél van felfordítva. Talált: %1</translation>
    </message>
    <message>
        <source>All green workers are on the work cycle.</source>
        <translation>Minden zöld munkás a munkaciklusban van.</translation>
    </message>
    <message>
        <source>A worker is on the work cycle only once its structure is built. Worker: %1. Structure: %2</source>
        <translation>Egy munkás csak akkor van a munkaciklusban, ha már áll az épülete. Munkás: %1. Épület: %2</translation>
    </message>
    <message>
        <source>Once the structure is built, its worker is on the work cycle. Worker: %1. Structure: %2</source>
        <translation>Ha az épület már áll, a munkása a munkaciklusban van. Munkás: %1. Épület: %2</translation>
    </message>
    <message>
        <source>Only sailors belong to a player.</source>
        <translation>Csak matróz tartozhat egy játékoshoz.</translation>
    </message>
    <message>
        <source>A sailor on the work cycle belongs to the player who hired it.</source>
        <translation>A munkaciklusban lévő matróz ahhoz a játékoshoz tartozik, aki felfogadta.</translation>
    </message>
    <message>
        <source>A sailor in the supply belongs to nobody.</source>
        <translation>A készletben lévő matróz senkihez sem tartozik.</translation>
    </message>
    <message>
        <source>A sailor is hired only when a Harbor has been built.</source>
        <translation>Matróz csak akkor fogadható fel, ha már épült Kikötő.</translation>
    </message>
    <message>
        <source>%1 has a sailor, but neither a Harbor nor a Lender to borrow one.</source>
        <translation>Van matróza, de nincs se Kikötője, se Hitelezője, amellyel kölcsönvehetné: %1</translation>
    </message>
    <message>
        <source>Between two turns no worker counts as moved.</source>
        <translation>Két kör között egyetlen munkás sem számít olyannak, aki már lépett.</translation>
    </message>
    <message>
        <source>A worker that is not on the work cycle cannot have moved.</source>
        <translation>Nem léphetett olyan munkás, aki nincs a munkaciklusban.</translation>
    </message>
    <message>
        <source>A worker has moved that %1 has no access to.</source>
        <translation>Olyan munkás lépett, akihez ennek a játékosnak nincs hozzáférése: %1</translation>
    </message>
    <message>
        <source>The work phase ends only after a worker has moved.</source>
        <translation>A munkafázis csak egy munkás mozgatása után ér véget.</translation>
    </message>
    <message>
        <source>The prerequisite is missing. Player: %1. Structure: %2. Needed: %3</source>
        <translation>Hiányzik az előfeltétel. Játékos: %1. Épület: %2. Szükséges: %3</translation>
    </message>
    <message>
        <source>If a Harbor was built before this turn, the ships show their sides.</source>
        <translation>Ha Kikötő épült e kör előtt, a hajók mutatják az oldalukat.</translation>
    </message>
    <message>
        <source>Ships show a side only when a Harbor has been built.</source>
        <translation>A hajók csak akkor mutatnak oldalt, ha már épült Kikötő.</translation>
    </message>
    <message>
        <source>Only the first builder of the Harbor rolls the ships: at the end of the turn in which it was built, then at the start of each of their turns.</source>
        <translation>A hajókkal csak a Kikötő első építője dob: az építés körének végén, azután minden saját köre elején.</translation>
    </message>
    <message>
        <source>Build the Lender</source>
        <translation>Hitelező építése</translation>
    </message>
    <message>
        <source>Build the Bank</source>
        <translation>Bank építése</translation>
    </message>
    <message>
        <source>Build the Camp</source>
        <translation>Tábor építése</translation>
    </message>
    <message>
        <source>Build the Village</source>
        <translation>Falu építése</translation>
    </message>
    <message>
        <source>Build the Mill</source>
        <translation>Malom építése</translation>
    </message>
    <message>
        <source>Build the Smithy</source>
        <translation>Kovácsműhely építése</translation>
    </message>
    <message>
        <source>Build the Union</source>
        <translation>Céh építése</translation>
    </message>
    <message>
        <source>Build the Harbor</source>
        <translation>Kikötő építése</translation>
    </message>
    <message>
        <source>Borrow the Lender</source>
        <translation>Hitelező kölcsönvétele</translation>
    </message>
    <message>
        <source>Borrow the Bank</source>
        <translation>Bank kölcsönvétele</translation>
    </message>
    <message>
        <source>Borrow the Camp</source>
        <translation>Tábor kölcsönvétele</translation>
    </message>
    <message>
        <source>Borrow the Village</source>
        <translation>Falu kölcsönvétele</translation>
    </message>
    <message>
        <source>Borrow the Mill</source>
        <translation>Malom kölcsönvétele</translation>
    </message>
    <message>
        <source>Borrow the Smithy</source>
        <translation>Kovácsműhely kölcsönvétele</translation>
    </message>
    <message>
        <source>Borrow the Union</source>
        <translation>Céh kölcsönvétele</translation>
    </message>
    <message>
        <source>Borrow the Harbor</source>
        <translation>Kikötő kölcsönvétele</translation>
    </message>
    <message>
        <source>Built the Lender</source>
        <translation>Hitelezőt épített</translation>
    </message>
    <message>
        <source>Built the Bank</source>
        <translation>Bankot épített</translation>
    </message>
    <message>
        <source>Built the Camp</source>
        <translation>Tábort épített</translation>
    </message>
    <message>
        <source>Built the Village</source>
        <translation>Falut épített</translation>
    </message>
    <message>
        <source>Built the Mill</source>
        <translation>Malmot épített</translation>
    </message>
    <message>
        <source>Built the Smithy</source>
        <translation>Kovácsműhelyt épített</translation>
    </message>
    <message>
        <source>Built the Union</source>
        <translation>Céhet épített</translation>
    </message>
    <message>
        <source>Built the Harbor</source>
        <translation>Kikötőt épített</translation>
    </message>
    <message>
        <source>Borrowed the Lender</source>
        <translation>Hitelezőt vett kölcsön</translation>
    </message>
    <message>
        <source>Borrowed the Bank</source>
        <translation>Bankot vett kölcsön</translation>
    </message>
    <message>
        <source>Borrowed the Camp</source>
        <translation>Tábort vett kölcsön</translation>
    </message>
    <message>
        <source>Borrowed the Village</source>
        <translation>Falut vett kölcsön</translation>
    </message>
    <message>
        <source>Borrowed the Mill</source>
        <translation>Malmot vett kölcsön</translation>
    </message>
    <message>
        <source>Borrowed the Smithy</source>
        <translation>Kovácsműhelyt vett kölcsön</translation>
    </message>
    <message>
        <source>Borrowed the Union</source>
        <translation>Céhet vett kölcsön</translation>
    </message>
    <message>
        <source>Borrowed the Harbor</source>
        <translation>Kikötőt vett kölcsön</translation>
    </message>
    <message>
        <source>Roll the ships: %1</source>
        <translation>Hajódobás: %1</translation>
    </message>
    <message>
        <source>Turn up a goal: %1</source>
        <translation>Cél felfordítása: %1</translation>
    </message>
    <message>
        <source>Move a green worker: %1 → %2</source>
        <translation>Zöld munkás mozgatása: %1 → %2</translation>
    </message>
    <message>
        <source>Move the yellow worker: %1 → %2</source>
        <translation>Sárga munkás mozgatása: %1 → %2</translation>
    </message>
    <message>
        <source>Move the orange worker: %1 → %2</source>
        <translation>Narancssárga munkás mozgatása: %1 → %2</translation>
    </message>
    <message>
        <source>Move a sailor: %1 → %2</source>
        <translation>Matróz mozgatása: %1 → %2</translation>
    </message>
    <message>
        <source>Grind: %1 → %2</source>
        <translation>Napszám: %1 → %2</translation>
    </message>
    <message>
        <source>Use the Union</source>
        <translation>Céh használata</translation>
    </message>
    <message>
        <source>Use the Union: %1 → %2</source>
        <translation>Céh használata: %1 → %2</translation>
    </message>
    <message>
        <source>Ships rolled: %1</source>
        <translation>Hajódobás: %1</translation>
    </message>
    <message>
        <source>Goal turned up: %1</source>
        <translation>Felfordított cél: %1</translation>
    </message>
    <message>
        <source>Moved a green worker: %1 → %2</source>
        <translation>Zöld munkást mozgatott: %1 → %2</translation>
    </message>
    <message>
        <source>Moved the yellow worker: %1 → %2</source>
        <translation>A sárga munkást mozgatta: %1 → %2</translation>
    </message>
    <message>
        <source>Moved the orange worker: %1 → %2</source>
        <translation>A narancssárga munkást mozgatta: %1 → %2</translation>
    </message>
    <message>
        <source>Moved a sailor: %1 → %2</source>
        <translation>Matrózt mozgatott: %1 → %2</translation>
    </message>
    <message>
        <source>Moved all workers</source>
        <translation>Minden munkást mozgatott</translation>
    </message>
    <message>
        <source>Finished the work phase</source>
        <translation>Befejezte a munkafázist</translation>
    </message>
    <message>
        <source>Hired a sailor</source>
        <translation>Matrózt fogadott fel</translation>
    </message>
    <message>
        <source>Grind: %1 → %2</source>
        <comment>what was done</comment>
        <translation>Napszámot végzett: %1 → %2</translation>
    </message>
    <message>
        <source>Used the Union</source>
        <translation>A Céhet használta</translation>
    </message>
    <message>
        <source>Used the Union: %1 → %2</source>
        <translation>A Céhet használta: %1 → %2</translation>
    </message>
    <message>
        <source>Repaid the loan</source>
        <translation>Visszafizette a kölcsönt</translation>
    </message>
    <message>
        <source>Ended the turn</source>
        <translation>Befejezte a kört</translation>
    </message>
    <message>
        <source>Repaying the loan costs: %1</source>
        <translation>A kölcsön visszafizetésének ára: %1</translation>
    </message>
    <message>
        <source>Whoever holds the coin at the end of the game loses: %1</source>
        <translation>Akinél a játék végén az érme van, ennyit veszít: %1</translation>
    </message>
    <message>
        <source>Only a player with a Lender holds the lender coin: %1</source>
        <translation>Kölcsönérme csak olyan játékosnál lehet, akinek van Hitelezője: %1</translation>
    </message>
    <message>
        <source>A structure is borrowed only as long as somebody holds the lender coin.</source>
        <translation>Épület csak addig van kölcsönvéve, amíg valakinél ott a kölcsönérme.</translation>
    </message>
    <message>
        <source>A loan serves only until the turn ends, so nothing is borrowed between two turns.</source>
        <translation>A kölcsön csak a kör végéig szól, ezért két kör között semmi sincs kölcsönvéve.</translation>
    </message>
    <message>
        <source>Only a player who owns a Lender borrows: %1</source>
        <translation>Csak saját Hitelezővel lehet kölcsönvenni: %1</translation>
    </message>
    <message>
        <source>A structure is borrowed only from an opponent who has built it: %1</source>
        <translation>Épületet csak olyan ellenféltől lehet kölcsönvenni, aki megépítette: %1</translation>
    </message>
    <message>
        <source>Nobody borrows what is already owned: %1</source>
        <translation>Ami már saját, azt nem lehet kölcsönvenni: %1</translation>
    </message>
    <message>
        <source>While the lender coin is held, only one structure is borrowed. Found: %1</source>
        <translation>Amíg a kölcsönérme valakinél van, csak egy épület van kölcsönvéve. Talált: %1</translation>
    </message>
    <message>
        <source>As long as the lender coin is held, a structure is borrowed.</source>
        <translation>Amíg a kölcsönérme egy játékosnál van, van kölcsönvett épülete is.</translation>
    </message>
    <message>
        <source>Only the player whose turn it is can have labor left.</source>
        <translation>Munkapontja csak a soron lévő játékosnak lehet.</translation>
    </message>
    <message>
        <source>Labor left cannot exceed labor gained. Left: %1. Gained: %2</source>
        <translation>A megmaradt munkapont nem lehet több a szerzettnél. Megmaradt: %1. Szerzett: %2</translation>
    </message>
    <message>
        <source>Structures are built only in the spend phase: %1</source>
        <translation>Építeni csak a vásárlási fázisban lehet: %1</translation>
    </message>
    <message>
        <source>What was built in this turn belongs to the player whose turn it is. %1: %2</source>
        <translation>Ami ebben a körben épült, az a soron lévő játékosé. %1: %2</translation>
    </message>
    <message>
        <source>Sailors are hired only in the spend phase.</source>
        <translation>Matróz csak a vásárlási fázisban fogadható fel.</translation>
    </message>
    <message>
        <source>A sailor was hired in this turn, but none belongs to: %1</source>
        <translation>Ebben a körben felfogadtak egy matrózt, de ennek a játékosnak egy sincs: %1</translation>
    </message>
    <message>
        <source>After a goal is turned up, the turn goes on; it cannot go on with this phase.</source>
        <translation>A cél felfordítása után a kör folytatódik, de ezzel a fázissal nem folytatódhat.</translation>
    </message>
    <message>
        <source>A goal is turned up only when none is open.</source>
        <translation>Célt csak akkor kell felfordítani, ha egy sincs felfordítva.</translation>
    </message>
    <message>
        <source>No goal is left to turn up.</source>
        <translation>Nincs több felfordítható cél.</translation>
    </message>
    <message>
        <source>A goal is open as long as some are face down.</source>
        <translation>Amíg vannak lefordított célok, egy fel van fordítva.</translation>
    </message>
    <message>
        <source>%1 fulfills the open goal, so it would have been taken: %2</source>
        <translation>%1 teljesíti a felfordított célt, tehát el kellett volna vennie: %2</translation>
    </message>
    <message>
        <source>%1 has taken a goal without fulfilling it: %2</source>
        <translation>%1 elvett egy célt, bár nem teljesíti: %2</translation>
    </message>
    <message>
        <source>When one player has this many structures, the game ends. %1: %2</source>
        <translation>Ha egy játékosnak ennyi épülete van, a játék véget ér. %1: %2</translation>
    </message>
    <message>
        <source>When every type of structure has been built, the game ends.</source>
        <translation>Ha minden épülettípus megépült, a játék véget ér.</translation>
    </message>
    <message>
        <source>When no goal is left, the game ends.</source>
        <translation>Ha elfogytak a célok, a játék véget ér.</translation>
    </message>
    <message>
        <source>The end named here has not been reached: %1</source>
        <translation>A megnevezett vég feltétele nem teljesült: %1</translation>
    </message>
    <message>
        <source>The end has been reached, so the game is over at once.</source>
        <translation>A vég feltétele teljesült, ezért a játék azonnal véget ér.</translation>
    </message>
    <message>
        <source>The game is over, but nothing has ended it.</source>
        <translation>A játék véget ért, de semmi sem idézte elő a végét.</translation>
    </message>
    <message>
        <source>The end has been reached, so no ships are rolled after this turn.</source>
        <translation>A vég feltétele teljesült, ezért e kör után nincs több hajódobás.</translation>
    </message>
    <message>
        <source>The work cycle has one coin zone, and the upper zone is a labor zone.</source>
        <translation>A munkaciklusban egyetlen érmezóna van, a felső zóna pedig munkazóna.</translation>
    </message>
    <message>
        <source>Coins are listed from the lowest value to the highest.</source>
        <translation>Az érmék a legkisebb értéktől a legnagyobbig sorakoznak.</translation>
    </message>
    <message>
        <source>There are too many coins: %1. Maximum: %2</source>
        <translation>Túl sok az érme: %1. Legfeljebb: %2</translation>
    </message>
    <message>
        <source>These coins cannot make change for two players. Coins of the first: %1. Coins of the second: %2</source>
        <translation>Ezekkel az érmékkel két játékosnak nem lehet váltani. Az első érméi: %1. A második érméi: %2</translation>
    </message>
    <message>
        <source>There are not enough coins to start with. Coins in all: %1</source>
        <translation>Nincs elég érme a kezdéshez. Érmék összesen: %1</translation>
    </message>
    <message>
        <source>Exchanging labor for coins and back must cost something; otherwise a turn could go on forever.</source>
        <translation>A munkapont érmére, majd az érme munkapontra váltásának veszteséggel kell járnia, különben egy kör vég nélkül tarthatna.</translation>
    </message>
    <message>
        <source>The arrows between the structures cannot form a circle.</source>
        <translation>Az épületek közötti nyilak nem alkothatnak kört.</translation>
    </message>
    <message>
        <source>Province</source>
        <translation>Province</translation>
    </message>
    <message>
        <source>Structures first built</source>
        <translation>Elsőként épített épületek</translation>
    </message>
    <message>
        <source>Coins</source>
        <comment>score sheet</comment>
        <translation>Érmék</translation>
    </message>
    <message>
        <source>Chance decides what comes next.</source>
        <translation>A folytatásról a véletlen dönt.</translation>
    </message>
    <message>
        <source>It is another player’s turn to act.</source>
        <translation>Másik játékos következik.</translation>
    </message>
    <message>
        <source>Work phase: move at least one worker.</source>
        <translation>Munkafázis: mozgass legalább egy munkást.</translation>
    </message>
    <message>
        <source>When the Smithy can be built</source>
        <translation>Mikor építhető a Kovácsműhely</translation>
    </message>
    <message>
        <source>How long a loan works</source>
        <translation>Meddig tart a kölcsön</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Mikor ér véget a játék</translation>
    </message>
    <message>
        <source>After the Mill</source>
        <translation>A Malom után</translation>
    </message>
    <message>
        <source>Before the Mill, which needs the Smithy</source>
        <translation>A Malom előtt, amelyhez a Kovácsműhely kell</translation>
    </message>
    <message>
        <source>Until the end of the turn</source>
        <translation>A kör végéig</translation>
    </message>
    <message>
        <source>As long as the lender coin is held</source>
        <translation>Amíg a kölcsönérme a játékosnál van</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Azonnal</translation>
    </message>
    <message>
        <source>At the end of the turn</source>
        <translation>A kör végén</translation>
    </message>
    <message>
        <source>The French rulebook makes the Mill depend on the Smithy, yet calls the Smithy’s labor additional. An arrow from the Mill to the Smithy fits that better. The other way around, Mill and Smithy also swap costs and points.</source>
        <translation>A francia szabálykönyv a Malmot köti a Kovácsműhelyhez, de a Kovácsműhely munkapontját további munkapontnak mondja. Ehhez jobban illik, ha a nyíl a Malomtól vezet a Kovácsműhelyhez. A másik sorrendben a Malom és a Kovácsműhely költsége és pontja is helyet cserél.</translation>
    </message>
    <message>
        <source>The rulebook does not say when the effect of a borrowed structure ends. In either case the debt stays until it is repaid or taken over.</source>
        <translation>A szabálykönyv nem mondja meg, mikor ér véget a kölcsönvett épület hatása. Az adósság mindkét esetben megmarad a visszafizetésig vagy az átvételig.</translation>
    </message>
    <message>
        <source>The rulebook names three ways the game can end, but does not say whether the turn under way is finished. No further turn follows in either case.</source>
        <translation>A szabálykönyv három esetet sorol fel a játék végére, de nem mondja meg, befejeződik-e a folyamatban lévő kör. Újabb kör egyik esetben sem következik.</translation>
    </message>
    <message>
        <source>Workers</source>
        <comment>goal</comment>
        <translation>Munkások</translation>
    </message>
    <message>
        <source>Labor</source>
        <comment>goal</comment>
        <translation>Munkapont</translation>
    </message>
    <message>
        <source>Structures</source>
        <comment>goal</comment>
        <translation>Épületek</translation>
    </message>
    <message>
        <source>Coins</source>
        <comment>goal</comment>
        <translation>Érmék</translation>
    </message>
    <message>
        <source>Two-point structures</source>
        <comment>goal</comment>
        <translation>Kétpontos épületek</translation>
    </message>
    <message numerus="yes">
        <source>Have access to %n worker(s) beyond the green ones, through your own Camp, Village or sailors.</source>
        <translation>
            <numerusform>Hozzáférés a zöldeken felül %n munkáshoz saját Tábor, saját Falu vagy saját matrózok révén.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n labor in one turn, from any source.</source>
        <translation>
            <numerusform>Legalább %n munkapont szerzése egyetlen körben, bármilyen forrásból.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Own %n structure(s).</source>
        <translation>
            <numerusform>Legalább %n saját épület.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold %n coin(s).</source>
        <translation>
            <numerusform>Legalább %n saját érme.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Own %n structure(s) with a printed value of %1 victory points.</source>
        <translation>
            <numerusform>Legalább %n olyan saját épület, amelynek nyomtatott értéke %1 győzelmi pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each arriving worker brings: %1</source>
        <translation>Minden érkező munkás ennyit hoz: %1</translation>
    </message>
    <message>
        <source>Two white sides: %1</source>
        <translation>Két fehér oldal: %1</translation>
    </message>
    <message>
        <source>Two black sides: %1</source>
        <translation>Két fekete oldal: %1</translation>
    </message>
    <message>
        <source>A white and a black side: a sailor can be hired for %1</source>
        <translation>Egy fehér és egy fekete oldal: matróz fogadható fel, ára: %1</translation>
    </message>
    <message>
        <source>The first builder rolls the ships.</source>
        <translation>A hajókkal az első építő dob.</translation>
    </message>
    <message>
        <source>Labor not used by the end of the turn is lost.</source>
        <translation>A fel nem használt munkapont a kör végén elvész.</translation>
    </message>
    <message>
        <source>Costs: %1</source>
        <translation>Ára: %1</translation>
    </message>
    <message>
        <source>The first builder gets: %1</source>
        <translation>Az első építő kap: %1</translation>
    </message>
    <message>
        <source>Requires: %1</source>
        <translation>Előfeltétel: %1</translation>
    </message>
    <message>
        <source>Lets you borrow a structure from the opponent.</source>
        <translation>Lehetővé teszi az ellenfél egyik épületének kölcsönvételét.</translation>
    </message>
    <message>
        <source>Each worker arriving in the coin zone brings: %1</source>
        <translation>Minden munkás, aki az érmezónába érkezik, ennyit hoz: %1</translation>
    </message>
    <message>
        <source>Gives access to the yellow worker.</source>
        <translation>Hozzáférést ad a sárga munkáshoz.</translation>
    </message>
    <message>
        <source>Gives access to the orange worker.</source>
        <translation>Hozzáférést ad a narancssárga munkáshoz.</translation>
    </message>
    <message>
        <source>At the start of each of your turns: %1</source>
        <translation>Minden saját kör elején: %1</translation>
    </message>
    <message>
        <source>In the spend phase, as often as you like: %1 → %2</source>
        <translation>A vásárlási fázisban, akárhányszor: %1 → %2</translation>
    </message>
    <message>
        <source>The ships bring labor, a coin or the right to hire a sailor.</source>
        <translation>A hajók munkapontot vagy érmét hoznak, vagy matrózt fogadhatsz fel.</translation>
    </message>
    <message>
        <source>Turn: %1</source>
        <translation>Kör: %1</translation>
    </message>
    <message>
        <source>Work phase: %1</source>
        <translation>Munkafázis: %1</translation>
    </message>
    <message>
        <source>Spend phase: %1</source>
        <translation>Vásárlási fázis: %1</translation>
    </message>
    <message>
        <source>The final scoring begins.</source>
        <translation>Kezdődik a végső elszámolás.</translation>
    </message>
    <message>
        <source>Both players fulfill the goal, so it is discarded: %1</source>
        <translation>Mindkét játékos teljesíti ezt a célt, ezért kikerül a játékból: %1</translation>
    </message>
    <message>
        <source>The ships show: %1</source>
        <translation>A hajók állása: %1</translation>
    </message>
    <message>
        <source>A goal is turned up: %1</source>
        <translation>Új cél került elő: %1</translation>
    </message>
    <message>
        <source>The lender coin is back in the supply.</source>
        <translation>A kölcsönérme visszakerült a készletbe.</translation>
    </message>
    <message>
        <source>%1 took the lender coin from %2 and borrowed: %3</source>
        <translation>%1 átvette a kölcsönérmét (előző birtokosa: %2), és épületet vett kölcsön: %3</translation>
    </message>
    <message>
        <source>%1 took the lender coin and borrowed: %2</source>
        <translation>%1 elvette a kölcsönérmét, és épületet vett kölcsön: %2</translation>
    </message>
    <message>
        <source>%1 fulfilled a goal: %2</source>
        <translation>%1 teljesített egy célt: %2</translation>
    </message>
    <message>
        <source>%1 moved a green worker: %2 → %3</source>
        <translation>%1 zöld munkást mozgatott: %2 → %3</translation>
    </message>
    <message>
        <source>%1 moved the yellow worker: %2 → %3</source>
        <translation>%1 a sárga munkást mozgatta: %2 → %3</translation>
    </message>
    <message>
        <source>%1 moved the orange worker: %2 → %3</source>
        <translation>%1 a narancssárga munkást mozgatta: %2 → %3</translation>
    </message>
    <message>
        <source>%1 moved a sailor: %2 → %3</source>
        <translation>%1 matrózt mozgatott: %2 → %3</translation>
    </message>
    <message>
        <source>%1 built a structure: %2</source>
        <translation>%1 megépített egy épületet: %2</translation>
    </message>
    <message>
        <source>The yellow worker enters the work cycle: %1</source>
        <translation>A sárga munkás belép a munkaciklusba: %1</translation>
    </message>
    <message>
        <source>The orange worker enters the work cycle: %1</source>
        <translation>A narancssárga munkás belép a munkaciklusba: %1</translation>
    </message>
    <message>
        <source>%1 hired a sailor: %2</source>
        <translation>%1 felfogadott egy matrózt: %2</translation>
    </message>
    <message>
        <source>%1 gained from the worker: %2</source>
        <translation>%1 a munkás után ezt kapta: %2</translation>
    </message>
    <message>
        <source>%1 gained from the Mill: %2</source>
        <translation>%1 a Malom után ezt kapta: %2</translation>
    </message>
    <message>
        <source>%1 gained from the Smithy: %2</source>
        <translation>%1 a Kovácsműhely után ezt kapta: %2</translation>
    </message>
    <message>
        <source>%1 gained from the ships: %2</source>
        <translation>%1 a hajók után ezt kapta: %2</translation>
    </message>
    <message>
        <source>%1 gained by grinding: %2</source>
        <translation>%1 a napszámért ezt kapta: %2</translation>
    </message>
    <message>
        <source>%1 gained from the Union: %2</source>
        <translation>%1 a Céhtől ezt kapta: %2</translation>
    </message>
    <message>
        <source>%1 gained: %2</source>
        <translation>%1 ezt kapta: %2</translation>
    </message>
    <message>
        <source>%1 paid for a structure: %2</source>
        <translation>%1 ennyit fizetett egy épületért: %2</translation>
    </message>
    <message>
        <source>%1 paid for a sailor: %2</source>
        <translation>%1 ennyit fizetett egy matrózért: %2</translation>
    </message>
    <message>
        <source>%1 spent on grinding: %2</source>
        <translation>%1 ennyit adott a napszámhoz: %2</translation>
    </message>
    <message>
        <source>%1 gave to the Union: %2</source>
        <translation>%1 ennyit adott a Céhnek: %2</translation>
    </message>
    <message>
        <source>%1 repaid the loan: %2</source>
        <translation>%1 visszafizette a kölcsönt: %2</translation>
    </message>
    <message>
        <source>%1 lost unused labor: %2</source>
        <translation>%1 elvesztette a fel nem használt munkapontot: %2</translation>
    </message>
    <message>
        <source>%1 paid: %2</source>
        <translation>%1 ennyit fizetett: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for a structure. %2</source>
        <translation>
            <numerusform>%1: %n győzelmi pont egy épületért. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for a goal. %2</source>
        <translation>
            <numerusform>%1: %n győzelmi pont egy célért. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for coins.</source>
        <translation>
            <numerusform>%1: %n győzelmi pont az érmékért.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n victory point(s) for the lender coin.</source>
        <translation>
            <numerusform>%1 %n győzelmi pontot veszít a kölcsönérme miatt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>This turn so far</source>
        <translation>Ez a kör eddig</translation>
    </message>
    <message>
        <source>Workers moved in this turn</source>
        <translation>Ebben a körben mozgatott munkások</translation>
    </message>
    <message>
        <source>Structures borrowed</source>
        <translation>Kölcsönvett épületek</translation>
    </message>
    <message>
        <source>Current phase</source>
        <translation>Aktuális fázis</translation>
    </message>
    <message>
        <source>Phase after a goal is turned up</source>
        <translation>A cél felfordítása utáni fázis</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>A soron lévő játékos</translation>
    </message>
    <message>
        <source>What triggered the end</source>
        <translation>Ami előidézte a játék végét</translation>
    </message>
    <message>
        <source>Ship tokens</source>
        <translation>Hajójelzők</translation>
    </message>
    <message>
        <source>Labor gained in this turn</source>
        <translation>Ebben a körben szerzett munkapont</translation>
    </message>
    <message>
        <source>Structures built in this turn</source>
        <translation>Ebben a körben épült épületek</translation>
    </message>
    <message>
        <source>Sailor hired in this turn</source>
        <translation>Ebben a körben felfogadott matróz</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>még semmi</translation>
    </message>
    <message>
        <source>A goal is turned up</source>
        <translation>Egy cél felfordítása</translation>
    </message>
    <message>
        <source>The ship tokens are rolled before the turn</source>
        <translation>A hajójelzők dobása a kör előtt</translation>
    </message>
    <message>
        <source>The ship tokens are rolled after the turn</source>
        <translation>A hajójelzők dobása a kör után</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>A játék véget ért</translation>
    </message>
    <message>
        <source>Put the worker on the work cycle: %1</source>
        <comment>a worker</comment>
        <translation>A munkás kerüljön a munkaciklusba: %1</translation>
    </message>
    <message>
        <source>Take the worker off the work cycle: %1</source>
        <comment>a worker</comment>
        <translation>A munkás levétele a munkaciklusból: %1</translation>
    </message>
    <message>
        <source>Put the lender coin back into the supply.</source>
        <translation>A kölcsönérme vissza a készletbe.</translation>
    </message>
    <message>
        <source>Turn up this goal: %1</source>
        <translation>Ennek a célnak a felfordítása: %1</translation>
    </message>
    <message>
        <source>Put this goal back among those face down: %1</source>
        <translation>Ez a cél vissza a lefordítottak közé: %1</translation>
    </message>
    <message>
        <source>Structures per turn</source>
        <translation>Épületek egy körben</translation>
    </message>
    <message>
        <source>What counts for the two-point structures goal</source>
        <translation>Mi számít a kétpontos épületek céljánál</translation>
    </message>
    <message>
        <source>Reading of the rulebook</source>
        <translation>A szabálykönyv olvasata</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Egy</translation>
    </message>
    <message>
        <source>As many as you can pay for</source>
        <translation>Ahányat ki tudsz fizetni</translation>
    </message>
    <message>
        <source>The printed value</source>
        <translation>A nyomtatott érték</translation>
    </message>
    <message>
        <source>Only what was scored</source>
        <translation>Csak amiért pont járt</translation>
    </message>
    <message>
        <source>The second one</source>
        <translation>A második</translation>
    </message>
    <message>
        <source>The first one, under which this game was started</source>
        <translation>Az első, amely szerint ez a játék kezdődött</translation>
    </message>
    <message>
        <source>The rulebook says that a structure may be built, not how many. Reviews of the published game say one per turn.</source>
        <translation>A szabálykönyv szerint építhető egy épület, de a számukat nem szabja meg. A kiadott játék ismertetői szerint körönként egy.</translation>
    </message>
    <message>
        <source>The rulebook asks for structures worth 2 points each, but the second to build one scores nothing for it.</source>
        <translation>A szabálykönyv 2 pontot érő épületeket kér, de aki másodikként épít meg egyet, nem kap érte pontot.</translation>
    </message>
    <message>
        <source>Some rulings have changed since the rulebook was reread. A game begun before that goes on as it began.</source>
        <translation>Mióta újraolvastuk a szabálykönyvet, néhány szabályát másképp értelmezzük. A korábban kezdett játék úgy folytatódik, ahogy elkezdődött.</translation>
    </message>
    <message>
        <source>No structure token is left: all %1 are built.</source>
        <translation>Nem maradt épületjelző: az összes (%1) le van rakva.</translation>
    </message>
    <message>
        <source>Only one structure can be built per turn. Found: %1</source>
        <translation>Körönként csak egy épület építhető. Talált: %1</translation>
    </message>
    <message numerus="yes">
        <source>Be the first to build %n structure(s) with a printed value of %1 victory points.</source>
        <translation>
            <numerusform>Legalább %n olyan elsőként felépített épület, amelynek nyomtatott értéke %1 győzelmi pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>A loan that was not repaid costs points. %1.</source>
        <comment>the points of each player</comment>
        <translation>A vissza nem fizetett kölcsön pontlevonással jár. %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n structure(s)</source>
        <comment>player</comment>
        <translation>
            <numerusform>%1: %n épület</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved a green worker</source>
        <translation>Zöld munkást mozgatott</translation>
    </message>
    <message>
        <source>Moved the yellow worker</source>
        <translation>A sárga munkást mozgatta</translation>
    </message>
    <message>
        <source>Moved the orange worker</source>
        <translation>A narancssárga munkást mozgatta</translation>
    </message>
    <message>
        <source>Moved a sailor</source>
        <translation>Matrózt mozgatott</translation>
    </message>
    <message>
        <source>Only one worker can still be moved; move just that one.</source>
        <translation>Már csak egy munkás mozgatható; csak azt az egyet mozgasd.</translation>
    </message>
    <message>
        <source>This structure has to be owned first: %1</source>
        <translation>Ehhez előbb saját épület kell: %1</translation>
    </message>
    <message>
        <source>There are more coins than the edition has: %1. Maximum: %2</source>
        <translation>Több az érme, mint amennyi a kiadásban van: %1. Legfeljebb: %2</translation>
    </message>
    <message>
        <source>Another phase waits only while a goal is being turned up.</source>
        <translation>Egy másik fázis csak akkor várakozik, amikor célt fordítanak fel.</translation>
    </message>
    <message>
        <source>Remove what cannot exist.</source>
        <translation>A nem létező elemek elhagyása.</translation>
    </message>
    <message>
        <source>Record that nobody has hired this worker.</source>
        <translation>Ezt a munkást senki se fogadta fel.</translation>
    </message>
    <message>
        <source>Record that %1 hired this sailor.</source>
        <translation>Ezt a matrózt %1 fogadta fel.</translation>
    </message>
    <message>
        <source>Record that this worker has not moved.</source>
        <translation>Ez a munkás még nem lépett.</translation>
    </message>
    <message>
        <source>Record that %1 built this: %2</source>
        <comment>a player, a structure</comment>
        <translation>%1 megépítette ezt: %2</translation>
    </message>
    <message>
        <source>Record that %1 has not built this: %2</source>
        <comment>a player, a structure</comment>
        <translation>%1 nem építette meg ezt: %2</translation>
    </message>
    <message>
        <source>Turn the ship tokens to show this: %1</source>
        <comment>what they show</comment>
        <translation>A hajójelzők így álljanak: %1</translation>
    </message>
    <message>
        <source>Stop borrowing this structure: %1</source>
        <translation>Ez az épület ne legyen kölcsönvéve: %1</translation>
    </message>
    <message>
        <source>Borrow no structure.</source>
        <translation>Ne legyen kölcsönvett épület.</translation>
    </message>
    <message>
        <source>Go to this phase: %1</source>
        <comment>a phase</comment>
        <translation>Ugrás ehhez a fázishoz: %1</translation>
    </message>
    <message>
        <source>Remove all labor.</source>
        <translation>Ne legyen munkapont.</translation>
    </message>
    <message>
        <source>Set the labor left to %1</source>
        <translation>Ennyi munkapont maradjon: %1</translation>
    </message>
    <message>
        <source>Set the labor gained to %1</source>
        <translation>Ennyi legyen a szerzett munkapont: %1</translation>
    </message>
    <message>
        <source>Record that no structure was built in this turn.</source>
        <translation>Ebben a körben még nem épült semmi.</translation>
    </message>
    <message>
        <source>Record that no sailor was hired in this turn.</source>
        <translation>Ebben a körben még nem volt matrózfelfogadás.</translation>
    </message>
    <message>
        <source>Then continue with the work phase.</source>
        <translation>Utána a munkafázis folytatódjon.</translation>
    </message>
    <message>
        <source>Record that %1 took this goal: %2</source>
        <comment>a player, a goal</comment>
        <translation>%1 elvette ezt a célt: %2</translation>
    </message>
    <message>
        <source>Discard this goal: %1</source>
        <translation>Ennek a célnak az eldobása: %1</translation>
    </message>
    <message>
        <source>Record that this triggered the end: %1</source>
        <translation>Ez idézte elő a játék végét: %1</translation>
    </message>
    <message>
        <source>Record that nothing has triggered the end.</source>
        <translation>A játék végét még semmi sem idézte elő.</translation>
    </message>
    <message>
        <source>Record that only this structure was built in this turn: %1</source>
        <translation>Ebben a körben csak ez az épület épült: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n structure token(s)</source>
        <translation>
            <numerusform>%n épületjelző</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lender coin(s)</source>
        <translation>
            <numerusform>%n kölcsönérme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) that have moved</source>
        <translation>
            <numerusform>%n már lépett munkás</numerusform>
        </translation>
    </message>
    <message>
        <source>Repay</source>
        <translation>Visszafizetés</translation>
    </message>
    <message>
        <source>Borrow…</source>
        <translation>Kölcsönvétel…</translation>
    </message>
    <message>
        <source>Which structure do you borrow?</source>
        <translation>Melyik épületet veszed kölcsön?</translation>
    </message>
    <message>
        <source>Move all</source>
        <translation>Mindet</translation>
    </message>
    <message>
        <source>One by one</source>
        <translation>Egyenként</translation>
    </message>
    <message>
        <source>Which worker moves on to the next zone?</source>
        <translation>Melyik munkás lép a következő zónába?</translation>
    </message>
    <message>
        <source>Finish the work</source>
        <translation>Munka vége</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Építés</translation>
    </message>
    <message>
        <source>What do you build?</source>
        <translation>Mit építesz?</translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Felfogadás</translation>
    </message>
    <message>
        <source>Work phase: all workers have moved.</source>
        <translation>Munkafázis: minden munkás lépett.</translation>
    </message>
    <message>
        <source>Spend phase: what do you do?</source>
        <translation>Vásárlási fázis: mit teszel?</translation>
    </message>
    <message>
        <source>Spend phase: what else do you do?</source>
        <translation>Vásárlási fázis: mit teszel még?</translation>
    </message>
    <message>
        <source>Work phase: what do you do?</source>
        <translation>Munkafázis: mit teszel?</translation>
    </message>
    <message>
        <source>Structure token: choose the structure to build.</source>
        <translation>Épületjelző: válaszd ki az építendő épületet.</translation>
    </message>
    <message>
        <source>Lender coin: choose the structure to borrow.</source>
        <translation>Kölcsönérme: válaszd ki a kölcsönveendő épületet.</translation>
    </message>
    <message>
        <source>Labor: choose the structure to borrow for it.</source>
        <translation>Munkapont: válaszd ki az épületet, amelyet kölcsönveszel hozzá.</translation>
    </message>
    <message>
        <source>No sailor is left to hire: the ships can bring only labor and coins.</source>
        <translation>Nincs több felfogadható matróz: a hajók csak munkapontot és érmét hozhatnak.</translation>
    </message>
    <message>
        <source>There is nothing to borrow yet.</source>
        <translation>Egyelőre nincs mit kölcsönvenni.</translation>
    </message>
    <message>
        <source>The sailor works from your next turn on.</source>
        <translation>A matróz a következő körödtől dolgozik.</translation>
    </message>
    <message>
        <source>It is of no use anymore: the work of this turn is over, and the loan serves only until the turn ends.</source>
        <translation>Ennek már nem vennéd hasznát: a munkafázis véget ért, és a kölcsön csak a kör végéig szól.</translation>
    </message>
    <message>
        <source>This takes %1; in this turn you have %2.</source>
        <comment>labor</comment>
        <translation>Ehhez %1 kell; ebben a körben ennyi van: %2.</translation>
    </message>
    <message>
        <source>This takes %1; you have %2.</source>
        <comment>coins</comment>
        <translation>Ehhez %1 kell; neked ennyi van: %2.</translation>
    </message>
    <message>
        <source>The ships are rolled.</source>
        <comment>a goal</comment>
        <translation>A hajókkal dobtok.</translation>
    </message>
    <message>
        <source>You have built this structure: %1.</source>
        <comment>a goal</comment>
        <translation>Megépítetted ezt az épületet: %1.</translation>
    </message>
    <message>
        <source>%1 has built this structure: %2.</source>
        <comment>a goal</comment>
        <translation>%1 megépítette ezt az épületet: %2.</translation>
    </message>
    <message>
        <source>This structure has been built: %1.</source>
        <comment>a goal</comment>
        <translation>Ez az épület már áll: %1.</translation>
    </message>
    <message>
        <source>Hold the lender coin.</source>
        <comment>a goal</comment>
        <translation>Legyen nálad a kölcsönérme!</translation>
    </message>
    <message>
        <source>Do not be left with the lender coin.</source>
        <comment>a goal</comment>
        <translation>Ne maradjon nálad a kölcsönérme!</translation>
    </message>
    <message>
        <source>You hold the lender coin.</source>
        <comment>a goal</comment>
        <translation>Nálad van a kölcsönérme.</translation>
    </message>
    <message>
        <source>You do not hold the lender coin.</source>
        <comment>a goal</comment>
        <translation>Nincs nálad a kölcsönérme.</translation>
    </message>
    <message>
        <source>%1 holds the lender coin.</source>
        <comment>a goal</comment>
        <translation>A kölcsönérme most ennél a játékosnál van: %1.</translation>
    </message>
    <message>
        <source>%1 does not hold the lender coin.</source>
        <comment>a goal</comment>
        <translation>A kölcsönérme nem ennél a játékosnál van: %1.</translation>
    </message>
    <message>
        <source>Borrow this structure: %1.</source>
        <comment>a goal</comment>
        <translation>Vedd kölcsön ezt az épületet: %1.</translation>
    </message>
    <message>
        <source>You have borrowed this structure: %1.</source>
        <comment>a goal</comment>
        <translation>Kölcsönvetted ezt az épületet: %1.</translation>
    </message>
    <message>
        <source>%1 has borrowed this structure: %2.</source>
        <comment>a goal</comment>
        <translation>%1 kölcsönvette ezt az épületet: %2.</translation>
    </message>
    <message>
        <source>This structure has been borrowed: %1.</source>
        <comment>a goal</comment>
        <translation>Kölcsönvették ezt az épületet: %1.</translation>
    </message>
    <message>
        <source>Repay the loan.</source>
        <comment>a goal</comment>
        <translation>Fizesd vissza a kölcsönt!</translation>
    </message>
    <message>
        <source>You have repaid the loan.</source>
        <comment>a goal</comment>
        <translation>Visszafizetted a kölcsönt.</translation>
    </message>
    <message>
        <source>%1 has repaid the loan.</source>
        <comment>a goal</comment>
        <translation>%1 visszafizette a kölcsönt.</translation>
    </message>
    <message>
        <source>The loan has been repaid.</source>
        <comment>a goal</comment>
        <translation>A kölcsönt visszafizették.</translation>
    </message>
    <message>
        <source>Hire a sailor.</source>
        <comment>a goal</comment>
        <translation>Fogadj fel egy matrózt!</translation>
    </message>
    <message>
        <source>You have hired a sailor.</source>
        <comment>a goal</comment>
        <translation>Felfogadtál egy matrózt.</translation>
    </message>
    <message>
        <source>%1 has hired a sailor.</source>
        <comment>a goal</comment>
        <translation>%1 felfogadott egy matrózt.</translation>
    </message>
    <message>
        <source>A sailor has been hired.</source>
        <comment>a goal</comment>
        <translation>Felfogadtak egy matrózt.</translation>
    </message>
    <message numerus="yes">
        <source>%n labor</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n munkapontot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n érmét</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green worker(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n zöld munkást</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow worker(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n sárga munkást</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orange worker(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n narancssárga munkást</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sailor(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n matrózt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n munkást</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n structure token(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n épületjelzőt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goal token(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n céljelzőt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lender coin(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n kölcsönérmét</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n hajót</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Goal fulfilled: %2</source>
        <comment>what was done, a goal</comment>
        <translation>%1. Teljesített cél: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what was drawn, who has fulfilled it</comment>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>Moved %n worker(s)</source>
        <translation>
            <numerusform>%n munkást mozgatott</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has built enough structures, which brings about the end of the game.</source>
        <translation>%1 elég épületet épített, és ezzel előidézte a játék végét.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has built %n structure(s), which brings about the end of the game.</source>
        <translation>
            <numerusform>%1 megépített %n épületet, és ezzel előidézte a játék végét.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every type of structure has been built, which brings about the end of the game.</source>
        <translation>Minden épülettípus megépült, és ez előidézi a játék végét.</translation>
    </message>
    <message>
        <source>No goal is left, which brings about the end of the game.</source>
        <translation>Elfogytak a célok, és ez előidézi a játék végét.</translation>
    </message>
    <message>
        <source>Something was gained from this structure: %1.</source>
        <comment>a goal</comment>
        <translation>Ez az épület hozott valamit: %1.</translation>
    </message>
    <message>
        <source>Gain something from this structure: %1.</source>
        <comment>a goal</comment>
        <translation>Vedd hasznát ennek az épületnek: %1.</translation>
    </message>
    <message>
        <source>You have gained something from this structure: %1.</source>
        <comment>a goal</comment>
        <translation>Hasznát vetted ennek az épületnek: %1.</translation>
    </message>
    <message>
        <source>%1 has gained something from this structure: %2.</source>
        <comment>a goal</comment>
        <translation>%1 hasznát vette ennek az épületnek: %2.</translation>
    </message>
    <message>
        <source>Build the Lender.</source>
        <translation>Építsd meg a Hitelezőt!</translation>
    </message>
    <message>
        <source>Build the Bank.</source>
        <translation>Építsd meg a Bankot!</translation>
    </message>
    <message>
        <source>Build the Camp.</source>
        <translation>Építsd meg a Tábort!</translation>
    </message>
    <message>
        <source>Build the Village.</source>
        <translation>Építsd meg a Falut!</translation>
    </message>
    <message>
        <source>Build the Mill.</source>
        <translation>Építsd meg a Malmot!</translation>
    </message>
    <message>
        <source>Build the Smithy.</source>
        <translation>Építsd meg a Kovácsműhelyt!</translation>
    </message>
    <message>
        <source>Build the Union.</source>
        <translation>Építsd meg a Céhet!</translation>
    </message>
    <message>
        <source>Build the Harbor.</source>
        <translation>Építsd meg a Kikötőt!</translation>
    </message>
    <message>
        <source>Borrow the Lender.</source>
        <translation>Vedd kölcsön a Hitelezőt!</translation>
    </message>
    <message>
        <source>Borrow the Bank.</source>
        <translation>Vedd kölcsön a Bankot!</translation>
    </message>
    <message>
        <source>Borrow the Camp.</source>
        <translation>Vedd kölcsön a Tábort!</translation>
    </message>
    <message>
        <source>Borrow the Village.</source>
        <translation>Vedd kölcsön a Falut!</translation>
    </message>
    <message>
        <source>Borrow the Mill.</source>
        <translation>Vedd kölcsön a Malmot!</translation>
    </message>
    <message>
        <source>Borrow the Smithy.</source>
        <translation>Vedd kölcsön a Kovácsműhelyt!</translation>
    </message>
    <message>
        <source>Borrow the Union.</source>
        <translation>Vedd kölcsön a Céhet!</translation>
    </message>
    <message>
        <source>Borrow the Harbor.</source>
        <translation>Vedd kölcsön a Kikötőt!</translation>
    </message>
    <message>
        <source>Move one of the green workers on: %1 → %2.</source>
        <translation>Léptesd tovább az egyik zöld munkást: %1 → %2!</translation>
    </message>
    <message>
        <source>Move the yellow worker on: %1 → %2.</source>
        <translation>Léptesd tovább a sárga munkást: %1 → %2!</translation>
    </message>
    <message>
        <source>Move the orange worker on: %1 → %2.</source>
        <translation>Léptesd tovább a narancssárga munkást: %1 → %2!</translation>
    </message>
    <message>
        <source>Move one of your sailors on: %1 → %2.</source>
        <translation>Léptesd tovább az egyik matrózodat: %1 → %2!</translation>
    </message>
    <message>
        <source>Grind: turn %1 into %2.</source>
        <translation>Végezz napszámot: %1 → %2!</translation>
    </message>
    <message>
        <source>Use the Union: turn %1 into %2.</source>
        <translation>Használd a Céhet: %1 → %2!</translation>
    </message>
    <message>
        <source>Move all your workers on at once.</source>
        <translation>Léptesd tovább az összes munkásodat egyszerre!</translation>
    </message>
    <message>
        <source>Finish the work phase.</source>
        <translation>Fejezd be a munkafázist!</translation>
    </message>
    <message>
        <source>Hire a sailor.</source>
        <translation>Fogadj fel egy matrózt!</translation>
    </message>
    <message>
        <source>Repay the loan.</source>
        <translation>Fizesd vissza a kölcsönt!</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>Fejezd be a kört!</translation>
    </message>
    <message>
        <source>no labor</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen munkapontot sem</translation>
    </message>
    <message>
        <source>no coins</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen érmét sem</translation>
    </message>
    <message>
        <source>no workers</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen munkást sem</translation>
    </message>
    <message>
        <source>no green workers</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen zöld munkást sem</translation>
    </message>
    <message>
        <source>no yellow workers</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen sárga munkást sem</translation>
    </message>
    <message>
        <source>no orange workers</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen narancssárga munkást sem</translation>
    </message>
    <message>
        <source>no sailors</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen matrózt sem</translation>
    </message>
    <message>
        <source>no structures</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen épületet sem</translation>
    </message>
    <message>
        <source>no goals</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen célt sem</translation>
    </message>
    <message>
        <source>no goal tokens</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen céljelzőt sem</translation>
    </message>
    <message>
        <source>no structure tokens</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen épületjelzőt sem</translation>
    </message>
    <message>
        <source>no lender coin</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen kölcsönérmét sem</translation>
    </message>
    <message>
        <source>no workers that have moved</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen már lépett munkást sem</translation>
    </message>
    <message>
        <source>no ships</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen hajót sem</translation>
    </message>
    <message>
        <source>no victory points</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen győzelmi pontot sem</translation>
    </message>
    <message>
        <source>no silver coins</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen ezüstérmét sem</translation>
    </message>
    <message>
        <source>no gold coins</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen aranyérmét sem</translation>
    </message>
    <message>
        <source>no platinum coins</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen platinaérmét sem</translation>
    </message>
    <message>
        <source>no coins in the supply</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen érmét sem a készletben</translation>
    </message>
    <message>
        <source>no sailors in the supply</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen matrózt sem a készletben</translation>
    </message>
    <message>
        <source>no face-down goals</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen lefordított célt sem</translation>
    </message>
    <message>
        <source>You take the lender coin.</source>
        <translation>A kölcsönérme hozzád kerül.</translation>
    </message>
    <message>
        <source>the Lender</source>
        <translation>a Hitelezőt</translation>
    </message>
    <message>
        <source>the Bank</source>
        <translation>a Bankot</translation>
    </message>
    <message>
        <source>the Camp</source>
        <translation>a Tábort</translation>
    </message>
    <message>
        <source>the Village</source>
        <translation>a Falut</translation>
    </message>
    <message>
        <source>the Mill</source>
        <translation>a Malmot</translation>
    </message>
    <message>
        <source>the Smithy</source>
        <translation>a Kovácsműhelyt</translation>
    </message>
    <message>
        <source>the Union</source>
        <translation>a Céhet</translation>
    </message>
    <message>
        <source>the Harbor</source>
        <translation>a Kikötőt</translation>
    </message>
    <message numerus="yes">
        <source>Have at least %n point(s) from goals.</source>
        <comment>a goal</comment>
        <translation>
            <numerusform>Legyen legalább %n pontod célokból!</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain %1 by grinding.</source>
        <comment>a goal: what is counted</comment>
        <translation>Szerezz %1 napszámmal!</translation>
    </message>
    <message>
        <source>Move %1 out of the upper zone.</source>
        <comment>a goal: what is counted</comment>
        <translation>Mozgass %1 a felső zónából!</translation>
    </message>
    <message>
        <source>Move %1 out of the lower right zone.</source>
        <comment>a goal: what is counted</comment>
        <translation>Mozgass %1 a jobb alsó zónából!</translation>
    </message>
    <message>
        <source>Move %1 out of the lower left zone.</source>
        <comment>a goal: what is counted</comment>
        <translation>Mozgass %1 a bal alsó zónából!</translation>
    </message>
    <message>
        <source>Build %1.</source>
        <comment>a goal: a structure</comment>
        <translation>Építsd meg %1!</translation>
    </message>
    <message>
        <source>Each player builds the Union only once. The button above the board uses it.</source>
        <translation>Céhet mindenki csak egyszer építhet. Használni a tábla fölötti gombbal lehet.</translation>
    </message>
    <message>
        <source>Spend phase: what you have left pays for nothing.</source>
        <translation>Vásárlási fázis: a maradékból semmire sem telik.</translation>
    </message>
    <message>
        <source>Structures and goals are scored already; coins and loans are left.</source>
        <translation>Az épületek és a célok pontjai már megvannak; az érmék és a kölcsönök következnek.</translation>
    </message>
    <message>
        <source>Already scored: whoever built a structure first has its points. %1.</source>
        <comment>the points of each player</comment>
        <translation>Már megvan: az épület pontjait az kapja, aki először építette meg. %1.</translation>
    </message>
    <message numerus="yes">
        <source>Already scored: each goal taken is worth %n point(s). %1.</source>
        <comment>the points of each player</comment>
        <translation>
            <numerusform>Már megvan: minden elvett cél %n pontot ér. %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n point(s)</source>
        <comment>player, coins</comment>
        <translation>
            <numerusform>%1: %2, %n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every %n coin(s) are worth a point. %1.</source>
        <comment>the coins and points of each player</comment>
        <translation>
            <numerusform>Minden %n érme egy pontot ér. %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A loan that was not repaid costs points. Nobody has one.</source>
        <translation>A vissza nem fizetett kölcsön pontlevonással jár. Senkinek sincs ilyen.</translation>
    </message>
    <message>
        <source>Ended the turn, not used: %1</source>
        <comment>labor</comment>
        <translation>Befejezte a kört, felhasználatlan: %1</translation>
    </message>
    <message>
        <source>Labor that is left when the turn ends is lost; coins stay.</source>
        <translation>A kör végén megmaradt munkapontok elvesznek, az érmék megmaradnak.</translation>
    </message>
    <message>
        <source>Only a structure that the opponent has built and you have not can be borrowed.</source>
        <translation>Csak olyan épület vehető kölcsön, amelyet az ellenfél megépített, te pedig nem.</translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <comment>in a sentence</comment>
        <translation>
            <numerusform>%n munkás</numerusform>
        </translation>
    </message>
    <message>
        <source>In the turns to come, %1 can then be moved; after the other move, %2.</source>
        <comment>workers, other workers</comment>
        <translation>A következő körökben mozgatható: %1; a másik akció után: %2.</translation>
    </message>
    <message>
        <source>Each turn then begins with %1; after the other move, with %2.</source>
        <comment>labor, other labor</comment>
        <translation>Ezután minden kör elején jár: %1; a másik akció után: %2.</translation>
    </message>
    <message>
        <source>In the next turn, %1 can then get %2 from the workers; after the other move, %3.</source>
        <comment>player, goods, other goods</comment>
        <translation>A következő körben %1 a munkásoktól ennyit kaphat: %2; a másik akció után: %3.</translation>
    </message>
    <message>
        <source>%1 can then no longer be the first builder: %2.</source>
        <comment>player, structure</comment>
        <translation>Ezután már nem lehet első építő %1: %2.</translation>
    </message>
    <message>
        <source>After the other move, %1 could no longer be the first builder: %2.</source>
        <comment>player, structure</comment>
        <translation>A másik akció után már nem lehetne első építő %1: %2.</translation>
    </message>
    <message>
        <source>It leaves a debt with the lender coin; the other move leaves none.</source>
        <translation>Adósság marad utána a kölcsönérmével; a másik akció után nem marad.</translation>
    </message>
    <message>
        <source>It leaves no debt; the other move leaves one with the lender coin.</source>
        <translation>Nem marad utána adósság; a másik akció után marad, a kölcsönérmével.</translation>
    </message>
</context>
<context>
    <name>RulePicture</name>
    <message>
        <source>Not possible here: %1</source>
        <comment>places</comment>
        <translation>Itt nem lehet: %1</translation>
    </message>
    <message>
        <source>What the rule is about: %1</source>
        <comment>places</comment>
        <translation>Erről szól a szabály: %1</translation>
    </message>
</context>
<context>
    <name>ScenarioProblems</name>
    <message>
        <source>The edition “%1” that the file carries cannot be used: %2</source>
        <translation>A fájlban lévő „%1” kiadás nem használható: %2</translation>
    </message>
    <message>
        <source>The edition “%1” has changed since the file was written.</source>
        <translation>A kiadás megváltozott, mióta a fájl készült: „%1”.</translation>
    </message>
    <message>
        <source>Ply %1: “%2” is not an action of this game.</source>
        <translation>%1. akció: „%2” nem akciója ennek a játéknak.</translation>
    </message>
    <message>
        <source>Ply %1 cannot be played: %2. The rule: %3.</source>
        <translation>%1. akció (%2): nem játszható le. A szabály: %3.</translation>
    </message>
    <message>
        <source>Ply %1 has already been played there: %2.</source>
        <translation>%1. akció (%2): ezt ott már lejátszották.</translation>
    </message>
    <message>
        <source>These are not the plies that follow ply %1.</source>
        <translation>%1. akció: utána nem ezek az akciók következnek.</translation>
    </message>
    <message>
        <source>The last line is incomplete and is left out.</source>
        <translation>Az utolsó sor hiányos, ezért kimarad.</translation>
    </message>
    <message numerus="yes">
        <source>This line cannot be read: %1 From here on, %n line(s) are left out.</source>
        <translation>
            <numerusform>Ez a sor nem olvasható: %1 Innen kezdve %n sor kimarad.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This line cannot be read: %1 From here on, %n line(s) are left out. The damaged file is kept as %2.</source>
        <translation>
            <numerusform>Ez a sor nem olvasható: %1 Innen kezdve %n sor kimarad. A sérült fájl megmarad itt: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a term of this game.</source>
        <translation>A játékban nincs ilyen szó: „%1”.</translation>
    </message>
    <message>
        <source>“%1” is not a place in this game.</source>
        <translation>A játékban nincs ilyen hely: „%1”.</translation>
    </message>
    <message>
        <source>“%1” is not an id: use lowercase letters, digits and single hyphens.</source>
        <translation>„%1” nem azonosító: csak kisbetű, számjegy és egyes kötőjel lehet benne.</translation>
    </message>
    <message>
        <source>An earlier step already has the id “%1”.</source>
        <translation>Egy korábbi résznek már ez az azonosítója: „%1”.</translation>
    </message>
    <message>
        <source>“%1” is not a language of this lesson.</source>
        <translation>A leckének nincs ilyen nyelve: „%1”.</translation>
    </message>
    <message>
        <source>“%1” is not an action of this game.</source>
        <translation>A játékban nincs ilyen akció: „%1”.</translation>
    </message>
    <message>
        <source>The text of the position cannot be read: %1</source>
        <translation>Az állás szövege nem olvasható: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) in a row give the reader nothing to do.</source>
        <translation>
            <numerusform>Egymás után %n részben nincs tennivalója az olvasónak.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no computer player “%1”.</source>
        <translation>Nincs „%1” nevű gépi játékos.</translation>
    </message>
    <message>
        <source>The lesson has no steps.</source>
        <translation>A leckének nincsenek részei.</translation>
    </message>
    <message>
        <source>The first step needs a position.</source>
        <translation>Az első részhez állás kell.</translation>
    </message>
    <message>
        <source>The position cannot be played. The rule: %1.</source>
        <translation>Az állás nem játszható. A szabály: %1.</translation>
    </message>
    <message>
        <source>The position has %1 seats, the lesson %2 players.</source>
        <translation>Az állásban %1 játékoshely van, a leckében %2 játékos.</translation>
    </message>
    <message>
        <source>It is not the reader’s turn, and no script leads to it.</source>
        <translation>Nem az olvasó következik, és előírt menet sem vezet oda.</translation>
    </message>
    <message>
        <source>There is no line to show.</source>
        <translation>Nincs bemutatható akciósor.</translation>
    </message>
    <message>
        <source>Move %1 of the line cannot be played: %2. The rule: %3.</source>
        <translation>Az akciósor %1. akciója nem játszható le: %2. A szabály: %3.</translation>
    </message>
    <message>
        <source>None of the answers is right.</source>
        <translation>Egyik válasz sem helyes.</translation>
    </message>
    <message>
        <source>None of the answers is wrong.</source>
        <translation>Egyik válasz sem hibás.</translation>
    </message>
    <message>
        <source>There is neither a goal nor a right move, so the reader has nothing to do.</source>
        <translation>Nincs se cél, se helyes akció, így az olvasónak nincs mit tennie.</translation>
    </message>
    <message>
        <source>Say within how many actions the goal must be reached.</source>
        <translation>Add meg, hány akción belül kell elérni a célt.</translation>
    </message>
    <message>
        <source>The goal is already reached before the reader does anything.</source>
        <translation>A cél már azelőtt teljesül, hogy az olvasó bármit tenne.</translation>
    </message>
    <message>
        <source>Move %1 of the solution cannot be played: %2. The rule: %3.</source>
        <translation>A megoldás %1. akciója nem játszható le: %2. A szabály: %3.</translation>
    </message>
    <message>
        <source>The solution does not reach the goal within the number of actions allowed.</source>
        <translation>A megoldás a megengedett számú akcióval nem éri el a célt.</translation>
    </message>
    <message>
        <source>This move cannot be played: %1. The rule: %2.</source>
        <translation>Ez az akció nem játszható le: %1. A szabály: %2.</translation>
    </message>
    <message>
        <source>It is not the reader’s turn to play this move: %1.</source>
        <translation>Ennél az akciónál nem az olvasó van soron: %1.</translation>
    </message>
    <message>
        <source>This move is marked as right or good, but the goal cannot be reached after it: %1.</source>
        <translation>Ez az akció helyesnek vagy jónak van jelölve, de utána a cél nem érhető el: %1.</translation>
    </message>
    <message>
        <source>This move is marked as wrong, but the goal can still be reached after it: %1.</source>
        <translation>Ez az akció hibásnak van jelölve, de utána a cél még elérhető: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The goal cannot be reached in %n action(s).</source>
        <translation>
            <numerusform>A cél %n akcióval nem érhető el.</numerusform>
        </translation>
    </message>
    <message>
        <source>Problem in the saved game</source>
        <translation>Hiba a mentett játékban</translation>
    </message>
    <message>
        <source>Problem in the lesson</source>
        <translation>Hiba a leckében</translation>
    </message>
    <message>
        <source>title</source>
        <comment>part of a lesson</comment>
        <translation>cím</translation>
    </message>
    <message>
        <source>summary</source>
        <comment>part of a lesson</comment>
        <translation>összefoglaló</translation>
    </message>
    <message>
        <source>chapter</source>
        <comment>part of a lesson</comment>
        <translation>fejezet</translation>
    </message>
    <message>
        <source>text of the step</source>
        <comment>part of a lesson</comment>
        <translation>a rész szövege</translation>
    </message>
    <message>
        <source>label on the board</source>
        <comment>part of a lesson</comment>
        <translation>felirat a táblán</translation>
    </message>
    <message>
        <source>text after a move</source>
        <comment>part of a lesson</comment>
        <translation>szöveg egy akció után</translation>
    </message>
    <message>
        <source>text after any other wrong move</source>
        <comment>part of a lesson</comment>
        <translation>szöveg minden más hibás akció után</translation>
    </message>
    <message>
        <source>text after a mistake</source>
        <comment>part of a lesson</comment>
        <translation>szöveg egy hiba után</translation>
    </message>
    <message>
        <source>hint</source>
        <comment>part of a lesson</comment>
        <translation>tipp</translation>
    </message>
    <message>
        <source>answer</source>
        <comment>part of a lesson</comment>
        <translation>válasz</translation>
    </message>
    <message>
        <source>text after an answer</source>
        <comment>part of a lesson</comment>
        <translation>szöveg egy válasz után</translation>
    </message>
    <message>
        <source>text with the right number</source>
        <comment>part of a lesson</comment>
        <translation>szöveg a helyes szám mellé</translation>
    </message>
    <message>
        <source>text when the goal is reached another way</source>
        <comment>part of a lesson</comment>
        <translation>szöveg arra az esetre, ha a cél más úton teljesül</translation>
    </message>
    <message>
        <source>This is not a goal: expected an object with one key, the kind of goal.</source>
        <translation>Ez nem cél: olyan objektum kell, amelynek egyetlen kulcsa a cél fajtája.</translation>
    </message>
    <message>
        <source>This text is empty. Leave out empty texts.</source>
        <translation>Ez a szöveg üres. Az üres szövegeket hagyd ki.</translation>
    </message>
    <message>
        <source>“%1” is in this list twice.</source>
        <translation>„%1” kétszer szerepel ebben a listában.</translation>
    </message>
    <message>
        <source>No such points can be scored here.</source>
        <translation>Ilyen pont itt nem szerezhető.</translation>
    </message>
    <message>
        <source>Move %1 of the solution differs from the script: %2.</source>
        <translation>A megoldás %1. akciója eltér az előírt menettől: %2.</translation>
    </message>
    <message>
        <source>This move is listed twice: %1.</source>
        <translation>Ez az akció kétszer szerepel: %1.</translation>
    </message>
    <message>
        <source>Move %1 of the continuation of “%2” cannot be played: %3. The rule: %4.</source>
        <translation>„%2” folytatása, %1. akció (%3): nem játszható le. A szabály: %4.</translation>
    </message>
    <message numerus="yes">
        <source>For %n first move(s) it is undecided whether they lead to the goal.</source>
        <translation>
            <numerusform>%n első akcióról nem dőlt el, hogy a célhoz vezet-e.</numerusform>
        </translation>
    </message>
    <message>
        <source>The catalog has no rule “%1”.</source>
        <translation>A szabálytárban nincs „%1” szabály.</translation>
    </message>
    <message numerus="yes">
        <source>The goal can be reached in %n action(s) only if chance and the other players help.</source>
        <translation>
            <numerusform>A cél %n akcióval csak akkor érhető el, ha a véletlen és a többiek is segítenek.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing says what chance and the other players do. Write it into the script, let a computer player reply, or have the goal proved whatever they do.</source>
        <translation>Semmi sem mondja meg, mit tesz a véletlen és a többi játékos. Írd elő a menetüket, bízd őket egy gépi játékosra, vagy bizonyíttasd be, hogy a cél elérhető, bármit tesznek is.</translation>
    </message>
    <message>
        <source>The next step goes on from this one: keep a solution that was found, or let the next step begin with a position of its own.</source>
        <translation>A következő rész innen folytatódik: tarts meg egy megtalált megoldást, vagy kezdődjön a következő rész saját állással.</translation>
    </message>
    <message numerus="yes">
        <source>The goal can be reached in %n action(s) whatever chance and the other players do, but the lesson does not say what they do.</source>
        <translation>
            <numerusform>A cél %n akcióval elérhető, bármit tesz is a véletlen, és bármit tesznek is a többiek, de a lecke nem mondja meg, mit tesznek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal can be reached in %n action(s) if chance and the other players help; it is undecided whether it can be reached whatever they do.</source>
        <translation>
            <numerusform>A cél %n akcióval elérhető, ha a véletlen és a többiek is segítenek; az nem dőlt el, hogy elérhető-e, bármit tesznek is.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal cannot be reached in %n action(s) as the lesson stands; it is undecided whether chance and the other players could help.</source>
        <translation>
            <numerusform>Ebben a formában a cél %n akcióval nem érhető el; az nem dőlt el, hogy a véletlen és a többiek segíthetnének-e.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n other first move(s) the lesson does not say what chance and the other players do.</source>
        <translation>
            <numerusform>%n másik első akció után a lecke nem mondja meg, mit tesz a véletlen, és mit tesznek a többiek.</numerusform>
        </translation>
    </message>
    <message>
        <source>A text is missing (%1; language: %2).</source>
        <translation>Hiányzik egy szöveg (%1, ezen a nyelven: %2).</translation>
    </message>
    <message>
        <source>A translation is older than its original (%1; language: %2).</source>
        <translation>Egy fordítás régebbi az eredetinél (%1, ezen a nyelven: %2).</translation>
    </message>
    <message numerus="yes">
        <source>A text has %n word(s), more than %1 (%2; language: %3).</source>
        <translation>
            <numerusform>Egy szöveg %n szóból áll; legfeljebb %1 lehet (%2, ezen a nyelven: %3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is undecided whether the goal can be reached: %Ln position(s) were examined.</source>
        <translation>
            <numerusform>Nem dőlt el, hogy elérhető-e a cél. Megvizsgált állások: %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is undecided whether the goal can be reached: the computer player was asked %n time(s). Choose an easier level.</source>
        <translation>
            <numerusform>Nem dőlt el, elérhető-e a cél: a gépi játékost már %n alkalommal megkérdeztük. Válassz könnyebb szintet.</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution is recorded yet, nor any right moves that lead to the goal.</source>
        <translation>Még nincs rögzített megoldás, és célhoz vezető helyes akció sem.</translation>
    </message>
    <message>
        <source>This move is marked as right or good, but the lesson does not say what chance and the other players do after it: %1.</source>
        <translation>Ez az akció helyesnek vagy jónak van jelölve, de a lecke nem mondja meg, mit tesz utána a véletlen és a többi játékos: %1.</translation>
    </message>
    <message>
        <source>The text (%1) names numbers that the goal does not: %2.</source>
        <comment>language, numbers</comment>
        <translation>A szöveg (%1) olyan számokat említ, amelyek a célban nincsenek: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n first move(s) are called wrong, but the goal can still be reached after them: %1.</source>
        <translation>
            <numerusform>%n első akciót hibásnak mond a lecke, pedig utána a cél még elérhető: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 of the solution is not what the computer player does: %2.</source>
        <translation>A megoldás %1. akciója nem az, amit a gépi játékos tesz: %2.</translation>
    </message>
    <message>
        <source>The goal may be too easy: of %1 readers who play at random, %2 reach it.</source>
        <translation>A cél talán túl könnyű: %1 találomra játszó olvasó közül %2 eléri.</translation>
    </message>
    <message>
        <source>This move is marked as right or good, but the lesson does not say what the other players do after it: %1.</source>
        <translation>Ez az akció helyesnek vagy jónak van jelölve, de a lecke nem mondja meg, mit tesznek utána a többiek: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The goal can be reached in %n action(s) only if the other players help.</source>
        <translation>
            <numerusform>A cél %n akcióval csak akkor érhető el, ha a többiek segítenek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal can be reached in %n action(s) whatever the other players do, but the lesson does not say what they do.</source>
        <translation>
            <numerusform>A cél %n akcióval elérhető, bármit tesznek is a többiek, de a lecke nem mondja meg, mit tesznek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal can be reached in %n action(s) if the other players help; it is undecided whether it can be reached whatever they do.</source>
        <translation>
            <numerusform>A cél %n akcióval elérhető, ha a többiek segítenek; az nem dőlt el, hogy elérhető-e, bármit tesznek is.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal cannot be reached in %n action(s) as the lesson stands; it is undecided whether the other players could help.</source>
        <translation>
            <numerusform>Ebben a formában a cél %n akcióval nem érhető el; az nem dőlt el, hogy a többiek segíthetnének-e.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing says what the other players do. Write it into the script, let a computer player reply, or have the goal proved whatever they do.</source>
        <translation>Semmi sem mondja meg, mit tesznek a többiek. Írd elő a menetüket, bízd őket egy gépi játékosra, vagy bizonyíttasd be, hogy a cél elérhető, bármit tesznek is.</translation>
    </message>
    <message numerus="yes">
        <source>After %n other first move(s) the lesson does not say what the other players do.</source>
        <translation>
            <numerusform>%n másik első akció után a lecke nem mondja meg, mit tesznek a többiek.</numerusform>
        </translation>
    </message>
    <message>
        <source>No such piece ever lies there: %1.</source>
        <comment>a place</comment>
        <translation>Ilyen játékelem soha nincs ott: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Your texts say nothing about %n wrong first move(s): %1.</source>
        <translation>
            <numerusform>A szövegeid nem szólnak %n hibás első akcióról: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetText</name>
    <message>
        <source>%1: %2 (change: %3)</source>
        <comment>what gives points, points, difference</comment>
        <translation>%1: %2 (változás: %3)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what gives points, points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <translation>Összesen: %1</translation>
    </message>
</context>
<context>
    <name>StepPrint</name>
    <message>
        <source>%1: answers</source>
        <translation>%1: megoldások</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <translation>Név: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who did what</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is to move.</source>
        <translation>%1 következik.</translation>
    </message>
    <message numerus="yes">
        <source>Reach this goal in %n action(s), played by %1:</source>
        <translation>
            <numerusform>Érd el ezt a célt %n akcióval (játékos: %1):</numerusform>
        </translation>
    </message>
    <message>
        <source>%1) %2</source>
        <comment>letter and text of an answer</comment>
        <translation>%1) %2</translation>
    </message>
    <message>
        <source>How many points does this bring %1?</source>
        <translation>Hány pontot hoz ez? Játékos: %1</translation>
    </message>
    <message>
        <source>How many points does this bring %1 in this category: %2?</source>
        <translation>Hány pontot hoz ez? Forrás: %2, játékos: %1</translation>
    </message>
    <message>
        <source>Draw your move on the board, and write down what you do.</source>
        <translation>Rajzold be az akcióidat a táblán, és írd le, mit teszel.</translation>
    </message>
    <message>
        <source>Tick what is right.</source>
        <translation>Jelöld meg, ami helyes.</translation>
    </message>
</context>
<context>
    <name>TwoCitiesLayout</name>
    <message>
        <source>Final scoring</source>
        <translation>Végső elszámolás</translation>
    </message>
    <message>
        <source>No passing</source>
        <translation>Nincs továbbadás</translation>
    </message>
    <message>
        <source>Passing to the left</source>
        <translation>Továbbadás balra</translation>
    </message>
    <message>
        <source>Passing to the right</source>
        <translation>Továbbadás jobbra</translation>
    </message>
    <message>
        <source>Dis­carded tiles</source>
        <extracomment>A long word may hold soft hyphens</extracomment>
        <translation>Eldobott lapkák</translation>
    </message>
    <message>
        <source>with %1</source>
        <comment>a city that is built with this player</comment>
        <translation>közös: %1</translation>
    </message>
    <message>
        <source>Round %1, turn&#xa0;%2&#xa0;of&#xa0;%3</source>
        <translation>%1.&#xa0;forduló, kör:&#xa0;%2/%3</translation>
    </message>
    <message>
        <source>Round %1, first half, turn&#xa0;%2&#xa0;of&#xa0;%3</source>
        <translation>%1.&#xa0;forduló első fele, kör:&#xa0;%2/%3</translation>
    </message>
    <message>
        <source>Round %1, second half, turn&#xa0;%2&#xa0;of&#xa0;%3</source>
        <translation>%1.&#xa0;forduló második fele, kör:&#xa0;%2/%3</translation>
    </message>
</context>
<context>
    <name>TwoCitiesWords</name>
    <message>
        <source>City</source>
        <translation>Város</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Kézben lévő lapkák</translation>
    </message>
    <message>
        <source>Tiles kept</source>
        <translation>Megtartott lapkák</translation>
    </message>
    <message>
        <source>Waiting pile</source>
        <translation>Várakozó kupac</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Doboz</translation>
    </message>
    <message>
        <source>Discarded tiles</source>
        <translation>Eldobott lapkák</translation>
    </message>
    <message>
        <source>City token</source>
        <translation>Városjelző</translation>
    </message>
    <message>
        <source>Score board</source>
        <translation>Pontozótábla</translation>
    </message>
    <message>
        <source>Left city of %1</source>
        <translation>%1 bal oldali városa</translation>
    </message>
    <message>
        <source>Right city of %1</source>
        <translation>%1 jobb oldali városa</translation>
    </message>
    <message>
        <source>City %1</source>
        <translation>%1. város</translation>
    </message>
    <message>
        <source>City of %1 and %2</source>
        <translation>%1 és %2 városa</translation>
    </message>
    <message>
        <source>Tile %1 of %2</source>
        <comment>slot, player</comment>
        <translation>%2, %1. lapka</translation>
    </message>
    <message>
        <source>Kept tile %1 of %2</source>
        <comment>slot, player</comment>
        <translation>%2, %1. megtartott lapka</translation>
    </message>
    <message>
        <source>Waiting pile for %1</source>
        <translation>Várakozó kupac: %1</translation>
    </message>
    <message>
        <source>Single tiles in the box</source>
        <translation>Szimpla lapkák a dobozban</translation>
    </message>
    <message>
        <source>Pile of duplex tiles</source>
        <translation>Dupla lapkák kupaca</translation>
    </message>
    <message>
        <source>Discarded tiles in the middle of the table</source>
        <translation>Eldobott lapkák az asztal közepén</translation>
    </message>
    <message>
        <source>Score board: %1</source>
        <translation>Pontozótábla: %1</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>Üzlet</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>Gyár</translation>
    </message>
    <message>
        <source>Tavern</source>
        <translation>Fogadó</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>Iroda</translation>
    </message>
    <message>
        <source>Park</source>
        <translation>Park</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Lakóház</translation>
    </message>
    <message>
        <source>Tavern (drink)</source>
        <translation>Fogadó (ital)</translation>
    </message>
    <message>
        <source>Tavern (food)</source>
        <translation>Fogadó (étel)</translation>
    </message>
    <message>
        <source>Tavern (music)</source>
        <translation>Fogadó (zene)</translation>
    </message>
    <message>
        <source>Tavern (bed)</source>
        <translation>Fogadó (szállás)</translation>
    </message>
    <message>
        <source>Single tile</source>
        <translation>Szimpla lapka</translation>
    </message>
    <message>
        <source>Duplex tile</source>
        <translation>Dupla lapka</translation>
    </message>
    <message>
        <source>Drawing tiles</source>
        <translation>Lapkahúzás</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Kiválasztás</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>Lehelyezés</translation>
    </message>
    <message>
        <source>Passing tiles</source>
        <translation>Lapkák továbbadása</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Eldobás</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Forduló</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Felfedés</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Végső elszámolás</translation>
    </message>
    <message>
        <source>Lower city</source>
        <translation>Gyengébb város</translation>
    </message>
    <message>
        <source>Higher city</source>
        <translation>Erősebb város</translation>
    </message>
    <message>
        <source>Line of shops</source>
        <translation>Üzletsor</translation>
    </message>
    <message>
        <source>Most factories</source>
        <translation>A legtöbb gyár</translation>
    </message>
    <message>
        <source>Second most factories</source>
        <translation>A második legtöbb gyár</translation>
    </message>
    <message>
        <source>Fewer factories</source>
        <translation>Kevesebb gyár</translation>
    </message>
    <message>
        <source>Set of taverns</source>
        <translation>Fogadószett</translation>
    </message>
    <message>
        <source>Set of offices</source>
        <translation>Irodaszett</translation>
    </message>
    <message>
        <source>Office next to a tavern</source>
        <translation>Fogadó melletti iroda</translation>
    </message>
    <message>
        <source>Group of parks</source>
        <translation>Parkcsoport</translation>
    </message>
    <message>
        <source>Other building types in the city</source>
        <translation>Más épülettípusok a városban</translation>
    </message>
    <message>
        <source>House next to a factory</source>
        <translation>Gyár melletti lakóház</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontszám</translation>
    </message>
    <message>
        <source>%1 beside %2</source>
        <comment>duplex tile, short</comment>
        <translation>balra %1, jobbra %2</translation>
    </message>
    <message>
        <source>%1 above %2</source>
        <comment>duplex tile, short</comment>
        <translation>felül %1, alul %2</translation>
    </message>
    <message>
        <source>Face-down tile</source>
        <translation>Képpel lefelé fordított lapka</translation>
    </message>
    <message>
        <source>Score of the city: %1</source>
        <translation>A város pontszáma: %1</translation>
    </message>
    <message>
        <source>Between Two Cities</source>
        <translation>Between Two Cities</translation>
    </message>
    <message>
        <source>Shops</source>
        <translation>Üzletek</translation>
    </message>
    <message>
        <source>Factories</source>
        <translation>Gyárak</translation>
    </message>
    <message>
        <source>Taverns</source>
        <translation>Fogadók</translation>
    </message>
    <message>
        <source>Offices</source>
        <translation>Irodák</translation>
    </message>
    <message>
        <source>Parks</source>
        <translation>Parkok</translation>
    </message>
    <message>
        <source>Houses</source>
        <translation>Lakóházak</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A játék véget ért.</translation>
    </message>
    <message>
        <source>Chance decides what comes next.</source>
        <translation>A folytatásról a véletlen dönt.</translation>
    </message>
    <message>
        <source>It is another player’s turn to act.</source>
        <translation>Másik játékos következik.</translation>
    </message>
    <message>
        <source>Choose two tiles to keep.</source>
        <translation>Válassz ki két megtartandó lapkát.</translation>
    </message>
    <message>
        <source>Choose two duplex tiles to keep; the third is discarded.</source>
        <translation>Válassz ki két megtartandó dupla lapkát; a harmadikat eldobod.</translation>
    </message>
    <message>
        <source>The choice is locked in. Players still to choose: %1</source>
        <translation>A választás rögzítve. Akik még választanak: %1</translation>
    </message>
    <message>
        <source>Place one tile in each of the two cities.</source>
        <translation>Tegyél egy-egy lapkát a két városba.</translation>
    </message>
    <message>
        <source>Place the other tile in the other city.</source>
        <translation>Tedd a másik lapkát a másik városba.</translation>
    </message>
    <message>
        <source>Both tiles are placed. Players still to place: %1</source>
        <translation>Mindkét lapka a helyén van. Akik még lehelyeznek: %1</translation>
    </message>
    <message>
        <source>Round %1 begins, first half.</source>
        <translation>%1. forduló első felének kezdete.</translation>
    </message>
    <message>
        <source>Round %1 begins, second half.</source>
        <translation>%1. forduló második felének kezdete.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>%1. forduló</translation>
    </message>
    <message>
        <source>Round %1 begins: duplex tiles.</source>
        <translation>%1. forduló kezdete: dupla lapkák.</translation>
    </message>
    <message>
        <source>Round %1 begins: single tiles, passed to the left.</source>
        <translation>%1. forduló kezdete: szimpla lapkák, továbbadás balra.</translation>
    </message>
    <message>
        <source>Round %1 begins: single tiles, passed to the right.</source>
        <translation>%1. forduló kezdete: szimpla lapkák, továbbadás jobbra.</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>%1. kör</translation>
    </message>
    <message>
        <source>The tiles are revealed.</source>
        <translation>Következik a lapkák felfedése.</translation>
    </message>
    <message>
        <source>The final scoring begins.</source>
        <translation>Kezdődik a végső elszámolás.</translation>
    </message>
    <message numerus="yes">
        <source>%1 drew %n tile(s).</source>
        <translation>
            <numerusform>%1 húzott %n lapkát.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 placed a tile: %2 (%3)</source>
        <comment>player, building, space</comment>
        <translation>%1 lehelyezett egy lapkát: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 kept: %2</source>
        <comment>player, building</comment>
        <translation>%1 megtartott lapkája: %2</translation>
    </message>
    <message>
        <source>%1 has chosen.</source>
        <translation>%1 választott.</translation>
    </message>
    <message>
        <source>%1 discarded the last tile.</source>
        <translation>%1 eldobta az utolsó lapkát.</translation>
    </message>
    <message numerus="yes">
        <source>%1 took the waiting pile: %n tile(s)</source>
        <translation>
            <numerusform>%1 felvette a várakozó kupacot: %n lapka</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shop(s)</source>
        <translation>
            <numerusform>%n üzlet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n factories</source>
        <translation>
            <numerusform>%n gyár</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tavern(s)</source>
        <translation>
            <numerusform>%n fogadó</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n office(s)</source>
        <translation>
            <numerusform>%n iroda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n park(s)</source>
        <translation>
            <numerusform>%n park</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house(s)</source>
        <translation>
            <numerusform>%n lakóház</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single tile(s)</source>
        <translation>
            <numerusform>%n szimpla lapka</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplex tile(s)</source>
        <translation>
            <numerusform>%n dupla lapka</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in hand</source>
        <translation>
            <numerusform>%n kézben lévő lapka</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n</source>
        <comment>a term that has no plural, its number</comment>
        <translation>
            <numerusform>%1: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>S</source>
        <comment>letter of the shop</comment>
        <translation>Ü</translation>
    </message>
    <message>
        <source>F</source>
        <comment>letter of the factory</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>T</source>
        <comment>letter of the tavern</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>O</source>
        <comment>letter of the office</comment>
        <translation>I</translation>
    </message>
    <message>
        <source>P</source>
        <comment>letter of the park</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>H</source>
        <comment>letter of the house</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>D</source>
        <comment>letter of the drink tavern</comment>
        <translation>I</translation>
    </message>
    <message>
        <source>F</source>
        <comment>letter of the food tavern</comment>
        <translation>É</translation>
    </message>
    <message>
        <source>M</source>
        <comment>letter of the music tavern</comment>
        <translation>Z</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of the bed tavern</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>Single shop: %1</source>
        <translation>Egyedül álló üzlet: %1</translation>
    </message>
    <message numerus="yes">
        <source>Line of %n shop(s): %1</source>
        <translation>
            <numerusform>%n üzletből álló üzletsor: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Most factories, %1 each</source>
        <translation>A legtöbb gyár, egyenként: %1</translation>
    </message>
    <message>
        <source>Second most factories, %1 each</source>
        <translation>A második legtöbb gyár, egyenként: %1</translation>
    </message>
    <message>
        <source>Fewer factories, %1 each</source>
        <translation>Kevesebb gyár, egyenként: %1</translation>
    </message>
    <message numerus="yes">
        <source>Set of %n different tavern(s): %1</source>
        <translation>
            <numerusform>%n különböző fogadóból álló szett: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set of %n office(s): %1</source>
        <translation>
            <numerusform>%n irodából álló szett: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Office next to a tavern: %1</source>
        <translation>Fogadó melletti iroda: %1</translation>
    </message>
    <message numerus="yes">
        <source>Group of %n park(s): %1</source>
        <translation>
            <numerusform>%n parkból álló csoport: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>House next to a factory: %1</source>
        <translation>Gyár melletti lakóház: %1</translation>
    </message>
    <message>
        <source>House, other building types in the city: %1</source>
        <translation>Lakóház, más épülettípusok a városban: %1</translation>
    </message>
    <message>
        <source>This city counts now.</source>
        <translation>Most ez a város számít.</translation>
    </message>
    <message>
        <source>This city does not count now.</source>
        <translation>Most ez a város nem számít.</translation>
    </message>
    <message>
        <source>The number of players is %1; it must be from %2 to %3.</source>
        <translation>A játékosok száma: %1. Megengedett: %2–%3.</translation>
    </message>
    <message>
        <source>There must be as many seats as players. Seats: %1. Players: %2</source>
        <translation>Annyi játékoshely kell, ahány játékos. Helyek: %1. Játékosok: %2</translation>
    </message>
    <message>
        <source>There is no such round: %1. The last one: %2</source>
        <translation>Nincs ilyen forduló: %1. Az utolsó: %2</translation>
    </message>
    <message>
        <source>There is no such turn in this round: %1. The last one: %2</source>
        <translation>Nincs ilyen kör ebben a fordulóban: %1. Az utolsó: %2</translation>
    </message>
    <message>
        <source>The edition has no such tile.</source>
        <translation>A kiadásban nincs ilyen lapka.</translation>
    </message>
    <message>
        <source>There is no such space in a city.</source>
        <translation>Nincs ilyen hely egy városban.</translation>
    </message>
    <message>
        <source>A player has only two cities, one on the left and one on the right.</source>
        <translation>Egy játékosnak csak két városa van, egy bal és egy jobb oldali.</translation>
    </message>
    <message>
        <source>There are too many tiles in one place: %1. Maximum: %2</source>
        <translation>Túl sok lapka van egy helyen: %1. Legfeljebb: %2</translation>
    </message>
    <message>
        <source>One half of the duplex tile is outside the city.</source>
        <translation>A dupla lapka egyik fele kilóg a városból.</translation>
    </message>
    <message>
        <source>Two tiles cannot be on the same space.</source>
        <translation>Két lapka nem lehet ugyanazon a helyen.</translation>
    </message>
    <message>
        <source>A city has a tile on its middle space, where it began.</source>
        <translation>Egy város középső helyén mindig van lapka, hiszen ott kezdődött.</translation>
    </message>
    <message>
        <source>Every tile of a city shares an edge with another one.</source>
        <translation>A város minden lapkája oldalával érintkezik egy másikkal.</translation>
    </message>
    <message>
        <source>A city never exceeds a square of four by four buildings.</source>
        <translation>Egy város nem nőhet túl a 4×4 épületből álló négyzeten.</translation>
    </message>
    <message>
        <source>The first tile of a city is a single tile.</source>
        <translation>Egy város első lapkája szimpla lapka.</translation>
    </message>
    <message>
        <source>There are more tiles of a kind than the edition has, %1: %2. Maximum: %3</source>
        <translation>Több az azonos típusú lapka, mint amennyi a kiadásban van, %1: %2. Legfeljebb: %3</translation>
    </message>
    <message>
        <source>A duplex tile cannot be in two places. Its buildings: %1, %2</source>
        <translation>Egy dupla lapka nem lehet két helyen. Épületei: %1, %2</translation>
    </message>
    <message>
        <source>In this round, hands hold only duplex tiles. Player: %1</source>
        <translation>Ebben a fordulóban csak dupla lapka lehet kézben. Játékos: %1</translation>
    </message>
    <message>
        <source>In this round, hands hold only single tiles. Player: %1</source>
        <translation>Ebben a fordulóban csak szimpla lapka lehet kézben. Játékos: %1</translation>
    </message>
    <message>
        <source>The hands are filled one after the other, in seat order. Player: %1</source>
        <translation>A lapkahúzás játékosonként, ülésrendben halad. Játékos: %1</translation>
    </message>
    <message>
        <source>All hands are full, so there is nothing to draw.</source>
        <translation>Mindenkinek megvan az összes lapkája, ezért nincs mit húzni.</translation>
    </message>
    <message>
        <source>Tiles are kept only when all hands are full. Player: %1</source>
        <translation>Lapkát csak akkor lehet megtartani, ha mindenkinek megvan az összes lapkája. Játékos: %1</translation>
    </message>
    <message>
        <source>A player keeps two tiles at once. Tiles kept by %1: %2. Expected: %3</source>
        <translation>A játékos egyszerre két lapkát tart meg. Megtartott lapkák (%1): %2. Várt: %3</translation>
    </message>
    <message>
        <source>Tiles kept belong to the hand until they are revealed. Player: %1</source>
        <translation>A megtartott lapkák a felfedésig a kézben lévők közé tartoznak. Játékos: %1</translation>
    </message>
    <message>
        <source>Everybody has chosen, so the tiles are revealed.</source>
        <translation>Mindenki választott, ezért a lapkák fel vannak fedve.</translation>
    </message>
    <message>
        <source>Cities wait for a tile only during placement. Player: %1</source>
        <translation>Város csak a lehelyezés alatt vár lapkára. Játékos: %1</translation>
    </message>
    <message>
        <source>There is one tile for each waiting city. Tiles of %1: %2. Cities: %3</source>
        <translation>Minden lapkára váró városhoz egy lapka tartozik. Lapkák (%1): %2. Városok: %3</translation>
    </message>
    <message>
        <source>Everybody has placed both tiles, so placement is over.</source>
        <translation>Mindenki lehelyezte mindkét lapkáját, tehát a lehelyezés véget ért.</translation>
    </message>
    <message>
        <source>Each completed round leaves one discarded tile per player. Discarded tiles: %1. Expected: %2</source>
        <translation>Minden befejezett forduló után játékosonként egy eldobott lapka marad. Eldobott lapkák: %1. Várt: %2</translation>
    </message>
    <message>
        <source>In this round, the other kind of tile is discarded. Round: %1</source>
        <translation>Ebben a fordulóban másfajta lapkát kellett volna eldobni. Forduló: %1</translation>
    </message>
    <message>
        <source>The game is over before the last round has been played.</source>
        <translation>A játék az utolsó forduló lejátszása előtt ért véget.</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Játéksorrend</translation>
    </message>
    <message>
        <source>Selection of tiles</source>
        <translation>Lapkák kiválasztása</translation>
    </message>
    <message>
        <source>Placing tiles</source>
        <translation>Lapkák lehelyezése</translation>
    </message>
    <message>
        <source>Where a tile fits</source>
        <translation>Hová kerülhet egy lapka</translation>
    </message>
    <message>
        <source>Not in the game</source>
        <translation>Ami nincs a játékban</translation>
    </message>
    <message>
        <source>The cities</source>
        <translation>A városok</translation>
    </message>
    <message>
        <source>Tiles and supply</source>
        <translation>Lapkák és készlet</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Kézben lévő lapkák</translation>
    </message>
    <message>
        <source>Course of a turn</source>
        <translation>A kör menete</translation>
    </message>
    <message>
        <source>Course of a round</source>
        <translation>A forduló menete</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>A játék vége</translation>
    </message>
    <message>
        <source>Draw a tile: %1</source>
        <translation>Lapka húzása: %1</translation>
    </message>
    <message>
        <source>Keep: %1 and %2</source>
        <translation>Megtartás: %1 és %2</translation>
    </message>
    <message>
        <source>Place the first tile: %1 (%2)</source>
        <translation>Első lapka lehelyezése: %1 (%2)</translation>
    </message>
    <message>
        <source>Place the tile: %1 (%2)</source>
        <translation>Lapka lehelyezése: %1 (%2)</translation>
    </message>
    <message>
        <source>Tile drawn: %1</source>
        <translation>Húzott lapka: %1</translation>
    </message>
    <message>
        <source>Kept: %1 and %2</source>
        <translation>Megtartott lapkák: %1 és %2</translation>
    </message>
    <message>
        <source>Placed the first tile: %1 (%2)</source>
        <translation>Első lapkát helyezte le: %1 (%2)</translation>
    </message>
    <message>
        <source>Placed a tile: %1 (%2)</source>
        <translation>Lapkát helyezett le: %1 (%2)</translation>
    </message>
    <message>
        <source>There is no such action.</source>
        <translation>Nincs ilyen akció.</translation>
    </message>
    <message>
        <source>Only chance draws tiles.</source>
        <translation>Lapkát csak a véletlen húzhat.</translation>
    </message>
    <message>
        <source>Tiles have to be drawn first.</source>
        <translation>Előbb lapkát kell húzni.</translation>
    </message>
    <message>
        <source>In this round, duplex tiles are drawn.</source>
        <translation>Ebben a fordulóban dupla lapkát kell húzni.</translation>
    </message>
    <message>
        <source>In this round, single tiles are drawn.</source>
        <translation>Ebben a fordulóban szimpla lapkát kell húzni.</translation>
    </message>
    <message>
        <source>No such tile is left to draw.</source>
        <translation>Ilyen kihúzható lapka már nem maradt.</translation>
    </message>
    <message>
        <source>All of this turn’s tiles must be placed first.</source>
        <translation>Előbb e kör minden lapkáját le kell helyezni.</translation>
    </message>
    <message>
        <source>The choice is made and final.</source>
        <translation>A választás megtörtént, és végleges.</translation>
    </message>
    <message>
        <source>Only tiles from the hand can be kept.</source>
        <translation>Csak kézben lévő lapka tartható meg.</translation>
    </message>
    <message>
        <source>The hand holds only one such tile.</source>
        <translation>Ebből a lapkából csak egy van kézben.</translation>
    </message>
    <message>
        <source>Two tiles have to be kept first.</source>
        <translation>Előbb két lapkát meg kell tartani.</translation>
    </message>
    <message>
        <source>Tiles are placed only after everybody has chosen. Players still to choose: %1</source>
        <translation>Lapkát lehelyezni csak akkor lehet, ha már mindenki választott. Akik még választanak: %1</translation>
    </message>
    <message>
        <source>Both tiles of this turn have been placed.</source>
        <translation>E kör mindkét lapkája a helyén van.</translation>
    </message>
    <message>
        <source>Only one of the tiles kept this turn can be placed.</source>
        <translation>Csak az ebben a körben megtartott lapkák egyike helyezhető le.</translation>
    </message>
    <message>
        <source>There is no such city.</source>
        <translation>Nincs ilyen város.</translation>
    </message>
    <message>
        <source>Each player builds only two cities, those on the left and on the right.</source>
        <translation>Minden játékos csak két várost épít, a bal és a jobb oldalit.</translation>
    </message>
    <message>
        <source>Each of the two cities gets one tile per turn; this one already has its tile.</source>
        <translation>Körönként mindkét városba egy lapka kerül; ez a város már megkapta.</translation>
    </message>
    <message>
        <source>The place of a city’s first tile cannot be chosen; it goes in the middle.</source>
        <translation>Egy város első lapkájának helye nem választható; középre kerül.</translation>
    </message>
    <message>
        <source>There is already a building here.</source>
        <translation>Itt már áll épület.</translation>
    </message>
    <message>
        <source>A tile has to share an edge with another tile of the city.</source>
        <translation>A lapkának oldalával érintkeznie kell a város egy másik lapkájával.</translation>
    </message>
    <message>
        <source>A tile keeps its printed orientation; it cannot be turned.</source>
        <translation>A lapka a nyomtatott tájolásban marad; nem forgatható el.</translation>
    </message>
    <message>
        <source>There are not enough tiles for seven players. Tiles: %1. Needed: %2</source>
        <translation>Nincs elég lapka hét játékoshoz. Lapkák: %1. Szükséges: %2</translation>
    </message>
    <message>
        <source>This duplex tile is listed twice.</source>
        <translation>Ez a dupla lapka kétszer szerepel a listában.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Cities still waiting for a tile</source>
        <translation>Városok, amelyekbe még lapka kerül</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Current phase</source>
        <translation>Aktuális fázis</translation>
    </message>
    <message>
        <source>Turn of the round</source>
        <translation>A forduló köre</translation>
    </message>
    <message>
        <source>City on the left</source>
        <translation>Bal oldali város</translation>
    </message>
    <message>
        <source>City on the right</source>
        <translation>Jobb oldali város</translation>
    </message>
    <message>
        <source>Tiles are drawn</source>
        <translation>Lapkahúzás</translation>
    </message>
    <message>
        <source>Tiles are selected</source>
        <translation>Lapkák kiválasztása</translation>
    </message>
    <message>
        <source>Tiles are placed</source>
        <translation>Lapkák lehelyezése</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>A játék véget ért</translation>
    </message>
    <message>
        <source>Take away the tile there: %1</source>
        <comment>a place</comment>
        <translation>Az itt lévő lapka levétele: %1</translation>
    </message>
    <message>
        <source>Move the city inside the grid.</source>
        <translation>A város áthelyezése a rács belsejébe.</translation>
    </message>
    <message>
        <source>Take away the tiles that do not touch the others.</source>
        <translation>A többivel nem érintkező lapkák levétele.</translation>
    </message>
    <message>
        <source>Take away the tiles that make the city too large.</source>
        <translation>A várost túl nagyra növelő lapkák levétele.</translation>
    </message>
    <message numerus="yes">
        <source>Take %n tile(s) from the hand of %1.</source>
        <translation>
            <numerusform>%n lapka elvétele %1 kezéből.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal %n more tile(s) to %1.</source>
        <translation>
            <numerusform>További %n lapka osztása, játékos: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace the wrong tiles in the hand of %1.</source>
        <translation>A hibás lapkák cseréje %1 kezében.</translation>
    </message>
    <message>
        <source>Empty the hand of %1.</source>
        <translation>%1 kézben lévő lapkáinak elvétele.</translation>
    </message>
    <message>
        <source>Return the tiles that %1 kept to the hand.</source>
        <translation>A megtartott lapkák vissza %1 kezébe.</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n more tile(s).</source>
        <translation>
            <numerusform>További %n lapka eldobása.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take back %n discarded tile(s).</source>
        <translation>
            <numerusform>%n eldobott lapka visszavétele.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace the wrong tiles discarded in round %1.</source>
        <translation>A hibás lapkák cseréje az eldobottak között, forduló: %1.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a city, a cell of it</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) more at best</source>
        <comment>a city</comment>
        <translation>
            <numerusform>%1: legfeljebb %n ponttal több</numerusform>
        </translation>
    </message>
    <message>
        <source>A straight line of 1 to 4 shops is worth %1 points.</source>
        <translation>Az 1–4 üzletből álló egyenes sor %1 pontot ér.</translation>
    </message>
    <message>
        <source>A factory is worth %1 points in the city with the most factories, %2 in the second and %3 in the others.</source>
        <translation>Egy gyár %1 pontot ér abban a városban, ahol a legtöbb van, %2 pontot ott, ahol a második legtöbb, %3 pontot a többiben.</translation>
    </message>
    <message>
        <source>A set of 1 to 4 different taverns is worth %1 points.</source>
        <translation>Az 1–4 különböző fogadóból álló szett %1 pontot ér.</translation>
    </message>
    <message>
        <source>A set of 1 to 6 offices is worth %1 points; each next to a tavern brings %2 more.</source>
        <translation>Az 1–6 irodából álló szett %1 pontot ér; fogadó mellett mindegyik további %2 pontot hoz.</translation>
    </message>
    <message>
        <source>A group of 1 to 3 parks is worth %1 points, each further park %2 more.</source>
        <translation>Az 1–3 parkból álló csoport %1 pontot ér, minden további park még %2 pontot.</translation>
    </message>
    <message>
        <source>A house is worth %1 for each other type of building in its city; next to a factory, only %2.</source>
        <translation>Egy lakóház a városában lévő minden más épülettípusért %1 pontot ér; gyár mellett csak %2 pontot.</translation>
    </message>
    <message numerus="yes">
        <source>%1’s other city has %n point(s)</source>
        <comment>player</comment>
        <translation>
            <numerusform>%1 másik városa %n pontot ér</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <comment>player, how many buildings</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) for the lower city. %2</source>
        <translation>
            <numerusform>%1: %n pont a gyengébb városért. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) for the higher city. %2</source>
        <translation>
            <numerusform>%1: %n pont az erősebb városért. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of cities does not match the number of players. Cities: %1. Expected: %2</source>
        <translation>A városok száma nem felel meg a játékosok számának. Városok: %1. Várt: %2</translation>
    </message>
    <message>
        <source>The city should have a different number of buildings now. Buildings: %1. Expected: %2</source>
        <translation>A városban most nem ennyi épületnek kell állnia. Épületek: %1. Várt: %2</translation>
    </message>
    <message>
        <source>The city should have a different number of duplex tiles now. Duplex tiles: %1. Expected: %2</source>
        <translation>A városban most nem ennyi dupla lapkának kell lennie. Dupla lapkák: %1. Várt: %2</translation>
    </message>
    <message>
        <source>A hand should have a different number of tiles this turn. Hand of %1: %2. Expected: %3</source>
        <translation>Ebben a körben nem ennyi lapkának kell kézben lennie. Lapkák (%1): %2. Várt: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n point(s) for the lower city. %2</source>
        <translation>
            <numerusform>%1: −%n pont a gyengébb városért. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n point(s) for the higher city. %2</source>
        <translation>
            <numerusform>%1: −%n pont az erősebb városért. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove what cannot exist.</source>
        <translation>A nem létező elemek elhagyása.</translation>
    </message>
    <message>
        <source>Return the surplus of this tile to the box: %1</source>
        <translation>Az ilyen lapkákból a fölösleg vissza a dobozba: %1</translation>
    </message>
    <message>
        <source>Go to round %1, turn %2. Phase: %3</source>
        <comment>numbers, a phase</comment>
        <translation>Legyen %1. forduló, %2. kör. Fázis: %3</translation>
    </message>
    <message>
        <source>Go to this phase: %1</source>
        <comment>a phase</comment>
        <translation>Ugrás ehhez a fázishoz: %1</translation>
    </message>
    <message>
        <source>Record that %1 has kept no tiles.</source>
        <translation>%1 nem tartott meg lapkát.</translation>
    </message>
    <message>
        <source>Leave %1 nothing to place.</source>
        <translation>%1 nem helyez le semmit.</translation>
    </message>
    <message>
        <source>Leave %1 as many kept tiles as there are cities waiting for one.</source>
        <translation>%1 annyi lapkát tartson meg, ahány városba még lapka kerül.</translation>
    </message>
    <message>
        <source>to place</source>
        <comment>a player, two tiles</comment>
        <translation>lapkát tesz le</translation>
    </message>
    <message>
        <source>has placed</source>
        <comment>a player, two tiles</comment>
        <translation>letette a lapkáit</translation>
    </message>
    <message>
        <source>choosing, swaps hands with you</source>
        <translation>választ, veled cserél lapkát</translation>
    </message>
    <message>
        <source>has chosen, swaps hands with you</source>
        <translation>választott, veled cserél lapkát</translation>
    </message>
    <message>
        <source>choosing, gets your hand</source>
        <translation>választ, a te lapkáidat kapja</translation>
    </message>
    <message>
        <source>has chosen, gets your hand</source>
        <translation>választott, a te lapkáidat kapja</translation>
    </message>
    <message>
        <source>choosing, passes to you</source>
        <translation>választ, neked ad tovább</translation>
    </message>
    <message>
        <source>has chosen, passes to you</source>
        <translation>választott, neked ad tovább</translation>
    </message>
    <message>
        <source>choosing</source>
        <comment>a player, two tiles</comment>
        <translation>választ</translation>
    </message>
    <message>
        <source>has chosen</source>
        <comment>a player, two tiles</comment>
        <translation>választott</translation>
    </message>
    <message>
        <source>Keep these two</source>
        <translation>Ezt a kettőt tartom meg</translation>
    </message>
    <message numerus="yes">
        <source>%1 Most: %2, %n point(s).</source>
        <comment>a sentence, a city, its points</comment>
        <translation>
            <numerusform>%1 A legtöbb: %2, %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Most: %2, %n point(s) each.</source>
        <comment>a sentence, several cities, their points</comment>
        <translation>
            <numerusform>%1 A legtöbb, városonként %n pont: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Placing: %1. Choose where.</source>
        <translation>Lehelyezésre vár: %1. Válaszd ki, hová.</translation>
    </message>
    <message>
        <source>Keeping: %1 and %2. Confirm, or click another tile instead.</source>
        <translation>Megtartod: %1 és %2. Erősítsd meg, vagy kattints másik lapkára helyettük.</translation>
    </message>
    <message>
        <source>Keeping: %1. Choose the second tile.</source>
        <translation>Megtartod: %1. Válaszd ki a második lapkát.</translation>
    </message>
    <message>
        <source>First tile: %1, with %2</source>
        <comment>tile, player</comment>
        <translation>Első lapka: %1, társ: %2</translation>
    </message>
    <message>
        <source>Placed %1 on %2, with %3</source>
        <comment>tile, cell, player</comment>
        <translation>%1 ide: %2, társ: %3</translation>
    </message>
    <message>
        <source>First tile on the left: %1</source>
        <translation>Első lapka bal oldalt: %1</translation>
    </message>
    <message>
        <source>First tile on the right: %1</source>
        <translation>Első lapka jobb oldalt: %1</translation>
    </message>
    <message>
        <source>Placed %1 on %2, on the left</source>
        <comment>tile, cell</comment>
        <translation>%1 ide: %2, bal oldalt</translation>
    </message>
    <message>
        <source>Placed %1 on %2, on the right</source>
        <comment>tile, cell</comment>
        <translation>%1 ide: %2, jobb oldalt</translation>
    </message>
    <message>
        <source>Keep %1.</source>
        <comment>a goal: what is counted</comment>
        <translation>Tarts meg %1!</translation>
    </message>
    <message>
        <source>You have kept %1.</source>
        <comment>a goal: what is counted</comment>
        <translation>Te %1 tartottál meg.</translation>
    </message>
    <message>
        <source>%1 has kept %2.</source>
        <comment>a goal: a player, what is counted</comment>
        <translation>%1 %2 tartott meg.</translation>
    </message>
    <message numerus="yes">
        <source>%n shop(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n üzletet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n factories</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n gyárat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tavern(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n fogadót</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drink tavern(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n fogadót (ital)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food tavern(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n fogadót (étel)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n music tavern(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n fogadót (zene)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bed tavern(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n fogadót (szállás)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n office(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n irodát</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n park(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n parkot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n lakóházat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single tile(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n szimpla lapkát</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplex tile(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n dupla lapkát</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place at least %n tile(s).</source>
        <comment>a goal</comment>
        <translation>
            <numerusform>Tegyél le legalább %n lapkát!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have placed at least %n tile(s).</source>
        <comment>a goal</comment>
        <translation>
            <numerusform>Letettél legalább %n lapkát.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has placed at least %n tile(s).</source>
        <comment>a goal</comment>
        <translation>
            <numerusform>%1 legalább %n lapkát tett le.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep these two tiles: %1 and %2.</source>
        <translation>Ezt a két lapkát tartsd meg: %1 és %2!</translation>
    </message>
    <message>
        <source>Put your tile %1 here: %2.</source>
        <translation>Tedd le a lapkádat (%1) ide: %2!</translation>
    </message>
    <message>
        <source>Keep %1.</source>
        <comment>a goal: nothing of what is named</comment>
        <translation>Ne tarts meg %1!</translation>
    </message>
    <message>
        <source>You have kept %1.</source>
        <comment>a goal: nothing of what is named</comment>
        <translation>Nem tartottál meg %1.</translation>
    </message>
    <message>
        <source>%1 has kept %2.</source>
        <comment>a goal: a player, nothing of what is named</comment>
        <translation>%1 nem tartott meg %2.</translation>
    </message>
    <message>
        <source>no shops</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen üzletet sem</translation>
    </message>
    <message>
        <source>no factories</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen gyárat sem</translation>
    </message>
    <message>
        <source>no taverns</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen fogadót sem</translation>
    </message>
    <message>
        <source>no drink taverns</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen fogadót (ital) sem</translation>
    </message>
    <message>
        <source>no food taverns</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen fogadót (étel) sem</translation>
    </message>
    <message>
        <source>no music taverns</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen fogadót (zene) sem</translation>
    </message>
    <message>
        <source>no bed taverns</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen fogadót (szállás) sem</translation>
    </message>
    <message>
        <source>no offices</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen irodát sem</translation>
    </message>
    <message>
        <source>no parks</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen parkot sem</translation>
    </message>
    <message>
        <source>no houses</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen lakóházat sem</translation>
    </message>
    <message>
        <source>no single tiles</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen szimpla lapkát sem</translation>
    </message>
    <message>
        <source>no duplex tiles</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen dupla lapkát sem</translation>
    </message>
    <message>
        <source>no points</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen pontot sem</translation>
    </message>
    <message>
        <source>no tiles in hand</source>
        <comment>object of a verb that is denied</comment>
        <translation>egyetlen kézben lévő lapkát sem</translation>
    </message>
    <message>
        <source>the shops</source>
        <translation>üzletei</translation>
    </message>
    <message>
        <source>the factories</source>
        <translation>gyárai</translation>
    </message>
    <message>
        <source>the taverns</source>
        <translation>fogadói</translation>
    </message>
    <message>
        <source>the offices</source>
        <translation>irodái</translation>
    </message>
    <message>
        <source>the parks</source>
        <translation>parkjai</translation>
    </message>
    <message>
        <source>the houses</source>
        <translation>lakóházai</translation>
    </message>
    <message numerus="yes">
        <source>Make %1 of your left city worth at least %n point(s).</source>
        <comment>a goal: buildings</comment>
        <translation>
            <numerusform>A bal oldali városod %1 érjenek legalább %n pontot!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %1 of your right city worth at least %n point(s).</source>
        <comment>a goal: buildings</comment>
        <translation>
            <numerusform>A jobb oldali városod %1 érjenek legalább %n pontot!</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, turn %2</source>
        <translation>%1.&#xa0;forduló, %2.&#xa0;kör</translation>
    </message>
    <message>
        <source>Round %1, first half, turn %2</source>
        <translation>%1.&#xa0;forduló első fele, %2.&#xa0;kör</translation>
    </message>
    <message>
        <source>Round %1, second half, turn %2</source>
        <translation>%1.&#xa0;forduló második fele, %2.&#xa0;kör</translation>
    </message>
    <message>
        <source>All have kept two tiles.</source>
        <translation>Mindenki megtartott két lapkát.</translation>
    </message>
    <message>
        <source>The points of both of your cities count.</source>
        <translation>Mindkét városod pontjai számítanak.</translation>
    </message>
    <message>
        <source>Of your two cities only the one with fewer points at the end counts, so it alone is added up here for each player.</source>
        <translation>Két városod közül csak az számít, amelyik a végén kevesebb pontot ér, ezért itt mindenkinél csak azt adjuk össze.</translation>
    </message>
    <message>
        <source>your left city</source>
        <translation>a bal oldali városod</translation>
    </message>
    <message>
        <source>your right city</source>
        <translation>a jobb oldali városod</translation>
    </message>
    <message>
        <source>Begin your left city with your tile (%1).</source>
        <translation>Kezdd el a bal oldali városodat ezzel a lapkáddal: %1!</translation>
    </message>
    <message>
        <source>Begin your right city with your tile (%1).</source>
        <translation>Kezdd el a jobb oldali városodat ezzel a lapkáddal: %1!</translation>
    </message>
    <message>
        <source>Put your tile (%1) on %2 in your left city.</source>
        <translation>Tedd a lapkádat (%1) a bal oldali városod %2 mezőjére!</translation>
    </message>
    <message>
        <source>Put your tile (%1) on %2 in your right city.</source>
        <translation>Tedd a lapkádat (%1) a jobb oldali városod %2 mezőjére!</translation>
    </message>
    <message>
        <source>%1 (city: %2 → %3)</source>
        <comment>what was laid; the points of that city before and now</comment>
        <translation>%1 (város: %2 → %3)</translation>
    </message>
    <message>
        <source>As the cities stand, these tiles bring up to %1; those of the other move bring up to %2.</source>
        <comment>points, other points</comment>
        <translation>A városok jelenlegi állása szerint ezek a lapkák legfeljebb ennyit hoznak: %1; a másik akció lapkái: %2.</translation>
    </message>
    <message>
        <source>The tiles passed on can then bring %1 up to %2; after the other move, up to %3.</source>
        <comment>player, points, other points</comment>
        <translation>A továbbadott lapkákkal %1 legfeljebb ennyit szerezhet: %2; a másik akció után: %3.</translation>
    </message>
    <message>
        <source>In the city on the left, the next building of this kind (%1) can then bring %2; after the other move, %3.</source>
        <comment>building, points, other points</comment>
        <translation>A bal oldali városban a következő ilyen épület (%1) ezután ennyit hozhat: %2; a másik akció után: %3.</translation>
    </message>
    <message>
        <source>In the city on the right, the next building of this kind (%1) can then bring %2; after the other move, %3.</source>
        <comment>building, points, other points</comment>
        <translation>A jobb oldali városban a következő ilyen épület (%1) ezután ennyit hozhat: %2; a másik akció után: %3.</translation>
    </message>
</context>
<context>
    <name>waystone::ActAnswersPage</name>
    <message>
        <source>Seed</source>
        <comment>a step of the history</comment>
        <translation>Véletlenmag</translation>
    </message>
    <message>
        <source>When a lost goal is reported</source>
        <comment>a step of the history</comment>
        <translation>Mikor derül ki, hogy a cél elveszett</translation>
    </message>
    <message>
        <source>What the others do</source>
        <comment>a step of the history</comment>
        <translation>Mit tesznek a többiek</translation>
    </message>
    <message>
        <source>The task ends</source>
        <translation>A feladat véget ér</translation>
    </message>
    <message>
        <source>A computer player answers</source>
        <translation>Gépi játékos válaszol</translation>
    </message>
    <message>
        <source>Whatever chance and the others do</source>
        <translation>Bármit hoz a véletlen, és bármit tesznek a többiek</translation>
    </message>
    <message>
        <source>The others are played by:</source>
        <translation>A többiek helyén játszik:</translation>
    </message>
    <message>
        <source>Report a lost goal:</source>
        <translation>Elveszett cél jelzése:</translation>
    </message>
    <message>
        <source>What you have written about a particular move is always shown at once.</source>
        <translation>Amit egy előre látott akcióhoz írsz, az mindig azonnal megjelenik.</translation>
    </message>
    <message>
        <source>When a lost goal is reported</source>
        <translation>Mikor derül ki, hogy a cél elveszett</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Azonnal</translation>
    </message>
    <message>
        <source>When the reader asks</source>
        <translation>Ha az olvasó megkérdezi</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>A végén</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Véletlenmag:</translation>
    </message>
    <message>
        <source>The same seed always gives the same replies, both in the check and to the reader.</source>
        <translation>Ugyanaz a véletlenmag mindig ugyanazokat a válaszokat adja, az ellenőrzéskor is és az olvasónak is.</translation>
    </message>
    <message>
        <source>No script</source>
        <comment>a step of the history</comment>
        <translation>Nincs előírt menet</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s), as long as they are legal.</source>
        <translation>
            <numerusform>%n akció, ameddig szabályosan lejátszható.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is written.</source>
        <translation>Semmi sincs megírva.</translation>
    </message>
    <message>
        <source>What chance and the others do</source>
        <translation>Amit a véletlen és a többiek tesznek</translation>
    </message>
    <message>
        <source>Where nothing is written:</source>
        <translation>Ahol semmi sincs megírva:</translation>
    </message>
    <message>
        <source>What chance and the others do once what is written has ended.</source>
        <translation>Amit a véletlen és a többiek tesznek, ha már minden lejátszódott, ami meg van írva.</translation>
    </message>
</context>
<context>
    <name>waystone::ActGoalPage</name>
    <message>
        <source>Goal</source>
        <comment>a step of the history</comment>
        <translation>Cél</translation>
    </message>
    <message>
        <source>Number of actions</source>
        <comment>a step of the history</comment>
        <translation>Akciók száma</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Bármikor</translation>
    </message>
    <message>
        <source>Actions: </source>
        <comment>before their number</comment>
        <translation>Akciók: </translation>
    </message>
    <message>
        <source>Actions allowed</source>
        <translation>Megengedett akciók</translation>
    </message>
    <message>
        <source>When the goal has to be reached</source>
        <translation>Mikor kell elérni a célt</translation>
    </message>
    <message>
        <source>Goal: %1</source>
        <comment>a step of the history</comment>
        <translation>Cél: %1</translation>
    </message>
    <message>
        <source>No goal</source>
        <comment>a step of the history</comment>
        <translation>Nincs cél</translation>
    </message>
    <message>
        <source>A goal says what the reader has to reach, and the check proves that they can. Add a condition to begin with.</source>
        <translation>A cél megmondja, mit kell elérnie az olvasónak, az ellenőrzés pedig bizonyítja, hogy elérheti. Kezdd egy feltétel hozzáadásával.</translation>
    </message>
</context>
<context>
    <name>waystone::ActMistakesPage</name>
    <message>
        <source>Mistake</source>
        <comment>a step of the history</comment>
        <translation>Hiba</translation>
    </message>
    <message>
        <source>Mistake removed</source>
        <comment>a step of the history</comment>
        <translation>Hiba eltávolítva</translation>
    </message>
    <message>
        <source>Mistake %1: %2</source>
        <translation>%1. hiba: %2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eltávolítás</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hozzáadás</translation>
    </message>
    <message>
        <source>Adds a kind of wrong move, described by what it leads to.</source>
        <translation>Hibás akciók egy fajtáját adja hozzá, a következményük alapján.</translation>
    </message>
    <message>
        <source>A mistake is a kind of wrong move, told by what it leads to. Whoever makes it reads your text for it. About a single wrong move you write where the check names it.</source>
        <translation>A hiba egyfajta rossz akció, amelyet az ír le, hogy mire vezet. Aki elköveti, az erre írt szövegedet olvassa. Egyetlen rossz akcióról ott írhatsz, ahol az ellenőrzés megnevezi.</translation>
    </message>
</context>
<context>
    <name>waystone::ActMovesPage</name>
    <message>
        <source>No solution</source>
        <comment>a step of the history</comment>
        <translation>Nincs megoldás</translation>
    </message>
    <message>
        <source>Move removed</source>
        <comment>a step of the history</comment>
        <translation>Akció eltávolítva</translation>
    </message>
    <message>
        <source>None yet: the check will look for one.</source>
        <translation>Még nincs: az ellenőrzés majd keres egyet.</translation>
    </message>
    <message>
        <source>Verdict on a move</source>
        <comment>a step of the history</comment>
        <translation>Egy akció minősítése</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Megoldás</translation>
    </message>
    <message>
        <source>Move of the reader</source>
        <translation>Az olvasó akciója</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Minősítés</translation>
    </message>
    <message>
        <source>Record…</source>
        <translation>Rögzítés…</translation>
    </message>
    <message>
        <source>Play moves on the board and say whether they are right or wrong.</source>
        <translation>Játssz le akciókat a táblán, és jelöld őket helyesnek vagy hibásnak.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eltávolítás</translation>
    </message>
</context>
<context>
    <name>waystone::ActionChoices</name>
    <message>
        <source>Do It</source>
        <translation>Legyen ez</translation>
    </message>
    <message>
        <source>%1: choose how to continue.</source>
        <comment>place</comment>
        <translation>%1: válaszd ki, hogyan tovább.</translation>
    </message>
    <message>
        <source>%1? Choose a possible place or “%2”.</source>
        <comment>action, button</comment>
        <translation>%1? Válassz egy lehetséges helyet, vagy ezt: „%2”.</translation>
    </message>
    <message>
        <source>%1: choose one of the possible places first.</source>
        <comment>place</comment>
        <translation>%1: előbb válassz egyet a lehetséges helyek közül.</translation>
    </message>
</context>
<context>
    <name>waystone::ActionChooser</name>
    <message>
        <source>%1 (victory points: %2)</source>
        <translation>%1 (győzelmi pont: %2)</translation>
    </message>
</context>
<context>
    <name>waystone::ActionLine</name>
    <message>
        <source>Type the action, or ? to ask what is possible</source>
        <translation>Írd be az akciót, vagy ? jellel kérdezd meg, mi lehetséges</translation>
    </message>
    <message>
        <source>Type the action…</source>
        <translation>Írd be az akciót…</translation>
    </message>
    <message>
        <source>A question mark tells what is possible; followed by words, it tells in which places they are found.</source>
        <translation>A kérdőjel megmondja, mi lehetséges; szavakkal együtt azt, hogy ezek mely helyeken találhatók.</translation>
    </message>
    <message>
        <source>Closes this line</source>
        <translation>Bezárja ezt a sort</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>“%1” may mean several actions: %2.</source>
        <comment>what was typed, actions</comment>
        <translation>Több akciót is jelenthet, amit írtál („%1”): %2.</translation>
    </message>
    <message>
        <source>This is an earlier moment; you can only look at it.</source>
        <translation>Ez egy korábbi pillanat, amely csak megnézhető.</translation>
    </message>
    <message>
        <source>Nobody at the screen is asked to do anything now.</source>
        <translation>A képernyő előtt most senkinek sincs teendője.</translation>
    </message>
    <message>
        <source>No action that is possible now is called “%1”. Type ? to hear what is possible.</source>
        <comment>what was typed</comment>
        <translation>Most nincs ilyen lehetséges akció: „%1”. Írj ? jelet, és megtudod, mi lehetséges!</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) possible: %1.</source>
        <translation>
            <numerusform>%n lehetséges akció: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing on the table is called “%1”.</source>
        <comment>what was typed</comment>
        <translation>Az asztalon nincs ilyen nevű: „%1”.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s): %1.</source>
        <translation>
            <numerusform>%n hely: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; and %n more</source>
        <comment>a list of things</comment>
        <translation>
            <numerusform>%1; és még %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Action:</source>
        <translation>Akció:</translation>
    </message>
</context>
<context>
    <name>waystone::AdviceWords</name>
    <message>
        <source>By the end of the turn, it leads to %1; the other move, to %2.</source>
        <comment>goods, other goods</comment>
        <translation>A kör végére ide vezet: %1; a másik akció ide: %2.</translation>
    </message>
    <message>
        <source>It leaves %1; the other move leaves %2.</source>
        <comment>goods, other goods</comment>
        <translation>Utána ennyi marad: %1; a másik akció után: %2.</translation>
    </message>
    <message>
        <source>%1 gains %2 by it; by the other move, %3.</source>
        <comment>player, points, other points</comment>
        <translation>Ezzel %1 ennyit nyer: %2; a másik akcióval: %3.</translation>
    </message>
    <message>
        <source>It brings %1 by the end of the turn; the other move brings none.</source>
        <comment>points</comment>
        <translation>A kör végéig %1 jár érte; a másik akcióért egy sem.</translation>
    </message>
    <message>
        <source>It brings %1 at once; the other move brings none.</source>
        <comment>points</comment>
        <translation>Azonnal %1 jár érte; a másik akcióért egy sem.</translation>
    </message>
    <message>
        <source>It brings no points this turn; the other move brings %1.</source>
        <comment>points</comment>
        <translation>Ebben a körben nem jár érte pont; a másik akcióért %1 jár.</translation>
    </message>
    <message>
        <source>It brings no points at once; the other move brings %1.</source>
        <comment>points</comment>
        <translation>Azonnal nem jár érte pont; a másik akcióért %1 jár.</translation>
    </message>
    <message>
        <source>It brings %1 by the end of the turn; the other move brings %2.</source>
        <comment>points, other points</comment>
        <translation>A kör végéig %1 jár érte; a másik akcióért %2.</translation>
    </message>
    <message>
        <source>It brings %1 at once; the other move brings %2.</source>
        <comment>points, other points</comment>
        <translation>Azonnal %1 jár érte; a másik akcióért %2.</translation>
    </message>
    <message>
        <source>With it, %1 comes to %2; with the other move, to %3.</source>
        <comment>what is scored, points, other points</comment>
        <translation>Ezzel így áll %1: %2; a másik akcióval: %3.</translation>
    </message>
    <message>
        <source>In the next turn, %1 can then score %2 at most; after the other move, %3 at most.</source>
        <comment>player, points, other points</comment>
        <translation>A következő körben %1 legfeljebb ennyit szerezhet: %2; a másik akció után: %3.</translation>
    </message>
    <message>
        <source>It brings about the end of the game; the other move does not.</source>
        <translation>Előidézi a játék végét; a másik akció nem.</translation>
    </message>
    <message>
        <source>The game then goes on; the other move brings about its end.</source>
        <translation>A játék folytatódik; a másik akció előidézi a végét.</translation>
    </message>
    <message>
        <source>The expected margin in the end is then %1; after the other move it is %2.</source>
        <comment>points, other points</comment>
        <translation>A végén várható különbség ezután %1; a másik akció után %2.</translation>
    </message>
    <message>
        <source>Both lead to the same by the end of the turn.</source>
        <translation>A kör végére mindkettő ugyanoda vezet.</translation>
    </message>
</context>
<context>
    <name>waystone::AnalysisGraph</name>
    <message>
        <source>Decision %1 of %2: %3 could expect a margin of %4.</source>
        <comment>number, number, player, points</comment>
        <translation>%1. döntés (összesen %2): %3 ekkora különbségre számíthatott: %4.</translation>
    </message>
    <message>
        <source>Expected margin over the game</source>
        <translation>A várható különbség a játék során</translation>
    </message>
</context>
<context>
    <name>waystone::AnalysisModel</name>
    <message>
        <source>%1%</source>
        <comment>a share in percent</comment>
        <translation>%1%</translation>
    </message>
    <message numerus="yes">
        <source>Tried %n time(s).</source>
        <translation>
            <numerusform>Próbák száma: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>It may be as good as the first.</source>
        <translation>Lehet, hogy ugyanolyan jó, mint az első.</translation>
    </message>
    <message>
        <source>Possible actions, best first</source>
        <translation>Lehetséges akciók, a legjobb elöl</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Akció</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Különbség</translation>
    </message>
    <message>
        <source>Expected share of first place</source>
        <translation>Várható részesedés az első helyből</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Győzelem</translation>
    </message>
    <message>
        <source>not sure yet</source>
        <translation>még bizonytalan</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>a margin in points, how uncertain it is</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Expected points at the end of the game, minus those of the best other player. A much longer search would differ from this by at most the second figure 19 times out of 20.</source>
        <translation>A játék végén várható pontok, levonva belőlük a legjobb másik játékosét. Egy sokkal hosszabb keresés eredménye 20-ból 19 esetben legfeljebb a második számmal térne el tőle.</translation>
    </message>
</context>
<context>
    <name>waystone::AnalysisPanel</name>
    <message>
        <source>It is nobody’s turn to act.</source>
        <translation>Ebben a pillanatban senkin sincs a sor.</translation>
    </message>
    <message>
        <source>No analysis here: it would reveal hidden information.</source>
        <translation>Itt nincs elemzés: elárulná, amit mások nem tudhatnak.</translation>
    </message>
    <message>
        <source>%1 has no choice here.</source>
        <comment>player</comment>
        <translation>%1 számára itt nincs választási lehetőség.</translation>
    </message>
    <message>
        <source>What %1 could do. It is not yet certain which is best.</source>
        <comment>player</comment>
        <translation>Amit %1 tehet. Még nem biztos, melyik a legjobb.</translation>
    </message>
    <message>
        <source>What %1 could do. The first is the best.</source>
        <comment>player</comment>
        <translation>Amit %1 tehet. Az első a legjobb.</translation>
    </message>
    <message>
        <source>The best actions</source>
        <translation>A legjobb akciók</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>Lejátszás</translation>
    </message>
    <message>
        <source>Plays the chosen action; at an earlier moment it becomes a variation</source>
        <translation>Lejátssza a kiválasztott akciót; korábbi állásban új változat lesz belőle</translation>
    </message>
    <message>
        <source>Considering what %1 could do…</source>
        <comment>player</comment>
        <translation>%1 lehetőségeinek mérlegelése…</translation>
    </message>
</context>
<context>
    <name>waystone::ArchiveCommands</name>
    <message>
        <source>Rename the Game</source>
        <translation>A játék átnevezése</translation>
    </message>
    <message>
        <source>Delete the Game</source>
        <translation>A játék törlése</translation>
    </message>
    <message>
        <source>Bring the Game Back</source>
        <translation>A játék visszahozása</translation>
    </message>
</context>
<context>
    <name>waystone::ArchiveFilter</name>
    <message>
        <source>Finished</source>
        <translation>Befejezve</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Folyamatban</translation>
    </message>
</context>
<context>
    <name>waystone::ArchiveList</name>
    <message>
        <source>Deleted: %1, %2. It stays in the trash until you empty it.</source>
        <comment>game, players</comment>
        <translation>Törölve: %1, %2. A kukában marad, amíg ki nem üríted.</translation>
    </message>
    <message>
        <source>Give it a name</source>
        <translation>Saját név</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>A játék neve</translation>
    </message>
    <message>
        <source>Undo (%1)</source>
        <comment>key</comment>
        <translation>Visszavonás (%1)</translation>
    </message>
</context>
<context>
    <name>waystone::ArchiveModel</name>
    <message>
        <source>It is no longer there. Perhaps another window has opened it.</source>
        <translation>Már nincs ott. Talán egy másik ablak nyitotta meg.</translation>
    </message>
</context>
<context>
    <name>waystone::ArchivePage</name>
    <message>
        <source>Trash</source>
        <translation>Kuka</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Minden játék</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Vissza (Esc)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Open a File…</source>
        <translation>Fájl megnyitása…</translation>
    </message>
    <message>
        <source>Empty the Trash…</source>
        <translation>A kuka kiürítése…</translation>
    </message>
    <message>
        <source>All games in the trash will be deleted for good.</source>
        <translation>A kukában lévő összes játék végleg törlődik.</translation>
    </message>
    <message>
        <source>Delete for Good</source>
        <translation>Végleges törlés</translation>
    </message>
    <message>
        <source>Keep Them</source>
        <translation>Maradjanak</translation>
    </message>
    <message>
        <source>Search for players, games, dates</source>
        <translation>Keresés: játékos, játék, dátum</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Rendezés</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Legutóbb játszott</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message numerus="yes">
        <source>%n deleted games, kept until you empty the trash</source>
        <translation>
            <numerusform>%n törölt játék a kuka kiürítéséig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games, kept on this computer</source>
        <translation>
            <numerusform>%n játék ezen a gépen</numerusform>
        </translation>
    </message>
    <message>
        <source>Trash (%1)</source>
        <translation>Kuka (%1)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>found, all</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Mind</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>game, how many of it</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nincs találat</translation>
    </message>
    <message>
        <source>The trash is empty</source>
        <translation>A kuka üres</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Még nincs játék</translation>
    </message>
    <message>
        <source>Try other words, or another game.</source>
        <translation>Próbáld más szavakkal vagy másik játékkal.</translation>
    </message>
    <message>
        <source>Games that you delete come here first.</source>
        <translation>Ide kerülnek először a törölt játékaid.</translation>
    </message>
    <message>
        <source>Every game you start is kept here from its first action on.</source>
        <translation>Minden elkezdett játékod megmarad itt, az első akciójától fogva.</translation>
    </message>
    <message>
        <source>Clear the Search</source>
        <translation>Keresés törlése</translation>
    </message>
    <message>
        <source>New Game…</source>
        <translation>Új játék…</translation>
    </message>
</context>
<context>
    <name>waystone::ArchiveText</name>
    <message>
        <source>Damaged game</source>
        <translation>Sérült játék</translation>
    </message>
    <message numerus="yes">
        <source>%1 won with %n points</source>
        <translation>
            <numerusform>%1 nyert %n ponttal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shared victory with %n points: %1</source>
        <translation>
            <numerusform>Közös győzelem %n ponttal: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot be opened</source>
        <translation>Nem nyitható meg</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Folyamatban</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <comment>player</comment>
        <translation>%1 következik</translation>
    </message>
    <message numerus="yes">
        <source>%n players choose</source>
        <translation>
            <numerusform>%n játékos választ</numerusform>
        </translation>
    </message>
    <message>
        <source>The beginning of its file cannot be read.</source>
        <translation>A fájl eleje nem olvasható.</translation>
    </message>
    <message>
        <source>the end of its file is damaged</source>
        <translation>a fájl vége sérült</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>%1. akció</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>Törölve: %1</translation>
    </message>
    <message>
        <source>open in this window</source>
        <translation>ebben az ablakban van nyitva</translation>
    </message>
    <message>
        <source>open in another window</source>
        <translation>egy másik ablakban van nyitva</translation>
    </message>
    <message>
        <source>Close it first to delete it.</source>
        <translation>Törlés előtt zárd be.</translation>
    </message>
    <message>
        <source>Close it there to delete it.</source>
        <translation>Törlés előtt ott zárd be.</translation>
    </message>
</context>
<context>
    <name>waystone::BoardExport</name>
    <message>
        <source>Pictures can only be written as PNG or SVG.</source>
        <translation>Képet csak PNG vagy SVG formátumban lehet menteni.</translation>
    </message>
</context>
<context>
    <name>waystone::BoardModel</name>
    <message>
        <source>%1 × %2</source>
        <comment>number, piece</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a place</comment>
        <translation>üres</translation>
    </message>
</context>
<context>
    <name>waystone::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tábla</translation>
    </message>
</context>
<context>
    <name>waystone::BreakdownModel</name>
    <message>
        <source>Total</source>
        <translation>Összesen</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Forrás</translation>
    </message>
</context>
<context>
    <name>waystone::BreakdownPanel</name>
    <message>
        <source>Where the points came from</source>
        <translation>Miből jöttek a pontok</translation>
    </message>
</context>
<context>
    <name>waystone::CardPlace</name>
    <message>
        <source>Not sure what to do?</source>
        <translation>Nem tudod, mit tegyél?</translation>
    </message>
</context>
<context>
    <name>waystone::CategoryDelegate</name>
    <message>
        <source>nobody</source>
        <translation>senki</translation>
    </message>
    <message>
        <source>already counted</source>
        <translation>már megvan</translation>
    </message>
</context>
<context>
    <name>waystone::CategoryModel</name>
    <message>
        <source>Nobody gets points.</source>
        <translation>Senki sem kap pontot.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>which player gets how many points</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Counted during the game.</source>
        <translation>Ez már játék közben megvolt.</translation>
    </message>
</context>
<context>
    <name>waystone::CategoryRows</name>
    <message>
        <source>Where the points came from</source>
        <translation>Miből jöttek a pontok</translation>
    </message>
</context>
<context>
    <name>waystone::ChoiceButton</name>
    <message>
        <source>%1: %2</source>
        <comment>kind of action, price</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Most nem lehetséges</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>what is to be confirmed, picked, to pick</comment>
        <translation>%1: %2/%3</translation>
    </message>
</context>
<context>
    <name>waystone::CommandStates</name>
    <message>
        <source>Finish</source>
        <comment>what is under way</comment>
        <translation>Befejezés</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Visszavonás: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>Back to the Start of the Turn</source>
        <translation>Vissza a kör elejére</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Újra: %1</translation>
    </message>
</context>
<context>
    <name>waystone::Commands</name>
    <message>
        <source>&amp;Game</source>
        <comment>menu</comment>
        <translation>&amp;Játék</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <comment>menu</comment>
        <translation>S&amp;zerkesztés</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu</comment>
        <translation>&amp;Nézet</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>menu</comment>
        <translation>Játék&amp;menet</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <comment>menu</comment>
        <translation>N&amp;yelv</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <comment>menu</comment>
        <translation>&amp;Súgó</translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <translation>Ú&amp;j játék…</translation>
    </message>
    <message>
        <source>Starts a new game</source>
        <translation>Új játék indítása</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Folytatás</translation>
    </message>
    <message>
        <source>Continues the last game played</source>
        <translation>A legutóbb játszott játék folytatása</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Megnyitás…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Me&amp;ntés</translation>
    </message>
    <message>
        <source>Saves the game with all its variations</source>
        <translation>A játék mentése az összes változattal együtt</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Mentés más&amp;ként…</translation>
    </message>
    <message>
        <source>Saves the game under another name</source>
        <translation>A játék mentése más néven</translation>
    </message>
    <message>
        <source>Export as &amp;PNG…</source>
        <translation>Exportálás &amp;PNG-képként…</translation>
    </message>
    <message>
        <source>Saves a picture of the board</source>
        <translation>A tábla mentése képként</translation>
    </message>
    <message>
        <source>Export as S&amp;VG…</source>
        <translation>Exportálás &amp;SVG-rajzként…</translation>
    </message>
    <message>
        <source>Saves a drawing of the board</source>
        <translation>A tábla mentése rajzként</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Visszavágó</translation>
    </message>
    <message>
        <source>Starts another game with the same players and rules</source>
        <translation>Új játék indítása ugyanazokkal a játékosokkal és szabályokkal</translation>
    </message>
    <message>
        <source>&amp;Back to the Start Page</source>
        <translation>Vissza a nyitó&amp;oldalra</translation>
    </message>
    <message>
        <source>Puts the game away; it can be continued later</source>
        <translation>A játék félretétele; később folytatható</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Ki&amp;lépés</translation>
    </message>
    <message>
        <source>Quits the program; the game can be continued later</source>
        <translation>Kilépés a programból; a játék később folytatható</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Nagyítás</translation>
    </message>
    <message>
        <source>Shows the board larger</source>
        <translation>A tábla megjelenítése nagyobb méretben</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>&amp;Kicsinyítés</translation>
    </message>
    <message>
        <source>Shows the board smaller</source>
        <translation>A tábla megjelenítése kisebb méretben</translation>
    </message>
    <message>
        <source>&amp;Fit to Window</source>
        <translation>&amp;Igazítás az ablakhoz</translation>
    </message>
    <message>
        <source>Shows the whole board</source>
        <translation>A teljes tábla megjelenítése</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>&amp;Teljes képernyő</translation>
    </message>
    <message>
        <source>Uses the whole screen</source>
        <translation>A teljes képernyő használata</translation>
    </message>
    <message>
        <source>System Theme</source>
        <translation>Rendszer témája</translation>
    </message>
    <message>
        <source>Light Theme</source>
        <translation>Világos téma</translation>
    </message>
    <message>
        <source>Dark Theme</source>
        <translation>Sötét téma</translation>
    </message>
    <message>
        <source>High-Contrast Theme</source>
        <translation>Nagy kontrasztú téma</translation>
    </message>
    <message>
        <source>C&amp;onfirm</source>
        <translation>&amp;Megerősítés</translation>
    </message>
    <message>
        <source>Plays the action waiting to be confirmed</source>
        <translation>A megerősítésre váró akció végrehajtása</translation>
    </message>
    <message>
        <source>Cancels what was picked or is waiting to be confirmed</source>
        <translation>A kijelölés vagy a megerősítésre váró akció elvetése</translation>
    </message>
    <message>
        <source>&amp;First Moment</source>
        <translation>&amp;Első állás</translation>
    </message>
    <message>
        <source>Shows the beginning of the game</source>
        <translation>A játék elejének megjelenítése</translation>
    </message>
    <message>
        <source>Pre&amp;vious Moment</source>
        <translation>E&amp;lőző állás</translation>
    </message>
    <message>
        <source>Shows the game one action earlier</source>
        <translation>Az egy akcióval korábbi állás megjelenítése</translation>
    </message>
    <message>
        <source>&amp;Next Moment</source>
        <translation>&amp;Következő állás</translation>
    </message>
    <message>
        <source>Shows the game one action later</source>
        <translation>Az egy akcióval későbbi állás megjelenítése</translation>
    </message>
    <message>
        <source>&amp;Last Moment</source>
        <translation>&amp;Utolsó állás</translation>
    </message>
    <message>
        <source>Shows the end of this line</source>
        <translation>A változat végének megjelenítése</translation>
    </message>
    <message>
        <source>Continues from the moment shown; what was played before stays in the log</source>
        <translation>A játék folytatása a látható állásból; a korábbi akciók megmaradnak a naplóban</translation>
    </message>
    <message>
        <source>Presents the final scoring category by category</source>
        <translation>A végső elszámolás bemutatása kategóriánként</translation>
    </message>
    <message>
        <source>&amp;Study Mode</source>
        <translation>Tanulmányozó mó&amp;d</translation>
    </message>
    <message>
        <source>Every action can be taken back</source>
        <translation>Minden akció korlátozás nélkül visszavonható</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Gyorsbillentyűk</translation>
    </message>
    <message>
        <source>Lists all keys</source>
        <translation>Az összes gyorsbillentyű felsorolása</translation>
    </message>
    <message>
        <source>About the &amp;Edition</source>
        <translation>A &amp;kiadásról</translation>
    </message>
    <message>
        <source>Says what the board and the tiles are based on</source>
        <translation>Tájékoztatás a tábla és a lapkák forrásáról</translation>
    </message>
    <message>
        <source>&amp;About Waystone</source>
        <translation>A &amp;Waystone névjegye</translation>
    </message>
    <message>
        <source>Describes this program</source>
        <translation>Tájékoztatás a programról</translation>
    </message>
    <message>
        <source>&amp;Propose Instead of Playing</source>
        <translation>&amp;Javaslat akció helyett</translation>
    </message>
    <message>
        <source>Shows your next choice to the others before it is played</source>
        <translation>A következő akciót előbb a többiek látják, csak azután történik meg</translation>
    </message>
    <message>
        <source>&amp;Rule for This Place</source>
        <translation>A hely &amp;szabálya</translation>
    </message>
    <message>
        <source>Opens the rule for what was refused, or for the place under the pointer or selected with the keyboard</source>
        <translation>Az elutasított akció, az egérmutató alatti vagy a billentyűzettel kijelölt hely szabályának megnyitása</translation>
    </message>
    <message>
        <source>Rules in a &amp;Window</source>
        <translation>Szabályok külön &amp;ablakban</translation>
    </message>
    <message>
        <source>Opens the rules of all games in their own window</source>
        <translation>Az összes játék szabályainak megnyitása külön ablakban</translation>
    </message>
    <message>
        <source>E&amp;dit This Position</source>
        <translation>Az állás szerkesztés&amp;e</translation>
    </message>
    <message>
        <source>Opens the displayed position in the editor</source>
        <translation>A látható állás megnyitása a szerkesztőben</translation>
    </message>
    <message>
        <source>Scenario Edi&amp;tor</source>
        <translation>Forgatókönyv-sze&amp;rkesztő</translation>
    </message>
    <message>
        <source>Opens the editor, or returns to it as you left it</source>
        <translation>A szerkesztő megnyitása, vagy visszatérés oda, ahol abbahagytad</translation>
    </message>
    <message>
        <source>Cards with &amp;New Rules</source>
        <translation>Kártyák az ú&amp;j szabályokkal</translation>
    </message>
    <message>
        <source>A short card explains each rule the first time it comes up in a game</source>
        <translation>Egy rövid kártya elmondja a szabályt, amikor először fordul elő egy játékban</translation>
    </message>
    <message>
        <source>&amp;Go to the Card</source>
        <translation>&amp;Ugrás a kártyára</translation>
    </message>
    <message>
        <source>&amp;Learn…</source>
        <translation>&amp;Tanulás…</translation>
    </message>
    <message>
        <source>Shows walkthroughs of the rules, lessons and your own positions</source>
        <translation>Szabálybemutatók, leckék és saját állások</translation>
    </message>
    <message>
        <source>Starts a lesson from the displayed position</source>
        <translation>Új lecke a látható állásból kiindulva</translation>
    </message>
    <message>
        <source>Pa&amp;use the Computer Players</source>
        <translation>A gé&amp;pi játékosok megállítása</translation>
    </message>
    <message>
        <source>The computer players wait until you let them play on</source>
        <translation>A gépi játékosok várnak, amíg tovább nem engeded őket</translation>
    </message>
    <message>
        <source>One Computer S&amp;tep</source>
        <translation>A &amp;gép egy akciója</translation>
    </message>
    <message>
        <source>The waiting computer player plays one action</source>
        <translation>A várakozó gépi játékos végrehajt egy akciót</translation>
    </message>
    <message>
        <source>Show Me A&amp;gain</source>
        <translation>Muta&amp;sd újra</translation>
    </message>
    <message>
        <source>Shows once more what the others have done since your last action</source>
        <translation>Újra megmutatja, mit tettek a többiek az utolsó akciód óta</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Opens a saved game, a position or a lesson</source>
        <translation>Mentett játék, állás vagy lecke megnyitása</translation>
    </message>
    <message>
        <source>All &amp;Games…</source>
        <translation>Min&amp;den játék…</translation>
    </message>
    <message>
        <source>Lists all games kept here, to continue, name or delete them</source>
        <translation>Az összes megőrzött játék listája: folytatás, elnevezés, törlés</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Beállítások…</translation>
    </message>
    <message>
        <source>Language, look, motion and keys: everything you choose once and then keep</source>
        <translation>Nyelv, megjelenés, mozgás és billentyűk: minden, amit egyszer s mindenkorra választasz ki</translation>
    </message>
    <message>
        <source>Asks again before playing what the others must not see</source>
        <translation>A program még egyszer rákérdez, mielőtt kijátszanád, amit a többiek nem láthatnak</translation>
    </message>
    <message>
        <source>Lets you ask for hints during a game</source>
        <translation>Játék közben tippet lehet kérni</translation>
    </message>
    <message>
        <source>Save for S&amp;haring…</source>
        <translation>Mentés me&amp;gosztásra…</translation>
    </message>
    <message>
        <source>Saves what is known at the table, without hidden hands or what chance will bring</source>
        <translation>Annak mentése, ami az asztalnál tudható; a titkok nem kerülnek bele, sem az, amit a véletlen hozni fog</translation>
    </message>
    <message>
        <source>&amp;Cancel the Action</source>
        <translation>Ak&amp;ció elvetése</translation>
    </message>
    <message>
        <source>Pla&amp;y On from Here</source>
        <translation>Játék &amp;innen</translation>
    </message>
    <message>
        <source>Final Sco&amp;ring</source>
        <translation>&amp;Végső elszámolás</translation>
    </message>
    <message>
        <source>&amp;Make a Lesson from Here</source>
        <translation>Lecke készítése i&amp;nnen</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Keresés…</translation>
    </message>
    <message>
        <source>Goes to the search box of this page</source>
        <translation>Ugrás a megjelenített oldal keresőjéhez</translation>
    </message>
    <message>
        <source>Says what you could do now and why; asked again, what would be next best</source>
        <translation>Megmondja, mit tehetnél most és miért; ha újra kéred, azt is, mi lenne a következő legjobb</translation>
    </message>
    <message>
        <source>Moves the keyboard focus to the card with the new rule or the hint</source>
        <translation>Ugrás az új szabály vagy a tipp kártyájára</translation>
    </message>
    <message>
        <source>The program begins with the games, lessons and editor files that were open</source>
        <translation>A program azokkal a játékokkal, leckékkel és szerkesztett fájlokkal indul, amelyek nyitva voltak</translation>
    </message>
    <message>
        <source>Opens a line in which you type what to do, or ask what is where</source>
        <translation>Sor megnyitása, amelybe beírhatod az akciót, vagy megkérdezheted, mi hol van</translation>
    </message>
    <message>
        <source>Type the Action in Wor&amp;ds…</source>
        <translation>Akció &amp;beírása…</translation>
    </message>
    <message>
        <source>Reopen what was open when you quit</source>
        <translation>Ami kilépéskor nyitva volt, nyíljon meg újra</translation>
    </message>
    <message>
        <source>Moves at once, without motion</source>
        <translation>Azonnali akciók, mozgás nélkül</translation>
    </message>
    <message>
        <source>Slow moves</source>
        <translation>Lassú akciók</translation>
    </message>
    <message>
        <source>Moves at normal speed</source>
        <translation>Normál sebességű akciók</translation>
    </message>
    <message>
        <source>Fast moves</source>
        <translation>Gyors akciók</translation>
    </message>
    <message>
        <source>Highlight nothing</source>
        <translation>Nincs kiemelés</translation>
    </message>
    <message>
        <source>Highlight once something is picked</source>
        <translation>Kiemelés csak kijelöléskor</translation>
    </message>
    <message>
        <source>Always highlight what is possible</source>
        <translation>Lehetőségek állandó kiemelése</translation>
    </message>
    <message>
        <source>Play forced &amp;actions; you end your turns yourself</source>
        <translation>Kényszerű akciók &amp;automatikus végrehajtása; a köreidet te fejezed be</translation>
    </message>
    <message>
        <source>When only one action is possible, it is played automatically; you end your visits and turns yourself</source>
        <translation>Ha csak egy akció lehetséges, a program végrehajtja; a látogatásaidat és a köreidet te fejezed be</translation>
    </message>
    <message>
        <source>Do not ask about open actions</source>
        <translation>A nyílt akcióknál ne kérdezzen</translation>
    </message>
    <message>
        <source>Ask at the end of a turn</source>
        <translation>A kör végén kérdezzen</translation>
    </message>
    <message>
        <source>Ask before what cannot be taken back</source>
        <translation>Visszavonhatatlan akció előtt kérdezzen</translation>
    </message>
    <message>
        <source>Ask before a s&amp;ecret choice</source>
        <translation>Titk&amp;os választás előtt kérdezzen</translation>
    </message>
    <message>
        <source>Offer h&amp;ints</source>
        <translation>Tippek &amp;felkínálása</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>N&amp;yomtatás…</translation>
    </message>
    <message>
        <source>Prints the game with its score sheet, or the lesson that is open, or saves the pages as a PDF</source>
        <translation>Kinyomtatja a játékot a pontlappal vagy a megnyitott leckét, vagy PDF-be menti az oldalakat</translation>
    </message>
    <message>
        <source>Rules on &amp;Paper…</source>
        <translation>Szabályok &amp;papíron…</translation>
    </message>
    <message>
        <source>Prints all the rules of a game or saves them as a PDF, in one or two languages</source>
        <translation>Kinyomtatja egy játék összes szabályát vagy PDF-be menti őket, egy vagy két nyelven</translation>
    </message>
    <message>
        <source>Res&amp;ults of Lessons…</source>
        <translation>A le&amp;ckék eredményei…</translation>
    </message>
    <message>
        <source>Shows what a class has made of its lessons, task by task</source>
        <translation>Megmutatja, mire jutott egy osztály a leckéivel, feladatonként</translation>
    </message>
    <message>
        <source>Export as a &amp;Web Page…</source>
        <translation>Exportálás &amp;weblapként…</translation>
    </message>
    <message>
        <source>Saves what the table shows as a page for any browser, with names and points</source>
        <translation>Elmenti, amit az asztal mutat, bármely böngészőnek való lapként, nevekkel és pontokkal</translation>
    </message>
    <message>
        <source>&amp;Copy as Text</source>
        <translation>&amp;Másolás szövegként</translation>
    </message>
    <message>
        <source>Copies the displayed position as one line, which the editor can paste</source>
        <translation>Egyetlen sorként másolja a látható állást, amelyet a szerkesztő be tud illeszteni</translation>
    </message>
    <message>
        <source>Copy as &amp;Picture</source>
        <translation>Másolás ké&amp;pként</translation>
    </message>
    <message>
        <source>Copies a picture of the board</source>
        <translation>Képet másol a tábláról</translation>
    </message>
</context>
<context>
    <name>waystone::ComputerLevels</name>
    <message>
        <source>Beginner</source>
        <translation>Kezdő</translation>
    </message>
    <message>
        <source>knows the rules and takes what is at hand</source>
        <translation>ismeri a szabályokat, és elveszi, ami a keze ügyébe kerül</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Alkalmi játékos</translation>
    </message>
    <message>
        <source>has played a few times, seldom plans ahead</source>
        <translation>játszott már néhányszor, ritkán tervez előre</translation>
    </message>
    <message>
        <source>Experienced</source>
        <translation>Tapasztalt</translation>
    </message>
    <message>
        <source>plans the next turn and makes few mistakes</source>
        <translation>megtervezi a következő körét, és keveset hibázik</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Szakértő</translation>
    </message>
    <message>
        <source>plans far ahead and reckons with your replies</source>
        <translation>messzire előre tervez, és számol a válaszaiddal</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mester</translation>
    </message>
    <message>
        <source>thinks longest and gives nothing away</source>
        <translation>ő gondolkodik a legtovább, és semmit sem ad ingyen</translation>
    </message>
</context>
<context>
    <name>waystone::Curtain</name>
    <message>
        <source>Pass to %1</source>
        <translation>A képernyő átadása: %1</translation>
    </message>
    <message>
        <source>It is %1’s turn. Here is what everybody may know.</source>
        <translation>%1 következik. Itt az látszik, amit mindenki tudhat.</translation>
    </message>
</context>
<context>
    <name>waystone::CurtainCard</name>
    <message>
        <source>Pass to %1</source>
        <translation>A képernyő átadása: %1</translation>
    </message>
    <message>
        <source>What comes next is for this player’s eyes only.</source>
        <translation>Ami most következik, azt csak ez a játékos láthatja.</translation>
    </message>
    <message>
        <source>I Am %1</source>
        <translation>%1 vagyok</translation>
    </message>
    <message>
        <source>Shows the table to %1 (Space)</source>
        <translation>Megmutatja az asztalt ennek a játékosnak: %1 (szóköz)</translation>
    </message>
    <message>
        <source>Look at the Table</source>
        <translation>Az asztal megnézése</translation>
    </message>
    <message>
        <source>Shows what everybody may know</source>
        <translation>Azt mutatja, amit mindenki tudhat</translation>
    </message>
    <message>
        <source>Somebody Else First</source>
        <translation>Előbb valaki más</translation>
    </message>
    <message>
        <source>%1: Choose Again</source>
        <comment>player</comment>
        <translation>%1: új választás</translation>
    </message>
    <message>
        <source>now</source>
        <comment>a player chooses</comment>
        <translation>most</translation>
    </message>
    <message>
        <source>later</source>
        <comment>a player chooses</comment>
        <translation>később</translation>
    </message>
    <message>
        <source>has chosen</source>
        <comment>a player</comment>
        <translation>választott</translation>
    </message>
    <message>
        <source>Choose Again</source>
        <translation>Új választás</translation>
    </message>
    <message>
        <source>%1 takes the choice back and chooses anew</source>
        <translation>%1 visszaveszi a választását, és újra választ</translation>
    </message>
    <message>
        <source>Somebody Else</source>
        <translation>Valaki más</translation>
    </message>
</context>
<context>
    <name>waystone::DateText</name>
    <message>
        <source>1</source>
        <comment>the first day of a month, in a date</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>MMMM %1, yyyy</source>
        <comment>format of a date, day</comment>
        <translation>yyyy. MMMM %1.</translation>
    </message>
    <message>
        <source>MMMM %1</source>
        <comment>format of a date, day</comment>
        <translation>MMMM %1.</translation>
    </message>
    <message>
        <source>today, %1</source>
        <comment>time</comment>
        <translation>ma, %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>tegnap</translation>
    </message>
</context>
<context>
    <name>waystone::DeleteBox</name>
    <message>
        <source>Waystone</source>
        <translation>Waystone</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Törlés</translation>
    </message>
    <message>
        <source>The deletion is permanent.</source>
        <translation>A törlés végleges.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Megtartás</translation>
    </message>
</context>
<context>
    <name>waystone::Demo</name>
    <message numerus="yes">
        <source>%1: %n points</source>
        <translation>
            <numerusform>%1: %n pont</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture cannot be written: %1: %2</source>
        <comment>file, reason</comment>
        <translation>A kép nem menthető: %1 (%2)</translation>
    </message>
    <message>
        <source>The final board: %1</source>
        <translation>A tábla a játék végén: %1</translation>
    </message>
    <message>
        <source>No game reached its end.</source>
        <translation>Egyetlen játék sem ért véget.</translation>
    </message>
</context>
<context>
    <name>waystone::DisplayWatch</name>
    <message>
        <source>Waystone cannot open a window: there is no display here. Without one, --export, --demo and waystone-cli still work.</source>
        <translation>A Waystone nem tud ablakot nyitni: itt nincs kijelző. Kijelző nélkül is működik a --export, a --demo és a waystone-cli.</translation>
    </message>
    <message>
        <source>Waystone cannot open a window on the display %1. It may be gone, or closed to you. Without one, --export, --demo and waystone-cli still work.</source>
        <translation>A Waystone nem tud ablakot nyitni ezen a kijelzőn: %1. Lehet, hogy már nincs meg, vagy nem férsz hozzá. Kijelző nélkül is működik a --export, a --demo és a waystone-cli.</translation>
    </message>
</context>
<context>
    <name>waystone::DockRail</name>
    <message>
        <source>Card</source>
        <comment>with a rule</comment>
        <translation>Kártya</translation>
    </message>
</context>
<context>
    <name>waystone::DraftNotices</name>
    <message>
        <source>Your work cannot be kept in %1: %2. The program tries again after every change.</source>
        <translation>A munkád nem őrizhető meg itt: %1 (%2). A program minden változtatásnál újra megpróbálja.</translation>
    </message>
    <message>
        <source>Save Elsewhere…</source>
        <translation>Mentés máshová…</translation>
    </message>
    <message>
        <source>An older draft cannot be deleted from %1: %2. The program offers it when it starts again; you do not need it.</source>
        <translation>Egy régebbi piszkozat nem törölhető innen: %1 (%2). A program a következő induláskor felajánlja; már nincs rá szükséged.</translation>
    </message>
    <message>
        <source>Another window is editing the same file: %1. The last to save decides what is in it.</source>
        <translation>Egy másik ablakban is ezt a fájlt szerkesztik: %1. Az marad meg, amit utoljára mentenek.</translation>
    </message>
</context>
<context>
    <name>waystone::DraftOffer</name>
    <message>
        <source>The draft cannot be opened: another window has it, or it is no longer there.</source>
        <translation>A piszkozat nem nyitható meg: egy másik ablakban van nyitva, vagy már nincs meg.</translation>
    </message>
    <message>
        <source>The draft cannot be opened. It stays as it is.</source>
        <translation>A piszkozat nem nyitható meg. Marad, ahogy van.</translation>
    </message>
    <message>
        <source>Delete this draft for good? %1</source>
        <comment>what it is</comment>
        <translation>Végleg törlöd ezt a piszkozatot? %1</translation>
    </message>
    <message>
        <source>The draft cannot be deleted.</source>
        <translation>A piszkozatot nem lehet törölni.</translation>
    </message>
</context>
<context>
    <name>waystone::EditBoard</name>
    <message>
        <source>This piece cannot be placed here.</source>
        <translation>Ez az elem nem kerülhet ide.</translation>
    </message>
</context>
<context>
    <name>waystone::EditionTableModel</name>
    <message>
        <source>Typed in by you</source>
        <translation>Saját adat</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Érték</translation>
    </message>
</context>
<context>
    <name>waystone::EditionTablePage</name>
    <message>
        <source>Add a Row</source>
        <translation>Sor hozzáadása</translation>
    </message>
    <message>
        <source>Remove the Row</source>
        <translation>A sor törlése</translation>
    </message>
</context>
<context>
    <name>waystone::EditionText</name>
    <message>
        <source>About the Edition</source>
        <translation>A kiadásról</translation>
    </message>
    <message>
        <source>Where it is from</source>
        <translation>Honnan származnak az adatok</translation>
    </message>
</context>
<context>
    <name>waystone::EditionWindow</name>
    <message>
        <source>Edition</source>
        <translation>Kiadás</translation>
    </message>
    <message>
        <source>&amp;Name of the edition:</source>
        <translation>A kiadás &amp;neve:</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>Parts of the edition</source>
        <translation>A kiadás részei</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Mentés</translation>
    </message>
    <message>
        <source>Save and Play with It</source>
        <translation>Mentés és használat</translation>
    </message>
    <message>
        <source>The game can be played with this edition.</source>
        <translation>Ezzel a kiadással lehet játszani.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Értékek</translation>
    </message>
    <message>
        <source>The edition cannot be saved.</source>
        <translation>A kiadást nem lehet menteni.</translation>
    </message>
    <message>
        <source>The edition is saved; it is offered for new games.</source>
        <translation>A kiadás mentve; új játékokhoz is választható.</translation>
    </message>
    <message>
        <source>%1, my copy</source>
        <comment>an edition</comment>
        <translation>%1, saját példány</translation>
    </message>
    <message>
        <source>The edition “%1” has changes that have not been saved.</source>
        <translation>Ennek a kiadásnak mentetlen változtatásai vannak: „%1”.</translation>
    </message>
    <message>
        <source>Discarded changes are lost.</source>
        <translation>Az elvetett változtatások elvesznek.</translation>
    </message>
    <message>
        <source>It cannot be saved as it is, since no game can be played with it. Discarded changes are lost.</source>
        <translation>Így nem menthető, mert nem lehet játszani vele. Az elvetett változtatások elvesznek.</translation>
    </message>
    <message>
        <source>Save a Copy of the Edition</source>
        <translation>A kiadás másolatának mentése</translation>
    </message>
    <message>
        <source>Waystone editions (%1)</source>
        <translation>Waystone-kiadások (%1)</translation>
    </message>
    <message>
        <source>Save and Use in the Editor</source>
        <translation>Mentés és használat a szerkesztőben</translation>
    </message>
    <message>
        <source>Saves the edition and uses it for what is open in the editor; this can be undone</source>
        <translation>Menti a kiadást, és alkalmazza arra, ami a szerkesztőben nyitva van; ez visszavonható</translation>
    </message>
    <message>
        <source>Saves the edition and starts a game with it; what is open in the editor stays as it is</source>
        <translation>Menti a kiadást, és új játékot kezd vele; ami a szerkesztőben nyitva van, változatlan marad</translation>
    </message>
</context>
<context>
    <name>waystone::EditorAccess</name>
    <message>
        <source>Position taken from the table</source>
        <translation>Az asztalról átvett állás</translation>
    </message>
    <message>
        <source>A lesson from this moment of the game</source>
        <translation>Lecke a játék e pillanatából</translation>
    </message>
</context>
<context>
    <name>waystone::EditorCommands</name>
    <message>
        <source>&amp;Scenario</source>
        <comment>menu</comment>
        <translation>&amp;Forgatókönyv</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <comment>menu</comment>
        <translation>S&amp;zerkesztés</translation>
    </message>
    <message>
        <source>S&amp;tart From</source>
        <comment>menu</comment>
        <translation>&amp;Kiindulás</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu</comment>
        <translation>&amp;Nézet</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>Ú&amp;j…</translation>
    </message>
    <message>
        <source>Chooses a game, its edition and its rules for an empty table</source>
        <translation>Játék, kiadás és szabályok választása üres asztalhoz</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Megnyitás…</translation>
    </message>
    <message>
        <source>Opens a saved scenario; undoing brings back what was on the table</source>
        <translation>Mentett forgatókönyv megnyitása; a visszavonás visszahozza, ami az asztalon volt</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Men&amp;tés</translation>
    </message>
    <message>
        <source>Saves the scenario</source>
        <translation>A forgatókönyv mentése</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Mentés más&amp;ként…</translation>
    </message>
    <message>
        <source>Saves the scenario under another name</source>
        <translation>A forgatókönyv mentése más néven</translation>
    </message>
    <message>
        <source>&amp;Edition…</source>
        <translation>Ki&amp;adás…</translation>
    </message>
    <message>
        <source>Shows the game’s printed data, where you can type in those of your own copy</source>
        <translation>A játék nyomtatott adatai; itt írhatod be a saját példányodéit</translation>
    </message>
    <message>
        <source>&amp;Play from Here</source>
        <translation>Játék &amp;innen</translation>
    </message>
    <message>
        <source>Puts the position on the table; meanwhile the editor stays as it is</source>
        <translation>Az állás az asztalra kerül; a szerkesztő közben változatlan marad</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Bezárás</translation>
    </message>
    <message>
        <source>Closes the editor; your work is kept</source>
        <translation>A szerkesztő bezárása; a munka megmarad</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>&amp;Take Away</source>
        <translation>&amp;Levétel</translation>
    </message>
    <message>
        <source>Takes away the selected piece</source>
        <translation>A kijelölt elem levétele</translation>
    </message>
    <message>
        <source>Put &amp;Back</source>
        <translation>&amp;Visszatétel</translation>
    </message>
    <message>
        <source>Lets go of the piece in hand</source>
        <translation>A kézben lévő elem elengedése</translation>
    </message>
    <message>
        <source>&amp;Copy Position Text</source>
        <translation>Az állás szövegének &amp;másolása</translation>
    </message>
    <message>
        <source>Copies the position as one line of text</source>
        <translation>Az állás másolása egysoros szövegként</translation>
    </message>
    <message>
        <source>Copy Position as &amp;File</source>
        <translation>Az állás másolása &amp;fájlként</translation>
    </message>
    <message>
        <source>Copies the position the way its file would contain it</source>
        <translation>Az állás másolása úgy, ahogy a fájl tartalmazná</translation>
    </message>
    <message>
        <source>&amp;Paste Position</source>
        <translation>Állás &amp;beillesztése</translation>
    </message>
    <message>
        <source>Pastes a position from the clipboard</source>
        <translation>Állás átvétele a vágólapról</translation>
    </message>
    <message>
        <source>&amp;Empty Table</source>
        <translation>Ü&amp;res asztal</translation>
    </message>
    <message>
        <source>Clears the table</source>
        <translation>Az asztal kiürítése</translation>
    </message>
    <message>
        <source>Start of a &amp;Game</source>
        <translation>Játék &amp;kezdete</translation>
    </message>
    <message>
        <source>&amp;Middle of a Game</source>
        <translation>Játék kö&amp;zepe</translation>
    </message>
    <message>
        <source>Plays a game at random and stops somewhere in the middle</source>
        <translation>Véletlenszerű játék, amely valahol a közepén megáll</translation>
    </message>
    <message>
        <source>&amp;Play Out and Stop…</source>
        <translation>&amp;Lejátszás és megállás…</translation>
    </message>
    <message>
        <source>Plays a game at random for as many actions as you like</source>
        <translation>Véletlenszerű játék a megadott számú akcióig</translation>
    </message>
    <message>
        <source>&amp;Fill at Random</source>
        <translation>&amp;Véletlen feltöltés</translation>
    </message>
    <message>
        <source>Places at random whatever chance and setup have yet to place</source>
        <translation>Véletlenszerűen lerakja, amit a húzás és az előkészítés még lerakna</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Nagyítás</translation>
    </message>
    <message>
        <source>Shows the board larger</source>
        <translation>A tábla megjelenítése nagyobb méretben</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>&amp;Kicsinyítés</translation>
    </message>
    <message>
        <source>Shows the board smaller</source>
        <translation>A tábla megjelenítése kisebb méretben</translation>
    </message>
    <message>
        <source>&amp;Fit to Window</source>
        <translation>&amp;Igazítás az ablakhoz</translation>
    </message>
    <message>
        <source>Shows the whole board</source>
        <translation>A teljes tábla megjelenítése</translation>
    </message>
    <message>
        <source>&amp;Unsaved Work…</source>
        <translation>&amp;Nem mentett munka…</translation>
    </message>
    <message>
        <source>Shows work that was not in any file when a window or the program was closed, so you can open it again</source>
        <translation>Megmutatja, ami egy ablak vagy a program bezárásakor nem volt fájlban, hogy újra megnyithasd</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>&amp;Teljes képernyő</translation>
    </message>
    <message>
        <source>Uses the whole screen</source>
        <translation>A teljes képernyő használata</translation>
    </message>
    <message>
        <source>Sets up the table for a new game, up to the first player’s turn</source>
        <translation>Új játékhoz rendezi el az asztalt, az első játékos köréig</translation>
    </message>
    <message>
        <source>Start before &amp;Chance</source>
        <translation>Kezdet a véletlen &amp;előtt</translation>
    </message>
    <message>
        <source>Sets up the table for a new game that begins with what chance brings</source>
        <translation>Új játékhoz rendezi el az asztalt, amely azzal kezdődik, amit a véletlen hoz</translation>
    </message>
    <message>
        <source>Copy as Pict&amp;ure</source>
        <translation>Másolás &amp;képként</translation>
    </message>
    <message>
        <source>Copies a picture of the board</source>
        <translation>Képet másol a tábláról</translation>
    </message>
</context>
<context>
    <name>waystone::EditorSpeech</name>
    <message>
        <source>Taken back: %1.</source>
        <comment>what was changed</comment>
        <translation>Visszavonva: %1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>what was changed</comment>
        <translation>%1.</translation>
    </message>
    <message numerus="yes">
        <source>In hand: %1. It can go to %n place(s).</source>
        <comment>a piece</comment>
        <translation>
            <numerusform>Kézben: %1. %n helyre kerülhet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is in hand now.</source>
        <translation>Már semmi sincs kézben.</translation>
    </message>
    <message>
        <source>Saved: %1.</source>
        <comment>a file</comment>
        <translation>Mentve: %1.</translation>
    </message>
</context>
<context>
    <name>waystone::EditorWindow</name>
    <message>
        <source>Beginning</source>
        <translation>Kezdet</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Paletta</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Állás</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Hibák</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Előzmények</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Eszköztár</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Visszavonás: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Újra: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>The position breaks a rule: it can be saved but not played.</source>
        <translation>Az állás szabályt sért: menteni lehet, játszani nem.</translation>
    </message>
    <message>
        <source>The position can be played.</source>
        <translation>Az állás játszható.</translation>
    </message>
    <message>
        <source>Seen from:</source>
        <translation>Nézőpont:</translation>
    </message>
    <message>
        <source>nobody’s side</source>
        <translation>senki</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nincs mentve</translation>
    </message>
    <message>
        <source>%1 (%2)[*] – Waystone Editor</source>
        <comment>game, file</comment>
        <translation>%1 (%2)[*] – Waystone-szerkesztő</translation>
    </message>
    <message>
        <source>The file cannot be opened.</source>
        <translation>A fájl nem nyitható meg.</translation>
    </message>
    <message>
        <source>Open a Scenario</source>
        <translation>Forgatókönyv megnyitása</translation>
    </message>
    <message>
        <source>The scenario cannot be saved.</source>
        <translation>A forgatókönyvet nem lehet menteni.</translation>
    </message>
    <message>
        <source>Save the Scenario</source>
        <translation>A forgatókönyv mentése</translation>
    </message>
    <message>
        <source>Pasted from the clipboard</source>
        <translation>Beillesztve a vágólapról</translation>
    </message>
    <message>
        <source>The clipboard holds no readable position.</source>
        <translation>A vágólapon nincs olvasható állás.</translation>
    </message>
    <message>
        <source>As you left it</source>
        <translation>Ahogy abbamaradt</translation>
    </message>
    <message>
        <source>Empty table</source>
        <translation>Üres asztal</translation>
    </message>
    <message>
        <source>Start of a game</source>
        <translation>Játék kezdete</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Új forgatókönyv</translation>
    </message>
    <message>
        <source>Middle of a game</source>
        <translation>Játék közepe</translation>
    </message>
    <message>
        <source>Filled at random</source>
        <translation>Véletlen feltöltés</translation>
    </message>
    <message>
        <source>Another edition</source>
        <translation>Másik kiadás</translation>
    </message>
    <message>
        <source>What you are editing has not been saved.</source>
        <translation>Amit szerkesztesz, nincs elmentve.</translation>
    </message>
    <message>
        <source>The lesson “%1” has changes that have not been saved.</source>
        <translation>Ennek a leckének mentetlen változtatásai vannak: „%1”.</translation>
    </message>
    <message>
        <source>The scenario “%1” has changes that have not been saved.</source>
        <translation>Ennek a forgatókönyvnek mentetlen változtatásai vannak: „%1”.</translation>
    </message>
    <message>
        <source>Until you quit the program, Undo brings discarded changes back.</source>
        <translation>Az elvetett változtatások a program bezárásáig visszavonással visszahozhatók.</translation>
    </message>
    <message>
        <source>The edition is saved, but the editor has another game on the table.</source>
        <translation>A kiadás mentve, de a szerkesztő asztalán másik játék van.</translation>
    </message>
    <message>
        <source>The lesson cannot be read with this edition, so it keeps the one it has. The edition is saved.</source>
        <translation>A lecke ezzel a kiadással nem olvasható, ezért megtartja a sajátját. A kiadás mentve.</translation>
    </message>
    <message>
        <source>The position cannot be read with this edition, so it keeps the one it has. The edition is saved.</source>
        <translation>Az állás ezzel a kiadással nem olvasható, ezért megtartja a sajátját. A kiadás mentve.</translation>
    </message>
    <message>
        <source>The lesson now has this edition. Some of its steps do not fit it:</source>
        <translation>A lecke most ezt a kiadást használja. Néhány része nem illik hozzá:</translation>
    </message>
    <message>
        <source>This position is impossible, so it cannot be saved.</source>
        <translation>Ilyen állás nem létezhet: nem lehet menteni.</translation>
    </message>
    <message>
        <source>The position is impossible, so it cannot be saved as it is. Until you quit the program, Undo brings discarded changes back.</source>
        <translation>Így nem menthető, mert ilyen állás nem lehetséges. Az elvetett változtatások a program bezárásáig visszavonással visszahozhatók.</translation>
    </message>
    <message>
        <source>Waystone scenarios (%1)</source>
        <translation>Waystone-forgatókönyvek (%1)</translation>
    </message>
    <message>
        <source>%1[*] – Waystone Editor</source>
        <comment>file</comment>
        <translation>%1[*] – Waystone-szerkesztő</translation>
    </message>
    <message>
        <source>Save the Lesson</source>
        <translation>Lecke mentése</translation>
    </message>
    <message>
        <source>Name of the lesson’s file</source>
        <comment>a step of the history</comment>
        <translation>A lecke fájlneve</translation>
    </message>
</context>
<context>
    <name>waystone::ExportTask</name>
    <message>
        <source>The lesson has no step named “%1”.</source>
        <translation>A leckében nincs „%1” nevű rész.</translation>
    </message>
    <message>
        <source>This file cannot be written: %1: %2</source>
        <comment>file, reason</comment>
        <translation>Ez a fájl nem írható: %1 (%2)</translation>
    </message>
    <message>
        <source>The lesson has no steps yet.</source>
        <translation>A leckének még nincsenek részei.</translation>
    </message>
    <message>
        <source>The lesson %1 has no steps yet.</source>
        <translation>A(z) %1 leckének még nincsenek részei.</translation>
    </message>
    <message>
        <source>%1: The lesson “%2” is not in the library.</source>
        <translation>%1: a(z) „%2” lecke nincs a könyvtárban.</translation>
    </message>
    <message>
        <source>%1: There is no lesson in this set.</source>
        <translation>%1: ebben a sorozatban nincs lecke.</translation>
    </message>
    <message>
        <source>%1 is no lesson, and only lessons can be written together.</source>
        <translation>%1 nem lecke, és csak leckéket lehet együtt kiírni.</translation>
    </message>
    <message>
        <source>A set of lessons can only be written as a web page or as a handout.</source>
        <translation>Leckék sorozata csak weblapként vagy nyomtatható lapokként írható ki.</translation>
    </message>
</context>
<context>
    <name>waystone::FileTrouble</name>
    <message>
        <source>Nothing was changed. Check that the file exists and can be read, or choose another one.</source>
        <translation>Semmi sem változott. Nézd meg, hogy a fájl megvan-e, és olvasható-e, vagy válassz másikat.</translation>
    </message>
    <message>
        <source>Check that the file and its folder can be written to and that the disk has room, then try again.</source>
        <translation>Nézd meg, hogy írható-e a fájl és a mappája, és van-e hely a lemezen, aztán próbáld újra.</translation>
    </message>
    <message>
        <source>Nothing was lost. Choose another folder, or free up space on the disk, and try again.</source>
        <translation>Semmi sem veszett el. Válassz másik mappát, vagy szabadíts fel helyet a lemezen, és próbáld újra.</translation>
    </message>
</context>
<context>
    <name>waystone::GameCard</name>
    <message>
        <source>Read the Rules</source>
        <translation>Szabályok olvasása</translation>
    </message>
    <message>
        <source>All Lessons…</source>
        <translation>Az összes lecke…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Play: %1, %2</source>
        <comment>game, players and minutes</comment>
        <translation>Játék: %1, %2</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Továbbiak</translation>
    </message>
    <message>
        <source>More about %1</source>
        <comment>game</comment>
        <translation>Továbbiak erről: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n játékos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2 players</source>
        <translation>%1–%2 játékos</translation>
    </message>
    <message>
        <source>Learn in Ten Minutes</source>
        <translation>Tanulás tíz perc alatt</translation>
    </message>
    <message>
        <source>All the Rules, Step by Step</source>
        <translation>Minden szabály, lépésről lépésre</translation>
    </message>
    <message>
        <source>%1 · about %2 min</source>
        <comment>players, minutes</comment>
        <translation>%1 · kb. %2 perc</translation>
    </message>
</context>
<context>
    <name>waystone::GameDocuments</name>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG-képek (*.png)</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation>SVG-rajzok (*.svg)</translation>
    </message>
    <message>
        <source>The game cannot be started.</source>
        <translation>A játék nem indítható el.</translation>
    </message>
    <message>
        <source>The game cannot be continued.</source>
        <translation>A játék nem folytatható.</translation>
    </message>
    <message>
        <source>The file cannot be opened.</source>
        <translation>A fájl nem nyitható meg.</translation>
    </message>
    <message>
        <source>The game cannot be saved.</source>
        <translation>A játék nem menthető.</translation>
    </message>
    <message>
        <source>Save the Game</source>
        <translation>Játék mentése</translation>
    </message>
    <message>
        <source>Export the Board</source>
        <translation>Tábla exportálása</translation>
    </message>
    <message>
        <source>The picture cannot be saved.</source>
        <translation>A kép nem menthető.</translation>
    </message>
    <message>
        <source>Save the Rules</source>
        <translation>A szabályok mentése</translation>
    </message>
    <message>
        <source>%1 rules.pdf</source>
        <comment>name of a file, game</comment>
        <translation>%1 – szabályok.pdf</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF-dokumentumok (*.pdf)</translation>
    </message>
    <message>
        <source>The rules cannot be saved.</source>
        <translation>A szabályok nem menthetők.</translation>
    </message>
    <message>
        <source>The position cannot be played.</source>
        <translation>Az állás nem játszható.</translation>
    </message>
    <message>
        <source>Open a Game, a Position or a Lesson</source>
        <translation>Játék, állás vagy lecke megnyitása</translation>
    </message>
    <message>
        <source>%1 shared</source>
        <comment>name of a file, game</comment>
        <translation>%1 (megosztott)</translation>
    </message>
    <message>
        <source>Save for Sharing</source>
        <translation>Mentés megosztásra</translation>
    </message>
    <message>
        <source>Save the List of Keys</source>
        <translation>A billentyűk listájának mentése</translation>
    </message>
    <message>
        <source>Waystone keys.pdf</source>
        <comment>name of a file</comment>
        <translation>Waystone-billentyűk.pdf</translation>
    </message>
    <message>
        <source>The list cannot be saved.</source>
        <translation>A lista nem menthető.</translation>
    </message>
    <message>
        <source>Waystone games (%1)</source>
        <translation>Waystone-játékok (%1)</translation>
    </message>
    <message>
        <source>Waystone files (%1)</source>
        <translation>Waystone-fájlok (%1)</translation>
    </message>
</context>
<context>
    <name>waystone::GameResult</name>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 nyert %n ponttal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %n point(s)</source>
        <translation>
            <numerusform>Közös győzelem %n ponttal: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>They are equal in everything that could break the tie.</source>
        <translation>Mindenben egyenlők, ami a döntetlent eldönthetné.</translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n point(s) each.</source>
        <comment>players</comment>
        <translation>
            <numerusform>%1: fejenként %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>what told tied players apart</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>player</comment>
        <translation>%1 nyert</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <comment>players</comment>
        <translation>Közös győzelem: %1</translation>
    </message>
    <message>
        <source>Place %1 of %2</source>
        <comment>of a player, how many players</comment>
        <translation>%1. hely (%2 játékosból)</translation>
    </message>
    <message>
        <source>Place %1</source>
        <comment>of a player</comment>
        <translation>%1. hely</translation>
    </message>
    <message>
        <source>Tied on points. %1</source>
        <comment>what told two players with the same points apart, a sentence</comment>
        <translation>Pontegyenlőség. %1</translation>
    </message>
    <message>
        <source>Also equal (%1). %2</source>
        <comment>what tied players have the same of; then a sentence with what told them apart</comment>
        <translation>Ebben is egyenlők (%1). %2</translation>
    </message>
</context>
<context>
    <name>waystone::GoalEditor</name>
    <message>
        <source>Add</source>
        <translation>Hozzáadás</translation>
    </message>
    <message>
        <source>Adds a condition to the goal.</source>
        <translation>Feltételt ad a célhoz.</translation>
    </message>
    <message>
        <source>Put into</source>
        <translation>Beágyazás</translation>
    </message>
    <message>
        <source>Makes the selected condition a part of another.</source>
        <translation>A kijelölt feltételt egy másik részévé teszi.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eltávolítás</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Cél</translation>
    </message>
</context>
<context>
    <name>waystone::GoalNodeForm</name>
    <message>
        <source>Actions:</source>
        <translation>Akciók:</translation>
    </message>
    <message>
        <source>What happened:</source>
        <translation>Mi történt:</translation>
    </message>
    <message>
        <source>Which kind:</source>
        <translation>Melyik fajta:</translation>
    </message>
    <message>
        <source>Because of:</source>
        <translation>Mi miatt:</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Legalább</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Legfeljebb</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Bárki</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Az asztal</translation>
    </message>
    <message>
        <source>All points</source>
        <translation>Minden pont</translation>
    </message>
    <message>
        <source>Anything</source>
        <translation>Bármi</translation>
    </message>
    <message>
        <source>Any kind</source>
        <translation>Bármelyik</translation>
    </message>
    <message>
        <source>Whose:</source>
        <translation>Kié:</translation>
    </message>
    <message>
        <source>All kinds together</source>
        <translation>Minden fajta együtt</translation>
    </message>
    <message>
        <source>How long:</source>
        <translation>Meddig:</translation>
    </message>
    <message>
        <source>From…</source>
        <comment>only what comes from there</comment>
        <translation>Honnan…</translation>
    </message>
    <message>
        <source>Beside…</source>
        <comment>only what is beside it</comment>
        <translation>Mellette…</translation>
    </message>
    <message>
        <source>To…</source>
        <comment>only what comes there</comment>
        <translation>Hová…</translation>
    </message>
    <message>
        <source>On…</source>
        <comment>only what is there</comment>
        <translation>Hol…</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Mennyi</translation>
    </message>
    <message>
        <source>Exactly</source>
        <comment>a number</comment>
        <translation>Pontosan</translation>
    </message>
    <message>
        <source>Between</source>
        <comment>two numbers</comment>
        <translation>Ettől eddig</translation>
    </message>
    <message>
        <source>Smallest number</source>
        <translation>Legkisebb szám</translation>
    </message>
    <message>
        <source>Largest number</source>
        <translation>Legnagyobb szám</translation>
    </message>
    <message>
        <source>What:</source>
        <translation>Miből:</translation>
    </message>
</context>
<context>
    <name>waystone::Handout</name>
    <message>
        <source>Contents</source>
        <translation>Tartalom</translation>
    </message>
</context>
<context>
    <name>waystone::HandoutDialog</name>
    <message>
        <source>Handout</source>
        <translation>Feladatlap</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Nyelv:</translation>
    </message>
    <message>
        <source>Second language:</source>
        <translation>Második nyelv:</translation>
    </message>
    <message>
        <source>no second language</source>
        <translation>nincs</translation>
    </message>
    <message>
        <source>Paper:</source>
        <translation>Papír:</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>US Letter</source>
        <translation>US Letter</translation>
    </message>
    <message>
        <source>Pages:</source>
        <translation>Oldalak:</translation>
    </message>
    <message>
        <source>Questions, then answers</source>
        <translation>Kérdések, aztán megoldások</translation>
    </message>
    <message>
        <source>Questions only</source>
        <translation>Csak kérdések</translation>
    </message>
    <message>
        <source>Answers only</source>
        <translation>Csak megoldások</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Nyomtatás</translation>
    </message>
    <message>
        <source>Look:</source>
        <translation>Megjelenés:</translation>
    </message>
    <message>
        <source>Boards a page:</source>
        <translation>Táblák oldalanként:</translation>
    </message>
    <message>
        <source>To read</source>
        <translation>Olvasásra</translation>
    </message>
    <message>
        <source>Worksheet to write on</source>
        <translation>Kitölthető feladatlap</translation>
    </message>
    <message>
        <source>As many as have room</source>
        <translation>Amennyi elfér</translation>
    </message>
    <message>
        <source>In black and white</source>
        <translation>Fekete-fehérben</translation>
    </message>
</context>
<context>
    <name>waystone::HelpTexts</name>
    <message>
        <source>Keys</source>
        <translation>Gyorsbillentyűk</translation>
    </message>
    <message>
        <source>About Waystone</source>
        <translation>A Waystone névjegye</translation>
    </message>
    <message>
        <source>Waystone %1</source>
        <translation>Waystone %1</translation>
    </message>
    <message>
        <source>A table for city-building board games: play at one screen, with the rules explained at every click.</source>
        <translation>Játékasztal városépítő társasjátékokhoz: közös játék egy képernyőnél, minden kattintásnál szabálymagyarázattal.</translation>
    </message>
    <message>
        <source>All drawings and texts in this program are its own. The names of the games belong to their publishers, who have no part in it.</source>
        <translation>A program minden rajza és szövege saját készítésű. A játékok neve a kiadóké; nekik a programhoz nincs közük.</translation>
    </message>
    <message>
        <source>Free software under the MIT license.</source>
        <translation>Szabad szoftver MIT-licenccel.</translation>
    </message>
</context>
<context>
    <name>waystone::HintCard</name>
    <message>
        <source>Tell Me More</source>
        <translation>Bővebben</translation>
    </message>
    <message>
        <source>Close the Hint</source>
        <translation>Tipp bezárása</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Says what else could be done, and how it differs</source>
        <translation>Megmondja, mi mást lehetne tenni, és miben más</translation>
    </message>
</context>
<context>
    <name>waystone::HintLadder</name>
    <message>
        <source>This is only a first impression.</source>
        <translation>Ez csak az első benyomás.</translation>
    </message>
    <message>
        <source>This is not certain: something else may be just as good.</source>
        <translation>Ez nem biztos: más is lehet ugyanilyen jó.</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Tipp keresése…</translation>
    </message>
    <message>
        <source>On second thought, something else is better.</source>
        <translation>Átgondolva mégis akad ennél jobb.</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Más nem lehetséges.</translation>
    </message>
    <message>
        <source>Nothing else comes close.</source>
        <translation>Semmi más nem ér a közelébe.</translation>
    </message>
</context>
<context>
    <name>waystone::HintReason</name>
    <message>
        <source>For now, it only costs something: %1.</source>
        <translation>Egyelőre csak költséggel jár: %1.</translation>
    </message>
    <message>
        <source>It brings %1.</source>
        <translation>Hozadéka: %1.</translation>
    </message>
    <message>
        <source>It brings %1 and costs %2.</source>
        <translation>Hozadéka: %1, ára: %2.</translation>
    </message>
    <message>
        <source>For now, it brings nothing and costs nothing.</source>
        <translation>Egyelőre nem hoz semmit, és nem is kerül semmibe.</translation>
    </message>
    <message numerus="yes">
        <source>In the long run, the first should be worth about %n point(s) more.</source>
        <translation>
            <numerusform>Hosszabb távon az első várhatóan körülbelül %n ponttal többet ér.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the long run, the first should be worth a little more.</source>
        <translation>Hosszabb távon az első várhatóan valamivel többet ér.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>action</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>This ends your turn.</source>
        <translation>Ezzel véget ér a köröd.</translation>
    </message>
    <message>
        <source>Your turn goes on after it.</source>
        <translation>Utána folytatódik a köröd.</translation>
    </message>
    <message numerus="yes">
        <source>Something else would bring more at first (%n point(s)), but this seems to be worth more later.</source>
        <translation>
            <numerusform>Más eleinte többet hozna (%n pontot), de később ez várhatóan többet ér.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>what is scored, points before, points after</comment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>It brings %n point(s) (%1).</source>
        <translation>
            <numerusform>%n pontot hoz (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The scores then change (%1).</source>
        <translation>Ezután így alakulnak a pontok (%1).</translation>
    </message>
    <message numerus="yes">
        <source>It opens the way to %n point(s):</source>
        <translation>
            <numerusform>%n ponthoz nyit utat:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It opens the way to %n point(s) (%1):</source>
        <translation>
            <numerusform>%n ponthoz nyit utat (%1):</numerusform>
        </translation>
    </message>
    <message>
        <source>It is meant to lead to this:</source>
        <translation>A cél, hogy erre kerüljön sor:</translation>
    </message>
    <message>
        <source>→ %1</source>
        <comment>what to do after it</comment>
        <translation>→ %1</translation>
    </message>
    <message>
        <source>The first ends the turn; the other does not.</source>
        <translation>Az első befejezi a kört, a másik nem.</translation>
    </message>
    <message>
        <source>The turn goes on after the first; the other would end it.</source>
        <translation>Az első után folytatódik a kör, a másik befejezné.</translation>
    </message>
    <message>
        <source>In the long run, the two hardly differ.</source>
        <translation>Hosszabb távon a kettő alig különbözik.</translation>
    </message>
    <message>
        <source>It brings more at first; in the long run, the two hardly differ.</source>
        <translation>Eleinte többet hoz; hosszabb távon a kettő alig különbözik.</translation>
    </message>
    <message>
        <source>It brings less at first; in the long run, the two hardly differ.</source>
        <translation>Eleinte kevesebbet hoz; hosszabb távon a kettő alig különbözik.</translation>
    </message>
    <message numerus="yes">
        <source>It brings more at first, but in the long run the first should be worth about %n point(s) more.</source>
        <translation>
            <numerusform>Eleinte többet hoz, de hosszabb távon az első várhatóan körülbelül %n ponttal többet ér.</numerusform>
        </translation>
    </message>
    <message>
        <source>It brings more at first, but in the long run the first should be worth a little more.</source>
        <translation>Eleinte többet hoz, de hosszabb távon az első várhatóan valamivel többet ér.</translation>
    </message>
    <message>
        <source>Second best:</source>
        <translation>A második legjobb:</translation>
    </message>
    <message>
        <source>Just as good, it seems:</source>
        <translation>Úgy tűnik, ugyanilyen jó:</translation>
    </message>
    <message numerus="yes">
        <source>It opens the way to %n point(s).</source>
        <translation>
            <numerusform>%n ponthoz nyit utat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It opens the way to %n point(s) (%1).</source>
        <translation>
            <numerusform>%n ponthoz nyit utat (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Whatever can be done now costs something; this seems to cost least.</source>
        <translation>Most minden lehetőségnek ára van; ez tűnik a legolcsóbbnak.</translation>
    </message>
    <message>
        <source>Compared with the next best plan (%1):</source>
        <comment>an action</comment>
        <translation>A következő legjobb tervhez képest (%1):</translation>
    </message>
</context>
<context>
    <name>waystone::InspectorPanel</name>
    <message>
        <source>Name of player %1</source>
        <translation>%1. játékos neve</translation>
    </message>
</context>
<context>
    <name>waystone::IntakeBar</name>
    <message>
        <source>Replace</source>
        <translation>Csere</translation>
    </message>
    <message>
        <source>Yours is lost; the new one keeps its progress</source>
        <translation>A tiéd elvész; az új megkapja az eddigi haladást</translation>
    </message>
    <message>
        <source>Keep Both</source>
        <translation>Mindkettő maradjon</translation>
    </message>
    <message>
        <source>The new one gets a name of its own</source>
        <translation>Az új saját nevet kap</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Kihagyás</translation>
    </message>
    <message>
        <source>Yours stays as it is</source>
        <translation>A tiéd úgy marad, ahogy van</translation>
    </message>
    <message>
        <source>The same for the others (%1)</source>
        <comment>how many</comment>
        <translation>Ugyanígy a többivel is (%1)</translation>
    </message>
    <message>
        <source>You have a set “%1” already, with other lessons or texts.</source>
        <translation>Már van egy „%1” sorozatod, más leckékkel vagy szövegekkel.</translation>
    </message>
    <message>
        <source>You have the lesson “%1” already, and it says something else.</source>
        <translation>A „%1” lecke már megvan, de mást mond.</translation>
    </message>
</context>
<context>
    <name>waystone::JournalBin</name>
    <message>
        <source>It is open in another window.</source>
        <translation>Egy másik ablakban nyitva van.</translation>
    </message>
</context>
<context>
    <name>waystone::KeptCard</name>
    <message>
        <source>Continue: %1</source>
        <comment>what is known of a game</comment>
        <translation>Folytatás: %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Folytatás</translation>
    </message>
</context>
<context>
    <name>waystone::KeyList</name>
    <message>
        <source>Go from place to place</source>
        <translation>Váltás a helyek között</translation>
    </message>
    <message>
        <source>Go to the next possible place</source>
        <translation>Ugrás a következő lehetséges helyre</translation>
    </message>
    <message>
        <source>Pick the place</source>
        <translation>Hely kijelölése</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Kijelölés megszüntetése</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Nagyítás és kicsinyítés</translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation>Válaszadás</translation>
    </message>
    <message>
        <source>Move a lesson up or down in its set</source>
        <translation>Lecke előbbre vagy hátrébb a sorozatában</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>A táblán</translation>
    </message>
    <message>
        <source>In a lesson</source>
        <translation>A leckében</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>Editor: %1</source>
        <comment>a menu</comment>
        <translation>Szerkesztő: %1</translation>
    </message>
    <message>
        <source>Waystone: keys</source>
        <translation>Waystone: billentyűk</translation>
    </message>
    <message>
        <source>Choose the kind of action</source>
        <translation>Az akció fajtájának kiválasztása</translation>
    </message>
    <message>
        <source>Go to the next or previous part of the table</source>
        <translation>Ugrás az asztal következő vagy előző részére</translation>
    </message>
    <message>
        <source>Go to the beginning or end of the row</source>
        <translation>Ugrás a sor elejére vagy végére</translation>
    </message>
</context>
<context>
    <name>waystone::KeyTips</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what it does, key</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>waystone::KeysPage</name>
    <message>
        <source>No key has that name.</source>
        <translation>Nincs ilyen nevű billentyű.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Gyorsbillentyűk</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Mire való</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Billentyű</translation>
    </message>
    <message>
        <source>Find an action, or press a key</source>
        <translation>Keress egy parancsot, vagy nyomj le egy billentyűt</translation>
    </message>
    <message>
        <source>As a PDF…</source>
        <translation>PDF-be…</translation>
    </message>
    <message>
        <source>Saves this list to a file for printing</source>
        <translation>Nyomtatható fájlba menti ezt a listát</translation>
    </message>
    <message>
        <source>Reassign It</source>
        <translation>Átveszem onnan</translation>
    </message>
    <message>
        <source>This key cannot be changed.</source>
        <translation>Ez a billentyű nem változtatható meg.</translation>
    </message>
    <message>
        <source>Press the new key for “%1”, or Esc to keep it as it is.</source>
        <translation>Nyomd le az új billentyűt ehhez: „%1”, vagy az Esc billentyűt, ha minden maradhat a régiben.</translation>
    </message>
    <message>
        <source>Click an action to give it another key.</source>
        <translation>Kattints egy parancsra, hogy más billentyűt adj neki.</translation>
    </message>
    <message>
        <source>%1 is needed on the board and in dialogs. Press another key.</source>
        <comment>key</comment>
        <translation>A táblán és az ablakokban szükség van erre: %1. Nyomj le egy másik billentyűt.</translation>
    </message>
    <message>
        <source>%1 is “%2”.</source>
        <comment>key, action</comment>
        <translation>%1 már foglalt: „%2”.</translation>
    </message>
    <message>
        <source>Leave It There</source>
        <translation>Maradjon ott</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <comment>key</comment>
        <translation>Marad: %1</translation>
    </message>
    <message>
        <source>%1 is now “%2”.</source>
        <comment>key, action</comment>
        <translation>%1 mostantól: „%2”.</translation>
    </message>
</context>
<context>
    <name>waystone::LearnButton</name>
    <message>
        <source>Learn</source>
        <translation>Tanulás</translation>
    </message>
    <message>
        <source>Learn in Ten Minutes</source>
        <translation>Tanulás tíz perc alatt</translation>
    </message>
    <message>
        <source>Leads you through the rules step by step, on the board</source>
        <translation>Lépésről lépésre végigvezet a szabályokon, a táblán</translation>
    </message>
    <message>
        <source>All the Rules</source>
        <translation>Minden szabály</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leckék</translation>
    </message>
    <message numerus="yes">
        <source>Ten-minute start: step %1 of %n</source>
        <translation>
            <numerusform>Tízperces kezdés: %1. rész (összesen %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>All the rules: chapter %1 of %2, “%3”</source>
        <translation>Minden szabály: %1. fejezet (összesen %2), „%3”</translation>
    </message>
    <message numerus="yes">
        <source>Next: all the rules in %n chapter(s)</source>
        <translation>
            <numerusform>Következik: minden szabály, %n fejezetben</numerusform>
        </translation>
    </message>
    <message>
        <source>All the rules done; lessons: %1 of %2</source>
        <translation>A szabályok megvannak; kész leckék: %1 (összesen %2)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>button, where it goes on</comment>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>New to it? Learn it in %n short step(s)</source>
        <translation>
            <numerusform>Még nem ismered? Tanuld meg %n rövid részben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::LessonAnswers</name>
    <message>
        <source>&amp;Points:</source>
        <translation>&amp;Pont:</translation>
    </message>
    <message>
        <source>C&amp;heck</source>
        <translation>&amp;Ellenőrzés</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <comment>right answer that was chosen</comment>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>✗ %1</source>
        <comment>wrong answer that was chosen</comment>
        <translation>✗ %1</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>%1 billentyű</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>key and text of an answer</comment>
        <translation>%1  %2</translation>
    </message>
</context>
<context>
    <name>waystone::LessonCard</name>
    <message>
        <source>Watch the board.</source>
        <translation>Figyeld a táblát!</translation>
    </message>
    <message>
        <source>Play it on the board.</source>
        <translation>Játszd le a táblán!</translation>
    </message>
    <message>
        <source>Choose an answer.</source>
        <translation>Jelöld meg a válaszodat!</translation>
    </message>
    <message>
        <source>Play on against the computer as long as you like.</source>
        <translation>Játssz tovább a gép ellen, ameddig csak szeretnél!</translation>
    </message>
    <message>
        <source>How many points is this?</source>
        <translation>Hány pont ez?</translation>
    </message>
    <message>
        <source>How many points does this bring?</source>
        <translation>Hány pontot hoz ez?</translation>
    </message>
    <message>
        <source>How many points come from this category: %1?</source>
        <translation>Hány pont ez? (Forrás: %1)</translation>
    </message>
    <message>
        <source>How many points does this bring in this category: %1?</source>
        <translation>Hány pontot hoz ez? (Forrás: %1)</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Tipp: %1</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>T&amp;ipp</translation>
    </message>
    <message>
        <source>Another &amp;Hint</source>
        <translation>Még egy t&amp;ipp</translation>
    </message>
    <message>
        <source>Show It &amp;Again</source>
        <translation>&amp;Lejátszás újra</translation>
    </message>
    <message>
        <source>Start This Step &amp;Over</source>
        <translation>A feladat elöl&amp;ről</translation>
    </message>
    <message>
        <source>Don&amp;e Playing</source>
        <translation>&amp;Elég volt a játékból</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Vissza</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>&amp;Kihagyás</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>Be&amp;fejezés</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>Továb&amp;b</translation>
    </message>
    <message numerus="yes">
        <source>Play on against the computer: %n action(s) left.</source>
        <translation>
            <numerusform>Játssz tovább a gép ellen! Még %n akció.</numerusform>
        </translation>
    </message>
    <message>
        <source>Plays it again from the beginning</source>
        <translation>Lejátszás újra az elejétől</translation>
    </message>
    <message>
        <source>To the next step without doing this one</source>
        <translation>A következő részre ennek kihagyásával</translation>
    </message>
    <message>
        <source>To the next step</source>
        <translation>A következő részre</translation>
    </message>
    <message>
        <source>Ends the lesson without doing this step</source>
        <translation>A lecke befejezése e rész kihagyásával</translation>
    </message>
    <message>
        <source>Ends the lesson</source>
        <translation>A lecke befejezése</translation>
    </message>
    <message>
        <source>Says a little more</source>
        <translation>Egy kicsit többet elárul</translation>
    </message>
    <message>
        <source>To the previous step</source>
        <translation>Az előző részre</translation>
    </message>
    <message>
        <source>Still within Reach?</source>
        <translation>Elérhető még?</translation>
    </message>
    <message>
        <source>Tells whether the goal can still be reached</source>
        <translation>Megmondja, elérhető-e még a cél</translation>
    </message>
    <message>
        <source>A new position:</source>
        <translation>Új állás:</translation>
    </message>
</context>
<context>
    <name>waystone::LessonCardHead</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>%1. rész (összesen %2)</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>&amp;Tartalom</translation>
    </message>
    <message>
        <source>Leaves the lesson; it can be continued later</source>
        <translation>Kilépés a leckéből; később folytatható</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Kilépés a leckéből</translation>
    </message>
    <message>
        <source>One language</source>
        <translation>Egy nyelven</translation>
    </message>
    <message>
        <source>Shows every text in a second language as well</source>
        <translation>Minden szöveg megjelenítése egy második nyelven is</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Második nyelv</translation>
    </message>
    <message>
        <source>%1 ✓</source>
        <comment>chapter or step that is done</comment>
        <translation>%1 ✓</translation>
    </message>
    <message>
        <source>Review %1 of %2</source>
        <translation>%1. ismétlés, összesen %2</translation>
    </message>
    <message>
        <source>Shows all chapters or steps, so you can go to any of them</source>
        <translation>Az összes fejezet vagy rész; bármelyikre átugorhatsz</translation>
    </message>
    <message>
        <source>Chapter %1 of %2 · Step %3 of %4</source>
        <translation>Fejezet: %1/%2 · Rész: %3/%4</translation>
    </message>
    <message>
        <source>%1 – you are here</source>
        <comment>chapter or step</comment>
        <translation>%1 – itt tartasz</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of a step, how its text begins</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>waystone::LessonCommands</name>
    <message>
        <source>Go to the next step</source>
        <translation>Ugrás a következő részre</translation>
    </message>
    <message>
        <source>Go on without doing the step</source>
        <translation>Továbbhaladás a feladat megoldása nélkül</translation>
    </message>
    <message>
        <source>Ask for a hint</source>
        <translation>Tipp kérése</translation>
    </message>
    <message>
        <source>Take a wrong move back</source>
        <translation>Hibás akció visszavonása</translation>
    </message>
    <message>
        <source>Open the contents</source>
        <translation>A tartalom megnyitása</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what it does, key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Go to the previous step</source>
        <translation>Ugrás az előző részre</translation>
    </message>
    <message>
        <source>See where a wrong move leads</source>
        <translation>Hibás akció következményének megtekintése</translation>
    </message>
    <message>
        <source>Watch what was shown again</source>
        <translation>A bemutató lejátszása újra</translation>
    </message>
    <message>
        <source>Ask whether the goal can still be reached</source>
        <translation>Rákérdezés, hogy elérhető-e még a cél</translation>
    </message>
</context>
<context>
    <name>waystone::LessonDesk</name>
    <message>
        <source>Your progress in the lessons cannot be saved. It is remembered until you quit the program.</source>
        <translation>A leckékben elért eredményed nem menthető. A program a bezárásáig emlékszik rá.</translation>
    </message>
    <message>
        <source>The lesson has no steps yet.</source>
        <translation>A leckének még nincsenek részei.</translation>
    </message>
    <message>
        <source>The lesson cannot be opened.</source>
        <translation>A lecke nem nyitható meg.</translation>
    </message>
    <message>
        <source>Import into the Library</source>
        <translation>Importálás a gyűjteménybe</translation>
    </message>
    <message>
        <source>The file is neither a readable lesson nor a readable position.</source>
        <translation>A fájl nem olvasható sem leckeként, sem állásként.</translation>
    </message>
    <message>
        <source>The file cannot be copied into the library.</source>
        <translation>A fájl nem másolható a gyűjteménybe.</translation>
    </message>
    <message>
        <source>Export from the Library</source>
        <translation>Exportálás a gyűjteményből</translation>
    </message>
    <message>
        <source>The file cannot be written.</source>
        <translation>A fájl nem írható.</translation>
    </message>
    <message>
        <source>The file cannot be deleted.</source>
        <translation>A fájl nem törölhető.</translation>
    </message>
    <message>
        <source>Waystone lessons and positions (%1)</source>
        <translation>Waystone-leckék és -állások (%1)</translation>
    </message>
    <message>
        <source>The set cannot be changed.</source>
        <translation>A sorozat nem módosítható.</translation>
    </message>
    <message>
        <source>Waystone lessons, sets and positions (%1)</source>
        <translation>Waystone-leckék, -sorozatok és -állások (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n brought in.</source>
        <translation>
            <numerusform>%n bekerült.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replaced.</source>
        <translation>
            <numerusform>%n lecserélve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n there already.</source>
        <translation>
            <numerusform>%n már megvolt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped.</source>
        <translation>
            <numerusform>%n kihagyva.</numerusform>
        </translation>
    </message>
    <message>
        <source>A lesson of the set cannot be read.</source>
        <translation>A sorozat egyik leckéje nem olvasható.</translation>
    </message>
    <message>
        <source>Export the Set</source>
        <translation>Sorozat exportálása</translation>
    </message>
    <message>
        <source>Waystone sets of lessons (%1)</source>
        <translation>Waystone-leckék sorozatai (%1)</translation>
    </message>
</context>
<context>
    <name>waystone::LessonDraft</name>
    <message>
        <source>Lesson begun</source>
        <comment>a step of the history</comment>
        <translation>Lecke megkezdve</translation>
    </message>
    <message>
        <source>Step added: %1</source>
        <comment>a step of the history</comment>
        <translation>Új rész: %1</translation>
    </message>
    <message>
        <source>Step copied</source>
        <comment>a step of the history</comment>
        <translation>Rész másolva</translation>
    </message>
    <message>
        <source>Step removed</source>
        <comment>a step of the history</comment>
        <translation>Rész eltávolítva</translation>
    </message>
    <message>
        <source>Step moved</source>
        <comment>a step of the history</comment>
        <translation>Rész áthelyezve</translation>
    </message>
    <message>
        <source>Beginning of the step</source>
        <comment>a step of the history</comment>
        <translation>A rész kezdete</translation>
    </message>
</context>
<context>
    <name>waystone::LessonFeedback</name>
    <message>
        <source>&amp;Try Again</source>
        <translation>Újra p&amp;róbálom</translation>
    </message>
    <message>
        <source>See &amp;What Happens</source>
        <translation>&amp;Mi lesz belőle?</translation>
    </message>
    <message>
        <source>✓ That is right.</source>
        <translation>✓ Így van.</translation>
    </message>
    <message>
        <source>✓ That is good, but there is something better.</source>
        <translation>✓ Ez jó, de van jobb is.</translation>
    </message>
    <message>
        <source>✗ It is more than that.</source>
        <translation>✗ Ennél több.</translation>
    </message>
    <message>
        <source>✗ It is less than that.</source>
        <translation>✗ Ennél kevesebb.</translation>
    </message>
    <message>
        <source>✗ That is not it.</source>
        <translation>✗ Ez nem jó.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what gives points, points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>In all: %1</source>
        <comment>points</comment>
        <translation>Összesen: %1</translation>
    </message>
    <message>
        <source>Takes the move back</source>
        <translation>Az akció visszavonása</translation>
    </message>
    <message>
        <source>Plays on while you watch</source>
        <translation>A folytatás lejátszása</translation>
    </message>
    <message>
        <source>✓ The goal can still be reached.</source>
        <translation>✓ A cél még elérhető.</translation>
    </message>
    <message>
        <source>No way from here is sure to reach the goal: it is the task that has to be changed. You can skip it.</source>
        <translation>Innen egyetlen út sem vezet biztosan a célhoz: magán a feladaton kell változtatni. Kihagyhatod.</translation>
    </message>
    <message>
        <source>We shall see: it is not clear yet whether the goal can still be reached.</source>
        <translation>Majd kiderül: még nem látszik, elérhető-e a cél.</translation>
    </message>
    <message>
        <source>✗ The goal can no longer be reached.</source>
        <translation>✗ A cél már nem érhető el.</translation>
    </message>
    <message>
        <source>Action %1 is the one to change: %2</source>
        <comment>number of the action, what was done</comment>
        <translation>Ezen az akción változtass (%1.): %2</translation>
    </message>
    <message>
        <source>Whether this way leads to the goal remains open: the lesson does not say what the others do next. Try another way.</source>
        <translation>Nem tudni, hogy ez az út a célhoz vezet-e: a lecke nem mondja meg, mit tesznek ezután a többiek. Próbáld másképp.</translation>
    </message>
    <message>
        <source>Right so far: go on.</source>
        <translation>Eddig jó: folytasd.</translation>
    </message>
    <message>
        <source>✓ The goal is reached, by what the others did last. Whether that was sure is not known.</source>
        <translation>✓ A cél elérve, de a többiek utolsó akciója hozta meg. Nem tudni, biztos volt-e.</translation>
    </message>
    <message>
        <source>At most %1 of the %2 points can be reached from here.</source>
        <translation>Innen a %2 pontból legfeljebb %1 érhető el.</translation>
    </message>
    <message numerus="yes">
        <source>With %n more action(s) the goal can no longer be reached.</source>
        <translation>
            <numerusform>A hátralévő %n akcióval a cél már nem érhető el.</numerusform>
        </translation>
    </message>
    <message>
        <source>No action is left, and the goal is not reached.</source>
        <translation>Nincs több akció, és a célt nem érted el.</translation>
    </message>
    <message>
        <source>“Try Again” goes back to before this action: %1</source>
        <translation>„Újra próbálom”: vissza ez elé az akció elé: %1</translation>
    </message>
</context>
<context>
    <name>waystone::LessonGoal</name>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>Még %n akció</numerusform>
        </translation>
    </message>
    <message>
        <source>Your goal</source>
        <translation>A célod</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>points reached, points wanted</comment>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>In at most %n action(s)</source>
        <translation>
            <numerusform>Legfeljebb %n akcióval</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::LessonHead</name>
    <message>
        <source>Languages</source>
        <comment>a step of the history</comment>
        <translation>Nyelvek</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>a step of the history</comment>
        <translation>Szint</translation>
    </message>
    <message>
        <source>Original language</source>
        <comment>a step of the history</comment>
        <translation>Eredeti nyelv</translation>
    </message>
    <message>
        <source>Name of the lesson’s file</source>
        <comment>a step of the history</comment>
        <translation>A lecke fájlneve</translation>
    </message>
    <message>
        <source>Name of the file:</source>
        <translation>A fájl neve:</translation>
    </message>
    <message>
        <source>Lowercase letters without accents, digits and hyphens. Progress is saved under this name.</source>
        <translation>Ékezet nélküli kisbetűk, számjegyek és kötőjelek. A program ezen a néven menti az előrehaladásodat.</translation>
    </message>
    <message>
        <source>Audience:</source>
        <translation>Kinek szól:</translation>
    </message>
    <message>
        <source>For beginners</source>
        <translation>Kezdőknek</translation>
    </message>
    <message>
        <source>For those who know the rules</source>
        <translation>A szabályok ismerőinek</translation>
    </message>
    <message>
        <source>For those who play well</source>
        <translation>Haladóknak</translation>
    </message>
    <message>
        <source>Written in:</source>
        <translation>Az eredeti nyelve:</translation>
    </message>
    <message>
        <source>Must be complete in:</source>
        <translation>Teljes legyen ezeken:</translation>
    </message>
    <message>
        <source>Tags</source>
        <comment>a step of the history</comment>
        <translation>Címkék</translation>
    </message>
    <message>
        <source>Tags:</source>
        <translation>Címkék:</translation>
    </message>
    <message>
        <source>Words to find it by, with commas between them</source>
        <translation>Szavak vesszővel elválasztva, amelyekről megtalálod</translation>
    </message>
</context>
<context>
    <name>waystone::LessonPage</name>
    <message>
        <source>Take the move back first.</source>
        <translation>Előbb vond vissza az akciót!</translation>
    </message>
    <message>
        <source>The “Try Again” button beside the board does it.</source>
        <translation>A tábla melletti „Újra próbálom” gombbal teheted meg.</translation>
    </message>
    <message>
        <source>The “Try Again” button beside the board does it, or the %1 key.</source>
        <translation>A tábla melletti „Újra próbálom” gombbal teheted meg, vagy ezzel a billentyűvel: %1.</translation>
    </message>
</context>
<context>
    <name>waystone::LessonShare</name>
    <message>
        <source>Save the Web Page</source>
        <translation>A weblap mentése</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Weblapok (*.html)</translation>
    </message>
    <message>
        <source>The web page cannot be saved.</source>
        <translation>A weblap nem menthető.</translation>
    </message>
    <message>
        <source>Working out all that can come of each task…</source>
        <translation>Annak kiszámítása, ami az egyes feladatokból következhet…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
</context>
<context>
    <name>waystone::LessonSkeleton</name>
    <message>
        <source>In a game, this was played here: %1. There is something better.</source>
        <comment>what a player did</comment>
        <translation>Egy játékban itt ez történt: %1. Van ennél jobb.</translation>
    </message>
    <message>
        <source>Compared with what was played:</source>
        <translation>A játszott akcióhoz képest:</translation>
    </message>
</context>
<context>
    <name>waystone::LessonSummary</name>
    <message numerus="yes">
        <source>– %n task(s) skipped</source>
        <translation>
            <numerusform>– %n feladat kimaradt</numerusform>
        </translation>
    </message>
    <message>
        <source>You have reached the end</source>
        <translation>A végére értél</translation>
    </message>
    <message>
        <source>Review complete</source>
        <translation>Vége az ismétlésnek</translation>
    </message>
    <message>
        <source>Worth another look</source>
        <translation>Érdemes újra megnézni</translation>
    </message>
    <message>
        <source>The tasks you missed come back tomorrow under “Learn”, then after 3, 7, 21 and 60 days, until you get them right on the first try each time.</source>
        <translation>Ami nem sikerült elsőre, az holnap újra előkerül a „Tanulás” alatt, majd 3, 7, 21 és 60 nap múlva, amíg minden alkalommal elsőre nem sikerül.</translation>
    </message>
    <message numerus="yes">
        <source>Repeat %n task(s) now</source>
        <translation>
            <numerusform>%n feladat ismétlése most</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repeat %n task(s) of “%1”</source>
        <translation>
            <numerusform>%n feladat ismétlése: „%1”</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>Következő lecke: %1</translation>
    </message>
    <message>
        <source>To the &amp;Lessons</source>
        <translation>&amp;A leckékhez</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <comment>number and first words of a step</comment>
        <translation>%1. rész: %2</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <translation>Kezdd el az első játékodat</translation>
    </message>
    <message>
        <source>Against a gentle computer; cards explain each rule when it comes up</source>
        <translation>Könnyen legyőzhető gépi játékos ellen; kártyák magyarázzák el a szabályokat, amikor szükség van rájuk</translation>
    </message>
    <message numerus="yes">
        <source>✓ %n task(s) solved on the first try</source>
        <translation>
            <numerusform>✓ %n feladat elsőre sikerült</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>◐ %n task(s) solved with hints</source>
        <translation>
            <numerusform>◐ %n feladat tippekkel sikerült</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>↻ %n task(s) solved after another try</source>
        <translation>
            <numerusform>↻ %n feladat újabb próbálkozásra sikerült</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the &amp;Editor</source>
        <translation>Vissza a &amp;szerkesztőhöz</translation>
    </message>
    <message>
        <source>Close the &amp;Lesson</source>
        <translation>A &amp;lecke bezárása</translation>
    </message>
    <message numerus="yes">
        <source>The end, with %n task(s) skipped</source>
        <translation>
            <numerusform>Vége, %n feladat kimaradt</numerusform>
        </translation>
    </message>
    <message>
        <source>Well done! You have reached the end</source>
        <translation>Szép volt! A végére értél</translation>
    </message>
    <message>
        <source>Your &amp;name, if the result goes to a teacher:</source>
        <translation>A &amp;neved, ha az eredményt tanárnak adod:</translation>
    </message>
    <message>
        <source>Save the &amp;Result…</source>
        <translation>Az ere&amp;dmény mentése…</translation>
    </message>
    <message>
        <source>The result says how it went, but proves nothing.</source>
        <translation>Az eredmény elmondja, hogyan ment, de nem bizonyít semmit.</translation>
    </message>
</context>
<context>
    <name>waystone::LessonTextModel</name>
    <message>
        <source>This text is missing.</source>
        <translation>Ez a szöveg hiányzik.</translation>
    </message>
    <message>
        <source>The original has changed since this was written.</source>
        <translation>Az eredeti azóta megváltozott.</translation>
    </message>
    <message>
        <source>missing</source>
        <comment>a text</comment>
        <translation>hiányzik</translation>
    </message>
    <message>
        <source>%1 (original)</source>
        <comment>a language</comment>
        <translation>%1 (eredeti)</translation>
    </message>
    <message>
        <source>Translation still fits</source>
        <translation>A fordítás még megfelel</translation>
    </message>
    <message>
        <source>Text: %1, %2</source>
        <comment>which text and in which language</comment>
        <translation>Szöveg: %1, %2</translation>
    </message>
    <message>
        <source>Text of step %1: %2, %3</source>
        <comment>which step, text and language</comment>
        <translation>%1. rész szövege: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s): readers skip texts of more than 40.</source>
        <translation>
            <numerusform>%n szó: 40-nél többet nem olvasnak el.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::LessonWorkshop</name>
    <message>
        <source>Steps</source>
        <translation>Részek</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Szövegek</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Feladat</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Jelölések</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Ellenőrzés</translation>
    </message>
    <message>
        <source>Line recorded</source>
        <comment>a step of the history</comment>
        <translation>Akciósor rögzítve</translation>
    </message>
    <message>
        <source>&amp;Handout…</source>
        <translation>Fela&amp;datlap…</translation>
    </message>
    <message>
        <source>&amp;Try the Lesson</source>
        <translation>A lecke ki&amp;próbálása</translation>
    </message>
    <message>
        <source>Goes through the lesson as its reader will</source>
        <translation>Úgy megy végig a leckén, ahogy majd az olvasó</translation>
    </message>
    <message>
        <source>Save the Handout</source>
        <translation>A feladatlap mentése</translation>
    </message>
    <message>
        <source>Pages to print (*.pdf);;Drawing (*.svg);;Picture (*.png)</source>
        <translation>Nyomtatható oldalak (*.pdf);;Rajz (*.svg);;Kép (*.png)</translation>
    </message>
    <message>
        <source>The handout cannot be saved.</source>
        <translation>A feladatlap nem menthető.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Minősítés</translation>
    </message>
    <message>
        <source>Share as a &amp;Web Page…</source>
        <translation>Megosztás &amp;weblapként…</translation>
    </message>
    <message>
        <source>Click the places on the board; a second click takes one away. Press the button again to end.</source>
        <translation>Kattints a helyekre a táblán; egy második kattintás elvesz egyet. A befejezéshez nyomd meg újra a gombot.</translation>
    </message>
    <message>
        <source>No such piece ever lies there.</source>
        <translation>Ilyen játékelem soha nincs ott.</translation>
    </message>
    <message>
        <source>Prints the lesson or the position, or saves its pages as a PDF or its board as a picture</source>
        <translation>Kinyomtatja a leckét vagy az állást, vagy PDF-be menti az oldalait, képként a tábláját</translation>
    </message>
    <message>
        <source>Saves the lesson or the position as one file for any browser, without this program</source>
        <translation>Egyetlen, bármely böngészővel megnyitható fájlba menti a leckét vagy az állást, e program nélkül</translation>
    </message>
</context>
<context>
    <name>waystone::LibraryModel</name>
    <message>
        <source>%1. %2 %3</source>
        <comment>title, summary, status</comment>
        <translation>%1. %2 %3</translation>
    </message>
    <message>
        <source>The rules, step by step</source>
        <translation>A szabályok lépésről lépésre</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leckék</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Állások</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n rész</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ All steps done</source>
        <translation>✓ Minden rész kész</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n step(s) done</source>
        <translation>
            <numerusform>%n részből %1 kész</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>game, progress</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · a position to play from</source>
        <comment>game</comment>
        <translation>%1 · innen játszható állás</translation>
    </message>
    <message>
        <source>for beginners</source>
        <translation>kezdőknek</translation>
    </message>
    <message>
        <source>for those who know the rules</source>
        <translation>a szabályok ismerőinek</translation>
    </message>
    <message>
        <source>for good players</source>
        <translation>haladóknak</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>game, level, progress</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>With this title</source>
        <translation>Ezzel a címmel</translation>
    </message>
    <message>
        <source>To your first game in ten minutes</source>
        <translation>Tíz perc alatt az első játékig</translation>
    </message>
    <message>
        <source>My lessons and positions</source>
        <translation>Saját leckéim és állásaim</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <comment>language, how much of a lesson is in it</comment>
        <translation>%1 (%2%)</translation>
    </message>
    <message>
        <source>%1. Not in the library</source>
        <comment>id of a lesson</comment>
        <translation>%1. Nincs a gyűjteményben</translation>
    </message>
    <message>
        <source>Not in the library</source>
        <translation>Nincs a gyűjteményben</translation>
    </message>
</context>
<context>
    <name>waystone::LibraryPage</name>
    <message>
        <source>All games</source>
        <translation>Minden játék</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Tanulás</translation>
    </message>
    <message>
        <source>Search in titles, summaries and rules</source>
        <translation>Keresés címekben, leírásokban és szabályokban</translation>
    </message>
    <message>
        <source>Walkthroughs, lessons and positions</source>
        <translation>Szabálybemutatók, leckék és állások</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Vissza</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importálás…</translation>
    </message>
    <message>
        <source>Saves a copy of it in a file</source>
        <translation>Másolat mentése fájlba</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>T&amp;örlés…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Megtartás</translation>
    </message>
    <message>
        <source>&amp;From the Beginning</source>
        <translation>Az &amp;elejétől</translation>
    </message>
    <message>
        <source>Nothing found. Try other words, or another game.</source>
        <translation>Nincs találat. Próbáld más szavakkal vagy másik játékkal.</translation>
    </message>
    <message>
        <source>Deletes the file</source>
        <translation>A fájl törlése</translation>
    </message>
    <message>
        <source>You can delete only your own</source>
        <translation>Csak a saját gyűjtemény elemei törölhetők</translation>
    </message>
    <message>
        <source>Opens it in the editor</source>
        <translation>Megnyitás a szerkesztőben</translation>
    </message>
    <message>
        <source>Opens a copy in the editor; the original stays as it is</source>
        <translation>Másolat megnyitása a szerkesztőben; az eredeti nem módosul</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Folytatás</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>In&amp;dítás</translation>
    </message>
    <message>
        <source>“%1” will be deleted for good.</source>
        <comment>title</comment>
        <translation>„%1” véglegesen törlődik.</translation>
    </message>
    <message>
        <source>Edi&amp;t</source>
        <translation>Sze&amp;rkesztés</translation>
    </message>
    <message>
        <source>Edi&amp;t a Copy</source>
        <translation>Másolat sze&amp;rkesztése</translation>
    </message>
    <message>
        <source>Pl&amp;ay</source>
        <translation>Já&amp;ték</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Repeat %n Task(s)</source>
        <translation>
            <numerusform>%n feladat ismét&amp;lése</numerusform>
        </translation>
    </message>
    <message>
        <source>Tasks you did not get right on the first try and that are due again</source>
        <translation>Elsőre nem sikerült feladatok, amelyeket ideje újra megpróbálnod</translation>
    </message>
    <message>
        <source>The set is deleted. Its lessons stay in the library.</source>
        <translation>A sorozat törölve. A leckéi a gyűjteményben maradnak.</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Minden szint</translation>
    </message>
    <message>
        <source>For beginners</source>
        <translation>Kezdőknek</translation>
    </message>
    <message>
        <source>For those who know the rules</source>
        <translation>A szabályok ismerőinek</translation>
    </message>
    <message>
        <source>For good players</source>
        <translation>Haladóknak</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Szint</translation>
    </message>
    <message>
        <source>All tags</source>
        <translation>Minden címke</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Címke</translation>
    </message>
    <message>
        <source>The set is empty. Drag lessons from the other shelves onto its name, or choose them there and press “Add to a Set”.</source>
        <translation>A sorozat üres. Húzz leckéket a többi polcról a nevére, vagy jelöld ki őket ott, és nyomd meg a „Sorozathoz adás” gombot.</translation>
    </message>
    <message>
        <source>Ta&amp;ke Out</source>
        <translation>&amp;Kivétel</translation>
    </message>
    <message>
        <source>Out of the set; the lesson stays in the library</source>
        <translation>A sorozatból; a lecke a gyűjteményben marad</translation>
    </message>
    <message>
        <source>Shelves of the library</source>
        <translation>A gyűjtemény polcai</translation>
    </message>
    <message>
        <source>&amp;New Set</source>
        <translation>Új sorozat</translation>
    </message>
    <message>
        <source>Puts lessons in an order, for a course or a class</source>
        <translation>Sorba rendez leckéket tanfolyamhoz vagy osztálynak</translation>
    </message>
    <message>
        <source>Copies lessons, positions or a set from a file into the library; you can also drop files here</source>
        <translation>Fájlból másol leckét, állást vagy sorozatot a gyűjteménybe; ide húzhatsz fájlokat is</translation>
    </message>
    <message>
        <source>Add t&amp;o a Set</source>
        <translation>S&amp;orozathoz adás</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Nyomtatás…</translation>
    </message>
    <message>
        <source>On paper, as a handout or a worksheet</source>
        <translation>Papíron, kiosztható lapként vagy feladatlapként</translation>
    </message>
    <message numerus="yes">
        <source>%1. %n of them cannot be found in the library.</source>
        <translation>
            <numerusform>%1. Közülük %n nem található a gyűjteményben.</numerusform>
        </translation>
    </message>
    <message>
        <source>A &amp;new set</source>
        <translation>Új sorozat</translation>
    </message>
    <message>
        <source>New set</source>
        <translation>Új sorozat</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) put into “%1”.</source>
        <translation>
            <numerusform>%n lecke bekerült ide: „%1”.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” has what you chose already.</source>
        <translation>A „%1” sorozatban már benne van, amit választottál.</translation>
    </message>
    <message>
        <source>Now number %1 of the set.</source>
        <translation>Most a sorozat %1. leckéje.</translation>
    </message>
    <message>
        <source>“%1” is no longer in the set. It stays in the library.</source>
        <translation>„%1” már nincs a sorozatban. A gyűjteményben megmarad.</translation>
    </message>
    <message>
        <source>“%1” is no longer in the set.</source>
        <translation>„%1” már nincs a sorozatban.</translation>
    </message>
    <message>
        <source>The set “%1” will be deleted. Its lessons stay in the library.</source>
        <translation>Törlöd a(z) „%1” sorozatot. Leckéi a könyvtárban maradnak.</translation>
    </message>
    <message>
        <source>In a file, to be given to others</source>
        <translation>Egy fájlban, amelyet másoknak adhatsz</translation>
    </message>
    <message>
        <source>As a &amp;Web Page…</source>
        <translation>&amp;Weblapként…</translation>
    </message>
    <message>
        <source>Plays the lesson in any browser, on a phone as well</source>
        <translation>Bármilyen böngészőben lejátszható lecke, telefonon is</translation>
    </message>
    <message>
        <source>As a &amp;File for Waystone…</source>
        <translation>&amp;Fájlként (Waystone)…</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Megosztás</translation>
    </message>
</context>
<context>
    <name>waystone::LineBox</name>
    <message>
        <source>Record: %1</source>
        <translation>Rögzítés: %1</translation>
    </message>
    <message>
        <source>Clear: %1</source>
        <translation>Törlés: %1</translation>
    </message>
    <message>
        <source>Record…</source>
        <translation>Rögzítés…</translation>
    </message>
    <message>
        <source>Play the moves on the board.</source>
        <translation>Játszd le az akciókat a táblán.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Törlés</translation>
    </message>
</context>
<context>
    <name>waystone::LineRecorder</name>
    <message>
        <source>The game is over.</source>
        <translation>A játék véget ért.</translation>
    </message>
    <message>
        <source>Choose what chance brings.</source>
        <translation>Válaszd ki, mit hoz a véletlen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and what they are asked</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Keep as the Line</source>
        <translation>Megtartás akciósorként</translation>
    </message>
    <message>
        <source>Keep as the Solution</source>
        <translation>Megtartás megoldásként</translation>
    </message>
    <message>
        <source>Keep What the Others Do</source>
        <translation>A többiek akcióinak megtartása</translation>
    </message>
    <message>
        <source>Keep as Right</source>
        <translation>Megtartás helyesként</translation>
    </message>
    <message>
        <source>Keep as Wrong</source>
        <translation>Megtartás hibásként</translation>
    </message>
    <message>
        <source>Chance Brings…</source>
        <translation>A véletlen hozza…</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Play the answer of %1: %2</source>
        <comment>a player and what they are asked</comment>
        <translation>Játszd le %1 válaszát: %2</translation>
    </message>
    <message>
        <source>The reader goes on; their moves are not kept. %1: %2</source>
        <comment>a player and what they are asked</comment>
        <translation>Az olvasó folytatja; az ő akciói nem maradnak meg. %1: %2</translation>
    </message>
</context>
<context>
    <name>waystone::LineViewer</name>
    <message numerus="yes">
        <source>Where the line begins; %n action(s) follow.</source>
        <translation>
            <numerusform>A sor eleje; %n akció következik.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2. %3</source>
        <comment>number, how many, what was done</comment>
        <translation>%1/%2. %3</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Előre</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
</context>
<context>
    <name>waystone::LogModel</name>
    <message>
        <source>%1: %2</source>
        <comment>player, what they did</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>waystone::LogText</name>
    <message>
        <source>Hidden draw</source>
        <translation>Rejtett húzás</translation>
    </message>
    <message>
        <source>Secret choice</source>
        <translation>Titkos választás</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>%1. kör</translation>
    </message>
    <message numerus="yes">
        <source>Setup: %n draw(s)</source>
        <translation>
            <numerusform>Előkészítés: %n húzás</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>%n húzás</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tried instead: %n action(s)</source>
        <translation>
            <numerusform>Ehelyett kipróbálva: %n akció</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what was done, what was drawn then</comment>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 %n draw(s)</source>
        <comment>a sentence that tells what begins</comment>
        <translation>
            <numerusform>%1 %n húzás</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) taken back</source>
        <translation>
            <numerusform>%n visszavont akció</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have chosen</source>
        <translation>
            <numerusform>%n játékos választott</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::LostDraftsDialog</name>
    <message>
        <source>Not in a file yet</source>
        <translation>Még nincs fájlban</translation>
    </message>
    <message>
        <source>Belongs to the file %1</source>
        <translation>Ehhez a fájlhoz tartozik: %1</translation>
    </message>
    <message>
        <source>Belongs to the file %1, which has been changed since</source>
        <translation>Ehhez a fájlhoz tartozik, amely azóta megváltozott: %1</translation>
    </message>
    <message>
        <source>Belongs to the file %1, which is no longer there</source>
        <translation>Ehhez a fájlhoz tartozik, amely már nincs meg: %1</translation>
    </message>
    <message>
        <source>Last changed: %1</source>
        <translation>Utoljára változott: %1</translation>
    </message>
    <message>
        <source>Lesson without a title (%1)</source>
        <comment>game</comment>
        <translation>Cím nélküli lecke (%1)</translation>
    </message>
    <message>
        <source>Lesson “%1” (%2)</source>
        <comment>title, game</comment>
        <translation>„%1” lecke (%2)</translation>
    </message>
    <message>
        <source>Edition “%1” (%2)</source>
        <comment>title, game</comment>
        <translation>„%1” kiadás (%2)</translation>
    </message>
    <message>
        <source>Position (%1)</source>
        <comment>game</comment>
        <translation>Állás (%1)</translation>
    </message>
    <message>
        <source>Open the &amp;Draft</source>
        <translation>A &amp;piszkozat megnyitása</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Megnyitás</translation>
    </message>
    <message>
        <source>Unsaved Work</source>
        <translation>Nem mentett munka</translation>
    </message>
    <message>
        <source>You were editing this when a window or the program was closed, and no file contains it as it is here. It stays until you open or delete it.</source>
        <translation>Ezeken dolgoztál, amikor egy ablak vagy a program bezárult, és így egyik fájlban sincsenek meg. Itt maradnak, amíg meg nem nyitod vagy nem törlöd őket.</translation>
    </message>
    <message>
        <source>Unsaved work, newest first</source>
        <translation>Nem mentett munka, a legújabb elöl</translation>
    </message>
    <message>
        <source>Open the &amp;File</source>
        <translation>A &amp;fájl megnyitása</translation>
    </message>
    <message>
        <source>Open &amp;Both</source>
        <translation>&amp;Mindkettő megnyitása</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Törlés…</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Később</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged draft(s) cannot be read and stay under another name:
%1</source>
        <translation>
            <numerusform>%n sérült piszkozat nem olvasható, és más néven megmarad:
%1</numerusform>
        </translation>
    </message>
    <message>
        <source>All your work has been saved to files.</source>
        <translation>Minden munkád fájlban van.</translation>
    </message>
</context>
<context>
    <name>waystone::MainWindow</name>
    <message>
        <source>The game was opened, but not everything in its file could be used.</source>
        <translation>A játék megnyílt, de a fájl tartalma nem volt teljes egészében felhasználható.</translation>
    </message>
    <message>
        <source>Waystone</source>
        <translation>Waystone</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nincs mentve</translation>
    </message>
    <message>
        <source>The game cannot be kept in %1: %2. The program tries again after every action.</source>
        <translation>A játék nem őrizhető meg itt: %1 (%2). A program minden akciónál újra megpróbálja.</translation>
    </message>
    <message>
        <source>Save Elsewhere…</source>
        <translation>Mentés máshová…</translation>
    </message>
    <message>
        <source>Settings cannot be saved. Your choices hold until you quit the program.</source>
        <translation>A beállítások nem menthetők. Amit választasz, a program bezárásáig érvényes.</translation>
    </message>
    <message>
        <source>The files of the game cannot be changed.</source>
        <translation>A játék fájljai nem módosíthatók.</translation>
    </message>
    <message>
        <source>%1[*] – Waystone</source>
        <comment>game or file</comment>
        <translation>%1[*] – Waystone</translation>
    </message>
    <message>
        <source>%1 (%2)[*] – Waystone</source>
        <comment>game, file or players</comment>
        <translation>%1 (%2)[*] – Waystone</translation>
    </message>
    <message>
        <source>This file is no longer there. It has been removed from the list of recent files.</source>
        <translation>Ez a fájl már nincs meg, ezért lekerült a legutóbbi fájlok listájáról.</translation>
    </message>
</context>
<context>
    <name>waystone::MarkOverlay</name>
    <message>
        <source>Marked as good: %1.</source>
        <translation>Jónak jelölve: %1.</translation>
    </message>
    <message>
        <source>Marked as bad: %1.</source>
        <translation>Rossznak jelölve: %1.</translation>
    </message>
    <message>
        <source>Marked: %1.</source>
        <translation>Megjelölve: %1.</translation>
    </message>
    <message>
        <source>An arrow marked as good leads from %1 to %2.</source>
        <comment>two places</comment>
        <translation>Jónak jelölt nyíl, innen: %1, ide: %2.</translation>
    </message>
    <message>
        <source>An arrow marked as bad leads from %1 to %2.</source>
        <comment>two places</comment>
        <translation>Rossznak jelölt nyíl, innen: %1, ide: %2.</translation>
    </message>
    <message>
        <source>An arrow leads from %1 to %2.</source>
        <comment>two places</comment>
        <translation>Nyíl, innen: %1, ide: %2.</translation>
    </message>
    <message>
        <source>Label at %1: %2</source>
        <comment>place, text</comment>
        <translation>Felirat (%1): %2</translation>
    </message>
    <message>
        <source>Ghost piece at %1: %2.</source>
        <comment>place, piece</comment>
        <translation>Árnyékkép (%1): %2.</translation>
    </message>
    <message>
        <source>marked as good</source>
        <translation>jónak jelölve</translation>
    </message>
    <message>
        <source>marked as bad</source>
        <translation>rossznak jelölve</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>megjelölve</translation>
    </message>
</context>
<context>
    <name>waystone::MarksPanel</name>
    <message>
        <source>Mark</source>
        <comment>a step of the history</comment>
        <translation>Jelölés</translation>
    </message>
    <message>
        <source>Press “Mark the Board” and click places.</source>
        <translation>Nyomd meg a „Tábla jelölése” gombot, és kattints a helyekre.</translation>
    </message>
    <message>
        <source>Click where the arrow ends.</source>
        <translation>Kattints oda, ahol a nyíl végződik.</translation>
    </message>
    <message>
        <source>Click where the arrow begins.</source>
        <translation>Kattints oda, ahol a nyíl kezdődik.</translation>
    </message>
    <message>
        <source>Choose a piece from the palette, then click where it should appear.</source>
        <translation>Válassz egy elemet a palettáról, aztán kattints oda, ahová kerüljön.</translation>
    </message>
    <message>
        <source>Click a place; write its words under “Texts”.</source>
        <translation>Kattints egy helyre; a feliratát a „Szövegek” alatt írhatod meg.</translation>
    </message>
    <message>
        <source>Click a place; click again to remove the mark.</source>
        <translation>Kattints egy helyre; még egy kattintás leveszi a jelölést.</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>an arrow and its places</comment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a mark and its place</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Mark the Board</source>
        <translation>Tábla jelölése</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eltávolítás</translation>
    </message>
    <message>
        <source>Kind of mark</source>
        <translation>A jelölés fajtája</translation>
    </message>
    <message>
        <source>What the mark says</source>
        <translation>Mit mond a jelölés</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Jelölések</translation>
    </message>
</context>
<context>
    <name>waystone::MilestonesBuilding</name>
    <message>
        <source>Castle</source>
        <translation>Vár</translation>
    </message>
    <message>
        <source>Mill</source>
        <translation>Malom</translation>
    </message>
    <message>
        <source>Board of works</source>
        <translation>Építési bizott­ság</translation>
    </message>
    <message>
        <source>Trading house</source>
        <translation>Keres­kedő­ház</translation>
    </message>
</context>
<context>
    <name>waystone::MomentCopies</name>
    <message>
        <source>Save the Web Page</source>
        <translation>A weblap mentése</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Weblapok (*.html)</translation>
    </message>
    <message>
        <source>The web page cannot be saved.</source>
        <translation>A weblap nem menthető.</translation>
    </message>
</context>
<context>
    <name>waystone::NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>Új játék</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message numerus="yes">
        <source>%n players. The game is saved as you play.</source>
        <translation>
            <numerusform>%n játékos. A program menet közben folyamatosan menti a játékot.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules and Board: %1</source>
        <comment>game</comment>
        <translation>Szabályok és tábla: %1</translation>
    </message>
    <message>
        <source>Rules and Board…</source>
        <translation>Szabályok és tábla…</translation>
    </message>
    <message>
        <source>Back to the players (%1)</source>
        <translation>Vissza a játékosokhoz (%1)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Start the Game</source>
        <translation>A játék indítása</translation>
    </message>
    <message>
        <source>Back to the Proposed Rules</source>
        <translation>Vissza a javasolt szabályokhoz</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Kész</translation>
    </message>
</context>
<context>
    <name>waystone::NewScenarioDialog</name>
    <message>
        <source>New Scenario</source>
        <translation>Új forgatókönyv</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Kiadás</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Kezdés</translation>
    </message>
    <message>
        <source>an empty table</source>
        <translation>üres asztallal</translation>
    </message>
    <message>
        <source>the start of a game</source>
        <translation>egy játék kezdetével</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Létrehozás</translation>
    </message>
    <message>
        <source>the start, before chance</source>
        <translation>a kezdettel, a véletlen előtt</translation>
    </message>
    <message>
        <source>the middle of a game</source>
        <translation>egy játék közepével</translation>
    </message>
</context>
<context>
    <name>waystone::OpenAnswersBox</name>
    <message>
        <source>Step %1 leaves open what chance and the others do. The reader plays what is proved, so choose:</source>
        <translation>%1. rész: még nyitott kérdés, mit tesz a véletlen, és mit tesznek a többiek. Az olvasó azt játssza, ami bizonyított, ezért válassz:</translation>
    </message>
    <message>
        <source>Write Their Answers…</source>
        <translation>A válaszaik megírása…</translation>
    </message>
    <message>
        <source>Play on the board what chance and the others do.</source>
        <translation>Játszd le a táblán, mit tesz a véletlen, és mit tesznek a többiek.</translation>
    </message>
    <message>
        <source>It always gives the same answers, in the check and to the reader.</source>
        <translation>Mindig ugyanúgy válaszol, az ellenőrzéskor is, az olvasónak is.</translation>
    </message>
    <message>
        <source>Level that answers</source>
        <translation>A válaszoló szint</translation>
    </message>
    <message>
        <source>Prove against Every Answer</source>
        <translation>Bizonyítás minden válasz ellen</translation>
    </message>
    <message>
        <source>The goal must be within reach whatever chance and the others do.</source>
        <translation>A célnak elérhetőnek kell lennie, bármit hoz a véletlen, és bármit tesznek a többiek.</translation>
    </message>
    <message>
        <source>Let the Computer Answer:</source>
        <translation>Játsszon ez a szint:</translation>
    </message>
</context>
<context>
    <name>waystone::PageWords</name>
    <message>
        <source>Board</source>
        <translation>Tábla</translation>
    </message>
    <message>
        <source>Dark Colors</source>
        <translation>Sötét színek</translation>
    </message>
    <message>
        <source>What can I do?</source>
        <translation>Mit tehetek?</translation>
    </message>
    <message>
        <source>This page does not know where that leads. It may well be right: take it back, or do this task in the Waystone program.</source>
        <translation>Ez az oldal nem tudja, hová vezet az akció. Könnyen lehet, hogy jó: vond vissza, vagy oldd meg ezt a feladatot a Waystone programban.</translation>
    </message>
    <message>
        <source>With the Waystone program you can play on from here.</source>
        <translation>A Waystone programmal innen továbbjátszhatsz.</translation>
    </message>
    <message>
        <source>This shows how it went, but proves nothing: anyone who looks can find the answers in this page.</source>
        <translation>Ez megmutatja, hogyan ment, de nem bizonyít semmit: aki keresi a megoldásokat, megtalálja őket ezen az oldalon.</translation>
    </message>
    <message>
        <source>This page needs JavaScript and a browser from 2023 or later.</source>
        <translation>Ehhez az oldalhoz JavaScript és 2023-as vagy újabb böngésző kell.</translation>
    </message>
    <message>
        <source>Save the Result</source>
        <translation>Az eredmény mentése</translation>
    </message>
    <message>
        <source>All Lessons</source>
        <translation>Az összes lecke</translation>
    </message>
</context>
<context>
    <name>waystone::PagesButtons</name>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Nyomtatás…</translation>
    </message>
    <message>
        <source>Pre&amp;view…</source>
        <translation>&amp;Előnézet…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Mentés…</translation>
    </message>
    <message>
        <source>Saves the pages as a PDF file</source>
        <translation>PDF-fájlba menti az oldalakat</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
</context>
<context>
    <name>waystone::PalettePanel</name>
    <message>
        <source>Search</source>
        <translation>Keresés</translation>
    </message>
    <message>
        <source>Search the palette</source>
        <translation>Keresés a palettán</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Paletta</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Elemek</translation>
    </message>
    <message numerus="yes">
        <source>%n left in the supply</source>
        <translation>
            <numerusform>%n maradt a készletben</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sort of piece, whose</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>waystone::PastBanner</name>
    <message>
        <source>You are looking back: move %1 of %2</source>
        <translation>Visszanézel: %1. akció (összesen %2)</translation>
    </message>
    <message>
        <source>You are looking ahead: move %1, the game is at %2</source>
        <translation>Előrenézel: %1. akció (a játék itt tart: %2.)</translation>
    </message>
    <message>
        <source>The beginning of the game.</source>
        <translation>A játék eleje.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, what they did</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Egy akcióval vissza</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Egy akcióval előre</translation>
    </message>
    <message>
        <source>Try Something from Here</source>
        <translation>Kipróbálás innen</translation>
    </message>
    <message>
        <source>Tries out a side line; the game at the table stays as it is</source>
        <translation>Kipróbál egy mellékágat; az asztalon lévő játék nem változik</translation>
    </message>
    <message>
        <source>Back to Now</source>
        <translation>Vissza a jelenhez</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>waystone::PictureWords</name>
    <message>
        <source>Final scoring</source>
        <translation>Végső elszámolás</translation>
    </message>
    <message numerus="yes">
        <source>%n players choose</source>
        <translation>
            <numerusform>%n játékos választ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <comment>player</comment>
        <translation>%1 következik</translation>
    </message>
</context>
<context>
    <name>waystone::PlaceMenu</name>
    <message>
        <source>&amp;What Is This?</source>
        <translation>&amp;Mi ez?</translation>
    </message>
    <message>
        <source>Its &amp;Rule</source>
        <translation>A &amp;szabálya</translation>
    </message>
    <message>
        <source>Why &amp;Not Here?</source>
        <translation>Itt miért &amp;nem?</translation>
    </message>
</context>
<context>
    <name>waystone::PlacePicker</name>
    <message>
        <source>anywhere on the table</source>
        <translation>bárhol az asztalon</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between places</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: click on the board to add places or take them away.</source>
        <comment>names of places</comment>
        <translation>%1: kattints a táblára, ha helyeket adnál hozzá vagy vennél el.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>where, how many places</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>waystone::PlayOutDialog</name>
    <message>
        <source>Play Out and Stop</source>
        <translation>Lejátszás és megállás</translation>
    </message>
    <message>
        <source>Actions played</source>
        <translation>Lejátszott akciók</translation>
    </message>
    <message>
        <source>The game goes on from there to the beginning of the next turn.</source>
        <translation>A játék onnan még a következő kör kezdetéig folytatódik.</translation>
    </message>
    <message>
        <source>Random actions per hundred</source>
        <translation>Véletlenszerű akciók százanként</translation>
    </message>
</context>
<context>
    <name>waystone::PlayersModel</name>
    <message>
        <source>Player</source>
        <translation>Játékos</translation>
    </message>
</context>
<context>
    <name>waystone::PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
</context>
<context>
    <name>waystone::PositionLine</name>
    <message>
        <source>Position te&amp;xt:</source>
        <translation>Az állás szöve&amp;ge:</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>Az állás szövegként</translation>
    </message>
    <message>
        <source>The position in one line: copy it, paste another one, or edit it</source>
        <translation>Az állás egy sorban: másolható, másik beilleszthető, szerkeszthető</translation>
    </message>
    <message>
        <source>Copy</source>
        <comment>the position text</comment>
        <translation>Másolás</translation>
    </message>
    <message>
        <source>Copies the position as one line of text</source>
        <translation>Az állás másolása egysoros szövegként</translation>
    </message>
    <message>
        <source>Position text edited</source>
        <translation>Az állás szövege szerkesztve</translation>
    </message>
    <message>
        <source>%1 It fails here: “%2”</source>
        <comment>a sentence, then the text</comment>
        <translation>%1 A hiba helye: „%2”</translation>
    </message>
</context>
<context>
    <name>waystone::PrintOut</name>
    <message>
        <source>The pages cannot be printed.</source>
        <translation>Az oldalakat nem lehet kinyomtatni.</translation>
    </message>
    <message>
        <source>Look whether the printer is there and switched on, or save the pages as a PDF file.</source>
        <translation>Nézd meg, hogy a nyomtató csatlakoztatva és bekapcsolva van-e, vagy mentsd az oldalakat PDF-be.</translation>
    </message>
</context>
<context>
    <name>waystone::Printing</name>
    <message>
        <source>Save the Pages</source>
        <translation>Oldalak mentése</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>PDF-dokumentumok (*.pdf)</translation>
    </message>
    <message>
        <source>The pages cannot be saved.</source>
        <translation>Az oldalakat nem lehet menteni.</translation>
    </message>
</context>
<context>
    <name>waystone::ProblemSentence</name>
    <message>
        <source>This is a folder, a device or the like, not a file.</source>
        <translation>Ez mappa, eszköz vagy efféle, nem pedig fájl.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>A fájl nem olvasható: %1</translation>
    </message>
</context>
<context>
    <name>waystone::ProblemsModel</name>
    <message>
        <source>Impossible</source>
        <translation>Lehetetlen</translation>
    </message>
    <message>
        <source>Breaks a rule</source>
        <translation>Szabályellenes</translation>
    </message>
    <message>
        <source>Unusual</source>
        <translation>Szokatlan</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>waystone::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>Hibák</translation>
    </message>
    <message>
        <source>Nothing is wrong with this position.</source>
        <translation>Ezzel az állással nincs baj.</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n hiba</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::PromptBar</name>
    <message>
        <source>Confirm</source>
        <translation>Megerősítés</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, what to do</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>An earlier moment. What is played here becomes a variation.</source>
        <translation>Korábbi állás. Az innen folytatott játék új változat lesz.</translation>
    </message>
    <message>
        <source>Several players choose at the same time.</source>
        <translation>Egyszerre több játékos választ.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>action, points</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1. This ends the turn.</source>
        <comment>action</comment>
        <translation>%1. Ezzel véget ér a kör.</translation>
    </message>
    <message>
        <source>%1. This cannot be taken back.</source>
        <comment>action</comment>
        <translation>%1. Ez nem vonható vissza.</translation>
    </message>
    <message>
        <source>What you choose now is only proposed to the others.</source>
        <translation>Amit most választasz, az csak javaslat a többieknek.</translation>
    </message>
    <message>
        <source>Acting player</source>
        <translation>Ki következik</translation>
    </message>
    <message>
        <source>Several players may act now, in any order: choose one of them</source>
        <translation>Most többen is következhetnek, bármilyen sorrendben: válaszd ki az egyiket</translation>
    </message>
    <message>
        <source>Whose action is it?</source>
        <translation>Ki következik?</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 gondolkodik…</translation>
    </message>
    <message>
        <source>%1 waits: the computer players are paused.</source>
        <translation>%1 vár: a gépi játékosok szünetelnek.</translation>
    </message>
    <message>
        <source>Chance decides at this moment.</source>
        <translation>Ebben a pillanatban a véletlen dönt.</translation>
    </message>
    <message>
        <source>The program that plays %1 has stopped. “Play On from Here” asks it again.</source>
        <translation>Leállt a program, amely %1 helyén játszik. A „Játék innen” újra megkérdezi.</translation>
    </message>
    <message>
        <source>It is the turn of %1, played by the program %2. “Play On from Here” asks it.</source>
        <comment>player, command line</comment>
        <translation>%1 következik, akinek a helyén egy program játszik: %2. A „Játék innen” megkérdezi.</translation>
    </message>
    <message>
        <source>It is the turn of %1, played by the computer. “Play On from Here” lets it play.</source>
        <translation>%1 következik, akinek a helyén a gép játszik. A „Játék innen” után folytatja.</translation>
    </message>
    <message>
        <source>Show Again</source>
        <translation>Mutasd újra</translation>
    </message>
    <message>
        <source>Shows once more what has just happened</source>
        <translation>Még egyszer megmutatja, mi történt az imént</translation>
    </message>
    <message>
        <source>Show the Others First</source>
        <translation>Előbb megmutatom</translation>
    </message>
    <message>
        <source>What you choose next is not played: it lies on the table for the others to see, until you play it or take it back</source>
        <translation>Amit ezután választasz, az még nem történik meg: a többiek látják az asztalon, amíg végre nem hajtod, vagy vissza nem veszed</translation>
    </message>
    <message>
        <source>It is the turn of %1, played by the computer.</source>
        <translation>%1 következik, akinek a helyén a gép játszik.</translation>
    </message>
    <message>
        <source>%1? Something can still be done in this turn.</source>
        <comment>action</comment>
        <translation>%1? Ebben a körben még tehetsz valamit.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Tipp: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1?</source>
        <comment>action</comment>
        <translation>%1?</translation>
    </message>
    <message>
        <source>%1? What is offered now will not be offered again.</source>
        <comment>action</comment>
        <translation>%1? Amit most felkínál a játék, azt később már nem kínálja fel.</translation>
    </message>
</context>
<context>
    <name>waystone::ProofPanel</name>
    <message>
        <source>Proving step %1: %2 positions examined.</source>
        <translation>%1. rész bizonyítása: %2 megvizsgált állás.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>sign and finding</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 Step %2: %3</source>
        <comment>sign, number and finding</comment>
        <translation>%1 %2. rész: %3</translation>
    </message>
    <message>
        <source>The lesson is sound, and every task is proved.</source>
        <translation>A lecke rendben van, és minden feladat bizonyított.</translation>
    </message>
    <message>
        <source>The proof was stopped; what it had not reached is undecided.</source>
        <translation>A bizonyítás megszakadt: amit nem ért el, az nem dőlt el.</translation>
    </message>
    <message>
        <source>Prove</source>
        <translation>Bizonyítás</translation>
    </message>
    <message>
        <source>Has the solver look for solutions to every task.</source>
        <translation>Megkeresteti minden feladat megoldásait.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Leállítás</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Amit az ellenőrzés talált</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to fix.</source>
        <translation>
            <numerusform>%n javítandó dolog.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to fix so far; the tasks have yet to be proved.</source>
        <translation>Eddig nincs mit javítani; a feladatok még bizonyításra várnak.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Keep this line as the solution</source>
        <translation>Legyen ez a megoldás</translation>
    </message>
    <message>
        <source>Show it on the board</source>
        <translation>Mutasd meg a táblán</translation>
    </message>
    <message>
        <source>Solution kept</source>
        <comment>a step of the history</comment>
        <translation>Megoldás átvéve</translation>
    </message>
    <message>
        <source>What the others do</source>
        <comment>a step of the history</comment>
        <translation>Mit tesznek a többiek</translation>
    </message>
    <message>
        <source>✓ This line is the solution of the step.</source>
        <translation>✓ Ez ennek a résznek a megoldása.</translation>
    </message>
    <message numerus="yes">
        <source>Every task is proved; %n thing(s) to look at.</source>
        <translation>
            <numerusform>Minden feladat bizonyított; %n dolgot érdemes megnézni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Maximum positions, in thousands:</source>
        <translation>Állások száma ezresével, legfeljebb:</translation>
    </message>
    <message>
        <source>Wrong move foreseen</source>
        <comment>a step of the history</comment>
        <translation>Rossz akció felvéve</translation>
    </message>
    <message>
        <source>Write about the first of them</source>
        <translation>Szöveg az elsőhöz</translation>
    </message>
</context>
<context>
    <name>waystone::ProposalsBar</name>
    <message>
        <source>Play It</source>
        <translation>Legyen így</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Elvetés</translation>
    </message>
    <message>
        <source>%1 proposes: %2</source>
        <comment>player, action</comment>
        <translation>%1 javaslata: %2</translation>
    </message>
    <message>
        <source>%1 proposes: %2 (%3)</source>
        <comment>player, action, points</comment>
        <translation>%1 javaslata: %2 (%3)</translation>
    </message>
    <message>
        <source>Play it: %1</source>
        <comment>a proposal</comment>
        <translation>Legyen így: %1</translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <comment>a proposal</comment>
        <translation>Elvetés: %1</translation>
    </message>
</context>
<context>
    <name>waystone::ProvinceGoalInShort</name>
    <message numerus="yes">
        <source>%n worker(s) beyond the green ones</source>
        <translation>
            <numerusform>%n munkás a zöldeken felül</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First to build %n structure(s) worth %1 points</source>
        <translation>
            <numerusform>%n elsőként felépített, egyenként %1 pontos épület</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Own %n structure(s) worth %1 points</source>
        <translation>
            <numerusform>%n saját, egyenként %1 pontos épület</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::RailButton</name>
    <message numerus="yes">
        <source>%n new</source>
        <comment>entries</comment>
        <translation>
            <numerusform>%n új</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::Recap</name>
    <message>
        <source>%1: </source>
        <comment>another player, what they did follows</comment>
        <translation>%1: </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, what they did</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <comment>what was done, how many times in a row</comment>
        <translation>%1 ×%2</translation>
    </message>
    <message>
        <source>%1 (the only possible action)</source>
        <comment>what was played by itself</comment>
        <translation>%1 (az egyetlen lehetséges akció)</translation>
    </message>
    <message numerus="yes">
        <source>%n more action(s)</source>
        <comment>what was done beside what is told</comment>
        <translation>
            <numerusform>még %n akció</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>player, points they got</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>waystone::RecentMenu</name>
    <message>
        <source>Recent &amp;Files</source>
        <translation>Leg&amp;utóbbi fájlok</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>file, folder</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>A lista &amp;törlése</translation>
    </message>
    <message>
        <source>Forgets the recent files; the files themselves stay</source>
        <translation>Elfelejti a legutóbbi fájlokat; maguk a fájlok megmaradnak</translation>
    </message>
</context>
<context>
    <name>waystone::RefusalLine</name>
    <message>
        <source>Read the Rule</source>
        <translation>A szabály elolvasása</translation>
    </message>
    <message>
        <source>Opens the rule that forbids it</source>
        <translation>Megnyitja az ezt tiltó szabályt</translation>
    </message>
</context>
<context>
    <name>waystone::RematchBox</name>
    <message>
        <source>Waystone</source>
        <translation>Waystone</translation>
    </message>
    <message>
        <source>Begin another game with the same players and rules?</source>
        <translation>Kezdődjön új játék ugyanezekkel a játékosokkal és szabályokkal?</translation>
    </message>
    <message>
        <source>&amp;Begin Another Game</source>
        <translation>Új játék &amp;kezdése</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Maradok</translation>
    </message>
    <message>
        <source>The game on the table stays under All Games, where you can come back to it.</source>
        <translation>Az asztalon lévő játék megmarad a „Minden játék” alatt, és ott visszatérhetsz hozzá.</translation>
    </message>
    <message>
        <source>The game on the table is not kept anywhere. Save it first if you want to see it again.</source>
        <translation>Az asztalon lévő játék sehol sincs megőrizve. Előbb mentsd el, ha még látni szeretnéd.</translation>
    </message>
</context>
<context>
    <name>waystone::ResultSaving</name>
    <message>
        <source>Save the Result</source>
        <translation>Az eredmény mentése</translation>
    </message>
    <message>
        <source>Results of lessons (%1)</source>
        <translation>Leckék eredményei (%1)</translation>
    </message>
    <message>
        <source>The result cannot be saved.</source>
        <translation>Az eredményt nem lehet elmenteni.</translation>
    </message>
</context>
<context>
    <name>waystone::ResultsDialog</name>
    <message>
        <source>The Folder of the Results</source>
        <translation>Az eredmények mappája</translation>
    </message>
    <message>
        <source>Export the Results</source>
        <translation>Az eredmények exportálása</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>Táblázatok (%1)</translation>
    </message>
    <message>
        <source>The results cannot be exported.</source>
        <translation>Az eredményeket nem lehet exportálni.</translation>
    </message>
    <message>
        <source>Choose the folder in which you have gathered the results of your class.</source>
        <translation>Válaszd ki azt a mappát, amelyben az osztályod eredményeit összegyűjtötted.</translation>
    </message>
    <message>
        <source>There are no results in this folder.</source>
        <translation>Ebben a mappában nincsenek eredmények.</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>%1. rész</translation>
    </message>
    <message>
        <source>Most of the class solved every task on the first try.</source>
        <translation>Minden feladatot az osztály több mint fele elsőre megoldott.</translation>
    </message>
    <message>
        <source>Worth speaking about, because half of the class or more did not solve it on the first try: %1.</source>
        <translation>Érdemes megbeszélni, mert az osztály fele vagy még többen nem oldották meg elsőre: %1.</translation>
    </message>
    <message>
        <source>The folder cannot be read: %1</source>
        <translation>A mappát nem lehet olvasni: %1</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <comment>file, reason</comment>
        <translation>Nem olvasható: %1 – %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) could not be read.</source>
        <translation>
            <numerusform>További %n fájlt nem lehetett elolvasni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results are what pupils have saved themselves: they prove nothing.</source>
        <translation>Az eredményeket a tanulók maguk mentették: nem bizonyítanak semmit.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Eredmények</translation>
    </message>
    <message>
        <source>Choose a &amp;Folder…</source>
        <translation>&amp;Mappa kiválasztása…</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n result(s))</source>
        <translation>
            <numerusform>%1 (%n eredmény)</numerusform>
        </translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lecke</translation>
    </message>
    <message>
        <source>&amp;Export for Spreadsheets…</source>
        <translation>&amp;Exportálás táblázatkezelőnek…</translation>
    </message>
    <message>
        <source>✓ on the first try, ◐ with hints, ↻ after so many tries, – not solved</source>
        <translation>✓ elsőre, ◐ tippekkel, ↻ ennyi próbálkozás után, – nincs megoldva</translation>
    </message>
    <message>
        <source>A &amp;row for each pupil</source>
        <translation>Tanulónként egy &amp;sor</translation>
    </message>
    <message>
        <source>Otherwise a row for each task, and a column for each pupil</source>
        <translation>Különben feladatonként egy sor, tanulónként egy oszlop</translation>
    </message>
</context>
<context>
    <name>waystone::ResultsModel</name>
    <message>
        <source>%1 of %2</source>
        <comment>pupils who did a task at the first try, all pupils</comment>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%n pupil(s) solved it on the first try</source>
        <translation>
            <numerusform>%n tanuló elsőre megoldotta</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: solved, tries: %2</source>
        <translation>%1: megoldva, próbálkozások: %2</translation>
    </message>
    <message>
        <source>%1: not solved, tries: %2</source>
        <translation>%1: nincs megoldva, próbálkozások: %2</translation>
    </message>
    <message>
        <source>hints: %1</source>
        <translation>tippek: %1</translation>
    </message>
    <message>
        <source>seconds: %1</source>
        <translation>másodperc: %1</translation>
    </message>
    <message>
        <source>First try</source>
        <translation>Elsőre</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <comment>number and first words of a step</comment>
        <translation>%1. rész: %2</translation>
    </message>
    <message>
        <source>Step %1</source>
        <comment>number of a step</comment>
        <translation>%1. rész</translation>
    </message>
</context>
<context>
    <name>waystone::ReviewPanel</name>
    <message>
        <source>You can look back at the game, decision by decision.</source>
        <translation>Döntésről döntésre visszanézheted a játékot.</translation>
    </message>
    <message>
        <source>When the game is over, you can look back at it here.</source>
        <translation>Ha a játék véget ért, itt visszanézheted.</translation>
    </message>
    <message>
        <source>The decisions are being judged.</source>
        <translation>A döntések értékelése folyik.</translation>
    </message>
    <message>
        <source>No decision was clearly worse than the alternatives.</source>
        <translation>Egyik döntés sem volt egyértelműen rosszabb a többi lehetőségnél.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Leállítás</translation>
    </message>
    <message>
        <source>Look Back at the Game</source>
        <translation>A játék áttekintése</translation>
    </message>
    <message>
        <source>How much of the game has been reviewed</source>
        <translation>A játék eddig áttekintett része</translation>
    </message>
    <message>
        <source>Show the Moment</source>
        <translation>Az állás megmutatása</translation>
    </message>
    <message>
        <source>Show the moment: %1</source>
        <translation>Az állás megmutatása: %1</translation>
    </message>
    <message>
        <source>Make a Lesson from It</source>
        <translation>Lecke készítése belőle</translation>
    </message>
    <message>
        <source>Make a lesson from it: %1</source>
        <translation>Lecke készítése belőle: %1</translation>
    </message>
    <message>
        <source>The turns that have cost the most so far:</source>
        <translation>Eddig ezek a körök kerültek a legtöbbe:</translation>
    </message>
    <message>
        <source>The turns that have cost the most:</source>
        <translation>Ezek a körök kerültek a legtöbbe:</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could not be compared with the best: there was too little to go on.</source>
        <translation>
            <numerusform>%n döntést nem lehetett a legjobbhoz hasonlítani: ehhez túl kevés derült ki.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played: %1</source>
        <translation>Ez történt: %1</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Jobb lett volna: %1</translation>
    </message>
    <message>
        <source>The turns that seem to have cost the most are being examined more closely:</source>
        <translation>A legtöbbe kerülőnek látszó körök alaposabb vizsgálata folyik:</translation>
    </message>
    <message numerus="yes">
        <source>%1: about %2 points</source>
        <comment>player, what a turn has cost, which may be a fraction above n</comment>
        <translation>
            <numerusform>%1: kb. %2 pont</numerusform>
        </translation>
    </message>
    <message>
        <source>Points ahead of the best other player, as expected at each decision</source>
        <translation>Várható előny pontban a legjobb ellenféllel szemben, döntésről döntésre</translation>
    </message>
</context>
<context>
    <name>waystone::RowTools</name>
    <message>
        <source>Put Back</source>
        <translation>Visszatétel</translation>
    </message>
    <message>
        <source>Look Back</source>
        <translation>Visszanézés</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Give it a name (F2)</source>
        <translation>Elnevezés (F2)</translation>
    </message>
    <message>
        <source>Delete it (Del)</source>
        <translation>Törlés (Del)</translation>
    </message>
</context>
<context>
    <name>waystone::RuleCard</name>
    <message>
        <source>Does not show this rule again, not even in later games</source>
        <translation>Nem mutatja többé ezt a szabályt, a későbbi játékokban sem</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>&amp;Bővebben…</translation>
    </message>
    <message>
        <source>Opens the rule with its notes</source>
        <translation>Megnyitja a szabályt a megjegyzéseivel</translation>
    </message>
    <message>
        <source>N&amp;ever Again</source>
        <translation>&amp;Soha többé</translation>
    </message>
    <message>
        <source>Closes this card</source>
        <translation>Bezárja ezt a kártyát</translation>
    </message>
    <message>
        <source>&amp;Not Again in This Game</source>
        <translation>Ebben a játékban &amp;többet ne</translation>
    </message>
    <message>
        <source>Go&amp;t It</source>
        <translation>&amp;Értem</translation>
    </message>
    <message>
        <source>As in the Program</source>
        <translation>Mint a programban</translation>
    </message>
    <message>
        <source>Whether these cards are shown, and in which language</source>
        <translation>Megjelenjenek-e ezek a kártyák, és milyen nyelven</translation>
    </message>
    <message>
        <source>&amp;Language of the Cards for This Player</source>
        <translation>A játékos kártyáinak &amp;nyelve</translation>
    </message>
</context>
<context>
    <name>waystone::RuleContents</name>
    <message>
        <source>Search the rules</source>
        <translation>Keresés a szabályokban</translation>
    </message>
    <message>
        <source>Finds rules by words in any of the program’s languages; accents and endings do not matter</source>
        <translation>A program bármelyik nyelvének szavai alapján keres; az ékezetek és a végződések nem számítanak</translation>
    </message>
    <message>
        <source>Chapters and rules</source>
        <translation>Fejezetek és szabályok</translation>
    </message>
    <message>
        <source>No rule has these words.</source>
        <translation>Egyetlen szabályban sincsenek ilyen szavak.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>chapter, rule</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>The best %n rule(s)</source>
        <translation>
            <numerusform>A legjobb %n szabály</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n szabály</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::RulePage</name>
    <message>
        <source>The books say nothing about this.</source>
        <translation>A szabálykönyvek erről nem szólnak.</translation>
    </message>
    <message>
        <source>Where the books come closest</source>
        <translation>A hozzá legközelebb álló helyek a szabálykönyvekben</translation>
    </message>
    <message>
        <source>Where the books say it</source>
        <translation>Hol áll a szabálykönyvekben</translation>
    </message>
    <message>
        <source>Related rules</source>
        <translation>Kapcsolódó szabályok</translation>
    </message>
    <message numerus="yes">
        <source>The books have %n worked example(s) of this.</source>
        <translation>
            <numerusform>A szabálykönyvekben %n kidolgozott példa van erre.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::RuleReader</name>
    <message>
        <source>One language</source>
        <translation>Egy nyelven</translation>
    </message>
    <message>
        <source>With %1</source>
        <comment>a language by its own name</comment>
        <translation>Mellette: %1</translation>
    </message>
    <message>
        <source>Back to what you had open before</source>
        <translation>Vissza az előzőleg megnyitott szabályhoz</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>Ismét előre</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Előre</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Második nyelv</translation>
    </message>
    <message>
        <source>Shows the rules in another language as well, side by side</source>
        <translation>Egy másik nyelven is mutatja a szabályokat, egymás mellett</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Szabály</translation>
    </message>
    <message>
        <source>&amp;Show Me</source>
        <translation>&amp;Mutasd meg</translation>
    </message>
    <message>
        <source>Opens the step of the walkthrough that shows this rule on the board</source>
        <translation>Megnyitja a szabálybemutatónak azt a részét, amely a táblán mutatja meg ezt a szabályt</translation>
    </message>
    <message>
        <source>Picture and related rules</source>
        <translation>Kép és kapcsolódó szabályok</translation>
    </message>
    <message>
        <source>&amp;Play It</source>
        <translation>&amp;Játszd le</translation>
    </message>
    <message>
        <source>Opens a task of a lesson in which you play by this rule</source>
        <translation>Megnyitja egy lecke feladatát, amelyben e szabály szerint játszol</translation>
    </message>
    <message>
        <source>&amp;On the Board</source>
        <translation>A &amp;táblán</translation>
    </message>
    <message>
        <source>Marks the places on your board that this rule is about</source>
        <translation>Megjelöli a táblán azokat a helyeket, amelyekről a szabály szól</translation>
    </message>
</context>
<context>
    <name>waystone::RuleText</name>
    <message>
        <source>%1: %2</source>
        <comment>book, heading in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>From outside the book: reviews or the game’s publisher</source>
        <translation>Nem a könyvből: ismertetők vagy a játék kiadója</translation>
    </message>
</context>
<context>
    <name>waystone::RulesEditor</name>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Option by option</source>
        <translation>Egyenkénti beállítás</translation>
    </message>
</context>
<context>
    <name>waystone::RulesExportDialog</name>
    <message>
        <source>None</source>
        <translation>Egyik sem</translation>
    </message>
    <message>
        <source>A4</source>
        <comment>paper</comment>
        <translation>A4</translation>
    </message>
    <message>
        <source>US Letter</source>
        <comment>paper</comment>
        <translation>US Letter</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Játék:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>N&amp;yelv:</translation>
    </message>
    <message>
        <source>Se&amp;cond language:</source>
        <translation>Máso&amp;dik nyelv:</translation>
    </message>
    <message>
        <source>&amp;Paper:</source>
        <translation>&amp;Papír:</translation>
    </message>
    <message>
        <source>Rules on Paper</source>
        <translation>Szabályok papíron</translation>
    </message>
    <message>
        <source>In &amp;black and white</source>
        <translation>Fekete-&amp;fehérben</translation>
    </message>
</context>
<context>
    <name>waystone::RulesHandout</name>
    <message>
        <source>%1: %2</source>
        <comment>option, what is chosen</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>For a table with the edition “%1” and the usual options.</source>
        <translation>Kiadás: „%1”, a szokásos beállításokkal.</translation>
    </message>
    <message>
        <source>For a table with the edition “%1”. Unusual choices: %2.</source>
        <comment>edition, options</comment>
        <translation>Kiadás: „%1”. A szokásostól eltérő beállítások: %2.</translation>
    </message>
</context>
<context>
    <name>waystone::RulesHelp</name>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
</context>
<context>
    <name>waystone::RulesPage</name>
    <message>
        <source>Your own edition.</source>
        <translation>A saját kiadásod.</translation>
    </message>
    <message>
        <source>draws from seed %1</source>
        <translation>húzások ebből a véletlenmagból: %1</translation>
    </message>
    <message>
        <source>random draws</source>
        <translation>véletlen húzások</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Kiadás</translation>
    </message>
    <message>
        <source>Type In Your Own…</source>
        <translation>Saját beírása…</translation>
    </message>
    <message>
        <source>Where It Comes From</source>
        <translation>Honnan származik</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Titkok</translation>
    </message>
    <message>
        <source>A curtain between the people at the screen</source>
        <translation>Függöny a képernyő előtt ülők között</translation>
    </message>
    <message>
        <source>All open, to learn the game</source>
        <translation>Minden nyílt, a játék tanulásához</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Véletlenmag</translation>
    </message>
    <message>
        <source>Chosen at random; the same seed gives the same draws</source>
        <translation>Sorsolással; azonos véletlenmag azonos húzásokat ad</translation>
    </message>
</context>
<context>
    <name>waystone::RulesPanel</name>
    <message>
        <source>Rule of the step</source>
        <comment>a step of the history</comment>
        <translation>A rész szabálya</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) shown by this step</source>
        <translation>
            <numerusform>%n szabályt mutat be ez a rész</numerusform>
        </translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Keresés</translation>
    </message>
    <message>
        <source>Rules that this step shows</source>
        <translation>Szabályok, amelyeket ez a rész bemutat</translation>
    </message>
</context>
<context>
    <name>waystone::SavedNote</name>
    <message>
        <source>Saved as %1</source>
        <translation>Mentve: %1</translation>
    </message>
</context>
<context>
    <name>waystone::ScoreBars</name>
    <message>
        <source>Points; if tied: %1</source>
        <comment>what breaks ties</comment>
        <translation>Pontok; egyenlőségnél: %1</translation>
    </message>
</context>
<context>
    <name>waystone::ScorePanel</name>
    <message>
        <source>Scores</source>
        <translation>Pontok</translation>
    </message>
</context>
<context>
    <name>waystone::ScoreSheetModel</name>
    <message>
        <source>Total</source>
        <translation>Összesen</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Helyezés</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Forrás</translation>
    </message>
    <message>
        <source>%1 (tie-break)</source>
        <translation>%1 (döntetlen esetén)</translation>
    </message>
</context>
<context>
    <name>waystone::ScoringBar</name>
    <message>
        <source>%1. %2</source>
        <comment>what is told, why</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Végső elszámolás</translation>
    </message>
    <message>
        <source>Final scoring: %1</source>
        <comment>a category</comment>
        <translation>Végső elszámolás: %1</translation>
    </message>
    <message>
        <source>Next: the Winner</source>
        <translation>Tovább: a győztes</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>a category</comment>
        <translation>Tovább: %1</translation>
    </message>
    <message>
        <source>One category back</source>
        <translation>Egy kategóriával vissza</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Szünet</translation>
    </message>
    <message>
        <source>Stays at this category until you press Next</source>
        <translation>Ennél a kategóriánál marad, amíg tovább nem lépsz</translation>
    </message>
    <message>
        <source>Skip to the Winner</source>
        <translation>Ugrás a győzteshez</translation>
    </message>
    <message>
        <source>Show the Scoring Again</source>
        <translation>Még egyszer</translation>
    </message>
    <message>
        <source>Look Back</source>
        <translation>Visszanézés</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Mentés…</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Kép…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Visszavágó</translation>
    </message>
    <message>
        <source>Play All</source>
        <translation>Végigjátszás</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>Goes on to the winner by itself, category by category</source>
        <translation>Magától halad a győztesig, kategóriáról kategóriára</translation>
    </message>
    <message>
        <source>Now the points are revealed, category by category.</source>
        <translation>Most kategóriánként kiderülnek a pontok.</translation>
    </message>
</context>
<context>
    <name>waystone::ScoringPanel</name>
    <message>
        <source>Final Scoring</source>
        <translation>Végső elszámolás</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>number of the category, how many there are</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>See on the board what counted:</source>
        <translation>Nézd meg a táblán, mi számított:</translation>
    </message>
</context>
<context>
    <name>waystone::SeatCard</name>
    <message>
        <source>Player %1</source>
        <translation>%1. játékos</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>level, how it plays</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Color of player %1: %2</source>
        <translation>%1. játékos színe: %2</translation>
    </message>
    <message>
        <source>%1. Click for another color.</source>
        <translation>%1. Kattints, ha másik színt szeretnél.</translation>
    </message>
    <message>
        <source>Remove player %1</source>
        <translation>%1. játékos eltávolítása</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>%1. játékos neve</translation>
    </message>
    <message>
        <source>Who plays as player %1</source>
        <translation>Ki játszik %1. játékosként</translation>
    </message>
    <message>
        <source>For example: python3 player.py</source>
        <translation>Például: python3 player.py</translation>
    </message>
    <message>
        <source>Command line of the program that plays player %1</source>
        <translation>%1. játékos programjának parancssora</translation>
    </message>
    <message>
        <source>Starts the program. It is given only what this player may know, and answers with an action.</source>
        <translation>Elindítja a programot, amely csak azt tudja meg, amit ez a játékos tudhat, és egy akcióval válaszol.</translation>
    </message>
</context>
<context>
    <name>waystone::SeatMenu</name>
    <message>
        <source>%1 is played by</source>
        <comment>player</comment>
        <translation>Ki játszik %1 helyén</translation>
    </message>
    <message>
        <source>Program in a Seat</source>
        <translation>Program egy játékos helyén</translation>
    </message>
    <message>
        <source>Command line of the program that plays %1</source>
        <comment>player</comment>
        <translation>%1 helyén játszó program parancssora</translation>
    </message>
    <message>
        <source>Let It Play</source>
        <translation>Játsszon</translation>
    </message>
</context>
<context>
    <name>waystone::SeatsEditor</name>
    <message>
        <source>Chosen at random</source>
        <translation>Sorsolással</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Ki játszik</translation>
    </message>
    <message>
        <source>Begins:</source>
        <translation>Kezd:</translation>
    </message>
    <message>
        <source>Add a Player</source>
        <translation>Játékos hozzáadása</translation>
    </message>
    <message>
        <source>A person or a computer</source>
        <translation>Ember vagy gép</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n játékos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::SecretsNotice</name>
    <message>
        <source>The saved file contains everybody’s hidden hands and what chance will bring. To share the game, save a file without them.</source>
        <translation>A mentett fájlban mindenki titkai benne vannak, és az is, amit a véletlen hozni fog. Ha meg akarod osztani a játékot, ments olyan fájlt, amelyikben nincsenek benne.</translation>
    </message>
    <message>
        <source>Save for Sharing…</source>
        <translation>Mentés megosztásra…</translation>
    </message>
</context>
<context>
    <name>waystone::SetHead</name>
    <message>
        <source>Title of the set</source>
        <translation>A sorozat címe</translation>
    </message>
    <message>
        <source>What it teaches, in a sentence</source>
        <translation>Mit tanít, egy mondatban</translation>
    </message>
    <message>
        <source>Earlier in the set (Alt+Up)</source>
        <translation>Előbbre a sorozatban (Alt+Fel)</translation>
    </message>
    <message>
        <source>Earlier in the set</source>
        <translation>Előbbre a sorozatban</translation>
    </message>
    <message>
        <source>Later in the set (Alt+Down)</source>
        <translation>Hátrább a sorozatban (Alt+Le)</translation>
    </message>
    <message>
        <source>Later in the set</source>
        <translation>Hátrább a sorozatban</translation>
    </message>
    <message>
        <source>Its lessons stay in the library</source>
        <translation>A leckéi a gyűjteményben maradnak</translation>
    </message>
    <message>
        <source>All its lessons on paper, with their answers at the end</source>
        <translation>Minden leckéje papíron, a válaszok a végén</translation>
    </message>
    <message>
        <source>In one file, to be given to others</source>
        <translation>Egyetlen fájlban, amelyet másoknak adhatsz</translation>
    </message>
    <message>
        <source>As a &amp;Web Page…</source>
        <translation>&amp;Weblapként…</translation>
    </message>
    <message>
        <source>Plays its lessons in any browser, on a phone as well</source>
        <translation>Leckéi bármilyen böngészőben lejátszhatók, telefonon is</translation>
    </message>
    <message>
        <source>As a &amp;Set for Waystone…</source>
        <translation>&amp;Sorozatként (Waystone)…</translation>
    </message>
    <message>
        <source>To be brought into somebody else’s library</source>
        <translation>Hogy más is felvehesse a könyvtárába</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Nyomtatás…</translation>
    </message>
    <message>
        <source>Print the set</source>
        <translation>Sorozat nyomtatása</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Megosztás</translation>
    </message>
    <message>
        <source>Share the set</source>
        <translation>Sorozat megosztása</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Törlés…</translation>
    </message>
    <message>
        <source>Delete the set</source>
        <translation>Sorozat törlése</translation>
    </message>
</context>
<context>
    <name>waystone::SetShelf</name>
    <message>
        <source>The title or the summary is too long.</source>
        <translation>A cím vagy az összefoglaló túl hosszú.</translation>
    </message>
    <message>
        <source>Make the Set</source>
        <translation>Sorozat létrehozása</translation>
    </message>
    <message>
        <source>Change the Set</source>
        <translation>Sorozat módosítása</translation>
    </message>
    <message>
        <source>Delete the Set</source>
        <translation>Sorozat törlése</translation>
    </message>
    <message>
        <source>Its file was changed meanwhile.</source>
        <translation>A fájlja időközben megváltozott.</translation>
    </message>
    <message>
        <source>Add Lessons to the Set</source>
        <translation>Leckék hozzáadása a sorozathoz</translation>
    </message>
    <message>
        <source>Put Lessons into the Set</source>
        <translation>Leckék elhelyezése a sorozatban</translation>
    </message>
    <message>
        <source>Take a Lesson out of the Set</source>
        <translation>Lecke kivétele a sorozatból</translation>
    </message>
    <message>
        <source>Move a Lesson in the Set</source>
        <translation>Lecke áthelyezése a sorozatban</translation>
    </message>
</context>
<context>
    <name>waystone::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Lapok</translation>
    </message>
    <message>
        <source>Language and Look</source>
        <translation>Nyelv és megjelenés</translation>
    </message>
    <message>
        <source>Motion and Play</source>
        <translation>Mozgás és játék</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Gyorsbillentyűk</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Nyelv</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Téma</translation>
    </message>
    <message>
        <source>Highlighting</source>
        <translation>Kiemelés</translation>
    </message>
    <message>
        <source>Show All Cards Again</source>
        <translation>Az összes kártya újra</translation>
    </message>
    <message>
        <source>Cards for rules explained in earlier games appear again</source>
        <translation>Újra megjelennek a korábbi játékokban már megmutatott szabálykártyák</translation>
    </message>
    <message>
        <source>Back to the Defaults</source>
        <translation>Vissza az alapértékekre</translation>
    </message>
    <message>
        <source>Restores the default choices on this page</source>
        <translation>Visszaállítja az alapértékeket ezen a lapon</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Kész</translation>
    </message>
    <message>
        <source>Undo: Back to the Defaults</source>
        <translation>Visszavonás: vissza az alapértékekre</translation>
    </message>
    <message>
        <source>Back to the Usual Keys</source>
        <translation>Vissza a szokásos billentyűkhöz</translation>
    </message>
    <message>
        <source>Restores the previous choices on this page</source>
        <translation>Visszaállítja a korábbi választásokat ezen a lapon</translation>
    </message>
    <message>
        <source>How fast the computer plays</source>
        <translation>Milyen gyorsan játsszon a gép</translation>
    </message>
    <message>
        <source>When to ask first</source>
        <translation>Mikor kérjen megerősítést</translation>
    </message>
    <message>
        <source>Help while playing</source>
        <translation>Segítség játék közben</translation>
    </message>
</context>
<context>
    <name>waystone::SettingsFile</name>
    <message>
        <source>The contents of the file cannot be read.</source>
        <translation>A fájl tartalma nem olvasható.</translation>
    </message>
    <message>
        <source>The disk may be full.</source>
        <translation>Lehet, hogy megtelt a lemez.</translation>
    </message>
</context>
<context>
    <name>waystone::SetupBoardModel</name>
    <message>
        <source>Placed: %1 (%2)</source>
        <comment>a piece, its place</comment>
        <translation>Lerakva: %1 (%2)</translation>
    </message>
    <message>
        <source>Moved: %1 (%2)</source>
        <comment>a piece, where it is now</comment>
        <translation>Áthelyezve: %1 (%2)</translation>
    </message>
    <message>
        <source>Taken away: %1 (%2)</source>
        <comment>a piece, its place</comment>
        <translation>Levéve: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>waystone::ShareDialog</name>
    <message>
        <source>Save for Sharing</source>
        <translation>Mentés megosztásra</translation>
    </message>
    <message>
        <source>The file shows the board and what was played. Hidden hands and what chance will bring are left out, so the game can be looked at but not played on.</source>
        <translation>A fájl a táblát mutatja, és azt, ami eddig történt. Nincs benne, amit a játékosok titkolnak, sem az, amit a véletlen hozni fog, ezért a játék megnézhető, de nem folytatható.</translation>
    </message>
    <message>
        <source>What should it show?</source>
        <translation>Mit mutasson?</translation>
    </message>
    <message>
        <source>What &amp;everybody at the table knows</source>
        <translation>Amit az asztalnál &amp;mindenki tud</translation>
    </message>
    <message>
        <source>What %1 &amp;knows</source>
        <translation>Amit ez a &amp;játékos tud: %1</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>M&amp;entés…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
</context>
<context>
    <name>waystone::SharedGameDialog</name>
    <message>
        <source>A shared game, as everybody at the table knows it. It can be looked at but not played on: hidden hands and what chance will bring are not in the file.</source>
        <translation>Megosztott játék úgy, ahogy az asztalnál mindenki ismeri. Megnézhető, de nem folytatható: a titkok nincsenek a fájlban, és az sem, amit a véletlen hozni fog.</translation>
    </message>
    <message>
        <source>A shared game, as this player knows it: %1. It can be looked at but not played on: what this player cannot know is not in the file.</source>
        <translation>Megosztott játék úgy, ahogy ez a játékos ismeri: %1. Megnézhető, de nem folytatható: amit ez a játékos nem tudhat, az nincs a fájlban.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tábla</translation>
    </message>
    <message>
        <source>&amp;What was played, in file notation:</source>
        <translation>&amp;Ami eddig történt, a fájlok jelöléseivel:</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, action</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: in secret</source>
        <comment>player</comment>
        <translation>%1: titokban</translation>
    </message>
    <message>
        <source>Nothing that can be shown</source>
        <translation>Semmi, ami megmutatható</translation>
    </message>
</context>
<context>
    <name>waystone::ShelfModel</name>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n lecke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lesson(s) done</source>
        <translation>
            <numerusform>%n leckéből %1 kész</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Minden</translation>
    </message>
    <message>
        <source>My lessons</source>
        <translation>Saját leckéim</translation>
    </message>
    <message>
        <source>%1, set. %2</source>
        <comment>title, how many lessons</comment>
        <translation>%1, sorozat. %2</translation>
    </message>
</context>
<context>
    <name>waystone::SideDock</name>
    <message>
        <source>Move %1 of %2</source>
        <translation>%1. akció (összesen %2)</translation>
    </message>
    <message>
        <source>Now · move %1</source>
        <translation>Most · %1. akció</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1.&#xa0;akció</translation>
    </message>
    <message>
        <source>Trying out · move %1</source>
        <translation>Próba · %1.&#xa0;akció</translation>
    </message>
</context>
<context>
    <name>waystone::SideLineBar</name>
    <message>
        <source>What comes next is still hidden, so you cannot try further. The game waits at move %1.</source>
        <translation>A folytatás még rejtve van, ezért tovább nem próbálhatsz. A játék addig vár (%1. akció).</translation>
    </message>
    <message>
        <source>You are trying something out. The game waits at move %1.</source>
        <translation>Most kipróbálsz valamit. A játék addig vár (%1. akció).</translation>
    </message>
    <message>
        <source>Back to the Game</source>
        <translation>Vissza a játékhoz</translation>
    </message>
    <message>
        <source>Let the Computer Play</source>
        <translation>Játsszon a gép</translation>
    </message>
</context>
<context>
    <name>waystone::SidePanels</name>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Napló</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>how a game has ended</comment>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>Click a player to let the computer, or somebody else, play this seat.</source>
        <translation>Kattints egy játékosra, hogy a helyén a gép vagy valaki más játsszon.</translation>
    </message>
</context>
<context>
    <name>waystone::SpokenDeeds</name>
    <message>
        <source>%1: %2</source>
        <comment>player, what they did</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 gets %2.</source>
        <comment>player, points</comment>
        <translation>%1 kap: %2.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Akció visszavonva.</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <comment>what was done</comment>
        <translation>Visszavonva: %1</translation>
    </message>
</context>
<context>
    <name>waystone::StartPage</name>
    <message>
        <source>Waystone</source>
        <translation>Waystone</translation>
    </message>
    <message>
        <source>A table for city-building board games</source>
        <translation>Játékasztal városépítő társasjátékokhoz</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Megnyitás…</translation>
    </message>
    <message>
        <source>Scenario Editor</source>
        <translation>Forgatókönyv-szerkesztő</translation>
    </message>
    <message>
        <source>Shows walkthroughs of the rules, lessons and your own positions</source>
        <translation>Szabálybemutatók, leckék és saját állások</translation>
    </message>
    <message>
        <source>All Lessons</source>
        <translation>Az összes lecke</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Earlier Games</source>
        <translation>Korábbi játékok</translation>
    </message>
    <message>
        <source>All Games (%1)</source>
        <comment>how many</comment>
        <translation>Minden játék (%1)</translation>
    </message>
    <message>
        <source>Play or Learn</source>
        <translation>Játék és tanulás</translation>
    </message>
    <message>
        <source>Keys: 1 to %1 to play.</source>
        <translation>Játék: 1–%1 billentyű.</translation>
    </message>
    <message>
        <source>%1 Return to continue.</source>
        <comment>a sentence about other keys</comment>
        <translation>%1 Folytatás: Enter.</translation>
    </message>
    <message>
        <source>Your Games</source>
        <translation>Játékaid</translation>
    </message>
</context>
<context>
    <name>waystone::StepsPanel</name>
    <message>
        <source>A lesson leads a reader on from this position, step by step: it explains, shows, asks and lets them play.</source>
        <translation>A lecke ebből az állásból vezeti tovább az olvasót, lépésről lépésre: magyaráz, bemutat, kérdez, és játszani hív.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hozzáadás</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Másolat</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eltávolítás</translation>
    </message>
    <message>
        <source>Removes this step from the lesson.</source>
        <translation>Kiveszi ezt a részt a leckéből.</translation>
    </message>
    <message>
        <source>Moves this step before the one above.</source>
        <translation>Ezt a részt a fölötte lévő elé teszi.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Részek</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>sign and name of a kind of step</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Adds a step after this one.</source>
        <translation>Új részt ad ez után.</translation>
    </message>
    <message>
        <source>Adds a copy of this step after it.</source>
        <translation>Lemásolja ezt a részt, és utána teszi.</translation>
    </message>
    <message>
        <source>Moves this step after the one below.</source>
        <translation>Ezt a részt az alatta lévő mögé teszi.</translation>
    </message>
    <message>
        <source>A line is being recorded for step %1. Keep it or cancel it; then you can go on to another step.</source>
        <translation>%1. rész: éppen akciósort rögzítesz hozzá. Tartsd meg vagy vesd el, és utána továbbmehetsz egy másik részre.</translation>
    </message>
    <message>
        <source>Make a Lesson That Begins with a Task</source>
        <translation>Feladattal kezdődő lecke készítése</translation>
    </message>
    <message>
        <source>Make a Lesson That Begins with an Explanation</source>
        <translation>Magyarázattal kezdődő lecke készítése</translation>
    </message>
    <message>
        <source>%1 %2 %3  %4</source>
        <comment>number, whether it is sound, sign and first words of a step</comment>
        <translation>%1 %2 %3  %4</translation>
    </message>
    <message>
        <source>Nothing is left to do here.</source>
        <translation>Itt már nincs tennivaló.</translation>
    </message>
    <message>
        <source>Something is left to do here.</source>
        <translation>Itt még van tennivaló.</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <comment>kind of step, its text, what is left to do</comment>
        <translation>%1: %2 %3</translation>
    </message>
</context>
<context>
    <name>waystone::TablePage</name>
    <message>
        <source>The screen goes to %1.</source>
        <comment>player</comment>
        <translation>A képernyő ezé a játékosé: %1.</translation>
    </message>
</context>
<context>
    <name>waystone::TablePrograms</name>
    <message>
        <source>It cannot be started.</source>
        <translation>Nem indítható el.</translation>
    </message>
    <message>
        <source>It ended with status %1.</source>
        <translation>Befejeződött, állapotkód: %1.</translation>
    </message>
    <message>
        <source>It has ended.</source>
        <translation>Befejeződött.</translation>
    </message>
    <message numerus="yes">
        <source>It did not answer within %n seconds.</source>
        <translation>
            <numerusform>%n másodpercen belül nem válaszolt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its answer is too long.</source>
        <translation>A válasza túl hosszú.</translation>
    </message>
    <message>
        <source>Its answer cannot be read: %1</source>
        <translation>A válasza nem olvasható: %1</translation>
    </message>
    <message>
        <source>It answered with an error: %1</source>
        <translation>Hibával válaszolt: %1</translation>
    </message>
    <message>
        <source>It chose an illegal action: %1</source>
        <translation>Szabálytalan akciót választott: %1</translation>
    </message>
    <message>
        <source>Program in a Seat</source>
        <translation>Program egy játékos helyén</translation>
    </message>
    <message>
        <source>The program that plays %1 has stopped. %2</source>
        <comment>player, reason</comment>
        <translation>Leállt a program, amely %1 helyén játszik. %2</translation>
    </message>
    <message>
        <source>Ask Again</source>
        <translation>Újrakérdezés</translation>
    </message>
    <message>
        <source>A Person Plays On</source>
        <translation>Ember játszik tovább</translation>
    </message>
    <message>
        <source>The Computer Plays On</source>
        <translation>A gép játszik tovább</translation>
    </message>
    <message>
        <source>Decide Later</source>
        <translation>Döntés később</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, command line</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Programs in Seats</source>
        <translation>Programok játékosok helyén</translation>
    </message>
    <message>
        <source>In this game, programs hold seats. Until they are started, people hold them. A program can do anything on this computer that you can: start only programs you know.</source>
        <translation>Ebben a játékban programok játszanak egyes helyeken. Amíg nem indulnak el, emberek játszanak ott. Egy program ezen a számítógépen bármit megtehet, amit te: csak olyat indíts el, amelyet ismersz.</translation>
    </message>
    <message>
        <source>Start the Programs</source>
        <translation>Programok indítása</translation>
    </message>
    <message>
        <source>People Play</source>
        <translation>Emberek játszanak</translation>
    </message>
</context>
<context>
    <name>waystone::TableRegions</name>
    <message>
        <source>Next Part of the Window</source>
        <translation>Az ablak következő része</translation>
    </message>
    <message>
        <source>Moves the keyboard focus from the line above the board to the board, then to what is beside it</source>
        <translation>Ugrás a billentyűzettel a felső sorról a táblára, onnan a mellette lévő részre</translation>
    </message>
    <message>
        <source>Previous Part of the Window</source>
        <translation>Az ablak előző része</translation>
    </message>
    <message>
        <source>Moves the keyboard focus the other way around</source>
        <translation>Ugrás a billentyűzettel visszafelé</translation>
    </message>
</context>
<context>
    <name>waystone::TableSpeech</name>
    <message>
        <source>%1: nothing can be done here now.</source>
        <comment>a place</comment>
        <translation>%1: itt most nem lehet semmit sem tenni.</translation>
    </message>
    <message>
        <source>%1. Players: %2.</source>
        <comment>a game, names</comment>
        <translation>%1. Játékosok: %2.</translation>
    </message>
    <message>
        <source>Not possible. %1</source>
        <comment>a sentence tells why</comment>
        <translation>Nem lehetséges. %1</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <comment>its title</comment>
        <translation>Szabály: %1</translation>
    </message>
    <message>
        <source>Picked: %1.</source>
        <comment>a place</comment>
        <translation>Kijelölve: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) can be chosen next.</source>
        <translation>
            <numerusform>Ezután %n hely választható.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is picked now.</source>
        <translation>Már semmi sincs kijelölve.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <comment>places that can be chosen</comment>
        <translation>Ezután választható: %1.</translation>
    </message>
</context>
<context>
    <name>waystone::TaskPanel</name>
    <message>
        <source>Number of actions</source>
        <comment>a step of the history</comment>
        <translation>Akciók száma</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Cél</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Akciók</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Hibák</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eltávolítás</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hozzáadás</translation>
    </message>
    <message>
        <source>No line</source>
        <comment>a step of the history</comment>
        <translation>Nincs akciósor</translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>a step of the history</comment>
        <translation>Válasz</translation>
    </message>
    <message>
        <source>Answer removed</source>
        <comment>a step of the history</comment>
        <translation>Válasz eltávolítva</translation>
    </message>
    <message>
        <source>Right answer</source>
        <comment>a step of the history</comment>
        <translation>Helyes válasz</translation>
    </message>
    <message>
        <source>Source of the points</source>
        <comment>a step of the history</comment>
        <translation>A pontok forrása</translation>
    </message>
    <message>
        <source>Computer player</source>
        <comment>a step of the history</comment>
        <translation>Gépi játékos</translation>
    </message>
    <message>
        <source>(without words yet)</source>
        <comment>an answer</comment>
        <translation>(még szöveg nélkül)</translation>
    </message>
    <message>
        <source>Nothing is played yet.</source>
        <translation>Még nincs akció.</translation>
    </message>
    <message>
        <source>Nothing is played: the question is about the next scoring.</source>
        <translation>Nincs akció: a kérdés a következő elszámolásról szól.</translation>
    </message>
    <message>
        <source>All points</source>
        <translation>Minden pont</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>Az akciósor</translation>
    </message>
    <message>
        <source>Check the right answers; write their words under “Texts”.</source>
        <translation>Pipáld ki a helyes válaszokat; a szövegüket a „Szövegek” alatt írhatod meg.</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Válaszok</translation>
    </message>
    <message>
        <source>Points from:</source>
        <translation>Pontok innen:</translation>
    </message>
    <message>
        <source>Actions of the reader:</source>
        <translation>Az olvasó akciói:</translation>
    </message>
    <message>
        <source>as long as they like</source>
        <translation>ameddig tetszik</translation>
    </message>
    <message>
        <source>The others are played by:</source>
        <translation>A többiek helyén játszik:</translation>
    </message>
    <message>
        <source>Reader’s seat</source>
        <comment>a step of the history</comment>
        <translation>Az olvasó helye</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1.&lt;/b&gt; %2</source>
        <comment>kind of step and what it does</comment>
        <translation>&lt;b&gt;%1.&lt;/b&gt; %2</translation>
    </message>
    <message>
        <source>The reader plays:</source>
        <translation>Az olvasó játékosa:</translation>
    </message>
    <message>
        <source>Starts from its own position</source>
        <translation>Saját állással kezdődik</translation>
    </message>
    <message>
        <source>Otherwise, the step continues where the previous one ended.</source>
        <translation>Különben a rész onnan folytatódik, ahol az előző véget ért.</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>Válaszok</translation>
    </message>
</context>
<context>
    <name>waystone::TextSizeBox</name>
    <message>
        <source>%1%</source>
        <comment>size</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Text Size</source>
        <translation>Betűméret</translation>
    </message>
    <message>
        <source>All text will be this large.</source>
        <translation>Minden szöveg ekkora lesz.</translation>
    </message>
</context>
<context>
    <name>waystone::TextsPanel</name>
    <message>
        <source>This Step</source>
        <translation>Ez a rész</translation>
    </message>
    <message>
        <source>The Lesson</source>
        <translation>A lecke</translation>
    </message>
    <message>
        <source>The Translation Still Fits</source>
        <translation>A fordítás még megfelel</translation>
    </message>
    <message>
        <source>Texts of this step</source>
        <translation>E rész szövegei</translation>
    </message>
    <message>
        <source>Texts of the lesson</source>
        <translation>A lecke szövegei</translation>
    </message>
    <message>
        <source>%1 ⚠</source>
        <comment>language that lacks texts</comment>
        <translation>%1 ⚠</translation>
    </message>
    <message>
        <source>Texts are missing, or older than the original.</source>
        <translation>Van hiányzó vagy az eredetinél régebbi szöveg.</translation>
    </message>
    <message>
        <source>The goal: %1</source>
        <comment>what the reader is told</comment>
        <translation>A cél: %1</translation>
    </message>
    <message>
        <source>⚠ The text names numbers that the goal does not: %1.</source>
        <comment>numbers</comment>
        <translation>⚠ A szövegben olyan szám áll, amely a célban nincs: %1.</translation>
    </message>
    <message>
        <source>Side by Side</source>
        <translation>Egymás mellett</translation>
    </message>
    <message>
        <source>Shows all languages below the board</source>
        <translation>Minden nyelvet megmutat a tábla alatt</translation>
    </message>
    <message>
        <source>Language of the texts</source>
        <translation>A szövegek nyelve</translation>
    </message>
</context>
<context>
    <name>waystone::ToolRow</name>
    <message>
        <source>More tools</source>
        <translation>További eszközök</translation>
    </message>
    <message>
        <source>Reconstructed Board</source>
        <translation>Rekonstruált tábla</translation>
    </message>
    <message>
        <source>Partly Reconstructed</source>
        <translation>Részben rekonstruált</translation>
    </message>
</context>
<context>
    <name>waystone::TroubleBox</name>
    <message>
        <source>Waystone</source>
        <translation>Waystone</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Részletek</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <translation>Szabály: %1</translation>
    </message>
</context>
<context>
    <name>waystone::UnsavedBox</name>
    <message>
        <source>Waystone</source>
        <translation>Waystone</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Mentés</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Elvetés</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
</context>
<context>
    <name>waystone::WhatIfPanel</name>
    <message>
        <source>What &amp;if this were played?</source>
        <translation>Mi lenne, &amp;ha ez következne?</translation>
    </message>
    <message>
        <source>Choose a move…</source>
        <translation>Válassz egy akciót…</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Más nem lehetséges.</translation>
    </message>
    <message>
        <source>Thinking it over…</source>
        <translation>Átgondolás folyamatban…</translation>
    </message>
    <message>
        <source>Nothing better was found. The next best: %1.</source>
        <translation>Jobbat nem találtunk. A következő legjobb: %1.</translation>
    </message>
    <message>
        <source>Compared with the best (%1):</source>
        <translation>A legjobbhoz képest (%1):</translation>
    </message>
</context>
<context>
    <name>waystone::WhoChoices</name>
    <message>
        <source>%1: %2</source>
        <comment>level, how it plays</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A program…</source>
        <translation>Egy program…</translation>
    </message>
    <message>
        <source>external, started by its command line</source>
        <translation>külső program, parancssorral indul</translation>
    </message>
</context>
<context>
    <name>waystone::WhoPlaysMenu</name>
    <message>
        <source>&amp;Who Plays</source>
        <translation>Ki játs&amp;zik</translation>
    </message>
    <message>
        <source>Hands a seat to the computer or to somebody else</source>
        <translation>Átad egy helyet a gépnek vagy valaki másnak</translation>
    </message>
</context>
<context>
    <name>waystone::milestones::MapPage</name>
    <message>
        <source>Numbers</source>
        <translation>Számok</translation>
    </message>
    <message>
        <source>Bushes</source>
        <translation>Bokrok</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Csúcsok</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Vonalak</translation>
    </message>
    <message>
        <source>Click a corner to change its number; right-click to go back.</source>
        <translation>Kattints egy csúcsra a szám növeléséhez, a jobb gombbal a csökkentéséhez.</translation>
    </message>
    <message>
        <source>Click a triangle to add or remove a bush.</source>
        <translation>Kattints egy háromszögre a bokor lerakásához vagy levételéhez.</translation>
    </message>
    <message>
        <source>Click a dot to add a corner, or a corner to remove it.</source>
        <translation>Egy pontra kattintva új csúcs kerül oda, egy csúcsra kattintva a csúcs törlődik.</translation>
    </message>
    <message>
        <source>Click a line to separate or join its corners.</source>
        <translation>Kattints egy vonalra a csúcsok szétválasztásához vagy összekötéséhez.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Térkép</translation>
    </message>
</context>
</TS>
