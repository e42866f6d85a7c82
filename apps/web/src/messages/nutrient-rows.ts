import type { DishJudgementWire, NutrientWire } from '@kkini/contract';
import type { Nutrient } from '@kkini/domain';
import { figure } from './figures.ts';
import type { MessageKey } from './ko.ts';
import type { Translate } from './translate.ts';

/** One line of a nutrition table; `part` marks a share of the line above it, `share` how much of a day's limit it is. */
type NutrientRow = {
  readonly label: string;
  readonly amount: string;
  readonly part: boolean;
  readonly share?: { readonly percent: number; readonly words: string };
};

/**
 * The lines of a nutrition table, grams to a tenth; empty and zero values are hidden (specification, section 2). With the
 * limits of a day, each says how much of one it is.
 */
export function nutrientRows(
  t: Translate,
  nutrient: NutrientWire,
  judgement: DishJudgementWire | null,
): readonly NutrientRow[] {
  return NUTRIENT_ROWS.flatMap(({ key, label, unit, part = false }) => {
    const value = nutrient[key] ?? 0;
    const amount = figure(value, unit === 'g' ? 1 : 0);
    if (amount === '0') return [];
    const limit = judgement?.dayLimits[limited(label)];
    const row = { label: t(label), amount: amount + unit, part };
    if (limit === undefined) return [row];
    const percent = Math.round((100 * value) / limit);
    return [{ ...row, share: { percent, words: t('judgement.share', { percent }) } }];
  });
}

/** 'nutrient.sugarG' names what the limits call sugarG. */
function limited(label: Row['label']): Nutrient {
  return label.slice('nutrient.'.length) as Nutrient;
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
  readonly label: Extract<MessageKey, `nutrient.${Nutrient}`>;
  readonly unit: 'kcal' | 'g' | 'mg';
  readonly part?: boolean;
};
