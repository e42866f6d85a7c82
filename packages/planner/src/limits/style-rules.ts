import type { EatingStyle } from '@kkini/domain';
import { type ChoiceRules, forbid } from '../model/choice-rules.ts';
import { aim, limit } from '../model/limit-row.ts';

/** Fruit and ginger preserved in sugar (과일청). */
const FRUIT_SYRUPS = [
  'fruit_syrup',
  'yuja_syrup',
  'lemon_syrup',
  'ginger_syrup',
  'omija_syrup',
  'jujube_syrup',
];

/**
 * Rules of every eating style: limits and aims of the reference adult, prohibitions and preferences. The regular style adds nothing
 * to the limits that hold for everyone.
 */
export const STYLE_RULES: Readonly<Record<EatingStyle, ChoiceRules>> = {
  regular: { rows: [], hardRules: [], prefer: [], avoid: [] },
  diet: {
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
  },
  vegetarian: {
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
  },
  muscleGain: {
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
  },
  glutenFree: {
    rows: [],
    hardRules: [
      forbid('GFL', { name: 'gluten', tags: ['gluten', 'gluten-risk'] }),
      // Kinds of goods and menus of restaurants have no label that says they are free of gluten.
      forbid('GFL', { name: 'unlabelled', forms: ['bought'] }),
    ],
    prefer: [],
    avoid: [],
  },
  lowSugar: {
    rows: [
      limit('carbohydratePctE', { min: 45, max: 60 }, 'WHO ◇M'),
      limit('addedSugarPctE', { max: 5 }, 'WHO ✓H'),
      limit('addedSugarGMeal', { max: 5 }, 'WHO ◇M'),
    ],
    hardRules: [
      forbid('WHO', {
        name: 'concentratedSugar',
        foods: ['soft_drink', 'candy', 'condensed_milk', ...FRUIT_SYRUPS, 'jam'],
      }),
    ],
    prefer: ['allulose'],
    avoid: ['added-sugar', 'fruit_juice', 'bulgogi_sauce', 'quick-starch'],
  },
  lowSodium: {
    rows: [
      limit('sodiumMg', { max: 2000 }, 'WHO ✓H'),
      aim('sodiumMg', { max: 1500 }, 'AHP25 ✓H'),
      limit('sodiumMgMeal', { max: 800 }, 'WHO ◇M'),
    ],
    hardRules: [
      forbid('WHO', { name: 'saltedSide', foods: ['jeotgal', 'salted_pickle'] }),
      forbid('WHO', { name: 'instantNoodleSoup', forms: ['instantNoodleSoup'] }),
    ],
    prefer: ['vinegar_all'],
    avoid: ['sodium-high'],
  },
  lowCarbohydrate: {
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
    avoid: ['refined-carb', 'high-gi', 'processed-meat'],
  },
};
