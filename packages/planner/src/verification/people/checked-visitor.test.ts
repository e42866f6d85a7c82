import { aStranger } from '@kkini/domain';
import { aSurvey } from '@kkini/domain/testing';
import { describe, expect, it } from 'vitest';
import { aCheckedTaxonomy } from '../testing/a-checked-world.ts';
import { checkedVisitor } from './checked-visitor.ts';

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
    ).toEqual(['everyone', 'gout', 'lowSodium', 'parents', 'child', 'child.under7']);
  });

  it('bring the rules of what anybody answered, unsure or not, and of a severe allergy', () => {
    const persons = [
      { ...aStranger('self'), answers: { kidney: 'unsure', maoi: 'unsure', thyroidDrug: 'no' } },
      { ...aStranger('spouse'), answers: { pregnancy: 'trimester1', kRetain: 'no', kidney: 'healthy' } },
    ] as const;
    const strict = [{ food: '새우', strictness: 'severeAllergy' }] as const;
    const { owners } = seen({
      targets: ['self', 'spouse'],
      healthConditions: ['hypertension'],
      excludedFoods: ['새우'],
      excludedFoodStrictness: strict,
      persons,
    });
    expect(owners).toEqual([
      'everyone',
      'hypertension',
      'answer.kidney',
      'answer.kidneyThird',
      'answer.maoi',
      'answer.pregnancy',
      'answer.severeAllergy',
    ]);
    const well = [{ ...aStranger('self'), answers: { kidney: 'healthy', kRetain: 'no' } }] as const;
    expect(seen({ targets: ['self'], healthConditions: ['heartDisease'], persons: well }).owners).toEqual([
      'everyone',
      'heartDisease',
      'answer.potassium',
    ]);
  });

  it('leave out the foods they named, as the taxonomy reads them', () => {
    const { exclusions, targets } = seen({ excludedFoods: ['새우'] });
    expect(exclusions).toEqual([{ kind: 'known', id: 'shrimp' }]);
    expect(targets).toEqual(aSurvey().targets);
  });
});
