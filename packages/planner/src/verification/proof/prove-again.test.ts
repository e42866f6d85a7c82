import { aLine, aProduct, aSurvey } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { aPlannedWeek } from '../../testing/a-planned-week.ts';
import type { PlanToVerify } from '../plan-to-verify.ts';
import { aCheckedTaxonomy, worldOf } from '../testing/a-checked-world.ts';
import { proveAgain } from './prove-again.ts';

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
