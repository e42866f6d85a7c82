import {
  aStranger,
  type BodyAnswers,
  type CookbookDish,
  MEAL_TIMES,
  type MealSlot,
  type MealTime,
  NUTRIENTS,
  type Nutrition,
  openCookbook,
  type Person,
  RICE_DISH,
  type Survey,
  type WeekPlan,
} from '@kkini/domain';
import { aNutrition, aSurvey, aTaxonomy } from '@kkini/domain/testing';
import { expect, it } from 'vitest';
import { LOAD_INDEX, noAmounts } from '../../model/day-amounts.ts';
import { kitchenOf } from '../../model/kitchen-of.ts';
import { makeTables } from '../../model/tables.ts';
import { makeVisitor, type Visitor } from '../../model/visitor.ts';
import type { Option } from '../../model/week-grid.ts';
import { aCandidate, aVisitor } from '../../testing/a-candidate.ts';
import { aCookbookDish, amountsOf, type DishSketch } from '../../verification/testing/a-cookbook-dish.ts';
import type { EatenMeal, Extra } from '../eaten-meals.ts';
import type { DayVerdict, ExtrasOfDay, PersonDay } from '../verdicts/day-verdicts.ts';
import { judgeExactly } from '../verdicts/judge-amount.ts';
import { extraFoods } from './extra-foods.ts';
import { eatenGrid, fillDays } from './week-extras.ts';

const taxonomy = aTaxonomy([
  { id: 'milk', ko: '우유' },
  { id: 'soy_milk', ko: '두유' },
  { id: 'strawberry', ko: '딸기' },
]);
const usual = { light: [RICE_DISH.white, 'uyu'], lightPlain: [RICE_DISH.white] };

/** An add-on of 100 kcal, with 3 minutes of work and no waiting by default. */
function anAddOn(
  id: string,
  sketch: Partial<DishSketch> = {},
  cooking: Partial<CookbookDish['cooking']> = {},
) {
  const dish = aCookbookDish({ id, role: 'addon', amounts: () => amountsOf({ energyKcal: 100 }), ...sketch });
  return {
    ...dish,
    cooking: { activeMinutes: 3, waitingMinutes: 0, keepDays: 0, freezes: false, ...cooking },
  };
}

const { cooking: _, ...untimed } = anAddOn('untimed');
const tables = makeTables(
  taxonomy,
  openCookbook([
    anAddOn('uyu', { foods: ['milk'] }),
    anAddOn('duyu', { foods: ['soy_milk'] }),
    anAddOn('ttalgi', { foods: ['strawberry'], table: { seasonMonths: [3, 4, 5] } }),
    anAddOn('roasted', {}, { activeMinutes: 4 }),
    anAddOn('chilled', {}, { waitingMinutes: 1 }),
    untimed,
    anAddOn('namul', { role: 'side' }),
    anAddOn(RICE_DISH.white, { role: 'rice' }),
    aCookbookDish({ id: 'guk', role: 'soup', companions: usual }),
    aCookbookDish({ id: 'ttalgi-bap', role: 'bowl', companions: usual, table: { mainFoods: ['ttalgi'] } }),
  ]),
);

const NOVEMBER = '2026-11-30';
const visitorOf = (answers: BodyAnswers = {}, excludedFoods: readonly string[] = []) =>
  makeVisitor(taxonomy, aSurvey({ persons: [{ ...aStranger('self'), answers }], excludedFoods }));
const timesOf = (visitor: Visitor, date = NOVEMBER) =>
  Object.fromEntries(extraFoods(visitor, tables, date).map(({ id, times }) => [id, [...times].sort()]));
const ALL = ['breakfast', 'dinner', 'lunch'];

it('offers add-ons as they are bought, in their season', () => {
  expect(timesOf(visitorOf())).toEqual({ uyu: ALL, duyu: ALL });
  expect(timesOf(visitorOf(), '2026-04-01')).toEqual({ uyu: ALL, duyu: ALL, ttalgi: ALL });
  const [milk] = extraFoods(visitorOf(), tables, NOVEMBER);
  expect([milk?.nutrition.energyKcal, milk?.glycemicLoad, milk?.standing.table.mainFoods]).toEqual([
    100,
    4,
    ['uyu'],
  ]);
});

