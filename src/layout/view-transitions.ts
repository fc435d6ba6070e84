/**
 * One page gives way to the other with a transition, where motion is wanted. In the document's head and not in the
 * stylesheet, because Chromium decides about it when the page is first shown, and at times finds no rule that came
 * from elsewhere: then there is no transition, and an error on the console.
 */
export const viewTransitionRule =
  '@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }';

/**
 * Lets a watch's picture grow from its plate into its own page and back: gives the plate's picture, for the time of
 * the transition, the name that the large one always has in its stylesheet. What moves how is said in `base.css`.
 * Source: https://developer.mozilla.org/en-US/docs/Web/API/View_Transition_API/Using
 *
 * The document's head bears it as it stands here, because a page is shown before any module has run: it must not
 * refer to anything outside of itself.
 */
export function nameSharedPicture() {
  let latest: ViewTransition | null = null;

  /** @param watchPage where the visitor goes to or comes from, maybe a watch's page */
  async function namePlate(transition: ViewTransition | null, watchPage: string | null | undefined) {
    latest = transition;
    if (!transition || !watchPage) return;
    const { pathname } = new URL(watchPage);
    const links = document.querySelectorAll<HTMLAnchorElement>('li article a[href]');
    const plate = [...links].find((link) => link.pathname === pathname)?.closest('article');
    const picture = plate?.querySelector('picture');
    if (!picture) return;
    picture.style.viewTransitionName = 'watch';
    // One that is left in the middle ends when the next has begun.
    await transition.finished;
    if (latest === transition) picture.style.viewTransitionName = '';
  }

  addEventListener('pageswap', ({ viewTransition, activation }) => namePlate(viewTransition, activation?.entry.url));
  addEventListener('pagereveal', ({ viewTransition }) => namePlate(viewTransition, navigation.activation?.from?.url));
}
