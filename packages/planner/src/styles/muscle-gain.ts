import type { ChoiceRules } from '../model/choice-rules.ts';
import { aim, limit } from '../model/limit-row.ts';

/** Rules for muscle gain: limits and aims of the reference adult, prohibitions and preferences. */
export const MUSCLE_GAIN: ChoiceRules = {
  rows: [
    limit('carbohydratePctE', { min: 45, max: 60 }, 'ISSN17 ◇M'),
    limit('proteinPctE', { min: 16, max: 25 }, 'ISSN17 ◇M'),
    limit('proteinGPerKg', { min: 1.4, max: 1.8 }, 'ISSN17 ✓H'),
    aim('proteinGPerKg', { min: 1.6, max: 1.6 }, 'ISSN17 ✓H'),
    limit('proteinGMeal', { min: 20, max: 40 }, 'ISSN17 ✓H'),
    limit('fatPctE', { min: 20, max: 30 }, 'K25 ◇M'),
    limit('saturatedFatPctE', { max: 7 }, 'K20 ○H'),
  ],
  hardRules: [],
  prefer: [],
  avoid: [],
};
