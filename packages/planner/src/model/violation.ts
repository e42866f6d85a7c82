import type { MealTime } from '@kkini/domain';

/** A broken rule: its id, the ingredient or value that breaks it, and date and meal time where known. */
export type Violation = {
  readonly rule: string;
  readonly subject: string;
  readonly date?: string;
  readonly mealTime?: MealTime;
};
