"""Materials for Cycles. Colours are '#rrggbb', noise scales are per millimetre, every material is made once.

Metals are never one roughness: a slow noise modulates it, or their reflections look computed.
"""
import functools
from math import pi

import bpy

METALS = {'steel': '#cfcdc9', 'gold': '#f2ce8e', 'rose': '#f0bf9f', 'white': '#e4e2de', 'black': '#2a2a2b', 'rhodium': '#eceae6'}


def srgb(h):
    """The linear red, green and blue of '#rrggbb'."""
    h = h.lstrip('#')
    c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in c)


def col(c):
    """A colour as Blender wants it: four linear numbers."""
    return (*(srgb(c) if isinstance(c, str) else c), 1)


class N:
    """A material under construction: short names for the nodes that the materials below are made of."""

    def __init__(s, name):
        s.m = bpy.data.materials.new(name)
        s.m.use_nodes = True
        s.t = s.m.node_tree
        s.t.nodes.clear()
        s.out = s.t.nodes.new('ShaderNodeOutputMaterial')

    def n(s, typ, **kw):
        """A shader node by its type; keywords set attributes, or inputs if they begin with i_."""
        x = s.t.nodes.new('ShaderNode' + typ)
        for k, v in kw.items():
            if k.startswith('i_'):
                x.inputs[k[2:].replace('_', ' ')].default_value = v
            else:
                setattr(x, k, v)
        return x

    def l(s, a, b):
        """Link an output to an input."""
        s.t.links.new(a, b)

    def _feed(s, socket, value):
        if isinstance(value, (int, float, tuple, list)):
            socket.default_value = value
        else:
            s.l(value, socket)

    def math(s, op, a, b=None, clamp=False):
        """One arithmetic step on sockets or numbers."""
        x = s.n('Math', operation=op, use_clamp=clamp)
        for i, v in enumerate((a, b)):
            if v is not None:
                s._feed(x.inputs[i], v)
        return x.outputs[0]

    def maprange(s, v, a, b, c, d):
        """Map a..b to c..d, clamped."""
        x = s.n('MapRange')
        s.l(v, x.inputs[0])
        for i, q in enumerate((a, b, c, d)):
            x.inputs[i + 1].default_value = q
        return x.outputs[0]

    def bump(s, h, strength=.2, dist=.05, normal=None):
        """A normal disturbed by the height h."""
        x = s.n('Bump')
        x.inputs['Strength'].default_value, x.inputs['Distance'].default_value = strength, dist
        s.l(h, x.inputs['Height'])
        if normal:
            s.l(normal, x.inputs['Normal'])
        return x.outputs[0]

    def surf(s, o):
        """Finish: o becomes the surface. Returns the material."""
        s.l(o, s.out.inputs['Surface'])
        return s.m

    def coord(s, which='Object', scale=None):
        """Texture coordinates in mm, stretched by `scale`."""
        c = s.n('TexCoord').outputs[which]
        if scale:
            m = s.n('Mapping')
            s.l(c, m.inputs['Vector'])
            m.inputs['Scale'].default_value = scale
            c = m.outputs[0]
        return c

    def noise(s, vec, scale, detail=3, rough=.5):
        """Fractal noise around .5."""
        x = s.n('TexNoise')
        s.l(vec, x.inputs['Vector'])
        x.inputs['Scale'].default_value = scale
        x.inputs['Detail'].default_value, x.inputs['Roughness'].default_value = detail, rough
        return x.outputs['Fac']

    def sep(s, v):
        """x, y and z of a vector."""
        x = s.n('SeparateXYZ')
        s.l(v, x.inputs[0])
        return x.outputs

    def comb(s, *a):
        """A vector of three sockets or numbers."""
        x = s.n('CombineXYZ')
        for i, v in enumerate(a):
            s._feed(x.inputs[i], v)
        return x.outputs[0]

    def mixc(s, f, a, b):
        """From colour a to colour b by the factor f."""
        x = s.n('MixRGB')
        for i, v in enumerate((f, a, b)):
            s._feed(x.inputs[i], v)
        return x.outputs[0]

    def P(s, base=None, metallic=0., rough=.4, spec=.5, clear=0., aniso=0., crough=.03):
        """The principled shader; every argument may be a number or a socket."""
        x = s.n('BsdfPrincipled')
        if base is not None:
            s._feed(x.inputs['Base Color'], base)
        for k, v in (('Metallic', metallic), ('Roughness', rough), ('Specular', spec), ('Clearcoat', clear),
                     ('Anisotropic', aniso), ('Clearcoat Roughness', crough)):
            s._feed(x.inputs[k], v)
        return x

    def radius(s, cx=0., cy=0.):
        """The distance from a point, in the plane of the dial."""
        x, y, _ = s.sep(s.coord())
        dx, dy = (s.math('SUBTRACT', x, cx), s.math('SUBTRACT', y, cy)) if cx or cy else (x, y)
        return s.math('SQRT', s.math('ADD', s.math('MULTIPLY', dx, dx), s.math('MULTIPLY', dy, dy)))


