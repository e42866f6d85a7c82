import { type ChoiceRules, forbid } from '../model/choice-rules.ts';
import { aim, limit } from '../model/limit-row.ts';

/** Rules for low-sodium meals: limits and aims of the reference adult, prohibitions and preferences. */
export const LOW_SODIUM: ChoiceRules = {
  rows: [
    limit('sodiumMg', { max: 2000 }, 'WHO ✓H'),
    aim('sodiumMg', { max: 1500 }, 'AHP25 ✓H'),
    limit('sodiumMgMeal', { max: 800 }, 'WHO ◇M'),
  ],
  hardRules: [
    forbid('WHO', { name: 'saltedSide', foods: ['jeotgal', 'jangajji', 'oiji', 'salted_chili'] }),
    forbid('WHO', { name: 'instantNoodleSoup', forms: ['instantNoodleSoup'] }),
  ],
  prefer: ['vinegar_all'],
  avoid: ['sodium-high'],
};
