"""The twelve watches of the catalogue: one module of facts each.

A module is named by the watch's id (`rolex-submariner-1967.py`), so that the
picture, the page and the facts share one name. Ids contain hyphens, hence the
loader below in place of a plain import. Every module exports SPEC, a
dictionary in millimetres read by `watch.Watch`. Wherever SPEC names a kind or a
style, it may give a function of one of the modules of shapes instead.
"""
import importlib.util
from pathlib import Path

HERE = Path(__file__).resolve().parent


def ids():
    """Every id that can be rendered, in alphabetical order."""
    return sorted(p.stem for p in HERE.glob('*.py') if p.stem != '__init__')


def load(watch_id):
    """The SPEC of one watch; an unknown id is named together with the known ones."""
    path = HERE / f'{watch_id}.py'
    if not path.exists():
        raise SystemExit(f'No watch {watch_id!r}. Known: {", ".join(ids())}')
    module_spec = importlib.util.spec_from_file_location(watch_id.replace('-', '_'), path)
    module = importlib.util.module_from_spec(module_spec)
    module_spec.loader.exec_module(module)
    return module.SPEC
