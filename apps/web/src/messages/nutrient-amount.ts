import type { Nutrient } from '@kkini/domain';
import { figure } from './figures.ts';

/** "1,720kcal", "19.3g", "2,310mg": an amount of a nutrient with its unit; grams and micrograms to a tenth. */
export function nutrientAmount(nutrient: Nutrient, value: number): string {
  const unit = unitOf(nutrient);
  return `${figure(value, unit === 'mg' || unit === 'kcal' ? 0 : 1)}${unit}`;
}

/** A nutrient's name ends in its unit. */
function unitOf(nutrient: Nutrient): string {
  const unit = /(Kcal|Mg|Ug|G)$/.exec(nutrient)?.[0].toLowerCase() ?? '';
  return unit === 'ug' ? 'µg' : unit;
}
