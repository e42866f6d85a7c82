import { NUTRIENTS } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { aCandidate } from '../testing/a-candidate.ts';
import { PreparedCatalogue } from './prepared-catalogue.ts';

describe('an amount that a dish does not state', () => {
  const unstated = aCandidate({
    id: 'a',
    nutrition: aNutrition({ sodiumMg: null, ironMg: null, calciumMg: null, purineTotalMg: null }),
  });
  const stated = aCandidate({ id: 'b', nutrition: aNutrition({ sodiumMg: 700, ironMg: 4, calciumMg: 90 }) });
  const amounts = new PreparedCatalogue([unstated, stated]).amountsAt(0);
  const amountOf = (nutrient: (typeof NUTRIENTS)[number]) => amounts[NUTRIENTS.indexOf(nutrient)];

  it('is guessed from its main group where days are weighed by it', () => {
    expect(amountOf('sodiumMg')).toBe(700);
    expect(amountOf('ironMg')).toBe(4);
  });

  it.each(['calciumMg', 'purineTotalMg'] as const)('stays unknown where they are not: %s', (name) => {
    expect(amountOf(name)).toBeNaN();
  });
});
