import { type ChoiceRules, forbid } from '../../model/choice-rules.ts';
import { SUGARY_DRINKS } from '../../model/hard-rule.ts';
import { limit } from '../../model/limit-row.ts';

/** Rules for gout: limits and aims of the reference adult, prohibitions and preferences. */
export const GOUT: ChoiceRules = {
  rows: [
    limit('carbohydratePctE', { min: 50, max: 60 }, 'ACR20 ◇M'),
    limit('proteinPctE', { min: 12, max: 18 }, 'ACR20 ◇M'),
    limit('proteinGPerKg', { min: 0.9, max: 1.3 }, 'ACR20 ◇M'),
    limit('fatPctE', { min: 20, max: 30 }, 'K25 ◇M'),
    limit('saturatedFatPctE', { max: 7 }, 'K20 ○H'),
    limit('addedSugarPctE', { max: 5 }, 'ACR20 ◇M'),
    limit('sugarPctE', { max: 15 }, 'ACR20 ◇L'),
    limit('purineMg', { max: 400 }, 'PUR ✓H'),
    limit('purineMgMeal', { max: 150 }, 'PUR ◇M'),
  ],
  hardRules: [
    forbid('ACR20', { name: 'organMeat', tags: ['organ-meat'] }),
    // Dried shrimp and whitebait hold as much purine as dried anchovies; our tables have 749 and 470 mg in 100 g.
    forbid('PUR', {
      name: 'veryHighPurine',
      tags: ['purine-very-high'],
      foods: ['dried_shrimp', 'whitebait'],
    }),
    forbid('ACR20', { name: 'alcohol', tags: ['alcohol'] }),
    forbid('PUR', { name: 'purineBroth', forms: ['purineBrothBase'] }),
    forbid('ACR20', { name: 'sugaryDrink', foods: SUGARY_DRINKS }),
  ],
  prefer: ['egg', 'tofu'],
  avoid: ['purine-high', 'purine-mid', 'added-sugar'],
};
