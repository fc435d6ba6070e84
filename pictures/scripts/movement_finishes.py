"""The finishes of a fine movement: Geneva stripes, perlage, snailing, straight graining, and its metals and rubies."""
from math import cos, radians, sin

import mats as M
from mats import N, cached, col

RHODIUM = '#d3d0ca'


def steel():
    """Black-polished steel of bevels, caps and screws."""
    return M.polished('#d9d7d2', .07)


def blued():
    """Steel let down to blue."""
    return M.polished('#1a2f78', .06)


def gilt():
    """Polished gold of chatons and the balance."""
    return M.polished('#e2b871', .12)


def gilt_brushed():
    """Gilt brass of the wheels."""
    return M.brushed('#d9b06c', 'x', .26)


def grained():
    """Straight-grained steel of upright walls."""
    return M.brushed('#bdb9b2', 'x', .3)


def slot():
    """The dark bottom of a screw's slot."""
    return M.paint('#060505', .6)


@cached
def ruby():
    """Synthetic ruby. It glows a little by itself, since the renderer sends no light through it into its setting."""
    s = N('ruby')
    p = s.P(col('#b3082c'), 0, .03, .8, clear=1)
    p.inputs['Transmission'].default_value, p.inputs['IOR'].default_value = .35, 1.76
    p.inputs['Emission'].default_value, p.inputs['Emission Strength'].default_value = col('#7a0418'), .35
    return s.surf(p.outputs[0])


def _towards(s, x, y):
    """A direction of the object's own plane, as the renderer's tangent."""
    turn = s.n('VectorTransform', vector_type='VECTOR', convert_from='OBJECT', convert_to='WORLD')
    s.l(s.comb(x, y, 0.), turn.inputs[0])
    return turn.outputs[0]


def _metal(s, colour, rough, height, tangent=None, aniso=0., strength=.9):
    """Finish a metal whose relief is `height` mm, brushed along `tangent`."""
    p = s.P(col(colour), 1, rough, aniso=aniso)
    s.l(s.bump(height, strength, 1.), p.inputs['Normal'])
    if tangent:
        s.l(tangent, p.inputs['Tangent'])
    return s.surf(p.outputs[0])


@cached
def geneva(colour=RHODIUM, pitch=2.9, angle=62):
    """Geneva stripes: straight bands, each cut in arcs by the rim of a turning abrasive disc."""
    s = N('geneva')
    turned = s.n('Mapping')
    s.l(s.coord(), turned.inputs['Vector'])
    turned.inputs['Rotation'].default_value = (0, 0, radians(angle))
    x, y, _ = s.sep(turned.outputs[0])
    bands = s.math('DIVIDE', x, pitch)
    across = s.math('SUBTRACT', s.math('FRACT', bands), .5)
    hollow = s.math('MULTIPLY', s.math('MULTIPLY', across, across), pitch)
    along = s.math('ADD', y, s.math('MULTIPLY', hollow, 1.6))   # scratches bow across the band
    scratch = s.noise(s.comb(s.math('MULTIPLY', across, .05), along, s.math('FLOOR', bands)), 7, 4, .75)
    height = s.math('ADD', s.math('MULTIPLY', hollow, .105), s.math('MULTIPLY', scratch, .0038))
    # the scratches run across the band: along x of the turned frame
    tangent = _towards(s, cos(radians(angle)), -sin(radians(angle)))
    return _metal(s, colour, s.maprange(scratch, .3, .7, .19, .30), height, tangent, .5)


@cached
def perlage(colour='#b9b4aa', pitch=1.7):
    """Perlage: overlapping round spots, each ground with a turning peg."""
    s = N('perlage')
    x, y, _ = s.sep(s.coord())

    def distance(shift):
        """From the centre of the nearest spot of one of the two interleaved grids."""
        u, v = (s.math('SUBTRACT', s.math('FRACT', s.math('ADD', s.math('DIVIDE', q, pitch), shift)), .5) for q in (x, y))
        return s.math('SQRT', s.math('ADD', s.math('MULTIPLY', u, u), s.math('MULTIPLY', v, v)))
    r = s.math('MINIMUM', distance(0.), distance(.5))
    rings = s.math('SINE', s.math('MULTIPLY', r, 95))
    height = s.math('ADD', s.math('MULTIPLY', rings, .005), s.math('MULTIPLY', r, .07))
    return _metal(s, colour, .27, height)


@cached
def snailed(cx, cy, colour=RHODIUM, ring=.62):
    """Snailing around (cx, cy): rings of scratches that spiral outwards, so that the light turns as on a fan."""
    s = N('snailed')
    x, y, _ = s.sep(s.coord())
    dx, dy = s.math('SUBTRACT', x, cx), s.math('SUBTRACT', y, cy)
    r, a = s.radius(cx, cy), s.math('ARCTAN2', dy, dx)
    lead = s.math('ADD', a, s.math('MULTIPLY', r, .30))
    spiral = s.noise(s.comb(s.math('MULTIPLY', s.math('SINE', lead), 4.), s.math('MULTIPLY', s.math('COSINE', lead), 4.), 0.), 11, 3, .7)
    rings = s.math('FRACT', s.math('DIVIDE', r, ring))   # each ring leans inwards: bright on one side of the wheel, dark on the other
    height = s.math('ADD', s.math('MULTIPLY', rings, .10 * ring), s.math('MULTIPLY', spiral, .018))
    along = s.math('SUBTRACT', a, .9)   # the scratches leave the radius by some fifty degrees
    tangent = _towards(s, s.math('COSINE', along), s.math('SINE', along))
    return _metal(s, colour, .19, height, tangent, .5, .9)
