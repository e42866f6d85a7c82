import { browserStorage } from './browser-storage.ts';

/** Scroll position and address when the page was unloaded. */
const LEFT_AT = 'kkini.leftAt';
const session = browserStorage(() => window.sessionStorage);

/** Records the scroll position for a reload. */
export function keepPlace(): void {
  session.write(LEFT_AT, `${window.scrollY} ${window.location.href}`);
}

/**
 * Scroll position in px before a reload of this address. Reads the session storage only after a reload, because the first read is
 * slow.
 */
export function placeBeforeReload(): number | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  if (entry && 'type' in entry && entry.type === 'navigate') return undefined;
  const [place, address] = session.read(LEFT_AT)?.split(' ') ?? [];
  return address === window.location.href ? Number(place) : undefined;
}
