import {
  aStranger,
  type BodyAnswers,
  dayEnergy,
  MEAL_TIMES,
  type MealTime,
  type Person,
} from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { dayLimits } from '../../limits/day-limits.ts';
import { PERSON_ROWS } from '../../limits/people/person-rows.ts';
import type { Range } from '../../model/limit-row.ts';
import { dayTerms, type EnergyShare } from '../../preferences/day-penalty.ts';
import { mealTerms } from '../../preferences/meal-cost.ts';
import { aVisitor } from '../../testing/a-candidate.ts';
import { checkedOf, someVisitors } from '../testing/some-choices.ts';
import { rowFigure } from './checked-person.ts';
import { dayTargets } from './day-targets.ts';

type Term = {
  readonly nutrient: string;
  readonly range: Range;
  readonly weight: number;
  readonly forKcal?: number;
  readonly share?: EnergyShare;
};

/** Seven digits, rounded to twelve first, so that the last bits of a sum do not decide how a half is rounded. */
const figure = (value: number | undefined) =>
  value === undefined || !Number.isFinite(value) ? '' : Number(value.toPrecision(12)).toPrecision(7);
const written = (terms: readonly Term[]) =>
  terms
    .map(({ nutrient, range, weight, forKcal, share }) => {
      const bounds = `${figure(range.min)}..${figure(range.max)}`;
      return `${nutrient} ${bounds} ${figure(weight)} for ${figure(forKcal ?? share?.kcal)}`;
    })
    .sort();

/** The limits of a meal without its energy, which is compared separately. */
const mealLimits = (...meal: Parameters<typeof mealTerms>) =>
  mealTerms(...meal).filter(({ nutrient }) => nutrient !== 'energyKcal');

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
        meal: ofMeals((time) => mealLimits(time, limits)),
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

/** Bodies of every kind, each with every answer that changes its energy. */
const BODIES: readonly Partial<Person>[] = [
  {},
  { sex: 'female' },
  { sex: 'male', birthYear: 1986, heightCm: 173, weightKg: 70, activity: 'lowActive' },
  { sex: 'female', birthYear: 1956, heightCm: 153, weightKg: 57, activity: 'sedentary' },
  { sex: 'male', birthYear: 2018, heightCm: 127, weightKg: 26, activity: 'active' },
  { sex: 'male', birthYear: 1996, heightCm: 175, weightKg: 85, activity: 'veryActive' },
  { sex: 'female', birthYear: 1998, heightCm: 165, weightKg: 54 },
  { birthYear: 2013 },
  { birthYear: 1948, sex: 'male' },
  { heightCm: 17, weightKg: 400, birthYear: 2030 },
];
const ANSWERS: readonly BodyAnswers[] = [
  {},
  { pregnancy: 'pregnant' },
  { pregnancy: 'trimester1' },
  { pregnancy: 'trimester3', kidney: 'stage1to2' },
  { pregnancy: 'lactating', kidney: 'healthy', kRetain: 'no' },
  { insulin: 'unsure' },
  { cirrhosis: 'yes', kRetain: 'yes' },
  { stomach: 'over3Months', warfarin: 'yes' },
  { kidney: 'stage3' },
];

describe('what the checks reckon with for a body', () => {
  it('is what the planner reckons with, whoever eats along and whose the conditions are', () => {
    const said = (at: number): Partial<Person> => {
      const answers = ANSWERS[at % ANSWERS.length] ?? {};
      return { ...BODIES[(at * 7) % BODIES.length], answers };
    };
    someVisitors(37).forEach((strangers, at) => {
      const freeOf = (place: number) =>
        strangers.healthConditions.filter((_, which) => (at + which + place) % 3 === 0);
      const persons = strangers.persons.map((person, place) => ({
        ...person,
        ...said(at + 4 * place),
        freeOf: strangers.persons.length > 1 ? freeOf(place) : [],
      }));
      const visitor = { ...strangers, persons };
      const limits = dayLimits(visitor);
      const targets = dayTargets(checkedOf(visitor));
      expect({ visitor, day: written(targets.day) }).toEqual({ visitor, day: written(dayTerms(limits)) });
      expect({ visitor, meal: MEAL_TIMES.map((time) => written(targets.meal[time])) }).toEqual({
        visitor,
        meal: MEAL_TIMES.map((time) => written(mealLimits(time, limits))),
      });
      for (const time of MEAL_TIMES)
        expect(targets.mealEnergyKcal[time]).toBeCloseTo(limits.mealEnergyKcal[time], 6);
    });
  });
});

describe('a figure of a reference person', () => {
  it('is that of its row, and no number where there is none', () => {
    for (const { stage, key, value } of PERSON_ROWS) expect(rowFigure(stage, key)).toBe(value);
    expect(rowFigure('nobody' as 'adult', 'proteinG')).toBeNaN();
  });

  it('is the energy the domain reckons with', () => {
    for (const { stage, key, value } of PERSON_ROWS) {
      if (key !== 'energyKcal') continue;
      const target = { adult: 'self', older: 'parents', child: 'child' } as const;
      const choices = { targets: [target[stage]], healthConditions: [], eatingStyles: [] };
      expect(dayEnergy(aStranger(target[stage]), choices, 2026).needKcal).toBe(value);
    }
  });
});
