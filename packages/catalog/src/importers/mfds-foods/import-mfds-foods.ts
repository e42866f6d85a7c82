import { NUTRIENTS, type Nutrient, type Nutrition, type ProductStyle } from '@kkini/domain';
import { tidyText } from '../../normalize/tidy-text.ts';
import { importId } from '../import-id.ts';
import type { ImportedEntry } from '../imported-entry.ts';
import type { Flag, Importer, ImportFile, ImportRow } from '../importer.ts';
import { readFigure } from '../read-figure.ts';
import { contradiction, statedNutrition } from '../stated-nutrition.ts';
import { cellOf, FIGURE_COLUMNS, FOOD_COLUMNS } from './food-columns.ts';
import { readFoodRows } from './read-food-rows.ts';

const SOURCE = 'mfds-foods';
type Cells = Readonly<Record<string, string>>;

/**
 * Reads the national table of food composition (전국통합식품영양성분정보): dishes, raw foods and packed foods, as CSV of any
 * edition (UTF-8 or CP949) or as JSON records. Dishes and packed foods become products, raw foods food rows.
 */
export const importMfdsFoods: Importer = async function* (files) {
  const seen = new Set<string>();
  for (const file of files) yield* readTable(file, seen);
};

async function* readTable(file: ImportFile, seen: Set<string>): AsyncIterable<ImportRow> {
  const refuse = (
    line: number,
    rest: Omit<Extract<ImportRow, { outcome: 'rejected' }>, 'file' | 'line' | 'outcome'>,
  ) => ({ file: file.name, line, outcome: 'rejected', ...rest }) as const;
  const rows = await readFoodRows(file);
  if (!rows.ok)
    return yield refuse(1, { key: null, reason: rows.problem.reason, detail: rows.problem.detail });
  for await (const { line, cells } of rows.value) {
    const code = cellOf(cells, FOOD_COLUMNS.code);
    const name = foodName(cells);
    const per100 = figuresPer100(cells);
    if (code === '') yield refuse(line, { key: null, reason: 'missingKey', detail: name });
    else if (name === '') yield refuse(line, { key: code, reason: 'missingName', detail: code });
    else if (seen.has(code)) yield refuse(line, { key: code, reason: 'duplicate', detail: name });
    else if (per100 === null) yield refuse(line, { key: code, reason: 'noFigures', detail: name });
    else {
      seen.add(code);
      yield { file: file.name, line, outcome: 'kept', ...toEntry({ code, name, per100 }, cells) };
    }
  }
}

function foodName(cells: Cells): string {
  return tidyText(cellOf(cells, FOOD_COLUMNS.name)).replace(/_/g, ' ').replace(/\s+/g, ' ').trim();
}

