import { MEAL_TIMES, type MealTime, type TableDish } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { aCandidate } from '../../testing/a-candidate.ts';
import type { EatenMeal } from '../eaten-meals.ts';
import type { FigureVerdict, JudgedMeals, PersonDay } from '../verdicts/day-verdicts.ts';
import { type JudgedRange, judgeExactly } from '../verdicts/judge-amount.ts';
import type { ExtraFood } from './extra-foods.ts';
import { fillDay, lackOf } from './fill-day.ts';

const standing = (food: string) => ({ table: { mainFoods: [food] } }) as unknown as TableDish;

function aFood(
  id: string,
  energyKcal: number,
  more: {
    sodiumMg?: number;
    proteinG?: number;
    fiberG?: number;
    times?: readonly MealTime[];
    of?: string;
  } = {},
): ExtraFood {
  const { sodiumMg = 0, proteinG = 0, fiberG = 0, times = MEAL_TIMES, of = id } = more;
  const nutrition = aNutrition({ energyKcal, sodiumMg, proteinG, fiberG });
  return { id, standing: standing(of), nutrition, glycemicLoad: 0, times: new Set(times) };
}

/** A meal of 500 kcal and 25 g protein. */
function aMeal(time: MealTime, sodiumMg: number): EatenMeal {
  const nutrition = aNutrition({ energyKcal: 500, proteinG: 25, fiberG: 6, sodiumMg });
  const portion = { starches: [], mainFactor: 1, sideFactor: 1, soupFactor: 1, glycemicLoad: 10, nutrition };
  return { time, dish: aCandidate({ nutrition }), portion };
}

/** Three meals; lunch holds much sodium. */
const MEALS = MEAL_TIMES.map((time) => aMeal(time, time === 'lunch' ? 900 : 500));

type Limits = {
  readonly kcal: number;
  readonly sodiumOfDay?: number;
  readonly sureSodium?: number;
  readonly sodiumOfMeal?: number;
  /** Share of the energy that has to come from protein. */
  readonly proteinShare?: number;
  readonly fiberG?: number;
};
type Stated = 'energyKcal' | 'fiberG' | 'proteinG' | 'sodiumMg';

/** Judges the energy and the protein of a day, and the sodium of the day and its meals. */
const judging =
  ({
    kcal,
    sodiumOfDay = 9000,
    sureSodium = sodiumOfDay,
    sodiumOfMeal = 9000,
    proteinShare = 0,
    fiberG = 0,
  }: Limits) =>
  (meals: readonly EatenMeal[]): PersonDay => {
    const of = (nutrient: Stated, meal: EatenMeal) =>
      (meal.portion.nutrition[nutrient] ?? 0) + (meal.extra?.nutrition[nutrient] ?? 0);
    const sum = (nutrient: Stated) => meals.reduce((all, meal) => all + of(nutrient, meal), 0);
    const figure = (nutrient: Stated, judgedBy: JudgedRange) => {
      const value = sum(nutrient);
      const { range } = judgedBy;
      return {
        nutrient,
        per: 'day',
        value,
        high: value,
        range,
        verdict: judgeExactly(value, judgedBy),
      } as const;
    };
    const range = { max: sodiumOfMeal };
    const ofMeals = Object.fromEntries(
      meals.map((meal) => [meal.time, judgeExactly(of('sodiumMg', meal), { range })]),
    );
    const most = Math.max(...meals.map((meal) => of('sodiumMg', meal)));
    const perMeal = { nutrient: 'sodiumMg', per: 'meal', value: most, high: most, range } as const;
    return {
      ...{ target: 'self', sex: null, verdict: 'under', plannedKcal: sum('energyKcal'), floorKcal: 0 },
      figures: [
        figure('energyKcal', { range: { min: kcal, max: kcal + 300 } }),
        figure('sodiumMg', { range: { max: sodiumOfDay }, surelyBelow: sureSodium }),
        figure('proteinG', { range: { min: (proteinShare * sum('energyKcal')) / 4 } }),
        figure('fiberG', { range: { min: fiberG } }),
        { ...perMeal, verdict: judgeExactly(most, { range }), meals: ofMeals },
      ],
    };
  };

const tableLack = ({ judged }: JudgedMeals) => lackOf(judged);

