/**
 * How strictly a food is left out; only a severe allergy also refuses what may hold traces of it and what nobody knows
 * (safety-rules section 4). A food without an answer is left out like an allergy.
 */
export const STRICTNESS = ['dislike', 'allergy', 'severeAllergy'] as const;
export type Strictness = (typeof STRICTNESS)[number];

/** Korean names as the survey and the calls spell them. */
export const STRICTNESS_KO = {
  dislike: '싫어요',
  allergy: '알레르기',
  severeAllergy: '심한 알레르기',
} as const satisfies Record<Strictness, string>;
