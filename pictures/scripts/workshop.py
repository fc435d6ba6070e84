import os
exec(compile(open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'movement.py')).read(), 'movement.py', 'exec'))
from mathutils import Vector
from watch import Watch
import watches
mv = bpy.data.objects.new('mv', None); bpy.context.scene.collection.objects.link(mv)
for ob in list(bpy.data.objects):
    if ob is not mv and ob.parent is None: ob.parent = mv
mv.scale = (.74,)*3; mv.rotation_euler = (rad(3), 0, rad(-18)); mv.location = (-16, -6, 12)
def grp(name, loc, rot=(0, 0, 0), sc=1):
    e = bpy.data.objects.new(name, None); bpy.context.scene.collection.objects.link(e); e.location = loc; e.rotation_euler = tuple(rad(a) for a in rot); e.scale = (sc,)*3; geo.ROOT['o'] = e; return e
def wood(c1, c2, sc=1, rough=.38, axis='x'):
    s = N('wood'); v = s.coord(); m = s.n('Mapping'); s.l(v, m.inputs['Vector']); m.inputs['Scale'].default_value = ((.012*sc, .16*sc, .16*sc) if axis == 'x' else (.16*sc, .012*sc, .16*sc))
    n1 = s.noise(m.outputs[0], 1.6, 8, .65)
    m2 = s.n('Mapping'); s.l(v, m2.inputs['Vector']); m2.inputs['Scale'].default_value = ((.05*sc, 2.2*sc, 2.2*sc) if axis == 'x' else (2.2*sc, .05*sc, 2.2*sc)); n2 = s.noise(m2.outputs[0], 1.5, 4, .7)
    f = s.maprange(n1, .3, .7, 0, 1); b = s.mixc(f, col(c1), col(c2)); b = s.mixc(s.maprange(n2, .45, .75, 0, .55), b, col('#160b05'))
    p = s.P(b, 0, s.maprange(n2, .3, .7, rough*.8, rough*1.3), .45); s.l(s.bump(n2, .18, .25), p.inputs['Normal']); return s.surf(p.outputs[0])
WB = wood('#5a351b', '#3a2010'); WD = wood('#3d2413', '#28160b', 1, .42)
geo.ROOT['o'] = None
mesh('bench', [(-700, -500, 0), (700, -500, 0), (700, 330, 0), (-700, 330, 0)], [(0, 1, 2, 3)], WB, 0)
# felt/leather mat
mat_pts = Outline('rect', a=118, b=78, rc=8).pts(0)
prism('mat', [(x+0, y-4) for x, y in mat_pts], 0, 2.2, .6, M.leather('#24352c', '#131d18', .6), 25)
# movement holder: brass ring on three legs
grp('holder', (-16, -6, 2.2)); 
revolve('hold', [(33, 0), (34, .6), (34, 5.5), (33, 6.3), (29, 6.3), (28.4, 5.6), (28.4, 0)], M.circbrushed('#b58f52'), 192, 30)
for k in range(3):
    a = 2*pi*k/3+.5; screw((31.2*cos(a), 31.2*sin(a)), 1.4, 6.2, STEEL)
# loupe lying on its side
g = grp('loupe', (50, 34, 13.5), (90, 0, 32))
BK = M.lacquer('#0d0d0e', .32, 0, .4)
revolve('lp', [(12.5, -1), (13.2, 0), (13.2, 3), (12.2, 4.2), (9.0, 20), (9.0, 25), (9.8, 26), (9.8, 29), (9.0, 30), (8.2, 30), (8.0, 26), (11.6, 4), (11.8, -1)], BK, 96, 25, closed=True)
revolve('lr', [(10.0, 25.8), (10.3, 26.2), (10.3, 28.6), (10.0, 29)], M.polished('#c9a25c', .15), 96, 30)
revolve('ll', [(8.1, 28), (6, 28.9), (3, 29.4), (.01, 29.6)], M.crystal(refl=4.), 64, 60)
# screwdrivers
def driver(loc, rz, c, L=62):
    g = grp('drv', loc, (0, 90, rz)); n = 96
    H = M.polished(c, .22)
    prof = [(2.4, 0), (3.6, .6), (3.8, 2), (3.0, 3.6), (2.2, 5)]
    revolve('cap', prof, BK, 64, 40, cap0=True)
    rings = []
    for (r, z, kn) in [(2.2, 5, 0), (3.0, 6, 0), (3.3, 7, 1), (3.3, 22, 1), (3.0, 24, 0), (2.4, 26, 0), (2.4, 38, 0), (1.6, 44, 0), (1.2, 45, 0)]:
        rings.append([(r*(1-(.07 if kn and q % 4 < 2 else 0))*cos(2*pi*q/n), r*(1-(.07 if kn and q % 4 < 2 else 0))*sin(2*pi*q/n), z) for q in range(n)])
    loft('body', rings, H, 25); revolve('blade', [(.85, 45), (.85, L), (.6, L+3), (.5, L+6)], STEEL, 32, 30, cap1=True)
driver((-96, 30, 5.9), 8, '#c9a25c'); driver((-98, 20, 5.9), 8, '#b8473a'); driver((-100, 10, 5.9), 8, '#3d5f9a'); driver((-102, 0, 5.9), 8, '#cfcdc9')
# tweezers
g = grp('tw', (-70, -62, 4.6), (0, 0, 4))
for sg in (-1, 1):
    rings = []
    for i in range(40):
        t = i/39; x = -10+105*t; w = 4.2*(1-t)**.8+.35+1.0*math.exp(-((t-.35)/.2)**2); y = sg*(.4+5.2*math.sin(pi*min(1, t*1.02))**.8*(1-t*.25)); th = .6
        rings.append([(x, y-th, -w/2), (x, y+th, -w/2), (x, y+th, w/2), (x, y-th, w/2)])
    loft('arm', rings, M.brushed('steel', 'x', .24), 30, True, True)
