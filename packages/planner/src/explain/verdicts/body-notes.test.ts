import {
  aStranger,
  type BodyAnswers,
  type HealthCondition,
  type Person,
  type Target,
  type Verdict,
} from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { aVisitor } from '../../testing/a-candidate.ts';
import { bodyNotes, kidneyNotes, steadyNotes } from './body-notes.ts';
import type { DayVerdict, FigureVerdict } from './day-verdicts.ts';

type Changes = Parameters<typeof aVisitor>[0] & { readonly said?: Partial<Person> };

const notes = ({ said, ...changes }: Changes = {}) =>
  bodyNotes(aVisitor({ ...changes, ...(said && { persons: [{ ...aStranger('self'), ...said }] }) })).map(
    ({ code, target, style }) => [code, target ?? 'all', ...(style === null ? [] : [style])].join(' '),
  );
const answered = (answers: BodyAnswers): Changes => ({ said: { answers } });

describe('what a plan says of the bodies it is for', () => {
  it('is nothing of somebody who chose and answered nothing', () => {
    expect(notes()).toEqual([]);
    expect(notes(answered({ kidney: 'healthy', pregnancy: 'no', maoi: 'no', stomach: 'no' }))).toEqual([]);
  });

  it('names meals that grew beside fasted ones', () => {
    const mealStyles = { breakfast: 'fasting', lunch: 'cookedRecipe', dinner: 'cookedRecipe' } as const;
    expect(notes({ mealStyles })).toEqual(['mealsGrown all']);
  });

  it.each<[string, Changes, readonly string[]]>([
    ['a child', { targets: ['child'] }, ['deficitGrowing child']],
    ['a pregnant woman', answered({ pregnancy: 'pregnant' }), ['deficitPregnancy self']],
    ['cirrhosis', answered({ cirrhosis: 'yes' }), ['deficitCirrhosis self']],
    [
      'a lean woman',
      { said: { sex: 'female', birthYear: 1998, heightCm: 165, weightKg: 54 } },
      ['deficitWeightInRange self'],
    ],
  ])('names a deficit that is not made: %s', (_, changes, expected) => {
    const stated = notes({ ...changes, healthConditions: ['obesity'] });
    expect(stated.filter((note) => note.startsWith('deficit'))).toEqual(expected);
  });

  it('say that raw food is left out for an older person alone', () => {
    expect(notes({ targets: ['parents'] })).toContain('olderRaw parents');
    expect(notes({ said: { birthYear: 1995 } })).not.toContain('olderRaw self');
  });

  it('says that the most of carbohydrate, fat and protein hold less than the energy of a body', () => {
    const large = { sex: 'male', birthYear: 1980, heightCm: 165, weightKg: 60, activity: 'active' } as const;
    const stated = (...healthConditions: readonly HealthCondition[]) =>
      notes({ said: large, healthConditions });
    expect(stated('diabetes', 'hypertension')).toEqual(['energyShort self']);
    expect(stated('hypertension')).toEqual([]);
    expect(notes({ healthConditions: ['diabetes', 'hypertension'] })).toEqual([]);
  });

  it('names a need beyond the carbohydrate of three meals with diabetes', () => {
    const man = { sex: 'male', birthYear: 1980, heightCm: 175, weightKg: 70 } as const;
    const stated = (activity: 'sedentary' | 'veryActive', kidney: 'healthy' | null = null) =>
      notes({
        said: { ...man, activity, ...(kidney && { answers: { kidney } }) },
        healthConditions: ['diabetes'],
      });
    expect(stated('veryActive')).toEqual(['energyShort self']);
    expect(stated('veryActive', 'healthy')).toEqual(['energyShort self']);
    expect(stated('sedentary')).toEqual([]);
  });

  it('names measures that were doubted', () => {
    expect(notes({ said: { heightCm: 17 } })).toEqual(['measuresDoubted self']);
  });

  it('names styles that do not act, of whom they do not', () => {
    const eatingStyles = ['muscleGain', 'lowCarbohydrate'] as const;
    expect(notes({ ...answered({ kidney: 'stage3' }), eatingStyles })).toEqual([
      'styleOff self muscleGain',
      'styleOff self lowCarbohydrate',
      'kidney self',
    ]);
    expect(notes({ targets: ['self', 'child'], eatingStyles: ['lowCarbohydrate'] })).toEqual([
      'styleOff self lowCarbohydrate',
      'styleOff child lowCarbohydrate',
    ]);
  });

  it.each([
    ['kidney', { kidney: 'unsure' }],
    ['lactation', { pregnancy: 'lactating' }],
    ['warfarin', { warfarin: 'unsure' }],
    ['insulin', { insulin: 'yes' }],
    ['kRetain', { kRetain: 'yes' }],
    ['maoi', { maoi: 'unsure' }],
    ['stomach', { stomach: 'over3Months' }],
    ['cirrhosis', { cirrhosis: 'yes' }],
  ] as const)('names what an answer changed: %s', (code, answers) => {
    expect(notes(answered(answers))).toEqual([`${code} self`]);
  });

  it('names how seaweed is counted, an allergy and a lack of vitamin B12', () => {
    expect(notes({ healthConditions: ['thyroidDisease'] })).toEqual(['iodine all']);
    expect(notes(answered({ thyroidDrug: 'yes' }))).toEqual(['thyroidDrug self', 'iodine all']);
    expect(notes({ hasSevereAllergy: true })).toEqual(['severeAllergy all']);
    const exclusions = ['egg', 'dairy'].map((id) => ({ kind: 'known', id }) as const);
    expect(notes({ eatingStyles: ['vegetarian'], exclusions })).toEqual(['vitaminB12 all']);
    expect(notes({ eatingStyles: ['vegetarian'], exclusions: exclusions.slice(1) })).toEqual([]);
  });
});

