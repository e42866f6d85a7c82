import { aStranger, type HealthCondition, type Person } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { aVisitor } from '../../testing/a-candidate.ts';
import { aServedDish } from '../testing/a-served-dish.ts';
import { checkedOf } from '../testing/some-choices.ts';
import { overfullPlates } from './eaten-dish.ts';
import { hasLittleSalt, portionWall } from './portion-walls.ts';

/** An adult with a condition and a boy of 14 who may be free of it. */
const family = (condition: HealthCondition, self: Person['freeOf'], child: Person['freeOf']) =>
  checkedOf(
    aVisitor({
      targets: ['self', 'child'],
      persons: [
        { ...aStranger('self'), freeOf: self },
        { ...aStranger('child'), birthYear: 2012, freeOf: child },
      ],
      healthConditions: [condition],
    }),
  );

describe('what the checks hold a plate to', () => {
  it('is the load of the least rice of who has diabetes', () => {
    const rice = {
      kind: 'rice',
      units: 3,
      nutrition: aNutrition({ carbohydrateG: 69 }),
      glycemicLoad: 50,
    } as const;
    const components = { starches: [rice], soup: null, side: null, glycemicLoad: 62, isMixed: false };
    const dish = aServedDish({ nutrition: aNutrition({ carbohydrateG: 69 }), components });
    expect(portionWall(dish, family('diabetes', [], []))).toBe('a glycaemic load of 45.3');
    expect(portionWall(dish, family('diabetes', [], ['diabetes']))).toBeNull();
    expect(portionWall(dish, family('diabetes', ['diabetes'], []))).not.toBeNull();
    expect(portionWall(dish, family('diabetes', ['diabetes'], ['diabetes']))).not.toBeNull();
  });

  it('is the seaweed of who has thyroid disease, or is a child', () => {
    const dish = aServedDish({ grams: { fishG: 0, seaweedG: 6, leavesG: 0, processedMeatG: 0 } });
    const overfull = (self: Person['freeOf']) =>
      overfullPlates(dish, 'lunch', family('thyroidDisease', self, [])).map(({ target }) => target);
    expect(overfull([])).toEqual(['self', 'child']);
    expect(overfull(['thyroidDisease'])).toEqual(['child']);
  });

  it('is little salt where anybody has high blood pressure', () => {
    expect(hasLittleSalt(family('hypertension', ['hypertension'], []))).toBe(true);
    expect(hasLittleSalt(family('hypertension', [], ['hypertension']))).toBe(true);
    expect(hasLittleSalt(family('gout', [], []))).toBe(false);
  });
});
