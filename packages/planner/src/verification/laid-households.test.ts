import { aStranger, type Survey } from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';
import { aSurvey } from '@kkini/domain/testing';
import { expect, it } from 'vitest';
import { aPlannedWeek } from '../testing/a-planned-week.ts';
import { checkedPlan } from './checked-plan.ts';
import { LaidPoints } from './stock/laid-points.ts';
import { laidPlan } from './stock/laid-week.ts';
import { othersPoints } from './stock/others-points.ts';
import { aLaidWorld } from './testing/a-laid-world.ts';
import { verifyPlan } from './verify-plan.ts';

const world = aLaidWorld();
const HOME = { breakfast: 'simpleRecipe', lunch: 'lunchBox', dinner: 'cookedRecipe' } as const;
/** A woman whose need is less than that of an adult of whom nothing is known. */
const spouse = {
  ...aStranger('spouse'),
  ...({ sex: 'female', birthYear: 1986, heightCm: 156, weightKg: 50, activity: 'sedentary' } as const),
};
/** A man whose least protein is a share of what he eats. */
const heavy = {
  ...aStranger('spouse'),
  ...({ sex: 'male', birthYear: 1960, heightCm: 175, weightKg: 75, activity: 'sedentary' } as const),
};
const child = { ...aStranger('child'), birthYear: 2021, sex: 'female' as const, heightCm: 110, weightKg: 19 };
const free = { freeOf: ['hypertension'] } as const;

const homeOf = (persons: Survey['persons'], healthConditions: Survey['healthConditions']) =>
  aSurvey({ mealStyles: HOME, targets: persons.map(({ target }) => target), persons, healthConditions });
const COUPLE = homeOf([aStranger('self'), spouse], []);
const FAMILY = homeOf(
  [aStranger('self'), heavy, { ...aStranger('parents'), ...free }, { ...child, ...free }],
  ['hypertension'],
);

const weekOf = memoizeByObject((survey: Survey) => aPlannedWeek(world, survey));

it.each([
  ['a couple', COUPLE],
  ['three grown people, two of them with high blood pressure, and a child', FAMILY],
])('weeks of laid tables of %s hold in every check, their points counted anew', (_of, survey) => {
  const plan = weekOf(survey);
  const wrong = verifyPlan(world.dishes, plan).filter(
    ({ outcome }) => outcome === 'failed' || outcome === 'open',
  );
  expect(wrong).toEqual([]);
  const checked = checkedPlan(world.dishes, plan);
  const laid = laidPlan(checked, world.dishes);
  const points = laid && new LaidPoints(checked, world.dishes).of(laid);
  expect(points).toBeCloseTo(plan.certificate.stock?.objective ?? Number.NaN, 6);
});

it('what others have too little of or too much costs points, and more the further', () => {
  const { servings, visitor } = checkedPlan(world.dishes, weekOf(COUPLE));
  const [day = {}] = servings;
  const { dinner: _, ...without } = day;
  const [all, two, none] = [day, without, {}].map((each) => othersPoints(each, visitor));
  expect(two).toBeGreaterThan((all ?? 0) + 12);
  expect(none).toBeGreaterThan(two ?? 0);
  const alone = checkedPlan(world.dishes, weekOf(homeOf([aStranger('self')], [])));
  expect(othersPoints({}, alone.visitor)).toBe(0);
});
