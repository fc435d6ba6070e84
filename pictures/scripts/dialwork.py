"""What is printed on, applied to and sunk into a dial.

Printing: every factory here returns a function of the finished watch, to be listed in the
SPEC's `extras`. Radii are fractions of the dial's radius, widths and sizes are millimetres.
Markers: functions for `indices[...]['kind']`. Finishes: functions for `dial['finish']`.
"""
from math import cos, hypot, pi, sin

import bpy

import geo
import mats as M
from geo import clock
from handsets import facet, register_hand
from mats import N, cached, col

PRINT = .012          # ink above the dial
ROOF = .36           # rise of a marker's roof over its half width: 20 degrees, so that facets see the light and not the horizon
RIM = .26             # polished edge of a sunk register, also hides where printing is cut

FONTS = {'serif': geo.F_SERIF, 'sans': geo.F_SANS, 'light': geo.F_LIGHT, 'geo': geo.F_GEO, 'deco': geo.F_DECO, 'decob': geo.F_DECOB}


# ---- finishes ------------------------------------------------------------------
@cached
def _opaline(colour, metallic, rough, age):
    s = N('opaline')
    v = s.coord()
    grain, cloud, spots = s.noise(v, 26, 2), s.noise(v, .14, 4), s.noise(v, .9, 5, .7)
    base = s.mixc(s.maprange(cloud, .35, .68, 0, .10 + .25 * age), col(colour), col('#9b8258'))
    base = s.mixc(s.maprange(spots, .62, .78, 0, .45 * age), base, col('#6f5632'))
    p = s.P(base, metallic, s.maprange(grain, .3, .7, rough * .9, rough * 1.1), .5, clear=.12, crough=.2)
    s.l(s.bump(grain, .10, .02), p.inputs['Normal'])
    return s.surf(p.outputs[0])


def opaline(d):
    """Silvered, finely frosted; `age` 0..1 warms it and lets a few spots come through."""
    return _opaline(d['color'], d.get('metallic', .55), d.get('rough', .46), d.get('age', 0))


@cached
def _soleil(colour, metallic, rough):
    s = N('soleil')
    x, y, _ = s.sep(s.coord())
    a = s.math('ARCTAN2', y, x)
    around = s.comb(s.math('COSINE', a), s.math('SINE', a), 0)
    lines = s.noise(around, 90, 3, .7)
    base = s.mixc(s.maprange(lines, .35, .65, 0, .10), col(colour), (0, 0, 0, 1))
    p = s.P(base, metallic, rough, .5, clear=.35, aniso=.72, crough=.06)
    s.l(s.n('Tangent', direction_type='RADIAL', axis='Z').outputs[0], p.inputs['Tangent'])
    p.inputs['Anisotropic Rotation'].default_value = .25
    s.l(s.bump(lines, .02, .02), p.inputs['Normal'])
    return s.surf(p.outputs[0])


def soleil(d):
    """Sunburst brushed so finely that single lines vanish; only the turning glow remains."""
    return _soleil(d['color'], d.get('metallic', .8), d.get('rough', .36))


@cached
def _linen(colour, metallic, rough):
    s = N('drawn')
    lines = s.noise(s.coord('Object', (26, .5, 26)), 1.4, 3, .6)
    base = s.mixc(s.maprange(lines, .35, .65, 0, .12), col(colour), (0, 0, 0, 1))
    p = s.P(base, metallic, s.maprange(lines, .3, .7, rough * .9, rough * 1.1), .5)
    s.l(s.bump(lines, .06, .02), p.inputs['Normal'])
    return s.surf(p.outputs[0])


def drawn(d):
    """Vertically brushed silver."""
    return _linen(d['color'], d.get('metallic', .7), d.get('rough', .38))


# ---- printing --------------------------------------------------------------------
def sheet(name, polygons, z, material):
    """Flat polygons in one mesh."""
    V, F = [], []
    for poly in polygons:
        F.append(tuple(range(len(V), len(V) + len(poly))))
        V += [(x, y, z) for x, y in poly]
    return geo.mesh(name, V, F, material, 0)


def _stroke(a, r0, r1, width, c=(0, 0)):
    u, v = (cos(a), sin(a)), (-sin(a) * width / 2, cos(a) * width / 2)
    at = lambda r, k: (c[0] + u[0] * r + v[0] * k, c[1] + u[1] * r + v[1] * k)
    return [at(r0, 1), at(r0, -1), at(r1, -1), at(r1, 1)]


def _free(w, x, y):
    """Whether a point of the dial lies outside every sunk register (up to the middle of its rim)."""
    return all(hypot(x - c[0], y - c[1]) > r + RIM * .45 for c, r in getattr(w, 'registers', []))


