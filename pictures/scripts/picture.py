#!/usr/bin/python3
"""From the name of a watch or scene to the master picture: render, denoise, grade, write the JPEG.

    pictures/render rolex-submariner-1967              one watch, from above, 1600 x 2000
    pictures/render all --view side                    every watch, three-quarter view
    pictures/render hero                               one of the scenes: hero, hero-phone, about-workshop
    pictures/render <name> --draft --out /tmp/try.jpg  480 x 600 in half a minute

Needs blender 3.4, gcc, numpy and OpenImageIO for Python (see pictures/README.md).
"""
import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
import OpenImageIO as oiio

import watches
from scenes import SCENES, Scene

SCRIPTS = Path(__file__).resolve().parent
RENDERINGS = SCRIPTS.parent / 'renderings'
PLASTER = np.array([0xD9, 0xCF, 0xBF]) / 255   # the design's ground, met in the corners of every watch's picture
NIGHT = np.array([0x14, 0x11, 0x0D]) / 255     # the design's dark ground
WATCH = Scene('watches', (1600, 2000), samples=20, threshold=.025, exposure=.1)
DRAFT_SCALE, DRAFT_SAMPLES, DRAFT_THRESHOLD = .3, 20, .025
QUALITY = 92


def arguments():
    """The command line."""
    p = argparse.ArgumentParser(prog='pictures/render', description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument('name', nargs='+', help=f'ids of the catalogue, "all" of them, or a scene: {", ".join(SCENES)}')
    p.add_argument('--view', choices=('top', 'side', 'macro'), default='top', help='of a watch')
    p.add_argument('--size', help='of a watch 1600x2000; a scene has a size of its own')
    p.add_argument('--samples', type=int, help='for each of the two halves')
    p.add_argument('--threshold', type=float, help='noise at which a pixel is left alone')
    p.add_argument('--draft', action='store_true', help='small and with few samples')
    p.add_argument('--crop', help='x0,y0,x1,y1 from the lower left: only this part (not to be used for masters)')
    p.add_argument('--out', type=Path, help='write here instead of pictures/renderings/<name>.jpg')
    p.add_argument('--nice', type=int, default=15)
    return p.parse_args()


def denoiser_library(folder):
    """Compile the denoiser's inner loop for this processor, once per temporary folder."""
    library = folder / 'nlm.so'
    if not library.exists():
        part = folder / f'nlm-{os.getpid()}.so'
        subprocess.run(['gcc', '-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC',
                        SCRIPTS / 'nlm.c', '-o', part, '-lm'], check=True)
        part.rename(library)
    return library


def blender(script, *args, nice):
    """Run one of the scripts inside Blender and stop on its first Python error."""
    done = subprocess.run(['nice', '-n', str(nice), 'blender', '-b', '-noaudio', '--factory-startup',
                           '--python-exit-code', '1', '-P', SCRIPTS / script, '--', *map(str, args)],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        sys.exit(done.stdout[-3000:])


def flatten_backdrop(pixels):
    """Bring the ground at the picture's edges to plaster, as a photographer's flat field does.

    Light falls off across the table by a few per cent. A gain that varies smoothly over
    the picture evens it out without touching the watch's own contrast; it is fitted to
    those pixels of the border that are near plaster, so straps and shadows do not count.
    """
    h, w, _ = pixels.shape
    v, u = np.mgrid[0:1:h * 1j, 0:1:w * 1j].astype(np.float32)
    border = (np.minimum(u, 1 - u) < .06) | (np.minimum(v, 1 - v) < .06)
    basis = np.stack([np.ones_like(u), u, v, u * v], axis=-1)
    field = np.ones_like(pixels)
    for tolerance in (26, 10, 5):
        ground = border & (np.abs(pixels * field - PLASTER).max(axis=-1) < tolerance / 255)
        if ground.sum() < 100:
            break
        sample = np.flatnonzero(ground)[::max(1, ground.sum() // 20000)]
        wanted = np.log(PLASTER / pixels.reshape(-1, 3)[sample])
        fit, *_ = np.linalg.lstsq(basis.reshape(-1, 4)[sample], wanted, rcond=None)
        field = np.exp(basis @ fit.astype(np.float32))
    return np.clip(pixels * field, 0, 1)


def corner_colours(pixels):
    """The median colour of each corner as #rrggbb: how well the picture melts into a plaster plate."""
    n = pixels.shape[1] // 24
    corners = (pixels[y, x].reshape(-1, 3) for y in (slice(0, n), slice(-n, None)) for x in (slice(0, n), slice(-n, None)))
    return ['#%02x%02x%02x' % tuple((np.median(c, axis=0) * 255).round().astype(int)) for c in corners]


def write_jpeg(pixels, path):
    """Write beside the target and rename, so that no half-written master is ever seen."""
    spec = oiio.ImageSpec(pixels.shape[1], pixels.shape[0], 3, oiio.UINT8)
    spec['Compression'] = f'jpeg:{QUALITY}'
    spec['jpeg:subsampling'] = '4:4:4'
    part = path.with_name(f'.{path.stem}.part.jpg')
    out = oiio.ImageOutput.create(str(part))
    out.open(str(part), spec)
    out.write_image(np.ascontiguousarray(pixels, np.float32))
    out.close()
    part.rename(path)


def lift_to_night(pixels):
    """Print black as the design's night, as paper has a tone of its own; white stays white."""
    return NIGHT + pixels * (1 - NIGHT)


def settings(scene, a):
    """Width, height, samples and threshold: the command line's if given, else a draft's or the scene's own."""
    size, samples, threshold = scene.size, scene.samples, scene.threshold
    if a.draft:
        size, samples, threshold = [round(n * DRAFT_SCALE) for n in size], DRAFT_SAMPLES, DRAFT_THRESHOLD
    if a.size:
        size = map(int, a.size.split('x'))
    return *size, a.samples or samples, a.threshold or threshold


def picture(name, a):
    """Make one picture of a watch or scene."""
    scene = SCENES.get(name, WATCH)
    cache = Path(tempfile.gettempdir()) / 'watch-pictures'
    cache.mkdir(exist_ok=True)
    width, height, samples, threshold = settings(scene, a)
    target = a.out or RENDERINGS / (f'{name}.jpg' if a.view == 'top' else f'{name}-{a.view}.jpg')
    with tempfile.TemporaryDirectory(dir=cache) as folder:
        base = Path(folder) / name
        crop = ['--crop', a.crop] if a.crop else []
        blender('render.py', name, base, '--view', a.view, '--width', width, '--height', height,
                '--samples', samples, '--threshold', threshold, *crop, nice=a.nice)
        subprocess.run(['nice', '-n', str(a.nice), sys.executable, '-W', 'ignore', SCRIPTS / 'denoise.py', base, base],
                       check=True, env=os.environ | {'NLM_LIBRARY': str(denoiser_library(cache))})
        blender('grade.py', f'{base}_dn.exr', f'{base}.png', scene.exposure, nice=a.nice)
        graded = oiio.ImageInput.open(f'{base}.png').read_image(oiio.FLOAT)
    if scene.on_night:
        graded = lift_to_night(graded)
    elif scene is WATCH and not a.crop:
        graded = flatten_backdrop(graded)
    write_jpeg(graded, target)
    print(target, *corner_colours(graded), flush=True)


def main():
    """Make every picture that the command line asks for, one after another."""
    a = arguments()
    for name in watches.ids() if a.name == ['all'] else a.name:
        picture(name, a)


if __name__ == '__main__':
    main()
