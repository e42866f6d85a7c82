import { NUTRIENTS } from '@kkini/domain';
import { aNutrition } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { aCandidate } from '../testing/a-candidate.ts';
import { PreparedCatalogue } from './prepared-catalogue.ts';

describe('an amount that a dish does not state', () => {
  const unstated = aCandidate({
    id: 'a',
    nutrition: aNutrition({ sodiumMg: null, ironMg: null, purineTotalMg: null }),
  });
  const stated = aCandidate({ id: 'b', nutrition: aNutrition({ sodiumMg: 700, ironMg: 4 }) });
  const amounts = new PreparedCatalogue([unstated, stated]).amountsAt(0);
  const amountOf = (nutrient: (typeof NUTRIENTS)[number]) => amounts[NUTRIENTS.indexOf(nutrient)];

  it('is guessed from its main group where limits weigh it', () => {
    expect(amountOf('sodiumMg')).toBe(700);
  });

  it.each(['ironMg', 'purineTotalMg'] as const)('stays unknown where none does: %s', (name) => {
    expect(amountOf(name)).toBeNaN();
  });
});
