"""Flat parts of a movement: outlines in the plane, and plates with bevelled ("angled") edges made from them.

An outline is a list of (x, y) in millimetres, counter-clockwise; angles of this module are degrees from +x.
"""
from math import cos, hypot, pi, radians, sin

import bpy
from mathutils import Matrix

import geo


# ---- outlines --------------------------------------------------------------------
def circle(centre, radius, n=64):
    """A full circle."""
    return [(centre[0] + radius * cos(2 * pi * i / n), centre[1] + radius * sin(2 * pi * i / n)) for i in range(n)]


def arc(radius, start, end, centre=(0, 0), n=48):
    """Part of a circle, both ends included."""
    angles = [radians(start + (end - start) * i / (n - 1)) for i in range(n)]
    return [(centre[0] + radius * cos(a), centre[1] + radius * sin(a)) for a in angles]


def curve(points, n=14):
    """A smooth line through points (Catmull-Rom), n steps between neighbours."""
    line = []
    for i in range(len(points) - 1):
        before, a, b, after = points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, len(points) - 1)]
        for t in (k / n for k in range(n)):
            line.append(tuple(.5 * (2 * a[j] + (b[j] - before[j]) * t + (2 * before[j] - 5 * a[j] + 4 * b[j] - after[j]) * t ** 2
                                    + (3 * a[j] - before[j] - 3 * b[j] + after[j]) * t ** 3) for j in (0, 1)))
    return line + [points[-1]]


def rounded(outline, radius=.6, times=2):
    """Cut the corners between long sides, each time half as wide."""
    for _ in range(times):
        cut = []
        for a, b in zip(outline, outline[1:] + outline[:1]):
            length = hypot(b[0] - a[0], b[1] - a[1])
            if length > .9:
                f = min(.25, radius / length * .5)
                cut += [(a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f), (b[0] - (b[0] - a[0]) * f, b[1] - (b[1] - a[1]) * f)]
            else:
                cut.append(a)
        outline = cut
    return outline


def stroke(line, widths):
    """The outline of a band along a line; widths (start, end) taper it."""
    left, right, n = [], [], len(line)
    for i, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(i - 1, 0)], line[min(i + 1, n - 1)]
        length = hypot(bx - ax, by - ay)
        w = (widths[0] + (widths[1] - widths[0]) * i / (n - 1)) / 2
        left.append((x - (by - ay) / length * w, y + (bx - ax) / length * w))
        right.append((x + (by - ay) / length * w, y - (bx - ax) / length * w))
    return right + left[::-1]


def moved(outline, origin, angle):
    """An outline given in a frame at `origin` whose x axis points to `angle` (radians)."""
    c, s = cos(angle), sin(angle)
    return [(origin[0] + x * c - y * s, origin[1] + x * s + y * c) for x, y in outline]


# ---- plates ----------------------------------------------------------------------
def plate(name, outline, z0, z1, face, edge, flank=None, holes=(), bevel=.3):
    """Extrude an outline with holes, with a flat 45 degree bevel on every edge.

    face, edge, flank: the materials of the flat sides, the bevels and the upright walls.
    """
    data = bpy.data.curves.new(name, 'CURVE')
    data.dimensions, data.fill_mode = '2D', 'BOTH'
    for points in [outline, *holes]:
        spline = data.splines.new('POLY')
        spline.points.add(len(points) - 1)
        spline.use_cyclic_u = True
        for point, (x, y) in zip(spline.points, points):
            point.co = (x, y, 0, 1)
    data.extrude, data.bevel_depth, data.bevel_resolution = max((z1 - z0) / 2 - bevel, .001), bevel, 0
    data.offset = -bevel   # so that the bevel lies inside the outline
    temporary = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(temporary)
    graph = bpy.context.evaluated_depsgraph_get()
    graph.update()
    mesh = bpy.data.meshes.new_from_object(temporary.evaluated_get(graph))
    bpy.data.objects.remove(temporary)
    mesh.transform(Matrix.Translation((0, 0, (z0 + z1) / 2)))
    mesh.materials.clear()
    for material in (face, edge, flank or edge):
        mesh.materials.append(material)
    for polygon in mesh.polygons:
        upright = abs(polygon.normal.z)
        polygon.material_index = 0 if upright > .95 else 1 if upright > .3 else 2
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, radians(28)
    return geo.link(bpy.data.objects.new(name, mesh), geo.ROOT['o'])
