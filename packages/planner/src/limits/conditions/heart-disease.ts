import { type ChoiceRules, forbid } from '../../model/choice-rules.ts';
import { aim, limit } from '../../model/limit-row.ts';

/** Rules for heart disease: limits and aims of the reference adult, prohibitions and preferences. */
export const HEART_DISEASE: ChoiceRules = {
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
};
