"""Grade a denoised linear picture with Blender's own Filmic transform.

    blender -b --factory-startup -P grade.py -- in.exr out.png [exposure] [look]
"""
import sys

import bpy

arguments = sys.argv[sys.argv.index('--') + 1:]
scene = bpy.context.scene
view = scene.view_settings
view.view_transform = 'Filmic'
view.look = arguments[3] if len(arguments) > 3 else 'Medium High Contrast'
view.exposure = float(arguments[2]) if len(arguments) > 2 else 0
png = scene.render.image_settings
png.file_format, png.color_mode, png.color_depth, png.compression = 'PNG', 'RGB', '16', 15
bpy.data.images.load(arguments[0]).save_render(arguments[1], scene=scene)
