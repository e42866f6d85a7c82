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
