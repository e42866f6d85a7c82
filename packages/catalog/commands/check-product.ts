import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { makeTaxonomy } from '@kkini/domain';
import {
  buildCatalogue,
  type CatalogueParts,
  entryNutrition,
  formatProblem,
  parseEntry,
  productEntrySchema,
} from '../src/index.ts';
import { DATA_FOLDER, readParts } from './data-folder.ts';

const named = process.argv.slice(2);
const folder = join(DATA_FOLDER, 'products');
const paths = named.length > 0 ? named : readdirSync(folder).map((file) => join(folder, file));
const missing = paths.find((path) => !existsSync(path));
const parts = readParts();
if (missing !== undefined) {
  console.error(`No such file: ${missing}`);
  process.exitCode = 2;
} else if (!parts.ok) {
  for (const problem of parts.problem) console.error(formatProblem(problem));
  process.exitCode = 1;
} else {
  judge(parts.value);
}

function judge(tables: CatalogueParts): void {
  const productFiles = paths.map((path) => ({
    file: `products/${basename(path)}`,
    text: readFileSync(path, 'utf8'),
  }));
  const built = buildCatalogue({ ...tables, componentFiles: [], productFiles });
  const problems = built.ok
    ? []
    : built.problem.filter(({ field }) => named.length === 0 || field !== 'relatedIds');
  for (const problem of problems) console.error(formatProblem(problem));
  for (const file of productFiles)
    if (!problems.some((problem) => problem.file === file.file))
      console.log(`${file.file} ok${summary(file, tables)}`);
  if (problems.length > 0) process.exitCode = 1;
}

/** What the lines alone come to beside what was measured of the kind. */
function summary(file: { readonly file: string; readonly text: string }, tables: CatalogueParts): string {
  const entry = parseEntry(file, productEntrySchema);
  const taxonomy = makeTaxonomy(tables.taxonomy);
  if (!entry.ok || !taxonomy.ok || named.length === 0) return '';
  const own = entryNutrition(entry.value, { taxonomy: taxonomy.value, facts: tables.facts });
  const kind = tables.boughtKinds.get(entry.value.kind);
  const beside = (name: string, lines: number | null, measured: number | undefined) =>
    `${name} ${lines?.toFixed(0) ?? '?'} (${measured ?? '?'})`;
  return [
    `: ${entry.value.name}; lines (measured): ${beside('kcal', own.energyKcal, kind?.energyKcal?.central)}`,
    beside('carbohydrate', own.carbohydrateG, kind?.stated.carbohydrateG),
    beside('protein', own.proteinG, kind?.stated.proteinG),
    beside('fat', own.fatG, kind?.stated.fatG),
    beside('sodium', own.sodiumMg, kind?.sodiumMg?.central),
  ].join(', ');
}
