/**
 * What a plan says of the bodies it is for (safety-rules sections 2 to 6): meals that grew beside fasted ones, a deficit
 * that is not made, measures that were doubted, styles that do not act, and what an answer changed.
 */
export const BODY_NOTES = [
  'mealsGrown',
  'deficitGrowing',
  'deficitPregnancy',
  'deficitCirrhosis',
  'deficitWeightInRange',
  'measuresDoubted',
  'styleOff',
  'kidney',
  'pregnancy',
  'warfarin',
  'insulin',
  'kRetain',
  'maoi',
  'thyroidDrug',
  'stomach',
  'cirrhosis',
  'severeAllergy',
  'iodine',
  'vitaminB12',
] as const;
export type BodyNote = (typeof BODY_NOTES)[number];
