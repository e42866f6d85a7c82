import type { Nutrition } from '@kkini/domain';

/**
 * Shares of fat that a meat keeps when the fat that runs out is thrown away with the broth or left in the pan: fat for each gram
 * of protein in the RDA row 삶은것, or 구운것(팬), divided by that in 생것. Pork shoulder is the mean of neck and foreleg, boiled,
 * and neck, fried; beef rib is brisket, fried, as US chuck short ribs keep 0.84 when braised.
 */
const BOILED_SHARES: Readonly<Record<string, number>> = {
  pork_belly: 0.7,
  pork_shoulder: 0.7,
  pork_rib: 0.77,
  chicken_thigh: 0.82,
};
const FRIED_SHARES: Readonly<Record<string, number>> = {
  pork_belly: 0.67,
  pork_shoulder: 0.75,
  pork_rib: 0.74,
  beef_rib: 0.83,
  chicken_thigh: 0.81,
  duck: 0.6,
};

/** Ids of the foods whose loss of fat is known. A line of any other food cannot be marked as rendered. */
export const RENDERED_FOODS: readonly string[] = Object.keys(FRIED_SHARES);

const KCAL_PER_GRAM = 9;

/** Figures of a meat whose broth is poured away: the fat that stays in it. */
export function withoutBroth(id: string, per100g: Nutrition): Nutrition {
  return keepFat(per100g, BOILED_SHARES[id] ?? 1);
}

/** Figures of a meat whose fat is left in the pan or the oven: the fat that stays in it. */
export function rendered(id: string, per100g: Nutrition): Nutrition {
  return keepFat(per100g, FRIED_SHARES[id] ?? 1);
}

function keepFat(per100g: Nutrition, share: number): Nutrition {
  if (share === 1) return per100g;
  const kept = (figure: number | null) => (figure === null ? null : figure * share);
  const { energyKcal, fatG } = per100g;
  const lostKcal = (fatG ?? 0) * (1 - share) * KCAL_PER_GRAM;
  return {
    ...per100g,
    energyKcal: energyKcal === null ? null : energyKcal - lostKcal,
    fatG: kept(fatG),
    saturatedFatG: kept(per100g.saturatedFatG),
    unsaturatedFatG: kept(per100g.unsaturatedFatG),
    transFatG: kept(per100g.transFatG),
  };
}
