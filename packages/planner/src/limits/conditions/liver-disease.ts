import { type ChoiceRules, forbid } from '../../model/choice-rules.ts';
import { SUGARY_DRINKS } from '../../model/hard-rule.ts';
import { limit } from '../../model/limit-row.ts';

/** Rules for liver disease: limits and aims of the reference adult, prohibitions and preferences. */
export const LIVER_DISEASE: ChoiceRules = {
  rows: [
    limit('carbohydratePctE', { min: 50, max: 60 }, 'LIV ◇M'),
    limit('carbohydrateGMeal', { min: 45 }, 'LIV ◇M'),
    limit('proteinPctE', { min: 14, max: 18 }, 'LIV ◇M'),
    limit('proteinGPerKg', { min: 1.2, max: 1.5 }, 'LIV ✓H'),
    limit('fatPctE', { min: 20, max: 30 }, 'LIV ◇M'),
    limit('saturatedFatPctE', { max: 7 }, 'K20 ○H'),
    limit('addedSugarPctE', { max: 5 }, 'LIV ◇M'),
    limit('sugarPctE', { max: 15 }, 'LIV ◇M'),
    limit('sodiumMg', { min: 1500, max: 2000 }, 'LIV ◇M'),
  ],
  hardRules: [
    forbid('KDCA25', { name: 'rawFood', tags: ['raw-risk', 'raw-egg'], forms: ['rawByName'] }),
    forbid('LIV', { name: 'alcohol', tags: ['alcohol', 'alcohol-cooking'] }),
    forbid('LIV', { name: 'herbal', tags: ['herbal-concentrate'] }),
    forbid('LIV', { name: 'organMeat', tags: ['organ-meat'] }),
    forbid('LIV', { name: 'sugaryDrink', foods: SUGARY_DRINKS }),
  ],
  prefer: ['tofu'],
  avoid: ['ultra-processed', 'saturated-fat-high', 'sodium-high'],
};
