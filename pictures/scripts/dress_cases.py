"""Turned round cases, sculpted lugs, bezels and crowns of dress watches.

The functions replace stages of `watch.Watch` through SPEC['build'] and SPEC['bezel']['type'].
Profiles are lists of (inset from the case's edge, height, fillet radius), all in mm, so that
every edge of the metal carries a real, light-catching radius.
"""
from math import cos, pi, sin, sqrt

import numpy as np

import geo
import mats as M


def fillet(profile, k=4):
    """Round the corners of a polyline of (x, y, radius) with arcs of k segments; returns (x, y) points."""
    out = []
    for i, (x, y, r) in enumerate(profile):
        if r <= 0 or i in (0, len(profile) - 1):
            out.append((x, y))
            continue
        p = np.array([x, y])
        a, b = np.array(profile[i - 1][:2]) - p, np.array(profile[i + 1][:2]) - p
        la, lb = np.linalg.norm(a), np.linalg.norm(b)
        a, b = a / la, b / lb
        half = np.arccos(np.clip(a.dot(b), -1, 1)) / 2
        cut = min(r / np.tan(half), la * .48, lb * .48)
        for j in range(k + 1):
            # quadratic Bezier: a fillet near enough, and safe for any angle
            t = j / k
            q = p + a * cut * (1 - t) ** 2 + b * cut * t ** 2
            out.append(tuple(q))
    return out


def turned_case(w):
    """The case body, revolved from case['profile'], with the shoulder on which the bezel sits."""
    k = w.s['case']
    side = M.brushed(w.metal, 'z') if k.get('side') == 'brushed' else w.pol
    profile = fillet(k['profile'])
    geo.lathe('case', w.ol, profile, [side], 256, 35)
    w.zshoulder = w.zb = profile[-1][1]
    w.bin = k.get('bezel_in', .6)
    w.bez_r = w.R - w.bin
    geo.lathe('case', w.ol, [profile[-1], (w.bin + 1.6, w.zb + .01)], [side], 256, 35)


def turned_bezel(w, bz, ol, o0, oi, zb, zt):
    """A bezel revolved from bz['profile']: (0..1 across its width, height above its seat in mm, fillet in mm)."""
    width = oi - o0
    profile = [(o0, zb - .1, 0)] + [(o0 + u * width, zb + z, r) for u, z, r in bz['profile']] + [(oi + .02, zt - .5, 0)]
    geo.lathe('bezel', ol, fillet(profile, 5), [w.pol], 288, 35)


def _spline(stations, t):
    """Catmull-Rom through the stations at parameter t in 0..1."""
    P = np.array(stations, float)
    n = len(P) - 1
    x = min(t * n, n - 1e-9)
    i = int(x)
    u = x - i
    p0, p1, p2, p3 = P[max(i - 1, 0)], P[i], P[i + 1], P[min(i + 2, n)]
    return .5 * (2 * p1 + (p2 - p0) * u + (2 * p0 - 5 * p1 + 4 * p2 - p3) * u ** 2 + (3 * p1 - p0 - 3 * p2 + p3) * u ** 3)


def _bevelled_section(bevel):
    """Section of a bevelled lug in half widths and half heights; bevel 1 is the full bevel, near 0 a sharp edge."""
    flank, top = 1 - .75 * bevel, 1 - .62 * bevel    # where the bevel leaves the outer flank, where it meets the flat top
    # inner foot, outer foot, outer flank, bevel, flat top, inner flank
    return fillet([(-1, -.9, 0), (-.9, -1, 0), (.9, -1, .1), (1, -.85, .1), (1, flank, .10), (top, 1, .09),
                   (-.88, 1, .1), (-1, .8, .1), (-1, -.9, 0)], 3)[:-1]


