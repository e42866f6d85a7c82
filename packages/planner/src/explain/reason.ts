import type { DishMethod, Leaning, MainGroup, MealTime, Nutrient } from '@kkini/domain';

/** Id of the best other dish for the slot, which the dish is compared with. */
type Against = { readonly runnerUpId: string };

/** A day's total of a nutrient with the dish and with the runner-up, in the nutrient's unit. */
type DayTotals = { readonly nutrient: Nutrient; readonly amount: number; readonly runnerUpAmount: number };

/** Maximum or minimum of a nutrient in a day. */
type Bound = { readonly limit: number };

/** A reason that holds only because the runner-up is worse there: one term of the objective, recomputed. */
export type Comparison = Against &
  (
    | ({ readonly code: 'withinLimit' } & DayTotals & Bound)
    | ({ readonly code: 'lessOver' } & DayTotals & Bound)
    | ({ readonly code: 'reachesGoal' } & DayTotals & Bound)
    | ({ readonly code: 'closerToGoal' } & DayTotals & Bound)
    | {
        /** Only the dish stays inside the range of a meal; the runner-up does not. */
        readonly code: 'fitsMeal';
        readonly nutrient: Nutrient;
        readonly amount: number;
        readonly runnerUpAmount: number;
        readonly mealTime: MealTime;
      }
    | { readonly code: 'betterForMealTime'; readonly mealTime: MealTime }
    | { readonly code: 'moreFamiliar' }
    | { readonly code: 'quicker'; readonly minutes: number }
    /** Saves `minutes` of work on a weekday that has `wanted` minutes for cooking. */
    | { readonly code: 'shorterDay'; readonly minutes: number; readonly wanted: number }
    | { readonly code: 'withoutUnlike'; readonly leaning: Leaning }
    /** With the runner-up the week would hold `uses` such dishes, which exceeds `limit`. */
    | {
        readonly code: 'spreadsMethods';
        readonly method: DishMethod;
        readonly uses: number;
        readonly limit: number;
      }
    | { readonly code: 'fewerFried'; readonly uses: number; readonly limit: number }
    | { readonly code: 'fewerProcessedMeat'; readonly uses: number; readonly limit: number }
    /** With this dish the week holds `uses` fish dishes; the minimum is `limit`. */
    | { readonly code: 'bringsFish'; readonly uses: number; readonly limit: number }
    /** The same for oily fish. */
    | { readonly code: 'bringsOilyFish'; readonly uses: number; readonly limit: number }
    /** The same for soups and stews. */
    | { readonly code: 'bringsSoup'; readonly uses: number; readonly limit: number }
    | { readonly code: 'newThisWeek' }
  );

/** A reason about the dish itself. */
export type PlainReason =
  | { readonly code: 'onlyDish' }
  /** The day's `dayAmount` stays within `limit`; the dish contributes `amount` of it. */
  | {
      readonly code: 'keepsLimit';
      readonly nutrient: Nutrient;
      readonly amount: number;
      readonly dayAmount: number;
      readonly limit: number;
    }
  /** The dish contributes `amount` of the day's minimum `limit`, at least a third of it. */
  | {
      readonly code: 'fillsGoal';
      readonly nutrient: Nutrient;
      readonly amount: number;
      readonly limit: number;
    }
  /** Number of companions cooked on an earlier day. */
  | { readonly code: 'usesBatch'; readonly dishes: number }
  | { readonly code: 'usesAtHome'; readonly food: string }
  /** The main group appears `uses` times in the week: once or twice. */
  | { readonly code: 'varied'; readonly mainGroup: MainGroup; readonly uses: number }
  | { readonly code: 'suitsMealTime'; readonly mealTime: MealTime }
  | { readonly code: 'quick'; readonly minutes: number }
  | { readonly code: 'familiar' };

/** One true reason why a dish is in its slot, as a code with data. Amounts are in the nutrient's unit. */
export type Reason = Comparison | PlainReason;
