/** Sexes that the reference tables distinguish. */
export const SEXES = ['female', 'male'] as const;
export type Sex = (typeof SEXES)[number];

/** Physical activity, least first; the four levels of the energy equations (safety-rules section 2). */
export const ACTIVITIES = ['sedentary', 'lowActive', 'active', 'veryActive'] as const;
export type Activity = (typeof ACTIVITIES)[number];

const YES_NO_UNSURE = ['yes', 'no', 'unsure'] as const;

/**
 * The optional questions about the body and their answers (safety-rules section 4). An unanswered question never counts
 * as "no" where the section says so; `unsure` takes the strict row.
 */
export const BODY_QUESTIONS = {
  kidney: ['healthy', 'stage1to2', 'stage3', 'stage4to5', 'unsure'],
  pregnancy: ['no', 'pregnant', 'trimester1', 'trimester2', 'trimester3', 'lactating'],
  warfarin: YES_NO_UNSURE,
  insulin: YES_NO_UNSURE,
  kRetain: YES_NO_UNSURE,
  maoi: YES_NO_UNSURE,
  thyroidDrug: YES_NO_UNSURE,
  stomach: ['no', 'over3Months', 'within3Months'],
  swallow: ['yes', 'no'],
  cirrhosis: YES_NO_UNSURE,
} as const;
export type BodyQuestion = keyof typeof BODY_QUESTIONS;

/** One person's answers; an absent question is unanswered. */
export type BodyAnswers = {
  readonly [Question in BodyQuestion]?: (typeof BODY_QUESTIONS)[Question][number];
};
