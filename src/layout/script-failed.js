addEventListener('astro:hydration-error', ({ target }) => target.setAttribute('data-script-failed', ''));
