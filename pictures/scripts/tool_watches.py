"""Shapes shared by the tool watches: cases with crown guards, painted markers, lume hands, canvas straps.

Functions with the signature (w, ix, h, a, r, c, zd, im, lm, ink) are kinds of
hour marker, (w, h, two, hm, lm, sc) styles of hands and (w, pts, sgn, st) kinds
of strap, as watch.Watch calls them. All lengths are millimetres.
"""
import math

import bpy
import mats as M
import numpy as np
from dialwork import PRINT, strokes
from dress_cases import turned_case
from geo import (Outline, F_DECOB, bar, boolean, capsule, clock, cos, frame, hand_flat, instances, loft, pi, prism,
                 rad, revolve, ring_flat, rotz, sin, text)


# ---- cases -------------------------------------------------------------------
class GuardedOutline(Outline):
    """A round case with a shoulder on the crown's side, with or without a notch for the crown.

    `rise` is the height of the shoulder over the circle, `full` and `end` the angles
    (degrees from three o'clock) where it begins to fall and where it is gone, `notch`
    the half angle kept free for the crown.
    """
    def __init__(self, R, rise, full, end, notch=0.0):
        super().__init__('round', R=R)
        self.rise, self.full, self.end, self.notch = rise, rad(full), rad(end), rad(notch)

    def pts(self, off=0.0, n=192):
        """Outline points `off` inside the edge; sampled more finely around the crown."""
        out = []
        for i in range(n):
            u = 2 * i / n - 1
            t = pi * (.35 * u + .65 * u ** 3)  # crowded near three o'clock, where the shape changes
            d = abs(t)
            f = 1 if d < self.full else 0 if d > self.end else .5 + .5 * cos(pi * (d - self.full) / (self.end - self.full))
            if self.notch and d < self.notch:
                f *= (d / self.notch) ** 6
            r = self.p['R'] - off + self.rise * f * max(0, 1 - (off / 1.8) ** 2)  # the back and the bezel's seat stay round
            out.append((r * cos(t), r * sin(t)))
        return out


def guarded_case(w):
    """Case stage of the build: a round case with the shoulder given by case['guard']."""
    w.ol = GuardedOutline(w.R, **w.s['case']['guard'])
    turned_case(w)


# ---- painted and luminous markers ----------------------------------------------
def lume_plot(w, ix, h, a, r, c, zd, im, lm, ink):
    """A round dab of luminous paint, slightly proud of the dial, `w` mm across."""
    q = ix['w'] / 2
    revolve('plot', [(q, zd), (q * .97, zd + .07), (q * .85, zd + .12), (.02, zd + .14)], lm, 48, 60, False, True, c=c)


def lume_bar(w, ix, h, a, r, c, zd, im, lm, ink):
    """A radial bar of luminous paint."""
    bar('plot', ix['l'], ix['w'], zd, .13, a, r, lm, .05)


def lume_triangle(w, ix, h, a, r, c, zd, im, lm, ink):
    """A triangle of luminous paint that points to the centre."""
    x, l = ix['w'] / 2, ix['l'] / 2
    prism('plot', [(-x, r + l), (0, r - l), (x, r + l)], zd, zd + .13, .05, lm, 0, rotz(a - pi / 2))


def painted_numeral(w, ix, h, a, r, c, zd, im, lm, ink):
    """An upright Arabic numeral printed in the dial's ink, in the font file of ix['font']."""
    text(str(h or 12), ix['size'], ix['font'], c, zd + .012, ink, 0, .006, ix.get('sx', 1))


# ---- registers ---------------------------------------------------------------------
def minute_track(r, minor, major, split=5, ink=None):
    """Extra: strokes for fifths of a second, minutes and hours, hanging from the radius r (a fraction of the dial's).

    minor, major: (length as a fraction of the radius, width in mm) of the minutes and of every fifth one.
    """
    parts = [strokes(r - minor[0], r, minor[1], 60, lambda i: i % 5 == 0, ink), strokes(r - major[0], r, major[1], 12, ink=ink)]
    if split > 1:
        parts.append(strokes(r - minor[0] * .6, r, minor[1] * .6, 60 * split, lambda i: i % split == 0, ink))

    def draw(w):
        for part in parts:
            part(w)
    return draw


def painted_register(c, r, n, major, texts, colour, ink, depth=.22):
    """Extra: a register of the dial's own matt colour, sunk `depth` mm, with a painted hand at rest on its zero.

    n strokes, every major-th a long one; texts are (fraction of a turn, text).
    """
    def draw(w):
        z = w.zd - depth
        plate = bpy.data.objects['dial']
        boolean(plate, [revolve('cut', [(r, z - .04), (r, w.zd + 1)], plate.data.materials[0], 128, 0, True, True, c=c)])
        ring_flat('subfloor', .01, r + .02, z, M.matt_black(colour), 96, c)
        revolve('subwall', [(r + .10, w.zd + .004), (r, w.zd - .03), (r - .03, z)], M.paint('#2a2928', .35), 160, 60, c=c)
        paint = M.paint(ink, .4)
        for i in range(n):
            long = i % major == 0
            length = .66 if long else .40
            bar('mark', length, .13 if long else .08, z + .008, .012, clock(i / n), r - .24 - length / 2, paint, 0, c)
        for fraction, label in texts:
            a = clock(fraction)
            text(label, .92, F_DECOB, (c[0] + r * .64 * cos(a), c[1] + r * .64 * sin(a)), z + PRINT, paint, 0, .004)
        lacquer = M.lacquer(ink, .3)
        hand_flat('subhand', [(-r * .22, .15), (0, .19), (r * .72, .10), (r * .84, .02)], z + .25, .12, lacquer, clock(0), c, .03)
        revolve('subcap', [(.42, z + .2), (.42, z + .42), (.3, z + .5), (.02, z + .5)], lacquer, 32, 30, False, True, c=c)
    return draw


