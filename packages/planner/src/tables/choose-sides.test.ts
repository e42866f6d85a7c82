import { describe, expect, it } from 'vitest';
import { PIECE } from '../preferences/work-points.ts';
import { seededUnit } from '../seed.ts';
import { aBase, aSide, aTable, aTableProblem, atMostSodium } from '../testing/a-table-problem.ts';
import { chooseSides } from './choose-sides.ts';
import type { TableProblem } from './table-problem.ts';
import { type LaidWeek, WeekOfTables } from './week-of-tables.ts';

/** Two days of a lunch and a dinner, with a place or two for a few sides and with one or two kinds of rice. */
function smallWeek(seed: number): TableProblem {
  let drawn = 0;
  const draw = (most: number) => {
    drawn += 1;
    return seededUnit(seed, drawn) * most;
  };
  const foods = [0, 1, 2];
  const sides = Array.from({ length: 6 }, (_, shelf) =>
    aSide(shelf, {
      sodiumMg: draw(900),
      cooking: draw(4),
      eating: draw(3),
      keepDays: Math.floor(draw(4)),
      minutes: draw(30),
      foods: [Math.floor(draw(3))],
      parts: [Math.ceil(draw(PIECE))],
    }),
  );
  const rices = [0, 1].map((kind) => aBase({ kind, points: draw(2), minutes: draw(10) }));
  const tables = [0, 1].flatMap((day) =>
    (['lunch', 'dinner'] as const).map((time) => {
      const first = Math.floor(draw(2));
      return aTable({ day, time, bases: rices.slice(first, draw(1) < 0.6 ? 2 : first + 1) });
    }),
  );
  const places = [0, 0, 1, 2, 2, 3].map((table) => {
    const choices = [...sides.keys()].filter(() => draw(1) < 0.6);
    return { table, choices, mayBeBare: choices.length < 2 || draw(1) < 0.3 };
  });
  const [leadMeals, leadParts] = [new Int32Array(foods.length), new Int32Array(foods.length)];
  return aTableProblem({ tables, places, sides, leadMeals, leadParts, terms: atMostSodium(3000), seed });
}

/** The points of the best of all weeks. */
function leastPoints(problem: TableProblem): number {
  const week = new WeekOfTables(problem);
  const tryPlaces = (place: number): number => {
    const { choices, mayBeBare } = problem.places[place] ?? { choices: [], mayBeBare: false };
    if (place === problem.places.length) return week.points;
    return Math.min(
      ...[...choices, ...(mayBeBare ? [-1] : [])].map((side) => {
        if (!week.mayHold(place, side)) return Infinity;
        week.set(place, side);
        const least = tryPlaces(place + 1);
        week.set(place, -1);
        return least;
      }),
    );
  };
  const tryBases = (table: number): number =>
    table === problem.tables.length
      ? tryPlaces(0)
      : Math.min(
          ...[...(problem.tables[table]?.bases ?? []).keys()].map((base) => {
            week.setBase(table, base);
            return tryBases(table + 1);
          }),
        );
  return tryBases(0);
}

/** Sides for each place of `weekOf`, the last on the shelf being the first by rank. */
const CHOICES = 24;

/** A side for each day, of which only the one of this rank keeps the day within its limit. */
function weekOf(ranks: readonly number[], mayBeBare = false): TableProblem {
  const sides = ranks.flatMap((saltless, day) =>
    Array.from({ length: CHOICES }, (_, at) => {
      const rank = CHOICES - 1 - at;
      const sodiumMg = rank === saltless ? 0 : 900;
      return aSide(day * CHOICES + at, { eating: rank / 100, cooking: 0, minutes: 0, sodiumMg });
    }),
  );
  return aTableProblem({
    sides,
    tables: ranks.map((_, day) => aTable({ day })),
    places: ranks.map((_, table) => {
      const choices = Array.from({ length: CHOICES }, (_, at) => table * CHOICES + at);
      return { table, choices, mayBeBare };
    }),
    terms: atMostSodium(1200),
  });
}

/** The rank of the side at each place of such a week; -1 for none. */
const ranksOf = ({ sides }: LaidWeek) =>
  [...sides].map((side) => (side < 0 ? -1 : CHOICES - 1 - (side % CHOICES)));

/** No search after the places are filled; searches that accept nothing worse, and whatever is proposed; a long one. */
const [NONE, COLD, HOT, LONG] = [
  { perPlace: 0, from: 1, falls: 1 },
  { perPlace: 300, from: 1e-9, falls: 1 },
  { perPlace: 40, from: 1e6, falls: 1e-3 },
  { perPlace: 1500, from: 6, falls: 5 },
];

