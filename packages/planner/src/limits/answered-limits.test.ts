import {
  aStranger,
  type BodyAnswers,
  type EatingStyle,
  type HealthCondition,
  type Person,
  type Target,
} from '@kkini/domain';
import type { LimitKey } from '@kkini/domain/limits';
import { describe, expect, it } from 'vitest';
import type { Range } from '../model/limit-row.ts';
import { aVisitor } from '../testing/a-candidate.ts';
import { mergeLimits } from './merge-limits.ts';
import { household } from './people/household.ts';
import { plannedPerson } from './people/planned-person.ts';
import { stylesOff } from './styles-off.ts';

type Said = {
  readonly target?: Target;
  readonly person?: Partial<Person>;
  readonly answers?: BodyAnswers;
  readonly conditions?: readonly HealthCondition[];
  readonly styles?: readonly EatingStyle[];
};

function visitorOf({ target = 'self', person = {}, answers = {}, conditions = [], styles = [] }: Said) {
  return aVisitor({
    targets: [target],
    persons: [{ ...aStranger(target), ...person, answers }],
    healthConditions: conditions,
    eatingStyles: styles,
  });
}

function mergedOf(said: Said) {
  const visitor = visitorOf(said);
  return mergeLimits(household(visitor).lead, visitor);
}

/** The figures of safety-rules section 4, which the planner and the checks read from the same rows. */
const ANSWERED: readonly (readonly [BodyAnswers, Partial<Record<LimitKey, Range>>])[] = [
  [{ kidney: 'stage1to2' }, { sodiumMg: { max: 2000 }, proteinGPerKg: { min: 0.8, max: 1.3 } }],
  [
    { kidney: 'stage3' },
    { sodiumMg: { max: 2000 }, proteinGPerKg: { min: 0.75, max: 0.85 }, potassiumMg: { max: 3000 } },
  ],
  [{ kidney: 'unsure' }, { sodiumMg: { max: 2000 }, potassiumMg: { max: 3000 } }],
  [{ kidney: 'stage4to5' }, { proteinGPerKg: { min: 0.75, max: 0.85 }, potassiumMg: { max: 3000 } }],
  [{ kRetain: 'unsure' }, { potassiumMg: { max: 3500 } }],
  [{ insulin: 'unsure' }, { carbohydrateGMeal: { min: 45, max: 75 }, carbohydrateG: { min: 150 } }],
  [{ stomach: 'over3Months' }, { addedSugarPctE: { max: 5 } }],
  [{ cirrhosis: 'unsure' }, { proteinGPerKg: { min: 1.2, max: 1.5 }, sodiumMg: { max: 2000 } }],
  [{ warfarin: 'unsure' }, { vitaminKUg: { min: 175, max: 350 } }],
];

describe('an answer', () => {
  it.each(ANSWERED)('limits what the rules say: %o', (answers, ranges) => {
    const { limits } = mergedOf({ answers });
    for (const [key, range] of Object.entries(ranges))
      expect({ key, ...limits[key as LimitKey]?.range }).toEqual({ key, ...range });
  });

  it('asks no fibre of small meals after a stomach operation, whatever else is chosen', () => {
    const fiberOf = (answers: BodyAnswers) =>
      mergedOf({ answers, conditions: ['diabetes'], styles: ['vegetarian'] }).limits.fiberG;
    expect(fiberOf({})?.range).toEqual({ min: 28 });
    expect(fiberOf({ stomach: 'over3Months' })).toBeUndefined();
  });

  it('aims at steady vitamin K with warfarin, and at like meals with insulin', () => {
    const { vitaminKUg, carbohydrateGMeal } = mergedOf({ answers: { warfarin: 'yes', insulin: 'yes' } }).aims;
    // Within a factor of two between days, and within 10 g of 60 g between meals.
    expect([vitaminKUg?.range, carbohydrateGMeal?.range]).toEqual([
      { min: 225, max: 275 },
      { min: 50, max: 70 },
    ]);
  });

  it.each<[Said, readonly EatingStyle[]]>([
    [{ answers: { kidney: 'stage1to2' } }, ['muscleGain']],
    [{ answers: { kidney: 'stage3' } }, ['lowCarbohydrate', 'muscleGain']],
    [{ answers: { pregnancy: 'trimester1' } }, ['diet', 'lowCarbohydrate']],
    [{ answers: { pregnancy: 'lactating' } }, ['diet']],
    [{ answers: { insulin: 'unsure' } }, ['lowCarbohydrate']],
    [{ answers: { warfarin: 'yes', stomach: 'over3Months', kRetain: 'yes' } }, []],
    [{ target: 'child' }, ['diet', 'lowCarbohydrate']],
    [{ person: { birthYear: 2011 } }, ['diet', 'lowCarbohydrate']],
  ])('switches off the styles the rules say: %o', (said, off) => {
    const styles = ['diet', 'lowCarbohydrate', 'muscleGain', 'vegetarian'] as const;
    const visitor = visitorOf({ ...said, styles });
    expect(stylesOff(household(visitor).lead, visitor)).toEqual(off);
    const applied = styles.filter((style) => !off.includes(style));
    expect(mergedOf({ ...said, styles })).toEqual(mergedOf({ ...said, styles: applied }));
  });
});

describe('the protein of an older adult', () => {
  const aimOf = (said: Said) => mergedOf({ target: 'parents', ...said }).aims.proteinGPerKg?.range;

  it('is aimed at 1.2 g per kg, higher with muscle gain, and at nothing with weak kidneys', () => {
    expect(aimOf({})).toEqual({ min: 1.2 });
    expect(aimOf({ styles: ['muscleGain'] })).toEqual({ min: 1.6, max: 1.6 });
    expect(aimOf({ answers: { kidney: 'stage3' } })).toBeUndefined();
    expect(mergedOf({}).aims.proteinGPerKg).toBeUndefined();
  });
});

describe('the weight that limits are reckoned with', () => {
  const weightOf = (birthYear: number) => {
    const person = { ...aStranger('self'), birthYear, heightCm: 150, weightKg: 65 };
    return plannedPerson(person, aVisitor({ persons: [person] })).figures.weightKg.value;
  };

  it("is a grown person's up to 25 kg per square metre, and the whole of a child who grows", () => {
    expect(weightOf(1986)).toBe(56.25);
    expect(weightOf(2014)).toBe(65);
  });
});
