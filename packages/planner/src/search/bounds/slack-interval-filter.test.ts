import { runs } from '@kkini/testing';
import { describe, expect, it } from 'vitest';
import type { DayTerm } from '../../preferences/day-penalty.ts';
import { type RandomUnit, randomUnits } from '../../testing/random-week.ts';
import { conjugate, type PenaltyTable, penaltyOf, penaltyTable } from '../pricing/penalty-table.ts';
import { SlackIntervalFilter } from './slack-interval-filter.ts';

/** A range with a maximum, a minimum, both, or a minimum above the maximum. */
function aTerm(unit: RandomUnit): DayTerm {
  const [a, b] = [20 + 100 * unit(), 20 + 100 * unit()];
  const kind = Math.floor(4 * unit());
  const both =
    kind === 3 ? { min: Math.max(a, b), max: Math.min(a, b) } : { min: Math.min(a, b), max: Math.max(a, b) };
  const range = kind === 0 ? { max: a } : kind === 1 ? { min: a } : both;
  return { index: 0, nutrient: 'sodiumMg', range, weight: 0.5 + 4 * unit() };
}

/** A multiplier within the slopes of a term, often 0 and at times a bound or one of its slopes. */
function aMultiplier({ lowest, highest, slope }: PenaltyTable, unit: RandomUnit): number {
  const [least, most, steady] = [lowest[0] ?? 0, highest[0] ?? 0, slope[0] ?? 0];
  const kind = Math.floor(5 * unit());
  if (kind === 0) return 0;
  if (kind === 1) return unit() < 0.5 ? least : most;
  if (kind === 2) return Math.min(most, Math.max(least, unit() < 0.5 ? steady : -steady));
  return least + unit() * (most - least);
}

/** A list of random rows, the terms they count in, and a partial menu they may complete. */
function aQuestion(unit: RandomUnit) {
  const terms = Array.from({ length: 1 + Math.floor(5 * unit()) }, () => aTerm(unit));
  const alone = terms.map((term) => penaltyTable([term]));
  const width = terms.length;
  const size = 1 + Math.floor(150 * unit());
  return {
    alone,
    penalty: penaltyTable(terms),
    q: Float64Array.from(alone, (table) => aMultiplier(table, unit)),
    amounts: new Float64Array(size * width).map(() => (unit() < 0.1 ? 0 : unit())),
    list: new Int32Array(size).map((_, row) => row).filter(() => unit() < 0.7),
    totals: new Float64Array(width).map(() => unit()),
    margin: 20 * unit() ** 3,
  };
}

type Question = ReturnType<typeof aQuestion>;

/** The greatest slack of a row by definition: f(y) - q y - min over z of (f(z) - q z), term by term. */
function greatestSlack({ alone, q, amounts, totals }: Question, row: number): number {
  const slacks = alone.map((table, k) => {
    const own = Float64Array.of(q[k] ?? 0);
    const y = (totals[k] ?? 0) + (amounts[row * alone.length + k] ?? 0);
    const tangent = (q[k] ?? 0) * y + conjugate(table, own, new Float64Array(1));
    return penaltyOf(table, Float64Array.of(y)) - tangent;
  });
  return Math.max(...slacks);
}

function found(question: Question): readonly number[] {
  const { list, amounts, penalty, q, totals, margin } = question;
  const { width } = penalty;
  const listed = [...list].flatMap((row) => [...amounts.subarray(row * width, (row + 1) * width)]);
  const places = new Int32Array(list.length);
  const filter = new SlackIntervalFilter(list.length, Float64Array.from(listed), { penalty, q });
  const count = filter.find(totals, margin, places);
  return [...places.subarray(0, count)];
}

const QUESTIONS = runs(2_000);

describe('rows in reach', () => {
  it('hold every row whose slacks are within the margin, in the order of the list, and few others', () => {
    const counts = { listed: 0, within: 0, found: 0 };
    for (let seed = 1; seed <= QUESTIONS; seed += 1) {
      const question = aQuestion(randomUnits(seed));
      const places = found(question);
      const within = [...question.list.keys()].filter(
        (place) => greatestSlack(question, question.list[place] ?? 0) <= question.margin - 1e-9,
      );
      expect(
        within.filter((place) => !places.includes(place)),
        `seed ${seed}`,
      ).toEqual([]);
      expect([...places].sort((a, b) => a - b)).toEqual(places);
      counts.listed += question.list.length;
      counts.within += within.length;
      counts.found += places.length;
    }
    expect(counts.within).toBeGreaterThan(QUESTIONS / 2);
    expect(counts.found).toBeLessThan(1.2 * counts.within);
    expect(counts.within).toBeLessThan(0.5 * counts.listed);
  });

  it('are all rows where the margin is without end', () => {
    for (let seed = 1; seed <= runs(50); seed += 1) {
      const question = aQuestion(randomUnits(seed));
      expect(found({ ...question, margin: Infinity })).toEqual([...question.list.keys()]);
    }
  });
});
