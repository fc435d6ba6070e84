import clsx from 'clsx';
import { useCallback, useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { useShortlist } from '../../components/heart/heart.tsx';
import { readNames, readShortlist, rememberNames, writeShortlist } from '../../components/heart/shortlist.ts';
import { SendButton } from '../../components/send-button/send-button.tsx';
import { type Toast, useToast } from '../../components/toast/toast.tsx';
import { WatchCard } from '../../components/watch-card/watch-card.tsx';
import { watchName } from '../../content/describe/watch-name.ts';
import type { WatchSummary } from '../../content/describe/watch-summary.ts';
import type { Words } from '../../content/words/translate.ts';
import { withoutIsolates } from '../../i18n/isolate-latin.ts';
import type { Locale } from '../../i18n/locales.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import { countText, fill } from '../../i18n/texts.ts';
import { type FormFacts, FormRoot } from '../../inquiries/form-context.tsx';
import type { Comparison } from './compare-watches.ts';
import { ListActions, readSharedIds, shortlistUrl } from './list-actions.tsx';
import styles from './shortlist.module.css';
import { fetchJson, useLoaded } from './use-loaded.ts';

interface ListProps {
  locale: Locale;
  words: Words<'shortlist' | 'gallery' | 'catalog' | 'home' | 'error' | 'form' | 'send' | 'toast'>;
  thanks: Pick<Toast, 'title' | 'description'>;
}

/** The visitor's own shortlist, or the one in a link. Empty until hydrated. */
export function ShortlistIsland({ delivery, ...list }: ListProps & FormFacts) {
  const kept = useShortlist();
  return (
    <FormRoot words={list.words} delivery={delivery}>
      {kept && <List {...list} kept={kept} />}
    </FormRoot>
  );
}

function List({ locale, words, thanks, kept }: ListProps & { kept: readonly string[] }) {
  const showToast = useToast();
  const shared = readSharedIds(location.search);
  const ids = shared ?? kept;
  const load = useCallback(() => loadComparison(locale), [locale]);
  const { data, hasFailed, retry } = useLoaded(ids.length > 0 ? load : undefined);
  const status = useRef<HTMLParagraphElement>(null);
  const watches = ids.flatMap((id) => data?.watches.find((watch) => watch.id === id) ?? []);
  const [first] = watches;
  const names = readNames();
  const toSend = {
    text: watches.map(({ name, priceText }) => withoutIsolates(`${name} · ${priceText}`)).join('\n'),
    url: shortlistUrl(watches.map(({ id }) => id)),
  };
  const gone = data ? ids.filter((id) => !watches.some((watch) => watch.id === id)) : [];

  useEffect(() => {
    const found = data?.watches.filter(({ id }) => kept.includes(id)) ?? [];
    rememberNames(found.map((watch) => ({ id: watch.id, name: watchName(watch) })));
  }, [data, kept]);

  /** One text, because a browser's translator moves text nodes, and React could not remove one of several. */
  function statusText(): string {
    if (ids.length === 0) return words.shortlist.empty;
    if (!data) return hasFailed ? '' : words.shortlist.loading;
    // As many as the header says, with those that are gone.
    return countText(locale, words.catalog, 'watchCount', ids.length);
  }

  function goneText(): string {
    // The stored names may be anything.
    const known = gone.map((id) => names[id]).filter((name) => typeof name === 'string');
    const named = known.map((name) => fill(words.shortlist.goneNamed, { name }));
    const others = gone.length - named.length;
    const counted = others > 0 ? [countText(locale, words.shortlist, 'gone', others)] : [];
    return [...named, ...counted].join(' ');
  }

  /** Before a focused button disappears. */
  function moveFocus() {
    status.current?.focus({ preventScroll: true });
  }

  function showRemoved(watch: WatchSummary, index: number) {
    if (shared) return;
    moveFocus();
    const undo = () => {
      moveFocus();
      // The list may have changed since, here or in another tab.
      const now = readShortlist();
      if (!now.includes(watch.id)) writeShortlist(now.toSpliced(index, 0, watch.id));
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
      <div className={clsx('cluster', styles.count)}>
        <p role="status" tabIndex={-1} ref={status}>
          {statusText()}
        </p>
        {first && <SendButton key={toSend.url} words={words.send} {...toSend} />}
      </div>
      {ids.length === 0 && <p>{words.shortlist.emptyHint}</p>}
      {gone.length > 0 && (
        <ListNotice
          text={goneText()}
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
      {data && first && (
        <div className={clsx(watches.length === 1 && ['card-grid', styles.single])}>
          {watches.length === 1 ? (
            <WatchCard
              locale={locale}
              watch={first}
              heading="h2"
              first
              sizes="(width >= 38rem) 20rem, 90vw"
              hasHeart
              onRemove={(index) => showRemoved(first, index)}
            />
          ) : (
            <data.ComparedWatches
              locale={locale}
              words={words}
              watches={watches}
              groups={data.groups}
              onRemove={showRemoved}
            />
          )}
          <ListActions
            words={words.shortlist}
            watches={watches}
            kept={kept}
            isShared={shared !== undefined}
            thanks={thanks}
          />
        </div>
      )}
      {gone.length === ids.length && (
        <p className="apart">
          <ButtonLink href={localisePath(locale, routes.catalog)}>{words.home.viewFullCollection}</ButtonLink>
        </p>
      )}
      {!shared && ids.length > 0 && <p className="prose muted screen-only">{words.shortlist.storedHere}</p>}
    </>
  );
}

/** The watches of the shop, and what compares them, which an empty list does not need. */
async function loadComparison(locale: Locale) {
  const [comparison, { ComparedWatches }] = await Promise.all([
    fetchJson<Comparison>(localisePath(locale, routes.shortlistData)),
    import('./compared-watches.tsx'),
  ]);
  return { ...comparison, ComparedWatches };
}

interface ListNoticeProps {
  role?: 'alert';
  text: string;
  action: { label: string; onPress: () => void } | undefined;
}

function ListNotice({ role, text, action }: ListNoticeProps) {
  return (
    <div className="aside apart" role={role}>
      <p>{text}</p>
      {action && (
        <Button look="quiet" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
