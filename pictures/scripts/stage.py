"""What both scenes use to set their stage: placing things, bending tubes, glowing, focusing."""
from contextlib import contextmanager
from math import cos, pi, radians, sin

import bpy
import numpy as np
from mathutils import Vector

import geo
from mats import N, cached, col


@contextmanager
def placed(name, location, rotation=(0, 0, 0), scale=1.):
    """Everything built inside goes under one parent at `location`, turned by degrees about x, y and z."""
    parent = bpy.data.objects.new(name, None)
    parent.location, parent.rotation_euler, parent.scale = location, [radians(a) for a in rotation], (scale,) * 3
    before, geo.ROOT['o'] = geo.ROOT['o'], parent
    geo.link(parent, before)
    try:
        yield parent
    finally:
        geo.ROOT['o'] = before


def tube(name, path, radius, material, n=32):
    """A round bar along a path of points that stays in one upright plane and is not all upright."""
    points = np.array(path, float)
    along = np.gradient(points, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    leaning = along[np.argmin(abs(along[:, 2]))]   # the flattest stretch shows in which plane the path lies
    side = np.cross(leaning, (0, 0, 1.))
    side /= np.linalg.norm(side)
    rings = []
    for p, t in zip(points, along):
        up = np.cross(side, t)
        rings.append([tuple(p + radius * (side * cos(2 * pi * i / n) + up * sin(2 * pi * i / n))) for i in range(n)])
    return geo.loft(name, rings, material, 40, True, True)


@cached
def glow(colour, strength):
    """A surface that shines."""
    s = N('glow')
    e = s.n('Emission')
    e.inputs[0].default_value, e.inputs[1].default_value = col(colour), strength
    return s.surf(e.outputs[0])


def focus(camera, point, f_stop):
    """Focus the camera on a point. Blender reckons in metres and these scenes in millimetres: hence the thousand."""
    lens = camera.data.dof
    forward = camera.matrix_world.to_quaternion() @ Vector((0, 0, -1))
    lens.use_dof, lens.aperture_blades = True, 9
    lens.focus_distance = (Vector(point) - camera.location).dot(forward)
    lens.aperture_fstop = f_stop / 1000
