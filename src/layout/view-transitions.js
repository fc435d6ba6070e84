let named;

function nameCardPicture(otherPage) {
  named?.style.removeProperty('view-transition-name');
  const path = otherPage && new URL(otherPage).pathname;
  named = document.querySelector(`li article a[href="${path}"]`)?.closest('article').querySelector('picture');
  named?.style.setProperty('view-transition-name', 'watch');
}

addEventListener('pageswap', ({ activation }) => nameCardPicture(activation?.entry.url));
addEventListener('pagereveal', () => nameCardPicture(window.navigation?.activation?.from?.url));
