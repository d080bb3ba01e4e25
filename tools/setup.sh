# Sourced by ./play, ./test and tools/mutate, which set $root to the project's folder.
venv=.venv

# Set up $venv with requirements/$1.txt, unless that is already done.
set_up() (
    cd -- "$root"
    if venv_works; then
        contents | cmp -s - "$venv/$1.stamp" && return
        echo 'Setting up (once) …' >&2
    else
        python=$(find_python)
        echo 'Setting up (once) …' >&2
        rm -rf "$venv"
        quietly "$python" -m venv "$venv"
        echo "$root" >"$venv/home"
    fi
    rm -f "$venv"/*.stamp
    add play
    # The page is built while the rest is installed.
    quietly "$venv/bin/python" -m pip install --no-deps --no-build-isolation -e . &
    page=$!
    [ "$1" = play ] || add "$1"
    wait "$page"
    # Every set of requirements holds all of play.
    for stamp in play "$1"; do
        contents >"$venv/$stamp.stamp"
    done
)

# Install requirements/$1.txt. Most of it is never imported, so Python compiles what is when it is.
add() {
    quietly "$venv/bin/python" -m pip install --no-compile --no-deps --require-hashes -r "requirements/$1.txt"
}

# The stamp of a set-up is a copy of everything it depends on.
contents() {
    cat pyproject.toml requirements/*.txt
    find client rules src/croupier/locales -name node_modules -prune -o -type f -exec cksum {} + | sort
}

# A virtual environment breaks when it is moved or copied, or when its Python goes or changes.
venv_works() {
    [ "$(cat "$venv/home" 2>/dev/null)" = "$root" ] && "$venv/bin/python" -I -c 'import pip' 2>/dev/null
}

find_python() {
    for name in python3 python3.14 python3.13 python3.12 python3.11; do
        "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue
        echo "$name"
        return
    done
    echo 'Croupier needs Python 3.11 or newer, as python3 on the PATH.' >&2
    return 1
}

# Run a command and show what it says only if it fails.
quietly() {
    said=$("$@" 2>&1 </dev/null) && return
    printf '%s\n' "$said" 'The set-up failed; what it said is above.' >&2
    exit 1
}
