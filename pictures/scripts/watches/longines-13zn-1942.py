"""Longines 13ZN, 1942: flyback chronograph, steel, 37 mm, silver two-tone dial, large 30-minute register, tachymeter scale."""
import dialwork as dial
import dress_cases as case
import handsets as hands
import leathers

INK, BLUED = '#24262c', '#1d3180'    # the steel lighter than `blued`: under this crystal the hour hand would turn grey

SPEC = dict(
    case=dict(kind='round', d=37, height=9.0, metal='steel', l2l=45, bezel_in=.45,
              profile=[(5.0, .05, 0), (2.6, .12, .2), (1.6, 1.2, .4), (.2, 2.0, .5), (0, 3.4, .6), (0, 5.0, .4), (.45, 5.8, 0)],
              lugs=[(12.0, 9.1, 13.4, 1.9, 5.0, 4), (15.6, 9.15, 12.9, 1.7, 5.4, 4), (18.4, 9.2, 12.2, 1.2, 4.7, 4),
                    (20.7, 9.2, 11.7, .6, 3.4, 4), (22.5, 9.2, 11.3, .3, 2.0, 3.5)], tip=.6, bevel=True, bevel_grows=6,
              crown=dict(r=2.5, l=2.3, teeth=34, z=4.2, gap=.12), pushers_at=[27, -27]),
    build=dict(case=case.turned_case, lugs=case.sculpted_lugs, crown=case.crown),
    bezel=dict(type=case.turned_bezel, w=2.1, h=1.45, rehaut='#9b968b',
               profile=[(0, .45, .12), (.08, .62, .10), (.38, .70, .06), (.42, 1.05, .12), (.82, 1.45, .2), (1, 1.3, .08)]),
    dial=dict(color='#c9c1b0', finish=dial.opaline, ink=INK, track=None, indices=[]),
    extras=[case.pump_pushers,
            dial.register((6.65, 0), 4.6, 30, 5, [(m / 30, str(m)) for m in range(5, 31, 5)], dial.opaline, metal='blued',
                          color='#a79e8a', ink=INK, size=.95, label_r=.60, hand_r=.80),
            dial.register((-6.65, 0), 4.0, 60, 5, [(m / 60, str(m)) for m in range(15, 61, 15)], dial.opaline, metal='blued',
                          color='#a79e8a', ink=INK, size=.9, label_r=.58, hand_r=.80),
            dial.field(.865, 1.0, dial.opaline, color='#958b76'),
            dial.circle(.865, .09), dial.tachymeter(.928, .80, font='decob'),
            dial.strokes(.825, .865, .05, 300, lambda i: i % 5 == 0), dial.strokes(.805, .865, .08, 60, lambda i: i % 5 == 0),
            dial.strokes(.79, .865, .20, 12),
            dial.arabics([1, 2, 4, 5, 6, 7, 8, 10, 11, 12], .69, 1.95, font='deco', bold=.014)],
    hands=dict(style=hands.leaf, metal=BLUED, sec='thin', time=(10, 7, 30), sec_at=0., lh=8.2, lm=12.4, ls=12.9, wf=.50),
    strap=dict(type=leathers.calf_strap, w=18, w1=15.5, color='#322016', color2='#160d08', stitch='#8a6a48', gloss=.42, pad=.6, th=3.0,
               inset=3.3),
    crystal=dict(dome=1.4, refl=.28))
