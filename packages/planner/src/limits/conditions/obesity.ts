import { type ChoiceRules, forbid } from '../../model/choice-rules.ts';
import { SUGARY_DRINKS } from '../../model/hard-rule.ts';
import { limit } from '../../model/limit-row.ts';

/** Rules for obesity: limits and aims of the reference adult, prohibitions and preferences. */
export const OBESITY: ChoiceRules = {
  rows: [
    limit('carbohydratePctE', { min: 45, max: 55 }, 'KSO22 ◇M'),
    limit('proteinPctE', { max: 26 }, 'KSO22 ✓H'),
    limit('proteinGPerKg', { min: 1.2, max: 1.6 }, 'KSO22 ✓M'),
    limit('proteinGMeal', { min: 20 }, 'KSO22 ✓M'),
    limit('fatPctE', { min: 20, max: 30 }, 'K25 ◇M'),
    limit('saturatedFatPctE', { max: 7 }, 'K20 ○H'),
    limit('addedSugarPctE', { max: 5 }, 'WHO ✓H'),
    limit('sugarPctE', { max: 15 }, 'KSO22 ◇M'),
    limit('fiberG', { min: 25 }, 'K25 ✓H'),
  ],
  hardRules: [
    forbid('KSO22', { name: 'sugaryDrink', foods: [...SUGARY_DRINKS, 'candy'] }),
    forbid('KSO22', { name: 'friedStarch', forms: ['deepFriedWithRefinedStarch'] }),
  ],
  prefer: ['vegetable'],
  avoid: ['ultra-processed', 'quick-starch', 'cream', 'mayonnaise'],
};