it('offers nothing that is refused, in whatever kitchen, and the others as before', () => {
  const refusing = (answers: Partial<Survey> = {}) =>
    makeVisitor(taxonomy, aSurvey({ ...answers, refusedExtras: ['uyu', 'nothing'] }));
  expect(timesOf(refusing())).toEqual({ duyu: ALL });
  expect(timesOf(refusing({ healthConditions: ['hypertension'] }))).toEqual({ 'duyu.mild': ALL });
});

it('offers nothing at the meal times at which an exclusion or a HARD rule is against it', () => {
  expect(timesOf(visitorOf({}, ['우유']))).toEqual({ uyu: [], duyu: ALL });
  // Safety-rules section 4: no soy milk at breakfast beside thyroid hormone.
  expect(timesOf(visitorOf({ thyroidDrug: 'yes' }))).toEqual({ uyu: ALL, duyu: ['dinner', 'lunch'] });
});

it.each<BodyAnswers>([{ warfarin: 'yes' }, { kidney: 'stage3' }, { kRetain: 'unsure' }])(
  'offers nothing where medicines or kidneys bound a day: %o',
  (answers) => expect(timesOf(visitorOf(answers))).toEqual({}),
);

const judge = (meals: readonly EatenMeal[]): PersonDay => {
  const value = meals.reduce((sum, { extra }) => sum + (extra?.nutrition.energyKcal ?? 0), 1500);
  const range = { min: 1800 };
  const figure = { nutrient: 'energyKcal', per: 'day', value, high: value, range } as const;
  const figures = [{ ...figure, verdict: judgeExactly(value, { range }) }];
  return { target: 'self', sex: null, verdict: 'under', plannedKcal: value, floorKcal: 0, figures };
};
const MEALS = MEAL_TIMES.map((time): EatenMeal => {
  const portion = { starches: [], mainFactor: 1, sideFactor: 1, soupFactor: 1, glycemicLoad: 0 };
  return { time, dish: aCandidate(), portion: { ...portion, nutrition: aNutrition() } };
});
const home = (id: string, companions?: readonly string[]): MealSlot => ({
  ...{ kind: 'recipe', id, style: 'cookedRecipe' },
  ...(companions && { companions: companions.map((each) => ({ id: each })) }),
});

/** The extras of each of these days, all of which are short of energy. */
function eaten(dinners: Readonly<Record<string, MealSlot>>, said: Partial<Person> = {}) {
  const visitor = makeVisitor(taxonomy, aSurvey({ persons: [{ ...aStranger('self'), ...said }] }));
  const week: WeekPlan = Object.entries(dinners).map(([date, dinner]) => ({
    date,
    slots: { breakfast: { kind: 'fasting' }, lunch: { kind: 'fasting' }, dinner } as Record<
      MealTime,
      MealSlot
    >,
  }));
  const fill = fillDays({ week, tables, visitor });
  return week.map((_day, day) =>
    fill?.({ day, at: 0, meals: MEALS, judged: judge(MEALS), limits: [], judge })
      ?.meals.flatMap(({ extra }) => extra?.id ?? [])
      .sort(),
  );
}

it('serves no food a second time that stands on the table, whether it leads, is stated or is usual there', () => {
  expect(eaten({ [NOVEMBER]: home('guk', [RICE_DISH.white]) })).toEqual([['duyu', 'uyu']]);
  expect(eaten({ [NOVEMBER]: home('guk', ['uyu']) })).toEqual([['duyu']]);
  // A version made before the answers changed.
  expect(eaten({ [NOVEMBER]: home('guk', ['uyu.mild']) })).toEqual([['duyu']]);
  expect(eaten({ [NOVEMBER]: home('guk') })).toEqual([['duyu']]);
  const april = '2026-04-01';
  expect(eaten({ [april]: home('guk', []) })).toEqual([['duyu', 'ttalgi', 'uyu']]);
  expect(eaten({ [april]: home('ttalgi-bap', []) })).toEqual([['duyu', 'uyu']]);
  expect(eaten({ [NOVEMBER]: home('unknown', []) })).toEqual([['duyu', 'uyu']]);
});

