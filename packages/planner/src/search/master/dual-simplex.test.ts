import { runs } from '@kkini/testing';
import { describe, expect, it } from 'vitest';
import { randomUnits } from '../../testing/random-week.ts';
import { DenseLp } from './dual-simplex.ts';

type Problem = { readonly a: number[][]; readonly b: number[]; readonly c: number[] };

function randomLp(seed: number): Problem {
  const unit = randomUnits(seed);
  const rows = 2 + Math.floor(unit() * 8);
  const columns = 2 + Math.floor(unit() * 12);
  const entry = () => (unit() < 0.4 ? 0 : Math.round(6 * unit() - 3));
  return {
    a: Array.from({ length: rows }, () => Array.from({ length: columns }, entry)),
    b: Array.from({ length: rows }, () => Math.round(10 * unit() - 4)),
    c: Array.from({ length: columns }, () => Math.round(5 * unit())),
  };
}

function load({ a, b, c }: Problem): DenseLp {
  const lp = new DenseLp(a.length, c.length);
  a.forEach((row, i) => {
    lp.setBound(i, b[i] ?? 0);
    row.forEach((value, j) => {
      lp.addCoefficient(i, j, value);
    });
  });
  c.forEach((cost, j) => {
    lp.setCost(j, cost);
  });
  return lp;
}

const dot = (x: ArrayLike<number>, y: readonly number[]) =>
  y.reduce((sum, value, i) => sum + value * (x[i] ?? 0), 0);

const RUNS = runs(400);

describe('the dual simplex', () => {
  it('ends with a primal and a dual solution of one value, which proves both', () => {
    let optimal = 0;
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const problem = randomLp(seed);
      const { a, b, c } = problem;
      const lp = load(problem);
      if (lp.solve() !== 'optimal') continue;
      optimal += 1;
      const x = lp.values();
      const price = lp.prices();
      for (const value of [...x, ...price]) expect(value).toBeGreaterThan(-1e-8);
      a.forEach((row, i) => {
        expect(dot(x, row)).toBeLessThanOrEqual((b[i] ?? 0) + 1e-7);
      });
      c.forEach((cost, j) => {
        const column = a.map((row) => row[j] ?? 0);
        const reduced = cost + dot(price, column);
        expect(reduced).toBeGreaterThan(-1e-7);
        expect(lp.reducedCosts()[j] ?? 0).toBeCloseTo(reduced, 6);
      });
      expect(dot(x, c)).toBeCloseTo(-dot(price, b), 6);
      expect(lp.objective).toBeCloseTo(dot(x, c), 6);
    }
    expect(optimal).toBeGreaterThan(RUNS / 2);
  });

  it('calls infeasible only what a combination of rows refutes', () => {
    const contradiction = load({
      a: [
        [1, 1],
        [-1, -1],
      ],
      b: [1, -2],
      c: [1, 1],
    });
    expect(contradiction.solve()).toBe('infeasible');
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const problem = randomLp(seed);
      // x = 0 satisfies every row with a bound of zero or more.
      const feasible = { ...problem, b: problem.b.map(Math.abs) };
      expect(load(feasible).solve()).toBe('optimal');
    }
  });
});
