import {
  NUTRIENTS,
  type Nutrient,
  type Nutrition,
  type Product,
  type ProductStyle,
  wholeNutrition,
} from '@kkini/domain';
import { importId } from '../import-id.ts';
import type { ImportedEntry } from '../imported-entry.ts';
import {
  type Flag,
  type Importer,
  type ImportFile,
  type ImportRow,
  type RowFault,
  rejectRow,
} from '../importer.ts';
import type { CsvRow } from '../reading/read-csv-rows.ts';
import { contradiction } from '../stated-nutrition.ts';
import { type Food, nutritionOfAmount, readFood } from './read-food.ts';
import { readFoodRows } from './read-food-rows.ts';

/** Most grams of all nutrients in 100 g, with rounding. */
const MOST_GRAMS = 101;

/**
 * Most that 100 g can contain: kcal of pure fat (9.2 a gram in this table), sodium of salt, potassium of potassium chloride (by their
 * atomic masses), cholesterol a little above cooked brain (3,100 mg in USDA SR28).
 */
const MOST: Partial<Nutrition> = {
  energyKcal: 930,
  sodiumMg: 39_400,
  potassiumMg: 52_500,
  cholesterolMg: 3500,
};

/** Most grams or millilitres that figures refer to, and that are sold in one pack. */
const LARGEST = { base: 10_000, content: 100_000 } as const;

/** 100 ml of syrup weigh up to 140 g. */
const HEAVIEST_100_ML = 1.4;

const PARTS: readonly (readonly [Nutrient, Nutrient])[] = [
  ['sugarG', 'carbohydrateG'],
  ['fiberG', 'carbohydrateG'],
  ['saturatedFatG', 'fatG'],
  ['transFatG', 'fatG'],
];

const SOURCE = 'mfds-foods';

/**
 * Reads the national table of food composition (전국통합식품영양성분정보): dishes, raw foods and packed foods, as CSV of any
 * edition (UTF-8 or CP949) or as JSON records. Dishes and packed foods become products, raw foods food rows.
 */
export const importMfdsFoods: Importer = async function* (files) {
  const seen = new Set<string>();
  for (const file of files)
    for await (const row of readFoodRows(file)) yield toImportRow(row, { file, seen });
};

type Reading = { readonly file: ImportFile; readonly seen: Set<string> };

function toImportRow(row: CsvRow | RowFault, { file, seen }: Reading): ImportRow {
  const place = { file: file.name, line: row.line };
  if ('reason' in row) return rejectRow(place, { key: null, ...row });
  const food = readFood(row.cells);
  const { code, name, per100 } = food;
  if (code === '') return rejectRow(place, { key: null, reason: 'missingKey', detail: name });
  if (name === '') return rejectRow(place, { key: code, reason: 'missingName', detail: code });
  if (seen.has(code)) return rejectRow(place, { key: code, reason: 'duplicate', detail: name });
  if (per100 === null)
    return rejectRow(place, {
      key: code,
      reason: 'noFigures',
      detail: `${name} per ${food.baseText || '-'}`,
    });
  seen.add(code);
  const flags = foodFlags(food, per100);
  const entry = food.isRaw ? toRawFood(food, per100) : toProduct(food, per100, isTrusted(flags));
  return { ...place, outcome: 'kept', entry, flags };
}

function toRawFood(food: Food, per100: Nutrition): ImportedEntry {
  const { code: key, name, refusePercent } = food;
  return { kind: 'food', source: SOURCE, key, name, base: baseOf(food), per100, refusePercent };
}

function baseOf({ base }: Food): '100g' | '100ml' {
  return base?.unit === 'ml' ? '100ml' : '100g';
}

const UNKNOWN = wholeNutrition({});

function toProduct(food: Food, per100: Nutrition, trusted: boolean): ImportedEntry {
  const { code: key, name, maker, content } = food;
  const product: Product = {
    id: importId(SOURCE, key),
    name,
    description: '',
    style: styleOf(food),
    brandName: maker,
    servings: 1,
    servingLabel: servingLabel(food),
    typicalPriceWon: null,
    minutes: null,
    method: 'setMeal',
    mainGroup: 'vegetable',
    // A dish without an ingredient list cannot be checked: it appears in search and is never planned.
    mealTimes: [],
    familiarity: 1,
    ingredients: [],
    // The table states the content of drinks in grams too; a gram then counts as a millilitre.
    nutrition: trusted ? nutritionOfAmount(per100, content?.amount ?? 100) : UNKNOWN,
    searchText: [maker, name].filter((word) => word !== null).join(' '),
    source: SOURCE,
  };
  return { kind: 'product', source: SOURCE, key, per100, base: baseOf(food), product };
}

/** "1팩(598g)" for packed foods, "제공량 600g" for a dish, "100g" when the content is unknown. */
function servingLabel(food: Food): string {
  const { content } = food;
  if (content === null) return baseOf(food);
  const written = `${Math.round(content.amount * 10) / 10}${content.unit}`;
  return isPacked(food) ? `1팩(${written})` : `제공량 ${written}`;
}

/** Codes of packed foods begin with P. */
function isPacked({ code, isMealKit }: Food): boolean {
  return code.startsWith('P') || isMealKit;
}

function styleOf(food: Food): ProductStyle {
  if (food.isMealKit) return 'mealKit';
  if (/도시락/.test(food.name)) return 'lunchBox';
  return isPacked(food) ? 'convenienceStore' : 'restaurant';
}

/** The doubts about the figures and the name of a food. */
function foodFlags(food: Food, per100: Nutrition): readonly Flag[] {
  const conflict = contradiction(per100);
  const lost: Flag[] = /[?\uFFFD]/.test(food.name) ? [{ code: 'lostCharacters', detail: food.name }] : [];
  const unread = food.unread.map((detail): Flag => ({ code: 'unreadableFigure', detail }));
  return [...(conflict === null ? [] : [conflict]), ...implausible(food, per100), ...unread, ...lost];
}

/** False where the flags show that the figures cannot be right. Such figures are not shown. */
function isTrusted(flags: readonly Flag[]): boolean {
  return flags.every(({ code }) => code !== 'contradictoryNutrition' && code !== 'implausibleFigure');
}

function implausible({ base, content }: Food, per100: Nutrition): readonly Flag[] {
  const density = base?.unit === 'ml' ? HEAVIEST_100_ML : 1;
  const { carbohydrateG, proteinG, fatG } = per100;
  const grams = (carbohydrateG ?? 0) + (proteinG ?? 0) + (fatG ?? 0);
  const problems: string[] = [];
  if (grams > MOST_GRAMS * density) problems.push(`${Math.round(grams)} g of macronutrients in 100`);
  for (const nutrient of NUTRIENTS)
    if ((per100[nutrient] ?? 0) > (MOST[nutrient] ?? Infinity) * density)
      problems.push(`${nutrient} ${per100[nutrient]} in 100`);
  if ((base?.amount ?? 0) > LARGEST.base) problems.push(`figures of ${base?.amount} ${base?.unit}`);
  if ((content?.amount ?? 0) > LARGEST.content)
    problems.push(`content of ${content?.amount} ${content?.unit}`);
  for (const [part, whole] of PARTS)
    if (isMore(per100[part], per100[whole]))
      problems.push(`${part} ${per100[part]} of ${whole} ${per100[whole]}`);
  return problems.map((detail) => ({ code: 'implausibleFigure', detail }));
}

/** Whether a part exceeds its whole by more than rounding: a gram, or a tenth. */
function isMore(part: number | null, whole: number | null): boolean {
  return part !== null && whole !== null && part > Math.max(whole + 1, whole * 1.1);
}
