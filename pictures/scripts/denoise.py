#!/usr/bin/python3
"""Join two noisy halves of a picture into a clean one by cross-filtered non-local means.

    denoise.py <base> <out>      reads <base>_0.exr and <base>_1.exr, writes <out>_dn.exr

Each half is smoothed with weights found in the other one, so that its own noise cannot pass
for structure; albedo and normal passes keep printing, edges and threads crisp. Debian's
Blender has no denoiser of its own. NLM_LIBRARY names the compiled inner loop (nlm.c).
"""
import ctypes
import os
import sys

import numpy as np
import OpenImageIO as oiio

SEARCH, PATCH, STRENGTH = 7, 2, .55         # pixels each way, pixels each way, how bold the filter is
FEATURE_SCALE = np.array([1 / .02 ** 2] * 3 + [1 / .10 ** 2] * 3, np.float32)   # tolerance in albedo and in normals
FLOATS = ctypes.POINTER(ctypes.c_float)


def pointer(array):
    """A C pointer to a contiguous float array."""
    return array.ctypes.data_as(FLOATS)


def load(path):
    """All channels of a multilayer EXR by name."""
    image, channels, part = oiio.ImageInput.open(path), {}, 0
    while image.seek_subimage(part, 0):
        spec = image.spec()
        data = image.read_image(part, 0, 0, spec.nchannels, oiio.FLOAT)
        channels.update((n, np.asarray(data[..., i], np.float32)) for i, n in enumerate(spec.channelnames))
        part += 1
    return channels


def layer(channels, name, axes):
    """The planes of one pass, e.g. 'Combined' with 'RGB'."""
    return np.stack([next(v for k, v in channels.items() if k.endswith(f'{name}.{axis}')) for axis in axes])


def brightest_neighbour(planes):
    """Each pixel's maximum over its 3 x 3 surroundings."""
    _, h, w = planes.shape
    padded = np.pad(planes, ((0, 0), (1, 1), (1, 1)), 'edge')
    return np.max([padded[:, i:i + h, j:j + w] for i in range(3) for j in range(3)], 0)


def compress(planes):
    """Into a scale in which equal steps look about equal."""
    return np.log1p(np.maximum(planes, 0) * 4)


def denoise(first, second):
    """The filtered picture, as height x width x 3 linear floats."""
    library = ctypes.CDLL(os.environ['NLM_LIBRARY'])
    a, b = layer(first, 'Combined', 'RGB'), layer(second, 'Combined', 'RGB')
    _, h, w = a.shape
    # fireflies: no pixel may be much brighter than its surroundings are in the other half
    a, b = np.minimum(a, brightest_neighbour(b) * 1.5 + .05), np.minimum(b, brightest_neighbour(a) * 1.5 + .05)
    a, b = (np.ascontiguousarray(compress(x), np.float32) for x in (a, b))
    difference = (a - b) ** 2 * .5
    variance = np.empty_like(difference)
    for c in range(3):
        library.boxf(pointer(np.ascontiguousarray(difference[c])), pointer(variance[c]), w, h, 3)
    variance = np.ascontiguousarray(np.maximum(variance, 1e-6))
    mean = lambda name, axes: (layer(first, name, axes) + layer(second, name, axes)) / 2
    features = np.ascontiguousarray(np.concatenate([mean('Denoising Albedo', 'RGB'), mean('Denoising Normal', 'XYZ')]), np.float32)
    halves = []
    for guided, guide in ((a, b), (b, a)):
        out = np.empty_like(a)
        library.nlm(pointer(guided), pointer(guide), pointer(variance), pointer(features), pointer(FEATURE_SCALE), len(features),
                    pointer(out), w, h, SEARCH, PATCH, ctypes.c_float(STRENGTH), ctypes.c_float(1.0))
        halves.append(np.expm1(out))
    return np.moveaxis((halves[0] + halves[1]) / 8, 0, -1)


def main():
    """Denoise what the command line names."""
    base, out = sys.argv[1:3]
    result = np.ascontiguousarray(denoise(load(f'{base}_0.exr'), load(f'{base}_1.exr')), np.float32)
    spec = oiio.ImageSpec(result.shape[1], result.shape[0], 3, oiio.FLOAT)
    file = oiio.ImageOutput.create(f'{out}_dn.exr')
    file.open(f'{out}_dn.exr', spec)
    file.write_image(result)
    file.close()


if __name__ == '__main__':
    main()
