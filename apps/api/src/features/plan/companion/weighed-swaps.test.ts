import { foodLabel, isStored, MEAL_TIMES, type Survey, weekday } from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';
import { aSurvey } from '@kkini/domain/testing';
import {
  type CompanionChoice,
  CompanionSwaps,
  changeCompanion,
  makeVisitor,
  planWeek,
  seedFrom,
} from '@kkini/planner';
import { runs } from '@kkini/testing';
import { describe, expect, it } from 'vitest';
import { basisOf, loadTestCatalogue } from '../../../testing/load-test-catalogue.ts';

const { catalogue, candidates, tables } = basisOf(await loadTestCatalogue());
const { taxonomy } = catalogue;
const seed = seedFrom('weighed-swaps', 1);
const planned = aSurvey({
  mealStyles: { breakfast: 'fasting', lunch: 'cookedRecipe', dinner: 'cookedRecipe' },
});
const today = planned.startDate;
const visitor = makeVisitor(taxonomy, planned);
const leads = new Map(candidates.map((candidate) => [candidate.id, candidate]));
const { week } = planWeek({ candidates, tables, visitor, startDate: today, seed });

type Place = Pick<Parameters<typeof changeCompanion>[0], 'date' | 'mealTime' | 'companionId'>;

const places: readonly Place[] = week.flatMap(({ date, slots }) =>
  MEAL_TIMES.flatMap((mealTime): Place[] => {
    const slot = slots[mealTime];
    const beside = slot.kind === 'recipe' ? (slot.companions ?? []) : [];
    const sides = beside.filter(({ id }) => tables.sideCandidate(id)?.role === 'side');
    return sides.map(({ id }) => ({ date, mealTime, companionId: id }));
  }),
);

/** Foods the week already uses, except those of the place in question. */
function eatenBeside({ date, mealTime, companionId }: Place): ReadonlySet<string> {
  const slots = week.flatMap((day) =>
    MEAL_TIMES.map((time) => ({ slot: day.slots[time], isHere: day.date === date && time === mealTime })),
  );
  const dishes = slots.flatMap(({ slot, isHere }) => {
    if (slot.kind !== 'recipe') return [];
    const beside = (slot.companions ?? []).filter(({ id }) => !isHere || id !== companionId);
    return [leads.get(slot.id), ...beside.map(({ id }) => tables.sideCandidate(id))];
  });
  return new Set(dishes.flatMap((dish) => dish?.foods ?? []));
}

function choices(place: Place, survey: Survey): readonly CompanionChoice[] {
  const whose = makeVisitor(taxonomy, survey);
  return changeCompanion({ ...place, candidates, tables, visitor: whose, week, today, seed });
}

/** The choices of whoever the week was planned for. */
const usualChoices = memoizeByObject((place: Place) => choices(place, planned));

describe('dishes in place of a companion', () => {
  it('come earlier where they use what is at home, and say so', () => {
    const gained = places.slice(0, runs(6, 3)).flatMap((place) => {
      const eaten = eatenBeside(place);
      const options = new CompanionSwaps({ ...place, week, tables, visitor, today }).options();
      const foods = new Set(options.flatMap(({ id }) => tables.sideCandidate(id)?.perishables ?? []));
      const usual = usualChoices(place);
      const unused = [...foods].filter((food) => !eaten.has(food));
      return unused.slice(0, runs(4, 2)).map((food) => {
        const found = choices(place, { ...planned, foodsAtHome: [foodLabel(taxonomy, food)] });
        // A food may be named by its kind: bacon as ham and sausages. A stored side is not made from foods at home.
        const using = found.filter(({ foods: { atHome } }) => atHome.length > 0).map(({ id }) => id);
        const own = found.find(({ id }) => {
          const { foods: ownFoods = [], cooking } = tables.sideCandidate(id) ?? {};
          return ownFoods.includes(food) && !isStored(cooking);
        });
        if (own !== undefined) expect(using).toContain(own.id);
        const rank = (of: readonly CompanionChoice[]) => {
          const at = of.findIndex(({ id }) => using.includes(id));
          return at < 0 ? of.length : at;
        };
        return rank(usual) - rank(found);
      });
    });
    expect(Math.min(...gained)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...gained)).toBeGreaterThan(0);
  });

  it('are less work on a weekday where somebody has few minutes to cook', () => {
    const weekdays = places.filter(({ date }) => ![0, 6].includes(weekday(date))).slice(0, runs(6, 3));
    const workOf = (choicesAt: (place: Place) => readonly CompanionChoice[]) =>
      weekdays
        .flatMap(choicesAt)
        .map(({ id, joins }) => {
          const { cooking } = tables.sideCandidate(id) ?? {};
          return joins === null && !isStored(cooking) ? (cooking?.activeMinutes ?? 0) : 0;
        })
        .reduce((sum, minutes) => sum + minutes, 0);
    const hurried = { ...planned, weekdayMinutes: 20 } as const;
    expect(workOf((place) => choices(place, hurried))).toBeLessThan(workOf(usualChoices));
  });
});
