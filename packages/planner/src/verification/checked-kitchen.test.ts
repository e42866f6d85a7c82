import {
  BODY_QUESTIONS,
  type BodyAnswers,
  EATING_STYLES,
  type Exclusion,
  FOOD_PROPERTIES,
  HEALTH_CONDITIONS,
  KITCHEN_FACTS,
  KITCHENS,
  type Kitchen,
  MEAL_TIMES,
  type MealSlot,
  personsOf,
  TARGETS,
} from '@kkini/domain';
import { aSurvey } from '@kkini/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kitchenOf } from '../model/kitchen-of.ts';
import { aVisitor } from '../testing/a-candidate.ts';
import { aPlannedWeek } from '../testing/a-planned-week.ts';
import { isFromKitchen } from './checked-kitchen.ts';
import type { PlanToVerify } from './plan-to-verify.ts';
import { aCheckedWorld, worldOf } from './testing/a-checked-world.ts';
import { checkedOf } from './testing/some-choices.ts';
import { verifyPlan } from './verify-plan.ts';

const SOY = ['legume', 'soy', 'soybean', 'soy_sauce_all', 'soup_soy_sauce', 'soybean_oil', 'tofu'];
const id = fc.constantFrom('shrimp', 'milk', 'wheat', 'wheat_gluten', 'gluten_grain', 'wheat_flour', ...SOY);
const exclusions: fc.Arbitrary<Exclusion> = fc.oneof(
  id.map((each) => ({ kind: 'known' as const, id: each })),
  fc.uniqueArray(id, { minLength: 2, maxLength: 3 }).map((ids) => ({ kind: 'ambiguous' as const, ids })),
  fc.constantFrom('gluten', 'alcohol').map((tag) => ({ kind: 'tag' as const, tag })),
  fc.constantFrom(...FOOD_PROPERTIES).map((property) => ({ kind: 'property' as const, property })),
  fc.constantFrom('wheat', '마라').map((text) => ({ kind: 'literal' as const, text, wholeWordOnly: true })),
);
const yesNo = fc.constantFrom('yes' as const, 'no' as const, 'unsure' as const);
const answers: fc.Arbitrary<BodyAnswers> = fc.record(
  {
    kidney: fc.constantFrom(...BODY_QUESTIONS.kidney),
    pregnancy: fc.constantFrom(...BODY_QUESTIONS.pregnancy),
    warfarin: yesNo,
    cirrhosis: yesNo,
    stomach: fc.constantFrom(...BODY_QUESTIONS.stomach),
  },
  { requiredKeys: [] },
);
const visitors = fc
  .record({
    targets: fc.uniqueArray(fc.constantFrom(...TARGETS), { minLength: 1, maxLength: 2 }),
    healthConditions: fc.oneof(fc.constant([]), fc.tuple(fc.constantFrom(...HEALTH_CONDITIONS))),
    eatingStyles: fc.oneof(
      fc.constant([]),
      fc.uniqueArray(fc.constantFrom(...EATING_STYLES), { minLength: 1, maxLength: 2 }),
    ),
    exclusions: fc.array(exclusions, { maxLength: 2 }),
    birthYear: fc.option(fc.integer({ min: 1940, max: 2022 })),
    said: fc.oneof(fc.constant({}), answers),
  })
  .map(({ said, birthYear, targets, ...choices }) => {
    const [first, ...others] = personsOf({ targets, persons: [] });
    const persons = first === undefined ? [] : [{ ...first, birthYear, answers: said }, ...others];
    return aVisitor({ ...choices, targets, persons });
  });

describe('the kitchen of the answers, judged a second time', () => {
  it('is the one the planner cooks in, for any visitor', () => {
    const met = new Set<Kitchen>();
    fc.assert(
      fc.property(visitors, (visitor) => {
        const checked = checkedOf(visitor);
        const own = KITCHENS.filter((kitchen) => isFromKitchen({ kitchen }, checked));
        expect(own).toEqual([kitchenOf(visitor)]);
        expect(isFromKitchen({ kitchen: null }, checked)).toBe(true);
        for (const kitchen of own) met.add(kitchen);
      }),
      { numRuns: 500, seed: 20261124 },
    );
    expect([...met].sort()).toEqual(KITCHENS.filter((kitchen) => kitchen !== 'ordinary').sort());
  });
});

const bare = aCheckedWorld(60);
const world = worldOf({
  ...bare,
  recipes: bare.recipes.flatMap((recipe) =>
    KITCHENS.map((kitchen) => ({ ...recipe, id: `${recipe.id}${KITCHEN_FACTS[kitchen].suffix}`, kitchen })),
  ),
});
const PRESSURE = aSurvey({
  mealStyles: { breakfast: 'cookedRecipe', lunch: 'lunchBox', dinner: 'cookedRecipe' },
  healthConditions: ['hypertension'],
});
const checkOf = (plan: PlanToVerify) =>
  verifyPlan(world.dishes, plan).find(({ name }) => name === 'kitchen') ?? null;
const inKitchen = (slot: MealSlot, kitchen: Kitchen): MealSlot =>
  slot.kind === 'recipe'
    ? { ...slot, id: `${slot.id.replace(/\..*/, '')}${KITCHEN_FACTS[kitchen].suffix}` }
    : slot;

describe('a week of home meals', () => {
  const plan = aPlannedWeek(world, PRESSURE);
  const [, second] = plan.days;
  const moved = (kitchen: Kitchen, changes = 0): PlanToVerify => ({
    ...plan,
    days: plan.days.map((day, at) =>
      at === 1
        ? { ...day, changes, slots: { ...day.slots, dinner: inKitchen(day.slots.dinner, kitchen) } }
        : day,
    ),
  });
  const keeping = (before: string, meals: readonly { date: string; mealTime: 'dinner' }[]): PlanToVerify => ({
    ...moved('ordinary'),
    certificate: { ...plan.certificate, kept: { before, meals } },
  });
  const date = second?.date ?? '';
  const dinner = second?.slots.dinner ?? { kind: 'fasting' };

  it('comes from the kitchen of the answers', () => {
    const cooked = plan.days.flatMap(({ slots }) =>
      MEAL_TIMES.filter((time) => slots[time].kind === 'recipe'),
    );
    expect(dinner.kind).toBe('recipe');
    expect(checkOf(plan)).toMatchObject({
      outcome: 'ok',
      text: `${cooked.length} home meals of the kitchen mild`,
    });
    expect(verifyPlan(world.dishes, plan).filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  });

  it.each(KITCHENS.filter((kitchen) => kitchen !== 'mild'))('is refused with a meal of %s', (kitchen) => {
    const { id: served } = { id: '', ...inKitchen(dinner, kitchen) };
    expect(checkOf(moved(kitchen))).toEqual({
      name: 'kitchen',
      outcome: 'failed',
      text: `${date} dinner ${served}: kitchen ${kitchen}, asked mild`,
    });
  });

  it('may hold another where the day was changed, the meal kept or the day past', () => {
    const later = plan.days[2]?.date ?? '';
    const first = plan.days[0]?.date ?? '';
    expect(checkOf(moved('ordinary', 1))?.outcome).toBe('ok');
    expect(checkOf(keeping(later, []))?.outcome).toBe('ok');
    expect(checkOf(keeping(first, [{ date, mealTime: 'dinner' }]))?.outcome).toBe('ok');
    expect(checkOf(keeping(first, [{ date: later, mealTime: 'dinner' }]))?.outcome).toBe('failed');
  });

  it('is not asked once the answers changed', () => {
    expect(checkOf({ ...moved('ordinary'), answersAreThose: false })).toBeNull();
  });
});
