"""Waltham trench watch, 1918: sterling silver cushion, 34 mm, white enamel, on olive canvas. Condition good."""
import dialwork as dial
import dress_cases
import mats
from tool_watches import canvas_strap
from trench import cathedral_hands, cushion_case, outlined_numeral, wire_lugs

SILVER, BLUED, ENAMEL, INK = '#d8d3c9', '#142048', '#f7f1e2', '#1c1916'
NUMERALS = '/usr/share/fonts/truetype/adf/GilliusADF-Bold.otf'


def enamel(d):
    """Fired white enamel."""
    return mats.lacquer(ENAMEL, .3, 0, 1.)


SPEC = dict(
    case=dict(kind='round', d=34, height=8.4, metal=SILVER, worn=True, bezel_r=15.6, wire=1.5, wire_span=18.6, wire_y=21.0, l2l=42.5,
              crown=dict(r=3.0, l=2.8, teeth=28, z=3.4, dome=.6, gap=.12)),
    build=dict(case=cushion_case, lugs=wire_lugs, crown=dress_cases.crown),
    bezel=dict(type=dress_cases.turned_bezel, w=1.75, h=1.3, profile=[(0, .3, .1), (.12, .5, .2), (.5, 1.15, .5), (.9, 1.3, .15),
                                                                      (1, 1.15, .08)]),
    dial=dict(finish=enamel, ink=INK, lume='#cdb479',
              indices=[dict(kind=outlined_numeral, r=.745, size=3.05, border=.17, font=NUMERALS,
                            hours=[0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11])]),
    extras=[dial.register((0, -7.35), 3.6, 60, 5, [(m / 60, str(m)) for m in range(10, 61, 10)], enamel, at=55 / 60, metal='blued',
                          color='#e6dfd0',
                          ink=INK, size=.82, label_r=.62, hand_r=.80, depth=.16),
            dial.railway(.938, .985, five=.26)],
    hands=dict(style=cathedral_hands, metal=BLUED, sec=None, time=(10, 7, 55), lh=7.6, lm=11.7),
    strap=dict(type=canvas_strap, bars=False, w=16.2, w1=15.5, inset=1.2, color='#615d40', color2='#353322', stitch='#8d8a62'),
    crystal=dict(dome=1.5, refl=.6))
