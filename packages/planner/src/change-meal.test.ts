import { MEAL_TIMES, type MealSlot, type MealStyle, type WeekPlan } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import { runs } from '@kkini/testing';
import { describe, expect, it } from 'vitest';
import { type ChangeMealInput, changeMeal } from './change-meal.ts';
import { assessWeek } from './explain/assess-week.ts';
import type { Candidate } from './model/candidate.ts';
import { planWeek } from './plan-week.ts';
import { aCandidate, aVisitor } from './testing/a-candidate.ts';
import { everyChoice, weekCounter, withDish } from './testing/brute-force-choices.ts';
import { randomDishes, randomVisitor } from './testing/random-dishes.ts';
import { type RandomUnit, randomUnits } from './testing/random-week.ts';

const STYLES = ['cookedRecipe', 'simpleRecipe', 'lunchBox'] as const;
/** Number of random changes compared with an exhaustive search. */
const COUNTED = runs(320, 30);
const EMPTY: MealSlot = { kind: 'empty', reason: 'noCandidate' };

/** A planned week with some meals skipped or emptied afterwards, and one slot of it to change. */
function randomChange(seed: number): ChangeMealInput {
  const unit = randomUnits(seed);
  const pick = <Item>(items: readonly Item[], fallback: Item) =>
    items[Math.floor(unit() * items.length)] ?? fallback;
  const candidates = randomDishes(unit, 12 + Math.floor(70 * unit()), STYLES);
  const visitor = randomVisitor(unit, STYLES);
  const { week } = planWeek({ candidates, visitor, startDate: '2026-11-21', seed });
  return {
    candidates,
    visitor,
    week: disturbed(week, unit),
    date: pick(week, week[0])?.date ?? '',
    mealTime: pick(MEAL_TIMES, 'lunch'),
    style: pick<MealStyle>(STYLES, 'lunchBox'),
    seed,
  };
}

function disturbed(week: WeekPlan, unit: RandomUnit): WeekPlan {
  const change = (slot: MealSlot): MealSlot => {
    const chance = unit();
    if (chance < 0.05) return { kind: 'fasting' };
    return chance < 0.1 ? EMPTY : slot;
  };
  return week.map(({ date, slots: { breakfast, lunch, dinner } }) => ({
    date,
    slots: { breakfast: change(breakfast), lunch: change(lunch), dinner: change(dinner) },
  }));
}

const idOf = (slot: MealSlot) => ('id' in slot ? slot.id : null);

/** 1 where a meal in the slot would leave the day over a limit or below its floor, 2 if it holds too much itself, otherwise 0. */
function rankWith({ week, date, mealTime, ...input }: ReturnType<typeof randomChange>, slot: MealSlot) {
  const changed = week.map((day) =>
    day.date === date ? { date, slots: { ...day.slots, [mealTime]: slot } } : day,
  );
  const judged = assessWeek({ ...input, week: changed }).days.find((day) => day.date === date);
  if (judged?.verdict !== 'over' && judged?.verdict !== 'belowFloor') return 0;
  return (judged.meals[mealTime]?.over ?? []).length > 0 ? 2 : 1;
}

describe('changing a meal', () => {
  it('offers the five best dishes of the whole week, as counting every week does', () => {
    const steps = new Map<number, number>();
    for (let seed = 1; seed <= COUNTED; seed += 1) {
      const input = randomChange(seed);
      const { choices, ladderStep } = changeMeal(input);
      const brute = everyChoice(input);
      expect(ladderStep).toBe(brute.ladderStep);
      expect(choices).toHaveLength(Math.min(5, brute.choices.length));
      const points = choices.map(
        ({ slot }) => brute.choices.find(({ id }) => id === idOf(slot))?.points ?? Number.NaN,
      );
      [...points]
        .sort((one, other) => one - other)
        .forEach((each, place) => {
          expect(each).toBeCloseTo(brute.choices[place]?.points ?? Number.NaN, 8);
        });
      const ranks = choices.map(({ slot }, place) => [rankWith(input, slot), points[place] ?? 0] as const);
      expect(ranks).toEqual([...ranks].sort((one, other) => one[0] - other[0] || one[1] - other[1]));
      steps.set(ladderStep, (steps.get(ladderStep) ?? 0) + 1);
    }
    expect(steps.get(0)).toBeGreaterThan(0.375 * COUNTED);
    expect([...steps.keys()].filter((step) => step > 0).length).toBeGreaterThanOrEqual(2);
  });

  it('says of each choice what the week gains or loses in points', () => {
    for (let seed = 1; seed <= runs(60); seed += 1) {
      const input = randomChange(seed);
      const present = input.week.find(({ date }) => date === input.date)?.slots[input.mealTime];
      if (present === undefined || !('id' in present)) continue;
      const pointsOf = weekCounter(input);
      const before = pointsOf(input.week);
      for (const { slot, change } of changeMeal(input).choices) {
        const dish = input.candidates.find(({ id }) => id === idOf(slot));
        if (dish === undefined) throw new Error('a choice is a candidate');
        expect(change.points).toBeCloseTo(pointsOf(withDish(input, dish)) - before, 8);
      }
    }
  });
});

