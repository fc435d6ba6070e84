const openMenu = '[popover=auto]:popover-open';

/** Closes a menu whose link is chosen, or which the focus leaves. The browser closes it by Escape and by a press outside. */
export function closeMenus() {
  if (!('popover' in HTMLElement.prototype)) return openAndCloseMenus();
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    if (link) link.closest<HTMLElement>(openMenu)?.hidePopover();
  });

  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = target instanceof Element && target.closest<HTMLElement>(openMenu);
    if (!menu || !(relatedTarget instanceof Element) || menu.contains(relatedTarget)) return;
    // The menu's own button closes it. Closed here first, the button would open it again.
    if (relatedTarget.getAttribute('popovertarget') !== menu.id) menu.hidePopover();
  });
}

/** Without popovers (Chrome before 114, Firefox before 125, Safari before 17), a menu is open while it has `data-open`. */
function openAndCloseMenus() {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest('[popovertarget]');
    if (button) show(button.getAttribute('aria-expanded') === 'true' ? undefined : button);
    else if (target.closest('a') || !target.closest('[data-open]')) show();
  });

  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && !target.closest('[data-open], [popovertarget]')) show();
  });

  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    document.querySelector<HTMLElement>('[popovertarget][aria-expanded=true]')?.focus();
    show();
  });
}

/** Shows the menu of a button, and no other. */
function show(opener?: Element) {
  for (const button of document.querySelectorAll('[popovertarget]')) {
    const menu = button.nextElementSibling;
    if (button === opener) menu?.dispatchEvent(new Event('beforetoggle'));
    menu?.toggleAttribute('data-open', button === opener);
    button.setAttribute('aria-expanded', String(button === opener));
  }
}
