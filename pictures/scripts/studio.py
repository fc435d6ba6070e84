"""Light, ground and camera. Units: millimetres; powers in watts, as large as the scene is.

The first half is tools for any scene; the second is the shop's own studio, one light, one
ground and one camera for all twelve watches.
"""
import bpy
from mathutils import Vector
from math import radians as rad, sin, cos
import mats as M


def _link(name, data, loc, target, track='-Z'):
    o = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    direction = Vector(target) - Vector(loc)
    o.rotation_euler = direction.to_track_quat(track, 'Y').to_euler()
    return o


def area(name, loc, target, sx, sy, power, color=(1, 1, 1), grad='radial', spread=180, cam=True, flip=False):
    """A soft-box of sx by sy that looks at target, its emission painted like a real one's.

    grad: 'radial' is hot in the middle and black at the edges, 'strip' so across its width only,
    'x' and 'y' are ramps to one side (flip: to the other), None is even.
    """
    light = bpy.data.lights.new(name, 'AREA')
    light.shape, light.size, light.size_y = 'RECTANGLE', sx, sy
    light.energy, light.color, light.spread = power, color, rad(spread)
    o = _link(name, light, loc, target)
    if grad:
        _paint_emission(light, grad, flip)
    return o


def _paint_emission(light, grad, flip):
    light.use_nodes = True
    tree = light.node_tree
    geometry, split = tree.nodes.new('ShaderNodeNewGeometry'), tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(geometry.outputs['Parametric'], split.inputs[0])
    x, y = split.outputs[0], split.outputs[1]

    def math_node(op, a, b):
        node = tree.nodes.new('ShaderNodeMath')
        node.operation = op
        for i, v in enumerate((a, b)):
            if isinstance(v, (int, float)):
                node.inputs[i].default_value = v
            else:
                tree.links.new(v, node.inputs[i])
        return node.outputs[0]

    def parabola(v):
        """1 in the middle, 0 at both edges."""
        d = math_node('SUBTRACT', v, .5)
        return math_node('SUBTRACT', 1, math_node('MULTIPLY', math_node('MULTIPLY', d, d), 4))

    def ramp(v):
        return math_node('SUBTRACT', 1, v) if flip else v
    f = {'radial': lambda: math_node('MULTIPLY', parabola(x), parabola(y)),
         'x': lambda: math_node('MULTIPLY', ramp(x), parabola(y)),
         'y': lambda: math_node('MULTIPLY', ramp(y), parabola(x)),
         'strip': lambda: parabola(x)}[grad]()
    strength = math_node('MAXIMUM', math_node('MULTIPLY', f, 1.6), .02)
    tree.links.new(strength, tree.nodes['Emission'].inputs['Strength'])


