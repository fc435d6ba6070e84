"""A watch, built stage by stage from its SPEC: case, lugs, crown, bezel and dial, hands, strap, extras.

Units are millimetres; the watch lies on z = 0 with its dial upwards and twelve o'clock
towards +y. This module holds what every watch shares: the stack of bezel, dial and crystal,
the hub of the hands, the line along which a strap lies. The shapes themselves are functions
of other modules, which a SPEC (see `watches`) names:

    build[stage](w)                                     a stage: 'case', 'lugs', 'crown', 'bezel_dial'
    bezel['type'](w, bz, ol, o0, oi, zb, zt)            a bezel on the outline ol, between the insets o0 and oi, the heights zb and zt
    dial['finish'](d)                                   a material
    dial['indices'][i]['kind'](w, ix, h, a, r, c, zd, im, lm, ink)   the marker of the hour h at the angle a, the radius r, the point c
    hands['style'](w, h, two, hm, lm, sc)               a pair of hands: two(f) calls f(length, width, z, angle, 'h' or 'm')
    hands['sec'](w, length, z, angle, sm, lm, sc)       what a seconds hand carries besides its needle ('thin': nothing)
    strap['type'](w, pts, sgn, st)                      half a strap along pts, sgn 1 towards twelve, -1 towards six
    extras[i](w)                                        anything else, last

A stage fills in what the following need: `zshoulder` and `zb` (top of the case, seat of the
bezel), `bez_r` (the bezel's outer radius); then `zd` (the dial), `rd` (its visible radius)
and `ztop` (the bezel's top).
"""
import math

import numpy as np

import mats as M
from geo import Outline, capsule, clock, frame, hand_flat, instances, lathe, prism, revolve

STAGES = ('case', 'lugs', 'crown', 'bezel_dial')
LIP = .45           # the part of the rehaut seen from above, between bezel and dial
BLUED = '#182a63'   # steel let down to blue
BAR_Z = 1.9         # height of the spring bars, unless strap['bar_z'] says otherwise


def hand_angles(h=10, m=9, s=36):
    """Directions of the hour, minute and seconds hand at a time of day, in radians from +x."""
    return clock(((h % 12) + m / 60 + s / 3600) / 12), clock((m + s / 60) / 60), clock(s / 60)


