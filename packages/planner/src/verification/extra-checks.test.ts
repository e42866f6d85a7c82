import { aStranger, type BodyAnswers, type MealSlot, type MealTime } from '@kkini/domain';
import { expect, it } from 'vitest';
import { checkedPlan } from './checked-plan.ts';
import { extraCheck } from './extra-checks.ts';
import type { PlanToVerify, ToldExtras } from './plan-to-verify.ts';
import { aCookbookDish } from './testing/a-cookbook-dish.ts';
import { aSmallKitchen, aSmallWeek, DATES, laid, SMALL_COOKBOOK } from './testing/a-small-kitchen.ts';

const dishes = aSmallKitchen([
  ...SMALL_COOKBOOK,
  aCookbookDish({ id: 'keopi', role: 'addon', foods: ['coffee'] }),
]);
const [SATURDAY = ''] = DATES;
const LUNCH_AND_DINNER = { lunch: laid('guk'), dinner: laid('jjim') };

type Asked = {
  readonly body?: BodyAnswers;
  readonly excludedFoods?: readonly string[];
  readonly meals?: Readonly<Partial<Record<MealTime, MealSlot>>>;
};

/** What is found against what is eaten besides on a Saturday with lunch and dinner. */
function against(
  extras: ToldExtras,
  { body = {}, excludedFoods = [], meals = LUNCH_AND_DINNER }: Asked = {},
) {
  const persons = [{ ...aStranger('self'), answers: body }];
  const week = aSmallWeek({ 0: meals }, { answers: { persons, excludedFoods } });
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
  expect(against({ lunch: gim, dinner: { id: 'keopi' } })).toEqual(['ok: 2 foods nothing is against']);
  expect(against({ breakfast: gim })).toEqual([`failed: ${SATURDAY} breakfast gim: beside no meal`]);
  expect(against({ lunch: gim, dinner: gim })).toEqual([`failed: ${SATURDAY}: a food twice`]);
  // A side, and a food of another kitchen.
  for (const id of ['uyu', 'gim.mild', 'nothing'])
    expect(against({ lunch: { id } })).toEqual([`failed: ${SATURDAY} lunch: no add-on ${id}`]);
  const body = { warfarin: 'yes' } as const;
  expect(against({ lunch: gim }, { body })).toEqual([
    expect.stringContaining(`${SATURDAY}: beside what medicines or kidneys bound`),
  ]);
  expect(against({}, { body })).toEqual(['ok: 0 foods nothing is against']);
  expect(against({ lunch: gim }, { excludedFoods: ['gim'] })).toEqual([
    expect.stringMatching(new RegExp(`^failed: ${SATURDAY} lunch gim: `)),
  ]);
});

it('finds coffee at breakfast beside thyroid hormone, and at no other meal', () => {
  const body = { thyroidDrug: 'yes' } as const;
  const meals = { ...LUNCH_AND_DINNER, breakfast: laid('bibim') };
  const keopi = { id: 'keopi' };
  expect(against({ breakfast: keopi }, { body, meals })).toEqual([
    expect.stringMatching(new RegExp(`^failed: ${SATURDAY} breakfast keopi: .*coffee`)),
  ]);
  expect(against({ lunch: keopi }, { body, meals })).toEqual(['ok: 1 foods nothing is against']);
  expect(against({ breakfast: keopi }, { meals })).toEqual(['ok: 1 foods nothing is against']);
});

it('says nothing of a plan that tells nothing', () => {
  const week = aSmallWeek({ 0: { lunch: laid('guk') } });
  expect(extraCheck(checkedPlan(dishes, week), dishes)).toEqual([]);
});
