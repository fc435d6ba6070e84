import { shop } from 'virtual:content';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { listUnknown } from '../../../content/describe/report-rows.ts';
import { nameWithYear } from '../../../content/describe/watch-name.ts';
import { localisePath, routes } from '../../../i18n/routes.ts';
import { askedViews, type View } from '../../../pictures/views.ts';
import type { PageWatch } from '../page-watch.ts';

interface QuestionsProps extends Pick<PageWatch, 't' | 'watch'> {
  pictures: readonly { view: View }[];
}

/**
 * How much is not known of a watch, and, unfolded, what it is: parts, numbers, papers and views without a picture. Each is a box
 * to tick, and the button leads to the contact form, which begins with exactly these questions. A form of the platform's own,
 * which needs no script here, but on that page: without scripts there is the list alone.
 */
export function Questions({ t, watch, pictures }: QuestionsProps) {
  const unknown = listUnknown(t, watch);
  const missing = askedViews.filter((asked) => !pictures.some(({ view }) => view === asked));
  const views = missing.map((view) => t(`watch.pictures.missingViews.${view}`));
  const canHold = watch.status === 'available' && shop.terms.holdHours !== undefined;
  if (unknown.length + views.length === 0) return null;
  return (
    <details className="small screen-only">
      <summary>
        {t('questions.title')} · {unknown.length + views.length} <Icon name="caret" />
      </summary>
      <form action={`${localisePath(t.locale, routes.contact)}#form`}>
        {/* As contactLink writes it. */}
        <input type="hidden" name="about" value={nameWithYear(t, watch)} />
        <fieldset aria-label={t('questions.title')}>
          <Boxes title={t('questions.notKnown')} names={unknown} />
          <Boxes title={t('questions.notPictured')} names={views} />
          <p className="cluster" data-needs-script>
            {canHold && <Box label={t('questions.hold')} />}
            <Button type="submit" look="quiet">
              {t('questions.ask')}
            </Button>
          </p>
        </fieldset>
      </form>
    </details>
  );
}

/** Names with what they have in common, which begins each question of the message: `Not known yet: crystal`. */
function Boxes({ title, names }: { title: string; names: string[] }) {
  if (names.length === 0) return null;
  return (
    <p className="cluster">
      {title}
      {names.map((name) => (
        <Box key={name} label={name} question={`${title} ${name}`} />
      ))}
    </p>
  );
}

function Box({ label, question = label }: { label: string; question?: string }) {
  return (
    <label className="choice">
      <input type="checkbox" name="question" value={question} data-needs-script /> {label}
    </label>
  );
}
