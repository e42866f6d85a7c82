import type { DishJudgementWire, NutrientWire } from '@kkini/contract';
import type { Nutrient } from '@kkini/domain';
import { figure } from './figures.ts';
import type { Translate } from './translate.ts';

/**
 * The lines of a nutrition table as ui/figure-table draws them, grams to a tenth; empty and zero values are hidden
 * (specification, section 2). With the limits of a day, each says how much of one it is.
 */
export function nutrientRows(t: Translate, amounts: NutrientWire, judgement: DishJudgementWire | null) {
  return NUTRIENT_ROWS.flatMap(({ key, nutrient, unit, part = false }) => {
    const value = amounts[key] ?? 0;
    const amount = figure(value, unit === 'g' ? 1 : 0);
    if (amount === '0') return [];
    const limit = judgement?.dayLimits[nutrient];
    const row = { label: t(`nutrient.${nutrient}`), amount: amount + unit, part };
    if (limit === undefined) return [row];
    const percent = Math.round((100 * value) / limit);
    return [{ ...row, share: { percent, words: t('judgement.share', { percent }) } }];
  });
}

/** What the calls state of a meal, in the order of a nutrition label. */
export const NUTRIENT_ROWS: readonly Row[] = [
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
];

type Row = {
  readonly key: Exclude<keyof NutrientWire, 'serving_size'>;
  readonly nutrient: Nutrient;
  readonly unit: 'kcal' | 'g' | 'mg';
  readonly part?: boolean;
};
