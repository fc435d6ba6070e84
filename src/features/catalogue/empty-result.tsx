import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx';
import type { Words } from '../../i18n/pick-words.ts';
import styles from './catalogue.module.css';
import { focusFilterBar } from './filters/filter-focus.ts';

interface EmptyResultProps {
  words: Words<'catalog'>['catalog'];
  findHref: string;
  onClear: () => void;
}

/** Shown if no watch matches: a button that clears the filters, and a link to the form that asks for a watch. */
export function EmptyResult({ words, findHref, onClear }: EmptyResultProps) {
  return (
    <div className={styles.empty}>
      <p>{words.empty}</p>
      <button
        type="button"
        className={styles.link}
        onClick={() => {
          focusFilterBar();
          onClear();
        }}
      >
        {words.clearAllFilters}
      </button>
      <ArrowLink href={findHref}>{words.findForYou}</ArrowLink>
    </div>
  );
}

interface ListEndProps {
  words: Words<'catalog' | 'error'>;
  pageHref: string;
  hasFailed: boolean;
  onRetry: () => void;
}

/** The end of a large collection's list: a button to retry if the rest failed to load, and a link to all watches. */
export function ListEnd({ words, pageHref, hasFailed, onRetry }: ListEndProps) {
  return (
    <div className={styles.end}>
      {hasFailed && (
        <p role="alert">
          {words.catalog.loadFailed}{' '}
          <button type="button" className={styles.link} onClick={onRetry}>
            {words.error.retry}
          </button>
        </p>
      )}
      <p data-without-script={hasFailed ? undefined : ''}>
        <a href={pageHref}>{words.catalog.allWatches}</a>
      </p>
    </div>
  );
}
