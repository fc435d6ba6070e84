(() => {
  let current = null;

  async function nameCardPicture(transition, otherPage) {
    current = transition;
    if (!transition || !otherPage) return;
    const { pathname } = new URL(otherPage);
    const link = document.querySelector(`li article a[href="${pathname}"]`);
    const picture = link?.closest('article')?.querySelector('picture');
    if (!picture) return;
    picture.style.viewTransitionName = 'watch';
    await transition.finished;
    if (current === transition) picture.style.viewTransitionName = '';
  }

  addEventListener('pageswap', ({ viewTransition, activation }) => {
    nameCardPicture(viewTransition, activation?.entry.url);
  });
  addEventListener('pagereveal', ({ viewTransition }) => {
    nameCardPicture(viewTransition, window.navigation?.activation?.from?.url);
  });
})();
