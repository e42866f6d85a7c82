import { aStranger, type BodyAnswers, type HealthCondition, type Target, type Verdict } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { aVisitor } from '../../testing/a-candidate.ts';
import type { DayVerdict } from './day-verdicts.ts';
import { kidneyNotes } from './kidney-notes.ts';

type Case = {
  readonly conditions?: readonly HealthCondition[];
  readonly target?: Target;
  readonly answers?: BodyAnswers;
  readonly nutrient?: 'energyKcal' | 'sodiumMg';
  readonly verdict?: Verdict;
};

/** The notes of a week with one day whose figure has a verdict. */
function notes({ conditions = ['hypertension'], target = 'self', answers = {}, ...of }: Case = {}) {
  const visitor = aVisitor({
    targets: [target],
    persons: [{ ...aStranger(target), answers }],
    healthConditions: conditions,
  });
  const { nutrient = 'energyKcal', verdict = 'under' } = of;
  const figure = { nutrient, per: 'day', verdict, value: 1500, high: 1500, range: { min: 1800 } } as const;
  const person = { target, sex: null, verdict, plannedKcal: 1500, floorKcal: 1200, figures: [figure] };
  const day: DayVerdict = { date: '2026-11-30', verdict, persons: [person], extras: [{}], meals: {} };
  return kidneyNotes([day], visitor).map(({ code }) => code);
}

describe('an open question about kidneys', () => {
  it.each<[string, Case]>([
    ['with high blood pressure', {}],
    ['with diabetes, where a day is beyond', { conditions: ['diabetes'], verdict: 'over' }],
    ['of a parent', { target: 'parents' }],
  ])('is told where it keeps days from their limits: %s', (_, of) => {
    expect(notes(of)).toEqual(['kidneyUnsaid']);
  });

  it.each<[string, Case]>([
    ['days are within', { verdict: 'within' }],
    ['a limit is missed that protein has no part in', { nutrient: 'sodiumMg', verdict: 'over' }],
    ['no condition bounds protein', { conditions: ['gout'] }],
    ['it was answered', { answers: { kidney: 'healthy' } }],
    ['a child grows', { target: 'child' }],
  ])('is not told where %s', (_, of) => {
    expect(notes(of)).toEqual([]);
  });
});
