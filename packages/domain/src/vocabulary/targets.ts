import type { Sex } from './body-questions.ts';

/** Who the plan is for; several may be chosen. */
export const TARGETS = ['self', 'parents', 'spouse', 'child', 'colleague'] as const;
export type Target = (typeof TARGETS)[number];

/** Korean names in the survey and on the wire. */
export const TARGET_KO = {
  self: '본인',
  parents: '부모님',
  spouse: '배우자',
  child: '자녀',
  colleague: '동료',
} as const satisfies Record<Target, string>;

/** Korean names of a parent or a child among several, by their sex. */
export const TARGET_BY_SEX_KO = {
  parents: { female: '어머니', male: '아버지' },
  child: { female: '딸', male: '아들' },
} as const satisfies Record<'parents' | 'child', Record<Sex, string>>;
