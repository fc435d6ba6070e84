"""A wristwatch of the First World War: cushion case, fixed wire lugs, luminous numerals, cathedral hands.

All lengths are millimetres. The functions take the place of stages or kinds of watch.Watch.
"""
import mats as M
import numpy as np
from geo import Outline, cos, hand_flat, loft, pi, sin, text


def cushion_case(w):
    """A pillow-shaped case whose back and top are domed, with a round seat for the bezel.

    Reads case: d (across the flats), height, bezel_r.
    """
    k = w.s['case']
    w.ol = Outline('super', a=w.R, b=w.R, n=k.get('squareness', 3.2))
    w.bez_r, w.zshoulder = k['bezel_r'], k['height'] * .60
    w.zb, w.bin = k['height'] * .74, 0
    n = 256
    rings = [[(x, y, z) for x, y in w.ol.pts(off, n)] for off, z in
             ((5, .3), (2.2, .7), (1.0, 1.3), (.35, 2.0), (.06, 2.7), (0, 3.2), (.03, 3.6))]
    edge = np.array(w.ol.pts(.03, n))
    seat = edge / np.linalg.norm(edge, axis=1)[:, None] * w.bez_r
    z0 = 3.6
    for i in range(1, 15):  # a quarter ellipse from the flank to the bezel
        t = i / 14
        f = 1 - cos(t * pi / 2)
        z = z0 + (w.zb - z0) * sin(t * pi / 2)
        rings.append([(x, y, z) for x, y in edge + (seat - edge) * f])
    rings.append([(x, y, w.zb) for x, y in seat * .95])
    loft('case', rings, [M.worn(w.metal, .17)], 40)


def wire_lugs(w):
    """A loop of round wire soldered to each end of the case; the strap runs over its straight part.

    Reads case: wire (diameter), wire_span (between the legs, centre to centre), wire_y (of the straight part).
    """
    k = w.s['case']
    r, x, y1 = k['wire'] / 2, k['wire_span'] / 2, k['wire_y']
    bend = 1.9
    z0, z1 = 3.0, 2.3
    y0 = w.R - 2.5    # well inside the case, or the wire's cut end would show
    half = [(x, y0, z0)]
    half += [(x - bend + bend * cos(t), y1 - bend + bend * sin(t), z0 + (z1 - z0) * t / (pi / 2)) for t in np.linspace(0, pi / 2, 12)]
    path = half + [(-px, py, pz) for px, py, pz in reversed(half)]
    path = np.array(path)
    for sgn in (1, -1):
        p = path * np.array([1, sgn, 1])
        rings = []
        for i in range(len(p)):
            a = p[min(i + 1, len(p) - 1)] - p[max(i - 1, 0)]
            a = a / np.linalg.norm(a)
            side = np.cross(a, (0, 0, 1.))
            side = side / np.linalg.norm(side)
            up = np.cross(side, a)
            rings.append([tuple(p[i] + r * (side * cos(q * pi / 8) + up * sin(q * pi / 8))) for q in range(16)])
        loft('wire', rings, [M.polished(w.metal, .15)], 60, True, True)


def outlined_numeral(w, ix, h, a, r, c, zd, im, lm, ink):
    """An Arabic numeral of luminous paint inside a printed outline.

    The outline is the same glyph printed in a small circle around the place: unlike an
    offset curve, this cannot fold over itself in the narrow turns of a 6 or a 9.
    """
    label = str(h or 12)
    size, border = ix['size'], ix.get('border', .15)
    x = ix.get('sx', 1) * (.86 if len(label) == 2 else 1)
    for q in range(16):
        t = q * pi / 8
        text(label, size, ix['font'], (c[0] + border * cos(t), c[1] + border * sin(t)), zd + .008 + q * .0004, ink, 0, .003, x)
    text(label, size, ix['font'], c, zd + .05, lm, 0, .035, x)


HOUR = [(-1.9, .26), (-.6, .30), (1.5, .24), (2.0, .34), (2.7, 1.1), (3.5, 1.62), (4.3, 1.72), (5.0, 1.50), (5.5, .98), (5.9, .62),
        (6.7, .40), (7.7, .04)]
HOUR_PANES = [[(2.55, .40), (2.95, .92), (3.45, 1.26)], [(3.70, 1.38), (4.3, 1.44), (4.85, 1.24)],
              [(5.1, 1.0), (5.45, .62), (5.9, .36), (6.5, .16)]]
MINUTE = [(-2.3, .24), (-.6, .28), (2.0, .22), (3.0, .26), (3.8, .74), (4.6, .86), (8.3, .86), (9.0, .62), (9.5, .40), (10.4, .26),
          (11.7, .04)]
MINUTE_PANES = [[(3.5, .30), (4.0, .58), (5.3, .60)], [(5.6, .62), (7.1, .62)], [(7.4, .62), (8.3, .58), (9.0, .32), (9.8, .12)]]


def cathedral_hands(w, h, two, hm, lm, sc):
    """Skeleton hands leaded like a church window, the panes filled with luminous paint."""
    def one(L, W, z, a, which):
        shape, panes = (HOUR, HOUR_PANES) if which == 'h' else (MINUTE, MINUTE_PANES)
        s = L / shape[-1][0]
        hand_flat('hand', [(d * s, x * s) for d, x in shape], z, .14, hm, a, ch=.05)
        for pane in panes:
            hand_flat('hl', [(d * s, x * s) for d, x in pane], z + .08, .09, lm, a, ch=.02)
    two(one)
