import { useEffect, useMemo, useRef } from 'react';
import { ButtonLink } from '../../components/button/button.tsx';
import { writeShortlist } from '../../components/heart/shortlist.ts';
import { useShortlist } from '../../components/heart/use-shortlist.ts';
import { type Toast, WithToast } from '../../components/toast/toast.tsx';
import { watchName } from '../../content/describe/watch-name.ts';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import { countText } from '../../i18n/count-text.ts';
import { fill } from '../../i18n/fill.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Words } from '../../i18n/pick-words.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import type { ComparedWatch, RowGroup } from './comparison/compared-watch.ts';
import { Comparison } from './comparison/comparison.tsx';
import { useComparedWatches } from './comparison/use-compared-watches.ts';
import { ListActions, type ListActionsProps } from './list-actions.tsx';
import { ListNotice } from './list-notice.tsx';
import { readSharedIds } from './list-url.ts';
import styles from './shortlist.module.css';

interface ShortlistProps extends Pick<ListActionsProps, 'shop' | 'delivery'> {
  locale: Locale;
  words: Words<'shortlist' | 'catalog' | 'home' | 'error' | 'form' | 'toast'>;
  /** All possible rows of the comparison. */
  rows: RowGroup[];
  /** Shown after an inquiry has been sent. */
  sent: Toast;
}

/** The visitor's own shortlist, or the one in a link. Empty until hydrated. */
export function ShortlistIsland(props: ShortlistProps) {
  return <WithToast words={props.words}>{(showToast) => <List {...props} showToast={showToast} />}</WithToast>;
}

type ListProps = ShortlistProps & Pick<ListActionsProps, 'showToast'>;

function List({ locale, words, rows, shop, delivery, sent, showToast }: ListProps) {
  const kept = useShortlist();
  const isHydrated = kept !== undefined;
  const shared = useMemo(() => (isHydrated ? readSharedIds(location.search) : undefined), [isHydrated]);
  const ids = shared ?? kept;
  const { list, retry } = useComparedWatches(locale, ids);

  function showRemoved(watch: WatchSummary, before: readonly string[]) {
    if (shared) return;
    const undo = { label: words.shortlist.undo, onPress: () => writeShortlist(before) };
    showToast({ title: words.shortlist.removed, description: watchName(watch), action: undo });
  }

  if (!kept || !ids || !list) return null;
  const { watches, gone, hasFailed } = list;
  const removeGone = {
    label: words.shortlist.removeGone,
    onPress: () => writeShortlist(kept.filter((id) => !gone.includes(id))),
  };
  return (
    <>
      <p className={styles.intro}>
        {shared ? words.shortlist.shared : words.shortlist.intro}{' '}
        {shared && kept.length > 0 && <a href={localisePath(locale, routes.shortlist)}>{words.shortlist.own}</a>}
      </p>
      <Count locale={locale} words={words} watches={watches} />
      {gone.length > 0 && (
        <ListNotice
          text={fill(words.shortlist.gone, { watches: gone.map(nameIn).join(', ') })}
          action={shared ? undefined : removeGone}
        />
      )}
      {hasFailed && (
        <ListNotice
          role="alert"
          text={words.shortlist.loadFailed}
          action={{ label: words.error.retry, onPress: retry }}
        />
      )}
      {watches.length > 0 && (
        <Comparison locale={locale} words={words} rows={rows} watches={watches} onRemove={showRemoved}>
          <ListActions
            words={words}
            watches={watches.map(({ summary }) => summary)}
            kept={kept}
            isShared={shared !== undefined}
            shop={shop}
            delivery={delivery}
            onSent={() => showToast(sent)}
            showToast={showToast}
          />
        </Comparison>
      )}
      {ids.length === 0 && (
        <div className={styles.empty}>
          <p className={styles.lead}>{words.shortlist.empty}</p>
          <p>{words.shortlist.emptyHint}</p>
        </div>
      )}
      {gone.length === ids.length && (
        <p className={styles.onward}>
          <ButtonLink href={localisePath(locale, routes.catalog)}>{words.home.viewFullCollection}</ButtonLink>
        </p>
      )}
    </>
  );
}

/** The name in an id, for a watch that no longer has a file: `Cartier Tank 1976` for `cartier-tank-1976`. */
function nameIn(id: string): string {
  return id.replaceAll('-', ' ').replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase());
}

interface CountProps {
  locale: Locale;
  words: Words<'catalog'>;
  watches: readonly ComparedWatch[];
}

/** Announces how many watches are compared. Takes the focus if the focused button was removed with its watch. */
function Count({ locale, words, watches }: CountProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const focused = useRef<Element>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element ? target : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: buttons are removed only when the list changes
  useEffect(() => {
    const isLost = focused.current?.isConnected === false && document.activeElement === document.body;
    if (isLost) line.current?.focus({ preventScroll: true });
  }, [watches]);
  const count = watches.length;
  return (
    <p className={styles.count} role="status" tabIndex={-1} ref={line}>
      {count > 0 && countText(locale, words.catalog, 'watchCount', count)}
    </p>
  );
}
