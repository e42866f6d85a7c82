import { fail, ok, type Result } from '@kkini/domain';
import type { ImportFile } from '../importer.ts';
import { type CsvRow, readCsvRows } from '../read-csv-rows.ts';
import { decodedChunks } from '../read-file.ts';
import { type Fields, isFields, readJson } from '../read-json.ts';
import { FOOD_COLUMNS } from './food-columns.ts';

type Problem = {
  readonly reason: 'unreadableFile' | 'notThisFormat' | 'missingColumn' | 'sourceError';
  readonly detail: string;
};

/** Rows of a table in CSV or JSON form; what it is, the first character tells. */
export async function readFoodRows(file: ImportFile): Promise<Result<AsyncIterable<CsvRow>, Problem>> {
  const start = await firstText(file);
  if (/^[[{]/.test(start)) return await readJsonRows(file);
  const header = (start.split(/\r?\n/, 1)[0] ?? '').replace(/[\s"]/g, '').split(',');
  const missing = [FOOD_COLUMNS.code, FOOD_COLUMNS.name].find(
    (names) => !names.some((name) => header.includes(name)),
  );
  if (missing !== undefined) return fail({ reason: 'missingColumn', detail: missing[0] });
  return ok(readCsvRows(file));
}

async function firstText(file: ImportFile): Promise<string> {
  for await (const text of decodedChunks(file)) return text.replace(/^\uFEFF/, '').trimStart();
  return '';
}

async function readJsonRows(file: ImportFile): Promise<Result<AsyncIterable<CsvRow>, Problem>> {
  const json = await readJson(file);
  if (!json.ok) return fail({ reason: 'unreadableFile', detail: json.problem });
  const records = findRecords(json.value);
  if (records === null) return fail({ reason: 'notThisFormat', detail: 'no records, rows or items' });
  return ok(cellsOf(records));
}

/** `{"fields", "records"}` of the portal, `{"body": {"items"}}` of the open API, `{"I2790": {"row"}}`, or the bare list. */
function findRecords(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  if (!isFields(value)) return null;
  for (const name of ['records', 'row', 'items', 'item', 'data', 'I2790', 'response', 'body']) {
    const found = value[name] === undefined ? null : findRecords(value[name]);
    if (found !== null) return found;
  }
  return null;
}

async function* cellsOf(records: readonly unknown[]): AsyncIterable<CsvRow> {
  for (const [index, record] of records.entries())
    yield { line: index + 1, cells: isFields(record) ? toCells(record) : {} };
}

function toCells(record: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name.replace(/\s/g, ''),
      typeof value === 'string' || typeof value === 'number' ? String(value) : '',
    ]),
  );
}
