import { makeTaxonomy } from '@kkini/domain';
import {
  buildCatalogue,
  type CatalogueParts,
  type DataFile,
  entryNutrition,
  formatProblem,
  parseEntry,
  productEntrySchema,
} from '../src/index.ts';
import { askedFiles, namesFiles, readParts } from './data-folder.ts';

const files = askedFiles('products');
const parts = readParts();
if (!files.ok) {
  console.error(`No such file: ${files.problem}`);
  process.exitCode = 2;
} else if (!parts.ok) {
  for (const problem of parts.problem) console.error(formatProblem(problem));
  process.exitCode = 1;
} else {
  judge(files.value, parts.value);
}

function judge(productFiles: readonly DataFile[], tables: CatalogueParts): void {
  const built = buildCatalogue({ ...tables, componentFiles: [], productFiles });
  const problems = built.ok ? [] : built.problem;
  for (const problem of problems) console.error(formatProblem(problem));
  for (const file of productFiles)
    if (!problems.some((problem) => problem.file === file.file))
      console.log(`${file.file} ok${summary(file, tables)}`);
  if (problems.length > 0) process.exitCode = 1;
}

/** The computed figures of the lines beside the measured ones of the kind. */
function summary(file: DataFile, tables: CatalogueParts): string {
  const entry = parseEntry(file, productEntrySchema);
  const taxonomy = makeTaxonomy(tables.taxonomy);
  if (!entry.ok || !taxonomy.ok || !namesFiles()) return '';
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
