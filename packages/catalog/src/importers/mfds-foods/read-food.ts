import { NUTRIENTS, type Nutrient, type Nutrition } from '@kkini/domain';
import { tidyText } from '../../normalize/tidy-text.ts';
import { importKey } from '../import-id.ts';
import { type AmountUnit, readAmount, readFigure } from '../reading/read-figure.ts';
import { statedNutrition } from '../stated-nutrition.ts';
import { cellOf, FIGURE_COLUMNS, FOOD_COLUMNS } from './read-food-rows.ts';

/** An amount converted to grams or millilitres. */
type Measure = { readonly amount: number; readonly unit: 'g' | 'ml' };

/** Not the end of a longer number: a range, a negative or a power of ten has another amount. */
const MEASURE =
  /(?<![\d.,]|\de[+-]?|\d\s*[-~∼〜]\s*|^\s*[-−])(\d+(?:[.,]\d*)?|\.\d+)\s*(kg|g|mg|ml|㎖|l|ℓ|cc|m)(?![a-z])(?:\s*[x*×]\s*(\d+))?(?!\s*[x*×]\s*\d)/i;
const BARE = /^\s*(\d+(?:\.\d*)?)\s*$/;

const UNITS: Readonly<Record<string, { readonly factor: number; readonly base: 'g' | 'ml' }>> = {
  kg: { factor: 1000, base: 'g' },
  g: { factor: 1, base: 'g' },
  mg: { factor: 0.001, base: 'g' },
  l: { factor: 1000, base: 'ml' },
  ml: { factor: 1, base: 'ml' },
  m: { factor: 1, base: 'ml' },
  cc: { factor: 1, base: 'ml' },
};

/** Cells of a row by column name. */
export type Cells = Readonly<Record<string, string>>;

/** One row of the table. `per100` are the figures of 100 g or 100 ml, null without any. */
export type Food = {
  readonly code: string;
  readonly name: string;
  readonly maker: string | null;
  /** The amount the figures refer to; null when it cannot be read. */
  readonly base: Measure | null;
  readonly baseText: string;
  readonly per100: Nutrition | null;
  /** Columns with a text that is no figure, each with its text; the figure is then unknown. */
  readonly unread: readonly string[];
  /** Content of one portion or pack. */
  readonly content: Measure | null;
  readonly isRaw: boolean;
  readonly isMealKit: boolean;
  /** Inedible percent of the bought weight. */
  readonly refusePercent: number | null;
};

/** Reads one row of any edition or service. */
export function readFood(cells: Cells): Food {
  const cell = (column: keyof typeof FOOD_COLUMNS) => cellOf(cells, FOOD_COLUMNS[column]);
  const name = oneLine(cell('name').replaceAll('_', ' '));
  const code = importKey(cell('code'));
  const serving = `${cell('serving')}${cell('servingUnit')}`;
  const baseText = cell('base') || serving;
  const base = readMeasure(baseText);
  return {
    code,
    name,
    maker: oneLine(cell('maker')) || null,
    base,
    baseText,
    per100: base === null ? null : figuresPer100(cells, base),
    unread: unreadFigures(cells),
    content: readMeasure(cell('weight') || serving),
    // Codes of raw foods begin with R. The class column names them in words.
    isRaw: code.startsWith('R') || /원재료/.test(cell('kind')),
    isMealKit: /간편조리세트|밀키트/.test(`${name} ${cell('origin')}`),
    refusePercent: readFigure(cell('refuse')),
  };
}

function oneLine(text: string): string {
  return tidyText(text).replace(/\s+/g, ' ');
}

const FIGURES = Object.entries(FIGURE_COLUMNS) as readonly (readonly [
  Nutrient,
  readonly [string, ...string[]],
])[];

function figureOf(cells: Cells, [nutrient, names]: (typeof FIGURES)[number]): number | null {
  return readAmount(cellOf(cells, names), unitOf(nutrient));
}

function unitOf(nutrient: Nutrient): AmountUnit {
  if (nutrient === 'energyKcal') return 'kcal';
  return nutrient.endsWith('Mg') ? 'mg' : 'g';
}

function figuresPer100(cells: Cells, base: Measure): Nutrition | null {
  const figures = FIGURES.map((column) => {
    const [nutrient] = column;
    const value = figureOf(cells, column);
    // A third of the analysed dishes state 0 iron, oyster soup among them, so 0 means unmeasured.
    if (value === 0 && nutrient === 'ironMg') return [nutrient, null] as const;
    return [nutrient, value === null ? null : Math.round((value * 100_000) / base.amount) / 1000] as const;
  });
  return statedNutrition(Object.fromEntries(figures));
}

function unreadFigures(cells: Cells): readonly string[] {
  return FIGURES.flatMap((column) => {
    const [, names] = column;
    const text = cellOf(cells, names);
    return text !== '' && figureOf(cells, column) === null ? [`${names[0]}: ${text.slice(0, 80)}`] : [];
  });
}

/** Figures of an amount of a food, from those of 100 of it; one decimal. */
export function nutritionOfAmount(per100: Nutrition, amount: number): Nutrition {
  const entries = NUTRIENTS.map((nutrient) => {
    const value = per100[nutrient];
    return [nutrient, value === null ? null : Math.round((value * amount) / 10) / 10] as const;
  });
  return Object.fromEntries(entries) as Record<Nutrient, number | null>;
}

/**
 * Reads a weight or volume as food tables write it: "100g", "1.5kg", "500mL", "30g*10", "1인분(200g)", "600" (grams),
 * "1,5kg" with a decimal comma.
 * Some editions cut "ml" to "m". Null when there is none.
 */
export function readMeasure(text: string): Measure | null {
  const plain = text.normalize('NFKC').replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
  const [, number, unit = 'g', times = '1'] = MEASURE.exec(plain) ?? BARE.exec(plain) ?? [];
  const { factor, base } = UNITS[unit.toLowerCase()] ?? UNITS['g'] ?? { factor: 1, base: 'g' };
  const amount = Number(number?.replace(',', '.') ?? 0) * factor * Number(times);
  return amount > 0 ? { amount, unit: base } : null;
}
