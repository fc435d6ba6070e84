import { type RefObject, useRef } from 'react';
import { Button, ButtonLink } from '../../components/button/button.tsx';
import { useShortlist } from '../../components/heart/heart.tsx';
import { writeShortlist } from '../../components/heart/shortlist.ts';
import { SendButtonIsland } from '../../components/send-button/send-button-island.tsx';
import { withoutIsolates } from '../../i18n/isolate-latin.ts';
import { localisePath, routes } from '../../i18n/routes.ts';
import { countText } from '../../i18n/texts.ts';
import { type FormFacts, FormRoot } from '../../inquiries/form-context.tsx';
import { ListedWatches, type ListProps } from './listed-watches.tsx';
import { shortlistUrl } from './shortlist-url.ts';
import { useShownWatches } from './use-shown-watches.ts';

/** The visitor's own shortlist, or the one in a link. Empty until hydrated. */
export function ShortlistIsland({ delivery, ...list }: ListProps & FormFacts) {
  const kept = useShortlist();
  return (
    <FormRoot words={list.words} delivery={delivery}>
      {kept && <List {...list} kept={kept} />}
    </FormRoot>
  );
}

function List({ kept, ...props }: ListProps & { kept: readonly string[] }) {
  const { locale, words } = props;
  const shown = useShownWatches(locale, kept);
  const { ids, isShared, gone, hasFailed } = shown;
  const status = useRef<HTMLParagraphElement>(null);

  /** Before a focused button disappears. */
  const moveFocus = () => status.current?.focus({ preventScroll: true });

  function removeGone() {
    moveFocus();
    writeShortlist(kept.filter((id) => !gone.includes(id)));
  }

  function loadAgain() {
    moveFocus();
    shown.retry();
  }

  return (
    <>
      {isShared && (
        <p className="prose muted screen-only">
          {words.shortlist.shared}{' '}
          {kept.length > 0 && <a href={localisePath(locale, routes.shortlist)}>{words.shortlist.own}</a>}
        </p>
      )}
      <ListStatus {...props} {...shown} status={status} />
      {ids.length === 0 && <p>{words.shortlist.emptyHint}</p>}
      {gone.length > 0 && (
        <ListNotice
          text={countText(locale, words.shortlist, 'gone', gone.length)}
          action={isShared ? undefined : { label: words.shortlist.removeGone, onPress: removeGone }}
        />
      )}
      {hasFailed && (
        <ListNotice
          role="alert"
          text={words.shortlist.loadFailed}
          action={{ label: words.error.retry, onPress: loadAgain }}
        />
      )}
      <ListedWatches {...props} {...shown} kept={kept} moveFocus={moveFocus} />
      {gone.length === ids.length && (
        <p className="apart">
          <ButtonLink href={localisePath(locale, routes.catalog)}>{props.collectionLabel}</ButtonLink>
        </p>
      )}
      {!isShared && ids.length > 0 && <p className="prose muted screen-only">{words.shortlist.storedHere}</p>}
    </>
  );
}

interface ListStatusProps extends ListProps, ReturnType<typeof useShownWatches> {
  status: RefObject<HTMLParagraphElement | null>;
}

/** How many watches the list has, and a button that sends it. */
function ListStatus({ locale, words, ids, watches, data, hasFailed, status }: ListStatusProps) {
  const url = shortlistUrl(watches.map(({ id }) => id));

  /** One text, because a browser's translator moves text nodes, and React could not remove one of several. */
  function statusText(): string {
    if (ids.length === 0) return words.shortlist.empty;
    if (!data) return hasFailed ? '' : words.shortlist.loading;
    // As many as the header says, with those that are gone.
    return countText(locale, words.catalog, 'watchCount', ids.length);
  }

  return (
    <div className="cluster">
      <p role="status" tabIndex={-1} ref={status}>
        {statusText()}
      </p>
      {watches.length > 0 && (
        <SendButtonIsland
          key={url}
          words={words}
          text={watches.map(({ name, priceText }) => withoutIsolates(`${name} · ${priceText}`)).join('\n')}
          url={url}
        />
      )}
    </div>
  );
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
