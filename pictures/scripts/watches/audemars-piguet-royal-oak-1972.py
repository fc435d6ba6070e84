"""Audemars Piguet Royal Oak, 1972, reference 5402ST: steel, 39 mm, slate-blue petite tapisserie, integrated bracelet."""
import dress_cases
import royal_oak
from tool_watches import lume_baton_hands, minute_track

BLUE, DATE_R = '#27364a', 11.0

SPEC = dict(
    case=dict(kind='round', d=39, length=42.4, waist=6.4, deck=5.0, level=13.5, fall=1.8, bezel_r=17.7, metal='steel', l2l=42.4, height=7.0,
              crown=dict(r=2.4, l=1.9, teeth=32, z=2.75, gap=.04)),
    build=dict(case=royal_oak.case, lugs=royal_oak.nothing, crown=dress_cases.crown),
    bezel=dict(type=royal_oak.bezel, w=3.5, h=1.75, bevel=.85, screw=1.42, screw_r=16.55, dial_drop=-.05),
    dial=dict(color=BLUE, finish=lambda d: royal_oak.dial_blue(d['color']), ink='#e6e3da', lume='#e3d9bd',
              indices=[dict(kind=royal_oak.lumed_baton, r=.755, l=3.2, w=.92, hours=[0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11])]),
    extras=[royal_oak.date(8, DATE_R, 2.7, 2.1),
            royal_oak.tapisserie(.56, .34, .10, 13.1, keep=lambda x, y: abs(x - DATE_R) > 1.9 or abs(y) > 1.55),
            minute_track(.985, (.040, .09), (.040, .22), split=1)],
    hands=dict(style=lume_baton_hands, metal='steel', sec='thin', time=(10, 8, 32), sec_at=.5415, lh=7.6, lm=11.8, ls=12.8),
    strap=dict(type=royal_oak.bracelet, bars=False, w=25.5, w1=14.5, inset=-.05, arch=.3, pitch=5.3, th=2.6, studs=.36),
    crystal=dict(dome=.25, refl=.4))
