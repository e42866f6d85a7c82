import { aStranger, type BodyAnswers, type HealthCondition, type Person } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { aVisitor } from '../../testing/a-candidate.ts';
import { bodyNotes } from './body-notes.ts';

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
    const told = notes({ ...changes, healthConditions: ['obesity'] });
    expect(told.filter((note) => note.startsWith('deficit'))).toEqual(expected);
  });

  it('say that raw food is left out for an older person alone', () => {
    expect(notes({ targets: ['parents'] })).toContain('olderRaw parents');
    expect(notes({ said: { birthYear: 1995 } })).not.toContain('olderRaw self');
  });

  it('says that the most of carbohydrate, fat and protein hold less than the energy of a body', () => {
    const large = { sex: 'male', birthYear: 1980, heightCm: 165, weightKg: 60, activity: 'active' } as const;
    const told = (...healthConditions: readonly HealthCondition[]) =>
      notes({ said: large, healthConditions });
    expect(told('diabetes', 'hypertension')).toEqual(['energyShort self']);
    expect(told('hypertension')).toEqual([]);
    expect(notes({ healthConditions: ['diabetes', 'hypertension'] })).toEqual([]);
  });

  it('names a need beyond the carbohydrate of three meals with diabetes', () => {
    const man = { sex: 'male', birthYear: 1980, heightCm: 175, weightKg: 70 } as const;
    const told = (activity: 'sedentary' | 'veryActive', kidney: 'healthy' | null = null) =>
      notes({
        said: { ...man, activity, ...(kidney && { answers: { kidney } }) },
        healthConditions: ['diabetes'],
      });
    expect(told('veryActive')).toEqual(['energyShort self']);
    expect(told('veryActive', 'healthy')).toEqual(['energyShort self']);
    expect(told('sedentary')).toEqual([]);
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
    ['pregnancy', { pregnancy: 'lactating' }],
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
