import { type MealTime, NUTRIENTS, type TablePlace } from '@kkini/domain';
import type { LeadRecipe } from '../model/tables.ts';
import type { KitchenSides } from './kitchen-sides.ts';
import type { PricedSide } from './side-dishes.ts';

const PROTEIN = NUTRIENTS.indexOf('proteinG');
/** Least protein in a serving of a side eaten for its protein, g: a tenth of an adult's meal is 2 g, an egg has 6 g. */
const SIDE_PROTEIN_G = 3.5;
/** Fewest sides that still leave a choice. */
const FEW_SIDES = 3;

type Seat = { readonly lead: LeadRecipe; readonly place: TablePlace; readonly time: MealTime };

/**
 * The sides that suit a place at a meal time. Where protein is wanted, only those with protein, if there are several;
 * beside a main dish, such sides of another main group may take the place of vegetables as well.
 */
export function choicesFor(
  { lead, place, time }: Seat,
  sides: readonly PricedSide[],
  shelf: KitchenSides,
): readonly number[] {
  const suiting = (of: TablePlace) => {
    const may = shelf.beside(lead, of);
    const found: number[] = [];
    for (const [at, { shelf: own, times }] of sides.entries())
      if (may[own] === 1 && times.has(time)) found.push(at);
    return found;
  };
  const found = suiting(place);
  const holdsProtein = (at: number) => (sides[at]?.amounts[PROTEIN] ?? 0) >= SIDE_PROTEIN_G;
  if (place === 'protein') {
    const real = found.filter(holdsProtein);
    return real.length < FEW_SIDES ? found : real;
  }
  if (place !== 'vegetable' || lead.standing.role !== 'main') return found;
  const isOther = (at: number) => sides[at]?.standing.mainGroup !== lead.standing.mainGroup;
  const more = suiting('protein').filter((at) => holdsProtein(at) && isOther(at));
  return [...found, ...more].sort((a, b) => a - b);
}
