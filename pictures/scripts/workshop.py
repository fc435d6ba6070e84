"""The bench of the About page: an open movement in its holder by a window, tools, parts, a lamp.

x points to the right of the picture, y away from the camera, the bench's top is z = 0. Millimetres.
"""
from math import radians

import bpy
from mathutils import Matrix, Vector

import bench_tools as tools
import mats as M
import movement
import studio
import watches
from geo import cbox, frame, instances, mesh, revolve
from mats import N, cached, col
from stage import focus, placed
from watch import Watch

MOVEMENT = (-22, 8)
LAMP, LAMP_TURN = (190, 178, 0), 25
F_STOP = 11
WALL = 430                  # distance of the wall
WINDOW_EDGE, SILL, LINTEL = -130, 62, 500   # the window's right, lower and upper edge
MAT_TOP = 2.1


def build(_name):
    """The room, what stands on the bench, light and camera."""
    room()
    cabinet()
    bench()
    lights()
    camera = studio.camera((0, 54, 80), 400, 16, 0, 30)
    bpy.context.view_layer.update()
    focus(camera, (*MOVEMENT, 15), F_STOP)


# ---- materials -------------------------------------------------------------------
@cached
def wood(light, dark, rough=.46):
    """Oiled wood, its grain along x."""
    s = N('wood')
    figure = s.noise(s.coord('Object', (.012, .16, .16)), 1.6, 8, .65)
    pores = s.noise(s.coord('Object', (.05, 2.2, 2.2)), 1.5, 4, .7)
    b = s.mixc(s.maprange(figure, .3, .7, 0, 1), col(light), col(dark))
    b = s.mixc(s.maprange(pores, .45, .75, 0, .5), b, col('#1c0f07'))
    p = s.P(b, 0, s.maprange(pores, .3, .7, rough * .8, rough * 1.3), .32)
    s.l(s.bump(pores, .15, .25), p.inputs['Normal'])
    return s.surf(p.outputs[0])


@cached
def plaster(colour):
    """A painted wall, a little uneven."""
    s = N('wall')
    cloud = s.noise(s.coord(), .012, 4)
    p = s.P(s.mixc(s.maprange(cloud, .3, .7, 0, .22), col(colour), col('#5d5040')), 0, .9, .1)
    s.l(s.bump(s.noise(s.coord(), .25, 5), .2, .8), p.inputs['Normal'])
    return s.surf(p.outputs[0])


@cached
def garden():
    """What the window shows: a bright sky over leaves, far out of focus."""
    s = N('garden')
    v = s.coord()
    leaves = s.noise(v, .006, 1.5, .45)
    _, _, z = s.sep(v)
    sky = s.math('ADD', s.maprange(z, 60, 460, -.22, .34), leaves)
    e = s.n('Emission')
    s.l(s.mixc(s.maprange(sky, .25, .70, 0, 1), col('#a3ae8c'), col('#f6f5ee')), e.inputs[0])
    s.l(s.maprange(sky, .25, .75, 1.6, 5.), e.inputs[1])
    s.m.cycles.sample_as_light = False   # the area light in the window stands for it
    return s.surf(e.outputs[0])


