"""Patek Philippe Calatrava reference 96, 1948: yellow gold, 31 mm, silver opaline dial, dauphine hands."""
import dialwork as dial
import dress_cases as case
import handsets as hands
import leathers

INK = '#2b2722'

SPEC = dict(
    case=dict(kind='round', d=30.8, height=7.2, metal='gold', l2l=38.4, bezel_in=.55,
              profile=[(4.5, .05, 0), (2.4, .12, .2), (1.5, 1.0, .4), (.25, 1.7, .5), (0, 3.0, .8), (.12, 4.7, .5), (.55, 5.3, .0)],
              lugs=[(7.5, 9.0, 13.1, 1.7, 4.3, 3.2), (9.9, 9.0, 12.5, 1.6, 4.95, 3.2), (12.6, 9.0, 11.9, 1.4, 4.8, 3.2),
                    (15.2, 9.05, 11.4, 1.0, 4.3, 3.2), (17.4, 9.1, 11.1, .6, 3.3, 3.2), (19.2, 9.1, 10.9, .3, 2.0, 3.0)], tip=.8,
              crown=dict(r=1.95, l=1.9, teeth=30, z=3.4, gap=.02)),
    build=dict(case=case.turned_case, lugs=case.sculpted_lugs, crown=case.crown),
    bezel=dict(type=case.turned_bezel, w=2.15, h=1.05, profile=[(0, .45, .15), (.10, .62, .12), (.86, 1.05, .10), (1, .95, .08)]),
    dial=dict(color='#bdb5a1', finish=dial.opaline, ink=INK, imetal='gold', track=None,
              indices=[dict(kind=dial.bar, r=.80, l=2.5, w=.62, taper=.72, hours=[1, 2, 3, 4, 5, 7, 8, 9, 10, 11]),
                       dict(kind=dial.bar, r=.80, l=2.5, w=.62, taper=.72, double=True, hours=[0])]),
    extras=[dial.register((0, -6.5), 3.75, 60, 15, [], dial.opaline, at=.60, metal='gold', color='#aea690', ink=INK, depth=.10, outer=.93,
                          hand_r=.82),
            dial.dots(.95, .24, relief=.10, metal='gold')],
    hands=dict(style=hands.dauphine, metal='gold', sec=None, time=(10, 8, 36), lh=6.9, lm=10.6, wf=1.0),
    strap=dict(type=leathers.calf_strap, w=18, w1=15, color='#5b3a24', color2='#2b1810', stitch='#6b4a30', gloss=.42, pad=.75, th=2.8,
               inset=3.3),
    crystal=dict(dome=1.1))
