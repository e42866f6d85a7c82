import { createReadStream, existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { makeTaxonomy } from '@kkini/domain';
import type { ImportedRecipe } from '../src/importers/imported-entry.ts';
import { type EnergyMeasure, measureEnergy } from '../src/importers/measure-energy.ts';
import { IMPORTERS, type ImportSource } from '../src/index.ts';
import {
  LINE_FAILURES,
  type LineFailure,
  type LineMeasure,
  measureLines,
} from '../src/normalize/amounts/measure-lines.ts';
import { readParts } from './data-folder.ts';

const RECIPE_SOURCES = ['cookrcp01', 'mafra', 'schema-org'] as const satisfies readonly ImportSource[];
const USAGE = `npm run measure-lines -w @kkini/catalog -- <${RECIPE_SOURCES.join(' | ')}> <file…>`;
/** Most recipe keys to list for one line. */
const KEYS_SHOWN = 5;
const TITLES: Readonly<Record<LineFailure, string>> = {
  noName: 'Lines without a name',
  noAmount: 'Lines without an amount',
  noGrams: 'Lines without grams',
  unknownFood: 'Names nobody knows',
  severalFoods: 'Names of several foods',
};

const [given, ...paths] = process.argv.slice(2);
const source = RECIPE_SOURCES.find((each) => each === given);
// npm runs the command in the package folder; paths are relative to the folder of the caller.
const files = paths.map((path) => resolve(process.env['INIT_CWD'] ?? '.', path));
const missing = files.filter((file) => !existsSync(file));
if (source === undefined || files.length === 0 || missing.length > 0) {
  console.error(missing.length > 0 ? `No such file: ${missing.join(', ')}` : USAGE);
  process.exit(2);
}

const parts = readParts();
if (!parts.ok) {
  console.error('The data of the catalogue cannot be read; see npm run build -w @kkini/catalog');
  process.exit(1);
}
const { facts, unitWeights: weights } = parts.value;
const taxonomy = makeTaxonomy(parts.value.taxonomy);
if (!taxonomy.ok) {
  console.error(`The taxonomy is not consistent: ${taxonomy.problem.length} problems`);
  process.exit(1);
}
const tables = { taxonomy: taxonomy.value, facts, weights };
const recipes: ImportedRecipe[] = [];
let rejected = 0;
const inputs = files.map((file) => ({ name: basename(file), chunks: () => createReadStream(file) }));
for await (const row of IMPORTERS[source](inputs, tables)) {
  if (row.outcome === 'rejected') rejected += 1;
  else if (row.entry.kind === 'recipe') recipes.push(row.entry);
}
const measure = measureLines(recipes);
for (const line of [
  ...summary(source, measure),
  ...energyLines(measureEnergy(recipes)),
  ...failureLines(measure),
])
  console.log(line);

function summary(name: string, { recipes: count, lines, failed }: LineMeasure): readonly string[] {
  const share = (failures: number) => percent(lines - failures, lines);
  return [
    '| Source | recipes | rows rejected | lines | name | amount | grams | known food | one food |',
    '|---|---|---|---|---|---|---|---|---|',
    `| ${name} | ${count} | ${rejected} | ${lines} | ${share(failed.noName)} | ${share(failed.noAmount)} | ${share(failed.noGrams)} | ${share(failed.unknownFood)} | ${share(failed.unknownFood + failed.severalFoods)} |`,
  ];
}

function energyLines({
  consistent,
  known,
  agreeing,
  agreeingAsOne,
  differing,
}: EnergyMeasure): readonly string[] {
  const rows = differing.map(
    ({ key, title, stated, computed }) =>
      `- ${key} ${title}: ${Math.round(stated)} kcal stated, ${computed === null ? 'none' : Math.round(computed)} computed`,
  );
  return [
    '',
    `Energy: ${consistent} recipes with consistent stated figures; computed for ${percent(known, consistent)}, within a quarter of the stated one for ${percent(agreeing, consistent)}, with unsaid servings taken as one for ${percent(agreeingAsOne, consistent)}.`,
    ...(rows.length > 0 ? ['', `## Recipes whose energy differs (${rows.length})`, '', ...rows] : []),
  ];
}

function failureLines({ failed, failures }: LineMeasure): readonly string[] {
  return LINE_FAILURES.filter((failure) => failed[failure] > 0).flatMap((failure) => [
    '',
    `## ${TITLES[failure]} (${failed[failure]})`,
    '',
    ...failures
      .filter((each) => each.failure === failure)
      .map(({ text, keys }) => {
        const distinct = [...new Set(keys)];
        const more = distinct.length > KEYS_SHOWN ? ` and ${distinct.length - KEYS_SHOWN} more` : '';
        return `- ${text}${keys.length > 1 ? ` ×${keys.length}` : ''}: ${distinct.slice(0, KEYS_SHOWN).join(', ')}${more}`;
      }),
  ]);
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}