_c = {}


def cached(f):
    """Make each material once for each set of arguments."""
    @functools.wraps(f)
    def g(*a, **k):
        key = (f.__name__, a, tuple(sorted(k.items())))
        if key not in _c:
            _c[key] = f(*a, **k)
        return _c[key]
    return g


def _metal(metal):
    return col(METALS.get(metal, metal))


# ---- metals ----------------------------------------------------------------------
@cached
def polished(metal='steel', rough=.09):
    """Polished metal: one of METALS or a colour."""
    s = N('pol_' + metal)
    r = s.maprange(s.noise(s.coord(), 1.7, 4), .3, .7, rough * .75, rough * 1.35)
    return s.surf(s.P(_metal(metal), 1, r).outputs[0])


@cached
def worn(metal='steel', rough=.13):
    """Polished metal that has been worn for decades: softer reflections, fine hairlines in three directions."""
    s = N('worn_' + metal)
    v = s.coord()
    lines = None
    for angle, seed in ((.4, 0), (1.5, 7), (2.5, 13)):
        m = s.n('Mapping')
        s.l(v, m.inputs['Vector'])
        m.inputs['Rotation'].default_value = (0, 0, angle)
        m.inputs['Location'].default_value = (seed, seed, 0)
        m.inputs['Scale'].default_value = (.16, 7, .6)
        hair = s.maprange(s.noise(m.outputs[0], 1.3, 2, .4), .675, .70, 0, 1)
        lines = hair if lines is None else s.math('MAXIMUM', lines, hair)
    r = s.maprange(s.noise(v, 1.1, 4), .3, .7, rough * .7, rough * 1.5)
    p = s.P(_metal(metal), 1, s.math('ADD', r, s.math('MULTIPLY', lines, .12)))
    s.l(s.bump(lines, .06, .02), p.inputs['Normal'])
    return s.surf(p.outputs[0])


@cached
def brushed(metal='steel', axis='y', rough=.36):
    """Metal brushed along one axis."""
    s = N('br_' + metal + axis)
    stretch = {'y': (14, .35, 14), 'x': (.35, 14, 14), 'z': (14, 14, .35)}[axis]
    lines = s.noise(s.coord('Object', stretch), 1.6, 3, .6)
    p = s.P(_metal(metal), 1, s.maprange(lines, .25, .75, rough * .75, rough * 1.2))
    s.l(s.bump(lines, .10, .02), p.inputs['Normal'])
    return s.surf(p.outputs[0])


@cached
def circbrushed(metal='steel', rough=.28):
    """Metal brushed in circles around the origin."""
    s = N('cb_' + metal)
    lines = s.noise(s.comb(s.radius(), 0, 0), 9, 4, .7)
    p = s.P(_metal(metal), 1, rough, aniso=.75)
    s.l(s.n('Tangent', direction_type='RADIAL', axis='Z').outputs[0], p.inputs['Tangent'])
    s.l(s.bump(lines, .12, .02), p.inputs['Normal'])
    return s.surf(p.outputs[0])


