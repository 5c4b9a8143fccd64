# Completion of waystone-cli for fish.

# What this build of the program knows.
function __waystone_cli_games
    waystone-cli editions 2>/dev/null | string match -r '^[^ :]+(?=:)'
end

function __waystone_cli_editions
    waystone-cli editions 2>/dev/null | string replace -rf '^  edition (\S+) \S+ (.*)' '$1\t$2'
    __fish_complete_suffix .wayedition
end

function __waystone_cli_rules
    for rule in (waystone-cli editions 2>/dev/null | string replace -rf '^  rule ' '')
        set -l parts (string split -m 1 = $rule)
        for value in (string split '|' $parts[2])
            echo $parts[1]=$value
        end
    end
end

set -l bots 'random greedy beginner casual experienced expert master lively master-2 program:'
complete -c waystone-cli -f
complete -c waystone-cli -s h -l help -d 'Print a help text'
complete -c waystone-cli -n __fish_use_subcommand -l version -d 'Print the version'
complete -c waystone-cli -n __fish_use_subcommand -a simulate -d 'Play games at random and sum them up'
complete -c waystone-cli -n __fish_use_subcommand -a replay -d 'Print every ply of a game as JSON'
complete -c waystone-cli -n __fish_use_subcommand -a share -d 'Write a game without secrets'
complete -c waystone-cli -n __fish_use_subcommand -a check -d 'Say what is wrong with a file'
complete -c waystone-cli -n __fish_use_subcommand -a results -d 'Tell how pupils got through lessons'
complete -c waystone-cli -n __fish_use_subcommand -a lessons -d 'List lessons and sets'
complete -c waystone-cli -n __fish_use_subcommand -a set -d 'Put lessons into one file'
complete -c waystone-cli -n __fish_use_subcommand -a unpack -d 'Write the lessons of a set to files'
complete -c waystone-cli -n __fish_use_subcommand -a perft -d 'Count positions'
complete -c waystone-cli -n __fish_use_subcommand -a moves -d 'Print the legal actions'
complete -c waystone-cli -n __fish_use_subcommand -a arena -d 'Play a match between two bots'
complete -c waystone-cli -n __fish_use_subcommand -a serve -d 'Answer requests of a program'
complete -c waystone-cli -n __fish_use_subcommand -a editions -d 'Print games, editions and rules'
complete -c waystone-cli -n __fish_use_subcommand -a rules -d 'Print which rules are told and shown'
complete -c waystone-cli -n __fish_use_subcommand -a train -d 'Teach a network to judge positions'
complete -c waystone-cli -n __fish_use_subcommand -a puzzles -d 'Find puzzles in games'

# The commands.
set -l simulate '__fish_seen_subcommand_from simulate'
set -l arena '__fish_seen_subcommand_from arena; and not __fish_seen_subcommand_from merge'
set -l arena_merge '__fish_seen_subcommand_from merge'
set -l replay '__fish_seen_subcommand_from replay'
set -l moves '__fish_seen_subcommand_from moves'
set -l share '__fish_seen_subcommand_from share'
set -l check '__fish_seen_subcommand_from check'
set -l results '__fish_seen_subcommand_from results'
set -l lessons '__fish_seen_subcommand_from lessons'
set -l set '__fish_seen_subcommand_from set'
set -l unpack '__fish_seen_subcommand_from unpack'
set -l perft '__fish_seen_subcommand_from perft'
set -l editions '__fish_seen_subcommand_from editions'
set -l rules '__fish_seen_subcommand_from rules'
set -l train '__fish_seen_subcommand_from train'
set -l puzzles '__fish_seen_subcommand_from puzzles'

set -l game '__fish_seen_subcommand_from simulate perft moves arena train puzzles; and not __fish_seen_subcommand_from merge'
complete -c waystone-cli -n $game -l game -x -a '(__waystone_cli_games)' -d 'Which game'
complete -c waystone-cli -n $game -l players -x -d 'How many play'
complete -c waystone-cli -n $game -l seed -x -d 'What chance starts from'
complete -c waystone-cli -n $game -l edition -x -a '(__waystone_cli_editions)' -d 'What is printed'
complete -c waystone-cli -n $game -l rule -x -a '(__waystone_cli_rules)' -d 'Where the rules leave a choice'

complete -c waystone-cli -n $simulate -l games -x -d 'How many'
complete -c waystone-cli -n $simulate -l out -x -a '(__fish_complete_directories)' -d 'Where to write records'
complete -c waystone-cli -n $simulate -l max-turns -x -d 'Stop a game after'
complete -c waystone-cli -n $simulate -l bot -x -a $bots -d 'Who plays a seat'
complete -c waystone-cli -n $simulate -l seconds -x -d 'For each answer of a program'
complete -c waystone-cli -n $simulate -l check -d 'Test every ply against the rules'
complete -c waystone-cli -n $simulate -l json -d 'The sums as JSON'

