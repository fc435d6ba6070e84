"""An octagonal sports watch of 1972: case, bezel with eight hexagonal screws, tapisserie dial, integrated bracelet.

All lengths are millimetres. The functions take the place of stages or kinds of watch.Watch.
"""
import bpy
import bracelets
import mats as M
import numpy as np
from geo import F_GEO, Outline, atan2, boolean, cos, hypot, loft, mesh, offset_poly, pi, prism, rotz, sin, text

GASKET = '#0f0f0f'
STUD_CROWN = .22     # a stud's top is domed: a flat mirror would show one tone, and mostly the dark one


def flank(k, y):
    """Half width of the case at the height y: a barrel, widest at the crown."""
    return k['d'] / 2 - k['waist'] * (abs(y) / (k['length'] / 2)) ** 2.1


def deck(k, y):
    """Height of the case's top at y: level under the bezel, falling towards the bracelet."""
    t = max(0, (abs(y) - k['level']) / (k['length'] / 2 - k['level']))
    return k['deck'] - k['fall'] * t ** 1.35


def case(w):
    """The barrel-shaped middle with its wide polished bevel along both flanks.

    Reads case: d, length (end to end), waist (how much narrower each end is than the middle on
    each side), deck, level, fall (the top's height, how far it stays level, how far it drops).
    """
    k = w.s['case']
    w.ol = Outline('round', R=k['d'] / 2)
    w.bez_r, w.zshoulder, w.zb = k['bezel_r'], k['deck'], k['deck'] + .35
    brushed, polished = M.brushed(w.metal, 'y', .34), M.polished(w.metal, .1)
    rings = []
    for y in np.linspace(-k['length'] / 2, k['length'] / 2, 81):
        x, z, b = flank(k, y), deck(k, y), 1.25
        rings.append([(-x + 1.2, y, .2), (x - 1.2, y, .2), (x - .15, y, 1.1), (x, y, 1.5), (x, y, z - b * .8), (x - b, y, z),
                      (-x + b, y, z), (-x, y, z - b * .8), (-x, y, 1.5), (-x + .15, y, 1.1)])
    segments = [0, 0, 0, 0, 1, 0, 1, 0, 0, 0]
    rings = [list(reversed(r)) for r in rings]
    flipped = [segments[(8 - i) % 10] for i in range(10)]
    loft('case', rings, [brushed, polished], 20, True, True, segidx=flipped)


def nothing(w):
    """A stage of the build that this watch has not."""


def octagon(apothem, z):
    """The corners of a regular octagon with flats at twelve, three, six and nine, as (x, y, z)."""
    r = apothem / cos(pi / 8)
    return [(r * cos(pi / 8 + i * pi / 4), r * sin(pi / 8 + i * pi / 4), z) for i in range(8)]


def subdivided(corners, n):
    """Each side of a polygon cut into n equal parts."""
    out = []
    for a, b in zip(corners, corners[1:] + corners[:1]):
        out += [tuple(np.array(a) + (np.array(b) - np.array(a)) * q / n) for q in range(n)]
    return out


def bezel(w, bz, ol, o0, oi, zb, zt):
    """The octagon: brushed top, broad polished bevel, round opening, gasket beneath, screws in hexagonal seats.

    Keys of bezel: bevel (its width), screw (circumradius), screw_r (their distance from the centre).
    """
    a, bevel, opening = w.bez_r, bz['bevel'], w.bez_r - oi
    brushed, polished = M.brushed(w.metal, 'y', .33), M.polished(w.metal, .08)
    ring = lambda apothem, z: subdivided(octagon(apothem, z), 24)
    loft('gasket', [ring(a - .25, w.zshoulder - .3), ring(a - .25, zb + .1)], M.paint(GASKET, .6), 0)
    loft('oct', [ring(a - .12, zb), ring(a, zb + .1), ring(a, zt - bevel * .55), ring(a - .06, zt - bevel * .5), ring(a - bevel, zt - .03)],
         [polished], 20)
    outer = ring(a - bevel, zt - .03)
    top = [(x * .998, y * .998, zt) for x, y, z in outer]
    hole = [(opening * cos(atan2(y, x)), opening * sin(atan2(y, x)), zt) for x, y, z in outer]
    loft('octtop', [outer, top, hole], [brushed], 20)
    loft('octin', [hole, [(x * .975, y * .975, zt - .22) for x, y, z in hole], [(x * .968, y * .968, zt - .9) for x, y, z in hole]],
         [polished], 20)
    for i in range(8):
        t = pi / 8 + i * pi / 4
        c = (bz['screw_r'] * cos(t), bz['screw_r'] * sin(t))
        hexagon = lambda r: [(r * cos(q * pi / 3), r * sin(q * pi / 3)) for q in range(6)]
        s = bz['screw']
        prism('seat', hexagon(s + .16), zt - .1, zt + .012, 0, M.paint('#26241f', .5), 0, rotz(t, c))
        prism('hex', hexagon(s), zt - .05, zt + .10, .12, polished, 0, rotz(t, c))
        prism('slot', [(-s * .84, -.16), (s * .84, -.16), (s * .84, .16), (-s * .84, .16)], zt + .09, zt + .106, 0, M.paint('#15130f', .5),
              0, rotz(t + pi / 2, c))


