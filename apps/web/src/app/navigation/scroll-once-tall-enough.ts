/** Milliseconds to wait for the content a screen fetches. */
const PATIENCE_MS = 5_000;
/** Events that show the visitor is scrolling or pressing keys. */
const OWN_WAY = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a position, repeatedly as the page grows, until it is reached or the visitor interacts. Returns a function that stops.
 */
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