@cached
def anodised(c):
    """Black anodised aluminium: a dull sheen, faintly uneven with age."""
    s = N('anodised')
    p = s.P(col(c), 0, s.maprange(s.noise(s.coord(), .5, 4), .3, .7, .42, .55), .14)
    return s.surf(p.outputs[0])


# ---- dials, print, lume ------------------------------------------------------------
@cached
def dial_matte(c, rough=.55, grain=.12):
    """A painted dial with a very thin lacquer."""
    s = N('dial')
    grains = s.noise(s.coord(), 9, 2)
    b = s.mixc(s.maprange(s.noise(s.coord(), .12, 3), .35, .65, 0, .10), col(c), (0, 0, 0, 1))
    p = s.P(b, 0, rough, .4, clear=.08, crough=.25)
    s.l(s.bump(grains, grain, .02), p.inputs['Normal'])
    return s.surf(p.outputs[0])


@cached
def matt_black(c='#0d0c0b', rough=.7):
    """Galvanic matt black of a tool watch's dial: almost no sheen, a fine grain."""
    s = N('mattblack')
    p = s.P(col(c), 0, rough, .14)
    s.l(s.bump(s.noise(s.coord(), 14, 2), .15, .02), p.inputs['Normal'])
    return s.surf(p.outputs[0])


@cached
def dial_conc(c, cx=0., cy=0., pitch=.16, metallic=.6, rough=.3):
    """A register turned with fine concentric grooves."""
    s = N('dialconc')
    groove = s.math('SINE', s.math('MULTIPLY', s.radius(cx, cy), 2 * pi / pitch))
    p = s.P(col(c), metallic, rough, .5, clear=.2)
    s.l(s.bump(groove, .35, .03), p.inputs['Normal'])
    return s.surf(p.outputs[0])


@cached
def paint(c, rough=.35, spec=.5):
    """Plain paint or printing ink."""
    s = N('paint')
    return s.surf(s.P(col(c), 0, rough, spec).outputs[0])


@cached
def lacquer(c, rough=.25, metallic=0., clear=1.):
    """Paint under a clear coat; with the defaults also fired enamel."""
    s = N('lac')
    return s.surf(s.P(col(c), metallic, rough, .5, clear=clear).outputs[0])


@cached
def lume(c='#dcc793'):
    """Luminous paint, gone cream: dull, granular, a little blotchy."""
    s = N('lume')
    grain = s.noise(s.coord(), 14, 3)
    b = s.mixc(s.maprange(grain, .3, .7, 0, .18), col(c), col('#a98a55'))
    p = s.P(b, 0, .75, .2)
    s.l(s.bump(grain, .25, .03), p.inputs['Normal'])
    return s.surf(p.outputs[0])


@cached
def crystal(tint=.985, refl=1.0, ior=1.33):
    """Transparent, mirroring by Fresnel for camera and mirror rays only, so that it casts no shadow and no caustic."""
    s = N('crystal')
    clear = s.n('BsdfTransparent')
    clear.inputs[0].default_value = (tint, tint, tint * .995, 1)
    mirror = s.n('BsdfGlossy')
    mirror.inputs['Roughness'].default_value = 0.0
    mirror.inputs[0].default_value = (.96, .98, 1, 1)
    fresnel = s.n('Fresnel')
    fresnel.inputs[0].default_value = ior
    ray = s.n('LightPath')
    f = s.math('MULTIPLY', fresnel.outputs[0], refl)
    for kind in ('Is Shadow Ray', 'Is Diffuse Ray'):
        f = s.math('MULTIPLY', f, s.math('SUBTRACT', 1, ray.outputs[kind]))
    mix = s.n('MixShader')
    for i, socket in enumerate((f, clear.outputs[0], mirror.outputs[0])):
        s.l(socket, mix.inputs[i])
    return s.surf(mix.outputs[0])


