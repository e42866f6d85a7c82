import type { RecipeStep } from '@kkini/domain';
import { numberedParts } from '../../normalize/numbering.ts';
import { splitIngredientText } from '../../normalize/split-ingredient-text.ts';
import { tidyText } from '../../normalize/tidy-text.ts';
import { assembleRecipe, type RawRecipe } from '../assemble-recipe.ts';
import { importKey } from '../import-id.ts';
import { type Importer, type ImportRow, type ImportTables, rejectRow } from '../importer.ts';
import { type AnswerRows, faultOfAnswer, readAnswerRows } from '../reading/read-answer.ts';
import { type AmountUnit, readAmount } from '../reading/read-figure.ts';
import { type Fields, isFields, textOf } from '../reading/read-json.ts';
import { statedNutrition } from '../stated-nutrition.ts';

const SOURCE = 'cookrcp01';
const SERVICE = 'COOKRCP01';
const MANUALS = 20;

/** Reads answers of the food-safety service COOKRCP01 (recipes of the Ministry of Food and Drug Safety), JSON form. */
export const importCookrcp01: Importer = async function* (files, tables) {
  const seen = new Set<string>();
  for (const file of files) {
    const { rows, fault } = await readAnswerRows(file, rowsIn);
    if (fault !== null) yield rejectRow({ file: file.name, line: fault.line }, { key: null, ...fault });
    for (const [index, row] of rows.entries())
      yield toImportRow(row, { place: { file: file.name, line: index + 1 }, tables, seen });
  }
};

/** Rows of an answer. Some servers put RESULT at the top level, some files contain only the rows. */
function rowsIn(top: Fields): AnswerRows {
  const service = isFields(top[SERVICE]) ? top[SERVICE] : top;
  const { row } = service;
  if (Array.isArray(row) || isFields(row)) return { rows: [row].flat(), fault: null };
  return { rows: [], fault: faultOfAnswer([service, top], `${SERVICE}.row`) };
}

type Reading = {
  readonly place: { readonly file: string; readonly line: number };
  readonly tables: ImportTables;
  readonly seen: Set<string>;
};

function toImportRow(row: unknown, { place, tables, seen }: Reading): ImportRow {
  if (!isFields(row))
    return rejectRow(place, { key: null, reason: 'notARecord', detail: JSON.stringify(row).slice(0, 80) });
  const raw = toRaw(row);
  const { key, title } = raw;
  if (key === '') return rejectRow(place, { key: null, reason: 'missingKey', detail: `RCP_SEQ of ${title}` });
  if (title === '') return rejectRow(place, { key, reason: 'missingName', detail: 'RCP_NM' });
  if (seen.has(key)) return rejectRow(place, { key, reason: 'duplicate', detail: title });
  seen.add(key);
  return { ...place, outcome: 'kept', ...assembleRecipe(raw, tables) };
}

/** `servingGrams` is the weight of one serving in grams; most rows do not state it. */
function toRaw(row: Fields): RawRecipe & { readonly servingGrams: number | null } {
  const title = tidyText(textOf(row, 'RCP_NM')).replaceAll('\n', ' ');
  const { segments, servings } = splitIngredientText(textOf(row, 'RCP_PARTS_DTLS'), title);
  const figure = (name: string, unit: AmountUnit = 'g') =>
    readAmount(textOf(row, name).replace(/\s/g, ''), unit);
  const tip = tidyText(textOf(row, 'RCP_NA_TIP')).replaceAll('\n', ' ');
  return {
    source: SOURCE,
    key: importKey(textOf(row, 'RCP_SEQ')),
    title,
    description: tip || null,
    author: null,
    url: null,
    minutes: null,
    level: null,
    servings,
    servingGrams: figure('INFO_WGT') || null,
    category: tidyText(textOf(row, 'RCP_PAT2')) || null,
    ingredients: segments,
    steps: stepsOf(row),
    stated: statedNutrition({
      energyKcal: figure('INFO_ENG', 'kcal'),
      carbohydrateG: figure('INFO_CAR'),
      proteinG: figure('INFO_PRO'),
      fatG: figure('INFO_FAT'),
      sodiumMg: figure('INFO_NA', 'mg'),
    }),
  };
}

function stepsOf(row: Fields): RecipeStep[] {
  return Array.from({ length: MANUALS }, (_, index) => String(index + 1).padStart(2, '0'))
    .flatMap((number) => tidySteps(textOf(row, `MANUAL${number}`)))
    .filter((text) => text !== '')
    .map((text) => ({ text, details: [] }));
}

/** "1. 달걀을 푼다.a" → "달걀을 푼다.": drops the step number and a stray letter of the form. One field may hold several steps. */
function tidySteps(text: string): readonly string[] {
  const line = tidyText(text)
    .replace(/\s*\n\s*/g, ' ')
    .replace(/(?<=[.!다요])\s*[a-d]$/, '');
  const number = Number(/^\d{1,2}/.exec(line)?.[0] ?? 1);
  return numberedParts(line, number - 1).parts.map((part) => part.trim());
}
