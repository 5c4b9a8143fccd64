<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>GeneralWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n point(s)</source>
        <translation>
            <numerusform>%1 to %n point</numerusform>
            <numerusform>%1 to %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GoalText</name>
    <message numerus="yes">
        <source>%1 is worth %2 point(s).</source>
        <translation>
            <numerusform>%1 is worth %2 point.</numerusform>
            <numerusform>%1 is worth %2 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 point(s).</source>
        <translation>
            <numerusform>%1 has %2 point.</numerusform>
            <numerusform>%1 has %2 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has begun %2 turn(s).</source>
        <translation>
            <numerusform>%1 has begun %2 turn.</numerusform>
            <numerusform>%1 has begun %2 turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A part of the game has begun %1 time(s).</source>
        <translation>
            <numerusform>A part of the game has begun %1 time.</numerusform>
            <numerusform>A part of the game has begun %1 times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reach %n point(s).</source>
        <translation>
            <numerusform>Reach %n point.</numerusform>
            <numerusform>Reach %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have %1 point(s).</source>
        <translation>
            <numerusform>Have %1 point.</numerusform>
            <numerusform>Have %1 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %1 point(s).</source>
        <translation>
            <numerusform>You have %1 point.</numerusform>
            <numerusform>You have %1 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 turn(s) have begun since then.</source>
        <translation>
            <numerusform>%1 turn has begun since then.</numerusform>
            <numerusform>%1 turns have begun since then.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have begun %1 turn(s).</source>
        <translation>
            <numerusform>You have begun %1 turn.</numerusform>
            <numerusform>You have begun %1 turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Within %n action(s):</source>
        <translation>
            <numerusform>Within %n action:</numerusform>
            <numerusform>Within %n actions:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <comment>the object of a verb: whatever is moved or placed</comment>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reach %n point(s) in this category: %1.</source>
        <translation>
            <numerusform>Reach %n point in this category: %1.</numerusform>
            <numerusform>Reach %n points in this category: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have %1 point(s) in this category: %2.</source>
        <translation>
            <numerusform>Have %1 point in this category: %2.</numerusform>
            <numerusform>Have %1 points in this category: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %1 point(s) in this category: %2.</source>
        <translation>
            <numerusform>You have %1 point in this category: %2.</numerusform>
            <numerusform>You have %1 points in this category: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 point(s) in this category: %3.</source>
        <translation>
            <numerusform>%1 has %2 point in this category: %3.</numerusform>
            <numerusform>%1 has %2 points in this category: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is worth %2 point(s) in this category: %3.</source>
        <translation>
            <numerusform>%1 is worth %2 point in this category: %3.</numerusform>
            <numerusform>%1 is worth %2 points in this category: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>the object of a verb</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 on the table.</source>
        <comment>what is counted</comment>
        <translation>
            <numerusform>There is %1 on the table.</numerusform>
            <numerusform>There are %1 on the table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %1 here: %2.</source>
        <comment>what is counted, places</comment>
        <translation>
            <numerusform>There is %1 here: %2.</numerusform>
            <numerusform>There are %1 here: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MilestonesWords</name>
    <message numerus="yes">
        <source>%n stone</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n wood</numerusform>
            <numerusform>%n wood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sand</source>
        <translation>
            <numerusform>%n sand</numerusform>
            <numerusform>%n sand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain</source>
        <translation>
            <numerusform>%n grain</numerusform>
            <numerusform>%n grain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quarrymen</source>
        <translation>
            <numerusform>%n quarryman</numerusform>
            <numerusform>%n quarrymen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lumberjack(s)</source>
        <translation>
            <numerusform>%n lumberjack</numerusform>
            <numerusform>%n lumberjacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sand worker(s)</source>
        <translation>
            <numerusform>%n sand worker</numerusform>
            <numerusform>%n sand workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain grower(s)</source>
        <translation>
            <numerusform>%n grain grower</numerusform>
            <numerusform>%n grain growers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coiner(s)</source>
        <translation>
            <numerusform>%n coiner</numerusform>
            <numerusform>%n coiners</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker tile(s)</source>
        <translation>
            <numerusform>%n worker tile</numerusform>
            <numerusform>%n worker tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cover tile(s)</source>
        <translation>
            <numerusform>%n cover tile</numerusform>
            <numerusform>%n cover tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus tile(s)</source>
        <translation>
            <numerusform>%n bonus tile</numerusform>
            <numerusform>%n bonus tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n playing piece(s)</source>
        <translation>
            <numerusform>%n playing piece</numerusform>
            <numerusform>%n playing pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n street piece(s)</source>
        <translation>
            <numerusform>%n street piece</numerusform>
            <numerusform>%n street pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n street section(s)</source>
        <translation>
            <numerusform>%n street section</numerusform>
            <numerusform>%n street sections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n milestone(s)</source>
        <translation>
            <numerusform>%n milestone</numerusform>
            <numerusform>%n milestones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marketplace(s)</source>
        <translation>
            <numerusform>%n marketplace</numerusform>
            <numerusform>%n marketplaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house(s)</source>
        <translation>
            <numerusform>%n house</numerusform>
            <numerusform>%n houses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flour sack(s)</source>
        <translation>
            <numerusform>%n flour sack</numerusform>
            <numerusform>%n flour sacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n victory point</numerusform>
            <numerusform>%n victory points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker tile(s) in the draw pile</source>
        <translation>
            <numerusform>%n worker tile in the draw pile</numerusform>
            <numerusform>%n worker tiles in the draw pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s)</source>
        <translation>
            <numerusform>%n good</numerusform>
            <numerusform>%n goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n</source>
        <comment>a term that has no plural, its number</comment>
        <translation>
            <numerusform>%1: %n</numerusform>
            <numerusform>%1: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for a milestone. %2</source>
        <translation>
            <numerusform>%1: %n victory point for a milestone. %2</numerusform>
            <numerusform>%1: %n victory points for a milestone. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for a house. %2</source>
        <translation>
            <numerusform>%1: %n victory point for a house. %2</numerusform>
            <numerusform>%1: %n victory points for a house. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for a marketplace. %2</source>
        <translation>
            <numerusform>%1: %n victory point for a marketplace. %2</numerusform>
            <numerusform>%1: %n victory points for a marketplace. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for a supplied marketplace. %2</source>
        <translation>
            <numerusform>%1: %n victory point for a supplied marketplace. %2</numerusform>
            <numerusform>%1: %n victory points for a supplied marketplace. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for a bonus tile. %2</source>
        <translation>
            <numerusform>%1: %n victory point for a bonus tile. %2</numerusform>
            <numerusform>%1: %n victory points for a bonus tile. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for a worker with a bonus tile. %2</source>
        <translation>
            <numerusform>%1: %n victory point for a worker with a bonus tile. %2</numerusform>
            <numerusform>%1: %n victory points for a worker with a bonus tile. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for the majority. %2</source>
        <translation>
            <numerusform>%1: %n victory point for the majority. %2</numerusform>
            <numerusform>%1: %n victory points for the majority. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the castle, the goods must first be reduced to %n, coins included.</source>
        <translation>
            <numerusform>At the castle, the goods must first be reduced to %n, coins included.</numerusform>
            <numerusform>At the castle, the goods must first be reduced to %n, coins included.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A worker has to be covered; this is optional only with %n or fewer visible workers.</source>
        <translation>
            <numerusform>A worker has to be covered; this is optional only with a single visible worker or none.</numerusform>
            <numerusform>A worker has to be covered; this is optional only with %n or fewer visible workers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The edition has no such worker tile. It has %n.</source>
        <translation>
            <numerusform>The edition has no such worker tile. It has %n.</numerusform>
            <numerusform>The edition has no such worker tile. It has %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Castle: choose the %n good(s) to keep, coins included.</source>
        <translation>
            <numerusform>Castle: choose the %n good to keep, coins included.</numerusform>
            <numerusform>Castle: choose the %n goods to keep, coins included.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n worker tile(s) from the draw pile into the display.</source>
        <translation>
            <numerusform>Put %n worker tile from the draw pile into the display.</numerusform>
            <numerusform>Put %n worker tiles from the draw pile into the display.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n worker tile(s) out of the display.</source>
        <translation>
            <numerusform>Take %n worker tile out of the display.</numerusform>
            <numerusform>Take %n worker tiles out of the display.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n worker tile(s) from the game.</source>
        <translation>
            <numerusform>Remove %n worker tile from the game.</numerusform>
            <numerusform>Remove %n worker tiles from the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n worker tile(s) back into the draw pile.</source>
        <translation>
            <numerusform>Put %n worker tile back into the draw pile.</numerusform>
            <numerusform>Put %n worker tiles back into the draw pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out %n more starting tile(s).</source>
        <translation>
            <numerusform>Lay out %n more starting tile.</numerusform>
            <numerusform>Lay out %n more starting tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. %2 has the majority: %n point(s).</source>
        <comment>how many workers each player has, the one with most</comment>
        <translation>
            <numerusform>%1. %2 has the majority: %n point.</numerusform>
            <numerusform>%1. %2 has the majority: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. %2 tie for the majority: %n point(s) each.</source>
        <comment>how many workers each player has, those with most</comment>
        <translation>
            <numerusform>%1. %2 tie for the majority: %n point each.</numerusform>
            <numerusform>%1. %2 tie for the majority: %n points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n good(s)</source>
        <comment>player</comment>
        <translation>
            <numerusform>%1 has %n good</numerusform>
            <numerusform>%1 has %n goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No goods have to be returned: you have no more than %n, coins included.</source>
        <translation>
            <numerusform>No goods have to be returned: you have no more than %n, coins included.</numerusform>
            <numerusform>No goods have to be returned: you have no more than %n, coins included.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more tile(s) fit on empty spaces.</source>
        <translation>
            <numerusform>%n more tile fits on empty spaces.</numerusform>
            <numerusform>%n more tiles fit on empty spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n wood</numerusform>
            <numerusform>%n wood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sand</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n sand</numerusform>
            <numerusform>%n sand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n grain</numerusform>
            <numerusform>%n grain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker tile(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n worker tile</numerusform>
            <numerusform>%n worker tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cover tile(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n cover tile</numerusform>
            <numerusform>%n cover tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus tile(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n bonus tile</numerusform>
            <numerusform>%n bonus tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n playing piece(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n playing piece</numerusform>
            <numerusform>%n playing pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n street piece(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n street piece</numerusform>
            <numerusform>%n street pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n milestone(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n milestone</numerusform>
            <numerusform>%n milestones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marketplace(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n marketplace</numerusform>
            <numerusform>%n marketplaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n house</numerusform>
            <numerusform>%n houses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flour sack(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n flour sack</numerusform>
            <numerusform>%n flour sacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n number(s) next to the marketplace.</source>
        <translation>
            <numerusform>Choose %n number next to the marketplace.</numerusform>
            <numerusform>Choose %n numbers next to the marketplace.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have at least %n point(s) from street sections.</source>
        <comment>a goal</comment>
        <translation>
            <numerusform>Have at least %n point from street sections.</numerusform>
            <numerusform>Have at least %n points from street sections.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have at least %n point(s) from houses.</source>
        <comment>a goal</comment>
        <translation>
            <numerusform>Have at least %n point from houses.</numerusform>
            <numerusform>Have at least %n points from houses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have at least %n point(s) from marketplaces.</source>
        <comment>a goal</comment>
        <translation>
            <numerusform>Have at least %n point from marketplaces.</numerusform>
            <numerusform>Have at least %n points from marketplaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have at least %n point(s) from bonus tiles you have picked up.</source>
        <comment>a goal</comment>
        <translation>
            <numerusform>Have at least %n point from bonus tiles you have picked up.</numerusform>
            <numerusform>Have at least %n points from bonus tiles you have picked up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have at least %n point(s) from flour sacks.</source>
        <comment>a goal</comment>
        <translation>
            <numerusform>Have at least %n point from flour sacks.</numerusform>
            <numerusform>Have at least %n points from flour sacks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have at least %n point(s) from majorities.</source>
        <comment>a goal</comment>
        <translation>
            <numerusform>Have at least %n point from majorities.</numerusform>
            <numerusform>Have at least %n points from majorities.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <comment>in a sentence</comment>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of goods</source>
        <translation>
            <numerusform>%n kind of goods</numerusform>
            <numerusform>%n kinds of goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s)</source>
        <comment>to be handed over</comment>
        <translation>
            <numerusform>%n good</numerusform>
            <numerusform>%n goods</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaceHelp</name>
    <message numerus="yes">
        <source>Then click one of %n place(s)</source>
        <comment>after the place pointed at</comment>
        <translation>
            <numerusform>Then click the highlighted place</numerusform>
            <numerusform>Then click one of %n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProofWords</name>
    <message numerus="yes">
        <source>%n solution(s)</source>
        <translation>
            <numerusform>%n solution</numerusform>
            <numerusform>%n solutions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solvable in %n action(s), but no fewer; %1. Positions examined: %2.</source>
        <translation>
            <numerusform>Solvable in %n action, but no fewer; %1. Positions examined: %2.</numerusform>
            <numerusform>Solvable in %n actions, but no fewer; %1. Positions examined: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) proved</source>
        <translation>
            <numerusform>%n task proved</numerusform>
            <numerusform>%n tasks proved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) solvable only if the others help</source>
        <translation>
            <numerusform>%n task solvable only if the others help</numerusform>
            <numerusform>%n tasks solvable only if the others help</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) not solvable</source>
        <translation>
            <numerusform>%n task not solvable</numerusform>
            <numerusform>%n tasks not solvable</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) undecided</source>
        <translation>
            <numerusform>%n task undecided</numerusform>
            <numerusform>%n tasks undecided</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solvable in %n action(s), perhaps fewer. Positions examined: %1.</source>
        <translation>
            <numerusform>Solvable in %n action, perhaps fewer. Positions examined: %1.</numerusform>
            <numerusform>Solvable in %n actions, perhaps fewer. Positions examined: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lesson does not say what chance and the other players do. Whatever they do, the goal can be reached in %n action(s).</source>
        <translation>
            <numerusform>The lesson does not say what chance and the other players do. Whatever they do, the goal can be reached in %n action.</numerusform>
            <numerusform>The lesson does not say what chance and the other players do. Whatever they do, the goal can be reached in %n actions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lesson does not say what the other players do. Whatever they do, the goal can be reached in %n action(s).</source>
        <translation>
            <numerusform>The lesson does not say what the other players do. Whatever they do, the goal can be reached in %n action.</numerusform>
            <numerusform>The lesson does not say what the other players do. Whatever they do, the goal can be reached in %n actions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProvinceWords</name>
    <message numerus="yes">
        <source>%n labor</source>
        <translation>
            <numerusform>%n labor</numerusform>
            <numerusform>%n labor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green worker(s)</source>
        <translation>
            <numerusform>%n green worker</numerusform>
            <numerusform>%n green workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow worker(s)</source>
        <translation>
            <numerusform>%n yellow worker</numerusform>
            <numerusform>%n yellow workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orange worker(s)</source>
        <translation>
            <numerusform>%n orange worker</numerusform>
            <numerusform>%n orange workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sailor(s)</source>
        <translation>
            <numerusform>%n sailor</numerusform>
            <numerusform>%n sailors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n structure(s)</source>
        <translation>
            <numerusform>%n structure</numerusform>
            <numerusform>%n structures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goal(s)</source>
        <translation>
            <numerusform>%n goal</numerusform>
            <numerusform>%n goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goal token(s)</source>
        <translation>
            <numerusform>%n goal token</numerusform>
            <numerusform>%n goal tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n ship</numerusform>
            <numerusform>%n ships</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n victory point</numerusform>
            <numerusform>%n victory points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n silver coin(s)</source>
        <translation>
            <numerusform>%n silver coin</numerusform>
            <numerusform>%n silver coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold coin(s)</source>
        <translation>
            <numerusform>%n gold coin</numerusform>
            <numerusform>%n gold coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n platinum coin(s)</source>
        <translation>
            <numerusform>%n platinum coin</numerusform>
            <numerusform>%n platinum coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) in the supply</source>
        <translation>
            <numerusform>%n coin in the supply</numerusform>
            <numerusform>%n coins in the supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sailor(s) in the supply</source>
        <translation>
            <numerusform>%n sailor in the supply</numerusform>
            <numerusform>%n sailors in the supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face-down goal(s)</source>
        <translation>
            <numerusform>%n face-down goal</numerusform>
            <numerusform>%n face-down goals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n</source>
        <comment>a term that has no plural, its number</comment>
        <translation>
            <numerusform>%1: %n</numerusform>
            <numerusform>%1: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have access to %n worker(s) beyond the green ones, through your own Camp, Village or sailors.</source>
        <translation>
            <numerusform>Have access to %n worker beyond the green ones, through your own Camp, Village or sailors.</numerusform>
            <numerusform>Have access to %n workers beyond the green ones, through your own Camp, Village or sailors.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n labor in one turn, from any source.</source>
        <translation>
            <numerusform>Gain %n labor in one turn, from any source.</numerusform>
            <numerusform>Gain %n labor in one turn, from any source.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Own %n structure(s).</source>
        <translation>
            <numerusform>Own %n structure.</numerusform>
            <numerusform>Own %n structures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold %n coin(s).</source>
        <translation>
            <numerusform>Hold %n coin.</numerusform>
            <numerusform>Hold %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Own %n structure(s) with a printed value of %1 victory points.</source>
        <translation>
            <numerusform>Own %n structure with a printed value of %1 victory points.</numerusform>
            <numerusform>Own %n structures with a printed value of %1 victory points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for a structure. %2</source>
        <translation>
            <numerusform>%1: %n victory point for a structure. %2</numerusform>
            <numerusform>%1: %n victory points for a structure. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for a goal. %2</source>
        <translation>
            <numerusform>%1: %n victory point for a goal. %2</numerusform>
            <numerusform>%1: %n victory points for a goal. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for coins.</source>
        <translation>
            <numerusform>%1: %n victory point for coins.</numerusform>
            <numerusform>%1: %n victory points for coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n victory point(s) for the lender coin.</source>
        <translation>
            <numerusform>%1 loses %n victory point for the lender coin.</numerusform>
            <numerusform>%1 loses %n victory points for the lender coin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Be the first to build %n structure(s) with a printed value of %1 victory points.</source>
        <translation>
            <numerusform>Be the first to build %n structure with a printed value of %1 victory points.</numerusform>
            <numerusform>Be the first to build %n structures with a printed value of %1 victory points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n structure(s)</source>
        <comment>player</comment>
        <translation>
            <numerusform>%1 has %n structure</numerusform>
            <numerusform>%1 has %n structures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n structure token(s)</source>
        <translation>
            <numerusform>%n structure token</numerusform>
            <numerusform>%n structure tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lender coin(s)</source>
        <translation>
            <numerusform>%n lender coin</numerusform>
            <numerusform>%n lender coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) that have moved</source>
        <translation>
            <numerusform>%n worker that has moved</numerusform>
            <numerusform>%n workers that have moved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n labor</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n labor</numerusform>
            <numerusform>%n labor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green worker(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n green worker</numerusform>
            <numerusform>%n green workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow worker(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n yellow worker</numerusform>
            <numerusform>%n yellow workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orange worker(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n orange worker</numerusform>
            <numerusform>%n orange workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sailor(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n sailor</numerusform>
            <numerusform>%n sailors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n structure token(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n structure token</numerusform>
            <numerusform>%n structure tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goal token(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n goal token</numerusform>
            <numerusform>%n goal tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lender coin(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n lender coin</numerusform>
            <numerusform>%n lender coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n ship</numerusform>
            <numerusform>%n ships</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n worker(s)</source>
        <translation>
            <numerusform>Moved %n worker</numerusform>
            <numerusform>Moved %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has built %n structure(s), which brings about the end of the game.</source>
        <translation>
            <numerusform>%1 has built %n structure, which brings about the end of the game.</numerusform>
            <numerusform>%1 has built %n structures, which brings about the end of the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have at least %n point(s) from goals.</source>
        <comment>a goal</comment>
        <translation>
            <numerusform>Have at least %n point from goals.</numerusform>
            <numerusform>Have at least %n points from goals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Already scored: each goal taken is worth %n point(s). %1.</source>
        <comment>the points of each player</comment>
        <translation>
            <numerusform>Already scored: each goal taken is worth %n point. %1.</numerusform>
            <numerusform>Already scored: each goal taken is worth %n points. %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n point(s)</source>
        <comment>player, coins</comment>
        <translation>
            <numerusform>%1: %2, %n point</numerusform>
            <numerusform>%1: %2, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every %n coin(s) are worth a point. %1.</source>
        <comment>the coins and points of each player</comment>
        <translation>
            <numerusform>Every %n coin is worth a point. %1.</numerusform>
            <numerusform>Every %n coins are worth a point. %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <comment>in a sentence</comment>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScenarioProblems</name>
    <message numerus="yes">
        <source>%n step(s) in a row give the reader nothing to do.</source>
        <translation>
            <numerusform>%n step in a row gives the reader nothing to do.</numerusform>
            <numerusform>%n steps in a row give the reader nothing to do.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal cannot be reached in %n action(s).</source>
        <translation>
            <numerusform>The goal cannot be reached in %n action.</numerusform>
            <numerusform>The goal cannot be reached in %n actions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This line cannot be read: %1 From here on, %n line(s) are left out.</source>
        <translation>
            <numerusform>This line cannot be read: %1 From here on, %n line is left out.</numerusform>
            <numerusform>This line cannot be read: %1 From here on, %n lines are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This line cannot be read: %1 From here on, %n line(s) are left out. The damaged file is kept as %2.</source>
        <translation>
            <numerusform>This line cannot be read: %1 From here on, %n line is left out. The damaged file is kept as %2.</numerusform>
            <numerusform>This line cannot be read: %1 From here on, %n lines are left out. The damaged file is kept as %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n first move(s) it is undecided whether they lead to the goal.</source>
        <translation>
            <numerusform>For %n first move it is undecided whether it leads to the goal.</numerusform>
            <numerusform>For %n first moves it is undecided whether they lead to the goal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal can be reached in %n action(s) only if chance and the other players help.</source>
        <translation>
            <numerusform>The goal can be reached in %n action only if chance and the other players help.</numerusform>
            <numerusform>The goal can be reached in %n actions only if chance and the other players help.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is undecided whether the goal can be reached: the computer player was asked %n time(s). Choose an easier level.</source>
        <translation>
            <numerusform>It is undecided whether the goal can be reached: the computer player was asked %n time. Choose an easier level.</numerusform>
            <numerusform>It is undecided whether the goal can be reached: the computer player was asked %n times. Choose an easier level.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal can be reached in %n action(s) whatever chance and the other players do, but the lesson does not say what they do.</source>
        <translation>
            <numerusform>The goal can be reached in %n action whatever chance and the other players do, but the lesson does not say what they do.</numerusform>
            <numerusform>The goal can be reached in %n actions whatever chance and the other players do, but the lesson does not say what they do.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal can be reached in %n action(s) if chance and the other players help; it is undecided whether it can be reached whatever they do.</source>
        <translation>
            <numerusform>The goal can be reached in %n action if chance and the other players help; it is undecided whether it can be reached whatever they do.</numerusform>
            <numerusform>The goal can be reached in %n actions if chance and the other players help; it is undecided whether it can be reached whatever they do.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal cannot be reached in %n action(s) as the lesson stands; it is undecided whether chance and the other players could help.</source>
        <translation>
            <numerusform>The goal cannot be reached in %n action as the lesson stands; it is undecided whether chance and the other players could help.</numerusform>
            <numerusform>The goal cannot be reached in %n actions as the lesson stands; it is undecided whether chance and the other players could help.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n other first move(s) the lesson does not say what chance and the other players do.</source>
        <translation>
            <numerusform>After %n other first move the lesson does not say what chance and the other players do.</numerusform>
            <numerusform>After %n other first moves the lesson does not say what chance and the other players do.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A text has %n word(s), more than %1 (%2; language: %3).</source>
        <translation>
            <numerusform>A text has %n word, more than %1 (%2; language: %3).</numerusform>
            <numerusform>A text has %n words, more than %1 (%2; language: %3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is undecided whether the goal can be reached: %Ln position(s) were examined.</source>
        <translation>
            <numerusform>It is undecided whether the goal can be reached: %Ln position was examined.</numerusform>
            <numerusform>It is undecided whether the goal can be reached: %Ln positions were examined.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n first move(s) are called wrong, but the goal can still be reached after them: %1.</source>
        <translation>
            <numerusform>%n first move is called wrong, but the goal can still be reached after it: %1.</numerusform>
            <numerusform>%n first moves are called wrong, but the goal can still be reached after them: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal can be reached in %n action(s) only if the other players help.</source>
        <translation>
            <numerusform>The goal can be reached in %n action only if the other players help.</numerusform>
            <numerusform>The goal can be reached in %n actions only if the other players help.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal can be reached in %n action(s) whatever the other players do, but the lesson does not say what they do.</source>
        <translation>
            <numerusform>The goal can be reached in %n action whatever the other players do, but the lesson does not say what they do.</numerusform>
            <numerusform>The goal can be reached in %n actions whatever the other players do, but the lesson does not say what they do.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal can be reached in %n action(s) if the other players help; it is undecided whether it can be reached whatever they do.</source>
        <translation>
            <numerusform>The goal can be reached in %n action if the other players help; it is undecided whether it can be reached whatever they do.</numerusform>
            <numerusform>The goal can be reached in %n actions if the other players help; it is undecided whether it can be reached whatever they do.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal cannot be reached in %n action(s) as the lesson stands; it is undecided whether the other players could help.</source>
        <translation>
            <numerusform>The goal cannot be reached in %n action as the lesson stands; it is undecided whether the other players could help.</numerusform>
            <numerusform>The goal cannot be reached in %n actions as the lesson stands; it is undecided whether the other players could help.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n other first move(s) the lesson does not say what the other players do.</source>
        <translation>
            <numerusform>After %n other first move the lesson does not say what the other players do.</numerusform>
            <numerusform>After %n other first moves the lesson does not say what the other players do.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your texts say nothing about %n wrong first move(s): %1.</source>
        <translation>
            <numerusform>Your texts say nothing about %n wrong first move: %1.</numerusform>
            <numerusform>Your texts say nothing about %n wrong first moves: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepPrint</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reach this goal in %n action(s), played by %1:</source>
        <translation>
            <numerusform>Reach this goal in %n action, played by %1:</numerusform>
            <numerusform>Reach this goal in %n actions, played by %1:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TwoCitiesWords</name>
    <message numerus="yes">
        <source>%1 drew %n tile(s).</source>
        <translation>
            <numerusform>%1 drew %n tile.</numerusform>
            <numerusform>%1 drew %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 took the waiting pile: %n tile(s)</source>
        <translation>
            <numerusform>%1 took the waiting pile: %n tile</numerusform>
            <numerusform>%1 took the waiting pile: %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shop(s)</source>
        <translation>
            <numerusform>%n shop</numerusform>
            <numerusform>%n shops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n factories</source>
        <translation>
            <numerusform>%n factory</numerusform>
            <numerusform>%n factories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tavern(s)</source>
        <translation>
            <numerusform>%n tavern</numerusform>
            <numerusform>%n taverns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n office(s)</source>
        <translation>
            <numerusform>%n office</numerusform>
            <numerusform>%n offices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n park(s)</source>
        <translation>
            <numerusform>%n park</numerusform>
            <numerusform>%n parks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house(s)</source>
        <translation>
            <numerusform>%n house</numerusform>
            <numerusform>%n houses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single tile(s)</source>
        <translation>
            <numerusform>%n single tile</numerusform>
            <numerusform>%n single tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplex tile(s)</source>
        <translation>
            <numerusform>%n duplex tile</numerusform>
            <numerusform>%n duplex tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in hand</source>
        <translation>
            <numerusform>%n tile in hand</numerusform>
            <numerusform>%n tiles in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n</source>
        <comment>a term that has no plural, its number</comment>
        <translation>
            <numerusform>%1: %n</numerusform>
            <numerusform>%1: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Line of %n shop(s): %1</source>
        <translation>
            <numerusform>Line of %n shop: %1</numerusform>
            <numerusform>Line of %n shops: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set of %n different tavern(s): %1</source>
        <translation>
            <numerusform>Set of %n tavern: %1</numerusform>
            <numerusform>Set of %n different taverns: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set of %n office(s): %1</source>
        <translation>
            <numerusform>Set of %n office: %1</numerusform>
            <numerusform>Set of %n offices: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Group of %n park(s): %1</source>
        <translation>
            <numerusform>Group of %n park: %1</numerusform>
            <numerusform>Group of %n parks: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n tile(s) from the hand of %1.</source>
        <translation>
            <numerusform>Take %n tile from the hand of %1.</numerusform>
            <numerusform>Take %n tiles from the hand of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal %n more tile(s) to %1.</source>
        <translation>
            <numerusform>Deal %n more tile to %1.</numerusform>
            <numerusform>Deal %n more tiles to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n more tile(s).</source>
        <translation>
            <numerusform>Discard %n more tile.</numerusform>
            <numerusform>Discard %n more tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take back %n discarded tile(s).</source>
        <translation>
            <numerusform>Take back %n discarded tile.</numerusform>
            <numerusform>Take back %n discarded tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) more at best</source>
        <comment>a city</comment>
        <translation>
            <numerusform>%1: %n point more at best</numerusform>
            <numerusform>%1: %n points more at best</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1’s other city has %n point(s)</source>
        <comment>player</comment>
        <translation>
            <numerusform>%1’s other city has %n point</numerusform>
            <numerusform>%1’s other city has %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) for the lower city. %2</source>
        <translation>
            <numerusform>%1: %n point for the lower city. %2</numerusform>
            <numerusform>%1: %n points for the lower city. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) for the higher city. %2</source>
        <translation>
            <numerusform>%1: %n point for the higher city. %2</numerusform>
            <numerusform>%1: %n points for the higher city. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n point(s) for the lower city. %2</source>
        <translation>
            <numerusform>%1 loses %n point for the lower city. %2</numerusform>
            <numerusform>%1 loses %n points for the lower city. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n point(s) for the higher city. %2</source>
        <translation>
            <numerusform>%1 loses %n point for the higher city. %2</numerusform>
            <numerusform>%1 loses %n points for the higher city. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Most: %2, %n point(s).</source>
        <comment>a sentence, a city, its points</comment>
        <translation>
            <numerusform>%1 Most: %2, %n point.</numerusform>
            <numerusform>%1 Most: %2, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Most: %2, %n point(s) each.</source>
        <comment>a sentence, several cities, their points</comment>
        <translation>
            <numerusform>%1 Most: %2, %n point each.</numerusform>
            <numerusform>%1 Most: %2, %n points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shop(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n shop</numerusform>
            <numerusform>%n shops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n factories</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n factory</numerusform>
            <numerusform>%n factories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tavern(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n tavern</numerusform>
            <numerusform>%n taverns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drink tavern(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n drink tavern</numerusform>
            <numerusform>%n drink taverns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food tavern(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n food tavern</numerusform>
            <numerusform>%n food taverns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n music tavern(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n music tavern</numerusform>
            <numerusform>%n music taverns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bed tavern(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n bed tavern</numerusform>
            <numerusform>%n bed taverns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n office(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n office</numerusform>
            <numerusform>%n offices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n park(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n park</numerusform>
            <numerusform>%n parks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n house</numerusform>
            <numerusform>%n houses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single tile(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n single tile</numerusform>
            <numerusform>%n single tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplex tile(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n duplex tile</numerusform>
            <numerusform>%n duplex tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place at least %n tile(s).</source>
        <comment>a goal</comment>
        <translation>
            <numerusform>Place at least %n tile.</numerusform>
            <numerusform>Place at least %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have placed at least %n tile(s).</source>
        <comment>a goal</comment>
        <translation>
            <numerusform>You have placed at least %n tile.</numerusform>
            <numerusform>You have placed at least %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has placed at least %n tile(s).</source>
        <comment>a goal</comment>
        <translation>
            <numerusform>%1 has placed at least %n tile.</numerusform>
            <numerusform>%1 has placed at least %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %1 of your left city worth at least %n point(s).</source>
        <comment>a goal: buildings</comment>
        <translation>
            <numerusform>Make %1 of your left city worth at least %n point.</numerusform>
            <numerusform>Make %1 of your left city worth at least %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %1 of your right city worth at least %n point(s).</source>
        <comment>a goal: buildings</comment>
        <translation>
            <numerusform>Make %1 of your right city worth at least %n point.</numerusform>
            <numerusform>Make %1 of your right city worth at least %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::ActAnswersPage</name>
    <message numerus="yes">
        <source>%n move(s), as long as they are legal.</source>
        <translation>
            <numerusform>%n move, as long as it is legal.</numerusform>
            <numerusform>%n moves, as long as they are legal.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::ActionLine</name>
    <message numerus="yes">
        <source>%n action(s) possible: %1.</source>
        <translation>
            <numerusform>%n action possible: %1.</numerusform>
            <numerusform>%n actions possible: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s): %1.</source>
        <translation>
            <numerusform>%n place: %1.</numerusform>
            <numerusform>%n places: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; and %n more</source>
        <comment>a list of things</comment>
        <translation>
            <numerusform>%1; and %n more</numerusform>
            <numerusform>%1; and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::AnalysisModel</name>
    <message numerus="yes">
        <source>Tried %n time(s).</source>
        <translation>
            <numerusform>Tried %n time.</numerusform>
            <numerusform>Tried %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::ArchivePage</name>
    <message numerus="yes">
        <source>%n deleted games, kept until you empty the trash</source>
        <translation>
            <numerusform>%n deleted game, kept until you empty the trash</numerusform>
            <numerusform>%n deleted games, kept until you empty the trash</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games, kept on this computer</source>
        <translation>
            <numerusform>%n game, kept on this computer</numerusform>
            <numerusform>%n games, kept on this computer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::ArchiveText</name>
    <message numerus="yes">
        <source>%1 won with %n points</source>
        <translation>
            <numerusform>%1 won with %n point</numerusform>
            <numerusform>%1 won with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shared victory with %n points: %1</source>
        <translation>
            <numerusform>Shared victory with %n point: %1</numerusform>
            <numerusform>Shared victory with %n points: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players choose</source>
        <translation>
            <numerusform>%n player chooses</numerusform>
            <numerusform>%n players choose</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::Demo</name>
    <message numerus="yes">
        <source>%1: %n points</source>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::EditorSpeech</name>
    <message numerus="yes">
        <source>In hand: %1. It can go to %n place(s).</source>
        <comment>a piece</comment>
        <translation>
            <numerusform>In hand: %1. It can go to %n place.</numerusform>
            <numerusform>In hand: %1. It can go to %n places.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::GameCard</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::GameResult</name>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 wins with %n point</numerusform>
            <numerusform>%1 wins with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %n point(s)</source>
        <translation>
            <numerusform>%1 share the victory with %n point</numerusform>
            <numerusform>%1 share the victory with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n point(s) each.</source>
        <comment>players</comment>
        <translation>
            <numerusform>%1 have %n point each.</numerusform>
            <numerusform>%1 have %n points each.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::HintReason</name>
    <message numerus="yes">
        <source>In the long run, the first should be worth about %n point(s) more.</source>
        <translation>
            <numerusform>In the long run, the first should be worth about %n point more.</numerusform>
            <numerusform>In the long run, the first should be worth about %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings %n point(s) (%1).</source>
        <translation>
            <numerusform>It brings %n point (%1).</numerusform>
            <numerusform>It brings %n points (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It opens the way to %n point(s):</source>
        <translation>
            <numerusform>It opens the way to %n point:</numerusform>
            <numerusform>It opens the way to %n points:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It opens the way to %n point(s) (%1):</source>
        <translation>
            <numerusform>It opens the way to %n point (%1):</numerusform>
            <numerusform>It opens the way to %n points (%1):</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Something else would bring more at first (%n point(s)), but this seems to be worth more later.</source>
        <translation>
            <numerusform>Something else would bring more at first (%n point), but this seems to be worth more later.</numerusform>
            <numerusform>Something else would bring more at first (%n points), but this seems to be worth more later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings more at first, but in the long run the first should be worth about %n point(s) more.</source>
        <translation>
            <numerusform>It brings more at first, but in the long run the first should be worth about %n point more.</numerusform>
            <numerusform>It brings more at first, but in the long run the first should be worth about %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It opens the way to %n point(s).</source>
        <translation>
            <numerusform>It opens the way to %n point.</numerusform>
            <numerusform>It opens the way to %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It opens the way to %n point(s) (%1).</source>
        <translation>
            <numerusform>It opens the way to %n point (%1).</numerusform>
            <numerusform>It opens the way to %n points (%1).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::LearnButton</name>
    <message numerus="yes">
        <source>Ten-minute start: step %1 of %n</source>
        <translation>
            <numerusform>Ten-minute start: step %1 of %n</numerusform>
            <numerusform>Ten-minute start: step %1 of %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next: all the rules in %n chapter(s)</source>
        <translation>
            <numerusform>Next: all the rules in %n chapter</numerusform>
            <numerusform>Next: all the rules in %n chapters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>New to it? Learn it in %n short step(s)</source>
        <translation>
            <numerusform>New to it? Learn it in %n short step</numerusform>
            <numerusform>New to it? Learn it in %n short steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::LessonCard</name>
    <message numerus="yes">
        <source>Play on against the computer: %n action(s) left.</source>
        <translation>
            <numerusform>Play on against the computer: %n action left.</numerusform>
            <numerusform>Play on against the computer: %n actions left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::LessonDesk</name>
    <message numerus="yes">
        <source>%n brought in.</source>
        <translation>
            <numerusform>%n brought in.</numerusform>
            <numerusform>%n brought in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replaced.</source>
        <translation>
            <numerusform>%n replaced.</numerusform>
            <numerusform>%n replaced.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n there already.</source>
        <translation>
            <numerusform>%n there already.</numerusform>
            <numerusform>%n there already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped.</source>
        <translation>
            <numerusform>%n skipped.</numerusform>
            <numerusform>%n skipped.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::LessonFeedback</name>
    <message numerus="yes">
        <source>With %n more action(s) the goal can no longer be reached.</source>
        <translation>
            <numerusform>With %n more action the goal can no longer be reached.</numerusform>
            <numerusform>With %n more actions the goal can no longer be reached.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::LessonGoal</name>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>%n action left</numerusform>
            <numerusform>%n actions left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In at most %n action(s)</source>
        <translation>
            <numerusform>In %n action</numerusform>
            <numerusform>In at most %n actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::LessonSummary</name>
    <message numerus="yes">
        <source>– %n task(s) skipped</source>
        <translation>
            <numerusform>– %n task skipped</numerusform>
            <numerusform>– %n tasks skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repeat %n task(s) now</source>
        <translation>
            <numerusform>Repeat %n task now</numerusform>
            <numerusform>Repeat %n tasks now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repeat %n task(s) of “%1”</source>
        <translation>
            <numerusform>Repeat %n task of “%1”</numerusform>
            <numerusform>Repeat %n tasks of “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ %n task(s) solved on the first try</source>
        <translation>
            <numerusform>✓ %n task solved on the first try</numerusform>
            <numerusform>✓ %n tasks solved on the first try</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>◐ %n task(s) solved with hints</source>
        <translation>
            <numerusform>◐ %n task solved with hints</numerusform>
            <numerusform>◐ %n tasks solved with hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>↻ %n task(s) solved after another try</source>
        <translation>
            <numerusform>↻ %n task solved after another try</numerusform>
            <numerusform>↻ %n tasks solved after another try</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The end, with %n task(s) skipped</source>
        <translation>
            <numerusform>The end, with %n task skipped</numerusform>
            <numerusform>The end, with %n tasks skipped</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::LessonTextModel</name>
    <message numerus="yes">
        <source>%n word(s): readers skip texts of more than 40.</source>
        <translation>
            <numerusform>%n word: readers skip texts of more than 40.</numerusform>
            <numerusform>%n words: readers skip texts of more than 40.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::LibraryModel</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n step(s) done</source>
        <translation>
            <numerusform>%1 of %n step done</numerusform>
            <numerusform>%1 of %n steps done</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::LibraryPage</name>
    <message numerus="yes">
        <source>&amp;Repeat %n Task(s)</source>
        <translation>
            <numerusform>&amp;Repeat %n Task</numerusform>
            <numerusform>&amp;Repeat %n Tasks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. %n of them cannot be found in the library.</source>
        <translation>
            <numerusform>%1. %n of them cannot be found in the library.</numerusform>
            <numerusform>%1. %n of them cannot be found in the library.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) put into “%1”.</source>
        <translation>
            <numerusform>%n lesson put into “%1”.</numerusform>
            <numerusform>%n lessons put into “%1”.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::LineViewer</name>
    <message numerus="yes">
        <source>Where the line begins; %n action(s) follow.</source>
        <translation>
            <numerusform>Where the line begins; %n action follows.</numerusform>
            <numerusform>Where the line begins; %n actions follow.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::LogText</name>
    <message numerus="yes">
        <source>Setup: %n draw(s)</source>
        <translation>
            <numerusform>Setup: %n draw</numerusform>
            <numerusform>Setup: %n draws</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>%n draw</numerusform>
            <numerusform>%n draws</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tried instead: %n action(s)</source>
        <translation>
            <numerusform>Tried instead: %n action</numerusform>
            <numerusform>Tried instead: %n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n draw(s)</source>
        <comment>a sentence that tells what begins</comment>
        <translation>
            <numerusform>%1 %n draw</numerusform>
            <numerusform>%1 %n draws</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) taken back</source>
        <translation>
            <numerusform>%n action taken back</numerusform>
            <numerusform>%n actions taken back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have chosen</source>
        <translation>
            <numerusform>%n player has chosen</numerusform>
            <numerusform>%n players have chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::LostDraftsDialog</name>
    <message numerus="yes">
        <source>%n damaged draft(s) cannot be read and stay under another name:
%1</source>
        <translation>
            <numerusform>%n damaged draft cannot be read and stays under another name:
%1</numerusform>
            <numerusform>%n damaged drafts cannot be read and stay under other names:
%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::NewGameDialog</name>
    <message numerus="yes">
        <source>%n players. The game is saved as you play.</source>
        <translation>
            <numerusform>%n player. The game is saved as you play.</numerusform>
            <numerusform>%n players. The game is saved as you play.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::PalettePanel</name>
    <message numerus="yes">
        <source>%n left in the supply</source>
        <translation>
            <numerusform>%n left in the supply</numerusform>
            <numerusform>%n left in the supply</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::PictureWords</name>
    <message numerus="yes">
        <source>%n players choose</source>
        <translation>
            <numerusform>%n player chooses</numerusform>
            <numerusform>%n players choose</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::ProblemsPanel</name>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::ProofPanel</name>
    <message numerus="yes">
        <source>%n thing(s) to fix.</source>
        <translation>
            <numerusform>%n thing to fix.</numerusform>
            <numerusform>%n things to fix.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every task is proved; %n thing(s) to look at.</source>
        <translation>
            <numerusform>Every task is proved; %n thing to look at.</numerusform>
            <numerusform>Every task is proved; %n things to look at.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::ProvinceGoalInShort</name>
    <message numerus="yes">
        <source>%n worker(s) beyond the green ones</source>
        <translation>
            <numerusform>%n worker beyond the green ones</numerusform>
            <numerusform>%n workers beyond the green ones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First to build %n structure(s) worth %1 points</source>
        <translation>
            <numerusform>First to build %n structure worth %1 points</numerusform>
            <numerusform>First to build %n structures worth %1 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Own %n structure(s) worth %1 points</source>
        <translation>
            <numerusform>Own %n structure worth %1 points</numerusform>
            <numerusform>Own %n structures worth %1 points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::RailButton</name>
    <message numerus="yes">
        <source>%n new</source>
        <comment>entries</comment>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::Recap</name>
    <message numerus="yes">
        <source>%n more action(s)</source>
        <comment>what was done beside what is told</comment>
        <translation>
            <numerusform>%n more action</numerusform>
            <numerusform>%n more actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::ResultsDialog</name>
    <message numerus="yes">
        <source>%n more file(s) could not be read.</source>
        <translation>
            <numerusform>%n more file could not be read.</numerusform>
            <numerusform>%n more files could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n result(s))</source>
        <translation>
            <numerusform>%1 (%n result)</numerusform>
            <numerusform>%1 (%n results)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::ResultsModel</name>
    <message numerus="yes">
        <source>%n pupil(s) solved it on the first try</source>
        <translation>
            <numerusform>%n pupil solved it on the first try</numerusform>
            <numerusform>%n pupils solved it on the first try</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::ReviewPanel</name>
    <message numerus="yes">
        <source>%n decision(s) could not be compared with the best: there was too little to go on.</source>
        <translation>
            <numerusform>%n decision could not be compared with the best: there was too little to go on.</numerusform>
            <numerusform>%n decisions could not be compared with the best: there was too little to go on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: about %2 points</source>
        <comment>player, what a turn has cost, which may be a fraction above n</comment>
        <translation>
            <numerusform>%1: about %2 points</numerusform>
            <numerusform>%1: about %2 points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::RuleContents</name>
    <message numerus="yes">
        <source>The best %n rule(s)</source>
        <translation>
            <numerusform>The best match</numerusform>
            <numerusform>The best %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n rule</numerusform>
            <numerusform>%n rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::RulePage</name>
    <message numerus="yes">
        <source>The books have %n worked example(s) of this.</source>
        <translation>
            <numerusform>The books have %n worked example of this.</numerusform>
            <numerusform>The books have %n worked examples of this.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::RulesPanel</name>
    <message numerus="yes">
        <source>%n rule(s) shown by this step</source>
        <translation>
            <numerusform>%n rule shown by this step</numerusform>
            <numerusform>%n rules shown by this step</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::SeatsEditor</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::ShelfModel</name>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n lesson</numerusform>
            <numerusform>%n lessons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lesson(s) done</source>
        <translation>
            <numerusform>%1 of %n lesson done</numerusform>
            <numerusform>%1 of %n lessons done</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::TablePrograms</name>
    <message numerus="yes">
        <source>It did not answer within %n seconds.</source>
        <translation>
            <numerusform>It did not answer within %n second.</numerusform>
            <numerusform>It did not answer within %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::TableSpeech</name>
    <message numerus="yes">
        <source>%n place(s) can be chosen next.</source>
        <translation>
            <numerusform>%n place can be chosen next.</numerusform>
            <numerusform>%n places can be chosen next.</numerusform>
        </translation>
    </message>
</context>
</TS>
