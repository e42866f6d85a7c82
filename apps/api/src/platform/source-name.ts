import type { LoadedCatalogue } from './read-catalogue.ts';

/** Source id of the product's own entries; the page has its own text for it. */
const OWN_SOURCE = 'kkini';

/** Display name of an entry's source, or the id for the product's own. */
export function sourceName(source: string, { sourceNames }: Pick<LoadedCatalogue, 'sourceNames'>): string {
  return source === OWN_SOURCE ? OWN_SOURCE : (sourceNames.get(source) ?? source);
}
