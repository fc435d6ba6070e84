"""What lies on a watchmaker's bench: screwdrivers, tweezers, loupe, tray, movement holder, lamp. Millimetres.

Every tool is built around the origin, standing on or lying at z = 0; `stage.placed` puts it where it belongs.
"""
from math import cos, exp, pi, radians, sin

import numpy as np

import mats as M
import movement_finishes as finish
from geo import Outline, lathe, loft, prism, revolve
from movement_parts import screw_head, upright
from stage import glow, placed, tube
from wheels import ESCAPE_TOOTH, wheel


def nickel():
    """Plated tool steel, gone a little dull."""
    return M.polished('#cbc8c2', .2)


def brass(rough=.18):
    """Lacquered brass."""
    return M.polished('#c9a060', rough)


def knurled(name, stations, material, teeth=36, depth=.05):
    """A turned bar of (radius, z, knurled?) stations along z."""
    n = teeth * 4
    rings = []
    for r, z, knurl in stations:
        rings.append([(r * (1 - (depth if knurl and q % 4 < 2 else 0)) * cos(2 * pi * q / n),
                       r * (1 - (depth if knurl and q % 4 < 2 else 0)) * sin(2 * pi * q / n), z) for q in range(n)])
    return loft(name, rings, material, 25, True, True)


def screwdriver(colour):
    """A screwdriver along +z: a turning head, a knurled grip with a coloured ring for the size, a thin blade."""
    head = [(.6, -5.2), (3.3, -5.0), (3.9, -4.2), (3.9, -3.0), (2.4, -1.8), (1.7, -.4), (1.7, .6)]
    revolve('head', head, M.lacquer('#15130f', .3, 0, .5), 64, 35, cap0=True)
    grip = [(2.4, 0, 0), (2.9, .5, 0), (2.9, 3.5, 0), (2.75, 3.8, 0), (2.9, 4.0, 1), (2.9, 30, 1), (2.75, 30.2, 0), (2.9, 30.6, 0),
            (2.9, 34, 0), (2.4, 36, 0), (2.1, 50, 0), (1.7, 53, 0), (1.3, 54, 0)]
    knurled('grip', grip, nickel())
    revolve('ring', [(2.92, .6), (3.02, .8), (3.02, 3.2), (2.92, 3.4)], M.lacquer(colour, .3), 64, 30)
    revolve('blade', [(.75, 53), (.75, 74), (.55, 76)], finish.steel(), 32, 30)
    tip = [[(-w, -t, z), (w, -t, z), (w, t, z), (-w, t, z)] for w, t, z in ((.55, .5, 75.5), (.6, .12, 80))]
    loft('tip', tip, finish.steel(), 0, True, True)


def tweezers():
    """Steel tweezers along +x, tips at x = 0, lying on their edges so that the V is seen from above."""
    material = M.brushed('#c4c1bb', 'x', .24)
    length, n = 118, 60
    for side in (-1, 1):
        rings = []
        for i in range(n + 1):
            t = i / n                                       # 0 at the tips, 1 at the closed end
            x = t * length
            gap = .35 + 4.9 * sin(pi / 2 * min(1, t / .42)) if t < .42 else 5.25 * max(cos(pi / 2 * (t - .42) / .58), 0) ** .8
            high = .5 + 7.0 * (1 - exp(-(t / .26) ** 1.5)) - 1.5 * t
            thick = .35 + .5 * min(1, t / .3)
            inner, outer = side * max(gap - thick, .02), side * (gap + thick)
            z0, z1 = 4 - high / 2, 4 + high / 2
            bevel = min(.18, thick * .5)
            section = [(x, inner, z0), (x, outer - side * bevel, z0), (x, outer, z0 + bevel), (x, outer, z1 - bevel),
                       (x, outer - side * bevel, z1), (x, inner, z1)]
            rings.append(section if side > 0 else section[::-1])
        loft('tweezers', rings, material, 30, True, True)


def loupe():
    """An eyeglass standing on its wide rim: black shell, lens in an aluminium ring on top."""
    shell = M.lacquer('#12110f', .34, 0, .35)
    profile = [(13.2, 0), (14.4, .3), (14.6, 1.2), (14.2, 3.0), (13.2, 4.6), (10.6, 18), (10.4, 22), (9.6, 22), (9.8, 18), (12.3, 4.6),
               (13.2, 1)]
    revolve('shell', profile, shell, 128, 25, closed=True)
    ring = [(10.3, 21.4), (11.2, 21.6), (11.4, 22.2), (11.4, 27.2), (11.1, 27.8), (9.9, 28.0), (9.5, 27.4), (9.5, 21.4)]
    revolve('ring', ring, M.brushed('#c9c6c0', 'z', .25), 128, 30)
    lens = [(9.6, 26.2)] + [(9.6 * cos(a), 26.2 + 1.5 * sin(a)) for a in np.linspace(.1, pi / 2 - .002, 12)]
    revolve('lens', lens, M.crystal(refl=2.5, ior=1.5), 96, 60)
    revolve('inside', [(9.5, 20), (.01, 20)], M.paint('#0b0a09', .8), 64, 0)


