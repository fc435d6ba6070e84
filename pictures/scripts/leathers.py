"""Leather straps: smooth calf and alligator, their materials, their section and their stitching.

A strap function has the signature `strap(w, pts, sgn, st)` that `watch.Watch` expects of
`strap['type']`: the watch, the centre line (points in mm, from the lugs outwards), the side
(1 towards twelve, -1 towards six) and the strap's own facts. The relief of a skin is real
geometry, sampled every .15 mm, because a bump map alone drowns in the denoiser.
"""
from math import radians

import numpy as np

import geo
from mats import N, cached, col, thread

EDGE = .34            # radius of a strap's long edges, mm
STITCH_INSET = 1.35   # from the strap's edge to the row of stitches, mm


# ---- materials ---------------------------------------------------------------
@cached
def calf(colour, dark, gloss=.5, worn=.22):
    """Smooth calf: pores and rub marks in the colour as well as in the relief, to survive denoising; `worn` 0..1 clouds the dye."""
    s = N('calf')
    v = s.coord()
    pores = s.n('TexVoronoi')
    pores.feature = 'DISTANCE_TO_EDGE'
    s.l(v, pores.inputs['Vector'])
    pores.inputs['Scale'].default_value = 2.3
    cell = s.maprange(pores.outputs['Distance'], .0, .12, 0, 1)
    fine, cloud = s.noise(v, 5.5, 5, .6), s.noise(v, .16, 4)
    shade = s.mixc(s.maprange(cloud, .35, .7, 0, worn), col(colour), col(dark))
    grain = s.mixc(s.maprange(fine, .35, .68, 0, .30), shade, col(dark))
    base = s.mixc(s.math('MULTIPLY', s.math('SUBTRACT', 1, cell), .20), grain, col(dark))
    # the mesh stores how deep a point lies in a groove or crease: dye and dirt gather there
    groove = s.n('Attribute', attribute_name='groove')
    base = s.mixc(s.math('MULTIPLY', groove.outputs['Fac'], .6), base, col(dark))
    p = s.P(base, 0, s.maprange(fine, .3, .7, gloss * .9, gloss * 1.2), .34)
    relief = s.math('ADD', s.math('MULTIPLY', cell, .35), s.math('MULTIPLY', fine, .8))
    s.l(s.bump(relief, .32, .10), p.inputs['Normal'])
    return s.surf(p.outputs[0])


@cached
def alligator(colour, dark, gloss=.34):
    """Alligator: glazed scales, matt and darker in the furrows (attribute `groove` of the mesh)."""
    s = N('alligator')
    v = s.coord()
    groove = s.n('Attribute', attribute_name='groove').outputs['Fac']
    fine, cloud = s.noise(v, 3.2, 5, .6), s.noise(v, .35, 3)
    base = s.mixc(s.maprange(cloud, .3, .7, 0, .5), col(colour), col(dark))
    base = s.mixc(s.math('MULTIPLY', groove, .85), base, col(dark))
    rough = s.math('ADD', s.maprange(fine, .3, .7, gloss * .85, gloss * 1.25), s.math('MULTIPLY', groove, .25))
    p = s.P(base, 0, rough, .33)
    s.l(s.bump(fine, .22, .08), p.inputs['Normal'])
    return s.surf(p.outputs[0])


