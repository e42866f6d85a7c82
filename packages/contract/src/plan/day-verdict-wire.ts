import { MEAL_TIMES, VERDICTS } from '@kkini/domain';
import { LIMIT_SPANS, LIMIT_UNITS, LIMITED_NUTRIENTS, type LimitedNutrient } from '@kkini/domain/limits';
import { z } from 'zod/mini';
import { calendarDateSchema, calledWireShape } from '../common-wire.ts';

const bound = z.nullable(z.number());

/** Verdict on one nutrient of a person's day, by their own limit and portions. */
const figureVerdictWireSchema = z.object({
  nutrient: z.enum(LIMITED_NUTRIENTS),
  unit: z.enum(LIMIT_UNITS),
  per: z.enum(LIMIT_SPANS),
  verdict: z.enum(VERDICTS),
  /**
   * Null if unknown, and for a glycaemic load, which is shown only as a band (section 8.5). For a limit per meal, the amount of the
   * worst meal.
   */
  value: bound,
  /** Highest possible amount with bought food (safety-rules section 7.1). */
  highest: bound,
  low: bound,
  high: bound,
});
export type FigureVerdictWire = z.infer<typeof figureVerdictWireSchema>;

const overSchema = z.array(z.enum(LIMITED_NUTRIENTS));
/** Fields of a meal that name the nutrients it has too much of. */
export const tooMuchWireShape = {
  over: z._default(overSchema, []),
  /** Those that each person has too much of, by the index of the person; empty from another server. */
  overBy: z._default(z.array(overSchema), []),
};
/** What a meal has too much of, for everybody and for each person by index. */
export type TooMuchWire = {
  readonly over: readonly LimitedNutrient[];
  readonly overBy: readonly (readonly LimitedNutrient[])[];
};

/** What a meal has too much of, in wire form. */
export function tooMuchToWire({ over, overBy }: TooMuchWire) {
  return { over: [...over], overBy: overBy.map((ofPerson) => [...ofPerson]) };
}

/** Verdict on a meal as served, derived from the verdicts on its day, with the nutrients it has too much of. */
const mealVerdictWireSchema = z.object({ verdict: z.enum(VERDICTS), ...tooMuchWireShape });

/** Verdict on a day for each person, and the worst of them (safety-rules section 11). */
export const dayVerdictWireSchema = z.object({
  date: calendarDateSchema,
  verdict: z.enum(VERDICTS),
  persons: z.array(
    z.object({
      ...calledWireShape,
      verdict: z.enum(VERDICTS),
      plannedKcal: z.number(),
      floorKcal: z.number(),
      figures: z._default(z.array(figureVerdictWireSchema), []),
    }),
  ),
  /** A meal is absent if nothing is known of it. */
  meals: z._default(z.partialRecord(z.enum(MEAL_TIMES), mealVerdictWireSchema), {}),
});
export type DayVerdictWire = z.infer<typeof dayVerdictWireSchema>;
