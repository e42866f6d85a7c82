import { HEALTH_CONDITIONS } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { chooseProfiles } from './choose-profiles.ts';

describe('whose tip it is', () => {
  it('is for somebody who cares about blood sugar when nothing was chosen', () => {
    expect(chooseProfiles({ healthConditions: [], eatingStyles: ['regular'] })).toEqual({
      lead: 'care',
      further: [],
    });
  });

  it('follows the order of conditions before any style', () => {
    const chosen = chooseProfiles({
      healthConditions: ['gout', 'hypertension'],
      eatingStyles: ['vegetarian', 'regular'],
    });
    expect(chosen).toEqual({ lead: 'hypertension', further: ['gout', 'vegetarian'] });
  });

  it.each(HEALTH_CONDITIONS)('is for somebody with %s alone', (condition) => {
    const chosen = chooseProfiles({ healthConditions: [condition], eatingStyles: [] });
    expect(chosen).toEqual({ lead: condition, further: [] });
  });

  it('always hears liver disease', () => {
    const { lead, further } = chooseProfiles({
      healthConditions: ['thyroidDisease', 'gout', 'heartDisease', 'diabetes', 'liverDisease'],
      eatingStyles: ['lowSodium'],
    });
    expect(lead).toBe('diabetes');
    expect(further).toEqual(['liverDisease', 'heartDisease']);
  });
});
