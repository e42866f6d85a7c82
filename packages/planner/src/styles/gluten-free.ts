import { type ChoiceRules, forbid } from '../model/choice-rules.ts';

/** What gluten-free meals bring: limits and aims of the reference adult, what is never served, and what is better or worse. */
export const GLUTEN_FREE: ChoiceRules = {
  rows: [],
  hardRules: [forbid('GFL', { name: 'gluten', tags: ['gluten', 'gluten-risk'] })],
  prefer: [],
  avoid: [],
};
