import type { Survey } from '@kkini/domain';
import { aSurvey } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { aPlannedWeek } from '../testing/a-planned-week.ts';
import { aCheckedWorld } from './testing/a-checked-world.ts';
import { verifyPlan } from './verify-plan.ts';

const world = aCheckedWorld(90);
const MIXED = { breakfast: 'simpleRecipe', lunch: 'lunchBox', dinner: 'cookedRecipe' } as const;

const SURVEYS: readonly Survey[] = [
  aSurvey(),
  aSurvey({ mealStyles: MIXED, healthConditions: ['hypertension'], excludedFoods: ['새우'] }),
  aSurvey({ mealStyles: MIXED, healthConditions: ['diabetes', 'gout'], targets: ['parents'] }),
  aSurvey({ targets: ['self', 'child'], healthConditions: ['obesity'], eatingStyles: ['lowSodium'] }),
  aSurvey({ eatingStyles: ['vegetarian', 'muscleGain'], mealStyles: { ...MIXED, breakfast: 'fasting' } }),
  aSurvey({ mealStyles: { breakfast: 'fasting', lunch: 'restaurant', dinner: 'mealKit' }, areas: ['강남'] }),
  aSurvey({
    mealStyles: { ...MIXED, lunch: 'restaurant' },
    areas: ['판교'],
    healthConditions: ['liverDisease'],
  }),
];

describe('a planned week', () => {
  it.each(SURVEYS)('holds in every check: $healthConditions $eatingStyles', (survey) => {
    const found = verifyPlan(world.dishes, aPlannedWeek(world, survey, { regeneration: 3 }));
    expect(found.filter(({ outcome }) => outcome !== 'ok' && outcome !== 'note')).toEqual([]);
  });
});
