import {
  aStranger,
  EATING_STYLES,
  HEALTH_CONDITIONS,
  isStored,
  KITCHENS,
  MEAL_STYLES,
  MEAL_TIMES,
  type Survey,
  TARGETS,
  VERDICTS,
} from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';
import { aSurvey } from '@kkini/domain/testing';
import {
  certifyAgain,
  isKept,
  judgeDays,
  type LightenWeekInput,
  lightenWeek,
  makeVisitor,
  provedOf,
} from '@kkini/planner';
import { aPlannedWeek } from '@kkini/planner/testing';
import { verifyPlan } from '@kkini/planner/verification';
import { runs } from '@kkini/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basisOf, loadTestCatalogue, servedDishesOf } from '../../../testing/load-test-catalogue.ts';

const { catalogue, candidates, tables } = basisOf(await loadTestCatalogue());
const dishes = servedDishesOf(catalogue);
const WORDS = ['두부', '달걀', '돼지고기', '오이'];

const styles = fc.oneof(
  fc.constantFrom('cookedRecipe' as const, 'simpleRecipe' as const),
  fc.constantFrom(...MEAL_STYLES),
);
const surveys: fc.Arbitrary<Survey> = fc
  .record({
    targets: fc.uniqueArray(fc.constantFrom(...TARGETS), { maxLength: 2 }),
    mealStyles: fc.record({ breakfast: styles, lunch: styles, dinner: styles }),
    healthConditions: fc.uniqueArray(fc.constantFrom(...HEALTH_CONDITIONS), { maxLength: 2 }),
    eatingStyles: fc.uniqueArray(fc.constantFrom(...EATING_STYLES), { maxLength: 1 }),
    excludedFoods: fc.uniqueArray(fc.constantFrom(...WORDS), { maxLength: 2 }),
    foodsAtHome: fc.uniqueArray(fc.constantFrom(...WORDS), { maxLength: 1 }),
    weekdayMinutes: fc.constantFrom(null, null, 30 as const),
    prepDay: fc.constantFrom(null, null, 'sunday' as const),
    answers: fc.constantFrom({}, { kRetain: 'yes' as const }, { warfarin: 'yes' as const }),
  })
  .map(({ answers, ...survey }) => {
    const persons = survey.targets.slice(0, 1).map((target) => ({ ...aStranger(target), answers }));
    return aSurvey({ ...survey, persons, areas: ['강남'] });
  });

const COOKED = aSurvey({
  mealStyles: { breakfast: 'cookedRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' },
});
/** Cases of every run: a whole week, one with past days and a chosen meal, and one in which the second meal of a pot was chosen. */
const WHOLE = { regeneration: 3, gone: 0, staying: [] };
const EVERY_MEAL: [Survey, Asked][] = [
  [COOKED, WHOLE],
  [COOKED, { regeneration: 1, gone: 1, staying: [4] }],
  [
    { ...COOKED, startDate: '2026-11-21', areas: ['강남'], targets: [], excludedFoods: ['두부'] },
    { regeneration: 9, gone: 0, staying: [8] },
  ],
];

/** Index of the plan, number of past days, and indices of chosen meals. */
type Asked = { regeneration: number; gone: number; staying: number[] };

/** A planned week, lightened from one of its days on, with some meals chosen by the visitor. */
const lightened = memoizeByObject((survey: Survey) =>
  memoizeByObject((asked: Asked) => lightenedAnew(survey, asked)),
);

function lightenedAnew(survey: Survey, { regeneration, gone, staying }: Asked) {
  const plan = aPlannedWeek({ candidates, tables, dishes }, survey, { regeneration });
  const week = plan.days.map(({ date, slots }) => ({ date, slots }));
  const chosen = staying.flatMap((place) => {
    const [date, mealTime] = [week[place % 7]?.date, MEAL_TIMES[place % 3]];
    return date === undefined || mealTime === undefined ? [] : [{ date, mealTime }];
  });
  const { seed, basket = [], reach } = plan.certificate;
  const visitor = makeVisitor(catalogue.taxonomy, survey);
  const asked = { areas: 'chosen', styles: {}, empty: [] } as const;
  const input: LightenWeekInput = {
    ...{ week, candidates, tables, visitor, seed, basket, reach: reach ?? asked, kept: null, chosen },
    today: week[gone]?.date ?? '',
  };
  return { plan, input, light: lightenWeek(input) };
}

/** The first of some weeks in which dishes are exchanged; the week of the cases above is the first of them. */
function anExchange() {
  for (const asked of [WHOLE, ...[4, 5, 6].map((regeneration) => ({ ...WHOLE, regeneration }))]) {
    const { light, input } = lightened(COOKED)(asked);
    if (light !== null && light.exchanged.length > 0) return { light, input };
  }
  throw new Error('one of these weeks can be lightened');
}

