import { MEAL_TIMES, type WeekPlan } from '@kkini/domain';
import { aSurvey } from '@kkini/domain/testing';
import { CompanionSwaps, makeVisitor, planWeek, seedFrom, weekWith } from '@kkini/planner';
import { runs } from '@kkini/testing';
import { describe, expect, it } from 'vitest';
import { basisOf, loadTestCatalogue } from '../../../testing/load-test-catalogue.ts';

const { catalogue, candidates, tables } = basisOf(await loadTestCatalogue());
/** Most meals one cooking of a side may serve (docs/planner). */
const MOST_MEALS = 4;

const companionsOf = (week: WeekPlan) =>
  week.flatMap(({ date, slots }) =>
    MEAL_TIMES.flatMap((mealTime) => {
      const slot = slots[mealTime];
      const beside = slot.kind === 'recipe' ? (slot.companions ?? []) : [];
      return beside.map((dish) => ({ date, mealTime, ...dish }));
    }),
  );

/** Cookings of a week, each repeated for every meal it serves. */
const cookingsOf = (week: WeekPlan): readonly string[] =>
  companionsOf(week).flatMap(({ id, cookedOn }) => (cookedOn === undefined ? [] : [`${id} of ${cookedOn}`]));

function overfull(week: WeekPlan): readonly string[] {
  const all = cookingsOf(week);
  return [...new Set(all)].filter((cooking) => all.filter((each) => each === cooking).length > MOST_MEALS);
}

describe('a companion in place of another', () => {
  it('joins no cooking of the week that serves as many meals as it may, whichever dish is chosen', () => {
    let swapCount = 0;
    for (let counter = 0; counter < runs(20, 1); counter += 1) {
      const survey = aSurvey();
      const visitor = makeVisitor(catalogue.taxonomy, survey);
      const { startDate } = survey;
      const { week } = planWeek({
        candidates,
        tables,
        visitor,
        startDate,
        seed: seedFrom('every-swap', counter),
      });
      const cooked = cookingsOf(week);
      const swapped = companionsOf(week).flatMap(({ date, mealTime, id }) => {
        const swaps = new CompanionSwaps({
          week,
          tables,
          visitor,
          date,
          mealTime,
          companionId: id,
          today: startDate,
        });
        const known = swaps
          .options()
          .filter((side) => cooked.some((each) => each.startsWith(`${side.id} of `)));
        return known.flatMap((side) => swaps.swap(side.id, true) ?? []);
      });
      swapCount += swapped.length;
      for (const { changed } of swapped) expect(overfull(weekWith(week, changed))).toEqual([]);
    }
    expect(swapCount).toBeGreaterThan(10);
  });
});
