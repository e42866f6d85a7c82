import { aLine, aProduct, aSurvey } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { aPlannedWeek } from '../../testing/a-planned-week.ts';
import type { PlanToVerify } from '../plan-to-verify.ts';
import { aCheckedTaxonomy, worldOf } from '../testing/a-checked-world.ts';
import { aProofModel } from '../testing/a-proof-model.ts';
import { type Claim, proofChecks, proveAgain } from './proof-checks.ts';

type Model = ReturnType<typeof aProofModel>;

/** Nine dishes for 1 to 9 points, served on seven days. */
const nine = (rows: readonly number[] = [0, 1, 2, 3, 4, 5, 6]) =>
  aProofModel({
    slots: [Array.from({ length: 9 }, (_, at) => `a${at} ${at + 1}`)],
    week: rows.map((row) => [row]),
    step: 4,
  });
const claiming = (objective: number, claim: Partial<Claim> = {}) => ({
  objective,
  lowerBound: objective,
  proved: true,
  ...claim,
});
const outcomes = (model: Model, claim: Claim) =>
  proofChecks(model, claim).map(({ name, outcome }) => `${name} ${outcome}`);
const textOf = (model: Model, claim: Claim, wanted: string) =>
  proofChecks(model, claim).find(({ name }) => name === wanted)?.text;

