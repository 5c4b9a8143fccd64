<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en_US">
<context>
    <name>AreaTitle</name>
    <message>
        <source>Corners of the map</source>
        <translation>Sommets de la carte</translation>
    </message>
    <message>
        <source>Lines of the map</source>
        <translation>Lignes de la carte</translation>
    </message>
    <message>
        <source>Triangles of the map</source>
        <translation>Triangles de la carte</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Boucle</translation>
    </message>
</context>
<context>
    <name>BoardGroup</name>
    <message>
        <source>Pieces on the board</source>
        <translation>Éléments sur le plateau</translation>
    </message>
    <message>
        <source>Row %1 of %2</source>
        <translation>Rangée %1 sur %2</translation>
    </message>
</context>
<context>
    <name>BoardName</name>
    <message>
        <source>Pl. %1</source>
        <comment>player, as short as can be</comment>
        <translation>J. %1</translation>
    </message>
</context>
<context>
    <name>EditionChange</name>
    <message>
        <source>Step %1, “%2”</source>
        <comment>number, first words</comment>
        <translation>Étape %1, «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>It speaks of something this edition does not have: %1.</source>
        <translation>L’étape mentionne un élément absent de cette édition&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a step, what is wrong with it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>What it shows or asks for can no longer be played.</source>
        <translation>Ce que l’étape montre ou demande ne peut plus être joué.</translation>
    </message>
</context>
<context>
    <name>FieldText</name>
    <message>
        <source>yes</source>
        <comment>value of a field</comment>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <comment>value of a field</comment>
        <translation>non</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>value of a field</comment>
        <translation>personne</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a field, its value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <comment>a field, whose it is, its value</comment>
        <translation>%1 (%2)&#xa0;: %3</translation>
    </message>
    <message>
        <source>File opened: %1</source>
        <translation>Fichier ouvert&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: name and color</source>
        <comment>a player</comment>
        <translation>%1&#xa0;: nom et couleur</translation>
    </message>
</context>
<context>
    <name>GainText</name>
    <message>
        <source>Cost: %1</source>
        <translation>Coût&#xa0;: %1</translation>
    </message>
    <message>
        <source>Gain: %1</source>
        <translation>Gain&#xa0;: %1</translation>
    </message>
    <message>
        <source>Victory points: %1</source>
        <translation>Points de victoire&#xa0;: %1</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Ce coup ne peut pas être annulé.</translation>
    </message>
</context>
<context>
    <name>GeneralProblems</name>
    <message>
        <source>The file ends too early.</source>
        <translation>Le fichier se termine trop tôt.</translation>
    </message>
    <message>
        <source>The file is not encoded in UTF-8.</source>
        <translation>Le fichier n’est pas encodé en UTF-8.</translation>
    </message>
    <message>
        <source>The file is too large. Maximum size: %1.</source>
        <translation>Le fichier est trop volumineux. Taille maximale&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The file is nested too deeply. Maximum depth: %1.</source>
        <translation>Le fichier comporte trop de niveaux imbriqués. Maximum&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The key “%1” occurs twice.</source>
        <translation>La clé «&#xa0;%1&#xa0;» figure deux fois.</translation>
    </message>
    <message>
        <source>The key “%1” is missing.</source>
        <translation>La clé «&#xa0;%1&#xa0;» est absente.</translation>
    </message>
    <message>
        <source>Unknown key: “%1”.</source>
        <translation>La clé «&#xa0;%1&#xa0;» est inconnue.</translation>
    </message>
    <message>
        <source>The value of “%1” has the wrong type. Expected: %2. Found: %3.</source>
        <translation>La valeur de «&#xa0;%1&#xa0;» n’est pas du bon type. Attendu&#xa0;: %2. Trouvé&#xa0;: %3.</translation>
    </message>
    <message>
        <source>The value of “%1” is %2; it must be from %3 to %4.</source>
        <translation>La valeur de «&#xa0;%1&#xa0;» est %2&#x202f;; elle doit être comprise entre %3 et %4.</translation>
    </message>
    <message>
        <source>The list “%1” has the wrong length, %2; it must be from %3 to %4.</source>
        <translation>La longueur de la liste «&#xa0;%1&#xa0;» est de %2&#x202f;; elle doit être comprise entre %3 et %4.</translation>
    </message>
    <message>
        <source>The text of “%1” is too long. Maximum number of characters: %2. Found: %3.</source>
        <translation>Le texte de «&#xa0;%1&#xa0;» est trop long. Nombre maximal de caractères&#xa0;: %2. Trouvé&#xa0;: %3.</translation>
    </message>
    <message>
        <source>“%1” has an unknown value: “%2”. Expected: %3.</source>
        <translation>La valeur «&#xa0;%2&#xa0;» de «&#xa0;%1&#xa0;» est inconnue. Attendu&#xa0;: %3.</translation>
    </message>
    <message>
        <source>The file has a different format. Expected: %1. Found: %2.</source>
        <translation>Le fichier est dans un autre format. Attendu&#xa0;: %1. Trouvé&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The file has version %1. The newest version this program reads: %2.</source>
        <translation>Le fichier est à la version %1. Version la plus récente que ce programme sait lire&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Unknown rules option: “%1”.</source>
        <translation>Option de règle inconnue&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The rules option “%1” has no value “%2”.</source>
        <translation>L’option de règle «&#xa0;%1&#xa0;» n’admet pas la valeur «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Unknown game: “%1”.</source>
        <translation>Jeu inconnu&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Unknown edition: “%1”.</source>
        <translation>Édition inconnue&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Problem in the file</source>
        <translation>Problème dans le fichier</translation>
    </message>
    <message>
        <source>Problem in the edition</source>
        <translation>Problème dans l’édition</translation>
    </message>
    <message>
        <source>Rules option</source>
        <translation>Option de règle</translation>
    </message>
    <message>
        <source>Unknown game or edition</source>
        <translation>Jeu ou édition inconnus</translation>
    </message>
    <message>
        <source>Nothing to do here</source>
        <translation>Rien à faire ici</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>nombre entier</translation>
    </message>
    <message>
        <source>number</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>list</source>
        <translation>liste</translation>
    </message>
    <message>
        <source>object</source>
        <translation>objet</translation>
    </message>
    <message>
        <source>“%1” means nothing here.</source>
        <translation>«&#xa0;%1&#xa0;» ne veut rien dire ici.</translation>
    </message>
    <message>
        <source>The text ends too early.</source>
        <translation>Le texte se termine trop tôt.</translation>
    </message>
    <message>
        <source>Nothing may follow here: “%1”.</source>
        <translation>Rien ne peut suivre ici&#xa0;: «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is already there.</source>
        <translation>«&#xa0;%1&#xa0;» figure déjà plus haut.</translation>
    </message>
    <message>
        <source>The file is not valid JSON: unexpected %1.</source>
        <translation>Le fichier n’est pas un JSON valide. Élément inattendu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This belongs to another player: %1.</source>
        <translation>Ceci appartient à un autre joueur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>There is nothing to do here now: %1.</source>
        <translation>Il n’y a rien à faire ici maintenant&#xa0;: %1.</translation>
    </message>
    <message>
        <source>What you have begun cannot continue here: choose a possible place, or press Escape to start over.</source>
        <translation>Ce que vous avez commencé ne peut pas se poursuivre ici&#xa0;: choisissez un emplacement possible, ou recommencez avec Échap.</translation>
    </message>
    <message>
        <source>Nothing lies here. Choose one of the possible places.</source>
        <translation>Il n’y a rien ici. Choisissez l’un des emplacements possibles.</translation>
    </message>
</context>
<context>
    <name>GeneralWords</name>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tous les joueurs</translation>
    </message>
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
            <numerusform>%1 à %n point</numerusform>
            <numerusform>%1 à %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between clauses of one sentence</comment>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a line that is read aloud</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>possible now</source>
        <translation>possible maintenant</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>What chance has revealed cannot be undone.</source>
        <translation>On ne peut pas revenir sur ce que le hasard a révélé.</translation>
    </message>
    <message>
        <source>A secret choice cannot be undone.</source>
        <translation>On ne peut pas revenir sur un choix secret.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <comment>player, of what, how many</comment>
        <translation>%1&#xa0;: %2 %3</translation>
    </message>
    <message>
        <source>%1 for %2, got %3</source>
        <comment>what was done, its price, what it brought</comment>
        <translation>%1, payé&#xa0;: %2, reçu&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>what was done, its price</comment>
        <translation>%1, payé&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, got %2</source>
        <comment>what was done, what it brought</comment>
        <translation>%1, reçu&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, how many</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>free</source>
        <comment>a place where nothing lies</comment>
        <translation>libre</translation>
    </message>
    <message>
        <source>picked</source>
        <comment>a place</comment>
        <translation>sélectionné</translation>
    </message>
    <message>
        <source>brings %1</source>
        <comment>an action, points</comment>
        <translation>rapporte %1</translation>
    </message>
</context>
<context>
    <name>GoalText</name>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>exactly %1</source>
        <comment>a number</comment>
        <translation>exactement %1</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <comment>numbers</comment>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>at least %1</source>
        <comment>a number</comment>
        <translation>au moins %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <comment>a number</comment>
        <translation>au plus %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 is worth %2 point(s).</source>
        <translation>
            <numerusform>%1&#xa0;: %2 point.</numerusform>
            <numerusform>%1&#xa0;: %2 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 point(s).</source>
        <translation>
            <numerusform>%1 a %2 point.</numerusform>
            <numerusform>%1 a %2 points.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leads.</source>
        <translation>%1 est en tête.</translation>
    </message>
    <message>
        <source>%1 is ranked %2 or better.</source>
        <translation>%1 est au rang %2 ou mieux.</translation>
    </message>
    <message>
        <source>%1 is ranked %2 or worse.</source>
        <translation>%1 est au rang %2 ou moins bien.</translation>
    </message>
    <message>
        <source>%1 is ranked %2.</source>
        <translation>%1 est au rang %2.</translation>
    </message>
    <message>
        <source>%1 is ranked from %2 to %3.</source>
        <translation>%1 est entre le rang %2 et le rang %3.</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Quelqu’un</translation>
    </message>
    <message numerus="yes">
        <source>%1 has begun %2 turn(s).</source>
        <translation>
            <numerusform>%1 a commencé %2 tour.</numerusform>
            <numerusform>%1 a commencé %2 tours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A part of the game has begun %1 time(s).</source>
        <translation>
            <numerusform>Une phase du jeu a commencé %1 fois.</numerusform>
            <numerusform>Une phase du jeu a commencé %1 fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has triggered the end of the game.</source>
        <translation>%1 a déclenché la fin de la partie.</translation>
    </message>
    <message>
        <source>All of…</source>
        <translation>Toutes ces conditions…</translation>
    </message>
    <message>
        <source>At least one of…</source>
        <translation>Au moins une de ces conditions…</translation>
    </message>
    <message>
        <source>None of…</source>
        <translation>Aucune de ces conditions…</translation>
    </message>
    <message>
        <source>Within a number of actions…</source>
        <translation>En un nombre d’actions donné…</translation>
    </message>
    <message>
        <source>One before the other…</source>
        <translation>L’une avant l’autre…</translation>
    </message>
    <message>
        <source>Rank of a player</source>
        <translation>Rang d’un joueur</translation>
    </message>
    <message>
        <source>Goods and other counts</source>
        <translation>Marchandises et autres quantités</translation>
    </message>
    <message>
        <source>Pieces on the table</source>
        <translation>Éléments sur la table</translation>
    </message>
    <message>
        <source>Something has happened</source>
        <translation>Quelque chose s’est passé</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>A turn began</source>
        <translation>Un tour a commencé</translation>
    </message>
    <message>
        <source>A part of the game began</source>
        <translation>Une phase du jeu a commencé</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Déplacé</translation>
    </message>
    <message>
        <source>Placed</source>
        <translation>Placé</translation>
    </message>
    <message>
        <source>Gained</source>
        <translation>Reçu</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Payé</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>Marqué</translation>
    </message>
    <message>
        <source>Revealed</source>
        <translation>Révélé</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Laissé</translation>
    </message>
    <message>
        <source>End triggered</source>
        <translation>Fin déclenchée</translation>
    </message>
    <message>
        <source>Game ended</source>
        <translation>Partie terminée</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>a kind of goal</comment>
        <translation>Points</translation>
    </message>
    <message>
        <source>%1 of this: %2</source>
        <comment>a number and what it counts</comment>
        <translation>%1 de ceci&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>counted pieces and their kind</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>Reach %n point(s).</source>
        <translation>
            <numerusform>Atteignez %n point.</numerusform>
            <numerusform>Atteignez %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have %1 point(s).</source>
        <translation>
            <numerusform>Ayez %1 point.</numerusform>
            <numerusform>Ayez %1 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %1 point(s).</source>
        <translation>
            <numerusform>Vous avez %1 point.</numerusform>
            <numerusform>Vous avez %1 points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the lead.</source>
        <translation>Prenez la tête.</translation>
    </message>
    <message>
        <source>Reach this rank: %1.</source>
        <comment>a number</comment>
        <translation>Atteignez ce rang&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>Vous êtes en tête.</translation>
    </message>
    <message>
        <source>Your rank: %1.</source>
        <comment>a number</comment>
        <translation>Votre rang&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 does not lead, not even tied.</source>
        <translation>%1 n’est pas en tête, même à égalité.</translation>
    </message>
    <message>
        <source>Have %1.</source>
        <comment>what is counted</comment>
        <translation>Ayez %1.</translation>
    </message>
    <message>
        <source>You have %1.</source>
        <comment>what is counted</comment>
        <translation>Vous avez %1.</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <comment>a player, what is counted</comment>
        <translation>%1 a %2.</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <comment>what is counted</comment>
        <translation>Sur la table&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Have %1 on the table.</source>
        <comment>what is counted</comment>
        <translation>Ayez %1 sur la table.</translation>
    </message>
    <message>
        <source>You have %1 on the table.</source>
        <comment>what is counted</comment>
        <translation>Vous avez %1 sur la table.</translation>
    </message>
    <message>
        <source>%1 has %2 on the table.</source>
        <comment>a player, what is counted</comment>
        <translation>%1 a %2 sur la table.</translation>
    </message>
    <message>
        <source>Play the game to its end.</source>
        <translation>Menez la partie à son terme.</translation>
    </message>
    <message>
        <source>Move %1.</source>
        <comment>what is counted</comment>
        <translation>Déplacez %1.</translation>
    </message>
    <message>
        <source>Place %1.</source>
        <comment>what is counted</comment>
        <translation>Placez %1.</translation>
    </message>
    <message>
        <source>Gain %1.</source>
        <comment>what is counted</comment>
        <translation>Recevez %1.</translation>
    </message>
    <message>
        <source>Pay %1.</source>
        <comment>what is counted</comment>
        <translation>Payez %1.</translation>
    </message>
    <message>
        <source>Score %1.</source>
        <comment>counted points</comment>
        <translation>Marquez %1.</translation>
    </message>
    <message>
        <source>You have moved %1.</source>
        <comment>what is counted</comment>
        <translation>Vous avez déplacé %1.</translation>
    </message>
    <message>
        <source>You have placed %1.</source>
        <comment>what is counted</comment>
        <translation>Vous avez placé %1.</translation>
    </message>
    <message>
        <source>You have gained %1.</source>
        <comment>what is counted</comment>
        <translation>Vous avez reçu %1.</translation>
    </message>
    <message>
        <source>You have paid %1.</source>
        <comment>what is counted</comment>
        <translation>Vous avez payé %1.</translation>
    </message>
    <message>
        <source>You have scored %1.</source>
        <comment>counted points</comment>
        <translation>Vous avez marqué %1.</translation>
    </message>
    <message>
        <source>%1 has moved %2.</source>
        <comment>a player, what is counted</comment>
        <translation>%1 a déplacé %2.</translation>
    </message>
    <message>
        <source>%1 has placed %2.</source>
        <comment>a player, what is counted</comment>
        <translation>%1 a placé %2.</translation>
    </message>
    <message>
        <source>%1 has gained %2.</source>
        <comment>a player, what is counted</comment>
        <translation>%1 a reçu %2.</translation>
    </message>
    <message>
        <source>%1 has paid %2.</source>
        <comment>a player, what is counted</comment>
        <translation>%1 a payé %2.</translation>
    </message>
    <message>
        <source>%1 has scored %2.</source>
        <comment>a player, counted points</comment>
        <translation>%1 a marqué %2.</translation>
    </message>
    <message>
        <source>Trigger the end of the game.</source>
        <translation>Déclenchez la fin de la partie.</translation>
    </message>
    <message>
        <source>You have triggered the end of the game.</source>
        <translation>Vous avez déclenché la fin de la partie.</translation>
    </message>
    <message>
        <source>The next turn of %1 has not begun yet.</source>
        <translation>%1 n’a pas encore commencé son prochain tour.</translation>
    </message>
    <message>
        <source>The next turn of %1 has begun.</source>
        <translation>%1 a commencé son prochain tour.</translation>
    </message>
    <message>
        <source>Do it this turn.</source>
        <translation>Faites-le pendant ce tour.</translation>
    </message>
    <message>
        <source>It is still the same turn.</source>
        <translation>C’est encore le même tour.</translation>
    </message>
    <message>
        <source>The next turn has begun.</source>
        <translation>Le tour suivant a commencé.</translation>
    </message>
    <message numerus="yes">
        <source>%1 turn(s) have begun since then.</source>
        <translation>
            <numerusform>Depuis, %1 tour a commencé.</numerusform>
            <numerusform>Depuis, %1 tours ont commencé.</numerusform>
        </translation>
    </message>
    <message>
        <source>Do it before your next turn.</source>
        <translation>Faites-le avant votre prochain tour.</translation>
    </message>
    <message>
        <source>Your next turn has not begun yet.</source>
        <translation>Votre prochain tour n’a pas encore commencé.</translation>
    </message>
    <message>
        <source>It counts when your next turn begins.</source>
        <translation>Cela compte au début de votre prochain tour.</translation>
    </message>
    <message>
        <source>Your next turn has begun.</source>
        <translation>Votre prochain tour a commencé.</translation>
    </message>
    <message>
        <source>Do it by the end of your next turn.</source>
        <translation>Faites-le avant la fin de votre prochain tour.</translation>
    </message>
    <message>
        <source>Your turn after the next has not begun yet.</source>
        <translation>Le tour qui suit votre prochain tour n’a pas encore commencé.</translation>
    </message>
    <message numerus="yes">
        <source>You have begun %1 turn(s).</source>
        <translation>
            <numerusform>Vous avez commencé %1 tour.</numerusform>
            <numerusform>Vous avez commencé %1 tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>This has not begun yet: %1.</source>
        <comment>a part of the game</comment>
        <translation>Ceci n’a pas encore commencé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This has begun: %1.</source>
        <comment>a part of the game</comment>
        <translation>Ceci a commencé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>At least one of these:</source>
        <translation>Au moins une de ces conditions&#xa0;:</translation>
    </message>
    <message>
        <source>None of these:</source>
        <translation>Aucune de ces conditions&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>Within %n action(s):</source>
        <translation>
            <numerusform>En %n action&#xa0;:</numerusform>
            <numerusform>En %n actions au plus&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>The first of these before the second:</source>
        <translation>La première de ces conditions avant la seconde&#xa0;:</translation>
    </message>
    <message>
        <source>All of these:</source>
        <translation>Toutes ces conditions&#xa0;:</translation>
    </message>
    <message>
        <source>Do this: %1.</source>
        <comment>what a player can do</comment>
        <translation>Faites ceci&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You have done this: %1.</source>
        <comment>what a player can do</comment>
        <translation>Vous avez fait ceci&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 has done this: %2.</source>
        <comment>a player, what a player can do</comment>
        <translation>%1 a fait ceci&#xa0;: %2.</translation>
    </message>
    <message>
        <source>While this turn lasts…</source>
        <translation>Tant que dure ce tour…</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Pendant ce tour</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>when something has to be done</comment>
        <translation>%1&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <comment>the object of a verb: whatever is moved or placed</comment>
        <translation>
            <numerusform>%n élément</numerusform>
            <numerusform>%n éléments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reach %n point(s) in this category: %1.</source>
        <translation>
            <numerusform>Atteignez %n point dans cette catégorie&#xa0;: %1.</numerusform>
            <numerusform>Atteignez %n points dans cette catégorie&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have %1 point(s) in this category: %2.</source>
        <translation>
            <numerusform>Ayez %1 point dans cette catégorie&#xa0;: %2.</numerusform>
            <numerusform>Ayez %1 points dans cette catégorie&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %1 point(s) in this category: %2.</source>
        <translation>
            <numerusform>Vous avez %1 point dans cette catégorie&#xa0;: %2.</numerusform>
            <numerusform>Vous avez %1 points dans cette catégorie&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %2 point(s) in this category: %3.</source>
        <translation>
            <numerusform>%1 a %2 point dans cette catégorie&#xa0;: %3.</numerusform>
            <numerusform>%1 a %2 points dans cette catégorie&#xa0;: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is worth %2 point(s) in this category: %3.</source>
        <translation>
            <numerusform>%1&#xa0;: %2 point dans la catégorie «&#xa0;%3&#xa0;».</numerusform>
            <numerusform>%1&#xa0;: %2 points dans la catégorie «&#xa0;%3&#xa0;».</numerusform>
        </translation>
    </message>
    <message>
        <source>Do not cover or remove anything.</source>
        <translation>Ne couvrez ni ne retirez rien.</translation>
    </message>
    <message>
        <source>You have not covered or removed anything.</source>
        <translation>Vous n’avez rien couvert ni retiré.</translation>
    </message>
    <message>
        <source>%1 has not covered or removed anything.</source>
        <translation>%1 n’a rien couvert ni retiré.</translation>
    </message>
    <message>
        <source>Nobody has covered or removed anything.</source>
        <translation>Personne n’a rien couvert ni retiré.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>the object of a verb</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Score %1 in this category: %2.</source>
        <comment>counted points</comment>
        <translation>Marquez %1 dans cette catégorie&#xa0;: %2.</translation>
    </message>
    <message>
        <source>You have scored %1 in this category: %2.</source>
        <comment>counted points</comment>
        <translation>Vous avez marqué %1 dans cette catégorie&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 has scored %2 in this category: %3.</source>
        <comment>a player, counted points</comment>
        <translation>%1 a marqué %2 dans cette catégorie&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Score no points.</source>
        <translation>Ne marquez aucun point.</translation>
    </message>
    <message>
        <source>You have scored no points.</source>
        <translation>Vous n’avez marqué aucun point.</translation>
    </message>
    <message>
        <source>%1 has scored no points.</source>
        <comment>a player</comment>
        <translation>%1 n’a marqué aucun point.</translation>
    </message>
    <message>
        <source>Nobody has scored points.</source>
        <translation>Personne n’a marqué de point.</translation>
    </message>
    <message>
        <source>Score no points in this category: %1.</source>
        <translation>Ne marquez aucun point dans cette catégorie&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You have scored no points in this category: %1.</source>
        <translation>Vous n’avez marqué aucun point dans cette catégorie&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 has scored no points in this category: %2.</source>
        <comment>a player</comment>
        <translation>%1 n’a marqué aucun point dans cette catégorie&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Nobody has scored points in this category: %1.</source>
        <translation>Personne n’a marqué de point dans cette catégorie&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Cover or remove %1.</source>
        <comment>what is counted</comment>
        <translation>Couvrez ou retirez %1.</translation>
    </message>
    <message>
        <source>Reveal %1.</source>
        <comment>what is counted</comment>
        <translation>Révélez %1.</translation>
    </message>
    <message>
        <source>Leave %1.</source>
        <comment>what is counted</comment>
        <translation>Laissez %1.</translation>
    </message>
    <message>
        <source>You have covered or removed %1.</source>
        <comment>what is counted</comment>
        <translation>Vous avez couvert ou retiré %1.</translation>
    </message>
    <message>
        <source>You have revealed %1.</source>
        <comment>what is counted</comment>
        <translation>Vous avez révélé %1.</translation>
    </message>
    <message>
        <source>You have left %1.</source>
        <comment>what is counted</comment>
        <translation>Vous avez laissé %1.</translation>
    </message>
    <message>
        <source>See to it that this is revealed: %1.</source>
        <comment>what is counted</comment>
        <translation>Faites en sorte que ceci soit révélé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This has been revealed: %1.</source>
        <comment>what is counted</comment>
        <translation>Ceci a été révélé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 has covered or removed %2.</source>
        <comment>a player, what is counted</comment>
        <translation>%1 a couvert ou retiré %2.</translation>
    </message>
    <message>
        <source>%1 has revealed %2.</source>
        <comment>a player, what is counted</comment>
        <translation>%1 a révélé %2.</translation>
    </message>
    <message>
        <source>%1 has left %2.</source>
        <comment>a player, what is counted</comment>
        <translation>%1 a laissé %2.</translation>
    </message>
    <message>
        <source>Touching: %1.</source>
        <comment>places</comment>
        <translation>Au contact de&#xa0;: %1.</translation>
    </message>
    <message>
        <source>There must be %1 on the table.</source>
        <comment>what is counted</comment>
        <translation>Il doit y avoir %1 sur la table.</translation>
    </message>
    <message numerus="yes">
        <source>There are %1 on the table.</source>
        <comment>what is counted</comment>
        <translation>
            <numerusform>Il y a %1 sur la table.</numerusform>
            <numerusform>Il y a %1 sur la table.</numerusform>
        </translation>
    </message>
    <message>
        <source>Have %1 here: %2.</source>
        <comment>what is counted, places</comment>
        <translation>Ayez %1 ici&#xa0;: %2.</translation>
    </message>
    <message>
        <source>You have %1 here: %2.</source>
        <comment>what is counted, places</comment>
        <translation>Vous avez %1 ici&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 has %2 here: %3.</source>
        <comment>a player, what is counted, places</comment>
        <translation>%1 a %2 ici&#xa0;: %3.</translation>
    </message>
    <message>
        <source>There must be %1 here: %2.</source>
        <comment>what is counted, places</comment>
        <translation>Il doit y avoir %1 ici&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>There are %1 here: %2.</source>
        <comment>what is counted, places</comment>
        <translation>
            <numerusform>Il y a %1 ici&#xa0;: %2.</numerusform>
            <numerusform>Il y a %1 ici&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>places</comment>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>Starting at: %1.</source>
        <comment>places</comment>
        <translation>Point de départ&#xa0;: %1.</translation>
    </message>
    <message>
        <source>From: %1.</source>
        <comment>places</comment>
        <translation>Depuis&#xa0;: %1.</translation>
    </message>
    <message>
        <source>To: %1.</source>
        <comment>places</comment>
        <translation>Vers&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Where: %1.</source>
        <comment>places where something is put</comment>
        <translation>Où&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Where: %1.</source>
        <comment>places where something happens</comment>
        <translation>Où&#xa0;: %1.</translation>
    </message>
    <message>
        <source>For: %1.</source>
        <comment>what is paid for</comment>
        <translation>Pour&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Through: %1.</source>
        <comment>a cause</comment>
        <translation>Grâce à&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Covered or removed</source>
        <translation>Couvert ou retiré</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>places</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>Go on to this part of the game: %1.</source>
        <translation>Passez à cette phase&#xa0;: %1.</translation>
    </message>
    <message>
        <source>no pieces</source>
        <comment>the object of a verb that is denied: whatever is moved or placed</comment>
        <translation>aucun élément</translation>
    </message>
    <message>
        <source>nothing of this: %1</source>
        <comment>the object of a verb that is denied</comment>
        <translation>aucun exemplaire de ceci&#xa0;: %1</translation>
    </message>
    <message>
        <source>Have no points.</source>
        <translation>N’ayez aucun point.</translation>
    </message>
    <message>
        <source>Have no points in this category: %1.</source>
        <translation>N’ayez aucun point dans cette catégorie&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You have no points.</source>
        <translation>Vous n’avez aucun point.</translation>
    </message>
    <message>
        <source>You have no points in this category: %1.</source>
        <translation>Vous n’avez aucun point dans cette catégorie&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 has no points.</source>
        <comment>a player</comment>
        <translation>%1 n’a aucun point.</translation>
    </message>
    <message>
        <source>%1 has no points in this category: %2.</source>
        <comment>a player</comment>
        <translation>%1 n’a aucun point dans cette catégorie&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 is worth no points.</source>
        <comment>a place</comment>
        <translation>%1 ne vaut aucun point.</translation>
    </message>
    <message>
        <source>%1 is worth no points in this category: %2.</source>
        <comment>a place</comment>
        <translation>%1 ne vaut aucun point dans cette catégorie&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Have %1.</source>
        <comment>what is not there</comment>
        <translation>N’ayez %1.</translation>
    </message>
    <message>
        <source>You have %1.</source>
        <comment>what is not there</comment>
        <translation>Vous n’avez %1.</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <comment>a player, what is not there</comment>
        <translation>%1 n’a %2.</translation>
    </message>
    <message>
        <source>There are %1.</source>
        <comment>what is not there</comment>
        <translation>Il n’y a %1.</translation>
    </message>
    <message>
        <source>Have %1 on the table.</source>
        <comment>what is not there</comment>
        <translation>N’ayez %1 sur la table.</translation>
    </message>
    <message>
        <source>You have %1 on the table.</source>
        <comment>what is not there</comment>
        <translation>Vous n’avez %1 sur la table.</translation>
    </message>
    <message>
        <source>%1 has %2 on the table.</source>
        <comment>a player, what is not there</comment>
        <translation>%1 n’a %2 sur la table.</translation>
    </message>
    <message>
        <source>There must be %1 on the table.</source>
        <comment>what is not there</comment>
        <translation>Il ne doit y avoir %1 sur la table.</translation>
    </message>
    <message>
        <source>There are %1 on the table.</source>
        <comment>what is not there</comment>
        <translation>Il n’y a %1 sur la table.</translation>
    </message>
    <message>
        <source>Have %1 here: %2.</source>
        <comment>what is not there, places</comment>
        <translation>N’ayez %1 ici&#xa0;: %2.</translation>
    </message>
    <message>
        <source>You have %1 here: %2.</source>
        <comment>what is not there, places</comment>
        <translation>Vous n’avez %1 ici&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 has %2 here: %3.</source>
        <comment>a player, what is not there, places</comment>
        <translation>%1 n’a %2 ici&#xa0;: %3.</translation>
    </message>
    <message>
        <source>There must be %1 here: %2.</source>
        <comment>what is not there, places</comment>
        <translation>Il ne doit y avoir %1 ici&#xa0;: %2.</translation>
    </message>
    <message>
        <source>There are %1 here: %2.</source>
        <comment>what is not there, places</comment>
        <translation>Il n’y a %1 ici&#xa0;: %2.</translation>
    </message>
    <message>
        <source>No part of the game has begun.</source>
        <translation>Aucune phase du jeu n’a commencé.</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>La partie n’est pas terminée.</translation>
    </message>
    <message>
        <source>Do not trigger the end of the game.</source>
        <translation>Ne déclenchez pas la fin de la partie.</translation>
    </message>
    <message>
        <source>You have not triggered the end of the game.</source>
        <translation>Vous n’avez pas déclenché la fin de la partie.</translation>
    </message>
    <message>
        <source>%1 has not triggered the end of the game.</source>
        <comment>a player</comment>
        <translation>%1 n’a pas déclenché la fin de la partie.</translation>
    </message>
    <message>
        <source>Nobody has triggered the end of the game.</source>
        <translation>Personne n’a déclenché la fin de la partie.</translation>
    </message>
    <message>
        <source>Move %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Ne déplacez %1.</translation>
    </message>
    <message>
        <source>Place %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Ne placez %1.</translation>
    </message>
    <message>
        <source>Cover or remove %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Ne couvrez ni ne retirez %1.</translation>
    </message>
    <message>
        <source>Gain %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Ne recevez %1.</translation>
    </message>
    <message>
        <source>Pay %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Ne payez %1.</translation>
    </message>
    <message>
        <source>Reveal %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Ne révélez %1.</translation>
    </message>
    <message>
        <source>Leave %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Ne laissez %1.</translation>
    </message>
    <message>
        <source>You have moved %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Vous n’avez déplacé %1.</translation>
    </message>
    <message>
        <source>You have placed %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Vous n’avez placé %1.</translation>
    </message>
    <message>
        <source>You have covered or removed %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Vous n’avez couvert ni retiré %1.</translation>
    </message>
    <message>
        <source>You have gained %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Vous n’avez reçu %1.</translation>
    </message>
    <message>
        <source>You have paid %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Vous n’avez payé %1.</translation>
    </message>
    <message>
        <source>You have revealed %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Vous n’avez révélé %1.</translation>
    </message>
    <message>
        <source>You have left %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Vous n’avez laissé %1.</translation>
    </message>
    <message>
        <source>%1 has moved %2.</source>
        <comment>a player, nothing of what is named</comment>
        <translation>%1 n’a déplacé %2.</translation>
    </message>
    <message>
        <source>%1 has placed %2.</source>
        <comment>a player, nothing of what is named</comment>
        <translation>%1 n’a placé %2.</translation>
    </message>
    <message>
        <source>%1 has covered or removed %2.</source>
        <comment>a player, nothing of what is named</comment>
        <translation>%1 n’a couvert ni retiré %2.</translation>
    </message>
    <message>
        <source>%1 has gained %2.</source>
        <comment>a player, nothing of what is named</comment>
        <translation>%1 n’a reçu %2.</translation>
    </message>
    <message>
        <source>%1 has paid %2.</source>
        <comment>a player, nothing of what is named</comment>
        <translation>%1 n’a payé %2.</translation>
    </message>
    <message>
        <source>%1 has revealed %2.</source>
        <comment>a player, nothing of what is named</comment>
        <translation>%1 n’a révélé %2.</translation>
    </message>
    <message>
        <source>%1 has left %2.</source>
        <comment>a player, nothing of what is named</comment>
        <translation>%1 n’a laissé %2.</translation>
    </message>
    <message>
        <source>Moved so far: %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Déplacé jusqu’ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Placed so far: %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Placé jusqu’ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Covered or removed so far: %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Couvert ou retiré jusqu’ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Gained so far: %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Reçu jusqu’ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Paid so far: %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Payé jusqu’ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Revealed so far: %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Révélé jusqu’ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Left so far: %1.</source>
        <comment>nothing of what is named</comment>
        <translation>Laissé jusqu’ici&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>LessonNames</name>
    <message>
        <source>Explain</source>
        <comment>a kind of step</comment>
        <translation>Expliquer</translation>
    </message>
    <message>
        <source>Show</source>
        <comment>a kind of step</comment>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Do</source>
        <comment>a kind of step</comment>
        <translation>Faire</translation>
    </message>
    <message>
        <source>Choose</source>
        <comment>a kind of step</comment>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Predict the score</source>
        <comment>a kind of step</comment>
        <translation>Prévoir les points</translation>
    </message>
    <message>
        <source>Play on</source>
        <comment>a kind of step</comment>
        <translation>Continuer la partie</translation>
    </message>
    <message>
        <source>A text beside the position.</source>
        <translation>Un texte à côté de la position.</translation>
    </message>
    <message>
        <source>Moves are played while the reader watches.</source>
        <translation>Des coups sont joués sous les yeux du lecteur.</translation>
    </message>
    <message>
        <source>The reader plays until a goal is reached.</source>
        <translation>Le lecteur joue jusqu’à atteindre un objectif.</translation>
    </message>
    <message>
        <source>A question with answers to choose from.</source>
        <translation>Une question avec un choix de réponses.</translation>
    </message>
    <message>
        <source>The reader predicts how many points a line of play scores.</source>
        <translation>Le lecteur prévoit combien de points rapporte une suite de coups.</translation>
    </message>
    <message>
        <source>The reader plays on against computer players.</source>
        <translation>Le lecteur continue contre des joueurs informatiques.</translation>
    </message>
    <message>
        <source>Ring</source>
        <comment>a mark on the board</comment>
        <translation>Cercle</translation>
    </message>
    <message>
        <source>Arrow</source>
        <comment>a mark on the board</comment>
        <translation>Flèche</translation>
    </message>
    <message>
        <source>Label</source>
        <comment>a mark on the board</comment>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Spotlight</source>
        <comment>a mark on the board</comment>
        <translation>Projecteur</translation>
    </message>
    <message>
        <source>Ghost piece</source>
        <comment>a mark on the board</comment>
        <translation>Élément fantôme</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>what a mark says</comment>
        <translation>Neutre</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>what a mark says</comment>
        <translation>Bon</translation>
    </message>
    <message>
        <source>Bad</source>
        <comment>what a mark says</comment>
        <translation>Mauvais</translation>
    </message>
    <message>
        <source>Right</source>
        <comment>a move</comment>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>a move</comment>
        <translation>Bon</translation>
    </message>
    <message>
        <source>Wrong</source>
        <comment>a move</comment>
        <translation>Faux</translation>
    </message>
    <message>
        <source>Label: %1</source>
        <translation>Étiquette&#xa0;: %1</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Chapitre</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>After this move: %1</source>
        <translation>Après ce coup&#xa0;: %1</translation>
    </message>
    <message>
        <source>After any other wrong move</source>
        <translation>Après toute autre erreur</translation>
    </message>
    <message>
        <source>After mistake %1</source>
        <translation>Après l’erreur %1</translation>
    </message>
    <message>
        <source>Hint %1</source>
        <translation>Indice %1</translation>
    </message>
    <message>
        <source>Answer %1</source>
        <translation>Réponse %1</translation>
    </message>
    <message>
        <source>When answer %1 is chosen</source>
        <translation>Si la réponse %1 est choisie</translation>
    </message>
    <message>
        <source>With the right number</source>
        <translation>Avec le bon nombre</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who did what</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>When the goal is reached another way</source>
        <translation>Quand l’objectif est atteint autrement</translation>
    </message>
</context>
<context>
    <name>MilestonesWords</name>
    <message>
        <source>Draw a bonus tile: %1</source>
        <translation>Tirer une tuile bonus&#xa0;: %1</translation>
    </message>
    <message>
        <source>Turn up a worker tile: %1</source>
        <translation>Dévoiler une tuile travailleur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Choose a starting tile: %1 (spaces %2–%3)</source>
        <translation>Choisir une tuile de départ&#xa0;: %1 (cases %2–%3)</translation>
    </message>
    <message>
        <source>Move to the castle</source>
        <translation>Aller au château</translation>
    </message>
    <message>
        <source>Move to the trading house</source>
        <translation>Aller à la maison de commerce</translation>
    </message>
    <message>
        <source>Move to the board of works</source>
        <translation>Aller au bureau des travaux</translation>
    </message>
    <message>
        <source>Move to the mill</source>
        <translation>Aller au moulin</translation>
    </message>
    <message>
        <source>Move to employment space %1</source>
        <translation>Aller sur la case emploi %1</translation>
    </message>
    <message>
        <source>Move to employment space %1 (%2)</source>
        <translation>Aller sur la case emploi %1 (%2)</translation>
    </message>
    <message>
        <source>Hire workers: %1 (spaces %2–%3)</source>
        <translation>Embaucher des travailleurs&#xa0;: %1 (cases %2–%3)</translation>
    </message>
    <message>
        <source>Buy goods: %1</source>
        <translation>Acheter des marchandises&#xa0;: %1</translation>
    </message>
    <message>
        <source>Sell goods: %1</source>
        <translation>Vendre des marchandises&#xa0;: %1</translation>
    </message>
    <message>
        <source>Build a street section: %1–%2–%3</source>
        <translation>Construire un tronçon de rue&#xa0;: %1–%2–%3</translation>
    </message>
    <message>
        <source>Build a house: %1</source>
        <translation>Construire une maison&#xa0;: %1</translation>
    </message>
    <message>
        <source>Build a marketplace: %1</source>
        <translation>Construire un marché&#xa0;: %1</translation>
    </message>
    <message>
        <source>Pick up the bonus tile: %1, for employment space %2</source>
        <translation>Ramasser la tuile bonus&#xa0;: %1, pour la case emploi %2</translation>
    </message>
    <message>
        <source>Leave the bonus tile: %1</source>
        <translation>Laisser la tuile bonus&#xa0;: %1</translation>
    </message>
    <message>
        <source>Supply a marketplace: %1</source>
        <translation>Alimenter un marché&#xa0;: %1</translation>
    </message>
    <message>
        <source>Supply a marketplace: %1, number at %2</source>
        <translation>Alimenter un marché&#xa0;: %1, chiffre en %2</translation>
    </message>
    <message>
        <source>Supply a marketplace: %1, numbers at %2 and %3</source>
        <translation>Alimenter un marché&#xa0;: %1, chiffres en %2 et %3</translation>
    </message>
    <message>
        <source>Keep goods: %1</source>
        <translation>Garder des marchandises&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cover the worker on employment space %1</source>
        <translation>Couvrir le travailleur de la case emploi %1</translation>
    </message>
    <message>
        <source>Cover the worker on employment space %1 (%2)</source>
        <translation>Couvrir le travailleur de la case emploi %1 (%2)</translation>
    </message>
    <message>
        <source>Finish the visit</source>
        <translation>Terminer la visite</translation>
    </message>
    <message>
        <source>Bonus tile drawn: %1</source>
        <translation>Tuile bonus tirée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Worker tile turned up: %1</source>
        <translation>Tuile travailleur dévoilée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Chose a starting tile: %1 (spaces %2–%3)</source>
        <translation>Tuile de départ choisie&#xa0;: %1 (cases %2–%3)</translation>
    </message>
    <message>
        <source>Moved to the castle</source>
        <translation>Pion déplacé sur le château</translation>
    </message>
    <message>
        <source>Moved to the trading house</source>
        <translation>Pion déplacé sur la maison de commerce</translation>
    </message>
    <message>
        <source>Moved to the board of works</source>
        <translation>Pion déplacé sur le bureau des travaux</translation>
    </message>
    <message>
        <source>Moved to the mill</source>
        <translation>Pion déplacé sur le moulin</translation>
    </message>
    <message>
        <source>Moved to employment space %1</source>
        <translation>Pion déplacé sur la case emploi %1</translation>
    </message>
    <message>
        <source>Moved to employment space %1 (%2)</source>
        <translation>Pion déplacé sur la case emploi %1 (%2)</translation>
    </message>
    <message>
        <source>Hired workers: %1 (spaces %2–%3)</source>
        <translation>Travailleurs embauchés&#xa0;: %1 (cases %2–%3)</translation>
    </message>
    <message>
        <source>Bought goods: %1</source>
        <translation>Marchandises achetées&#xa0;: %1</translation>
    </message>
    <message>
        <source>Sold goods: %1</source>
        <translation>Marchandises vendues&#xa0;: %1</translation>
    </message>
    <message>
        <source>Built a street section: %1–%2–%3</source>
        <translation>Tronçon de rue construit&#xa0;: %1–%2–%3</translation>
    </message>
    <message>
        <source>Built a house: %1</source>
        <translation>Maison construite&#xa0;: %1</translation>
    </message>
    <message>
        <source>Built a marketplace: %1</source>
        <translation>Marché construit&#xa0;: %1</translation>
    </message>
    <message>
        <source>Picked up a bonus tile: %1, for employment space %2</source>
        <translation>Tuile bonus ramassée&#xa0;: %1, pour la case emploi %2</translation>
    </message>
    <message>
        <source>Left a bonus tile: %1</source>
        <translation>Tuile bonus laissée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Supplied a marketplace: %1</source>
        <translation>Marché alimenté&#xa0;: %1</translation>
    </message>
    <message>
        <source>Supplied a marketplace: %1, number at %2</source>
        <translation>Marché alimenté&#xa0;: %1, chiffre en %2</translation>
    </message>
    <message>
        <source>Supplied a marketplace: %1, numbers at %2 and %3</source>
        <translation>Marché alimenté&#xa0;: %1, chiffres en %2 et %3</translation>
    </message>
    <message>
        <source>Kept goods: %1</source>
        <translation>Marchandises gardées&#xa0;: %1</translation>
    </message>
    <message>
        <source>Covered the worker on employment space %1</source>
        <translation>Travailleur couvert&#xa0;: case emploi %1</translation>
    </message>
    <message>
        <source>Covered the worker on employment space %1 (%2)</source>
        <translation>Travailleur couvert&#xa0;: case emploi %1 (%2)</translation>
    </message>
    <message>
        <source>Finished the visit</source>
        <translation>Visite terminée</translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <translation>
            <numerusform>%n cube de pierre</numerusform>
            <numerusform>%n cubes de pierre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n cube de bois</numerusform>
            <numerusform>%n cubes de bois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sand</source>
        <translation>
            <numerusform>%n cube de sable</numerusform>
            <numerusform>%n cubes de sable</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain</source>
        <translation>
            <numerusform>%n cube de céréales</numerusform>
            <numerusform>%n cubes de céréales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n pièce</numerusform>
            <numerusform>%n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quarrymen</source>
        <translation>
            <numerusform>%n carrier</numerusform>
            <numerusform>%n carriers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lumberjack(s)</source>
        <translation>
            <numerusform>%n bûcheron</numerusform>
            <numerusform>%n bûcherons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sand worker(s)</source>
        <translation>
            <numerusform>%n travailleur de sable</numerusform>
            <numerusform>%n travailleurs de sable</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain grower(s)</source>
        <translation>
            <numerusform>%n producteur de céréales</numerusform>
            <numerusform>%n producteurs de céréales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coiner(s)</source>
        <translation>
            <numerusform>%n monnayeur</numerusform>
            <numerusform>%n monnayeurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n travailleur</numerusform>
            <numerusform>%n travailleurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker tile(s)</source>
        <translation>
            <numerusform>%n tuile travailleur</numerusform>
            <numerusform>%n tuiles travailleur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cover tile(s)</source>
        <translation>
            <numerusform>%n tuile de couverture</numerusform>
            <numerusform>%n tuiles de couverture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus tile(s)</source>
        <translation>
            <numerusform>%n tuile bonus</numerusform>
            <numerusform>%n tuiles bonus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n playing piece(s)</source>
        <translation>
            <numerusform>%n pion</numerusform>
            <numerusform>%n pions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n street piece(s)</source>
        <translation>
            <numerusform>%n pièce de rue</numerusform>
            <numerusform>%n pièces de rue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n street section(s)</source>
        <translation>
            <numerusform>%n tronçon de rue</numerusform>
            <numerusform>%n tronçons de rue</numerusform>
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
            <numerusform>%n marché</numerusform>
            <numerusform>%n marchés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house(s)</source>
        <translation>
            <numerusform>%n maison</numerusform>
            <numerusform>%n maisons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flour sack(s)</source>
        <translation>
            <numerusform>%n sac de farine</numerusform>
            <numerusform>%n sacs de farine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n point de victoire</numerusform>
            <numerusform>%n points de victoire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker tile(s) in the draw pile</source>
        <translation>
            <numerusform>%n tuile travailleur dans la pioche</numerusform>
            <numerusform>%n tuiles travailleur dans la pioche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s)</source>
        <translation>
            <numerusform>%n marchandise</numerusform>
            <numerusform>%n marchandises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n</source>
        <comment>a term that has no plural, its number</comment>
        <translation>
            <numerusform>%1&#xa0;: %n</numerusform>
            <numerusform>%1&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>S</source>
        <comment>letter of stone; the five goods need five letters</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>W</source>
        <comment>letter of wood; the five goods need five letters</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>A</source>
        <comment>letter of sand; the five goods need five letters</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>G</source>
        <comment>letter of grain; the five goods need five letters</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>C</source>
        <comment>letter of coins; the five goods need five letters</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>Two corners have the same name: %1</source>
        <translation>Deux sommets portent le même nom&#xa0;: %1</translation>
    </message>
    <message>
        <source>These corners do not form a triangle.</source>
        <translation>Ces sommets ne forment pas un triangle.</translation>
    </message>
    <message>
        <source>These corners are not neighbors on the grid.</source>
        <translation>Ces sommets ne sont pas voisins sur la grille.</translation>
    </message>
    <message>
        <source>Only the first marketplace has no number. Corner without a number: %1</source>
        <translation>Seul le premier marché est sans chiffre. Sommet sans chiffre&#xa0;: %1</translation>
    </message>
    <message>
        <source>The first marketplace cannot have a number: %1</source>
        <translation>Le premier marché ne peut pas avoir de chiffre&#xa0;: %1</translation>
    </message>
    <message>
        <source>The grid has no corner here: %1, %2. The sum must be even.</source>
        <translation>Aucun sommet de la grille ne se trouve ici&#xa0;: %1, %2. La somme doit être paire.</translation>
    </message>
    <message>
        <source>No line leads from the first marketplace to this corner: %1</source>
        <translation>Aucune ligne ne relie le premier marché à ce sommet&#xa0;: %1</translation>
    </message>
    <message>
        <source>Two corners are in the same place: %1, %2. The other corner: %3</source>
        <translation>Deux sommets occupent le même emplacement&#xa0;: %1, %2. L’autre sommet&#xa0;: %3</translation>
    </message>
    <message>
        <source>There are fewer bonus tiles than bushes. Bonus tiles: %1. Bushes: %2</source>
        <translation>Il y a moins de tuiles bonus que de buissons. Tuiles bonus&#xa0;: %1. Buissons&#xa0;: %2</translation>
    </message>
    <message>
        <source>There are too few worker tiles for the display and the starting tiles: %1. Needed: %2</source>
        <translation>Il n’y a pas assez de tuiles travailleur pour l’offre et les tuiles de départ&#xa0;: %1. Nombre requis&#xa0;: %2</translation>
    </message>
    <message>
        <source>There is no corner with this name: %1</source>
        <translation>Aucun sommet ne porte ce nom&#xa0;: %1</translation>
    </message>
    <message>
        <source>Corners are named by row and position in the row. Expected: %1. Found: %2</source>
        <translation>Le nom d’un sommet indique sa rangée et sa position dans la rangée. Attendu&#xa0;: %1. Trouvé&#xa0;: %2</translation>
    </message>
    <message>
        <source>Choice of starting tiles: %1</source>
        <translation>Choix des tuiles de départ&#xa0;: %1</translation>
    </message>
    <message>
        <source>Turn: %1</source>
        <translation>Tour&#xa0;: %1</translation>
    </message>
    <message>
        <source>The final scoring begins.</source>
        <translation>Le décompte final commence.</translation>
    </message>
    <message>
        <source>The bonus tile of a covered worker leaves the game: %1</source>
        <translation>La tuile bonus d’un travailleur couvert quitte la partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>The leftover starting tile leaves the game: %1</source>
        <translation>La tuile de départ restante quitte la partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>Bonus tile: %1, %2</source>
        <translation>Tuile bonus&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>%1 left the bonus tile: %2</source>
        <translation>%1 a laissé la tuile bonus&#xa0;: %2</translation>
    </message>
    <message>
        <source>Nobody can hire workers anymore, so the game ends.</source>
        <translation>Plus personne ne peut embaucher de travailleurs&#xa0;: la partie se termine.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>%1 placed a worker tile: employment spaces %2–%3, %4</source>
        <translation>%1 a placé une tuile travailleur&#xa0;: cases emploi %2–%3, %4</translation>
    </message>
    <message>
        <source>%1 picked up a bonus tile: %2, for employment space %3</source>
        <translation>%1 a ramassé une tuile bonus&#xa0;: %2, pour la case emploi %3</translation>
    </message>
    <message>
        <source>%1 moved to the castle.</source>
        <translation>%1 a déplacé son pion sur le château.</translation>
    </message>
    <message>
        <source>%1 moved to the trading house.</source>
        <translation>%1 a déplacé son pion sur la maison de commerce.</translation>
    </message>
    <message>
        <source>%1 moved to the board of works.</source>
        <translation>%1 a déplacé son pion sur le bureau des travaux.</translation>
    </message>
    <message>
        <source>%1 moved to the mill.</source>
        <translation>%1 a déplacé son pion sur le moulin.</translation>
    </message>
    <message>
        <source>%1 moved to employment space %2.</source>
        <translation>%1 a déplacé son pion sur la case emploi %2.</translation>
    </message>
    <message>
        <source>%1 placed a street piece: %2</source>
        <translation>%1 a placé une pièce de rue&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 placed a milestone: %2</source>
        <translation>%1 a placé un milestone&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 built a marketplace: %2</source>
        <translation>%1 a construit un marché&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 built a house: %2</source>
        <translation>%1 a construit une maison&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 supplied a marketplace: %2</source>
        <translation>%1 a alimenté un marché&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 received %2 from the worker on employment space %3.</source>
        <translation>%1 a reçu %2 du travailleur de la case emploi %3.</translation>
    </message>
    <message>
        <source>%1 received income: %2</source>
        <translation>%1 a reçu un revenu&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 bought goods: %2</source>
        <translation>%1 a acheté des marchandises&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 received %2 for the goods sold.</source>
        <translation>%1 a reçu %2 pour les marchandises vendues.</translation>
    </message>
    <message>
        <source>%1 received %2 for the supplied marketplace.</source>
        <translation>%1 a reçu %2 pour le marché alimenté.</translation>
    </message>
    <message>
        <source>%1 received: %2</source>
        <translation>%1 a reçu&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 paid for a street section: %2</source>
        <translation>%1 a payé pour un tronçon de rue&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 paid for a house: %2</source>
        <translation>%1 a payé pour une maison&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 paid for a marketplace: %2</source>
        <translation>%1 a payé pour un marché&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 paid for a flour sack: %2</source>
        <translation>%1 a payé pour un sac de farine&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 paid for a worker tile: %2</source>
        <translation>%1 a payé pour une tuile travailleur&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 paid for a goods cube: %2</source>
        <translation>%1 a payé pour un cube de marchandise&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 sold goods: %2</source>
        <translation>%1 a vendu des marchandises&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 returned goods at the castle: %2</source>
        <translation>%1 a rendu des marchandises au château&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 paid: %2</source>
        <translation>%1 a payé&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for a milestone. %2</source>
        <translation>
            <numerusform>%1&#xa0;: %n point de victoire pour un milestone. %2</numerusform>
            <numerusform>%1&#xa0;: %n points de victoire pour un milestone. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for a house. %2</source>
        <translation>
            <numerusform>%1&#xa0;: %n point de victoire pour une maison. %2</numerusform>
            <numerusform>%1&#xa0;: %n points de victoire pour une maison. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for a marketplace. %2</source>
        <translation>
            <numerusform>%1&#xa0;: %n point de victoire pour un marché. %2</numerusform>
            <numerusform>%1&#xa0;: %n points de victoire pour un marché. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for a supplied marketplace. %2</source>
        <translation>
            <numerusform>%1&#xa0;: %n point de victoire pour un marché alimenté. %2</numerusform>
            <numerusform>%1&#xa0;: %n points de victoire pour un marché alimenté. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for a bonus tile. %2</source>
        <translation>
            <numerusform>%1&#xa0;: %n point de victoire pour une tuile bonus. %2</numerusform>
            <numerusform>%1&#xa0;: %n points de victoire pour une tuile bonus. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for a worker with a bonus tile. %2</source>
        <translation>
            <numerusform>%1&#xa0;: %n point de victoire pour un travailleur avec une tuile bonus. %2</numerusform>
            <numerusform>%1&#xa0;: %n points de victoire pour un travailleur avec une tuile bonus. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for the majority. %2</source>
        <translation>
            <numerusform>%1&#xa0;: %n point de victoire pour la majorité. %2</numerusform>
            <numerusform>%1&#xa0;: %n points de victoire pour la majorité. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the first turn, only the first marketplace is built.</source>
        <translation>Avant le premier tour, seul le premier marché est construit.</translation>
    </message>
    <message>
        <source>Before the first turn, a player has only the starting capital, and the playing piece is on the castle. Player: %1</source>
        <translation>Avant le premier tour, un joueur n’a que le capital de départ, et son pion est sur le château. Joueur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Bonus tiles are put on the bushes one after the other, in the order of the edition.</source>
        <translation>Les tuiles bonus se posent sur les buissons l’une après l’autre, dans l’ordre de l’édition.</translation>
    </message>
    <message>
        <source>Before the first turn, every bush has its bonus tile.</source>
        <translation>Avant le premier tour, chaque buisson a sa tuile bonus.</translation>
    </message>
    <message>
        <source>The bonus tiles are turned up first, then the display, then the starting tiles.</source>
        <translation>On dévoile d’abord les tuiles bonus, puis l’offre, puis les tuiles de départ.</translation>
    </message>
    <message>
        <source>Starting tiles on offer: %1. Expected: %2</source>
        <translation>Tuiles de départ proposées&#xa0;: %1. Nombre attendu&#xa0;: %2</translation>
    </message>
    <message>
        <source>All starting tiles have been chosen, so the first turn begins.</source>
        <translation>Toutes les tuiles de départ sont choisies&#xa0;: le premier tour commence donc.</translation>
    </message>
    <message>
        <source>Each player chooses two starting tiles, one player after the other. %1 has: %2. Expected: %3</source>
        <translation>Chaque joueur choisit deux tuiles de départ, un joueur après l’autre. %1 en a&#xa0;: %2. Nombre attendu&#xa0;: %3</translation>
    </message>
    <message>
        <source>Starting tiles are chosen counter-clockwise, the starting player last. Now it is the turn of: %1</source>
        <translation>Les tuiles de départ se choisissent dans le sens inverse des aiguilles d’une montre, le premier joueur en dernier. C’est maintenant au tour de ce joueur&#xa0;: %1</translation>
    </message>
    <message>
        <source>A turn has two moves. Moves left after this one: %1. Maximum: %2</source>
        <translation>Un tour compte deux déplacements. Déplacements restants après celui-ci&#xa0;: %1. Maximum possible&#xa0;: %2</translation>
    </message>
    <message>
        <source>For the current action, the playing piece must be here: %1</source>
        <translation>Pour l’action en cours, le pion doit se trouver ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>Workers are hired only at the trading house.</source>
        <translation>On n’embauche des travailleurs qu’à la maison de commerce.</translation>
    </message>
    <message>
        <source>The display is refilled only after workers have been hired.</source>
        <translation>On ne complète l’offre qu’après une embauche de travailleurs.</translation>
    </message>
    <message>
        <source>Only a player with more than %1 goods has to reduce them. Goods: %2</source>
        <translation>Seul un joueur qui a plus de %1 marchandises doit les réduire. Marchandises&#xa0;: %2</translation>
    </message>
    <message>
        <source>Without a visible worker there is nothing to cover.</source>
        <translation>Sans travailleur visible, il n’y a rien à couvrir.</translation>
    </message>
    <message>
        <source>Bonus tiles are on offer only after something has been built at the board of works.</source>
        <translation>Des tuiles bonus ne sont proposées qu’après une construction au bureau des travaux.</translation>
    </message>
    <message>
        <source>Bonus tiles are on offer only around the milestone, marketplace or house that has just been built.</source>
        <translation>Des tuiles bonus ne sont proposées qu’autour de ce qui vient d’être construit&#xa0;: milestone, marché ou maison.</translation>
    </message>
    <message>
        <source>A bonus tile is on offer only beside what has just been built, and only to a player with a free worker of its kind.</source>
        <translation>Une tuile bonus n’est proposée qu’à côté de ce qui vient d’être construit, et à un joueur qui a un travailleur libre de la même catégorie.</translation>
    </message>
    <message>
        <source>No bonus tile is on offer, so building goes on.</source>
        <translation>Aucune tuile bonus n’est proposée&#xa0;: la construction continue.</translation>
    </message>
    <message>
        <source>Whoever reaches the target space triggers the end of the game. Target space: %1. Points of %2: %3</source>
        <translation>Qui atteint la case cible déclenche la fin de partie. Case cible&#xa0;: %1. Points (%2)&#xa0;: %3</translation>
    </message>
    <message>
        <source>Whoever hires the last worker tile triggers the end of the game.</source>
        <translation>Qui achète la dernière tuile travailleur déclenche la fin de partie.</translation>
    </message>
    <message>
        <source>%1 has triggered the end of the game without reaching the target space (%2) or hiring the last worker tile.</source>
        <translation>%1 a déclenché la fin de partie sans avoir atteint la case cible (%2) ni acheté la dernière tuile travailleur.</translation>
    </message>
    <message>
        <source>The player who triggered the end of the game takes no more turns: %1</source>
        <translation>Le joueur qui a déclenché la fin de la partie ne joue plus&#xa0;: %1</translation>
    </message>
    <message>
        <source>The game is over, but nothing has triggered its end.</source>
        <translation>La partie est terminée, mais rien n’en a déclenché la fin.</translation>
    </message>
    <message>
        <source>The game is over before every player has had a last turn. The last one was: %1</source>
        <translation>La partie est terminée avant que chaque joueur ait eu un dernier tour. Dernier à avoir joué&#xa0;: %1</translation>
    </message>
    <message>
        <source>Majorities are scored only in the final scoring. Player: %1</source>
        <translation>Les majorités ne sont comptées qu’au décompte final. Joueur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nobody can hire workers anymore, so the game would have ended.</source>
        <translation>Plus personne ne peut embaucher de travailleurs&#xa0;: la partie aurait pris fin.</translation>
    </message>
    <message>
        <source>There are points for something that has not been built. %1: %2</source>
        <translation>Des points sont comptés pour une construction qui n’existe pas. %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Sommet</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triangle</translation>
    </message>
    <message>
        <source>Space of the loop</source>
        <translation>Case de la boucle</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Marchandises</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Offre</translation>
    </message>
    <message>
        <source>Starting tiles</source>
        <translation>Tuiles de départ</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Score track</source>
        <translation>Piste de score</translation>
    </message>
    <message>
        <source>Leave the bonus tile</source>
        <translation>Laisser la tuile bonus</translation>
    </message>
    <message>
        <source>Corner %1</source>
        <translation>Sommet %1</translation>
    </message>
    <message>
        <source>Corner %1 (first marketplace)</source>
        <translation>Sommet %1 (premier marché)</translation>
    </message>
    <message>
        <source>Corner %1 (number %2)</source>
        <translation>Sommet %1 (chiffre %2)</translation>
    </message>
    <message>
        <source>Triangle %1 (bush)</source>
        <translation>Triangle %1 (buisson)</translation>
    </message>
    <message>
        <source>Triangle %1</source>
        <translation>Triangle %1</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Château</translation>
    </message>
    <message>
        <source>Trading house</source>
        <translation>Maison de commerce</translation>
    </message>
    <message>
        <source>Board of works</source>
        <translation>Bureau des travaux</translation>
    </message>
    <message>
        <source>Mill</source>
        <translation>Moulin</translation>
    </message>
    <message>
        <source>Employment space %1</source>
        <translation>Case emploi %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>space, player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Supply: %1</source>
        <translation>Réserve&#xa0;: %1</translation>
    </message>
    <message>
        <source>Supply: street sections</source>
        <translation>Réserve&#xa0;: tronçons de rue</translation>
    </message>
    <message>
        <source>Supply: houses</source>
        <translation>Réserve&#xa0;: maisons</translation>
    </message>
    <message>
        <source>Supply: marketplaces</source>
        <translation>Réserve&#xa0;: marchés</translation>
    </message>
    <message>
        <source>Supply: flour sacks</source>
        <translation>Réserve&#xa0;: sacs de farine</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>Line %1–%2</source>
        <translation>Ligne %1–%2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>kind of goods, player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Display, slot %1</source>
        <translation>Offre, emplacement %1</translation>
    </message>
    <message>
        <source>Starting tiles, slot %1</source>
        <translation>Tuiles de départ, emplacement %1</translation>
    </message>
    <message>
        <source>Score track (%1)</source>
        <translation>Piste de score (%1)</translation>
    </message>
    <message>
        <source>Finish the visit (%1)</source>
        <translation>Terminer la visite (%1)</translation>
    </message>
    <message>
        <source>Leave the bonus tile (%1)</source>
        <translation>Laisser la tuile bonus (%1)</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Pierre</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Sable</translation>
    </message>
    <message>
        <source>Grain</source>
        <translation>Céréales</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Quarryman</source>
        <translation>Carrier</translation>
    </message>
    <message>
        <source>Lumberjack</source>
        <translation>Bûcheron</translation>
    </message>
    <message>
        <source>Sand worker</source>
        <translation>Travailleur de sable</translation>
    </message>
    <message>
        <source>Grain grower</source>
        <translation>Producteur de céréales</translation>
    </message>
    <message>
        <source>Coiner</source>
        <translation>Monnayeur</translation>
    </message>
    <message>
        <source>Playing piece</source>
        <translation>Pion</translation>
    </message>
    <message>
        <source>Worker tile</source>
        <translation>Tuile travailleur</translation>
    </message>
    <message>
        <source>Cover tile</source>
        <translation>Tuile de couverture</translation>
    </message>
    <message>
        <source>Bonus tile</source>
        <translation>Tuile bonus</translation>
    </message>
    <message>
        <source>Street piece</source>
        <translation>Pièce de rue</translation>
    </message>
    <message>
        <source>Street section</source>
        <translation>Tronçon de rue</translation>
    </message>
    <message>
        <source>Milestone</source>
        <translation>Milestone</translation>
    </message>
    <message>
        <source>Marketplace</source>
        <translation>Marché</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Maison</translation>
    </message>
    <message>
        <source>Flour sack</source>
        <translation>Sac de farine</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Travailleur</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Revenu</translation>
    </message>
    <message>
        <source>Hire workers</source>
        <translation>Embaucher des travailleurs</translation>
    </message>
    <message>
        <source>Buy goods</source>
        <translation>Acheter des marchandises</translation>
    </message>
    <message>
        <source>Sell goods</source>
        <translation>Vendre des marchandises</translation>
    </message>
    <message>
        <source>Keep goods</source>
        <translation>Garder des marchandises</translation>
    </message>
    <message>
        <source>Target space</source>
        <translation>Case cible</translation>
    </message>
    <message>
        <source>Last worker tile</source>
        <translation>Dernière tuile travailleur</translation>
    </message>
    <message>
        <source>Nobody can hire workers anymore</source>
        <translation>Plus personne ne peut embaucher de travailleurs</translation>
    </message>
    <message>
        <source>Choice of starting tiles</source>
        <translation>Choix des tuiles de départ</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>Worker with a bonus tile</source>
        <translation>Travailleur avec tuile bonus</translation>
    </message>
    <message>
        <source>Majority</source>
        <translation>Majorité</translation>
    </message>
    <message>
        <source>From before this position</source>
        <translation>Acquis avant cette position</translation>
    </message>
    <message>
        <source>Quarryman %1</source>
        <translation>Carrier %1</translation>
    </message>
    <message>
        <source>Lumberjack %1</source>
        <translation>Bûcheron %1</translation>
    </message>
    <message>
        <source>Sand worker %1</source>
        <translation>Travailleur de sable %1</translation>
    </message>
    <message>
        <source>Grain grower %1</source>
        <translation>Producteur de céréales %1</translation>
    </message>
    <message>
        <source>Coiner %1</source>
        <translation>Monnayeur %1</translation>
    </message>
    <message>
        <source>Worker tile %1</source>
        <translation>Tuile travailleur %1</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>the two workers of a tile</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>Bonus tile: %1</source>
        <translation>Tuile bonus&#xa0;: %1</translation>
    </message>
    <message>
        <source>Playing piece: %1</source>
        <translation>Pion&#xa0;: %1</translation>
    </message>
    <message>
        <source>Costs: %1</source>
        <translation>Coûte&#xa0;: %1</translation>
    </message>
    <message>
        <source>There is no such action.</source>
        <translation>Cette action n’existe pas.</translation>
    </message>
    <message>
        <source>Only chance draws tiles.</source>
        <translation>Seul le hasard tire les tuiles.</translation>
    </message>
    <message>
        <source>Tiles have to be drawn first.</source>
        <translation>Il faut d’abord tirer des tuiles.</translation>
    </message>
    <message>
        <source>No bonus tile of this kind is left to draw.</source>
        <translation>Il ne reste aucune tuile bonus de cette sorte à tirer.</translation>
    </message>
    <message>
        <source>This worker tile is not in the draw pile.</source>
        <translation>Cette tuile travailleur n’est pas dans la pioche.</translation>
    </message>
    <message>
        <source>It is another player’s turn.</source>
        <translation>C’est au tour d’un autre joueur.</translation>
    </message>
    <message>
        <source>Starting tiles are chosen only before the first turn.</source>
        <translation>Les tuiles de départ ne se choisissent qu’avant le premier tour.</translation>
    </message>
    <message>
        <source>A starting tile has to be chosen first.</source>
        <translation>Il faut d’abord choisir une tuile de départ.</translation>
    </message>
    <message>
        <source>Workers are hired and goods are bought and sold only at the trading house.</source>
        <translation>On ne peut embaucher des travailleurs, acheter ou vendre des marchandises qu’à la maison de commerce.</translation>
    </message>
    <message>
        <source>Street sections, houses and marketplaces are built only at the board of works.</source>
        <translation>On ne peut construire des tronçons de rue, des maisons et des marchés qu’au bureau des travaux.</translation>
    </message>
    <message>
        <source>Marketplaces are supplied only at the mill.</source>
        <translation>On ne peut alimenter un marché qu’au moulin.</translation>
    </message>
    <message>
        <source>Goods are reduced only at the castle.</source>
        <translation>On ne réduit les marchandises qu’au château.</translation>
    </message>
    <message>
        <source>Workers are covered only at the castle.</source>
        <translation>On ne couvre un travailleur qu’au château.</translation>
    </message>
    <message>
        <source>First decide about the bonus tile: pick it up or leave it.</source>
        <translation>Il faut d’abord décider du sort de la tuile bonus&#xa0;: la ramasser ou la laisser.</translation>
    </message>
    <message numerus="yes">
        <source>At the castle, the goods must first be reduced to %n, coins included.</source>
        <translation>
            <numerusform>Au château, il faut d’abord réduire les marchandises à %n, pièces comprises.</numerusform>
            <numerusform>Au château, il faut d’abord réduire les marchandises à %n, pièces comprises.</numerusform>
        </translation>
    </message>
    <message>
        <source>The visit has to be finished before the playing piece moves on.</source>
        <translation>Il faut terminer la visite avant de déplacer de nouveau le pion.</translation>
    </message>
    <message>
        <source>Both moves of the turn have to be made.</source>
        <translation>Il faut effectuer les deux déplacements du tour.</translation>
    </message>
    <message numerus="yes">
        <source>A worker has to be covered; this is optional only with %n or fewer visible workers.</source>
        <translation>
            <numerusform>Il faut couvrir un travailleur. On ne peut s’en dispenser qu’avec %n travailleur visible ou moins.</numerusform>
            <numerusform>Il faut couvrir un travailleur. On ne peut s’en dispenser qu’avec %n travailleurs visibles ou moins.</numerusform>
        </translation>
    </message>
    <message>
        <source>A worker tile covers two adjacent employment spaces, so it cannot begin on the last one.</source>
        <translation>Une tuile travailleur couvre deux cases emploi adjacentes&#xa0;: elle ne peut pas commencer sur la dernière.</translation>
    </message>
    <message>
        <source>A starting tile is placed on two empty employment spaces.</source>
        <translation>Une tuile de départ se place sur deux cases emploi vides.</translation>
    </message>
    <message>
        <source>There is no such space.</source>
        <translation>Cette case n’existe pas.</translation>
    </message>
    <message>
        <source>A move must stop at the castle; it cannot go past.</source>
        <translation>Il faut s’arrêter au château&#x202f;; on ne peut pas le dépasser.</translation>
    </message>
    <message>
        <source>Only one worker tile may be hired in a visit.</source>
        <translation>On ne peut acheter qu’une tuile travailleur par visite.</translation>
    </message>
    <message>
        <source>Only goods cubes are bought and sold, not coins.</source>
        <translation>On n’achète et on ne vend que des cubes de marchandise, pas des pièces.</translation>
    </message>
    <message>
        <source>Only goods that are owned can be kept. Missing: %1</source>
        <translation>On ne peut garder que des marchandises que l’on possède. Il manque&#xa0;: %1</translation>
    </message>
    <message>
        <source>Only a visible worker can be covered.</source>
        <translation>On ne peut couvrir qu’un travailleur visible.</translation>
    </message>
    <message>
        <source>No street section is left in the supply.</source>
        <translation>Il ne reste aucun tronçon de rue dans la réserve.</translation>
    </message>
    <message>
        <source>A street section runs along two lines that follow each other.</source>
        <translation>Un tronçon de rue suit deux lignes consécutives.</translation>
    </message>
    <message>
        <source>A street section cannot begin at a milestone.</source>
        <translation>Un tronçon de rue ne peut pas partir d’un milestone.</translation>
    </message>
    <message>
        <source>A street section cannot begin at a joint; streets branch off only at marketplaces.</source>
        <translation>Un tronçon de rue ne peut pas partir d’une jonction&#x202f;; les rues ne bifurquent qu’aux marchés.</translation>
    </message>
    <message>
        <source>A street section begins at a marketplace or at the end of a street.</source>
        <translation>Un tronçon de rue part d’un marché ou d’une extrémité de rue.</translation>
    </message>
    <message>
        <source>A street section cannot touch another street on its way or at its end.</source>
        <translation>Un tronçon de rue ne peut toucher une autre rue ni en chemin ni à son extrémité.</translation>
    </message>
    <message>
        <source>No house is left in the supply.</source>
        <translation>Il ne reste aucune maison dans la réserve.</translation>
    </message>
    <message>
        <source>A house needs a street along an edge of its triangle.</source>
        <translation>Il faut une rue le long d’un bord du triangle pour y construire une maison.</translation>
    </message>
    <message>
        <source>A house can be built on a bonus tile only by a player who can pick it up: a visible worker without a bonus tile is needed. Worker: %1</source>
        <translation>Pour construire une maison sur une tuile bonus, il faut pouvoir ramasser celle-ci, donc avoir un travailleur visible sans tuile bonus. Travailleur&#xa0;: %1</translation>
    </message>
    <message>
        <source>No marketplace is left in the supply.</source>
        <translation>Il ne reste aucun marché dans la réserve.</translation>
    </message>
    <message>
        <source>A marketplace covers a number, and a milestone already covers this one.</source>
        <translation>Un marché couvre un chiffre, et un milestone couvre déjà celui-ci.</translation>
    </message>
    <message>
        <source>There is already a marketplace here.</source>
        <translation>Il y a déjà un marché ici.</translation>
    </message>
    <message>
        <source>A marketplace is built at the end of a street or at a joint.</source>
        <translation>Un marché se construit à une extrémité de rue ou à une jonction.</translation>
    </message>
    <message>
        <source>A bonus tile is picked up only when a milestone, a marketplace or a house has just been built at its triangle.</source>
        <translation>On ne ramasse une tuile bonus que juste après la construction d’une maison dans son triangle, ou d’un milestone ou d’un marché sur l’un de ses sommets.</translation>
    </message>
    <message>
        <source>A bonus tile is placed on a visible worker of its kind. Worker: %1</source>
        <translation>Une tuile bonus se place sur un travailleur visible de sa catégorie. Travailleur&#xa0;: %1</translation>
    </message>
    <message>
        <source>The bonus tile belongs to another kind of worker: %1</source>
        <translation>La tuile bonus correspond à une autre catégorie de travailleurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>This worker already has a bonus tile.</source>
        <translation>Ce travailleur a déjà une tuile bonus.</translation>
    </message>
    <message>
        <source>The bonus tile under a house has to be picked up.</source>
        <translation>Il faut ramasser la tuile bonus qui se trouve sous une maison.</translation>
    </message>
    <message>
        <source>Only a marketplace can be supplied.</source>
        <translation>On ne peut alimenter qu’un marché.</translation>
    </message>
    <message>
        <source>This marketplace has already been supplied.</source>
        <translation>Ce marché est déjà alimenté.</translation>
    </message>
    <message>
        <source>Only numbers one line away from the marketplace can be chosen.</source>
        <translation>On ne peut choisir que des chiffres situés à une ligne du marché.</translation>
    </message>
    <message>
        <source>Only an uncovered number can be chosen.</source>
        <translation>On ne peut choisir qu’un chiffre découvert.</translation>
    </message>
    <message>
        <source>No flour sack is left in the supply.</source>
        <translation>Il ne reste aucun sac de farine dans la réserve.</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Ordre de jeu</translation>
    </message>
    <message>
        <source>Drawing tiles</source>
        <translation>Tirage des tuiles</translation>
    </message>
    <message>
        <source>Moving the playing piece</source>
        <translation>Déplacement du pion</translation>
    </message>
    <message>
        <source>Hiring workers</source>
        <translation>Embauche de travailleurs</translation>
    </message>
    <message>
        <source>Buying and selling goods</source>
        <translation>Achat et vente de marchandises</translation>
    </message>
    <message>
        <source>Street sections</source>
        <translation>Tronçons de rue</translation>
    </message>
    <message>
        <source>Houses</source>
        <translation>Maisons</translation>
    </message>
    <message>
        <source>Marketplaces</source>
        <translation>Marchés</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Tuiles bonus</translation>
    </message>
    <message>
        <source>Castle: reducing goods</source>
        <translation>Château&#xa0;: réduire les marchandises</translation>
    </message>
    <message>
        <source>Castle: covering a worker</source>
        <translation>Château&#xa0;: couvrir un travailleur</translation>
    </message>
    <message>
        <source>Not in the game</source>
        <translation>Absent du jeu</translation>
    </message>
    <message>
        <source>The network of streets</source>
        <translation>Réseau de rues</translation>
    </message>
    <message>
        <source>Worker tiles on a player board</source>
        <translation>Tuiles travailleur d’un plateau joueur</translation>
    </message>
    <message>
        <source>Goods after the castle</source>
        <translation>Marchandises après le château</translation>
    </message>
    <message>
        <source>Display and draw pile</source>
        <translation>Offre et pioche</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Course of a turn</source>
        <translation>Déroulement d’un tour</translation>
    </message>
    <message>
        <source>Bonus tiles on offer</source>
        <translation>Tuiles bonus proposées</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de partie</translation>
    </message>
    <message>
        <source>The number of players is %1; it must be from %2 to %3.</source>
        <translation>Le nombre de joueurs est de %1&#x202f;; il doit être compris entre %2 et %3.</translation>
    </message>
    <message>
        <source>There must be as many player boards as players. Boards: %1. Players: %2</source>
        <translation>Il faut autant de plateaux joueur que de joueurs. Plateaux&#xa0;: %1. Joueurs&#xa0;: %2</translation>
    </message>
    <message>
        <source>There is no player with this number: %1</source>
        <translation>Aucun joueur ne porte ce numéro&#xa0;: %1</translation>
    </message>
    <message>
        <source>There is no such kind of bonus tile.</source>
        <translation>Cette sorte de tuile bonus n’existe pas.</translation>
    </message>
    <message>
        <source>The same piece is in one place twice: %1</source>
        <translation>Le même élément se trouve deux fois au même emplacement&#xa0;: %1</translation>
    </message>
    <message>
        <source>The board has no such place for a piece: %1</source>
        <translation>Cet emplacement n’existe pas sur le plateau&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>The edition has no such worker tile. It has %n.</source>
        <translation>
            <numerusform>Cette tuile travailleur n’existe pas dans l’édition, qui en compte %n.</numerusform>
            <numerusform>Cette tuile travailleur n’existe pas dans l’édition, qui en compte %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are too many worker tiles in the row: %1. Maximum: %2</source>
        <translation>Il y a trop de tuiles travailleur dans la rangée&#xa0;: %1. Maximum possible&#xa0;: %2</translation>
    </message>
    <message>
        <source>There are too many goods of one kind, %1: %2. Maximum: %3</source>
        <translation>Il y a trop de marchandises d’une même sorte, %1&#xa0;: %2. Maximum possible&#xa0;: %3</translation>
    </message>
    <message>
        <source>There are too many points from one source, %1: %2. Maximum: %3</source>
        <translation>Il y a trop de points d’une même origine, %1&#xa0;: %2. Maximum possible&#xa0;: %3</translation>
    </message>
    <message>
        <source>There are more pieces than the supply holds, %1: %2. Maximum: %3</source>
        <translation>Il y a plus d’éléments que la réserve n’en contient, %1&#xa0;: %2. Maximum possible&#xa0;: %3</translation>
    </message>
    <message>
        <source>The first marketplace is missing.</source>
        <translation>Le premier marché manque.</translation>
    </message>
    <message>
        <source>A milestone and a marketplace cannot cover the same number.</source>
        <translation>Un milestone et un marché ne peuvent pas couvrir le même chiffre.</translation>
    </message>
    <message>
        <source>Every marketplace but the first needs a street.</source>
        <translation>Il faut une rue à chaque marché, sauf au premier.</translation>
    </message>
    <message>
        <source>A flour sack can only be on a marketplace.</source>
        <translation>Un sac de farine ne se place que sur un marché.</translation>
    </message>
    <message>
        <source>A milestone joins exactly two street pieces. Street pieces here: %1</source>
        <translation>Un milestone relie exactement deux pièces de rue. Pièces de rue ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>Streets branch off only at marketplaces. Street pieces here: %1</source>
        <translation>Les rues ne bifurquent qu’aux marchés. Pièces de rue ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>Each street piece has a milestone at one of its ends.</source>
        <translation>Chaque pièce de rue a un milestone à l’une de ses extrémités.</translation>
    </message>
    <message>
        <source>A street piece cannot have a milestone at both ends.</source>
        <translation>Une pièce de rue ne peut pas avoir un milestone à ses deux extrémités.</translation>
    </message>
    <message>
        <source>Streets cannot form a loop.</source>
        <translation>Les rues ne peuvent pas former de boucle.</translation>
    </message>
    <message>
        <source>A house and a bonus tile cannot share a triangle.</source>
        <translation>Une maison et une tuile bonus ne peuvent pas occuper le même triangle.</translation>
    </message>
    <message>
        <source>A worker tile cannot be in two places: %1</source>
        <translation>Une tuile travailleur ne peut pas se trouver à deux endroits&#xa0;: %1</translation>
    </message>
    <message>
        <source>The two workers of a tile are side by side, in the printed order: %1</source>
        <translation>Les deux travailleurs d’une tuile sont côte à côte, dans l’ordre imprimé&#xa0;: %1</translation>
    </message>
    <message>
        <source>A worker tile covers two adjacent employment spaces; this one sticks out over the edge of the board: %1</source>
        <translation>Une tuile travailleur couvre deux cases emploi adjacentes&#x202f;; celle-ci dépasse du plateau&#xa0;: %1</translation>
    </message>
    <message>
        <source>A worker tile covers two spaces, so neither of them can be empty: %1</source>
        <translation>Une tuile travailleur couvre deux cases&#x202f;; aucune des deux ne peut donc être vide&#xa0;: %1</translation>
    </message>
    <message>
        <source>When two worker tiles are on the same two spaces, only the upper one is visible: %1</source>
        <translation>De deux tuiles travailleur placées sur les deux mêmes cases, seule celle du dessus peut être visible&#xa0;: %1</translation>
    </message>
    <message>
        <source>A hidden worker tile is here, so the space cannot be empty: %1</source>
        <translation>Une tuile travailleur cachée se trouve ici&#x202f;; la case ne peut donc pas être vide&#xa0;: %1</translation>
    </message>
    <message>
        <source>A cover tile can only be on a worker.</source>
        <translation>Une tuile de couverture ne se place que sur un travailleur.</translation>
    </message>
    <message>
        <source>A bonus tile can only be on a bush or on a visible worker.</source>
        <translation>Une tuile bonus ne se place que sur un buisson ou sur un travailleur visible.</translation>
    </message>
    <message>
        <source>After a visit to the castle, no more than %1 goods are left. Goods: %2</source>
        <translation>Après une visite au château, il reste au plus %1 marchandises. Marchandises&#xa0;: %2</translation>
    </message>
    <message>
        <source>A game hardly ever brings this many goods: %1. Maximum between two castle visits: %2</source>
        <translation>Une partie ne rapporte presque jamais autant de marchandises&#xa0;: %1. Maximum entre deux visites au château&#xa0;: %2</translation>
    </message>
    <message>
        <source>After setup, every player board has at least two worker tiles. Worker tiles of %1: %2</source>
        <translation>Après la mise en place, chaque plateau joueur a au moins deux tuiles travailleur. Tuiles travailleur (%1)&#xa0;: %2</translation>
    </message>
    <message>
        <source>There are more bonus tiles of a kind than the edition has, %1: %2. Maximum: %3</source>
        <translation>Il y a plus de tuiles bonus d’une même sorte que dans l’édition, %1&#xa0;: %2. Maximum possible&#xa0;: %3</translation>
    </message>
    <message>
        <source>The display is refilled as long as the draw pile lasts. Worker tiles: %1. Expected: %2</source>
        <translation>L’offre est complétée tant que la pioche n’est pas épuisée. Tuiles travailleur&#xa0;: %1. Nombre attendu&#xa0;: %2</translation>
    </message>
    <message>
        <source>Without a draw pile the display is not refilled.</source>
        <translation>Sans pioche, l’offre n’est pas complétée.</translation>
    </message>
    <message>
        <source>Only the leftover starting tile leaves the game. Worker tiles in the box: %1. Expected: %2</source>
        <translation>Seule la tuile de départ restante quitte la partie. Tuiles travailleur dans la boîte&#xa0;: %1. Nombre attendu&#xa0;: %2</translation>
    </message>
    <message>
        <source>Once the starting tiles have been chosen, none are left on offer. Starting tiles: %1</source>
        <translation>Une fois les tuiles de départ choisies, aucune n’est plus proposée. Tuiles de départ&#xa0;: %1</translation>
    </message>
    <message>
        <source>Milestones</source>
        <translation>Milestones</translation>
    </message>
    <message>
        <source>Supplied marketplaces</source>
        <translation>Marchés alimentés</translation>
    </message>
    <message>
        <source>Bonus tiles picked up</source>
        <translation>Tuiles bonus ramassées</translation>
    </message>
    <message>
        <source>Workers with a bonus tile</source>
        <translation>Travailleurs avec tuile bonus</translation>
    </message>
    <message>
        <source>Majorities of workers</source>
        <translation>Majorités de travailleurs</translation>
    </message>
    <message>
        <source>Chance decides what comes next.</source>
        <translation>Le hasard décide de la suite.</translation>
    </message>
    <message>
        <source>It is another player’s turn to act.</source>
        <translation>C’est à un autre joueur d’agir.</translation>
    </message>
    <message>
        <source>Choose the first starting tile and place it on two empty employment spaces.</source>
        <translation>Choisir la première tuile de départ et la placer sur deux cases emploi vides.</translation>
    </message>
    <message>
        <source>Choose the second starting tile and place it on two empty employment spaces.</source>
        <translation>Choisir la seconde tuile de départ et la placer sur deux cases emploi vides.</translation>
    </message>
    <message>
        <source>First move: move the playing piece clockwise.</source>
        <translation>Premier déplacement&#xa0;: déplacer le pion dans le sens horaire.</translation>
    </message>
    <message>
        <source>Second move: move the playing piece clockwise.</source>
        <translation>Second déplacement&#xa0;: déplacer le pion dans le sens horaire.</translation>
    </message>
    <message>
        <source>Choose the worker that gets the bonus tile of the house.</source>
        <translation>Choisir le travailleur qui reçoit la tuile bonus de la maison.</translation>
    </message>
    <message>
        <source>Pick up a bonus tile for one of the workers, or leave it.</source>
        <translation>Ramasser une tuile bonus pour l’un des travailleurs, ou la laisser.</translation>
    </message>
    <message numerus="yes">
        <source>Castle: choose the %n good(s) to keep, coins included.</source>
        <translation>
            <numerusform>Château&#xa0;: choisir %n marchandise à garder, pièces comprises.</numerusform>
            <numerusform>Château&#xa0;: choisir les %n marchandises à garder, pièces comprises.</numerusform>
        </translation>
    </message>
    <message>
        <source>Castle: cover one of the workers.</source>
        <translation>Château&#xa0;: couvrir l’un des travailleurs.</translation>
    </message>
    <message>
        <source>When nobody can hire workers anymore</source>
        <translation>Quand plus personne ne peut embaucher de travailleurs</translation>
    </message>
    <message>
        <source>When all players are equal in a worker category</source>
        <translation>Quand tous les joueurs sont à égalité dans une catégorie de travailleurs</translation>
    </message>
    <message>
        <source>The game ends with the final scoring</source>
        <translation>La partie se termine par le décompte final</translation>
    </message>
    <message>
        <source>Play goes on</source>
        <translation>La partie continue</translation>
    </message>
    <message>
        <source>The category is not scored</source>
        <translation>La catégorie n’est pas comptée</translation>
    </message>
    <message>
        <source>Each player scores as in a tie</source>
        <translation>Chaque joueur marque comme en cas d’égalité</translation>
    </message>
    <message>
        <source>In the English and French rulebooks a category in which all players have the same total value is not scored. The Hungarian rulebook has no such clause.</source>
        <translation>Dans les livrets de règles anglais et français, une catégorie où tous les joueurs ont la même valeur totale n’est pas comptée. Le livret hongrois n’en dit rien.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Hidden worker tiles</source>
        <translation>Tuiles travailleur recouvertes</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Hors jeu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Starting player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Current phase</source>
        <translation>Phase en cours</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Joueur dont c’est le tour</translation>
    </message>
    <message>
        <source>Moves left after this one</source>
        <translation>Déplacements restants après celui-ci</translation>
    </message>
    <message>
        <source>Workers hired in this visit</source>
        <translation>Travailleurs embauchés pendant cette visite</translation>
    </message>
    <message>
        <source>Who triggered the end</source>
        <translation>Joueur qui a déclenché la fin</translation>
    </message>
    <message>
        <source>Number just covered</source>
        <translation>Chiffre qui vient d’être couvert</translation>
    </message>
    <message>
        <source>House just built</source>
        <translation>Maison qui vient d’être construite</translation>
    </message>
    <message>
        <source>Bonus tiles are put on the bushes</source>
        <translation>On place les tuiles bonus sur les buissons</translation>
    </message>
    <message>
        <source>The display is filled</source>
        <translation>On complète l’offre</translation>
    </message>
    <message>
        <source>Starting tiles are drawn</source>
        <translation>On pioche les tuiles de départ</translation>
    </message>
    <message>
        <source>Move of the playing piece</source>
        <translation>Déplacement du pion</translation>
    </message>
    <message>
        <source>A worker tile is drawn</source>
        <translation>On pioche une tuile travailleur</translation>
    </message>
    <message>
        <source>A bonus tile is on offer</source>
        <translation>Une tuile bonus est proposée</translation>
    </message>
    <message>
        <source>Castle: goods are kept</source>
        <translation>Château&#xa0;: on garde des marchandises</translation>
    </message>
    <message>
        <source>Castle: a worker is covered</source>
        <translation>Château&#xa0;: on couvre un travailleur</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>none</source>
        <comment>nothing was built, no tile</comment>
        <translation>néant</translation>
    </message>
    <message>
        <source>%1: space of the left worker, 0 for the draw pile</source>
        <comment>a worker tile</comment>
        <translation>%1&#xa0;: case du travailleur de gauche, 0 pour la pioche</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Tuile %1</translation>
    </message>
    <message>
        <source>Put a marketplace there.</source>
        <translation>Placer un marché à cet endroit.</translation>
    </message>
    <message>
        <source>Take the marketplace away.</source>
        <translation>Retirer le marché.</translation>
    </message>
    <message>
        <source>Put a milestone there: %1</source>
        <comment>a place</comment>
        <translation>Placer un milestone à cet endroit&#xa0;: %1</translation>
    </message>
    <message>
        <source>Take the milestone away.</source>
        <translation>Retirer le milestone.</translation>
    </message>
    <message>
        <source>Take away the street section at this milestone: %1</source>
        <comment>a place</comment>
        <translation>Retirer le tronçon de rue de ce milestone&#xa0;: %1</translation>
    </message>
    <message>
        <source>Take the street section away.</source>
        <translation>Retirer le tronçon de rue.</translation>
    </message>
    <message>
        <source>Take the flour sack away.</source>
        <translation>Retirer le sac de farine.</translation>
    </message>
    <message>
        <source>Take the street piece away.</source>
        <translation>Retirer la pièce de rue.</translation>
    </message>
    <message>
        <source>Take away the streets that close the loop.</source>
        <translation>Retirer les rues qui ferment la boucle.</translation>
    </message>
    <message>
        <source>Take away the streets that are not connected.</source>
        <translation>Retirer les rues qui ne sont pas reliées.</translation>
    </message>
    <message>
        <source>Take the house away.</source>
        <translation>Retirer la maison.</translation>
    </message>
    <message>
        <source>Take the bonus tile away.</source>
        <translation>Retirer la tuile bonus.</translation>
    </message>
    <message>
        <source>Put the worker tile back into the draw pile: %1</source>
        <comment>a worker tile</comment>
        <translation>Remettre la tuile travailleur dans la pioche&#xa0;: %1</translation>
    </message>
    <message>
        <source>Put a cover tile there.</source>
        <translation>Placer une tuile de couverture à cet endroit.</translation>
    </message>
    <message>
        <source>Take the cover tile away.</source>
        <translation>Retirer la tuile de couverture.</translation>
    </message>
    <message>
        <source>Show the other worker of the tile.</source>
        <translation>Montrer l’autre travailleur de la tuile.</translation>
    </message>
    <message>
        <source>Put goods of %1 back into the supply: %2</source>
        <comment>a player, a number</comment>
        <translation>Chez %1, remettre des marchandises dans la réserve&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>Put %n worker tile(s) from the draw pile into the display.</source>
        <translation>
            <numerusform>Placer %n tuile travailleur de la pioche dans l’offre.</numerusform>
            <numerusform>Placer %n tuiles travailleur de la pioche dans l’offre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n worker tile(s) out of the display.</source>
        <translation>
            <numerusform>Retirer %n tuile travailleur de l’offre.</numerusform>
            <numerusform>Retirer %n tuiles travailleur de l’offre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n worker tile(s) from the game.</source>
        <translation>
            <numerusform>Mettre %n tuile travailleur hors jeu.</numerusform>
            <numerusform>Mettre %n tuiles travailleur hors jeu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n worker tile(s) back into the draw pile.</source>
        <translation>
            <numerusform>Remettre %n tuile travailleur dans la pioche.</numerusform>
            <numerusform>Remettre %n tuiles travailleur dans la pioche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lay out %n more starting tile(s).</source>
        <translation>
            <numerusform>Disposer encore %n tuile de départ.</numerusform>
            <numerusform>Disposer encore %n tuiles de départ.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take away everything built.</source>
        <translation>Retirer tout ce qui est construit.</translation>
    </message>
    <message>
        <source>Clear the player board of %1.</source>
        <translation>Chez %1, vider le plateau joueur.</translation>
    </message>
    <message>
        <source>Take away the bonus tiles that come later.</source>
        <translation>Retirer les tuiles bonus qui viennent plus tard.</translation>
    </message>
    <message>
        <source>Put bonus tiles on the empty bushes.</source>
        <translation>Placer des tuiles bonus sur les buissons vides.</translation>
    </message>
    <message>
        <source>Move the playing piece of %1 there: %2</source>
        <comment>a player, a space</comment>
        <translation>Chez %1, déplacer le pion ici&#xa0;: %2</translation>
    </message>
    <message>
        <source>Offer the bonus tiles there.</source>
        <translation>Proposer les tuiles bonus qui s’y trouvent.</translation>
    </message>
    <message>
        <source>Take the points for majorities away from %1.</source>
        <translation>Retirer à %1 les points de majorité.</translation>
    </message>
    <message>
        <source>Count the points of %1 as scored before this position.</source>
        <translation>Chez %1, compter les points comme marqués avant cette position.</translation>
    </message>
    <message>
        <source>The visible workers of %1 form an ascending sequence.</source>
        <translation>Chez %1, les travailleurs visibles sont en ordre croissant.</translation>
    </message>
    <message>
        <source>The visible workers of %1 do not form an ascending sequence.</source>
        <translation>Chez %1, les travailleurs visibles ne sont pas en ordre croissant.</translation>
    </message>
    <message>
        <source>If the visible workers of %1 form an ascending sequence, their number is %2.</source>
        <comment>a player, limits</comment>
        <translation>Chez %1, si les travailleurs visibles sont en ordre croissant, il y en a %2.</translation>
    </message>
    <message>
        <source>The visible workers of %1 form an ascending sequence. Number of workers: %2.</source>
        <comment>a player, limits</comment>
        <translation>Chez %1, les travailleurs visibles sont en ordre croissant. Nombre de travailleurs&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 alone has the majority in this worker category: %2.</source>
        <translation>%1 détient la majorité sans partage dans cette catégorie de travailleurs&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 shares the majority in this worker category: %2.</source>
        <translation>%1 partage la majorité dans cette catégorie de travailleurs&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 does not have the majority alone in this worker category: %2.</source>
        <translation>%1 ne détient pas la majorité sans partage dans cette catégorie de travailleurs&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 does not share the majority in this worker category: %2.</source>
        <translation>%1 ne partage pas la majorité dans cette catégorie de travailleurs&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Workers in ascending sequence</source>
        <translation>Travailleurs en ordre croissant</translation>
    </message>
    <message>
        <source>Majority alone</source>
        <translation>Majorité sans partage</translation>
    </message>
    <message>
        <source>Shared majority</source>
        <translation>Majorité partagée</translation>
    </message>
    <message>
        <source>Worker categories in which %1 alone has the majority: %2.</source>
        <comment>a player, limits</comment>
        <translation>Catégories de travailleurs où %1 détient la majorité sans partage&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Worker categories in which %1 shares the majority: %2.</source>
        <comment>a player, limits</comment>
        <translation>Catégories de travailleurs où %1 partage la majorité&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Quarrymen</source>
        <translation>Carriers</translation>
    </message>
    <message>
        <source>Lumberjacks</source>
        <translation>Bûcherons</translation>
    </message>
    <message>
        <source>Sand workers</source>
        <translation>Travailleurs de sable</translation>
    </message>
    <message>
        <source>Grain growers</source>
        <translation>Producteurs de céréales</translation>
    </message>
    <message>
        <source>Coiners</source>
        <translation>Monnayeurs</translation>
    </message>
    <message>
        <source>%1. All are equal, so nobody scores.</source>
        <comment>how many workers each player has</comment>
        <translation>%1. Égalité générale, personne ne marque.</translation>
    </message>
    <message numerus="yes">
        <source>%1. %2 has the majority: %n point(s).</source>
        <comment>how many workers each player has, the one with most</comment>
        <translation>
            <numerusform>%1. La majorité revient à %2&#xa0;: %n point.</numerusform>
            <numerusform>%1. La majorité revient à %2&#xa0;: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. %2 tie for the majority: %n point(s) each.</source>
        <comment>how many workers each player has, those with most</comment>
        <translation>
            <numerusform>%1. Égalité pour la majorité entre %2&#xa0;: %n point chacun.</numerusform>
            <numerusform>%1. Égalité pour la majorité entre %2&#xa0;: %n points chacun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n good(s)</source>
        <comment>player</comment>
        <translation>
            <numerusform>%1 a %n marchandise</numerusform>
            <numerusform>%1 a %n marchandises</numerusform>
        </translation>
    </message>
    <message>
        <source>Built a section: %1–%2–%3</source>
        <translation>Tronçon construit&#xa0;: %1–%2–%3</translation>
    </message>
    <message>
        <source>Nothing more can be done on this space; the playing piece has to move on.</source>
        <translation>On ne peut plus rien faire sur cette case&#x202f;; il faut déplacer le pion.</translation>
    </message>
    <message numerus="yes">
        <source>No goods have to be returned: you have no more than %n, coins included.</source>
        <translation>
            <numerusform>Il n’y a rien à rendre&#xa0;: vous n’avez pas plus de %n marchandise, pièces comprises.</numerusform>
            <numerusform>Il n’y a rien à rendre&#xa0;: vous n’avez pas plus de %n marchandises, pièces comprises.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the castle a worker has to be covered before the playing piece moves on.</source>
        <translation>Au château, il faut couvrir un travailleur avant de déplacer de nouveau le pion.</translation>
    </message>
    <message>
        <source>The same number cannot be chosen twice.</source>
        <translation>On ne peut pas choisir deux fois le même chiffre.</translation>
    </message>
    <message>
        <source>This is not one of the starting tiles that are left.</source>
        <translation>Cette tuile ne fait pas partie des tuiles de départ restantes.</translation>
    </message>
    <message>
        <source>A street section passes over numbers, and the first marketplace has none.</source>
        <translation>Un tronçon de rue passe par des chiffres&#x202f;; le premier marché n’en a pas.</translation>
    </message>
    <message>
        <source>Remove what cannot exist.</source>
        <translation>Supprimer ce qui n’existe pas.</translation>
    </message>
    <message>
        <source>Return the surplus to the supply: %1</source>
        <comment>counted pieces</comment>
        <translation>Remettre le surplus dans la réserve&#xa0;: %1</translation>
    </message>
    <message>
        <source>Make it the turn of %1.</source>
        <translation>Donner le tour à %1.</translation>
    </message>
    <message>
        <source>Set the moves left after this one to %1</source>
        <translation>Laisser ce nombre de déplacements après celui-ci&#xa0;: %1</translation>
    </message>
    <message>
        <source>Go to this phase: %1</source>
        <comment>a phase</comment>
        <translation>Passer à cette phase&#xa0;: %1</translation>
    </message>
    <message>
        <source>Record that no workers were hired in this visit.</source>
        <translation>Considérer qu’aucun travailleur n’a été embauché pendant cette visite.</translation>
    </message>
    <message>
        <source>Record that workers were hired in this visit.</source>
        <translation>Considérer que des travailleurs ont été embauchés pendant cette visite.</translation>
    </message>
    <message>
        <source>Offer no bonus tile.</source>
        <translation>Ne proposer aucune tuile bonus.</translation>
    </message>
    <message>
        <source>Stop offering this bonus tile.</source>
        <translation>Ne pas proposer cette tuile bonus.</translation>
    </message>
    <message>
        <source>Record that %1 triggered the end.</source>
        <translation>Considérer la fin comme déclenchée par %1.</translation>
    </message>
    <message>
        <source>Record that nobody has triggered the end.</source>
        <translation>Considérer que personne n’a déclenché la fin.</translation>
    </message>
    <message>
        <source>End the game.</source>
        <translation>Considérer que la partie est terminée.</translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Embaucher</translation>
    </message>
    <message>
        <source>Which workers do you hire, and for which two spaces?</source>
        <translation>Quels travailleurs embauchez-vous, et pour quelle paire de cases&#x202f;?</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Acheter</translation>
    </message>
    <message>
        <source>What do you buy?</source>
        <translation>Qu’achetez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Vendre</translation>
    </message>
    <message>
        <source>Which two goods do you sell?</source>
        <translation>Quelle paire de marchandises vendez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Tronçon</translation>
    </message>
    <message>
        <source>Where does your section begin?</source>
        <translation>Où commence votre tronçon&#x202f;?</translation>
    </message>
    <message>
        <source>Where do you build your house?</source>
        <translation>Où construisez-vous votre maison&#x202f;?</translation>
    </message>
    <message>
        <source>Where do you build your marketplace?</source>
        <translation>Où construisez-vous votre marché&#x202f;?</translation>
    </message>
    <message>
        <source>Take the tile</source>
        <translation>Prendre la tuile</translation>
    </message>
    <message>
        <source>Leave the tile</source>
        <translation>Laisser la tuile</translation>
    </message>
    <message>
        <source>Trading house: what do you do?</source>
        <translation>Maison de commerce&#xa0;: que faites-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Trading house: what else do you do?</source>
        <translation>Maison de commerce&#xa0;: que faites-vous encore&#x202f;?</translation>
    </message>
    <message>
        <source>Board of works: what do you build?</source>
        <translation>Bureau des travaux&#xa0;: que construisez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Mill: which marketplace do you supply with flour?</source>
        <translation>Moulin&#xa0;: quel marché alimentez-vous en farine&#x202f;?</translation>
    </message>
    <message>
        <source>Castle: finish the visit, or cover a worker if you wish.</source>
        <translation>Château&#xa0;: terminer la visite, ou couvrir un travailleur si vous le souhaitez.</translation>
    </message>
    <message>
        <source>Which bonus tile do you pick up, and for which worker?</source>
        <translation>Quelle tuile bonus ramassez-vous, et pour quel travailleur&#x202f;?</translation>
    </message>
    <message>
        <source>Street section, %1: choose its other line.</source>
        <translation>Tronçon de rue, %1&#xa0;: choisissez son autre ligne.</translation>
    </message>
    <message>
        <source>Street section %1–%2: choose the corner where it ends.</source>
        <translation>Tronçon de rue %1–%2&#xa0;: choisissez le sommet où il finit.</translation>
    </message>
    <message>
        <source>Corner %1: choose the next corner of a street section, or build a marketplace here.</source>
        <translation>Sommet %1&#xa0;: choisissez le sommet suivant d’un tronçon de rue, ou construisez un marché ici.</translation>
    </message>
    <message>
        <source>Street section from corner %1: choose its next corner.</source>
        <translation>Tronçon de rue à partir du sommet %1&#xa0;: choisissez le sommet suivant.</translation>
    </message>
    <message>
        <source>Street section: choose the corner where it begins.</source>
        <translation>Tronçon de rue&#xa0;: choisissez le sommet où il commence.</translation>
    </message>
    <message>
        <source>House: choose the triangle where you build it.</source>
        <translation>Maison&#xa0;: choisissez le triangle où vous la construisez.</translation>
    </message>
    <message>
        <source>Marketplace: choose the corner where you build it.</source>
        <translation>Marché&#xa0;: choisissez le sommet où vous le construisez.</translation>
    </message>
    <message>
        <source>%1: choose the first of the two spaces for them.</source>
        <translation>%1&#xa0;: choisissez la première de leurs deux cases.</translation>
    </message>
    <message>
        <source>%1: choose the space to move to.</source>
        <translation>%1&#xa0;: choisissez la case d’arrivée.</translation>
    </message>
    <message>
        <source>%1: choose the worker for the bonus tile.</source>
        <translation>%1&#xa0;: choisissez le travailleur qui reçoit la tuile bonus.</translation>
    </message>
    <message>
        <source>Leave the tile: choose which one.</source>
        <translation>Laisser la tuile&#xa0;: choisissez laquelle.</translation>
    </message>
    <message>
        <source>Flour sacks: choose the marketplace to deliver to.</source>
        <translation>Sacs de farine&#xa0;: choisissez le marché que vous alimentez.</translation>
    </message>
    <message>
        <source>Marketplace %1, number at %2: choose the second number.</source>
        <translation>Marché %1, chiffre en %2&#xa0;: choisissez le second chiffre.</translation>
    </message>
    <message>
        <source>Marketplace %1: choose the first number.</source>
        <translation>Marché %1&#xa0;: choisissez le premier chiffre.</translation>
    </message>
    <message>
        <source>Keeping: %1. Choose what else to keep.</source>
        <translation>À garder&#xa0;: %1. Choisissez ce que vous gardez encore.</translation>
    </message>
    <message>
        <source>%1: choose the other good to sell.</source>
        <translation>%1&#xa0;: choisissez l’autre marchandise à vendre.</translation>
    </message>
    <message>
        <source>Nobody has any, so nobody scores.</source>
        <translation>Personne n’en a, donc personne ne marque.</translation>
    </message>
    <message>
        <source>%1 brings %2 at each visit.</source>
        <comment>worker, goods</comment>
        <translation>%1&#xa0;: %2 à chaque arrêt.</translation>
    </message>
    <message>
        <source>Only with them do your workers bring all the goods for: %1.</source>
        <translation>Sans eux, vos travailleurs ne rapportent pas toutes les marchandises pour&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Your workers bring these goods already.</source>
        <translation>Vos travailleurs rapportent déjà ces marchandises.</translation>
    </message>
    <message>
        <source>There is nothing that you could do there now.</source>
        <translation>Vous ne pourriez rien y faire maintenant.</translation>
    </message>
    <message>
        <source>No workers could be hired there now.</source>
        <translation>Vous ne pourriez pas y embaucher de travailleurs maintenant.</translation>
    </message>
    <message>
        <source>It covers: %1.</source>
        <translation>Elle recouvre&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You need not cover a worker. Finish the visit to move on.</source>
        <translation>Rien n’oblige à couvrir un travailleur. Terminez la visite pour continuer.</translation>
    </message>
    <message>
        <source>%1 then no longer brings anything.</source>
        <comment>worker</comment>
        <translation>%1 ne rapporte alors plus rien.</translation>
    </message>
    <message>
        <source>You may then take a bonus tile: %1 (+%2).</source>
        <comment>workers, points</comment>
        <translation>Vous pouvez alors prendre une tuile bonus&#xa0;: %1 (+%2).</translation>
    </message>
    <message>
        <source>You then get a bonus tile: %1 (+%2).</source>
        <comment>worker, points</comment>
        <translation>Vous recevez alors une tuile bonus&#xa0;: %1 (+%2).</translation>
    </message>
    <message>
        <source>Your workers’ numbers then never fall from left to right: the trading house pays income.</source>
        <translation>De gauche à droite, les numéros de vos travailleurs ne descendent alors jamais&#xa0;: la maison de commerce verse un revenu.</translation>
    </message>
    <message>
        <source>Your workers’ numbers then fall somewhere from left to right: the trading house pays no income.</source>
        <translation>De gauche à droite, les numéros de vos travailleurs descendent alors au moins une fois&#xa0;: la maison de commerce ne verse pas de revenu.</translation>
    </message>
    <message numerus="yes">
        <source>%n more tile(s) fit on empty spaces.</source>
        <translation>
            <numerusform>%n autre tuile peut encore se placer sur des cases vides.</numerusform>
            <numerusform>%n autres tuiles peuvent encore se placer sur des cases vides.</numerusform>
        </translation>
    </message>
    <message>
        <source>This takes %1; you have %2.</source>
        <comment>goods or coins</comment>
        <translation>Il faut %1&#x202f;; vous avez %2.</translation>
    </message>
    <message>
        <source>To sell this you need %1.</source>
        <translation>Pour cette vente, il vous faut %1.</translation>
    </message>
    <message>
        <source>What has to be paid</source>
        <translation>Ce qu’il faut payer</translation>
    </message>
    <message>
        <source>Moved to space %1</source>
        <translation>Pion sur la case %1</translation>
    </message>
    <message>
        <source>%1 covered this worker: %2, employment space %3</source>
        <translation>%1 a couvert ce travailleur&#xa0;: %2, case emploi %3</translation>
    </message>
    <message>
        <source>%1 placed a cover tile: employment space %2</source>
        <translation>%1 a placé une tuile de couverture&#xa0;: case emploi %2</translation>
    </message>
    <message>
        <source>This visit</source>
        <translation>Pendant cette visite</translation>
    </message>
    <message>
        <source>Your playing piece must end up here: %1.</source>
        <comment>a goal: places</comment>
        <translation>Votre pion doit finir ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Your playing piece is here: %1.</source>
        <comment>a goal: places</comment>
        <translation>Votre pion est ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Move your playing piece.</source>
        <comment>a goal</comment>
        <translation>Déplacez votre pion.</translation>
    </message>
    <message>
        <source>You have moved your playing piece.</source>
        <comment>a goal</comment>
        <translation>Vous avez déplacé votre pion.</translation>
    </message>
    <message>
        <source>Do not cover any worker.</source>
        <comment>a goal</comment>
        <translation>Ne couvrez aucun travailleur.</translation>
    </message>
    <message>
        <source>You have not covered any worker.</source>
        <comment>a goal</comment>
        <translation>Vous n’avez couvert aucun travailleur.</translation>
    </message>
    <message>
        <source>%1 has not covered any worker.</source>
        <comment>a goal</comment>
        <translation>%1 n’a couvert aucun travailleur.</translation>
    </message>
    <message>
        <source>No worker has been covered.</source>
        <comment>a goal</comment>
        <translation>Aucun travailleur n’a été couvert.</translation>
    </message>
    <message>
        <source>Your visible workers form an ascending sequence.</source>
        <translation>Vos travailleurs visibles sont en ordre croissant.</translation>
    </message>
    <message>
        <source>Your visible workers do not form an ascending sequence.</source>
        <translation>Vos travailleurs visibles ne sont pas en ordre croissant.</translation>
    </message>
    <message>
        <source>If your visible workers form an ascending sequence, their number is %1.</source>
        <comment>limits</comment>
        <translation>Si vos travailleurs visibles sont en ordre croissant, il y en a %1.</translation>
    </message>
    <message>
        <source>Your visible workers form an ascending sequence. Number of workers: %1.</source>
        <comment>limits</comment>
        <translation>Vos travailleurs visibles sont en ordre croissant. Nombre de travailleurs&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You do not have the majority alone in this worker category: %1.</source>
        <translation>Vous ne détenez pas la majorité sans partage dans cette catégorie de travailleurs&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You do not share the majority in this worker category: %1.</source>
        <translation>Vous ne partagez pas la majorité dans cette catégorie de travailleurs&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Have the majority alone in this worker category: %1.</source>
        <comment>a goal</comment>
        <translation>Détenez la majorité sans partage dans cette catégorie de travailleurs&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You alone have the majority in this worker category: %1.</source>
        <translation>Vous détenez la majorité sans partage dans cette catégorie de travailleurs&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Share the majority in this worker category: %1.</source>
        <comment>a goal</comment>
        <translation>Partagez la majorité dans cette catégorie de travailleurs&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You share the majority in this worker category: %1.</source>
        <translation>Vous partagez la majorité dans cette catégorie de travailleurs&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Worker categories in which you alone have the majority: %1.</source>
        <comment>limits</comment>
        <translation>Catégories de travailleurs où vous détenez la majorité sans partage&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Worker categories in which you share the majority: %1.</source>
        <comment>limits</comment>
        <translation>Catégories de travailleurs où vous partagez la majorité&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n cube de pierre</numerusform>
            <numerusform>%n cubes de pierre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n cube de bois</numerusform>
            <numerusform>%n cubes de bois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sand</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n cube de sable</numerusform>
            <numerusform>%n cubes de sable</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n cube de céréales</numerusform>
            <numerusform>%n cubes de céréales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n pièce</numerusform>
            <numerusform>%n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n travailleur</numerusform>
            <numerusform>%n travailleurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker tile(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n tuile travailleur</numerusform>
            <numerusform>%n tuiles travailleur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cover tile(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n tuile de couverture</numerusform>
            <numerusform>%n tuiles de couverture</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bonus tile(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n tuile bonus</numerusform>
            <numerusform>%n tuiles bonus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n playing piece(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n pion</numerusform>
            <numerusform>%n pions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n street piece(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n pièce de rue</numerusform>
            <numerusform>%n pièces de rue</numerusform>
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
            <numerusform>%n marché</numerusform>
            <numerusform>%n marchés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n maison</numerusform>
            <numerusform>%n maisons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flour sack(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n sac de farine</numerusform>
            <numerusform>%n sacs de farine</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 goes on to the second move.</source>
        <translation>%1 passe à son second déplacement.</translation>
    </message>
    <message>
        <source>Finish this visit.</source>
        <comment>a goal</comment>
        <translation>Terminez cette visite.</translation>
    </message>
    <message>
        <source>You have finished the visit.</source>
        <comment>a goal</comment>
        <translation>Vous avez terminé la visite.</translation>
    </message>
    <message>
        <source>%1 has finished the visit.</source>
        <comment>a goal</comment>
        <translation>%1 a terminé la visite.</translation>
    </message>
    <message>
        <source>The visit is over.</source>
        <comment>a goal</comment>
        <translation>La visite est terminée.</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n number(s) next to the marketplace.</source>
        <translation>
            <numerusform>Il faut choisir %n chiffre à côté du marché.</numerusform>
            <numerusform>Il faut choisir %n chiffres à côté du marché.</numerusform>
        </translation>
    </message>
    <message>
        <source>They bring all the goods for: %1.</source>
        <translation>Ils rapportent toutes les marchandises pour&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 reached the target space, which brings about the end of the game.</source>
        <translation>%1 a atteint la case cible, ce qui amène la fin de la partie.</translation>
    </message>
    <message>
        <source>%1 hired the last worker tile, which brings about the end of the game.</source>
        <translation>%1 a acheté la dernière tuile travailleur, ce qui amène la fin de la partie.</translation>
    </message>
    <message>
        <source>%1: choose the bonus tile.</source>
        <translation>%1&#xa0;: choisissez la tuile bonus.</translation>
    </message>
    <message>
        <source>There must be one milestone for every two street pieces. Milestones: %1. Street pieces: %2</source>
        <translation>Il faut un milestone pour deux pièces de rue. Milestones&#xa0;: %1. Pièces de rue&#xa0;: %2</translation>
    </message>
    <message>
        <source>Only a worker tile from the display can be hired.</source>
        <translation>On ne peut acheter qu’une tuile travailleur de l’offre.</translation>
    </message>
    <message>
        <source>A player with no visible worker and no goods to pay for a worker tile can never hire workers again. The rulebooks do not say what happens when this is true of every player.</source>
        <translation>Sans travailleur visible et sans les marchandises pour payer une tuile travailleur, un joueur ne peut plus jamais embaucher de travailleurs. Les livrets de règles ne disent pas ce qui se passe lorsque c’est le cas de tous les joueurs.</translation>
    </message>
    <message>
        <source>The same thing is listed twice.</source>
        <translation>Le même élément figure deux fois dans la liste.</translation>
    </message>
    <message>
        <source>There is already a house in this triangle.</source>
        <translation>Il y a déjà une maison dans ce triangle.</translation>
    </message>
    <message>
        <source>Move your playing piece to the castle.</source>
        <translation>Avancez votre pion jusqu’au château.</translation>
    </message>
    <message>
        <source>Move your playing piece to the trading house.</source>
        <translation>Avancez votre pion jusqu’à la maison de commerce.</translation>
    </message>
    <message>
        <source>Move your playing piece to the board of works.</source>
        <translation>Avancez votre pion jusqu’au bureau des travaux.</translation>
    </message>
    <message>
        <source>Move your playing piece to the mill.</source>
        <translation>Avancez votre pion jusqu’au moulin.</translation>
    </message>
    <message>
        <source>Move your playing piece to employment space %1.</source>
        <translation>Avancez votre pion jusqu’à la case emploi %1.</translation>
    </message>
    <message>
        <source>Move your playing piece to employment space %1 (%2).</source>
        <translation>Avancez votre pion jusqu’à la case emploi %1 (%2).</translation>
    </message>
    <message>
        <source>Supply the marketplace on %1 with a flour sack.</source>
        <translation>Alimentez le marché en %1 avec un sac de farine.</translation>
    </message>
    <message>
        <source>Supply the marketplace on %1 with a flour sack and score the number on %2.</source>
        <translation>Alimentez le marché en %1 avec un sac de farine et marquez le chiffre en %2.</translation>
    </message>
    <message>
        <source>Supply the marketplace on %1 with a flour sack and score the numbers on %2 and %3.</source>
        <translation>Alimentez le marché en %1 avec un sac de farine et marquez les chiffres en %2 et %3.</translation>
    </message>
    <message>
        <source>Take the starting tile %1 and put it on your spaces %2 and %3.</source>
        <translation>Prenez cette tuile de départ et posez-la sur vos cases %2 et %3&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Hire the workers %1 and put them on your spaces %2 and %3.</source>
        <translation>Embauchez ces travailleurs et posez-les sur vos cases %2 et %3&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Buy this: %1.</source>
        <translation>Achetez ceci&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Sell this: %1.</source>
        <translation>Vendez ceci&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Build a street section from %1 to %3 with its milestone on %2.</source>
        <translation>Construisez un tronçon de rue de %1 à %3 avec son milestone sur %2.</translation>
    </message>
    <message>
        <source>Build a house here: %1.</source>
        <translation>Construisez une maison ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Build a marketplace here: %1.</source>
        <translation>Construisez un marché ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Pick up the bonus tile (%1) for your worker on employment space %2.</source>
        <translation>Ramassez la tuile bonus (%1) pour votre travailleur de la case emploi %2.</translation>
    </message>
    <message>
        <source>Leave the bonus tile where it is: %1.</source>
        <translation>Laissez la tuile bonus où elle est&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Keep this and return the rest: %1.</source>
        <translation>Gardez ceci et rendez le reste&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Cover your worker on employment space %1.</source>
        <translation>Couvrez votre travailleur de la case emploi %1.</translation>
    </message>
    <message>
        <source>Cover your worker on employment space %1 (%2).</source>
        <translation>Couvrez votre travailleur de la case emploi %1 (%2).</translation>
    </message>
    <message>
        <source>Finish the visit.</source>
        <translation>Terminez la visite.</translation>
    </message>
    <message>
        <source>no stone</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun cube de pierre</translation>
    </message>
    <message>
        <source>no wood</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun cube de bois</translation>
    </message>
    <message>
        <source>no sand</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun cube de sable</translation>
    </message>
    <message>
        <source>no grain</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun cube de céréales</translation>
    </message>
    <message>
        <source>no coins</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucune pièce</translation>
    </message>
    <message>
        <source>no quarrymen</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun carrier</translation>
    </message>
    <message>
        <source>no lumberjacks</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun bûcheron</translation>
    </message>
    <message>
        <source>no sand workers</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun travailleur de sable</translation>
    </message>
    <message>
        <source>no grain growers</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun producteur de céréales</translation>
    </message>
    <message>
        <source>no coiners</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun monnayeur</translation>
    </message>
    <message>
        <source>no workers</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun travailleur</translation>
    </message>
    <message>
        <source>no worker tiles</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucune tuile travailleur</translation>
    </message>
    <message>
        <source>no cover tiles</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucune tuile de couverture</translation>
    </message>
    <message>
        <source>no bonus tiles</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucune tuile bonus</translation>
    </message>
    <message>
        <source>no playing pieces</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun pion</translation>
    </message>
    <message>
        <source>no street pieces</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucune pièce de rue</translation>
    </message>
    <message>
        <source>no street sections</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun tronçon de rue</translation>
    </message>
    <message>
        <source>no milestones</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun milestone</translation>
    </message>
    <message>
        <source>no marketplaces</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun marché</translation>
    </message>
    <message>
        <source>no houses</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucune maison</translation>
    </message>
    <message>
        <source>no flour sacks</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun sac de farine</translation>
    </message>
    <message>
        <source>no victory points</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun point de victoire</translation>
    </message>
    <message>
        <source>no worker tiles in the draw pile</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucune tuile travailleur dans la pioche</translation>
    </message>
    <message>
        <source>no goods</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucune marchandise</translation>
    </message>
    <message>
        <source>All streets are connected to the first marketplace.</source>
        <translation>Toutes les rues sont reliées au premier marché.</translation>
    </message>
    <message>
        <source>Gain %1 from your workers.</source>
        <comment>a goal: what is counted</comment>
        <translation>Recevez %1 de vos travailleurs.</translation>
    </message>
    <message>
        <source>Pay %1 to hire workers.</source>
        <comment>a goal: what is counted</comment>
        <translation>Payez %1 pour embaucher des travailleurs.</translation>
    </message>
    <message numerus="yes">
        <source>Have at least %n point(s) from street sections.</source>
        <comment>a goal</comment>
        <translation>
            <numerusform>Ayez au moins %n point grâce aux tronçons de rue.</numerusform>
            <numerusform>Ayez au moins %n points grâce aux tronçons de rue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have at least %n point(s) from houses.</source>
        <comment>a goal</comment>
        <translation>
            <numerusform>Ayez au moins %n point grâce aux maisons.</numerusform>
            <numerusform>Ayez au moins %n points grâce aux maisons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have at least %n point(s) from marketplaces.</source>
        <comment>a goal</comment>
        <translation>
            <numerusform>Ayez au moins %n point grâce aux marchés.</numerusform>
            <numerusform>Ayez au moins %n points grâce aux marchés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have at least %n point(s) from bonus tiles you have picked up.</source>
        <comment>a goal</comment>
        <translation>
            <numerusform>Ayez au moins %n point grâce aux tuiles bonus que vous avez prises.</numerusform>
            <numerusform>Ayez au moins %n points grâce aux tuiles bonus que vous avez prises.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have at least %n point(s) from flour sacks.</source>
        <comment>a goal</comment>
        <translation>
            <numerusform>Ayez au moins %n point grâce aux sacs de farine.</numerusform>
            <numerusform>Ayez au moins %n points grâce aux sacs de farine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have at least %n point(s) from majorities.</source>
        <comment>a goal</comment>
        <translation>
            <numerusform>Ayez au moins %n point grâce aux majorités.</numerusform>
            <numerusform>Ayez au moins %n points grâce aux majorités.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trading house: you have nothing to trade with.</source>
        <translation>Maison de commerce&#xa0;: vous n’avez rien à échanger.</translation>
    </message>
    <message>
        <source>Board of works: your goods are not enough to build anything.</source>
        <translation>Bureau des travaux&#xa0;: vos marchandises ne suffisent pour aucune construction.</translation>
    </message>
    <message>
        <source>Board of works: what your goods pay for cannot be built anywhere.</source>
        <translation>Bureau des travaux&#xa0;: il n’y a pas de place pour ce que vos marchandises paieraient.</translation>
    </message>
    <message>
        <source>Mill: your goods are not enough to supply a marketplace.</source>
        <translation>Moulin&#xa0;: vos marchandises ne suffisent pas pour alimenter un marché.</translation>
    </message>
    <message>
        <source>Mill: there is no marketplace that can be supplied.</source>
        <translation>Moulin&#xa0;: aucun marché ne peut être alimenté.</translation>
    </message>
    <message>
        <source>Streets, houses and marketplaces were scored during the game; now the majorities of workers count.</source>
        <translation>Les rues, les maisons et les marchés ont été comptés pendant la partie&#x202f;; place aux majorités de travailleurs.</translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <comment>in a sentence</comment>
        <translation>
            <numerusform>%n travailleur</numerusform>
            <numerusform>%n travailleurs</numerusform>
        </translation>
    </message>
    <message>
        <source>The player board then shows %1; after the other move it shows %2.</source>
        <comment>workers, other workers</comment>
        <translation>Le plateau joueur montre alors %1&#x202f;; après l’autre coup, il montre %2.</translation>
    </message>
    <message>
        <source>The playing piece then still has %1 before it in this lap; after the other move, %2.</source>
        <comment>workers, other workers</comment>
        <translation>Le pion a alors encore %1 devant lui dans ce tour de boucle&#x202f;; après l’autre coup, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of goods</source>
        <translation>
            <numerusform>%n sorte de marchandises</numerusform>
            <numerusform>%n sortes de marchandises</numerusform>
        </translation>
    </message>
    <message>
        <source>The workers then bring %1; after the other move they bring %2.</source>
        <comment>kinds, other kinds</comment>
        <translation>Les travailleurs apportent alors %1&#x202f;; après l’autre coup, ils en apportent %2.</translation>
    </message>
    <message>
        <source>The trading house then pays an income; after the other move it pays none.</source>
        <translation>La maison de commerce verse alors un revenu&#x202f;; après l’autre coup, elle n’en verse pas.</translation>
    </message>
    <message>
        <source>The trading house then pays no income; after the other move it does.</source>
        <translation>La maison de commerce ne verse alors pas de revenu&#x202f;; après l’autre coup, elle en verse un.</translation>
    </message>
    <message>
        <source>As things stand, majorities then bring %1 at the end; after the other move, %2.</source>
        <comment>points, other points</comment>
        <translation>En l’état, les majorités rapportent alors %1 à la fin&#x202f;; après l’autre coup, %2.</translation>
    </message>
    <message>
        <source>As things stand, %1 then gets %2 for majorities at the end; after the other move, %3.</source>
        <comment>player, points, other points</comment>
        <translation>En l’état, %1 reçoit alors %2 à la fin pour ses majorités&#x202f;; après l’autre coup, %3.</translation>
    </message>
    <message>
        <source>With the goods that are left, one construction can then bring %1; after the other move, %2.</source>
        <comment>points, other points</comment>
        <translation>Avec les marchandises qui restent, une construction peut alors rapporter %1&#x202f;; après l’autre coup, %2.</translation>
    </message>
    <message>
        <source>With their goods, %1 can then score %2 by one construction; after the other move, %3.</source>
        <comment>player, points, other points</comment>
        <translation>Avec ses marchandises, %1 peut alors marquer %2 par une construction&#x202f;; après l’autre coup, %3.</translation>
    </message>
    <message>
        <source>With the grain that is left, one flour sack can then bring %1; after the other move, %2.</source>
        <comment>points, other points</comment>
        <translation>Avec les céréales qui restent, un sac de farine peut alors rapporter %1&#x202f;; après l’autre coup, %2.</translation>
    </message>
    <message>
        <source>With their grain, %1 can then score %2 by one flour sack; after the other move, %3.</source>
        <comment>player, points, other points</comment>
        <translation>Avec ses céréales, %1 peut alors marquer %2 par un sac de farine&#x202f;; après l’autre coup, %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n good(s)</source>
        <comment>to be handed over</comment>
        <translation>
            <numerusform>%n marchandise</numerusform>
            <numerusform>%n marchandises</numerusform>
        </translation>
    </message>
    <message>
        <source>The castle would then take %1; after the other move, %2.</source>
        <comment>goods, other goods</comment>
        <translation>Le château prendrait alors %1&#x202f;; après l’autre coup, %2.</translation>
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
        <translation>Points de victoire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Victory points: %1 to %2</source>
        <translation>Points de victoire&#xa0;: de %1 à %2</translation>
    </message>
    <message>
        <source>Your points: %1 → %2</source>
        <comment>before, after</comment>
        <translation>Vos points&#xa0;: %1 → %2</translation>
    </message>
    <message>
        <source>This brings about the end of the game.</source>
        <translation>Cela amène la fin de la partie.</translation>
    </message>
    <message>
        <source>Moves from here to a possible place.</source>
        <translation>Part d’ici vers un emplacement possible.</translation>
    </message>
    <message numerus="yes">
        <source>Then click one of %n place(s)</source>
        <comment>after the place pointed at</comment>
        <translation>
            <numerusform>Cliquez ensuite sur l’emplacement mis en évidence</numerusform>
            <numerusform>Cliquez ensuite sur l’un des %n emplacements possibles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>Blue (circle)</source>
        <translation>Bleu (cercle)</translation>
    </message>
    <message>
        <source>Orange (square)</source>
        <translation>Orange (carré)</translation>
    </message>
    <message>
        <source>Yellow (triangle)</source>
        <translation>Jaune (triangle)</translation>
    </message>
    <message>
        <source>Pink (diamond)</source>
        <translation>Rose (losange)</translation>
    </message>
    <message>
        <source>Green (pentagon)</source>
        <translation>Vert (pentagone)</translation>
    </message>
    <message>
        <source>Light blue (star)</source>
        <translation>Bleu clair (étoile)</translation>
    </message>
    <message>
        <source>White (hexagon)</source>
        <translation>Blanc (hexagone)</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Une personne</translation>
    </message>
    <message>
        <source>Computer (random)</source>
        <translation>Ordinateur (au hasard)</translation>
    </message>
    <message>
        <source>Computer (greedy)</source>
        <translation>Ordinateur (glouton)</translation>
    </message>
    <message>
        <source>Computer (beginner)</source>
        <translation>Ordinateur (débutant)</translation>
    </message>
    <message>
        <source>Computer (casual)</source>
        <translation>Ordinateur (occasionnel)</translation>
    </message>
    <message>
        <source>Computer (experienced)</source>
        <translation>Ordinateur (expérimenté)</translation>
    </message>
    <message>
        <source>Computer (expert)</source>
        <translation>Ordinateur (expert)</translation>
    </message>
    <message>
        <source>Computer (master)</source>
        <translation>Ordinateur (maître)</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Program (%1)</source>
        <translation>Programme (%1)</translation>
    </message>
</context>
<context>
    <name>ProofWords</name>
    <message>
        <source>This holds whatever chance and the other players do.</source>
        <translation>Cela vaut quoi que fassent le hasard et les autres joueurs.</translation>
    </message>
    <message>
        <source>This holds if chance and the other players follow the script.</source>
        <translation>Cela vaut si le hasard et les autres joueurs suivent le script.</translation>
    </message>
    <message>
        <source>Undecided: the check has asked the computer player as often as it may.</source>
        <translation>Non tranché&#xa0;: la vérification a interrogé le joueur informatique autant de fois qu’elle le pouvait.</translation>
    </message>
    <message>
        <source>Undecided. Positions examined: %1.</source>
        <translation>Non tranché. Positions examinées&#xa0;: %1.</translation>
    </message>
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
            <numerusform>Soluble en %n action, mais pas en moins&#x202f;; %1. Positions examinées&#xa0;: %2.</numerusform>
            <numerusform>Soluble en %n actions, mais pas en moins&#x202f;; %1. Positions examinées&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Solvable only if chance and the other players help. Positions examined: %1.</source>
        <translation>Soluble seulement si le hasard et les autres y aident. Positions examinées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Not solvable. Positions examined: %1.</source>
        <translation>Insoluble. Positions examinées&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) proved</source>
        <translation>
            <numerusform>%n exercice prouvé</numerusform>
            <numerusform>%n exercices prouvés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) solvable only if the others help</source>
        <translation>
            <numerusform>%n exercice soluble seulement si les autres y aident</numerusform>
            <numerusform>%n exercices solubles seulement si les autres y aident</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) not solvable</source>
        <translation>
            <numerusform>%n exercice insoluble</numerusform>
            <numerusform>%n exercices insolubles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n task(s) undecided</source>
        <translation>
            <numerusform>%n exercice non tranché</numerusform>
            <numerusform>%n exercices non tranchés</numerusform>
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
            <numerusform>Soluble en %n action, peut-être en moins. Positions examinées&#xa0;: %1.</numerusform>
            <numerusform>Soluble en %n actions, peut-être en moins. Positions examinées&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lesson does not say what chance and the other players do. Whatever they do, the goal can be reached in %n action(s).</source>
        <translation>
            <numerusform>La leçon ne dit pas ce que font le hasard et les autres. Quoi qu’ils fassent, l’objectif peut être atteint en %n action.</numerusform>
            <numerusform>La leçon ne dit pas ce que font le hasard et les autres. Quoi qu’ils fassent, l’objectif peut être atteint en %n actions.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solvable if chance and the other players help; it is undecided whether it is solvable whatever they do. Positions examined: %1.</source>
        <translation>Soluble si le hasard et les autres y aident&#x202f;; on ne sait pas si l’exercice le reste quoi qu’ils fassent. Positions examinées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Not solvable as the lesson stands; it is undecided whether chance and the other players could help. Positions examined: %1.</source>
        <translation>Insoluble en l’état&#x202f;; on ne sait pas si le hasard et les autres pourraient aider. Positions examinées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>number of solutions unknown</source>
        <translation>nombre de solutions inconnu</translation>
    </message>
    <message>
        <source>This holds whatever the other players do.</source>
        <translation>Cela vaut quoi que fassent les autres joueurs.</translation>
    </message>
    <message>
        <source>This holds when the others are played by %1, which always answers alike with seed %2.</source>
        <translation>Cela vaut quand les autres sont joués par %1, qui répond toujours de même avec la graine %2.</translation>
    </message>
    <message>
        <source>This holds if the other players follow the script.</source>
        <translation>Cela vaut si les autres joueurs suivent le script.</translation>
    </message>
    <message numerus="yes">
        <source>The lesson does not say what the other players do. Whatever they do, the goal can be reached in %n action(s).</source>
        <translation>
            <numerusform>La leçon ne dit pas ce que font les autres. Quoi qu’ils fassent, l’objectif peut être atteint en %n action.</numerusform>
            <numerusform>La leçon ne dit pas ce que font les autres. Quoi qu’ils fassent, l’objectif peut être atteint en %n actions.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solvable if the other players help; it is undecided whether it is solvable whatever they do. Positions examined: %1.</source>
        <translation>Soluble si les autres y aident&#x202f;; on ne sait pas si l’exercice le reste quoi qu’ils fassent. Positions examinées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Not solvable as the lesson stands; it is undecided whether the other players could help. Positions examined: %1.</source>
        <translation>Insoluble en l’état&#x202f;; on ne sait pas si les autres pourraient aider. Positions examinées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Solvable only if the other players help. Positions examined: %1.</source>
        <translation>Soluble seulement si les autres y aident. Positions examinées&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>ProvinceWords</name>
    <message>
        <source>Order of play</source>
        <translation>Ordre de jeu</translation>
    </message>
    <message>
        <source>Goals and ships: chance</source>
        <translation>Objectifs et bateaux&#xa0;: le hasard</translation>
    </message>
    <message>
        <source>Work phase</source>
        <translation>Phase de travail</translation>
    </message>
    <message>
        <source>Access to workers</source>
        <translation>Accès aux ouvriers</translation>
    </message>
    <message>
        <source>Spend phase</source>
        <translation>Phase d’achat</translation>
    </message>
    <message>
        <source>Building a structure</source>
        <translation>Construction d’un bâtiment</translation>
    </message>
    <message>
        <source>Harbor and sailors</source>
        <translation>Port et marins</translation>
    </message>
    <message>
        <source>Grind</source>
        <translation>Corvée</translation>
    </message>
    <message>
        <source>Union</source>
        <translation>Guilde</translation>
    </message>
    <message>
        <source>Loan</source>
        <translation>Emprunt</translation>
    </message>
    <message>
        <source>Not in the game</source>
        <translation>Absent du jeu</translation>
    </message>
    <message>
        <source>Coins and the supply</source>
        <translation>Pièces et réserve</translation>
    </message>
    <message>
        <source>Workers on the work cycle</source>
        <translation>Ouvriers du cycle de travail</translation>
    </message>
    <message>
        <source>Structures and their points</source>
        <translation>Bâtiments et leurs points</translation>
    </message>
    <message>
        <source>The ships</source>
        <translation>Les bateaux</translation>
    </message>
    <message>
        <source>The loan and its coin</source>
        <translation>L’emprunt et sa pièce</translation>
    </message>
    <message>
        <source>Course of a turn</source>
        <translation>Déroulement d’un tour</translation>
    </message>
    <message>
        <source>The goals</source>
        <translation>Les objectifs</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de partie</translation>
    </message>
    <message>
        <source>Work cycle</source>
        <translation>Cycle de travail</translation>
    </message>
    <message>
        <source>Sailors</source>
        <translation>Marins</translation>
    </message>
    <message>
        <source>Structures</source>
        <translation>Bâtiments</translation>
    </message>
    <message>
        <source>Structures built</source>
        <translation>Bâtiments construits</translation>
    </message>
    <message>
        <source>Structure tokens</source>
        <translation>Pions bâtiment</translation>
    </message>
    <message>
        <source>Face-down goals</source>
        <translation>Objectifs face cachée</translation>
    </message>
    <message>
        <source>Open goal</source>
        <translation>Objectif visible</translation>
    </message>
    <message>
        <source>Goals taken</source>
        <translation>Objectifs pris</translation>
    </message>
    <message>
        <source>Discarded goals</source>
        <translation>Objectifs défaussés</translation>
    </message>
    <message>
        <source>Ships</source>
        <translation>Bateaux</translation>
    </message>
    <message>
        <source>Supply: coins</source>
        <translation>Réserve&#xa0;: pièces</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Labor of this turn</source>
        <translation>Ouvrage de ce tour</translation>
    </message>
    <message>
        <source>Lender coin</source>
        <translation>Pièce d’emprunt</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>Move all workers</source>
        <translation>Déplacer tous les ouvriers</translation>
    </message>
    <message>
        <source>Finish the work phase</source>
        <translation>Terminer la phase de travail</translation>
    </message>
    <message>
        <source>Hire a sailor</source>
        <translation>Engager un marin</translation>
    </message>
    <message>
        <source>Repay the loan</source>
        <translation>Rembourser l’emprunt</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <source>Upper zone (labor)</source>
        <translation>Zone supérieure (ouvrage)</translation>
    </message>
    <message>
        <source>Lower right zone</source>
        <translation>Zone inférieure droite</translation>
    </message>
    <message>
        <source>Lower right zone (coins)</source>
        <translation>Zone inférieure droite (revenu)</translation>
    </message>
    <message>
        <source>Lower right zone (labor)</source>
        <translation>Zone inférieure droite (ouvrage)</translation>
    </message>
    <message>
        <source>Lower left zone</source>
        <translation>Zone inférieure gauche</translation>
    </message>
    <message>
        <source>Lower left zone (coins)</source>
        <translation>Zone inférieure gauche (revenu)</translation>
    </message>
    <message>
        <source>Lower left zone (labor)</source>
        <translation>Zone inférieure gauche (ouvrage)</translation>
    </message>
    <message>
        <source>Green worker %1</source>
        <translation>Ouvrier vert %1</translation>
    </message>
    <message>
        <source>Yellow worker</source>
        <translation>Ouvrier jaune</translation>
    </message>
    <message>
        <source>Orange worker</source>
        <translation>Ouvrier orange</translation>
    </message>
    <message>
        <source>Sailor %1</source>
        <translation>Marin %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>coins, player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Supply: silver coins</source>
        <translation>Réserve&#xa0;: pièces d’argent</translation>
    </message>
    <message>
        <source>Supply: gold coins</source>
        <translation>Réserve&#xa0;: pièces d’or</translation>
    </message>
    <message>
        <source>Supply: platinum coins</source>
        <translation>Réserve&#xa0;: pièces de platine</translation>
    </message>
    <message>
        <source>Move all workers (%1)</source>
        <translation>Déplacer tous les ouvriers (%1)</translation>
    </message>
    <message>
        <source>Finish the work phase (%1)</source>
        <translation>Terminer la phase de travail (%1)</translation>
    </message>
    <message>
        <source>Hire a sailor (%1)</source>
        <translation>Engager un marin (%1)</translation>
    </message>
    <message>
        <source>Grind (%1)</source>
        <translation>Corvée (%1)</translation>
    </message>
    <message>
        <source>Union: coins for labor (%1)</source>
        <translation>Guilde&#xa0;: des pièces contre de l’ouvrage (%1)</translation>
    </message>
    <message>
        <source>Repay the loan (%1)</source>
        <translation>Rembourser l’emprunt (%1)</translation>
    </message>
    <message>
        <source>End the turn (%1)</source>
        <translation>Terminer le tour (%1)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>zone, worker whose spot it is</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Beside the board: %1</source>
        <translation>À côté du plateau&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, first builder</source>
        <translation>%1, premier bâtisseur</translation>
    </message>
    <message>
        <source>%1, second builder</source>
        <translation>%1, second bâtisseur</translation>
    </message>
    <message>
        <source>Structure token %1 (%2)</source>
        <translation>Pion bâtiment %1 (%2)</translation>
    </message>
    <message>
        <source>Face-down goal tokens</source>
        <translation>Pions objectif face cachée</translation>
    </message>
    <message>
        <source>Open goal token</source>
        <translation>Pion objectif visible</translation>
    </message>
    <message>
        <source>Goal taken: %1 (%2)</source>
        <comment>goal, player</comment>
        <translation>Objectif pris&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>Discarded goal: %1</source>
        <translation>Objectif défaussé&#xa0;: %1</translation>
    </message>
    <message>
        <source>First ship</source>
        <translation>Premier bateau</translation>
    </message>
    <message>
        <source>Second ship</source>
        <translation>Second bateau</translation>
    </message>
    <message>
        <source>Labor of %1</source>
        <translation>Ouvrage&#xa0;: %1</translation>
    </message>
    <message>
        <source>Supply: lender coin</source>
        <translation>Réserve&#xa0;: pièce d’emprunt</translation>
    </message>
    <message>
        <source>Lender coin of %1</source>
        <translation>Pièce d’emprunt&#xa0;: %1</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>Points&#xa0;: %1</translation>
    </message>
    <message>
        <source>Lender</source>
        <translation>Prêteur</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Banque</translation>
    </message>
    <message>
        <source>Camp</source>
        <translation>Camp</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Village</translation>
    </message>
    <message>
        <source>Mill</source>
        <translation>Moulin</translation>
    </message>
    <message>
        <source>Smithy</source>
        <translation>Forge</translation>
    </message>
    <message>
        <source>Harbor</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Upper zone</source>
        <translation>Zone supérieure</translation>
    </message>
    <message>
        <source>Labor zone</source>
        <translation>Zone d’ouvrage</translation>
    </message>
    <message>
        <source>Coin zone</source>
        <translation>Zone de revenu</translation>
    </message>
    <message>
        <source>Green worker</source>
        <translation>Ouvrier vert</translation>
    </message>
    <message>
        <source>Sailor</source>
        <translation>Marin</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Ouvrier</translation>
    </message>
    <message>
        <source>Worker that has moved</source>
        <translation>Ouvrier déplacé</translation>
    </message>
    <message>
        <source>Structure token</source>
        <translation>Pion bâtiment</translation>
    </message>
    <message>
        <source>Goal token</source>
        <translation>Pion objectif</translation>
    </message>
    <message>
        <source>Ship token</source>
        <translation>Pion bateau</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>Pièce</translation>
    </message>
    <message>
        <source>Silver coin</source>
        <translation>Pièce d’argent</translation>
    </message>
    <message>
        <source>Gold coin</source>
        <translation>Pièce d’or</translation>
    </message>
    <message>
        <source>Platinum coin</source>
        <translation>Pièce de platine</translation>
    </message>
    <message>
        <source>not rolled</source>
        <translation>aucun lancer</translation>
    </message>
    <message>
        <source>two white sides</source>
        <translation>deux faces blanches</translation>
    </message>
    <message>
        <source>a white and a black side</source>
        <translation>une face blanche et une face noire</translation>
    </message>
    <message>
        <source>two black sides</source>
        <translation>deux faces noires</translation>
    </message>
    <message>
        <source>Labor lost</source>
        <translation>Ouvrage perdu</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>Labor</source>
        <translation>Ouvrage</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Sailors in the supply</source>
        <translation>Marins de la réserve</translation>
    </message>
    <message>
        <source>Coins in the supply</source>
        <translation>Pièces de la réserve</translation>
    </message>
    <message>
        <source>A player has built enough structures</source>
        <translation>Un joueur a construit assez de bâtiments</translation>
    </message>
    <message>
        <source>Every type of structure has been built</source>
        <translation>Chaque type de bâtiment a été construit</translation>
    </message>
    <message>
        <source>No goal is left</source>
        <translation>Il ne reste aucun objectif</translation>
    </message>
    <message>
        <source>Sailor of %1</source>
        <translation>Marin&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 (moved)</source>
        <translation>%1 (déplacé)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>structure or token, player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>White side</source>
        <translation>Face blanche</translation>
    </message>
    <message>
        <source>Black side</source>
        <translation>Face noire</translation>
    </message>
    <message>
        <source>There is no such action.</source>
        <translation>Cette action n’existe pas.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>Only chance turns up goals and rolls the ships.</source>
        <translation>Seul le hasard révèle les objectifs et lance les bateaux.</translation>
    </message>
    <message>
        <source>First a goal must be turned up or the ships rolled.</source>
        <translation>Il faut d’abord révéler un objectif ou lancer les bateaux.</translation>
    </message>
    <message>
        <source>This goal is not among those still face down.</source>
        <translation>Cet objectif n’est pas parmi ceux qui restent face cachée.</translation>
    </message>
    <message>
        <source>It is another player’s turn.</source>
        <translation>C’est au tour d’un autre joueur.</translation>
    </message>
    <message>
        <source>Workers move only in the work phase, and that is over for this turn.</source>
        <translation>Les ouvriers ne se déplacent que pendant la phase de travail, et celle de ce tour est terminée.</translation>
    </message>
    <message>
        <source>At least one worker has to be moved.</source>
        <translation>Il faut déplacer au moins un ouvrier.</translation>
    </message>
    <message>
        <source>This can be done only in the spend phase. Finish the work phase first.</source>
        <translation>Cela ne se fait que pendant la phase d’achat. Terminez d’abord la phase de travail.</translation>
    </message>
    <message>
        <source>There is no such worker in this zone: %1</source>
        <translation>Cet ouvrier ne se trouve pas dans cette zone&#xa0;: %1</translation>
    </message>
    <message>
        <source>This worker is not yet on the work cycle: %1</source>
        <translation>Cet ouvrier n’est pas encore dans le cycle de travail&#xa0;: %1</translation>
    </message>
    <message>
        <source>This worker has already moved; each moves at most one zone per turn.</source>
        <translation>Cet ouvrier s’est déjà déplacé&#x202f;; chacun avance d’une zone au plus par tour.</translation>
    </message>
    <message>
        <source>The yellow worker moves only for a player with a Camp, built or borrowed.</source>
        <translation>L’ouvrier jaune ne se déplace que pour un joueur qui a un Camp, construit ou emprunté.</translation>
    </message>
    <message>
        <source>The orange worker moves only for a player with a Village, built or borrowed.</source>
        <translation>L’ouvrier orange ne se déplace que pour un joueur qui a un Village, construit ou emprunté.</translation>
    </message>
    <message>
        <source>A sailor moves only for the player who hired it, and cannot be borrowed.</source>
        <translation>Un marin ne se déplace que pour le joueur qui l’a engagé&#x202f;; on ne peut pas l’emprunter.</translation>
    </message>
    <message>
        <source>All workers that can be moved have moved in this turn.</source>
        <translation>Tous les ouvriers accessibles se sont déjà déplacés pendant ce tour.</translation>
    </message>
    <message>
        <source>Each player builds each type only once.</source>
        <translation>Un joueur ne construit chaque type qu’une fois.</translation>
    </message>
    <message>
        <source>Only one structure can be built per turn.</source>
        <translation>On ne peut construire qu’un bâtiment par tour.</translation>
    </message>
    <message>
        <source>A Harbor, built or borrowed, is needed to hire a sailor.</source>
        <translation>Il faut un Port, construit ou emprunté, pour engager un marin.</translation>
    </message>
    <message>
        <source>The Harbor was built in this turn; it works from the next turn on.</source>
        <translation>Le Port a été construit pendant ce tour&#x202f;; il agit à partir du tour suivant.</translation>
    </message>
    <message>
        <source>A sailor can be hired only when the ships show a white and a black side.</source>
        <translation>On ne peut engager un marin que si les bateaux montrent une face blanche et une face noire.</translation>
    </message>
    <message>
        <source>Only one sailor can be hired per turn.</source>
        <translation>On ne peut engager qu’un marin par tour.</translation>
    </message>
    <message>
        <source>No sailor is left in the supply.</source>
        <translation>Il ne reste aucun marin dans la réserve.</translation>
    </message>
    <message>
        <source>No coin is left in the supply, so grinding would bring nothing.</source>
        <translation>Il ne reste aucune pièce dans la réserve&#x202f;; une corvée ne rapporterait rien.</translation>
    </message>
    <message>
        <source>Only a player with a Union, built or borrowed, exchanges coins for labor.</source>
        <translation>Seul un joueur qui a une Guilde, construite ou empruntée, échange des pièces contre de l’ouvrage.</translation>
    </message>
    <message>
        <source>There is no loan to repay.</source>
        <translation>Il n’y a pas d’emprunt à rembourser.</translation>
    </message>
    <message>
        <source>Only a player who owns a Lender can borrow.</source>
        <translation>Seul un joueur qui possède le Prêteur peut emprunter.</translation>
    </message>
    <message>
        <source>The lender coin is already held. The loan must be repaid before the next one.</source>
        <translation>Le joueur détient déjà la pièce d’emprunt. Il doit rembourser avant d’emprunter de nouveau.</translation>
    </message>
    <message>
        <source>This structure is already owned.</source>
        <translation>Le joueur possède déjà ce bâtiment.</translation>
    </message>
    <message>
        <source>This structure is already borrowed.</source>
        <translation>Ce bâtiment est déjà emprunté.</translation>
    </message>
    <message numerus="yes">
        <source>%n labor</source>
        <translation>
            <numerusform>%n point d’ouvrage</numerusform>
            <numerusform>%n points d’ouvrage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n pièce</numerusform>
            <numerusform>%n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n ouvrier</numerusform>
            <numerusform>%n ouvriers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green worker(s)</source>
        <translation>
            <numerusform>%n ouvrier vert</numerusform>
            <numerusform>%n ouvriers verts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow worker(s)</source>
        <translation>
            <numerusform>%n ouvrier jaune</numerusform>
            <numerusform>%n ouvriers jaunes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orange worker(s)</source>
        <translation>
            <numerusform>%n ouvrier orange</numerusform>
            <numerusform>%n ouvriers orange</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sailor(s)</source>
        <translation>
            <numerusform>%n marin</numerusform>
            <numerusform>%n marins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n structure(s)</source>
        <translation>
            <numerusform>%n bâtiment</numerusform>
            <numerusform>%n bâtiments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goal(s)</source>
        <translation>
            <numerusform>%n objectif</numerusform>
            <numerusform>%n objectifs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goal token(s)</source>
        <translation>
            <numerusform>%n pion objectif</numerusform>
            <numerusform>%n pions objectif</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <translation>
            <numerusform>%n bateau</numerusform>
            <numerusform>%n bateaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n point de victoire</numerusform>
            <numerusform>%n points de victoire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n silver coin(s)</source>
        <translation>
            <numerusform>%n pièce d’argent</numerusform>
            <numerusform>%n pièces d’argent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold coin(s)</source>
        <translation>
            <numerusform>%n pièce d’or</numerusform>
            <numerusform>%n pièces d’or</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n platinum coin(s)</source>
        <translation>
            <numerusform>%n pièce de platine</numerusform>
            <numerusform>%n pièces de platine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s) in the supply</source>
        <translation>
            <numerusform>%n pièce dans la réserve</numerusform>
            <numerusform>%n pièces dans la réserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sailor(s) in the supply</source>
        <translation>
            <numerusform>%n marin dans la réserve</numerusform>
            <numerusform>%n marins dans la réserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n face-down goal(s)</source>
        <translation>
            <numerusform>%n objectif face cachée</numerusform>
            <numerusform>%n objectifs face cachée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n</source>
        <comment>a term that has no plural, its number</comment>
        <translation>
            <numerusform>%1&#xa0;: %n</numerusform>
            <numerusform>%1&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>L</source>
        <comment>letter of the Lender; the eight structures need eight letters</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of the Bank; the eight structures need eight letters</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>C</source>
        <comment>letter of the Camp; the eight structures need eight letters</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>V</source>
        <comment>letter of the Village; the eight structures need eight letters</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>M</source>
        <comment>letter of the Mill; the eight structures need eight letters</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>S</source>
        <comment>letter of the Smithy; the eight structures need eight letters</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>U</source>
        <comment>letter of the Union; the eight structures need eight letters</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>H</source>
        <comment>letter of the Harbor; the eight structures need eight letters</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>G</source>
        <comment>letter of the green worker; the four kinds of worker need four letters</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>letter of the yellow worker; the four kinds of worker need four letters</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>O</source>
        <comment>letter of the orange worker; the four kinds of worker need four letters</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>S</source>
        <comment>letter of the sailor; the four kinds of worker need four letters</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>L</source>
        <comment>letter of labor</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>C</source>
        <comment>letter of coins</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>There is no player with this number: %1</source>
        <translation>Aucun joueur ne porte ce numéro&#xa0;: %1</translation>
    </message>
    <message>
        <source>The work cycle has no such zone.</source>
        <translation>Cette zone n’existe pas dans le cycle de travail.</translation>
    </message>
    <message>
        <source>The position names a phase, an end, a goal’s place or a roll of the ships that the game does not have.</source>
        <translation>La position indique une phase, une fin, une place d’objectif ou un lancer de bateaux qui n’existe pas dans le jeu.</translation>
    </message>
    <message>
        <source>There must be as many workers as in the edition. Found: %1. Expected: %2</source>
        <translation>Il doit y avoir autant d’ouvriers que dans l’édition. Nombre trouvé&#xa0;: %1. Attendu&#xa0;: %2</translation>
    </message>
    <message>
        <source>A player builds each type only once. %1: %2</source>
        <translation>Un joueur ne construit chaque type qu’une fois. %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>A player has built more structures than there are tokens. %1: %2. Maximum: %3</source>
        <translation>Un joueur a construit plus de bâtiments qu’il n’a de pions. %1&#xa0;: %2. Maximum possible&#xa0;: %3</translation>
    </message>
    <message>
        <source>Only one goal is open at a time. Found: %1</source>
        <translation>Un seul objectif est visible à la fois. Nombre trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>All green workers are on the work cycle.</source>
        <translation>Tous les ouvriers verts sont dans le cycle de travail.</translation>
    </message>
    <message>
        <source>A worker is on the work cycle only once its structure is built. Worker: %1. Structure: %2</source>
        <translation>Un ouvrier n’est dans le cycle de travail que si son bâtiment est construit. Ouvrier&#xa0;: %1. Bâtiment&#xa0;: %2</translation>
    </message>
    <message>
        <source>Once the structure is built, its worker is on the work cycle. Worker: %1. Structure: %2</source>
        <translation>Dès que le bâtiment est construit, son ouvrier est dans le cycle de travail. Ouvrier&#xa0;: %1. Bâtiment&#xa0;: %2</translation>
    </message>
    <message>
        <source>Only sailors belong to a player.</source>
        <translation>Seuls les marins appartiennent à un joueur.</translation>
    </message>
    <message>
        <source>A sailor on the work cycle belongs to the player who hired it.</source>
        <translation>Un marin du cycle de travail appartient au joueur qui l’a engagé.</translation>
    </message>
    <message>
        <source>A sailor in the supply belongs to nobody.</source>
        <translation>Un marin de la réserve n’appartient à personne.</translation>
    </message>
    <message>
        <source>A sailor is hired only when a Harbor has been built.</source>
        <translation>On n’engage un marin que si un Port a été construit.</translation>
    </message>
    <message>
        <source>%1 has a sailor, but neither a Harbor nor a Lender to borrow one.</source>
        <translation>%1 a un marin, mais ni Port, ni Prêteur pour en emprunter un.</translation>
    </message>
    <message>
        <source>Between two turns no worker counts as moved.</source>
        <translation>Entre deux tours, aucun ouvrier ne compte comme déplacé.</translation>
    </message>
    <message>
        <source>A worker that is not on the work cycle cannot have moved.</source>
        <translation>Un ouvrier qui n’est pas dans le cycle de travail n’a pas pu se déplacer.</translation>
    </message>
    <message>
        <source>A worker has moved that %1 has no access to.</source>
        <translation>Un ouvrier s’est déplacé alors que %1 n’y a pas accès.</translation>
    </message>
    <message>
        <source>The work phase ends only after a worker has moved.</source>
        <translation>La phase de travail ne se termine qu’après le déplacement d’un ouvrier.</translation>
    </message>
    <message>
        <source>The prerequisite is missing. Player: %1. Structure: %2. Needed: %3</source>
        <translation>Il manque le prérequis. Joueur&#xa0;: %1. Bâtiment&#xa0;: %2. Il faut&#xa0;: %3</translation>
    </message>
    <message>
        <source>If a Harbor was built before this turn, the ships show their sides.</source>
        <translation>Si un Port a été construit avant ce tour, les bateaux montrent leurs faces.</translation>
    </message>
    <message>
        <source>Ships show a side only when a Harbor has been built.</source>
        <translation>Les bateaux ne montrent une face que si un Port a été construit.</translation>
    </message>
    <message>
        <source>Only the first builder of the Harbor rolls the ships: at the end of the turn in which it was built, then at the start of each of their turns.</source>
        <translation>Seul le premier bâtisseur du Port lance les bateaux&#xa0;: à la fin du tour où il l’a construit, puis au début de chacun de ses tours.</translation>
    </message>
    <message>
        <source>Build the Lender</source>
        <translation>Construire le Prêteur</translation>
    </message>
    <message>
        <source>Build the Bank</source>
        <translation>Construire la Banque</translation>
    </message>
    <message>
        <source>Build the Camp</source>
        <translation>Construire le Camp</translation>
    </message>
    <message>
        <source>Build the Village</source>
        <translation>Construire le Village</translation>
    </message>
    <message>
        <source>Build the Mill</source>
        <translation>Construire le Moulin</translation>
    </message>
    <message>
        <source>Build the Smithy</source>
        <translation>Construire la Forge</translation>
    </message>
    <message>
        <source>Build the Union</source>
        <translation>Construire la Guilde</translation>
    </message>
    <message>
        <source>Build the Harbor</source>
        <translation>Construire le Port</translation>
    </message>
    <message>
        <source>Borrow the Lender</source>
        <translation>Emprunter le Prêteur</translation>
    </message>
    <message>
        <source>Borrow the Bank</source>
        <translation>Emprunter la Banque</translation>
    </message>
    <message>
        <source>Borrow the Camp</source>
        <translation>Emprunter le Camp</translation>
    </message>
    <message>
        <source>Borrow the Village</source>
        <translation>Emprunter le Village</translation>
    </message>
    <message>
        <source>Borrow the Mill</source>
        <translation>Emprunter le Moulin</translation>
    </message>
    <message>
        <source>Borrow the Smithy</source>
        <translation>Emprunter la Forge</translation>
    </message>
    <message>
        <source>Borrow the Union</source>
        <translation>Emprunter la Guilde</translation>
    </message>
    <message>
        <source>Borrow the Harbor</source>
        <translation>Emprunter le Port</translation>
    </message>
    <message>
        <source>Built the Lender</source>
        <translation>Prêteur construit</translation>
    </message>
    <message>
        <source>Built the Bank</source>
        <translation>Banque construite</translation>
    </message>
    <message>
        <source>Built the Camp</source>
        <translation>Camp construit</translation>
    </message>
    <message>
        <source>Built the Village</source>
        <translation>Village construit</translation>
    </message>
    <message>
        <source>Built the Mill</source>
        <translation>Moulin construit</translation>
    </message>
    <message>
        <source>Built the Smithy</source>
        <translation>Forge construite</translation>
    </message>
    <message>
        <source>Built the Union</source>
        <translation>Guilde construite</translation>
    </message>
    <message>
        <source>Built the Harbor</source>
        <translation>Port construit</translation>
    </message>
    <message>
        <source>Borrowed the Lender</source>
        <translation>Prêteur emprunté</translation>
    </message>
    <message>
        <source>Borrowed the Bank</source>
        <translation>Banque empruntée</translation>
    </message>
    <message>
        <source>Borrowed the Camp</source>
        <translation>Camp emprunté</translation>
    </message>
    <message>
        <source>Borrowed the Village</source>
        <translation>Village emprunté</translation>
    </message>
    <message>
        <source>Borrowed the Mill</source>
        <translation>Moulin emprunté</translation>
    </message>
    <message>
        <source>Borrowed the Smithy</source>
        <translation>Forge empruntée</translation>
    </message>
    <message>
        <source>Borrowed the Union</source>
        <translation>Guilde empruntée</translation>
    </message>
    <message>
        <source>Borrowed the Harbor</source>
        <translation>Port emprunté</translation>
    </message>
    <message>
        <source>Roll the ships: %1</source>
        <translation>Lancer les bateaux&#xa0;: %1</translation>
    </message>
    <message>
        <source>Turn up a goal: %1</source>
        <translation>Révéler un objectif&#xa0;: %1</translation>
    </message>
    <message>
        <source>Move a green worker: %1 → %2</source>
        <translation>Déplacer un ouvrier vert&#xa0;: %1 → %2</translation>
    </message>
    <message>
        <source>Move the yellow worker: %1 → %2</source>
        <translation>Déplacer l’ouvrier jaune&#xa0;: %1 → %2</translation>
    </message>
    <message>
        <source>Move the orange worker: %1 → %2</source>
        <translation>Déplacer l’ouvrier orange&#xa0;: %1 → %2</translation>
    </message>
    <message>
        <source>Move a sailor: %1 → %2</source>
        <translation>Déplacer un marin&#xa0;: %1 → %2</translation>
    </message>
    <message>
        <source>Grind: %1 → %2</source>
        <translation>Corvée&#xa0;: %1 → %2</translation>
    </message>
    <message>
        <source>Use the Union</source>
        <translation>Utiliser la Guilde</translation>
    </message>
    <message>
        <source>Use the Union: %1 → %2</source>
        <translation>Utiliser la Guilde&#xa0;: %1 → %2</translation>
    </message>
    <message>
        <source>Ships rolled: %1</source>
        <translation>Bateaux lancés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Goal turned up: %1</source>
        <translation>Objectif révélé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Moved a green worker: %1 → %2</source>
        <translation>Ouvrier vert déplacé&#xa0;: %1 → %2</translation>
    </message>
    <message>
        <source>Moved the yellow worker: %1 → %2</source>
        <translation>Ouvrier jaune déplacé&#xa0;: %1 → %2</translation>
    </message>
    <message>
        <source>Moved the orange worker: %1 → %2</source>
        <translation>Ouvrier orange déplacé&#xa0;: %1 → %2</translation>
    </message>
    <message>
        <source>Moved a sailor: %1 → %2</source>
        <translation>Marin déplacé&#xa0;: %1 → %2</translation>
    </message>
    <message>
        <source>Moved all workers</source>
        <translation>Tous les ouvriers déplacés</translation>
    </message>
    <message>
        <source>Finished the work phase</source>
        <translation>Phase de travail terminée</translation>
    </message>
    <message>
        <source>Hired a sailor</source>
        <translation>Marin engagé</translation>
    </message>
    <message>
        <source>Grind: %1 → %2</source>
        <comment>what was done</comment>
        <translation>Corvée effectuée&#xa0;: %1 → %2</translation>
    </message>
    <message>
        <source>Used the Union</source>
        <translation>Guilde utilisée</translation>
    </message>
    <message>
        <source>Used the Union: %1 → %2</source>
        <translation>Guilde utilisée&#xa0;: %1 → %2</translation>
    </message>
    <message>
        <source>Repaid the loan</source>
        <translation>Emprunt remboursé</translation>
    </message>
    <message>
        <source>Ended the turn</source>
        <translation>Tour terminé</translation>
    </message>
    <message>
        <source>Repaying the loan costs: %1</source>
        <translation>Le remboursement de l’emprunt coûte&#xa0;: %1</translation>
    </message>
    <message>
        <source>Whoever holds the coin at the end of the game loses: %1</source>
        <translation>Qui détient la pièce à la fin de la partie perd&#xa0;: %1</translation>
    </message>
    <message>
        <source>Only a player with a Lender holds the lender coin: %1</source>
        <translation>Seul un joueur qui a le Prêteur détient la pièce d’emprunt&#xa0;: %1</translation>
    </message>
    <message>
        <source>A structure is borrowed only as long as somebody holds the lender coin.</source>
        <translation>Un bâtiment n’est emprunté que tant que quelqu’un détient la pièce d’emprunt.</translation>
    </message>
    <message>
        <source>A loan serves only until the turn ends, so nothing is borrowed between two turns.</source>
        <translation>Un emprunt ne sert que jusqu’à la fin du tour&#x202f;; rien n’est donc emprunté entre deux tours.</translation>
    </message>
    <message>
        <source>Only a player who owns a Lender borrows: %1</source>
        <translation>Seul un joueur qui possède le Prêteur emprunte&#xa0;: %1</translation>
    </message>
    <message>
        <source>A structure is borrowed only from an opponent who has built it: %1</source>
        <translation>On n’emprunte un bâtiment qu’à un adversaire qui l’a construit&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nobody borrows what is already owned: %1</source>
        <translation>On n’emprunte pas ce qu’on possède déjà&#xa0;: %1</translation>
    </message>
    <message>
        <source>While the lender coin is held, only one structure is borrowed. Found: %1</source>
        <translation>Tant que la pièce d’emprunt est détenue, un seul bâtiment est emprunté. Nombre trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>As long as the lender coin is held, a structure is borrowed.</source>
        <translation>Tant que la pièce d’emprunt est détenue, un bâtiment est emprunté.</translation>
    </message>
    <message>
        <source>Only the player whose turn it is can have labor left.</source>
        <translation>Seul le joueur dont c’est le tour peut avoir de l’ouvrage.</translation>
    </message>
    <message>
        <source>Labor left cannot exceed labor gained. Left: %1. Gained: %2</source>
        <translation>L’ouvrage restant ne peut pas dépasser l’ouvrage gagné. Restant&#xa0;: %1. Gagné&#xa0;: %2</translation>
    </message>
    <message>
        <source>Structures are built only in the spend phase: %1</source>
        <translation>On ne construit que pendant la phase d’achat&#xa0;: %1</translation>
    </message>
    <message>
        <source>What was built in this turn belongs to the player whose turn it is. %1: %2</source>
        <translation>Ce qui a été construit pendant ce tour appartient au joueur dont c’est le tour. %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Sailors are hired only in the spend phase.</source>
        <translation>On n’engage des marins que pendant la phase d’achat.</translation>
    </message>
    <message>
        <source>A sailor was hired in this turn, but none belongs to: %1</source>
        <translation>Un marin a été engagé pendant ce tour, mais ce joueur n’en a aucun&#xa0;: %1</translation>
    </message>
    <message>
        <source>After a goal is turned up, the turn goes on; it cannot go on with this phase.</source>
        <translation>Une fois l’objectif révélé, le tour continue, mais pas par cette phase.</translation>
    </message>
    <message>
        <source>A goal is turned up only when none is open.</source>
        <translation>On ne révèle un objectif que si aucun n’est visible.</translation>
    </message>
    <message>
        <source>No goal is left to turn up.</source>
        <translation>Il ne reste aucun objectif à révéler.</translation>
    </message>
    <message>
        <source>A goal is open as long as some are face down.</source>
        <translation>Un objectif est visible tant qu’il en reste face cachée.</translation>
    </message>
    <message>
        <source>%1 fulfills the open goal, so it would have been taken: %2</source>
        <translation>%1 remplit l’objectif visible, qui aurait donc été pris&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 has taken a goal without fulfilling it: %2</source>
        <translation>%1 a pris un objectif sans le remplir&#xa0;: %2</translation>
    </message>
    <message>
        <source>When one player has this many structures, the game ends. %1: %2</source>
        <translation>Quand un joueur a construit autant de bâtiments, la partie se termine. %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>When every type of structure has been built, the game ends.</source>
        <translation>Quand chaque type de bâtiment a été construit, la partie se termine.</translation>
    </message>
    <message>
        <source>When no goal is left, the game ends.</source>
        <translation>Quand il ne reste aucun objectif, la partie se termine.</translation>
    </message>
    <message>
        <source>The end named here has not been reached: %1</source>
        <translation>La fin indiquée n’est pas atteinte&#xa0;: %1</translation>
    </message>
    <message>
        <source>The end has been reached, so the game is over at once.</source>
        <translation>La fin est atteinte&#x202f;; la partie se termine donc aussitôt.</translation>
    </message>
    <message>
        <source>The game is over, but nothing has ended it.</source>
        <translation>La partie est terminée, mais rien n’y a mis fin.</translation>
    </message>
    <message>
        <source>The end has been reached, so no ships are rolled after this turn.</source>
        <translation>La fin est atteinte&#x202f;; on ne lance donc plus les bateaux après ce tour.</translation>
    </message>
    <message>
        <source>The work cycle has one coin zone, and the upper zone is a labor zone.</source>
        <translation>Le cycle de travail a une seule zone de revenu, et la zone supérieure est une zone d’ouvrage.</translation>
    </message>
    <message>
        <source>Coins are listed from the lowest value to the highest.</source>
        <translation>Les pièces se rangent de la plus petite valeur à la plus grande.</translation>
    </message>
    <message>
        <source>There are too many coins: %1. Maximum: %2</source>
        <translation>Il y a trop de pièces&#xa0;: %1. Maximum possible&#xa0;: %2</translation>
    </message>
    <message>
        <source>These coins cannot make change for two players. Coins of the first: %1. Coins of the second: %2</source>
        <translation>Ces pièces ne permettent pas de faire la monnaie pour deux joueurs. Pièces du premier&#xa0;: %1. Pièces du second&#xa0;: %2</translation>
    </message>
    <message>
        <source>There are not enough coins to start with. Coins in all: %1</source>
        <translation>Il n’y a pas assez de pièces pour commencer. Pièces en tout&#xa0;: %1</translation>
    </message>
    <message>
        <source>Exchanging labor for coins and back must cost something; otherwise a turn could go on forever.</source>
        <translation>Échanger de l’ouvrage contre des pièces, puis l’inverse, doit coûter quelque chose&#x202f;; sinon, un tour pourrait ne jamais finir.</translation>
    </message>
    <message>
        <source>The arrows between the structures cannot form a circle.</source>
        <translation>Les flèches entre les bâtiments ne peuvent pas former un cercle.</translation>
    </message>
    <message>
        <source>Province</source>
        <translation>Province</translation>
    </message>
    <message>
        <source>Structures first built</source>
        <translation>Bâtiments construits en premier</translation>
    </message>
    <message>
        <source>Coins</source>
        <comment>score sheet</comment>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Chance decides what comes next.</source>
        <translation>Le hasard décide de la suite.</translation>
    </message>
    <message>
        <source>It is another player’s turn to act.</source>
        <translation>C’est à un autre joueur d’agir.</translation>
    </message>
    <message>
        <source>Work phase: move at least one worker.</source>
        <translation>Phase de travail&#xa0;: déplacer au moins un ouvrier.</translation>
    </message>
    <message>
        <source>When the Smithy can be built</source>
        <translation>Quand on peut construire la Forge</translation>
    </message>
    <message>
        <source>How long a loan works</source>
        <translation>Combien de temps sert un emprunt</translation>
    </message>
    <message>
        <source>When the game ends</source>
        <translation>Quand la partie se termine</translation>
    </message>
    <message>
        <source>After the Mill</source>
        <translation>Après le Moulin</translation>
    </message>
    <message>
        <source>Before the Mill, which needs the Smithy</source>
        <translation>Avant le Moulin, qui exige la Forge</translation>
    </message>
    <message>
        <source>Until the end of the turn</source>
        <translation>Jusqu’à la fin du tour</translation>
    </message>
    <message>
        <source>As long as the lender coin is held</source>
        <translation>Tant qu’on garde la pièce d’emprunt</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Aussitôt</translation>
    </message>
    <message>
        <source>At the end of the turn</source>
        <translation>À la fin du tour</translation>
    </message>
    <message>
        <source>The French rulebook makes the Mill depend on the Smithy, yet calls the Smithy’s labor additional. An arrow from the Mill to the Smithy fits that better. The other way around, Mill and Smithy also swap costs and points.</source>
        <translation>Le livret français fait dépendre le Moulin de la Forge, mais qualifie de supplémentaire l’ouvrage de la Forge. La flèche du Moulin vers la Forge s’accorde mieux avec ce mot. Dans l’autre sens, le Moulin et la Forge échangent aussi coûts et points.</translation>
    </message>
    <message>
        <source>The rulebook does not say when the effect of a borrowed structure ends. In either case the debt stays until it is repaid or taken over.</source>
        <translation>Le livret de règles ne dit pas quand prend fin l’effet d’un bâtiment emprunté. Dans les deux cas, la dette demeure jusqu’au remboursement ou jusqu’à sa reprise par l’adversaire.</translation>
    </message>
    <message>
        <source>The rulebook names three ways the game can end, but does not say whether the turn under way is finished. No further turn follows in either case.</source>
        <translation>Le livret de règles indique trois fins de partie, mais ne précise pas si l’on finit le tour en cours. Dans les deux cas, aucun autre tour ne suit.</translation>
    </message>
    <message>
        <source>Workers</source>
        <comment>goal</comment>
        <translation>Ouvriers</translation>
    </message>
    <message>
        <source>Labor</source>
        <comment>goal</comment>
        <translation>Ouvrage</translation>
    </message>
    <message>
        <source>Structures</source>
        <comment>goal</comment>
        <translation>Bâtiments</translation>
    </message>
    <message>
        <source>Coins</source>
        <comment>goal</comment>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Two-point structures</source>
        <comment>goal</comment>
        <translation>Bâtiments à deux points</translation>
    </message>
    <message numerus="yes">
        <source>Have access to %n worker(s) beyond the green ones, through your own Camp, Village or sailors.</source>
        <translation>
            <numerusform>Avoir accès à %n ouvrier en plus des verts, grâce à son propre Camp, à son propre Village ou à ses propres marins.</numerusform>
            <numerusform>Avoir accès à %n ouvriers en plus des verts, grâce à son propre Camp, à son propre Village ou à ses propres marins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain %n labor in one turn, from any source.</source>
        <translation>
            <numerusform>Gagner %n point d’ouvrage en un seul tour, quelle qu’en soit l’origine.</numerusform>
            <numerusform>Gagner %n points d’ouvrage en un seul tour, quelle qu’en soit l’origine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Own %n structure(s).</source>
        <translation>
            <numerusform>Posséder %n bâtiment.</numerusform>
            <numerusform>Posséder %n bâtiments.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hold %n coin(s).</source>
        <translation>
            <numerusform>Avoir %n pièce.</numerusform>
            <numerusform>Avoir %n pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Own %n structure(s) with a printed value of %1 victory points.</source>
        <translation>
            <numerusform>Posséder %n bâtiment d’une valeur imprimée de %1 points de victoire.</numerusform>
            <numerusform>Posséder %n bâtiments d’une valeur imprimée de %1 points de victoire.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each arriving worker brings: %1</source>
        <translation>Chaque ouvrier qui arrive rapporte&#xa0;: %1</translation>
    </message>
    <message>
        <source>Two white sides: %1</source>
        <translation>Deux faces blanches&#xa0;: %1</translation>
    </message>
    <message>
        <source>Two black sides: %1</source>
        <translation>Deux faces noires&#xa0;: %1</translation>
    </message>
    <message>
        <source>A white and a black side: a sailor can be hired for %1</source>
        <translation>Une face blanche et une face noire&#xa0;: on peut engager un marin pour %1</translation>
    </message>
    <message>
        <source>The first builder rolls the ships.</source>
        <translation>Le premier bâtisseur lance les bateaux.</translation>
    </message>
    <message>
        <source>Labor not used by the end of the turn is lost.</source>
        <translation>L’ouvrage non dépensé est perdu à la fin du tour.</translation>
    </message>
    <message>
        <source>Costs: %1</source>
        <translation>Coûte&#xa0;: %1</translation>
    </message>
    <message>
        <source>The first builder gets: %1</source>
        <translation>Le premier bâtisseur obtient&#xa0;: %1</translation>
    </message>
    <message>
        <source>Requires: %1</source>
        <translation>Exige&#xa0;: %1</translation>
    </message>
    <message>
        <source>Lets you borrow a structure from the opponent.</source>
        <translation>Permet d’emprunter un bâtiment à l’adversaire.</translation>
    </message>
    <message>
        <source>Each worker arriving in the coin zone brings: %1</source>
        <translation>Chaque ouvrier qui arrive dans la zone de revenu rapporte&#xa0;: %1</translation>
    </message>
    <message>
        <source>Gives access to the yellow worker.</source>
        <translation>Donne accès à l’ouvrier jaune.</translation>
    </message>
    <message>
        <source>Gives access to the orange worker.</source>
        <translation>Donne accès à l’ouvrier orange.</translation>
    </message>
    <message>
        <source>At the start of each of your turns: %1</source>
        <translation>Au début de chacun de vos tours&#xa0;: %1</translation>
    </message>
    <message>
        <source>In the spend phase, as often as you like: %1 → %2</source>
        <translation>Pendant la phase d’achat, autant de fois qu’on veut&#xa0;: %1 → %2</translation>
    </message>
    <message>
        <source>The ships bring labor, a coin or the right to hire a sailor.</source>
        <translation>Les bateaux rapportent un point d’ouvrage, une pièce ou le droit d’engager un marin.</translation>
    </message>
    <message>
        <source>Turn: %1</source>
        <translation>Tour&#xa0;: %1</translation>
    </message>
    <message>
        <source>Work phase: %1</source>
        <translation>Phase de travail&#xa0;: %1</translation>
    </message>
    <message>
        <source>Spend phase: %1</source>
        <translation>Phase d’achat&#xa0;: %1</translation>
    </message>
    <message>
        <source>The final scoring begins.</source>
        <translation>Le décompte final commence.</translation>
    </message>
    <message>
        <source>Both players fulfill the goal, so it is discarded: %1</source>
        <translation>Les deux joueurs remplissent l’objectif, qui est donc défaussé&#xa0;: %1</translation>
    </message>
    <message>
        <source>The ships show: %1</source>
        <translation>Les bateaux montrent&#xa0;: %1</translation>
    </message>
    <message>
        <source>A goal is turned up: %1</source>
        <translation>Un objectif est révélé&#xa0;: %1</translation>
    </message>
    <message>
        <source>The lender coin is back in the supply.</source>
        <translation>La pièce d’emprunt est revenue dans la réserve.</translation>
    </message>
    <message>
        <source>%1 took the lender coin from %2 and borrowed: %3</source>
        <translation>%1 a pris la pièce d’emprunt à %2 et a emprunté&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 took the lender coin and borrowed: %2</source>
        <translation>%1 a pris la pièce d’emprunt et a emprunté&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 fulfilled a goal: %2</source>
        <translation>%1 a rempli un objectif&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 moved a green worker: %2 → %3</source>
        <translation>%1 a déplacé un ouvrier vert&#xa0;: %2 → %3</translation>
    </message>
    <message>
        <source>%1 moved the yellow worker: %2 → %3</source>
        <translation>%1 a déplacé l’ouvrier jaune&#xa0;: %2 → %3</translation>
    </message>
    <message>
        <source>%1 moved the orange worker: %2 → %3</source>
        <translation>%1 a déplacé l’ouvrier orange&#xa0;: %2 → %3</translation>
    </message>
    <message>
        <source>%1 moved a sailor: %2 → %3</source>
        <translation>%1 a déplacé un marin&#xa0;: %2 → %3</translation>
    </message>
    <message>
        <source>%1 built a structure: %2</source>
        <translation>%1 a construit un bâtiment&#xa0;: %2</translation>
    </message>
    <message>
        <source>The yellow worker enters the work cycle: %1</source>
        <translation>L’ouvrier jaune entre dans le cycle de travail&#xa0;: %1</translation>
    </message>
    <message>
        <source>The orange worker enters the work cycle: %1</source>
        <translation>L’ouvrier orange entre dans le cycle de travail&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 hired a sailor: %2</source>
        <translation>%1 a engagé un marin&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 gained from the worker: %2</source>
        <translation>%1 a gagné grâce à l’ouvrier&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 gained from the Mill: %2</source>
        <translation>%1 a gagné grâce au Moulin&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 gained from the Smithy: %2</source>
        <translation>%1 a gagné grâce à la Forge&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 gained from the ships: %2</source>
        <translation>%1 a gagné grâce aux bateaux&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 gained by grinding: %2</source>
        <translation>%1 a gagné grâce à la corvée&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 gained from the Union: %2</source>
        <translation>%1 a gagné grâce à la Guilde&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 gained: %2</source>
        <translation>%1 a gagné&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 paid for a structure: %2</source>
        <translation>%1 a payé pour un bâtiment&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 paid for a sailor: %2</source>
        <translation>%1 a payé pour un marin&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 spent on grinding: %2</source>
        <translation>%1 a dépensé pour la corvée&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 gave to the Union: %2</source>
        <translation>%1 a donné à la Guilde&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 repaid the loan: %2</source>
        <translation>%1 a remboursé l’emprunt&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 lost unused labor: %2</source>
        <translation>%1 a perdu l’ouvrage non dépensé&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 paid: %2</source>
        <translation>%1 a payé&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for a structure. %2</source>
        <translation>
            <numerusform>%1&#xa0;: %n point de victoire pour un bâtiment. %2</numerusform>
            <numerusform>%1&#xa0;: %n points de victoire pour un bâtiment. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for a goal. %2</source>
        <translation>
            <numerusform>%1&#xa0;: %n point de victoire pour un objectif. %2</numerusform>
            <numerusform>%1&#xa0;: %n points de victoire pour un objectif. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n victory point(s) for coins.</source>
        <translation>
            <numerusform>%1&#xa0;: %n point de victoire pour les pièces.</numerusform>
            <numerusform>%1&#xa0;: %n points de victoire pour les pièces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n victory point(s) for the lender coin.</source>
        <translation>
            <numerusform>%1 perd %n point de victoire à cause de la pièce d’emprunt.</numerusform>
            <numerusform>%1 perd %n points de victoire à cause de la pièce d’emprunt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>This turn so far</source>
        <translation>Ce tour jusqu’ici</translation>
    </message>
    <message>
        <source>Workers moved in this turn</source>
        <translation>Ouvriers déplacés pendant ce tour</translation>
    </message>
    <message>
        <source>Structures borrowed</source>
        <translation>Bâtiments empruntés</translation>
    </message>
    <message>
        <source>Current phase</source>
        <translation>Phase en cours</translation>
    </message>
    <message>
        <source>Phase after a goal is turned up</source>
        <translation>Phase qui suit la révélation d’un objectif</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Joueur dont c’est le tour</translation>
    </message>
    <message>
        <source>What triggered the end</source>
        <translation>Ce qui a déclenché la fin</translation>
    </message>
    <message>
        <source>Ship tokens</source>
        <translation>Pions bateau</translation>
    </message>
    <message>
        <source>Labor gained in this turn</source>
        <translation>Ouvrage gagné pendant ce tour</translation>
    </message>
    <message>
        <source>Structures built in this turn</source>
        <translation>Bâtiments construits pendant ce tour</translation>
    </message>
    <message>
        <source>Sailor hired in this turn</source>
        <translation>Marin engagé pendant ce tour</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>rien pour l’instant</translation>
    </message>
    <message>
        <source>A goal is turned up</source>
        <translation>Un objectif est révélé</translation>
    </message>
    <message>
        <source>The ship tokens are rolled before the turn</source>
        <translation>On lance les pions bateau avant le tour</translation>
    </message>
    <message>
        <source>The ship tokens are rolled after the turn</source>
        <translation>On lance les pions bateau après le tour</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>Put the worker on the work cycle: %1</source>
        <comment>a worker</comment>
        <translation>Placer l’ouvrier dans le cycle de travail&#xa0;: %1</translation>
    </message>
    <message>
        <source>Take the worker off the work cycle: %1</source>
        <comment>a worker</comment>
        <translation>Retirer l’ouvrier du cycle de travail&#xa0;: %1</translation>
    </message>
    <message>
        <source>Put the lender coin back into the supply.</source>
        <translation>Remettre la pièce d’emprunt dans la réserve.</translation>
    </message>
    <message>
        <source>Turn up this goal: %1</source>
        <translation>Révéler cet objectif&#xa0;: %1</translation>
    </message>
    <message>
        <source>Put this goal back among those face down: %1</source>
        <translation>Remettre cet objectif parmi ceux qui sont cachés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Structures per turn</source>
        <translation>Bâtiments par tour</translation>
    </message>
    <message>
        <source>What counts for the two-point structures goal</source>
        <translation>Ce qui compte pour l’objectif de bâtiments valant 2 PV</translation>
    </message>
    <message>
        <source>Reading of the rulebook</source>
        <translation>Lecture du livret</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Un seul</translation>
    </message>
    <message>
        <source>As many as you can pay for</source>
        <translation>Autant qu’on peut en payer</translation>
    </message>
    <message>
        <source>The printed value</source>
        <translation>La valeur imprimée</translation>
    </message>
    <message>
        <source>Only what was scored</source>
        <translation>Seulement ce qui a rapporté</translation>
    </message>
    <message>
        <source>The second one</source>
        <translation>La deuxième</translation>
    </message>
    <message>
        <source>The first one, under which this game was started</source>
        <translation>La première, selon laquelle cette partie a commencé</translation>
    </message>
    <message>
        <source>The rulebook says that a structure may be built, not how many. Reviews of the published game say one per turn.</source>
        <translation>Le livret dit que l’on peut construire un bâtiment, sans préciser combien. Des comptes rendus du jeu publié disent&#xa0;: un par tour.</translation>
    </message>
    <message>
        <source>The rulebook asks for structures worth 2 points each, but the second to build one scores nothing for it.</source>
        <translation>Le livret demande des bâtiments valant chacun 2 points, mais le second à en construire un ne marque rien.</translation>
    </message>
    <message>
        <source>Some rulings have changed since the rulebook was reread. A game begun before that goes on as it began.</source>
        <translation>Certaines interprétations ont changé depuis la relecture du livret. Une partie commencée avant se poursuit comme elle a commencé.</translation>
    </message>
    <message>
        <source>No structure token is left: all %1 are built.</source>
        <translation>Il ne reste aucun pion bâtiment&#xa0;: les %1 sont construits.</translation>
    </message>
    <message>
        <source>Only one structure can be built per turn. Found: %1</source>
        <translation>On ne construit qu’un bâtiment par tour. Trouvé&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Be the first to build %n structure(s) with a printed value of %1 victory points.</source>
        <translation>
            <numerusform>Être le premier à construire %n bâtiment d’une valeur imprimée de %1 points de victoire.</numerusform>
            <numerusform>Être le premier à construire %n bâtiments d’une valeur imprimée de %1 points de victoire.</numerusform>
        </translation>
    </message>
    <message>
        <source>A loan that was not repaid costs points. %1.</source>
        <comment>the points of each player</comment>
        <translation>Un emprunt non remboursé coûte des points. %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n structure(s)</source>
        <comment>player</comment>
        <translation>
            <numerusform>%1 a %n bâtiment</numerusform>
            <numerusform>%1 a %n bâtiments</numerusform>
        </translation>
    </message>
    <message>
        <source>Moved a green worker</source>
        <translation>Ouvrier vert déplacé</translation>
    </message>
    <message>
        <source>Moved the yellow worker</source>
        <translation>Ouvrier jaune déplacé</translation>
    </message>
    <message>
        <source>Moved the orange worker</source>
        <translation>Ouvrier orange déplacé</translation>
    </message>
    <message>
        <source>Moved a sailor</source>
        <translation>Marin déplacé</translation>
    </message>
    <message>
        <source>Only one worker can still be moved; move just that one.</source>
        <translation>Il ne reste qu’un ouvrier à déplacer&#x202f;; déplacez seulement celui-là.</translation>
    </message>
    <message>
        <source>This structure has to be owned first: %1</source>
        <translation>Il faut d’abord posséder ce bâtiment&#xa0;: %1</translation>
    </message>
    <message>
        <source>There are more coins than the edition has: %1. Maximum: %2</source>
        <translation>Il y a plus de pièces que dans l’édition&#xa0;: %1. Maximum possible&#xa0;: %2</translation>
    </message>
    <message>
        <source>Another phase waits only while a goal is being turned up.</source>
        <translation>Une autre phase n’est en attente que pendant la révélation d’un objectif.</translation>
    </message>
    <message>
        <source>Remove what cannot exist.</source>
        <translation>Supprimer ce qui n’existe pas.</translation>
    </message>
    <message>
        <source>Record that nobody has hired this worker.</source>
        <translation>Considérer que personne n’a engagé cet ouvrier.</translation>
    </message>
    <message>
        <source>Record that %1 hired this sailor.</source>
        <translation>Considérer ce marin comme engagé par %1.</translation>
    </message>
    <message>
        <source>Record that this worker has not moved.</source>
        <translation>Considérer que cet ouvrier ne s’est pas déplacé.</translation>
    </message>
    <message>
        <source>Record that %1 built this: %2</source>
        <comment>a player, a structure</comment>
        <translation>Considérer ce bâtiment comme construit par %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Record that %1 has not built this: %2</source>
        <comment>a player, a structure</comment>
        <translation>Considérer ce bâtiment comme non construit par %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Turn the ship tokens to show this: %1</source>
        <comment>what they show</comment>
        <translation>Tourner les pions bateau pour qu’ils montrent ceci&#xa0;: %1</translation>
    </message>
    <message>
        <source>Stop borrowing this structure: %1</source>
        <translation>Ne pas emprunter ce bâtiment&#xa0;: %1</translation>
    </message>
    <message>
        <source>Borrow no structure.</source>
        <translation>N’emprunter aucun bâtiment.</translation>
    </message>
    <message>
        <source>Go to this phase: %1</source>
        <comment>a phase</comment>
        <translation>Passer à cette phase&#xa0;: %1</translation>
    </message>
    <message>
        <source>Remove all labor.</source>
        <translation>Retirer tout l’ouvrage.</translation>
    </message>
    <message>
        <source>Set the labor left to %1</source>
        <translation>Laisser cette quantité d’ouvrage&#xa0;: %1</translation>
    </message>
    <message>
        <source>Set the labor gained to %1</source>
        <translation>Considérer cette quantité d’ouvrage comme gagnée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Record that no structure was built in this turn.</source>
        <translation>Considérer qu’aucun bâtiment n’a été construit pendant ce tour.</translation>
    </message>
    <message>
        <source>Record that no sailor was hired in this turn.</source>
        <translation>Considérer qu’aucun marin n’a été engagé pendant ce tour.</translation>
    </message>
    <message>
        <source>Then continue with the work phase.</source>
        <translation>Poursuivre ensuite par la phase de travail.</translation>
    </message>
    <message>
        <source>Record that %1 took this goal: %2</source>
        <comment>a player, a goal</comment>
        <translation>Considérer cet objectif comme pris par %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Discard this goal: %1</source>
        <translation>Défausser cet objectif&#xa0;: %1</translation>
    </message>
    <message>
        <source>Record that this triggered the end: %1</source>
        <translation>Considérer que ceci a déclenché la fin&#xa0;: %1</translation>
    </message>
    <message>
        <source>Record that nothing has triggered the end.</source>
        <translation>Considérer que rien n’a déclenché la fin.</translation>
    </message>
    <message>
        <source>Record that only this structure was built in this turn: %1</source>
        <translation>Considérer ce bâtiment comme le seul construit pendant ce tour&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n structure token(s)</source>
        <translation>
            <numerusform>%n pion bâtiment</numerusform>
            <numerusform>%n pions bâtiment</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lender coin(s)</source>
        <translation>
            <numerusform>%n pièce d’emprunt</numerusform>
            <numerusform>%n pièces d’emprunt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s) that have moved</source>
        <translation>
            <numerusform>%n ouvrier déplacé</numerusform>
            <numerusform>%n ouvriers déplacés</numerusform>
        </translation>
    </message>
    <message>
        <source>Repay</source>
        <translation>Rembourser</translation>
    </message>
    <message>
        <source>Borrow…</source>
        <translation>Emprunter…</translation>
    </message>
    <message>
        <source>Which structure do you borrow?</source>
        <translation>Quel bâtiment empruntez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Move all</source>
        <translation>Tout déplacer</translation>
    </message>
    <message>
        <source>One by one</source>
        <translation>Un par un</translation>
    </message>
    <message>
        <source>Which worker moves on to the next zone?</source>
        <translation>Quel ouvrier passe à la zone suivante&#x202f;?</translation>
    </message>
    <message>
        <source>Finish the work</source>
        <translation>Finir le travail</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Construire</translation>
    </message>
    <message>
        <source>What do you build?</source>
        <translation>Que construisez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Hire</source>
        <translation>Engager</translation>
    </message>
    <message>
        <source>Work phase: all workers have moved.</source>
        <translation>Phase de travail&#xa0;: tous les ouvriers se sont déplacés.</translation>
    </message>
    <message>
        <source>Spend phase: what do you do?</source>
        <translation>Phase d’achat&#xa0;: que faites-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Spend phase: what else do you do?</source>
        <translation>Phase d’achat&#xa0;: que faites-vous encore&#x202f;?</translation>
    </message>
    <message>
        <source>Work phase: what do you do?</source>
        <translation>Phase de travail&#xa0;: que faites-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Structure token: choose the structure to build.</source>
        <translation>Pion bâtiment&#xa0;: choisissez le bâtiment à construire.</translation>
    </message>
    <message>
        <source>Lender coin: choose the structure to borrow.</source>
        <translation>Pièce d’emprunt&#xa0;: choisissez le bâtiment à emprunter.</translation>
    </message>
    <message>
        <source>Labor: choose the structure to borrow for it.</source>
        <translation>Ouvrage&#xa0;: choisissez le bâtiment à emprunter pour en avoir.</translation>
    </message>
    <message>
        <source>No sailor is left to hire: the ships can bring only labor and coins.</source>
        <translation>Il ne reste aucun marin à engager&#xa0;: les bateaux ne peuvent rapporter que de l’ouvrage et des pièces.</translation>
    </message>
    <message>
        <source>There is nothing to borrow yet.</source>
        <translation>Il n’y a encore rien à emprunter.</translation>
    </message>
    <message>
        <source>The sailor works from your next turn on.</source>
        <translation>Le marin travaille à partir de votre prochain tour.</translation>
    </message>
    <message>
        <source>It is of no use anymore: the work of this turn is over, and the loan serves only until the turn ends.</source>
        <translation>Cela ne sert plus à rien&#xa0;: le travail de ce tour est fini, et l’emprunt ne sert que jusqu’à la fin du tour.</translation>
    </message>
    <message>
        <source>This takes %1; in this turn you have %2.</source>
        <comment>labor</comment>
        <translation>Il faut %1&#x202f;; vous avez %2 pour ce tour.</translation>
    </message>
    <message>
        <source>This takes %1; you have %2.</source>
        <comment>coins</comment>
        <translation>Il faut %1&#x202f;; vous avez %2.</translation>
    </message>
    <message>
        <source>The ships are rolled.</source>
        <comment>a goal</comment>
        <translation>Les bateaux sont lancés.</translation>
    </message>
    <message>
        <source>You have built this structure: %1.</source>
        <comment>a goal</comment>
        <translation>Vous avez construit ce bâtiment&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 has built this structure: %2.</source>
        <comment>a goal</comment>
        <translation>%1 a construit ce bâtiment&#xa0;: %2.</translation>
    </message>
    <message>
        <source>This structure has been built: %1.</source>
        <comment>a goal</comment>
        <translation>Ce bâtiment a été construit&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Hold the lender coin.</source>
        <comment>a goal</comment>
        <translation>Détenez la pièce d’emprunt.</translation>
    </message>
    <message>
        <source>Do not be left with the lender coin.</source>
        <comment>a goal</comment>
        <translation>Ne gardez pas la pièce d’emprunt.</translation>
    </message>
    <message>
        <source>You hold the lender coin.</source>
        <comment>a goal</comment>
        <translation>Vous détenez la pièce d’emprunt.</translation>
    </message>
    <message>
        <source>You do not hold the lender coin.</source>
        <comment>a goal</comment>
        <translation>Vous ne détenez pas la pièce d’emprunt.</translation>
    </message>
    <message>
        <source>%1 holds the lender coin.</source>
        <comment>a goal</comment>
        <translation>%1 détient la pièce d’emprunt.</translation>
    </message>
    <message>
        <source>%1 does not hold the lender coin.</source>
        <comment>a goal</comment>
        <translation>%1 ne détient pas la pièce d’emprunt.</translation>
    </message>
    <message>
        <source>Borrow this structure: %1.</source>
        <comment>a goal</comment>
        <translation>Empruntez ce bâtiment&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You have borrowed this structure: %1.</source>
        <comment>a goal</comment>
        <translation>Vous avez emprunté ce bâtiment&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 has borrowed this structure: %2.</source>
        <comment>a goal</comment>
        <translation>%1 a emprunté ce bâtiment&#xa0;: %2.</translation>
    </message>
    <message>
        <source>This structure has been borrowed: %1.</source>
        <comment>a goal</comment>
        <translation>Ce bâtiment a été emprunté&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Repay the loan.</source>
        <comment>a goal</comment>
        <translation>Remboursez l’emprunt.</translation>
    </message>
    <message>
        <source>You have repaid the loan.</source>
        <comment>a goal</comment>
        <translation>Vous avez remboursé l’emprunt.</translation>
    </message>
    <message>
        <source>%1 has repaid the loan.</source>
        <comment>a goal</comment>
        <translation>%1 a remboursé l’emprunt.</translation>
    </message>
    <message>
        <source>The loan has been repaid.</source>
        <comment>a goal</comment>
        <translation>L’emprunt a été remboursé.</translation>
    </message>
    <message>
        <source>Hire a sailor.</source>
        <comment>a goal</comment>
        <translation>Engagez un marin.</translation>
    </message>
    <message>
        <source>You have hired a sailor.</source>
        <comment>a goal</comment>
        <translation>Vous avez engagé un marin.</translation>
    </message>
    <message>
        <source>%1 has hired a sailor.</source>
        <comment>a goal</comment>
        <translation>%1 a engagé un marin.</translation>
    </message>
    <message>
        <source>A sailor has been hired.</source>
        <comment>a goal</comment>
        <translation>Un marin a été engagé.</translation>
    </message>
    <message numerus="yes">
        <source>%n labor</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n point d’ouvrage</numerusform>
            <numerusform>%n points d’ouvrage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n pièce</numerusform>
            <numerusform>%n pièces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green worker(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n ouvrier vert</numerusform>
            <numerusform>%n ouvriers verts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow worker(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n ouvrier jaune</numerusform>
            <numerusform>%n ouvriers jaunes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orange worker(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n ouvrier orange</numerusform>
            <numerusform>%n ouvriers orange</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sailor(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n marin</numerusform>
            <numerusform>%n marins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n ouvrier</numerusform>
            <numerusform>%n ouvriers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n structure token(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n pion bâtiment</numerusform>
            <numerusform>%n pions bâtiment</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goal token(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n pion objectif</numerusform>
            <numerusform>%n pions objectif</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lender coin(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n pièce d’emprunt</numerusform>
            <numerusform>%n pièces d’emprunt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ship(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n bateau</numerusform>
            <numerusform>%n bateaux</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. Goal fulfilled: %2</source>
        <comment>what was done, a goal</comment>
        <translation>%1. Objectif rempli&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what was drawn, who has fulfilled it</comment>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>Moved %n worker(s)</source>
        <translation>
            <numerusform>%n ouvrier déplacé</numerusform>
            <numerusform>%n ouvriers déplacés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has built enough structures, which brings about the end of the game.</source>
        <translation>%1 a construit assez de bâtiments, ce qui amène la fin de la partie.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has built %n structure(s), which brings about the end of the game.</source>
        <translation>
            <numerusform>%1 a construit %n bâtiment, ce qui amène la fin de la partie.</numerusform>
            <numerusform>%1 a construit %n bâtiments, ce qui amène la fin de la partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every type of structure has been built, which brings about the end of the game.</source>
        <translation>Chaque type de bâtiment a été construit, ce qui amène la fin de la partie.</translation>
    </message>
    <message>
        <source>No goal is left, which brings about the end of the game.</source>
        <translation>Il ne reste aucun objectif, ce qui amène la fin de la partie.</translation>
    </message>
    <message>
        <source>Something was gained from this structure: %1.</source>
        <comment>a goal</comment>
        <translation>Ce bâtiment a rapporté quelque chose&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Gain something from this structure: %1.</source>
        <comment>a goal</comment>
        <translation>Tirez profit de ce bâtiment&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You have gained something from this structure: %1.</source>
        <comment>a goal</comment>
        <translation>Vous avez tiré profit de ce bâtiment&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 has gained something from this structure: %2.</source>
        <comment>a goal</comment>
        <translation>%1 a tiré profit de ce bâtiment&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Build the Lender.</source>
        <translation>Construisez le Prêteur.</translation>
    </message>
    <message>
        <source>Build the Bank.</source>
        <translation>Construisez la Banque.</translation>
    </message>
    <message>
        <source>Build the Camp.</source>
        <translation>Construisez le Camp.</translation>
    </message>
    <message>
        <source>Build the Village.</source>
        <translation>Construisez le Village.</translation>
    </message>
    <message>
        <source>Build the Mill.</source>
        <translation>Construisez le Moulin.</translation>
    </message>
    <message>
        <source>Build the Smithy.</source>
        <translation>Construisez la Forge.</translation>
    </message>
    <message>
        <source>Build the Union.</source>
        <translation>Construisez la Guilde.</translation>
    </message>
    <message>
        <source>Build the Harbor.</source>
        <translation>Construisez le Port.</translation>
    </message>
    <message>
        <source>Borrow the Lender.</source>
        <translation>Empruntez le Prêteur.</translation>
    </message>
    <message>
        <source>Borrow the Bank.</source>
        <translation>Empruntez la Banque.</translation>
    </message>
    <message>
        <source>Borrow the Camp.</source>
        <translation>Empruntez le Camp.</translation>
    </message>
    <message>
        <source>Borrow the Village.</source>
        <translation>Empruntez le Village.</translation>
    </message>
    <message>
        <source>Borrow the Mill.</source>
        <translation>Empruntez le Moulin.</translation>
    </message>
    <message>
        <source>Borrow the Smithy.</source>
        <translation>Empruntez la Forge.</translation>
    </message>
    <message>
        <source>Borrow the Union.</source>
        <translation>Empruntez la Guilde.</translation>
    </message>
    <message>
        <source>Borrow the Harbor.</source>
        <translation>Empruntez le Port.</translation>
    </message>
    <message>
        <source>Move one of the green workers on: %1 → %2.</source>
        <translation>Avancez un des ouvriers verts&#xa0;: %1 → %2.</translation>
    </message>
    <message>
        <source>Move the yellow worker on: %1 → %2.</source>
        <translation>Avancez l’ouvrier jaune&#xa0;: %1 → %2.</translation>
    </message>
    <message>
        <source>Move the orange worker on: %1 → %2.</source>
        <translation>Avancez l’ouvrier orange&#xa0;: %1 → %2.</translation>
    </message>
    <message>
        <source>Move one of your sailors on: %1 → %2.</source>
        <translation>Avancez un de vos marins&#xa0;: %1 → %2.</translation>
    </message>
    <message>
        <source>Grind: turn %1 into %2.</source>
        <translation>Faites une corvée&#xa0;: échangez %1 contre %2.</translation>
    </message>
    <message>
        <source>Use the Union: turn %1 into %2.</source>
        <translation>Utilisez la Guilde&#xa0;: échangez %1 contre %2.</translation>
    </message>
    <message>
        <source>Move all your workers on at once.</source>
        <translation>Avancez tous vos ouvriers à la fois.</translation>
    </message>
    <message>
        <source>Finish the work phase.</source>
        <translation>Terminez la phase de travail.</translation>
    </message>
    <message>
        <source>Hire a sailor.</source>
        <translation>Engagez un marin.</translation>
    </message>
    <message>
        <source>Repay the loan.</source>
        <translation>Remboursez l’emprunt.</translation>
    </message>
    <message>
        <source>End the turn.</source>
        <translation>Terminez le tour.</translation>
    </message>
    <message>
        <source>no labor</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun point d’ouvrage</translation>
    </message>
    <message>
        <source>no coins</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucune pièce</translation>
    </message>
    <message>
        <source>no workers</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun ouvrier</translation>
    </message>
    <message>
        <source>no green workers</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun ouvrier vert</translation>
    </message>
    <message>
        <source>no yellow workers</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun ouvrier jaune</translation>
    </message>
    <message>
        <source>no orange workers</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun ouvrier orange</translation>
    </message>
    <message>
        <source>no sailors</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun marin</translation>
    </message>
    <message>
        <source>no structures</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun bâtiment</translation>
    </message>
    <message>
        <source>no goals</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun objectif</translation>
    </message>
    <message>
        <source>no goal tokens</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun pion objectif</translation>
    </message>
    <message>
        <source>no structure tokens</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun pion bâtiment</translation>
    </message>
    <message>
        <source>no lender coin</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucune pièce d’emprunt</translation>
    </message>
    <message>
        <source>no workers that have moved</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun ouvrier déplacé</translation>
    </message>
    <message>
        <source>no ships</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun bateau</translation>
    </message>
    <message>
        <source>no victory points</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun point de victoire</translation>
    </message>
    <message>
        <source>no silver coins</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucune pièce d’argent</translation>
    </message>
    <message>
        <source>no gold coins</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucune pièce d’or</translation>
    </message>
    <message>
        <source>no platinum coins</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucune pièce de platine</translation>
    </message>
    <message>
        <source>no coins in the supply</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucune pièce dans la réserve</translation>
    </message>
    <message>
        <source>no sailors in the supply</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun marin dans la réserve</translation>
    </message>
    <message>
        <source>no face-down goals</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun objectif face cachée</translation>
    </message>
    <message>
        <source>You take the lender coin.</source>
        <translation>Vous prenez la pièce d’emprunt.</translation>
    </message>
    <message>
        <source>the Lender</source>
        <translation>le Prêteur</translation>
    </message>
    <message>
        <source>the Bank</source>
        <translation>la Banque</translation>
    </message>
    <message>
        <source>the Camp</source>
        <translation>le Camp</translation>
    </message>
    <message>
        <source>the Village</source>
        <translation>le Village</translation>
    </message>
    <message>
        <source>the Mill</source>
        <translation>le Moulin</translation>
    </message>
    <message>
        <source>the Smithy</source>
        <translation>la Forge</translation>
    </message>
    <message>
        <source>the Union</source>
        <translation>la Guilde</translation>
    </message>
    <message>
        <source>the Harbor</source>
        <translation>le Port</translation>
    </message>
    <message numerus="yes">
        <source>Have at least %n point(s) from goals.</source>
        <comment>a goal</comment>
        <translation>
            <numerusform>Ayez au moins %n point grâce aux objectifs.</numerusform>
            <numerusform>Ayez au moins %n points grâce aux objectifs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Gain %1 by grinding.</source>
        <comment>a goal: what is counted</comment>
        <translation>Recevez %1 par des corvées.</translation>
    </message>
    <message>
        <source>Move %1 out of the upper zone.</source>
        <comment>a goal: what is counted</comment>
        <translation>Déplacez %1 depuis la zone supérieure.</translation>
    </message>
    <message>
        <source>Move %1 out of the lower right zone.</source>
        <comment>a goal: what is counted</comment>
        <translation>Déplacez %1 depuis la zone inférieure droite.</translation>
    </message>
    <message>
        <source>Move %1 out of the lower left zone.</source>
        <comment>a goal: what is counted</comment>
        <translation>Déplacez %1 depuis la zone inférieure gauche.</translation>
    </message>
    <message>
        <source>Build %1.</source>
        <comment>a goal: a structure</comment>
        <translation>Construisez %1.</translation>
    </message>
    <message>
        <source>Each player builds the Union only once. The button above the board uses it.</source>
        <translation>Votre Guilde est déjà construite. Servez-vous de son bouton.</translation>
    </message>
    <message>
        <source>Spend phase: what you have left pays for nothing.</source>
        <translation>Phase d’achat&#xa0;: ce qui vous reste ne suffit pour rien.</translation>
    </message>
    <message>
        <source>Structures and goals are scored already; coins and loans are left.</source>
        <translation>Bâtiments et objectifs sont déjà comptés&#x202f;; restent les pièces et les emprunts.</translation>
    </message>
    <message>
        <source>Already scored: whoever built a structure first has its points. %1.</source>
        <comment>the points of each player</comment>
        <translation>Déjà compté&#xa0;: les points d’un bâtiment vont à qui l’a construit en premier. %1.</translation>
    </message>
    <message numerus="yes">
        <source>Already scored: each goal taken is worth %n point(s). %1.</source>
        <comment>the points of each player</comment>
        <translation>
            <numerusform>Déjà compté&#xa0;: chaque objectif pris vaut %n point. %1.</numerusform>
            <numerusform>Déjà compté&#xa0;: chaque objectif pris vaut %n points. %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n point(s)</source>
        <comment>player, coins</comment>
        <translation>
            <numerusform>%1&#xa0;: %2, %n point</numerusform>
            <numerusform>%1&#xa0;: %2, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every %n coin(s) are worth a point. %1.</source>
        <comment>the coins and points of each player</comment>
        <translation>
            <numerusform>Chaque pièce vaut un point. %1.</numerusform>
            <numerusform>Chaque lot de %n pièces vaut un point. %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A loan that was not repaid costs points. Nobody has one.</source>
        <translation>Un emprunt non remboursé coûte des points. Personne n’en a.</translation>
    </message>
    <message>
        <source>Ended the turn, not used: %1</source>
        <comment>labor</comment>
        <translation>Tour terminé, non utilisé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Labor that is left when the turn ends is lost; coins stay.</source>
        <translation>Les points d’ouvrage qui restent à la fin du tour sont perdus&#x202f;; les pièces restent.</translation>
    </message>
    <message>
        <source>Only a structure that the opponent has built and you have not can be borrowed.</source>
        <translation>On ne peut emprunter qu’un bâtiment que l’adversaire a construit et que vous n’avez pas.</translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <comment>in a sentence</comment>
        <translation>
            <numerusform>%n ouvrier</numerusform>
            <numerusform>%n ouvriers</numerusform>
        </translation>
    </message>
    <message>
        <source>In the turns to come, %1 can then be moved; after the other move, %2.</source>
        <comment>workers, other workers</comment>
        <translation>Aux tours suivants, on peut alors déplacer %1&#x202f;; après l’autre coup, %2.</translation>
    </message>
    <message>
        <source>Each turn then begins with %1; after the other move, with %2.</source>
        <comment>labor, other labor</comment>
        <translation>Chaque tour commence alors avec %1&#x202f;; après l’autre coup, avec %2.</translation>
    </message>
    <message>
        <source>In the next turn, %1 can then get %2 from the workers; after the other move, %3.</source>
        <comment>player, goods, other goods</comment>
        <translation>Au prochain tour, %1 peut alors tirer des ouvriers %2&#x202f;; après l’autre coup, %3.</translation>
    </message>
    <message>
        <source>%1 can then no longer be the first builder: %2.</source>
        <comment>player, structure</comment>
        <translation>%1 ne peut alors plus être le premier bâtisseur&#xa0;: %2.</translation>
    </message>
    <message>
        <source>After the other move, %1 could no longer be the first builder: %2.</source>
        <comment>player, structure</comment>
        <translation>Après l’autre coup, %1 ne pourrait plus être le premier bâtisseur&#xa0;: %2.</translation>
    </message>
    <message>
        <source>It leaves a debt with the lender coin; the other move leaves none.</source>
        <translation>Il laisse une dette, avec la pièce d’emprunt&#x202f;; l’autre coup n’en laisse pas.</translation>
    </message>
    <message>
        <source>It leaves no debt; the other move leaves one with the lender coin.</source>
        <translation>Il ne laisse pas de dette&#x202f;; l’autre coup en laisse une, avec la pièce d’emprunt.</translation>
    </message>
</context>
<context>
    <name>RulePicture</name>
    <message>
        <source>Not possible here: %1</source>
        <comment>places</comment>
        <translation>Impossible ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>What the rule is about: %1</source>
        <comment>places</comment>
        <translation>Ce dont parle la règle&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ScenarioProblems</name>
    <message>
        <source>The edition “%1” that the file carries cannot be used: %2</source>
        <translation>L’édition «&#xa0;%1&#xa0;» contenue dans le fichier est inutilisable&#xa0;: %2</translation>
    </message>
    <message>
        <source>The edition “%1” has changed since the file was written.</source>
        <translation>L’édition «&#xa0;%1&#xa0;» a changé depuis que le fichier a été écrit.</translation>
    </message>
    <message>
        <source>Ply %1: “%2” is not an action of this game.</source>
        <translation>Coup %1&#xa0;: «&#xa0;%2&#xa0;» n’est pas une action de ce jeu.</translation>
    </message>
    <message>
        <source>Ply %1 cannot be played: %2. The rule: %3.</source>
        <translation>Le coup %1 ne peut pas être joué&#xa0;: %2. La règle&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Ply %1 has already been played there: %2.</source>
        <translation>Le coup %1 y a déjà été joué&#xa0;: %2.</translation>
    </message>
    <message>
        <source>These are not the plies that follow ply %1.</source>
        <translation>Ce ne sont pas les coups qui suivent le coup %1.</translation>
    </message>
    <message>
        <source>The last line is incomplete and is left out.</source>
        <translation>La dernière ligne est incomplète&#x202f;; elle est laissée de côté.</translation>
    </message>
    <message numerus="yes">
        <source>This line cannot be read: %1 From here on, %n line(s) are left out.</source>
        <translation>
            <numerusform>Cette ligne est illisible&#xa0;: %1 À partir d’ici, %n ligne est laissée de côté.</numerusform>
            <numerusform>Cette ligne est illisible&#xa0;: %1 À partir d’ici, %n lignes sont laissées de côté.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This line cannot be read: %1 From here on, %n line(s) are left out. The damaged file is kept as %2.</source>
        <translation>
            <numerusform>Cette ligne est illisible&#xa0;: %1 À partir d’ici, %n ligne est laissée de côté. Le fichier endommagé est conservé sous %2.</numerusform>
            <numerusform>Cette ligne est illisible&#xa0;: %1 À partir d’ici, %n lignes sont laissées de côté. Le fichier endommagé est conservé sous %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is not a term of this game.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un terme de ce jeu.</translation>
    </message>
    <message>
        <source>“%1” is not a place in this game.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un emplacement de ce jeu.</translation>
    </message>
    <message>
        <source>“%1” is not an id: use lowercase letters, digits and single hyphens.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un identifiant&#xa0;: employez des minuscules, des chiffres et des traits d’union isolés.</translation>
    </message>
    <message>
        <source>An earlier step already has the id “%1”.</source>
        <translation>Une étape précédente porte déjà l’identifiant «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>“%1” is not a language of this lesson.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une langue de cette leçon.</translation>
    </message>
    <message>
        <source>“%1” is not an action of this game.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une action de ce jeu.</translation>
    </message>
    <message>
        <source>The text of the position cannot be read: %1</source>
        <translation>Le texte de la position est illisible&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) in a row give the reader nothing to do.</source>
        <translation>
            <numerusform>%n étape de suite sans rien à faire pour le lecteur.</numerusform>
            <numerusform>%n étapes de suite sans rien à faire pour le lecteur.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no computer player “%1”.</source>
        <translation>Il n’y a pas de joueur informatique «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The lesson has no steps.</source>
        <translation>La leçon ne contient aucune étape.</translation>
    </message>
    <message>
        <source>The first step needs a position.</source>
        <translation>La première étape a besoin d’une position.</translation>
    </message>
    <message>
        <source>The position cannot be played. The rule: %1.</source>
        <translation>La position ne peut pas être jouée. La règle&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The position has %1 seats, the lesson %2 players.</source>
        <translation>La position a %1 places, la leçon %2 joueurs.</translation>
    </message>
    <message>
        <source>It is not the reader’s turn, and no script leads to it.</source>
        <translation>Ce n’est pas au lecteur de jouer, et aucun script n’y mène.</translation>
    </message>
    <message>
        <source>There is no line to show.</source>
        <translation>Il n’y a pas de coups à montrer.</translation>
    </message>
    <message>
        <source>Move %1 of the line cannot be played: %2. The rule: %3.</source>
        <translation>Le coup %1 de la suite ne peut pas être joué&#xa0;: %2. La règle&#xa0;: %3.</translation>
    </message>
    <message>
        <source>None of the answers is right.</source>
        <translation>Aucune réponse n’est juste.</translation>
    </message>
    <message>
        <source>None of the answers is wrong.</source>
        <translation>Aucune réponse n’est fausse.</translation>
    </message>
    <message>
        <source>There is neither a goal nor a right move, so the reader has nothing to do.</source>
        <translation>Il n’y a ni objectif ni coup juste&#x202f;; le lecteur n’a rien à faire.</translation>
    </message>
    <message>
        <source>Say within how many actions the goal must be reached.</source>
        <translation>Indiquez en combien d’actions l’objectif doit être atteint.</translation>
    </message>
    <message>
        <source>The goal is already reached before the reader does anything.</source>
        <translation>L’objectif est déjà atteint avant que le lecteur ait fait quoi que ce soit.</translation>
    </message>
    <message>
        <source>Move %1 of the solution cannot be played: %2. The rule: %3.</source>
        <translation>Le coup %1 de la solution ne peut pas être joué&#xa0;: %2. La règle&#xa0;: %3.</translation>
    </message>
    <message>
        <source>The solution does not reach the goal within the number of actions allowed.</source>
        <translation>La solution n’atteint pas l’objectif avec le nombre d’actions prévu.</translation>
    </message>
    <message>
        <source>This move cannot be played: %1. The rule: %2.</source>
        <translation>Ce coup ne peut pas être joué&#xa0;: %1. La règle&#xa0;: %2.</translation>
    </message>
    <message>
        <source>It is not the reader’s turn to play this move: %1.</source>
        <translation>Ce n’est pas au lecteur de jouer ce coup&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This move is marked as right or good, but the goal cannot be reached after it: %1.</source>
        <translation>Ce coup est marqué comme juste ou bon, mais l’objectif n’est plus accessible ensuite&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This move is marked as wrong, but the goal can still be reached after it: %1.</source>
        <translation>Ce coup est marqué comme faux, mais l’objectif reste accessible ensuite&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The goal cannot be reached in %n action(s).</source>
        <translation>
            <numerusform>L’objectif ne peut pas être atteint en %n action.</numerusform>
            <numerusform>L’objectif ne peut pas être atteint en %n actions.</numerusform>
        </translation>
    </message>
    <message>
        <source>Problem in the saved game</source>
        <translation>Problème dans la partie enregistrée</translation>
    </message>
    <message>
        <source>Problem in the lesson</source>
        <translation>Problème dans la leçon</translation>
    </message>
    <message>
        <source>title</source>
        <comment>part of a lesson</comment>
        <translation>titre</translation>
    </message>
    <message>
        <source>summary</source>
        <comment>part of a lesson</comment>
        <translation>résumé</translation>
    </message>
    <message>
        <source>chapter</source>
        <comment>part of a lesson</comment>
        <translation>chapitre</translation>
    </message>
    <message>
        <source>text of the step</source>
        <comment>part of a lesson</comment>
        <translation>texte de l’étape</translation>
    </message>
    <message>
        <source>label on the board</source>
        <comment>part of a lesson</comment>
        <translation>étiquette sur le plateau</translation>
    </message>
    <message>
        <source>text after a move</source>
        <comment>part of a lesson</comment>
        <translation>texte après un coup</translation>
    </message>
    <message>
        <source>text after any other wrong move</source>
        <comment>part of a lesson</comment>
        <translation>texte après toute autre erreur</translation>
    </message>
    <message>
        <source>text after a mistake</source>
        <comment>part of a lesson</comment>
        <translation>texte après une erreur</translation>
    </message>
    <message>
        <source>hint</source>
        <comment>part of a lesson</comment>
        <translation>indice</translation>
    </message>
    <message>
        <source>answer</source>
        <comment>part of a lesson</comment>
        <translation>réponse</translation>
    </message>
    <message>
        <source>text after an answer</source>
        <comment>part of a lesson</comment>
        <translation>texte après une réponse</translation>
    </message>
    <message>
        <source>text with the right number</source>
        <comment>part of a lesson</comment>
        <translation>texte avec le bon nombre</translation>
    </message>
    <message>
        <source>text when the goal is reached another way</source>
        <comment>part of a lesson</comment>
        <translation>texte quand l’objectif est atteint autrement</translation>
    </message>
    <message>
        <source>This is not a goal: expected an object with one key, the kind of goal.</source>
        <translation>Ce n’est pas un objectif&#xa0;: il faut un objet avec une seule clé, le genre d’objectif.</translation>
    </message>
    <message>
        <source>This text is empty. Leave out empty texts.</source>
        <translation>Ce texte est vide. Omettez les textes vides.</translation>
    </message>
    <message>
        <source>“%1” is in this list twice.</source>
        <translation>«&#xa0;%1&#xa0;» figure deux fois dans cette liste.</translation>
    </message>
    <message>
        <source>No such points can be scored here.</source>
        <translation>On ne peut pas marquer de tels points ici.</translation>
    </message>
    <message>
        <source>Move %1 of the solution differs from the script: %2.</source>
        <translation>Le coup %1 de la solution diffère du script&#xa0;: %2.</translation>
    </message>
    <message>
        <source>This move is listed twice: %1.</source>
        <translation>Ce coup figure deux fois&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Move %1 of the continuation of “%2” cannot be played: %3. The rule: %4.</source>
        <translation>Le coup %1 de la suite de «&#xa0;%2&#xa0;» ne peut pas être joué&#xa0;: %3. La règle&#xa0;: %4.</translation>
    </message>
    <message numerus="yes">
        <source>For %n first move(s) it is undecided whether they lead to the goal.</source>
        <translation>
            <numerusform>Pour %n premier coup, on ne sait pas s’il mène à l’objectif.</numerusform>
            <numerusform>Pour %n premiers coups, on ne sait pas s’ils mènent à l’objectif.</numerusform>
        </translation>
    </message>
    <message>
        <source>The catalog has no rule “%1”.</source>
        <translation>Le catalogue n’a pas de règle «&#xa0;%1&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>The goal can be reached in %n action(s) only if chance and the other players help.</source>
        <translation>
            <numerusform>L’objectif ne peut être atteint en %n action que si le hasard et les autres y aident.</numerusform>
            <numerusform>L’objectif ne peut être atteint en %n actions que si le hasard et les autres y aident.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing says what chance and the other players do. Write it into the script, let a computer player reply, or have the goal proved whatever they do.</source>
        <translation>Rien ne dit ce que font le hasard et les autres. Écrivez-le dans le script, laissez répondre un joueur informatique ou faites prouver l’objectif quoi qu’ils fassent.</translation>
    </message>
    <message>
        <source>The next step goes on from this one: keep a solution that was found, or let the next step begin with a position of its own.</source>
        <translation>L’étape suivante continue à partir de celle-ci&#xa0;: gardez une solution trouvée, ou faites commencer l’étape suivante par sa propre position.</translation>
    </message>
    <message numerus="yes">
        <source>The goal can be reached in %n action(s) whatever chance and the other players do, but the lesson does not say what they do.</source>
        <translation>
            <numerusform>L’objectif peut être atteint en %n action quoi que fassent le hasard et les autres, mais la leçon ne dit pas ce qu’ils font.</numerusform>
            <numerusform>L’objectif peut être atteint en %n actions quoi que fassent le hasard et les autres, mais la leçon ne dit pas ce qu’ils font.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal can be reached in %n action(s) if chance and the other players help; it is undecided whether it can be reached whatever they do.</source>
        <translation>
            <numerusform>L’objectif peut être atteint en %n action si le hasard et les autres y aident&#x202f;; on ne sait pas s’il peut l’être quoi qu’ils fassent.</numerusform>
            <numerusform>L’objectif peut être atteint en %n actions si le hasard et les autres y aident&#x202f;; on ne sait pas s’il peut l’être quoi qu’ils fassent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal cannot be reached in %n action(s) as the lesson stands; it is undecided whether chance and the other players could help.</source>
        <translation>
            <numerusform>En l’état, l’objectif ne peut être atteint en %n action&#x202f;; on ne sait pas si le hasard et les autres pourraient aider.</numerusform>
            <numerusform>En l’état, l’objectif ne peut être atteint en %n actions&#x202f;; on ne sait pas si le hasard et les autres pourraient aider.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n other first move(s) the lesson does not say what chance and the other players do.</source>
        <translation>
            <numerusform>Après %n autre premier coup, la leçon ne dit pas ce que font le hasard et les autres.</numerusform>
            <numerusform>Après %n autres premiers coups, la leçon ne dit pas ce que font le hasard et les autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>A text is missing (%1; language: %2).</source>
        <translation>Il manque un texte (%1, dans cette langue&#xa0;: %2).</translation>
    </message>
    <message>
        <source>A translation is older than its original (%1; language: %2).</source>
        <translation>Une traduction est plus ancienne que l’original (%1, dans cette langue&#xa0;: %2).</translation>
    </message>
    <message numerus="yes">
        <source>A text has %n word(s), more than %1 (%2; language: %3).</source>
        <translation>
            <numerusform>Un texte a %n mot, soit plus de %1 (%2, dans cette langue&#xa0;: %3).</numerusform>
            <numerusform>Un texte a %n mots, soit plus de %1 (%2, dans cette langue&#xa0;: %3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is undecided whether the goal can be reached: %Ln position(s) were examined.</source>
        <translation>
            <numerusform>On ne sait pas si l’objectif peut être atteint&#xa0;: %Ln position a été examinée.</numerusform>
            <numerusform>On ne sait pas si l’objectif peut être atteint&#xa0;: %Ln positions ont été examinées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is undecided whether the goal can be reached: the computer player was asked %n time(s). Choose an easier level.</source>
        <translation>
            <numerusform>On ne sait pas si l’objectif peut être atteint&#xa0;: le joueur informatique a été interrogé %n fois. Choisissez un niveau plus facile.</numerusform>
            <numerusform>On ne sait pas si l’objectif peut être atteint&#xa0;: le joueur informatique a été interrogé %n fois. Choisissez un niveau plus facile.</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution is recorded yet, nor any right moves that lead to the goal.</source>
        <translation>Aucune solution n’est encore enregistrée, ni aucun coup juste qui mène à l’objectif.</translation>
    </message>
    <message>
        <source>This move is marked as right or good, but the lesson does not say what chance and the other players do after it: %1.</source>
        <translation>Ce coup est marqué comme juste ou bon, mais la leçon ne dit pas ce que font ensuite le hasard et les autres joueurs&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The text (%1) names numbers that the goal does not: %2.</source>
        <comment>language, numbers</comment>
        <translation>Le texte (%1) cite des nombres absents de l’objectif&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n first move(s) are called wrong, but the goal can still be reached after them: %1.</source>
        <translation>
            <numerusform>%n premier coup est dit faux, alors que l’objectif reste accessible ensuite&#xa0;: %1.</numerusform>
            <numerusform>%n premiers coups sont dits faux, alors que l’objectif reste accessible ensuite&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 of the solution is not what the computer player does: %2.</source>
        <translation>Le coup %1 de la solution n’est pas celui que joue l’ordinateur&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The goal may be too easy: of %1 readers who play at random, %2 reach it.</source>
        <translation>L’objectif est peut-être trop facile&#xa0;: sur %1 parties jouées au hasard, %2 l’atteignent.</translation>
    </message>
    <message>
        <source>This move is marked as right or good, but the lesson does not say what the other players do after it: %1.</source>
        <translation>Ce coup est marqué comme juste ou bon, mais la leçon ne dit pas ce que font ensuite les autres joueurs&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The goal can be reached in %n action(s) only if the other players help.</source>
        <translation>
            <numerusform>L’objectif ne peut être atteint en %n action que si les autres y aident.</numerusform>
            <numerusform>L’objectif ne peut être atteint en %n actions que si les autres y aident.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal can be reached in %n action(s) whatever the other players do, but the lesson does not say what they do.</source>
        <translation>
            <numerusform>L’objectif peut être atteint en %n action quoi que fassent les autres, mais la leçon ne dit pas ce qu’ils font.</numerusform>
            <numerusform>L’objectif peut être atteint en %n actions quoi que fassent les autres, mais la leçon ne dit pas ce qu’ils font.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal can be reached in %n action(s) if the other players help; it is undecided whether it can be reached whatever they do.</source>
        <translation>
            <numerusform>L’objectif peut être atteint en %n action si les autres y aident&#x202f;; on ne sait pas s’il peut l’être quoi qu’ils fassent.</numerusform>
            <numerusform>L’objectif peut être atteint en %n actions si les autres y aident&#x202f;; on ne sait pas s’il peut l’être quoi qu’ils fassent.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The goal cannot be reached in %n action(s) as the lesson stands; it is undecided whether the other players could help.</source>
        <translation>
            <numerusform>En l’état, l’objectif ne peut être atteint en %n action&#x202f;; on ne sait pas si les autres pourraient aider.</numerusform>
            <numerusform>En l’état, l’objectif ne peut être atteint en %n actions&#x202f;; on ne sait pas si les autres pourraient aider.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing says what the other players do. Write it into the script, let a computer player reply, or have the goal proved whatever they do.</source>
        <translation>Rien ne dit ce que font les autres. Écrivez-le dans le script, laissez répondre un joueur informatique ou faites prouver l’objectif quoi qu’ils fassent.</translation>
    </message>
    <message numerus="yes">
        <source>After %n other first move(s) the lesson does not say what the other players do.</source>
        <translation>
            <numerusform>Après %n autre premier coup, la leçon ne dit pas ce que font les autres.</numerusform>
            <numerusform>Après %n autres premiers coups, la leçon ne dit pas ce que font les autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>No such piece ever lies there: %1.</source>
        <comment>a place</comment>
        <translation>Jamais un tel élément ne se trouve là&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Your texts say nothing about %n wrong first move(s): %1.</source>
        <translation>
            <numerusform>Vos textes ne disent rien de %n premier coup faux&#xa0;: %1.</numerusform>
            <numerusform>Vos textes ne disent rien de %n premiers coups faux&#xa0;: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetText</name>
    <message>
        <source>%1: %2 (change: %3)</source>
        <comment>what gives points, points, difference</comment>
        <translation>%1&#xa0;: %2 (variation&#xa0;: %3)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what gives points, points</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <translation>Total&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>StepPrint</name>
    <message>
        <source>%1: answers</source>
        <translation>%1&#xa0;: réponses</translation>
    </message>
    <message>
        <source>Name: %1</source>
        <translation>Nom&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who did what</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is to move.</source>
        <translation>C’est à %1 de jouer.</translation>
    </message>
    <message numerus="yes">
        <source>Reach this goal in %n action(s), played by %1:</source>
        <translation>
            <numerusform>Atteignez cet objectif en %n action, jouée par %1&#xa0;:</numerusform>
            <numerusform>Atteignez cet objectif en %n actions, jouées par %1&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1) %2</source>
        <comment>letter and text of an answer</comment>
        <translation>%1) %2</translation>
    </message>
    <message>
        <source>How many points does this bring %1?</source>
        <translation>Combien de points cela rapporte-t-il à %1&#x202f;?</translation>
    </message>
    <message>
        <source>How many points does this bring %1 in this category: %2?</source>
        <translation>Combien de points cela rapporte-t-il à %1 dans cette catégorie&#xa0;: %2&#x202f;?</translation>
    </message>
    <message>
        <source>Draw your move on the board, and write down what you do.</source>
        <translation>Dessinez votre coup sur le plateau, puis écrivez ce que vous faites.</translation>
    </message>
    <message>
        <source>Tick what is right.</source>
        <translation>Cochez ce qui est juste.</translation>
    </message>
</context>
<context>
    <name>TwoCitiesLayout</name>
    <message>
        <source>Final scoring</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>No passing</source>
        <translation>Aucun passage</translation>
    </message>
    <message>
        <source>Passing to the left</source>
        <translation>Passage à gauche</translation>
    </message>
    <message>
        <source>Passing to the right</source>
        <translation>Passage à droite</translation>
    </message>
    <message>
        <source>Dis­carded tiles</source>
        <extracomment>A long word may hold soft hyphens</extracomment>
        <translation>Tuiles défaus­sées</translation>
    </message>
    <message>
        <source>with %1</source>
        <comment>a city that is built with this player</comment>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>Round %1, turn&#xa0;%2&#xa0;of&#xa0;%3</source>
        <translation>Manche&#xa0;%1, tour&#xa0;%2&#xa0;sur&#xa0;%3</translation>
    </message>
    <message>
        <source>Round %1, first half, turn&#xa0;%2&#xa0;of&#xa0;%3</source>
        <translation>Manche&#xa0;%1, 1re moitié, tour&#xa0;%2/%3</translation>
    </message>
    <message>
        <source>Round %1, second half, turn&#xa0;%2&#xa0;of&#xa0;%3</source>
        <translation>Manche&#xa0;%1, 2de moitié, tour&#xa0;%2/%3</translation>
    </message>
</context>
<context>
    <name>TwoCitiesWords</name>
    <message>
        <source>City</source>
        <translation>Ville</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Tiles kept</source>
        <translation>Tuiles gardées</translation>
    </message>
    <message>
        <source>Waiting pile</source>
        <translation>Pile en attente</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Boîte</translation>
    </message>
    <message>
        <source>Discarded tiles</source>
        <translation>Tuiles défaussées</translation>
    </message>
    <message>
        <source>City token</source>
        <translation>Jeton ville</translation>
    </message>
    <message>
        <source>Score board</source>
        <translation>Plateau de score</translation>
    </message>
    <message>
        <source>Left city of %1</source>
        <translation>Ville de gauche (%1)</translation>
    </message>
    <message>
        <source>Right city of %1</source>
        <translation>Ville de droite (%1)</translation>
    </message>
    <message>
        <source>City %1</source>
        <translation>Ville %1</translation>
    </message>
    <message>
        <source>City of %1 and %2</source>
        <translation>Ville entre %1 et %2</translation>
    </message>
    <message>
        <source>Tile %1 of %2</source>
        <comment>slot, player</comment>
        <translation>Tuile %1 (%2)</translation>
    </message>
    <message>
        <source>Kept tile %1 of %2</source>
        <comment>slot, player</comment>
        <translation>Tuile gardée %1 (%2)</translation>
    </message>
    <message>
        <source>Waiting pile for %1</source>
        <translation>Pile en attente (%1)</translation>
    </message>
    <message>
        <source>Single tiles in the box</source>
        <translation>Tuiles simples dans la boîte</translation>
    </message>
    <message>
        <source>Pile of duplex tiles</source>
        <translation>Pile de tuiles doubles</translation>
    </message>
    <message>
        <source>Discarded tiles in the middle of the table</source>
        <translation>Tuiles défaussées au centre de la table</translation>
    </message>
    <message>
        <source>Score board: %1</source>
        <translation>Plateau de score&#xa0;: %1</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>Commerce</translation>
    </message>
    <message>
        <source>Factory</source>
        <translation>Usine</translation>
    </message>
    <message>
        <source>Tavern</source>
        <translation>Auberge</translation>
    </message>
    <message>
        <source>Office</source>
        <translation>Bureau</translation>
    </message>
    <message>
        <source>Park</source>
        <translation>Parc</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Résidence</translation>
    </message>
    <message>
        <source>Tavern (drink)</source>
        <translation>Auberge (boisson)</translation>
    </message>
    <message>
        <source>Tavern (food)</source>
        <translation>Auberge (repas)</translation>
    </message>
    <message>
        <source>Tavern (music)</source>
        <translation>Auberge (musique)</translation>
    </message>
    <message>
        <source>Tavern (bed)</source>
        <translation>Auberge (lit)</translation>
    </message>
    <message>
        <source>Single tile</source>
        <translation>Tuile simple</translation>
    </message>
    <message>
        <source>Duplex tile</source>
        <translation>Tuile double</translation>
    </message>
    <message>
        <source>Drawing tiles</source>
        <translation>Tirage des tuiles</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>Placement</source>
        <translation>Placement</translation>
    </message>
    <message>
        <source>Passing tiles</source>
        <translation>Passage des tuiles</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Révélation</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>Lower city</source>
        <translation>Ville au plus petit score</translation>
    </message>
    <message>
        <source>Higher city</source>
        <translation>Ville au plus haut score</translation>
    </message>
    <message>
        <source>Line of shops</source>
        <translation>Ligne de commerces</translation>
    </message>
    <message>
        <source>Most factories</source>
        <translation>Majorité des usines</translation>
    </message>
    <message>
        <source>Second most factories</source>
        <translation>Seconde place pour les usines</translation>
    </message>
    <message>
        <source>Fewer factories</source>
        <translation>Moins d’usines</translation>
    </message>
    <message>
        <source>Set of taverns</source>
        <translation>Association d’auberges</translation>
    </message>
    <message>
        <source>Set of offices</source>
        <translation>Ensemble de bureaux</translation>
    </message>
    <message>
        <source>Office next to a tavern</source>
        <translation>Bureau à côté d’une auberge</translation>
    </message>
    <message>
        <source>Group of parks</source>
        <translation>Groupe de parcs</translation>
    </message>
    <message>
        <source>Other building types in the city</source>
        <translation>Autres types de bâtiment dans la ville</translation>
    </message>
    <message>
        <source>House next to a factory</source>
        <translation>Résidence à côté d’une usine</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>%1 beside %2</source>
        <comment>duplex tile, short</comment>
        <translation>%1 à gauche, %2 à droite</translation>
    </message>
    <message>
        <source>%1 above %2</source>
        <comment>duplex tile, short</comment>
        <translation>%1 au-dessus, %2 au-dessous</translation>
    </message>
    <message>
        <source>Face-down tile</source>
        <translation>Tuile face cachée</translation>
    </message>
    <message>
        <source>Score of the city: %1</source>
        <translation>Score de la ville&#xa0;: %1</translation>
    </message>
    <message>
        <source>Between Two Cities</source>
        <translation>Between Two Cities</translation>
    </message>
    <message>
        <source>Shops</source>
        <translation>Commerces</translation>
    </message>
    <message>
        <source>Factories</source>
        <translation>Usines</translation>
    </message>
    <message>
        <source>Taverns</source>
        <translation>Auberges</translation>
    </message>
    <message>
        <source>Offices</source>
        <translation>Bureaux</translation>
    </message>
    <message>
        <source>Parks</source>
        <translation>Parcs</translation>
    </message>
    <message>
        <source>Houses</source>
        <translation>Résidences</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>Chance decides what comes next.</source>
        <translation>Le hasard décide de la suite.</translation>
    </message>
    <message>
        <source>It is another player’s turn to act.</source>
        <translation>C’est à un autre joueur d’agir.</translation>
    </message>
    <message>
        <source>Choose two tiles to keep.</source>
        <translation>Choisir deux tuiles à garder.</translation>
    </message>
    <message>
        <source>Choose two duplex tiles to keep; the third is discarded.</source>
        <translation>Choisir deux tuiles doubles à garder&#x202f;; la troisième est défaussée.</translation>
    </message>
    <message>
        <source>The choice is locked in. Players still to choose: %1</source>
        <translation>Le choix est validé. Joueurs qui doivent encore choisir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Place one tile in each of the two cities.</source>
        <translation>Placer une tuile dans chacune des deux villes.</translation>
    </message>
    <message>
        <source>Place the other tile in the other city.</source>
        <translation>Placer l’autre tuile dans l’autre ville.</translation>
    </message>
    <message>
        <source>Both tiles are placed. Players still to place: %1</source>
        <translation>Les deux tuiles sont placées. Joueurs qui doivent encore placer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Round %1 begins, first half.</source>
        <translation>La manche %1 commence, première moitié.</translation>
    </message>
    <message>
        <source>Round %1 begins, second half.</source>
        <translation>La manche %1 commence, seconde moitié.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Round %1 begins: duplex tiles.</source>
        <translation>La manche %1 commence&#xa0;: tuiles doubles.</translation>
    </message>
    <message>
        <source>Round %1 begins: single tiles, passed to the left.</source>
        <translation>La manche %1 commence&#xa0;: tuiles simples, passées à gauche.</translation>
    </message>
    <message>
        <source>Round %1 begins: single tiles, passed to the right.</source>
        <translation>La manche %1 commence&#xa0;: tuiles simples, passées à droite.</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>The tiles are revealed.</source>
        <translation>Les tuiles sont révélées.</translation>
    </message>
    <message>
        <source>The final scoring begins.</source>
        <translation>Le décompte final commence.</translation>
    </message>
    <message numerus="yes">
        <source>%1 drew %n tile(s).</source>
        <translation>
            <numerusform>%1 a pioché %n tuile.</numerusform>
            <numerusform>%1 a pioché %n tuiles.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 placed a tile: %2 (%3)</source>
        <comment>player, building, space</comment>
        <translation>%1 a placé une tuile&#xa0;: %2 (%3)</translation>
    </message>
    <message>
        <source>%1 kept: %2</source>
        <comment>player, building</comment>
        <translation>%1 a gardé&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 has chosen.</source>
        <translation>%1 a choisi.</translation>
    </message>
    <message>
        <source>%1 discarded the last tile.</source>
        <translation>%1 a défaussé la dernière tuile.</translation>
    </message>
    <message numerus="yes">
        <source>%1 took the waiting pile: %n tile(s)</source>
        <translation>
            <numerusform>%1 a pris la pile en attente&#xa0;: %n tuile</numerusform>
            <numerusform>%1 a pris la pile en attente&#xa0;: %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shop(s)</source>
        <translation>
            <numerusform>%n commerce</numerusform>
            <numerusform>%n commerces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n factories</source>
        <translation>
            <numerusform>%n usine</numerusform>
            <numerusform>%n usines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tavern(s)</source>
        <translation>
            <numerusform>%n auberge</numerusform>
            <numerusform>%n auberges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n office(s)</source>
        <translation>
            <numerusform>%n bureau</numerusform>
            <numerusform>%n bureaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n park(s)</source>
        <translation>
            <numerusform>%n parc</numerusform>
            <numerusform>%n parcs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house(s)</source>
        <translation>
            <numerusform>%n résidence</numerusform>
            <numerusform>%n résidences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single tile(s)</source>
        <translation>
            <numerusform>%n tuile simple</numerusform>
            <numerusform>%n tuiles simples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplex tile(s)</source>
        <translation>
            <numerusform>%n tuile double</numerusform>
            <numerusform>%n tuiles doubles</numerusform>
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
            <numerusform>%n tuile en main</numerusform>
            <numerusform>%n tuiles en main</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n</source>
        <comment>a term that has no plural, its number</comment>
        <translation>
            <numerusform>%1&#xa0;: %n</numerusform>
            <numerusform>%1&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>S</source>
        <comment>letter of the shop</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>F</source>
        <comment>letter of the factory</comment>
        <translation>U</translation>
    </message>
    <message>
        <source>T</source>
        <comment>letter of the tavern</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>O</source>
        <comment>letter of the office</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>P</source>
        <comment>letter of the park</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>H</source>
        <comment>letter of the house</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>D</source>
        <comment>letter of the drink tavern</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>F</source>
        <comment>letter of the food tavern</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>M</source>
        <comment>letter of the music tavern</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of the bed tavern</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>Single shop: %1</source>
        <translation>Commerce isolé&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Line of %n shop(s): %1</source>
        <translation>
            <numerusform>Ligne de %n commerce&#xa0;: %1</numerusform>
            <numerusform>Ligne de %n commerces&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Most factories, %1 each</source>
        <translation>Majorité des usines, %1 chacune</translation>
    </message>
    <message>
        <source>Second most factories, %1 each</source>
        <translation>Seconde place pour les usines, %1 chacune</translation>
    </message>
    <message>
        <source>Fewer factories, %1 each</source>
        <translation>Moins d’usines, %1 chacune</translation>
    </message>
    <message numerus="yes">
        <source>Set of %n different tavern(s): %1</source>
        <translation>
            <numerusform>Association de %n auberge&#xa0;: %1</numerusform>
            <numerusform>Association de %n auberges différentes&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set of %n office(s): %1</source>
        <translation>
            <numerusform>Ensemble de %n bureau&#xa0;: %1</numerusform>
            <numerusform>Ensemble de %n bureaux&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Office next to a tavern: %1</source>
        <translation>Bureau à côté d’une auberge&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Group of %n park(s): %1</source>
        <translation>
            <numerusform>Groupe de %n parc&#xa0;: %1</numerusform>
            <numerusform>Groupe de %n parcs&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>House next to a factory: %1</source>
        <translation>Résidence à côté d’une usine&#xa0;: %1</translation>
    </message>
    <message>
        <source>House, other building types in the city: %1</source>
        <translation>Résidence, autres types de bâtiment dans la ville&#xa0;: %1</translation>
    </message>
    <message>
        <source>This city counts now.</source>
        <translation>Cette ville compte pour l’instant.</translation>
    </message>
    <message>
        <source>This city does not count now.</source>
        <translation>Cette ville ne compte pas pour l’instant.</translation>
    </message>
    <message>
        <source>The number of players is %1; it must be from %2 to %3.</source>
        <translation>Le nombre de joueurs est de %1&#x202f;; il doit être compris entre %2 et %3.</translation>
    </message>
    <message>
        <source>There must be as many seats as players. Seats: %1. Players: %2</source>
        <translation>Il faut autant de places que de joueurs. Places&#xa0;: %1. Joueurs&#xa0;: %2</translation>
    </message>
    <message>
        <source>There is no such round: %1. The last one: %2</source>
        <translation>Cette manche n’existe pas&#xa0;: %1. Dernière manche&#xa0;: %2</translation>
    </message>
    <message>
        <source>There is no such turn in this round: %1. The last one: %2</source>
        <translation>Ce tour n’existe pas dans cette manche&#xa0;: %1. Dernier tour&#xa0;: %2</translation>
    </message>
    <message>
        <source>The edition has no such tile.</source>
        <translation>Cette tuile n’existe pas dans l’édition.</translation>
    </message>
    <message>
        <source>There is no such space in a city.</source>
        <translation>Cet emplacement n’existe pas dans une ville.</translation>
    </message>
    <message>
        <source>A player has only two cities, one on the left and one on the right.</source>
        <translation>Un joueur n’a que deux villes, une à gauche et une à droite.</translation>
    </message>
    <message>
        <source>There are too many tiles in one place: %1. Maximum: %2</source>
        <translation>Il y a trop de tuiles au même endroit&#xa0;: %1. Maximum possible&#xa0;: %2</translation>
    </message>
    <message>
        <source>One half of the duplex tile is outside the city.</source>
        <translation>Une moitié de la tuile double dépasse de la ville.</translation>
    </message>
    <message>
        <source>Two tiles cannot be on the same space.</source>
        <translation>Deux tuiles ne peuvent pas occuper le même emplacement.</translation>
    </message>
    <message>
        <source>A city has a tile on its middle space, where it began.</source>
        <translation>Une ville a une tuile sur l’emplacement du milieu, où elle a commencé.</translation>
    </message>
    <message>
        <source>Every tile of a city shares an edge with another one.</source>
        <translation>Chaque tuile d’une ville touche par un côté une autre tuile.</translation>
    </message>
    <message>
        <source>A city never exceeds a square of four by four buildings.</source>
        <translation>Une ville ne dépasse jamais un carré de quatre bâtiments sur quatre.</translation>
    </message>
    <message>
        <source>The first tile of a city is a single tile.</source>
        <translation>La première tuile d’une ville est une tuile simple.</translation>
    </message>
    <message>
        <source>There are more tiles of a kind than the edition has, %1: %2. Maximum: %3</source>
        <translation>Il y a plus de tuiles d’une sorte que dans l’édition, %1&#xa0;: %2. Maximum possible&#xa0;: %3</translation>
    </message>
    <message>
        <source>A duplex tile cannot be in two places. Its buildings: %1, %2</source>
        <translation>Une tuile double ne peut pas se trouver à deux endroits. Ses bâtiments&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>In this round, hands hold only duplex tiles. Player: %1</source>
        <translation>Pendant cette manche, les mains ne contiennent que des tuiles doubles. Joueur&#xa0;: %1</translation>
    </message>
    <message>
        <source>In this round, hands hold only single tiles. Player: %1</source>
        <translation>Pendant cette manche, les mains ne contiennent que des tuiles simples. Joueur&#xa0;: %1</translation>
    </message>
    <message>
        <source>The hands are filled one after the other, in seat order. Player: %1</source>
        <translation>Les mains se remplissent l’une après l’autre, dans l’ordre des places. Joueur&#xa0;: %1</translation>
    </message>
    <message>
        <source>All hands are full, so there is nothing to draw.</source>
        <translation>Toutes les mains sont complètes&#x202f;; il n’y a rien à piocher.</translation>
    </message>
    <message>
        <source>Tiles are kept only when all hands are full. Player: %1</source>
        <translation>On ne garde des tuiles que lorsque toutes les mains sont complètes. Joueur&#xa0;: %1</translation>
    </message>
    <message>
        <source>A player keeps two tiles at once. Tiles kept by %1: %2. Expected: %3</source>
        <translation>Un joueur garde deux tuiles à la fois. Tuiles gardées (%1)&#xa0;: %2. Nombre attendu&#xa0;: %3</translation>
    </message>
    <message>
        <source>Tiles kept belong to the hand until they are revealed. Player: %1</source>
        <translation>Jusqu’à la révélation, les tuiles gardées font partie de la main. Joueur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Everybody has chosen, so the tiles are revealed.</source>
        <translation>Tous ont choisi&#x202f;; les tuiles sont donc révélées.</translation>
    </message>
    <message>
        <source>Cities wait for a tile only during placement. Player: %1</source>
        <translation>Une ville n’attend une tuile que pendant le placement. Joueur&#xa0;: %1</translation>
    </message>
    <message>
        <source>There is one tile for each waiting city. Tiles of %1: %2. Cities: %3</source>
        <translation>Il y a une tuile par ville en attente. Tuiles (%1)&#xa0;: %2. Villes&#xa0;: %3</translation>
    </message>
    <message>
        <source>Everybody has placed both tiles, so placement is over.</source>
        <translation>Tous ont placé leurs deux tuiles&#x202f;; le placement est donc terminé.</translation>
    </message>
    <message>
        <source>Each completed round leaves one discarded tile per player. Discarded tiles: %1. Expected: %2</source>
        <translation>Chaque manche terminée laisse une tuile défaussée par joueur. Tuiles défaussées&#xa0;: %1. Nombre attendu&#xa0;: %2</translation>
    </message>
    <message>
        <source>In this round, the other kind of tile is discarded. Round: %1</source>
        <translation>Pendant cette manche, c’est une tuile de l’autre sorte qu’on défausse. Manche&#xa0;: %1</translation>
    </message>
    <message>
        <source>The game is over before the last round has been played.</source>
        <translation>La partie est terminée avant que la dernière manche ait été jouée.</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Ordre de jeu</translation>
    </message>
    <message>
        <source>Selection of tiles</source>
        <translation>Sélection des tuiles</translation>
    </message>
    <message>
        <source>Placing tiles</source>
        <translation>Placement des tuiles</translation>
    </message>
    <message>
        <source>Where a tile fits</source>
        <translation>Où une tuile peut aller</translation>
    </message>
    <message>
        <source>Not in the game</source>
        <translation>Absent du jeu</translation>
    </message>
    <message>
        <source>The cities</source>
        <translation>Les villes</translation>
    </message>
    <message>
        <source>Tiles and supply</source>
        <translation>Tuiles et réserve</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Mains</translation>
    </message>
    <message>
        <source>Course of a turn</source>
        <translation>Déroulement d’un tour</translation>
    </message>
    <message>
        <source>Course of a round</source>
        <translation>Déroulement d’une manche</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de partie</translation>
    </message>
    <message>
        <source>Draw a tile: %1</source>
        <translation>Piocher une tuile&#xa0;: %1</translation>
    </message>
    <message>
        <source>Keep: %1 and %2</source>
        <translation>Garder&#xa0;: %1 et %2</translation>
    </message>
    <message>
        <source>Place the first tile: %1 (%2)</source>
        <translation>Placer la première tuile&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>Place the tile: %1 (%2)</source>
        <translation>Placer la tuile&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>Tile drawn: %1</source>
        <translation>Tuile piochée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Kept: %1 and %2</source>
        <translation>Tuiles gardées&#xa0;: %1 et %2</translation>
    </message>
    <message>
        <source>Placed the first tile: %1 (%2)</source>
        <translation>Première tuile placée&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>Placed a tile: %1 (%2)</source>
        <translation>Tuile placée&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>There is no such action.</source>
        <translation>Cette action n’existe pas.</translation>
    </message>
    <message>
        <source>Only chance draws tiles.</source>
        <translation>Seul le hasard tire les tuiles.</translation>
    </message>
    <message>
        <source>Tiles have to be drawn first.</source>
        <translation>Il faut d’abord tirer des tuiles.</translation>
    </message>
    <message>
        <source>In this round, duplex tiles are drawn.</source>
        <translation>Pendant cette manche, on pioche des tuiles doubles.</translation>
    </message>
    <message>
        <source>In this round, single tiles are drawn.</source>
        <translation>Pendant cette manche, on pioche des tuiles simples.</translation>
    </message>
    <message>
        <source>No such tile is left to draw.</source>
        <translation>Il ne reste aucune tuile de cette sorte à piocher.</translation>
    </message>
    <message>
        <source>All of this turn’s tiles must be placed first.</source>
        <translation>Il faut d’abord placer toutes les tuiles de ce tour.</translation>
    </message>
    <message>
        <source>The choice is made and final.</source>
        <translation>Le choix est fait, et il est définitif.</translation>
    </message>
    <message>
        <source>Only tiles from the hand can be kept.</source>
        <translation>On ne peut garder que des tuiles de sa main.</translation>
    </message>
    <message>
        <source>The hand holds only one such tile.</source>
        <translation>La main ne contient cette tuile qu’une fois.</translation>
    </message>
    <message>
        <source>Two tiles have to be kept first.</source>
        <translation>Il faut d’abord garder deux tuiles.</translation>
    </message>
    <message>
        <source>Tiles are placed only after everybody has chosen. Players still to choose: %1</source>
        <translation>On ne place les tuiles que lorsque tous ont choisi. Joueurs qui doivent encore choisir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Both tiles of this turn have been placed.</source>
        <translation>Les deux tuiles de ce tour sont placées.</translation>
    </message>
    <message>
        <source>Only one of the tiles kept this turn can be placed.</source>
        <translation>On ne peut placer que l’une des tuiles gardées pendant ce tour.</translation>
    </message>
    <message>
        <source>There is no such city.</source>
        <translation>Cette ville n’existe pas.</translation>
    </message>
    <message>
        <source>Each player builds only two cities, those on the left and on the right.</source>
        <translation>Chaque joueur ne construit que deux villes, celle de gauche et celle de droite.</translation>
    </message>
    <message>
        <source>Each of the two cities gets one tile per turn; this one already has its tile.</source>
        <translation>Chacune des deux villes reçoit une tuile par tour&#x202f;; celle-ci a déjà la sienne.</translation>
    </message>
    <message>
        <source>The place of a city’s first tile cannot be chosen; it goes in the middle.</source>
        <translation>L’emplacement de la première tuile d’une ville ne se choisit pas&#x202f;; elle va au milieu.</translation>
    </message>
    <message>
        <source>There is already a building here.</source>
        <translation>Il y a déjà un bâtiment ici.</translation>
    </message>
    <message>
        <source>A tile has to share an edge with another tile of the city.</source>
        <translation>Une tuile doit toucher par un côté une autre tuile de la ville.</translation>
    </message>
    <message>
        <source>A tile keeps its printed orientation; it cannot be turned.</source>
        <translation>Une tuile garde l’orientation imprimée&#x202f;; on ne peut pas la tourner.</translation>
    </message>
    <message>
        <source>There are not enough tiles for seven players. Tiles: %1. Needed: %2</source>
        <translation>Il n’y a pas assez de tuiles pour sept joueurs. Tuiles&#xa0;: %1. Nombre requis&#xa0;: %2</translation>
    </message>
    <message>
        <source>This duplex tile is listed twice.</source>
        <translation>Cette tuile double figure deux fois dans la liste.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Cities still waiting for a tile</source>
        <translation>Villes qui attendent encore une tuile</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Current phase</source>
        <translation>Phase en cours</translation>
    </message>
    <message>
        <source>Turn of the round</source>
        <translation>Tour de la manche</translation>
    </message>
    <message>
        <source>City on the left</source>
        <translation>Ville de gauche</translation>
    </message>
    <message>
        <source>City on the right</source>
        <translation>Ville de droite</translation>
    </message>
    <message>
        <source>Tiles are drawn</source>
        <translation>On pioche des tuiles</translation>
    </message>
    <message>
        <source>Tiles are selected</source>
        <translation>On sélectionne des tuiles</translation>
    </message>
    <message>
        <source>Tiles are placed</source>
        <translation>On place les tuiles</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est terminée</translation>
    </message>
    <message>
        <source>Take away the tile there: %1</source>
        <comment>a place</comment>
        <translation>Retirer la tuile qui se trouve ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>Move the city inside the grid.</source>
        <translation>Déplacer la ville à l’intérieur de la grille.</translation>
    </message>
    <message>
        <source>Take away the tiles that do not touch the others.</source>
        <translation>Retirer les tuiles qui ne touchent pas les autres.</translation>
    </message>
    <message>
        <source>Take away the tiles that make the city too large.</source>
        <translation>Retirer les tuiles qui rendent la ville trop grande.</translation>
    </message>
    <message numerus="yes">
        <source>Take %n tile(s) from the hand of %1.</source>
        <translation>
            <numerusform>Chez %1, retirer %n tuile de la main.</numerusform>
            <numerusform>Chez %1, retirer %n tuiles de la main.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal %n more tile(s) to %1.</source>
        <translation>
            <numerusform>Donner encore %n tuile à %1.</numerusform>
            <numerusform>Donner encore %n tuiles à %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace the wrong tiles in the hand of %1.</source>
        <translation>Chez %1, remplacer les mauvaises tuiles de la main.</translation>
    </message>
    <message>
        <source>Empty the hand of %1.</source>
        <translation>Chez %1, vider la main.</translation>
    </message>
    <message>
        <source>Return the tiles that %1 kept to the hand.</source>
        <translation>Remettre dans la main les tuiles gardées par %1.</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n more tile(s).</source>
        <translation>
            <numerusform>Défausser encore %n tuile.</numerusform>
            <numerusform>Défausser encore %n tuiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take back %n discarded tile(s).</source>
        <translation>
            <numerusform>Reprendre %n tuile défaussée.</numerusform>
            <numerusform>Reprendre %n tuiles défaussées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace the wrong tiles discarded in round %1.</source>
        <translation>Remplacer les mauvaises tuiles défaussées pendant la manche %1.</translation>
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
            <numerusform>%1&#xa0;: %n point de plus au mieux</numerusform>
            <numerusform>%1&#xa0;: %n points de plus au mieux</numerusform>
        </translation>
    </message>
    <message>
        <source>A straight line of 1 to 4 shops is worth %1 points.</source>
        <translation>Une ligne droite de 1 à 4 commerces vaut %1 points.</translation>
    </message>
    <message>
        <source>A factory is worth %1 points in the city with the most factories, %2 in the second and %3 in the others.</source>
        <translation>Une usine vaut %1 points dans la ville qui en a le plus, %2 dans la deuxième et %3 dans les autres.</translation>
    </message>
    <message>
        <source>A set of 1 to 4 different taverns is worth %1 points.</source>
        <translation>Une association de 1 à 4 auberges différentes vaut %1 points.</translation>
    </message>
    <message>
        <source>A set of 1 to 6 offices is worth %1 points; each next to a tavern brings %2 more.</source>
        <translation>Un ensemble de 1 à 6 bureaux vaut %1 points&#x202f;; à côté d’une auberge, chacun rapporte %2 de plus.</translation>
    </message>
    <message>
        <source>A group of 1 to 3 parks is worth %1 points, each further park %2 more.</source>
        <translation>Un groupe de 1 à 3 parcs vaut %1 points, chaque parc suivant %2 de plus.</translation>
    </message>
    <message>
        <source>A house is worth %1 for each other type of building in its city; next to a factory, only %2.</source>
        <translation>Une résidence vaut %1 par autre type de bâtiment dans sa ville&#x202f;; à côté d’une usine, seulement %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1’s other city has %n point(s)</source>
        <comment>player</comment>
        <translation>
            <numerusform>%1 a %n point dans l’autre ville</numerusform>
            <numerusform>%1 a %n points dans l’autre ville</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <comment>player, how many buildings</comment>
        <translation>%1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) for the lower city. %2</source>
        <translation>
            <numerusform>%1&#xa0;: %n point pour la ville au plus petit score. %2</numerusform>
            <numerusform>%1&#xa0;: %n points pour la ville au plus petit score. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) for the higher city. %2</source>
        <translation>
            <numerusform>%1&#xa0;: %n point pour la ville au plus haut score. %2</numerusform>
            <numerusform>%1&#xa0;: %n points pour la ville au plus haut score. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of cities does not match the number of players. Cities: %1. Expected: %2</source>
        <translation>Le nombre de villes ne correspond pas au nombre de joueurs. Villes&#xa0;: %1. Nombre attendu&#xa0;: %2</translation>
    </message>
    <message>
        <source>The city should have a different number of buildings now. Buildings: %1. Expected: %2</source>
        <translation>La ville devrait avoir maintenant un autre nombre de bâtiments. Bâtiments&#xa0;: %1. Nombre attendu&#xa0;: %2</translation>
    </message>
    <message>
        <source>The city should have a different number of duplex tiles now. Duplex tiles: %1. Expected: %2</source>
        <translation>La ville devrait avoir maintenant un autre nombre de tuiles doubles. Tuiles doubles&#xa0;: %1. Nombre attendu&#xa0;: %2</translation>
    </message>
    <message>
        <source>A hand should have a different number of tiles this turn. Hand of %1: %2. Expected: %3</source>
        <translation>Pendant ce tour, la main devrait avoir un autre nombre de tuiles. Main (%1)&#xa0;: %2. Nombre attendu&#xa0;: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n point(s) for the lower city. %2</source>
        <translation>
            <numerusform>%1 perd %n point pour la ville au plus petit score. %2</numerusform>
            <numerusform>%1 perd %n points pour la ville au plus petit score. %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n point(s) for the higher city. %2</source>
        <translation>
            <numerusform>%1 perd %n point pour la ville au plus haut score. %2</numerusform>
            <numerusform>%1 perd %n points pour la ville au plus haut score. %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove what cannot exist.</source>
        <translation>Supprimer ce qui n’existe pas.</translation>
    </message>
    <message>
        <source>Return the surplus of this tile to the box: %1</source>
        <translation>Remettre dans la boîte les tuiles en trop de ce type&#xa0;: %1</translation>
    </message>
    <message>
        <source>Go to round %1, turn %2. Phase: %3</source>
        <comment>numbers, a phase</comment>
        <translation>Passer à la manche %1, tour %2. Phase&#xa0;: %3</translation>
    </message>
    <message>
        <source>Go to this phase: %1</source>
        <comment>a phase</comment>
        <translation>Passer à cette phase&#xa0;: %1</translation>
    </message>
    <message>
        <source>Record that %1 has kept no tiles.</source>
        <translation>Considérer qu’aucune tuile n’a été gardée par %1.</translation>
    </message>
    <message>
        <source>Leave %1 nothing to place.</source>
        <translation>Ne laisser à %1 aucune tuile à placer.</translation>
    </message>
    <message>
        <source>Leave %1 as many kept tiles as there are cities waiting for one.</source>
        <translation>Laisser à %1 autant de tuiles gardées que de villes qui en attendent.</translation>
    </message>
    <message>
        <source>to place</source>
        <comment>a player, two tiles</comment>
        <translation>doit placer</translation>
    </message>
    <message>
        <source>has placed</source>
        <comment>a player, two tiles</comment>
        <translation>a placé</translation>
    </message>
    <message>
        <source>choosing, swaps hands with you</source>
        <translation>choisit, échange sa main avec vous</translation>
    </message>
    <message>
        <source>has chosen, swaps hands with you</source>
        <translation>a choisi, échange sa main avec vous</translation>
    </message>
    <message>
        <source>choosing, gets your hand</source>
        <translation>choisit, recevra votre main</translation>
    </message>
    <message>
        <source>has chosen, gets your hand</source>
        <translation>a choisi, recevra votre main</translation>
    </message>
    <message>
        <source>choosing, passes to you</source>
        <translation>choisit, vous passe sa main</translation>
    </message>
    <message>
        <source>has chosen, passes to you</source>
        <translation>a choisi, vous passe sa main</translation>
    </message>
    <message>
        <source>choosing</source>
        <comment>a player, two tiles</comment>
        <translation>choisit</translation>
    </message>
    <message>
        <source>has chosen</source>
        <comment>a player, two tiles</comment>
        <translation>a choisi</translation>
    </message>
    <message>
        <source>Keep these two</source>
        <translation>Garder ces deux tuiles</translation>
    </message>
    <message numerus="yes">
        <source>%1 Most: %2, %n point(s).</source>
        <comment>a sentence, a city, its points</comment>
        <translation>
            <numerusform>%1 Meilleur total&#xa0;: %2, %n point.</numerusform>
            <numerusform>%1 Meilleur total&#xa0;: %2, %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Most: %2, %n point(s) each.</source>
        <comment>a sentence, several cities, their points</comment>
        <translation>
            <numerusform>%1 Meilleur total, %n point chacune&#xa0;: %2.</numerusform>
            <numerusform>%1 Meilleur total, %n points chacune&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Placing: %1. Choose where.</source>
        <translation>À placer&#xa0;: %1. Choisissez où.</translation>
    </message>
    <message>
        <source>Keeping: %1 and %2. Confirm, or click another tile instead.</source>
        <translation>À garder&#xa0;: %1 et %2. Confirmez, ou cliquez sur une autre tuile à la place.</translation>
    </message>
    <message>
        <source>Keeping: %1. Choose the second tile.</source>
        <translation>À garder&#xa0;: %1. Choisissez la seconde tuile.</translation>
    </message>
    <message>
        <source>First tile: %1, with %2</source>
        <comment>tile, player</comment>
        <translation>Première tuile&#xa0;: %1, avec %2</translation>
    </message>
    <message>
        <source>Placed %1 on %2, with %3</source>
        <comment>tile, cell, player</comment>
        <translation>Tuile %1 en %2, avec %3</translation>
    </message>
    <message>
        <source>First tile on the left: %1</source>
        <translation>Première tuile à gauche&#xa0;: %1</translation>
    </message>
    <message>
        <source>First tile on the right: %1</source>
        <translation>Première tuile à droite&#xa0;: %1</translation>
    </message>
    <message>
        <source>Placed %1 on %2, on the left</source>
        <comment>tile, cell</comment>
        <translation>Tuile %1 en %2, à gauche</translation>
    </message>
    <message>
        <source>Placed %1 on %2, on the right</source>
        <comment>tile, cell</comment>
        <translation>Tuile %1 en %2, à droite</translation>
    </message>
    <message>
        <source>Keep %1.</source>
        <comment>a goal: what is counted</comment>
        <translation>Gardez %1.</translation>
    </message>
    <message>
        <source>You have kept %1.</source>
        <comment>a goal: what is counted</comment>
        <translation>Vous avez gardé %1.</translation>
    </message>
    <message>
        <source>%1 has kept %2.</source>
        <comment>a goal: a player, what is counted</comment>
        <translation>%1 a gardé %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n shop(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n commerce</numerusform>
            <numerusform>%n commerces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n factories</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n usine</numerusform>
            <numerusform>%n usines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tavern(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n auberge</numerusform>
            <numerusform>%n auberges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drink tavern(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n auberge (boisson)</numerusform>
            <numerusform>%n auberges (boisson)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food tavern(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n auberge (repas)</numerusform>
            <numerusform>%n auberges (repas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n music tavern(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n auberge (musique)</numerusform>
            <numerusform>%n auberges (musique)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bed tavern(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n auberge (lit)</numerusform>
            <numerusform>%n auberges (lit)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n office(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n bureau</numerusform>
            <numerusform>%n bureaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n park(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n parc</numerusform>
            <numerusform>%n parcs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n résidence</numerusform>
            <numerusform>%n résidences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n single tile(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n tuile simple</numerusform>
            <numerusform>%n tuiles simples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplex tile(s)</source>
        <comment>object of a verb</comment>
        <translation>
            <numerusform>%n tuile double</numerusform>
            <numerusform>%n tuiles doubles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place at least %n tile(s).</source>
        <comment>a goal</comment>
        <translation>
            <numerusform>Placez au moins %n tuile.</numerusform>
            <numerusform>Placez au moins %n tuiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have placed at least %n tile(s).</source>
        <comment>a goal</comment>
        <translation>
            <numerusform>Vous avez placé au moins %n tuile.</numerusform>
            <numerusform>Vous avez placé au moins %n tuiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has placed at least %n tile(s).</source>
        <comment>a goal</comment>
        <translation>
            <numerusform>%1 a placé au moins %n tuile.</numerusform>
            <numerusform>%1 a placé au moins %n tuiles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep these two tiles: %1 and %2.</source>
        <translation>Gardez ces deux tuiles&#xa0;: %1 et %2.</translation>
    </message>
    <message>
        <source>Put your tile %1 here: %2.</source>
        <translation>Posez votre tuile (%1) ici&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Keep %1.</source>
        <comment>a goal: nothing of what is named</comment>
        <translation>Ne gardez %1.</translation>
    </message>
    <message>
        <source>You have kept %1.</source>
        <comment>a goal: nothing of what is named</comment>
        <translation>Vous n’avez gardé %1.</translation>
    </message>
    <message>
        <source>%1 has kept %2.</source>
        <comment>a goal: a player, nothing of what is named</comment>
        <translation>%1 n’a gardé %2.</translation>
    </message>
    <message>
        <source>no shops</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun commerce</translation>
    </message>
    <message>
        <source>no factories</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucune usine</translation>
    </message>
    <message>
        <source>no taverns</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucune auberge</translation>
    </message>
    <message>
        <source>no drink taverns</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucune auberge (boisson)</translation>
    </message>
    <message>
        <source>no food taverns</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucune auberge (repas)</translation>
    </message>
    <message>
        <source>no music taverns</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucune auberge (musique)</translation>
    </message>
    <message>
        <source>no bed taverns</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucune auberge (lit)</translation>
    </message>
    <message>
        <source>no offices</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun bureau</translation>
    </message>
    <message>
        <source>no parks</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun parc</translation>
    </message>
    <message>
        <source>no houses</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucune résidence</translation>
    </message>
    <message>
        <source>no single tiles</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucune tuile simple</translation>
    </message>
    <message>
        <source>no duplex tiles</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucune tuile double</translation>
    </message>
    <message>
        <source>no points</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucun point</translation>
    </message>
    <message>
        <source>no tiles in hand</source>
        <comment>object of a verb that is denied</comment>
        <translation>aucune tuile en main</translation>
    </message>
    <message>
        <source>the shops</source>
        <translation>les commerces</translation>
    </message>
    <message>
        <source>the factories</source>
        <translation>les usines</translation>
    </message>
    <message>
        <source>the taverns</source>
        <translation>les auberges</translation>
    </message>
    <message>
        <source>the offices</source>
        <translation>les bureaux</translation>
    </message>
    <message>
        <source>the parks</source>
        <translation>les parcs</translation>
    </message>
    <message>
        <source>the houses</source>
        <translation>les résidences</translation>
    </message>
    <message numerus="yes">
        <source>Make %1 of your left city worth at least %n point(s).</source>
        <comment>a goal: buildings</comment>
        <translation>
            <numerusform>Faites que %1 de votre ville de gauche rapportent au moins %n point.</numerusform>
            <numerusform>Faites que %1 de votre ville de gauche rapportent au moins %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %1 of your right city worth at least %n point(s).</source>
        <comment>a goal: buildings</comment>
        <translation>
            <numerusform>Faites que %1 de votre ville de droite rapportent au moins %n point.</numerusform>
            <numerusform>Faites que %1 de votre ville de droite rapportent au moins %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1, turn %2</source>
        <translation>Manche&#xa0;%1, tour&#xa0;%2</translation>
    </message>
    <message>
        <source>Round %1, first half, turn %2</source>
        <translation>Manche&#xa0;%1, 1re moitié, tour&#xa0;%2</translation>
    </message>
    <message>
        <source>Round %1, second half, turn %2</source>
        <translation>Manche&#xa0;%1, 2de moitié, tour&#xa0;%2</translation>
    </message>
    <message>
        <source>All have kept two tiles.</source>
        <translation>Tout le monde a gardé deux tuiles.</translation>
    </message>
    <message>
        <source>The points of both of your cities count.</source>
        <translation>Les points de vos deux villes comptent.</translation>
    </message>
    <message>
        <source>Of your two cities only the one with fewer points at the end counts, so it alone is added up here for each player.</source>
        <translation>De vos deux villes, seule compte celle qui a le moins de points à la fin&#x202f;; elle seule est donc additionnée ici pour chaque joueur.</translation>
    </message>
    <message>
        <source>your left city</source>
        <translation>votre ville de gauche</translation>
    </message>
    <message>
        <source>your right city</source>
        <translation>votre ville de droite</translation>
    </message>
    <message>
        <source>Begin your left city with your tile (%1).</source>
        <translation>Commencez votre ville de gauche avec votre tuile (%1).</translation>
    </message>
    <message>
        <source>Begin your right city with your tile (%1).</source>
        <translation>Commencez votre ville de droite avec votre tuile (%1).</translation>
    </message>
    <message>
        <source>Put your tile (%1) on %2 in your left city.</source>
        <translation>Posez votre tuile (%1) en %2 dans votre ville de gauche.</translation>
    </message>
    <message>
        <source>Put your tile (%1) on %2 in your right city.</source>
        <translation>Posez votre tuile (%1) en %2 dans votre ville de droite.</translation>
    </message>
    <message>
        <source>%1 (city: %2 → %3)</source>
        <comment>what was laid; the points of that city before and now</comment>
        <translation>%1 (ville&#xa0;: %2 → %3)</translation>
    </message>
    <message>
        <source>As the cities stand, these tiles bring up to %1; those of the other move bring up to %2.</source>
        <comment>points, other points</comment>
        <translation>En l’état des villes, ces tuiles rapportent jusqu’à %1&#x202f;; celles de l’autre coup, jusqu’à %2.</translation>
    </message>
    <message>
        <source>The tiles passed on can then bring %1 up to %2; after the other move, up to %3.</source>
        <comment>player, points, other points</comment>
        <translation>Les tuiles passées peuvent alors rapporter à %1 jusqu’à %2&#x202f;; après l’autre coup, jusqu’à %3.</translation>
    </message>
    <message>
        <source>In the city on the left, the next building of this kind (%1) can then bring %2; after the other move, %3.</source>
        <comment>building, points, other points</comment>
        <translation>Dans la ville à gauche, le prochain bâtiment de cette sorte (%1) peut alors rapporter %2&#x202f;; après l’autre coup, %3.</translation>
    </message>
    <message>
        <source>In the city on the right, the next building of this kind (%1) can then bring %2; after the other move, %3.</source>
        <comment>building, points, other points</comment>
        <translation>Dans la ville à droite, le prochain bâtiment de cette sorte (%1) peut alors rapporter %2&#x202f;; après l’autre coup, %3.</translation>
    </message>
</context>
<context>
    <name>waystone::ActAnswersPage</name>
    <message>
        <source>Seed</source>
        <comment>a step of the history</comment>
        <translation>Graine</translation>
    </message>
    <message>
        <source>When a lost goal is reported</source>
        <comment>a step of the history</comment>
        <translation>Quand signaler un objectif perdu</translation>
    </message>
    <message>
        <source>What the others do</source>
        <comment>a step of the history</comment>
        <translation>Ce que font les autres</translation>
    </message>
    <message>
        <source>The task ends</source>
        <translation>L’exercice s’arrête</translation>
    </message>
    <message>
        <source>A computer player answers</source>
        <translation>Un joueur informatique répond</translation>
    </message>
    <message>
        <source>Whatever chance and the others do</source>
        <translation>Quoi que fassent le hasard et les autres</translation>
    </message>
    <message>
        <source>The others are played by:</source>
        <translation>Les autres sont joués par&#xa0;:</translation>
    </message>
    <message>
        <source>Report a lost goal:</source>
        <translation>Signaler un objectif perdu&#xa0;:</translation>
    </message>
    <message>
        <source>What you have written about a particular move is always shown at once.</source>
        <translation>Ce que vous avez écrit à propos d’un coup précis s’affiche toujours aussitôt.</translation>
    </message>
    <message>
        <source>When a lost goal is reported</source>
        <translation>Quand signaler un objectif perdu</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Aussitôt</translation>
    </message>
    <message>
        <source>When the reader asks</source>
        <translation>Quand le lecteur le demande</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>Graine&#xa0;:</translation>
    </message>
    <message>
        <source>The same seed always gives the same replies, both in the check and to the reader.</source>
        <translation>La même graine donne toujours les mêmes réponses, à la vérification comme au lecteur.</translation>
    </message>
    <message>
        <source>No script</source>
        <comment>a step of the history</comment>
        <translation>Sans script</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s), as long as they are legal.</source>
        <translation>
            <numerusform>%n coup, tant qu’il est permis.</numerusform>
            <numerusform>%n coups, tant qu’ils sont permis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is written.</source>
        <translation>Rien n’est écrit.</translation>
    </message>
    <message>
        <source>What chance and the others do</source>
        <translation>Ce que font le hasard et les autres</translation>
    </message>
    <message>
        <source>Where nothing is written:</source>
        <translation>Là où rien n’est écrit&#xa0;:</translation>
    </message>
    <message>
        <source>What chance and the others do once what is written has ended.</source>
        <translation>Ce que font le hasard et les autres une fois que ce qui est écrit est joué.</translation>
    </message>
</context>
<context>
    <name>waystone::ActGoalPage</name>
    <message>
        <source>Goal</source>
        <comment>a step of the history</comment>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Number of actions</source>
        <comment>a step of the history</comment>
        <translation>Nombre d’actions</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>À tout moment</translation>
    </message>
    <message>
        <source>Actions: </source>
        <comment>before their number</comment>
        <translation>Actions&#xa0;: </translation>
    </message>
    <message>
        <source>Actions allowed</source>
        <translation>Actions permises</translation>
    </message>
    <message>
        <source>When the goal has to be reached</source>
        <translation>Quand l’objectif doit être atteint</translation>
    </message>
    <message>
        <source>Goal: %1</source>
        <comment>a step of the history</comment>
        <translation>Objectif&#xa0;: %1</translation>
    </message>
    <message>
        <source>No goal</source>
        <comment>a step of the history</comment>
        <translation>Sans objectif</translation>
    </message>
    <message>
        <source>A goal says what the reader has to reach, and the check proves that they can. Add a condition to begin with.</source>
        <translation>L’objectif dit ce que le lecteur doit atteindre, et la vérification prouve qu’il le peut. Ajoutez d’abord une condition.</translation>
    </message>
</context>
<context>
    <name>waystone::ActMistakesPage</name>
    <message>
        <source>Mistake</source>
        <comment>a step of the history</comment>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Mistake removed</source>
        <comment>a step of the history</comment>
        <translation>Erreur enlevée</translation>
    </message>
    <message>
        <source>Mistake %1: %2</source>
        <translation>Erreur %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Enlever</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Adds a kind of wrong move, described by what it leads to.</source>
        <translation>Ajoute un type d’erreur, défini par ses conséquences.</translation>
    </message>
    <message>
        <source>A mistake is a kind of wrong move, told by what it leads to. Whoever makes it reads your text for it. About a single wrong move you write where the check names it.</source>
        <translation>Une erreur est une sorte de coup faux, décrite par ce qui en résulte. Qui la commet lit le texte que vous écrivez pour elle. D’un seul coup faux, vous parlez là où la vérification le nomme.</translation>
    </message>
</context>
<context>
    <name>waystone::ActMovesPage</name>
    <message>
        <source>No solution</source>
        <comment>a step of the history</comment>
        <translation>Sans solution</translation>
    </message>
    <message>
        <source>Move removed</source>
        <comment>a step of the history</comment>
        <translation>Coup enlevé</translation>
    </message>
    <message>
        <source>None yet: the check will look for one.</source>
        <translation>Aucune pour l’instant&#xa0;: la vérification en cherchera une.</translation>
    </message>
    <message>
        <source>Verdict on a move</source>
        <comment>a step of the history</comment>
        <translation>Verdict sur un coup</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Move of the reader</source>
        <translation>Coup du lecteur</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Record…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Play moves on the board and say whether they are right or wrong.</source>
        <translation>Jouez des coups sur le plateau et dites s’ils sont justes ou faux.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Enlever</translation>
    </message>
</context>
<context>
    <name>waystone::ActionChoices</name>
    <message>
        <source>Do It</source>
        <translation>Le faire</translation>
    </message>
    <message>
        <source>%1: choose how to continue.</source>
        <comment>place</comment>
        <translation>%1&#xa0;: choisissez la suite.</translation>
    </message>
    <message>
        <source>%1? Choose a possible place or “%2”.</source>
        <comment>action, button</comment>
        <translation>%1&#x202f;? Choisissez un emplacement possible ou «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1: choose one of the possible places first.</source>
        <comment>place</comment>
        <translation>%1&#xa0;: choisissez d’abord l’un des emplacements possibles.</translation>
    </message>
</context>
<context>
    <name>waystone::ActionChooser</name>
    <message>
        <source>%1 (victory points: %2)</source>
        <translation>%1 (points de victoire&#xa0;: %2)</translation>
    </message>
</context>
<context>
    <name>waystone::ActionLine</name>
    <message>
        <source>Type the action, or ? to ask what is possible</source>
        <translation>Saisissez l’action, ou un point d’interrogation pour savoir ce qui est possible</translation>
    </message>
    <message>
        <source>Type the action…</source>
        <translation>Saisissez l’action…</translation>
    </message>
    <message>
        <source>A question mark tells what is possible; followed by words, it tells in which places they are found.</source>
        <translation>Un point d’interrogation dit ce qui est possible&#x202f;; suivi de mots, il dit à quels emplacements on les trouve.</translation>
    </message>
    <message>
        <source>Closes this line</source>
        <translation>Ferme cette ligne</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>“%1” may mean several actions: %2.</source>
        <comment>what was typed, actions</comment>
        <translation>«&#xa0;%1&#xa0;» peut désigner plusieurs actions&#xa0;: %2.</translation>
    </message>
    <message>
        <source>This is an earlier moment; you can only look at it.</source>
        <translation>Ceci est un moment antérieur&#x202f;; on ne peut que le regarder.</translation>
    </message>
    <message>
        <source>Nobody at the screen is asked to do anything now.</source>
        <translation>Pour l’instant, personne devant l’écran n’a à agir.</translation>
    </message>
    <message>
        <source>No action that is possible now is called “%1”. Type ? to hear what is possible.</source>
        <comment>what was typed</comment>
        <translation>Aucune action possible pour l’instant ne s’appelle «&#xa0;%1&#xa0;». Un point d’interrogation dit ce qui est possible.</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) possible: %1.</source>
        <translation>
            <numerusform>%n action possible&#xa0;: %1.</numerusform>
            <numerusform>%n actions possibles&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing on the table is called “%1”.</source>
        <comment>what was typed</comment>
        <translation>Rien sur la table ne s’appelle «&#xa0;%1&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s): %1.</source>
        <translation>
            <numerusform>%n emplacement&#xa0;: %1.</numerusform>
            <numerusform>%n emplacements&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; and %n more</source>
        <comment>a list of things</comment>
        <translation>
            <numerusform>%1&#x202f;; et %n autre</numerusform>
            <numerusform>%1&#x202f;; et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Action:</source>
        <translation>Action&#xa0;:</translation>
    </message>
</context>
<context>
    <name>waystone::AdviceWords</name>
    <message>
        <source>By the end of the turn, it leads to %1; the other move, to %2.</source>
        <comment>goods, other goods</comment>
        <translation>À la fin du tour, il mène à %1&#x202f;; l’autre coup, à %2.</translation>
    </message>
    <message>
        <source>It leaves %1; the other move leaves %2.</source>
        <comment>goods, other goods</comment>
        <translation>Il laisse %1&#x202f;; l’autre coup laisse %2.</translation>
    </message>
    <message>
        <source>%1 gains %2 by it; by the other move, %3.</source>
        <comment>player, points, other points</comment>
        <translation>%1 y gagne %2&#x202f;; par l’autre coup, %3.</translation>
    </message>
    <message>
        <source>It brings %1 by the end of the turn; the other move brings none.</source>
        <comment>points</comment>
        <translation>Il rapporte %1 d’ici la fin du tour&#x202f;; l’autre coup n’en rapporte aucun.</translation>
    </message>
    <message>
        <source>It brings %1 at once; the other move brings none.</source>
        <comment>points</comment>
        <translation>Il rapporte %1 tout de suite&#x202f;; l’autre coup n’en rapporte aucun.</translation>
    </message>
    <message>
        <source>It brings no points this turn; the other move brings %1.</source>
        <comment>points</comment>
        <translation>Il ne rapporte aucun point pendant ce tour&#x202f;; l’autre coup rapporte %1.</translation>
    </message>
    <message>
        <source>It brings no points at once; the other move brings %1.</source>
        <comment>points</comment>
        <translation>Il ne rapporte aucun point tout de suite&#x202f;; l’autre coup rapporte %1.</translation>
    </message>
    <message>
        <source>It brings %1 by the end of the turn; the other move brings %2.</source>
        <comment>points, other points</comment>
        <translation>Il rapporte %1 d’ici la fin du tour&#x202f;; l’autre coup rapporte %2.</translation>
    </message>
    <message>
        <source>It brings %1 at once; the other move brings %2.</source>
        <comment>points, other points</comment>
        <translation>Il rapporte %1 tout de suite&#x202f;; l’autre coup rapporte %2.</translation>
    </message>
    <message>
        <source>With it, %1 comes to %2; with the other move, to %3.</source>
        <comment>what is scored, points, other points</comment>
        <translation>Avec lui, %1 arrive à %2&#x202f;; avec l’autre coup, à %3.</translation>
    </message>
    <message>
        <source>In the next turn, %1 can then score %2 at most; after the other move, %3 at most.</source>
        <comment>player, points, other points</comment>
        <translation>Au prochain tour, %1 peut alors marquer %2 au plus&#x202f;; après l’autre coup, %3 au plus.</translation>
    </message>
    <message>
        <source>It brings about the end of the game; the other move does not.</source>
        <translation>Il déclenche la fin de la partie&#x202f;; l’autre coup non.</translation>
    </message>
    <message>
        <source>The game then goes on; the other move brings about its end.</source>
        <translation>La partie continue alors&#x202f;; l’autre coup en déclenche la fin.</translation>
    </message>
    <message>
        <source>The expected margin in the end is then %1; after the other move it is %2.</source>
        <comment>points, other points</comment>
        <translation>L’écart attendu à la fin est alors de %1&#x202f;; après l’autre coup, de %2.</translation>
    </message>
    <message>
        <source>Both lead to the same by the end of the turn.</source>
        <translation>Les deux mènent au même point à la fin du tour.</translation>
    </message>
</context>
<context>
    <name>waystone::AnalysisGraph</name>
    <message>
        <source>Decision %1 of %2: %3 could expect a margin of %4.</source>
        <comment>number, number, player, points</comment>
        <translation>Décision %1 sur %2&#xa0;: %3 pouvait s’attendre à un écart de %4.</translation>
    </message>
    <message>
        <source>Expected margin over the game</source>
        <translation>Écart attendu au fil de la partie</translation>
    </message>
</context>
<context>
    <name>waystone::AnalysisModel</name>
    <message>
        <source>%1%</source>
        <comment>a share in percent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>Tried %n time(s).</source>
        <translation>
            <numerusform>Essayée %n fois.</numerusform>
            <numerusform>Essayée %n fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>It may be as good as the first.</source>
        <translation>Elle est peut-être aussi bonne que la première.</translation>
    </message>
    <message>
        <source>Possible actions, best first</source>
        <translation>Actions possibles, la meilleure d’abord</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Expected share of first place</source>
        <translation>Part attendue de la première place</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>not sure yet</source>
        <translation>pas encore sûr</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>a margin in points, how uncertain it is</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Expected points at the end of the game, minus those of the best other player. A much longer search would differ from this by at most the second figure 19 times out of 20.</source>
        <translation>Points attendus à la fin de la partie, moins ceux du meilleur des autres joueurs. Dans 19 cas sur 20, le résultat d’une recherche bien plus longue ne s’en écarterait pas plus que ne l’indique le second nombre.</translation>
    </message>
</context>
<context>
    <name>waystone::AnalysisPanel</name>
    <message>
        <source>It is nobody’s turn to act.</source>
        <translation>Ce n’est le tour de personne.</translation>
    </message>
    <message>
        <source>No analysis here: it would reveal hidden information.</source>
        <translation>Pas d’analyse ici&#xa0;: elle révélerait ce que d’autres ne doivent pas savoir.</translation>
    </message>
    <message>
        <source>%1 has no choice here.</source>
        <comment>player</comment>
        <translation>%1 n’a pas le choix ici.</translation>
    </message>
    <message>
        <source>What %1 could do. It is not yet certain which is best.</source>
        <comment>player</comment>
        <translation>Actions possibles (%1). On ne sait pas encore laquelle est la meilleure.</translation>
    </message>
    <message>
        <source>What %1 could do. The first is the best.</source>
        <comment>player</comment>
        <translation>Actions possibles (%1). La première est la meilleure.</translation>
    </message>
    <message>
        <source>The best actions</source>
        <translation>Les meilleures actions</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>Jouer ce coup</translation>
    </message>
    <message>
        <source>Plays the chosen action; at an earlier moment it becomes a variation</source>
        <translation>Joue l’action choisie&#x202f;; à partir d’une position antérieure, elle devient une variante</translation>
    </message>
    <message>
        <source>Considering what %1 could do…</source>
        <comment>player</comment>
        <translation>Examen des actions possibles (%1)…</translation>
    </message>
</context>
<context>
    <name>waystone::ArchiveCommands</name>
    <message>
        <source>Rename the Game</source>
        <translation>Renommer la partie</translation>
    </message>
    <message>
        <source>Delete the Game</source>
        <translation>Supprimer la partie</translation>
    </message>
    <message>
        <source>Bring the Game Back</source>
        <translation>Rétablir la partie</translation>
    </message>
</context>
<context>
    <name>waystone::ArchiveFilter</name>
    <message>
        <source>Finished</source>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En cours</translation>
    </message>
</context>
<context>
    <name>waystone::ArchiveList</name>
    <message>
        <source>Deleted: %1, %2. It stays in the trash until you empty it.</source>
        <comment>game, players</comment>
        <translation>Supprimée&#xa0;: %1, %2. Elle reste dans la corbeille jusqu’à ce que vous la vidiez.</translation>
    </message>
    <message>
        <source>Give it a name</source>
        <translation>Lui donner un nom</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nom de la partie</translation>
    </message>
    <message>
        <source>Undo (%1)</source>
        <comment>key</comment>
        <translation>Annuler (%1)</translation>
    </message>
</context>
<context>
    <name>waystone::ArchiveModel</name>
    <message>
        <source>It is no longer there. Perhaps another window has opened it.</source>
        <translation>Elle n’est plus là. Une autre fenêtre l’a peut-être ouverte.</translation>
    </message>
</context>
<context>
    <name>waystone::ArchivePage</name>
    <message>
        <source>Trash</source>
        <translation>Corbeille</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Retour (Échap)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Open a File…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Empty the Trash…</source>
        <translation>Vider la corbeille…</translation>
    </message>
    <message>
        <source>All games in the trash will be deleted for good.</source>
        <translation>Toutes les parties de la corbeille seront supprimées définitivement.</translation>
    </message>
    <message>
        <source>Delete for Good</source>
        <translation>Supprimer définitivement</translation>
    </message>
    <message>
        <source>Keep Them</source>
        <translation>Les garder</translation>
    </message>
    <message>
        <source>Search for players, games, dates</source>
        <translation>Chercher un joueur, un jeu, une date</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Trier par</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message numerus="yes">
        <source>%n deleted games, kept until you empty the trash</source>
        <translation>
            <numerusform>%n partie supprimée, gardée jusqu’à ce que vous vidiez la corbeille</numerusform>
            <numerusform>%n parties supprimées, gardées jusqu’à ce que vous vidiez la corbeille</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games, kept on this computer</source>
        <translation>
            <numerusform>%n partie, gardée sur cet ordinateur</numerusform>
            <numerusform>%n parties, gardées sur cet ordinateur</numerusform>
        </translation>
    </message>
    <message>
        <source>Trash (%1)</source>
        <translation>Corbeille (%1)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>found, all</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>game, how many of it</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>The trash is empty</source>
        <translation>La corbeille est vide</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Pas encore de partie</translation>
    </message>
    <message>
        <source>Try other words, or another game.</source>
        <translation>Essayez d’autres mots ou un autre jeu.</translation>
    </message>
    <message>
        <source>Games that you delete come here first.</source>
        <translation>Les parties que vous supprimez arrivent d’abord ici.</translation>
    </message>
    <message>
        <source>Every game you start is kept here from its first action on.</source>
        <translation>Chaque partie que vous commencez est gardée ici, dès la première action.</translation>
    </message>
    <message>
        <source>Clear the Search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>New Game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
</context>
<context>
    <name>waystone::ArchiveText</name>
    <message>
        <source>Damaged game</source>
        <translation>Partie endommagée</translation>
    </message>
    <message numerus="yes">
        <source>%1 won with %n points</source>
        <translation>
            <numerusform>%1 a gagné avec %n point</numerusform>
            <numerusform>%1 a gagné avec %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shared victory with %n points: %1</source>
        <translation>
            <numerusform>Victoire partagée avec %n point&#xa0;: %1</numerusform>
            <numerusform>Victoire partagée avec %n points&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot be opened</source>
        <translation>Impossible de l’ouvrir</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <comment>player</comment>
        <translation>À %1 de jouer</translation>
    </message>
    <message numerus="yes">
        <source>%n players choose</source>
        <translation>
            <numerusform>%n joueur choisit</numerusform>
            <numerusform>%n joueurs choisissent</numerusform>
        </translation>
    </message>
    <message>
        <source>The beginning of its file cannot be read.</source>
        <translation>Le début de son fichier est illisible.</translation>
    </message>
    <message>
        <source>the end of its file is damaged</source>
        <translation>la fin de son fichier est endommagée</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>action %1</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>Supprimée&#xa0;: %1</translation>
    </message>
    <message>
        <source>open in this window</source>
        <translation>ouverte dans cette fenêtre</translation>
    </message>
    <message>
        <source>open in another window</source>
        <translation>ouverte dans une autre fenêtre</translation>
    </message>
    <message>
        <source>Close it first to delete it.</source>
        <translation>Fermez d’abord la partie pour la supprimer.</translation>
    </message>
    <message>
        <source>Close it there to delete it.</source>
        <translation>Fermez la partie dans l’autre fenêtre pour la supprimer.</translation>
    </message>
</context>
<context>
    <name>waystone::BoardExport</name>
    <message>
        <source>Pictures can only be written as PNG or SVG.</source>
        <translation>Les images ne peuvent être enregistrées qu’en PNG ou en SVG.</translation>
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
        <translation>vide</translation>
    </message>
</context>
<context>
    <name>waystone::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>waystone::BreakdownModel</name>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origine</translation>
    </message>
</context>
<context>
    <name>waystone::BreakdownPanel</name>
    <message>
        <source>Where the points came from</source>
        <translation>D’où viennent les points</translation>
    </message>
</context>
<context>
    <name>waystone::CardPlace</name>
    <message>
        <source>Not sure what to do?</source>
        <translation>Vous ne savez pas quoi faire&#x202f;?</translation>
    </message>
</context>
<context>
    <name>waystone::CategoryDelegate</name>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>already counted</source>
        <translation>déjà compté</translation>
    </message>
</context>
<context>
    <name>waystone::CategoryModel</name>
    <message>
        <source>Nobody gets points.</source>
        <translation>Personne ne marque de point.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>which player gets how many points</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Counted during the game.</source>
        <translation>Compté pendant la partie.</translation>
    </message>
</context>
<context>
    <name>waystone::CategoryRows</name>
    <message>
        <source>Where the points came from</source>
        <translation>D’où viennent les points</translation>
    </message>
</context>
<context>
    <name>waystone::ChoiceButton</name>
    <message>
        <source>%1: %2</source>
        <comment>kind of action, price</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Impossible pour l’instant</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>what is to be confirmed, picked, to pick</comment>
        <translation>%1&#xa0;: %2 sur %3</translation>
    </message>
</context>
<context>
    <name>waystone::CommandStates</name>
    <message>
        <source>Finish</source>
        <comment>what is under way</comment>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Back to the Start of the Turn</source>
        <translation>Revenir au début du tour</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rétablir&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>waystone::Commands</name>
    <message>
        <source>&amp;Game</source>
        <comment>menu</comment>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <comment>menu</comment>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu</comment>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>menu</comment>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <comment>menu</comment>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <comment>menu</comment>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;New Game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>Starts a new game</source>
        <translation>Commence une nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>Continues the last game played</source>
        <translation>Continue la dernière partie jouée</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Saves the game with all its variations</source>
        <translation>Enregistre la partie avec toutes ses variantes</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Saves the game under another name</source>
        <translation>Enregistre la partie sous un autre nom</translation>
    </message>
    <message>
        <source>Export as &amp;PNG…</source>
        <translation>Exporter en &amp;PNG…</translation>
    </message>
    <message>
        <source>Saves a picture of the board</source>
        <translation>Enregistre une image du plateau</translation>
    </message>
    <message>
        <source>Export as S&amp;VG…</source>
        <translation>Exporter en S&amp;VG…</translation>
    </message>
    <message>
        <source>Saves a drawing of the board</source>
        <translation>Enregistre un dessin du plateau</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>&amp;Revanche</translation>
    </message>
    <message>
        <source>Starts another game with the same players and rules</source>
        <translation>Commence une autre partie avec les mêmes joueurs et les mêmes règles</translation>
    </message>
    <message>
        <source>&amp;Back to the Start Page</source>
        <translation>Retour à la pa&amp;ge d’accueil</translation>
    </message>
    <message>
        <source>Puts the game away; it can be continued later</source>
        <translation>Met la partie de côté&#x202f;; on pourra la continuer plus tard</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Quits the program; the game can be continued later</source>
        <translation>Quitte le programme&#x202f;; on pourra continuer la partie plus tard</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Zoomer</translation>
    </message>
    <message>
        <source>Shows the board larger</source>
        <translation>Agrandit le plateau</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>&amp;Dézoomer</translation>
    </message>
    <message>
        <source>Shows the board smaller</source>
        <translation>Réduit le plateau</translation>
    </message>
    <message>
        <source>&amp;Fit to Window</source>
        <translation>A&amp;juster à la fenêtre</translation>
    </message>
    <message>
        <source>Shows the whole board</source>
        <translation>Affiche le plateau entier</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>Uses the whole screen</source>
        <translation>Occupe tout l’écran</translation>
    </message>
    <message>
        <source>System Theme</source>
        <translation>Thème du système</translation>
    </message>
    <message>
        <source>Light Theme</source>
        <translation>Thème clair</translation>
    </message>
    <message>
        <source>Dark Theme</source>
        <translation>Thème sombre</translation>
    </message>
    <message>
        <source>High-Contrast Theme</source>
        <translation>Thème à contraste élevé</translation>
    </message>
    <message>
        <source>C&amp;onfirm</source>
        <translation>&amp;Confirmer</translation>
    </message>
    <message>
        <source>Plays the action waiting to be confirmed</source>
        <translation>Joue le coup en attente de confirmation</translation>
    </message>
    <message>
        <source>Cancels what was picked or is waiting to be confirmed</source>
        <translation>Annule la sélection ou le coup en attente de confirmation</translation>
    </message>
    <message>
        <source>&amp;First Moment</source>
        <translation>Pr&amp;emière position</translation>
    </message>
    <message>
        <source>Shows the beginning of the game</source>
        <translation>Affiche le début de la partie</translation>
    </message>
    <message>
        <source>Pre&amp;vious Moment</source>
        <translation>Posi&amp;tion précédente</translation>
    </message>
    <message>
        <source>Shows the game one action earlier</source>
        <translation>Affiche la partie une action plus tôt</translation>
    </message>
    <message>
        <source>&amp;Next Moment</source>
        <translation>Position &amp;suivante</translation>
    </message>
    <message>
        <source>Shows the game one action later</source>
        <translation>Affiche la partie une action plus tard</translation>
    </message>
    <message>
        <source>&amp;Last Moment</source>
        <translation>&amp;Dernière position</translation>
    </message>
    <message>
        <source>Shows the end of this line</source>
        <translation>Affiche la fin de cette variante</translation>
    </message>
    <message>
        <source>Continues from the moment shown; what was played before stays in the log</source>
        <translation>Reprend la partie à partir de la position affichée&#x202f;; ce qui a été joué auparavant reste dans le journal</translation>
    </message>
    <message>
        <source>Presents the final scoring category by category</source>
        <translation>Présente le décompte final, catégorie par catégorie</translation>
    </message>
    <message>
        <source>&amp;Study Mode</source>
        <translation>&amp;Mode étude</translation>
    </message>
    <message>
        <source>Every action can be taken back</source>
        <translation>Tous les coups peuvent être repris</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>Raccourcis &amp;clavier</translation>
    </message>
    <message>
        <source>Lists all keys</source>
        <translation>Affiche tous les raccourcis clavier</translation>
    </message>
    <message>
        <source>About the &amp;Edition</source>
        <translation>À propos de l’é&amp;dition</translation>
    </message>
    <message>
        <source>Says what the board and the tiles are based on</source>
        <translation>Indique d’après quoi le plateau et les tuiles ont été établis</translation>
    </message>
    <message>
        <source>&amp;About Waystone</source>
        <translation>À propos de &amp;Waystone</translation>
    </message>
    <message>
        <source>Describes this program</source>
        <translation>Présente ce programme</translation>
    </message>
    <message>
        <source>&amp;Propose Instead of Playing</source>
        <translation>&amp;Proposer au lieu de jouer</translation>
    </message>
    <message>
        <source>Shows your next choice to the others before it is played</source>
        <translation>Montre votre prochain choix aux autres avant de le jouer</translation>
    </message>
    <message>
        <source>&amp;Rule for This Place</source>
        <translation>&amp;Règle de cet emplacement</translation>
    </message>
    <message>
        <source>Opens the rule for what was refused, or for the place under the pointer or selected with the keyboard</source>
        <translation>Ouvre la règle qui a motivé un refus, ou celle de l’emplacement pointé ou sélectionné au clavier</translation>
    </message>
    <message>
        <source>Rules in a &amp;Window</source>
        <translation>Règles dans une &amp;fenêtre</translation>
    </message>
    <message>
        <source>Opens the rules of all games in their own window</source>
        <translation>Ouvre les règles de tous les jeux dans leur propre fenêtre</translation>
    </message>
    <message>
        <source>E&amp;dit This Position</source>
        <translation>Mo&amp;difier cette position</translation>
    </message>
    <message>
        <source>Opens the displayed position in the editor</source>
        <translation>Ouvre dans l’éditeur la position affichée</translation>
    </message>
    <message>
        <source>Scenario Edi&amp;tor</source>
        <translation>Édi&amp;teur de scénarios</translation>
    </message>
    <message>
        <source>Opens the editor, or returns to it as you left it</source>
        <translation>Ouvre l’éditeur, ou le rouvre tel qu’on l’a laissé</translation>
    </message>
    <message>
        <source>Cards with &amp;New Rules</source>
        <translation>Cartes des &amp;nouvelles règles</translation>
    </message>
    <message>
        <source>A short card explains each rule the first time it comes up in a game</source>
        <translation>Une petite carte explique chaque règle la première fois qu’elle intervient dans une partie</translation>
    </message>
    <message>
        <source>&amp;Go to the Card</source>
        <translation>&amp;Aller à la carte</translation>
    </message>
    <message>
        <source>&amp;Learn…</source>
        <translation>&amp;Apprendre…</translation>
    </message>
    <message>
        <source>Shows walkthroughs of the rules, lessons and your own positions</source>
        <translation>Affiche les visites guidées des règles, les leçons et vos propres positions</translation>
    </message>
    <message>
        <source>Starts a lesson from the displayed position</source>
        <translation>Commence une leçon à partir de la position affichée</translation>
    </message>
    <message>
        <source>Pa&amp;use the Computer Players</source>
        <translation>Mettre en p&amp;ause les joueurs informatiques</translation>
    </message>
    <message>
        <source>The computer players wait until you let them play on</source>
        <translation>Les joueurs informatiques attendent qu’on les fasse continuer</translation>
    </message>
    <message>
        <source>One Computer S&amp;tep</source>
        <translation>&amp;Une action de l’ordinateur</translation>
    </message>
    <message>
        <source>The waiting computer player plays one action</source>
        <translation>Le joueur informatique en attente joue une action</translation>
    </message>
    <message>
        <source>Show Me A&amp;gain</source>
        <translation>Re&amp;voir</translation>
    </message>
    <message>
        <source>Shows once more what the others have done since your last action</source>
        <translation>Montre encore ce que les autres ont fait depuis votre dernière action</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <source>Opens a saved game, a position or a lesson</source>
        <translation>Ouvre une partie enregistrée, une position ou une leçon</translation>
    </message>
    <message>
        <source>All &amp;Games…</source>
        <translation>Toutes &amp;les parties…</translation>
    </message>
    <message>
        <source>Lists all games kept here, to continue, name or delete them</source>
        <translation>Affiche la liste des parties gardées, pour les continuer, les nommer ou les supprimer</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Pa&amp;ramètres…</translation>
    </message>
    <message>
        <source>Language, look, motion and keys: everything you choose once and then keep</source>
        <translation>Langue, apparence, animation et touches&#xa0;: tout ce que l’on choisit une fois pour toutes</translation>
    </message>
    <message>
        <source>Asks again before playing what the others must not see</source>
        <translation>Redemande confirmation avant de jouer ce que les autres ne doivent pas voir</translation>
    </message>
    <message>
        <source>Lets you ask for hints during a game</source>
        <translation>Permet de demander des indices pendant une partie</translation>
    </message>
    <message>
        <source>Save for S&amp;haring…</source>
        <translation>Enregistrer po&amp;ur partager…</translation>
    </message>
    <message>
        <source>Saves what is known at the table, without hidden hands or what chance will bring</source>
        <translation>Enregistre ce que l’on sait à la table, sans les mains cachées ni ce que le hasard apportera</translation>
    </message>
    <message>
        <source>&amp;Cancel the Action</source>
        <translation>A&amp;nnuler le coup en cours</translation>
    </message>
    <message>
        <source>Pla&amp;y On from Here</source>
        <translation>&amp;Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Final Sco&amp;ring</source>
        <translation>Décompte &amp;final</translation>
    </message>
    <message>
        <source>&amp;Make a Lesson from Here</source>
        <translation>Créer une &amp;leçon à partir d’ici</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>Rec&amp;hercher…</translation>
    </message>
    <message>
        <source>Goes to the search box of this page</source>
        <translation>Place le curseur dans le champ de recherche de la page affichée</translation>
    </message>
    <message>
        <source>Says what you could do now and why; asked again, what would be next best</source>
        <translation>Dit ce que vous pourriez faire et pourquoi&#x202f;; à la demande suivante, la deuxième possibilité</translation>
    </message>
    <message>
        <source>Moves the keyboard focus to the card with the new rule or the hint</source>
        <translation>Place le focus du clavier sur la carte de la nouvelle règle ou de l’indice</translation>
    </message>
    <message>
        <source>The program begins with the games, lessons and editor files that were open</source>
        <translation>Le programme commence par les parties, les leçons et les fichiers de l’éditeur qui étaient ouverts</translation>
    </message>
    <message>
        <source>Opens a line in which you type what to do, or ask what is where</source>
        <translation>Ouvre une ligne où vous écrivez l’action à jouer, ou demandez ce qui se trouve où</translation>
    </message>
    <message>
        <source>Type the Action in Wor&amp;ds…</source>
        <translation>Li&amp;gne de saisie de l’action…</translation>
    </message>
    <message>
        <source>Reopen what was open when you quit</source>
        <translation>Rouvrir ce qui était ouvert au moment de quitter</translation>
    </message>
    <message>
        <source>Moves at once, without motion</source>
        <translation>Coups immédiats, sans mouvement</translation>
    </message>
    <message>
        <source>Slow moves</source>
        <translation>Coups lents</translation>
    </message>
    <message>
        <source>Moves at normal speed</source>
        <translation>Coups à vitesse normale</translation>
    </message>
    <message>
        <source>Fast moves</source>
        <translation>Coups rapides</translation>
    </message>
    <message>
        <source>Highlight nothing</source>
        <translation>Ne rien mettre en évidence</translation>
    </message>
    <message>
        <source>Highlight once something is picked</source>
        <translation>Mettre en évidence après une sélection</translation>
    </message>
    <message>
        <source>Always highlight what is possible</source>
        <translation>Toujours mettre en évidence ce qui est possible</translation>
    </message>
    <message>
        <source>Play forced &amp;actions; you end your turns yourself</source>
        <translation>Jouer les coups f&amp;orcés&#x202f;; vous terminez vos tours vous-même</translation>
    </message>
    <message>
        <source>When only one action is possible, it is played automatically; you end your visits and turns yourself</source>
        <translation>Lorsqu’un seul coup est possible, il est joué automatiquement&#x202f;; vous terminez vous-même vos visites et vos tours</translation>
    </message>
    <message>
        <source>Do not ask about open actions</source>
        <translation>Ne rien demander pour les coups visibles de tous</translation>
    </message>
    <message>
        <source>Ask at the end of a turn</source>
        <translation>Demander à la fin du tour</translation>
    </message>
    <message>
        <source>Ask before what cannot be taken back</source>
        <translation>Demander avant ce qui ne peut pas être repris</translation>
    </message>
    <message>
        <source>Ask before a s&amp;ecret choice</source>
        <translation>Demander avant un c&amp;hoix secret</translation>
    </message>
    <message>
        <source>Offer h&amp;ints</source>
        <translation>Propose&amp;r des indices</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>I&amp;mprimer…</translation>
    </message>
    <message>
        <source>Prints the game with its score sheet, or the lesson that is open, or saves the pages as a PDF</source>
        <translation>Imprime la partie avec sa feuille de score, ou la leçon ouverte, ou en enregistre les pages en PDF</translation>
    </message>
    <message>
        <source>Rules on &amp;Paper…</source>
        <translation>Règles sur &amp;papier…</translation>
    </message>
    <message>
        <source>Prints all the rules of a game or saves them as a PDF, in one or two languages</source>
        <translation>Imprime toutes les règles d’un jeu ou les enregistre en PDF, en une ou deux langues</translation>
    </message>
    <message>
        <source>Res&amp;ults of Lessons…</source>
        <translation>&amp;Bilan des leçons…</translation>
    </message>
    <message>
        <source>Shows what a class has made of its lessons, task by task</source>
        <translation>Montre ce qu’une classe a fait de ses leçons, exercice par exercice</translation>
    </message>
    <message>
        <source>Export as a &amp;Web Page…</source>
        <translation>Exporter en page &amp;web…</translation>
    </message>
    <message>
        <source>Saves what the table shows as a page for any browser, with names and points</source>
        <translation>Enregistre ce que montre la table en page pour tout navigateur, avec les noms et les points</translation>
    </message>
    <message>
        <source>&amp;Copy as Text</source>
        <translation>&amp;Copier en texte</translation>
    </message>
    <message>
        <source>Copies the displayed position as one line, which the editor can paste</source>
        <translation>Copie la position affichée en une ligne que l’éditeur peut coller</translation>
    </message>
    <message>
        <source>Copy as &amp;Picture</source>
        <translation>Copier en &amp;image</translation>
    </message>
    <message>
        <source>Copies a picture of the board</source>
        <translation>Copie une image du plateau</translation>
    </message>
</context>
<context>
    <name>waystone::ComputerLevels</name>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>knows the rules and takes what is at hand</source>
        <translation>connaît les règles et prend ce qui se présente</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Occasionnel</translation>
    </message>
    <message>
        <source>has played a few times, seldom plans ahead</source>
        <translation>a joué quelques parties, anticipe rarement</translation>
    </message>
    <message>
        <source>Experienced</source>
        <translation>Expérimenté</translation>
    </message>
    <message>
        <source>plans the next turn and makes few mistakes</source>
        <translation>prévoit le prochain tour et se trompe peu</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>plans far ahead and reckons with your replies</source>
        <translation>voit loin et tient compte de vos réponses</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Maître</translation>
    </message>
    <message>
        <source>thinks longest and gives nothing away</source>
        <translation>réfléchit le plus longtemps et ne laisse rien passer</translation>
    </message>
</context>
<context>
    <name>waystone::Curtain</name>
    <message>
        <source>Pass to %1</source>
        <translation>Passer l’écran à %1</translation>
    </message>
    <message>
        <source>It is %1’s turn. Here is what everybody may know.</source>
        <translation>C’est à %1 de jouer. Voici ce que tout le monde peut savoir.</translation>
    </message>
</context>
<context>
    <name>waystone::CurtainCard</name>
    <message>
        <source>Pass to %1</source>
        <translation>Passer l’écran à %1</translation>
    </message>
    <message>
        <source>What comes next is for this player’s eyes only.</source>
        <translation>La suite ne regarde que cette personne.</translation>
    </message>
    <message>
        <source>I Am %1</source>
        <translation>Je suis %1</translation>
    </message>
    <message>
        <source>Shows the table to %1 (Space)</source>
        <translation>Montre la table à %1 (Espace)</translation>
    </message>
    <message>
        <source>Look at the Table</source>
        <translation>Regarder la table</translation>
    </message>
    <message>
        <source>Shows what everybody may know</source>
        <translation>Montre ce que tout le monde peut savoir</translation>
    </message>
    <message>
        <source>Somebody Else First</source>
        <translation>Quelqu’un d’autre d’abord</translation>
    </message>
    <message>
        <source>%1: Choose Again</source>
        <comment>player</comment>
        <translation>%1&#xa0;: choisir de nouveau</translation>
    </message>
    <message>
        <source>now</source>
        <comment>a player chooses</comment>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>later</source>
        <comment>a player chooses</comment>
        <translation>plus tard</translation>
    </message>
    <message>
        <source>has chosen</source>
        <comment>a player</comment>
        <translation>a choisi</translation>
    </message>
    <message>
        <source>Choose Again</source>
        <translation>Choisir de nouveau</translation>
    </message>
    <message>
        <source>%1 takes the choice back and chooses anew</source>
        <translation>%1 reprend son choix et choisit de nouveau</translation>
    </message>
    <message>
        <source>Somebody Else</source>
        <translation>Quelqu’un d’autre</translation>
    </message>
</context>
<context>
    <name>waystone::DateText</name>
    <message>
        <source>1</source>
        <comment>the first day of a month, in a date</comment>
        <translation>1er</translation>
    </message>
    <message>
        <source>MMMM %1, yyyy</source>
        <comment>format of a date, day</comment>
        <translation>%1 MMMM yyyy</translation>
    </message>
    <message>
        <source>MMMM %1</source>
        <comment>format of a date, day</comment>
        <translation>%1 MMMM</translation>
    </message>
    <message>
        <source>today, %1</source>
        <comment>time</comment>
        <translation>aujourd’hui, %1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>hier</translation>
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
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>The deletion is permanent.</source>
        <translation>Cette suppression est définitive.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
</context>
<context>
    <name>waystone::Demo</name>
    <message numerus="yes">
        <source>%1: %n points</source>
        <translation>
            <numerusform>%1&#xa0;: %n point</numerusform>
            <numerusform>%1&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture cannot be written: %1: %2</source>
        <comment>file, reason</comment>
        <translation>Impossible d’enregistrer l’image (%1)&#xa0;: %2</translation>
    </message>
    <message>
        <source>The final board: %1</source>
        <translation>Le plateau en fin de partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>No game reached its end.</source>
        <translation>Aucune partie n’est arrivée à son terme.</translation>
    </message>
</context>
<context>
    <name>waystone::DisplayWatch</name>
    <message>
        <source>Waystone cannot open a window: there is no display here. Without one, --export, --demo and waystone-cli still work.</source>
        <translation>Waystone ne peut pas ouvrir de fenêtre&#xa0;: il n’y a pas d’écran ici. Sans écran, --export, --demo et waystone-cli fonctionnent quand même.</translation>
    </message>
    <message>
        <source>Waystone cannot open a window on the display %1. It may be gone, or closed to you. Without one, --export, --demo and waystone-cli still work.</source>
        <translation>Waystone ne peut pas ouvrir de fenêtre sur l’écran %1. Il n’existe peut-être plus, ou il vous est fermé. Sans écran, --export, --demo et waystone-cli fonctionnent quand même.</translation>
    </message>
</context>
<context>
    <name>waystone::DockRail</name>
    <message>
        <source>Card</source>
        <comment>with a rule</comment>
        <translation>Carte</translation>
    </message>
</context>
<context>
    <name>waystone::DraftNotices</name>
    <message>
        <source>Your work cannot be kept in %1: %2. The program tries again after every change.</source>
        <translation>Votre travail ne peut pas être conservé dans %1&#xa0;: %2. Nouvel essai à chaque modification.</translation>
    </message>
    <message>
        <source>Save Elsewhere…</source>
        <translation>Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>An older draft cannot be deleted from %1: %2. The program offers it when it starts again; you do not need it.</source>
        <translation>Un brouillon plus ancien ne peut pas être supprimé de %1&#xa0;: %2. Le programme le proposera à son prochain démarrage&#x202f;; vous n’en avez plus besoin.</translation>
    </message>
    <message>
        <source>Another window is editing the same file: %1. The last to save decides what is in it.</source>
        <translation>Une autre fenêtre modifie le même fichier&#xa0;: %1. La dernière à enregistrer décide de son contenu.</translation>
    </message>
</context>
<context>
    <name>waystone::DraftOffer</name>
    <message>
        <source>The draft cannot be opened: another window has it, or it is no longer there.</source>
        <translation>Le brouillon ne peut pas être ouvert&#xa0;: une autre fenêtre l’a pris, ou il n’est plus là.</translation>
    </message>
    <message>
        <source>The draft cannot be opened. It stays as it is.</source>
        <translation>Le brouillon ne peut pas être ouvert. Il reste tel quel.</translation>
    </message>
    <message>
        <source>Delete this draft for good? %1</source>
        <comment>what it is</comment>
        <translation>Supprimer ce brouillon pour de bon&#x202f;? %1</translation>
    </message>
    <message>
        <source>The draft cannot be deleted.</source>
        <translation>Le brouillon ne peut pas être supprimé.</translation>
    </message>
</context>
<context>
    <name>waystone::EditBoard</name>
    <message>
        <source>This piece cannot be placed here.</source>
        <translation>Cet élément ne peut pas être placé ici.</translation>
    </message>
</context>
<context>
    <name>waystone::EditionTableModel</name>
    <message>
        <source>Typed in by you</source>
        <translation>Saisi par vous</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
</context>
<context>
    <name>waystone::EditionTablePage</name>
    <message>
        <source>Add a Row</source>
        <translation>Ajouter une ligne</translation>
    </message>
    <message>
        <source>Remove the Row</source>
        <translation>Supprimer la ligne</translation>
    </message>
</context>
<context>
    <name>waystone::EditionText</name>
    <message>
        <source>About the Edition</source>
        <translation>À propos de l’édition</translation>
    </message>
    <message>
        <source>Where it is from</source>
        <translation>D’où viennent ces données</translation>
    </message>
</context>
<context>
    <name>waystone::EditionWindow</name>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>&amp;Name of the edition:</source>
        <translation>&amp;Nom de l’édition&#xa0;:</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Parts of the edition</source>
        <translation>Rubriques de l’édition</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save and Play with It</source>
        <translation>Enregistrer et jouer</translation>
    </message>
    <message>
        <source>The game can be played with this edition.</source>
        <translation>On peut jouer avec cette édition.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>The edition cannot be saved.</source>
        <translation>Impossible d’enregistrer l’édition.</translation>
    </message>
    <message>
        <source>The edition is saved; it is offered for new games.</source>
        <translation>L’édition est enregistrée&#x202f;; elle est proposée pour les nouvelles parties.</translation>
    </message>
    <message>
        <source>%1, my copy</source>
        <comment>an edition</comment>
        <translation>%1, mon exemplaire</translation>
    </message>
    <message>
        <source>The edition “%1” has changes that have not been saved.</source>
        <translation>L’édition «&#xa0;%1&#xa0;» contient des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Discarded changes are lost.</source>
        <translation>Les modifications non enregistrées seront perdues.</translation>
    </message>
    <message>
        <source>It cannot be saved as it is, since no game can be played with it. Discarded changes are lost.</source>
        <translation>Elle ne peut pas être enregistrée telle quelle, car on ne peut pas jouer avec elle. Les modifications non enregistrées seront perdues.</translation>
    </message>
    <message>
        <source>Save a Copy of the Edition</source>
        <translation>Enregistrer une copie de l’édition</translation>
    </message>
    <message>
        <source>Waystone editions (%1)</source>
        <translation>Éditions Waystone (%1)</translation>
    </message>
    <message>
        <source>Save and Use in the Editor</source>
        <translation>Enregistrer et utiliser dans l’éditeur</translation>
    </message>
    <message>
        <source>Saves the edition and uses it for what is open in the editor; this can be undone</source>
        <translation>Enregistre l’édition et l’applique à ce qui est ouvert dans l’éditeur&#x202f;; cela peut être annulé</translation>
    </message>
    <message>
        <source>Saves the edition and starts a game with it; what is open in the editor stays as it is</source>
        <translation>Enregistre l’édition et commence une partie avec elle&#x202f;; ce qui est ouvert dans l’éditeur reste tel quel</translation>
    </message>
</context>
<context>
    <name>waystone::EditorAccess</name>
    <message>
        <source>Position taken from the table</source>
        <translation>Position reprise de la table</translation>
    </message>
    <message>
        <source>A lesson from this moment of the game</source>
        <translation>Une leçon à partir de ce moment de la partie</translation>
    </message>
</context>
<context>
    <name>waystone::EditorCommands</name>
    <message>
        <source>&amp;Scenario</source>
        <comment>menu</comment>
        <translation>&amp;Scénario</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <comment>menu</comment>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>S&amp;tart From</source>
        <comment>menu</comment>
        <translation>&amp;Partir de</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <comment>menu</comment>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nouveau…</translation>
    </message>
    <message>
        <source>Chooses a game, its edition and its rules for an empty table</source>
        <translation>Choisit un jeu, son édition et ses règles pour une table vide</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Opens a saved scenario; undoing brings back what was on the table</source>
        <translation>Ouvre un scénario enregistré&#x202f;; l’annulation ramène ce qui était sur la table</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Saves the scenario</source>
        <translation>Enregistre le scénario</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Saves the scenario under another name</source>
        <translation>Enregistre le scénario sous un autre nom</translation>
    </message>
    <message>
        <source>&amp;Edition…</source>
        <translation>É&amp;dition du jeu…</translation>
    </message>
    <message>
        <source>Shows the game’s printed data, where you can type in those of your own copy</source>
        <translation>Affiche les données imprimées du jeu, où vous pouvez saisir celles de votre exemplaire</translation>
    </message>
    <message>
        <source>&amp;Play from Here</source>
        <translation>&amp;Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Puts the position on the table; meanwhile the editor stays as it is</source>
        <translation>Met la position sur la table&#x202f;; l’éditeur reste tel quel pendant ce temps</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Closes the editor; your work is kept</source>
        <translation>Ferme l’éditeur&#x202f;; votre travail est conservé</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>&amp;Take Away</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>Takes away the selected piece</source>
        <translation>Retire l’élément sélectionné</translation>
    </message>
    <message>
        <source>Put &amp;Back</source>
        <translation>Re&amp;mettre</translation>
    </message>
    <message>
        <source>Lets go of the piece in hand</source>
        <translation>Repose l’élément en main</translation>
    </message>
    <message>
        <source>&amp;Copy Position Text</source>
        <translation>&amp;Copier le texte de la position</translation>
    </message>
    <message>
        <source>Copies the position as one line of text</source>
        <translation>Copie la position en une ligne de texte</translation>
    </message>
    <message>
        <source>Copy Position as &amp;File</source>
        <translation>Copier la position comme &amp;fichier</translation>
    </message>
    <message>
        <source>Copies the position the way its file would contain it</source>
        <translation>Copie la position telle que son fichier la contiendrait</translation>
    </message>
    <message>
        <source>&amp;Paste Position</source>
        <translation>C&amp;oller une position</translation>
    </message>
    <message>
        <source>Pastes a position from the clipboard</source>
        <translation>Reprend une position du presse-papiers</translation>
    </message>
    <message>
        <source>&amp;Empty Table</source>
        <translation>Table &amp;vide</translation>
    </message>
    <message>
        <source>Clears the table</source>
        <translation>Vide la table</translation>
    </message>
    <message>
        <source>Start of a &amp;Game</source>
        <translation>&amp;Début d’une partie</translation>
    </message>
    <message>
        <source>&amp;Middle of a Game</source>
        <translation>&amp;Milieu d’une partie</translation>
    </message>
    <message>
        <source>Plays a game at random and stops somewhere in the middle</source>
        <translation>Joue une partie au hasard et s’arrête quelque part au milieu</translation>
    </message>
    <message>
        <source>&amp;Play Out and Stop…</source>
        <translation>&amp;Jouer puis s’arrêter…</translation>
    </message>
    <message>
        <source>Plays a game at random for as many actions as you like</source>
        <translation>Joue au hasard autant d’actions que vous le souhaitez</translation>
    </message>
    <message>
        <source>&amp;Fill at Random</source>
        <translation>&amp;Compléter au hasard</translation>
    </message>
    <message>
        <source>Places at random whatever chance and setup have yet to place</source>
        <translation>Dispose au hasard ce qui doit encore venir du hasard ou de la mise en place</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Zoomer</translation>
    </message>
    <message>
        <source>Shows the board larger</source>
        <translation>Agrandit le plateau</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>&amp;Dézoomer</translation>
    </message>
    <message>
        <source>Shows the board smaller</source>
        <translation>Réduit le plateau</translation>
    </message>
    <message>
        <source>&amp;Fit to Window</source>
        <translation>A&amp;juster à la fenêtre</translation>
    </message>
    <message>
        <source>Shows the whole board</source>
        <translation>Affiche le plateau entier</translation>
    </message>
    <message>
        <source>&amp;Unsaved Work…</source>
        <translation>&amp;Travail non enregistré…</translation>
    </message>
    <message>
        <source>Shows work that was not in any file when a window or the program was closed, so you can open it again</source>
        <translation>Montre le travail qui n’était dans aucun fichier à la fermeture d’une fenêtre ou du programme, pour le rouvrir</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>Uses the whole screen</source>
        <translation>Occupe tout l’écran</translation>
    </message>
    <message>
        <source>Sets up the table for a new game, up to the first player’s turn</source>
        <translation>Met la table en place pour une nouvelle partie, jusqu’au tour du premier joueur</translation>
    </message>
    <message>
        <source>Start before &amp;Chance</source>
        <translation>Début avant le &amp;hasard</translation>
    </message>
    <message>
        <source>Sets up the table for a new game that begins with what chance brings</source>
        <translation>Met la table en place pour une nouvelle partie, qui commence par ce qu’apporte le hasard</translation>
    </message>
    <message>
        <source>Copy as Pict&amp;ure</source>
        <translation>Copier en &amp;image</translation>
    </message>
    <message>
        <source>Copies a picture of the board</source>
        <translation>Copie une image du plateau</translation>
    </message>
</context>
<context>
    <name>waystone::EditorSpeech</name>
    <message>
        <source>Taken back: %1.</source>
        <comment>what was changed</comment>
        <translation>Annulé&#xa0;: %1.</translation>
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
            <numerusform>En main&#xa0;: %1. %n emplacement possible.</numerusform>
            <numerusform>En main&#xa0;: %1. %n emplacements possibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is in hand now.</source>
        <translation>Plus rien n’est en main.</translation>
    </message>
    <message>
        <source>Saved: %1.</source>
        <comment>a file</comment>
        <translation>Enregistré&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>waystone::EditorWindow</name>
    <message>
        <source>Beginning</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>The position breaks a rule: it can be saved but not played.</source>
        <translation>La position enfreint une règle&#xa0;: on peut l’enregistrer, mais pas la jouer.</translation>
    </message>
    <message>
        <source>The position can be played.</source>
        <translation>La position peut être jouée.</translation>
    </message>
    <message>
        <source>Seen from:</source>
        <translation>Vu par&#xa0;:</translation>
    </message>
    <message>
        <source>nobody’s side</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>non enregistré</translation>
    </message>
    <message>
        <source>%1 (%2)[*] – Waystone Editor</source>
        <comment>game, file</comment>
        <translation>%1 (%2)[*] – Éditeur Waystone</translation>
    </message>
    <message>
        <source>The file cannot be opened.</source>
        <translation>Impossible d’ouvrir le fichier.</translation>
    </message>
    <message>
        <source>Open a Scenario</source>
        <translation>Ouvrir un scénario</translation>
    </message>
    <message>
        <source>The scenario cannot be saved.</source>
        <translation>Impossible d’enregistrer le scénario.</translation>
    </message>
    <message>
        <source>Save the Scenario</source>
        <translation>Enregistrer le scénario</translation>
    </message>
    <message>
        <source>Pasted from the clipboard</source>
        <translation>Collé depuis le presse-papiers</translation>
    </message>
    <message>
        <source>The clipboard holds no readable position.</source>
        <translation>Le presse-papiers ne contient pas de position lisible.</translation>
    </message>
    <message>
        <source>As you left it</source>
        <translation>Tel que vous l’avez laissé</translation>
    </message>
    <message>
        <source>Empty table</source>
        <translation>Table vide</translation>
    </message>
    <message>
        <source>Start of a game</source>
        <translation>Début d’une partie</translation>
    </message>
    <message>
        <source>New scenario</source>
        <translation>Nouveau scénario</translation>
    </message>
    <message>
        <source>Middle of a game</source>
        <translation>Milieu d’une partie</translation>
    </message>
    <message>
        <source>Filled at random</source>
        <translation>Complété au hasard</translation>
    </message>
    <message>
        <source>Another edition</source>
        <translation>Autre édition</translation>
    </message>
    <message>
        <source>What you are editing has not been saved.</source>
        <translation>Ce que vous modifiez n’est pas enregistré.</translation>
    </message>
    <message>
        <source>The lesson “%1” has changes that have not been saved.</source>
        <translation>La leçon «&#xa0;%1&#xa0;» contient des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>The scenario “%1” has changes that have not been saved.</source>
        <translation>Le scénario «&#xa0;%1&#xa0;» contient des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Until you quit the program, Undo brings discarded changes back.</source>
        <translation>Tant que le programme reste ouvert, «&#xa0;Annuler&#xa0;» dans le menu Édition ramène les modifications non enregistrées.</translation>
    </message>
    <message>
        <source>The edition is saved, but the editor has another game on the table.</source>
        <translation>L’édition est enregistrée, mais un autre jeu est sur la table de l’éditeur.</translation>
    </message>
    <message>
        <source>The lesson cannot be read with this edition, so it keeps the one it has. The edition is saved.</source>
        <translation>La leçon ne peut pas être lue avec cette édition&#xa0;: elle garde la sienne. L’édition est enregistrée.</translation>
    </message>
    <message>
        <source>The position cannot be read with this edition, so it keeps the one it has. The edition is saved.</source>
        <translation>La position ne peut pas être lue avec cette édition&#xa0;: elle garde la sienne. L’édition est enregistrée.</translation>
    </message>
    <message>
        <source>The lesson now has this edition. Some of its steps do not fit it:</source>
        <translation>La leçon utilise maintenant cette édition. Certaines étapes ne lui conviennent pas&#xa0;:</translation>
    </message>
    <message>
        <source>This position is impossible, so it cannot be saved.</source>
        <translation>Une telle position ne peut pas exister&#xa0;: impossible de l’enregistrer.</translation>
    </message>
    <message>
        <source>The position is impossible, so it cannot be saved as it is. Until you quit the program, Undo brings discarded changes back.</source>
        <translation>La position ne peut pas être enregistrée telle quelle, car elle est impossible. Tant que le programme reste ouvert, «&#xa0;Annuler&#xa0;» dans le menu Édition ramène les modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Waystone scenarios (%1)</source>
        <translation>Scénarios Waystone (%1)</translation>
    </message>
    <message>
        <source>%1[*] – Waystone Editor</source>
        <comment>file</comment>
        <translation>%1[*] – Éditeur Waystone</translation>
    </message>
    <message>
        <source>Save the Lesson</source>
        <translation>Enregistrer la leçon</translation>
    </message>
    <message>
        <source>Name of the lesson’s file</source>
        <comment>a step of the history</comment>
        <translation>Nom du fichier de la leçon</translation>
    </message>
</context>
<context>
    <name>waystone::ExportTask</name>
    <message>
        <source>The lesson has no step named “%1”.</source>
        <translation>La leçon n’a pas d’étape nommée «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>This file cannot be written: %1: %2</source>
        <comment>file, reason</comment>
        <translation>Impossible d’écrire ce fichier (%1)&#xa0;: %2</translation>
    </message>
    <message>
        <source>The lesson has no steps yet.</source>
        <translation>La leçon n’a pas encore d’étapes.</translation>
    </message>
    <message>
        <source>The lesson %1 has no steps yet.</source>
        <translation>La leçon %1 n’a pas encore d’étapes.</translation>
    </message>
    <message>
        <source>%1: The lesson “%2” is not in the library.</source>
        <translation>%1&#xa0;: la leçon «&#xa0;%2&#xa0;» n’est pas dans la bibliothèque.</translation>
    </message>
    <message>
        <source>%1: There is no lesson in this set.</source>
        <translation>%1&#xa0;: cette série ne contient aucune leçon.</translation>
    </message>
    <message>
        <source>%1 is no lesson, and only lessons can be written together.</source>
        <translation>%1 n’est pas une leçon, et seules des leçons peuvent être écrites ensemble.</translation>
    </message>
    <message>
        <source>A set of lessons can only be written as a web page or as a handout.</source>
        <translation>Une série de leçons ne peut être écrite que sous forme de page web ou de document à imprimer.</translation>
    </message>
</context>
<context>
    <name>waystone::FileTrouble</name>
    <message>
        <source>Nothing was changed. Check that the file exists and can be read, or choose another one.</source>
        <translation>Rien n’a été modifié. Vérifiez que le fichier existe et peut être lu, ou choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Check that the file and its folder can be written to and that the disk has room, then try again.</source>
        <translation>Vérifiez que vous avez le droit d’écrire dans le fichier et dans son dossier, et qu’il reste de la place sur le disque, puis recommencez.</translation>
    </message>
    <message>
        <source>Nothing was lost. Choose another folder, or free up space on the disk, and try again.</source>
        <translation>Rien n’est perdu. Choisissez un autre dossier ou faites de la place sur le disque, puis recommencez.</translation>
    </message>
</context>
<context>
    <name>waystone::GameCard</name>
    <message>
        <source>Read the Rules</source>
        <translation>Lire les règles</translation>
    </message>
    <message>
        <source>All Lessons…</source>
        <translation>Toutes les leçons…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play: %1, %2</source>
        <comment>game, players and minutes</comment>
        <translation>Jouer&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>More about %1</source>
        <comment>game</comment>
        <translation>Plus d’informations sur %1</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2 players</source>
        <translation>%1–%2 joueurs</translation>
    </message>
    <message>
        <source>Learn in Ten Minutes</source>
        <translation>Apprendre en dix minutes</translation>
    </message>
    <message>
        <source>All the Rules, Step by Step</source>
        <translation>Toutes les règles, pas à pas</translation>
    </message>
    <message>
        <source>%1 · about %2 min</source>
        <comment>players, minutes</comment>
        <translation>%1 · environ %2&#xa0;min</translation>
    </message>
</context>
<context>
    <name>waystone::GameDocuments</name>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>Images PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation>Dessins SVG (*.svg)</translation>
    </message>
    <message>
        <source>The game cannot be started.</source>
        <translation>Impossible de commencer la partie.</translation>
    </message>
    <message>
        <source>The game cannot be continued.</source>
        <translation>Impossible de continuer la partie.</translation>
    </message>
    <message>
        <source>The file cannot be opened.</source>
        <translation>Impossible d’ouvrir le fichier.</translation>
    </message>
    <message>
        <source>The game cannot be saved.</source>
        <translation>Impossible d’enregistrer la partie.</translation>
    </message>
    <message>
        <source>Save the Game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Export the Board</source>
        <translation>Exporter le plateau</translation>
    </message>
    <message>
        <source>The picture cannot be saved.</source>
        <translation>Impossible d’enregistrer l’image.</translation>
    </message>
    <message>
        <source>Save the Rules</source>
        <translation>Enregistrer les règles</translation>
    </message>
    <message>
        <source>%1 rules.pdf</source>
        <comment>name of a file, game</comment>
        <translation>%1 - règles.pdf</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documents PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The rules cannot be saved.</source>
        <translation>Impossible d’enregistrer les règles.</translation>
    </message>
    <message>
        <source>The position cannot be played.</source>
        <translation>Impossible de jouer cette position.</translation>
    </message>
    <message>
        <source>Open a Game, a Position or a Lesson</source>
        <translation>Ouvrir une partie, une position ou une leçon</translation>
    </message>
    <message>
        <source>%1 shared</source>
        <comment>name of a file, game</comment>
        <translation>%1 (partage)</translation>
    </message>
    <message>
        <source>Save for Sharing</source>
        <translation>Enregistrer pour partager</translation>
    </message>
    <message>
        <source>Save the List of Keys</source>
        <translation>Enregistrer la liste des raccourcis clavier</translation>
    </message>
    <message>
        <source>Waystone keys.pdf</source>
        <comment>name of a file</comment>
        <translation>Raccourcis clavier de Waystone.pdf</translation>
    </message>
    <message>
        <source>The list cannot be saved.</source>
        <translation>Impossible d’enregistrer la liste.</translation>
    </message>
    <message>
        <source>Waystone games (%1)</source>
        <translation>Parties Waystone (%1)</translation>
    </message>
    <message>
        <source>Waystone files (%1)</source>
        <translation>Fichiers Waystone (%1)</translation>
    </message>
</context>
<context>
    <name>waystone::GameResult</name>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 gagne avec %n point</numerusform>
            <numerusform>%1 gagne avec %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 share the victory with %n point(s)</source>
        <translation>
            <numerusform>%1 partagent la victoire avec&#xa0;%n point</numerusform>
            <numerusform>%1 partagent la victoire avec&#xa0;%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>They are equal in everything that could break the tie.</source>
        <translation>Rien ne permet de départager les ex æquo.</translation>
    </message>
    <message numerus="yes">
        <source>%1 have %n point(s) each.</source>
        <comment>players</comment>
        <translation>
            <numerusform>%n point chacun&#xa0;: %1.</numerusform>
            <numerusform>%n points chacun&#xa0;: %1.</numerusform>
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
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <comment>players</comment>
        <translation>Victoire partagée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Place %1 of %2</source>
        <comment>of a player, how many players</comment>
        <translation>Place %1 sur %2</translation>
    </message>
    <message>
        <source>Place %1</source>
        <comment>of a player</comment>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>Tied on points. %1</source>
        <comment>what told two players with the same points apart, a sentence</comment>
        <translation>À égalité de points. %1</translation>
    </message>
    <message>
        <source>Also equal (%1). %2</source>
        <comment>what tied players have the same of; then a sentence with what told them apart</comment>
        <translation>À égalité là aussi (%1). %2</translation>
    </message>
</context>
<context>
    <name>waystone::GoalEditor</name>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Adds a condition to the goal.</source>
        <translation>Ajoute une condition à l’objectif.</translation>
    </message>
    <message>
        <source>Put into</source>
        <translation>Placer dans</translation>
    </message>
    <message>
        <source>Makes the selected condition a part of another.</source>
        <translation>Fait de la condition choisie une partie d’une autre.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Enlever</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objectif</translation>
    </message>
</context>
<context>
    <name>waystone::GoalNodeForm</name>
    <message>
        <source>Actions:</source>
        <translation>Actions&#xa0;:</translation>
    </message>
    <message>
        <source>What happened:</source>
        <translation>Ce qui s’est passé&#xa0;:</translation>
    </message>
    <message>
        <source>Which kind:</source>
        <translation>Quelle sorte&#xa0;:</translation>
    </message>
    <message>
        <source>Because of:</source>
        <translation>À cause de&#xa0;:</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Au moins</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Au plus</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>N’importe qui</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>All points</source>
        <translation>Tous les points</translation>
    </message>
    <message>
        <source>Anything</source>
        <translation>N’importe quoi</translation>
    </message>
    <message>
        <source>Any kind</source>
        <translation>N’importe quelle sorte</translation>
    </message>
    <message>
        <source>Whose:</source>
        <translation>De qui&#xa0;:</translation>
    </message>
    <message>
        <source>All kinds together</source>
        <translation>Toutes les sortes ensemble</translation>
    </message>
    <message>
        <source>How long:</source>
        <translation>Combien de temps&#xa0;:</translation>
    </message>
    <message>
        <source>From…</source>
        <comment>only what comes from there</comment>
        <translation>Depuis…</translation>
    </message>
    <message>
        <source>Beside…</source>
        <comment>only what is beside it</comment>
        <translation>À côté de…</translation>
    </message>
    <message>
        <source>To…</source>
        <comment>only what comes there</comment>
        <translation>Vers…</translation>
    </message>
    <message>
        <source>On…</source>
        <comment>only what is there</comment>
        <translation>Sur…</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>Exactly</source>
        <comment>a number</comment>
        <translation>Exactement</translation>
    </message>
    <message>
        <source>Between</source>
        <comment>two numbers</comment>
        <translation>Entre</translation>
    </message>
    <message>
        <source>Smallest number</source>
        <translation>Plus petit nombre</translation>
    </message>
    <message>
        <source>Largest number</source>
        <translation>Plus grand nombre</translation>
    </message>
    <message>
        <source>What:</source>
        <translation>Quoi&#xa0;:</translation>
    </message>
</context>
<context>
    <name>waystone::Handout</name>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
</context>
<context>
    <name>waystone::HandoutDialog</name>
    <message>
        <source>Handout</source>
        <translation>Fiche à imprimer</translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Langue&#xa0;:</translation>
    </message>
    <message>
        <source>Second language:</source>
        <translation>Deuxième langue&#xa0;:</translation>
    </message>
    <message>
        <source>no second language</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Paper:</source>
        <translation>Papier&#xa0;:</translation>
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
        <translation>Pages&#xa0;:</translation>
    </message>
    <message>
        <source>Questions, then answers</source>
        <translation>Questions, puis réponses</translation>
    </message>
    <message>
        <source>Questions only</source>
        <translation>Questions seulement</translation>
    </message>
    <message>
        <source>Answers only</source>
        <translation>Réponses seulement</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Look:</source>
        <translation>Présentation&#xa0;:</translation>
    </message>
    <message>
        <source>Boards a page:</source>
        <translation>Plateaux par page&#xa0;:</translation>
    </message>
    <message>
        <source>To read</source>
        <translation>À lire</translation>
    </message>
    <message>
        <source>Worksheet to write on</source>
        <translation>Fiche d’exercices à remplir</translation>
    </message>
    <message>
        <source>As many as have room</source>
        <translation>Autant qu’il en tient</translation>
    </message>
    <message>
        <source>In black and white</source>
        <translation>En noir et blanc</translation>
    </message>
</context>
<context>
    <name>waystone::HelpTexts</name>
    <message>
        <source>Keys</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>About Waystone</source>
        <translation>À propos de Waystone</translation>
    </message>
    <message>
        <source>Waystone %1</source>
        <translation>Waystone %1</translation>
    </message>
    <message>
        <source>A table for city-building board games: play at one screen, with the rules explained at every click.</source>
        <translation>Une table pour les jeux de société où l’on bâtit une ville&#xa0;: on joue devant un même écran, et les règles sont expliquées à chaque clic.</translation>
    </message>
    <message>
        <source>All drawings and texts in this program are its own. The names of the games belong to their publishers, who have no part in it.</source>
        <translation>Tous les dessins et tous les textes de ce programme sont originaux. Les noms des jeux appartiennent à leurs éditeurs, qui n’y ont pris aucune part.</translation>
    </message>
    <message>
        <source>Free software under the MIT license.</source>
        <translation>Logiciel libre sous licence MIT.</translation>
    </message>
</context>
<context>
    <name>waystone::HintCard</name>
    <message>
        <source>Tell Me More</source>
        <translation>En dire plus</translation>
    </message>
    <message>
        <source>Close the Hint</source>
        <translation>Fermer l’indice</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Says what else could be done, and how it differs</source>
        <translation>Dit ce que l’on pourrait faire d’autre, et en quoi cela diffère</translation>
    </message>
</context>
<context>
    <name>waystone::HintLadder</name>
    <message>
        <source>This is only a first impression.</source>
        <translation>Ce n’est qu’une première impression.</translation>
    </message>
    <message>
        <source>This is not certain: something else may be just as good.</source>
        <translation>Ce n’est pas certain&#xa0;: autre chose pourrait être aussi bon.</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Recherche d’un indice…</translation>
    </message>
    <message>
        <source>On second thought, something else is better.</source>
        <translation>À la réflexion, autre chose vaut mieux.</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Rien d’autre n’est possible.</translation>
    </message>
    <message>
        <source>Nothing else comes close.</source>
        <translation>Rien d’autre ne s’en approche.</translation>
    </message>
</context>
<context>
    <name>waystone::HintReason</name>
    <message>
        <source>For now, it only costs something: %1.</source>
        <translation>Pour l’instant, cela coûte sans rien rapporter&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It brings %1.</source>
        <translation>Cela rapporte %1.</translation>
    </message>
    <message>
        <source>It brings %1 and costs %2.</source>
        <translation>Cela rapporte %1 et coûte %2.</translation>
    </message>
    <message>
        <source>For now, it brings nothing and costs nothing.</source>
        <translation>Pour l’instant, cela ne rapporte rien et ne coûte rien.</translation>
    </message>
    <message numerus="yes">
        <source>In the long run, the first should be worth about %n point(s) more.</source>
        <translation>
            <numerusform>À plus long terme, la première devrait valoir environ %n point de plus.</numerusform>
            <numerusform>À plus long terme, la première devrait valoir environ %n points de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the long run, the first should be worth a little more.</source>
        <translation>À plus long terme, la première devrait valoir un peu plus.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>action</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>This ends your turn.</source>
        <translation>Cela termine votre tour.</translation>
    </message>
    <message>
        <source>Your turn goes on after it.</source>
        <translation>Votre tour continue ensuite.</translation>
    </message>
    <message numerus="yes">
        <source>Something else would bring more at first (%n point(s)), but this seems to be worth more later.</source>
        <translation>
            <numerusform>Autre chose rapporterait davantage au début (%n point), mais ceci semble valoir plus par la suite.</numerusform>
            <numerusform>Autre chose rapporterait davantage au début (%n points), mais ceci semble valoir plus par la suite.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>what is scored, points before, points after</comment>
        <translation>%1&#xa0;: %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>It brings %n point(s) (%1).</source>
        <translation>
            <numerusform>Cela rapporte %n point (%1).</numerusform>
            <numerusform>Cela rapporte %n points (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>The scores then change (%1).</source>
        <translation>Les scores changent alors (%1).</translation>
    </message>
    <message numerus="yes">
        <source>It opens the way to %n point(s):</source>
        <translation>
            <numerusform>Cela ouvre la voie à %n point&#xa0;:</numerusform>
            <numerusform>Cela ouvre la voie à %n points&#xa0;:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It opens the way to %n point(s) (%1):</source>
        <translation>
            <numerusform>Cela ouvre la voie à %n point (%1)&#xa0;:</numerusform>
            <numerusform>Cela ouvre la voie à %n points (%1)&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>It is meant to lead to this:</source>
        <translation>Le but est d’arriver à ceci&#xa0;:</translation>
    </message>
    <message>
        <source>→ %1</source>
        <comment>what to do after it</comment>
        <translation>→ %1</translation>
    </message>
    <message>
        <source>The first ends the turn; the other does not.</source>
        <translation>La première termine le tour&#x202f;; l’autre non.</translation>
    </message>
    <message>
        <source>The turn goes on after the first; the other would end it.</source>
        <translation>Après la première, le tour continue&#x202f;; l’autre le terminerait.</translation>
    </message>
    <message>
        <source>In the long run, the two hardly differ.</source>
        <translation>À plus long terme, les deux se valent à peu près.</translation>
    </message>
    <message>
        <source>It brings more at first; in the long run, the two hardly differ.</source>
        <translation>Elle rapporte davantage au début&#x202f;; à plus long terme, les deux se valent à peu près.</translation>
    </message>
    <message>
        <source>It brings less at first; in the long run, the two hardly differ.</source>
        <translation>Elle rapporte moins au début&#x202f;; à plus long terme, les deux se valent à peu près.</translation>
    </message>
    <message numerus="yes">
        <source>It brings more at first, but in the long run the first should be worth about %n point(s) more.</source>
        <translation>
            <numerusform>Elle rapporte davantage au début, mais à plus long terme la première devrait valoir environ %n point de plus.</numerusform>
            <numerusform>Elle rapporte davantage au début, mais à plus long terme la première devrait valoir environ %n points de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>It brings more at first, but in the long run the first should be worth a little more.</source>
        <translation>Elle rapporte davantage au début, mais à plus long terme la première devrait valoir un peu plus.</translation>
    </message>
    <message>
        <source>Second best:</source>
        <translation>La deuxième&#xa0;:</translation>
    </message>
    <message>
        <source>Just as good, it seems:</source>
        <translation>Aussi bonne, semble-t-il&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>It opens the way to %n point(s).</source>
        <translation>
            <numerusform>Cela ouvre la voie à %n point.</numerusform>
            <numerusform>Cela ouvre la voie à %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It opens the way to %n point(s) (%1).</source>
        <translation>
            <numerusform>Cela ouvre la voie à %n point (%1).</numerusform>
            <numerusform>Cela ouvre la voie à %n points (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Whatever can be done now costs something; this seems to cost least.</source>
        <translation>Tout ce qui est possible maintenant coûte quelque chose&#x202f;; ceci semble coûter le moins.</translation>
    </message>
    <message>
        <source>Compared with the next best plan (%1):</source>
        <comment>an action</comment>
        <translation>Comparé au meilleur plan suivant (%1)&#xa0;:</translation>
    </message>
</context>
<context>
    <name>waystone::InspectorPanel</name>
    <message>
        <source>Name of player %1</source>
        <translation>Nom du joueur %1</translation>
    </message>
</context>
<context>
    <name>waystone::IntakeBar</name>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Yours is lost; the new one keeps its progress</source>
        <translation>La vôtre est perdue&#x202f;; la nouvelle garde sa progression</translation>
    </message>
    <message>
        <source>Keep Both</source>
        <translation>Garder les deux</translation>
    </message>
    <message>
        <source>The new one gets a name of its own</source>
        <translation>La nouvelle reçoit un nom à elle</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Yours stays as it is</source>
        <translation>La vôtre reste telle quelle</translation>
    </message>
    <message>
        <source>The same for the others (%1)</source>
        <comment>how many</comment>
        <translation>De même pour les autres (%1)</translation>
    </message>
    <message>
        <source>You have a set “%1” already, with other lessons or texts.</source>
        <translation>Vous avez déjà une série «&#xa0;%1&#xa0;», avec d’autres leçons ou d’autres textes.</translation>
    </message>
    <message>
        <source>You have the lesson “%1” already, and it says something else.</source>
        <translation>Vous avez déjà la leçon «&#xa0;%1&#xa0;», et elle dit autre chose.</translation>
    </message>
</context>
<context>
    <name>waystone::JournalBin</name>
    <message>
        <source>It is open in another window.</source>
        <translation>Elle est ouverte dans une autre fenêtre.</translation>
    </message>
</context>
<context>
    <name>waystone::KeptCard</name>
    <message>
        <source>Continue: %1</source>
        <comment>what is known of a game</comment>
        <translation>Continuer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>waystone::KeyList</name>
    <message>
        <source>Go from place to place</source>
        <translation>Aller d’un emplacement à l’autre</translation>
    </message>
    <message>
        <source>Go to the next possible place</source>
        <translation>Aller au prochain emplacement possible</translation>
    </message>
    <message>
        <source>Pick the place</source>
        <translation>Sélectionner l’emplacement</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Annuler la sélection</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation>Choisir une réponse</translation>
    </message>
    <message>
        <source>Move a lesson up or down in its set</source>
        <translation>Monter ou descendre une leçon dans sa série</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <source>In a lesson</source>
        <translation>Dans une leçon</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Editor: %1</source>
        <comment>a menu</comment>
        <translation>Éditeur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Waystone: keys</source>
        <translation>Waystone&#xa0;: raccourcis clavier</translation>
    </message>
    <message>
        <source>Choose the kind of action</source>
        <translation>Choisir le type d’action</translation>
    </message>
    <message>
        <source>Go to the next or previous part of the table</source>
        <translation>Aller à la partie suivante ou précédente de la table</translation>
    </message>
    <message>
        <source>Go to the beginning or end of the row</source>
        <translation>Aller au début ou à la fin de la rangée</translation>
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
        <translation>Aucune touche ne porte ce nom.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce qu’elle fait</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>Find an action, or press a key</source>
        <translation>Cherchez une action, ou appuyez sur une touche</translation>
    </message>
    <message>
        <source>As a PDF…</source>
        <translation>En PDF…</translation>
    </message>
    <message>
        <source>Saves this list to a file for printing</source>
        <translation>Enregistre cette liste dans un fichier à imprimer</translation>
    </message>
    <message>
        <source>Reassign It</source>
        <translation>La réattribuer</translation>
    </message>
    <message>
        <source>This key cannot be changed.</source>
        <translation>Cette touche ne peut pas être changée.</translation>
    </message>
    <message>
        <source>Press the new key for “%1”, or Esc to keep it as it is.</source>
        <translation>Appuyez sur la nouvelle touche pour «&#xa0;%1&#xa0;», ou sur Échap pour ne rien changer.</translation>
    </message>
    <message>
        <source>Click an action to give it another key.</source>
        <translation>Cliquez sur une action pour lui donner une autre touche.</translation>
    </message>
    <message>
        <source>%1 is needed on the board and in dialogs. Press another key.</source>
        <comment>key</comment>
        <translation>%1 sert sur le plateau et dans les boîtes de dialogue. Appuyez sur une autre touche.</translation>
    </message>
    <message>
        <source>%1 is “%2”.</source>
        <comment>key, action</comment>
        <translation>%1 sert à «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Leave It There</source>
        <translation>La laisser</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <comment>key</comment>
        <translation>Garder %1</translation>
    </message>
    <message>
        <source>%1 is now “%2”.</source>
        <comment>key, action</comment>
        <translation>%1 sert maintenant à «&#xa0;%2&#xa0;».</translation>
    </message>
</context>
<context>
    <name>waystone::LearnButton</name>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Learn in Ten Minutes</source>
        <translation>Apprendre en dix minutes</translation>
    </message>
    <message>
        <source>Leads you through the rules step by step, on the board</source>
        <translation>Parcourt les règles pas à pas, sur le plateau</translation>
    </message>
    <message>
        <source>All the Rules</source>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message numerus="yes">
        <source>Ten-minute start: step %1 of %n</source>
        <translation>
            <numerusform>Premiers pas en dix minutes&#xa0;: étape %1 sur %n</numerusform>
            <numerusform>Premiers pas en dix minutes&#xa0;: étape %1 sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>All the rules: chapter %1 of %2, “%3”</source>
        <translation>Toutes les règles&#xa0;: chapitre %1 sur %2, «&#xa0;%3&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>Next: all the rules in %n chapter(s)</source>
        <translation>
            <numerusform>Ensuite&#xa0;: toutes les règles, en %n chapitre</numerusform>
            <numerusform>Ensuite&#xa0;: toutes les règles, en %n chapitres</numerusform>
        </translation>
    </message>
    <message>
        <source>All the rules done; lessons: %1 of %2</source>
        <translation>Toutes les règles vues&#x202f;; leçons&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>button, where it goes on</comment>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>New to it? Learn it in %n short step(s)</source>
        <translation>
            <numerusform>Nouveau pour vous&#x202f;? Apprenez-le en %n courte étape</numerusform>
            <numerusform>Nouveau pour vous&#x202f;? Apprenez-le en %n courtes étapes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::LessonAnswers</name>
    <message>
        <source>&amp;Points:</source>
        <translation>&amp;Points&#xa0;:</translation>
    </message>
    <message>
        <source>C&amp;heck</source>
        <translation>&amp;Vérifier</translation>
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
        <translation>Touche %1</translation>
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
        <translation>Regardez le plateau.</translation>
    </message>
    <message>
        <source>Play it on the board.</source>
        <translation>Jouez sur le plateau.</translation>
    </message>
    <message>
        <source>Choose an answer.</source>
        <translation>Choisissez une réponse.</translation>
    </message>
    <message>
        <source>Play on against the computer as long as you like.</source>
        <translation>Continuez contre l’ordinateur aussi longtemps que vous voulez.</translation>
    </message>
    <message>
        <source>How many points is this?</source>
        <translation>Combien de points cela fait-il&#x202f;?</translation>
    </message>
    <message>
        <source>How many points does this bring?</source>
        <translation>Combien de points cela rapporte-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>How many points come from this category: %1?</source>
        <translation>Combien de points viennent de cette catégorie&#xa0;: %1&#x202f;?</translation>
    </message>
    <message>
        <source>How many points does this bring in this category: %1?</source>
        <translation>Combien de points cela rapporte-t-il dans cette catégorie&#xa0;: %1&#x202f;?</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Indice&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <source>Another &amp;Hint</source>
        <translation>Un autre &amp;indice</translation>
    </message>
    <message>
        <source>Show It &amp;Again</source>
        <translation>Montrer e&amp;ncore</translation>
    </message>
    <message>
        <source>Start This Step &amp;Over</source>
        <translation>Recommencer cette &amp;étape</translation>
    </message>
    <message>
        <source>Don&amp;e Playing</source>
        <translation>Assez jo&amp;ué</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Pré&amp;cédent</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>Pa&amp;sser</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Terminer</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>S&amp;uivant</translation>
    </message>
    <message numerus="yes">
        <source>Play on against the computer: %n action(s) left.</source>
        <translation>
            <numerusform>Continuez contre l’ordinateur&#xa0;: encore %n action.</numerusform>
            <numerusform>Continuez contre l’ordinateur&#xa0;: encore %n actions.</numerusform>
        </translation>
    </message>
    <message>
        <source>Plays it again from the beginning</source>
        <translation>Rejoue depuis le début</translation>
    </message>
    <message>
        <source>To the next step without doing this one</source>
        <translation>À l’étape suivante sans faire celle-ci</translation>
    </message>
    <message>
        <source>To the next step</source>
        <translation>À l’étape suivante</translation>
    </message>
    <message>
        <source>Ends the lesson without doing this step</source>
        <translation>Termine la leçon sans faire cette étape</translation>
    </message>
    <message>
        <source>Ends the lesson</source>
        <translation>Termine la leçon</translation>
    </message>
    <message>
        <source>Says a little more</source>
        <translation>En dit un peu plus</translation>
    </message>
    <message>
        <source>To the previous step</source>
        <translation>À l’étape précédente</translation>
    </message>
    <message>
        <source>Still within Reach?</source>
        <translation>Encore à portée&#x202f;?</translation>
    </message>
    <message>
        <source>Tells whether the goal can still be reached</source>
        <translation>Indique si l’objectif peut encore être atteint</translation>
    </message>
    <message>
        <source>A new position:</source>
        <translation>Nouvelle position&#xa0;:</translation>
    </message>
</context>
<context>
    <name>waystone::LessonCardHead</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>S&amp;ommaire</translation>
    </message>
    <message>
        <source>Leaves the lesson; it can be continued later</source>
        <translation>Quitte la leçon&#x202f;; on pourra la continuer plus tard</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Quitter la leçon</translation>
    </message>
    <message>
        <source>One language</source>
        <translation>Une seule langue</translation>
    </message>
    <message>
        <source>Shows every text in a second language as well</source>
        <translation>Affiche aussi chaque texte dans une deuxième langue</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Deuxième langue</translation>
    </message>
    <message>
        <source>%1 ✓</source>
        <comment>chapter or step that is done</comment>
        <translation>%1 ✓</translation>
    </message>
    <message>
        <source>Review %1 of %2</source>
        <translation>Révision %1 sur %2</translation>
    </message>
    <message>
        <source>Shows all chapters or steps, so you can go to any of them</source>
        <translation>Affiche tous les chapitres ou toutes les étapes, pour aller à l’un d’eux</translation>
    </message>
    <message>
        <source>Chapter %1 of %2 · Step %3 of %4</source>
        <translation>Chapitre %1 sur %2 · Étape %3 sur %4</translation>
    </message>
    <message>
        <source>%1 – you are here</source>
        <comment>chapter or step</comment>
        <translation>%1 – vous êtes ici</translation>
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
        <translation>Aller à l’étape suivante</translation>
    </message>
    <message>
        <source>Go on without doing the step</source>
        <translation>Continuer sans faire l’étape</translation>
    </message>
    <message>
        <source>Ask for a hint</source>
        <translation>Demander un indice</translation>
    </message>
    <message>
        <source>Take a wrong move back</source>
        <translation>Reprendre un mauvais coup</translation>
    </message>
    <message>
        <source>Open the contents</source>
        <translation>Ouvrir le sommaire</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what it does, key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Go to the previous step</source>
        <translation>Aller à l’étape précédente</translation>
    </message>
    <message>
        <source>See where a wrong move leads</source>
        <translation>Voir la suite d’un mauvais coup</translation>
    </message>
    <message>
        <source>Watch what was shown again</source>
        <translation>Revoir ce qui a été montré</translation>
    </message>
    <message>
        <source>Ask whether the goal can still be reached</source>
        <translation>Demander si l’objectif peut encore être atteint</translation>
    </message>
</context>
<context>
    <name>waystone::LessonDesk</name>
    <message>
        <source>Your progress in the lessons cannot be saved. It is remembered until you quit the program.</source>
        <translation>Votre progression dans les leçons ne peut pas être enregistrée. Elle est conservée jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>The lesson has no steps yet.</source>
        <translation>La leçon n’a pas encore d’étapes.</translation>
    </message>
    <message>
        <source>The lesson cannot be opened.</source>
        <translation>Impossible d’ouvrir la leçon.</translation>
    </message>
    <message>
        <source>Import into the Library</source>
        <translation>Importer dans la bibliothèque</translation>
    </message>
    <message>
        <source>The file is neither a readable lesson nor a readable position.</source>
        <translation>Ce fichier ne contient ni leçon ni position lisible.</translation>
    </message>
    <message>
        <source>The file cannot be copied into the library.</source>
        <translation>Impossible de copier le fichier dans la bibliothèque.</translation>
    </message>
    <message>
        <source>Export from the Library</source>
        <translation>Exporter de la bibliothèque</translation>
    </message>
    <message>
        <source>The file cannot be written.</source>
        <translation>Impossible d’écrire le fichier.</translation>
    </message>
    <message>
        <source>The file cannot be deleted.</source>
        <translation>Impossible de supprimer le fichier.</translation>
    </message>
    <message>
        <source>Waystone lessons and positions (%1)</source>
        <translation>Leçons et positions Waystone (%1)</translation>
    </message>
    <message>
        <source>The set cannot be changed.</source>
        <translation>Impossible de modifier la série.</translation>
    </message>
    <message>
        <source>Waystone lessons, sets and positions (%1)</source>
        <translation>Leçons, séries et positions Waystone (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%n brought in.</source>
        <translation>
            <numerusform>%n ajoutée.</numerusform>
            <numerusform>%n ajoutées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replaced.</source>
        <translation>
            <numerusform>%n remplacée.</numerusform>
            <numerusform>%n remplacées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n there already.</source>
        <translation>
            <numerusform>%n déjà présente.</numerusform>
            <numerusform>%n déjà présentes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped.</source>
        <translation>
            <numerusform>%n passée.</numerusform>
            <numerusform>%n passées.</numerusform>
        </translation>
    </message>
    <message>
        <source>A lesson of the set cannot be read.</source>
        <translation>Une leçon de la série est illisible.</translation>
    </message>
    <message>
        <source>Export the Set</source>
        <translation>Exporter la série</translation>
    </message>
    <message>
        <source>Waystone sets of lessons (%1)</source>
        <translation>Séries de leçons Waystone (%1)</translation>
    </message>
</context>
<context>
    <name>waystone::LessonDraft</name>
    <message>
        <source>Lesson begun</source>
        <comment>a step of the history</comment>
        <translation>Leçon commencée</translation>
    </message>
    <message>
        <source>Step added: %1</source>
        <comment>a step of the history</comment>
        <translation>Étape ajoutée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Step copied</source>
        <comment>a step of the history</comment>
        <translation>Étape copiée</translation>
    </message>
    <message>
        <source>Step removed</source>
        <comment>a step of the history</comment>
        <translation>Étape enlevée</translation>
    </message>
    <message>
        <source>Step moved</source>
        <comment>a step of the history</comment>
        <translation>Étape déplacée</translation>
    </message>
    <message>
        <source>Beginning of the step</source>
        <comment>a step of the history</comment>
        <translation>Début de l’étape</translation>
    </message>
</context>
<context>
    <name>waystone::LessonFeedback</name>
    <message>
        <source>&amp;Try Again</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>See &amp;What Happens</source>
        <translation>&amp;Voir la suite</translation>
    </message>
    <message>
        <source>✓ That is right.</source>
        <translation>✓ C’est juste.</translation>
    </message>
    <message>
        <source>✓ That is good, but there is something better.</source>
        <translation>✓ C’est bien, mais il y a mieux.</translation>
    </message>
    <message>
        <source>✗ It is more than that.</source>
        <translation>✗ C’est plus que cela.</translation>
    </message>
    <message>
        <source>✗ It is less than that.</source>
        <translation>✗ C’est moins que cela.</translation>
    </message>
    <message>
        <source>✗ That is not it.</source>
        <translation>✗ Ce n’est pas cela.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what gives points, points</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>In all: %1</source>
        <comment>points</comment>
        <translation>En tout&#xa0;: %1</translation>
    </message>
    <message>
        <source>Takes the move back</source>
        <translation>Reprend le coup</translation>
    </message>
    <message>
        <source>Plays on while you watch</source>
        <translation>Montre ce qui s’ensuit</translation>
    </message>
    <message>
        <source>✓ The goal can still be reached.</source>
        <translation>✓ L’objectif est encore à portée.</translation>
    </message>
    <message>
        <source>No way from here is sure to reach the goal: it is the task that has to be changed. You can skip it.</source>
        <translation>D’ici, aucun chemin ne mène à coup sûr à l’objectif&#xa0;: c’est l’exercice qu’il faut modifier. Vous pouvez le passer.</translation>
    </message>
    <message>
        <source>We shall see: it is not clear yet whether the goal can still be reached.</source>
        <translation>On verra&#xa0;: on ne sait pas encore si l’objectif reste à portée.</translation>
    </message>
    <message>
        <source>✗ The goal can no longer be reached.</source>
        <translation>✗ L’objectif n’est plus à portée.</translation>
    </message>
    <message>
        <source>Action %1 is the one to change: %2</source>
        <comment>number of the action, what was done</comment>
        <translation>C’est l’action %1 qu’il faut changer&#xa0;: %2</translation>
    </message>
    <message>
        <source>Whether this way leads to the goal remains open: the lesson does not say what the others do next. Try another way.</source>
        <translation>On ne sait pas si cette voie mène à l’objectif&#xa0;: la leçon ne dit pas ce que font ensuite les autres. Essayez autrement.</translation>
    </message>
    <message>
        <source>Right so far: go on.</source>
        <translation>C’est juste jusqu’ici&#xa0;: continuez.</translation>
    </message>
    <message>
        <source>✓ The goal is reached, by what the others did last. Whether that was sure is not known.</source>
        <translation>✓ L’objectif est atteint, grâce à ce que les autres ont fait en dernier. On ne sait pas si c’était sûr.</translation>
    </message>
    <message>
        <source>At most %1 of the %2 points can be reached from here.</source>
        <translation>D’ici, on peut atteindre au plus %1 des %2 points.</translation>
    </message>
    <message numerus="yes">
        <source>With %n more action(s) the goal can no longer be reached.</source>
        <translation>
            <numerusform>Avec l’action qui reste, l’objectif n’est plus à portée.</numerusform>
            <numerusform>Avec les %n actions qui restent, l’objectif n’est plus à portée.</numerusform>
        </translation>
    </message>
    <message>
        <source>No action is left, and the goal is not reached.</source>
        <translation>Il ne reste plus d’action, et l’objectif n’est pas atteint.</translation>
    </message>
    <message>
        <source>“Try Again” goes back to before this action: %1</source>
        <translation>«&#xa0;Réessayer&#xa0;» revient avant cette action&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>waystone::LessonGoal</name>
    <message numerus="yes">
        <source>%n action(s) left</source>
        <translation>
            <numerusform>Encore %n action</numerusform>
            <numerusform>Encore %n actions</numerusform>
        </translation>
    </message>
    <message>
        <source>Your goal</source>
        <translation>Votre objectif</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>points reached, points wanted</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>In at most %n action(s)</source>
        <translation>
            <numerusform>En %n action</numerusform>
            <numerusform>En %n actions au plus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::LessonHead</name>
    <message>
        <source>Languages</source>
        <comment>a step of the history</comment>
        <translation>Langues</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>a step of the history</comment>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Original language</source>
        <comment>a step of the history</comment>
        <translation>Langue d’origine</translation>
    </message>
    <message>
        <source>Name of the lesson’s file</source>
        <comment>a step of the history</comment>
        <translation>Nom du fichier de la leçon</translation>
    </message>
    <message>
        <source>Name of the file:</source>
        <translation>Nom du fichier&#xa0;:</translation>
    </message>
    <message>
        <source>Lowercase letters without accents, digits and hyphens. Progress is saved under this name.</source>
        <translation>Minuscules sans accents, chiffres et traits d’union. La progression est enregistrée sous ce nom.</translation>
    </message>
    <message>
        <source>Audience:</source>
        <translation>Public&#xa0;:</translation>
    </message>
    <message>
        <source>For beginners</source>
        <translation>Pour débutants</translation>
    </message>
    <message>
        <source>For those who know the rules</source>
        <translation>Pour qui connaît les règles</translation>
    </message>
    <message>
        <source>For those who play well</source>
        <translation>Pour qui joue bien</translation>
    </message>
    <message>
        <source>Written in:</source>
        <translation>Écrite en&#xa0;:</translation>
    </message>
    <message>
        <source>Must be complete in:</source>
        <translation>Doit être complète en&#xa0;:</translation>
    </message>
    <message>
        <source>Tags</source>
        <comment>a step of the history</comment>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Tags:</source>
        <translation>Étiquettes&#xa0;:</translation>
    </message>
    <message>
        <source>Words to find it by, with commas between them</source>
        <translation>Mots pour la retrouver, séparés par des virgules</translation>
    </message>
</context>
<context>
    <name>waystone::LessonPage</name>
    <message>
        <source>Take the move back first.</source>
        <translation>Reprenez d’abord votre coup.</translation>
    </message>
    <message>
        <source>The “Try Again” button beside the board does it.</source>
        <translation>Utilisez le bouton «&#xa0;Réessayer&#xa0;» à côté du plateau.</translation>
    </message>
    <message>
        <source>The “Try Again” button beside the board does it, or the %1 key.</source>
        <translation>Utilisez le bouton «&#xa0;Réessayer&#xa0;» à côté du plateau, ou la touche %1.</translation>
    </message>
</context>
<context>
    <name>waystone::LessonShare</name>
    <message>
        <source>Save the Web Page</source>
        <translation>Enregistrer la page web</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Pages web (*.html)</translation>
    </message>
    <message>
        <source>The web page cannot be saved.</source>
        <translation>La page web ne peut pas être enregistrée.</translation>
    </message>
    <message>
        <source>Working out all that can come of each task…</source>
        <translation>Calcul de tout ce qui peut résulter de chaque exercice…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>waystone::LessonSkeleton</name>
    <message>
        <source>In a game, this was played here: %1. There is something better.</source>
        <comment>what a player did</comment>
        <translation>Dans une partie, voici ce qui a été joué ici&#xa0;: «&#xa0;%1&#xa0;». Il y a mieux.</translation>
    </message>
    <message>
        <source>Compared with what was played:</source>
        <translation>Comparé à ce qui a été joué&#xa0;:</translation>
    </message>
</context>
<context>
    <name>waystone::LessonSummary</name>
    <message numerus="yes">
        <source>– %n task(s) skipped</source>
        <translation>
            <numerusform>– %n exercice passé</numerusform>
            <numerusform>– %n exercices passés</numerusform>
        </translation>
    </message>
    <message>
        <source>You have reached the end</source>
        <translation>Vous voilà au bout</translation>
    </message>
    <message>
        <source>Review complete</source>
        <translation>La révision est terminée</translation>
    </message>
    <message>
        <source>Worth another look</source>
        <translation>À revoir</translation>
    </message>
    <message>
        <source>The tasks you missed come back tomorrow under “Learn”, then after 3, 7, 21 and 60 days, until you get them right on the first try each time.</source>
        <translation>Les exercices manqués reviennent demain sous «&#xa0;Apprendre&#xa0;», puis après 3, 7, 21 et 60 jours, jusqu’à ce que vous les réussissiez chaque fois du premier coup.</translation>
    </message>
    <message numerus="yes">
        <source>Repeat %n task(s) now</source>
        <translation>
            <numerusform>Refaire %n exercice maintenant</numerusform>
            <numerusform>Refaire %n exercices maintenant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repeat %n task(s) of “%1”</source>
        <translation>
            <numerusform>Refaire %n exercice de «&#xa0;%1&#xa0;»</numerusform>
            <numerusform>Refaire %n exercices de «&#xa0;%1&#xa0;»</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>Leçon suivante&#xa0;: %1</translation>
    </message>
    <message>
        <source>To the &amp;Lessons</source>
        <translation>Aller aux &amp;leçons</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <comment>number and first words of a step</comment>
        <translation>Étape %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Play your first game</source>
        <translation>Jouer votre première partie</translation>
    </message>
    <message>
        <source>Against a gentle computer; cards explain each rule when it comes up</source>
        <translation>Contre un joueur informatique facile&#x202f;; des cartes expliquent chaque règle au moment voulu</translation>
    </message>
    <message numerus="yes">
        <source>✓ %n task(s) solved on the first try</source>
        <translation>
            <numerusform>✓ %n exercice réussi du premier coup</numerusform>
            <numerusform>✓ %n exercices réussis du premier coup</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>◐ %n task(s) solved with hints</source>
        <translation>
            <numerusform>◐ %n exercice réussi avec des indices</numerusform>
            <numerusform>◐ %n exercices réussis avec des indices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>↻ %n task(s) solved after another try</source>
        <translation>
            <numerusform>↻ %n exercice réussi après un nouvel essai</numerusform>
            <numerusform>↻ %n exercices réussis après un nouvel essai</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the &amp;Editor</source>
        <translation>Retour à l’&amp;éditeur</translation>
    </message>
    <message>
        <source>Close the &amp;Lesson</source>
        <translation>Fermer la &amp;leçon</translation>
    </message>
    <message numerus="yes">
        <source>The end, with %n task(s) skipped</source>
        <translation>
            <numerusform>Fin, avec %n exercice passé</numerusform>
            <numerusform>Fin, avec %n exercices passés</numerusform>
        </translation>
    </message>
    <message>
        <source>Well done! You have reached the end</source>
        <translation>Bravo&#x202f;! Vous voilà au bout</translation>
    </message>
    <message>
        <source>Your &amp;name, if the result goes to a teacher:</source>
        <translation>Votre &amp;nom, si le résultat va à un enseignant&#xa0;:</translation>
    </message>
    <message>
        <source>Save the &amp;Result…</source>
        <translation>Enregistrer le &amp;résultat…</translation>
    </message>
    <message>
        <source>The result says how it went, but proves nothing.</source>
        <translation>Le résultat dit comment cela s’est passé, mais ne prouve rien.</translation>
    </message>
</context>
<context>
    <name>waystone::LessonTextModel</name>
    <message>
        <source>This text is missing.</source>
        <translation>Ce texte manque.</translation>
    </message>
    <message>
        <source>The original has changed since this was written.</source>
        <translation>L’original a changé depuis.</translation>
    </message>
    <message>
        <source>missing</source>
        <comment>a text</comment>
        <translation>manquant</translation>
    </message>
    <message>
        <source>%1 (original)</source>
        <comment>a language</comment>
        <translation>%1 (original)</translation>
    </message>
    <message>
        <source>Translation still fits</source>
        <translation>La traduction convient toujours</translation>
    </message>
    <message>
        <source>Text: %1, %2</source>
        <comment>which text and in which language</comment>
        <translation>Texte&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>Text of step %1: %2, %3</source>
        <comment>which step, text and language</comment>
        <translation>Texte de l’étape %1&#xa0;: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s): readers skip texts of more than 40.</source>
        <translation>
            <numerusform>%n mot&#xa0;: au-delà de 40, on ne lit plus.</numerusform>
            <numerusform>%n mots&#xa0;: au-delà de 40, on ne lit plus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::LessonWorkshop</name>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textes</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Exercice</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marques</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Line recorded</source>
        <comment>a step of the history</comment>
        <translation>Coups enregistrés</translation>
    </message>
    <message>
        <source>&amp;Handout…</source>
        <translation>Fiche à &amp;imprimer…</translation>
    </message>
    <message>
        <source>&amp;Try the Lesson</source>
        <translation>Essa&amp;yer la leçon</translation>
    </message>
    <message>
        <source>Goes through the lesson as its reader will</source>
        <translation>Parcourt la leçon comme le fera son lecteur</translation>
    </message>
    <message>
        <source>Save the Handout</source>
        <translation>Enregistrer la fiche</translation>
    </message>
    <message>
        <source>Pages to print (*.pdf);;Drawing (*.svg);;Picture (*.png)</source>
        <translation>Pages à imprimer (*.pdf);;Dessin (*.svg);;Image (*.png)</translation>
    </message>
    <message>
        <source>The handout cannot be saved.</source>
        <translation>Impossible d’enregistrer la fiche.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Share as a &amp;Web Page…</source>
        <translation>Partager comme page &amp;web…</translation>
    </message>
    <message>
        <source>Click the places on the board; a second click takes one away. Press the button again to end.</source>
        <translation>Cliquez sur les emplacements du plateau&#x202f;; un second clic en retire un. Appuyez de nouveau sur le bouton pour terminer.</translation>
    </message>
    <message>
        <source>No such piece ever lies there.</source>
        <translation>Jamais un tel élément ne se trouve là.</translation>
    </message>
    <message>
        <source>Prints the lesson or the position, or saves its pages as a PDF or its board as a picture</source>
        <translation>Imprime la leçon ou la position, ou en enregistre les pages en PDF ou le plateau en image</translation>
    </message>
    <message>
        <source>Saves the lesson or the position as one file for any browser, without this program</source>
        <translation>Enregistre la leçon ou la position en un fichier pour tout navigateur, sans ce programme</translation>
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
        <translation>Les règles, étape par étape</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Positions</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n étape</numerusform>
            <numerusform>%n étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ All steps done</source>
        <translation>✓ Toutes les étapes sont terminées</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n step(s) done</source>
        <translation>
            <numerusform>Étapes terminées&#xa0;: %1 sur %n</numerusform>
            <numerusform>Étapes terminées&#xa0;: %1 sur %n</numerusform>
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
        <translation>%1 · une position à jouer</translation>
    </message>
    <message>
        <source>for beginners</source>
        <translation>pour débutants</translation>
    </message>
    <message>
        <source>for those who know the rules</source>
        <translation>pour qui connaît les règles</translation>
    </message>
    <message>
        <source>for good players</source>
        <translation>pour qui joue bien</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>game, level, progress</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>With this title</source>
        <translation>Portant ce titre</translation>
    </message>
    <message>
        <source>To your first game in ten minutes</source>
        <translation>Votre première partie en dix minutes</translation>
    </message>
    <message>
        <source>My lessons and positions</source>
        <translation>Mes leçons et mes positions</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <comment>language, how much of a lesson is in it</comment>
        <translation>%1 (%2&#xa0;%)</translation>
    </message>
    <message>
        <source>%1. Not in the library</source>
        <comment>id of a lesson</comment>
        <translation>%1. N’est pas dans la bibliothèque</translation>
    </message>
    <message>
        <source>Not in the library</source>
        <translation>N’est pas dans la bibliothèque</translation>
    </message>
</context>
<context>
    <name>waystone::LibraryPage</name>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Search in titles, summaries and rules</source>
        <translation>Chercher dans les titres, les résumés et les règles</translation>
    </message>
    <message>
        <source>Walkthroughs, lessons and positions</source>
        <translation>Visites guidées, leçons et positions</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>Saves a copy of it in a file</source>
        <translation>En enregistre une copie dans un fichier</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>&amp;From the Beginning</source>
        <translation>Depuis le dé&amp;but</translation>
    </message>
    <message>
        <source>Nothing found. Try other words, or another game.</source>
        <translation>Aucun résultat. Essayez d’autres mots ou un autre jeu.</translation>
    </message>
    <message>
        <source>Deletes the file</source>
        <translation>Supprime le fichier</translation>
    </message>
    <message>
        <source>You can delete only your own</source>
        <translation>Vous ne pouvez supprimer que vos propres créations</translation>
    </message>
    <message>
        <source>Opens it in the editor</source>
        <translation>L’ouvre dans l’éditeur</translation>
    </message>
    <message>
        <source>Opens a copy in the editor; the original stays as it is</source>
        <translation>Ouvre une copie dans l’éditeur&#x202f;; l’original reste tel quel</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>“%1” will be deleted for good.</source>
        <comment>title</comment>
        <translation>Vous allez supprimer définitivement «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Edi&amp;t</source>
        <translation>&amp;Modifier</translation>
    </message>
    <message>
        <source>Edi&amp;t a Copy</source>
        <translation>&amp;Modifier une copie</translation>
    </message>
    <message>
        <source>Pl&amp;ay</source>
        <translation>J&amp;ouer</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Repeat %n Task(s)</source>
        <translation>
            <numerusform>Re&amp;faire %n exercice</numerusform>
            <numerusform>Re&amp;faire %n exercices</numerusform>
        </translation>
    </message>
    <message>
        <source>Tasks you did not get right on the first try and that are due again</source>
        <translation>Exercices que vous n’avez pas réussis du premier coup et qu’il est temps de refaire</translation>
    </message>
    <message>
        <source>The set is deleted. Its lessons stay in the library.</source>
        <translation>La série est supprimée. Ses leçons restent dans la bibliothèque.</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Tous les niveaux</translation>
    </message>
    <message>
        <source>For beginners</source>
        <translation>Pour débutants</translation>
    </message>
    <message>
        <source>For those who know the rules</source>
        <translation>Pour qui connaît les règles</translation>
    </message>
    <message>
        <source>For good players</source>
        <translation>Pour qui joue bien</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>All tags</source>
        <translation>Toutes les étiquettes</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>The set is empty. Drag lessons from the other shelves onto its name, or choose them there and press “Add to a Set”.</source>
        <translation>La série est vide. Faites glisser des leçons des autres rayons sur son nom, ou choisissez-les et appuyez sur «&#xa0;Ajouter à une série&#xa0;».</translation>
    </message>
    <message>
        <source>Ta&amp;ke Out</source>
        <translation>Re&amp;tirer</translation>
    </message>
    <message>
        <source>Out of the set; the lesson stays in the library</source>
        <translation>De la série&#x202f;; la leçon reste dans la bibliothèque</translation>
    </message>
    <message>
        <source>Shelves of the library</source>
        <translation>Rayons de la bibliothèque</translation>
    </message>
    <message>
        <source>&amp;New Set</source>
        <translation>&amp;Nouvelle série</translation>
    </message>
    <message>
        <source>Puts lessons in an order, for a course or a class</source>
        <translation>Met des leçons dans un ordre, pour un cours ou une classe</translation>
    </message>
    <message>
        <source>Copies lessons, positions or a set from a file into the library; you can also drop files here</source>
        <translation>Copie dans la bibliothèque les leçons, les positions ou la série d’un fichier&#x202f;; vous pouvez aussi déposer des fichiers ici</translation>
    </message>
    <message>
        <source>Add t&amp;o a Set</source>
        <translation>Ajo&amp;uter à une série</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>On paper, as a handout or a worksheet</source>
        <translation>Sur papier, comme fiche à distribuer ou fiche d’exercices</translation>
    </message>
    <message numerus="yes">
        <source>%1. %n of them cannot be found in the library.</source>
        <translation>
            <numerusform>%1. %n d’entre elles est introuvable dans la bibliothèque.</numerusform>
            <numerusform>%1. %n d’entre elles sont introuvables dans la bibliothèque.</numerusform>
        </translation>
    </message>
    <message>
        <source>A &amp;new set</source>
        <translation>Une &amp;nouvelle série</translation>
    </message>
    <message>
        <source>New set</source>
        <translation>Nouvelle série</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) put into “%1”.</source>
        <translation>
            <numerusform>%n leçon ajoutée à «&#xa0;%1&#xa0;».</numerusform>
            <numerusform>%n leçons ajoutées à «&#xa0;%1&#xa0;».</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” has what you chose already.</source>
        <translation>«&#xa0;%1&#xa0;» contient déjà ce que vous avez choisi.</translation>
    </message>
    <message>
        <source>Now number %1 of the set.</source>
        <translation>Maintenant numéro %1 de la série.</translation>
    </message>
    <message>
        <source>“%1” is no longer in the set. It stays in the library.</source>
        <translation>«&#xa0;%1&#xa0;» ne fait plus partie de la série. La leçon reste dans la bibliothèque.</translation>
    </message>
    <message>
        <source>“%1” is no longer in the set.</source>
        <translation>«&#xa0;%1&#xa0;» ne fait plus partie de la série.</translation>
    </message>
    <message>
        <source>The set “%1” will be deleted. Its lessons stay in the library.</source>
        <translation>Vous allez supprimer la série «&#xa0;%1&#xa0;». Ses leçons restent dans la bibliothèque.</translation>
    </message>
    <message>
        <source>In a file, to be given to others</source>
        <translation>Dans un fichier, à donner à d’autres</translation>
    </message>
    <message>
        <source>As a &amp;Web Page…</source>
        <translation>Comme page &amp;web…</translation>
    </message>
    <message>
        <source>Plays the lesson in any browser, on a phone as well</source>
        <translation>Fait jouer la leçon dans n’importe quel navigateur, même sur un téléphone</translation>
    </message>
    <message>
        <source>As a &amp;File for Waystone…</source>
        <translation>Comme &amp;fichier pour Waystone…</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
</context>
<context>
    <name>waystone::LineBox</name>
    <message>
        <source>Record: %1</source>
        <translation>Enregistrer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Clear: %1</source>
        <translation>Effacer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Record…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Play the moves on the board.</source>
        <translation>Jouez les coups sur le plateau.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
</context>
<context>
    <name>waystone::LineRecorder</name>
    <message>
        <source>The game is over.</source>
        <translation>La partie est terminée.</translation>
    </message>
    <message>
        <source>Choose what chance brings.</source>
        <translation>Choisissez ce que le hasard apporte.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and what they are asked</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Keep as the Line</source>
        <translation>Garder comme suite</translation>
    </message>
    <message>
        <source>Keep as the Solution</source>
        <translation>Garder comme solution</translation>
    </message>
    <message>
        <source>Keep What the Others Do</source>
        <translation>Garder ce que font les autres</translation>
    </message>
    <message>
        <source>Keep as Right</source>
        <translation>Garder comme juste</translation>
    </message>
    <message>
        <source>Keep as Wrong</source>
        <translation>Garder comme faux</translation>
    </message>
    <message>
        <source>Chance Brings…</source>
        <translation>Le hasard apporte…</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Play the answer of %1: %2</source>
        <comment>a player and what they are asked</comment>
        <translation>Jouez la réponse de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The reader goes on; their moves are not kept. %1: %2</source>
        <comment>a player and what they are asked</comment>
        <translation>Le lecteur continue&#x202f;; ses coups ne sont pas gardés. %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>waystone::LineViewer</name>
    <message numerus="yes">
        <source>Where the line begins; %n action(s) follow.</source>
        <translation>
            <numerusform>Le début de la suite&#x202f;; %n action vient ensuite.</numerusform>
            <numerusform>Le début de la suite&#x202f;; %n actions viennent ensuite.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2. %3</source>
        <comment>number, how many, what was done</comment>
        <translation>%1 sur %2. %3</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>waystone::LogModel</name>
    <message>
        <source>%1: %2</source>
        <comment>player, what they did</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>waystone::LogText</name>
    <message>
        <source>Hidden draw</source>
        <translation>Tirage caché</translation>
    </message>
    <message>
        <source>Secret choice</source>
        <translation>Choix secret</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>tour %1</translation>
    </message>
    <message numerus="yes">
        <source>Setup: %n draw(s)</source>
        <translation>
            <numerusform>Mise en place&#xa0;: %n tirage</numerusform>
            <numerusform>Mise en place&#xa0;: %n tirages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draw(s)</source>
        <translation>
            <numerusform>%n tirage</numerusform>
            <numerusform>%n tirages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tried instead: %n action(s)</source>
        <translation>
            <numerusform>Essayé à la place&#xa0;: %n action</numerusform>
            <numerusform>Essayé à la place&#xa0;: %n actions</numerusform>
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
            <numerusform>%1 %n tirage</numerusform>
            <numerusform>%1 %n tirages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) taken back</source>
        <translation>
            <numerusform>%n coup repris</numerusform>
            <numerusform>%n coups repris</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) have chosen</source>
        <translation>
            <numerusform>%n joueur a choisi</numerusform>
            <numerusform>%n joueurs ont choisi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::LostDraftsDialog</name>
    <message>
        <source>Not in a file yet</source>
        <translation>Dans aucun fichier pour l’instant</translation>
    </message>
    <message>
        <source>Belongs to the file %1</source>
        <translation>Appartient au fichier %1</translation>
    </message>
    <message>
        <source>Belongs to the file %1, which has been changed since</source>
        <translation>Appartient au fichier %1, modifié depuis</translation>
    </message>
    <message>
        <source>Belongs to the file %1, which is no longer there</source>
        <translation>Appartient au fichier %1, qui n’est plus là</translation>
    </message>
    <message>
        <source>Last changed: %1</source>
        <translation>Dernière modification&#xa0;: %1</translation>
    </message>
    <message>
        <source>Lesson without a title (%1)</source>
        <comment>game</comment>
        <translation>Leçon sans titre (%1)</translation>
    </message>
    <message>
        <source>Lesson “%1” (%2)</source>
        <comment>title, game</comment>
        <translation>Leçon «&#xa0;%1&#xa0;» (%2)</translation>
    </message>
    <message>
        <source>Edition “%1” (%2)</source>
        <comment>title, game</comment>
        <translation>Édition «&#xa0;%1&#xa0;» (%2)</translation>
    </message>
    <message>
        <source>Position (%1)</source>
        <comment>game</comment>
        <translation>Position (%1)</translation>
    </message>
    <message>
        <source>Open the &amp;Draft</source>
        <translation>Ouvrir le &amp;brouillon</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Unsaved Work</source>
        <translation>Travail non enregistré</translation>
    </message>
    <message>
        <source>You were editing this when a window or the program was closed, and no file contains it as it is here. It stays until you open or delete it.</source>
        <translation>Vous étiez en train de modifier ceci à la fermeture d’une fenêtre ou du programme, et aucun fichier ne le contient tel quel. Cela reste ici jusqu’à ce que vous l’ouvriez ou le supprimiez.</translation>
    </message>
    <message>
        <source>Unsaved work, newest first</source>
        <translation>Travail non enregistré, le plus récent d’abord</translation>
    </message>
    <message>
        <source>Open the &amp;File</source>
        <translation>Ouvrir le &amp;fichier</translation>
    </message>
    <message>
        <source>Open &amp;Both</source>
        <translation>Ouvrir les &amp;deux</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged draft(s) cannot be read and stay under another name:
%1</source>
        <translation>
            <numerusform>%n brouillon endommagé ne peut pas être lu et est conservé sous un autre nom&#xa0;:
%1</numerusform>
            <numerusform>%n brouillons endommagés ne peuvent pas être lus et sont conservés sous un autre nom&#xa0;:
%1</numerusform>
        </translation>
    </message>
    <message>
        <source>All your work has been saved to files.</source>
        <translation>Tout votre travail est enregistré dans des fichiers.</translation>
    </message>
</context>
<context>
    <name>waystone::MainWindow</name>
    <message>
        <source>The game was opened, but not everything in its file could be used.</source>
        <translation>La partie a été ouverte, mais le contenu du fichier n’a pas pu être utilisé en entier.</translation>
    </message>
    <message>
        <source>Waystone</source>
        <translation>Waystone</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>non enregistrée</translation>
    </message>
    <message>
        <source>The game cannot be kept in %1: %2. The program tries again after every action.</source>
        <translation>La partie ne peut pas être conservée dans %1&#xa0;: %2. Nouvel essai à chaque action.</translation>
    </message>
    <message>
        <source>Save Elsewhere…</source>
        <translation>Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>Settings cannot be saved. Your choices hold until you quit the program.</source>
        <translation>Impossible d’enregistrer les paramètres. Vos choix valent jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>The files of the game cannot be changed.</source>
        <translation>Impossible de modifier les fichiers de la partie.</translation>
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
        <translation>Ce fichier n’existe plus. Il a été retiré de la liste des fichiers récents.</translation>
    </message>
</context>
<context>
    <name>waystone::MarkOverlay</name>
    <message>
        <source>Marked as good: %1.</source>
        <translation>Marqué comme bon&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Marked as bad: %1.</source>
        <translation>Marqué comme mauvais&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Marked: %1.</source>
        <translation>Marqué&#xa0;: %1.</translation>
    </message>
    <message>
        <source>An arrow marked as good leads from %1 to %2.</source>
        <comment>two places</comment>
        <translation>Flèche marquée comme bonne. Départ&#xa0;: %1. Arrivée&#xa0;: %2.</translation>
    </message>
    <message>
        <source>An arrow marked as bad leads from %1 to %2.</source>
        <comment>two places</comment>
        <translation>Flèche marquée comme mauvaise. Départ&#xa0;: %1. Arrivée&#xa0;: %2.</translation>
    </message>
    <message>
        <source>An arrow leads from %1 to %2.</source>
        <comment>two places</comment>
        <translation>Flèche. Départ&#xa0;: %1. Arrivée&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Label at %1: %2</source>
        <comment>place, text</comment>
        <translation>Étiquette (%1)&#xa0;: %2</translation>
    </message>
    <message>
        <source>Ghost piece at %1: %2.</source>
        <comment>place, piece</comment>
        <translation>Élément fantôme (%1)&#xa0;: %2.</translation>
    </message>
    <message>
        <source>marked as good</source>
        <translation>marqué comme bon</translation>
    </message>
    <message>
        <source>marked as bad</source>
        <translation>marqué comme mauvais</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>marqué</translation>
    </message>
</context>
<context>
    <name>waystone::MarksPanel</name>
    <message>
        <source>Mark</source>
        <comment>a step of the history</comment>
        <translation>Marque</translation>
    </message>
    <message>
        <source>Press “Mark the Board” and click places.</source>
        <translation>Appuyez sur «&#xa0;Marquer le plateau&#xa0;», puis cliquez sur des emplacements.</translation>
    </message>
    <message>
        <source>Click where the arrow ends.</source>
        <translation>Cliquez là où finit la flèche.</translation>
    </message>
    <message>
        <source>Click where the arrow begins.</source>
        <translation>Cliquez là où commence la flèche.</translation>
    </message>
    <message>
        <source>Choose a piece from the palette, then click where it should appear.</source>
        <translation>Choisissez un élément de la palette, puis cliquez là où il doit apparaître.</translation>
    </message>
    <message>
        <source>Click a place; write its words under “Texts”.</source>
        <translation>Cliquez sur un emplacement&#x202f;; écrivez son texte sous «&#xa0;Textes&#xa0;».</translation>
    </message>
    <message>
        <source>Click a place; click again to remove the mark.</source>
        <translation>Cliquez sur un emplacement&#x202f;; un second clic enlève la marque.</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>an arrow and its places</comment>
        <translation>%1&#xa0;: %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a mark and its place</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Mark the Board</source>
        <translation>Marquer le plateau</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Enlever</translation>
    </message>
    <message>
        <source>Kind of mark</source>
        <translation>Sorte de marque</translation>
    </message>
    <message>
        <source>What the mark says</source>
        <translation>Ce que dit la marque</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marques</translation>
    </message>
</context>
<context>
    <name>waystone::MilestonesBuilding</name>
    <message>
        <source>Castle</source>
        <translation>Château</translation>
    </message>
    <message>
        <source>Mill</source>
        <translation>Moulin</translation>
    </message>
    <message>
        <source>Board of works</source>
        <translation>Bureau des travaux</translation>
    </message>
    <message>
        <source>Trading house</source>
        <translation>Maison de com­merce</translation>
    </message>
</context>
<context>
    <name>waystone::MomentCopies</name>
    <message>
        <source>Save the Web Page</source>
        <translation>Enregistrer la page web</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Pages web (*.html)</translation>
    </message>
    <message>
        <source>The web page cannot be saved.</source>
        <translation>La page web ne peut pas être enregistrée.</translation>
    </message>
</context>
<context>
    <name>waystone::NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message numerus="yes">
        <source>%n players. The game is saved as you play.</source>
        <translation>
            <numerusform>%n joueur. La partie est enregistrée au fur et à mesure.</numerusform>
            <numerusform>%n joueurs. La partie est enregistrée au fur et à mesure.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules and Board: %1</source>
        <comment>game</comment>
        <translation>Règles et plateau&#xa0;: %1</translation>
    </message>
    <message>
        <source>Rules and Board…</source>
        <translation>Règles et plateau…</translation>
    </message>
    <message>
        <source>Back to the players (%1)</source>
        <translation>Revenir aux joueurs (%1)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Start the Game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>Back to the Proposed Rules</source>
        <translation>Revenir aux règles proposées</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>waystone::NewScenarioDialog</name>
    <message>
        <source>New Scenario</source>
        <translation>Nouveau scénario</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Commencer par</translation>
    </message>
    <message>
        <source>an empty table</source>
        <translation>une table vide</translation>
    </message>
    <message>
        <source>the start of a game</source>
        <translation>le début d’une partie</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>the start, before chance</source>
        <translation>le début, avant le hasard</translation>
    </message>
    <message>
        <source>the middle of a game</source>
        <translation>le milieu d’une partie</translation>
    </message>
</context>
<context>
    <name>waystone::OpenAnswersBox</name>
    <message>
        <source>Step %1 leaves open what chance and the others do. The reader plays what is proved, so choose:</source>
        <translation>L’étape %1 ne dit pas ce que font le hasard et les autres. Le lecteur joue ce qui est prouvé&#x202f;; choisissez donc&#xa0;:</translation>
    </message>
    <message>
        <source>Write Their Answers…</source>
        <translation>Écrire leurs réponses…</translation>
    </message>
    <message>
        <source>Play on the board what chance and the others do.</source>
        <translation>Jouez sur le plateau ce que font le hasard et les autres.</translation>
    </message>
    <message>
        <source>It always gives the same answers, in the check and to the reader.</source>
        <translation>Il répond toujours de la même façon, à la vérification comme au lecteur.</translation>
    </message>
    <message>
        <source>Level that answers</source>
        <translation>Niveau qui répond</translation>
    </message>
    <message>
        <source>Prove against Every Answer</source>
        <translation>Prouver quoi qu’ils fassent</translation>
    </message>
    <message>
        <source>The goal must be within reach whatever chance and the others do.</source>
        <translation>L’objectif doit pouvoir être atteint quoi que fassent le hasard et les autres.</translation>
    </message>
    <message>
        <source>Let the Computer Answer:</source>
        <translation>Laisser jouer ce niveau&#xa0;:</translation>
    </message>
</context>
<context>
    <name>waystone::PageWords</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>Dark Colors</source>
        <translation>Couleurs sombres</translation>
    </message>
    <message>
        <source>What can I do?</source>
        <translation>Que puis-je faire&#x202f;?</translation>
    </message>
    <message>
        <source>This page does not know where that leads. It may well be right: take it back, or do this task in the Waystone program.</source>
        <translation>Cette page ne sait pas où cela mène. C’est peut-être juste&#xa0;: revenez en arrière, ou faites cet exercice dans le programme Waystone.</translation>
    </message>
    <message>
        <source>With the Waystone program you can play on from here.</source>
        <translation>Avec le programme Waystone, vous pouvez continuer la partie à partir d’ici.</translation>
    </message>
    <message>
        <source>This shows how it went, but proves nothing: anyone who looks can find the answers in this page.</source>
        <translation>Ce bilan montre comment la leçon s’est déroulée, mais ne prouve rien&#xa0;: qui cherche les réponses les trouve dans cette page.</translation>
    </message>
    <message>
        <source>This page needs JavaScript and a browser from 2023 or later.</source>
        <translation>Cette page a besoin de JavaScript et d’un navigateur de 2023 ou plus récent.</translation>
    </message>
    <message>
        <source>Save the Result</source>
        <translation>Enregistrer le résultat</translation>
    </message>
    <message>
        <source>All Lessons</source>
        <translation>Toutes les leçons</translation>
    </message>
</context>
<context>
    <name>waystone::PagesButtons</name>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Pre&amp;view…</source>
        <translation>&amp;Aperçu…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>En&amp;registrer…</translation>
    </message>
    <message>
        <source>Saves the pages as a PDF file</source>
        <translation>Enregistre les pages dans un fichier PDF</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>waystone::PalettePanel</name>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search the palette</source>
        <translation>Rechercher dans la palette</translation>
    </message>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Éléments</translation>
    </message>
    <message numerus="yes">
        <source>%n left in the supply</source>
        <translation>
            <numerusform>encore %n dans la réserve</numerusform>
            <numerusform>encore %n dans la réserve</numerusform>
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
        <translation>Vous revoyez la partie&#xa0;: action %1 sur %2</translation>
    </message>
    <message>
        <source>You are looking ahead: move %1, the game is at %2</source>
        <translation>Vous regardez la suite&#xa0;: action %1 (la partie en est à l’action %2)</translation>
    </message>
    <message>
        <source>The beginning of the game.</source>
        <translation>Le début de la partie.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, what they did</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Une action en arrière</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Une action en avant</translation>
    </message>
    <message>
        <source>Try Something from Here</source>
        <translation>Essayer quelque chose à partir d’ici</translation>
    </message>
    <message>
        <source>Tries out a side line; the game at the table stays as it is</source>
        <translation>Essaie une variante à part&#x202f;; la partie reste telle qu’elle est</translation>
    </message>
    <message>
        <source>Back to Now</source>
        <translation>Retour au présent</translation>
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
        <translation>Décompte final</translation>
    </message>
    <message numerus="yes">
        <source>%n players choose</source>
        <translation>
            <numerusform>%n joueur choisit</numerusform>
            <numerusform>%n joueurs choisissent</numerusform>
        </translation>
    </message>
    <message>
        <source>%1’s turn</source>
        <comment>player</comment>
        <translation>À %1 de jouer</translation>
    </message>
</context>
<context>
    <name>waystone::PlaceMenu</name>
    <message>
        <source>&amp;What Is This?</source>
        <translation>&amp;Qu’est-ce que c’est&#x202f;?</translation>
    </message>
    <message>
        <source>Its &amp;Rule</source>
        <translation>Sa &amp;règle</translation>
    </message>
    <message>
        <source>Why &amp;Not Here?</source>
        <translation>&amp;Pourquoi pas ici&#x202f;?</translation>
    </message>
</context>
<context>
    <name>waystone::PlacePicker</name>
    <message>
        <source>anywhere on the table</source>
        <translation>partout sur la table</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between places</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1: click on the board to add places or take them away.</source>
        <comment>names of places</comment>
        <translation>%1&#xa0;: cliquez sur le plateau pour ajouter ou retirer des emplacements.</translation>
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
        <translation>Jouer puis s’arrêter</translation>
    </message>
    <message>
        <source>Actions played</source>
        <translation>Actions jouées</translation>
    </message>
    <message>
        <source>The game goes on from there to the beginning of the next turn.</source>
        <translation>La partie continue ensuite jusqu’au début du tour suivant.</translation>
    </message>
    <message>
        <source>Random actions per hundred</source>
        <translation>Actions au hasard, sur cent</translation>
    </message>
</context>
<context>
    <name>waystone::PlayersModel</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
</context>
<context>
    <name>waystone::PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
</context>
<context>
    <name>waystone::PositionLine</name>
    <message>
        <source>Position te&amp;xt:</source>
        <translation>Te&amp;xte de la position&#xa0;:</translation>
    </message>
    <message>
        <source>Position as text</source>
        <translation>Position sous forme de texte</translation>
    </message>
    <message>
        <source>The position in one line: copy it, paste another one, or edit it</source>
        <translation>La position en une ligne&#xa0;: copiez-la, collez-en une autre ou modifiez-la</translation>
    </message>
    <message>
        <source>Copy</source>
        <comment>the position text</comment>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copies the position as one line of text</source>
        <translation>Copie la position en une ligne de texte</translation>
    </message>
    <message>
        <source>Position text edited</source>
        <translation>Texte de la position modifié</translation>
    </message>
    <message>
        <source>%1 It fails here: “%2”</source>
        <comment>a sentence, then the text</comment>
        <translation>%1 L’erreur est ici&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
</context>
<context>
    <name>waystone::PrintOut</name>
    <message>
        <source>The pages cannot be printed.</source>
        <translation>Les pages ne peuvent pas être imprimées.</translation>
    </message>
    <message>
        <source>Look whether the printer is there and switched on, or save the pages as a PDF file.</source>
        <translation>Vérifiez que l’imprimante est branchée et allumée, ou enregistrez les pages en PDF.</translation>
    </message>
</context>
<context>
    <name>waystone::Printing</name>
    <message>
        <source>Save the Pages</source>
        <translation>Enregistrer les pages</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Documents PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The pages cannot be saved.</source>
        <translation>Les pages ne peuvent pas être enregistrées.</translation>
    </message>
</context>
<context>
    <name>waystone::ProblemSentence</name>
    <message>
        <source>This is a folder, a device or the like, not a file.</source>
        <translation>C’est un dossier, un périphérique ou autre, et non un fichier.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Impossible de lire le fichier&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>waystone::ProblemsModel</name>
    <message>
        <source>Impossible</source>
        <translation>Impossible</translation>
    </message>
    <message>
        <source>Breaks a rule</source>
        <translation>Contraire à une règle</translation>
    </message>
    <message>
        <source>Unusual</source>
        <translation>Inhabituel</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>waystone::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Nothing is wrong with this position.</source>
        <translation>Rien à redire à cette position.</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::PromptBar</name>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, what to do</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>An earlier moment. What is played here becomes a variation.</source>
        <translation>Position antérieure. Ce qui est joué ici devient une variante.</translation>
    </message>
    <message>
        <source>Several players choose at the same time.</source>
        <translation>Plusieurs joueurs choisissent en même temps.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>action, points</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1. This ends the turn.</source>
        <comment>action</comment>
        <translation>%1. Ce coup termine le tour.</translation>
    </message>
    <message>
        <source>%1. This cannot be taken back.</source>
        <comment>action</comment>
        <translation>%1. Ce coup ne peut pas être repris.</translation>
    </message>
    <message>
        <source>What you choose now is only proposed to the others.</source>
        <translation>Ce que vous choisissez maintenant est seulement proposé aux autres.</translation>
    </message>
    <message>
        <source>Acting player</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>Several players may act now, in any order: choose one of them</source>
        <translation>Plusieurs joueurs peuvent agir, dans n’importe quel ordre&#xa0;: choisissez l’un d’eux</translation>
    </message>
    <message>
        <source>Whose action is it?</source>
        <translation>Qui joue&#x202f;?</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 réfléchit…</translation>
    </message>
    <message>
        <source>%1 waits: the computer players are paused.</source>
        <translation>%1 attend&#xa0;: les joueurs informatiques sont en pause.</translation>
    </message>
    <message>
        <source>Chance decides at this moment.</source>
        <translation>Ici, c’est le hasard qui décide.</translation>
    </message>
    <message>
        <source>The program that plays %1 has stopped. “Play On from Here” asks it again.</source>
        <translation>Le programme qui joue pour %1 s’est arrêté. «&#xa0;Jouer à partir d’ici&#xa0;» l’interroge de nouveau.</translation>
    </message>
    <message>
        <source>It is the turn of %1, played by the program %2. “Play On from Here” asks it.</source>
        <comment>player, command line</comment>
        <translation>C’est à %1 (programme&#xa0;: %2) de jouer. «&#xa0;Jouer à partir d’ici&#xa0;» l’interroge.</translation>
    </message>
    <message>
        <source>It is the turn of %1, played by the computer. “Play On from Here” lets it play.</source>
        <translation>C’est à %1 (ordinateur) de jouer. «&#xa0;Jouer à partir d’ici&#xa0;» le fait jouer.</translation>
    </message>
    <message>
        <source>Show Again</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Shows once more what has just happened</source>
        <translation>Montre encore une fois ce qui vient de se passer</translation>
    </message>
    <message>
        <source>Show the Others First</source>
        <translation>Montrer d’abord aux autres</translation>
    </message>
    <message>
        <source>What you choose next is not played: it lies on the table for the others to see, until you play it or take it back</source>
        <translation>Ce que vous choisissez ensuite n’est pas joué&#xa0;: les autres le voient sur la table, jusqu’à ce que vous le jouiez ou le repreniez</translation>
    </message>
    <message>
        <source>It is the turn of %1, played by the computer.</source>
        <translation>C’est à %1 (ordinateur) de jouer.</translation>
    </message>
    <message>
        <source>%1? Something can still be done in this turn.</source>
        <comment>action</comment>
        <translation>%1&#x202f;? Vous pouvez encore agir pendant ce tour.</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Indice&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1?</source>
        <comment>action</comment>
        <translation>%1&#x202f;?</translation>
    </message>
    <message>
        <source>%1? What is offered now will not be offered again.</source>
        <comment>action</comment>
        <translation>%1&#x202f;? Ce qui est offert maintenant ne le sera plus.</translation>
    </message>
</context>
<context>
    <name>waystone::ProofPanel</name>
    <message>
        <source>Proving step %1: %2 positions examined.</source>
        <translation>Preuve de l’étape %1&#xa0;: %2 positions examinées.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>sign and finding</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 Step %2: %3</source>
        <comment>sign, number and finding</comment>
        <translation>%1 Étape %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>The lesson is sound, and every task is proved.</source>
        <translation>La leçon est correcte, et chaque exercice est prouvé.</translation>
    </message>
    <message>
        <source>The proof was stopped; what it had not reached is undecided.</source>
        <translation>La preuve a été arrêtée&#x202f;; ce qu’elle n’avait pas atteint n’est pas tranché.</translation>
    </message>
    <message>
        <source>Prove</source>
        <translation>Prouver</translation>
    </message>
    <message>
        <source>Has the solver look for solutions to every task.</source>
        <translation>Fait chercher les solutions de chaque exercice.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Ce qui a été trouvé</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) to fix.</source>
        <translation>
            <numerusform>%n point à corriger.</numerusform>
            <numerusform>%n points à corriger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to fix so far; the tasks have yet to be proved.</source>
        <translation>Rien à corriger pour l’instant&#x202f;; les exercices restent à prouver.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Keep this line as the solution</source>
        <translation>Garder cette suite comme solution</translation>
    </message>
    <message>
        <source>Show it on the board</source>
        <translation>La montrer sur le plateau</translation>
    </message>
    <message>
        <source>Solution kept</source>
        <comment>a step of the history</comment>
        <translation>Solution gardée</translation>
    </message>
    <message>
        <source>What the others do</source>
        <comment>a step of the history</comment>
        <translation>Ce que font les autres</translation>
    </message>
    <message>
        <source>✓ This line is the solution of the step.</source>
        <translation>✓ Cette suite est la solution de l’étape.</translation>
    </message>
    <message numerus="yes">
        <source>Every task is proved; %n thing(s) to look at.</source>
        <translation>
            <numerusform>Chaque exercice est prouvé&#x202f;; %n point à regarder.</numerusform>
            <numerusform>Chaque exercice est prouvé&#x202f;; %n points à regarder.</numerusform>
        </translation>
    </message>
    <message>
        <source>Maximum positions, in thousands:</source>
        <translation>Positions au plus, en milliers&#xa0;:</translation>
    </message>
    <message>
        <source>Wrong move foreseen</source>
        <comment>a step of the history</comment>
        <translation>Coup faux prévu</translation>
    </message>
    <message>
        <source>Write about the first of them</source>
        <translation>Écrire sur le premier d’entre eux</translation>
    </message>
</context>
<context>
    <name>waystone::ProposalsBar</name>
    <message>
        <source>Play It</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Écarter</translation>
    </message>
    <message>
        <source>%1 proposes: %2</source>
        <comment>player, action</comment>
        <translation>%1 propose&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 proposes: %2 (%3)</source>
        <comment>player, action, points</comment>
        <translation>%1 propose&#xa0;: %2 (%3)</translation>
    </message>
    <message>
        <source>Play it: %1</source>
        <comment>a proposal</comment>
        <translation>Jouer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Discard: %1</source>
        <comment>a proposal</comment>
        <translation>Écarter&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>waystone::ProvinceGoalInShort</name>
    <message numerus="yes">
        <source>%n worker(s) beyond the green ones</source>
        <translation>
            <numerusform>%n ouvrier en plus des verts</numerusform>
            <numerusform>%n ouvriers en plus des verts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First to build %n structure(s) worth %1 points</source>
        <translation>
            <numerusform>Construire en premier %n bâtiment valant %1 points</numerusform>
            <numerusform>Construire en premier %n bâtiments valant %1 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Own %n structure(s) worth %1 points</source>
        <translation>
            <numerusform>Posséder %n bâtiment valant %1 points</numerusform>
            <numerusform>Posséder %n bâtiments valant %1 points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::RailButton</name>
    <message numerus="yes">
        <source>%n new</source>
        <comment>entries</comment>
        <translation>
            <numerusform>%n nouveau</numerusform>
            <numerusform>%n nouveaux</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::Recap</name>
    <message>
        <source>%1: </source>
        <comment>another player, what they did follows</comment>
        <translation>%1&#xa0;: </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, what they did</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 ×%2</source>
        <comment>what was done, how many times in a row</comment>
        <translation>%1 ×&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 (the only possible action)</source>
        <comment>what was played by itself</comment>
        <translation>%1 (seule action possible)</translation>
    </message>
    <message numerus="yes">
        <source>%n more action(s)</source>
        <comment>what was done beside what is told</comment>
        <translation>
            <numerusform>%n autre coup</numerusform>
            <numerusform>%n autres coups</numerusform>
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
        <translation>Fic&amp;hiers récents</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>file, folder</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>&amp;Vider cette liste</translation>
    </message>
    <message>
        <source>Forgets the recent files; the files themselves stay</source>
        <translation>Oublie les fichiers récents&#x202f;; les fichiers eux-mêmes restent</translation>
    </message>
</context>
<context>
    <name>waystone::RefusalLine</name>
    <message>
        <source>Read the Rule</source>
        <translation>Lire la règle</translation>
    </message>
    <message>
        <source>Opens the rule that forbids it</source>
        <translation>Ouvre la règle qui l’interdit</translation>
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
        <translation>Commencer une autre partie avec les mêmes joueurs et les mêmes règles&#x202f;?</translation>
    </message>
    <message>
        <source>&amp;Begin Another Game</source>
        <translation>&amp;Commencer une autre partie</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>The game on the table stays under All Games, where you can come back to it.</source>
        <translation>La partie sur la table reste sous «&#xa0;Toutes les parties&#xa0;», où vous pourrez la retrouver.</translation>
    </message>
    <message>
        <source>The game on the table is not kept anywhere. Save it first if you want to see it again.</source>
        <translation>La partie sur la table n’est conservée nulle part. Enregistrez-la d’abord si vous voulez la retrouver.</translation>
    </message>
</context>
<context>
    <name>waystone::ResultSaving</name>
    <message>
        <source>Save the Result</source>
        <translation>Enregistrer le résultat</translation>
    </message>
    <message>
        <source>Results of lessons (%1)</source>
        <translation>Résultats de leçons (%1)</translation>
    </message>
    <message>
        <source>The result cannot be saved.</source>
        <translation>Le résultat ne peut pas être enregistré.</translation>
    </message>
</context>
<context>
    <name>waystone::ResultsDialog</name>
    <message>
        <source>The Folder of the Results</source>
        <translation>Le dossier des résultats</translation>
    </message>
    <message>
        <source>Export the Results</source>
        <translation>Exporter les résultats</translation>
    </message>
    <message>
        <source>Tables (%1)</source>
        <translation>Tableaux (%1)</translation>
    </message>
    <message>
        <source>The results cannot be exported.</source>
        <translation>Les résultats ne peuvent pas être exportés.</translation>
    </message>
    <message>
        <source>Choose the folder in which you have gathered the results of your class.</source>
        <translation>Choisissez le dossier dans lequel vous avez réuni les résultats de votre classe.</translation>
    </message>
    <message>
        <source>There are no results in this folder.</source>
        <translation>Il n’y a pas de résultats dans ce dossier.</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>étape %1</translation>
    </message>
    <message>
        <source>Most of the class solved every task on the first try.</source>
        <translation>Chaque exercice a été réussi du premier coup par plus de la moitié de la classe.</translation>
    </message>
    <message>
        <source>Worth speaking about, because half of the class or more did not solve it on the first try: %1.</source>
        <translation>À reprendre ensemble, car la moitié de la classe ou plus n’a pas réussi du premier coup&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The folder cannot be read: %1</source>
        <translation>Le dossier ne peut pas être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <comment>file, reason</comment>
        <translation>%1 ne peut pas être lu&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) could not be read.</source>
        <translation>
            <numerusform>%n autre fichier n’a pas pu être lu.</numerusform>
            <numerusform>%n autres fichiers n’ont pas pu être lus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Results are what pupils have saved themselves: they prove nothing.</source>
        <translation>Les résultats sont ce que les élèves ont enregistré eux-mêmes&#xa0;: ils ne prouvent rien.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Choose a &amp;Folder…</source>
        <translation>Choisir un &amp;dossier…</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n result(s))</source>
        <translation>
            <numerusform>%1 (%n résultat)</numerusform>
            <numerusform>%1 (%n résultats)</numerusform>
        </translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>&amp;Export for Spreadsheets…</source>
        <translation>&amp;Exporter pour un tableur…</translation>
    </message>
    <message>
        <source>✓ on the first try, ◐ with hints, ↻ after so many tries, – not solved</source>
        <translation>✓ du premier coup, ◐ avec des indices, ↻ après ce nombre d’essais, – pas réussi</translation>
    </message>
    <message>
        <source>A &amp;row for each pupil</source>
        <translation>Une &amp;ligne par élève</translation>
    </message>
    <message>
        <source>Otherwise a row for each task, and a column for each pupil</source>
        <translation>Sinon une ligne par exercice et une colonne par élève</translation>
    </message>
</context>
<context>
    <name>waystone::ResultsModel</name>
    <message>
        <source>%1 of %2</source>
        <comment>pupils who did a task at the first try, all pupils</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n pupil(s) solved it on the first try</source>
        <translation>
            <numerusform>%n élève l’a réussi du premier coup</numerusform>
            <numerusform>%n élèves l’ont réussi du premier coup</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: solved, tries: %2</source>
        <translation>%1&#xa0;: réussi, essais&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: not solved, tries: %2</source>
        <translation>%1&#xa0;: pas réussi, essais&#xa0;: %2</translation>
    </message>
    <message>
        <source>hints: %1</source>
        <translation>indices&#xa0;: %1</translation>
    </message>
    <message>
        <source>seconds: %1</source>
        <translation>secondes&#xa0;: %1</translation>
    </message>
    <message>
        <source>First try</source>
        <translation>1er essai</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <comment>number and first words of a step</comment>
        <translation>Étape %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Step %1</source>
        <comment>number of a step</comment>
        <translation>Étape %1</translation>
    </message>
</context>
<context>
    <name>waystone::ReviewPanel</name>
    <message>
        <source>You can look back at the game, decision by decision.</source>
        <translation>Vous pouvez revoir la partie, décision par décision.</translation>
    </message>
    <message>
        <source>When the game is over, you can look back at it here.</source>
        <translation>Une fois la partie terminée, vous pourrez la revoir ici.</translation>
    </message>
    <message>
        <source>The decisions are being judged.</source>
        <translation>Les décisions sont en cours d’examen.</translation>
    </message>
    <message>
        <source>No decision was clearly worse than the alternatives.</source>
        <translation>Aucune décision n’était nettement moins bonne que les autres possibilités.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Look Back at the Game</source>
        <translation>Passer la partie en revue</translation>
    </message>
    <message>
        <source>How much of the game has been reviewed</source>
        <translation>Part de la partie déjà revue</translation>
    </message>
    <message>
        <source>Show the Moment</source>
        <translation>Montrer la position</translation>
    </message>
    <message>
        <source>Show the moment: %1</source>
        <translation>Montrer la position&#xa0;: %1</translation>
    </message>
    <message>
        <source>Make a Lesson from It</source>
        <translation>En faire une leçon</translation>
    </message>
    <message>
        <source>Make a lesson from it: %1</source>
        <translation>En faire une leçon&#xa0;: %1</translation>
    </message>
    <message>
        <source>The turns that have cost the most so far:</source>
        <translation>Les tours qui ont coûté le plus jusqu’ici&#xa0;:</translation>
    </message>
    <message>
        <source>The turns that have cost the most:</source>
        <translation>Les tours qui ont coûté le plus&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) could not be compared with the best: there was too little to go on.</source>
        <translation>
            <numerusform>%n décision n’a pas pu être comparée à la meilleure, faute de recherches suffisantes.</numerusform>
            <numerusform>%n décisions n’ont pas pu être comparées à la meilleure, faute de recherches suffisantes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played: %1</source>
        <translation>Joué&#xa0;: %1</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Mieux&#xa0;: %1</translation>
    </message>
    <message>
        <source>The turns that seem to have cost the most are being examined more closely:</source>
        <translation>Les tours qui semblent avoir coûté le plus sont examinés de plus près&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%1: about %2 points</source>
        <comment>player, what a turn has cost, which may be a fraction above n</comment>
        <translation>
            <numerusform>%1&#xa0;: environ %2 point</numerusform>
            <numerusform>%1&#xa0;: environ %2 points</numerusform>
        </translation>
    </message>
    <message>
        <source>Points ahead of the best other player, as expected at each decision</source>
        <translation>Avance en points sur le meilleur adversaire, telle qu’attendue à chaque décision</translation>
    </message>
</context>
<context>
    <name>waystone::RowTools</name>
    <message>
        <source>Put Back</source>
        <translation>Remettre</translation>
    </message>
    <message>
        <source>Look Back</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Give it a name (F2)</source>
        <translation>Lui donner un nom (F2)</translation>
    </message>
    <message>
        <source>Delete it (Del)</source>
        <translation>La supprimer (Suppr)</translation>
    </message>
</context>
<context>
    <name>waystone::RuleCard</name>
    <message>
        <source>Does not show this rule again, not even in later games</source>
        <translation>Ne montre plus cette règle, même dans les parties suivantes</translation>
    </message>
    <message>
        <source>&amp;More…</source>
        <translation>En sa&amp;voir plus…</translation>
    </message>
    <message>
        <source>Opens the rule with its notes</source>
        <translation>Ouvre la règle avec ses remarques</translation>
    </message>
    <message>
        <source>N&amp;ever Again</source>
        <translation>Plus &amp;jamais</translation>
    </message>
    <message>
        <source>Closes this card</source>
        <translation>Ferme cette carte</translation>
    </message>
    <message>
        <source>&amp;Not Again in This Game</source>
        <translation>Pas dans cette &amp;partie</translation>
    </message>
    <message>
        <source>Go&amp;t It</source>
        <translation>&amp;Compris</translation>
    </message>
    <message>
        <source>As in the Program</source>
        <translation>Comme dans le programme</translation>
    </message>
    <message>
        <source>Whether these cards are shown, and in which language</source>
        <translation>Choix de l’affichage de ces cartes et de leur langue</translation>
    </message>
    <message>
        <source>&amp;Language of the Cards for This Player</source>
        <translation>&amp;Langue des cartes pour ce joueur</translation>
    </message>
</context>
<context>
    <name>waystone::RuleContents</name>
    <message>
        <source>Search the rules</source>
        <translation>Rechercher dans les règles</translation>
    </message>
    <message>
        <source>Finds rules by words in any of the program’s languages; accents and endings do not matter</source>
        <translation>Trouve les règles par des mots dans n’importe quelle langue du programme, sans égard aux accents ni aux terminaisons</translation>
    </message>
    <message>
        <source>Chapters and rules</source>
        <translation>Chapitres et règles</translation>
    </message>
    <message>
        <source>No rule has these words.</source>
        <translation>Aucune règle ne contient ces mots.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>chapter, rule</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>The best %n rule(s)</source>
        <translation>
            <numerusform>La meilleure règle</numerusform>
            <numerusform>Les %n meilleures règles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s)</source>
        <translation>
            <numerusform>%n règle</numerusform>
            <numerusform>%n règles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::RulePage</name>
    <message>
        <source>The books say nothing about this.</source>
        <translation>Les livrets n’en disent rien.</translation>
    </message>
    <message>
        <source>Where the books come closest</source>
        <translation>Passages les plus proches dans les livrets</translation>
    </message>
    <message>
        <source>Where the books say it</source>
        <translation>Passages des livrets</translation>
    </message>
    <message>
        <source>Related rules</source>
        <translation>Règles liées</translation>
    </message>
    <message numerus="yes">
        <source>The books have %n worked example(s) of this.</source>
        <translation>
            <numerusform>Les livrets en donnent %n exemple détaillé.</numerusform>
            <numerusform>Les livrets en donnent %n exemples détaillés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::RuleReader</name>
    <message>
        <source>One language</source>
        <translation>Une seule langue</translation>
    </message>
    <message>
        <source>With %1</source>
        <comment>a language by its own name</comment>
        <translation>Avec %1</translation>
    </message>
    <message>
        <source>Back to what you had open before</source>
        <translation>Revenir à ce qui était ouvert avant</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward again</source>
        <translation>Avancer de nouveau</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Deuxième langue</translation>
    </message>
    <message>
        <source>Shows the rules in another language as well, side by side</source>
        <translation>Affiche aussi les règles dans une autre langue, côte à côte</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>&amp;Show Me</source>
        <translation>&amp;Montrer</translation>
    </message>
    <message>
        <source>Opens the step of the walkthrough that shows this rule on the board</source>
        <translation>Ouvre l’étape de la visite guidée qui montre cette règle sur le plateau</translation>
    </message>
    <message>
        <source>Picture and related rules</source>
        <translation>Image et règles liées</translation>
    </message>
    <message>
        <source>&amp;Play It</source>
        <translation>À &amp;vous de jouer</translation>
    </message>
    <message>
        <source>Opens a task of a lesson in which you play by this rule</source>
        <translation>Ouvre un exercice d’une leçon où vous appliquez cette règle</translation>
    </message>
    <message>
        <source>&amp;On the Board</source>
        <translation>S&amp;ur le plateau</translation>
    </message>
    <message>
        <source>Marks the places on your board that this rule is about</source>
        <translation>Marque sur votre plateau les emplacements dont parle cette règle</translation>
    </message>
</context>
<context>
    <name>waystone::RuleText</name>
    <message>
        <source>%1: %2</source>
        <comment>book, heading in it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>From outside the book: reviews or the game’s publisher</source>
        <translation>Hors du livret&#xa0;: comptes rendus ou éditeur du jeu</translation>
    </message>
</context>
<context>
    <name>waystone::RulesEditor</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Option by option</source>
        <translation>Option par option</translation>
    </message>
</context>
<context>
    <name>waystone::RulesExportDialog</name>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
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
        <translation>&amp;Jeu&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Langue&#xa0;:</translation>
    </message>
    <message>
        <source>Se&amp;cond language:</source>
        <translation>&amp;Deuxième langue&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Paper:</source>
        <translation>&amp;Papier&#xa0;:</translation>
    </message>
    <message>
        <source>Rules on Paper</source>
        <translation>Règles sur papier</translation>
    </message>
    <message>
        <source>In &amp;black and white</source>
        <translation>En &amp;noir et blanc</translation>
    </message>
</context>
<context>
    <name>waystone::RulesHandout</name>
    <message>
        <source>%1: %2</source>
        <comment>option, what is chosen</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>For a table with the edition “%1” and the usual options.</source>
        <translation>Pour une table avec l’édition «&#xa0;%1&#xa0;» et les options habituelles.</translation>
    </message>
    <message>
        <source>For a table with the edition “%1”. Unusual choices: %2.</source>
        <comment>edition, options</comment>
        <translation>Pour une table avec l’édition «&#xa0;%1&#xa0;». Choix inhabituels&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>waystone::RulesHelp</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>waystone::RulesPage</name>
    <message>
        <source>Your own edition.</source>
        <translation>Votre propre édition.</translation>
    </message>
    <message>
        <source>draws from seed %1</source>
        <translation>tirages selon la graine %1</translation>
    </message>
    <message>
        <source>random draws</source>
        <translation>tirages au hasard</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Type In Your Own…</source>
        <translation>Saisir la vôtre…</translation>
    </message>
    <message>
        <source>Where It Comes From</source>
        <translation>D’où elle vient</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Secrets</translation>
    </message>
    <message>
        <source>A curtain between the people at the screen</source>
        <translation>Un rideau entre les personnes devant l’écran</translation>
    </message>
    <message>
        <source>All open, to learn the game</source>
        <translation>Tout visible, pour apprendre le jeu</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Chosen at random; the same seed gives the same draws</source>
        <translation>Tirée au sort&#x202f;; la même graine donne les mêmes tirages</translation>
    </message>
</context>
<context>
    <name>waystone::RulesPanel</name>
    <message>
        <source>Rule of the step</source>
        <comment>a step of the history</comment>
        <translation>Règle de l’étape</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) shown by this step</source>
        <translation>
            <numerusform>%n règle montrée par cette étape</numerusform>
            <numerusform>%n règles montrées par cette étape</numerusform>
        </translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Rules that this step shows</source>
        <translation>Règles que montre cette étape</translation>
    </message>
</context>
<context>
    <name>waystone::SavedNote</name>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
</context>
<context>
    <name>waystone::ScoreBars</name>
    <message>
        <source>Points; if tied: %1</source>
        <comment>what breaks ties</comment>
        <translation>Points&#x202f;; à égalité&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>waystone::ScorePanel</name>
    <message>
        <source>Scores</source>
        <translation>Décompte</translation>
    </message>
</context>
<context>
    <name>waystone::ScoreSheetModel</name>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>%1 (tie-break)</source>
        <translation>%1 (départage)</translation>
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
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>Final scoring: %1</source>
        <comment>a category</comment>
        <translation>Décompte final&#xa0;: %1</translation>
    </message>
    <message>
        <source>Next: the Winner</source>
        <translation>Suite&#xa0;: le résultat</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <comment>a category</comment>
        <translation>Suite&#xa0;: %1</translation>
    </message>
    <message>
        <source>One category back</source>
        <translation>Une catégorie en arrière</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Stays at this category until you press Next</source>
        <translation>Reste sur cette catégorie jusqu’à ce que vous passiez à la suite</translation>
    </message>
    <message>
        <source>Skip to the Winner</source>
        <translation>Aller au résultat</translation>
    </message>
    <message>
        <source>Show the Scoring Again</source>
        <translation>Revoir le décompte</translation>
    </message>
    <message>
        <source>Look Back</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Image…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Play All</source>
        <translation>Tout dérouler</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Goes on to the winner by itself, category by category</source>
        <translation>Continue sans s’arrêter jusqu’au résultat, catégorie par catégorie</translation>
    </message>
    <message>
        <source>Now the points are revealed, category by category.</source>
        <translation>Les points sont maintenant révélés, catégorie par catégorie.</translation>
    </message>
</context>
<context>
    <name>waystone::ScoringPanel</name>
    <message>
        <source>Final Scoring</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>number of the category, how many there are</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>See on the board what counted:</source>
        <translation>Ce qui a compté, sur le plateau&#xa0;:</translation>
    </message>
</context>
<context>
    <name>waystone::SeatCard</name>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>level, how it plays</comment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Color of player %1: %2</source>
        <translation>Couleur du joueur %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1. Click for another color.</source>
        <translation>%1. Cliquez pour changer de couleur.</translation>
    </message>
    <message>
        <source>Remove player %1</source>
        <translation>Retirer le joueur %1</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Nom du joueur %1</translation>
    </message>
    <message>
        <source>Who plays as player %1</source>
        <translation>Qui tient la place du joueur %1</translation>
    </message>
    <message>
        <source>For example: python3 player.py</source>
        <translation>Par exemple&#xa0;: python3 player.py</translation>
    </message>
    <message>
        <source>Command line of the program that plays player %1</source>
        <translation>Ligne de commande du programme qui tient la place du joueur %1</translation>
    </message>
    <message>
        <source>Starts the program. It is given only what this player may know, and answers with an action.</source>
        <translation>Lance le programme. Il ne reçoit que ce que ce joueur peut savoir, et répond par une action.</translation>
    </message>
</context>
<context>
    <name>waystone::SeatMenu</name>
    <message>
        <source>%1 is played by</source>
        <comment>player</comment>
        <translation>Qui joue pour %1</translation>
    </message>
    <message>
        <source>Program in a Seat</source>
        <translation>Programme comme joueur</translation>
    </message>
    <message>
        <source>Command line of the program that plays %1</source>
        <comment>player</comment>
        <translation>Ligne de commande du programme qui joue pour %1</translation>
    </message>
    <message>
        <source>Let It Play</source>
        <translation>Le faire jouer</translation>
    </message>
</context>
<context>
    <name>waystone::SeatsEditor</name>
    <message>
        <source>Chosen at random</source>
        <translation>Tirage au sort</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>Begins:</source>
        <translation>Commence&#xa0;:</translation>
    </message>
    <message>
        <source>Add a Player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>A person or a computer</source>
        <translation>Une personne ou l’ordinateur</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>waystone::SecretsNotice</name>
    <message>
        <source>The saved file contains everybody’s hidden hands and what chance will bring. To share the game, save a file without them.</source>
        <translation>Le fichier enregistré contient les mains cachées de tous et ce que le hasard apportera. Pour partager la partie, enregistrez un fichier qui ne les contient pas.</translation>
    </message>
    <message>
        <source>Save for Sharing…</source>
        <translation>Enregistrer pour partager…</translation>
    </message>
</context>
<context>
    <name>waystone::SetHead</name>
    <message>
        <source>Title of the set</source>
        <translation>Titre de la série</translation>
    </message>
    <message>
        <source>What it teaches, in a sentence</source>
        <translation>Ce qu’elle enseigne, en une phrase</translation>
    </message>
    <message>
        <source>Earlier in the set (Alt+Up)</source>
        <translation>Plus tôt dans la série (Alt+Haut)</translation>
    </message>
    <message>
        <source>Earlier in the set</source>
        <translation>Plus tôt dans la série</translation>
    </message>
    <message>
        <source>Later in the set (Alt+Down)</source>
        <translation>Plus tard dans la série (Alt+Bas)</translation>
    </message>
    <message>
        <source>Later in the set</source>
        <translation>Plus tard dans la série</translation>
    </message>
    <message>
        <source>Its lessons stay in the library</source>
        <translation>Ses leçons restent dans la bibliothèque</translation>
    </message>
    <message>
        <source>All its lessons on paper, with their answers at the end</source>
        <translation>Toutes ses leçons sur papier, les réponses à la fin</translation>
    </message>
    <message>
        <source>In one file, to be given to others</source>
        <translation>Dans un seul fichier, à donner à d’autres</translation>
    </message>
    <message>
        <source>As a &amp;Web Page…</source>
        <translation>Comme page &amp;web…</translation>
    </message>
    <message>
        <source>Plays its lessons in any browser, on a phone as well</source>
        <translation>Fait jouer ses leçons dans n’importe quel navigateur, même sur un téléphone</translation>
    </message>
    <message>
        <source>As a &amp;Set for Waystone…</source>
        <translation>Comme &amp;série pour Waystone…</translation>
    </message>
    <message>
        <source>To be brought into somebody else’s library</source>
        <translation>À importer dans la bibliothèque de quelqu’un d’autre</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Print the set</source>
        <translation>Imprimer la série</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Share the set</source>
        <translation>Partager la série</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Delete the set</source>
        <translation>Supprimer la série</translation>
    </message>
</context>
<context>
    <name>waystone::SetShelf</name>
    <message>
        <source>The title or the summary is too long.</source>
        <translation>Le titre ou le résumé est trop long.</translation>
    </message>
    <message>
        <source>Make the Set</source>
        <translation>Créer la série</translation>
    </message>
    <message>
        <source>Change the Set</source>
        <translation>Modifier la série</translation>
    </message>
    <message>
        <source>Delete the Set</source>
        <translation>Supprimer la série</translation>
    </message>
    <message>
        <source>Its file was changed meanwhile.</source>
        <translation>Son fichier a été modifié entre-temps.</translation>
    </message>
    <message>
        <source>Add Lessons to the Set</source>
        <translation>Ajouter des leçons à la série</translation>
    </message>
    <message>
        <source>Put Lessons into the Set</source>
        <translation>Placer des leçons dans la série</translation>
    </message>
    <message>
        <source>Take a Lesson out of the Set</source>
        <translation>Retirer une leçon de la série</translation>
    </message>
    <message>
        <source>Move a Lesson in the Set</source>
        <translation>Déplacer une leçon dans la série</translation>
    </message>
</context>
<context>
    <name>waystone::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Language and Look</source>
        <translation>Langue et apparence</translation>
    </message>
    <message>
        <source>Motion and Play</source>
        <translation>Animation et jeu</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Highlighting</source>
        <translation>Mise en évidence</translation>
    </message>
    <message>
        <source>Show All Cards Again</source>
        <translation>Afficher de nouveau toutes les cartes</translation>
    </message>
    <message>
        <source>Cards for rules explained in earlier games appear again</source>
        <translation>Les cartes des règles déjà montrées dans des parties précédentes réapparaissent</translation>
    </message>
    <message>
        <source>Back to the Defaults</source>
        <translation>Revenir aux valeurs par défaut</translation>
    </message>
    <message>
        <source>Restores the default choices on this page</source>
        <translation>Rétablit les choix par défaut de cette page</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Undo: Back to the Defaults</source>
        <translation>Annuler le retour aux valeurs par défaut</translation>
    </message>
    <message>
        <source>Back to the Usual Keys</source>
        <translation>Revenir aux touches habituelles</translation>
    </message>
    <message>
        <source>Restores the previous choices on this page</source>
        <translation>Rétablit les choix précédents de cette page</translation>
    </message>
    <message>
        <source>How fast the computer plays</source>
        <translation>Vitesse de jeu de l’ordinateur</translation>
    </message>
    <message>
        <source>When to ask first</source>
        <translation>Quand demander confirmation</translation>
    </message>
    <message>
        <source>Help while playing</source>
        <translation>Aide en cours de partie</translation>
    </message>
</context>
<context>
    <name>waystone::SettingsFile</name>
    <message>
        <source>The contents of the file cannot be read.</source>
        <translation>Le contenu du fichier est illisible.</translation>
    </message>
    <message>
        <source>The disk may be full.</source>
        <translation>Le disque est peut-être plein.</translation>
    </message>
</context>
<context>
    <name>waystone::SetupBoardModel</name>
    <message>
        <source>Placed: %1 (%2)</source>
        <comment>a piece, its place</comment>
        <translation>Placé&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>Moved: %1 (%2)</source>
        <comment>a piece, where it is now</comment>
        <translation>Déplacé&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>Taken away: %1 (%2)</source>
        <comment>a piece, its place</comment>
        <translation>Retiré&#xa0;: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>waystone::ShareDialog</name>
    <message>
        <source>Save for Sharing</source>
        <translation>Enregistrer pour partager</translation>
    </message>
    <message>
        <source>The file shows the board and what was played. Hidden hands and what chance will bring are left out, so the game can be looked at but not played on.</source>
        <translation>Le fichier montre le plateau et ce qui a été joué. Il ne contient ni les mains cachées ni ce que le hasard apportera&#x202f;; on peut donc regarder la partie, mais non la poursuivre.</translation>
    </message>
    <message>
        <source>What should it show?</source>
        <translation>Que doit-il montrer&#x202f;?</translation>
    </message>
    <message>
        <source>What &amp;everybody at the table knows</source>
        <translation>Ce que &amp;tous savent à la table</translation>
    </message>
    <message>
        <source>What %1 &amp;knows</source>
        <translation>Ce que &amp;sait ce joueur&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>waystone::SharedGameDialog</name>
    <message>
        <source>A shared game, as everybody at the table knows it. It can be looked at but not played on: hidden hands and what chance will bring are not in the file.</source>
        <translation>Une partie partagée, telle que tous la connaissent à la table. On peut la regarder, mais non la poursuivre&#xa0;: le fichier ne contient ni les mains cachées ni ce que le hasard apportera.</translation>
    </message>
    <message>
        <source>A shared game, as this player knows it: %1. It can be looked at but not played on: what this player cannot know is not in the file.</source>
        <translation>Une partie partagée, telle que ce joueur la connaît&#xa0;: %1. On peut la regarder, mais non la poursuivre&#xa0;: ce que ce joueur ne peut pas savoir n’est pas dans le fichier.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>&amp;What was played, in file notation:</source>
        <translation>&amp;Ce qui a été joué, dans la notation des fichiers&#xa0;:</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, action</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: in secret</source>
        <comment>player</comment>
        <translation>%1&#xa0;: en secret</translation>
    </message>
    <message>
        <source>Nothing that can be shown</source>
        <translation>Rien que l’on puisse montrer</translation>
    </message>
</context>
<context>
    <name>waystone::ShelfModel</name>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n leçon</numerusform>
            <numerusform>%n leçons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lesson(s) done</source>
        <translation>
            <numerusform>Leçons terminées&#xa0;: %1 sur %n</numerusform>
            <numerusform>Leçons terminées&#xa0;: %1 sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>My lessons</source>
        <translation>Mes leçons</translation>
    </message>
    <message>
        <source>%1, set. %2</source>
        <comment>title, how many lessons</comment>
        <translation>%1, série. %2</translation>
    </message>
</context>
<context>
    <name>waystone::SideDock</name>
    <message>
        <source>Move %1 of %2</source>
        <translation>Action %1 sur %2</translation>
    </message>
    <message>
        <source>Now · move %1</source>
        <translation>Maintenant · action %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Action %1</translation>
    </message>
    <message>
        <source>Trying out · move %1</source>
        <translation>Essai · action %1</translation>
    </message>
</context>
<context>
    <name>waystone::SideLineBar</name>
    <message>
        <source>What comes next is still hidden, so you cannot try further. The game waits at move %1.</source>
        <translation>La suite est encore cachée&#xa0;: l’essai s’arrête ici. La partie attend à l’action %1.</translation>
    </message>
    <message>
        <source>You are trying something out. The game waits at move %1.</source>
        <translation>Vous faites un essai. La partie attend à l’action %1.</translation>
    </message>
    <message>
        <source>Back to the Game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Let the Computer Play</source>
        <translation>Laisser jouer l’ordinateur</translation>
    </message>
</context>
<context>
    <name>waystone::SidePanels</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Result</source>
        <comment>how a game has ended</comment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Click a player to let the computer, or somebody else, play this seat.</source>
        <translation>Cliquez sur un joueur pour confier sa place à l’ordinateur ou à quelqu’un d’autre.</translation>
    </message>
</context>
<context>
    <name>waystone::SpokenDeeds</name>
    <message>
        <source>%1: %2</source>
        <comment>player, what they did</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 gets %2.</source>
        <comment>player, points</comment>
        <translation>%1 obtient %2.</translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Le coup est repris.</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <comment>what was done</comment>
        <translation>Coup repris&#xa0;: %1</translation>
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
        <translation>Une table pour les jeux de société où l’on bâtit une ville</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Scenario Editor</source>
        <translation>Éditeur de scénarios</translation>
    </message>
    <message>
        <source>Shows walkthroughs of the rules, lessons and your own positions</source>
        <translation>Affiche les visites guidées des règles, les leçons et vos propres positions</translation>
    </message>
    <message>
        <source>All Lessons</source>
        <translation>Toutes les leçons</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Earlier Games</source>
        <translation>Parties précédentes</translation>
    </message>
    <message>
        <source>All Games (%1)</source>
        <comment>how many</comment>
        <translation>Toutes les parties (%1)</translation>
    </message>
    <message>
        <source>Play or Learn</source>
        <translation>Jouer ou apprendre</translation>
    </message>
    <message>
        <source>Keys: 1 to %1 to play.</source>
        <translation>Touches&#xa0;: de 1 à %1 pour jouer.</translation>
    </message>
    <message>
        <source>%1 Return to continue.</source>
        <comment>a sentence about other keys</comment>
        <translation>%1 Entrée pour continuer.</translation>
    </message>
    <message>
        <source>Your Games</source>
        <translation>Vos parties</translation>
    </message>
</context>
<context>
    <name>waystone::StepsPanel</name>
    <message>
        <source>A lesson leads a reader on from this position, step by step: it explains, shows, asks and lets them play.</source>
        <translation>Une leçon guide un lecteur à partir de cette position, étape par étape&#xa0;: elle explique, montre, interroge et fait jouer.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Enlever</translation>
    </message>
    <message>
        <source>Removes this step from the lesson.</source>
        <translation>Retire cette étape de la leçon.</translation>
    </message>
    <message>
        <source>Moves this step before the one above.</source>
        <translation>Place cette étape avant celle du dessus.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>sign and name of a kind of step</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Adds a step after this one.</source>
        <translation>Ajoute une étape après celle-ci.</translation>
    </message>
    <message>
        <source>Adds a copy of this step after it.</source>
        <translation>Ajoute à la suite une copie de cette étape.</translation>
    </message>
    <message>
        <source>Moves this step after the one below.</source>
        <translation>Place cette étape après celle du dessous.</translation>
    </message>
    <message>
        <source>A line is being recorded for step %1. Keep it or cancel it; then you can go on to another step.</source>
        <translation>Une suite de coups est en cours d’enregistrement pour l’étape %1. Gardez-la ou annulez-la&#x202f;; vous pourrez alors passer à une autre étape.</translation>
    </message>
    <message>
        <source>Make a Lesson That Begins with a Task</source>
        <translation>Faire une leçon qui commence par un exercice</translation>
    </message>
    <message>
        <source>Make a Lesson That Begins with an Explanation</source>
        <translation>Faire une leçon qui commence par une explication</translation>
    </message>
    <message>
        <source>%1 %2 %3  %4</source>
        <comment>number, whether it is sound, sign and first words of a step</comment>
        <translation>%1 %2 %3  %4</translation>
    </message>
    <message>
        <source>Nothing is left to do here.</source>
        <translation>Plus rien n’est à faire ici.</translation>
    </message>
    <message>
        <source>Something is left to do here.</source>
        <translation>Il reste à faire ici.</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <comment>kind of step, its text, what is left to do</comment>
        <translation>%1&#xa0;: %2 %3</translation>
    </message>
</context>
<context>
    <name>waystone::TablePage</name>
    <message>
        <source>The screen goes to %1.</source>
        <comment>player</comment>
        <translation>L’écran passe à %1.</translation>
    </message>
</context>
<context>
    <name>waystone::TablePrograms</name>
    <message>
        <source>It cannot be started.</source>
        <translation>Impossible de le lancer.</translation>
    </message>
    <message>
        <source>It ended with status %1.</source>
        <translation>Il s’est terminé avec le code %1.</translation>
    </message>
    <message>
        <source>It has ended.</source>
        <translation>Il s’est terminé.</translation>
    </message>
    <message numerus="yes">
        <source>It did not answer within %n seconds.</source>
        <translation>
            <numerusform>Il n’a pas répondu en %n seconde.</numerusform>
            <numerusform>Il n’a pas répondu en %n secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its answer is too long.</source>
        <translation>Sa réponse est trop longue.</translation>
    </message>
    <message>
        <source>Its answer cannot be read: %1</source>
        <translation>Sa réponse est illisible&#xa0;: %1</translation>
    </message>
    <message>
        <source>It answered with an error: %1</source>
        <translation>Il a répondu par une erreur&#xa0;: %1</translation>
    </message>
    <message>
        <source>It chose an illegal action: %1</source>
        <translation>Il a choisi une action interdite&#xa0;: %1</translation>
    </message>
    <message>
        <source>Program in a Seat</source>
        <translation>Programme comme joueur</translation>
    </message>
    <message>
        <source>The program that plays %1 has stopped. %2</source>
        <comment>player, reason</comment>
        <translation>Le programme qui joue pour %1 s’est arrêté. %2</translation>
    </message>
    <message>
        <source>Ask Again</source>
        <translation>Interroger de nouveau</translation>
    </message>
    <message>
        <source>A Person Plays On</source>
        <translation>Une personne continue</translation>
    </message>
    <message>
        <source>The Computer Plays On</source>
        <translation>L’ordinateur continue</translation>
    </message>
    <message>
        <source>Decide Later</source>
        <translation>Décider plus tard</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, command line</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Programs in Seats</source>
        <translation>Programmes comme joueurs</translation>
    </message>
    <message>
        <source>In this game, programs hold seats. Until they are started, people hold them. A program can do anything on this computer that you can: start only programs you know.</source>
        <translation>Dans cette partie, certaines places sont tenues par des programmes et, tant qu’ils ne sont pas lancés, par des personnes. Un programme peut faire sur cet ordinateur tout ce que vous pouvez y faire&#xa0;: ne lancez que des programmes que vous connaissez.</translation>
    </message>
    <message>
        <source>Start the Programs</source>
        <translation>Lancer les programmes</translation>
    </message>
    <message>
        <source>People Play</source>
        <translation>Jouer sans programmes</translation>
    </message>
</context>
<context>
    <name>waystone::TableRegions</name>
    <message>
        <source>Next Part of the Window</source>
        <translation>Zone suivante de la fenêtre</translation>
    </message>
    <message>
        <source>Moves the keyboard focus from the line above the board to the board, then to what is beside it</source>
        <translation>Fait passer le focus du clavier de la ligne au-dessus du plateau au plateau, puis à ce qui se trouve à côté</translation>
    </message>
    <message>
        <source>Previous Part of the Window</source>
        <translation>Zone précédente de la fenêtre</translation>
    </message>
    <message>
        <source>Moves the keyboard focus the other way around</source>
        <translation>Fait passer le focus du clavier dans l’autre sens</translation>
    </message>
</context>
<context>
    <name>waystone::TableSpeech</name>
    <message>
        <source>%1: nothing can be done here now.</source>
        <comment>a place</comment>
        <translation>%1&#xa0;: rien ne peut être fait ici maintenant.</translation>
    </message>
    <message>
        <source>%1. Players: %2.</source>
        <comment>a game, names</comment>
        <translation>%1. Joueurs&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Not possible. %1</source>
        <comment>a sentence tells why</comment>
        <translation>Impossible. %1</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <comment>its title</comment>
        <translation>Règle&#xa0;: %1</translation>
    </message>
    <message>
        <source>Picked: %1.</source>
        <comment>a place</comment>
        <translation>Sélectionné&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) can be chosen next.</source>
        <translation>
            <numerusform>%n emplacement peut être choisi ensuite.</numerusform>
            <numerusform>%n emplacements peuvent être choisis ensuite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is picked now.</source>
        <translation>Plus rien n’est sélectionné.</translation>
    </message>
    <message>
        <source>Next: %1.</source>
        <comment>places that can be chosen</comment>
        <translation>Ensuite&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>waystone::TaskPanel</name>
    <message>
        <source>Number of actions</source>
        <comment>a step of the history</comment>
        <translation>Nombre d’actions</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Enlever</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>No line</source>
        <comment>a step of the history</comment>
        <translation>Sans coups</translation>
    </message>
    <message>
        <source>Answer</source>
        <comment>a step of the history</comment>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Answer removed</source>
        <comment>a step of the history</comment>
        <translation>Réponse enlevée</translation>
    </message>
    <message>
        <source>Right answer</source>
        <comment>a step of the history</comment>
        <translation>Bonne réponse</translation>
    </message>
    <message>
        <source>Source of the points</source>
        <comment>a step of the history</comment>
        <translation>Origine des points</translation>
    </message>
    <message>
        <source>Computer player</source>
        <comment>a step of the history</comment>
        <translation>Joueur informatique</translation>
    </message>
    <message>
        <source>(without words yet)</source>
        <comment>an answer</comment>
        <translation>(encore sans texte)</translation>
    </message>
    <message>
        <source>Nothing is played yet.</source>
        <translation>Rien n’est encore joué.</translation>
    </message>
    <message>
        <source>Nothing is played: the question is about the next scoring.</source>
        <translation>Rien n’est joué&#xa0;: la question porte sur le prochain décompte.</translation>
    </message>
    <message>
        <source>All points</source>
        <translation>Tous les points</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>Ce qui est joué</translation>
    </message>
    <message>
        <source>Check the right answers; write their words under “Texts”.</source>
        <translation>Cochez les bonnes réponses&#x202f;; écrivez leur texte sous «&#xa0;Textes&#xa0;».</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Points from:</source>
        <translation>Points provenant de&#xa0;:</translation>
    </message>
    <message>
        <source>Actions of the reader:</source>
        <translation>Actions du lecteur&#xa0;:</translation>
    </message>
    <message>
        <source>as long as they like</source>
        <translation>aussi longtemps qu’il veut</translation>
    </message>
    <message>
        <source>The others are played by:</source>
        <translation>Les autres sont joués par&#xa0;:</translation>
    </message>
    <message>
        <source>Reader’s seat</source>
        <comment>a step of the history</comment>
        <translation>Place du lecteur</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1.&lt;/b&gt; %2</source>
        <comment>kind of step and what it does</comment>
        <translation>&lt;b&gt;%1.&lt;/b&gt; %2</translation>
    </message>
    <message>
        <source>The reader plays:</source>
        <translation>Le lecteur joue&#xa0;:</translation>
    </message>
    <message>
        <source>Starts from its own position</source>
        <translation>Commence par sa propre position</translation>
    </message>
    <message>
        <source>Otherwise, the step continues where the previous one ended.</source>
        <translation>Sinon, l’étape continue là où la précédente s’est arrêtée.</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>Réponses</translation>
    </message>
</context>
<context>
    <name>waystone::TextSizeBox</name>
    <message>
        <source>%1%</source>
        <comment>size</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Text Size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>All text will be this large.</source>
        <translation>Tous les textes auront cette taille.</translation>
    </message>
</context>
<context>
    <name>waystone::TextsPanel</name>
    <message>
        <source>This Step</source>
        <translation>Cette étape</translation>
    </message>
    <message>
        <source>The Lesson</source>
        <translation>La leçon</translation>
    </message>
    <message>
        <source>The Translation Still Fits</source>
        <translation>La traduction convient toujours</translation>
    </message>
    <message>
        <source>Texts of this step</source>
        <translation>Textes de cette étape</translation>
    </message>
    <message>
        <source>Texts of the lesson</source>
        <translation>Textes de la leçon</translation>
    </message>
    <message>
        <source>%1 ⚠</source>
        <comment>language that lacks texts</comment>
        <translation>%1 ⚠</translation>
    </message>
    <message>
        <source>Texts are missing, or older than the original.</source>
        <translation>Des textes manquent ou sont plus anciens que l’original.</translation>
    </message>
    <message>
        <source>The goal: %1</source>
        <comment>what the reader is told</comment>
        <translation>L’objectif&#xa0;: %1</translation>
    </message>
    <message>
        <source>⚠ The text names numbers that the goal does not: %1.</source>
        <comment>numbers</comment>
        <translation>⚠ Le texte cite des nombres absents de l’objectif&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Side by Side</source>
        <translation>Côte à côte</translation>
    </message>
    <message>
        <source>Shows all languages below the board</source>
        <translation>Montre toutes les langues sous le plateau</translation>
    </message>
    <message>
        <source>Language of the texts</source>
        <translation>Langue des textes</translation>
    </message>
</context>
<context>
    <name>waystone::ToolRow</name>
    <message>
        <source>More tools</source>
        <translation>Autres outils</translation>
    </message>
    <message>
        <source>Reconstructed Board</source>
        <translation>Plateau reconstitué</translation>
    </message>
    <message>
        <source>Partly Reconstructed</source>
        <translation>Reconstitué en partie</translation>
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
        <translation>Détails</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <translation>Règle&#xa0;: %1</translation>
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
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Ne pas enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>waystone::WhatIfPanel</name>
    <message>
        <source>What &amp;if this were played?</source>
        <translation>Et &amp;si l’on jouait ceci&#x202f;?</translation>
    </message>
    <message>
        <source>Choose a move…</source>
        <translation>Choisissez un coup…</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Rien d’autre n’est possible.</translation>
    </message>
    <message>
        <source>Thinking it over…</source>
        <translation>Réflexion en cours…</translation>
    </message>
    <message>
        <source>Nothing better was found. The next best: %1.</source>
        <translation>Rien de mieux n’a été trouvé. Le meilleur coup suivant&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Compared with the best (%1):</source>
        <translation>Comparé au meilleur (%1)&#xa0;:</translation>
    </message>
</context>
<context>
    <name>waystone::WhoChoices</name>
    <message>
        <source>%1: %2</source>
        <comment>level, how it plays</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>A program…</source>
        <translation>Un programme…</translation>
    </message>
    <message>
        <source>external, started by its command line</source>
        <translation>extérieur, lancé par sa ligne de commande</translation>
    </message>
</context>
<context>
    <name>waystone::WhoPlaysMenu</name>
    <message>
        <source>&amp;Who Plays</source>
        <translation>&amp;Qui joue</translation>
    </message>
    <message>
        <source>Hands a seat to the computer or to somebody else</source>
        <translation>Confie une place à l’ordinateur ou à quelqu’un d’autre</translation>
    </message>
</context>
<context>
    <name>waystone::milestones::MapPage</name>
    <message>
        <source>Numbers</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Bushes</source>
        <translation>Buissons</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Sommets</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Click a corner to change its number; right-click to go back.</source>
        <translation>Cliquez sur un sommet pour changer son chiffre, ou avec le bouton droit pour revenir en arrière.</translation>
    </message>
    <message>
        <source>Click a triangle to add or remove a bush.</source>
        <translation>Cliquez sur un triangle pour y placer ou en retirer un buisson.</translation>
    </message>
    <message>
        <source>Click a dot to add a corner, or a corner to remove it.</source>
        <translation>Cliquez sur un point pour ajouter un sommet, ou sur un sommet pour le retirer.</translation>
    </message>
    <message>
        <source>Click a line to separate or join its corners.</source>
        <translation>Cliquez sur une ligne pour séparer ou relier ses sommets.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
</context>
</TS>
