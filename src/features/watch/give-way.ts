/* The bar at a phone's foot gives way to the actions themselves. */
const bar = document.querySelector('[data-inquiry-bar]');
const actions = document.querySelector('[data-watch-actions]');
if (bar && actions)
  new IntersectionObserver((entries) =>
    bar.toggleAttribute('data-given-way', entries.at(-1)?.isIntersecting ?? false),
  ).observe(actions);