function eaten(
  foods: readonly ExtraFood[],
  limits: Limits,
  { date = '2026-11-30', served = [] as readonly string[], meals = MEALS } = {},
) {
  const judge = judging(limits);
  const filling = { date, seed: 0, foods: () => foods, served: () => served.map(standing), judge };
  return Object.fromEntries(
    fillDay({ meals, judged: judge(meals) }, filling, tableLack).meals.flatMap(({ time, extra }) =>
      extra === undefined ? [] : [[time, extra.id]],
    ),
  );
}

it('adds nothing to a day that has enough, and one food that is enough where one is', () => {
  const foods = [aFood('yogurt', 60), aFood('milk', 140), aFood('nuts', 150)];
  expect(eaten(foods, { kcal: 1400 })).toEqual({});
  // Chosen by turns among the foods that are enough, not always the smallest or the one of most energy.
  const dates = Array.from({ length: 14 }, (_, day) => `2026-12-${10 + day}`);
  expect(new Set(dates.map((date) => eaten(foods, { kcal: 1630 }, { date })['breakfast']))).toEqual(
    new Set(['milk', 'nuts']),
  );
});

it('adds the one of most energy while none is enough, one at a meal and none twice', () => {
  const foods = [aFood('yogurt', 60), aFood('nuts', 150), aFood('milk', 110)];
  expect(eaten(foods, { kcal: 1755 })).toEqual({ breakfast: 'nuts', dinner: 'milk' });
  expect(eaten(foods, { kcal: 3000 })).toEqual({ breakfast: 'nuts', dinner: 'milk', lunch: 'yogurt' });
  expect(eaten([aFood('nuts', 150)], { kcal: 3000 })).toEqual({ breakfast: 'nuts' });
  // A cup of yogurt is not added to a pot of it.
  const cup = aFood('cup', 140, { of: 'yogurt' });
  expect(eaten([...foods, cup], { kcal: 3000 })).toEqual({ breakfast: 'cup', dinner: 'nuts', lunch: 'milk' });
  expect(eaten([foods[0] as ExtraFood, cup], { kcal: 3000 })).toEqual({ breakfast: 'cup' });
});

it('takes turns with foods of nearly the most energy while none is enough', () => {
  const foods = [aFood('banana', 83), aFood('apple', 78), aFood('mandarin', 65), aFood('yogurt', 52)];
  const dates = Array.from({ length: 14 }, (_, day) => `2026-12-${10 + day}`);
  expect(new Set(dates.map((date) => eaten(foods, { kcal: 1800 }, { date })['breakfast']))).toEqual(
    new Set(['banana', 'apple', 'mandarin']),
  );
});

it('adds nothing that makes another figure of the day or of a meal worse, or that is off already', () => {
  const salty = aFood('salty', 200, { sodiumMg: 150 });
  expect(eaten([salty], { kcal: 1650, sodiumOfDay: 2040 })).toEqual({});
  expect(eaten([salty], { kcal: 1650, sodiumOfDay: 1800 })).toEqual({});
  expect(eaten([salty, aFood('nuts', 60)], { kcal: 1650, sodiumOfDay: 1800 })).toEqual({ breakfast: 'nuts' });
  // Neither breakfast nor dinner has room for it, and lunch exceeds its own limit already.
  expect(eaten([salty], { kcal: 1650, sodiumOfMeal: 600 })).toEqual({});
  expect(eaten([salty], { kcal: 1650, sodiumOfMeal: 1000 })).toEqual({ breakfast: 'salty' });
});

it('adds nothing that leaves a figure less sure, or further below its part of the energy', () => {
  const salty = aFood('salty', 200, { sodiumMg: 150 });
  expect(eaten([salty], { kcal: 1650, sodiumOfDay: 3000, sureSodium: 2000 })).toEqual({});
  expect(eaten([salty], { kcal: 1650, sodiumOfDay: 3000, sureSodium: 2050 })).toEqual({ breakfast: 'salty' });
  // The meals have 75 g protein. 22 % of 1,500 kcal are 82.5 g, of 1,700 kcal 93.5 g.
  const [honey, milk] = [aFood('honey', 200), aFood('milk', 200, { proteinG: 25 })];
  expect(eaten([honey], { kcal: 1650, proteinShare: 0.22 })).toEqual({});
  expect(eaten([honey, milk], { kcal: 1650, proteinShare: 0.22 })).toEqual({ breakfast: 'milk' });
});