def _band(w, r0, r1, n=720):
    """A ring as small quads, left out where a register is sunk."""
    rows = max(1, int((r1 - r0) / .12))
    out = []
    for k in range(rows):
        a, b = r0 + (r1 - r0) * k / rows, r0 + (r1 - r0) * (k + 1) / rows
        for i in range(n):
            p, q = 2 * pi * i / n, 2 * pi * (i + 1) / n
            m = ((a + b) / 2 * cos((p + q) / 2), (a + b) / 2 * sin((p + q) / 2))
            if _free(w, *m):
                out.append([(a * cos(p), a * sin(p)), (b * cos(p), b * sin(p)), (b * cos(q), b * sin(q)), (a * cos(q), a * sin(q))])
    return out


def _ink(w, ink):
    """Printing ink: dull, so that it stays black under the overhead light."""
    return M.paint(ink or w.s['dial']['ink'], .6, .12)


def field(r0, r1, finish, **facts):
    """A ring of another tone or finish, e.g. field(0, .5, drawn, color='#b9b2a2')."""
    def f(w):
        sheet('field', _band(w, w.rd * r0, w.rd * r1), w.zd + .005, finish(facts))
    return f


def circle(r, width=.08, ink=None):
    """One printed circle."""
    def f(w):
        sheet('circle', _band(w, w.rd * r - width / 2, w.rd * r + width / 2), w.zd + PRINT, _ink(w, ink))
    return f


def strokes(r0, r1, width, n=60, skip=lambda i: False, ink=None):
    """n radial strokes between two radii; skip(i) leaves stroke i out."""
    def f(w):
        polys = [_stroke(clock(i / n), w.rd * r0, w.rd * r1, width) for i in range(n) if not skip(i)]
        polys = [p for p in polys if all(_free(w, *q) for q in p)]
        sheet('strokes', polys, w.zd + PRINT, _ink(w, ink))
    return f


def railway(r0, r1, line=.07, tie=.075, five=.30, ink=None):
    """Minute track like a railway: two rails, sixty ties, a heavier one every five minutes."""
    parts = [circle(r0, line, ink), circle(r1, line, ink), strokes(r0, r1, tie, 60, lambda i: i % 5 == 0, ink), strokes(r0, r1, five, 12, ink=ink)]

    def f(w):
        for p in parts: p(w)
    return f


def dots(r, size, n=60, skip=lambda i: False, relief=0., metal=None):
    """Printed minute dots, or with `relief` and `metal` the pearls of a beaded track."""
    def f(w):
        if relief:
            m = facet(metal or w.metal, .12)
            for i in range(n):
                if skip(i): continue
                a = clock(i / n)
                geo.revolve('bead', [(size / 2, w.zd), (size * .42, w.zd + relief * .6), (size * .2, w.zd + relief * .95), (.005, w.zd + relief)], m, 14, 60, False, True,
                            c=(w.rd * r * cos(a), w.rd * r * sin(a)))
        else:
            disc = lambda c: [(c[0] + size / 2 * cos(k * pi / 6), c[1] + size / 2 * sin(k * pi / 6)) for k in range(12)]
            sheet('dots', [disc((w.rd * r * cos(clock(i / n)), w.rd * r * sin(clock(i / n)))) for i in range(n) if not skip(i)], w.zd + PRINT, _ink(w, None))
    return f


def labels(items, r, size, font='deco', bold=0., ink=None, turned=False, sx=1.):
    """Texts at fractions of a turn: items is [(fraction, text)]; turned=True sets them radially, feet to the centre."""
    def f(w):
        m = _ink(w, ink)
        for frac, s in items:
            a = clock(frac)
            geo.text(s, size, FONTS[font], (w.rd * r * cos(a), w.rd * r * sin(a)), w.zd + PRINT, m, a - pi / 2 if turned else 0, .003, sx, 0, bold)
    return f


def arabics(hours, r, size, **kw):
    """Printed Arabic hours, upright."""
    return labels([(h / 12, str(h)) for h in hours], r, size, **kw)


def tachymeter(r, size, values=(60, 65, 70, 75, 80, 85, 90, 95, 100, 110, 120, 130, 140, 150, 160, 180, 200, 240, 300, 400), **kw):
    """Speeds over a measured kilometre: the hand's second is 3600 over the speed."""
    return labels([((3600 / v / 60) % 1, str(v)) for v in values], r, size, turned=True, **kw)


