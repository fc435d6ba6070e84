"""Ulysse Nardin Chronometer, 1956: rose gold, 35 mm, ivory dial, applied darts, dagger hands, cognac leather."""
import dialwork as dial
import dress_cases as case
import handsets as hands
import leathers

SPEC = dict(
    case=dict(kind='round', d=35, height=8.4, metal='rose', l2l=42.6, bezel_in=.45,
              profile=[(4.8, .05, 0), (2.6, .12, .2), (1.6, 1.1, .4), (.2, 1.9, .5), (0, 3.2, .6), (0, 4.7, .4), (.45, 5.5, 0)],
              lugs=[(10.4, 10.6, 13.7, 1.8, 5.3, 5), (14.4, 9.1, 13.0, 1.6, 5.2, 5), (17.2, 9.15, 12.2, 1.1, 4.6, 5),
                    (19.5, 9.2, 11.7, .6, 3.5, 5), (21.3, 9.2, 11.4, .3, 2.1, 4.5)], tip=.5, bevel=True,
              crown=dict(r=2.25, l=2.1, teeth=34, z=3.9, gap=.04)),
    build=dict(case=case.turned_case, lugs=case.sculpted_lugs, crown=case.crown),
    bezel=dict(type=case.turned_bezel, w=2.0, h=1.25,
               profile=[(0, .35, .12), (.12, .55, .15), (.55, 1.1, .5), (.90, 1.25, .12), (1, 1.12, .08)]),
    dial=dict(color='#f0dcb6', finish=dial.opaline, metallic=0, rough=.5, ink='#4a3526', imetal='rose', track=None,
              indices=[dict(kind=dial.dart, r=.785, l=3.5, w=.95, hours=[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
                       dict(kind=dial.bar, r=.785, l=3.5, w=.66, double=True, hours=[0])]),
    extras=[dial.strokes(.935, .975, .09, 60, lambda i: i % 5 == 0), dial.dots(.955, .46, 12, relief=.10, metal='rose')],
    hands=dict(style=hands.dagger, metal='rose', sec='thin', time=(10, 8, 36), lh=8.4, lm=12.3, ls=12.9, wf=.66),
    strap=dict(type=leathers.calf_strap, w=18, w1=15.5, color='#8c5029', color2='#5c2f14', stitch='#b98f62', gloss=.42, pad=.7, th=3.0,
               inset=3.3),
    crystal=dict(dome=1.3))
