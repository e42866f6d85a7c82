/** The three meal times of a day, in eating order. */
export const MEAL_TIMES = ['breakfast', 'lunch', 'dinner'] as const;
export type MealTime = (typeof MEAL_TIMES)[number];

/** Minutes a cook has between six in the morning and the meal at eight, noon or six: what takes longer is begun the evening before. */
export const MORNING_MINUTES: Readonly<Record<MealTime, number>> = {
  breakfast: 120,
  lunch: 360,
  dinner: 720,
};

/** Korean names in the survey and on the wire. */
export const MEAL_TIME_KO = { breakfast: '아침', lunch: '점심', dinner: '저녁' } as const satisfies Record<
  MealTime,
  string
>;
