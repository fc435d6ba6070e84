import { readFileSync } from 'node:fs';

/*
 * Four rules of the house beside the standard ones: logical properties only, raw colours only in the tokens, the palette only
 * in the tokens, and sizes and line heights of text only in the tokens.
 */
const physical = [
  /^(margin|padding|border|scroll-margin|scroll-padding)-(top|right|bottom|left)/,
  /^(top|right|bottom|left)$/,
  /^(min-|max-)?(width|height)$/,
  /^overflow-(x|y)$/,
];

const tokens = readFileSync('src/styles/tokens.css', 'utf8');
const palette = [...new Set([...tokens.matchAll(/--([\w-]+): #/g)].map(([, name]) => name))];

export default {
  extends: ['stylelint-config-standard'],
  rules: {
    'property-disallowed-list': physical,
    'declaration-property-value-disallowed-list': {
      'text-align': ['left', 'right'],
      float: ['left', 'right'],
      clear: ['left', 'right'],
      '/.*/': [new RegExp(`var\\(--(${palette.join('|')})\\)`)],
    },
    'declaration-property-value-allowed-list': {
      'font-size': [/^var\(--text-/, 'inherit'],
      'line-height': [/^var\(--leading/, 'inherit'],
    },
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'],
    'selector-class-pattern': ['^[a-z][a-zA-Z0-9]*$', { message: 'expected camelCase, as the modules import it' }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'popover-open', 'user-invalid'] }],
    'no-descending-specificity': null,
    'comment-empty-line-before': null,
    'property-no-vendor-prefix': null,
  },
  overrides: [
    {
      files: ['src/styles/tokens.css', 'content/colours.css'],
      rules: {
        'color-no-hex': null,
        'color-named': null,
        'declaration-property-value-allowed-list': null,
        'declaration-property-value-disallowed-list': null,
      },
    },
    {
      files: ['src/styles/base.css', 'src/styles/shapes.css'],
      rules: { 'selector-class-pattern': null },
    },
  ],
};