# ---- relief of the skins -----------------------------------------------------
def _smoothstep(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def _calf_relief(x, length, half_width, seed):
    """Height (mm) and groove (0..1): the channel of the stitches, and soft creases where the strap bends at the lugs."""
    channel = np.exp(-((half_width - STITCH_INSET - np.abs(x)) / .26) ** 2)
    creases = np.zeros_like(x)
    rng = np.random.default_rng(seed)
    for _ in range(7):
        at, bow, depth = rng.uniform(3, 15), rng.uniform(-.05, .05), rng.uniform(.3, 1)
        creases += depth * np.exp(-((length - at - bow * x - .25 * np.sin(x * rng.uniform(.3, .6) + at)) / .22) ** 2)
    creases *= _smoothstep(half_width - .3, half_width - 3.5, np.abs(x))
    return -.10 * channel - .035 * creases, .55 * channel + .30 * np.clip(creases, 0, 1)


def _alligator_relief(x, length, half_width, seed):
    """Height and groove of square belly scales in regular rows, smaller and rounder towards the edges.

    Rows lie across the strap, each slightly bowed; a row is split into columns whose borders
    wander a little from row to row, as on a skin cut along the middle of the belly.
    """
    rng = np.random.default_rng(seed)
    u = x / half_width
    strip = np.clip(((u + 1) * 2.5).astype(int), 0, 4)             # neighbours along a row do not end on one line
    bowed = length + .5 * u ** 2 + .10 * np.sin(2.6 * u + length * .35) + rng.uniform(-.38, .38, 5)[strip]
    borders = [-1.2]
    while borders[-1] < length.max() + 6:
        # large scales at the watch, shorter ones towards the buckle
        borders.append(borders[-1] + (4.2 - 1.1 * min(1, max(borders[-1], 0) / 55)) * rng.uniform(.84, 1.12))
    borders = np.array(borders)
    row = np.clip(np.searchsorted(borders, bowed) - 1, 0, len(borders) - 2)
    columns = np.array([-1.04, -.69, -.25, .21, .67, 1.04])
    wander = rng.uniform(-.055, .055, (len(borders), len(columns)))
    wander[:, [0, -1]] = 0
    edges = columns + wander[row]                                # one set of borders for each sample
    col_i = np.clip((u[..., None] > edges).sum(-1) - 1, 0, len(columns) - 2)
    left = np.take_along_axis(edges, col_i[..., None], -1)[..., 0] * half_width
    right = np.take_along_axis(edges, col_i[..., None] + 1, -1)[..., 0] * half_width
    # outermost scales split in two along the strap: the small round flank scales
    lo, hi = borders[row], borders[row + 1]
    flank = (col_i == 0) | (col_i == len(columns) - 2)
    mid = (lo + hi) / 2
    lo, hi = np.where(flank & (bowed > mid), mid, lo), np.where(flank & (bowed <= mid), mid, hi)
    a, b = (right - left) / 2, (hi - lo) / 2
    px, py = np.abs(x - (left + right) / 2), np.abs(bowed - (lo + hi) / 2)
    r = np.minimum(1.1, np.minimum(a, b) * .85)                   # corner radius of the scale
    qx, qy = px - a + r, py - b + r
    inside = r - np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) - np.minimum(np.maximum(qx, qy), 0)
    pillow = _smoothstep(.02, .46, inside)
    height = .17 * pillow + .06 * (1 - np.clip(px / a, 0, 1) ** 2) * (1 - np.clip(py / b, 0, 1) ** 2) - .17
    furrow = 1 - _smoothstep(.03, .26, inside)
    # the skin is pared and pressed flat where it is sewn, or the furrows of the flank would look like the rungs of a ladder
    pressed = .8 * _smoothstep(STITCH_INSET + 1.7, STITCH_INSET, half_width - np.abs(x))
    channel = np.exp(-((half_width - STITCH_INSET - np.abs(x)) / .24) ** 2)
    return height * (1 - pressed) - .03 * pressed - .06 * channel, furrow * (1 - pressed)


# ---- the strap ---------------------------------------------------------------
def _frames(pts, sgn):
    """Arc length, tangent and upward normal at every point of the centre line."""
    pts = np.array(pts)
    length = np.r_[0, np.cumsum(np.linalg.norm(np.diff(pts, axis=0), axis=1))]
    tangent = np.gradient(pts, length, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1)[:, None]
    normal = np.stack([np.zeros(len(pts)), -tangent[:, 2] * sgn, tangent[:, 1] * sgn], 1)
    return pts, length, tangent, normal


