import type { Nutrient } from '@kkini/domain';
import { NUTRIENT_UNITS } from '@kkini/domain/limits';
import { figure } from './figures.ts';

/** "1,720kcal", "19.3g", "2,310mg": an amount of a nutrient with its unit; grams and micrograms to a tenth. */
export function nutrientAmount(nutrient: Nutrient, value: number): string {
  const unit = NUTRIENT_UNITS[nutrient];
  return `${figure(value, unit === 'mg' || unit === 'kcal' ? 0 : 1)}${unit}`;
}
