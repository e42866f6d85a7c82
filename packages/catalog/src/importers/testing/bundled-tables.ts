import { readFileSync } from 'node:fs';
import { readFacts } from '../../facts/tables/read-facts.ts';
import { readUnitWeights } from '../../facts/tables/read-unit-weights.ts';
import { bundledTaxonomy } from '../../taxonomy/testing/bundled-taxonomy.ts';
import type { ImportTables } from '../importer.ts';

/** The tables of importers, from the data of this repository. */
export function bundledTables(): ImportTables {
  const facts = readFacts(dataText('facts/facts.csv'));
  const weights = readUnitWeights(dataText('facts/unit-weights.csv'));
  if (!facts.ok || !weights.ok) throw new Error('the tables cannot be read');
  return { taxonomy: bundledTaxonomy(), facts: facts.value, weights: weights.value };
}

function dataText(file: string): string {
  return readFileSync(new URL(`../../../data/${file}`, import.meta.url), 'utf8');
}
