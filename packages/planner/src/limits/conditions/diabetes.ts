import { type ChoiceRules, forbid } from '../../model/choice-rules.ts';
import { SUGARY_DRINKS } from '../../model/hard-rule.ts';
import { aim, limit } from '../../model/limit-row.ts';

/** Rules for diabetes: limits and aims of the reference adult, prohibitions and preferences. */
export const DIABETES: ChoiceRules = {
  rows: [
    limit('carbohydratePctE', { min: 45, max: 55 }, 'EXL23 ◇M'),
    aim('carbohydratePctE', { min: 50, max: 50 }, 'EXL23 ◇M'),
    limit('carbohydrateGMeal', { min: 30, max: 80 }, 'EXL23 ◇M'),
    aim('carbohydrateGMeal', { min: 45, max: 75 }, 'EXL23 ◇M'),
    limit('proteinPctE', { min: 15, max: 20 }, 'KDA23 ◇M'),
    limit('proteinGPerKg', { min: 1.0 }, 'KDA23 ◇M'),
    limit('fatPctE', { min: 20, max: 35 }, 'KDA23 ◇M'),
    limit('saturatedFatPctE', { max: 7 }, 'K20 ○H'),
    limit('addedSugarPctE', { max: 5 }, 'WHO ✓H'),
    limit('sugarPctE', { max: 10 }, 'KDA23 ◇M'),
    limit('fiberG', { min: 28 }, 'ADA25 ○H'),
    limit('sodiumMg', { max: 2300 }, 'KDA23 ✓H'),
    limit('glycemicLoadMeal', { max: 42 }, 'EXL23 ◇M'),
    aim('glycemicLoadMeal', { max: 34 }, 'EXL23 ◇M'),
  ],
  hardRules: [
    forbid('KDCA25', { name: 'rawSeafood', tags: ['raw-risk'], forms: ['rawByName'] }),
    forbid('KDA23', { name: 'concentratedSugar', foods: [...SUGARY_DRINKS, 'candy', 'condensed_milk'] }),
  ],
  prefer: ['brown_rice_cooked', 'multigrain_rice', 'tofu'],
  avoid: ['high-gi', 'added-sugar', 'glutinous_rice', 'quick-starch'],
};
