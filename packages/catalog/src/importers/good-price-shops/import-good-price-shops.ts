import { tidyText } from '../../normalize/tidy-text.ts';
import { importKey } from '../import-id.ts';
import {
  type Flag,
  type Importer,
  type ImportFile,
  type ImportRow,
  type RowFault,
  rejectRow,
} from '../importer.ts';
import { type CsvRow, readCsvRows } from '../reading/read-csv-rows.ts';
import { peekText } from '../reading/read-file.ts';

/** Plausible prices of a dish in won. Two concatenated prices and prices in thousands lie outside. */
const PRICE_WON = { least: 100, most: 200_000 } as const;

/** Words of an address that may name the district. City, province and district come first. */
const LEADING_WORDS = 4;

const GU_OR_GUN = /^[가-힣]{1,4}[구군]$/;

const CITY = /^[가-힣]{1,4}시$/;

const METROPOLIS = /특별|광역|^(?:서울|부산|대구|인천|광주|대전|울산)시$/;

/** 대구 is a city whose short name ends like a district. */
const DAEGU = '대구';

const SEJONG = '세종';

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

/** Columns with the location of a shop. */
type ShopPlace = { readonly district: string; readonly address: string };

/**
 * The 구 or 군 of a shop, else its 시: from the district column where it names one, else from the start of the address. Later
 * words ("구로동로", "연구소") are not districts. Null without either.
 */
function shopDistrict({ district, address }: ShopPlace): string | null {
  const words = [...district.split(/\s+/), ...address.split(/[\s,]+/).slice(0, LEADING_WORDS)];
  return (
    words.find((word) => GU_OR_GUN.test(word) && word !== DAEGU) ??
    words.find((word) => CITY.test(word) && !METROPOLIS.test(word)) ??
    (words.some((word) => word.startsWith(SEJONG)) ? `${SEJONG}시` : null)
  );
}

/** A dish of a shop. The price in won is null where the file's price is implausible. */
type ShopDish = { readonly name: string; readonly priceWon: number | null };

/** Reads the columns 메뉴1, 가격1, 메뉴2 …; weights and remarks ("(점심)") stay in the name. */
function shopMenu(cells: Readonly<Record<string, string>>): {
  readonly menu: readonly ShopDish[];
  readonly flags: readonly Flag[];
} {
  const menu: ShopDish[] = [];
  const flags: Flag[] = [];
  const numbers = Object.keys(cells).flatMap((column) => /^메뉴(\d+)$/.exec(column)?.[1] ?? []);
  for (const number of numbers.sort((a, b) => Number(a) - Number(b))) {
    const name = tidyText(cells[`메뉴${number}`] ?? '').replaceAll('\n', ' ');
    const written = cells[`가격${number}`] ?? '';
    if (name === '' && written === '') continue;
    const priceWon = readPrice(written);
    if (priceWon === null || name === '')
      flags.push({ code: 'doubtfulPrice', detail: `${name || '-'}: ${written || '-'}` });
    if (name !== '') menu.push({ name, priceWon });
  }
  return { menu, flags };
}

/** "7,500원", "7500", "₩7,500"; null for anything else, such as "6,0007,000". */
function readPrice(written: string): number | null {
  const plain = written.normalize('NFKC').replace(/[\s원₩\\]/g, '');
  if (!/^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.0+)?$/.test(plain)) return null;
  const price = Number(plain.replaceAll(',', ''));
  return price >= PRICE_WON.least && price <= PRICE_WON.most ? price : null;
}
