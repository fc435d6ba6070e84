"""The pictures that are not of a watch: what the command must know of each of them outside Blender.

The scene itself is built by the function `build(name)` of the module named here.
"""
from dataclasses import dataclass


@dataclass(frozen=True)
class Scene:
    """One picture: its module, its size in pixels, how long to render, how bright to print."""
    module: str
    size: tuple
    samples: int = 24        # for each of the two halves
    threshold: float = .02
    exposure: float = 0.
    on_night: bool = False   # printed so that black becomes the design's night, to melt into a ground of that colour


SCENES = {
    'hero': Scene('hero', (2560, 1440), on_night=True),
    'hero-phone': Scene('hero', (1200, 1600), on_night=True),
    'about-workshop': Scene('workshop', (2000, 1333)),
}
