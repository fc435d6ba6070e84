"""The Reverso: a rectangular case that turns over in its carriage, with gadroons at both ends.

Three parts, as on the watch itself: the carriage with its four lugs, the turning body with its
gadroons and flanks, and the dial under a rectangular crystal. All lengths in mm; the functions
replace stages of `watch.Watch` through SPEC['build'].
"""
from math import cos, pi, sin

import geo
import mats as M
from dialwork import FONTS, PRINT, sheet
from dress_cases import fillet

HALF_X, HALF_Y = 11.75, 15.1       # the turning body
BOTTOM, TOP = 2.7, 6.6
OPENING_X, OPENING_Y = 9.0, 11.35  # window of the crystal
DIAL_Z = 5.35


def _extrude(name, section, along, start, stop, mats, ease=.22, smooth=35):
    """Sweep a closed section of (u, z) along x or y from start to stop; both ends are eased by a small radius."""
    low = min(z for _, z in section)
    rings = []
    for t, shrink in ((start, 1.), (start + ease * .3, .4), (start + ease, 0.), (stop - ease, 0.), (stop - ease * .3, .4), (stop, 1.)):
        ring = []
        for u, z in section:
            z = z - ease * shrink if z - low > ease * 2 else z
            ring.append((t, u, z) if along == 'x' else (u, t, z))
        rings.append(ring)
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(section, section[1:] + section[:1]))
    if (area < 0) == (along == 'x'): rings = [r[::-1] for r in rings]
    return geo.loft(name, rings, mats, smooth, True, True)


def body(w):
    """The turning case: two ends with three gadroons each, two flanks, and the frame of the crystal."""
    w.zshoulder = TOP
    ribs, width = 3, 1.16
    for sy in (1, -1):
        section = [(OPENING_Y - .12, BOTTOM), (OPENING_Y - .12, TOP - .35)]
        y = OPENING_Y + .05
        section.append((y, TOP - .30))
        for k in range(ribs):
            z = TOP - .32 - .14 * k
            for i in range(13):
                a = pi * (1 - i / 12)
                section.append((y + width / 2 + width / 2 * .94 * cos(a), z + .50 * sin(a)))
            y += width
        section += [(HALF_Y, TOP - 1.0), (HALF_Y, BOTTOM + .3), (HALF_Y - .3, BOTTOM)]
        _extrude('case', [(sy * u, z) for u, z in section], 'x', -HALF_X, HALF_X, [w.pol], .25)
    for sx in (1, -1):
        section = fillet([(HALF_X - .3, BOTTOM, 0), (HALF_X, BOTTOM + .3, .2), (HALF_X, TOP - .75, .5), (HALF_X - .65, TOP - .12, .5),
                          (OPENING_X + .35, TOP - .05, .12),
                          (OPENING_X - .05, TOP - .45, .05), (OPENING_X - .05, BOTTOM, 0)], 5)
        _extrude('case', [(sx * u, z) for u, z in section], 'y', -OPENING_Y + .05, OPENING_Y - .05, [w.pol], .02)


def carriage(w):
    """The plate in which the body slides, its end bars between the lugs, and the four lugs."""
    # The plate is flush with the body: the gap between the two is the dark line along the flank.
    plate = [(-HALF_X, -15.3), (HALF_X, -15.3), (HALF_X, 15.3), (-HALF_X, 15.3)]
    geo.prism('case', plate, .5, BOTTOM - .22, .25, [w.pol])
    for sy in (1, -1):
        section = fillet([(14.9, .6, 0), (15.9, .6, .2), (16.15, 1.4, .3), (15.95, 3.4, .35), (15.3, 3.7, .2), (14.9, 3.5, 0)], 4)
        _extrude('case', [(sy * u, z) for u, z in section], 'x', -11.2, 11.2, [w.pol], .2)


