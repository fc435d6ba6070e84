import { useRef } from 'react';
import { ButtonLink } from '../../components/button/button.tsx';
import { useShortlist } from '../../components/heart/heart.tsx';
import { writeShortlist } from '../../components/heart/shortlist.ts';
import { type Toast, WithToast } from '../../components/toast/toast.tsx';
import { useJson } from '../../components/use-json/use-json.ts';
import { WatchCard } from '../../components/watch-card/watch-card.tsx';
import { watchName } from '../../content/describe/watch-name.ts';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import { countText } from '../../i18n/count-text.ts';
import { fill } from '../../i18n/fill.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Words } from '../../i18n/pick-words.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import type { Comparison } from './compare-watches.ts';
import { ComparisonTable } from './comparison.tsx';
import { ListActions, type ListActionsProps } from './list-actions.tsx';
import { ListNotice } from './list-notice.tsx';
import styles from './shortlist.module.css';
import { readSharedIds } from './shortlist-url.ts';

interface ShortlistProps extends Pick<ListActionsProps, 'shop' | 'delivery'> {
  locale: Locale;
  words: Words<'shortlist' | 'catalog' | 'home' | 'error' | 'form' | 'toast'>;
  /** Shown after an inquiry has been sent. */
  sent: Toast;
}

/** The visitor's own shortlist, or the one in a link. Empty until hydrated. */
export function ShortlistIsland(props: ShortlistProps) {
  const kept = useShortlist();
  return (
    <WithToast words={props.words}>
      {(showToast) => kept && <List {...props} kept={kept} showToast={showToast} />}
    </WithToast>
  );
}

type ListProps = ShortlistProps & Pick<ListActionsProps, 'kept' | 'showToast'>;

function List({ locale, words, kept, shop, delivery, sent, showToast }: ListProps) {
  const shared = readSharedIds(location.search);
  const ids = shared ?? kept;
  const href = ids.length > 0 ? localisePath(locale, routes.shortlistData) : undefined;
  const { data, hasFailed, retry } = useJson<Comparison>(href);
  const status = useRef<HTMLParagraphElement>(null);
  const watches = ids.flatMap((id) => data?.watches.find((watch) => watch.id === id) ?? []);
  const gone = data ? ids.filter((id) => !watches.some((watch) => watch.id === id)) : [];

  /** Before a focused button disappears. */
  function moveFocus() {
    status.current?.focus({ preventScroll: true });
  }

  function showRemoved(watch: WatchSummary, before: readonly string[]) {
    if (shared) return;
    moveFocus();
    const undo = () => {
      moveFocus();
      writeShortlist(before);
    };
    const action = { label: words.shortlist.undo, onPress: undo };
    showToast({ title: words.shortlist.removed, description: watchName(watch), action });
  }

  function removeGone() {
    moveFocus();
    writeShortlist(kept.filter((id) => !gone.includes(id)));
  }

  function loadAgain() {
    moveFocus();
    retry();
  }

  return (
    <>
      {shared && (
        <p className="prose muted screen-only">
          {words.shortlist.shared}{' '}
          {kept.length > 0 && <a href={localisePath(locale, routes.shortlist)}>{words.shortlist.own}</a>}
        </p>
      )}
      <p role="status" tabIndex={-1} ref={status}>
        {ids.length === 0 && words.shortlist.empty}
        {watches.length > 0 && countText(locale, words.catalog, 'watchCount', watches.length)}
      </p>
      {ids.length === 0 && <p>{words.shortlist.emptyHint}</p>}
      {gone.length > 0 && (
        <ListNotice
          text={fill(words.shortlist.gone, { watches: gone.map(nameIn).join(', ') })}
          action={shared ? undefined : { label: words.shortlist.removeGone, onPress: removeGone }}
        />
      )}
      {hasFailed && (
        <ListNotice
          role="alert"
          text={words.shortlist.loadFailed}
          action={{ label: words.error.retry, onPress: loadAgain }}
        />
      )}
      {watches.length === 1 && (
        <div className={styles.single}>
          {watches.map((watch) => (
            <WatchCard
              key={watch.id}
              locale={locale}
              watch={watch}
              heading="h2"
              first
              sizes="(width >= 30rem) 20rem, 90vw"
              hasHeart
              onRemove={(before) => showRemoved(watch, before)}
            />
          ))}
        </div>
      )}
      {data && watches.length > 1 && (
        <>
          <ComparisonTable
            locale={locale}
            label={words.shortlist.comparison}
            watches={watches}
            groups={data.groups}
            onRemove={showRemoved}
          />
          <ListActions
            words={words}
            watches={watches}
            kept={kept}
            isShared={shared !== undefined}
            shop={shop}
            delivery={delivery}
            onSent={() => showToast(sent)}
            showToast={showToast}
          />
        </>
      )}
      {gone.length === ids.length && (
        <p className={styles.onward}>
          <ButtonLink href={localisePath(locale, routes.catalog)}>{words.home.viewFullCollection}</ButtonLink>
        </p>
      )}
      {!shared && ids.length > 0 && <p className="prose muted screen-only">{words.shortlist.storedHere}</p>}
    </>
  );
}

/** The name in an id, for a watch that no longer has a file: `Cartier Tank 1976` for `cartier-tank-1976`. */
function nameIn(id: string): string {
  return id.replaceAll('-', ' ').replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase());
}