def holder():
    """A round movement holder: a wooden foot, a brass ring, three clamps with knurled screws."""
    revolve('foot', [(30, 0), (32, .4), (33, 1.6), (33, 6), (32, 7.2), (30, 7.6), (.01, 7.6)], M.lacquer('#3a2113', .3, 0, .6), 192, 35)
    revolve('ring', [(27.5, 7.6), (27.5, 12.6), (27.0, 13.2), (24.4, 13.2), (23.8, 12.6), (23.8, 7.6)], M.circbrushed('#c39a58'), 192, 30)
    for k in range(3):
        a = 2 * pi * k / 3 + .35
        with placed('clamp', (25.6 * cos(a), 25.6 * sin(a), 13.2), (0, 0, np.degrees(a))):
            prism('jaw', [(-3.3, -1.8), (2.4, -2.2), (2.4, 2.2), (-3.3, 1.8)], 0, 1.6, .3, finish.steel())
            screw_head(1.5, .9, upright((.2, 0), 1.6, a), finish.steel())


def tray(seed=3):
    """A porcelain dish with wheels, a few screws and a spring barrel's lid in it."""
    white = M.lacquer('#e6e1d6', .16, 0, 1.)
    dish = [(.01, 1.4), (27, 1.4), (30, 2.0), (32.4, 4.0), (33.6, 7.4), (34.1, 8.0), (34.6, 7.6), (33.4, 3.2), (30.6, .4), (27, 0),
            (.01, 0)]
    revolve('dish', dish, white, 160, 50)
    for centre, radius, teeth in (((-10, 9), 8.0, 72), ((11, 12), 5.6, 60), ((15, -6), 4.8, 48)):
        wheel(centre, radius, teeth, 1.5, turn=radius, rim=1.0)
        revolve('arbor', [(.7, 1.4), (.7, 3.4), (.3, 3.6), (.3, 5.2), (.01, 5.3)], finish.steel(), 24, 30, c=centre)
    wheel((-3, -13), 4.6, 15, 1.5, .4, finish.steel(), 4, .5, 1.0, 1.3, ESCAPE_TOOTH)
    revolve('lid', [(7.4, 1.4), (7.4, 2.3), (7.1, 2.6), (2.0, 2.6), (1.8, 2.4), (1.8, 1.4)], M.circbrushed('#cfa763'), 96, 30, c=(-15, -9))
    rng = np.random.default_rng(seed)
    for _ in range(9):
        r, a = rng.uniform(0, 6), rng.uniform(0, 2 * pi)
        centre = (4 + r * cos(a), -1 + r * sin(a))
        revolve('shank', [(.45, 1.4), (.45, 2.4)], finish.steel(), 16, 30, c=centre)
        screw_head(.95, .5, upright(centre, 2.4, a), finish.blued() if rng.random() < .7 else finish.gilt())


LAMP_BEND, LAMP_RISE, LAMP_TURN = 52, 168, 150   # radius of the stem's bend, height where it begins, degrees that it turns
SHADE_DEPTH = 60


def lamp_axis():
    """Where the shade hangs in the lamp's own frame, and the direction in which it shines."""
    a = radians(LAMP_TURN)
    return np.array([-LAMP_BEND + LAMP_BEND * cos(a), 0, LAMP_RISE + LAMP_BEND * sin(a)]), np.array([-sin(a), 0, cos(a)])


def lamp():
    """A bench lamp: a heavy enamelled foot, a brass stem that bends over towards -x, an enamel shade."""
    enamel = M.lacquer('#173428', .2, 0, 1.)
    revolve('foot', [(.01, 16), (12, 16), (20, 14), (48, 8), (56, 5), (57, 3), (57, 0)], enamel, 128, 40)
    revolve('collar', [(10, 14), (10, 20), (8, 22), (7, 28), (4, 30)], brass(), 64, 30)
    path = [(0, 0, z) for z in np.linspace(20, LAMP_RISE, 12)]
    path += [(-LAMP_BEND + LAMP_BEND * cos(a), 0, LAMP_RISE + LAMP_BEND * sin(a)) for a in np.linspace(.1, radians(LAMP_TURN), 30)]
    tube('stem', path, 4.2, brass())
    with placed('shade', tuple(lamp_axis()[0]), (0, 180 - LAMP_TURN, 0)):
        revolve('socket', [(4.4, 8), (9, 6), (10, 4), (10, -16), (12, -18)], brass(), 64, 30, cap0=True)
        shade = [(10, -14), (16, -16), (30, -26), (46, -46), (52, -58), (53.4, -58.6), (53.4, -SHADE_DEPTH), (52, -SHADE_DEPTH), (45, -47),
                 (29, -28), (15, -18), (9, -17)]
        revolve('shade', shade, [enamel, M.lacquer('#efe9dc', .35)], 160, 40, [0] * 7 + [1] * 4)
        revolve('bulb', [(7, -18), (9, -26), (14, -38), (13, -47), (8, -53), (.01, -55)], glow('#ffd7a0', 20.), 48, 60)


def mat(width, depth):
    """A bench mat of green leather."""
    profile = [(0, 0), (0, 1.4), (.3, 1.9), (.9, 2.1), (1.4, 2.1)]
    lathe('mat', Outline('rect', a=width / 2, b=depth / 2, rc=9), profile, M.leather('#25402f', '#15241b', .62), 192, 35, cap1=True)
