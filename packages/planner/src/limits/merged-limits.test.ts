import {
  aStranger,
  EATING_STYLES,
  type EatingStyle,
  HEALTH_CONDITIONS,
  type HealthCondition,
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
import { AIM_COLUMNS, LIMIT_COLUMNS, MERGED_PAIRS, MERGED_TRIPLES } from './testing/merged-limits-table.ts';

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