describe('the search for sides', () => {
  it.each([2, 9, 10, 12, 15, 16, 17, 19, 26, 35, 63, 69])(
    'finds the best of all weeks, which it does not where it accepts nothing worse (%i)',
    (seed) => {
      const problem = smallWeek(seed);
      const least = leastPoints(problem);
      expect(chooseSides(problem).points).toBeCloseTo(least, 9);
      expect(chooseSides(problem, undefined, COLD).points).toBeGreaterThan(least + 0.01);
    },
  );

  it('finds the only sides that suit their days, of whatever rank', () => {
    const ranks = [0, 5, 9, 16, 23, 12, 20];
    expect(ranksOf(chooseSides(weekOf(ranks), undefined, LONG))).toEqual(ranks);
    expect(ranksOf(chooseSides(weekOf(ranks, true), undefined, LONG))).toEqual(ranks);
  });

  it('leaves a place bare that has no sides, or that may be bare where its sides cost more', () => {
    const sides = [aSide(0, { eating: 9 }), aSide(1)];
    const first = (choices: readonly number[], mayBeBare: boolean) =>
      chooseSides(aTableProblem({ sides, places: [{ table: 0, choices, mayBeBare }] })).sides[0];
    expect([first([], false), first([0], true), first([0], false)]).toEqual([-1, -1, 0]);
  });

  it('begins with the best of the first eight ranks', () => {
    const begun = [0, 7, 8].map((rank) => chooseSides(weekOf([rank]), undefined, NONE));
    expect(begun.flatMap(ranksOf)).toEqual([0, 7, 0]);
  });

  it.each([
    ['less', 1, 8],
    ['more', 2, 0],
  ])('ranks a side by a part of its cooking (%s)', (_what, cooking, begun) => {
    const others = Array.from({ length: 8 }, (_, shelf) =>
      aSide(shelf, { eating: 1, cooking: 0, sodiumMg: 900 }),
    );
    const sides = [...others, aSide(8, { eating: 0.5, cooking, sodiumMg: 0 })];
    const places = [{ table: 0, choices: [...sides.keys()], mayBeBare: false }];
    const problem = aTableProblem({ sides, places, terms: atMostSodium(1200) });
    expect([...chooseSides(problem, undefined, NONE).sides]).toEqual([begun]);
  });

  it.each([1, 2, 3])('never ends worse than it began, whatever it accepts (%i)', (seed) => {
    const problem = smallWeek(seed);
    const [begun, ended] = [NONE, HOT].map((cooling) => chooseSides(problem, undefined, cooling).points);
    expect(ended).toBeLessThanOrEqual(begun ?? 0);
  });
});

describe('one proposal of the search', () => {
  it('changes a side at all of its places, though one alone would be worse', () => {
    const sides = [aSide(0, { keepDays: 0, cooking: 1, minutes: 0 }), aSide(1, { cooking: 2, minutes: 0 })];
    const tables = [0, 1, 2].map((day) => aTable({ day }));
    const places = tables.map((_, table) => ({ table, choices: [0, 1], mayBeBare: false }));
    const problem = aTableProblem({ sides, tables, places });
    expect([...chooseSides(problem, undefined, NONE).sides]).toEqual([0, 0, 0]);
    expect([...chooseSides(problem, undefined, COLD).sides]).toEqual([1, 1, 1]);
  });

  it('exchanges the sides of two places, though each alone would be worse', () => {
    const costs = { cooking: 0, minutes: 0 };
    const sides = [0, 1, 2].map((shelf) =>
      aSide(shelf, { ...costs, eating: (shelf - 1) / 2, sodiumMg: (shelf - 1) * 300 }),
    );
    const tables = [aTable(), aTable({ time: 'dinner', terms: atMostSodium(1298) })];
    const places = tables.map((_, table) => ({ table, choices: [1, 2], mayBeBare: false }));
    const problem = aTableProblem({ sides, tables, places });
    expect([...chooseSides(problem, undefined, NONE).sides]).toEqual([1, 2]);
    expect([...chooseSides(problem, undefined, COLD).sides]).toEqual([2, 1]);
  });

  it('changes the rice of all tables it is cooked for, though that of one would be worse, and of no others', () => {
    const tables = [0, 1, 4, 5].map((day) => {
      const bases = [0, 1].map((kind) => aBase({ kind, points: kind === 1 ? (day < 4 ? -0.6 : 0.9) : 0 }));
      return aTable({ day, bases });
    });
    const places = tables.map((_, table) => ({ table, choices: [0], mayBeBare: false }));
    const problem = aTableProblem({ sides: [aSide(0)], tables, places });
    expect([...chooseSides(problem, undefined, COLD).bases]).toEqual([1, 1, 0, 0]);
  });
});

describe('days further outside their limits than with the usual companions', () => {
  it('are searched once more, and only they', () => {
    const problem = weekOf([16, 16]);
    const [points = 0] = chooseSides(problem, undefined, NONE).dayPoints;
    const mended = (...usual: readonly number[]) =>
      ranksOf(chooseSides({ ...problem, usualPoints: Float64Array.from(usual) }, undefined, NONE));
    expect(mended(points - 0.4, points - 0.6)).toEqual([0, 16]);
    expect(mended(0, Infinity)).toEqual([16, 0]);
  });
});

describe('a search that begins with laid tables', () => {
  it('keeps sides and rice that it would hardly find', () => {
    const sides = Array.from({ length: 1000 }, (_, shelf) =>
      aSide(shelf, { eating: shelf === 0 ? 1 : 0, sodiumMg: shelf === 0 ? 0 : 900, cooking: 0 }),
    );
    const bases = Array.from({ length: 60 }, (_, kind) => aBase({ kind, points: kind === 59 ? 0 : 9 }));
    const places = [{ table: 0, choices: [...sides.keys()], mayBeBare: false }];
    const problem = aTableProblem({ sides, places, tables: [aTable({ bases })], terms: atMostSodium(1200) });
    const kept = chooseSides(problem, { sides: Int32Array.of(0), bases: Int32Array.of(59) });
    expect([...kept.sides, ...kept.bases]).toEqual([0, 59]);
  });

  it('goes on from them with a search of its own', () => {
    const [problem, bases] = [weekOf([0, 3]), new Int32Array(2)];
    const dearest = Int32Array.of(0, CHOICES);
    expect(ranksOf(chooseSides(problem, { sides: dearest, bases }, NONE))).toEqual([0, 3]);
  });

  it('fills the places that may not have theirs', () => {
    const [problem, bases] = [weekOf([16]), Int32Array.of(0)];
    const few = { ...problem, places: [{ table: 0, choices: [3, 4], mayBeBare: false }] };
    expect([...chooseSides(few, { sides: Int32Array.of(7), bases }).sides]).toEqual([4]);
  });
});
