# Completion of waystone-cli for bash.

# _waystone_cli_offered games|editions|rules: what this build of the program knows.
_waystone_cli_offered()
{
    local pattern
    case $1 in
        games) pattern='s/^\([^ :]*\):.*/\1/p' ;;
        editions) pattern='s/^  edition \([^ ]*\) .*/\1/p' ;;
        rules) pattern='s/^  rule \(.*\)/\1/p' ;;
    esac
    if [[ $1 != rules ]]; then
        "${words[0]}" editions 2>/dev/null | sed -n "$pattern"
        return
    fi
    local option values value
    "${words[0]}" editions 2>/dev/null | sed -n "$pattern" | while IFS='=' read -r option values; do
        for value in ${values//|/ }; do
            echo "$option=$value"
        done
    done
}

_waystone_cli()
{
    local cur prev words cword
    _init_completion -n = || return

    local commands='simulate replay share check results lessons set unpack perft moves arena serve editions rules train puzzles'
    if ((cword == 1)); then
        COMPREPLY=($(compgen -W "$commands --help --version" -- "$cur"))
        return
    fi

    local command=${words[1]}
    case $prev in
        --game)
            COMPREPLY=($(compgen -W "$(_waystone_cli_offered games)" -- "$cur"))
            return ;;
        --edition)
            _filedir
            COMPREPLY+=($(compgen -W "$(_waystone_cli_offered editions)" -- "$cur"))
            return ;;
        --rule)
            COMPREPLY=($(compgen -W "$(_waystone_cli_offered rules)" -- "$cur"))
            # The equals sign ends a word for readline, which replaces what follows it.
            if [[ $cur == *=* && $COMP_WORDBREAKS == *=* ]]; then
                COMPREPLY=("${COMPREPLY[@]#*=}")
            fi
            return ;;
        --bot | --a | --b)
            COMPREPLY=($(compgen -W \
                'random greedy beginner casual experienced expert master lively master-2 program:' -- "$cur"))
            return ;;
        --out | --root)
            _filedir -d
            return ;;
        --rules | -o | --journal | --proofs)
            _filedir
            return ;;
        --games | --max-turns | --seconds | --seat | --nodes | --depth | --tag | --level | --language | --title | --summary | --seeds | --max-actions | --sprt | --workers | \
            --players | --seed | --why | --beside | --iterations)
            return ;;
    esac

    local game='--game --players --seed --edition --rule' options= takes_files=
    [[ $command == arena && ${words[2]} == merge && $cword -gt 2 ]] && command='arena merge'
    case $command in
        simulate) options="$game --games --out --max-turns --bot --seconds --check --json" ;;
        arena)
            options="$game --a --b --games --seeds --max-actions --seconds --workers --journal --resume --sprt --json"
            ((cword == 2)) && options+=' merge' ;;
        'arena merge') options='--sprt --json' takes_files=1 ;;
        replay) options='--states --all' takes_files=1 ;;
        moves) options="$game --why --seat --advise --beside --iterations --json" takes_files=1 ;;
        share) options='--seat -o' takes_files=1 ;;
        check) options='--rules --nodes --workers --proofs --no-proof --tidy --json' takes_files=1 ;;
        results) options='--json --csv' takes_files=1 ;;
        lessons) options='--tag --level --language --json' takes_files=1 ;;
        set) options='--title --summary --language -o' takes_files=1 ;;
        unpack) options='--out' takes_files=1 ;;
        perft) options="$game --depth --all-chance --json" ;;
        editions) options='--json' ;;
        rules) options='--coverage --json --root' ;;
        train) options="$game --games" ;;
        puzzles)
            options="$game --games --bot --seconds --count --of-a-theme --of-a-game --as-lesson"
            options+=" --theme --level -o --json"
            takes_files=1 ;;
        serve) ;;
        *) return ;;
    esac
    options+=' --help'
    if [[ $cur == -* || -z $takes_files ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$cur"))
    else
        _filedir
    fi
} &&
    complete -F _waystone_cli waystone-cli
