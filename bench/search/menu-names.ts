import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product, Recipe } from '@kkini/domain';
import { RandomSource } from '../planner/catalogues/random-source.ts';

/** Columns of public files with the name of a dish, in order of lookup. */
const NAME_FIELDS = ['RCP_NM', 'RECIPE_NM_KO', 'recipe', 'dish_name', '음식명', '대표식품명', '식품명'];
const BUNDLED = join(import.meta.dirname, '../../packages/catalog/dist/catalogue.json');

type Bundled = {
  readonly cookbook: readonly Pick<Recipe, 'title'>[];
  readonly products: readonly Pick<Product, 'name'>[];
};

/** The distinct dish names in these files: .csv, .json or one name per line; `file#field` names the field. */
export function menuNames(files: readonly string[]): readonly string[] {
  return distinctNames(files.flatMap(namesInFile));
}

/** The titles of the bundled dishes and products; the catalogue must be built first. */
export function bundledNames(): readonly string[] {
  const { cookbook, products }: Bundled = JSON.parse(readFileSync(BUNDLED, 'utf8'));
  return distinctNames([...cookbook.map(({ title }) => title), ...products.map(({ name }) => name)]);
}

/** Drops names that differ from an earlier one only in spaces and punctuation. */
export function distinctNames(names: readonly string[]): readonly string[] {
  const byLetters = new Map(names.toReversed().map((name) => [lettersOf(name), name]));
  byLetters.delete('');
  return [...byLetters.values()].toReversed();
}

/** Letters and digits of a name in lower case. */
export function lettersOf(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

function namesInFile(named: string): readonly string[] {
  const [file = '', field] = named.split('#');
  const fields = field === undefined ? NAME_FIELDS : [field];
  const text = readText(file);
  if (file.endsWith('.json')) return namesInJson(JSON.parse(text), fields);
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return file.endsWith('.csv') ? namesInTable(lines, fields) : lines;
}

/** UTF-8, or else CP949, a common encoding of public Korean files. */
function readText(file: string): string {
  const bytes = readFileSync(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('euc-kr').decode(bytes);
  }
}

function namesInTable([header = '', ...rows]: readonly string[], fields: readonly string[]) {
  const columns = cellsOf(header);
  const place = columns.indexOf(fields.find((name) => columns.includes(name)) ?? '');
  if (place < 0) throw new Error(`None of the columns ${fields.join(', ')} among ${columns.join(', ')}`);
  return rows.map((row) => asSpoken(cellsOf(row)[place] ?? ''));
}

/** No cell of these files contains a line break. */
function cellsOf(row: string): readonly string[] {
  return [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '').trim() : quoted.replaceAll('""', '"').trim(),
  );
}

/** Food tables name the kind first: '볶음밥_참치' is ordered as '참치 볶음밥'. */
function asSpoken(name: string): string {
  const [kind = '', own = ''] = name.split('_');
  return own === '' || own.includes(kind) ? own || kind : `${own} ${kind}`;
}

function namesInJson(value: unknown, fields: readonly string[]): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value);
  const name = entries.find(([field, held]) => fields.includes(field) && typeof held === 'string');
  return name === undefined ? entries.flatMap(([, held]) => namesInJson(held, fields)) : [String(name[1])];
}

const MANNERS = [
  '간단한',
  '매콤한',
  '집에서 만드는',
  '아이들이 좋아하는',
  '초간단',
  '손님상',
  '도시락',
  '다이어트',
  '',
];

/** Different titles in the number of a large recipe site: a manner, words of names, a name. */
export function inventedTitles(names: readonly string[], count: number, seed: number): readonly string[] {
  const random = new RandomSource(seed);
  const words = distinctNames(names.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u)));
  let titles: readonly string[] = names;
  while (titles.length < count) {
    const more = Array.from({ length: count - titles.length }, () =>
      `${random.oneOf(MANNERS)} ${random.oneOf(words)} ${random.oneOf(names)}`.trim(),
    );
    titles = distinctNames([...titles, ...more]);
  }
  return titles;
}