it('keeps to the season of each day of a week', () => {
  const bought = { kind: 'product', id: 'box', style: 'lunchBox', area: null } as const;
  const [, may, june] = eaten({ '2026-05-30': bought, '2026-05-31': home('guk'), '2026-06-01': home('guk') });
  expect([may, june]).toEqual([['duyu', 'ttalgi'], ['duyu']]);
});

/**
 * The extras of each of these people on a day within their limits whose meals hold no calcium, with what each is for. `beside` is a
 * dish that they have at lunch already.
 */
function given(persons: readonly Person[], answers: Partial<Survey> = {}, beside?: string) {
  const visitor = makeVisitor(
    taxonomy,
    aSurvey({ targets: persons.map(({ target }) => target), persons, ...answers }),
  );
  const milk = (id: string) =>
    anAddOn(id, {
      ...{ mainGroup: 'dairy', foods: ['milk'], table: { mainFoods: [id] } },
      amounts: () => amountsOf({ energyKcal: 100, calciumMg: 240 }),
    });
  const soy = anAddOn('calcium-soy-milk', {
    ...{ mainGroup: 'legume', foods: ['soy_milk'], table: { mainFoods: ['soy_milk'] } },
    amounts: () => amountsOf({ energyKcal: 100, calciumMg: 190 }),
  });
  const pot = anAddOn('pot', { table: { mainFoods: ['yogurt'] } });
  const withMilk = makeTables(
    taxonomy,
    openCookbook([milk('uyu'), milk('yogurt'), anAddOn('duyu'), pot, soy]),
  );
  const other = withMilk.sidesOf(kitchenOf(visitor)).find(({ dish }) => dish.id === beside);
  const slots = { breakfast: home('guk', []), lunch: home('guk', []), dinner: home('guk', []) };
  const nutrition = aNutrition({ calciumMg: 0 });
  const meals = MEALS.map((meal) => ({
    ...{ ...meal, portion: { ...meal.portion, nutrition } },
    ...(other !== undefined &&
      meal.time === 'lunch' && {
        extra: { id: other.id, fills: 'proteinG', nutrition, glycemicLoad: 0 } as const,
      }),
  }));
  const within = { ...judge(MEALS), verdict: 'within', figures: [] } as const;
  const judged = () => within;
  const fill = fillDays({ week: [{ date: NOVEMBER, slots }], tables: withMilk, visitor });
  return persons.map((_, at) =>
    fill?.({ day: 0, at, meals, judged: within, limits: [], judge: judged })?.meals.flatMap(
      ({ time, extra }) => (extra === undefined ? [] : [`${time} ${extra.id} ${extra.fills}`]),
    ),
  );
}

it('gives milk and yogurt, or soy milk without dairy, to those whose calcium comes first, the same to all', () => {
  const older = { ...aStranger('parents'), birthYear: 1955 };
  const [own, parents, child] = given([aStranger('self'), older, aStranger('child')]);
  expect(own).toEqual([]);
  expect(parents).toHaveLength(2);
  expect(parents).toEqual(
    expect.arrayContaining([expect.stringMatching(/^breakfast (uyu|yogurt)\S* calciumMg$/)]),
  );
  expect(child).toEqual(parents);
  const [soy] = given([older], { excludedFoods: ['우유'] });
  expect(soy).toEqual([expect.stringMatching(/^breakfast calcium-soy-milk\S* calciumMg$/)]);
});

it('gives no cup of yogurt beside a pot of it, which holds too little to count', () => {
  const older = { ...aStranger('parents'), birthYear: 1955 };
  const [extras = []] = given([older], {}, 'pot');
  expect(extras.map((text) => text.replace(/\..* /, ' '))).toEqual([
    'breakfast uyu calciumMg',
    'lunch pot proteinG',
  ]);
});

