import type { ReactNode } from 'react';
import { strokesAround } from '../../components/dial/strokes-around.ts';
import type { View } from '../../content/schema/sell-schema.ts';

/** Line drawings of what a photograph should show, each in a square of 64. Like the watches, they are not mirrored. */
export const viewDrawings: Record<View, () => ReactNode> = {
  front: Front,
  back: Back,
  crownSide: CrownSide,
  buckle: Buckle,
  papers: Papers,
  faults: Faults,
};

/** The case with the ends of its strap, seen from the front or from the back. */
const strapEnds = 'M23.5 16.5L25 3h14l1.5 13.5M23.5 47.5L25 61h14l1.5-13.5M27 14V3M37 14V3M27 50v11M37 50v11';

const hourMarks = strokesAround([32, 32], 12, [
  [0, -12],
  [0, -9.5],
]);

function Front() {
  return (
    <>
      <path d={strapEnds} />
      <circle cx="32" cy="32" r="17.5" />
      <circle cx="32" cy="32" r="14" />
      <path d={hourMarks} />
      <path d="M32 32l-5.5-5M32 32l8-5.5" />
      <circle cx="32" cy="32" r="1.2" />
      <path d="M49.5 29.5h3v5h-3" />
    </>
  );
}

/** The notches into which the key of a screwed back fits. */
const notches = strokesAround(
  [32, 32],
  6,
  [
    [-1.6, -17.5],
    [-1.6, -15],
  ],
  [
    [-1.6, -15],
    [1.6, -15],
  ],
  [
    [1.6, -15],
    [1.6, -17.5],
  ],
);

function Back() {
  return (
    <>
      <path d={strapEnds} />
      <circle cx="32" cy="32" r="17.5" />
      <circle cx="32" cy="32" r="11.5" />
      <path d={notches} />
      <path d="M26.5 28.5h11M25 32h14M27.5 35.5h9" />
      <path d="M14.5 29.5h-3v5h3" />
    </>
  );
}

function CrownSide() {
  return (
    <>
      <path d="M14 30c5-6.5 11-8.5 18-8.5S45 23.5 50 30" />
      <path d="M12 30h40l4 7-3 3.5-4-2.5H15l-4 2.5L8 37z" />
      <path d="M17 38c4 4 9 5.5 15 5.5S43 42 47 38" />
      <circle cx="32" cy="34" r="4.5" />
      <path d={crownFlutes} />
      <path d="M8.5 38.5C6 45 5 50 5 56M55.5 38.5C58 45 59 50 59 56" />
    </>
  );
}

const crownFlutes = strokesAround([32, 34], 10, [
  [0, -4.5],
  [0, -3],
]);

function Buckle() {
  return (
    <>
      <path d="M25 3v19h14V3M27.5 3v19M36.5 3v19" />
      <path d="M21 24h22a2 2 0 0 1 2 2v14a3 3 0 0 1-3 3H22a3 3 0 0 1-3-3V26a2 2 0 0 1 2-2z" />
      <path d="M23 27.5h18v11a1.5 1.5 0 0 1-1.5 1.5h-15a1.5 1.5 0 0 1-1.5-1.5z" />
      <path d="M31 24h2v18.5h-2z" />
      <path d="M25 47v10c0 3 3 4 7 4s7-1 7-4V47" />
      <circle cx="32" cy="50" r="0.9" />
      <circle cx="32" cy="55" r="0.9" />
    </>
  );
}

function Papers() {
  return (
    <>
      <path d="M20 12V6h25l9 9v35h-7" />
      <path d="M45 6v9h9" />
      <path d="M11 12h26l10 10v36H11z" />
      <path d="M37 12v10h10" />
      <path d="M17 28h18M17 33h23M17 38h20M17 43h10" />
      <circle cx="37" cy="48" r="4.5" />
      <path d="M34.5 52l-1 5 3.5-2 3.5 2-1-5" />
    </>
  );
}

function Faults() {
  return (
    <>
      <path d="M6 40a26 26 0 0 1 45.5-17" />
      <path d="M11.5 40.5a20.5 20.5 0 0 1 17-20" />
      <circle cx="36" cy="35" r="15" />
      <circle cx="36" cy="35" r="12.5" />
      <path d="M46.5 45.5l3 3M48 51l3-3 9 9-3 3z" />
      <path d="M29 39l5-3-2-3 6-2-1-3 6-1" />
      <path d="M31 43.5l2-1M41 36.5l2 1.5" />
    </>
  );
}
