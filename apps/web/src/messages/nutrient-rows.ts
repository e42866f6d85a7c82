import type { NutrientWire } from '@kkini/contract';
import { figure } from './figures.ts';
import type { MessageKey } from './ko.ts';
import type { Translate } from './translate.ts';

/** One line of a nutrition table; `part` marks a share of the line above it. */
export type NutrientRow = { readonly label: string; readonly amount: string; readonly part: boolean };

/** The lines of a nutrition table, grams to a tenth; empty and zero values are hidden (specification, section 2). */
export function nutrientRows(t: Translate, nutrient: NutrientWire): readonly NutrientRow[] {
  return NUTRIENT_ROWS.flatMap(({ key, label, unit, part = false }) => {
    const amount = figure(nutrient[key] ?? 0, unit === 'g' ? 1 : 0);
    return amount === '0' ? [] : [{ label: t(label), amount: amount + unit, part }];
  });
}

/** What the calls state of a meal, in the order of a nutrition label. */
export const NUTRIENT_ROWS: readonly Row[] = [
  { key: 'calorie', label: 'nutrient.energyKcal', unit: 'kcal' },
  { key: 'carb', label: 'nutrient.carbohydrateG', unit: 'g' },
  { key: 'fiber', label: 'nutrient.fiberG', unit: 'g', part: true },
  { key: 'sugar', label: 'nutrient.sugarG', unit: 'g', part: true },
  { key: 'protein', label: 'nutrient.proteinG', unit: 'g' },
  { key: 'fat', label: 'nutrient.fatG', unit: 'g' },
  { key: 'saturated_fat', label: 'nutrient.saturatedFatG', unit: 'g', part: true },
  { key: 'unsaturated_fat', label: 'nutrient.unsaturatedFatG', unit: 'g', part: true },
  { key: 'trans_fat', label: 'nutrient.transFatG', unit: 'g', part: true },
  { key: 'cholesterol', label: 'nutrient.cholesterolMg', unit: 'mg' },
  { key: 'potassium', label: 'nutrient.potassiumMg', unit: 'mg' },
  { key: 'sodium', label: 'nutrient.sodiumMg', unit: 'mg' },
];

type Row = {
  readonly key: Exclude<keyof NutrientWire, 'serving_size'>;
  readonly label: MessageKey;
  readonly unit: 'kcal' | 'g' | 'mg';
  readonly part?: boolean;
};
