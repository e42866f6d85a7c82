import type { ServedDish } from './served-dish.ts';

/** The spacing rules at a step of the relaxation ladder; null where the step has given one up. */
export type SpacingStep = {
  /** H4: servings of one dish in the week. */
  readonly servings: number;
  /** H5: whether the meals of a day differ in main group; they always differ in dish. */
  readonly daysDiffer: boolean;
  /** H6: whether the last meal of a day and the first of the next differ in main group. */
  readonly nightsDiffer: boolean;
  /** H7: uses of one main group in the week. */
  readonly groupUses: number | null;
};

/** Steps 0 to 7; a plan beyond them keeps the last one and leaves slots empty (planner.md section 5). */
export const LAST_STEP = 7;

/** What step `step` asks for; somebody vegetarian may meet a main group once more. */
export function spacingStep(step: number, isVegetarian: boolean): SpacingStep {
  const uses = isVegetarian ? 5 : 4;
  if (step >= 4) {
    const servings = [1, 2, 3][step - 4] ?? 7;
    return { servings, daysDiffer: false, nightsDiffer: false, groupUses: null };
  }
  const more = [0, 1, 3, 3][step] ?? 0;
  return { servings: 1, daysDiffer: true, nightsDiffer: step < 3, groupUses: uses + more };
}

/** A broken spacing rule: which one, and what breaks it. */
export type SpacingBreak = { readonly rule: 'H4' | 'H5' | 'H6' | 'H7'; readonly subject: string };

type Week = readonly (readonly ServedDish[])[];

/** Every spacing rule the days break in the order they stand. */
export function spacingBreaks(week: Week, step: SpacingStep): readonly SpacingBreak[] {
  const breaks: SpacingBreak[] = [];
  const all = week.flat();
  const uses = (pick: (dish: ServedDish) => string, name: string) =>
    all.filter((dish) => pick(dish) === name).length;
  for (const id of new Set(all.map((dish) => dish.id))) {
    if (uses((dish) => dish.id, id) > step.servings) breaks.push({ rule: 'H4', subject: id });
  }
  week.forEach((day, index) => {
    for (let later = 1; later < day.length; later += 1) {
      for (let earlier = 0; earlier < later; earlier += 1) {
        const [a, b] = [day[earlier], day[later]];
        if (a === undefined || b === undefined) continue;
        if (a.id === b.id) breaks.push({ rule: 'H4', subject: `day ${index + 1} ${a.id}` });
        else if (step.daysDiffer && a.mainGroup === b.mainGroup)
          breaks.push({ rule: 'H5', subject: `day ${index + 1} ${a.mainGroup}` });
      }
    }
    const evening = week[index - 1]?.at(-1)?.mainGroup;
    if (step.nightsDiffer && evening !== undefined && evening === day[0]?.mainGroup)
      breaks.push({ rule: 'H6', subject: `night before day ${index + 1} ${evening}` });
  });
  for (const group of new Set(all.map((dish) => dish.mainGroup))) {
    if (step.groupUses !== null && uses((dish) => dish.mainGroup, group) > step.groupUses)
      breaks.push({ rule: 'H7', subject: group });
  }
  return breaks;
}

/** Whether the days, in some order, break no rule: tried out day by day. */
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
