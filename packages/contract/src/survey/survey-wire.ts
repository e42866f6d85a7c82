import {
  AREA_MAX_LENGTH,
  COOKING_MINUTES,
  EATING_STYLE_KO,
  EATING_STYLES,
  LAST_STEPS,
  MOST_FOODS_AT_HOME,
  PLAN_DIALOGS,
  RICE_KIND_KO,
  RICE_KINDS,
  STRICTNESS,
  STRICTNESS_KO,
  WEEKDAY_KO,
  WEEKDAYS,
} from '@kkini/domain';
import { isLongExclusion, MOST_EXCLUDED_CHARACTERS, MOST_LISTED } from '@kkini/domain/limits';
import { z } from 'zod/mini';
import {
  calendarDateSchema,
  capabilityIdSchema,
  healthWireSchema,
  koreanNames,
  listOf,
  mealStyleWireSchema,
} from '../common-wire.ts';
import { surveyPersonReplySchema, surveyPersonsWireSchema, targetWireSchema } from './survey-person-wire.ts';

/** Most characters of one excluded text. A pasted list fits, which the page splits into foods. */
const EXCLUDED_TEXT_LIMIT = 400;
/** Most characters of the id of a dish. */
const DISH_ID_LIMIT = 100;

/** An eating style by its Korean name. */
export const eatingStyleWireSchema = z.enum(koreanNames(EATING_STYLES, EATING_STYLE_KO));
/**
 * Typed text, in composed form: a syllable typed in parts counts as one character. The database cannot store control characters
 * and lone surrogates.
 */
const typedTextSchema = z
  .string()
  .check(z.trim(), z.normalize('NFC'), z.minLength(1), z.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be plain text'));
/** A dining-out area: a name of the list or free text of at most seven characters. */
export const areaWireSchema = typedTextSchema.check(z.maxLength(AREA_MAX_LENGTH));
/** An excluded food: a taxonomy id or the visitor's own words. */
export const excludedFoodWireSchema = typedTextSchema.check(z.maxLength(EXCLUDED_TEXT_LIMIT));

/** All excluded foods of a survey. */
export const excludedFoodsWireSchema = z.array(excludedFoodWireSchema).check(
  z.maxLength(MOST_LISTED),
  z.refine(
    (foods) => !isLongExclusion(foods),
    `must not hold more than ${MOST_EXCLUDED_CHARACTERS} characters in all`,
  ),
);

/** Id of a dish refused as an extra. An unknown id refuses nothing. */
const refusedExtraSchema = typedTextSchema.check(z.maxLength(DISH_ID_LIMIT));

/** The strictness of one excluded food, by its Korean name. */
const excludedStrictnessSchema = z.strictObject({
  ingredient: excludedFoodWireSchema,
  strictness: z.enum(koreanNames(STRICTNESS, STRICTNESS_KO)),
});

const styleByTime = <Style extends z.ZodMiniType>(style: Style) =>
  z.strictObject({ breakfast: style, lunch: style, dinner: style });

/** A style, or the empty text of an unanswered form field. */
const givenStyleSchema = z.nullable(z.union([mealStyleWireSchema, z.literal('')]));

/**
 * Meal style per meal time: an object by meal time, or three entries in the order breakfast, lunch, dinner; an empty list if
 * unanswered.
 */
export const mealCategoryWireSchema = z.union([
  styleByTime(givenStyleSchema),
  z.tuple([givenStyleSchema, givenStyleSchema, givenStyleSchema]),
  z.tuple([]),
]);

/**
 * Answers beyond the specification: strictness, bodies, dialogs answered with yes, the day for cooking ahead, the rice on the
 * table, the minutes to cook on a weekday, foods at home to use up, and refused extras.
 */
export const surveyExtraSchemas = {
  excludedStrictness: listOf(excludedStrictnessSchema),
  persons: surveyPersonsWireSchema,
  confirmations: listOf(z.enum(PLAN_DIALOGS)),
  prepDay: z.optional(z.nullable(z.enum(koreanNames(WEEKDAYS, WEEKDAY_KO)))),
  rice: z.optional(z.nullable(z.enum(koreanNames(RICE_KINDS, RICE_KIND_KO)))),
  weekdayMinutes: z.optional(z.nullable(z.literal([...COOKING_MINUTES]))),
  foodsAtHome: z.optional(z.nullable(z.array(excludedFoodWireSchema).check(z.maxLength(MOST_FOODS_AT_HOME)))),
  refusedExtras: listOf(refusedExtraSchema),
};

/**
 * Lists a change was based on: items that others have added to the stored lists since are kept. A list without its base is
 * replaced.
 */
export const knownListsWireSchema = z.strictObject({
  excludedIngredients: z.optional(excludedFoodsWireSchema),
  refusedExtras: z.optional(z.array(refusedExtraSchema).check(z.maxLength(100))),
});

/** A survey as the page and the hosted table send it; any answer may be missing. */
export const surveyWireSchema = z.strictObject({
  basedOn: z.optional(knownListsWireSchema),
  startIntro: z.optional(z.boolean()),
  lastStep: z.optional(z.union([z.literal([...LAST_STEPS]), z.null()])),
  step1: listOf(targetWireSchema),
  mealCategory: z.optional(z.nullable(mealCategoryWireSchema)),
  dates: z.optional(z.nullable(z.union([calendarDateSchema, z.literal('')]))),
  area: listOf(areaWireSchema),
  health: listOf(healthWireSchema),
  eatingHabits: listOf(eatingStyleWireSchema),
  excludedIngredients: z.optional(z.nullable(excludedFoodsWireSchema)),
  ...surveyExtraSchemas,
});
export type SurveyWire = z.infer<typeof surveyWireSchema>;

/**
 * A stored survey in table calls, with every column present. A value of another version is passed through, and so are the other
 * values.
 */
export const surveyRowWireSchema = z.object({
  id: capabilityIdSchema,
  surveyId: capabilityIdSchema,
  startIntro: z.boolean(),
  lastStep: z.catch(z.literal([...LAST_STEPS]), 'intro'),
  step1: z.array(z.string()),
  mealCategory: styleByTime(z.nullable(z.string())),
  dates: z.nullable(z.string()),
  area: z.array(z.string()),
  health: z.array(z.string()),
  eatingHabits: z.array(z.string()),
  excludedIngredients: z.array(z.string()),
  excludedStrictness: z.array(z.object({ ingredient: z.string(), strictness: z.string() })),
  persons: z.array(surveyPersonReplySchema),
  confirmations: z.array(z.string()),
  prepDay: z.nullable(z.string()),
  rice: z.nullable(z.string()),
  weekdayMinutes: z.nullable(z.number()),
  foodsAtHome: z.array(z.string()),
  refusedExtras: z.array(z.string()),
});
export type SurveyRowWire = z.infer<typeof surveyRowWireSchema>;
