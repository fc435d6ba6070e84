"""Screws and jewels of a movement."""
from math import asin, cos, pi, sin

import numpy as np

import movement_finishes as finish
from geo import frame, prism, revolve
from plates import circle

SLOT = .13          # half the width of a screw's slot, as a part of the head's radius
SLOT_DEPTH = .5     # as a part of the head's height


def upright(centre, z, turn=0.):
    """The frame of a part that stands at (centre, z), turned by `turn` radians."""
    x = np.array([cos(turn), sin(turn), 0])
    return frame((*centre, z), x, np.array([-x[1], x[0], 0]), (0, 0, 1))


def screw_head(radius, height, place, material=None):
    """A slotted head on the plane z = 0 of the frame `place`: a disc and, either side of the slot, half a disc."""
    material = material or finish.blued()

    def put(p):
        return tuple((place @ np.array([*p, 1]))[:3])
    floor, bevel = height * (1 - SLOT_DEPTH), radius * .09
    prism('screw', circle((0, 0), radius, 64), -height, floor, 0, material, 30, put)
    half = radius * SLOT
    start = asin(SLOT)
    side = [(radius * cos(start + (pi - 2 * start) * i / 32), radius * sin(start + (pi - 2 * start) * i / 32)) for i in range(33)]
    for sign in (1, -1):
        prism('screw', [(sign * x, sign * y) for x, y in side], floor, height, bevel, material, 30, put)
    strip = [(-radius * .97, -half), (radius * .97, -half), (radius * .97, half), (-radius * .97, half)]
    prism('slot', strip, floor - .01, floor + .01, 0, finish.slot(), 0, put)


def screw(centre, radius, z, turn, material=None):
    """A screw whose head sits in a polished countersink of a plate with its face at z."""
    wide = radius + min(.36, .3 * radius)
    well = [(wide, z + .012), (wide - .03, z + .02), (radius + .05, z - .2), (radius + .05, z - .5)]
    revolve('well', well, finish.steel(), 64, 25, c=centre)
    screw_head(radius, .34, upright(centre, z - .06, turn), material)


def jewel(centre, radius, z, setting='chaton', screws=0):
    """A ruby bearing in a plate with its face at z: in a gold chaton, screwed down or pressed in, or set plainly."""
    wide = radius + .62
    if setting == 'chaton':
        ring = [(wide + .16, z - .2), (wide + .16, z + .01), (wide, z + .05), (wide, z + .14), (wide - .1, z + .22),
                (radius + .24, z + .22), (radius + .04, z + .02), (radius, z - .12)]
        revolve('chaton', ring, [finish.steel(), finish.gilt()], 96, 25, [0, 0, 1, 1, 1, 1, 1], c=centre)
    else:
        revolve('sink', [(radius + .45, z + .01), (radius + .38, z + .02), (radius, z - .2)], finish.steel(), 96, 30, c=centre)
    cup = [(radius, z - .25), (radius * .98, z - .06), (radius * .9, z + .03), (radius * .62, z + .06), (radius * .42, z - .02),
           (radius * .26, z - .16), (radius * .2, z - .5)]
    revolve('jewel', cup, finish.ruby(), 64, 40, c=centre)
    pivot = [(radius * .19, z - .6), (radius * .19, z - .02), (radius * .1, z + .05), (.01, z + .06)]
    revolve('pivot', pivot, finish.steel(), 24, 60, c=centre)
    for k in range(screws):
        a = 2 * pi * k / screws + .5
        screw((centre[0] + (wide + .14) * cos(a), centre[1] + (wide + .14) * sin(a)), .38, z + .03, a + .7)
