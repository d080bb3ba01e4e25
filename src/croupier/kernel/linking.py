"""How compiled functions come together: as parts, made one where Python calls.

Numba makes each function ready by itself: optimised, as machine code and with a way in for Python.
Then it links all of it into whoever calls the function, and does the same with that. A kernel is
hundreds of small functions which call each other, so most of the work was done over and over.
Here a function that compiled code calls is a part, which is only lowered. What Python calls is a
whole: linked of all parts that it reaches, then optimised and made machine code, once.
"""

import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from operator import attrgetter
from typing import ClassVar, Never, Protocol, Self, TypeVar

from numba.core import codegen
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.environment import Environment, lookup_environment
from numba.core.registry import CPUDispatcher
from numba.core.types import Array, Type
from numba.core.typing.templates import CallableTemplate, Signature

S = TypeVar("S")
Keywords = Sequence[tuple[str, S]] | dict[str, S]
Template = tuple[type[CallableTemplate], inspect.Signature, tuple[S, ...], dict[Never, Never]]

OPTIONS: Mapping[str, object] = {"nopython": True, "nogil": True, "boundscheck": None}
"""What `njit(nogil=True)` asks for; whether bounds are checked is left to the surroundings."""
NO_WAY_IN = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
"""Python does not call it, nor does C."""
LINKED_ANYWAY, LINKED_IF_CALLED = "weak_odr", "linkonce_odr"
"""How a function is linked that may be there more than once, as LLVM says it."""


class Linkage(Protocol):
    """How a function is linked."""

    name: str


class Function(Protocol):
    """A function as LLVM has it."""

    name: str
    is_declaration: bool

    @property
    def linkage(self) -> Linkage:
        """Return how it is linked."""

    @linkage.setter
    def linkage(self, name: str) -> None: ...


class Module(Protocol):
    """Code as LLVM has it."""

    functions: Iterable[Function]

    def link_in(self, other: Self, *, preserve: bool) -> None:
        """Link other code into it."""


class Library(Protocol):
    """Code as Numba has it, with what it calls."""

    _final_module: Module
    _linking_libraries: list["Library"]

    def _ensure_finalized(self) -> None: ...
    def _get_module_for_linking(self) -> Module: ...


class Codegen(Protocol):
    """What makes machine code, and runs it."""

    _library_class: type


class Engine(Protocol):
    """What runs machine code."""

    def set_env(self, name: str, environment: Environment) -> None:
        """Say where an environment is."""


class Described(Protocol):
    """What is known of a function."""

    qualname: str


class Context(Protocol):
    """What code is made for: this processor."""

    cached_internal_func: dict[object, object]

    def codegen(self) -> Codegen:
        """Return what makes it."""

    def subtarget(self, *, enable_nrt: bool) -> Self:
        """Return the same, but whether it is counted who refers to an array."""

    def create_cpython_wrapper(
        self,
        library: Library,
        described: Described,
        environment: Environment,
        call_helper: object,
        *,
        release_gil: bool,
    ) -> None:
        """Add a way in for Python."""

    def get_executable(
        self, library: Library, described: Described, environment: Environment
    ) -> Callable[..., object]:
        """Make machine code, and what calls it."""


class Made(Protocol):
    """A function that was compiled."""

    target_context: Context
    library: Library
    fndesc: Described
    signature: Signature
    environment: Environment
    call_helper: object

    def _replace(self, **changes: object) -> Self: ...


class NotLoaded:
    """Stands for the engine that runs code where nothing is to be run yet."""

    def set_env(self, name: str, environment: Environment) -> None:
        """Leave it to the whole to tell the engine of the environments of its parts."""


class Part(JITCodeLibrary):
    """The code of one function, for others to link."""

    @property
    def codegen(self) -> NotLoaded:
        """Return who is told of environments."""
        return NotLoaded()

    def finalize(self) -> None:
        """Let others link it, and more than once."""
        change_linkage(self._final_module, "external", LINKED_ANYWAY)
        self._finalized = True

    def _get_module_for_linking(self) -> Module:
        """Return it with all it reaches, for somebody who is not of ours and links only this."""
        if self._shared_module is None:
            whole: Module = self._final_module.clone()
            link(whole, self._linking_libraries)
            self._shared_module = whole
        return self._shared_module


class Whole(JITCodeLibrary):
    """The code of a function that Python calls, and of all that it reaches."""

    def __init__(self, codegen: Codegen, part: Library, name: str) -> None:
        JITCodeLibrary.__init__(self, codegen, name)
        JITCodeLibrary.enable_object_caching(self)
        JITCodeLibrary.add_linking_library(self, part)

    def finalize(self) -> None:
        """Link, optimise and load it."""
        link(self._final_module, self._linking_libraries)
        self._linking_libraries = []
        JITCodeLibrary.finalize(self)
        engine: Engine = vars(self)["_codegen"]
        for variable in self._final_module.global_variables:
            environment = lookup_environment(variable.name)
            if environment is not None:
                engine.set_env(variable.name, environment)

    def _get_module_for_linking(self) -> Module:
        """Return what is kept beside the machine code: the name of the way in, to be found by.

        Nobody links a whole, and to read all of its code took most of what loading it took.
        """
        return names_only(self._final_module)


