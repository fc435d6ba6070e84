"""Bezels of the tool watches: a diver's sixty-minute ring and a chronograph's tachymeter ring.

Signature (w, bz, ol, o0, oi, zb, zt) as watch.Watch calls them: ol is the bezel's
outline, o0 and oi its outer and inner edge as offsets from it, zb and zt its foot
and top. All lengths are millimetres.
"""
import mats as M
from geo import bar, clock, cos, lathe, loft, pi, prism, revolve, sin, text

BOLD = '/usr/share/fonts/opentype/league-spartan/LeagueSpartan-SemiBold.otf'
CONDENSED = '/usr/share/fonts/truetype/adf/GilliusADFNo2-BoldCond.otf'
PRINT = .022  # thickness of the print on an insert


def insert_ring(w, bz, ol, o0, oi, zt):
    """The anodised insert between two steel lips. Returns its radii and the height of its face at a radius."""
    steel = M.polished(w.metal)
    rise = .12
    lathe('insert', ol, [(o0 + .42, zt - .30), (oi - .2, zt - .30 + rise)], [M.anodised(bz['insert'])], 256, 20)
    lathe('bezlip', ol, [(oi - .2, zt - .35), (oi - .2, zt - .12), (oi - .08, zt - .06), (oi, zt - .12), (oi + .02, zt - .6)], [steel],
          256, 25)
    r0, r1 = w.bez_r - oi + .2, w.bez_r - o0 - .42
    return r0, r1, lambda r: zt - .30 + rise * (r1 - r) / (r1 - r0) + .02


def edge_ring(w, ol, o0, zb, zt, coin):
    """The steel ring that carries the insert, with a coin edge or plain."""
    n = 112 * 4
    depth = .30 / w.bez_r
    rings = []
    out = .35 if coin else 0
    for o, z, cut in ((o0, zb, 1), (o0 - out, zb + .15, 1), (o0 - out, zt - .55, 1), (o0 + .05, zt - .28, 0), (o0 + .35, zt - .2, 0),
                      (o0 + .42, zt - .32, 0)):
        pts = ol.pts(o, n)
        rings.append([(x * (1 - depth), y * (1 - depth), z) if coin and cut and i % 4 in (2, 3) else (x, y, z)
                      for i, (x, y) in enumerate(pts)])
    loft('bezring', rings, [M.polished(w.metal)], 25)


def diver(w, bz, ol, o0, oi, zb, zt):
    """Sixty minutes: numbers at the tens, bars at the fives, single lines to fifteen, a triangle with its pearl."""
    edge_ring(w, ol, o0, zb, zt, True)
    r0, r1, z = insert_ring(w, bz, ol, o0, oi, zt)
    ink = M.paint(bz['ink'], .5)
    mid, wide = (r0 + r1) / 2, r1 - r0
    for i in range(1, 60):
        a = clock(i / 60)
        if i % 10 == 0:
            text(str(i), wide * .50, BOLD, (mid * cos(a), mid * sin(a)), z(mid) + .012, ink, a - pi / 2, .01, .66)
        elif i % 5 == 0:
            bar('mark', wide * .56, .62, z(mid), PRINT, a, mid, ink, 0)
        elif i < 15:
            bar('mark', wide * .40, .26, z(mid), PRINT, a, mid, ink, 0)
    prism('mark', [(1.45, r1 - .18), (-1.45, r1 - .18), (0, r0 + .15)], z(mid), z(mid) + .025, 0, ink)
    c = (0, mid + .42)
    revolve('pearlring', [(.66, z(mid) + .02), (.66, z(mid) + .12), (.54, z(mid) + .14), (.54, z(mid) + .05)], M.polished(w.metal), 40,
            30, c=c)
    revolve('pearl', [(.54, z(mid) + .08), (.38, z(mid) + .22), (.02, z(mid) + .28)], M.lume(w.s['dial']['lume']), 32, 60, False, True, c=c)


TACHYMETER = [500, 400, 300, 250, 200, 180, 160, 150, 140, 130, 120, 110, 100, 90, 85, 80, 75, 70, 65, 60]


def tachymeter(w, bz, ol, o0, oi, zb, zt):
    """Units per hour against the seconds of one unit, with a dot under every number, and the scale's name."""
    edge_ring(w, ol, o0, zb, zt, False)
    r0, r1, z = insert_ring(w, bz, ol, o0, oi, zt)
    ink = M.paint(bz['ink'], .5)
    wide = r1 - r0
    rt, rd = r0 + wide * .57, r0 + wide * .14
    for v in TACHYMETER:
        a = clock(60 / v)
        text(str(v), wide * .43, CONDENSED, (rt * cos(a), rt * sin(a)), z(rt) + .012, ink, a - pi / 2, .01, .88 if v >= 100 else .95)
        revolve('dot', [(.15, z(rd) + .02), (.01, z(rd) + .02)], ink, 12, 0, c=(rd * cos(a), rd * sin(a)))
    for i, letter in enumerate('TACHYMETER'):
        a = clock((1.45 + i * .50) / 60)
        text(letter, wide * .33, CONDENSED, (rt * cos(a), rt * sin(a)), z(rt) + .012, ink, a - pi / 2, .01, .92)
