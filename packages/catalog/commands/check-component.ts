import { makeTaxonomy } from '@kkini/domain';
import {
  type ComponentEntry,
  type ComponentTables,
  checkComponent,
  checkCookbook,
  componentMinutes,
  componentNutrition,
  type DataFile,
  type EntryProblem,
  formatProblem,
  hasMildVersion,
  sodiumPer100g,
} from '../src/index.ts';
import { askedFiles, namesFiles, readParts } from './data-folder.ts';

const files = askedFiles('components');
const parts = readParts();
const taxonomy = parts.ok ? makeTaxonomy(parts.value.taxonomy) : null;
if (!files.ok) {
  console.error(`No such file: ${files.problem}`);
  process.exitCode = 2;
} else if (!parts.ok || !taxonomy?.ok) {
  console.error('The tables cannot be read; npm run build names what is wrong.');
  process.exitCode = 1;
} else {
  judge(files.value, {
    taxonomy: taxonomy.value,
    facts: parts.value.facts,
    unitWeights: parts.value.unitWeights,
  });
}

function judge(asked: readonly DataFile[], tables: ComponentTables): void {
  const read: { file: string; entry: ComponentEntry }[] = [];
  for (const file of asked) {
    const checked = checkComponent(file, tables);
    if (checked.ok) read.push({ file: file.file, entry: checked.value });
    else report(checked.problem);
  }
  const problems = checkCookbook(read).filter(({ field }) => !namesFiles() || field !== 'pairs');
  report(problems);
  const sound = read.filter(({ file }) => !problems.some((problem) => problem.file === file));
  if (namesFiles()) for (const { file, entry } of sound) console.log(`${file} ok: ${summary(entry, tables)}`);
  console.log(`${sound.length} of ${asked.length} components are sound`);
}

function report(problems: readonly EntryProblem[]): void {
  for (const problem of problems) console.error(formatProblem(problem));
  if (problems.length > 0) process.exitCode = 1;
}

function summary(entry: ComponentEntry, tables: ComponentTables): string {
  const nutrition = componentNutrition(entry, 'ordinary', tables);
  const figure = (name: keyof typeof nutrition, unit: string) =>
    `${nutrition[name]?.toFixed(0) ?? '?'} ${unit}`;
  const { active, waiting } = componentMinutes(entry);
  const mild = hasMildVersion(entry) ? `, mild ${sodiumPer100g(entry, 'mild', tables).toFixed(0)}` : '';
  return [
    `${entry.title.ko}; serving ${Math.round(entry.cookedGrams / entry.servings)} g`,
    `${figure('energyKcal', 'kcal')}, carbohydrate ${figure('carbohydrateG', 'g')}, protein ${figure('proteinG', 'g')}, fat ${figure('fatG', 'g')}`,
    `sodium ${figure('sodiumMg', 'mg')} (per 100 g ${sodiumPer100g(entry, 'ordinary', tables).toFixed(0)}${mild})`,
    `${active} + ${waiting} min`,
  ].join('; ');
}
