# Completion of waystone for bash.

_waystone()
{
    local cur prev words cword
    _init_completion || return

    local games='milestones province between-two-cities'
    case $prev in
        --language) COMPREPLY=($(compgen -W 'en fr hu' -- "$cur")); return ;;
        --languages) COMPREPLY=($(compgen -W 'en fr hu en,fr en,hu fr,hu' -- "$cur")); return ;;
        --game | --rules | --score-sheet) COMPREPLY=($(compgen -W "$games" -- "$cur")); return ;;
        --paper) COMPREPLY=($(compgen -W 'a4 letter' -- "$cur")); return ;;
        --part) COMPREPLY=($(compgen -W 'all questions answers' -- "$cur")); return ;;
        --export | --out) _filedir; return ;;
        --diagrams) COMPREPLY=($(compgen -W '1 2 3 4' -- "$cur")); return ;;
        --seed | --step) return ;;
    esac
    if [[ $cur == -* ]]; then
        COMPREPLY=($(compgen -W '--help --version --language --new-game --learn --editor --new-instance --demo --game --out
            --seed --export --languages --paper --part --worksheet --diagrams --black --step --rules
            --score-sheet' -- "$cur"))
    else
        _filedir '@(json|journal|closed|waygame|wayshared|wayposition|waylesson|wayset|wayresult|wayedition)'
    fi
} &&
    complete -F _waystone waystone
