/** The sizes of the icon's PNGs in pixels: 180 for Apple, 192 and 512 for the web manifest. */
export const iconSizes = [180, 192, 512];
