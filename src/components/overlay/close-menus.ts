const openMenu = '[popover=auto]:popover-open';

/** Closes a menu whose link is chosen, or which the focus leaves. The browser closes it by Escape and by a press outside. */
export function closeMenus() {
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