const STORED = new Set(
  KITCHENS.flatMap((kitchen) => tables.sidesOf(kitchen)).flatMap(({ id, dish }) =>
    isStored(dish.cooking) ? [id, dish.id] : [],
  ),
);

/** Number of foods in home meals, by the lines of their recipes, without seasonings, stored foods and foods at home. */
function foodsOf({
  week,
  visitor: { foodsAtHome = [] },
}: Pick<LightenWeekInput, 'week' | 'visitor'>): number {
  const lines = week.flatMap(({ slots }) =>
    Object.values(slots).flatMap((slot) => {
      if (slot.kind !== 'recipe') return [];
      const usual = tables.leadOf(slot.id)?.recipe.companions ?? [];
      const beside = (slot.companions ?? usual).map(({ id }) => id);
      return tables.recipeWith(slot.id, beside)?.ingredients ?? [];
    }),
  );
  const foods = lines.flatMap(({ id, role, of }) =>
    id === null || role !== 'main' || STORED.has(of ?? '') ? [] : [id],
  );
  return new Set(foods.filter((food) => !foodsAtHome.some(({ named }) => named.has(food)))).size;
}

const failed = (of: Parameters<typeof verifyPlan>[1]) =>
  verifyPlan(dishes, of).filter(({ outcome }) => outcome === 'failed' || outcome === 'open');

describe('a week of which less is to be bought', () => {
  it('keeps every rule by other code, every verdict, and what is over or chosen', () => {
    let found = 0;
    fc.assert(
      fc.property(
        surveys,
        fc.record({
          regeneration: fc.nat(9),
          gone: fc.constantFrom(0, 0, 2),
          staying: fc.uniqueArray(fc.nat(20), { maxLength: 4 }),
        }),
        (survey, asked) => {
          const { plan, input, light } = lightened(survey)(asked);
          if (light === null) return;
          found += 1;
          const { foods, minutes, week, exchanged } = light;
          expect(foods.after.lone).toBeLessThan(foods.before.lone);
          expect(foods.after.fresh).toBeLessThanOrEqual(foods.before.fresh);
          expect(foodsOf({ ...input, week })).toBeLessThanOrEqual(foodsOf(input));
          expect(minutes.after).toBeLessThanOrEqual(minutes.before);
          expect(exchanged.length).toBeLessThanOrEqual(6);

          const rank = (each: { verdict: (typeof VERDICTS)[number] }) => VERDICTS.indexOf(each.verdict);
          const [before, after] = [input.week, week].map((of) => judgeDays({ ...input, week: of }).map(rank));
          expect(after?.every((verdict, day) => verdict >= (before?.[day] ?? 9))).toBe(true);

          const stays = { before: input.today, meals: input.chosen };
          const ids = (of: typeof week) =>
            of.flatMap(({ date, slots }) =>
              MEAL_TIMES.filter((mealTime) => isKept(stays, { date, mealTime })).map((mealTime) => {
                const slot = slots[mealTime];
                const beside = slot.kind === 'recipe' ? (slot.companions ?? []).map(({ id }) => id) : [];
                return ['id' in slot ? slot.id : slot.kind, ...beside];
              }),
            );
          expect(ids(week)).toEqual(ids(input.week));

          const { objective, lowerBound } = plan.certificate;
          const certificate = {
            ...plan.certificate,
            ...provedOf({ objective: objective + light.leadPoints, lowerBound }),
            companionsChanged: true,
            stock: certifyAgain({ ...input, week }),
          };
          const days = week.map((day) => ({ ...day, changes: 0 }));
          expect(failed({ ...plan, days, certificate })).toEqual([]);
        },
      ),
      { numRuns: runs(40), seed: 20261128, examples: EVERY_MEAL },
    );
    expect(found).toBeGreaterThan(0);
  });

  it('is the same for the same seed, and leaves the dishes it would exchange where somebody chose them', () => {
    const { light, input } = anExchange();
    const visitor = makeVisitor(catalogue.taxonomy, COOKED);
    expect(lightenWeek({ ...input, visitor })).toEqual(light);
    const chosen = light.exchanged.map(({ date, mealTime }) => ({ date, mealTime }));
    const around = lightenWeek({ ...input, chosen });
    const isChosen = ({ date, mealTime }: (typeof chosen)[number]) =>
      chosen.some((place) => place.date === date && place.mealTime === mealTime);
    expect((around?.exchanged ?? []).filter(isChosen)).toEqual([]);
  });
});
