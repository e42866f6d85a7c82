import { aSurvey } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { aPlannedWeek } from '../testing/a-planned-week.ts';
import type { PlanToVerify } from './plan-to-verify.ts';
import { proveAgain } from './proof/proof-checks.ts';
import { aCheckedWorld, worldOf } from './testing/a-checked-world.ts';

const SURVEY = aSurvey({ mealStyles: { breakfast: 'fasting', lunch: 'lunchBox', dinner: 'mealKit' } });
const all = aCheckedWorld(60);
/** Few enough dishes for every menu of a day to be listed. */
const world = worldOf({ ...all, recipes: [] });
const { dishes } = world;
const good = aPlannedWeek(world, SURVEY);
describe('a proof of a planned week', () => {
  it('finds the planned week to be the best there is', () => {
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

  it('meets a better week where a worse one was stored, and refutes a bound above it', () => {
    const held = new Set(good.days.map(({ slots }) => ('id' in slots.dinner ? slots.dinner.id : '')));
    const kits = all.products.filter(
      ({ style, id, nutrition, mealTimes }) =>
        style === 'mealKit' && !held.has(id) && nutrition.sodiumMg !== null && mealTimes.includes('dinner'),
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
});