def card(name, loc, target, sx, sy, c, shadow=False):
    """A black or grey card seen by reflections only: it draws dark edges into polished metal."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([(-sx/2, -sy/2, 0), (sx/2, -sy/2, 0), (sx/2, sy/2, 0), (-sx/2, sy/2, 0)], [], [(0, 1, 2, 3)])
    me.materials.append(M.paint(c, .9, .0))
    o = _link(name, me, loc, target, 'Z')
    o.visible_camera, o.visible_shadow, o.visible_diffuse = False, shadow, False
    return o


def world(c=(.10, .095, .09), strength=1.0, top=(.35, .35, .36)):
    """The room: colour c at the horizon, a darker band above it, `top` overhead."""
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    tree = w.node_tree
    ground = tree.nodes['Background']
    coordinates, split, ramp = (tree.nodes.new('ShaderNode' + t) for t in ('TexCoord', 'SeparateXYZ', 'ValToRGB'))
    tree.links.new(coordinates.outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs[2], ramp.inputs[0])
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = .0, (*c, 1)
    stops[1].position, stops[1].color = 1.0, (*top, 1)
    stops.new(.45).color = (*[v * .6 for v in c], 1)
    tree.links.new(ramp.outputs[0], ground.inputs[0])
    ground.inputs[1].default_value = strength


def camera(target, dist, elev, azim, lens, roll=0, sensor=36, shift=(0, 0), vertical=False):
    """A camera `dist` mm from target; elev 90 looks straight down, azim turns it around the watch (degrees)."""
    c = bpy.data.cameras.new('cam')
    c.lens, c.sensor_width, c.sensor_fit = lens, sensor, 'VERTICAL' if vertical else 'HORIZONTAL'
    if vertical:
        c.sensor_height = sensor
    c.clip_start, c.clip_end = 1, 5000
    c.shift_x, c.shift_y = shift
    e, a = rad(elev), rad(azim)
    away = Vector((cos(e) * sin(a), -cos(e) * cos(a), sin(e)))
    o = _link('cam', c, Vector(target) + away * dist, target)
    if roll:
        o.rotation_euler.rotate_axis('Z', rad(roll))
    bpy.context.scene.camera = o
    return o


def settings(w, h, spp, seed=0, thr=0.01, exposure=0, look='Medium High Contrast', bounces=(8, 3, 6, 4, 12)):
    """Cycles for w by h pixels and spp samples, fewer where the noise falls below thr.

    bounces: in all, diffuse, glossy, transmission, transparent.
    """
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    c = s.cycles
    c.device = 'CPU'
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = w, h, 100
    c.samples, c.seed, c.use_denoising = spp, seed, False
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = thr > 0, thr, min(spp, 24)
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = bounces
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy, c.sample_clamp_indirect, c.sample_clamp_direct = .5, 4, 0
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.3
    s.render.threads_mode, s.render.threads = 'FIXED', 2
    s.view_settings.view_transform, s.view_settings.look, s.view_settings.exposure = 'Filmic', look, exposure
    s.render.film_transparent, s.render.use_persistent_data = False, True
    s.render.image_settings.file_format = 'PNG'


# ---- the shop's own studio ---------------------------------------------------------
# What the camera sees of the ground is, after grading, the design's plaster; reflections and bounced
# light see it darker, so that steel keeps its contrast on a ground this light.
BACKDROP_SEEN, BACKDROP_BOUNCED = '#e0d0b0', '#b09d87'
FIELD_WIDTH, FOCAL_LENGTH = 58, 110
VIEWS = dict(top=dict(elev=74, azim=0, zoom=1.0, target=(0, -1, 4)),
             side=dict(elev=46, azim=-24, zoom=.95, target=(1, -1, 4)),
             macro=dict(elev=66, azim=0, zoom=.5, target=(0, 0, 6)))


def backdrop(size=3000):
    """The plaster ground on which every watch lies."""
    me = bpy.data.meshes.new('floor')
    me.from_pydata([(-size, -size, 0), (size, -size, 0), (size, size, 0), (-size, size, 0)], [], [(0, 1, 2, 3)])
    me.materials.append(M.backdrop(BACKDROP_SEEN, BACKDROP_BOUNCED))
    bpy.context.scene.collection.objects.link(bpy.data.objects.new('floor', me))


def lights():
    """A window-like key from the upper left, an overhead box for sunburst dials, strips for the flanks.

    No box stands exactly in the mirror direction of the dial: it would burn out flat metal and fog black dials.
    """
    world((.20, .19, .18), .55, (.32, .32, .33))
    t = (0, 0, 4)
    area('key', (-260, 200, 300), t, 300, 240, 3.8e6, (1, .965, .92), 'radial')
    area('top', (-75, 205, 510), t, 300, 190, 1.1e6, (1, .98, .96), 'radial')
    area('fill', (330, -40, 190), t, 70, 360, 5.5e5, (.93, .96, 1), 'strip')
    area('rim', (-330, -90, 110), t, 60, 300, 3.5e5, (1, .95, .9), 'strip')
    area('back', (60, 360, 120), t, 360, 60, 3.5e5, (1, .97, .93), 'strip')
    card('flag1', (0, -260, 260), t, 420, 120, '#050505')
    card('flag2', (230, 220, 240), t, 150, 150, '#060606')


def view(name):
    """Point the camera: the same field of FIELD_WIDTH mm for every watch, so that sizes compare."""
    v = VIEWS[name]
    return camera(v['target'], FIELD_WIDTH * v['zoom'] * FOCAL_LENGTH / 36, v['elev'], v['azim'], FOCAL_LENGTH)
