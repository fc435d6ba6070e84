#!/usr/bin/python3
"""Clean a noisy picture with Open Image Denoise's network, guided by albedo and normals.

    denoise.py <noisy.exr> <clean.exr> <weights.tza> <unet.so>

Debian's Blender is built without that denoiser. Its trained weights (Intel, Apache 2.0) are
public, and the network is small: this runs it with a C convolution (unet.c) in half a minute.
The order of the layers, the curve and the exposure are those of Open Image Denoise 2.
"""
import ctypes
import struct
import sys

import numpy as np
import OpenImageIO as oiio

FLOATS = ctypes.POINTER(ctypes.c_float)
BLOCK = 16   # output channels that unet.c works on at once


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


def tensors(path):
    """The arrays of a .tza file by name: a table at the end, half floats before it."""
    data = open(path, 'rb').read()
    magic, _, _, at = struct.unpack_from('<HBBQ', data)
    if magic != 0x41D7:
        raise ValueError(f'{path}: not a tensor archive')

    def take(form):
        nonlocal at
        values = struct.unpack_from('<' + form, data, at)
        at += struct.calcsize('<' + form)
        return values
    found = {}
    for _ in range(take('I')[0]):
        name = take(f'{take("H")[0]}s')[0].decode()
        shape = take(f'{take("B")[0]}I')
        take(f'{len(shape)}sc')
        count = int(np.prod(shape))
        found[name] = np.frombuffer(data, np.float16, count, take('Q')[0]).reshape(shape).astype(np.float32)
    return found


class Network:
    """Open Image Denoise's U-Net."""

    def __init__(self, weights, library):
        self.weights = tensors(weights)
        self.convolve = ctypes.CDLL(library).convolve

    def conv(self, name, image):
        """One layer: 3 x 3 convolution, bias, rectifier. Images keep a border of one zero pixel."""
        w, b = self.weights[f'{name}.weight'], self.weights[f'{name}.bias']
        outputs, inputs = w.shape[:2]
        blocks = -(-outputs // BLOCK)
        padded = np.zeros((blocks * BLOCK, inputs, 3, 3), np.float32)
        padded[:outputs] = w
        packed = np.ascontiguousarray(padded.reshape(blocks, BLOCK, inputs, 9).transpose(0, 2, 3, 1))
        bias = np.zeros(blocks * BLOCK, np.float32)
        bias[:outputs] = b
        # a little longer than the image: unet.c reads whole runs of pixels, past the last column
        out = np.zeros(outputs * image[0].size + BLOCK, np.float32)
        pointer = lambda array: array.ctypes.data_as(FLOATS)
        self.convolve(pointer(image), pointer(packed), pointer(bias), pointer(out), inputs, outputs,
                      image.shape[1] - 2, image.shape[2] - 2)
        return out[:-BLOCK].reshape(outputs, *image.shape[1:])

    def __call__(self, image):
        """Filter the planes of an image whose sides are multiples of 16."""
        image = bordered(image)
        kept = [image]
        x = self.conv('enc_conv1', self.conv('enc_conv0', image))
        for step in '2345':
            x = halved(x)
            kept.append(x)
            if step != '5':
                x = self.conv(f'enc_conv{step}', x)
        kept.pop()
        x = self.conv('enc_conv5b', self.conv('enc_conv5a', x))
        for step in '4321':
            x = joined(doubled(x), kept.pop())
            x = self.conv(f'dec_conv{step}b', self.conv(f'dec_conv{step}a', x))
        return self.conv('dec_conv0', x)[:, 1:-1, 1:-1]


def bordered(x):
    """With the border of zeros that a convolution expects."""
    return np.pad(x, ((0, 0), (1, 1), (1, 1)))


def halved(x):
    """The brightest of every 2 x 2 pixels."""
    inner = x[:, 1:-1, 1:-1]
    c, h, w = inner.shape
    return bordered(inner.reshape(c, h // 2, 2, w // 2, 2).max(axis=(2, 4)))


def doubled(x):
    """Every pixel four times."""
    return bordered(x[:, 1:-1, 1:-1].repeat(2, axis=1).repeat(2, axis=2))


def joined(a, b):
    """The planes of both, with room behind them (see conv)."""
    out = np.zeros(a.size + b.size + BLOCK, np.float32)
    out[:a.size], out[a.size:a.size + b.size] = a.ravel(), b.ravel()
    return out[:-BLOCK].reshape(len(a) + len(b), *a.shape[1:])


# Open Image Denoise's perceptually uniform curve for high dynamic range
A, B, C, D, E, F, G = 1.41283765e+03, 1.64593172, .431384981, -2.94139609e-03, .192653254, 6.26026094e-03, .998620152
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def to_curve(y):
    """Linear light to equal steps."""
    y = np.asarray(y)
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.maximum(y, 0) ** C + D, E * np.log(y + F) + G))


def from_curve(x):
    """Back to linear light."""
    return np.where(x <= X0, x / A, np.where(x <= X1, (np.maximum(x - D, 0) / B) ** (1 / C), np.exp((x - G) / E) - F))


WHITEST = to_curve(np.float64(65504))


def exposure(colour):
    """What brings the picture's mean luminance (of its logarithm) to middle grey."""
    luminance = np.tensordot([.212671, .715160, .072169], colour, 1)
    h, w = (n // 16 * 16 for n in luminance.shape)
    bins = luminance[:h, :w].reshape(h // 16, 16, w // 16, 16).mean(axis=(1, 3))
    return .18 / np.exp2(np.log2(bins[bins > 1e-8]).mean())


def denoise(channels, network):
    """The filtered picture, as height x width x 3 linear floats."""
    colour = np.nan_to_num(np.maximum(layer(channels, 'Combined', 'RGB'), 0))
    scale = exposure(colour)
    planes = np.concatenate([to_curve(colour * scale) / WHITEST,
                             np.clip(layer(channels, 'Denoising Albedo', 'RGB'), 0, 1),
                             np.clip(layer(channels, 'Denoising Normal', 'XYZ'), -1, 1) / 2 + .5]).astype(np.float32)
    _, h, w = planes.shape
    planes = np.pad(planes, ((0, 0), (0, -h % 16), (0, -w % 16)), 'edge')
    clean = network(planes)[:, :h, :w]
    return np.moveaxis(from_curve(clean * WHITEST) / scale, 0, -1)


def main():
    """Denoise what the command line names."""
    noisy, clean, weights, library = sys.argv[1:5]
    result = np.ascontiguousarray(denoise(load(noisy), Network(weights, library)), np.float32)
    file = oiio.ImageOutput.create(clean)
    file.open(clean, oiio.ImageSpec(result.shape[1], result.shape[0], 3, oiio.FLOAT))
    file.write_image(result)
    file.close()


if __name__ == '__main__':
    main()
