import { aStranger, MEAL_TIMES, type Person, type Target } from '@kkini/domain';
import { runs } from '@kkini/testing';
import { describe, expect, it } from 'vitest';
import { planWeek } from '../plan-week.ts';
import { aVisitor } from '../testing/a-candidate.ts';
import { randomDishes } from '../testing/random-dishes.ts';
import { randomUnits } from '../testing/random-week.ts';
import { assessWeek } from './assess-week.ts';
import { explainWeek } from './explain-week.ts';

const PLANS = runs(12);

/** Two people whose limits and plates differ. */
const TABLES: readonly (readonly Person[])[] = [
  [aStranger('self'), { ...aStranger('child'), birthYear: 2019 }],
  [{ ...aStranger('self'), freeOf: ['diabetes'] }, aStranger('parents')],
  [
    { ...aStranger('self'), sex: 'male', weightKg: 88 },
    { ...aStranger('spouse'), sex: 'female', weightKg: 50, freeOf: ['hypertension'] },
  ],
];

describe('a reason', () => {
  it('tells, where several eat, of the limits and the day of who the plan is measured by, as the verdict on that day does', () => {
    let stated = 0;
    for (let seed = 1; seed <= PLANS; seed += 1) {
      const unit = randomUnits(seed);
      const candidates = randomDishes(unit, 60, ['cookedRecipe']);
      const persons = TABLES[seed % TABLES.length] ?? [];
      const targets = persons.map(({ target }): Target => target);
      const visitor = aVisitor({ targets, persons, healthConditions: ['diabetes', 'hypertension'] });
      const { week } = planWeek({ candidates, visitor, startDate: '2026-11-21', seed });
      const { days, eaters } = assessWeek({ week, candidates, visitor });
      const lead = eaters.findIndex(({ isLead }) => isLead);
      for (const [at, { reasons }] of explainWeek({ week, candidates, visitor, seed }).entries()) {
        const figures = days[at]?.persons[lead]?.figures ?? [];
        for (const reason of MEAL_TIMES.flatMap((time) => reasons[time] ?? [])) {
          if (!('nutrient' in reason && 'limit' in reason)) continue;
          const figure = figures.find((each) => each.nutrient === reason.nutrient && each.per === 'day');
          const { min = NaN, max = NaN } = figure?.range ?? {};
          const named = `seed ${seed}: ${JSON.stringify(reason)} beside ${JSON.stringify(figure)}`;
          expect(
            [min, max].some((bound) => Math.abs(bound - reason.limit) < 0.1),
            named,
          ).toBe(true);
          if (reason.code === 'closerToGoal') expect(figure?.verdict, named).not.toBe('within');
          stated += 1;
        }
      }
    }
    expect(stated).toBeGreaterThan(PLANS);
  });

  it('tells no figures where nobody at the table is who the plan is measured by', () => {
    const persons = [
      { ...aStranger('parents'), birthYear: 1950 },
      { ...aStranger('child'), birthYear: 2019 },
    ];
    let stated = 0;
    for (let seed = 1; seed <= PLANS; seed += 1) {
      const candidates = randomDishes(randomUnits(seed), 60, ['cookedRecipe']);
      const visitor = aVisitor({
        targets: ['parents', 'child'],
        persons,
        healthConditions: ['hypertension'],
      });
      const { week } = planWeek({ candidates, visitor, startDate: '2026-11-21', seed });
      for (const { reasons } of explainWeek({ week, candidates, visitor, seed })) {
        const all = MEAL_TIMES.flatMap((time) => reasons[time] ?? []);
        expect(all.filter((reason) => 'nutrient' in reason)).toEqual([]);
        stated += all.length;
      }
    }
    expect(stated).toBeGreaterThan(PLANS);
  });

  it('keeps to no number of dishes that the week exceeds already', () => {
    let stated = 0;
    for (let seed = 1; seed <= PLANS; seed += 1) {
      const candidates = randomDishes(randomUnits(seed), 14, ['cookedRecipe']);
      const visitor = aVisitor({});
      const { week } = planWeek({ candidates, visitor, startDate: '2026-11-21', seed });
      for (const { reasons } of explainWeek({ week, candidates, visitor, seed })) {
        for (const reason of MEAL_TIMES.flatMap((time) => reasons[time] ?? [])) {
          if (reason.code !== 'spreadsMethods' && reason.code !== 'fewerFried') continue;
          expect(reason.uses, JSON.stringify(reason)).toBe(reason.limit + 1);
          stated += 1;
        }
      }
    }
    expect(stated).toBeGreaterThan(0);
  });
});