it('adds protein to a day that has enough energy, before fibre and no fruit for it', () => {
  const foods = [
    aFood('kiwi', 40, { proteinG: 1.9, fiberG: 4 }),
    aFood('milk', 100, { proteinG: 8 }),
    aFood('yogurt', 50, { proteinG: 2.9 }),
  ];
  // The meals have 75 g, 20 % of 1,500 kcal.
  expect(eaten(foods, { kcal: 1400, proteinShare: 0.2 })).toEqual({});
  expect(eaten(foods, { kcal: 1400, proteinShare: 0.205 })).toEqual({ breakfast: 'milk' });
  expect(eaten(foods, { kcal: 1400, proteinShare: 0.205, fiberG: 22 })).toEqual({
    breakfast: 'milk',
    dinner: 'kiwi',
  });
  expect(eaten(foods.slice(0, 1), { kcal: 1400, proteinShare: 0.205 })).toEqual({});
});

it('adds fibre to a day that has enough energy, and energy before fibre', () => {
  const foods = [aFood('milk', 140), aFood('kiwi', 100, { fiberG: 4 }), aFood('leaves', 20, { fiberG: 2 })];
  expect(eaten(foods, { kcal: 1400, fiberG: 18 })).toEqual({});
  expect(eaten(foods, { kcal: 1400, fiberG: 22 })).toEqual({ breakfast: 'kiwi' });
  // The meals have 18 g; one food is not enough, and milk has none.
  expect(eaten(foods, { kcal: 1400, fiberG: 30 })).toEqual({ breakfast: 'kiwi', dinner: 'leaves' });
  expect(eaten(foods, { kcal: 1640, fiberG: 22 })).toEqual({ breakfast: 'milk', dinner: 'kiwi' });
  expect(eaten([aFood('leek', 20, { fiberG: 0.9 })], { kcal: 1400, fiberG: 30 })).toEqual({});
  expect(eaten([aFood('leek', 20, { fiberG: 1 })], { kcal: 1400, fiberG: 30 })).toEqual({
    breakfast: 'leek',
  });
  // A day of much energy has room for leaves.
  expect(eaten(foods, { kcal: 1225, fiberG: 22 })).toEqual({ breakfast: 'leaves' });
});

it('lets a figure lie further outside by what nobody notices', () => {
  const leaves = (sodiumMg: number) => [aFood('leaves', 20, { fiberG: 4, sodiumMg })];
  expect(eaten(leaves(15), { kcal: 1400, fiberG: 22, sodiumOfDay: 1800 })).toEqual({ breakfast: 'leaves' });
  expect(eaten(leaves(30), { kcal: 1400, fiberG: 22, sodiumOfDay: 1800 })).toEqual({});
});

it('judges a day with a food at one meal after another, unless its sums are too much whatever they are judged by', () => {
  const judgements = (sodiumMg: number, limits: Partial<Limits>) => {
    const judge = judging({ kcal: 1650, ...limits });
    let count = 0;
    const counted = (meals: readonly EatenMeal[]) => {
      count += 1;
      return judge(meals);
    };
    const foods = () => [aFood('salty', 200, { sodiumMg })];
    const filling = { date: '2026-11-30', seed: 0, foods, served: () => [], judge: counted };
    fillDay({ meals: MEALS, judged: judge(MEALS) }, filling, tableLack);
    return count;
  };
  // A share of the energy grows with it: 2,040 mg of 1,500 kcal are 2,312 of 1,700, and 1 % more is unnoticed. The day has 1,900.
  expect(judgements(432, { sodiumOfDay: 2040 })).toBe(1);
  expect(judgements(433, { sodiumOfDay: 2040 })).toBe(0);
  // Above 1,800 mg already.
  expect(judgements(257, { sodiumOfDay: 1800 })).toBe(1);
  expect(judgements(259, { sodiumOfDay: 1800 })).toBe(0);
  // The sums of a day are the same at whichever meal, the limit of a meal is not.
  expect(judgements(150, { sodiumOfMeal: 600 })).toBe(3);
});

