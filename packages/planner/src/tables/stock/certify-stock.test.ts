import { NUTRIENTS } from '@kkini/domain';
import { PortionsBeside, personMeal } from '@kkini/domain/portions';
import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { noAmounts } from '../../model/day-amounts.ts';
import { dayPenalty } from '../../preferences/day-penalty.ts';
import { aVisitor } from '../../testing/a-candidate.ts';
import { NO_WORSE } from '../choose-sides.ts';
import type { TableProblem } from '../table-problem.ts';
import type { LaidWeek } from '../week-of-tables.ts';
import { certifyStock } from './certify-stock.ts';

const visitor = aVisitor();
const SODIUM = NUTRIENTS.indexOf('sodiumMg');
const nutrition = aNutrition({ energyKcal: 600, sodiumMg: 1000 });

/** A day with a single table whose place stays bare, and as many points outside its limits as `usual` and those allowed beyond. */
function aDayAt(usual: (points: number) => number): TableProblem {
  const terms = [{ index: SODIUM, nutrient: 'sodiumMg', range: { max: 900 }, weight: 10 }] as const;
  const [person] = visitor.persons;
  if (person === undefined) throw new Error('a visitor is somebody');
  const meal = personMeal(person, 'lunch', visitor);
  const portions = new PortionsBeside({ nutrition, isBoughtForOne: false }, meal);
  const eaten = portions.eat(noAmounts(), 0);
  const points = dayPenalty(eaten, terms);
  const base = { rice: null, kind: -1, minutes: 0, fixed: [], portions, points: 0 };
  return {
    tables: [{ day: 0, time: 'lunch', lead: 'stew', bases: [base], terms: [] }],
    places: [{ table: 0, choices: new Int32Array(0), mayBeBare: true }],
    sides: [],
    base: [noAmounts()],
    terms,
    usualPoints: Float64Array.of(usual(points)),
    leadMeals: new Int32Array(0),
    leadMinutes: new Float64Array(1),
    dayKinds: ['weekday'],
    prepDay: -1,
    seed: 1,
  };
}

const laid: LaidWeek = {
  sides: Int32Array.of(-1),
  bases: Int32Array.of(0),
  points: 0,
  dayPoints: Float64Array.of(0),
};
const certified = (problem: TableProblem) =>
  certifyStock(problem, laid, { isLaid: () => true, isServable: () => true });

describe('the days of what is cooked', () => {
  it('stay as they are laid where they lie at the edge of what a day may miss, whatever sums round to', () => {
    for (const rounding of [-1e-9, 0, 1e-9]) {
      const found = certified(aDayAt((points) => points - NO_WORSE + rounding));
      expect(found?.ways.map(({ table, sides }) => [table, sides])).toEqual([[0, [-1]]]);
      expect(found?.certificate).toMatchObject({ gapDays: 0, provedDays: true });
    }
  });
});
