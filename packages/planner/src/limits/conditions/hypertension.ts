import { type ChoiceRules, forbid } from '../../model/choice-rules.ts';
import { aim, limit } from '../../model/limit-row.ts';

/** Rules for high blood pressure: limits and aims of the reference adult, prohibitions and preferences. */
export const HYPERTENSION: ChoiceRules = {
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
};
