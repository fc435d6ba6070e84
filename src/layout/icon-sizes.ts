/** Widths in pixels of the icon's PNGs: 180 for Apple, 192 and 512 for the web manifest. */
export const iconSizes = [180, 192, 512];
