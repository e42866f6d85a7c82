import { type ChoiceRules, forbid } from '../../model/choice-rules.ts';
import { aim, limit } from '../../model/limit-row.ts';

/** Rules for dyslipidaemia: limits and aims of the reference adult, prohibitions and preferences. */
export const DYSLIPIDEMIA: ChoiceRules = {
  rows: [
    limit('carbohydratePctE', { min: 50, max: 60 }, 'LIP22 ✓H'),
    limit('proteinPctE', { min: 12, max: 20 }, 'K25 ◇M'),
    limit('fatPctE', { min: 15, max: 30 }, 'LIP22 ✓H'),
    limit('saturatedFatPctE', { max: 7 }, 'LIP22 ✓H'),
    aim('cholesterolMg', { max: 200 }, 'LIP22 ○M'),
    limit('addedSugarPctE', { max: 5 }, 'WHO ◇M'),
    limit('sugarPctE', { max: 15 }, 'LIP22 ✓H'),
    limit('fiberG', { min: 25 }, 'LIP22 ✓H'),
    aim('fiberG', { min: 30 }, 'LIP22 ✓H'),
    aim('sodiumMg', { max: 2000 }, 'WHO ✓H'),
  ],
  hardRules: [
    forbid('LIP22', { name: 'transFat', tags: ['trans-fat-risk'] }),
    forbid('LIP22', { name: 'animalFat', foods: ['lard', 'beef_tallow'] }),
    forbid('LIP22', { name: 'grapefruit', tags: ['drug-interaction'] }),
  ],
  prefer: ['soy', 'perilla_oil', 'olive_oil'],
  avoid: ['saturated-fat-high', 'cholesterol-high', 'added-sugar'],
};