def names_only(module: Module) -> Module:
    """Return a module with functions of the same names as others can call, and nothing in them."""
    callable_names = [
        function.name
        for function in module.functions
        if not function.is_declaration and function.linkage.name == "external"
    ]
    empty = "\n".join(f'define void @"{name}"() {{ ret void }}' for name in callable_names)
    named: Module = vars(codegen)["ll"].parse_assembly(empty)
    return named


def link(module: Module, libraries: Iterable[Library]) -> None:
    """Link some code into a module, and all that it reaches."""
    found = list(reached(libraries))
    for part in found:
        if isinstance(part, Part):
            module.link_in(part._final_module, preserve=True)
    # What is Numba's own is linked only as far as it is called, so all calls must be there.
    for library in found:
        if not isinstance(library, Part):
            module.link_in(library._get_module_for_linking(), preserve=True)
    change_linkage(module, LINKED_ANYWAY, LINKED_IF_CALLED)


def change_linkage(module: Module, before: str, after: str) -> None:
    """Change how functions are linked that are linked in one way."""
    for function in module.functions:
        if not function.is_declaration and function.linkage.name == before:
            function.linkage = after


def reached(libraries: Iterable[Library]) -> Iterator[Library]:
    """Return these and all that they call, each once."""
    seen, left = set[Library](), list(libraries)
    while left:
        library = left.pop()
        if library not in seen:
            seen.add(library)
            yield library
            if isinstance(library, Part):
                left += library._linking_libraries


@contextmanager
def parts_only(codegen: Codegen) -> Iterator[None]:
    """Make parts meanwhile; who compiles holds the compiler's lock, so nobody else makes code."""
    before = codegen._library_class
    codegen._library_class = Part
    try:
        yield
    finally:
        codegen._library_class = before


class PartCompiler(Compiler):
    """Makes parts: of a function, and of what it calls of Numba's own.

    Numba keeps what it made of its own, whether or not that counts who refers to an array. Here
    those are kept apart: what one has not counted the other must not take off.
    """

    _kept: ClassVar[Mapping[bool, dict[object, object]]] = {True: {}, False: {}}

    def _compile_core(self) -> Made:
        context: Context = self.state.targetctx
        counts = bool(self.state.flags.nrt)
        context.cached_internal_func = self._kept[counts]
        with parts_only(context.codegen()):
            made: Made = Compiler._compile_core(self)
        if not counts and refers(made.signature.return_type):
            raise TypeError(f"{made.fndesc.qualname} returns an array: it has to count them.")
        return made


def refers(kind: Type) -> bool:
    """Tell whether a value refers to memory that somebody has to count."""
    return isinstance(kind, Array) or any(refers(part) for part in getattr(kind, "types", ()))


def whole(part: Made) -> Made:
    """Return what Python calls: a part with a way in, and all that it reaches."""
    # Python does count who refers to an array, also where the function does not.
    context, environment = part.target_context.subtarget(enable_nrt=True), part.environment
    library = Whole(context.codegen(), part.library, part.fndesc.qualname)
    context.create_cpython_wrapper(
        library, part.fndesc, environment, part.call_helper, release_gil=True
    )
    function = context.get_executable(library, part.fndesc, environment)
    return part._replace(library=library, entry_point=function, metadata={})


def named(module: str, name: str) -> object:
    """Return what has a name in a module."""
    return attrgetter(name)(import_module(module))


class KernelFunction(CPUDispatcher):
    """A function that is a whole to Python and a part to compiled code."""

    def __init__(self, function: Callable[..., object], *, allocates: bool) -> None:
        # Who makes no array need not count who refers to one, as it must be known when one can go.
        self._options = {**OPTIONS, "_nrt": allocates}
        CPUDispatcher.__init__(self, function, targetoptions={**self._options})
        vars(vars(self)["_compiler"])["_compile_core"] = self._made_whole
        self._part: CPUDispatcher | None = None

    def __reduce__(self) -> tuple[Callable[[str, str], object], tuple[str, str]]:
        """Let other processes find it by its name, where they have it as well."""
        return named, (self.py_func.__module__, self.py_func.__qualname__)

    def part(self) -> CPUDispatcher:
        """Return it as compiled code calls it; most are kept as wholes and never ask for it."""
        if self._part is None:
            self._part = CPUDispatcher(
                self.py_func,
                targetoptions={**self._options, **NO_WAY_IN},
                pipeline_class=PartCompiler,
            )
            # That a function calls itself is seen by its being compiled.
            vars(self._part)["_compiling_counter"] = self._compiling_counter
        return self._part

    def _made_whole(self, args: tuple[Type, ...], _: Type | None) -> Made:
        part = self.part()
        part.compile(args)
        made: Mapping[tuple[Type, ...], Made] = vars(part)["overloads"]
        return whole(made[args])

    def get_call_template(self, args: Sequence[S], kws: Keywords[S]) -> Template[S]:
        """Return how compiled code calls it."""
        return self.part().get_call_template(args, kws)

    def get_overload(self, sig: str | tuple[Type, ...] | Signature) -> Callable[..., object]:
        """Return by what compiled code finds it."""
        return self.part().get_overload(sig)
