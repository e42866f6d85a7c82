import type { MealTime } from '@kkini/domain';

/** A broken rule: its id, what in the dish or week breaks it, and where (date and meal time) when known. */
export type Violation = {
  readonly rule: string;
  readonly subject: string;
  readonly date?: string;
  readonly mealTime?: MealTime;
};
