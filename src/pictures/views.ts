/** What a picture of a watch can show, in the order of its gallery. */
export const views = [
  'front',
  'side',
  'caseback',
  'movement',
  'buckle',
  'lug',
  'papers',
  'detail',
  'wrist',
  'timegrapher',
  'lume',
] as const;

export type View = (typeof views)[number];

/** What collectors ask to see, if a watch has no picture of it. */
export const askedViews = ['caseback', 'movement', 'buckle', 'detail', 'wrist'] as const satisfies readonly View[];

/** The name of a picture: the watch's id for the front, otherwise such as `rolex-submariner-1967-movement`. */
export function pictureNameOf(watchId: string, view: View): string {
  return view === 'front' ? watchId : `${watchId}-${view}`;
}

/** The names of all pictures that watches may have. */
export function pictureNamesOf(watchIds: readonly string[]): string[] {
  return watchIds.flatMap((id) => views.map((view) => pictureNameOf(id, view)));
}

/** The pictures that pages show beside those of watches. */
export const scenes = ['about-workshop', 'sell-bench'];
