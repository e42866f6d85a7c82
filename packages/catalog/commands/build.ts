import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCatalogue, type CatalogueContent, foodsWithoutFacts, formatProblem } from '../src/index.ts';
import { DATA_FOLDER, FACTS_FILE, readParts } from './data-folder.ts';

const OUTPUT_FOLDER = join(import.meta.dirname, '../dist');
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
  // Writes a new file and renames it, so that a reader always sees a complete catalogue.
  writeFileSync(`${file}.new`, JSON.stringify({ dataVersion, ...content }));
  renameSync(`${file}.new`, file);
  const missing = foodsWithoutFacts(content);
  if (missing.length > 0) console.warn(`no row in ${FACTS_FILE} for: ${missing.join(', ')}`);
  const { cookbook, products } = content;
  console.log(`catalogue ${dataVersion}: ${cookbook.length} dishes, ${products.length} products`);
}
