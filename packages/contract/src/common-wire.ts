import {
  HEALTH_CONDITION_KO,
  HEALTH_CONDITIONS,
  isCalendarDate,
  MEAL_STYLE_KO,
  MEAL_STYLES,
  MEAL_TIME_KO,
  MEAL_TIMES,
  type MealTime,
  SEXES,
  type Sex,
  TARGETS,
  type Target,
} from '@kkini/domain';
import { MOST_LISTED } from '@kkini/domain/limits';
import { z } from 'zod/mini';

/** A survey, day-meal or share id: a random UUID (122 random bits), a capability. */
export const capabilityIdSchema = z.uuid();
/** An existing day, YYYY-MM-DD. */
export const calendarDateSchema = z
  .string()
  .check(z.refine(isCalendarDate, 'must be an existing date, YYYY-MM-DD'));
/** A meal style by its Korean name. */
export const mealStyleWireSchema = z.enum(koreanNames(MEAL_STYLES, MEAL_STYLE_KO));
/** A health condition by its Korean name. */
export const healthWireSchema = z.enum(koreanNames(HEALTH_CONDITIONS, HEALTH_CONDITION_KO));
/** A list of answers, which may be absent or null. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.optional(z.nullable(z.array(item).check(z.maxLength(MOST_LISTED))));
/** How the plan refers to a person at the table: the target, and the sex where known, which tells two parents apart. */
export const calledWireShape = {
  target: z.enum(TARGETS),
  sex: z.optional(z.enum(SEXES)),
};
/** Wire form of how the plan refers to a person, without an unknown sex. */
export function calledToWire({ target, sex }: { readonly target: Target; readonly sex: Sex | null }) {
  return sex === null ? { target } : { target, sex };
}
/** An id in a reply. Another server may use numbers. */
export const replyIdSchema = z.codec(z.union([z.string(), z.number()]), z.string(), {
  decode: String,
  encode: (id) => id,
});
const figureSchema = z.codec(z.union([z.number(), z.string()]), z.number(), {
  decode: (figure) => (typeof figure === 'number' ? figure : figureOf(figure)),
  encode: (figure) => figure,
});
/** A figure in a reply. Another server may send text with thousands separators; an empty text or words mean unknown. */
export const replyFigureSchema = z.catch(z._default(z.nullable(figureSchema), null), null);
/** The reply of a call without a result. */
export const doneSchema = z.object({ result: z.literal('ok') });

/** Korean names of some codes, in the same order. */
export function koreanNames<Code extends string>(
  codes: readonly Code[],
  names: Readonly<Record<Code, string>>,
): readonly string[] {
  return codes.map((code) => names[code]);
}

function figureOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.replaceAll(',', ''));
}

/** A meal time in either language. */
export const mealTypeSchema = z.enum([...MEAL_TIMES, ...MEAL_TIMES.map((time) => MEAL_TIME_KO[time])]);

/** Meal time from its wire name in either language. */
export function mealTimeFromWire(name: z.infer<typeof mealTypeSchema>): MealTime {
  return MEAL_TIMES.find((time) => time === name || MEAL_TIME_KO[time] === name) ?? 'breakfast';
}
