import { type ChoiceRules, forbid } from '../model/choice-rules.ts';
import { limit } from '../model/limit-row.ts';

/** Rules for low-sugar meals: limits and aims of the reference adult, prohibitions and preferences. */
export const LOW_SUGAR: ChoiceRules = {
  rows: [
    limit('carbohydratePctE', { min: 45, max: 60 }, 'WHO ◇M'),
    limit('addedSugarPctE', { max: 5 }, 'WHO ✓H'),
    limit('addedSugarGMeal', { max: 5 }, 'WHO ◇M'),
  ],
  hardRules: [
    forbid('WHO', {
      name: 'concentratedSugar',
      foods: ['soft_drink', 'candy', 'condensed_milk', 'fruit_syrup', 'jam'],
    }),
  ],
  prefer: ['allulose'],
  avoid: ['added-sugar', 'fruit_juice', 'bulgogi_sauce'],
};
