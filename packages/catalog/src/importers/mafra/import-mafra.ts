import type { RecipeLevel, RecipeStep } from '@kkini/domain';
import { tidyText } from '../../normalize/tidy-text.ts';
import { assembleRecipe } from '../assemble-recipe.ts';
import type { Flag, Importer, ImportPlace, ImportRow, ImportTables } from '../importer.ts';
import type { RawRecipe } from '../raw-recipe.ts';
import { readDuration } from '../read-duration.ts';
import { readFigure } from '../read-figure.ts';
import { type Fields, textOf } from '../read-json.ts';
import { statedNutrition } from '../stated-nutrition.ts';
import { type Grid, type GridRow, readGrids } from './read-grids.ts';

const SOURCE = 'mafra';
const LEVELS: Readonly<Record<string, RecipeLevel>> = { 초보환영: 'easy', 보통: 'normal', 어려움: 'hard' };

/**
 * Reads the three recipe grids of the Ministry of Agriculture (basic, ingredients, steps) in any order of files, with the
 * official or the renamed columns. Rows of a recipe that has no basic row are rejected, as are exact repetitions.
 */
export const importMafra: Importer = async function* (files, tables) {
  const { grids, rejected } = await readGrids(files);
  yield* rejected;
  const basics = new Map<string, GridRow>();
  for (const row of grids.basic) {
    const key = keyOf(row.fields);
    if (key === '') yield refuse(row, { key: null, reason: 'missingKey', detail: nameOf(row.fields) });
    else if (nameOf(row.fields) === '') yield refuse(row, { key, reason: 'missingName', detail: key });
    else if (basics.has(key)) yield refuse(row, { key, reason: 'duplicate', detail: nameOf(row.fields) });
    else basics.set(key, row);
  }
  const ingredients = joinRows(grids.ingredients, basics);
  const steps = joinRows(grids.steps, basics);
  yield* [...ingredients.rejected, ...steps.rejected];
  for (const [key, row] of basics) {
    yield keep(row, tables, {
      ingredients: ingredients.byKey.get(key) ?? [],
      steps: steps.byKey.get(key) ?? [],
    });
  }
};

type Joined = { readonly ingredients: readonly GridRow[]; readonly steps: readonly GridRow[] };

function keep(row: GridRow, tables: ImportTables, joined: Joined): ImportRow {
  const { entry, flags } = assembleRecipe(toRaw(row.fields, joined), tables);
  const time = textOf(row.fields, 'COOKING_TIME', 'time');
  const unusable: Flag[] =
    time !== '' && entry.recipe.minutes === null ? [{ code: 'unusableTime', detail: time }] : [];
  return { file: row.file, line: row.line, outcome: 'kept', entry, flags: [...flags, ...unusable] };
}

function refuse(
  { file, line }: ImportPlace,
  rest: Omit<Extract<ImportRow, { outcome: 'rejected' }>, 'file' | 'line' | 'outcome'>,
): ImportRow {
  return { file, line, outcome: 'rejected', ...rest };
}

function joinRows(rows: Grid, basics: ReadonlyMap<string, GridRow>) {
  const byKey = new Map<string, GridRow[]>();
  const rejected: ImportRow[] = [];
  const seen = new Set<string>();
  for (const row of rows) {
    const key = keyOf(row.fields);
    const content = JSON.stringify(row.fields);
    if (!basics.has(key))
      rejected.push(refuse(row, { key: key || null, reason: 'noBasicRow', detail: lineOf(row.fields) }));
    else if (seen.has(content))
      rejected.push(refuse(row, { key, reason: 'duplicate', detail: lineOf(row.fields) }));
    else byKey.set(key, [...(byKey.get(key) ?? []), row]);
    seen.add(content);
  }
  return { byKey, rejected };
}

function keyOf(fields: Fields): string {
  return textOf(fields, 'RECIPE_ID', 'recipe_code').trim();
}

function nameOf(fields: Fields): string {
  return tidyText(textOf(fields, 'RECIPE_NM_KO', 'recipe'));
}

/** What a row of the ingredient or step grid is about, for reports. */
function lineOf(fields: Fields): string {
  return textOf(fields, 'IRDNT_NM', 'name', 'COOKING_DC', 'detail').slice(0, 60);
}

function toRaw(fields: Fields, { ingredients, steps }: Joined): RawRecipe {
  const energyKcal = readFigure(textOf(fields, 'CALORIE', 'calorie'));
  return {
    source: SOURCE,
    key: keyOf(fields),
    title: nameOf(fields),
    description: tidyText(textOf(fields, 'SUMRY', 'introduce')) || null,
    author: null,
    url: null,
    minutes: readDuration(textOf(fields, 'COOKING_TIME', 'time')),
    level: LEVELS[textOf(fields, 'LEVEL_NM', 'difficulty').trim()] ?? null,
    servings: readFigure(textOf(fields, 'QNT', 'serving')),
    category: textOf(fields, 'TY_NM', 'class') || null,
    ingredients: ingredients.map(({ fields: line }) => ({
      text: tidyText(
        `${textOf(line, 'IRDNT_NM', 'name')} ${repairDate(textOf(line, 'IRDNT_CPCTY', 'amount'))}`,
      ),
      section: textOf(line, 'IRDNT_TY_NM') || null,
    })),
    steps: stepsOf(steps),
    // The grid writes 0 where it does not know.
    stated: energyKcal === null || energyKcal === 0 ? null : statedNutrition({ energyKcal }),
  };
}

/** A spreadsheet turned "1/2" into the second of January: "2011-01-02" → "1/2". */
function repairDate(amount: string): string {
  const date = /^(?:19|20)\d\d-(\d\d)-(\d\d)(?:\D.*)?$/.exec(amount.trim());
  return date === null ? amount : `${Number(date[1])}/${Number(date[2])}`;
}

function stepsOf(rows: readonly GridRow[]): RecipeStep[] {
  const order = ({ fields }: GridRow) => Number(textOf(fields, 'COOKING_NO', 'order_num')) || 0;
  return [...rows]
    .sort((a, b) => order(a) - order(b))
    .map(({ fields }) => ({
      text: tidyText(textOf(fields, 'COOKING_DC', 'detail')).replaceAll('\n', ' '),
      details: [tidyText(textOf(fields, 'STEP_TIP', 'tip')).replaceAll('\n', ' ')].filter(
        (tip) => tip !== '',
      ),
    }))
    .filter(({ text }) => text !== '');
}
