import type { Product, Survey } from '@kkini/domain';
import { aLine, aProduct, aSurvey } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import type { PlanToVerify } from './plan-to-verify.ts';
import { proveAgain } from './prove-again.ts';
import { aCheckedWorld, worldOf } from './testing/a-checked-world.ts';
import { aPlannedWeek } from './testing/a-planned-week.ts';

const SURVEY = aSurvey({ mealStyles: { breakfast: 'fasting', lunch: 'lunchBox', dinner: 'mealKit' } });
const all = aCheckedWorld(60);
/** Few enough for every menu of a day to be listed. */
const world = worldOf({ ...all, recipes: [] });
const { taxonomy, dishes } = world;

const planned = (survey: Survey) => aPlannedWeek(world, survey);
const good = planned(SURVEY);
const proof = (plan: PlanToVerify) =>
  proveAgain(dishes, plan).map(({ name, outcome }) => `${name} ${outcome}`);
const textOf = (plan: PlanToVerify, wanted: string) =>
  proveAgain(dishes, plan).find(({ name }) => name === wanted)?.text ?? '';

describe('a proof by plain trying', () => {
  it('finds the planned week to be the best there is', { timeout: 60_000 }, () => {
    const [meals, days, bound, optimum, ...more] = proveAgain(dishes, good);
    expect([meals, days, bound, optimum].map((check) => `${check?.name} ${check?.outcome}`)).toEqual([
      'meals ok',
      'days ok',
      'bound ok',
      'optimum ok',
    ]);
    expect(more).toEqual([]);
    expect(meals?.text).toMatch(/^\d+ exchanges of one or two meals: none costs less$/);
    expect(days?.text).toMatch(/^all \d+ menus in place of any day: none costs less$/);
    expect(bound?.text).toMatch(
      /^no week costs less than -?[\d.]+ by prices of its own, \d\.\d{3} % below the plan$/,
    );
    expect(optimum?.text).toMatch(
      /^\d+ menus may be in a better week, \d+ choices of them tried: no better week exists$/,
    );
  });

  it('meets a better week where a worse one was stored, and refutes a bound above it', {
    timeout: 60_000,
  }, () => {
    const held = new Set(good.days.map(({ slots }) => ('id' in slots.dinner ? slots.dinner.id : '')));
    const kits = all.products.filter(
      ({ style, id, nutrition }) => style === 'mealKit' && !held.has(id) && nutrition.sodiumMg !== null,
    );
    const dinner = { kind: 'product', id: kits.at(-1)?.id ?? '', style: 'mealKit', area: null } as const;
    const worse: PlanToVerify = {
      ...good,
      days: good.days.map((day, at) => (at === 3 ? { ...day, slots: { ...day.slots, dinner } } : day)),
    };
    const claiming = (lowerBound: number) =>
      proveAgain(dishes, {
        ...worse,
        certificate: { ...good.certificate, objective: 1e6, lowerBound },
      });
    const allowed = claiming(good.certificate.objective - 1);
    expect(allowed.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual(['meals note', 'proof note']);
    expect(allowed[0]?.text).toMatch(/: one costs -?[\d.]+, which the bound allows$/);
    expect(allowed[1]?.text).toBe('nothing more to prove: the week is not the best one');
    const [refuted] = claiming(1e6);
    expect(refuted?.outcome).toBe('failed');
    expect(refuted?.text).toMatch(/: one costs -?[\d.]+, below the bound$/);
  });

  it('says what it does not try', () => {
    expect(textOf({ ...good, certificate: null }, 'proof')).toBe(
      'not tried: no certificate of this very week',
    );
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
      answers: { ...SURVEY, excludedFoods: ['두부', '달걀', '새우', '밀가루', '쌀'] },
    };
    expect(proveAgain(dishes, forbidden)).toEqual([
      { name: 'proof', outcome: 'open', text: 'not tried: a dish of the week may not be served' },
    ]);
  });

  it('tells a week as the best one too where the certificate left that open', () => {
    const open = { ...good, certificate: { ...good.certificate, proved: false } };
    expect(textOf(open, 'optimum')).toMatch(/: no better week exists, which the certificate left open$/);
  });

  it('refutes a claim of fewer points than any week has', () => {
    const objective = -1e4;
    const claim = { ...good, certificate: { ...good.certificate, objective, lowerBound: objective } };
    expect(proof(claim)).toEqual(['meals ok', 'days ok', 'bound failed', 'optimum ok']);
    expect(textOf(claim, 'bound')).toMatch(/, -\d+\.\d{3} % below the plan$/);
    expect(textOf(claim, 'optimum')).toBe(
      '0 menus may be in a better week, 0 choices of them tried: no better week exists',
    );
  });

  it('has nothing to try in a week without meals', () => {
    const fasting = aSurvey({ mealStyles: { breakfast: 'fasting', lunch: 'fasting', dinner: 'fasting' } });
    expect(proveAgain(dishes, planned(fasting))).toEqual([
      { name: 'proof', outcome: 'ok', text: 'a week without meals has no other' },
    ]);
  });
});

describe('a bound above the points of a better week', () => {
  const few: readonly Product[] = Array.from({ length: 9 }, (_, at) =>
    aProduct({
      id: `box-${at}`,
      name: `도시락 ${at}`,
      style: 'lunchBox',
      mainGroup: (['chicken', 'pork', 'tofu', 'egg', 'beef'] as const)[at % 5] ?? 'tofu',
      ingredients: [aLine('tofu', '두부')],
      familiarity: 1 + (at % 5),
    }),
  );

  it('is found in a small world with returning dishes too', () => {
    const small = worldOf({ taxonomy, recipes: [], products: few.slice(0, 5) });
    const survey = aSurvey({ mealStyles: { breakfast: 'fasting', lunch: 'lunchBox', dinner: 'fasting' } });
    const plan = aPlannedWeek(small, survey);
    expect(plan.ladderStep).toBeGreaterThan(4);
    expect(proveAgain(small.dishes, plan).map(({ name, outcome }) => `${name} ${outcome}`)).toEqual([
      'meals ok',
      'days ok',
      'bound ok',
      'optimum ok',
    ]);
  });
});
