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
