import { browserStorage } from './browser-storage.ts';

/** Scroll positions in px of the places of the history, by their keys, which tell no address. */
export type Places = ReadonlyMap<string, number>;

const PLACES = 'kkini.places';
const session = browserStorage(() => window.sessionStorage);

/** Records the scroll positions for a reload, after which the visitor may still go back. */
export function keepPlaces(places: Places): void {
  session.write(PLACES, JSON.stringify([...places]));
}

/** Scroll positions before a reload. Reads the session storage only after a reload, because the first read is slow. */
export function placesBeforeReload(): Places {
  const [entry] = performance.getEntriesByType('navigation');
  if (entry && 'type' in entry && entry.type === 'navigate') return new Map();
  return new Map(readPlaces(session.read(PLACES) ?? '[]'));
}

function readPlaces(text: string): readonly (readonly [string, number])[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isPlace) : [];
  } catch {
    return [];
  }
}

function isPlace(kept: unknown): kept is readonly [string, number] {
  return Array.isArray(kept) && typeof kept[0] === 'string' && typeof kept[1] === 'number';
}
