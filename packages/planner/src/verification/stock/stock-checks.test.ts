import { describe, expect, it } from 'vitest';
import { checkedPlan } from '../checked-plan.ts';
import type { ClaimedCertificate, PlanToVerify } from '../plan-to-verify.ts';
import { aSmallKitchen, aSmallWeek, DATES, laid, SMALL_COOKBOOK } from '../testing/a-small-kitchen.ts';
import { betterDays } from './better-days.ts';
import { LaidPoints } from './laid-points.ts';
import { laidPlan } from './laid-week.ts';
import { stockArithmetic, stockPointsCheck, stockProof } from './stock-checks.ts';

type Stock = NonNullable<ClaimedCertificate['stock']>;

const dishes = aSmallKitchen();
const CLAIM: Stock = { objective: 50, lowerBound: 45, gapDays: 0.1, provedDays: false };
const SUNDAY = DATES[1] ?? '';
/** Two dinners, the second of which could have the rice of the first, with less work. */
const MEALS = {
  0: { dinner: laid('guk', 'ssalbap', `namul@${DATES[0]}`) },
  1: { dinner: laid('guk', 'hyeonmi-bap', `muchim@${SUNDAY}`) },
};
const claiming = (
  stock: Partial<Stock> | null,
  claim: Partial<ClaimedCertificate> = {},
  meals: Parameters<typeof aSmallWeek>[0] = MEALS,
): PlanToVerify =>
  aSmallWeek(meals, { claim: { ...claim, stock: stock === null ? null : { ...CLAIM, ...stock } } });

describe('the numbers of a certificate about the days of what is cooked', () => {
  const found = (stock: Partial<Stock> | null, claim: Partial<ClaimedCertificate> = {}) =>
    stockArithmetic(claiming(stock, claim)).map(({ name, outcome, text }) => `${name} ${outcome}: ${text}`);
  const good = 'best days ok: at most 10.00 % above the best for what is cooked';

  it('agree with one another', () => {
    expect(found({})).toEqual([good]);
    expect(found({ objective: 45, gapDays: 0, provedDays: true })[0]).toContain('ok: at most 0.00 %');
    expect(found({ objective: -50, lowerBound: -55 })).toEqual([good]);
    expect(found({ objective: 0, lowerBound: 0, gapDays: 0, provedDays: true })[0]).toContain('ok');
    expect(found({ objective: 0, lowerBound: -1, gapDays: 1e7 })[0]).toContain('ok');
  });

  it.each([
    [{ lowerBound: 51, gapDays: 0, provedDays: true }, 'a bound of 51 above 50 points'],
    [{ gapDays: 0.11 }, 'a gap of 0.11, not 0.1'],
    [{ gapDays: 0.09 }, 'a gap of 0.09, not 0.1'],
    [{ provedDays: true }, 'proved: true with a gap of 0.1'],
    [{ objective: 45, gapDays: 0 }, 'proved: false with a gap of 0'],
    [{ objective: 45, gapDays: 0.1, provedDays: true }, 'a gap of 0.1, not 0'],
  ] as const)('fail with %j', (stock, text) => {
    expect(found(stock)).toEqual([`best days failed: ${text}`]);
  });

  it('take rounding for no gap, and no more than rounding', () => {
    const of = (difference: number, provedDays: boolean) =>
      found({ objective: 1, lowerBound: 1 - difference, gapDays: difference, provedDays })[0];
    expect([of(9e-8, true), of(2e-7, false)]).toEqual([
      expect.stringContaining('ok'),
      expect.stringContaining('ok'),
    ]);
    expect([of(9e-8, false), of(2e-7, true)]).toEqual([
      expect.stringContaining('failed'),
      expect.stringContaining('failed'),
    ]);
    expect(found({ objective: 1, lowerBound: 1 + 9e-8, gapDays: 0, provedDays: true })[0]).toContain('ok');
  });

  it('are none where it says nothing, or speaks of a week before it was changed', () => {
    expect(found(null)).toEqual([]);
    expect(stockArithmetic({ ...claiming({}), certificate: null })).toEqual([]);
    expect(stockArithmetic(aSmallWeek(MEALS))).toEqual([]);
    expect(found({}, { changed: true })).toEqual([]);
    expect(found(null, { changed: true })).toEqual([]);
    expect(found({}, { companionsChanged: true })).toEqual([]);
    expect(found({ chosen: [] }, { changed: true })).toEqual([good]);
    expect(found({ chosen: [] }, { companionsChanged: true })).toEqual([good]);
  });
});

