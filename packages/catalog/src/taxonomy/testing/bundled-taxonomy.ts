import { readFileSync } from 'node:fs';
import { makeTaxonomy, type Taxonomy } from '@kkini/domain';
import { loadTaxonomy, TAXONOMY_FILE } from '../load-taxonomy.ts';

/** The text of the taxonomy file of this repository. */
export function bundledTaxonomyText(): string {
  return readFileSync(new URL(`../../../data/${TAXONOMY_FILE}`, import.meta.url), 'utf8');
}

let taxonomy: Taxonomy | undefined;

/** The taxonomy of this repository, loaded and checked once for all tests of a worker. */
export function bundledTaxonomy(): Taxonomy {
  taxonomy ??= readTaxonomy();
  return taxonomy;
}

function readTaxonomy(): Taxonomy {
  const loaded = loadTaxonomy(bundledTaxonomyText());
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problem));
  const made = makeTaxonomy(loaded.value);
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  return made.value;
}
