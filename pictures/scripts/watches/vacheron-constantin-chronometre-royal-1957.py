"""Vacheron Constantin Chronomètre Royal, 1957: yellow gold, 35 mm, teardrop lugs, champagne dial, black alligator."""
import dialwork as dial
import dress_cases as case
import handsets as hands
import leathers

SPEC = dict(
    case=dict(kind='round', d=35, height=8.2, metal='gold', l2l=42.8, bezel_in=1.75,
              profile=[(4.8, .05, 0), (2.6, .12, .2), (1.6, 1.1, .4), (.3, 1.9, .6), (0, 3.1, .8), (.25, 4.3, .7), (1.0, 4.85, .5),
                       (1.75, 5.0, 0)],
              lugs=[(9.6, 9.0, 14.3, 1.8, 5.75, 2.3), (12.4, 8.95, 14.1, 1.8, 5.75, 2.3), (15.4, 9.0, 13.0, 1.4, 5.2, 2.3),
                    (18.4, 9.1, 11.8, .8, 3.9, 2.3), (21.4, 9.2, 10.9, .3, 1.9, 2.3)], tip=.9, head=2.6,
              crown=dict(r=2.2, l=2.0, teeth=32, z=3.2, gap=-.06)),
    build=dict(case=case.turned_case, lugs=case.sculpted_lugs, crown=case.crown),
    bezel=dict(type=case.turned_bezel, w=1.35, h=1.45,
               profile=[(0, .7, .12), (.15, .95, .2), (.55, 1.4, .3), (.88, 1.45, .10), (1, 1.3, .08)]),
    dial=dict(color='#d9c08c', finish=dial.soleil, ink='#3a2f20', imetal='gold', track=None,
              indices=[dict(kind=dial.bar, r=.79, l=3.6, w=.62, hours=[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
                       dict(kind=dial.bar, r=.79, l=3.6, w=.62, double=True, hours=[0])]),
    extras=[dial.strokes(.94, .985, .06, 60, lambda i: i % 5 == 0), dial.strokes(.93, .985, .14, 12)],
    hands=dict(style=hands.baton, metal='gold', sec='thin', time=(10, 8, 36), lh=8.4, lm=12.0, ls=12.9, wf=.42),
    strap=dict(type=leathers.alligator_strap, w=18, w1=15.5, color='#141312', color2='#040404', stitch='#2c2927', gloss=.30, pad=.75,
               th=3.0, inset=3.3),
    crystal=dict(dome=1.2))
