import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from '@kkini/domain';
import {
  buildCatalogue,
  type CatalogueContent,
  type CatalogueParts,
  type DataFile,
  type EntryProblem,
  foodsWithoutFacts,
  formatProblem,
  loadTaxonomy,
  parseEntry,
  readFacts,
  sourceListSchema,
  TAXONOMY_FILE,
} from '../src/index.ts';

const DATA_FOLDER = join(import.meta.dirname, '../data');
const OUTPUT_FOLDER = join(import.meta.dirname, '../dist');
const FACTS_FILE = 'facts/facts.csv';
const SOURCES_FILE = 'sources.json';
const VERSION_LENGTH = 12;

const parts = readParts();
const built = parts.ok ? buildCatalogue(parts.value) : parts;
if (built.ok) write(built.value);
else {
  for (const problem of built.problem) console.error(formatProblem(problem));
  console.error(`${built.problem.length} problems in ${DATA_FOLDER}; no catalogue was written`);
  process.exitCode = 1;
}

function write(content: CatalogueContent): void {
  const text = JSON.stringify(content);
  const dataVersion = createHash('sha256').update(text).digest('hex').slice(0, VERSION_LENGTH);
  mkdirSync(OUTPUT_FOLDER, { recursive: true });
  const file = join(OUTPUT_FOLDER, 'catalogue.json');
  // Written beside and renamed: whoever reads meanwhile sees a whole catalogue.
  writeFileSync(`${file}.new`, JSON.stringify({ dataVersion, ...content }));
  renameSync(`${file}.new`, file);
  const missing = foodsWithoutFacts(content);
  if (missing.length > 0) console.warn(`no row in ${FACTS_FILE} for: ${missing.join(', ')}`);
  const { recipes, products } = content;
  console.log(`catalogue ${dataVersion}: ${recipes.length} recipes, ${products.length} products`);
}

function readParts(): Result<CatalogueParts, readonly EntryProblem[]> {
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
