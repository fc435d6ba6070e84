"""IWC Mark XI, 1952: a pilot's watch, steel, 36 mm, matt black, on grey canvas. Condition good."""
import dress_cases as case
import mats
from tool_watches import canvas_strap, lume_bar, lume_triangle, mark_xi_hands, minute_track, painted_numeral

WHITE = '#efe4c8'
NUMERALS = '/usr/share/fonts/truetype/lato/Lato-Bold.ttf'

SPEC = dict(
    case=dict(kind='round', d=36, height=8.6, metal='steel', worn=True, l2l=43.8, bezel_in=.75,
              profile=[(4.8, .05, 0), (2.6, .12, .2), (1.6, 1.1, .4), (.2, 1.9, .5), (0, 3.0, .6), (0, 5.6, .5), (.75, 6.7, 0)],
              lugs=[(11.0, 9.1, 14.0, 1.8, 5.5, 5), (14.4, 9.12, 13.1, 1.6, 6.1, 5), (17.6, 9.15, 12.3, 1.1, 5.2, 5),
                    (20.0, 9.2, 11.8, .6, 3.7, 5), (21.9, 9.2, 11.5, .3, 2.1, 4.5)],
              tip=.6, bevel=True, bevel_grows=6, brushed_lugs=True, crown=dict(r=2.8, l=2.5, teeth=30, z=4.1, gap=.12)),
    build=dict(case=case.turned_case, lugs=case.sculpted_lugs, crown=case.crown),
    bezel=dict(type=case.turned_bezel, w=1.85, h=1.4, rehaut='#0b0a0a',
               profile=[(0, .45, .12), (.08, .62, .10), (.42, .80, .15), (.50, 1.1, .12), (.82, 1.4, .2), (1, 1.28, .08)]),
    dial=dict(color='#0e0d0c', finish=lambda d: mats.matt_black(d['color']), ink=WHITE, lume='#d2b878',
              indices=[dict(kind=painted_numeral, r=.735, size=2.35, font=NUMERALS, hours=range(1, 12)),
                       dict(kind=lume_triangle, r=.775, l=2.2, w=2.3, hours=[0]),
                       dict(kind=lume_bar, r=.925, l=1.5, w=.62, hours=[3, 6, 9])]),
    extras=[minute_track(.985, (.058, .14), (.090, .30), split=1)],
    hands=dict(style=mark_xi_hands, paint=WHITE, sec='thin', time=(10, 7, 32), sec_at=.5415, lh=8.5, lm=13.0, ls=13.7),
    strap=dict(type=canvas_strap, w=18, w1=16.5, inset=3.6, color='#85857f', color2='#4f504d', stitch='#a8a79f'),
    crystal=dict(dome=1.3, refl=.38))
