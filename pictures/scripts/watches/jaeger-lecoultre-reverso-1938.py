"""Jaeger LeCoultre Reverso, 1938: Staybrite steel, 23.5 x 38 mm, black and silver dial, dark brown leather."""
import dialwork as dial
import dress_cases as case
import handsets as hands
import leathers
import reverso


def carriage(w):
    """The carriage's plate and its four lugs."""
    reverso.carriage(w)
    case.sculpted_lugs(w)


SPEC = dict(
    case=dict(kind='rect', w=23.5, h=30.2, rc=.4, height=6.6, metal='steel', l2l=38,
              lugs=[(13.6, 8.75, 11.7, .5, 4.5, 7), (15.6, 8.75, 11.7, .5, 4.5, 7), (16.8, 8.8, 11.6, .5, 4.25, 7),
                    (17.8, 8.85, 11.45, .4, 3.65, 6), (18.5, 8.9, 11.3, .35, 2.95, 6),
                    (19.0, 8.95, 11.2, .3, 2.3, 5)], tip=.5,
              crown=dict(r=1.75, l=1.6, teeth=26, z=4.5, dome=.25, gap=.06)),
    build=dict(case=reverso.body, lugs=carriage, crown=case.crown, bezel_dial=reverso.face),
    bezel=dict(),
    dial=dict(color='#0f0e0d', ink='#d8d2c2', centre=(5.75, 7.95), centre_color='#bfb7a5', centre_finish=dial.drawn,
              numerals=(7.2, 9.4), size=1.9, font='deco', bold=.012),
    hands=dict(style=hands.pencil, metal='blued', sec=None, lh=4.5, lm=6.4, wf=.85),
    strap=dict(type=leathers.calf_strap, w=17, w1=14.5, color='#2e1d13', color2='#140b07', stitch='#4a3526', gloss=.40, pad=.55, th=2.6,
               inset=2.75),
    crystal=dict())