complete -c waystone-cli -n $arena -a merge -d 'Add up results'
complete -c waystone-cli -n $arena -l a -x -a $bots -d 'One bot'
complete -c waystone-cli -n $arena -l b -x -a $bots -d 'The other bot'
complete -c waystone-cli -n $arena -l games -x -d 'How many'
complete -c waystone-cli -n $arena -l seeds -x -d 'From A to B: A..B'
complete -c waystone-cli -n $arena -l max-actions -x -d 'Of a game'
complete -c waystone-cli -n $arena -l sprt -x -d 'Two rates in percent: low,high'
complete -c waystone-cli -n $arena -l seconds -x -d 'For each answer of a program'
complete -c waystone-cli -n $arena -l workers -x -d 'Threads'
complete -c waystone-cli -n $arena -l journal -r -F -d 'What is finished'
complete -c waystone-cli -n $arena -l resume -d 'Go on with the journal'
complete -c waystone-cli -n $arena -l json -d 'As counts'

complete -c waystone-cli -n '__fish_seen_subcommand_from replay share check moves merge lessons set unpack' -F
complete -c waystone-cli -n $arena_merge -l sprt -x -d 'Two rates in percent: low,high'
complete -c waystone-cli -n $arena_merge -l json -d 'As counts'

complete -c waystone-cli -n $replay -l states -d 'With positions'
complete -c waystone-cli -n $replay -l all -d 'The whole tree'

complete -c waystone-cli -n $moves -l why -x -d 'Whether an action is legal'
complete -c waystone-cli -n $moves -l seat -x -d 'Whose action'
complete -c waystone-cli -n $moves -l advise -d 'What is best and why'
complete -c waystone-cli -n $moves -l beside -x -d 'Another action beside the best'
complete -c waystone-cli -n $moves -l iterations -x -d 'How often it is thought over'
complete -c waystone-cli -n $moves -l json -d 'As JSON'

complete -c waystone-cli -n $share -l seat -x -d 'Who may know it'
complete -c waystone-cli -n $share -s o -r -F -d 'Where to write it'

complete -c waystone-cli -n $check -l rules -r -F -d 'Where rules are looked up'
complete -c waystone-cli -n $check -l nodes -x -d 'Bound of each search'
complete -c waystone-cli -n $check -l workers -x -d 'Threads'
complete -c waystone-cli -n $check -l proofs -r -F -d 'Where proofs are kept'
complete -c waystone-cli -n $check -l no-proof -d 'Do not prove'
complete -c waystone-cli -n $check -l tidy -d 'Rewrite the file'
complete -c waystone-cli -n $check -l json -d 'All that is known'

complete -c waystone-cli -n $results -x -a '(__fish_complete_directories)'
complete -c waystone-cli -n $results -l json -d 'As JSON'
complete -c waystone-cli -n $results -l csv -d 'For spreadsheets'

complete -c waystone-cli -n $lessons -l tag -x -d 'Only with this tag'
complete -c waystone-cli -n $lessons -l level -x -d 'Only of this level'
complete -c waystone-cli -n $lessons -l language -x -d 'Only complete in it'
complete -c waystone-cli -n $lessons -l json -d 'As JSON'

complete -c waystone-cli -n $set -l title -x -d 'What the set is called'
complete -c waystone-cli -n $set -l summary -x -d 'What it teaches'
complete -c waystone-cli -n $set -l language -x -d 'Of title and summary'
complete -c waystone-cli -n $set -s o -r -F -d 'Where to write it'

complete -c waystone-cli -n $unpack -l out -x -a '(__fish_complete_directories)' -d 'Where to write lessons'

complete -c waystone-cli -n $perft -l depth -x -d 'How many actions'
complete -c waystone-cli -n $perft -l all-chance -d 'Every result of chance'
complete -c waystone-cli -n $perft -l json -d 'As JSON'

complete -c waystone-cli -n $editions -l json -d 'As JSON'

complete -c waystone-cli -n $rules -l coverage -d 'Of all rules'
complete -c waystone-cli -n $rules -l json -d 'As JSON'
complete -c waystone-cli -n $rules -l root -x -a '(__fish_complete_directories)' -d 'The source folder'
complete -c waystone-cli -n $train -l games -x -d 'How many to learn from'

complete -c waystone-cli -n $puzzles -l games -x -d 'How many to play'
complete -c waystone-cli -n $puzzles -l bot -x -a $bots -d 'Who plays them'
complete -c waystone-cli -n $puzzles -l seconds -x -d 'How long a program may think'
complete -c waystone-cli -n $puzzles -l count -x -d 'No more puzzles than this'
complete -c waystone-cli -n $puzzles -l of-a-theme -x -d 'Nor of one theme'
complete -c waystone-cli -n $puzzles -l of-a-game -x -d 'Nor of one game'
complete -c waystone-cli -n $puzzles -l as-lesson -d 'Write puzzles as a lesson'
complete -c waystone-cli -n $puzzles -l theme -x -d 'Only of this theme'
complete -c waystone-cli -n $puzzles -l level -x -a '1 2 3' -d 'Only of this level'
complete -c waystone-cli -n $puzzles -s o -r -F -d 'Where to write them'
complete -c waystone-cli -n $puzzles -l json -d 'As JSON'
