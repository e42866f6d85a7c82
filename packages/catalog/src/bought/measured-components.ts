import { NUTRIENTS, type Nutrition } from '@kkini/domain';
import type { DishComponents, DishPart } from '@kkini/domain/portions';

/** The nutrition of all lines by the facts table, and of the serving as measured. */
type Totals = { readonly computed: Nutrition; readonly served: Nutrition };

/**
 * The components of a product, none with more of a nutrient than the measured serving leaves it: noodles whose facts hold
 * twice the sodium of the good they come in get their share of the measured figure.
 */
export function measuredComponents(components: DishComponents, totals: Totals): DishComponents {
  const measured = <Part extends DishPart>(part: Part): Part => ({
    ...part,
    nutrition: Object.fromEntries(
      NUTRIENTS.map((nutrient) => [nutrient, shareOf(part.nutrition[nutrient], nutrient, totals)]),
    ) as Nutrition,
  });
  const { starches, soup, side } = components;
  return {
    ...components,
    starches: starches.map(measured),
    soup: soup && measured(soup),
    side: side && measured(side),
  };
}

function shareOf(own: number | null, nutrient: keyof Nutrition, { computed, served }: Totals): number | null {
  const [all, whole] = [computed[nutrient], served[nutrient]];
  if (own === null || all === null || whole === null || all <= whole) return own;
  return (own * whole) / all;
}
