import { type ChoiceRules, forbid } from '../model/choice-rules.ts';
import { aim, limit } from '../model/limit-row.ts';

/** Rules for low-carbohydrate meals: limits and aims of the reference adult, prohibitions and preferences. */
export const LOW_CARBOHYDRATE: ChoiceRules = {
  rows: [
    limit('carbohydratePctE', { min: 35, max: 45 }, 'LC22 ✓H'),
    aim('carbohydratePctE', { min: 40, max: 40 }, 'LC22 ✓H'),
    limit('carbohydrateG', { min: 130 }, 'K20 ○H'),
    limit('proteinPctE', { min: 20, max: 25 }, 'LC22 ◇M'),
    limit('proteinGPerKg', { min: 1.2 }, 'LC22 ◇M'),
    limit('fatPctE', { min: 30, max: 40 }, 'LC22 ◇M'),
    limit('saturatedFatPctE', { max: 10 }, 'WHO ✓H'),
    limit('addedSugarPctE', { max: 5 }, 'WHO ✓H'),
    limit('fiberG', { min: 25 }, 'K25 ✓H'),
  ],
  hardRules: [
    forbid('LC22', { name: 'sugar', foods: ['soft_drink', 'candy'] }),
    forbid('LC22', { name: 'riceWithNoodles', forms: ['riceWithNoodles'] }),
  ],
  prefer: ['konjac', 'tofu_noodle'],
  avoid: ['refined-carb', 'high-gi'],
};
