import type { ImportFile, RowFault } from '../importer.ts';
import { faultOfAnswer, readAnswer } from '../reading/read-answer.ts';
import { type CsvRow, readCsvRows } from '../reading/read-csv-rows.ts';
import { peekText } from '../reading/read-file.ts';
import { type Fields, isFields } from '../reading/read-json.ts';
import { FIGURE_COLUMNS, FOOD_COLUMNS } from './food-columns.ts';

/** Columns a table must have. */
const REQUIRED = [FOOD_COLUMNS.code, FOOD_COLUMNS.name, FOOD_COLUMNS.base, FIGURE_COLUMNS.energyKcal];

/** Rows of a table in CSV or JSON form, distinguished by the first character. */
export async function* readFoodRows(file: ImportFile): AsyncIterable<CsvRow | RowFault> {
  const { start, chunks } = await peekText(file);
  if (/^\uFEFF?\s*[[{<]/.test(start)) yield* readJsonRows(await join(chunks));
  else yield* readCsvRows(chunks, REQUIRED);
}

async function join(chunks: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const chunk of chunks) text += chunk;
  return text.replace(/^\uFEFF/, '');
}

function* readJsonRows(text: string): Iterable<CsvRow | RowFault> {
  const answer = readAnswer(text);
  const records = answer.ok ? findRecords(answer.value) : [];
  if (!answer.ok) yield answer.problem;
  else if (records === null) yield* faultsOf(answer.value);
  for (const [index, record] of (records ?? []).entries()) {
    const line = index + 1;
    if (isFields(record)) yield { line, cells: toCells(record) };
    else yield { line, reason: 'notARecord', detail: JSON.stringify(record).slice(0, 80) };
  }
}

/** `{"fields", "records"}` of the portal, `{"body": {"items"}}` of the open API, `{"I2790": {"row"}}`, or the bare list. */
function findRecords(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  if (!isFields(value)) return null;
  for (const name of HOLDERS) {
    const found = value[name] === undefined ? null : findRecords(value[name]);
    if (found !== null) return found;
  }
  return FOOD_COLUMNS.code.some((name) => name in value) ? [value] : null;
}

const HOLDERS = ['records', 'row', 'items', 'item', 'data', 'I2790', 'response', 'body'];

function faultsOf(value: unknown): readonly RowFault[] {
  const fault = faultOfAnswer(holdersOf(value), 'records, rows or items');
  return fault === null ? [] : [fault];
}

function holdersOf(value: unknown): readonly Fields[] {
  return isFields(value) ? [value, ...HOLDERS.flatMap((name) => holdersOf(value[name]))] : [];
}

function toCells(record: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name.replace(/\s/g, ''),
      typeof value === 'string' || typeof value === 'number' ? String(value) : '',
    ]),
  );
}
