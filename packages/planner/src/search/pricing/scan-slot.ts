import type { MealStyle } from '@kkini/domain';
import { countedMeals } from '../../constraints/counted-meals.ts';
import type { CountedFood } from '../../model/weighed-foods.ts';
import { relaxationLadder, type SpacingRules } from '../relaxation-ladder.ts';
import type { SlotPoints } from './slot-points.ts';
import { Smallest } from './smallest.ts';

/** Dishes by position with their points, fewest first, and the step of the relaxation ladder that allowed them. */
export type SlotScan = {
  readonly found: readonly { readonly dish: number; readonly points: number }[];
  readonly ladderStep: number;
};

/**
 * The `count` dishes of a style that leave the week with the fewest points, without the present one (planner.md
 * section 4). One pass over the style, at the first step of the ladder that leaves any dish. The ladder never relaxes
 * exclusions or HARD rules.
 */
export function scanSlot(slot: SlotPoints, style: MealStyle, count: number): SlotScan {
  const ladder = relaxationLadder(slot.whole.visitor.eatingStyles.includes('vegetarian'));
  for (const [ladderStep, rules] of ladder.entries()) {
    const found = scanAt(slot, { style, rules, count });
    if (found.length > 0) return { found, ladderStep };
  }
  return { found: [], ladderStep: ladder.length };
}

type Scan = { readonly style: MealStyle; readonly rules: SpacingRules; readonly count: number };

function scanAt(slot: SlotPoints, { style, rules, count }: Scan): SlotScan['found'] {
  const { catalogue, eaten, mayServe } = slot.whole;
  const isFull = fullFoods(slot);
  const isOpen = openGroups(slot, rules);
  const isTaken = takenDishes(slot, rules);
  const best = new Smallest(count);
  for (const dish of catalogue.ofStyle(style)) {
    if (isOpen[catalogue.group[dish] ?? 0] === 0 || isTaken.has(dish)) continue;
    if (!mayServe(dish, slot.mealTime) || isFull(dish)) continue;
    if (eaten.exceedsWall(slot.mealTime, dish, slot.aims.limits)) continue;
    if (best.limit < Infinity && slot.reaches(best.limit, dish)) continue;
    best.offer(slot.pointsOf(dish), dish);
  }
  return Array.from({ length: best.count }, (_, place) => ({
    dish: best.owners[place] ?? 0,
    points: best.values[place] ?? 0,
  }));
}

/** 1 for every main group the slot may hold under H5, H6 and H7. */
function openGroups({ around }: SlotPoints, { groupLimit, dayGroups, overnight }: SpacingRules): Uint8Array {
  return Uint8Array.from(around.groupUses, (uses, group) => {
    if (uses >= groupLimit) return 0;
    if (dayGroups && around.dayGroups.has(group)) return 0;
    return overnight && around.overnightGroups.has(group) ? 0 : 1;
  });
}

/** Whether a dish holds a food of which the other slots, as they are served, already hold the week's maximum. */
function fullFoods({ whole, others }: SlotPoints): (dish: number) => boolean {
  const { catalogue, visitor, walls } = whole;
  const holds = (dish: number, food: CountedFood) => catalogue.kindOf(dish)?.counted.has(food) === true;
  const uses = countedMeals(others, visitor);
  const full = [...walls].flatMap(([food, most]) => ((uses.get(food) ?? 0) >= most ? [food] : []));
  return (dish) => full.some((food) => holds(dish, food));
}

/** Dishes already in the slot, on its day or (H4) too often in the week. */
function takenDishes({ around }: SlotPoints, { copies }: SpacingRules): ReadonlySet<number> {
  const taken = new Set([around.present, ...around.sameDay]);
  for (const [dish, servings] of around.servings) if (servings >= copies) taken.add(dish);
  return taken;
}
