import type { Location } from 'react-router';

/** The screen of an address and the dish on it. Addresses that differ in anything else are the same place. */
export function shownIn({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${pathname}?${new URLSearchParams(search).get('id')}`;
}
