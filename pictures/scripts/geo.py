"""Meshes from outlines: lofts, turned and extruded bodies, hands, printing, booleans.

Units are millimetres, angles radians counted from +x as in mathematics; `clock` turns a
fraction of a turn on a dial into such an angle. Every function that makes a mesh links it
into the scene under ROOT['o'] (if set) and returns the object.
"""
import bpy, math, random  # names for the scripts that import everything from here
import numpy as np
from math import pi, sin, cos, radians as rad, hypot, atan2

ROOT = {'o': None}   # the parent of every new mesh
# Bodies with flat faces beside rounded edges: without weighted normals their faces look inflated.
WEIGHTED = {'lug', 'case', 'links', 'endlink', 'shoulder'}


# ---- scene and meshes ------------------------------------------------------------
def reset():
    """Start from an empty scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def link(o, parent=None):
    """Put an object into the scene, under `parent` if there is one."""
    bpy.context.scene.collection.objects.link(o)
    if parent:
        o.parent = parent
    return o


def mesh(name, verts, faces, mats, smooth=30, idx=None):
    """A mesh of vertices and faces; `idx` gives each face one of the materials.

    Edges sharper than `smooth` degrees stay sharp; 0 leaves every face flat.
    """
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    for m in mats if isinstance(mats, (list, tuple)) else [mats]:
        me.materials.append(m)
    if idx is not None:
        me.polygons.foreach_set('material_index', idx)
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
        me.use_auto_smooth = True
        me.auto_smooth_angle = rad(smooth)
    me.update()
    o = link(bpy.data.objects.new(name, me), ROOT['o'])
    if name in WEIGHTED:
        m = o.modifiers.new('wn', 'WEIGHTED_NORMAL')
        m.keep_sharp, m.weight = True, 90
    return o


def loft(name, rings, mats, smooth=30, cap0=False, cap1=False, closed_profile=False, ringidx=None, segidx=None, cyclic=True):
    """Skin a sequence of rings of equally many points.

    cap0, cap1 close the ends; closed_profile joins the last ring to the first. Materials are
    chosen per ring (ringidx) or per segment of a ring (segidx).
    """
    n, m = len(rings[0]), len(rings)
    verts = [p for r in rings for p in r]
    faces, index = [], []
    for k in range(m if closed_profile else m - 1):
        a, b = k * n, ((k + 1) % m) * n
        for i in range(n if cyclic else n - 1):
            j = (i + 1) % n
            faces.append((a + i, a + j, b + j, b + i))
            index.append(ringidx[k] if ringidx else segidx[i] if segidx else 0)
    if cap0:
        faces.append(tuple(reversed(range(n))))
        index.append(0)
    if cap1:
        faces.append(tuple(range((m - 1) * n, m * n)))
        index.append(0)
    return mesh(name, verts, faces, mats, smooth, index)


def boolean(o, cutters):
    """Cut bodies out of an object for good; the cutters are consumed."""
    for c in cutters:
        m = o.modifiers.new('b', 'BOOLEAN')
        m.object, m.operation, m.solver = c, 'DIFFERENCE', 'EXACT'
    graph = bpy.context.evaluated_depsgraph_get()
    graph.update()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(graph))
    o.modifiers.clear()
    o.data = me
    for c in cutters:
        bpy.data.objects.remove(c)
    return o


# ---- outlines ------------------------------------------------------------------------
def poly_outline(edges, off, rc, k):
    """A convex polygon with rounded corners; edges are (angle of the normal, distance), counter-clockwise."""
    edges = [(a, d - off) for a, d in edges]
    r = max(rc - off, .08)
    pts = []
    for (a0, d0), (a1, d1) in zip(edges, edges[1:] + edges[:1]):
        # the corner's centre lies r inside both edges; the arc turns from one normal to the next
        c = np.linalg.solve(np.array([[cos(a0), sin(a0)], [cos(a1), sin(a1)]]), [d0 - r, d1 - r])
        turn = (a1 - a0) % (2 * pi)
        for j in range(k):
            a = a0 + turn * j / (k - 1)
            pts.append((c[0] + r * cos(a), c[1] + r * sin(a)))
    return pts


class Outline:
    """A closed curve seen from above that can be offset inwards: 'round' (R), 'super' (a, b, n) or 'rect' (a, b, rc)."""

    def __init__(s, kind, **p):
        s.kind, s.p = kind, p

    def pts(s, off=0.0, n=192):
        """Points of the outline `off` mm inside itself, counter-clockwise from +x."""
        p = s.p
        if s.kind == 'round':
            R = p['R'] - off
            return [(R * cos(2 * pi * i / n), R * sin(2 * pi * i / n)) for i in range(n)]
        if s.kind == 'super':
            a, b, e = p['a'] - off, p['b'] - off, p['n']
            out = []
            for i in range(n):
                c, q = cos(2 * pi * i / n), sin(2 * pi * i / n)
                r = (abs(c / a) ** e + abs(q / b) ** e) ** (-1 / e)
                out.append((r * c, r * q))
            return out
        edges = [(0, p['a']), (pi / 2, p['b']), (pi, p['a']), (3 * pi / 2, p['b'])]
        return poly_outline(edges, off, p.get('rc', 1), 13)

    def ray(s, ang, off=0.0):
        """The point in which a ray from the centre leaves the outline."""
        pts = s.pts(off)
        d = np.array([cos(ang), sin(ang)])
        best = None
        for i in range(len(pts)):
            a = np.array(pts[i])
            e = np.array(pts[(i + 1) % len(pts)]) - a
            den = d[0] * e[1] - d[1] * e[0]
            if abs(den) < 1e-12:
                continue
            t, u = (a[0] * e[1] - a[1] * e[0]) / den, (a[0] * d[1] - a[1] * d[0]) / den
            if t > 0 and -1e-6 <= u <= 1 + 1e-6:
                best = t if best is None else max(best, t)
        return d * best


def offset_poly(poly, d):
    """Move every side of a counter-clockwise polygon inwards by d (outwards if negative)."""
    n, out = len(poly), []
    for i in range(n):
        p0, p1, p2 = np.array(poly[i - 1]), np.array(poly[i]), np.array(poly[(i + 1) % n])
        e0, e1 = p1 - p0, p2 - p1
        e0, e1 = e0 / max(np.linalg.norm(e0), 1e-9), e1 / max(np.linalg.norm(e1), 1e-9)
        n0, n1 = np.array([-e0[1], e0[0]]), np.array([-e1[1], e1[0]])
        bisector = n0 + n1
        length = np.linalg.norm(bisector)
        bisector = n0 if length < 1e-6 else bisector / length
        out.append(tuple(p1 + bisector * d / max(bisector.dot(n0), .35)))
    return out


# ---- bodies ------------------------------------------------------------------------------
def lathe(name, ol, prof, mats, n=192, smooth=30, ringidx=None, cap0=False, cap1=False, closed=False, mod=None):
    """Carry a profile of (inset from the outline, z) around an outline; mod(k, points) may alter ring k."""
    rings = []
    for k, (o, z) in enumerate(prof):
        pts = ol.pts(o, n)
        if mod:
            pts = mod(k, pts)
        rings.append([(x, y, z) for x, y in pts])
    return loft(name, rings, mats, smooth, cap0, cap1, closed, ringidx)


def revolve(name, prof, mats, n=96, smooth=30, ringidx=None, cap0=False, cap1=False, closed=False, mod=None, c=(0, 0)):
    """Turn a profile of (radius, z) about the point c; two booleans after `smooth` are read as the caps."""
    if isinstance(ringidx, bool):
        cap0, cap1, ringidx = ringidx, cap0, None
    rings = []
    for k, (r, z) in enumerate(prof):
        pts = [(r * cos(2 * pi * i / n), r * sin(2 * pi * i / n)) for i in range(n)]
        if mod:
            pts = mod(k, pts)
        rings.append([(x + c[0], y + c[1], z) for x, y in pts])
    return loft(name, rings, mats, smooth, cap0, cap1, closed, ringidx)


def prism(name, poly, z0, z1, ch, mats, smooth=0, xf=None, hole=None):
    """A counter-clockwise polygon extruded from z0 to z1, its upper edge bevelled by ch; xf moves every point."""
    rings = [[(x, y, z0) for x, y in poly]]
    if ch > 0:
        rings += [[(x, y, z1 - ch) for x, y in poly], [(x, y, z1) for x, y in offset_poly(poly, ch)]]
    else:
        rings += [[(x, y, z1) for x, y in poly]]
    if xf:
        rings = [[xf(p) for p in r] for r in rings]
    return loft(name, rings, mats, smooth, True, True)


def ring_flat(name, r0, r1, z, mat, n=128, c=(0, 0)):
    """A flat ring between two radii."""
    return revolve(name, [(r0, z), (r1, z)], mat, n, 0, c=c)


def rotz(a, c=(0, 0)):
    """A function that turns a point by the angle a about the origin, then moves it by c."""
    ca, sa = cos(a), sin(a)
    return lambda p: (c[0] + p[0] * ca - p[1] * sa, c[1] + p[0] * sa + p[1] * ca, p[2])


def clock(frac):
    """The direction of a fraction of a turn, clockwise from twelve."""
    return pi / 2 - 2 * pi * frac


def hand_flat(name, pts_half, z, h, mats, ang, c=(0, 0), ch=.05):
    """A flat hand of (distance from its axis, half width), h mm thick, pointing to ang."""
    right = [(w, d) for d, w in pts_half]
    left = [(-w, d) for d, w in reversed(pts_half)]
    return prism(name, right + left, z, z + h, ch, mats, 0, rotz(ang - pi / 2, c))


def bar(name, length, width, z0, h, ang, rmid, mats, ch=.08, c=(0, 0), taper=0):
    """A radial bar whose middle lies rmid from c in the direction ang."""
    l, w = length / 2, width / 2
    poly = [(-w + taper, rmid - l), (w - taper, rmid - l), (w, rmid + l), (-w, rmid + l)]
    return prism(name, poly, z0, z0 + h, ch, mats, 0, rotz(ang - pi / 2, c))


# ---- text ----------------------------------------------------------------------------------
F_SERIF = '/usr/share/fonts/opentype/ebgaramond/EBGaramond12-Regular.otf'
F_SANS = '/usr/share/fonts/truetype/lato/Lato-Medium.ttf'
F_LIGHT = '/usr/share/fonts/truetype/lato/Lato-Regular.ttf'
F_GEO = '/usr/share/fonts/opentype/league-spartan/LeagueSpartan-Regular.otf'
F_DECO = '/usr/share/fonts/truetype/adf/GilliusADF-Regular.otf'
F_DECOB = '/usr/share/fonts/truetype/adf/GilliusADF-BoldCond.otf'

FONTS = {}
_tcache = {}


def font(path):
    """A font file, loaded once."""
    if path not in FONTS:
        FONTS[path] = bpy.data.fonts.load(path)
    return FONTS[path]


def _glyphs(s, height, fpath, extr, bev, bold):
    """Vertices (centred, about one unit high), faces and height of a text, made once."""
    key = (s, fpath, round(extr / height, 4), bev, bold)
    if key not in _tcache:
        cu = bpy.data.curves.new('t', 'FONT')
        cu.body, cu.font, cu.size, cu.resolution_u = s, font(fpath), 1, 5
        cu.extrude, cu.bevel_depth, cu.offset = extr / height, bev / height, bold
        o = bpy.data.objects.new('t', cu)
        bpy.context.scene.collection.objects.link(o)
        graph = bpy.context.evaluated_depsgraph_get()
        graph.update()
        me = bpy.data.meshes.new_from_object(o.evaluated_get(graph))
        bpy.data.objects.remove(o)
        v = np.empty(len(me.vertices) * 3, 'f')
        me.vertices.foreach_get('co', v)
        v = v.reshape(-1, 3)
        faces = [tuple(p.vertices) for p in me.polygons]
        v[:, :2] -= (v[:, :2].max(0) + v[:, :2].min(0)) / 2
        _tcache[key] = (v, faces, v[:, 1].max() - v[:, 1].min())
    return _tcache[key]


def text(s, height, fpath, xy, z, mat, rot=0, extr=.02, sx=1.0, bev=0.0, bold=0.0):
    """Text as geometry: `height` mm high, the box of its glyphs centred on xy, turned by rot, condensed by sx."""
    v, faces, h = _glyphs(s, height, fpath, extr, bev, bold)
    w = v * (height / h)
    w[:, 0] *= sx
    c, q = cos(rot), sin(rot)
    x, y = w[:, 0] * c - w[:, 1] * q + xy[0], w[:, 0] * q + w[:, 1] * c + xy[1]
    return mesh('txt', np.stack([x, y, w[:, 2] + z], 1).tolist(), faces, mat, 0)


# ---- many of one kind ------------------------------------------------------------------------
def capsule(rad_, length, n=8, m=3):
    """A rod along y with round ends, as (vertices, faces)."""
    prof = []
    for i in range(m + 1):
        a = -pi / 2 + pi / 2 * i / m
        prof.append((rad_ * cos(a), -length / 2 + rad_ + rad_ * sin(a)))
    for i in range(m + 1):
        a = pi / 2 * i / m
        prof.append((rad_ * cos(a), length / 2 - rad_ + rad_ * sin(a)))
    verts, faces = [], []
    for r, y in prof:
        for i in range(n):
            t = 2 * pi * i / n
            verts.append((max(r, .001) * cos(t), y, max(r, .001) * sin(t)))
    for k in range(len(prof) - 1):
        for i in range(n):
            j = (i + 1) % n
            faces.append((k * n + i, (k + 1) * n + i, (k + 1) * n + j, k * n + j))
    return np.array(verts), faces


def cbox(w, l, h, ch):
    """A box with bevelled edges, centred in x and y, from z = 0 to h, as (vertices, faces)."""
    def ring(inset, z):
        a, b, c = w / 2 - inset, l / 2 - inset, ch * .5
        return [(-a + c, -b, z), (a - c, -b, z), (a, -b + c, z), (a, b - c, z), (a - c, b, z), (-a + c, b, z), (-a, b - c, z), (-a, -b + c, z)]
    rings = [ring(ch, 0), ring(0, ch), ring(0, h - ch), ring(ch * .35, h - ch * .25), ring(ch, h)]
    verts = [p for r in rings for p in r]
    faces = []
    for k in range(len(rings) - 1):
        for i in range(8):
            j = (i + 1) % 8
            faces.append((k * 8 + i, k * 8 + j, k * 8 + 8 + j, k * 8 + 8 + i))
    faces += [tuple(reversed(range(8))), tuple(range(32, 40))]
    return np.array(verts), faces


def frame(origin, X, Y, Z):
    """The 4 x 4 matrix of a coordinate frame."""
    m = np.eye(4)
    m[:3, 0], m[:3, 1], m[:3, 2], m[:3, 3] = X, Y, Z, origin
    return m


def instances(name, base, mats4, mat, smooth=60):
    """Copies of base (vertices, faces), one for each matrix, baked into one mesh."""
    verts, faces = np.asarray(base[0], float), base[1]
    n = len(verts)
    homogeneous = np.c_[verts, np.ones(n)]
    out = np.concatenate([(homogeneous @ m.T)[:, :3] for m in mats4])
    return mesh(name, out.tolist(), [tuple(i + k * n for i in f) for k in range(len(mats4)) for f in faces], mat, smooth)
