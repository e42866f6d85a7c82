import type { DishJudgementWire, NutrientWire } from '@kkini/contract';
import type { Nutrient } from '@kkini/domain';
import { decimalsOf, figure, withUnit } from './figures.ts';
import type { Translate } from './translate.ts';

/**
 * Rows of a nutrition table for ui/figure-table. Empty and zero values are hidden (specification, section
 * 2). With the limits of a day, each row has its share of the limit.
 */
export function nutrientRows(t: Translate, amounts: NutrientWire, dayLimits: DayLimits | undefined) {
  const rows = NUTRIENT_ROWS.flatMap(({ key, nutrient, unit, part = false, decimals }) => {
    const value = amounts[key] ?? 0;
    const amount = figure(value, decimals ?? decimalsOf(value, unit));
    if (amount === '0') return [];
    const row = { label: t(`nutrient.${nutrient}`), amount: withUnit(t, amount, unit), part };
    return [withShare(t, row, { value, limit: dayLimits?.[nutrient] })];
  });
  return [...rows, ...purineRows(t, amounts, dayLimits)];
}

type DayLimits = DishJudgementWire['dayLimits'];
type Row = { readonly label: string; readonly amount: string; readonly part: boolean };
type Limited = { readonly value: number; readonly limit: number | undefined };

function withShare(t: Translate, row: Row, { value, limit }: Limited) {
  if (limit === undefined) return row;
  const percent = Math.round((100 * value) / limit);
  return { ...row, share: { percent, words: t('judgement.share', { percent }) } };
}

/**
 * Purine for people with a limit: that of animal foods, which the limit counts, and the total including plant purine, which is not
 * limited in gout (nutrition-rules section 5).
 */
function purineRows(t: Translate, amounts: NutrientWire, dayLimits: DayLimits | undefined) {
  const { purine, purine_total: total } = amounts;
  const limit = dayLimits?.purineMg;
  if (limit === undefined || purine === null) return [];
  const row = { label: t('nutrient.purineMg'), amount: withUnit(t, figure(purine), 'mg'), part: false };
  const counted = withShare(t, row, { value: purine, limit });
  if (total === null || figure(total) === figure(purine)) return [counted];
  return [
    counted,
    { label: t('nutrient.purineTotalMg'), amount: withUnit(t, figure(total), 'mg'), part: true },
  ];
}

/** Nutrients of a meal in replies, in the order of a nutrition label. */
export const NUTRIENT_ROWS: readonly NutrientRow[] = [
  { key: 'calorie', nutrient: 'energyKcal', unit: 'kcal' },
  { key: 'carb', nutrient: 'carbohydrateG', unit: 'g' },
  { key: 'fiber', nutrient: 'fiberG', unit: 'g', part: true },
  { key: 'sugar', nutrient: 'sugarG', unit: 'g', part: true },
  { key: 'protein', nutrient: 'proteinG', unit: 'g' },
  { key: 'fat', nutrient: 'fatG', unit: 'g' },
  { key: 'saturated_fat', nutrient: 'saturatedFatG', unit: 'g', part: true },
  { key: 'unsaturated_fat', nutrient: 'unsaturatedFatG', unit: 'g', part: true },
  { key: 'trans_fat', nutrient: 'transFatG', unit: 'g', part: true },
  { key: 'cholesterol', nutrient: 'cholesterolMg', unit: 'mg' },
  { key: 'potassium', nutrient: 'potassiumMg', unit: 'mg' },
  { key: 'sodium', nutrient: 'sodiumMg', unit: 'mg' },
  { key: 'calcium', nutrient: 'calciumMg', unit: 'mg', oftenUnknown: true },
  { key: 'iron', nutrient: 'ironMg', unit: 'mg', decimals: 1, oftenUnknown: true },
];

export type NutrientRow = {
  readonly key: Exclude<keyof NutrientWire, 'serving_size' | 'grams'>;
  readonly nutrient: Nutrient;
  readonly unit: 'kcal' | 'g' | 'mg';
  readonly part?: boolean;
  readonly decimals?: 0 | 1;
  /** True if a plan shows it only when most of it is known (safety-rules section 6). */
  readonly oftenUnknown?: boolean;
};
