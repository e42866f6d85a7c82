import { aSurvey } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { checkedVisitor } from './checked-visitor.ts';
import { aCheckedTaxonomy } from './testing/a-checked-world.ts';

describe('the people the checks see', () => {
  const seen = (changes: Parameters<typeof aSurvey>[0]) =>
    checkedVisitor(aCheckedTaxonomy(), aSurvey(changes));

  it('bring the rules of everyone, of what they chose, and of parents and children, each once', () => {
    expect(seen({ targets: ['self', 'spouse'] }).owners).toEqual(['everyone']);
    expect(
      seen({
        targets: ['self', 'parents', 'child'],
        healthConditions: ['gout'],
        eatingStyles: ['lowSodium'],
      }).owners,
    ).toEqual(['everyone', 'gout', 'lowSodium', 'parents', 'child']);
  });

  it('leave out the foods they named, as the taxonomy reads them', () => {
    const { exclusions, targets } = seen({ excludedFoods: ['새우'] });
    expect(exclusions).toEqual([{ kind: 'known', id: 'shrimp' }]);
    expect(targets).toEqual(aSurvey().targets);
  });
});
