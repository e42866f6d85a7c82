import type { Location } from 'react-router';

/** What an address shows: the screen, and the dish on it. Two addresses that differ in anything else are the same place. */
export function shownIn({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${pathname}?${new URLSearchParams(search).get('id')}`;
}
