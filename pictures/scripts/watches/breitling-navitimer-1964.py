"""Breitling Navitimer, 1964, reference 806: steel, 41 mm, black dial with silver registers, slide rule, black leather."""
import dialwork as dial
import dress_cases as case
import leathers
import mats
from slide_rule import beaded_bezel, fixed_scale
from tool_watches import lume_bar, lume_baton_hands, minute_track

WHITE, RED, DARK = '#e9e4d6', '#b23a26', '#16140f'


def register(c, n, major, texts):
    """One of the three silver registers."""
    return dial.register(c, 3.65, n, major, texts, None, metal=DARK, color='#d2cdc0', ink='#1c1a18', size=.9, label_r=.60, hand_r=.80,
                         bold=.01)


SPEC = dict(
    case=dict(kind='round', d=40.6, height=8.6, metal='steel', l2l=47.6, bezel_in=.15,
              profile=[(4.8, .05, 0), (2.6, .12, .2), (1.6, 1.1, .4), (.2, 1.9, .4), (0, 2.6, .4), (0, 6.6, .3), (.15, 7.0, 0)],
              lugs=[(12.0, 11.1, 16.0, 1.7, 6.7, 5), (15.6, 11.1, 15.2, 1.5, 6.5, 5), (19.0, 11.1, 14.6, 1.0, 5.6, 5),
                    (21.6, 11.1, 14.1, .6, 4.2, 5), (23.8, 11.1, 13.8, .3, 2.6, 5)],
              tip=.5, bevel=True, bevel_grows=7, crown=dict(r=2.9, l=2.6, teeth=36, z=4.2, gap=.12), pushers_at=[29, -29]),
    build=dict(case=case.turned_case, lugs=case.sculpted_lugs, crown=case.crown),
    bezel=dict(type=beaded_bezel, w=1.75, h=1.7, beads=94, scale=(18.4, 16.1), ring='#d5d0c3', ring_ink='#1a1817', ring_accent=RED,
               rehaut='#0b0a0a', dial_drop=.1),
    dial=dict(color='#0d0c0b', finish=lambda d: mats.matt_black(d['color']), ink=WHITE, lume='#d8c38e',
              indices=[dict(kind=lume_bar, r=.625, l=2.3, w=.75, hours=[1, 2, 4, 5, 7, 8, 10, 11]),
                       dict(kind=lume_bar, r=.625, l=2.3, w=1.5, hours=[0]),
                       dict(kind=lume_bar, r=.665, l=.8, w=.75, hours=[3, 6, 9])]),
    extras=[case.pump_pushers,
            register((6.5, 0), 30, 5, [(1 / 3, '10'), (2 / 3, '20'), (1, '30')]),
            register((-6.5, 0), 60, 5, [(.25, '15'), (.5, '30'), (.75, '45'), (1, '60')]),
            register((0, -6.5), 24, 2, [(.25, '3'), (.5, '6'), (.75, '9'), (1, '12')]),
            fixed_scale(15.95, 13.85, WHITE, RED), minute_track(.750, (.042, .09), (.055, .16))],
    hands=dict(style=lume_baton_hands, metal='steel', sec='thin', time=(10, 8, 0), sec_at=0, sec_paint='#ece8dc', lh=8.2, lm=12.4, ls=13.3),
    strap=dict(type=leathers.calf_strap, w=22, w1=18.5, inset=3.3, color='#1c1917', color2='#0b0a09', stitch='#2e2b28', gloss=.40, pad=.6,
               th=3.2),
    crystal=dict(dome=1.5, refl=.42))
