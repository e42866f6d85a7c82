import type { Nutrient } from '@kkini/domain';
import type { ImportFile, RowFault } from '../importer.ts';
import { faultOfAnswer, readAnswer } from '../reading/read-answer.ts';
import { type CsvRow, readCsvRows } from '../reading/read-csv-rows.ts';
import { peekText } from '../reading/read-file.ts';
import { type Fields, isFields } from '../reading/read-json.ts';

/** Names of one column: in the CSV editions (blanks removed), in the open API, in the older I2790 service. */
type Names = readonly string[];

/** Figures of the standard table by nutrient. */
export const FIGURE_COLUMNS = {
  energyKcal: ['에너지(kcal)', 'enerc', 'NUTR_CONT1'],
  carbohydrateG: ['탄수화물(g)', 'chocdf', 'NUTR_CONT2'],
  proteinG: ['단백질(g)', 'prot', 'NUTR_CONT3'],
  fatG: ['지방(g)', 'fatce', 'NUTR_CONT4'],
  sugarG: ['당류(g)', 'sugar', 'NUTR_CONT5'],
  sodiumMg: ['나트륨(mg)', 'nat', 'NUTR_CONT6'],
  cholesterolMg: ['콜레스테롤(mg)', 'chole', 'NUTR_CONT7'],
  saturatedFatG: ['포화지방산(g)', 'fasat', 'NUTR_CONT8'],
  transFatG: ['트랜스지방산(g)', 'fatrn', 'NUTR_CONT9'],
  fiberG: ['식이섬유(g)', 'fibtg'],
  potassiumMg: ['칼륨(mg)', 'k'],
  calciumMg: ['칼슘(mg)', 'ca'],
  ironMg: ['철(mg)', 'fe'],
  phosphorusMg: ['인(mg)', 'p'],
} as const satisfies Partial<Record<Nutrient, Names>>;

/** The other columns an import reads. */
export const FOOD_COLUMNS = {
  code: ['식품코드', 'foodCd', 'FOOD_CD'],
  name: ['식품명', 'foodNm', 'DESC_KOR'],
  base: ['영양성분함량기준량', 'nutConSrtrQua'],
  kind: ['데이터구분명', 'typeNm'],
  origin: ['식품기원명', 'foodOriginNm'],
  serving: ['SERVING_SIZE'],
  servingUnit: ['SERVING_UNIT'],
  weight: ['식품중량', 'foodSize'],
  maker: ['업체명', 'makerNm', '제조사명', 'mfrNm', 'MAKER_NAME'],
  refuse: ['폐기율(%)', 'refuse'],
} as const satisfies Record<string, Names>;

const NOTHING = /^(해당\s?없음|없음|-+|null|n\/a)$/i;

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

/** The first of these columns that is not empty. */
export function cellOf(cells: Readonly<Record<string, string>>, names: Names): string {
  for (const name of names) {
    const cell = cells[name]?.trim();
    if (cell !== undefined && cell !== '' && !NOTHING.test(cell)) return cell;
  }
  return '';
}
