/** A typeface of the site: where it comes from and how much of it is kept. */
export interface FontFace {
  family: string;
  style: 'normal' | 'italic';
  /** The `font-weight` that the kept axis answers to. */
  weight: string;
  script: 'latin' | 'arabic';
  /** A WOFF2 in `node_modules`. */
  source: string;
  /** The characters of the file that every page asks for. */
  usual: string;
  /** Those of a second file, which only a page that has one of them asks for; without those that the typeface lacks. */
  rest: string;
  /** Variable axes kept, pinned or narrowed: what is cut here is never downloaded. */
  axes: Record<string, number | { min: number; max: number }>;
  /** The one cut in which it is drawn on share cards, if it is. */
  drawnAs?: Record<string, number>;
  /** The fallback until it has loaded. */
  fallbacks?: FallbackFont[];
  /** Where on its axes it is compared with those, by the name that their families begin with. */
  comparedAt?: Record<string, Record<string, number>>;
}

/** A font of visitors' devices. */
export interface FallbackFont {
  name: string;
  /** Names under which devices have it, or one whose letters are as wide. */
  local: string[];
  /** A file of it in `node_modules`, to measure. */
  source: string;
}

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** What German, Spanish, French and Italian add to ASCII. */
const accented = 'àâäáçéèêëíìîïñóòôöœúùûüß';

/** With the spaces and soft hyphens of texts. */
const punctuation = '\u00a0\u00ad¡¿«»·×©…–—‘’‚“”„';

const latin = range(0x20, 0x7e) + accented + accented.replace('ß', '').toUpperCase() + punctuation;

/** The rest of Latin-1, and the signs of a trade in watches: prices, inches, lines, fractions. */
const latinSigns = `${range(0xa1, 0xff)}€™•†‹›′″−⁄`;

/** The lower-case letters, and of the capitals those of today's words: only the About page is set in italics. */
const italic = `${range(0x61, 0x7a)}${accented}ACEGKLMRSUZ .,“”„«»‘’`;

/** The alphabet with its vowel signs, four letters of foreign names, and punctuation. */
const arabic = `${range(0x621, 0x63a)}${range(0x640, 0x652)}پچڤگ،؛؟`;

const arabicSigns = `${range(0x660, 0x669)}٪٫٬ٰٱ`;

const fontsource = (file: string) => `@fontsource-variable/${file}.woff2`;
const expo = (folder: string, name: string) => `@expo-google-fonts/${folder}/400Regular/${name}_400Regular.ttf`;
const dejavu = (name: string) => ({
  name: `DejaVu ${name}`,
  local: [`DejaVu ${name}`],
  source: `dejavu-fonts-ttf/ttf/DejaVu${name}.ttf`,
});

export const fontFaces: FontFace[] = [
  {
    family: 'Newsreader',
    style: 'normal',
    weight: '400',
    script: 'latin',
    source: fontsource('newsreader/files/newsreader-latin-opsz-normal'),
    usual: latin,
    rest: latinSigns,
    // One weight serves from small to large, because the optical size makes large text lighter by itself.
    axes: { wght: 360, opsz: { min: 18, max: 72 } },
    drawnAs: { wght: 360, opsz: 60 },
    fallbacks: [
      { name: 'Times', local: ['Times New Roman', 'Liberation Serif', 'Tinos'], source: expo('tinos', 'Tinos') },
      { name: 'Noto Serif', local: ['Noto Serif', 'Noto Serif Regular'], source: expo('noto-serif', 'NotoSerif') },
      dejavu('Serif'),
    ],
    // Large letters are narrower cut than small ones: words of a heading take a twentieth less room than in a paragraph.
    comparedAt: { Newsreader: { wght: 360, opsz: 36 }, 'Newsreader text': { wght: 360, opsz: 20 } },
  },
  {
    family: 'Newsreader',
    style: 'italic',
    weight: '400',
    script: 'latin',
    source: fontsource('newsreader/files/newsreader-latin-opsz-italic'),
    usual: italic,
    rest: latin + latinSigns,
    axes: { wght: 360, opsz: 28 },
  },
  {
    family: 'Instrument Sans',
    style: 'normal',
    weight: '400 600',
    script: 'latin',
    source: fontsource('instrument-sans/files/instrument-sans-latin-wght-normal'),
    usual: latin,
    rest: latinSigns,
    axes: { wght: { min: 400, max: 600 } },
    drawnAs: { wght: 500 },
    fallbacks: [
      { name: 'Arial', local: ['Arial', 'Liberation Sans', 'Arimo'], source: expo('arimo', 'Arimo') },
      { name: 'Roboto', local: ['Roboto', 'Roboto Regular'], source: expo('roboto', 'Roboto') },
      dejavu('Sans'),
    ],
    comparedAt: { 'Instrument Sans': { wght: 400 } },
  },
  {
    family: 'Noto Naskh Arabic',
    style: 'normal',
    weight: '400 600',
    script: 'arabic',
    source: fontsource('noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal'),
    usual: arabic,
    rest: arabicSigns,
    axes: { wght: { min: 400, max: 600 } },
    drawnAs: { wght: 500 },
    fallbacks: [
      {
        name: 'Naskh',
        local: ['Noto Naskh Arabic', 'Noto Naskh Arabic Regular', 'Noto Naskh Arabic UI'],
        source: expo('noto-naskh-arabic', 'NotoNaskhArabic'),
      },
      {
        name: 'Noto Sans Arabic',
        local: ['Noto Sans Arabic', 'Noto Sans Arabic Regular'],
        source: expo('noto-sans-arabic', 'NotoSansArabic'),
      },
      dejavu('Sans'),
    ],
    comparedAt: { 'Noto Naskh Arabic': { wght: 400 } },
  },
];
