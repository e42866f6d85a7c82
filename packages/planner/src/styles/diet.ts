import type { ChoiceRules } from '../model/choice-rules.ts';
import { limit } from '../model/limit-row.ts';

/** Rules for a diet: limits and aims of the reference adult, prohibitions and preferences. */
export const DIET: ChoiceRules = {
  rows: [
    limit('carbohydratePctE', { min: 45, max: 60 }, 'KSO22 ◇M'),
    limit('proteinPctE', { min: 15, max: 25 }, 'KSO22 ◇M'),
    limit('proteinGPerKg', { min: 1.0 }, 'KSO22 ◇M'),
    limit('fatPctE', { min: 20, max: 30 }, 'K25 ◇M'),
    limit('saturatedFatPctE', { max: 7 }, 'K20 ○H'),
    limit('addedSugarPctE', { max: 5 }, 'WHO ✓H'),
    limit('fiberG', { min: 25 }, 'K25 ✓H'),
  ],
  hardRules: [],
  prefer: [],
  avoid: [],
};
