"""The balance, its hairspring, its cock and the swan-neck regulator: the part of a movement that moves.

The cock is drawn in a frame of its own: the origin on the balance's axis, x towards its foot on the plate.
"""
from math import atan2, cos, hypot, pi, radians, sin

import numpy as np

import movement_finishes as finish
from geo import frame, loft, mesh, revolve
from movement_parts import screw, screw_head
from plates import arc, circle, curve, moved, plate, rounded, stroke

RADIUS = 8.2        # of the rim
REACH = 9.3         # from the axis to the outermost screw
RIM = 4.0           # height of the rim's lower side
SPRING = 5.35       # height of the hairspring's lower edge
COCK = 6.4, 8.2     # heights of the cock's lower and upper face
ARMS = 3
TIMING_SCREWS = 18


def wheel(axis):
    """A gilt rim with timing screws on three arms."""
    z, r = RIM, RADIUS
    rim = [(r, z), (r, z + 1), (r - .12, z + 1.12), (r - .8, z + 1.12), (r - .9, z + 1), (r - .9, z), (r - .78, z - .1), (r - .1, z - .1)]
    revolve('rim', rim, finish.gilt(), 192, 30, closed=True, c=axis)
    for k in range(ARMS):
        a = radians(18) + 2 * pi * k / ARMS
        arm = [(.8, -.75), (r - 1.6, -.40), (r - .85, -.75), (r - .85, .75), (r - 1.6, .40), (.8, .75)]
        plate('arm', moved(arm, axis, a), z + .15, z + .75, finish.gilt(), finish.gilt(), bevel=.08)
    revolve('hub', [(1.7, z), (1.7, z + .8), (1.5, z + .95), (.01, z + .95)], finish.gilt(), 64, 30, c=axis)
    revolve('staff', [(.45, .5), (.45, COCK[0] + .3)], finish.steel(), 32, 30, c=axis)
    up = np.array([0, 0, 1.])
    for k in range(TIMING_SCREWS):
        a = 2 * pi * (k + .5) / TIMING_SCREWS
        out, side = np.array([cos(a), sin(a), 0]), np.array([-sin(a), cos(a), 0])
        seat = np.array([*axis, z + .5]) + out * (r + .35)
        shank = [[tuple(np.array([*axis, z + .5]) + out * d + (side * cos(t) + up * sin(t)) * .26) for t in np.arange(16) * pi / 8]
                 for d in (r - .1, r + .4)]
        loft('shank', shank, finish.gilt(), 40)
        turn = .6 * k   # slots stand as they came to rest
        screw_head(.58, .60, frame(seat, side * cos(turn) + up * sin(turn), up * cos(turn) - side * sin(turn), out), finish.gilt())


def hairspring(axis, stud):
    """A flat spiral whose last turn rises and curves inwards to the stud, given as (angle, radius): a Breguet overcoil."""
    turns, inner, outer, wide, high = 12, 1.35, 5.6, .07, .42
    overcoil, rise, steps = radians(250), .55, 72
    start = stud[0] - overcoil
    line = [(start + 2 * pi * i / steps, inner + (outer - inner) * i / (turns * steps), SPRING) for i in range(turns * steps + 1)]
    for t in np.linspace(0, 1, 51)[1:]:
        ease = t * t * (3 - 2 * t)
        line.append((start + overcoil * t, outer + (stud[1] - outer) * ease, SPRING + rise * min(1, ease * 2)))
    verts, faces = [], []
    for a, r, z in line:
        for dr, dz in ((-wide / 2, 0), (wide / 2, 0), (wide / 2, high), (-wide / 2, high)):
            verts.append((axis[0] + (r + dr) * cos(a), axis[1] + (r + dr) * sin(a), z + dz))
    for i in range(len(line) - 1):
        for j in range(4):
            faces.append((4 * i + j, 4 * i + 4 + j, 4 * i + 4 + (j + 1) % 4, 4 * i + (j + 1) % 4))
    mesh('hairspring', verts, faces, finish.blued(), 30)