it('makes room for a food by what other portions of the meals give, and adds none where they give nothing', () => {
  const judge = judging({ kcal: 1650, sodiumOfDay: 1900 });
  const foods = () => [aFood('salty', 200, { sodiumMg: 150 })];
  const filling = { date: '2026-11-30', seed: 0, foods, served: () => [], judge };
  const day = { meals: MEALS, judged: judge(MEALS) };
  const fitted = { meals: MEALS.slice(1), judged: judge(MEALS.slice(1)) };
  let tried: readonly EatenMeal[] = [];
  const fit = (meals: readonly EatenMeal[]) => {
    tried = meals;
    return fitted;
  };
  const once = (each: JudgedMeals) => (each === day ? tableLack(each) : null);
  expect(fillDay(day, filling, once)).toBe(day);
  expect(fillDay(day, { ...filling, fit: () => null }, once)).toBe(day);
  expect(fillDay(day, { ...filling, fit }, once)).toBe(fitted);
  expect(tried.map(({ extra }) => extra?.id)).toEqual(['salty', undefined, undefined]);
});

it('adds a food to the next meal where one has no room for it, or is not eaten', () => {
  const salty = aFood('salty', 200, { sodiumMg: 150 });
  const meals = [aMeal('breakfast', 500), aMeal('lunch', 400), aMeal('dinner', 400)];
  expect(eaten([salty], { kcal: 1650, sodiumOfMeal: 600 }, { meals })).toEqual({ dinner: 'salty' });
  expect(eaten([salty], { kcal: 1150 }, { meals: meals.slice(1) })).toEqual({ dinner: 'salty' });
});

it('adds no food the day serves, and none at a meal time a rule forbids', () => {
  expect(eaten([aFood('milk', 200)], { kcal: 1650 }, { served: ['milk'] })).toEqual({});
  expect(eaten([aFood('milk', 200, { times: ['lunch'] })], { kcal: 1650 })).toEqual({ lunch: 'milk' });
});

it('is the same for the same day, and not the same food on every day', () => {
  const foods = ['milk', 'nuts', 'apple', 'banana'].map((id) => aFood(id, 200));
  const dates = Array.from({ length: 14 }, (_, day) => `2026-12-${10 + day}`);
  const first = dates.map((date) => eaten(foods, { kcal: 1650 }, { date })['breakfast']);
  expect(new Set(first).size).toBe(foods.length);
  expect(dates.map((date) => eaten([...foods].reverse(), { kcal: 1650 }, { date })['breakfast'])).toEqual(
    first,
  );
});

type ShownAmount = Partial<Pick<FigureVerdict, 'nutrient' | 'per' | 'value' | 'range' | 'verdict'>>;

const figure = (stated: ShownAmount): FigureVerdict => ({
  nutrient: 'energyKcal',
  per: 'day',
  value: 1600,
  high: 1600,
  range: { min: 1600 },
  verdict: 'within',
  ...stated,
});
const fiber = (value: number) => figure({ nutrient: 'fiberG', value, range: { min: 25 } });
const protein = (value: number) => figure({ nutrient: 'proteinG', value, range: { min: 60, max: 70 } });
const lackIn = (...figures: readonly FigureVerdict[]) => lackOf({ figures });

describe('what a day lacks', () => {
  it('is what a day has more than the rounding of a table too little of, energy before protein before fibre', () => {
    expect(lackIn(figure({ value: 1500 }), fiber(20))).toEqual({
      nutrient: 'energyKcal',
      missing: 100,
      least: 1,
    });
    expect(lackIn(figure({}), fiber(20))).toEqual({ nutrient: 'fiberG', missing: 5, least: 1 });
    expect(lackIn(fiber(20), figure({}), protein(58))).toEqual({
      nutrient: 'proteinG',
      missing: 2,
      least: 2,
    });
    expect(lackIn(figure({ value: 1500 }), protein(58))).toMatchObject({ nutrient: 'energyKcal' });
    expect(lackIn(figure({}), protein(59))).toBeNull();
    expect(lackIn(figure({ value: 1600 * 0.98 }), fiber(24.5))).toBeNull();
    expect(lackIn(figure({}), fiber(24.4))).toMatchObject({ nutrient: 'fiberG' });
  });

  it('is any energy below the floor, and never that of a meal or of what is unknown', () => {
    expect(lackIn(figure({ value: 1590, verdict: 'belowFloor' }))).toMatchObject({ missing: 10 });
    expect(lackIn(figure({ per: 'meal', value: 300, range: { min: 500 } }), figure({}))).toBeNull();
    expect(lackIn(figure({ value: null, verdict: 'belowFloor' }))).toBeNull();
    expect(lackIn(figure({ range: { max: 1700 }, verdict: 'belowFloor' }))).toBeNull();
  });
});
