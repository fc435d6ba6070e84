import { withColours } from '../styles/colour.ts';
import drawing from './icon.svg?raw';

/** The site's icon, in the colours of the site: as an image, it has no style sheet. */
export const icon = withColours(drawing);
