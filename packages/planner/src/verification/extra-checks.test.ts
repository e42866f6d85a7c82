import { aStranger, type Person } from '@kkini/domain';
import { expect, it } from 'vitest';
import { checkedPlan } from './checked-plan.ts';
import { extraCheck } from './extra-checks.ts';
import type { PlanToVerify, ToldExtras } from './plan-to-verify.ts';
import { aSmallKitchen, aSmallWeek, DATES, laid } from './testing/a-small-kitchen.ts';

const dishes = aSmallKitchen();
const [SATURDAY = ''] = DATES;

/** What is found against what is eaten besides on a Saturday with lunch and dinner. */
function against(extras: ToldExtras, persons: readonly Person[] = [], excludedFoods: readonly string[] = []) {
  const week = aSmallWeek(
    { 0: { lunch: laid('guk'), dinner: laid('jjim') } },
    { answers: { persons, excludedFoods } },
  );
  const days = week.days.map((day, at): PlanToVerify['days'][number] =>
    at === 0 ? { ...day, extras: [extras] } : day,
  );
  return extraCheck(checkedPlan(dishes, { ...week, days }), dishes).map(
    ({ outcome, text }) => `${outcome}: ${text}`,
  );
}

it('finds what nobody may eat besides a meal', () => {
  const gim = { id: 'gim' };
  expect(against({})).toEqual(['ok: 0 foods nothing is against']);
  expect(against({ lunch: gim })).toEqual(['ok: 1 foods nothing is against']);
  expect(against({ breakfast: gim })).toEqual([`failed: ${SATURDAY} breakfast gim: beside no meal`]);
  expect(against({ lunch: gim, dinner: gim })).toEqual([`failed: ${SATURDAY}: a food twice`]);
  // A side, and a food of another kitchen.
  for (const id of ['uyu', 'gim.mild', 'nothing'])
    expect(against({ lunch: { id } })).toEqual([`failed: ${SATURDAY} lunch: no add-on ${id}`]);
  const medicine = [{ ...aStranger('self'), answers: { warfarin: 'yes' } as const }];
  expect(against({ lunch: gim }, medicine)).toEqual([
    expect.stringContaining(`${SATURDAY}: beside what medicines or kidneys bound`),
  ]);
  expect(against({ lunch: { id: 'gim' } }, [], ['gim'])).toEqual([
    expect.stringMatching(new RegExp(`^failed: ${SATURDAY} lunch gim: `)),
  ]);
});

it('says nothing of a plan that tells nothing', () => {
  const week = aSmallWeek({ 0: { lunch: laid('guk') } });
  expect(extraCheck(checkedPlan(dishes, week), dishes)).toEqual([]);
});
