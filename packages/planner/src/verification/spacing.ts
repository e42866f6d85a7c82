import type { PlanToVerify } from './plan-to-verify.ts';
import type { ServedDish } from './served-dish.ts';

/** The spacing rules at a step of the relaxation ladder; null where the step drops one. */
export type SpacingStep = {
  /** H4: most servings of one dish in the week. */
  readonly servings: number;
  /** H5: whether the meals of a day differ in main group. They always differ in dish. */
  readonly daysDiffer: boolean;
  /** H6: whether the last meal of a day and the first of the next differ in main group. */
  readonly nightsDiffer: boolean;
  /** H7: most uses of one main group in the week. */
  readonly groupUses: number | null;
};

/** Steps 0 to 7. A plan beyond them keeps the last one and leaves slots empty (planner.md section 5). */
export const LAST_STEP = 7;

/** The rules of a step. For a vegetarian, a main group may be used once more. */
export function spacingStep(step: number, isVegetarian: boolean): SpacingStep {
  const uses = isVegetarian ? 5 : 4;
  if (step >= 4) {
    const servings = [1, 2, 3][step - 4] ?? 7;
    return { servings, daysDiffer: false, nightsDiffer: false, groupUses: null };
  }
  const more = [0, 1, 3, 3][step] ?? 0;
  return { servings: 1, daysDiffer: true, nightsDiffer: step < 3, groupUses: uses + more };
}

/** The step whose spacing rules a plan keeps. */
export function spacingStepOf({ certificate, ladderStep }: PlanToVerify): number {
  return certificate?.spacingStep ?? Math.min(ladderStep, LAST_STEP);
}

/** A broken spacing rule: which one, and what breaks it. */
export type SpacingBreak = { readonly rule: 'H4' | 'H5' | 'H6' | 'H7'; readonly subject: string };

type Week = readonly (readonly ServedDish[])[];

/** Whether the meal at an index of a day was kept. */
type Stayed = (day: number, place: number) => boolean;

type Exempt = {
  readonly stayed?: Stayed;
  /** Whether a meal was cooked for an earlier day: it does not repeat the dish, and its main group may follow that meal's. */
  readonly again?: Stayed;
};

/**
 * Every spacing rule that planned meals break in the present order of the days. Kept meals may break them among
 * themselves, as may the two meals of a pot.
 */
export function spacingBreaks(
  week: Week,
  step: SpacingStep,
  { stayed = () => false, again = () => false }: Exempt = {},
): readonly SpacingBreak[] {
  const breaks: SpacingBreak[] = [];
  const all = week.flatMap((day, index) =>
    day.map((dish, place) => ({ dish, planned: !stayed(index, place), cooked: !again(index, place) })),
  );
  const tooMany = (meals: typeof all, pick: (dish: ServedDish) => string, most: number) => {
    const planned = new Set(meals.filter((meal) => meal.planned).map(({ dish }) => pick(dish)));
    return [...planned].filter((name) => meals.filter(({ dish }) => pick(dish) === name).length > most);
  };
  const cooked = all.filter((meal) => meal.cooked);
  for (const id of tooMany(cooked, (dish) => dish.id, step.servings))
    breaks.push({ rule: 'H4', subject: id });
  week.forEach((day, index) => {
    for (let later = 1; later < day.length; later += 1) {
      for (let earlier = 0; earlier < later; earlier += 1) {
        const [a, b] = [day[earlier], day[later]];
        if (a === undefined || b === undefined || (stayed(index, earlier) && stayed(index, later))) continue;
        if (a.id === b.id) breaks.push({ rule: 'H4', subject: `day ${index + 1} ${a.id}` });
        else if (step.daysDiffer && a.mainGroup === b.mainGroup)
          breaks.push({ rule: 'H5', subject: `day ${index + 1} ${a.mainGroup}` });
      }
    }
    const before = week[index - 1] ?? [];
    const evening = before.at(-1)?.mainGroup;
    const isPlanned = !stayed(index - 1, before.length - 1) || !stayed(index, 0);
    const isOneCooking = again(index, 0) && before.at(-1)?.id === day[0]?.id;
    const meet = evening !== undefined && evening === day[0]?.mainGroup && !isOneCooking;
    if (step.nightsDiffer && isPlanned && meet)
      breaks.push({ rule: 'H6', subject: `night before day ${index + 1} ${evening}` });
  });
  const groups = step.groupUses === null ? [] : tooMany(all, (dish) => dish.mainGroup, step.groupUses);
  for (const group of groups) breaks.push({ rule: 'H7', subject: group });
  return breaks;
}

/** Whether the days have an order that breaks no rule, found by trying orders day by day. */
export function canBeOrdered(week: Week, step: SpacingStep): boolean {
  if (spacingBreaks(week, { ...step, nightsDiffer: false }).length > 0) return false;
  const follow = (evening: string | undefined, left: Week): boolean =>
    left.length === 0 ||
    left.some(
      (day, index) =>
        day[0]?.mainGroup !== evening &&
        follow(day.at(-1)?.mainGroup, [...left.slice(0, index), ...left.slice(index + 1)]),
    );
  return !step.nightsDiffer || follow(undefined, week);
}
