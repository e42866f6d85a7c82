import { tidyText } from '../../normalize/tidy-text.ts';
import type { Flag, Importer, ImportFile, ImportRow } from '../importer.ts';
import { type CsvRow, readCsvRows } from '../read-csv-rows.ts';
import { readFigure } from '../read-figure.ts';

const SOURCE = 'good-price-shops';
const MENUS = 4;
const COLUMNS = {
  name: ['업소명', '상호'],
  cuisine: ['업종', '분류코드명', '업종명'],
  address: ['주소', '업소주소', '소재지', '도로명주소'],
  city: ['시도', '시도명'],
  district: ['시군', '시군구', '시군구명', '자치구'],
} as const;
const CUISINE = /한식|중식|중국|일식|양식|기타요식|외식|분식|뷔페|음식/;
/** No dish of these shops costs more, in won; two prices run together do. */
const HIGHEST_PRICE_WON = 200_000;

/**
 * Reads lists of good-price shops (착한가격업소): the ministry's with up to four menus, and Seoul's without. Keeps shops that
 * serve food; telephone numbers are not taken over.
 */
export const importGoodPriceShops: Importer = async function* (files) {
  const seen = new Set<string>();
  for (const file of files) yield* readShops(file, seen);
};

async function* readShops(file: ImportFile, seen: Set<string>): AsyncIterable<ImportRow> {
  let read = 0;
  for await (const row of readCsvRows(file)) {
    read += 1;
    if (read === 1 && cell(row, 'name') === '' && !hasColumn(row)) {
      yield {
        file: file.name,
        line: 1,
        outcome: 'rejected',
        key: null,
        reason: 'missingColumn',
        detail: COLUMNS.name[0],
      };
      return;
    }
    yield toRow(row, file.name, seen);
  }
  if (read === 0)
    yield {
      file: file.name,
      line: 1,
      outcome: 'rejected',
      key: null,
      reason: 'notThisFormat',
      detail: 'no rows',
    };
}

function hasColumn({ cells }: CsvRow): boolean {
  return COLUMNS.name.some((name) => name in cells);
}

function toRow(row: CsvRow, file: string, seen: Set<string>): ImportRow {
  const place = { file, line: row.line };
  const [name, cuisine, address] = [cell(row, 'name'), cell(row, 'cuisine'), cell(row, 'address')];
  const key = row.cells['업소아이디']?.trim() || `${name} ${address}`.replace(/\s+/g, ' ').trim();
  const reject = (reason: 'missingName' | 'notAFoodShop' | 'duplicate', detail: string) =>
    ({ ...place, outcome: 'rejected', key: key || null, reason, detail }) as const;
  if (name === '') return reject('missingName', COLUMNS.name[0]);
  if (!CUISINE.test(cuisine)) return reject('notAFoodShop', `${name}: ${cuisine || '업종'}`);
  if (seen.has(key)) return reject('duplicate', name);
  seen.add(key);
  const district = districtOf(row, address);
  const { menu, flags } = menuOf(row);
  if (district === null) flags.push({ code: 'unknownDistrict', detail: address || name });
  return {
    ...place,
    outcome: 'kept',
    entry: { kind: 'shop', source: SOURCE, key, name, cuisine, address, district, menu },
    flags,
  };
}

function cell({ cells }: CsvRow, column: keyof typeof COLUMNS): string {
  return tidyText(
    COLUMNS[column].map((name) => cells[name] ?? '').find((text) => text !== '') ?? '',
  ).replaceAll('\n', ' ');
}

/** The district column where it names one, else the first word of the address that ends as districts do. */
function districtOf(row: CsvRow, address: string): string | null {
  const column = cell(row, 'district');
  const named = /(\S+?[구군시])$/.exec(column)?.[1];
  return named ?? /(?:^|\s)([가-힣]{1,4}(?:구|군))(?=\s|$|[^가-힣])/.exec(address)?.[1] ?? null;
}

function menuOf({ cells }: CsvRow): { menu: { name: string; priceWon: number | null }[]; flags: Flag[] } {
  const flags: Flag[] = [];
  const menu = Array.from({ length: MENUS }, (_, index) => index + 1).flatMap((number) => {
    const name = tidyText(cells[`메뉴${number}`] ?? '').replaceAll('\n', ' ');
    const written = cells[`가격${number}`] ?? '';
    if (name === '') return [];
    const priceWon = readFigure(written.replace(/[^\d,.]/g, ''));
    const doubtful = priceWon === null || priceWon === 0 || priceWon > HIGHEST_PRICE_WON;
    if (doubtful) flags.push({ code: 'doubtfulPrice', detail: `${name}: ${written || '-'}` });
    return [{ name, priceWon: doubtful ? null : priceWon }];
  });
  return { menu, flags };
}