def cock(axis, foot, edge):
    """The cock, from its foot (a point on the plate) to the balance's upper bearing; `edge` is the plate's radius."""
    angle = atan2(foot[1] - axis[1], foot[0] - axis[0])
    length = hypot(foot[0] - axis[0], foot[1] - axis[1])
    low, high = COCK
    # from the head, tangentially, along a slim neck to the broad foot
    side = curve([(1.45, -2.51), (2.9, -1.78), (4.6, -1.62), (7.0, -1.95), (9.4, -3.0), (length - 1.6, -4.5)])
    a0, a1 = (atan2(y, x) for x, y in moved([(length, -5.2), (length, 5.2)], axis, angle))
    rim = arc(edge, a0 * 180 / pi, a1 * 180 / pi, n=24)
    body = [*moved(arc(2.9, 60, 298, n=48), axis, angle), *moved(side, axis, angle), *rim,
            *moved([(x, -y) for x, y in side[::-1]], axis, angle)]
    anchor = moved([(length - .3, -2.4)], axis, angle)[0]
    plate('cock', rounded(body, .5, 2), low, high, finish.geneva(), finish.steel(), finish.grained(),
          [circle(axis, 1.3), circle(anchor, 1.2)], .34)
    block = [*moved([(REACH + .5, 2.9), (REACH + .5, -2.9)], axis, angle), *rim]
    plate('foot', block, 0, low + .4, finish.grained(), finish.grained(), bevel=.05)
    screw(anchor, 1.25, high, 1.9)
    bearing(axis, high)
    regulator(axis, angle, length, high)


def bearing(axis, z):
    """The end-stone: a domed ruby in a gold setting."""
    setting = [(1.62, z - .1), (1.62, z + .3), (1.5, z + .42), (1.12, z + .42), (1.0, z + .28), (1.0, z)]
    revolve('setting', setting, finish.gilt(), 96, 25, c=axis)
    revolve('end-stone', [(1.02, z + .1), (1.0, z + .3), (.75, z + .42), (.4, z + .5), (.01, z + .52)], finish.ruby(), 64, 60, c=axis)


def regulator(axis, angle, length, z):
    """The index that sets the rate, held between a swan-neck spring and a fine screw."""
    steel = finish.steel()

    def part(name, outline, z0, z1, holes=(), bevel=.08):
        plate(name, moved(outline, axis, angle), z0, z1, steel, steel, holes=[moved(h, axis, angle) for h in holes], bevel=bevel)
    tail = [(2.1, -.42), (6.2, -.16), (6.7, -.16), (6.7, .16), (6.2, .16), (2.1, .42)]
    part('index', arc(2.25, 14, 346, n=60) + tail, z + .02, z + .38, [circle((0, 0), 1.72)])
    neck = curve([(length - 3.4, 2.9), (length - 4.6, 2.2), (7.3, 1.55), (5.6, 1.35), (4.9, .95), (5.3, .45), (6.1, .28)], 10)
    part('swan-neck', stroke(neck, (.75, .3)), z + .02, z + .5)
    part('swan-foot', circle((length - 2.7, 3.1), 1.05, 40), z + .02, z + .5)
    screw(moved([(length - 2.7, 3.1)], axis, angle)[0], .62, z + .5, .4)
    part('abutment', rounded([(5.6, -1.75), (6.9, -1.75), (6.9, -.95), (5.6, -.95)], .2, 2), z + .02, z + .75)
    pin = moved([(6.25, -1.75), (6.25, -.1)], axis, angle)
    out = np.array([pin[0][0] - pin[1][0], pin[0][1] - pin[1][1], 0]) / hypot(pin[0][0] - pin[1][0], pin[0][1] - pin[1][1])
    side, up = np.array([-out[1], out[0], 0]), np.array([0, 0, 1.])
    shank = [[tuple(np.array([*p, z + .42]) + (side * cos(t) + up * sin(t)) * .16) for t in np.arange(16) * pi / 8] for p in pin[::-1]]
    loft('fine-screw', shank, steel, 40, True, True)
    screw_head(.4, .3, frame((*pin[0], z + .42), side, up, out))


def stud(axis, place, z):
    """The block that holds the hairspring's outer end, on an arm under the cock's edge; place is (angle, radius)."""
    a, r = place
    at = (axis[0] + r * cos(a), axis[1] + r * sin(a))
    plate('stud-arm', moved([(1.2, -.5), (r - .3, -.45), (r + .75, -.45), (r + .75, .45), (r - .3, .45), (1.2, .5)], axis, a), z, z + .4,
          finish.steel(), finish.steel(), bevel=.08)
    revolve('stud', [(.42, SPRING + .35), (.42, z + .62), (.3, z + .7), (.01, z + .7)], finish.steel(), 32, 30, c=at)


def build(axis, foot, edge):
    """Balance, spring and cock around `axis`."""
    angle = atan2(foot[1] - axis[1], foot[0] - axis[0])
    place = angle + radians(125), 4.0
    wheel(axis)
    hairspring(axis, place)
    cock(axis, foot, edge)
    stud(axis, place, COCK[1] - .9)
