import { describe, expect, it } from 'vitest';
import { aSurvey } from '../testing/builders.ts';
import { completeSurvey, needsArea } from './complete-survey.ts';
import { EMPTY_SURVEY } from './survey.ts';

const today = '2026-11-20';

describe('a complete survey', () => {
  it('names every missing answer in the order the screens ask', () => {
    expect(completeSurvey(EMPTY_SURVEY, today)).toEqual({
      ok: false,
      problem: ['targetMissing', 'mealStyleMissing', 'startDateMissing'],
    });
  });

  it('asks for an area once a meal is eaten at a restaurant', () => {
    const draft = aSurvey({
      mealStyles: { breakfast: 'fasting', lunch: 'restaurant', dinner: 'cookedRecipe' },
    });
    expect(needsArea(draft)).toBe(true);
    expect(completeSurvey(draft, today)).toEqual({ ok: false, problem: ['areaMissing'] });
    expect(completeSurvey({ ...draft, areas: ['강남'] }, today).ok).toBe(true);
  });

  it('refuses a start date before today and accepts today', () => {
    expect(completeSurvey(aSurvey({ startDate: '2026-11-19' }), today)).toEqual({
      ok: false,
      problem: ['startDatePast'],
    });
    expect(completeSurvey(aSurvey({ startDate: today }), today).ok).toBe(true);
  });

  it.each(['2026-11-31', '9999-12-26'])(
    'refuses a date that does not exist, or whose week does not: %s',
    (startDate) => {
      expect(completeSurvey(aSurvey({ startDate }), today)).toEqual({
        ok: false,
        problem: ['startDateInvalid'],
      });
    },
  );

  it('takes the last week there is', () => {
    expect(completeSurvey(aSurvey({ startDate: '9999-12-25' }), today).ok).toBe(true);
  });
});
