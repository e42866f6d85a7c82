import type { RecipeLevel, RecipeStep } from '@kkini/domain';
import { splitIngredientList } from '../../normalize/split-ingredient-list.ts';
import { tidyText } from '../../normalize/tidy-text.ts';
import { assembleRecipe, type RawRecipe } from '../assemble-recipe.ts';
import { importKey } from '../import-id.ts';
import {
  type Flag,
  type Importer,
  type ImportFile,
  type ImportPlace,
  type ImportRow,
  type ImportTables,
  rejectRow,
} from '../importer.ts';
import { numberedSteps } from '../numbered-steps.ts';
import { type AnswerRows, faultOfAnswer, readAnswerRows } from '../reading/read-answer.ts';
import { readDuration } from '../reading/read-duration.ts';
import { readFigure } from '../reading/read-figure.ts';
import { type Fields, isFields, textOf } from '../reading/read-json.ts';
import { statedNutrition } from '../stated-nutrition.ts';

/** Columns, official and renamed, that only one grid has. */
const MARKS: Readonly<Record<keyof Grids, readonly string[]>> = {
  basic: ['RECIPE_NM_KO', 'introduce', 'QNT', 'serving', 'NATION_NM'],
  ingredients: ['IRDNT_NM', 'IRDNT_CPCTY', 'amount'],
  steps: ['COOKING_DC', 'COOKING_NO', 'detail', 'order_num'],
};

const SOURCE = 'mafra';
const LEVELS: ReadonlyMap<string, RecipeLevel> = new Map([
  ['초보환영', 'easy'],
  ['보통', 'normal'],
  ['어려움', 'hard'],
]);

/**
 * Reads the three recipe grids of the Ministry of Agriculture (basic, ingredients, steps) in any order of files, with the
 * official or the renamed columns. Rows of a recipe that has no basic row are rejected, as are exact repetitions.
 */
