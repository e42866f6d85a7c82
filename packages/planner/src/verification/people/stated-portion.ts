import { NUTRIENTS, type Nutrition } from '@kkini/domain';
import type { OwnPortion } from '@kkini/domain/portions';
import type { StatedPortion } from '../plan-to-verify.ts';
import type { ServedDish } from '../served-dish.ts';

/** What somebody eats of a dish in a stated portion, to a tenth of each unit: soup and sides as usual, and the main dish is what is neither these nor a starch. */
export function statedNutrition(
  { nutrition, components }: ServedDish,
  { mainFactor, starches }: StatedPortion,
  { soupFactor, sideFactor }: Pick<OwnPortion, 'soupFactor' | 'sideFactor'>,
): Nutrition {
  const parts = [
    ...(components?.starches ?? []).map((part, at) => ({ part, factor: starches[at]?.factor ?? 1 })),
    { part: components?.soup, factor: soupFactor },
    { part: components?.side, factor: sideFactor },
  ];
  const eaten = { ...nutrition };
  for (const nutrient of NUTRIENTS) {
    const whole = nutrition[nutrient];
    if (whole === null) continue;
    const amount = parts.reduce(
      (sum, { part, factor }) => sum + (factor - mainFactor) * (part?.nutrition[nutrient] ?? 0),
      whole * mainFactor,
    );
    eaten[nutrient] = Math.max(0, Math.round(amount * 10 + 1e-6) / 10);
  }
  return eaten;
}
