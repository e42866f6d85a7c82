import type { LimitWire } from '@kkini/contract';
import type { PlanDay } from '../../model/get-meal-plan.ts';

type Asked = Pick<LimitWire, 'nutrient' | 'per'> & { readonly sum: number | null };

/**
 * Most of a nutrient a day may have with bought food (safety-rules section 7.1), on the scale of `sum`; null if it equals the sum,
 * is unknown, or several people eat.
 */
export function highestAmount(
  { standing }: Pick<PlanDay, 'standing'>,
  { nutrient, per, sum }: Asked,
): number | null {
  const [person, ...others] = standing?.persons ?? [];
  if (person === undefined || others.length > 0 || sum === null || per !== 'day') return null;
  const figure = person.figures.find((each) => each.nutrient === nutrient && each.per === per);
  if (!figure?.value || figure.highest === null) return null;
  const highest = (sum * figure.highest) / figure.value;
  return Math.round(highest) > Math.round(sum) ? highest : null;
}
