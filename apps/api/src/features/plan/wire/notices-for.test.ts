import { EMPTY_SURVEY, type SurveyDraft } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { noticesFor } from './notices-for.ts';

const OUT = { breakfast: 'simpleRecipe', lunch: 'restaurant', dinner: 'cookedRecipe' } as const;

describe('the health texts beside a plan', () => {
  it.each<[string, Partial<SurveyDraft>, string[]]>([
    ['nothing stated', {}, ['general']],
    ['an excluded food', { excludedFoods: ['egg'] }, ['general', 'allergy']],
    ['diabetes', { healthConditions: ['diabetes'] }, ['general', 'notFor', 'diabetes']],
    ['gout', { healthConditions: ['gout'] }, ['general', 'notFor', 'gout']],
    ['high blood pressure', { healthConditions: ['hypertension'] }, ['general', 'notFor', 'potassium']],
    ['a heart disease', { healthConditions: ['heartDisease'] }, ['general', 'notFor', 'potassium']],
    ['high blood lipids', { healthConditions: ['dyslipidemia'] }, ['general', 'notFor', 'dyslipidemia']],
    ['a thyroid disease', { healthConditions: ['thyroidDisease'] }, ['general', 'notFor', 'thyroidDisease']],
    ['a liver disease', { healthConditions: ['liverDisease'] }, ['general', 'notFor', 'liverDisease']],
    ['obesity', { healthConditions: ['obesity'] }, ['general', 'notFor', 'energyFloor']],
    ['a diet', { eatingStyles: ['diet'] }, ['general', 'energyFloor']],
    ['restaurants', { mealStyles: OUT }, ['general']],
    [
      'restaurants and little salt',
      { mealStyles: OUT, eatingStyles: ['lowSodium'] },
      ['general', 'restaurants'],
    ],
    [
      'restaurants and high blood pressure',
      { mealStyles: OUT, healthConditions: ['hypertension'] },
      ['general', 'notFor', 'potassium', 'restaurants'],
    ],
    [
      'restaurants alone',
      {
        mealStyles: { breakfast: 'fasting', lunch: 'restaurant', dinner: 'restaurant' },
        eatingStyles: ['lowSodium'],
      },
      ['general'],
    ],
  ])('follow from %s', (_what, answers, notices) => {
    expect(noticesFor({ ...EMPTY_SURVEY, ...answers })).toEqual(notices);
  });
});
