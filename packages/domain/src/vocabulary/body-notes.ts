/**
 * Notes of a plan about its people's bodies (safety-rules sections 2 to 6): larger meals beside fasted ones, a
 * deficit left out, implausible measures, energy that the limits together do not allow, styles without effect,
 * effects of an answer or of a missing one, why the chosen rice is missing on some tables, how the weekdays fit the
 * time to cook, and why meals have another style than asked for.
 */
export const BODY_NOTES = [
  'mealsGrown',
  'deficitGrowing',
  'deficitPregnancy',
  'deficitCirrhosis',
  'deficitWeightInRange',
  'measuresDoubted',
  'energyShort',
  'styleOff',
  'kidney',
  'kidneyUnsaid',
  'pregnancy',
  'lactation',
  'olderRaw',
  'warfarin',
  'warfarinUneven',
  'insulin',
  'kRetain',
  'maoi',
  'thyroidDrug',
  'stomach',
  'cirrhosis',
  'severeAllergy',
  'iodine',
  'vitaminB12',
  'riceKidney',
  'riceExcluded',
  'riceLimits',
  'weekdayMinutes',
  'weekdayMinutesBeyond',
  'otherStyles',
  'otherStylesSevere',
] as const;
export type BodyNote = (typeof BODY_NOTES)[number];
