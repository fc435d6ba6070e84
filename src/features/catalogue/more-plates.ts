import { holderAttribute, platesAreRead, platesId } from './page-plates.ts';

/**
 * Brings what a long catalogue has beyond its first plates into the list: first makes them elements, then takes them
 * in, a part a frame, so that the first screen does not wait for them and a slow phone still answers in between. All at
 * once where a visitor comes back or reloads, because the browser then looks for the place where the page was left, and
 * before the page is printed.
 *
 * The page bears it as it stands here, in place: it must not refer to anything outside of itself. The content policy
 * knows it as the one that may make markup of text (`Trusted Types`), and of no other text than the page's own.
 *
 * @param listId the id of the list
 * @param attribute as {@link holderAttribute}
 * @param event as {@link platesAreRead}
 */
export function bringMorePlates(listId: string, attribute: string, event: string) {
  const rules: MarkupRules = { createHTML: (_, holder) => holder.textContent ?? '' };
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy: (name: string, rules: MarkupRules) => MarkupRules };
  };
  const policy = trustedTypes?.createPolicy('plates', rules) ?? rules;

  function read(holder: Element): HTMLTemplateElement {
    const template = document.createElement('template');
    template.setAttribute(attribute, '');
    template.innerHTML = policy.createHTML('', holder);
    const items = template.content.querySelectorAll('ul > li');
    template.content.replaceChildren(...items);
    holder.replaceWith(template);
    return template;
  }

  function* bring(): Generator<void> {
    const templates: HTMLTemplateElement[] = [];
    for (const holder of document.querySelectorAll(`noscript[${attribute}]`)) {
      yield;
      templates.push(read(holder));
    }
    document.dispatchEvent(new Event(event));
    for (const template of templates) {
      yield;
      // What was chosen meanwhile has its own list, and took what it needed.
      if (!template.isConnected) return;
      document.getElementById(listId)?.append(template.content);
      template.remove();
    }
  }

  const steps = bring();
  const proceed = () => {
    if (!steps.next().done) requestAnimationFrame(() => setTimeout(proceed));
  };
  const finish = () => {
    for (const _ of steps);
  };
  addEventListener('beforeprint', finish);
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate') proceed();
  else finish();
}

/** Makes markup of what a holder says, whatever the text given. */
interface MarkupRules {
  createHTML: (text: string, holder: Element) => string;
}

/** What a page with more plates than stand in its list has to run, right behind them. */
export const morePlatesScript = `(${bringMorePlates})(${[platesId, holderAttribute, platesAreRead].map((name) => JSON.stringify(name))})`;
