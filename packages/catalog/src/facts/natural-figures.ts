import type { Figure, Figures } from './figures.ts';

/** Figures of a food; `estimated` lists those that are approximate. */
export type FoodFigures = { readonly figures: Figures; readonly estimated: readonly Figure[] };

/** Share of ruminant milk fat that is trans fat, about 3 % (mean of the whole milk and powder rows of the RDA table). */
const MILK_FAT_TRANS_SHARE = 0.03;

/** Share of the fat of a shop-made food taken as trans fat: most Korean labels state 0 g, measured foods 0.5-1.5 %. */
const MADE_FOOD_TRANS_SHARE = 0.01;

/** Figures known from the kind of food alone. `known` are the figures found so far. Null for an unknown kind. */
export function naturalFigures(kind: string, known: Figures): FoodFigures | null {
  const fixed = FIXED[kind];
  if (fixed !== undefined) return fixed;
  const { sugarG = null, carbohydrateG = null, fatG = null } = known;
  const transFatOf = (share: number) => (fatG === null ? null : fatG * share);
  switch (kind) {
    case 'dairy':
      return {
        figures: {
          ...NO_REFUSE,
          fiberG: 0,
          addedSugarG: 0,
          sugarG: carbohydrateG,
          transFatG: transFatOf(MILK_FAT_TRANS_SHARE),
        },
        estimated: ['sugarG', 'transFatG'],
      };
    case 'sugar':
      return {
        figures: {
          ...NO_SOLIDS,
          ...NO_FAT,
          ...NO_REFUSE,
          ...NO_MINERALS,
          ...NO_VITAMINS,
          addedSugarG: sugarG,
        },
        estimated: REFINED,
      };
    case 'made':
      return {
        figures: { ...NO_REFUSE, transFatG: transFatOf(MADE_FOOD_TRANS_SHARE) },
        estimated: ['transFatG'],
      };
    default:
      return null;
  }
}

const NO_SOLIDS = { proteinG: 0, fiberG: 0, cholesterolMg: 0, purineMg: 0 };
const NO_SUGAR = { carbohydrateG: 0, sugarG: 0, addedSugarG: 0 };
const NO_FAT = { fatG: 0, saturatedFatG: 0, unsaturatedFatG: 0, transFatG: 0 };
const NO_REFUSE = { refusePercent: 0 };
const NO_ANIMAL_FAT = { cholesterolMg: 0, transFatG: 0 };
const NO_MINERALS = { calciumMg: 0, ironMg: 0, phosphorusMg: 0 };
const NO_VITAMINS = { vitaminKUg: 0, vitaminB12Ug: 0 };
/** A refined sweetener contains almost none of these. */
const REFINED: readonly Figure[] = ['calciumMg', 'ironMg', 'phosphorusMg'];

const NO_ANIMAL: Figures = { ...NO_ANIMAL_FAT, addedSugarG: 0 };
/** Vitamin B12 of seaweed and ferments is measured or unknown. */
const MAYBE_B12: FoodFigures = { figures: NO_ANIMAL, estimated: [] };

/** Kinds with the same figures for every food. */
const FIXED: Readonly<Record<string, FoodFigures>> = {
  plant: { figures: { ...NO_ANIMAL, vitaminB12Ug: 0 }, estimated: [] },
  seaweed: MAYBE_B12,
  fermented: MAYBE_B12,
  flesh: {
    figures: { fiberG: 0, addedSugarG: 0, sugarG: 0, transFatG: 0 },
    estimated: ['sugarG', 'transFatG'],
  },
  oil: {
    figures: {
      ...NO_SOLIDS,
      ...NO_SUGAR,
      ...NO_REFUSE,
      ...NO_MINERALS,
      sodiumMg: 0,
      potassiumMg: 0,
      vitaminB12Ug: 0,
    },
    estimated: [],
  },
  mineral: {
    figures: { ...NO_SOLIDS, ...NO_SUGAR, ...NO_FAT, ...NO_REFUSE, ...NO_VITAMINS, energyKcal: 0, gi: 0 },
    estimated: [],
  },
  broth: {
    figures: { ...NO_SUGAR, ...NO_REFUSE, fiberG: 0, transFatG: 0 },
    estimated: ['carbohydrateG', 'sugarG'],
  },
  whole: { figures: NO_REFUSE, estimated: [] },
};
