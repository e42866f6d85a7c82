import { browserStorage } from './browser-storage.ts';

/** Where the visitor was, and at which address, when the page went away. */
const LEFT_AT = 'kkini.leftAt';
const session = browserStorage(() => window.sessionStorage);

/** Notes how far down the page the visitor is, for a reload. */
export function keepPlace(): void {
  session.write(LEFT_AT, `${window.scrollY} ${window.location.href}`);
}

/** How far down he was before a reload of this address, px. Asked of the session only when there may be an answer: its first reading holds up the page. */
export function placeBeforeReload(): number | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  if (entry && 'type' in entry && entry.type === 'navigate') return undefined;
  const [place, address] = session.read(LEFT_AT)?.split(' ') ?? [];
  return address === window.location.href ? Number(place) : undefined;
}
