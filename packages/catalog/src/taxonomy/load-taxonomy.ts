import type { Result, TaxonomySource } from '@kkini/domain';
import type { EntryProblem } from '../entries/entry-problem.ts';
import { parseEntry } from '../entries/parse-entry.ts';
import { taxonomySchema } from './taxonomy-schema.ts';

/** Path of the taxonomy below the data folder. */
export const TAXONOMY_FILE = 'taxonomy/taxonomy.json';

/** Reads the text of the taxonomy file; consistency is checked by the domain's `makeTaxonomy`. */
export function loadTaxonomy(text: string): Result<TaxonomySource, readonly EntryProblem[]> {
  return parseEntry({ file: TAXONOMY_FILE, text }, taxonomySchema);
}
