import type { RecipeStep } from '@kkini/domain';
import { splitIngredientText } from '../../normalize/split-ingredient-text.ts';
import { tidyText } from '../../normalize/tidy-text.ts';
import { assembleRecipe } from '../assemble-recipe.ts';
import type { Importer, ImportFile, ImportRow, ImportTables } from '../importer.ts';
import type { RawRecipe } from '../raw-recipe.ts';
import { readFigure } from '../read-figure.ts';
import { type Fields, isFields, readJson, textOf } from '../read-json.ts';
import { statedNutrition } from '../stated-nutrition.ts';

const SOURCE = 'cookrcp01';
const SERVICE = 'COOKRCP01';
const MANUALS = 20;
/** Answer codes of the service that bring no fault: done, and no rows. */
const GOOD_CODES = ['INFO-000', 'INFO-200'];

/** Reads answers of the food-safety service COOKRCP01 (recipes of the Ministry of Food and Drug Safety), JSON form. */
export const importCookrcp01: Importer = async function* (files, tables) {
  const seen = new Set<string>();
  for (const file of files) yield* readAnswer(file, tables, seen);
};

async function* readAnswer(
  file: ImportFile,
  tables: ImportTables,
  seen: Set<string>,
): AsyncIterable<ImportRow> {
  const refuse = (
    line: number,
    rest: Omit<Extract<ImportRow, { outcome: 'rejected' }>, 'file' | 'line' | 'outcome'>,
  ) => ({ file: file.name, line, outcome: 'rejected', ...rest }) as const;
  const json = await readJson(file);
  if (!json.ok) return yield refuse(1, { key: null, reason: 'unreadableFile', detail: json.problem });
  const { rows, fault } = rowsOf(json.value);
  if (fault !== null) return yield refuse(1, { key: null, reason: fault.reason, detail: fault.detail });
  for (const [index, row] of rows.entries()) {
    const line = index + 1;
    const raw = isFields(row) ? toRaw(row) : null;
    if (raw === null)
      yield refuse(line, { key: null, reason: 'notARecord', detail: JSON.stringify(row).slice(0, 80) });
    else if (raw.key === '')
      yield refuse(line, { key: null, reason: 'missingKey', detail: `RCP_SEQ of ${raw.title}` });
    else if (raw.title === '') yield refuse(line, { key: raw.key, reason: 'missingName', detail: 'RCP_NM' });
    else if (seen.has(raw.key)) yield refuse(line, { key: raw.key, reason: 'duplicate', detail: raw.title });
    else {
      seen.add(raw.key);
      yield { file: file.name, line, outcome: 'kept', ...assembleRecipe(raw, tables) };
    }
  }
}

type Rows = {
  readonly rows: readonly unknown[];
  readonly fault: { readonly reason: 'sourceError' | 'notThisFormat'; readonly detail: string } | null;
};

/** Rows of an answer; some servers put RESULT at the top level, some files hold the bare rows. */
function rowsOf(value: unknown): Rows {
  if (Array.isArray(value)) return { rows: value, fault: null };
  const top = isFields(value) ? value : {};
  const service = isFields(top[SERVICE]) ? top[SERVICE] : top;
  const result = [service['RESULT'], top['RESULT']].find(isFields);
  const code = result === undefined ? '' : textOf(result, 'CODE', 'code');
  if (Array.isArray(service['row'])) return { rows: service['row'], fault: null };
  if (code === 'INFO-200') return { rows: [], fault: null };
  if (result !== undefined && !GOOD_CODES.includes(code))
    return {
      rows: [],
      fault: { reason: 'sourceError', detail: `${code} ${textOf(result, 'MSG', 'message')}`.trim() },
    };
  return { rows: [], fault: { reason: 'notThisFormat', detail: `no ${SERVICE}.row` } };
}

function toRaw(row: Fields): RawRecipe {
  const title = tidyText(textOf(row, 'RCP_NM'));
  const { segments, servings } = splitIngredientText(textOf(row, 'RCP_PARTS_DTLS'), title);
  const figure = (name: string) => readFigure(textOf(row, name));
  const tip = tidyText(textOf(row, 'RCP_NA_TIP')).replaceAll('\n', ' ');
  return {
    source: SOURCE,
    key: textOf(row, 'RCP_SEQ').trim(),
    title,
    description: tip || null,
    author: null,
    url: null,
    minutes: null,
    level: null,
    servings,
    category: textOf(row, 'RCP_PAT2') || null,
    ingredients: segments,
    steps: stepsOf(row),
    stated: statedNutrition({
      energyKcal: figure('INFO_ENG'),
      carbohydrateG: figure('INFO_CAR'),
      proteinG: figure('INFO_PRO'),
      fatG: figure('INFO_FAT'),
      sodiumMg: figure('INFO_NA'),
    }),
  };
}

function stepsOf(row: Fields): RecipeStep[] {
  return Array.from({ length: MANUALS }, (_, index) => String(index + 1).padStart(2, '0'))
    .map((number) => tidyStep(textOf(row, `MANUAL${number}`)))
    .filter((text) => text !== '')
    .map((text) => ({ text, details: [] }));
}

/** "1. 달걀을 푼다.a" → "달걀을 푼다.": the number and a stray letter of the form are no text. */
function tidyStep(text: string): string {
  return tidyText(text)
    .replace(/\s*\n\s*/g, ' ')
    .replace(/^\d{1,2}\s*[.)]\s*/, '')
    .replace(/(?<=[.가-힣)])\s*[a-d]$/i, '')
    .trim();
}
