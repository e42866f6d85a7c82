import type { HealthCondition } from '@kkini/domain';
import { type ChoiceRules, forbid, SUGARY_DRINKS } from '../model/hard-rule.ts';
import { aim, limit } from '../model/limit-row.ts';
import { SEAWEED_OF_A_MEAL } from '../model/weighed-foods.ts';

/** The rules of every health condition: limits and aims of the reference adult, prohibitions and preferences. */
export const CONDITION_RULES: Readonly<Record<HealthCondition, ChoiceRules>> = {
  diabetes: {
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
  },
  gout: {
    rows: [
      limit('carbohydratePctE', { min: 50, max: 60 }, 'ACR20 ◇M'),
      limit('proteinPctE', { min: 12, max: 18 }, 'ACR20 ◇M'),
      limit('proteinGPerKg', { min: 0.9, max: 1.3 }, 'ACR20 ◇M'),
      limit('fatPctE', { min: 20, max: 30 }, 'K25 ◇M'),
      limit('saturatedFatPctE', { max: 7 }, 'K20 ○H'),
      limit('addedSugarPctE', { max: 5 }, 'ACR20 ◇M'),
      limit('sugarPctE', { max: 15 }, 'ACR20 ◇L'),
      limit('purineMg', { max: 400 }, 'PUR ✓H'),
      limit('purineMgMeal', { max: 150 }, 'PUR ◇M'),
    ],
    hardRules: [
      forbid('ACR20', { name: 'organMeat', tags: ['organ-meat'] }),
      // Dried shrimp and whitebait hold as much purine as dried anchovies; our tables have 749 and 470 mg in 100 g.
      forbid('PUR', {
        name: 'veryHighPurine',
        tags: ['purine-very-high'],
        foods: ['dried_shrimp', 'whitebait'],
      }),
      forbid('ACR20', { name: 'alcohol', tags: ['alcohol'] }),
      forbid('PUR', { name: 'purineBroth', forms: ['purineBrothBase'] }),
      forbid('ACR20', { name: 'sugaryDrink', foods: SUGARY_DRINKS }),
    ],
    prefer: ['egg', 'tofu'],
    avoid: ['purine-high', 'purine-mid', 'added-sugar'],
  },
  hypertension: {
    rows: [
      limit('carbohydratePctE', { min: 50, max: 60 }, 'DASH ◇M'),
      limit('proteinPctE', { min: 15, max: 20 }, 'DASH ◇M'),
      limit('fatPctE', { min: 20, max: 30 }, 'DASH ✓H'),
      limit('saturatedFatPctE', { max: 6 }, 'DASH ✓H'),
      aim('cholesterolMg', { min: 150, max: 200 }, 'DASH ✓H'),
      aim('addedSugarPctE', { max: 5 }, 'WHO ✓H'),
      limit('fiberG', { min: 28 }, 'DASH ✓H'),
      aim('fiberG', { min: 30 }, 'DASH ✓H'),
      limit('sodiumMg', { max: 2000 }, 'WHO ✓H'),
      aim('sodiumMg', { max: 1500 }, 'AHP25 ✓H'),
      aim('potassiumMg', { min: 3500, max: 4700 }, 'DASH ✓H'),
    ],
    hardRules: [
      forbid('AHP25', { name: 'potassiumSalt', tags: ['potassium-chloride'] }),
      forbid('KSH', { name: 'drugInteraction', tags: ['drug-interaction', 'herbal-concentrate'] }),
    ],
    prefer: ['vinegar_all'],
    avoid: ['sodium-high', 'salted-fermented', 'processed-meat', 'ramyeon'],
  },
  obesity: {
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
  },
  dyslipidemia: {
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
  },
  heartDisease: {
    rows: [
      limit('carbohydratePctE', { min: 50, max: 60 }, 'DASH ◇M'),
      limit('proteinPctE', { min: 15, max: 20 }, 'DASH ◇M'),
      limit('fatPctE', { min: 20, max: 30 }, 'DASH ◇M'),
      limit('saturatedFatPctE', { max: 6 }, 'AHA ✓H'),
      aim('cholesterolMg', { max: 200 }, 'AHA ○M'),
      limit('addedSugarPctE', { max: 5 }, 'WHO ◇M'),
      limit('fiberG', { min: 25 }, 'K25 ✓H'),
      aim('fiberG', { min: 30 }, 'DASH ✓H'),
      limit('sodiumMg', { max: 2000 }, 'HF ✓M'),
      aim('sodiumMg', { max: 1500 }, 'AHP25 ✓H'),
      aim('potassiumMg', { min: 3500 }, 'DASH ◇M'),
    ],
    hardRules: [
      forbid('AHP25', { name: 'potassiumSalt', tags: ['potassium-chloride'] }),
      forbid('AHA', { name: 'transFat', tags: ['trans-fat-risk'] }),
      forbid('AHA', { name: 'stimulant', foods: ['energy_drink'] }),
      forbid('AHA', { name: 'drugInteraction', tags: ['drug-interaction', 'herbal-concentrate'] }),
    ],
    // As with high blood pressure and high blood lipids (nutrition-rules section 5).
    prefer: ['vinegar_all', 'soy', 'perilla_oil', 'olive_oil'],
    avoid: ['processed-meat', 'sodium-high'],
  },
  thyroidDisease: {
    rows: [aim('iodineUg', { min: 150, max: 500 }, 'THY ✓H')],
    hardRules: [
      forbid('THY', { name: 'iodine', tags: ['iodine-very-high'] }),
      forbid('THY', { name: 'seaweed', most: SEAWEED_OF_A_MEAL }),
      // The medicine is taken before breakfast, and most people with the disease take it, whether they said so or not.
      forbid('LT4', { name: 'breakfast', foods: ['soy_milk', 'coffee'], mealTimes: ['breakfast'] }),
    ],
    prefer: [],
    avoid: ['iodine-high'],
    weekWalls: [{ of: 'seaweed', most: 1, source: 'THY' }],
  },
  liverDisease: {
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
  },
};
