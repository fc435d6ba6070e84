import { errorTexts, toastTexts } from '../../components/island-texts/island-texts.ts';
import { factLabels } from '../../content/describe/watch-facts.ts';
import { parts } from '../../content/schema/report-schema.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Words } from '../../i18n/pick-words.ts';
import { createTranslator, type PluralForms, pluralForms } from '../../i18n/translate.ts';
import type { InquiryDialogTexts } from '../../inquiries/inquiry-dialog/inquiry-dialog.tsx';
import { inquiryDialogTexts } from '../../inquiries/inquiry-dialog/inquiry-dialog-texts.ts';

/** The rows of one kind, under their title. */
export interface RowGroup {
  title: string;
  rows: { key: string; label: string }[];
}

/** Every word of the shortlist's island, in the page's language. */
export interface ShortlistTexts {
  title: string;
  watchCount: PluralForms;
  intro: string;
  shared: string;
  own: string;
  empty: string;
  emptyHint: string;
  toCatalogue: string;
  comparison: ComparisonTexts;
  ask: string;
  askByEmail: string;
  /** The first line of a message about the watches. */
  message: string;
  emailSubject: string;
  copyLink: string;
  linkCopied: string;
  copyByHand: string;
  keepThese: string;
  keptThese: string;
  /** With `{{watches}}` for their ids. */
  gone: string;
  removeGone: string;
  loadFailed: string;
  sentTitle: string;
  sentDescription: string;
  toast: Words<'toast'>['toast'];
  error: Words<'error'>['error'];
  /** Nothing where forms send nothing. */
  dialog: InquiryDialogTexts | undefined;
}

export interface ComparisonTexts {
  label: string;
  groups: RowGroup[];
  /** What a heart does, with `{{name}}` for the watch's name. */
  keep: string;
  differs: string;
  differsHint: string;
  noEntry: string;
}

/** Looks up the words of the shortlist. Runs at build: the browser gets them as props. */
export function shortlistTexts(locale: Locale): ShortlistTexts {
  const t = createTranslator(locale);
  return {
    title: t('shortlist.title'),
    watchCount: pluralForms(locale, 'catalog.watchCount'),
    intro: t('shortlist.intro'),
    shared: t('shortlist.shared'),
    own: t('shortlist.own'),
    empty: t('shortlist.empty'),
    emptyHint: t('shortlist.emptyHint'),
    toCatalogue: t('home.viewFullCollection'),
    comparison: comparisonTexts(locale),
    ask: t('shortlist.ask'),
    askByEmail: t('shortlist.askByEmail'),
    message: t('shortlist.message'),
    emailSubject: t('shortlist.emailSubject'),
    copyLink: t('shortlist.copyLink'),
    linkCopied: t('shortlist.linkCopied'),
    copyByHand: t('shortlist.copyByHand'),
    keepThese: t('shortlist.keepThese'),
    keptThese: t('shortlist.keptThese'),
    gone: t('shortlist.gone', { watches: '{{watches}}' }),
    removeGone: t('shortlist.removeGone'),
    loadFailed: t('shortlist.loadFailed'),
    sentTitle: t('watch.inquirySentTitle'),
    sentDescription: t('signup.successDescription'),
    toast: toastTexts(locale),
    error: errorTexts(locale),
    dialog: inquiryDialogTexts(locale, t('shortlist.inquire')),
  };
}

function comparisonTexts(locale: Locale): ComparisonTexts {
  const t = createTranslator(locale);
  return {
    label: t('shortlist.comparison'),
    groups: [
      { title: t('watch.facts'), rows: Object.entries(factLabels(locale)).map(([key, label]) => ({ key, label })) },
      {
        title: t('watch.report.title'),
        rows: parts.map((part) => ({ key: `report.${part}`, label: t(`watch.report.parts.${part}`) })),
      },
      {
        title: t('watch.service.title'),
        rows: [
          ...(['date', 'by', 'done', 'rate', 'amplitude', 'beatError'] as const).map((key) => ({
            key: `service.${key}`,
            label: t(`watch.service.${key}`),
          })),
          { key: 'service.papers', label: t('watch.papers.label') },
        ],
      },
    ],
    keep: t('shortlist.keep', { name: '{{name}}' }),
    differs: t('shortlist.differs'),
    differsHint: t('shortlist.differsHint'),
    noEntry: t('shortlist.noEntry'),
  };
}