def face(w):
    """Dial with its two tones, railway and numerals, and the rectangular crystal."""
    d = w.s['dial']
    w.zd, w.ztop, w.rd = DIAL_Z, TOP, 6.6
    black = M.dial_matte(d['color'], .5, .05)
    a, b = OPENING_X - .1, OPENING_Y - .1
    geo.prism('dial', [(-a, -b), (a, -b), (a, b), (-a, b)], DIAL_Z - .5, DIAL_Z, 0, [black])
    frame = geo.Outline('rect', a=OPENING_X, b=OPENING_Y, rc=.25)
    geo.lathe('rehaut', frame, fillet([(-.2, TOP - .42, 0), (.12, TOP - .34, .1), (.30, TOP - .55, .08), (.36, DIAL_Z, 0)], 4),
              [M.polished(w.metal)], 256, 35)
    w.ink = M.paint(d['ink'], .6, .12)
    ax, by = d['centre']                               # half sides of the silver centre
    silver = d['centre_finish'](dict(color=d['centre_color'], rough=.4, metallic=.65))
    sheet('centre', [[(-ax, -by), (ax, -by), (ax, by), (-ax, by)]], DIAL_Z + .005, silver)
    dark = M.paint(d['color'], .4)
    for inset, width in ((.12, .13), (.78, .08)):
        x, y = ax - inset, by - inset
        sheet('rail', [[(-x, y - width), (x, y - width), (x, y), (-x, y)], [(-x, -y), (x, -y), (x, -y + width), (-x, -y + width)],
                       [(-x, -y), (-x + width, -y), (-x + width, y), (-x, y)],
                       [(x - width, -y), (x, -y), (x, y), (x - width, y)]], DIAL_Z + PRINT, dark)
    sheet('ties', [_tie(i, ax - .12, by - .12, ax - .86, by - .86, .34 if i % 5 == 0 else .09) for i in range(60)], DIAL_Z + PRINT, dark)
    x0, y0 = d['numerals']                             # half sides of the rectangle on which the numerals stand
    for h in range(1, 13):
        turn = 2 * pi * h / 12
        s, c = sin(turn), cos(turn)
        k = min(x0 / abs(s) if abs(s) > 1e-9 else 1e9, y0 / abs(c) if abs(c) > 1e-9 else 1e9)
        geo.text(str(h), d['size'], FONTS[d['font']], (s * k, c * k), DIAL_Z + PRINT, w.ink, 0, .004, d.get('sx', 1), 0, d.get('bold', 0))
    _crystal(w)


def _tie(i, x1, y1, x0, y0, width):
    """One tie of the rectangular railway, upright to its side of the rectangle."""
    turn = 2 * pi * i / 60
    s, c = sin(turn), cos(turn)
    if abs(s) * y1 < abs(c) * x1:                      # upper or lower side
        x, sign = s / abs(c) * y1, 1 if c > 0 else -1
        h = width / 2
        return [(x - h, sign * y0), (x + h, sign * y0), (x + h, sign * y1), (x - h, sign * y1)]
    y, sign = c / abs(s) * x1, 1 if s > 0 else -1
    h = width / 2
    return [(sign * x0, y - h), (sign * x1, y - h), (sign * x1, y + h), (sign * x0, y + h)]


def _crystal(w):
    """A slightly cushioned rectangular crystal, polished off at its border."""
    G = 28
    a, b = OPENING_X - .05, OPENING_Y - .05
    V, F = [], []
    for j in range(G + 1):
        for i in range(G + 1):
            u, v = -1 + 2 * i / G, -1 + 2 * j / G
            V.append((a * u, b * v, TOP - .42 + .40 * (1 - abs(u) ** 6) * (1 - abs(v) ** 8) + .22 * (1 - u * u)))
    for j in range(G):
        for i in range(G):
            F.append((j * (G + 1) + i, j * (G + 1) + i + 1, (j + 1) * (G + 1) + i + 1, (j + 1) * (G + 1) + i))
    geo.mesh('crystal', V, F, M.crystal(refl=.4), 60)
