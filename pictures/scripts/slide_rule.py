"""The circular slide rule of a pilot's chronograph: a turning ring and a fixed scale on the dial.

Both scales are logarithmic, one decade to the turn, with 60 at twelve o'clock, so
that the arithmetic on the picture is right. All lengths are millimetres.
"""
import math

import mats as M
from geo import F_DECOB, capsule, clock, cos, frame, instances, lathe, mesh, pi, revolve, ring_flat, sin, text

NUMBERS = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95]


def turn(value):
    """The part of a turn, clockwise from twelve, at which a value of the decade 10 to 100 stands."""
    return math.log10(value / 60)


def graduations():
    """Pairs (value, rank): rank 2 carries a number, 1 is a longer line, 0 a short one."""
    out = []
    for lo, hi, step in ((100, 200, 1), (200, 500, 5), (500, 1000, 10)):
        for v in range(lo, hi, step):
            value = v / 10
            rank = 2 if value in NUMBERS else 1 if v % (5 if lo == 100 else 10 if lo == 200 else 50) == 0 else 0
            out.append((value, rank))
    return out


def lines(name, items, z, mat):
    """Many radial lines as one mesh; items are (angle, inner radius, outer radius, width)."""
    verts, faces = [], []
    for a, r0, r1, wd in items:
        ux, uy, vx, vy = cos(a), sin(a), -sin(a) * wd / 2, cos(a) * wd / 2
        n = len(verts)
        verts += [(ux * r0 - vx, uy * r0 - vy, z), (ux * r1 - vx, uy * r1 - vy, z), (ux * r1 + vx, uy * r1 + vy, z), (ux * r0 + vx, uy * r0 + vy, z)]
        faces.append((n, n + 1, n + 2, n + 3))
    return mesh(name, verts, faces, mat, 0)


def scale(r0, r1, z, ink, accent, lines_at, size):
    """One logarithmic scale between r0 and r1; lines_at is 'in' or 'out', the side on which its lines stand."""
    span = r1 - r0
    reach = {2: .36, 1: .28, 0: .20}
    items = []
    for value, rank in graduations():
        length = span * reach[rank]
        a = clock(turn(value))
        items.append((a, r0 + .03, r0 + length, .10 if rank else .075) if lines_at == 'in' else (a, r1 - length, r1 - .03, .10 if rank else .075))
    lines('scale', items, z, ink)
    for v in NUMBERS:
        a = clock(turn(v))
        r = r1 - span * .345 if lines_at == 'in' else r0 + span * .32
        text(str(v), size * (1.12 if v % 10 == 0 else .92), F_DECOB, (r * cos(a), r * sin(a)), z, accent if v == 10 else ink, a - pi / 2, .004, .92)


def beaded_bezel(w, bz, ol, o0, oi, zb, zt):
    """A steel bezel edged with beads around the turning slide-rule ring.

    Keys of bezel: beads (their number), scale (outer and inner radius of the ring), and the
    ring's colours ring, ring_ink, ring_accent.
    """
    R = w.bez_r
    metal = M.polished(w.metal)
    lathe('bezel', ol, [(.55, zb - .1), (.30, zb + .25), (.30, zt - .55), (.50, zt - .25), (.75, zt - .10), (oi - .25, zt), (oi - .05, zt - .10), (oi, zt - .3), (oi + .02, zt - .7)], [metal], 256, 30)
    n = bz['beads']
    at = []
    for i in range(n):
        a = 2 * pi * i / n
        at.append(frame(((R - .25) * cos(a), (R - .25) * sin(a), zb + .62), (cos(a), sin(a), 0), (-sin(a), cos(a), 0), (0, 0, 1)))
    size = pi * R / n * .93
    verts, faces = capsule(size, 2 * size + .01, 12, 5)
    verts = verts[:, [0, 2, 1]] * [1, 1, 1.35]
    instances('bead', (verts, [tuple(reversed(f)) for f in faces]), at, metal, 60)
    r1, r0 = bz['scale']
    z = zt - .75
    revolve('ruler', [(r1, z), (r0 + .05, z), (r0, z - .06), (r0, z - .6)], M.dial_matte(bz['ring'], .45, .05), 256, 20)
    scale(r0, r1, z + .012, M.paint(bz['ring_ink'], .4), M.paint(bz['ring_accent'], .4), 'in', (r1 - r0) * .38)


def fixed_scale(r1, r0, ink, accent):
    """An extra for the dial: the fixed scale, its lines outwards against those of the turning ring."""
    def draw(w):
        paint = M.paint(ink, .4)
        scale(r0, r1, w.zd + .014, paint, M.paint(accent, .4), 'out', (r1 - r0) * .40)
        ring_flat('line', r0 - .12, r0 - .04, w.zd + .012, paint, 192)
    return draw
