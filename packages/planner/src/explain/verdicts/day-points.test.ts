import { NUTRIENTS } from '@kkini/domain';
import { GLYCEMIC_LOAD } from '@kkini/domain/portions';
import { describe, expect, it } from 'vitest';
import { dayLimits } from '../../limits/day-limits.ts';
import { LOAD_INDEX, noAmounts } from '../../model/day-amounts.ts';
import { dayPenalty, dayTerms } from '../../preferences/day-penalty.ts';
import { laidPenalty, MISSED_LIMIT } from '../../preferences/laid-penalty.ts';
import { penaltyOf, penaltyTable } from '../../search/pricing/penalty-table.ts';
import { JudgedAmounts } from '../../tables/stock/judged-amounts.ts';
import { aVisitor } from '../../testing/a-candidate.ts';
import { judgeExactly } from './judge-amount.ts';
import { judgedRange, statedLimits } from './stated-limits.ts';

const visitor = aVisitor({ healthConditions: ['diabetes', 'dyslipidemia'] });
const limits = dayLimits(visitor);
const terms = dayTerms(limits);

/** Weight of an aim, which a day never misses. */
const AIM = 0.5;

/** A day with 85 to 110 % of its energy and this share of it from a nutrient. */
const day = (ratio: number, nutrient: 'carbohydrateG' | 'fatG', share: number) => {
  const totals = noAmounts();
  const energyKcal = ratio * limits.plannedKcal;
  totals[NUTRIENTS.indexOf('energyKcal')] = energyKcal;
  totals[NUTRIENTS.indexOf(nutrient)] = (share * energyKcal) / (nutrient === 'fatG' ? 9 : 4);
  return { totals, ratio, nutrient };
};
const DAYS = [0.85, 0.93, 1, 1.1].flatMap((ratio) =>
  [0.44, 0.52, 0.54, 0.556, 0.6].flatMap((share) => [
    day(ratio, 'carbohydrateG', share),
    day(ratio, 'fatG', share - 0.25),
  ]),
);

describe('the points of a day', () => {
  it('count a share of the energy by what is eaten, as the verdict on the day does', () => {
    const judged = DAYS.map(({ totals, ratio, nutrient }) => {
      const limit = statedLimits(visitor).find(
        (each) => each.nutrient === nutrient && each.per === 'day' && each.kind === 'limit',
      );
      if (limit === undefined) throw new Error(`${nutrient} has a limit`);
      const amount = totals[NUTRIENTS.indexOf(nutrient)] ?? 0;
      const own = terms.filter((term) => term.nutrient === nutrient && term.weight > AIM);
      const verdict = judgeExactly(amount, judgedRange(limit, ratio));
      const points = dayPenalty(totals, own);
      return { verdict, points, missed: laidPenalty(totals, own) - points };
    });
    const costing = (verdict: string) =>
      new Set(judged.filter((each) => each.verdict === verdict).map(({ points }) => points > 0));
    expect([costing('within'), costing('over'), costing('under')]).toEqual([
      new Set([false]),
      new Set([true]),
      new Set([true]),
    ]);
    for (const { verdict, missed } of judged)
      expect(missed).toBeCloseTo(verdict === 'within' ? 0 : MISSED_LIMIT, 9);
  });

  it('count the glycaemic load of a day with diabetes', () => {
    const withLoad = (load: number) => {
      const { totals = noAmounts() } = DAYS[0] ?? {};
      return Float64Array.from(totals, (amount, index) => (index === LOAD_INDEX ? load : amount));
    };
    const { dayCap } = GLYCEMIC_LOAD;
    const more = (load: number) => dayPenalty(withLoad(load), terms) - dayPenalty(withLoad(0), terms);
    expect([more(0.98 * dayCap), more(1.001 * dayCap) > 1]).toEqual([0, true]);
    const others = dayTerms(dayLimits(aVisitor({ healthConditions: ['dyslipidemia'] })));
    expect(others.some(({ index }) => index === LOAD_INDEX)).toBe(false);
  });

  it('are the same in the columns of the search and of the laid tables', () => {
    const table = penaltyTable(terms);
    const judged = new JudgedAmounts(terms);
    for (const { totals } of DAYS) {
      const columns = terms.map(({ index, share }, k) => {
        const allowed = (share?.perKcal ?? 0) * (totals[NUTRIENTS.indexOf('energyKcal')] ?? 0);
        return ((totals[index] ?? 0) - allowed) / (table.unit[k] ?? 1);
      });
      const half = judged.of(totals.map((amount) => amount / 2));
      const points = dayPenalty(totals, terms);
      expect(penaltyOf(table, Float64Array.from(columns))).toBeCloseTo(points, 6);
      expect(judged.pointsUpTo(Infinity, half, half)).toBeCloseTo(laidPenalty(totals, terms), 6);
    }
  });
});
