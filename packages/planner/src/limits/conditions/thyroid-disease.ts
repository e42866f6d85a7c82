import { type ChoiceRules, forbid } from '../../model/choice-rules.ts';
import { aim } from '../../model/limit-row.ts';
import { SEAWEED_OF_A_MEAL } from '../../model/weighed-foods.ts';

/** Rules for thyroid disease: limits and aims of the reference adult, prohibitions and preferences. */
export const THYROID_DISEASE: ChoiceRules = {
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
};
