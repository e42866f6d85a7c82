import { aStranger, type Survey } from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';
import { aSurvey } from '@kkini/domain/testing';
import { runs } from '@kkini/testing';
import { describe, expect, it } from 'vitest';
import { aPlannedWeek } from '../testing/a-planned-week.ts';
import { checkedPlan } from './checked-plan.ts';
import type { PlanToVerify } from './plan-to-verify.ts';
import { betterDays } from './stock/better-days.ts';
import { LaidPoints } from './stock/laid-points.ts';
import { laidPlan } from './stock/laid-week.ts';
import { othersPoints } from './stock/others-points.ts';
import { aLaidWorld } from './testing/a-laid-world.ts';
import { verifyPlan } from './verify-plan.ts';

const world = aLaidWorld();
const HOME = { breakfast: 'simpleRecipe', lunch: 'cookedRecipe', dinner: 'cookedRecipe' } as const;

const against = (plan: PlanToVerify) =>
  verifyPlan(world.dishes, plan).flatMap(({ name, outcome, text }) =>
    outcome === 'failed' || outcome === 'open' ? [`${name}: ${text}`] : [],
  );

/** The laid tables of a week as the checks read them, and their points. */
function readAgain(plan: PlanToVerify) {
  const checked = checkedPlan(world.dishes, plan);
  const laid = laidPlan(checked, world.dishes);
  if (laid === null) throw new Error('the week has no laid tables');
  const counted = new LaidPoints(checked, world.dishes);
  return { laid, counted, points: counted.of(laid) ?? Number.NaN };
}

type Planned = { readonly of: string; readonly survey: Survey };

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
const MIXED = { ...HOME, lunch: 'lunchBox' } as const;
const homeOf = (persons: Survey['persons'], healthConditions: Survey['healthConditions']) =>
  aSurvey({ mealStyles: MIXED, targets: persons.map(({ target }) => target), persons, healthConditions });
const COUPLE: Planned = { of: 'a couple', survey: homeOf([aStranger('self'), spouse], []) };

const SURVEYS: readonly Planned[] = [
  { of: 'nobody in particular', survey: aSurvey({ mealStyles: HOME }) },
  {
    of: 'who has half an hour',
    survey: aSurvey({ mealStyles: HOME, weekdayMinutes: 30, prepDay: 'sunday' }),
  },
  {
    of: 'high blood pressure, with something at home',
    survey: aSurvey({
      mealStyles: MIXED,
      healthConditions: ['hypertension'],
      foodsAtHome: ['두부', '요구르트'],
    }),
  },
  {
    of: 'diabetes, without a food of leads and sides',
    survey: aSurvey({ mealStyles: HOME, healthConditions: ['diabetes'], excludedFoods: ['순두부'] }),
  },
  {
    of: 'who leaves out what is in a kind of rice',
    survey: aSurvey({ mealStyles: HOME, excludedFoods: ['두부'] }),
  },
  {
    of: 'a child eating along',
    survey: aSurvey({ mealStyles: HOME, targets: ['self', 'child'], persons: [aStranger('self'), child] }),
  },
  COUPLE,
  {
    of: 'three grown people, two of them with high blood pressure, and a child',
    survey: homeOf(
      [aStranger('self'), heavy, { ...aStranger('parents'), ...free }, { ...child, ...free }],
      ['hypertension'],
    ),
  },
];
/** Planned once, by the first test that needs them, because the tests check plans and not planning. */
const weeksOf = memoizeByObject(({ survey }: Planned) =>
  Array.from({ length: runs(2, 1) }, (_, regeneration) => aPlannedWeek(world, survey, { regeneration })),
);

function aPlan(planned: Planned) {
  const [plan] = weeksOf(planned);
  if (plan === undefined) throw new Error('every survey has a week');
  return plan;
}

describe('weeks of laid tables', () => {
  it.each(SURVEYS)('of $of hold in every check, their points counted anew', (planned) => {
    for (const plan of weeksOf(planned)) {
      expect(against(plan)).toEqual([]);
      expect(readAgain(plan).points).toBeCloseTo(plan.certificate.stock?.objective ?? Number.NaN, 6);
    }
  });

  it.each(SURVEYS)('of $of are laid as well as exchanges can', (planned) => {
    const plan = aPlan(planned);
    const { laid, counted, points } = readAgain(plan);
    const better = betterDays(laid, counted);
    expect(better.points).toBeLessThanOrEqual(points);
    expect(better.points).toBeGreaterThan((plan.certificate.stock?.lowerBound ?? Number.NaN) - 1e-6);
  });
});

it('what others have too little of or too much costs points, and more the further', () => {
  const { servings, visitor } = checkedPlan(world.dishes, aPlan(COUPLE));
  const [day = {}] = servings;
  const { dinner: _, ...without } = day;
  const [all, two, none] = [day, without, {}].map((each) => othersPoints(each, visitor));
  expect(two).toBeGreaterThan((all ?? 0) + 12);
  expect(none).toBeGreaterThan(two ?? 0);
  const alone = checkedPlan(world.dishes, aPlan({ of: 'one', survey: homeOf([aStranger('self')], []) }));
  expect(othersPoints({}, alone.visitor)).toBe(0);
});