# ---- straps and grounds -----------------------------------------------------------------
@cached
def leather(c, c2=None, gloss=.45):
    """Smooth leather for the bench; straps have skins of their own in `leathers`."""
    s = N('leather')
    v = s.coord()
    cells = s.n('TexVoronoi')
    cells.feature = 'DISTANCE_TO_EDGE'
    wobble = s.n('TexNoise')
    s.l(v, wobble.inputs['Vector'])
    wobble.inputs['Scale'].default_value = 1.2
    s.l(s.mixc(.08, v, wobble.outputs['Color']), cells.inputs['Vector'])
    cells.inputs['Scale'].default_value = 2.7
    edge = s.maprange(cells.outputs['Distance'], 0, .16, 0, 1)
    fine, cloud = s.noise(v, 2.6, 6, .65), s.noise(v, .10, 3)
    c = col(c)
    dark = col(c2) if c2 else tuple(x * .45 for x in c[:3]) + (1,)
    b = s.mixc(s.maprange(cloud, .3, .7, 0, .5), c, dark)
    b = s.mixc(s.math('MULTIPLY', s.math('SUBTRACT', 1, edge), .14), b, dark)
    p = s.P(b, 0, s.maprange(fine, .3, .7, gloss * .85, gloss * 1.2), .38)
    s.l(s.bump(s.math('ADD', s.math('MULTIPLY', edge, .32), fine), .45, .15), p.inputs['Normal'])
    return s.surf(p.outputs[0])


@cached
def thread(c):
    """Twisted sewing thread along y."""
    s = N('thread')
    x, y, _ = s.sep(s.coord())
    twist = s.math('SINE', s.math('MULTIPLY', s.math('ADD', y, s.math('MULTIPLY', x, .8)), 26))
    p = s.P(col(c), 0, .7, .2)
    s.l(s.bump(twist, .4, .05), p.inputs['Normal'])
    return s.surf(p.outputs[0])


@cached
def canvas(c, c2, pitch=.34):
    """Plain-weave cotton: warp and weft threads over and under each other, `pitch` mm apart, no two quite of one tone."""
    s = N('canvas')
    x, y, _ = s.sep(s.coord())
    slack = s.math('MULTIPLY', s.noise(s.coord(), .6, 3), .35)   # no weave is quite straight
    u, v = (s.math('ADD', s.math('DIVIDE', q, pitch), slack) for q in (x, y))
    over = s.math('PINGPONG', s.math('ADD', s.math('FLOOR', u), s.math('FLOOR', v)), 1)

    def arch(q):
        return s.math('ABSOLUTE', s.math('SINE', s.math('MULTIPLY', q, pi)))

    def tone(q):
        own = s.n('TexWhiteNoise', noise_dimensions='1D')
        s.l(s.math('FLOOR', q), own.inputs['W'])
        return own.outputs['Value']

    def thread_height(across, lengthwise):
        return s.math('MULTIPLY', arch(across), s.math('ADD', .45, s.math('MULTIPLY', arch(lengthwise), .55)))

    def upper(warp, weft):
        return s.math('ADD', s.math('MULTIPLY', over, warp), s.math('MULTIPLY', s.math('SUBTRACT', 1, over), weft))
    h = upper(thread_height(u, v), thread_height(v, u))
    b = s.mixc(s.maprange(h, .1, .8, .25, 1), col(c2), col(c))
    b = s.mixc(s.math('MULTIPLY', upper(tone(u), tone(v)), .45), b, col(c2))
    b = s.mixc(s.maprange(s.noise(s.coord(), .09, 3), .35, .65, 0, .3), b, col(c2))
    p = s.P(b, 0, .95, .03)
    p.inputs['Sheen'].default_value = .4
    fuzz = s.math('MULTIPLY', s.noise(s.coord(), 9, 4, .7), .6)
    s.l(s.bump(s.math('ADD', h, fuzz), .55, .12), p.inputs['Normal'])
    return s.surf(p.outputs[0])


@cached
def backdrop(seen, bounced):
    """Plaster ground: colour `seen` by the camera, `bounced` into everything else."""
    s = N('backdrop')
    v = s.coord()
    b = s.mixc(s.n('LightPath').outputs['Is Camera Ray'], col(bounced), col(seen))
    p = s.P(b, 0, .9, .05)
    s.l(s.bump(s.noise(v, 3.0, 5, .6), .08, .05), p.inputs['Normal'])
    return s.surf(p.outputs[0])
