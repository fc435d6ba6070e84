const HEADER_HEIGHT_PX = 64;
const WHOLE = 0.99;

/** Hides the bar at the bottom of a phone's screen while another inquiry button is fully visible between header and bar. */
export function hideInquiryBar() {
  const bar = document.querySelector<HTMLElement>('[data-inquiry-bar]');
  if (!bar) return;
  const inView = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio >= WHOLE) inView.add(target);
        else inView.delete(target);
      }
      bar.toggleAttribute('data-redundant', inView.size > 0);
    },
    { threshold: WHOLE, rootMargin: `-${HEADER_HEIGHT_PX}px 0px -${bar.offsetHeight}px` },
  );
  for (const button of document.querySelectorAll('[data-inquire]')) observer.observe(button);
}