# ---- registers ---------------------------------------------------------------------
def register(c, r, n, major, texts, finish, at=0., hand='baton', metal='steel', size=.9, label_r=.66, depth=.18, outer=.95, hand_r=.80, minor=True, **facts):
    """Sink a small dial of radius `r` mm at `c`: floor, polished edge, scale, labels and its hand.

    texts: [(fraction, text)]; list this before any printing that it interrupts.
    """
    def f(w):
        z = w.zd - depth
        w.registers = getattr(w, 'registers', []) + [(c, r)]
        D = bpy.data.objects['dial']
        cutter = geo.revolve('cut', [(r, z - .04), (r, w.zd + 1)], D.data.materials[0], 128, 0, True, True, c=c)
        geo.boolean(D, [cutter])
        facts_here = dict(facts)
        geo.ring_flat('subfloor', .01, r + .02, z, finish(facts_here) if finish else M.dial_conc(facts['color'], c[0], c[1], .2, .5, .38), 96, c)
        geo.revolve('subrim', [(r + RIM, w.zd + .004), (r + RIM * .7, w.zd + .035), (r + .06, w.zd + .02), (r, w.zd - .03), (r - .03, z)], _rim(facts['color']), 160, 60, c=c)
        ink = _ink(w, facts.get('ink'))
        lines = []
        for i in range(n):
            big = i % major == 0
            if big or minor:
                lines.append(_stroke(clock(i / n), r * outer - (.72 if big else .42), r * outer, .13 if big else .07, c))
        sheet('substrokes', lines, z + PRINT, ink)
        geo.ring_flat('subcircle', r * outer - .03, r * outer + .03, z + PRINT, ink, 160, c)
        for frac, s in texts:
            a = clock(frac)
            geo.text(s, size, FONTS[facts.get('font', 'deco')], (c[0] + r * label_r * cos(a), c[1] + r * label_r * sin(a)), z + PRINT, ink, 0, .003, 1, 0, facts.get('bold', .01))
        register_hand(c, r * hand_r, w.zd + .16, at, metal, hand)
    return f


@cached
def _rim(colour):
    s = N('rim')
    return s.surf(s.P(col(colour), .75, .22, .5).outputs[0])


# ---- applied markers -----------------------------------------------------------------
def _marker(name, V, F, I, a, c, metal):
    """Place a marker modelled along +Y, with materials (left facet, right facet, ends and flanks)."""
    turn = geo.rotz(a - pi / 2, c)
    return geo.mesh(name, [turn(v) for v in V], F, [facet(metal, .34), facet(metal, .16, .62), facet(metal, .2, .85)], 0, I)


def dart(w, ix, h, a, r, c, zd, im, lm, ink):
    """An applied dart: a long faceted wedge, broad end outwards, on upright flanks."""
    L, W, up = ix['l'] / 2, ix['w'] / 2, .16
    H = up + ROOF * W
    V = [(-W, r + L, zd), (W, r + L, zd), (.05, r - L, zd), (-.05, r - L, zd),
         (-W, r + L, zd + up), (W, r + L, zd + up), (.05, r - L, zd + up), (-.05, r - L, zd + up), (0, r + L - W * .55, zd + H), (0, r - L + .15, zd + up + .04)]
    F = [(4, 8, 5), (4, 7, 9, 8), (8, 9, 6, 5), (7, 6, 9), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)]
    _marker('dart', V, [f[::-1] for f in F], [2, 0, 1, 2, 2, 2, 2, 2], a, (0, 0), ix.get('metal', w.metal))


def bar(w, ix, h, a, r, c, zd, im, lm, ink):
    """An applied faceted baton; doubled at twelve when `double` is set."""
    L, up = ix['l'] / 2, .16
    H = up + ROOF * ix['w'] / 2
    taper = ix.get('taper', 1.)                      # width at the inner end over that at the outer end
    double = h == 0 and ix.get('double', False)
    for shift in ((-.62, .62) if double else (0,)):
        W = ix['w'] / 2
        s, w_in = shift * ix['w'] * 1.35, W * taper
        e = W * .8
        V = [(s - W, r + L, zd), (s + W, r + L, zd), (s + w_in, r - L, zd), (s - w_in, r - L, zd),
             (s - W, r + L, zd + up), (s + W, r + L, zd + up), (s + w_in, r - L, zd + up), (s - w_in, r - L, zd + up),
             (s, r + L - e, zd + H), (s, r - L + e * taper, zd + H)]
        F = [(4, 8, 5), (4, 7, 9, 8), (8, 9, 6, 5), (7, 6, 9), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)]
        _marker('bar', V, [f[::-1] for f in F], [2, 0, 1, 2, 2, 2, 2, 2], a, (0, 0), ix.get('metal', w.metal))
