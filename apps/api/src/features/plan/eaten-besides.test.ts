import { getMealPlan, recipeDetail, shoppingList, upsertSurvey } from '@kkini/contract';
import { aStranger, MEAL_TIMES, type Person, type Survey, VERDICTS, type Verdict } from '@kkini/domain';
import { aSurvey } from '@kkini/domain/testing';
import {
  changeMeal,
  type DayVerdict,
  filledDays,
  judgeDays,
  makeVisitor,
  planWeek,
  seedFrom,
} from '@kkini/planner';
import { verifyPlan } from '@kkini/planner/verification';
import { afterAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { answersDigest } from '../../db/stored-plan.ts';
import { aWireSurvey } from '../../testing/a-wire-survey.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { basisOf, loadTestCatalogue, servedDishesOf } from '../../testing/load-test-catalogue.ts';
import { visitorOf } from '../../workers/planning-basis.ts';

const loaded = await loadTestCatalogue();
const basis = basisOf(loaded);
const { catalogue, candidates, tables } = basis;
/** Bought meals leave most days short of fibre. */
const BOUGHT = { breakfast: 'convenienceStore', lunch: 'lunchBox', dinner: 'cookedRecipe' } as const;

/** A couple in which one person needs far more energy than the other. */
const COUPLE: readonly Person[] = [
  {
    ...aStranger('self'),
    ...{ sex: 'male', birthYear: 1988, heightCm: 190, weightKg: 95, activity: 'veryActive' },
  },
  {
    ...aStranger('spouse'),
    ...{ sex: 'female', birthYear: 1990, heightCm: 152, weightKg: 45, activity: 'sedentary' },
  },
];

function answersWith(survey: Partial<Survey>) {
  return aSurvey({
    ...{ mealStyles: BOUGHT, startDate: '2026-11-23', targets: ['self', 'spouse'], persons: COUPLE },
    ...survey,
  });
}

function planned(survey: Partial<Survey> = {}) {
  const answers = answersWith(survey);
  const visitor = makeVisitor(catalogue.taxonomy, answers);
  const input = { candidates, tables, visitor, startDate: answers.startDate, seed: seedFrom('extras', 2) };
  return { ...input, ...planWeek(input) };
}

/** The couple's week, which tests only read. */
const couplesWeek = planned();

/** By day and person, the foods besides the meals of the couple's week, if these were the answers. */
function foodsWith(survey: Partial<Survey> = {}) {
  const visitor = makeVisitor(catalogue.taxonomy, answersWith(survey));
  const days = filledDays({ ...couplesWeek, visitor });
  return days.map(({ extras }) => extras.map((ofDay) => Object.values(ofDay).map(({ id }) => id)));
}

const rankOf = (verdict: Verdict = 'within') => VERDICTS.indexOf(verdict);

const FILLED: readonly string[] = ['energyKcal', 'proteinG', 'fiberG'];
const isLacking = ({ nutrient, value, range }: DayVerdict['persons'][number]['figures'][number]) =>
  FILLED.includes(nutrient) && value !== null && value < (range.min ?? 0);

describe('what one person eats besides', () => {
  it('fills days the table leaves short, and makes no figure worse', () => {
    const { week, quality, visitor } = couplesWeek;
    const alone = judgeDays({ week, candidates, tables, visitor });
    const lacking = (days: readonly DayVerdict[]) =>
      days.flatMap(({ persons }) => persons.flatMap(({ figures }) => figures.filter(isLacking))).length;
    expect(lacking(quality.days)).toBeLessThan(lacking(alone));
    for (const [day, { persons, extras }] of quality.days.entries())
      for (const [at, { figures }] of persons.entries()) {
        const was = alone[day]?.persons[at]?.figures ?? [];
        if (!was.some(isLacking)) expect(extras[at]).toEqual({});
        for (const [index, { verdict }] of figures.entries())
          expect(rankOf(verdict)).toBeGreaterThanOrEqual(rankOf(was[index]?.verdict));
      }
  });

  it('gives those whose calcium comes first milk or yogurt, on days that are within their limits as before', () => {
    const older: readonly Person[] = [
      { ...aStranger('self'), sex: 'male', birthYear: 1955 },
      { ...aStranger('spouse'), sex: 'female', birthYear: 1957 },
    ];
    const mealStyles = { breakfast: 'simpleRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' } as const;
    const given = planned({ persons: older, mealStyles });
    const dairy = given.quality.days.flatMap(({ extras }) =>
      extras.flatMap((ofDay) => Object.values(ofDay).filter(({ fills }) => fills === 'calciumMg')),
    );
    expect(dairy.length).toBeGreaterThan(7);
    expect(new Set(dairy.map(({ id }) => id)).size).toBeGreaterThan(1);
    for (const { nutrition } of dairy) expect(nutrition.calciumMg).toBeGreaterThan(100);
    const { week, quality, visitor } = given;
    const alone = judgeDays({ week, candidates, tables, visitor });
    for (const [day, { persons }] of quality.days.entries())
      for (const [at, { verdict }] of persons.entries())
        expect(rankOf(verdict)).toBeGreaterThanOrEqual(rankOf(alone[day]?.persons[at]?.verdict));
    const { quality: after } = planned({
      ...{ persons: older, mealStyles, healthConditions: ['thyroidDisease'] },
    });
    expect(after.days.flatMap(({ extras }) => extras.map(({ breakfast }) => breakfast?.fills))).not.toContain(
      'calciumMg',
    );
  });

  it('is judged with the meals a change offers', () => {
    // The sodium of a meal is limited for high blood pressure: many meals exceed it in the usual portions and keep it in others.
    const { week, ...plan } = planned({ healthConditions: ['hypertension'] });
    const stated = week.flatMap(({ date }, day) =>
      MEAL_TIMES.flatMap((mealTime) => {
        const { choices } = changeMeal({ ...plan, week, date, mealTime, style: 'cookedRecipe' });
        return choices.map(({ slot, over }) => {
          const changed = week.map((each, at) =>
            at === day ? { date, slots: { ...each.slots, [mealTime]: slot } } : each,
          );
          const judged = { ...plan, week: changed };
          const overOf = (days: readonly DayVerdict[]) => days[day]?.meals[mealTime]?.over;
          return { over, served: overOf(filledDays(judged)), alone: overOf(judgeDays(judged)) };
        });
      }),
    );
    expect(stated.map(({ over }) => over)).toEqual(stated.map(({ served }) => served));
    expect(stated.map(({ over }) => over)).not.toEqual(stated.map(({ alone }) => alone));
  });

  it('is the same for a day whatever the rest of its week is', () => {
    const { week, quality, visitor } = couplesWeek;
    for (const [day, plan] of week.entries()) {
      const [own] = filledDays({ week: [plan], candidates, tables, visitor });
      expect(own?.extras).toEqual(quality.days[day]?.extras);
    }
  });

  it('is nothing anybody leaves out, and nothing with a medicine or a stomach that bounds the day', () => {
    const free = new Set(foodsWith().flat(2));
    expect(free.size).toBeGreaterThan(1);
    const foods = foodsWith({ excludedFoods: ['우유', '견과류', '바나나'] }).flat(2);
    expect(foods.length).toBeGreaterThan(0);
    for (const food of ['uyu', 'low-fat-milk', 'plain-yogurt', 'gyeongwaryu', 'banana'])
      expect(foods.map((id) => id.split('.')[0])).not.toContain(food);
    const [self = aStranger('self'), ...others] = COUPLE;
    const foodsAnswering = (answers: Person['answers']) =>
      foodsWith({ persons: [{ ...self, answers }, ...others] });
    for (const answers of [{ warfarin: 'yes' }, { kidney: 'stage4to5' }] as const)
      expect(foodsAnswering(answers).flat(2)).toEqual([]);
    expect(foodsAnswering({ stomach: 'over3Months' }).map(([own]) => own)).toEqual(Array(7).fill([]));
  });
});

describe('a plan with what one person eats besides', async () => {
  const test = await buildTestApp({ catalogue: loaded });
  afterAll(() => test.close());
  const wired = COUPLE.map(({ target: _, answers: __, count: ___, freeOf: ____, ...body }, at) => ({
    ...body,
    target: at === 0 ? '본인' : '배우자',
  }));
  const home = { breakfast: '편의점', lunch: '도시락', dinner: '요리레시피' };

  const surveyId = await test.plan(
    aWireSurvey({
      step1: ['본인', '배우자'],
      persons: wired,
      mealCategory: home,
      health: [],
      eatingHabits: [],
    }),
  );

  it('tells it on the card, in the energy of the meal, on the list and on the page of the food', async () => {
    const plan = await test.shown(surveyId);
    const stated = statedIn(plan);
    expect(stated.map(({ target }) => target)).toContain('self');
    for (const { date, persons } of plan.quality?.days ?? []) {
      const day = plan.mealPlan[date];
      const shown = MEAL_TIMES.reduce(
        (sum, time) => sum + (day?.[time]?.details.portions[0]?.energyKcal ?? 0),
        0,
      );
      expect(Math.abs(shown - (persons[0]?.plannedKcal ?? 0))).toBeLessThanOrEqual(2);
    }
    const [first] = stated;
    if (first === undefined) throw new Error('the table leaves some day short');
    const { items } = shoppingList.reply.parse((await test.send(shoppingList.path, { surveyId })).body);
    const uses = items.flatMap((item) => item.uses).filter((use) => use.id === first.extra.id);
    expect(uses.flatMap(({ meals }) => meals.map(({ date, mealTime }) => `${date} ${mealTime}`))).toContain(
      `${first.date} ${first.mealTime}`,
    );
    const page = await test.send(recipeDetail.path, {
      ...{ id: first.extra.id, surveyId, date: first.date, mealTime: first.mealTime },
    });
    expect(recipeDetail.reply.parse(page.body)[0]?.title).toBe(first.extra.title);
  });

  it('is without what is refused from the next reading on, and is the same plan still', async () => {
    const read = async (tag = '') => {
      const headers = { 'if-none-match': tag };
      const { path: url } = getMealPlan;
      const reply = await test.app.inject({ method: 'POST', url, headers, body: { surveyId } });
      return { tag: String(reply.headers['etag']), plan: getMealPlan.reply.parse(reply.json()) };
    };
    const refuse = (refusedExtras: readonly string[]) =>
      test.send(upsertSurvey.path, { id: surveyId, refusedExtras });
    const { tag, plan } = await read();
    const [first] = statedIn(plan);
    if (first === undefined) throw new Error('the table leaves some day short');
    const { dishId, title, title_en } = first.extra;
    await refuse([String(dishId), 'nothing-known']);
    const after = await read(tag);
    const others = statedIn(after.plan).map(({ extra }) => extra.dishId);
    expect(others).not.toContain(dishId);
    expect(others.length).toBeGreaterThan(0);
    expect(after.plan.quality?.refusedExtras).toEqual([{ id: dishId, title, title_en }]);
    expect(dishesOf(after.plan)).toEqual(dishesOf(plan));
    expect(after.plan.quality?.certificate).toEqual(plan.quality?.certificate);
    expect(after.plan.quality?.certificate?.changed).toBe(false);
    expect(await faults(surveyId)).toEqual([]);

    await refuse([]);
    expect(statedIn((await read(after.tag)).plan)).toEqual(statedIn(plan));
  });

  /** Findings of independent code about the stored plan, with its extras as they are computed now. */
  async function faults(id: string) {
    const { survey, plan } = await test.stored(id);
    if (survey === null || plan === null) throw new Error('no plan');
    const { answers } = survey;
    const visitor = visitorOf(basis, answers);
    const eaten = filledDays({ week: plan.days, candidates, tables, visitor });
    const days = plan.days.map((day, at) => {
      const { extras = [], portions = [] } = eaten[at] ?? {};
      return { ...day, extras, portions };
    });
    const answersAreThose = plan.certificate?.answers === answersDigest(answers);
    const checks = verifyPlan(servedDishesOf(catalogue), { ...plan, days, answers, answersAreThose });
    return checks.filter(({ outcome }) => outcome === 'failed' || outcome === 'open');
  }
});

type Plan = z.output<(typeof getMealPlan)['reply']>;

function statedIn({ mealPlan }: Plan) {
  return Object.entries(mealPlan).flatMap(([date, day]) =>
    MEAL_TIMES.flatMap((mealTime) =>
      (day[mealTime]?.details.portions ?? []).flatMap(({ target, extra }) =>
        extra === null ? [] : [{ date, mealTime, target, extra }],
      ),
    ),
  );
}

function dishesOf({ mealPlan }: Plan) {
  return Object.values(mealPlan).map((day) =>
    MEAL_TIMES.map((time) => [day[time]?.details.id, day[time]?.details.companions.map((dish) => dish.id)]),
  );
}
