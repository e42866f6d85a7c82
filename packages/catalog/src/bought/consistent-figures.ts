import type { Nutrient, Nutrition, ProductStyle } from '@kkini/domain';
import type { Finding } from '../entries/entry-problem.ts';
import type { ProductEntry } from '../entries/product-entry.ts';

/**
 * Allowed relative difference between stated energy and the energy of the macronutrients. All 645 laboratory rows of the ministry's
 * table lie within 7 %, 98.7 % of 471 package labels within 10 %. Medians over several goods are taken per figure and add up less
 * well, so measured kinds may differ by more.
 */
const ENERGY = { estimate: 0.1, measured: 0.15, leastKcal: 15 } as const;

/** Energy of 1 g, kcal. Carbohydrate includes fibre, which the ministry's table counts at 4 kcal and labels at 2. */
const KCAL = { carbohydrateG: 4, proteinG: 4, fatG: 9, fiberLessG: 2 } as const;

/** Most sodium of one good, mg: that of the saltiest good measured in this style of sale. */
const SALTIEST_MG: Readonly<Record<ProductStyle, number>> = {
  convenienceStore: 2100,
  lunchBox: 2600,
  mealKit: 3800,
  restaurant: 4100,
};

const PARTS: readonly (readonly [part: Nutrient, whole: Nutrient])[] = [
  ['sugarG', 'carbohydrateG'],
  ['fiberG', 'carbohydrateG'],
  ['addedSugarG', 'sugarG'],
  ['saturatedFatG', 'fatG'],
];
const ROUNDING_G = 0.5;

/**
 * Checks that the figures of a good are consistent: energy with macronutrients, parts with wholes, sodium with the saltiest good.
 */
export function checkFigures(
  { style, count, isEstimate }: ProductEntry,
  good: Nutrition,
): readonly Finding[] {
  const given = givenEnergy(good);
  const share = isEstimate ? ENERGY.estimate : ENERGY.measured;
  const { energyKcal, sodiumMg } = good;
  const room = Math.max(ENERGY.leastKcal, (energyKcal ?? 0) * share);
  const isOff =
    energyKcal !== null &&
    given !== null &&
    (energyKcal < given.least - room || energyKcal > given.most + room);
  const tooLarge = PARTS.filter(
    ([part, whole]) => (good[part] ?? 0) > (good[whole] ?? Infinity) + ROUNDING_G,
  );
  const most = SALTIEST_MG[style] * count;
  return [
    ...(isOff
      ? [
          {
            field: 'kind',
            repair: `its macronutrients give ${Math.round(given.most)} kcal, not ${Math.round(energyKcal)}`,
          },
        ]
      : []),
    ...tooLarge.map(([part, whole]) => ({
      field: 'kind',
      repair: `${good[part]} of ${part} is more than ${good[whole]} of ${whole}`,
    })),
    ...((sodiumMg ?? 0) > most
      ? [{ field: 'kind', repair: `${sodiumMg} mg of sodium is more than any such good holds (${most})` }]
      : []),
  ];
}

/** Energy from the macronutrients in kcal, with fibre at 2 kcal and at 4; null where one is unknown. */
function givenEnergy({ carbohydrateG, proteinG, fatG, fiberG }: Nutrition) {
  if (carbohydrateG === null || proteinG === null || fatG === null) return null;
  const most = carbohydrateG * KCAL.carbohydrateG + proteinG * KCAL.proteinG + fatG * KCAL.fatG;
  return { least: most - (fiberG ?? 0) * KCAL.fiberLessG, most };
}

/**
 * Limits each part to its whole: added sugar (computed from the lines) to measured sugar, unsaturated fat to fat less saturated
 * fat. For an estimate, whose sugar is borrowed from a similar kind, sugar is raised to its own added sugar instead.
 */
export function withinWholes(good: Nutrition, isEstimate: boolean): Nutrition {
  const { fatG, saturatedFatG, unsaturatedFatG, sugarG, addedSugarG } = good;
  const left = fatG === null || saturatedFatG === null ? null : Math.max(0, fatG - saturatedFatG);
  const sugar =
    sugarG === null || addedSugarG === null
      ? {}
      : isEstimate
        ? { sugarG: Math.max(sugarG, addedSugarG) }
        : { addedSugarG: Math.min(sugarG, addedSugarG) };
  return {
    ...good,
    ...sugar,
    unsaturatedFatG:
      unsaturatedFatG === null || left === null ? unsaturatedFatG : Math.min(unsaturatedFatG, left),
  };
}