# porcelain tray with parts
g = grp('tray', (62, -30, 2.2)); WH = M.lacquer('#d9d4c8', .2, 0, 1.)
revolve('dish', [(.01, 1), (20, 1), (23, 1.6), (25.5, 5.5), (26.2, 6), (26.6, 5.6), (24.2, .6), (21, 0), (.01, 0)], WH, 128, 50)
for (c, r, n_, m) in [((-6, 5), 6.0, 60, GOLDB), ((8, 7), 4.4, 44, GOLDB), ((7, -7), 5.2, 40, STEEL), ((-9, -8), 4.0, 15, STEEL)]:
    w = gear('pt', c, r, n_, 1.1+random.random()*.6, .45, m, 5 if n_ > 15 else 4, .8, 1.2, .5 if n_ > 15 else 1.1, sharp=n_ == 15); w.parent = g
for q in range(9):
    a = random.uniform(0, 2*pi); r = random.uniform(3, 18); c = (r*cos(a), r*sin(a))
    revolve('scr', [(.9, 1.0), (.9, 1.7), (.75, 1.9), (.01, 1.9)], BLUE if q % 2 else GOLD, 32, 30, c=c)
# a watch waiting at the back
g = grp('w2', (-58, 92, 1.0), (0, 0, 78)); Watch(watches.load('vacheron-constantin-chronometre-royal-1957'))
# drawers
geo.ROOT['o'] = None
mesh('cab', [(-500, 300, -20), (500, 300, -20), (500, 300, 500), (-500, 300, 500)], [(0, 1, 2, 3)], M.paint('#0c0704', .8), 0)
KN = M.polished('#c39a55', .2)
for r in range(5):
    for c in range(-5, 6):
        V, F = cbox(66, 46, 8, 2); Mx = frame((c*70, 299, 34+r*50), (1, 0, 0), (0, 0, 1), (0, -1, 0)); instances('drawer', (V, F), [Mx], WD, 30)
        k = grp('k', (c*70, 291, 34+r*50), (90, 0, 0)); revolve('knob', [(2, 0), (2, 3), (5, 5), (5.4, 7), (4, 9), (.01, 9.6)], KN, 40, 40); geo.ROOT['o'] = None
# lamp: brass arm + enamel shade, glowing underneath
g = grp('lamp', (118, 215, 78), (10, -22, 0))
revolve('shade', [(14, 60), (18, 56), (30, 44), (62, 6), (64, 0), (62.6, 0), (60, 5), (29, 42), (14, 55)], [M.lacquer('#1d3a2e', .22, 0, 1.)], 128, 40)
def emit(c, st):
    s = N('em'); e = s.n('Emission'); e.inputs[0].default_value = col(c); e.inputs[1].default_value = st; return s.surf(e.outputs[0])
revolve('bulb', [(.01, 12), (10, 14), (15, 24), (12, 34), (6, 44)], emit('#ffd9a0', 14), 48, 60)
revolve('stem', [(5, 58), (5, 90)], KN, 40, 40)
geo.ROOT['o'] = None
V, F = capsule(4, 260, 24, 4); instances('arm', (V, F), [frame((196, 232, 110), (0, 1, 0), np.array([.35, .1, -1.])/1.06, (1, 0, .35))], KN)
# ---- light ----
ST.world((.02, .016, .013), 1.0, (.05, .05, .055))
ST.area('lamp', (104, 190, 84), (-5, 0, 5), 90, 90, 2.4e6, (1, .80, .55), 'radial', spread=150)
ST.area('window', (-420, 120, 260), (0, 0, 0), 200, 320, 4.2e6, (.72, .84, 1), 'strip')
ST.area('over', (-60, 220, 330), (-10, 0, 10), 240, 160, 1.3e6, (1, .93, .85), 'radial')
ST.area('cab', (-120, 120, 420), (-60, 300, 90), 260, 60, 1.3e6, (1, .82, .6), 'radial')
cam = ST.camera((0, 22, 22), 420, 19, -6, 62)
cam.data.dof.use_dof = True; cam.data.dof.focus_distance = (cam.location-Vector((-14, -16, 14))).length; cam.data.dof.aperture_fstop = 8/1000; cam.data.dof.aperture_blades = 9
ST.settings(W, Hh, spp, 0, thr, 0, bounces=(10, 3, 6, 4, 8)); bpy.context.scene.cycles.sample_clamp_indirect = 3
sc = bpy.context.scene
print('BUILD', round(time.time()-t0, 1), 'objs', len(bpy.data.objects), 'faces', sum(len(m.polygons) for m in bpy.data.meshes))
if not dual: sc.render.filepath = out; bpy.ops.render.render(write_still=True)
else:
    vl = sc.view_layers[0]; vl.cycles.denoising_store_passes = True
    im = sc.render.image_settings; im.file_format = 'OPEN_EXR_MULTILAYER'; im.color_depth = '32'
    for i in range(2):
        sc.cycles.seed = 11+i*97; sc.render.filepath = out+'_%d.exr' % i; t1 = time.time(); bpy.ops.render.render(write_still=True); print('PASS', i, round(time.time()-t1, 1))
print('TOTAL', round(time.time()-t0, 1))