describe('the proof of a week', () => {
  it('finds the best week to be the best', () => {
    expect(outcomes(nine(), claiming(28))).toEqual(['meals ok', 'days ok', 'bound ok', 'optimum ok']);
    const [meals, days, bound, optimum] = proofChecks(nine(), claiming(28)).map(({ text }) => text);
    // 8 others on 7 days, and 8 times 8 on 21 pairs of days.
    expect(meals).toBe('1400 exchanges of one or two meals: none costs less');
    expect(days).toBe('all 9 menus in place of any day: none costs less');
    expect(bound).toBe('no week costs less than 28.000000 by prices of its own, 0.000 % below the plan');
    expect(optimum).toMatch(
      /^6 menus may be in a better week, \d+ choices of them tried: no better week exists$/,
    );
    expect(textOf(nine(), claiming(28, { proved: false }), 'optimum')).toMatch(
      /: no better week exists, which the certificate left open$/,
    );
  });

  it('takes rounding for no better week', () => {
    expect(outcomes(nine(), claiming(28 + 2e-6))).toContain('meals ok');
    expect(outcomes(nine(), claiming(28 + 4e-6))).toEqual(['meals failed', 'proof note']);
    expect(outcomes(nine(), claiming(28 - 2e-6))).toContain('bound ok');
    expect(outcomes(nine(), claiming(28 - 4e-6))).toContain('bound failed');
  });

  it('stops at a better week by an exchange of meals, and refutes a bound above it', () => {
    const worse = nine([0, 1, 2, 3, 4, 5, 8]);
    const [allowed, more] = proofChecks(worse, claiming(30, { lowerBound: 28 }));
    expect(allowed).toMatchObject({ name: 'meals', outcome: 'note' });
    expect(allowed?.text).toMatch(/: one costs 28.000000, which the bound allows$/);
    expect(more).toEqual({
      name: 'proof',
      outcome: 'note',
      text: 'nothing more to prove: the week is not the best one',
    });
    const [refuted] = proofChecks(worse, claiming(30, { lowerBound: 29 }));
    expect(refuted?.outcome).toBe('failed');
    expect(refuted?.text).toMatch(/: one costs 28.000000, below the bound$/);
  });

  it('refutes a claim of fewer points than any week has', () => {
    const claim = claiming(20);
    expect(outcomes(nine(), claim)).toEqual(['meals ok', 'days ok', 'bound failed', 'optimum ok']);
    expect(textOf(nine(), claim, 'bound')).toBe(
      'no week costs less than 28.000000 by prices of its own, -40.000 % below the plan',
    );
    expect(textOf(nine(), claim, 'optimum')).toBe(
      '0 menus may be in a better week, 0 choices of them tried: no better week exists',
    );
  });

  it('meets a day that is better only as a whole', () => {
    // 300 kcal three times are as good as 100, 100 and 700; a mixture of both is far off.
    const model = aProofModel({
      slots: [
        ['a 1 a 300', 'b 0 b 100'],
        ['c 1 c 300', 'd 0 d 100'],
        ['e 1 e 300', 'f 0 f 700'],
      ],
      week: [[0, 0, 0]],
      day: [{ nutrient: 'energyKcal', range: { min: 900, max: 900 }, weight: 100 }],
    });
    expect(outcomes(model, claiming(3))).toEqual(['meals ok', 'days failed']);
    expect(textOf(model, claiming(3), 'days')).toBe(
      'all 8 menus in place of any day: one costs 0.000000, below the bound',
    );
    expect(outcomes(model, claiming(3, { lowerBound: 0 }))).toEqual([
      'meals ok',
      'days note',
      'bound ok',
      'optimum note',
    ]);
  });

  it('meets a week that is better only in all its days', () => {
    // Three evenings move on by one day. Two of them cannot be swapped, because one day would have a main group twice.
    const model = aProofModel({
      slots: [
        ['a 0 g2 100', 'b 0 g1 200', 'c 0 g3 400'],
        ['x 0 g1 600', 'y 0 g3 900', 'z 0 g2 800'],
      ],
      week: [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
      step: 3,
      day: [{ nutrient: 'energyKcal', range: { min: 1000, max: 1000 }, weight: 10 }],
    });
    expect(outcomes(model, claiming(100))).toEqual(['meals ok', 'days ok', 'bound ok', 'optimum failed']);
    expect(textOf(model, claiming(100), 'optimum')).toMatch(/tried: one costs 0.000000, below the bound$/);
    expect(outcomes(model, claiming(100, { lowerBound: 0 }))).toContain('optimum note');
  });

  it('lists no more menus than it may', () => {
    expect(proofChecks(nine(), claiming(28), { mostMenus: 9 })).toHaveLength(4);
    const [meals, proof] = proofChecks(nine(), claiming(28), { mostMenus: 8 });
    expect(meals).toMatchObject({ name: 'meals', outcome: 'ok' });
    expect(proof).toEqual({
      name: 'proof',
      outcome: 'note',
      text: '9 menus of a day are too many to list: neither bound nor optimum were proved again',
    });
  });

  it('claims nothing of menus it did not keep', () => {
    const checks = proofChecks(nine(), claiming(28), { mostMenus: 9, keep: 2 });
    expect(checks.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual([
      'meals ok',
      'days note',
      'bound ok',
      'optimum note',
    ]);
    expect(checks[1]?.text).toBe('only the 3 cheapest menus tried');
    expect(checks[3]?.text).toMatch(
      /^not proved again: 3 menus may be in a better week, \d+ choices of them tried, not all$/,
    );
  });
});

const SURVEY = aSurvey({ mealStyles: { breakfast: 'fasting', lunch: 'lunchBox', dinner: 'fasting' } });
/** Five lunches for seven days, so that some repeat. */
const world = worldOf({
  taxonomy: aCheckedTaxonomy(),
  recipes: [],
  products: (['chicken', 'pork', 'tofu', 'egg', 'beef'] as const).map((mainGroup, at) =>
    aProduct({
      id: `box-${at}`,
      name: `도시락 ${at}`,
      style: 'lunchBox',
      mainGroup,
      ingredients: [aLine('tofu', '두부')],
      familiarity: 1 + at,
    }),
  ),
});
const { dishes } = world;
const good = aPlannedWeek(world, SURVEY);
const proof = (plan: PlanToVerify) =>
  proveAgain(dishes, plan).map(({ name, outcome }) => `${name} ${outcome}`);

describe('a proof by plain trying', () => {
  it('finds the planned week to be the best there is, with returning dishes too', () => {
    expect(good.ladderStep).toBeGreaterThan(4);
    expect(proof(good)).toEqual(['meals ok', 'days ok', 'bound ok', 'optimum ok']);
  });

  it('says what it does not try', () => {
    expect(proveAgain(dishes, { ...good, certificate: null })).toEqual([
      { name: 'proof', outcome: 'open', text: 'not tried: no certificate of this very week' },
    ]);
    expect(proof({ ...good, answersAreThose: false })).toEqual(['proof open']);
    const kept = { before: '2026-11-22', meals: [] };
    const stayed = { ...good, certificate: { ...good.certificate, kept } };
    expect(proveAgain(dishes, stayed)).toEqual([
      {
        name: 'proof',
        outcome: 'note',
        text: 'not tried: the proof weighs whole weeks, and meals of this one stayed',
      },
    ]);
    const forbidden = {
      ...good,
      answers: { ...SURVEY, excludedFoods: ['두부'] },
    };
    expect(proveAgain(dishes, forbidden)).toEqual([
      { name: 'proof', outcome: 'open', text: 'not tried: a dish of the week may not be served' },
    ]);
  });

  it('has nothing to try in a week without meals', () => {
    const fasting = aSurvey({ mealStyles: { breakfast: 'fasting', lunch: 'fasting', dinner: 'fasting' } });
    expect(proveAgain(dishes, aPlannedWeek(world, fasting))).toEqual([
      { name: 'proof', outcome: 'ok', text: 'a week without meals has no other' },
    ]);
  });
});
