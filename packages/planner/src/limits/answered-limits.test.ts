import {
  aStranger,
  type BodyAnswers,
  EATING_STYLES,
  type EatingStyle,
  HEALTH_CONDITIONS,
  type HealthCondition,
  type Person,
  type Target,
} from '@kkini/domain';
import type { LimitKey } from '@kkini/domain/limits';
import { describe, expect, it } from 'vitest';
import type { Range } from '../model/limit-row.ts';
import { aVisitor } from '../testing/a-candidate.ts';
import { checkedPeople } from '../verification/people/checked-person.ts';
import { chosenLimits } from '../verification/people/chosen-limits.ts';
import { checkedOf } from '../verification/testing/some-choices.ts';
import { dayLimits } from './day-limits.ts';
import { type MergedKeys, mergeLimits } from './merge-limits.ts';
import { household } from './people/household.ts';
import { plannedPerson } from './people/planned-person.ts';
import { stylesOff } from './styles-off.ts';
import { AIM_COLUMNS, LIMIT_COLUMNS, MERGED_PAIRS, MERGED_TRIPLES } from './testing/merged-limits-table.ts';

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

const isCondition = (name: string): name is HealthCondition =>
  HEALTH_CONDITIONS.some((each) => each === name);
const isStyle = (name: string): name is EatingStyle => EATING_STYLES.some((each) => each === name);

function caseOf(line: string) {
  const [names = '', kcal = '', ...cells] = line.split(' ');
  const chosen = names.split('+');
  return {
    names,
    energyKcal: Number(kcal),
    choices: {
      targets: ['self'] as const,
      healthConditions: chosen.filter(isCondition),
      eatingStyles: chosen.filter(isStyle),
    },
    limits: Object.fromEntries(LIMIT_COLUMNS.map((key, at) => [key, cells[at]])),
    aims: Object.fromEntries(AIM_COLUMNS.map((key, at) => [key, cells[LIMIT_COLUMNS.length + at]])),
  };
}

/** An adult without answers. */
const STRANGER = {
  stage: 'adult',
  states: ['kidneyOpen', 'potassiumOff'],
  person: aStranger('self'),
} as const;

const cases = (table: string) => table.trim().split('\n').map(caseOf);
const written = (range: Range | undefined) =>
  range === undefined ? '-' : `${range.min ?? ''}..${range.max ?? ''}`;
const row = (keys: readonly LimitKey[], of: (key: LimitKey) => Range | undefined) =>
  Object.fromEntries(keys.map((key) => [key, written(of(key))]));
const rangesOf = (merged: MergedKeys) => (key: LimitKey) => merged[key]?.range;

describe('merged limits of the reference adult', () => {
  it('are tabled for every condition with every style, and for forty choices of three', () => {
    const pairs = HEALTH_CONDITIONS.flatMap((one) => EATING_STYLES.map((other) => `${one}+${other}`));
    expect(cases(MERGED_PAIRS).map(({ names }) => names)).toEqual(pairs);
    const triples = cases(MERGED_TRIPLES).map(({ names }) => names);
    expect(new Set(triples).size).toBe(40);
    expect(triples.every((names) => names.split('+').length === 3)).toBe(true);
  });

  it.each([...cases(MERGED_PAIRS), ...cases(MERGED_TRIPLES)])(
    'are those of the rules for $names',
    ({ choices, energyKcal, limits, aims }) => {
      const merged = mergeLimits(STRANGER, choices);
      expect(row(LIMIT_COLUMNS, rangesOf(merged.limits))).toEqual(limits);
      expect(row(AIM_COLUMNS, rangesOf(merged.aims))).toEqual(aims);
      expect(dayLimits(aVisitor(choices)).energyKcal).toBeCloseTo(energyKcal, 9);
    },
  );

  it.each([...cases(MERGED_PAIRS), ...cases(MERGED_TRIPLES)])(
    'are the same to the checks of a finished plan for $names',
    ({ choices, energyKcal, limits, aims }) => {
      const checked = chosenLimits({ ...STRANGER, conditions: choices.healthConditions }, choices);
      expect(row(LIMIT_COLUMNS, (key) => checked.limits[key])).toEqual(limits);
      expect(row(AIM_COLUMNS, (key) => checked.aims[key])).toEqual(aims);
      expect(checkedPeople(checkedOf(aVisitor(choices)))[0]?.energyKcal).toBeCloseTo(energyKcal, 9);
    },
  );
});
