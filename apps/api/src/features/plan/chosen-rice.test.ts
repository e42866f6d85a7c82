import { createMealPlan, shoppingList } from '@kkini/contract';
import { aStranger, MEAL_TIMES, MORNING_MINUTES, RICE_DISH, type Survey, type WeekPlan } from '@kkini/domain';
import { aSurvey } from '@kkini/domain/testing';
import { changeMeal, makeVisitor, planWeek, seedFrom } from '@kkini/planner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servedRecipe } from '../../platform/read-catalogue.ts';
import { aWireSurvey } from '../../testing/a-wire-survey.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { basisOf, loadTestCatalogue } from '../../testing/load-test-catalogue.ts';

const { catalogue, candidates, tables } = basisOf(await loadTestCatalogue());
const { taxonomy } = catalogue;

function planned(survey: Survey, counter = 0) {
  const visitor = makeVisitor(taxonomy, survey);
  const input = { candidates, tables, visitor, startDate: survey.startDate, seed: seedFrom('rice', counter) };
  return { ...input, ...planWeek(input) };
}

/** The rice of every meal that has one, by the id of its dish. */
function ricesOf(week: WeekPlan): readonly { readonly day: number; readonly rice: string }[] {
  return week.flatMap(({ slots }, day) =>
    MEAL_TIMES.flatMap((time) => {
      const beside = servedRecipe(catalogue, slots[time])?.companions ?? [];
      const rice = beside.find(({ role }) => role === 'rice');
      // The id of a recipe is the id of its dish plus the suffix of its kitchen.
      return rice === undefined ? [] : [{ day, rice: rice.id.split('.')[0] ?? '' }];
    }),
  );
}

const HOME = { breakfast: 'cookedRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' } as const;
const cooking = (answers: Partial<Survey>) =>
  aSurvey({ mealStyles: HOME, startDate: '2026-11-23', ...answers });

describe('the rice of a plan', () => {
  it.each(['white', 'barley', 'bean'] as const)(
    'is the one that was chosen, and the plan says where a limit comes before it: %s',
    (rice) => {
      const { week, quality } = planned(cooking({ rice }));
      const found = ricesOf(week).map((each) => each.rice);
      const chosen = found.filter((each) => each === RICE_DISH[rice]);
      expect(chosen.length).toBeGreaterThan(found.length / 2);
      const isStated = quality.bodyNotes.some(({ code }) => code === 'riceLimits');
      expect(isStated).toBe(chosen.length < found.length);
    },
  );

  it('does not soak overnight for the first breakfast, unless it was asked for', () => {
    const soaks = (
      healthConditions: Survey['healthConditions'],
      rice: Survey['rice'] = null,
      counter = 0,
    ) => {
      const { week } = planned(cooking({ healthConditions, rice }), counter);
      const [first] = week.map(({ slots }) => servedRecipe(catalogue, slots.breakfast)?.companions ?? []);
      const beside = first?.find(({ role }) => role === 'rice')?.cooking;
      return (beside?.waitingMinutes ?? 0) > MORNING_MINUTES.breakfast;
    };
    expect([soaks(['gout']), soaks(['hypertension']), soaks(['dyslipidemia'])]).not.toContain(true);
    // Not every first breakfast has rice beside it.
    expect([0, 1, 2].some((counter) => soaks(['gout'], 'bean', counter))).toBe(true);
  });

  it('is another one where an exclusion forbids it, which the plan says', () => {
    const { week, quality } = planned(cooking({ rice: 'barley', excludedFoods: ['barley'] }));
    expect(ricesOf(week).map(({ rice }) => rice)).not.toContain(RICE_DISH.barley);
    expect(quality.bodyNotes.map(({ code }) => code)).toContain('riceExcluded');
  });

  it('is white for kidneys of stage 3, with or without a wish for brown rice', () => {
    const persons = [{ ...aStranger('self'), answers: { kidney: 'stage3' } as const }];
    for (const rice of ['brown', null] as const) {
      const { week, quality } = planned(cooking({ rice, persons }));
      expect(new Set(ricesOf(week).map((each) => each.rice))).toEqual(new Set([RICE_DISH.white]));
      expect(quality.bodyNotes.some(({ code }) => code === 'riceKidney')).toBe(rice === 'brown');
    }
  });

  it('is white or with mixed grains where somebody healthy named none', () => {
    for (const counter of [0, 1]) {
      const rices = ricesOf(planned(cooking({}), counter).week).map(({ rice }) => rice);
      const others = rices.filter((rice) => rice !== RICE_DISH.white && rice !== RICE_DISH.mixed);
      expect(others).toEqual([]);
    }
  });

  it('is brown on three days of a week at most where nobody asked for it', () => {
    const conditions = [['diabetes'], ['gout', 'dyslipidemia']] as const;
    for (const [counter, healthConditions] of conditions.entries()) {
      const found = ricesOf(planned(cooking({ healthConditions }), counter).week);
      const days = found.filter(({ rice }) => rice === RICE_DISH.brown).map(({ day }) => day);
      expect(new Set(days).size).toBeLessThanOrEqual(3);
    }
  });

  it('stays the chosen one when a meal is changed', () => {
    const { week, ...input } = planned(cooking({ rice: 'mixed' }));
    const { choices } = changeMeal({
      ...input,
      week,
      date: week[2]?.date ?? '',
      mealTime: 'dinner',
      style: 'cookedRecipe',
    });
    const rices = choices.flatMap(({ slot }) => {
      const day = { date: '', slots: { breakfast: slot, lunch: slot, dinner: slot } };
      return ricesOf([day]).map(({ rice }) => rice);
    });
    expect(rices.length).toBeGreaterThan(0);
    expect(new Set(rices)).toEqual(new Set([RICE_DISH.mixed]));
  });
});

describe('the rice of a plan over the network', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp({ catalogue });
  });
  afterAll(() => test.close());

  it('is on the tables, in what is bought, and in the survey that is read again', async () => {
    const mealCategory = { breakfast: '공복', lunch: '요리레시피', dinner: '요리레시피' };
    const id = await test.answer(aWireSurvey({ mealCategory, health: [] }));
    const made = await test.send(createMealPlan.path, { survey_id: id, rice: '보리밥' });
    expect(made.status).toBe(200);
    const { mealPlan, quality } = await test.shown(id);
    const rices = Object.values(mealPlan)
      .flatMap(({ lunch, dinner }) => [lunch, dinner])
      .flatMap((meal) => meal?.details.companions.filter(({ role }) => role === 'rice') ?? []);
    expect(rices.length).toBeGreaterThan(0);
    const isStated = quality?.bodyNotes.some(({ code }) => code === 'riceLimits') === true;
    if (!isStated) expect(new Set(rices.map(({ title }) => title))).toEqual(new Set(['보리밥']));
    const bought = await test.send(shoppingList.path, { surveyId: id });
    const names = shoppingList.reply.parse(bought.body).items.map(({ name }) => name);
    expect(names).toContain('보리쌀');
    const { survey } = await test.stored(id);
    expect(survey?.answers.rice).toBe('barley');
  });
});
