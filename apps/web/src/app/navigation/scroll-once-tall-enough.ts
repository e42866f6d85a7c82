/** How long content may take that a screen fetches, ms. */
const PATIENCE_MS = 5_000;
/** What a visitor does who has taken the screen into his own hands. */
const OWN_WAY = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls down to a place, again whenever the page has grown, until it is reached or the visitor does something. Gives out its end. */
export function scrollOnceTallEnough(place: number): () => void {
  const growth = new ResizeObserver(reach);
  const timer = setTimeout(end, PATIENCE_MS);
  for (const name of OWN_WAY) window.addEventListener(name, end);
  growth.observe(document.body);
  reach();
  return end;

  function reach(): void {
    window.scrollTo(0, place);
    if (Math.abs(window.scrollY - place) < 1) end();
  }

  function end(): void {
    growth.disconnect();
    clearTimeout(timer);
    for (const name of OWN_WAY) window.removeEventListener(name, end);
  }
}