const dish = (id: string, changes: Partial<Omit<Candidate, 'profile'>> = {}) =>
  aCandidate({ id, ...changes });

/** Seven days of three different dishes each, plus the given candidates. */
function aWeek(more: readonly Candidate[] = []) {
  const groups = ['tofu', 'chicken', 'vegetable', 'egg', 'beef', 'mushroom', 'pork'] as const;
  const planned = Array.from({ length: 21 }, (_, index) =>
    dish(`planned-${String(index).padStart(2, '0')}`, { mainGroup: groups[index % groups.length] ?? 'tofu' }),
  );
  const candidates = [...planned, ...more];
  const visitor = aVisitor();
  const { week } = planWeek({ candidates: planned, visitor, startDate: '2026-11-21', seed: 1 });
  return {
    candidates,
    visitor,
    week,
    date: '2026-11-23',
    mealTime: 'dinner',
    style: 'cookedRecipe',
    seed: 1,
  } as const;
}

describe('what a change of a meal says', () => {
  it('names what the day gains of each limited nutrient, the most telling first', () => {
    const salty = dish('salty', {
      mainGroup: 'legume',
      nutrition: aNutrition({ sodiumMg: 2100, fiberG: 10, potassiumMg: 1050 }),
    });
    const [choice] = changeMeal(aWeek([salty])).choices;
    expect(choice?.slot).toMatchObject({ id: 'salty' });
    expect(choice?.change.nutrients.map(({ nutrient, amount }) => [nutrient, amount])).toEqual([
      ['sodiumMg', 1500],
      ['fiberG', 1],
    ]);
    expect(choice?.change.nutrients[0]?.points).toBeGreaterThan(0);
  });

  it('says nothing of a nutrient, price or time that is not known', () => {
    const unknown = dish('unknown', {
      mainGroup: 'legume',
      minutes: null,
      nutrition: aNutrition({ sodiumMg: null }),
    });
    const [choice] = changeMeal(aWeek([unknown])).choices;
    expect(choice?.change).toMatchObject({ nutrients: [], priceWon: null, minutes: null });
  });

  it('holds price and time of one serving against those of the present meal', () => {
    const dear = dish('dear', {
      mainGroup: 'legume',
      style: 'lunchBox',
      kind: 'product',
      priceWon: 9000,
      minutes: 5,
    });
    const cheap = dish('cheap', {
      mainGroup: 'potato',
      style: 'lunchBox',
      kind: 'product',
      priceWon: 6500,
      minutes: 8,
    });
    const input = { ...aWeek([dear, cheap]), style: 'lunchBox' } as const;
    const first = changeMeal(input).choices.find(({ slot }) => idOf(slot) === 'dear');
    expect(first?.change).toMatchObject({ priceWon: null, minutes: -20 });
    const bought = { ...input, week: withDish(input, dear) };
    const [next] = changeMeal(bought).choices;
    expect(next?.change).toMatchObject({ priceWon: -2500, minutes: 3 });
  });

  it('turns a meal into fasting once', () => {
    const input = { ...aWeek(), style: 'fasting' } as const;
    const { choices } = changeMeal(input);
    expect(choices.map(({ slot }) => slot)).toEqual([{ kind: 'fasting' }]);
    expect(choices[0]?.change.nutrients.find(({ nutrient }) => nutrient === 'energyKcal')?.amount).toBe(-600);
    const fasted = input.week.map((day) =>
      day.date === input.date
        ? { ...day, slots: { ...day.slots, dinner: { kind: 'fasting' } as const } }
        : day,
    );
    expect(changeMeal({ ...input, week: fasted }).choices).toEqual([]);
  });

  it('has no choice when the style has no other dish, or the date is not in the plan', () => {
    expect(changeMeal({ ...aWeek(), style: 'mealKit' }).choices).toEqual([]);
    expect(changeMeal({ ...aWeek([dish('other')]), date: '2027-01-01' }).choices).toEqual([]);
  });

  it('brings a dish of another day back only where the style has nothing new', () => {
    const { choices, ladderStep } = changeMeal(aWeek());
    expect(choices).toHaveLength(5);
    expect(ladderStep).toBe(5);
    expect(changeMeal(aWeek([dish('new', { mainGroup: 'legume', familiarity: 1 })]))).toMatchObject({
      choices: [{ slot: { id: 'new' } }],
      ladderStep: 0,
    });
  });

  it('never offers what an exclusion or a HARD rule forbids, even where nothing else is left', () => {
    const laced = aCandidate({
      id: 'laced',
      mainGroup: 'legume',
      style: 'lunchBox',
      profile: { certainIds: new Set(['shrimp']) },
    });
    const visitor = aVisitor({ exclusions: [{ kind: 'known', id: 'shrimp' }] });
    expect(changeMeal({ ...aWeek([laced]), style: 'lunchBox' }).choices).toHaveLength(1);
    expect(changeMeal({ ...aWeek([laced]), style: 'lunchBox', visitor }).choices).toEqual([]);
  });
});
