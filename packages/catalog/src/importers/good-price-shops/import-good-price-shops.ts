import { tidyText } from '../../normalize/tidy-text.ts';
import { importKey } from '../import-id.ts';
import type { Importer, ImportFile, ImportRow } from '../importer.ts';
import { peekText } from '../reading/peek-text.ts';
import { type CsvRow, readCsvRows } from '../reading/read-csv-rows.ts';
import { type RowFault, rejectRow } from '../reject-row.ts';
import { shopDistrict } from './shop-district.ts';
import { shopMenu } from './shop-menu.ts';

const SOURCE = 'good-price-shops';
const ID_COLUMN = '업소아이디';
const COLUMNS = {
  name: ['업소명', '상호'],
  cuisine: ['업종', '분류코드명', '업종명'],
  address: ['주소', '업소주소', '소재지', '도로명주소'],
  city: ['시도', '시도명'],
  district: ['시군', '시군구', '시군구명', '자치구'],
} as const;
const REQUIRED = [COLUMNS.name, COLUMNS.cuisine];
const CUISINE = /한식|중식|중국|일식|양식|기타요식|외식|분식|뷔페|음식/;

/**
 * Reads lists of good-price shops (착한가격업소): the ministry's with up to four menus, and Seoul's without. Keeps shops that serve
 * food and drops telephone numbers.
 */
export const importGoodPriceShops: Importer = async function* (files) {
  const seen = new Set<string>();
  for (const file of files) {
    const { chunks } = await peekText(file);
    for await (const row of readCsvRows(chunks, REQUIRED)) yield toImportRow(row, { file, seen });
  }
};

type Reading = { readonly file: ImportFile; readonly seen: Set<string> };

function toImportRow(row: CsvRow | RowFault, { file, seen }: Reading): ImportRow {
  const place = { file: file.name, line: row.line };
  if ('reason' in row) return rejectRow(place, { key: null, ...row });
  const cell = (column: keyof typeof COLUMNS) => cellOf(row, COLUMNS[column]);
  const [name, cuisine, address] = [cell('name'), cell('cuisine'), cell('address')];
  const where = address || [cell('city'), cell('district')].join(' ').trim();
  const key = importKey(row.cells[ID_COLUMN] || `${name} ${where}`);
  if (name === '')
    return rejectRow(place, { key: key || null, reason: 'missingName', detail: COLUMNS.name[0] });
  if (!CUISINE.test(cuisine))
    return rejectRow(place, {
      key,
      reason: 'notAFoodShop',
      detail: `${name}: ${cuisine || COLUMNS.cuisine[0]}`,
    });
  if (seen.has(key)) return rejectRow(place, { key, reason: 'duplicate', detail: name });
  seen.add(key);
  const district = shopDistrict({ district: cell('district'), address });
  const { menu, flags } = shopMenu(row.cells);
  return {
    ...place,
    outcome: 'kept',
    entry: { kind: 'shop', source: SOURCE, key, name, cuisine, address, district, menu },
    flags:
      district === null ? [...flags, { code: 'unknownDistrict' as const, detail: address || name }] : flags,
  };
}

/** Text of the first of these columns that is not empty, on one line and without telephone numbers. */
function cellOf({ cells }: CsvRow, names: readonly string[]): string {
  const text = names.map((name) => cells[name] ?? '').find((each) => each !== '') ?? '';
  return tidyText(text)
    .replace(TELEPHONE, ' ')
    .replace(/\(\s*\)|\s+/g, ' ')
    .trim();
}

/** Numbers with an area or service code (02-…, 010-…, 0507-…) and those for the whole country (1588-…). */
const TELEPHONE = /(?<!\d)(?:\(?0\d{1,3}\)?[-.\s]?\d{3,4}[-.\s]?\d{4}|1[568]\d\d-\d{4})(?!\d)/g;