it('gives no calcium at breakfast to a table with thyroid disease or its medicine', () => {
  const older = { ...aStranger('parents'), birthYear: 1955 };
  const times = (extras: readonly (readonly string[] | undefined)[]) =>
    extras.flatMap((each = []) => each.map((text) => text.split(' ')[0]));
  const withMedicine = { ...older, answers: { thyroidDrug: 'yes' } } as const;
  expect(times(given([older]))).toEqual(['breakfast', 'dinner']);
  expect(times(given([withMedicine]))).toEqual(['lunch', 'dinner']);
  expect(times(given([older], { healthConditions: ['thyroidDisease'] }))).toEqual(['lunch', 'dinner']);
});

it('adds nothing after a stomach operation, and nothing without a table', () => {
  expect(eaten({ [NOVEMBER]: home('guk') }, { answers: { stomach: 'over3Months' } })).toEqual([undefined]);
  expect(fillDays({ week: [], visitor: visitorOf() })).toBeUndefined();
});

const ENERGY = NUTRIENTS.indexOf('energyKcal');
const SODIUM = NUTRIENTS.indexOf('sodiumMg');

/** A meal of 600 kcal, 500 mg sodium and a load of 20. */
function aMeal(): Option {
  const amounts = noAmounts();
  amounts.set([600], ENERGY);
  amounts.set([500], SODIUM);
  amounts.set([20], LOAD_INDEX);
  return {
    candidate: aCandidate({ nutrition: aNutrition({ energyKcal: 600, sodiumMg: 500 }) }),
    cost: 3,
    amounts,
  };
}

const anExtra = (changes: Partial<Nutrition>, glycemicLoad: number | null): Extra => ({
  ...{ id: 'uyu', fills: 'energyKcal', glycemicLoad },
  nutrition: aNutrition(changes),
});
const dayWith = (...extras: readonly ExtrasOfDay[]): DayVerdict => ({
  ...{ date: '2026-11-30', verdict: 'within', persons: [], meals: {} },
  extras,
  portions: [],
});
/** The spouse is stated before the lead, whom the survey lists first. */
const COUPLE = aVisitor({
  targets: ['self', 'spouse'],
  persons: [aStranger('spouse'), aStranger('self')],
});
const described = (option: Option | null | undefined) =>
  option && {
    kcal: [option.candidate.nutrition.energyKcal, option.amounts[ENERGY]],
    sodiumMg: [option.candidate.nutrition.sodiumMg, option.amounts[SODIUM]],
    load: option.amounts[LOAD_INDEX],
    cost: option.cost,
  };

it('adds to a meal of the lead what they eat besides it, and nothing to another', () => {
  const extra = anExtra({ energyKcal: 120, sodiumMg: 80 }, 5);
  const [breakfast, lunch] = [aMeal(), aMeal()];
  const [day] = eatenGrid([[breakfast, lunch, null]], [dayWith({}, { lunch: extra, dinner: extra })], COUPLE);
  expect(day?.[0]).toBe(breakfast);
  expect(described(day?.[1])).toEqual({ kcal: [720, 720], sodiumMg: [580, 580], load: 25, cost: 3 });
  expect(day?.[2]).toBeNull();
  expect(described(lunch)).toEqual({ kcal: [600, 600], sodiumMg: [500, 500], load: 20, cost: 3 });
});

it('counts a figure nobody knows as nothing', () => {
  const extra = anExtra({ energyKcal: 120, sodiumMg: null }, null);
  const [day] = eatenGrid([[aMeal()]], [dayWith({}, { breakfast: extra })], COUPLE);
  expect(described(day?.[0])).toEqual({ kcal: [720, 720], sodiumMg: [null, 500], load: 20, cost: 3 });
});

it('leaves a day alone on which somebody else eats something besides, or which has no verdict', () => {
  const meal = aMeal();
  const extra = anExtra({}, 5);
  expect(eatenGrid([[meal], [meal]], [dayWith({ breakfast: extra }, {})], COUPLE)).toEqual([[meal], [meal]]);
});
