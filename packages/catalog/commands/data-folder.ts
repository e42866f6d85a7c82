import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from '@kkini/domain';
import {
  type CatalogueParts,
  type DataFile,
  type EntryProblem,
  loadTaxonomy,
  parseEntry,
  readFacts,
  sourceListSchema,
  TAXONOMY_FILE,
} from '../src/index.ts';

export const DATA_FOLDER = join(import.meta.dirname, '../data');
export const FACTS_FILE = 'facts/facts.csv';
const SOURCES_FILE = 'sources.json';

/** Reads everything a catalogue is built from; or the problems of the tables that all entries rest on. */
export function readParts(): Result<CatalogueParts, readonly EntryProblem[]> {
  const taxonomy = loadTaxonomy(readText(TAXONOMY_FILE));
  const sources = parseEntry({ file: SOURCES_FILE, text: readText(SOURCES_FILE) }, sourceListSchema);
  const facts = readFacts(readText(FACTS_FILE));
  if (!taxonomy.ok) return taxonomy;
  if (!sources.ok) return sources;
  if (!facts.ok) {
    return fail(
      facts.problem.map(({ line, id, reason }) => ({
        file: `${FACTS_FILE}:${line}`,
        field: id,
        repair: reason,
      })),
    );
  }
  return ok({
    recipeFiles: readFolder('recipes'),
    productFiles: readFolder('products'),
    taxonomy: taxonomy.value,
    facts: facts.value,
    sources: sources.value,
  });
}

function readFolder(name: string): DataFile[] {
  const files = readdirSync(join(DATA_FOLDER, name)).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => ({ file: `${name}/${file}`, text: readText(`${name}/${file}`) }));
}

function readText(file: string): string {
  return readFileSync(join(DATA_FOLDER, file), 'utf8');
}
