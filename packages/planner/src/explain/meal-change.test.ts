import { NUTRIENTS } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';

import { nutrientChanges } from './meal-change.ts';

describe('what a change of a meal says', () => {
  it('names a nutrient once that has both a limit and an aim', () => {
    const term = (min: number) => ({ index: 0, nutrient: 'fiberG', range: { min }, weight: 1 }) as const;
    const changes = nutrientChanges([term(30), term(25)], new Float64Array(NUTRIENTS.length), {
      before: aNutrition({ fiberG: 4 }),
      after: aNutrition({ fiberG: 6 }),
    });
    expect(changes.map(({ nutrient, amount }) => [nutrient, amount])).toEqual([['fiberG', 2]]);
  });
});
