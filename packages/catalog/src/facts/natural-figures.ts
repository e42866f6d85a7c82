import type { Figure, Figures } from './figures.ts';

/** Figures that follow from what a food is; `estimated` names those that are close to, not exactly, true. */
export type NaturalFigures = { readonly figures: Figures; readonly estimated: readonly Figure[] };

/** Share of ruminant milk fat that is trans fat, about 3 % (mean of the whole milk and powder rows of the RDA table). */
const MILK_FAT_TRANS_SHARE = 0.03;

/** Share of the fat of a shop-made food taken as trans fat: most Korean labels state 0 g, measured foods 0.5-1.5 %. */
const MADE_FOOD_TRANS_SHARE = 0.01;

/** Figures of a kind of food known without a table; `known` are the figures already found. Null for an unknown kind. */
export function naturalFigures(kind: string, known: Figures): NaturalFigures | null {
  const sugarG = known.sugarG ?? null;
  const carbohydrateG = known.carbohydrateG ?? null;
  const fatG = known.fatG ?? null;
  switch (kind) {
    case 'plant':
      return { figures: { cholesterolMg: 0, transFatG: 0, addedSugarG: 0 }, estimated: [] };
    case 'flesh':
      return {
        figures: { fiberG: 0, addedSugarG: 0, sugarG: 0, transFatG: 0 },
        estimated: ['sugarG', 'transFatG'],
      };
    case 'dairy': {
      const transFatG = fatG === null ? null : fatG * MILK_FAT_TRANS_SHARE;
      const figures = { fiberG: 0, addedSugarG: 0, sugarG: carbohydrateG, transFatG, ...NO_REFUSE };
      return { figures, estimated: ['sugarG', 'transFatG'] };
    }
    case 'oil':
      return {
        figures: { ...NO_SOLIDS, ...NO_SUGAR, ...NO_REFUSE, sodiumMg: 0, potassiumMg: 0 },
        estimated: [],
      };
    case 'sugar':
      return { figures: { ...NO_SOLIDS, ...NO_FAT, ...NO_REFUSE, addedSugarG: sugarG }, estimated: [] };
    case 'mineral':
      return {
        figures: { ...NO_SOLIDS, ...NO_SUGAR, ...NO_FAT, ...NO_REFUSE, energyKcal: 0, gi: 0 },
        estimated: [],
      };
    case 'made': {
      const transFatG = fatG === null ? null : fatG * MADE_FOOD_TRANS_SHARE;
      return { figures: { transFatG, ...NO_REFUSE }, estimated: ['transFatG'] };
    }
    case 'broth':
      return {
        figures: { ...NO_SUGAR, ...NO_REFUSE, fiberG: 0, transFatG: 0 },
        estimated: ['carbohydrateG', 'sugarG'],
      };
    case 'whole':
      return { figures: NO_REFUSE, estimated: [] };
    default:
      return null;
  }
}

const NO_SOLIDS = { proteinG: 0, fiberG: 0, cholesterolMg: 0, purineMg: 0 };
const NO_SUGAR = { carbohydrateG: 0, sugarG: 0, addedSugarG: 0 };
const NO_FAT = { fatG: 0, saturatedFatG: 0, unsaturatedFatG: 0, transFatG: 0 };
const NO_REFUSE = { refusePercent: 0 };