def tapisserie(pitch, top, height, radius, keep=lambda x, y: True):
    """An extra for the dial: small raised squares in rows, cut off at `radius` and wherever `keep` is false."""
    def draw(w):
        z0, b = w.zd, pitch * .43
        verts, faces = [], []
        n = int(radius / pitch) + 1
        for i in range(-n, n + 1):
            for j in range(-n, n + 1):
                x, y = i * pitch, j * pitch
                if hypot(abs(x) + b, abs(y) + b) > radius or not keep(x, y):
                    continue
                m = len(verts)
                verts += [(x + sx * q, y + sy * q, z) for q, z in ((b, z0), (top / 2, z0 + height))
                          for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
                faces += [(m + q, m + (q + 1) % 4, m + 4 + (q + 1) % 4, m + 4 + q) for q in range(4)] + [(m + 4, m + 5, m + 6, m + 7)]
        mesh('tapis', verts, faces, dial_blue(w.s['dial']['color']), 0)
    return draw


def lumed_baton(w, ix, h, a, r, c, zd, im, lm, ink):
    """An applied baton with a luminous inlay, `l` by `w` mm; doubled at twelve."""
    half, x = ix['l'] / 2, ix['w'] / 2
    for shift in ((-.68, .68) if h == 0 else (0,)):
        s = shift * ix['w']
        frame = [(s - x, r - half), (s + x, r - half), (s + x, r + half), (s - x, r + half)]
        prism('baton', frame, zd, zd + .42, .08, im, 0, rotz(a - pi / 2))
        prism('inlay', offset_poly(frame, .2), zd, zd + .455, .04, lm, 0, rotz(a - pi / 2))


def date(day, r, width, height):
    """An extra for the dial: a framed window at three o'clock, its centre `r` mm out, showing a day."""
    def draw(w):
        z, x, y = w.zd, width / 2, height / 2
        window = [(r - x, -y), (r + x, -y), (r + x, y), (r - x, y)]
        plate = bpy.data.objects['dial']
        boolean(plate, [prism('cut', window, z - .3, z + 1, 0, plate.data.materials[0])])
        prism('datedisc', window, z - .34, z - .24, 0, M.paint('#efe9dc', .5))
        text(str(day), height * .62, F_GEO, (r, 0), z - .23, M.paint('#161412'), 0, .006)
        outer = offset_poly(window, -.2)
        rings = [(outer, z), (offset_poly(outer, .06), z + .16), (offset_poly(window, -.05), z + .16), (window, z - .2)]
        loft('dateframe', [[(px, py, pz) for px, py in ring] for ring, pz in rings], [M.polished(w.metal)], 0)
    return draw


@M.cached
def dial_blue(c):
    """The slate blue of the dial: a satin, slightly metallic galvanic colour."""
    s = M.N('dialblue')
    p = s.P(M.col(c), .45, .38, .4)
    return s.surf(p.outputs[0])


def link_outline(width, length, notch, depth):
    """An H: a full-width link with notches in the middle of both ends for the studs."""
    x, y, n, d = width / 2, length / 2, notch / 2, depth
    return [(-x, -y), (-n, -y), (-n, -y + d), (n, -y + d), (n, -y), (x, -y), (x, y), (n, y), (n, y - d), (-n, y - d), (-n, y), (-x, y)]


def bracelet(w, pts, sgn, st):
    """Tapering brushed links joined by pairs of small studs, every edge with a polished bevel.

    Keys of strap: w (at the case), w1 (at the end), pitch, th, studs (part of the width they take).
    """
    at, total = bracelets.along(pts, sgn)
    brushed, polished = M.brushed(w.metal, 'y', .34), M.polished(w.metal, .1)
    pitch, th = st['pitch'], st['th']
    width_at = lambda length: st['w'] + (st['w1'] - st['w']) * min(1, max(0, length / total))
    links, studs, seats = [], [], []
    for q in range(int(total / pitch)):
        p, a, up = at((q + .5) * pitch)
        width = width_at((q + .5) * pitch)
        notch, depth = width * st['studs'], pitch * .27
        outline = link_outline(width, pitch - .16, notch, depth)
        n = len(outline)
        taper = (width_at(q * pitch) - width_at((q + 1) * pitch)) / pitch
        narrow = lambda pt: (pt[0] * (1 - taper * pt[1] / width), pt[1])
        outline = [narrow(pt) for pt in outline]
        bevel = .24
        verts = ([(x, y, 0) for x, y in outline] + [(x, y, th - bevel) for x, y in outline]
                 + [(x, y, th) for x, y in offset_poly(outline, bevel)])
        sides = [(k * n + i, k * n + (i + 1) % n, k * n + n + (i + 1) % n, k * n + n + i) for k in range(2) for i in range(n)]
        links.append(((np.array(verts), sides + [tuple(range(2 * n, 3 * n))]), bracelets.place(p - up * th / 2, a, up)))
    for q in range(int(total / pitch)):
        p, a, up = at(q * pitch)
        depth, wide = pitch * .27, width_at(q * pitch) * st['studs'] / 2 - .14
        for s in (-1, 1):
            if q == 0:  # the studs of the first joint lie half in the case: show the gap around them
                seats.append((bracelets.link(wide + .2, 2 * depth + .14, th + .012, .05, 0),
                              bracelets.place(p - up * th / 2, a, up, s * (wide / 2 + .06))))
            studs.append((bracelets.link(wide, 2 * depth - .12, th + .12, .26, STUD_CROWN),
                          bracelets.place(p - up * th / 2, a, up, s * (wide / 2 + .06))))
    bracelets.row('links', links, [brushed])
    bracelets.row('links', studs, [polished])
    bracelets.row('seat', seats, [M.paint('#26241f', .5)])
