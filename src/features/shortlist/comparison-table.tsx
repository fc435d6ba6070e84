import { Fragment } from 'react';
import { Heart } from '../../components/heart/heart.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { isolateLatin, LeftToRight, Name } from '../../components/left-to-right/left-to-right.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { watchName } from '../../content/describe/watch-name.ts';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import { fill } from '../../i18n/fill.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type ComparedRow, compareWatches } from './compare-watches.ts';
import type { ComparedWatch } from './compared-watch.ts';
import styles from './comparison-table.module.css';
import type { ComparisonTexts } from './shortlist-texts.ts';
import { wordSeparator } from './word-separator.ts';

interface ComparisonTableProps {
  locale: Locale;
  texts: ComparisonTexts;
  watches: readonly ComparedWatch[];
}

/** So many stand side by side on a wide screen. */
const columnsThatFit = 4;

/** The watches side by side. Wider than its place, it scrolls by itself and its first column stays. */
export function ComparisonTable({ locale, texts, watches }: ComparisonTableProps) {
  const summaries = watches.map(({ summary }) => summary);
  return (
    <>
      {watches.length > 1 && (
        <p className={styles.hint}>
          <Icon name="differs" /> {texts.differsHint}
        </p>
      )}
      <section
        className={styles.scroll}
        aria-label={texts.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        data-fits={watches.length <= columnsThatFit || undefined}
        data-watches={watches.length}
      >
        <table className={styles.table}>
          <Head locale={locale} texts={texts} watches={summaries} />
          {compareWatches(texts.groups, watches).map(({ title, rows }) => (
            <tbody key={title}>
              <tr>
                <th className={styles.group} scope="rowgroup" colSpan={watches.length + 1}>
                  <span>{title}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row.key} texts={texts} row={row} summaries={summaries} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </>
  );
}

interface HeadProps extends Omit<ComparisonTableProps, 'watches'> {
  watches: readonly WatchSummary[];
}

/** Picture and heart of each watch, then its name, status and price. */
function Head({ locale, texts, watches }: HeadProps) {
  return (
    <thead>
      <tr>
        <td className={styles.corner} />
        {watches.map(({ id, picture, alt, brand, model }, index) => (
          <td key={id}>
            <div className={styles.frame}>
              <Picture
                className={styles.picture}
                picture={picture}
                alt={alt}
                sizes="(width >= 64rem) 15rem, 11rem"
                first={index === 0}
              />
              <Heart
                className={styles.heart}
                watch={id}
                label={fill(texts.keep, { name: watchName({ brand, model }) })}
              />
            </div>
          </td>
        ))}
      </tr>
      <tr>
        <td className={styles.corner} />
        {watches.map(({ id, href, brand, model, priceText, statusText }) => (
          <th key={id} className={styles.watch} scope="col">
            <a className={styles.name} href={href}>
              <span className={styles.brand}>
                <Name locale={locale}>{brand}</Name>
              </span>{' '}
              <span className={styles.model}>
                <Name locale={locale}>{model}</Name>
              </span>
            </a>
            <span className={styles.price}>
              <LeftToRight>{priceText}</LeftToRight>
            </span>
            {statusText && <strong className={styles.status}>{statusText}</strong>}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface RowProps {
  texts: ComparisonTexts;
  row: ComparedRow;
  summaries: readonly WatchSummary[];
}

/** A fact of every watch. Where they differ, a sign and a word say so beside the colour. */
function Row({ texts, row, summaries }: RowProps) {
  return (
    <tr data-differs={row.differs}>
      <th className={styles.label} scope="row">
        {row.differs ? <DiffersLabel label={row.label} differs={texts.differs} /> : row.label}
      </th>
      {summaries.map(({ id }, index) => (
        <td key={id} className={styles.value}>
          {/* `bdi`: a code such as 12-120 runs left to right in Arabic too. */}
          <bdi>{row.values[index] ? <Value text={row.values[index]} /> : <NoEntry text={texts.noEntry} />}</bdi>
        </td>
      ))}
    </tr>
  );
}

/** The sign keeps to the label's last word. */
function DiffersLabel({ label, differs }: { label: string; differs: string }) {
  const lastSpace = label.lastIndexOf(' ') + 1;
  return (
    <>
      {label.slice(0, lastSpace)}
      <span className={styles.sign}>
        {label.slice(lastSpace)}&nbsp;
        <Icon name="differs" />
        <span className="visually-hidden"> ({differs})</span>
      </span>
    </>
  );
}

/** The words of a report, originality and grade, break between each other only. */
function Value({ text }: { text: string }) {
  const words = text.split(wordSeparator);
  if (words.length === 1) return isolateLatin(text);
  return words.map((word, index) => (
    <Fragment key={word}>
      <span className={styles.word}>
        {word}
        {index < words.length - 1 && <span>{'\u00a0·'}</span>}
      </span>{' '}
    </Fragment>
  ));
}

function NoEntry({ text }: { text: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{text}</span>
    </>
  );
}