describe('what a certificate says of the tables', () => {
  const read = (plan: PlanToVerify) => {
    const checked = checkedPlan(dishes, plan);
    const tables = laidPlan(checked, dishes);
    if (tables === null) throw new Error('the week has laid tables');
    const counted = new LaidPoints(checked, dishes);
    const { points: least } = betterDays(tables, counted);
    return { points: counted.of(tables) ?? Number.NaN, least, rounding: counted.rounding(tables) };
  };
  const compared = (stock: Partial<Stock> | null, claim: Partial<ClaimedCertificate> = {}) => {
    const plan = claiming(stock, claim);
    return stockPointsCheck(checkedPlan(dishes, plan), dishes);
  };
  const proof = (stock: Partial<Stock> | null, claim: Partial<ClaimedCertificate> = {}) => {
    const plan = claiming(stock, claim);
    return stockProof(checkedPlan(dishes, plan), dishes);
  };

  it('are their points, but for what rounding may change', () => {
    const name = 'best days objective';
    const { points, rounding } = read(claiming({}));
    expect(compared({ objective: points })[0]).toEqual({ name, outcome: 'ok', text: `${points} points` });
    const outcomes = (by: number) =>
      [points + by, points - by].map((objective) => compared({ objective })[0]?.outcome);
    expect(rounding).toBeGreaterThan(0);
    expect(outcomes(rounding + 0.9e-5)).toEqual(['ok', 'ok']);
    expect(outcomes(rounding + 1.2e-5)).toEqual(['failed', 'failed']);
    expect(compared({ objective: 1 })[0]?.text).toBe(`${points} points, not 1`);
    expect(compared(null)).toEqual([]);
    expect(compared({}, { changed: true })).toEqual([]);
  });

  it('are sides at the meal times of their entries, unless somebody chose them', () => {
    const cookbook = SMALL_COOKBOOK.map((dish) =>
      dish.id === 'namul' ? { ...dish, mealTimes: ['lunch'] as const } : dish,
    );
    const fromLunch = aSmallKitchen(cookbook);
    const of = (chosen?: Stock['chosen']) =>
      stockPointsCheck(
        checkedPlan(fromLunch, claiming(chosen === undefined ? {} : { chosen })),
        fromLunch,
      )[1];
    const failed = { name: 'side times', outcome: 'failed', text: 'namul: dinner of day 1' };
    expect(of()).toEqual(failed);
    expect(of([{ date: SUNDAY, mealTime: 'dinner' }])).toEqual(failed);
    expect(of([{ date: DATES[0] ?? '', mealTime: 'dinner' }])?.outcome).toBe('ok');
    expect(compared({})[1]?.outcome).toBe('ok');
  });

  it('are not compared where something of them is unknown', () => {
    const note = [
      { name: 'best days objective', outcome: 'note', text: 'not compared: an amount is unknown' },
    ];
    const vague = claiming({}, {}, { 0: { dinner: laid('guk', 'nothing') } });
    expect(stockPointsCheck(checkedPlan(dishes, vague), dishes)).toEqual(note);
    expect(stockProof(checkedPlan(dishes, vague), dishes)).toEqual([]);
    const checked = checkedPlan(dishes, claiming({}));
    const unmade = { ...dishes, dishOf: () => undefined };
    expect(stockPointsCheck(checked, unmade)).toEqual(note);
  });

  it('are tried against the bound', () => {
    const name = 'best days bound';
    const { points, least, rounding } = read(claiming({}));
    expect(least).toBeLessThan(points);
    const tried = /^no better way among [1-9]\d* exchanges$/;
    expect(proof({ lowerBound: least })).toEqual([
      { name, outcome: 'ok', text: expect.stringMatching(tried) },
    ]);
    expect(proof({ lowerBound: least + rounding + 0.9e-5 })[0]?.outcome).toBe('ok');
    const above = least + rounding + 1.2e-5;
    expect(proof({ lowerBound: above })).toEqual([
      { name, outcome: 'failed', text: `a way of ${least} points, below the bound of ${above}` },
    ]);
    expect(proof(null)).toEqual([]);
    expect(proof({}, { companionsChanged: true })).toEqual([]);
  });
});
