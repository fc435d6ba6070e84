"""Toothed wheels and pinions of a movement."""
from math import cos, pi, sin

import movement_finishes as finish
from geo import revolve
from plates import circle, plate, rounded

# One tooth as (fraction of the pitch, height): rounded flanks of a train wheel, hooked ones of an escape wheel
TRAIN_TOOTH = ((0, 0), (.22, .05), (.36, .75), (.45, 1), (.55, 1), (.64, .75), (.78, .05))
ESCAPE_TOOTH = ((0, 0), (.2, 0), (.75, 1), (.8, .98), (.86, .1))


def toothed(centre, radius, teeth, depth, tooth=TRAIN_TOOTH, turn=0.):
    """The outline of a wheel; `turn` is in pitches."""
    pitch, root, points = 2 * pi / teeth, radius - depth, []
    for i in range(teeth):
        for along, height in tooth:
            a, r = pitch * (i + turn + along), root + depth * height
            points.append((centre[0] + r * cos(a), centre[1] + r * sin(a)))
    return points


def crossings(centre, inner, outer, spokes, width=.85):
    """The openings between the spokes of a wheel."""
    holes = []
    for k in range(spokes):
        a0, a1 = 2 * pi * k / spokes, 2 * pi * (k + 1) / spokes
        d_out, d_in = width / 2 / outer, width / 2 / inner * .8
        sector = [(outer, a0 + d_out + (a1 - a0 - 2 * d_out) * i / 16) for i in range(17)]
        sector += [(inner, a1 - d_in - (a1 - a0 - 2 * d_in) * i / 5) for i in range(6)]
        holes.append(rounded([(centre[0] + r * cos(a), centre[1] + r * sin(a)) for r, a in sector], .3, 1))
    return holes


def wheel(centre, radius, teeth, z, thick=.45, material=None, spokes=5, rim=.9, hub=1.6, depth=.5, tooth=TRAIN_TOOTH, turn=0.):
    """A spoked wheel lying at height z."""
    material = material or finish.gilt_brushed()
    holes = [circle(centre, .32, 24), *crossings(centre, hub, radius - depth - rim, spokes)]
    return plate('wheel', toothed(centre, radius, teeth, depth, tooth, turn), z, z + thick, material, material, holes=holes, bevel=.05)


def pinion(centre, radius, z0, z1, leaves=10):
    """A steel pinion and the end of its staff."""
    plate('pinion', toothed(centre, radius, leaves, .4), z0, z1, finish.steel(), finish.steel(), bevel=.05)
    revolve('staff', [(radius * .45, z0 - .5), (radius * .45, z1 + .3), (.01, z1 + .35)], finish.steel(), 32, 40, c=centre)


def escape_wheel(centre, radius, z):
    """Fifteen hooked teeth of polished steel."""
    return wheel(centre, radius, 15, z, .4, finish.steel(), 4, .5, 1.0, 1.25, ESCAPE_TOOTH)


def winding_wheel(centre, radius, teeth, z, cap):
    """A snailed wheel on the barrel bridge; its sunk cap leaves a polished ring of `cap` times the radius."""
    plate('winding', toothed(centre, radius, teeth, .95), z, z + .95, finish.snailed(*centre), finish.steel(), bevel=.12)
    revolve('cap', [(radius * cap, z + .9), (radius * cap, z + 1.07), (radius * cap - .2, z + 1.15), (.01, z + 1.15)],
            finish.steel(), 96, 30, c=centre)