type Case = {
  readonly conditions?: readonly HealthCondition[];
  readonly target?: Target;
  readonly answers?: BodyAnswers;
  readonly nutrient?: 'energyKcal' | 'sodiumMg';
  readonly verdict?: Verdict;
};

/** The notes of a week with one day whose figure has a verdict. */
function kidneyNotesOf({ conditions = ['hypertension'], target = 'self', answers = {}, ...of }: Case = {}) {
  const visitor = aVisitor({
    targets: [target],
    persons: [{ ...aStranger(target), answers }],
    healthConditions: conditions,
  });
  const { nutrient = 'energyKcal', verdict = 'under' } = of;
  const day = aDay({ nutrient, verdict, value: 1500, target });
  return kidneyNotes([day], visitor).map(({ code }) => code);
}

type Figure = Pick<FigureVerdict, 'nutrient' | 'verdict' | 'value'> & Partial<Pick<FigureVerdict, 'per'>>;

/** The verdict on a day of one person by one figure. */
function aDay({ target = 'self', ...of }: Figure & { readonly target?: Target }): DayVerdict {
  const { verdict } = of;
  const figure = { per: 'day', ...of, high: of.value, range: { min: 1800 } } as const;
  const person = { target, sex: null, verdict, plannedKcal: 1500, floorKcal: 1200, figures: [figure] };
  const date = '2026-11-30';
  return { date, verdict, persons: [person], extras: [{}], portions: [{}], meals: {} };
}

describe('vitamin K with warfarin', () => {
  it.each<{ readonly code: string; readonly amounts: readonly (number | null)[] }>([
    { code: 'warfarin', amounts: [200, 400] },
    { code: 'warfarinUneven', amounts: [190, 400] },
    { code: 'warfarin', amounts: [null, 400] },
  ])('is stated as $code where days have $amounts µg', ({ code, amounts }) => {
    const visitor = aVisitor({ persons: [{ ...aStranger('self'), answers: { warfarin: 'yes' } }] });
    const days = amounts.map((value) => aDay({ nutrient: 'vitaminKUg', verdict: 'within', value }));
    expect(steadyNotes(bodyNotes(visitor), days, visitor).map((note) => note.code)).toEqual([code]);
  });
});

describe('like meals with insulin', () => {
  it.each<[Verdict, number]>([
    ['within', 1],
    ['likely', 1],
    ['over', 0],
    ['unknown', 0],
  ])('with carbohydrate %s are claimed by %d notes', (verdict, count) => {
    const visitor = aVisitor({ persons: [{ ...aStranger('self'), answers: { insulin: 'yes' } }] });
    const days = [aDay({ nutrient: 'carbohydrateG', per: 'meal', verdict, value: 60 })];
    expect(steadyNotes(bodyNotes(visitor), days, visitor)).toHaveLength(count);
  });
});

describe('an open question about kidneys', () => {
  it.each<[string, Case]>([
    ['with high blood pressure', {}],
    ['with diabetes, where a day is beyond', { conditions: ['diabetes'], verdict: 'over' }],
    ['of a parent', { target: 'parents' }],
  ])('is stated where it keeps days from their limits: %s', (_, of) => {
    expect(kidneyNotesOf(of)).toEqual(['kidneyUnsaid']);
  });

  it.each<[string, Case]>([
    ['days are within', { verdict: 'within' }],
    ['a limit is missed that protein has no part in', { nutrient: 'sodiumMg', verdict: 'over' }],
    ['no condition bounds protein', { conditions: ['gout'] }],
    ['it was answered', { answers: { kidney: 'healthy' } }],
    ['a child grows', { target: 'child' }],
  ])('is not stated where %s', (_, of) => {
    expect(kidneyNotesOf(of)).toEqual([]);
  });
});
