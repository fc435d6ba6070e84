"""Rolex Submariner, 1967, reference 5513: steel, 40 mm, no date, creamy plots, riveted steel bracelet."""
import dress_cases as case
import mats
from bracelets import three_row
from tool_bezels import diver
from tool_watches import guarded_case, lollipop, lume_bar, lume_plot, lume_triangle, mercedes_hands, minute_track

SPEC = dict(
    case=dict(kind='round', d=39.5, height=8.4, metal='steel', l2l=47.6, bezel_in=.35, guard=dict(rise=1.3, full=15, end=38, notch=11.5),
              profile=[(4.8, .05, 0), (2.6, .12, .2), (1.6, 1.1, .4), (.2, 1.9, .4), (0, 2.4, .3), (0, 6.4, .3), (.35, 7.0, 0)],
              lugs=[(11.8, 10.1, 15.5, 1.7, 6.75, 5), (15.6, 10.1, 14.6, 1.5, 6.6, 5), (19.2, 10.1, 13.6, 1.0, 5.7, 5),
                    (21.8, 10.1, 13.0, .6, 4.1, 5), (23.8, 10.1, 12.6, .3, 2.3, 4.5)],
              tip=.7, bevel=True, bevel_grows=7, brushed_lugs=True, crown=dict(r=2.9, l=2.9, teeth=36, z=4.3, gap=.12)),
    build=dict(case=guarded_case, lugs=case.sculpted_lugs, crown=case.crown),
    bezel=dict(type=diver, w=5.3, h=1.9, insert='#0c0c0e', ink='#d9d2c0', rehaut='#0b0a0a', dial_drop=.3),
    dial=dict(color='#0d0c0b', finish=lambda d: mats.matt_black(d['color']), ink='#ded8c8', lume='#d9c48d',
              indices=[dict(kind=lume_plot, r=.79, w=2.25, hours=[1, 2, 4, 5, 7, 8, 10, 11]),
                       dict(kind=lume_bar, r=.755, l=3.9, w=1.5, hours=[3, 6, 9]),
                       dict(kind=lume_triangle, r=.765, l=3.5, w=3.4, hours=[0])]),
    extras=[minute_track(.985, (.058, .12), (.058, .30), split=1)],
    hands=dict(style=mercedes_hands, metal='steel', rough=.3, sec=lollipop, time=(10, 7, 33), sec_at=.546, lh=8.6, lm=12.4, ls=13.0),
    strap=dict(type=three_row, w=20, w1=16.5, pitch=6.9, th=2.6, rivets=True, inset=2.4, bar_z=2.4, arch=.35),
    crystal=dict(dome=1.9, refl=.38))
