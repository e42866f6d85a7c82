import { MEAL_TIMES, type MealTime } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { dayLimits } from '../limits/day-limits.ts';
import { energyTarget } from '../limits/energy-target.ts';
import type { Range } from '../limits/limit-key.ts';
import { LIFE_STAGES, PERSON_ROWS } from '../limits/person-rows.ts';
import { REFERENCE_PERSONS } from '../limits/reference-person.ts';
import { dayTerms } from '../preferences/day-penalty.ts';
import { mealTerms } from '../preferences/meal-cost.ts';
import { aVisitor } from '../testing/a-candidate.ts';
import { dayTargets } from './day-targets.ts';
import { energyOf, figureOf } from './person-targets.ts';
import { checkedOf, someVisitors } from './testing/some-choices.ts';

type Term = { readonly nutrient: string; readonly range: Range; readonly weight: number };

const figure = (value: number | undefined) =>
  value === undefined || !Number.isFinite(value) ? '' : value.toPrecision(8);
const written = (terms: readonly Term[]) =>
  terms
    .map(({ nutrient, range, weight }) => `${nutrient} ${figure(range.min)}..${figure(range.max)} ${weight}`)
    .sort();

describe('what the checks hold a day to', () => {
  it('is what the planner holds it to, for any household', () => {
    for (const visitor of someVisitors(149)) {
      const limits = dayLimits(visitor);
      const targets = dayTargets(checkedOf(visitor));
      expect({ visitor, day: written(targets.day) }).toEqual({ visitor, day: written(dayTerms(limits)) });
      const ofMeals = (of: (time: MealTime) => readonly Term[]) =>
        MEAL_TIMES.map((time) => written(of(time)));
      expect({ visitor, meal: ofMeals((time) => targets.meal[time]) }).toEqual({
        visitor,
        meal: ofMeals((time) => mealTerms(time, limits).filter(({ nutrient }) => nutrient !== 'energyKcal')),
      });
      for (const time of MEAL_TIMES)
        expect(targets.mealEnergyKcal[time]).toBeCloseTo(limits.mealEnergyKcal[time], 9);
    }
  });

  it('counts a meal nobody answered for as skipped', () => {
    const skipped = aVisitor({
      mealStyles: { breakfast: 'fasting', lunch: 'cookedRecipe', dinner: 'cookedRecipe' },
    });
    const { breakfast: _, ...mealStyles } = skipped.mealStyles;
    expect(dayTargets({ ...checkedOf(skipped), mealStyles: { ...mealStyles, breakfast: null } })).toEqual(
      dayTargets(checkedOf(skipped)),
    );
  });
});

describe('the energy the checks reckon with', () => {
  it.each(LIFE_STAGES)('is that of the planner for any choices: %s', (stage) => {
    for (const visitor of someVisitors(37))
      expect({ visitor, kcal: energyOf(stage, visitor) }).toEqual({
        visitor,
        kcal: energyTarget(REFERENCE_PERSONS[stage], visitor),
      });
  });
});

describe('a figure of a reference person', () => {
  it('is that of its row, and no number where there is none', () => {
    for (const { stage, key, value } of PERSON_ROWS) expect(figureOf(stage, key)).toBe(value);
    expect(figureOf('nobody' as 'adult', 'portion')).toBeNaN();
  });
});
