<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu_HU" sourcelanguage="en_US">
<context>
    <name>GainText</name>
    <message>
        <source>Costs: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brings: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory points: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot be undone afterwards.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GeneralProblems</name>
    <message>
        <source>The file is no valid JSON: unexpected %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file ends too early.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not encoded in UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is too large. The most that can be read: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is nested too deeply. The deepest level that can be read: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; occurs twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of &quot;%1&quot; has the wrong type. Expected: %2. Found: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of &quot;%1&quot; is %2; it must be from %3 to %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list &quot;%1&quot; has the wrong length, %2; it must be from %3 to %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text of &quot;%1&quot; is too long. The most characters: %2. Found: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value &quot;%2&quot; of &quot;%1&quot; is not known. Expected: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has another format. Expected: %1. Found: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has version %1. The newest version that can be read: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules option &quot;%1&quot; is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules option &quot;%1&quot; has no value &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game &quot;%1&quot; is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The edition &quot;%1&quot; is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only its own player acts here: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No action begins here: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem in the edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown game or edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to do here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>object</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GeneralWords</name>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a line that is read aloud</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>possible now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What chance has revealed cannot be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A secret choice cannot be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be taken back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MilestonesWords</name>
    <message>
        <source>Draw a bonus tile: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn up a worker tile: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a starting tile: %1 (spaces %2–%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to the castle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to the trading house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to the board of works</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to the mill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to employment space %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to employment space %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hire workers: %1 (spaces %2–%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy goods: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell goods: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build a street section: %1–%2–%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build a house: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build a marketplace: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up the bonus tile: %1, for employment space %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the bonus tile: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply a marketplace: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply a marketplace: %1, number at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply a marketplace: %1, numbers at %2 and %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep goods: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover the worker on employment space %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover the worker on employment space %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish the visit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus tile drawn: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worker tile turned up: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chose a starting tile: %1 (spaces %2–%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved to the castle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved to the trading house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved to the board of works</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved to the mill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved to employment space %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moved to employment space %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hired workers: %1 (spaces %2–%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bought goods: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sold goods: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built a street section: %1–%2–%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built a house: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built a marketplace: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picked up a bonus tile: %1, for employment space %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left a bonus tile: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supplied a marketplace: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supplied a marketplace: %1, number at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supplied a marketplace: %1, numbers at %2 and %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept goods: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Covered the worker on employment space %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Covered the worker on employment space %1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished the visit</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sand</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quarrymen</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lumberjack(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sand worker(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain grower(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coiner(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n starting tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cover tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n playing piece(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n street piece(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n street section(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n milestone(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marketplace(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flour sack(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker tile(s) in the draw pile</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n</source>
        <comment>a term that has no plural, its number</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>S</source>
        <comment>letter of stone; the five goods need five letters</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W</source>
        <comment>letter of wood; the five goods need five letters</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A</source>
        <comment>letter of sand; the five goods need five letters</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>G</source>
        <comment>letter of grain; the five goods need five letters</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C</source>
        <comment>letter of coins; the five goods need five letters</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Q</source>
        <comment>letter of the quarryman; the five workers need five letters</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L</source>
        <comment>letter of the lumberjack; the five workers need five letters</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S</source>
        <comment>letter of the sand worker; the five workers need five letters</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>G</source>
        <comment>letter of the grain grower; the five workers need five letters</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C</source>
        <comment>letter of the coiner; the five workers need five letters</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two corners have the same name: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same is listed twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There must be one milestone for two street pieces. Milestones: %1. Street pieces: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These corners form no triangle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These corners are no neighbors on the grid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the first marketplace has no number. Corner without a number: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first marketplace can have no number: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No corner of the grid lies here: %1, %2. The sum must be even.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No line leads from the first marketplace to this corner: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two corners lie on the same place: %1, %2. The other corner: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are fewer bonus tiles than bushes. Bonus tiles: %1. Bushes: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are not enough worker tiles for the display and the starting tiles: %1. Needed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board has too many lines: %1. The most there can be: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board has too many triangles: %1. The most there can be: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no corner with this name: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corners are named by row and position in the row. Expected: %1. Found: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choice of starting tiles: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The final scoring begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus tile of a covered worker leaves the game: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The starting tile that is left over leaves the game: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus tile: %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left the bonus tile: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reached the target space: the end of the game is triggered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hired the last worker tile: the end of the game is triggered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can hire workers any more: the game ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 placed a worker tile: employment spaces %2–%3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 picked up a bonus tile: %2, for employment space %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moved to the castle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moved to the trading house.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moved to the board of works.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moved to the mill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moved to employment space %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 placed a street piece: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 placed a milestone: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 built a marketplace: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 built a house: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 supplied a marketplace: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 covered a worker: employment space %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 received %2 from the worker on employment space %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 received income: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bought goods: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 received for the goods sold: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 received for the supplied marketplace: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 received: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 paid for a street section: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 paid for a house: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 paid for a marketplace: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 paid for a flour sack: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 paid for a worker tile: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 paid for a goods cube: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sold goods: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 returned goods at the castle: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 paid: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for a milestone. %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for a house. %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for a marketplace. %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for a supplied marketplace. %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for a bonus tile. %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for a worker with a bonus tile. %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for the majority. %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Before the first turn nothing is built but the first marketplace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first turn a player has the starting capital, the playing piece on the castle, and nothing else. Player: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus tiles are put on the bushes one after the other, in the order of the edition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the first turn every bush has its bonus tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First the bonus tiles are turned up, then the display, then the starting tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting tiles on offer: %1. Expected: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All starting tiles have been chosen, so the first turn begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player chooses two starting tiles, one player after the other. %1 has: %2. Expected: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting tiles are chosen counter-clockwise, the starting player last. Now it is the turn of: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A turn has two moves. Moves left after this one: %1. The most there can be: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For what is done now the playing piece must stand here: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers are hired only at the trading house.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The display is refilled only after workers have been hired.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goods are reduced only by a player who has more than %1. Goods: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a visible worker there is nothing to cover.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus tiles are on offer only after something has been built at the board of works.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus tiles are on offer only around the milestone, marketplace or house that has just been built.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bonus tile is on offer only beside what has just been built, and to a player with a worker of its kind that is free.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bonus tile is on offer, so building goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever reaches the target space triggers the end of the game. Target space: %1. Points of %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever hires the last worker tile triggers the end of the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has triggered the end of the game without reaching the target space (%2) or hiring the last worker tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player who triggered the end of the game has no other turn: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over, but nothing has triggered its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over before every player has had a last turn. The last one was: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Majorities are scored only in the final scoring. Player: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can hire workers any more, so the game would have ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are points for something that has not been built. %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space of the loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Display</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score track</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the bonus tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corner %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corner %1 (first marketplace)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corner %1 (number %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triangle %1 (bush)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Triangle %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trading house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board of works</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Employment space %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>space, player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply: street sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply: houses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply: marketplaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply: flour sacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1–%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>kind of goods, player</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Display, slot %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting tiles, slot %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score track (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish the visit (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the bonus tile (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarryman</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lumberjack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sand worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grain grower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coiner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worker tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Street piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Street section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Milestone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marketplace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flour sack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hire workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy goods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sell goods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep goods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last worker tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can hire workers any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choice of starting tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worker with a bonus tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Majority</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From before this position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarryman %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lumberjack %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sand worker %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grain grower %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coiner %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worker tile %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>the two workers of a tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus tile: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing piece: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such action.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only chance draws tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles have to be drawn first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bonus tile of this kind is left to be drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This worker tile is not in the draw pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is another player&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting tiles are chosen only before the first turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A starting tile has to be chosen first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers are hired and goods are bought and sold only at the trading house.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Street sections, houses and marketplaces are built only at the board of works.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marketplaces are supplied only at the mill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goods are reduced only at the castle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers are covered only at the castle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First decide about the bonus tile: pick it up or leave it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>At the castle the goods have to be reduced first, to %n, coins included.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The visit to the castle ends with covering a worker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The visit has to be finished before the playing piece moves on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both moves of the turn have to be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A worker has to be covered. Only with %n or fewer visible workers may it be left out.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This is none of the starting tiles that are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A worker tile covers two adjacent employment spaces, so it cannot begin on the last one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A starting tile is placed on two empty employment spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move must stop at the castle; it cannot go past.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one worker tile may be hired in a visit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a worker tile of the display can be hired.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) are needed. Coins owned: %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Only goods cubes are bought and sold, not coins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not enough goods cubes of this kind to sell: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only goods that are owned can be kept. Missing: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a visible worker can be covered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needed: %1. Owned: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No street section is left in the supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A street section runs along two lines that follow each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A street section cannot begin at a milestone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A street section cannot begin at a joint; streets branch off only at marketplaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A street section begins at a marketplace or at the end of a street.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A street section cannot touch another street on its way or at its end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A street section leads over numbers; the first marketplace is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No house is left in the supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a house on this triangle already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A house needs a street along an edge of its triangle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A house can be built on a bonus tile only by a player who can pick it up: a visible worker without a bonus tile is needed. Worker: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No marketplace is left in the supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A marketplace covers a number, and a milestone covers this one already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a marketplace here already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A marketplace is built at the end of a street or at a joint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bonus tile is picked up only when a milestone, a marketplace or a house has just been built at its triangle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bonus tile is placed on a visible worker of its kind. Worker: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus tile belongs to another kind of worker: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This worker bears a bonus tile already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bonus tile under a house has to be picked up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a marketplace can be supplied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This marketplace has been supplied already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only numbers one line away from the marketplace can be chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only an uncovered number can be chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two different numbers have to be chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two numbers have to be chosen where there are two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No flour sack is left in the supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moving the playing piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hiring workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buying and selling goods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Street sections</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Houses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marketplaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castle: reducing goods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castle: covering a worker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the game does not have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The network of streets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worker tiles on a player board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goods after the castle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Display and draw pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Course of a turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus tiles on offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number of players is %1; it must be from %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There must be as many player boards as players. Boards: %1. Players: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no player with this number: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such kind of bonus tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same piece lies twice on one place: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board has no such place for a piece: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The edition has no such worker tile. It has %n.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>There are too many worker tiles in the row: %1. The most there can be: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are too many goods of one kind, %1: %2. The most there can be: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are too many points of one source, %1: %2. The most there can be: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more pieces than the supply holds, %1: %2. The most there can be: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first marketplace is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A milestone and a marketplace cannot cover the same number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every marketplace but the first needs a street.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A flour sack lies only on a marketplace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A milestone joins exactly two street pieces. Street pieces here: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Streets branch off only at marketplaces. Street pieces here: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each street piece has a milestone at one of its ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A street piece cannot have a milestone at both ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Streets cannot form a loop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All streets are connected with the first marketplace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A house and a bonus tile cannot share a triangle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A worker tile cannot lie in two places: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two workers of a tile lie side by side, in the order in which they are printed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A worker tile covers two adjacent employment spaces; this one lies over the edge of the board: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A worker tile covers two spaces, so neither of them can be empty: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of two worker tiles on the same two spaces only the upper one can show: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A worker tile lies here unseen, so the space cannot be empty: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A cover tile lies only on a worker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bonus tile lies only on a bush or on a visible worker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a visit to the castle no more than %1 goods are left. Goods: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardly any game brings so many goods: %1. From one castle to the next there are at most: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the start every player board has two worker tiles or more. Worker tiles of %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more bonus tiles of a kind than the edition has, %1: %2. The most there can be: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The display is refilled as long as the draw pile lasts. Worker tiles: %1. Expected: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a draw pile the display is not refilled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the starting tile that is left over leaves the game. Worker tiles in the box: %1. Expected: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once the starting tiles have been chosen none is left on offer. Starting tiles: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supplied marketplaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus tiles picked up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workers with a bonus tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Majorities of workers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance decides what comes next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another player is to act.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the first starting tile and place it on two empty employment spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the second starting tile and place it on two empty employment spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First move: move the playing piece clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second move: move the playing piece clockwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trading house: hire workers, buy or sell goods, or finish the visit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trading house: buy or sell goods, or finish the visit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board of works: build street sections, houses and marketplaces, or finish the visit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mill: supply marketplaces with flour, or finish the visit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the worker that gets the bonus tile of the house.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick up a bonus tile for one of the workers, or leave it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Castle: choose the %n good(s) to keep, coins included.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Castle: cover a worker, or finish the visit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Castle: cover one of the workers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When nobody can hire workers any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When all players are equal in a worker category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends with the final scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The category is not scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player scores as in a tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a visible worker and without the goods to pay for a worker tile, a player cannot gain anything any more. The rulebooks do not say what happens when this is true of every player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the English and French rulebooks a category in which all players have the same total value is not scored. The Hungarian rulebook has no such clause.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>Blue (circle)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orange (square)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow (triangle)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pink (diamond)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green (pentagon)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light blue (star)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White (hexagon)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>waystone::Commands</name>
    <message>
        <source>&amp;Game</source>
        <comment>menu</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <comment>menu</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>menu</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <comment>menu</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <comment>menu</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts a new game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes on with the game that was played last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens a saved game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves the game with all its variations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves the game under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as &amp;PNG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves a picture of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as S&amp;VG…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saves a drawing of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts another game with the same players and rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back to the Start Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the game away; it can be continued later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ends the program; the game can be continued later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the board larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the board smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit to Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the whole board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Uses the whole screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme of the System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High-Contrast Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow Animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal Animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast Animation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highlight Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highlight When Something Is Picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always Highlight What Is Possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;onfirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plays the action that waits to be confirmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ancel the Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes back what was picked or waits to be confirmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;First Moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the beginning of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pre&amp;vious Moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the game one action earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next Moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the game one action later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Last Moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the end of this line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play On from Here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goes on from the moment that is shown; what was played before stays in the log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fi&amp;nal Scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tells the final scoring category by category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Study Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing stops play from being taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play Forced &amp;Actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An action that is the only possible one is played by itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never Ask to Confirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm the End of a Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm What Cannot Be Taken Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists all keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the &amp;Edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tells what the board and the tiles are made from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Waystone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tells what this program is</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>waystone::Demo</name>
    <message numerus="yes">
        <source>%1: %n points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The picture cannot be written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The final board: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No random game came to its end.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>waystone::FinalScoringDialog</name>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the final scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final Scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last turn has been played. Now the final scoring follows, category by category.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>waystone::GameResult</name>
    <message numerus="yes">
        <source>The game is over. Winner with %n points: %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over. Shared victory with %n points: %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::HelpTexts</name>
    <message>
        <source>Go from place to place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next possible place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick the place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let go of what was picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Waystone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waystone %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table for city-building board games: play at one screen, with the rules explained at every click.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All drawings and texts of this program are its own. The names of the games belong to their publishers, who have no part in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the MIT license.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About the Edition</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>waystone::LogModel</name>
    <message>
        <source>, </source>
        <comment>between the goods of a price</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Variation %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Secret choice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>waystone::MainWindow</name>
    <message>
        <source>The game cannot be kept in the journal; save it if it is to be continued later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was opened, but not everything in its file could be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score Sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot be started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot be continued.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waystone games (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game cannot be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish</source>
        <comment>what is under way</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the Start of the Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waystone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)[*] – Waystone</source>
        <comment>game, file</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>waystone::NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn by lot; the same seed gives the same draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>waystone::PlayBoard</name>
    <message numerus="yes">
        <source>%n possibility(s) from here</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Victory points: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Victory points: %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (victory points: %2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>waystone::PlayersModel</name>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>waystone::ProblemSentence</name>
    <message>
        <source>The file cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>waystone::ProblemsModel</name>
    <message>
        <source>Impossible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against a rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unusual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>waystone::PromptBar</name>
    <message>
        <source>Confirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, what to do</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An earlier moment. What is played here becomes a variation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several players choose at the same time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>action, points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. This ends the turn.</source>
        <comment>action</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. This cannot be taken back.</source>
        <comment>action</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>waystone::RulesEditor</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option by option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the English book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the French book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the Hungarian book</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>waystone::ScoreSheetModel</name>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie-break: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>waystone::SeatsEditor</name>
    <message>
        <source>Drawn by lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Color of player %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>waystone::StartPage</name>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>game, players, date</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waystone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table for city-building board games</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Starts at once, with the names and rules of last time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <comment>game, players and date of a game under way</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>waystone::SupplyModel</name>
    <message>
        <source>Supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>waystone::TroubleBox</name>
    <message>
        <source>Waystone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