# ---- hands -----------------------------------------------------------------------
def framed_hand(profile, window, z, angle, metal, lume):
    """One flat hand with a luminous window; both given as (distance, half width) along the hand."""
    hand_flat('hand', profile, z, .15, metal, angle, ch=.04)
    if window:
        hand_flat('hl', window, z + .09, .09, lume, angle, ch=.02)


def mark_xi_hands(w, h, two, hm, lm, sc):
    """A blunt, squared hour hand and a long tapering minute hand, both white with cream windows."""
    def one(L, W, z, a, which):
        if which == 'h':
            framed_hand([(-2.2, .34), (0, .42), (1.7, .42), (2.5, .78), (L, 1.02)], [(3.0, .48), (L - .35, .70)], z, a, hm, lm)
        else:
            framed_hand([(-2.4, .30), (0, .36), (2.2, .36), (3.2, .78), (L - 2.2, .62), (L, .05)],
                        [(3.6, .48), (L - 2.3, .34), (L - 1.4, .14)], z, a, hm, lm)
    two(one)


def lume_baton_hands(w, h, two, hm, lm, sc):
    """White baton hands with long cream windows and short pointed tips."""
    def one(L, W, z, a, which):
        x = .62 if which == 'h' else .52
        framed_hand([(-2.3, x * .9), (0, x), (L - .9, x * .9), (L, .05)], [(L * .28, x * .58), (L - 1.1, x * .52)], z, a, hm, lm)
    two(one)


def mercedes_hands(w, h, two, hm, lm, sc):
    """A diver's hands: the hour carries a disc divided in three, the minute is a long sword."""
    def one(L, W, z, a, which):
        if which == 'm':
            framed_hand([(-2.3, .28), (0, .36), (3.0, .36), (3.8, .70), (L - 1.5, .62), (L, .04)],
                        [(4.1, .46), (L - 1.7, .40), (L - 1.0, .16)], z, a, hm, lm)
            return
        r, d = 1.52, L * .645
        framed_hand([(-2.3, .30), (0, .40), (d - r * .95, .40)], None, z, a, hm, lm)
        framed_hand([(d + r * .90, .62), (L - .9, .50), (L, .04)], [(d + r * 1.05, .36), (L - 1.0, .28), (L - .55, .08)], z, a, hm, lm)
        c = (d * cos(a), d * sin(a))
        revolve('pip', [(r, z), (r, z + .13), (r - .05, z + .16), (r - .22, z + .16), (r - .24, z)], hm, 64, 30, c=c)
        revolve('hl', [(r - .22, z + .10), (.02, z + .13)], lm, 48, 30, False, True, c=c)
        for q in range(3):
            bar('spoke', r * .95, .20, z + .08, .09, a + q * 2 * pi / 3, r * .5, hm, .02, c)
    two(one)


def lollipop(w, length, z, angle, sm, lm, sc):
    """The luminous disc on the needle of a diver's seconds hand."""
    c = (length * .68 * cos(angle), length * .68 * sin(angle))
    revolve('lolr', [(.72, z), (.72, z + .12), (.53, z + .12), (.53, z)], sm, 40, 30, c=c)
    revolve('lol', [(.53, z + .08), (.02, z + .12)], lm, 40, 60, False, True, c=c)


# ---- straps -----------------------------------------------------------------------
def canvas_strap(w, pts, sgn, st):
    """A flat woven strap with a rolled edge and a row of stitches along it.

    Keys of `st`: color, color2 (shadow between the threads), stitch, th (thickness), w1 (width at the end).
    """
    n, w0, w1, th = len(pts) - 1, w.lug - .3, st.get('w1', w.lug - 1.5), st.get('th', 2.2)
    length = np.linalg.norm(pts[-1] - pts[0])
    rings = []
    along = []
    for i, p in enumerate(pts):
        hw = (w0 + (w1 - w0) * i / n) / 2
        u = length * i / n
        t = th * min(1, .62 + u / 3)
        a = pts[min(i + 1, n)] - pts[max(i - 1, 0)]
        a = a / np.linalg.norm(a)
        up = np.array([0, -a[2], a[1]]) * sgn
        bulge = .55 * math.exp(-(u / 2.6) ** 2)  # the loop around the spring bar
        half = [(hw - .5, t / 2 + .02), (hw - .15, t / 2 - .12), (hw, t / 2 - .5), (hw, -t / 2 + .4), (hw - .4, -t / 2)]
        top = [(hw * k / 12, t / 2 + bulge - (.10 if abs(abs(hw * k / 12) - (hw - 1.3)) < .35 else 0)) for k in range(-11, 12)]
        section = [(-x, z) for x, z in reversed(half)][::1] + top + half
        rings.append([tuple(p + np.array([x, 0, 0]) + up * z) for x, z in section])
        along.append((p, a, up, hw, t))
    if sgn < 0:
        rings = [list(reversed(r)) for r in rings]
    loft('strap', rings, [M.canvas(st['color'], st['color2'])], 50, True, True)
    stitches = []
    for side in (-1, 1):
        for q in range(int((length - 5) / 2.5)):
            p, a, up, hw, t = along[int((4.6 + q * 2.5) / length * n)]
            x = np.array([1., 0, 0])
            stitches.append(frame(p + x * side * (hw - 1.3) + up * (t / 2 - .04), x, a, up))
    instances('stitch', capsule(.2, 1.9), stitches, M.thread(st['stitch']))
