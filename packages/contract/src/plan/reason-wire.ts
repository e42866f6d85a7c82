import { DISH_METHODS, LEANINGS, MAIN_GROUPS, MEAL_TIMES, NUTRIENTS } from '@kkini/domain';
import { z } from 'zod/mini';

/** The best other dish for the slot, with which every comparing reason compares the meal. */
const against = {
  runnerUpId: z.string(),
  runnerUpTitle: z.string(),
  runnerUpTitleEn: z._default(z.nullable(z.string()), null),
};
const nutrient = z.enum(NUTRIENTS);
const leaning = z.enum(LEANINGS);
const mealTime = z.enum(MEAL_TIMES);
/** The day's total with the meal and with the runner-up, and its limit. */
const dayTotals = { nutrient, amount: z.number(), runnerUpAmount: z.number(), limit: z.number() };
const counted = { uses: z.int(), limit: z.int() };

/**
 * Why a meal is in its slot, as a code with data; amounts are in the nutrient's unit. `withoutUnlike` names foods the answers
 * disfavour, `usesBatch` the number of companions cooked on an earlier day, `usesAtHome` a food at home.
 */
export const reasonWireSchema = z.discriminatedUnion('code', [
  z.object({ code: z.literal('withinLimit'), ...dayTotals, ...against }),
  z.object({ code: z.literal('lessOver'), ...dayTotals, ...against }),
  z.object({ code: z.literal('reachesGoal'), ...dayTotals, ...against }),
  z.object({ code: z.literal('closerToGoal'), ...dayTotals, ...against }),
  z.object({
    code: z.literal('fitsMeal'),
    nutrient,
    amount: z.number(),
    runnerUpAmount: z.number(),
    mealTime,
    ...against,
  }),
  z.object({ code: z.literal('betterForMealTime'), mealTime, ...against }),
  z.object({ code: z.literal('moreFamiliar'), ...against }),
  z.object({ code: z.literal('quicker'), minutes: z.number(), ...against }),
  z.object({ code: z.literal('shorterDay'), minutes: z.number(), wanted: z.number(), ...against }),
  z.object({ code: z.literal('withoutUnlike'), leaning, ...against }),
  z.object({ code: z.literal('spreadsMethods'), method: z.enum(DISH_METHODS), ...counted, ...against }),
  z.object({ code: z.literal('fewerFried'), ...counted, ...against }),
  z.object({ code: z.literal('fewerProcessedMeat'), ...counted, ...against }),
  z.object({ code: z.literal('bringsFish'), ...counted, ...against }),
  z.object({ code: z.literal('bringsOilyFish'), ...counted, ...against }),
  z.object({ code: z.literal('bringsSoup'), ...counted, ...against }),
  z.object({ code: z.literal('newThisWeek'), ...against }),
  z.object({ code: z.literal('onlyDish') }),
  z.object({
    code: z.literal('keepsLimit'),
    nutrient,
    amount: z.number(),
    dayAmount: z.number(),
    limit: z.number(),
  }),
  z.object({ code: z.literal('fillsGoal'), nutrient, amount: z.number(), limit: z.number() }),
  z.object({ code: z.literal('usesBatch'), dishes: z.int() }),
  z.object({ code: z.literal('usesAtHome'), food: z.string(), foodEn: z.string() }),
  z.object({ code: z.literal('varied'), mainGroup: z.enum(MAIN_GROUPS), uses: z.int() }),
  z.object({ code: z.literal('suitsMealTime'), mealTime }),
  z.object({ code: z.literal('quick'), minutes: z.number() }),
  z.object({ code: z.literal('familiar') }),
]);
export type ReasonWire = z.infer<typeof reasonWireSchema>;

/** At most two reasons for each filled slot of each date, the strongest first. */
export const weekReasonsWireSchema = z.record(
  z.string(),
  z.partialRecord(mealTime, z.array(reasonWireSchema).check(z.maxLength(2))),
);
export type WeekReasonsWire = z.infer<typeof weekReasonsWireSchema>;