class Watch:
    """Builds the meshes of one watch into the current scene, under geo.ROOT."""

    def __init__(w, spec):
        w.s, case = spec, spec['case']
        w.metal = case.get('metal', 'steel')
        w.pol = M.worn(w.metal) if case.get('worn') else M.polished(w.metal)
        w.H = case.get('height', 7.0)
        w.kind = case['kind']
        w.R = case.get('d', 38) / 2
        w.ol = (Outline('rect', a=case['w'] / 2, b=case['h'] / 2, rc=case.get('rc', .8)) if w.kind == 'rect'
                else Outline('round', R=w.R))
        w.lug = spec['strap'].get('w', 20)
        w.registers = []    # (centre, radius) of what has been sunk into the dial so far
        for stage in STAGES:
            own = spec['build'].get(stage)
            own(w) if own else getattr(w, stage)()
        w.hands()
        w.strap()
        for extra in spec.get('extras', []):
            extra(w)

    # ---- bezel, rehaut, dial, crystal ------------------------------------------
    def bezel_dial(w):
        """A round bezel, the ring down to the dial, the dial and a domed crystal."""
        bz = w.s['bezel']
        width, height = bz.get('w', 2.4), bz.get('h', 1.5)
        ol = Outline('round', R=w.bez_r)
        zt = w.ztop = w.zb + height
        w.zd = w.zb - bz.get('dial_drop', .55)
        w.rd = w.bez_r - width - LIP
        bz['type'](w, bz, ol, 0, width, w.zb, zt)
        rehaut = M.dial_matte(bz['rehaut']) if 'rehaut' in bz else M.polished(w.metal)
        lathe('rehaut', ol, [(width, zt - .35), (width + .08, zt - .4), (width + .5, w.zd)], [rehaut], 256, 25)
        w.dial(ol, width + LIP)
        w.crystal(width - .02, zt)

    def crystal(w, inset, zt):
        """A crystal that stands a little over the bezel and rises by crystal['dome'] to its middle."""
        facts = w.s['crystal']
        dome, reach = facts.get('dome', 1.0), w.bez_r - inset
        profile = [(inset, zt - .3), (inset, zt + .12), (inset + .12, zt + .24)]
        for i in range(1, 15):
            u = i / 15
            profile.append((inset + .12 + (reach - .3) * u, zt + .24 + dome * (1 - (1 - u) ** 2)))
        lathe('crystal', Outline('round', R=w.bez_r), profile, [M.crystal(refl=facts.get('refl', .8))], 192, 60, cap1=True)

    def dial(w, ol, inset):
        """The plate of the dial and its hour markers; all printing is left to the extras."""
        d = w.s['dial']
        prism('dial', ol.pts(inset - .3, 256), w.zd - .5, w.zd, 0, [d['finish'](d)], 20)
        w.ink = M.paint(d['ink'], .4)
        metal, lume = M.polished(d.get('imetal', w.metal), .06), M.lume(d.get('lume', '#d9c48f'))
        for ix in d.get('indices', []):
            for hour in ix.get('hours', range(12)):
                a, r = clock(hour / 12), w.rd * ix['r']
                ix['kind'](w, ix, hour, a, r, (r * math.cos(a), r * math.sin(a)), w.zd, metal, lume, w.ink)

    # ---- hands ------------------------------------------------------------------
    def hands(w):
        """The pair of hands in the style of the SPEC, their hub, and a seconds hand if there is one at the centre."""
        h = w.s['hands']
        metal = h.get('metal', w.metal)
        hm = M.lacquer(h['paint'], .3, 0, .8) if h.get('paint') else M.polished(BLUED if metal == 'blued' else metal, h.get('rough', .06))
        lm = M.lume(w.s['dial'].get('lume', '#d9c48f'))
        sc = w.rd / 15
        ah, am, _ = hand_angles(*h.get('time', (10, 9, 36)))
        zh, zm, zs = w.zd + .62, w.zd + 1.0, w.zd + 1.45
        lengths = h.get('lh', w.rd * .60), h.get('lm', w.rd * .90)

        def two(f):
            f(lengths[0], 1.25 * sc, zh, ah, 'h')
            f(lengths[1], 1.0 * sc, zm, am, 'm')
        h['style'](w, h, two, hm, lm, sc)
        revolve('hubh', [(1.25 * sc, zh - .05), (1.25 * sc, zh + .2)], hm, 48, 30, False, True)
        revolve('hubm', [(1.05 * sc, zm - .05), (1.05 * sc, zm + .16), (.95 * sc, zm + .2)], hm, 48, 30, False, True)
        sec = h.get('sec')
        if not sec:
            revolve('cap', [(.62 * sc, zm + .1), (.62 * sc, zm + .34), (.45 * sc, zm + .44), (.02, zm + .44)], hm, 40, 30, False, True)
            return
        sm = M.lacquer(h['sec_paint'], .3) if h.get('sec_paint') else hm
        length, a = h.get('ls', w.rd * .97), clock(h.get('sec_at', .6))
        hand_flat('sec', [(-4.2 * sc, .22 * sc), (-1.5 * sc, .20 * sc), (0, .15 * sc), (length, .055 * sc)], zs, .1, sm, a, ch=.03)
        revolve('subcap', [(.75 * sc, zs - .05), (.75 * sc, zs + .14), (.6 * sc, zs + .24), (.02, zs + .24)], sm, 48, 30, False, True)
        if callable(sec):
            sec(w, length, zs, a, sm, lm, sc)

    # ---- strap --------------------------------------------------------------------
    def path(w, sgn):
        """Centre line of half a strap: out of the lugs with a small arch, then flat on the table."""
        st = w.s['strap']
        y0 = w.s['case']['l2l'] / 2 - st.get('inset', 2.0)    # inset: how far inside the lug tips the strap begins
        z0, z1, length, n = st.get('bar_z', BAR_Z), st.get('th', 3.4) * .42, st.get('len', 72), 160
        points = []
        for i in range(n + 1):
            u = i / n * length
            z = z1 + (z0 - z1) * math.exp(-(u / 9) ** 2) + st.get('arch', .9) * math.exp(-((u - 13) / 9) ** 2)
            points.append(np.array([0, sgn * (y0 + u), z]))
        return points

    def strap(w):
        """Both halves of the strap, and the spring bars unless the case has none."""
        st, y = w.s['strap'], w.s['case']['l2l'] / 2 - 2.0
        bar = capsule(.7, w.lug + .4, 16, 3)
        for sgn in (1, -1):
            st['type'](w, w.path(sgn), sgn, st)
            if st.get('bars', True):
                instances('bar', bar, [frame((0, sgn * y, st.get('bar_z', BAR_Z)), (0, 1, 0), (1, 0, 0), (0, 0, -1))], w.pol)
