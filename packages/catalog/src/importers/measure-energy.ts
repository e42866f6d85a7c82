import type { ImportedRecipe } from './imported-entry.ts';
import { contradiction } from './stated-nutrition.ts';

/** Relative difference up to which computed energy agrees with the stated one. */
const TOLERANCE = 0.25;

/** Comparison of computed and stated energy, over the recipes whose stated figures are consistent. */
export type EnergyMeasure = {
  readonly consistent: number;
  /** Recipes with computable energy. */
  readonly known: number;
  /** Computed energy of one serving within a quarter of the stated one. */
  readonly agreeing: number;
  /** The same count with one serving wherever the recipe does not state the number. */
  readonly agreeingAsOne: number;
  /** Recipes that do not agree, with both figures in kcal. */
  readonly differing: readonly {
    readonly key: string;
    readonly title: string;
    readonly stated: number;
    readonly computed: number | null;
  }[];
};

/** Measures the agreement of energies. */
export function measureEnergy(recipes: readonly ImportedRecipe[]): EnergyMeasure {
  const rows = recipes.flatMap(({ key, stated, computed, recipe, servingsBasis }) => {
    const kcal = stated?.energyKcal ?? null;
    if (stated === null || kcal === null || kcal === 0 || contradiction(stated) !== null) return [];
    const factor = servingsBasis === 'stated' ? 1 : recipe.servings;
    return [{ key, title: recipe.title, stated: kcal, computed: computed.energyKcal, factor }];
  });
  const agrees = (stated: number, computed: number | null) =>
    computed !== null && Math.abs(computed / stated - 1) <= TOLERANCE;
  return {
    consistent: rows.length,
    known: rows.filter(({ computed }) => computed !== null).length,
    agreeing: rows.filter(({ stated, computed }) => agrees(stated, computed)).length,
    agreeingAsOne: rows.filter(({ stated, computed, factor }) =>
      agrees(stated, computed === null ? null : computed * factor),
    ).length,
    differing: rows
      .filter(({ stated, computed }) => !agrees(stated, computed))
      .map(({ key, title, stated, computed }) => ({ key, title, stated, computed })),
  };
}
