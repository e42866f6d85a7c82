import type { Nutrition } from '@kkini/domain';
import type { Finding } from '../entries/entry-problem.ts';
import type { ProductEntry } from '../entries/product-entry.ts';
import type { BoughtKind } from './bought-kinds.ts';

/** How far the composition of a product may lie beside the measured figures of its kind. */
const TOLERANCES = {
  energyKcal: { share: 0.25, least: 30 },
  carbohydrateG: { share: 0.4, least: 8 },
  proteinG: { share: 0.4, least: 5 },
  fatG: { share: 0.5, least: 5 },
} as const;

/** Largest share by which the weight of the lines may differ from the serving as sold. */
const WEIGHT_TOLERANCE = 0.2;

/**
 * Whether the composition of a product is that of its kind: the foods it is made of decide who may eat it and the nutrients
 * nobody measured, so they have to weigh and feed as much as the goods do.
 */
export function checkProduct(
  entry: ProductEntry,
  kinds: ReadonlyMap<string, BoughtKind>,
  computed: Nutrition,
): Finding[] {
  const kind = kinds.get(entry.kind);
  if (kind === undefined)
    return [{ field: 'kind', repair: `name a row of bought/kinds.csv, not '${entry.kind}'` }];
  const grams = entry.ingredients.reduce((sum, line) => sum + line.grams, 0) / entry.servings;
  const isWeighed = kind.servingGrams === null || Math.abs(grams / kind.servingGrams - 1) <= WEIGHT_TOLERANCE;
  if (entry.isEstimate) return isWeighed ? [] : [weightProblem(kind, grams)];
  const stated = { ...kind.stated, ...(kind.energyKcal && { energyKcal: kind.energyKcal.central }) };
  return [
    ...(isWeighed ? [] : [weightProblem(kind, grams)]),
    ...Object.entries(TOLERANCES).flatMap(([name, { share, least }]) => {
      const nutrient = name as keyof typeof TOLERANCES;
      const [measured, own] = [stated[nutrient], computed[nutrient]];
      if (measured === undefined || own === null) return [];
      return Math.abs(own - measured) <= Math.max(least, measured * share)
        ? []
        : [
            {
              field: 'ingredients',
              repair: `its kind has ${measured} of ${nutrient}, these lines ${Math.round(own)}`,
            },
          ];
    }),
  ];
}

function weightProblem({ servingGrams }: BoughtKind, grams: number): Finding {
  return {
    field: 'ingredients',
    repair: `make the lines weigh ${servingGrams} g as sold, not ${Math.round(grams)}`,
  };
}

/** Nutrition of a serving: what was measured of its kind, and from its composition what nobody measured. */
export function productNutrition(computed: Nutrition, kind: BoughtKind): Nutrition {
  return {
    ...computed,
    ...kind.stated,
    ...(kind.energyKcal && { energyKcal: kind.energyKcal.central }),
    ...(kind.sodiumMg && { sodiumMg: kind.sodiumMg.central }),
  };
}
