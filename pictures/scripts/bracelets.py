"""Steel bracelets, one function for each make. Signature (w, pts, sgn, st): see watch.Watch.strap."""
import mats as M
import numpy as np
from geo import cos, frame, loft, mesh, pi, sin


STEEL = '#b9b7b3'  # a shade under the case: the long flat links would otherwise burn out


def along(pts, sgn):
    """A function of the length along the bracelet: point, direction, normal; straight on before its start."""
    n = len(pts) - 1
    total = float(np.linalg.norm(pts[-1] - pts[0]))

    def at(length):
        f = min(max(length / total * n, 0), n - .001)
        i = int(f)
        p = pts[i] + (pts[i + 1] - pts[i]) * (f - i)
        a = pts[min(i + 2, n)] - pts[max(i - 2, 0)]
        a = a / np.linalg.norm(a)
        up = np.array([0, -a[2], a[1]]) * sgn
        return p + a * min(length, 0), a, up
    return at, total


def place(p, a, up, x=0.0):
    """A frame with its y along the bracelet and z away from the wrist, right-handed on both halves."""
    X = np.array([1., 0, 0])
    return frame(p + X * x, np.cross(a, up), a, up)


def link(width, length, height, chamfer=.22, crown=.06):
    """A link with bevelled long edges and a top slightly rounded along its length; z from 0 to height."""
    a, l, rings = width / 2, length / 2, []
    for t in (-1, -1 + .12 / l, -.8, -.4, 0, .4, .8, 1 - .12 / l, 1):
        z = height - crown * t * t - (.12 if abs(t) > .99 else 0)
        y = l * t
        c = chamfer
        rings.append([(-a, y, 0), (a, y, 0), (a, y, z - c), (a - c * .35, y, z - c * .3), (a - c, y, z),
                      (-a + c, y, z), (-a + c * .35, y, z - c * .3), (-a, y, z - c)])
    verts = [p for r in rings for p in r]
    faces = [(k * 8 + i, (k + 1) * 8 + i, (k + 1) * 8 + (i + 1) % 8, k * 8 + (i + 1) % 8)
             for k in range(len(rings) - 1) for i in range(8)]
    faces = [tuple(reversed(f)) for f in faces]
    faces += [tuple(reversed(range(8))), tuple(range(64, 72))]
    return np.array(verts), faces


def row(name, parts, mat):
    """Bake parts ((verts, faces), frame) into one mesh."""
    verts, faces = [], []
    for (v, f), m in parts:
        n = len(verts)
        verts += (np.c_[v, np.ones(len(v))] @ m.T)[:, :3].tolist()
        faces += [tuple(i + n for i in q) for q in f]
    return mesh(name, verts, faces, mat, 40)


def end_piece(w, sgn, x0, x1, mat, reach, height, slope, gap=.15):
    """One row of the end link between the lugs, from x0 to x1, its inner face curved to the case.

    `height` is that of its top at the outer end; `slope` lets the top climb towards the case, along with the lugs.
    """
    r = w.R + gap
    y1 = reach
    rings = []
    n = 24
    for drop, inset in ((height - .6, 0), (.3, 0), (.08, .1), (0, .3)):   # the foot lies level, .6 mm over the table
        xs = np.linspace(x0 + inset, x1 - inset, n + 1)
        inner = [(x, np.sqrt(max(r * r - x * x, 1)) + inset) for x in xs]
        outer = [(xs[-1], y1 - inset), (xs[0], y1 - inset)]
        climb = slope if rings else 0
        ring = [(px, sgn * py, height - drop + climb * (y1 - py)) for px, py in inner + outer]
        rings.append(ring if sgn < 0 else ring[::-1])
    loft('endlink', rings, [mat], 25, True, True)


def three_row(w, pts, sgn, st):
    """Three rows of links, the middle one staggered by half a link; optionally riveted at the edges.

    Keys of `st`: w1 (width at the far end), pitch, rows (fractions of the width), th, rivets,
    end_slope (climb of the end link towards the case, per mm; it continues the first links).
    """
    at, total = along(pts, sgn)
    w0, w1, pitch, th = w.lug - .15, st.get('w1', w.lug - 4), st.get('pitch', 6.6), st.get('th', 2.6)
    rows = st.get('rows', [.31, .38, .31])
    side, centre = M.brushed(STEEL, 'y', .36), M.brushed(STEEL, 'y', .34)
    parts = [[], [], []]
    rivets = []
    k = int(total / pitch)
    for ri, frac in enumerate(rows):
        for q in range(-1 if ri == 1 else 0, k + 1):
            length = (q + .5) * pitch + (pitch / 2 if ri == 1 else 0)
            p, a, up = at(length)
            width = w0 + (w1 - w0) * min(1, max(0, length / total))
            x = -width / 2 + width * (sum(rows[:ri]) + frac / 2)
            h = th + (.08 if ri == 1 else 0)
            parts[ri].append((link(width * frac - .07, pitch - .1, h), place(p - up * th / 2, a, up, x)))
            if ri != 1 and st.get('rivets'):
                outer = (-1 if ri == 0 else 1) * width / 2
                for dy in (-pitch * .25, pitch * .25):
                    c = p + a * dy + np.array([outer, 0, 0])
                    if abs(c[1]) > w.s['case']['l2l'] / 2 + .5:    # no room beside the lugs
                        rivets.append((c, np.sign(outer)))
    for ri in range(3):
        if parts[ri]:
            row('links', parts[ri], centre if ri == 1 else side)
    if rivets:
        n, verts, faces = 16, [], []
        for c, s in rivets:  # low domes, seen as small bumps along the edge
            base = len(verts)
            for rr, xx in ((.62, -.05), (.6, .12), (.42, .26), (.02, .32)):
                verts += [tuple(c + np.array([s * xx, rr * cos(2 * pi * i / n), rr * sin(2 * pi * i / n)])) for i in range(n)]
            for ring in range(3):
                for i in range(n):
                    j = (i + 1) % n
                    f = (base + ring * n + i, base + ring * n + j, base + ring * n + n + j, base + ring * n + n + i)
                    faces.append(f if s > 0 else f[::-1])
        mesh('rivet', verts, faces, w.pol, 60)
    for ri, frac in enumerate(rows):
        x = -w0 / 2 + w0 * sum(rows[:ri])
        end_piece(w, sgn, x + .03, x + w0 * frac - .03, side, abs(pts[0][1]) - .05, pts[0][2] + th / 2 + (.18 if ri == 1 else .1),
                  st.get('end_slope', .3))
