import { aStranger, type BodyAnswers, type HealthCondition } from '@kkini/domain';
import type { LimitKey } from '@kkini/domain/limits';
import { describe, expect, it } from 'vitest';
import { CONFLICT_RULES } from '../limits/conflict-rules.ts';
import { dayLimits } from '../limits/day-limits.ts';
import { mergeLimits } from '../limits/merge-limits.ts';
import { household } from '../limits/people/household.ts';
import type { Visitor } from '../model/visitor.ts';
import { aCandidate, aVisitor } from '../testing/a-candidate.ts';
import { hardViolations } from './dish-violations.ts';
import { CONFLICT_CASES, type ConflictCase } from './testing/conflict-cases.ts';

const visitorOf = ({ target = 'self', conditions = [], styles, answers = {} }: ConflictCase) =>
  aVisitor({
    targets: [target],
    healthConditions: conditions,
    eatingStyles: styles,
    persons: [{ ...aStranger(target), answers }],
  });

const mergedOf = (visitor: Visitor) => mergeLimits(household(visitor).lead, visitor);

describe('a conflict of choices', () => {
  it.each(CONFLICT_CASES)('is decided as the rules say: $row', (each) => {
    const visitor = visitorOf(each);
    const { limits } = mergedOf(visitor);
    for (const [key, range] of Object.entries(each.limits)) {
      expect({ key, ...limits[key as LimitKey]?.range }).toEqual({ key, ...range });
    }
    if (each.kcal !== undefined) expect(dayLimits(visitor).energyKcal).toBe(each.kcal);
  });

  it.each(CONFLICT_RULES.filter(({ set }) => set !== undefined))(
    'has a survey that shows it and is told beside the limit: $id',
    ({ id, set }) => {
      const shown = CONFLICT_CASES.filter(({ rule }) => rule === id);
      expect(shown.length).toBeGreaterThan(0);
      const [first] = shown;
      const [key] = Object.keys(set ?? {}) as LimitKey[];
      if (first === undefined || key === undefined) return;
      const { limits } = mergedOf(visitorOf(first));
      expect(
        limits[key]?.from.some(({ owners }) => owners.length > 1 || owners[0] === id.split('.')[0]),
      ).toBe(true);
    },
  );

  it('gives an older adult 1.2 g of protein per kg in a deficit', () => {
    const { limits } = mergedOf(aVisitor({ targets: ['parents'], eatingStyles: ['diet'] }));
    expect(limits.proteinGPerKg?.range).toEqual({ min: 1.2 });
  });

  it('aims at 1.4 g of protein per kg for a vegetarian who gains muscle', () => {
    const eatingStyles = ['vegetarian', 'muscleGain'] as const;
    expect(mergedOf(aVisitor({ eatingStyles })).aims.proteinGPerKg?.range).toEqual({
      min: 1.4,
      max: 1.4,
    });
  });

  it('lets the energy of muscle gain with liver disease rise to 2,200 kcal, but not against a deficit', () => {
    const upTo = (healthConditions: readonly HealthCondition[]) =>
      dayLimits(aVisitor({ healthConditions, eatingStyles: ['muscleGain'] })).day.energyKcal?.max;
    expect(upTo(['liverDisease'])).toBeCloseTo(2200 * 0.9);
    expect(upTo(['liverDisease', 'obesity'])).toBeCloseTo(1500 * 1.1 * 0.9);
  });

  it('never lifts a HARD rule: a vegetarian with gout or thyroid disease meets both', () => {
    const kelpBroth = aCandidate({ profile: { certainTags: new Set(['iodine-very-high']) } });
    const visitor = aVisitor({ healthConditions: ['thyroidDisease', 'gout'], eatingStyles: ['vegetarian'] });
    expect(hardViolations(kelpBroth, visitor)).toHaveLength(1);
    const beer = aCandidate({ profile: { certainTags: new Set(['alcohol', 'animal-flesh']) } });
    expect(hardViolations(beer, visitor).map(({ rule }) => rule)).toEqual([
      'gout.alcohol',
      'vegetarian.animalFlesh',
    ]);
  });

  it('leaves potassium to food: no limit and no salt substitute, an aim alone', () => {
    const potassium = (answers: BodyAnswers) => {
      const persons = [{ ...aStranger('self'), answers }];
      const { limits, aims } = mergedOf(aVisitor({ healthConditions: ['hypertension'], persons }));
      return [limits.potassiumMg?.range, aims.potassiumMg?.range];
    };
    expect(potassium({ kidney: 'healthy', kRetain: 'no' })).toEqual([undefined, { min: 3500, max: 4700 }]);
    expect(potassium({})).toEqual([undefined, { max: 4700 }]);
    expect(potassium({ kidney: 'healthy' })).toEqual([undefined, { max: 4700 }]);
    expect(potassium({ kidney: 'healthy', kRetain: 'yes' })).toEqual([{ max: 3500 }, undefined]);
    expect(potassium({ kidney: 'stage3', kRetain: 'unsure' })).toEqual([{ max: 3000 }, undefined]);
    const visitor = aVisitor({ healthConditions: ['hypertension'] });
    const salt = aCandidate({ profile: { certainTags: new Set(['potassium-chloride']) } });
    expect(hardViolations(salt, visitor)).toHaveLength(1);
  });

  it('asks a thyroid patient for neither much nor no iodine', () => {
    const { limits, aims } = mergedOf(aVisitor({ healthConditions: ['thyroidDisease'] }));
    expect([limits.iodineUg, aims.iodineUg?.range]).toEqual([undefined, { min: 150, max: 500 }]);
  });
});
