"""Tissot Antimagnétique, 1938: steel, 33 mm, silver two-tone sector dial, small seconds, tan leather. Condition good."""
import dialwork as dial
import dress_cases as case
import handsets as hands
import leathers
import mats

INK = '#2a2620'


def worn_case(w):
    """Eighty years of wear: every polished surface after this one has soft edges and hairlines."""
    w.pol = mats.worn(w.metal)
    case.turned_case(w)


SPEC = dict(
    case=dict(kind='round', d=33, height=7.6, metal='steel', l2l=40.4, bezel_in=.5,
              profile=[(4.6, .05, 0), (2.5, .12, .2), (1.5, 1.0, .4), (.2, 1.8, .5), (0, 3.0, .6), (0, 4.2, .5), (.5, 4.9, 0)],
              lugs=[(10.2, 9.6, 12.2, 1.6, 4.7, 4), (14.0, 8.75, 11.6, 1.5, 4.5, 4), (16.6, 8.8, 11.1, 1.0, 3.9, 4),
                    (18.6, 8.8, 10.8, .6, 2.9, 4), (20.2, 8.8, 10.6, .3, 1.9, 3.5)], tip=.5, bevel=True,
              crown=dict(r=2.2, l=2.0, teeth=30, z=3.5, gap=.04)),
    build=dict(case=worn_case, lugs=case.sculpted_lugs, crown=case.crown),
    bezel=dict(type=case.turned_bezel, w=1.95, h=1.25, rehaut='#9b968b',
               profile=[(0, .40, .12), (.10, .55, .10), (.42, .62, .06), (.46, 1.0, .12), (.80, 1.25, .2), (1, 1.15, .08)]),
    dial=dict(color='#c3b89e', finish=dial.opaline, age=.35, ink=INK, track=None, indices=[]),
    extras=[dial.register((0, -6.5), 3.6, 60, 15, [], dial.opaline, at=.60, metal='blued', color='#a2977e', ink=INK, depth=.12, outer=.93,
                          hand_r=.84, age=.3),
            dial.field(.0, .50, dial.opaline, color='#857b66', age=.3, metallic=.6, rough=.42),
            dial.circle(.50, .09), dial.circle(.565, .06), dial.strokes(.50, .565, .07, 60, lambda i: i % 5 == 0),
            dial.strokes(.50, .62, .10, 12),
            dial.strokes(.0, .50, .06, 4),
            dial.railway(.845, .90), dial.labels([(m / 60, str(m)) for m in range(5, 61, 5)], .95, .60, 'decob', turned=False),
            dial.arabics([1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12], .735, 1.85, font='deco', bold=.012)],
    hands=dict(style=hands.pencil, metal='blued', sec=None, time=(10, 8, 36), lh=7.2, lm=10.9, wf=.42),
    strap=dict(type=leathers.calf_strap, w=17.2, w1=15, color='#a5754a', color2='#6b4424', stitch='#cdb48a', gloss=.6, worn=.5, pad=.35,
               th=2.7, inset=3.1),
    crystal=dict(dome=1.3))
