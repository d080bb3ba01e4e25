# Sourced by ./play, ./test and tools/mutate, which set $root to the project's folder.
venv=.venv

# Set up $venv with requirements/$1.txt, unless that is already done.
set_up() (
    cd -- "$root"
    if venv_works; then
        contents | cmp -s - "$venv/$1.stamp" && return
        say 'Setting up anew what has changed …'
    else
        python=$(find_python)
        say 'Setting up (once): an environment for Python …'
        make_venv "$python"
    fi
    rm -f "$venv"/*.stamp
    # Node comes first, so that its packages come and the page is built while Python's packages come.
    say 'Setting up: packages of Python and of the page …'
    add page
    build_page "$1" &
    page=$!
    add play
    [ "$1" = play ] || add "$1" &
    rest=$!
    (
        export HATCH_BUILD_NO_HOOKS=true
        install --no-build-isolation -e .
    )
    wait "$rest"
    wait "$page"
    # Every set of requirements holds all of play.
    for stamp in play "$1"; do
        contents >"$venv/$stamp.stamp"
    done
)

say() {
    echo "$1" >&2
}

# Build the page, with what it is tested with beside it if $1 is test.
build_page() {
    quietly "$venv/bin/python" hatch_build.py packages "$1"
    say 'Setting up: the page …'
    quietly "$venv/bin/python" hatch_build.py page
}

# Make $venv with uv in it, which installs several times faster than pip. Where it cannot be had, pip is there.
make_venv() {
    rm -rf "$venv"
    if "$1" -m venv --without-pip "$venv" && { take_uv || { fetch_uv "$1" && keep_uv; }; }; then
        :
    else
        rm -rf "$venv"
        quietly "$1" -m venv "$venv"
    fi >/dev/null 2>&1
    echo "$root" >"$venv/home"
}

fetch_uv() {
    "$1" -c "$unpacked_pip" "$venv/bin/python" install --quiet --no-deps --require-hashes -r requirements/setup.txt
}

# For pip alone takes seconds, uv is kept for the next environment on this machine, by its version and hashes.
kept_uv() {
    echo "${XDG_CACHE_HOME:-$HOME/.cache}/croupier/uv-$(uname -sm | cat - requirements/setup.txt | cksum | tr ' ' -)"
}

take_uv() {
    cp "$(kept_uv)" "$venv/bin/uv" && "$venv/bin/uv" --version
}

# Whole or not at all, and no older ones; nothing is lost where there is no place for it.
keep_uv() {
    kept=$(kept_uv)
    { mkdir -p "$(dirname "$kept")" && rm -f "$(dirname "$kept")"/uv-* && cp "$venv/bin/uv" "$kept.$$" &&
        mv "$kept.$$" "$kept"; } || :
}

# Every Python brings pip along, as a wheel that also runs unpacked.
unpacked_pip='
import ensurepip, os, pathlib, sys
folder = getattr(ensurepip, "_WHEEL_PKG_DIR", None) or pathlib.Path(ensurepip.__file__).with_name("_bundled")
wheel = max(pathlib.Path(folder).glob("pip-*.whl"))
os.execv(sys.argv[1], [sys.argv[1], str(wheel / "pip"), *sys.argv[2:]])
'

# Install requirements/$1.txt.
add() {
    install --require-hashes -r "requirements/$1.txt"
}

# Install with uv, or else with pip. Most of it is never imported, so Python compiles what is when it is.
install() {
    if [ -x "$venv/bin/uv" ] && "$venv/bin/uv" --quiet pip install --python "$venv/bin/python" --no-deps "$@" 2>"$venv/uv.log"; then
        return
    fi
    "$venv/bin/python" -I -c 'import pip' 2>/dev/null || quietly "$venv/bin/python" -m ensurepip
    quietly "$venv/bin/python" -m pip install --no-compile --no-deps "$@"
}

# The stamp of a set-up is a copy of everything it depends on; what Python keeps comes and goes by itself.
contents() {
    cat pyproject.toml requirements/*.txt
    find client rules src/croupier/locales \( -name node_modules -o -name __pycache__ \) -prune \
        -o -type f -exec cksum {} + | sort
}

# A virtual environment breaks when it is moved or copied, or when its Python goes or changes.
venv_works() {
    [ "$(cat "$venv/home" 2>/dev/null)" = "$root" ] && "$venv/bin/python" -I -c '' 2>/dev/null
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