def sculpted_lugs(w):
    """Four lugs swept through case['lugs']: stations (y, x inside, x outside, z below, z above, squareness).

    The section is a superellipse: squareness 2 is a rod, 6 a bar with softened edges. With
    case['bevel'] it is a bar with a flat top and a wide bevel along its outer side; with
    case['bevel_grows'] the bevel begins as a point at the case and reaches its width after so many mm.
    The tip closes in a quarter round over case['tip'] mm. case['brushed_lugs'] brushes the flat tops of bevelled lugs.
    """
    k = w.s['case']
    stations, tip = k['lugs'], k.get('tip', .7)
    n, m = 44, 40
    y_start, y_end, grows = stations[0][0], stations[-1][0], k.get('bevel_grows')
    for sx in (1, -1):
        for sy in (1, -1):
            rings = []
            for i in range(n):
                t = 1 - (1 - i / (n - 1)) ** 1.35            # denser rings at the tip
                y, xi, xo, zb, zt, e = _spline(stations, t)
                cx, cz, hx, hz = (xi + xo) / 2, (zb + zt) / 2, (xo - xi) / 2, (zt - zb) / 2
                close = 1.
                left = (y_end - y) / tip
                if left < 1: close = sqrt(max(0, 1 - (1 - left) ** 2))
                head = k.get('head')                          # rounded inner end, for drops
                if head:
                    into = (y - stations[0][0]) / head
                    if into < 1: close = min(close, sqrt(max(0, 1 - (1 - into) ** 2)))
                close = max(close, .03)
                ring = []
                if k.get('bevel'):
                    section = _bevelled_section(max(.08, min(1, (y - y_start) / grows)) if grows else 1)
                else:
                    section = []
                    for q in range(m):
                        c, s = cos(2 * pi * q / m), sin(2 * pi * q / m)
                        rr = (abs(c) ** e + abs(s) ** e) ** (-1 / e)
                        section.append((rr * c, rr * s))
                for u, v in section:
                    ring.append((sx * (cx + hx * close * u), sy * y, cz + hz * close * v))
                rings.append(ring if sx * sy < 0 else ring[::-1])
            count = len(section)
            tops = [int(bool(k.get('brushed_lugs')) and section[i][1] > .97 and section[(i + 1) % count][1] > .97) for i in range(count)]
            if sx * sy > 0: tops = [tops[(count - 2 - i) % count] for i in range(count)]
            geo.loft('lug', rings, [w.pol, M.brushed(w.metal, 'y')], 32 if k.get('bevel') else 50, True, True, segidx=tops)


def crown(w):
    """A fluted crown with a domed end, close to the case; case['crown'] = dict(r, l, teeth, dome, gap)."""
    k = w.s['case'].get('crown', {})
    R, L, teeth, dome, gap = k.get('r', 2.1), k.get('l', 2.1), k.get('teeth', 32), k.get('dome', .3), k.get('gap', .28)
    x0 = w.ol.ray(0)[0] + k.get('shift', 0)
    z = k.get('z', w.H * .46)
    n = teeth * 8
    # (x along the stem, radius, depth of the fluting)
    profile = [(-1.2, R * .52, 0), (gap - .05, R * .52, 0), (gap, R * .80, 0), (gap + .12, R * .94, .3), (gap + .3, R, 1), (gap + L - .35, R, 1), (gap + L - .12, R * .95, .4), (gap + L, R * .84, 0)]
    profile += [(gap + L + dome * (1 - u * u), R * .84 * u, 0) for u in (.85, .65, .45, .25, .06)]
    rings = []
    for x, r, depth in profile:
        ring = []
        for q in range(n):
            a = 2 * pi * q / n
            flute = .5 - .5 * cos(teeth * a)
            rr = r - .17 * depth * flute ** 3
            ring.append((x0 + x, rr * cos(a), z + rr * sin(a)))
        rings.append(ring)
    geo.loft('crown', rings, [w.pol], 30, False, True)


def pump_pushers(w):
    """Round pump pushers beside the crown; case['pushers_at'] = angles in degrees from three o'clock."""
    k = w.s['case']
    z = k.get('crown', {}).get('z', w.H * .46)
    for degrees in k['pushers_at']:
        a = degrees * pi / 180
        start = w.ol.ray(a)
        u, v = np.array([cos(a * .55), sin(a * .55), 0]), np.array([-sin(a * .55), cos(a * .55), 0])
        o = np.array([start[0], start[1], z])
        profile = fillet([(-2, .95, 0), (.12, .95, 0), (.12, 1.28, .06), (.75, 1.28, .1), (.75, .80, 0), (1.25, .80, 0), (1.25, 1.45, .1), (2.55, 1.45, .25), (2.75, .1, 0)], 3)
        rings = [[tuple(o + u * x + v * r * cos(2 * pi * q / 56) + np.array([0, 0, 1]) * r * sin(2 * pi * q / 56)) for q in range(56)] for x, r in profile]
        geo.loft('pusher', rings, [w.pol], 35, False, True)