/** Figures of 100 g or 100 ml; the older service states them per serving size. */
function figuresPer100(cells: Cells): Nutrition | null {
  const base = baseOf(cells);
  const figures = Object.entries(FIGURE_COLUMNS).map(([nutrient, names]) => {
    const value = readFigure(cellOf(cells, names));
    return [nutrient, value === null ? null : round((value * 100) / base.amount)] as const;
  });
  return statedNutrition(Object.fromEntries(figures) as Partial<Record<Nutrient, number | null>>);
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function baseOf(cells: Cells): { readonly amount: number; readonly unit: 'g' | 'ml' } {
  const text = cellOf(cells, FOOD_COLUMNS.base) || cells['SERVING_SIZE'] || '';
  const unit = /ml/i.test(`${text} ${cells['SERVING_UNIT'] ?? ''}`) ? 'ml' : 'g';
  const amount = readFigure(text);
  return { amount: amount === null || amount === 0 ? 100 : amount, unit };
}

type Food = { readonly code: string; readonly name: string; readonly per100: Nutrition };

function toEntry(
  food: Food,
  cells: Cells,
): { readonly entry: ImportedEntry; readonly flags: readonly Flag[] } {
  const flags = flagsOf(food);
  const base = baseOf(cells).unit === 'ml' ? '100ml' : '100g';
  if (isRaw(food.code, cells)) {
    const refusePercent = readFigure(cellOf(cells, FOOD_COLUMNS.refuse));
    const { code: key, name, per100 } = food;
    return { entry: { kind: 'food', source: SOURCE, key, name, base, per100, refusePercent }, flags };
  }
  return {
    entry: toProduct(food, cells, {
      base,
      trusted: flags.every(({ code }) => code !== 'contradictoryNutrition'),
    }),
    flags,
  };
}

/** Codes of raw foods begin with R; the class column says it in words. */
function isRaw(code: string, cells: Cells): boolean {
  return code.startsWith('R') || /원재료/.test(cellOf(cells, FOOD_COLUMNS.kind));
}

function toProduct(
  food: Food,
  cells: Cells,
  about: { base: '100g' | '100ml'; trusted: boolean },
): ImportedEntry {
  const { code: key, name, per100 } = food;
  const grams = readFigure(cellOf(cells, FOOD_COLUMNS.weight));
  const maker = tidyText(cellOf(cells, FOOD_COLUMNS.maker)) || null;
  const share = grams === null || grams === 0 ? 1 : grams / 100;
  const nutrition = about.trusted ? scaled(per100, share) : UNKNOWN;
  return {
    kind: 'product',
    source: SOURCE,
    key,
    per100,
    base: about.base,
    product: {
      id: importId(SOURCE, key),
      name,
      description: '',
      style: styleOf(key, name, cells),
      brandName: maker,
      servings: 1,
      servingLabel: share === 1 ? about.base : `1팩(${cellOf(cells, FOOD_COLUMNS.weight)})`,
      typicalPriceWon: null,
      minutes: null,
      method: 'setMeal',
      mainGroup: 'vegetable',
      // Without an ingredient list nobody can vouch for a dish: found by search, never planned.
      mealTimes: [],
      familiarity: 1,
      ingredients: [],
      nutrition,
      searchText: [maker, name].filter((word) => word !== null).join(' '),
      relatedIds: [],
      source: SOURCE,
    },
  };
}

const UNKNOWN = Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, null])) as Record<Nutrient, null>;

function scaled(per100: Nutrition, share: number): Nutrition {
  const entries = NUTRIENTS.map((nutrient) => {
    const value = per100[nutrient];
    return [nutrient, value === null ? null : Math.round(value * share * 10) / 10] as const;
  });
  return Object.fromEntries(entries) as Record<Nutrient, number | null>;
}

function styleOf(code: string, name: string, cells: Cells): ProductStyle {
  if (/간편조리세트|밀키트/.test(`${name} ${cellOf(cells, FOOD_COLUMNS.origin)}`)) return 'mealKit';
  if (/도시락/.test(name)) return 'lunchBox';
  return code.startsWith('P') ? 'convenienceStore' : 'restaurant';
}

/** Most that 100 g can hold: grams of one nutrient, and kcal of pure fat. */
const MOST = { grams: 100.5, energyKcal: 905 } as const;

function flagsOf({ name, per100 }: Food): Flag[] {
  const flags: Flag[] = [];
  const conflict = contradiction(per100);
  if (conflict !== null) flags.push(conflict);
  const heavy = (['carbohydrateG', 'proteinG', 'fatG'] as const).find(
    (nutrient) => (per100[nutrient] ?? 0) > MOST.grams,
  );
  if (heavy !== undefined)
    flags.push({ code: 'implausibleFigure', detail: `${heavy} ${per100[heavy]} in 100 g` });
  if ((per100.energyKcal ?? 0) > MOST.energyKcal)
    flags.push({ code: 'implausibleFigure', detail: `${per100.energyKcal} kcal in 100 g` });
  if (/[?\uFFFD]/.test(name)) flags.push({ code: 'lostCharacters', detail: name });
  return flags;
}
