import { describe, expect, it } from 'vitest';
import { aStranger } from '../body/person.ts';
import { changeAnswers, overlongList } from './change-answers.ts';
import { EMPTY_SURVEY, type SurveyDraft } from './survey.ts';

const draft: SurveyDraft = {
  ...EMPTY_SURVEY,
  targets: ['self', 'parents'],
  healthConditions: ['gout'],
  mealStyles: { breakfast: 'fasting', lunch: 'fasting', dinner: 'lunchBox' },
  confirmations: ['D1'],
};

describe('changed answers', () => {
  it.each<[string, Partial<SurveyDraft>, readonly string[]]>([
    ['targets', { targets: ['self'] }, []],
    ['conditions', { healthConditions: [] }, []],
    ['fasted meals', { mealStyles: { ...draft.mealStyles, lunch: 'lunchBox' } }, []],
    ['other meals', { mealStyles: { ...draft.mealStyles, dinner: 'mealKit' } }, ['D1']],
    ['the order of targets', { targets: ['parents', 'self'] }, ['D1']],
    ['whose a condition is', { persons: [{ ...aStranger('self'), freeOf: ['gout'] }] }, []],
    ['bodies', { persons: [{ ...aStranger('self'), weightKg: 70 }] }, ['D1']],
    ['excluded foods', { excludedFoods: ['땅콩'] }, ['D1']],
    ['targets and dialogs', { targets: ['self'], confirmations: ['D4'] }, ['D4']],
  ])('keep the dialogs answered only while they are about the same: %s', (_what, given, confirmations) => {
    expect(changeAnswers(draft, given)).toEqual({ ...draft, ...given, confirmations });
  });
});

describe('lists changed at once', () => {
  const stored: SurveyDraft = {
    ...EMPTY_SURVEY,
    excludedFoods: ['새우', '땅콩'],
    excludedFoodStrictness: [{ food: '땅콩', strictness: 'severeAllergy' }],
    refusedExtras: ['uyu', 'sagwa'],
  };

  it('keep what the change did not know of, with its strictness', () => {
    const given = { excludedFoods: ['우유'], excludedFoodStrictness: [], refusedExtras: ['dooyu'] };
    const known = { excludedFoods: ['새우'], refusedExtras: ['uyu'] };
    expect(changeAnswers(stored, given, known)).toMatchObject({
      excludedFoods: ['우유', '땅콩'],
      excludedFoodStrictness: [{ food: '땅콩', strictness: 'severeAllergy' }],
      refusedExtras: ['dooyu', 'sagwa'],
    });
  });

  it('are replaced where nobody says what the change started from', () => {
    const given = { excludedFoods: ['우유'], refusedExtras: [] };
    expect(changeAnswers(stored, given)).toMatchObject(given);
  });
});

describe('the lists of a survey', () => {
  it.each([
    ['as many items as a list may have', { excludedFoods: Array(100).fill('새우') }, null],
    ['one more after a merge', { excludedFoods: Array(101).fill('새우') }, 'excludedFoods'],
    ['as many characters as all may have', { excludedFoods: Array(10).fill('가'.repeat(400)) }, null],
    ['one character more', { excludedFoods: ['나', ...Array(10).fill('가'.repeat(400))] }, 'excludedFoods'],
    ['one more refused extra', { refusedExtras: Array(101).fill('uyu') }, 'refusedExtras'],
  ])('may be of a bounded length: %s', (_what, lists, long) => {
    expect(overlongList({ ...EMPTY_SURVEY, ...lists })).toBe(long);
  });
});
