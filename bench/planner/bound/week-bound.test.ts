import { makeVisitor } from '@kkini/planner';
import { chooseSides, laidStock, type TableProblem, WeekOfTables } from '@kkini/planner/testing';
import { describe, expect, it } from 'vitest';
import { RandomSource } from '../catalogues/random-source.ts';
import { randomSurvey } from '../catalogues/random-survey.ts';
import { realFoods } from '../catalogues/real-catalogue.ts';
import { ascend } from './ascent.ts';
import { WeekBound } from './week-bound.ts';

const ALL_COOKED = { breakfast: 'cookedRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' } as const;
const NUMBERS = [5000, 5001, 5002] as const;
/** Tables left open, choices at each of their places, and kinds of rice of each. */
const OPEN = { tables: 4, choices: 3, bases: 2 } as const;

/** A laid week of a real catalogue of which four tables stay open, with few sides: small enough to try every week. */
function smallWeek(number: number): TableProblem {
  const { taxonomy, candidates, tables } = realFoods();
  const survey = { ...randomSurvey(number), mealStyles: ALL_COOKED };
  const input = {
    candidates,
    visitor: makeVisitor(taxonomy, survey),
    startDate: survey.startDate,
    seed: number,
  };
  const problem = laidStock(input, tables)?.problem;
  if (problem === undefined) throw new Error('every visitor of the test has tables to lay');
  const random = new RandomSource(number);
  const { sides, bases } = chooseSides(problem);
  const first = Math.floor(random.unit() * (problem.tables.length - OPEN.tables));
  const isOpen = (table: number) => table >= first && table < first + OPEN.tables;
  const wanted = [...new Set(sides)].filter((side) => side >= 0);
  return {
    ...problem,
    tables: problem.tables.map((table, at) => {
      const own = table.bases[bases[at] ?? 0];
      const few = table.bases.filter((base) => base !== own).slice(0, isOpen(at) ? OPEN.bases - 1 : 0);
      return { ...table, bases: own === undefined ? few : [own, ...few] };
    }),
    places: problem.places.map((place, at) => {
      const own = sides[at] ?? -1;
      const others = place.choices.filter((side) => side !== own && wanted.includes(side));
      const few = isOpen(place.table) ? [...others, ...place.choices].slice(0, OPEN.choices - 1) : [];
      return { ...place, choices: own < 0 ? few : [...new Set([own, ...few])], mayBeBare: own < 0 };
    }),
  };
}

/** The points of the best of all weeks. */
function leastPoints(problem: TableProblem): number {
  const week = new WeekOfTables(problem);
  const open = problem.tables.flatMap(({ bases }, table) => (bases.length > 1 ? [{ table, bases }] : []));
  const tryPlaces = (place: number): number => {
    const { choices = [], mayBeBare = false } = problem.places[place] ?? {};
    if (place === problem.places.length) return week.points;
    let least = Infinity;
    for (const side of mayBeBare ? [...choices, -1] : choices) {
      if (!week.mayHold(place, side) && week.sides[place] !== side) continue;
      const before = week.sides[place] ?? -1;
      week.set(place, side);
      least = Math.min(least, tryPlaces(place + 1));
      week.set(place, before);
    }
    return least;
  };
  const tryBases = (at: number): number => {
    const next = open[at];
    if (next === undefined) return tryPlaces(0);
    return Math.min(
      ...[...next.bases.keys()].map((base) => {
        week.setBase(next.table, base);
        return tryBases(at + 1);
      }),
    );
  };
  return tryBases(0);
}

/** A small week, its fewest points, and good prices with the bound they give. */
function bounded(number: number) {
  const problem = smallWeek(number);
  const least = leastPoints(problem);
  const week = new WeekBound(problem);
  return { least, week, ...ascend(week, least, STEPS) };
}

describe('the bound of a week whose leading dishes are given', () => {
  it.each(NUMBERS)('is never above the best of all weeks, at any prices (visitor %i)', (number) => {
    const { least, week, prices } = bounded(number);
    const random = new RandomSource(number);
    for (let drawn = 0; drawn < DRAWN; drawn += 1) {
      const reach = drawn % 3 === 0 ? FAR : NEAR;
      const near = prices.map((price) => price + reach * (2 * random.unit() - 1));
      week.layout.confine(near);
      expect(week.at(near).value).toBeLessThanOrEqual(least + ROUNDING);
    }
  });

  it('comes near the best of all weeks at good prices', () => {
    const shares = NUMBERS.map((number) => {
      const { least, bound } = bounded(number);
      return bound / least;
    });
    expect(Math.max(...shares)).toBeLessThanOrEqual(1 + ROUNDING);
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.85);
  });
});

const [STEPS, DRAWN, ROUNDING] = [400, 300, 1e-6] as const;
/** How far prices are drawn from good ones. */
const [FAR, NEAR] = [4, 0.2] as const;
