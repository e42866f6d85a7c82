import {
  AREA_MAX_LENGTH,
  EATING_STYLE_KO,
  EATING_STYLES,
  HEALTH_CONDITION_KO,
  HEALTH_CONDITIONS,
  LAST_STEPS,
  TARGET_KO,
  TARGETS,
} from '@kkini/domain';
import { z } from 'zod/mini';
import { calendarDateSchema, capabilityIdSchema, koreanNames, mealStyleWireSchema } from '../common-wire.ts';

const LIST_LIMIT = 100;
const EXCLUDED_TEXT_LIMIT = 40;

/** A target by its Korean name. */
export const targetWireSchema = z.enum(koreanNames(TARGETS, TARGET_KO));
/** A health condition by its Korean name. */
export const healthWireSchema = z.enum(koreanNames(HEALTH_CONDITIONS, HEALTH_CONDITION_KO));
/** An eating style by its Korean name. */
export const eatingStyleWireSchema = z.enum(koreanNames(EATING_STYLES, EATING_STYLE_KO));
/** Text a person typed; control characters and halves of surrogate pairs can't be stored. */
const typedTextSchema = z
  .string()
  .check(z.trim(), z.minLength(1), z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be plain text'));
/** A dining-out area: a name of the list or free text of at most seven characters. */
export const areaWireSchema = typedTextSchema.check(z.maxLength(AREA_MAX_LENGTH));
/** A food to leave out: a taxonomy id or the visitor's own words. */
export const excludedFoodWireSchema = typedTextSchema.check(z.maxLength(EXCLUDED_TEXT_LIMIT));

const styleByTime = <Style extends z.ZodMiniType>(style: Style) =>
  z.strictObject({ breakfast: style, lunch: style, dinner: style });

/** A style, or the empty text of a form whose question is open. */
const givenStyleSchema = z.nullable(z.union([mealStyleWireSchema, z.literal('')]));

/**
 * Meal style per meal time: an object by meal time, or three entries in the order breakfast, lunch, dinner; an empty list
 * where nothing has been answered.
 */
export const mealCategoryWireSchema = z.union([
  styleByTime(givenStyleSchema),
  z.tuple([givenStyleSchema, givenStyleSchema, givenStyleSchema]),
  z.tuple([]),
]);

/** A survey as the page and the hosted table spell it; every answer may still be missing. */
export const surveyWireSchema = z.strictObject({
  startIntro: z.optional(z.boolean()),
  lastStep: z.optional(z.union([z.literal([...LAST_STEPS]), z.null()])),
  step1: z.optional(z.nullable(z.array(targetWireSchema).check(z.maxLength(LIST_LIMIT)))),
  mealCategory: z.optional(z.nullable(mealCategoryWireSchema)),
  dates: z.optional(z.nullable(z.union([calendarDateSchema, z.literal('')]))),
  area: z.optional(z.nullable(z.array(areaWireSchema).check(z.maxLength(LIST_LIMIT)))),
  health: z.optional(z.nullable(z.array(healthWireSchema).check(z.maxLength(LIST_LIMIT)))),
  eatingHabits: z.optional(z.nullable(z.array(eatingStyleWireSchema).check(z.maxLength(LIST_LIMIT)))),
  excludedIngredients: z.optional(z.nullable(z.array(excludedFoodWireSchema).check(z.maxLength(LIST_LIMIT)))),
});
export type SurveyWire = z.infer<typeof surveyWireSchema>;

/** A stored survey as table calls return it: every column present. */
export const surveyRowWireSchema = z.object({
  id: capabilityIdSchema,
  surveyId: capabilityIdSchema,
  startIntro: z.boolean(),
  lastStep: z.literal([...LAST_STEPS]),
  step1: z.array(z.string()),
  mealCategory: styleByTime(z.nullable(mealStyleWireSchema)),
  dates: z.nullable(z.string()),
  area: z.array(z.string()),
  health: z.array(z.string()),
  eatingHabits: z.array(z.string()),
  excludedIngredients: z.array(z.string()),
});
export type SurveyRowWire = z.infer<typeof surveyRowWireSchema>;
