/** Days of the week, in the order of `weekday`. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Korean names on the wire. */
export const WEEKDAY_KO = {
  sunday: '일요일',
  monday: '월요일',
  tuesday: '화요일',
  wednesday: '수요일',
  thursday: '목요일',
  friday: '금요일',
  saturday: '토요일',
} as const satisfies Record<Weekday, string>;

/** Minutes a visitor may say they have to cook on a weekday. */
export const COOKING_MINUTES = [20, 30, 45, 60] as const;

export type CookingMinutes = (typeof COOKING_MINUTES)[number];
