// @ts-check
(() => {
  /** @type {ViewTransition | null} */
  let current = null;

  // `otherPage` is the URL of the next or previous page.
  /** @type {(transition: ViewTransition | null, otherPage?: string | null) => Promise<void>} */
  async function nameCardPicture(transition, otherPage) {
    current = transition;
    if (!transition || !otherPage) return;
    const { pathname } = new URL(otherPage);
    const link = document.querySelector(`li article a[href="${pathname}"]`);
    const picture = link?.closest('article')?.querySelector('picture');
    if (!picture) return;
    picture.style.viewTransitionName = 'watch';
    await transition.finished;
    // A newer transition may have started, and then owns the name.
    if (current === transition) picture.style.viewTransitionName = '';
  }

  addEventListener('pageswap', ({ viewTransition, activation }) => {
    nameCardPicture(viewTransition, activation?.entry.url);
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    // Safari 18.2 to 26.1 has this event, but no Navigation API.
    nameCardPicture(viewTransition, window.navigation?.activation?.from?.url);
  });
})();
