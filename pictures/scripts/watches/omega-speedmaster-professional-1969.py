"""Omega Speedmaster Professional, 1969, reference 145.022: steel, 42 mm, black tachymeter bezel, steel bracelet."""
import dress_cases as case
import mats
from bracelets import three_row
from tool_bezels import tachymeter
from tool_watches import guarded_case, lume_bar, lume_baton_hands, minute_track, painted_register

WHITE, BLACK = '#e9e4d8', '#0b0a0a'

SPEC = dict(
    case=dict(kind='round', d=40, height=8.6, metal='steel', l2l=47.8, bezel_in=.3, guard=dict(rise=1.5, full=26, end=52),
              profile=[(4.8, .05, 0), (2.6, .12, .2), (1.6, 1.1, .4), (.2, 1.9, .4), (0, 2.6, .4), (0, 6.5, .5), (.3, 7.1, 0)],
              lugs=[(11.6, 10.1, 15.9, 1.7, 6.2, 5), (15.2, 10.1, 15.0, 1.6, 6.8, 5), (18.4, 10.1, 14.1, 1.2, 6.1, 5),
                    (21.2, 10.1, 13.1, .7, 4.6, 5), (23.9, 10.1, 12.3, .3, 2.3, 4.5)],
              tip=.7, bevel=True, bevel_grows=7, brushed_lugs=True, crown=dict(r=2.7, l=2.1, teeth=36, z=4.2, gap=.12),
              pushers_at=[28, -28]),
    build=dict(case=guarded_case, lugs=case.sculpted_lugs, crown=case.crown),
    bezel=dict(type=tachymeter, w=4.1, h=1.3, insert=BLACK, ink='#e4dfd2', rehaut=BLACK),
    dial=dict(color='#0d0c0b', finish=lambda d: mats.matt_black(d['color']), ink=WHITE, lume='#d9c490',
              indices=[dict(kind=lume_bar, r=.83, l=2.5, w=.62, hours=[0, 1, 2, 4, 5, 7, 8, 10, 11]),
                       dict(kind=lume_bar, r=.90, l=.9, w=.62, hours=[3, 6, 9])]),
    extras=[case.pump_pushers,
            painted_register((7.5, 0), 4.35, 30, 5, [(1 / 3, '10'), (2 / 3, '20'), (1, '30')], BLACK, WHITE),
            painted_register((-7.5, 0), 4.35, 60, 5, [(1 / 3, '20'), (2 / 3, '40'), (1, '60')], BLACK, WHITE),
            painted_register((0, -7.5), 4.35, 24, 2, [(.25, '3'), (.5, '6'), (.75, '9'), (1, '12')], BLACK, WHITE),
            minute_track(.99, (.056, .10), (.066, .16))],
    hands=dict(style=lume_baton_hands, paint='#ece8dc', sec='thin', time=(10, 8, 0), sec_at=0, sec_paint='#ece8dc', lh=8.6, lm=13.2,
               ls=14.2),
    strap=dict(type=three_row, w=20, w1=16.5, pitch=5.4, rows=[.27, .46, .27], th=2.7, inset=2.4, bar_z=2.4, arch=.35),
    crystal=dict(dome=1.8, refl=.38))
