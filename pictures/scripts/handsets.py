"""Hands of dress watches: dauphine, dagger, leaf, faceted baton, pencil; and the small hands of registers.

A style function has the signature `style(w, h, two, hm, lm, sc)` that `watch.Watch` expects of
`hands['style']`: `two(f)` calls `f(length, width, z, angle, which)` once for the hour and once
for the minute hand; `sc` is the dial's radius over 15 mm.
"""
from math import cos, pi, sin

import geo
from mats import N, cached, col, METALS

# Two facets of one metal must part even where both mirror the same grey room: one side of
# a real dauphine hand is polished, the other drawn along its length.
POLISHED, DRAWN = .20, .32


@cached
def facet(metal, rough, shade=1.0):
    """One facet of a hand or marker; `shade` below 1 deepens the side that looks away from the window."""
    s = N(f'facet_{metal}')
    r, g, b, a = col(METALS.get(metal, metal))
    warm = 1.5 if r > b * 1.5 else 1      # gold in shade turns brown, not grey
    p = s.P((r * shade, g * shade ** (.5 + warm / 2), b * shade ** warm, a), 1, rough)
    return s.surf(p.outputs[0])


def facets(metal, which='m'):
    """Materials of the left facet, the right facet and the flanks.

    At ten past ten the window lies to the left of the minute hand and to the right of the
    hour hand: that side is the drawn, bright one.
    """
    bright, deep = facet(metal, DRAWN), facet(metal, POLISHED, .50)
    return [deep, bright, facet(metal, .2, .8)] if which == 'h' else [bright, deep, facet(metal, .2, .8)]


def roof(name, outline, z, thick, ridge, mats, angle, c=(0, 0)):
    """A hand with upright flanks and a roof of two facets.

    outline: (distance from the axis, half width) along the hand; `thick` mm of flank, `ridge`
    mm of roof above it, in proportion to the local width so that both facets keep one slope.
    """
    widest = max(h for _, h in outline)
    V, F, I = [], [], []
    for d, half in outline:
        half = max(half, .012)
        r = ridge * min(1, half / widest)
        V += [(-half, d, z), (-half, d, z + thick), (0, d, z + thick + r), (half, d, z + thick), (half, d, z)]
    for k in range(len(outline) - 1):
        a, b = 5 * k, 5 * k + 5
        F += [(a, a + 1, b + 1, b), (a + 1, a + 2, b + 2, b + 1), (a + 2, a + 3, b + 3, b + 2), (a + 3, a + 4, b + 4, b + 3), (a + 4, a, b, b + 4)]
        I += [2, 0, 1, 2, 2]
    last = 5 * (len(outline) - 1)
    F += [(4, 3, 2, 1, 0), tuple(range(last, last + 5))]
    I += [2, 2]
    turn = geo.rotz(angle - pi / 2, c)
    return geo.mesh(name, [turn(v) for v in V], [f[::-1] for f in F], mats, 0, I)


BLUED = '#0d183f'     # steel let down to full blue


def _metal(w, h):
    metal = h.get('metal', w.metal)
    return BLUED if metal == 'blued' else metal


def dauphine(w, h, two, hm, lm, sc):
    """The classic lozenge: widest just outside the hub, straight to a needle point, a strong split along the middle."""
    metal = _metal(w, h)

    def f(L, width, z, a, which):
        half = width * h.get('wf', .82) * (1.08 if which == 'h' else .92)
        roof('hand', [(-.16 * L if which == 'm' else -.2 * L, half * .34), (.085 * L, half), (L, .015)], z, .08, half * .5, facets(metal, which), a)
    two(f)


def dagger(w, h, two, hm, lm, sc):
    """A blade on a slim neck: dagger hands, shoulders at a fifth of the length."""
    metal = _metal(w, h)

    def f(L, width, z, a, which):
        half = width * h.get('wf', .62) * (1.1 if which == 'h' else .95)
        neck = .20 * sc
        roof('hand', [(-2.2 * sc, .26 * sc), (-1.2 * sc, .24 * sc), (0, .34 * sc), (1.4 * sc, neck), (L * .17 + .5, neck), (L * .21 + .7, half), (L, .015)],
             z, .08, half * .5, facets(metal, which), a)
    two(f)


def leaf(w, h, two, hm, lm, sc):
    """Feuille: a willow leaf, softly roofed."""
    metal = _metal(w, h)

    def f(L, width, z, a, which):
        half = width * h.get('wf', .62) * (1.12 if which == 'h' else .95)
        neck, start = .17 * sc, 1.3 * sc
        blade = []
        for i in range(25):
            u = i / 24
            blade.append((start + (L - start) * u, neck * (1 - u) ** .6 + half * sin(pi * u ** .82) ** 1.15 * (1 - .35 * u)))
        roof('hand', [(-1.9 * sc, .30 * sc), (-.8 * sc, .24 * sc), (0, .34 * sc)] + blade, z, .09, half * .3, facets(metal, which), a)
    two(f)


def baton(w, h, two, hm, lm, sc):
    """A slim bar with a roof and a short bevelled point."""
    metal = _metal(w, h)

    def f(L, width, z, a, which):
        half = width * h.get('wf', .40) * (1.15 if which == 'h' else .95)
        roof('hand', [(-2.6 * sc, half * .95), (L - half * 1.6, half * .8), (L, .02)], z, .08, half * .5, facets(metal, which), a)
    two(f)


def pencil(w, h, two, hm, lm, sc):
    """A flat, even blade with a pointed tip, as on scientific dials of the thirties."""
    metal = _metal(w, h)
    mat = facet(metal, .16)

    def f(L, width, z, a, which):
        half = width * h.get('wf', .42) * (1.15 if which == 'h' else .9)
        geo.hand_flat('hand', [(-2.3 * sc, .22 * sc), (0, .26 * sc), (1.7 * sc, .26 * sc), (2.0 * sc, half), (L - half * 2.4, half), (L, .03)], z, .16, mat, a, ch=.05)
    two(f)


def register_hand(c, r, z, frac, metal, shape='leaf', hub=.40):
    """The small hand of a register at `c`, reaching `r` mm, pointing to `frac` of a turn."""
    a = geo.clock(frac)
    metal = BLUED if metal == 'blued' else metal
    mats = [facet(metal, .2), facet(metal, .12, .75), facet(metal, .2, .8)]
    if shape == 'leaf':
        outline = [(-r * .30, .13), (0, .16), (r * .18, .09)] + [(r * (.18 + .82 * i / 12), .05 * (1 - i / 12) + .20 * sin(pi * (i / 12) ** .8)) for i in range(13)]
    else:
        outline = [(-r * .34, .15), (0, .15), (r * .92, .075), (r, .02)]
    roof('subhand', outline, z, .07, .05, mats, a, c)
    geo.revolve('subcap', [(hub, z - .12), (hub, z + .12), (hub * .8, z + .19), (.02, z + .2)], facet(metal, .14), 40, 30, False, True, c=c)
