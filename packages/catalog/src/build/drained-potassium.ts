import type { Nutrition } from '@kkini/domain';

/** Median share of potassium that 60 blanched vegetables of the RDA tables keep, against their raw rows. */
const USUAL_SHARE = 0.8;

/**
 * Shares of potassium that a food keeps when it is blanched or boiled and the water is poured away: potassium for each
 * gram of dry matter in the RDA row 데친것 (삶은것 for sprouts, potato, taro and meat), divided by that in 생것; the
 * median where there are several pairs: for meat those of eight cuts of pork, five of chicken and three of beef. Dry
 * matter goes into the water too, so the true share is a little lower, which is the safe side for kidneys.
 */
const PAIRED_SHARES: Readonly<Record<string, number>> = {
  spinach: 0.74,
  water_parsley: 0.9,
  oyster_mushroom: 0.67,
  sweet_potato_stem: 0.77,
  napa_cabbage: 0.73,
  potato: 0.83,
  bangpung: 0.92,
  rape_greens: 0.63,
  aralia: 0.83,
  pork_belly: 0.54,
  pork_shoulder: 0.54,
  pork_lean: 0.54,
  pork_rib: 0.54,
  chicken_breast: 0.65,
  chicken_thigh: 0.65,
  beef_lean: 0.64,
};

/** The same from a single pair, that is two batches: the mean of it and `USUAL_SHARE` counts. */
const SINGLE_SHARES: Readonly<Record<string, number>> = {
  soybean_sprout: 0.49,
  // The boiled row of 숙주나물 has twice the potassium of the raw one, so the other sprout stands for it.
  mung_bean_sprout: 0.49,
  broccoli: 0.94,
  aster: 0.87,
  chamnamul: 0.71,
  chard: 0.79,
  crown_daisy: 0.8,
  bok_choy: 0.8,
  lotus_root: 0.45,
  burdock: 0.71,
  bellflower_root: 0.9,
  chili_leaf: 0.85,
  taro: 0.92,
  perilla_leaf: 0.7,
  shepherds_purse: 0.58,
  amaranth_greens: 0.75,
  sseumbagwi: 0.49,
  young_radish: 0.38,
  enoki: 0.67,
  garlic_scape: 0.92,
  asparagus: 0.91,
};

/** Ids of the foods whose loss is known. A line of any other food cannot be marked as drained. */
export const DRAINED_FOODS: readonly string[] = [
  ...Object.keys(PAIRED_SHARES),
  ...Object.keys(SINGLE_SHARES),
];

/** Figures of a food whose cooking water is poured away: the potassium that stays in it. */
export function drained(id: string, per100g: Nutrition): Nutrition {
  const { potassiumMg } = per100g;
  return potassiumMg === null ? per100g : { ...per100g, potassiumMg: potassiumMg * keptShare(id) };
}

function keptShare(id: string): number {
  const single = SINGLE_SHARES[id];
  return PAIRED_SHARES[id] ?? (single === undefined ? 1 : (single + USUAL_SHARE) / 2);
}
