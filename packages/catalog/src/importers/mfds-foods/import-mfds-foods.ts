import { type Nutrition, type Product, type ProductStyle, wholeNutrition } from '@kkini/domain';
import { importId } from '../import-id.ts';
import type { ImportedEntry } from '../imported-entry.ts';
import type { Importer, ImportFile, ImportRow } from '../importer.ts';
import type { CsvRow } from '../reading/read-csv-rows.ts';
import { type RowFault, rejectRow } from '../reject-row.ts';
import { foodFlags, isTrusted } from './food-flags.ts';
import { type Food, nutritionOfAmount, readFood } from './read-food.ts';
import { readFoodRows } from './read-food-rows.ts';

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
    // Without an ingredient list nobody can vouch for a dish: found by search, never planned.
    mealTimes: [],
    familiarity: 1,
    ingredients: [],
    // The table gives the content of drinks in grams too; a gram counts as a millilitre there.
    nutrition: trusted ? nutritionOfAmount(per100, content?.amount ?? 100) : UNKNOWN,
    searchText: [maker, name].filter((word) => word !== null).join(' '),
    relatedIds: [],
    source: SOURCE,
  };
  return { kind: 'product', source: SOURCE, key, per100, base: baseOf(food), product };
}

/** "1팩(598g)" for what is sold packed, "제공량 600g" for a dish, "100g" when nobody says how much there is. */
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
