/** The three meal times of a day, in eating order. */
export const MEAL_TIMES = ['breakfast', 'lunch', 'dinner'] as const;
export type MealTime = (typeof MEAL_TIMES)[number];

/** Korean names in the survey and on the wire. */
export const MEAL_TIME_KO = { breakfast: '아침', lunch: '점심', dinner: '저녁' } as const satisfies Record<
  MealTime,
  string
>;
