/**
 * Strictness of an exclusion. Only a severe allergy also blocks possible traces and unknown ingredients (safety-rules
 * section 4). An exclusion without an answer counts as an allergy.
 */
export const STRICTNESS = ['dislike', 'allergy', 'severeAllergy'] as const;
export type Strictness = (typeof STRICTNESS)[number];

/** Korean names in the survey and on the wire. */
export const STRICTNESS_KO = {
  dislike: '싫어요',
  allergy: '알레르기',
  severeAllergy: '심한 알레르기',
} as const satisfies Record<Strictness, string>;