export const importMafra: Importer = async function* (files, tables) {
  const { grids, rejected } = await readGrids(files);
  yield* rejected;
  const basics = new Map<string, GridRow>();
  for (const row of grids.basic) {
    const [key, name] = [recipeKey(row.fields), nameOf(row.fields)];
    if (key === '') yield rejectRow(row, { key: null, reason: 'missingKey', detail: name });
    else if (name === '') yield rejectRow(row, { key, reason: 'missingName', detail: key });
    else if (basics.has(key)) yield rejectRow(row, { key, reason: 'duplicate', detail: name });
    else basics.set(key, row);
  }
  const ingredients = joinGrid(grids.ingredients, basics);
  const steps = joinGrid(grids.steps, basics);
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

function nameOf(fields: Fields): string {
  return lineOf(fields, 'RECIPE_NM_KO', 'recipe');
}

/** Text of the first of these columns that is not empty, on one line. */
function lineOf(fields: Fields, ...columns: readonly string[]): string {
  return tidyText(textOf(fields, ...columns)).replaceAll('\n', ' ');
}

function toRaw(fields: Fields, { ingredients, steps }: Joined): RawRecipe {
  const energyKcal = readFigure(textOf(fields, 'CALORIE', 'calorie'));
  return {
    source: SOURCE,
    key: recipeKey(fields),
    title: nameOf(fields),
    description: lineOf(fields, 'SUMRY', 'introduce') || null,
    author: null,
    url: null,
    minutes: readDuration(textOf(fields, 'COOKING_TIME', 'time')),
    level: LEVELS.get(textOf(fields, 'LEVEL_NM', 'difficulty').trim()) ?? null,
    servings: readFigure(textOf(fields, 'QNT', 'serving')) || null,
    category: lineOf(fields, 'TY_NM', 'class') || null,
    ingredients: ingredients.flatMap(({ fields: line }) => {
      const text = lineOf({ text: `${textOf(line, 'IRDNT_NM', 'name')} ${amountOf(line)}` }, 'text');
      const section = lineOf(line, 'IRDNT_TY_NM') || null;
      return splitIngredientList([text]).map((segment) => ({
        ...segment,
        section: segment.section ?? section,
      }));
    }),
    steps: stepsOf(steps),
    // The grid writes 0 for unknown.
    stated: energyKcal === null || energyKcal === 0 ? null : statedNutrition({ energyKcal }),
  };
}

/** The amount as written. A spreadsheet turned some fractions into dates: "2011-01-02" and "1월 2일" were "1/2". */
function amountOf(fields: Fields): string {
  const amount = textOf(fields, 'IRDNT_CPCTY', 'amount');
  const [, month, day] = [ISO_DATE, KOREAN_DATE].map((date) => date.exec(amount.trim())).find(Boolean) ?? [];
  return month === undefined ? amount : `${Number(month)}/${Number(day)}`;
}

const ISO_DATE = /^(?:19|20)\d\d[-./](\d\d?)[-./](\d\d?)(?:[T\s].*)?$/;
const KOREAN_DATE = /^(\d\d?)월\s*(\d\d?)일$/;

function stepsOf(rows: readonly GridRow[]): RecipeStep[] {
  const order = ({ fields }: GridRow) => Number(textOf(fields, 'COOKING_NO', 'order_num')) || 0;
  const steps = [...rows]
    .sort((a, b) => order(a) - order(b))
    .map(({ fields }) => ({
      text: lineOf(fields, 'COOKING_DC', 'detail'),
      details: [lineOf(fields, 'STEP_TIP', 'tip')].filter((tip) => tip !== ''),
    }));
  return numberedSteps(steps);
}

/** Rows of a grid by recipe, and those without a recipe or identical to another one. */
type JoinedGrid = {
  readonly byKey: ReadonlyMap<string, readonly GridRow[]>;
  readonly rejected: readonly ImportRow[];
};

/** Assigns the rows of the ingredient or step grid to their recipes. */
function joinGrid(rows: Grid, recipes: ReadonlyMap<string, GridRow>): JoinedGrid {
  const byKey = new Map<string, GridRow[]>();
  const rejected: ImportRow[] = [];
  const seen = new Set<string>();
  for (const row of rows) {
    const key = recipeKey(row.fields);
    const content = contentOf(row.fields);
    const detail = textOf(row.fields, 'IRDNT_NM', 'name', 'COOKING_DC', 'detail').slice(0, 60);
    if (!recipes.has(key)) rejected.push(rejectRow(row, { key: key || null, reason: 'noBasicRow', detail }));
    else if (seen.has(content)) rejected.push(rejectRow(row, { key, reason: 'duplicate', detail }));
    else {
      const before = byKey.get(key);
      if (before === undefined) byKey.set(key, [row]);
      else before.push(row);
      seen.add(content);
    }
  }
  return { byKey, rejected };
}

/** The recipe id of a row. Some copies store it as a number, some as text. */
function recipeKey(fields: Fields): string {
  return importKey(textOf(fields, 'RECIPE_ID', 'recipe_code'));
}

/** The content of a row, independent of the order of its columns and the notation of its numbers. */
function contentOf(fields: Fields): string {
  const cells = Object.entries(fields).map(([name, value]) => `${name}=${String(value ?? '').trim()}`);
  return cells.sort().join('\n');
}

type GridRow = ImportPlace & { readonly fields: Fields };

type Grid = readonly GridRow[];

/** The three grids. The columns of a row determine its grid. */
type Grids = { readonly basic: Grid; readonly ingredients: Grid; readonly steps: Grid };

/** Reads files of the service (envelope or bare rows) and sorts their rows into the grids. */
async function readGrids(
  files: readonly ImportFile[],
): Promise<{ readonly grids: Grids; readonly rejected: readonly ImportRow[] }> {
  const grids: Record<keyof Grids, GridRow[]> = { basic: [], ingredients: [], steps: [] };
  const rejected: ImportRow[] = [];
  for (const file of files) {
    const { rows, fault } = await readAnswerRows(file, rowsIn);
    if (fault !== null)
      rejected.push(rejectRow({ file: file.name, line: fault.line }, { key: null, ...fault }));
    for (const [index, row] of rows.entries()) {
      const place = { file: file.name, line: index + 1 };
      const grid = gridOf(row);
      if (isFields(row) && grid !== null) grids[grid].push({ ...place, fields: row });
      else {
        const detail = JSON.stringify(row).slice(0, 80);
        rejected.push(rejectRow(place, { key: null, reason: 'notARecord', detail }));
      }
    }
  }
  return { grids, rejected };
}

/** `{"Grid_…": {"row": […], "result": {…}}}`, `{"row": […]}`, `{"data": […]}` or the bare list. */
function rowsIn(top: Fields): AnswerRows {
  const holders = [top, ...Object.values(top).filter(isFields)];
  const lists = holders.flatMap((holder) => [holder['row'], ...Object.values(holder)]);
  const rows = lists.find(Array.isArray);
  return rows === undefined
    ? { rows: [], fault: faultOfAnswer(holders, 'list of rows') }
    : { rows, fault: null };
}

function gridOf(row: unknown): keyof Grids | null {
  if (!isFields(row)) return null;
  const order = ['basic', 'ingredients', 'steps'] as const;
  return order.find((grid) => MARKS[grid].some((column) => column in row)) ?? null;
}