# ---- the room --------------------------------------------------------------------
def box(name, low, high, material, bevel=1.):
    """A block between two corners."""
    size = [b - a for a, b in zip(low, high)]
    place = frame(((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, low[2]), (1, 0, 0), (0, 1, 0), (0, 0, 1))
    return instances(name, cbox(*size, bevel), [place], material, 30)


def room():
    """The bench's top, the wall behind it and the window on the left."""
    box('bench', (-900, -500, -40), (900, WALL, 0), wood('#7a4a28', '#4d2b15'), 2)
    wall, paint = plaster('#b9a78b'), M.lacquer('#d8cfbd', .4, 0, .2)
    box('wall', (WINDOW_EDGE, WALL, -40), (1200, WALL + 90, 900), wall)
    box('parapet', (-1200, WALL, -40), (WINDOW_EDGE, WALL + 90, SILL - 14), wall)
    box('sill', (-1200, WALL - 26, SILL - 14), (WINDOW_EDGE + 22, WALL + 80, SILL), paint, 3)
    for x0, x1 in ((WINDOW_EDGE - 26, WINDOW_EDGE), (-352, -334), (-580, -562), (-808, -790)):
        box('bar', (x0, WALL + 50, SILL), (x1, WALL + 80, 900), paint, 3)
    for z in (SILL, 232, 340):
        box('rail', (-1200, WALL + 52, z), (WINDOW_EDGE, WALL + 78, z + (24 if z == SILL else 14)), paint, 3)
    box('lintel', (-1200, WALL, LINTEL), (WINDOW_EDGE, WALL + 90, 900), wall)
    far = WALL + 320
    outside = mesh('outside', [(-1600, far, -400), (400, far, -400), (400, far, 1200), (-1600, far, 1200)], [(0, 1, 2, 3)], garden(), 0)
    outside.visible_shadow = False   # the sun shines through it


def cabinet():
    """A small cabinet of drawers for parts, at the back on the right."""
    left, columns, rows, wide, high, front = 6, 5, 3, 86, 44, WALL - 96
    right, top = left + columns * wide + 12, rows * high + 12
    body, face = wood('#4a2a16', '#301a0d'), wood('#6b3f21', '#452612', .34)
    for z0, z1 in ((0, 8), (top - 8, top)):
        box('board', (left - 8, front - 4, z0), (right + 8, WALL - 4, z1), body, 1.5)
    box('back', (left, front + 10, 4), (right, WALL - 6, top - 4), M.paint('#120a05', .8))
    for c in range(columns + 1):
        x = left + 6 + c * wide
        box('side', (x - 3, front, 6), (x + 3, WALL - 8, top - 6), body)
    for r in range(rows):
        z = 9 + r * (high - 1.5)
        for c in range(columns):
            x = left + 6 + c * wide
            pulled = 16 if (r, c) == (1, 3) else 0   # one was not quite shut
            box('drawer', (x + 4.2, front - 3 - pulled, z + 1), (x + wide - 4.2, front + 40 - pulled, z + high - 4), face, 2.2)
            with placed('knob', (x + wide / 2, front - 3 - pulled, z + high / 2 - 2), (90, 0, 0)):
                revolve('rose', [(6.2, 0), (6.2, .8), (5.2, 1.6), (2, 1.8)], tools.brass(.22), 48, 30)
                revolve('knob', [(2.2, 1), (2.0, 4), (3.2, 6), (5.0, 8), (5.4, 10), (4.2, 12.2), (.01, 13)], tools.brass(.22), 48, 50)


# ---- on the bench ----------------------------------------------------------------
def bench():
    """The mat with the movement and the tools; a watch that waits; the lamp."""
    with placed('mat', (6, 18, 0)):
        tools.mat(318, 196)
    with placed('holder', (*MOVEMENT, MAT_TOP), (0, 0, 20), 1.3):
        tools.holder()
        with placed('movement', (0, 0, 12.9), (0, 0, -38), .78):
            movement.build()
    with placed('tray', (112, 44, MAT_TOP)):
        tools.tray()
    with placed('loupe', (52, 90, MAT_TOP), scale=1.2):
        tools.loupe()
    with placed('tweezers', (38, -50, MAT_TOP), (0, 0, 13)):
        tools.tweezers()
    for x, y, turn, colour in ((-141, -46, 71, '#a8322a'), (-122, -50, 76, '#2f5d9b'), (-104, -45, 82, '#d1a13c')):
        # each lies on its head and on the end of its grip
        with placed('screwdriver', (x, y, MAT_TOP + 3.85), (0, 91.5, turn)):
            tools.screwdriver(colour)
    with placed('watch', (-150, 168, 0), (0, 0, 68)):
        Watch(watches.load('vacheron-constantin-chronometre-royal-1957'))
    with placed('lamp', LAMP, (0, 0, LAMP_TURN)):
        tools.lamp()


# ---- light -----------------------------------------------------------------------
def lights():
    """Daylight from the left and through the window, the lamp's warm pool, a faint fill from the room."""
    studio.world((.05, .045, .04), .6, (.10, .10, .10))
    t = (0, 30, 10)
    studio.area('daylight', (-560, -20, 340), t, 360, 420, 3.4e6, (.90, .95, 1), 'radial')
    studio.area('window', (-420, WALL + 30, 300), t, 480, 420, 2.2e6, (.88, .95, 1), None).visible_camera = False
    # a second window's glow, which the movement's bridges mirror
    studio.area('mirror', (-30, WALL - 10, 300), (*MOVEMENT, 20), 330, 150, 6.0e5, (1, .97, .93), 'radial').visible_camera = False
    sun(13., (.72, -.52, -.46))
    studio.area('room', (420, -420, 380), t, 300, 300, .6e6, (1, .88, .74), 'radial')
    place = Matrix.Translation(LAMP) @ Matrix.Rotation(radians(LAMP_TURN), 4, 'Z')
    shade, direction = (Vector(v) for v in tools.lamp_axis())
    mouth = place @ (shade + direction * (tools.SHADE_DEPTH - 4))
    studio.area('lamp', mouth, place @ (shade + direction * 300), 70, 70, 1.1e6, (1, .74, .44), 'radial', spread=130).visible_camera = False


def sun(strength, direction):
    """Low sun through a thin haze."""
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.angle, light.color = strength, radians(1.2), (1, .86, .66)
    light_object = bpy.data.objects.new('sun', light)
    light_object.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(light_object)