def _strap(w, pts, sgn, st, material, relief, across, step):
    """Sweep the padded section along the centre line and press the skin's relief into its upper side."""
    wide, narrow = w.lug - .2, st.get('w1', w.lug - 2)
    thick, pad = st.get('th', 3.0), st.get('pad', .55)
    base, arc, _, _ = _frames(pts, sgn)
    total = arc[-1]
    n = int(total / step) + 1
    at = np.r_[np.linspace(0, 1.4, 12, endpoint=False), np.linspace(1.4, total, n)]
    line = np.stack([np.interp(at, arc, base[:, k]) for k in range(3)], 1)
    line, length, tangent, normal = _frames(line, sgn)
    half = (wide + (narrow - wide) * np.clip(length / 70, 0, 1)) / 2
    body = thick * (.60 + .40 * np.exp(-(length / 24) ** 2))
    nose = np.sqrt(np.clip(1 - (1 - np.clip(length / (thick * .5), 0, 1)) ** 2, .0, 1))   # folded round the spring bar
    body = body * (.10 + .90 * nose)
    # section: under side, edge, upper side, edge; t in -1..1 across
    t = np.linspace(-1, 1, across)
    x = t[None, :] * half[:, None]
    edge = np.clip((half[:, None] - np.abs(x)) / EDGE, 0, 1)
    rounding = EDGE * (1 - np.sqrt(np.clip(1 - (1 - edge) ** 2, 0, 1)))
    swell = pad * np.exp(-(length[:, None] / 32) ** 2) * np.clip(1 - (np.abs(x) / (half[:, None] - 1.9)) ** 2.6, 0, 1) * nose[:, None]
    h, groove = relief(x, np.broadcast_to(length[:, None], x.shape), half[:, None] * np.ones_like(x), 7 + sgn)
    fade = np.clip((half[:, None] - np.abs(x)) / .5, 0, 1) * nose[:, None]
    top = body[:, None] / 2 + swell - rounding + h * fade
    V = np.empty((len(line), across + 4, 3))
    V[:, 2:-2] = line[:, None, :] + normal[:, None, :] * top[..., None]
    V[:, 2:-2, 0] += x
    for k, (sx, z) in {0: (-.92, -.5), 1: (-1, -.5 + .12), -2: (1, -.5 + .12), -1: (.92, -.5)}.items():
        V[:, k] = line + normal * (body * z)[:, None]
        V[:, k, 0] += half * sx
    G = np.zeros(V.shape[:2])
    G[:, 2:-2] = groove * fade
    rings = [list(map(tuple, r)) for r in (V[:, ::-1] if sgn > 0 else V)]
    under = across + 3
    seg = [0] * (across + 4)
    for k in (0, across + 2, under): seg[k] = 1
    edge_material = calf(st.get('edge', st['color2']), st['color2'], .6)
    o = geo.loft('leather', rings, [material, edge_material], 60, True, True, segidx=seg)
    values = (G[:, ::-1] if sgn > 0 else G).astype('f').ravel()
    o.data.attributes.new('groove', 'FLOAT', 'POINT').data.foreach_set('value', np.ascontiguousarray(values))
    if st.get('stitch'): _stitches(st, line, length, tangent, normal, half, body, sgn)
    return o


def _stitches(st, line, length, tangent, normal, half, body, sgn):
    """Two rows of slanted saddle stitches, and one short stitch across each row's end at the lugs."""
    pitch, long, radius = st.get('pitch', 2.2), st.get('stitch_l', 1.55), .16
    places = []
    for side in (-1, 1):
        for L in np.arange(3.4, length[-1] - 3, pitch):
            p = np.array([np.interp(L, length, line[:, k]) for k in range(3)])
            i = min(int(np.searchsorted(length, L)), len(length) - 1)
            a, n = tangent[i], normal[i]
            o = p + np.array([side * (half[i] - STITCH_INSET), 0, 0]) + n * (body[i] / 2 - .07 + st.get('stitch_up', 0))
            yaw = radians(6) * side * sgn
            A = a * np.cos(yaw) + np.array([1., 0, 0]) * np.sin(yaw)
            places.append(geo.frame(o, np.cross(A, n), A, n * .85))
    geo.instances('stitch', geo.capsule(radius, long, 10, 3), places, thread(st['stitch']))


def calf_strap(w, pts, sgn, st):
    """A padded strap of smooth calf."""
    return _strap(w, pts, sgn, st, calf(st['color'], st['color2'], st.get('gloss', .5), st.get('worn', .22)), _calf_relief, 72, .30)


def alligator_strap(w, pts, sgn, st):
    """A padded strap of alligator with regular rows of square scales."""
    return _strap(w, pts, sgn, st, alligator(st['color'], st['color2'], st.get('gloss', .34)), _alligator_relief, 130, .15)
