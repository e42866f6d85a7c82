import { type ChoiceRules, forbid } from '../model/choice-rules.ts';

/** Rules for gluten-free meals: limits and aims of the reference adult, prohibitions and preferences. */
export const GLUTEN_FREE: ChoiceRules = {
  rows: [],
  hardRules: [forbid('GFL', { name: 'gluten', tags: ['gluten', 'gluten-risk'] })],
  prefer: [],
  avoid: [],
};
