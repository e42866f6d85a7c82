import { type ChoiceRules, forbid } from '../model/choice-rules.ts';
import { limit } from '../model/limit-row.ts';

/** Rules for vegetarian meals: limits and aims of the reference adult, prohibitions and preferences. */
export const VEGETARIAN: ChoiceRules = {
  rows: [
    limit('carbohydratePctE', { min: 50, max: 65 }, 'K25 ✓H'),
    limit('proteinPctE', { min: 12, max: 20 }, 'K25 ◇M'),
    limit('proteinGPerKg', { min: 1.0 }, 'K20 ◇M'),
    limit('fatPctE', { min: 20, max: 30 }, 'K25 ◇M'),
    limit('saturatedFatPctE', { max: 7 }, 'K20 ○H'),
    limit('fiberG', { min: 28 }, 'K25 ◇M'),
  ],
  hardRules: [forbid('K25', { name: 'animalFlesh', tags: ['animal-flesh'] })],
  prefer: ['legume'],
  avoid: ['dairy', 'egg'],
};
