import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type CheckedRecipe, checkRecipeFile, formatProblem } from '../src/index.ts';
import { readParts } from './data-folder.ts';

const files = process.argv.slice(2);
const missing = files.find((path) => !existsSync(path));
const parts = readParts();
if (missing !== undefined) {
  console.error(`No such file: ${missing}`);
  process.exitCode = 2;
} else if (files.length === 0) {
  console.error(
    'Name one or more recipe files: npx kkini check-recipe packages/catalog/data/recipes/tofu-stew.json',
  );
  process.exitCode = 2;
} else if (!parts.ok) {
  for (const problem of parts.problem) console.error(formatProblem(problem));
  process.exitCode = 1;
} else {
  for (const path of files) {
    const file = `recipes/${basename(path)}`;
    const checked = checkRecipeFile(parts.value, { file, text: readFileSync(path, 'utf8') });
    if (checked.ok) console.log(`${file} ok: ${summary(checked.value)}`);
    else {
      for (const problem of checked.problem) console.error(formatProblem(problem));
      process.exitCode = 1;
    }
  }
}

function summary({ title, style, nutrition, profile }: CheckedRecipe): string {
  const figure = (name: keyof typeof nutrition, unit: string) =>
    `${nutrition[name]?.toFixed(0) ?? '?'} ${unit}`;
  return [
    `${title} (${style})`,
    `${figure('energyKcal', 'kcal')}, carbohydrate ${figure('carbohydrateG', 'g')}, protein ${figure('proteinG', 'g')}, fat ${figure('fatG', 'g')}`,
    `saturated ${figure('saturatedFatG', 'g')}, fibre ${figure('fiberG', 'g')}, sodium ${figure('sodiumMg', 'mg')}, added sugar ${figure('addedSugarG', 'g')}, purine of animal foods ${figure('purineMg', 'mg')}`,
    `tags ${[...profile.certainTags].join(' ')}; possible ${[...profile.possibleTags].join(' ')}`,
  ].join('; ');
}
