"""Render one watch or scene in Blender into two noisy halves, which denoise.py then joins.

Run through `pictures/render`; by hand:
    blender -b --factory-startup -P render.py -- <id> <out-base> [--view top] [--width 480] ...
Writes <out-base>_0.exr and <out-base>_1.exr: the same picture from two seeds,
each with the albedo and normal passes that guide the denoiser. Units: mm.
"""
import argparse
import importlib
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import geo
import studio
import watches
from scenes import SCENES
from watch import Watch

SEEDS = (11, 108)


def arguments():
    """The command line after Blender's own `--`."""
    p = argparse.ArgumentParser(prog='render.py')
    p.add_argument('name', help='a watch or a scene')
    p.add_argument('out')
    p.add_argument('--view', choices=studio.VIEWS, default='top')
    p.add_argument('--width', type=int, default=480)
    p.add_argument('--height', type=int, default=600)
    p.add_argument('--samples', type=int, default=24)
    p.add_argument('--threshold', type=float, default=.02)
    p.add_argument('--crop', help='x0,y0,x1,y1 as fractions from the lower left, to look closely at a part')
    return p.parse_args(sys.argv[sys.argv.index('--') + 1:])


def build_watch(watch_id, view):
    """Model the watch under one parent, with the shop's light, backdrop and camera around it."""
    root = bpy.data.objects.new('watch', None)
    bpy.context.scene.collection.objects.link(root)
    geo.ROOT['o'] = root
    Watch(watches.load(watch_id))
    geo.ROOT['o'] = None
    studio.backdrop()
    studio.lights()
    studio.view(view)


def build(name, view):
    """Model a watch or a scene, with its light and camera."""
    geo.reset()
    if name in SCENES:
        importlib.import_module(SCENES[name].module).build(name)
    else:
        build_watch(name, view)


def render_halves(out):
    """Render the scene once for each seed into a multilayer EXR."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_normal = True
    image = scene.render.image_settings
    image.file_format, image.color_depth, image.exr_codec = 'OPEN_EXR_MULTILAYER', '32', 'ZIP'
    for i, seed in enumerate(SEEDS):
        scene.cycles.seed = seed
        scene.render.filepath = f'{out}_{i}.exr'
        bpy.ops.render.render(write_still=True)


def main():
    """Build, frame and render what the command line asks for."""
    a = arguments()
    start = time.time()
    build(a.name, a.view)
    studio.settings(a.width, a.height, a.samples, thr=a.threshold)
    bpy.context.scene.cycles.adaptive_min_samples = 10  # the plain ground needs no more
    if a.crop:
        r = bpy.context.scene.render
        r.use_border = r.use_crop_to_border = True
        r.border_min_x, r.border_min_y, r.border_max_x, r.border_max_y = map(float, a.crop.split(','))
    faces = sum(len(m.polygons) for m in bpy.data.meshes)
    print(f'built {a.name} in {time.time() - start:.1f} s, {faces} faces')
    render_halves(a.out)
    print(f'rendered in {time.time() - start:.1f} s')


main()
