/** A typeface of the site: its source, and the characters and axes to keep. */
export interface FontFace {
  family: string;
  /** The `font-weight` range of the rule. */
  weight: string;
  script: 'latin' | 'arabic';
  /** A WOFF2 in `node_modules`. */
  source: string;
  /** The characters of the file that every page fetches. */
  usual: string;
  /** The characters of a second file, which only pages that need one of them fetch. Those that the typeface lacks are left out. */
  rest: string;
  /** Variable axes to keep, pin or limit, so that visitors download less. */
  axes: Record<string, number | { min: number; max: number }>;
  /** The fonts that are shown until it has loaded. */
  fallbacks: FallbackFont[];
  /** The axes at which it is compared with its fallbacks, by the beginning of the fallbacks' family names. */
  comparedAt: Record<string, Record<string, number>>;
}

/** A font on visitors' devices. */
export interface FallbackFont {
  name: string;
  /** Its names on devices, or the names of fonts with the same metrics. */
  local: string[];
  /** A file in `node_modules`, for measuring. */
  source: string;
}

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** The letters of German, Spanish, French and Italian that are not in ASCII. */
const accented = 'àâäáçéèêëíìîïñóòôöœúùûüß';

/** With no-break spaces and soft hyphens. */
const punctuation = '\u00a0\u00ad¡¿«»·×©…–—‘’‚“”„';

const latin = range(0x20, 0x7e) + accented + accented.replace('ß', '').toUpperCase() + punctuation;

/** The rest of Latin-1, and signs for prices, inches, lines and fractions. */
const latinSigns = `${range(0xa1, 0xff)}€™•†‹›′″−⁄`;

/** The alphabet with its vowel signs, four letters for foreign names, and punctuation. */
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
    weight: '400',
    script: 'latin',
    source: fontsource('newsreader/files/newsreader-latin-opsz-normal'),
    usual: latin,
    rest: latinSigns,
    // One weight is enough for all sizes, because the optical size makes large text lighter.
    axes: { wght: 360, opsz: { min: 18, max: 72 } },
    fallbacks: [
      { name: 'Times', local: ['Times New Roman', 'Liberation Serif', 'Tinos'], source: expo('tinos', 'Tinos') },
      { name: 'Noto Serif', local: ['Noto Serif', 'Noto Serif Regular'], source: expo('noto-serif', 'NotoSerif') },
      dejavu('Serif'),
    ],
    // The optical size makes large letters narrower than small ones, so headings and paragraphs need different fallbacks.
    comparedAt: { Newsreader: { wght: 360, opsz: 36 }, 'Newsreader text': { wght: 360, opsz: 20 } },
  },
  {
    family: 'Instrument Sans',
    weight: '400 600',
    script: 'latin',
    source: fontsource('instrument-sans/files/instrument-sans-latin-wght-normal'),
    usual: latin,
    rest: latinSigns,
    axes: { wght: { min: 400, max: 600 } },
    fallbacks: [
      { name: 'Arial', local: ['Arial', 'Liberation Sans', 'Arimo'], source: expo('arimo', 'Arimo') },
      { name: 'Roboto', local: ['Roboto', 'Roboto Regular'], source: expo('roboto', 'Roboto') },
      dejavu('Sans'),
    ],
    comparedAt: { 'Instrument Sans': { wght: 400 } },
  },
  {
    family: 'Noto Naskh Arabic',
    weight: '400 600',
    script: 'arabic',
    source: fontsource('noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal'),
    usual: arabic,
    rest: arabicSigns,
    axes: { wght: { min: 400, max: 600 } },
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
