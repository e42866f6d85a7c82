import type { Nutrition } from '@kkini/domain';
import type { GlycemicBand } from '../model/tip.ts';
import type { StarchFood } from './read-starch.ts';

/** Estimated glycaemic load of a serving, and its band with less starch. */
export type GlycemicReading = {
  readonly band: GlycemicBand;
  /** The band with the starch cut to a bowl of the given grams. */
  readonly bandWithBowl: (bowlGrams: number) => GlycemicBand;
};

/**
 * Upper bounds of low and medium: of a whole meal (safety-rules section 8), and of a dish too small to be one (tips-rules
 * section 6).
 */
const MEAL_BANDS = { low: 20, medium: 34 } as const;
const DISH_BANDS = { low: 10, medium: 19 } as const;
const LEAST_MEAL_KCAL = 350;
/** Grams of available carbohydrate per gram of cooked rice: 23 g in 70 g (one grain exchange). */
const CARBOHYDRATE_OF_RICE = 23 / 70;

/** Null where carbohydrate or fibre is unknown. */
export function readGlycemic(nutrition: Nutrition, starch: StarchFood | null): GlycemicReading | null {
  const { carbohydrateG, fiberG, energyKcal } = nutrition;
  if (carbohydrateG === null || fiberG === null) return null;
  const available = Math.max(0, carbohydrateG - fiberG);
  const index = indexOf(starch) / 100;
  const bands = (energyKcal ?? 0) >= LEAST_MEAL_KCAL ? MEAL_BANDS : DISH_BANDS;
  const bandOf = (load: number): GlycemicBand =>
    load <= bands.low ? 'low' : load <= bands.medium ? 'medium' : 'high';
  return {
    band: bandOf(available * index),
    bandWithBowl: (bowlGrams) => {
      const less = starch === null ? 0 : Math.max(0, starch.grams - bowlGrams) * CARBOHYDRATE_OF_RICE;
      return bandOf((available - less) * index);
    },
  };
}

/** Glycaemic index of the main starch (section 6): rice 73, brown or mixed 65, noodles 55, bread 75, none 40. */
function indexOf(starch: StarchFood | null): number {
  if (starch === null) return 40;
  if (starch.form === 'noodles') return 55;
  if (starch.form === 'bread') return 75;
  if (starch.form === 'tuber') return 70;
  return starch.whole ? 65 : 73;
}
