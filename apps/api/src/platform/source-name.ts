import type { LoadedCatalogue } from './read-catalogue.ts';

/** Entries of our own; the page knows them by this id and says so in its own words. */
const OWN_SOURCE = 'kkini';

/** What the page shows for the source of an entry: its name, or the id of our own. */
export function sourceName(source: string, { sourceNames }: Pick<LoadedCatalogue, 'sourceNames'>): string {
  return source === OWN_SOURCE ? OWN_SOURCE : (sourceNames.get(source) ?? source);
}
