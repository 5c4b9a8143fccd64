# Completion of waystone for fish.

set -l games milestones province between-two-cities
complete -c waystone -s h -l help -d 'Print a short help text'
complete -c waystone -s v -l version -d 'Print the version'
complete -c waystone -l language -x -a 'en fr hu' -d 'Use this language'
complete -c waystone -l new-game -d 'Ask which game to begin'
complete -c waystone -l learn -d 'Show the lessons'
complete -c waystone -l editor -d 'Open the editor'
complete -c waystone -l export -r -d 'Write a picture, a handout or a web page'
complete -c waystone -l languages -x -a 'en fr hu en,fr en,hu fr,hu' -d 'For a handout'
complete -c waystone -l paper -x -a 'a4 letter' -d 'For a handout'
complete -c waystone -l part -x -a 'all questions answers' -d 'For a handout'
complete -c waystone -l step -x -d 'Of a lesson'
complete -c waystone -l rules -x -a "$games" -d 'Write the rules of this game'
complete -c waystone -l demo -d 'Play a game without people'
complete -c waystone -l game -x -a "$games" -d 'Of a demonstration'
complete -c waystone -l out -r -d 'Picture of a demonstration'
complete -c waystone -l seed -x -d 'Of a demonstration'
