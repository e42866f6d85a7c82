import type { DishMethod, Leaning, MainGroup, MealTime, Nutrient } from '@kkini/domain';

/** What a dish is held against: the best other dish for its slot, by its id. */
type Against = { readonly runnerUpId: string };

/** A day's total of a nutrient with the dish and with the runner-up, in the nutrient's unit. */
type DayTotals = { readonly nutrient: Nutrient; readonly amount: number; readonly runnerUpAmount: number };

/** How much of a nutrient a day may hold at most, or is to hold at least. */
type Bound = { readonly limit: number };

/** A reason that only exists because the runner-up is worse there: one term of the objective, recomputed. */
export type Comparison = Against &
  (
    | ({ readonly code: 'withinLimit' } & DayTotals & Bound)
    | ({ readonly code: 'lessOver' } & DayTotals & Bound)
    | ({ readonly code: 'reachesGoal' } & DayTotals & Bound)
    | ({ readonly code: 'closerToGoal' } & DayTotals & Bound)
    | {
        /** The dish alone is inside the range of a meal, the runner-up is not. */
        readonly code: 'fitsMeal';
        readonly nutrient: Nutrient;
        readonly amount: number;
        readonly runnerUpAmount: number;
        readonly mealTime: MealTime;
      }
    | { readonly code: 'betterForMealTime'; readonly mealTime: MealTime }
    | { readonly code: 'moreFamiliar' }
    | { readonly code: 'cheaper'; readonly won: number }
    | { readonly code: 'quicker'; readonly minutes: number }
    | { readonly code: 'holdsUnlike'; readonly leaning: Leaning }
    | { readonly code: 'withoutUnlike'; readonly leaning: Leaning }
    /** With the runner-up the week would hold `uses` such dishes, more than `limit`. */
    | {
        readonly code: 'spreadsMethods';
        readonly method: DishMethod;
        readonly uses: number;
        readonly limit: number;
      }
    | { readonly code: 'fewerFried'; readonly uses: number; readonly limit: number }
    | { readonly code: 'fewerProcessedMeat'; readonly uses: number; readonly limit: number }
    /** The week holds `uses` dishes of fish with this one and wants `limit`. */
    | { readonly code: 'bringsFish'; readonly uses: number; readonly limit: number }
    | { readonly code: 'newThisWeek' }
  );

/** What speaks for a dish by itself. */
export type PlainReason =
  | { readonly code: 'onlyDish' }
  /** The day's `dayAmount` stays within `limit`, of which the dish brings `amount`. */
  | {
      readonly code: 'keepsLimit';
      readonly nutrient: Nutrient;
      readonly amount: number;
      readonly dayAmount: number;
      readonly limit: number;
    }
  /** The dish alone brings `amount` of the `limit` the day is to reach, at least its third. */
  | {
      readonly code: 'fillsGoal';
      readonly nutrient: Nutrient;
      readonly amount: number;
      readonly limit: number;
    }
  | { readonly code: 'holds'; readonly leaning: Leaning }
  /** The main group comes `uses` times in the week: once or twice. */
  | { readonly code: 'varied'; readonly mainGroup: MainGroup; readonly uses: number }
  | { readonly code: 'suitsMealTime'; readonly mealTime: MealTime }
  | { readonly code: 'quick'; readonly minutes: number }
  | { readonly code: 'familiar' };

/** One true reason why a dish is in its slot, as a code with data. Amounts are in the nutrient's unit. */
export type Reason = Comparison | PlainReason;
