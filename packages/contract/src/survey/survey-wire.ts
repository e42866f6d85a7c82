import {
  AREA_MAX_LENGTH,
  EATING_STYLE_KO,
  EATING_STYLES,
  HEALTH_CONDITION_KO,
  HEALTH_CONDITIONS,
  isCalendarDate,
  LAST_STEPS,
  MEAL_STYLE_KO,
  MEAL_STYLES,
  TARGET_KO,
  TARGETS,
} from '@kkini/domain';
import { z } from 'zod';

/** A survey, day-meal or share id: a random UUID (122 random bits), a capability. */
export const capabilityIdSchema = z.uuid();

const LIST_LIMIT = 100;
const EXCLUDED_TEXT_LIMIT = 40;

const koreanNames = <Code extends string>(codes: readonly Code[], names: Readonly<Record<Code, string>>) =>
  codes.map((code) => names[code]);

/** A target by its Korean name. */
export const targetWireSchema = z.enum(koreanNames(TARGETS, TARGET_KO));
/** A meal style by its Korean name. */
export const mealStyleWireSchema = z.enum(koreanNames(MEAL_STYLES, MEAL_STYLE_KO));
/** A health condition by its Korean name. */
export const healthWireSchema = z.enum(koreanNames(HEALTH_CONDITIONS, HEALTH_CONDITION_KO));
/** An eating style by its Korean name. */
export const eatingStyleWireSchema = z.enum(koreanNames(EATING_STYLES, EATING_STYLE_KO));
/** An existing day, YYYY-MM-DD. */
export const calendarDateSchema = z.string().refine(isCalendarDate, 'must be an existing date, YYYY-MM-DD');
/** Text a person typed; control characters and halves of surrogate pairs can't be stored. */
const typedTextSchema = z
  .string()
  .trim()
  .min(1)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'must be plain text');
/** A dining-out area: a name of the list or free text of at most seven characters. */
export const areaWireSchema = typedTextSchema.max(AREA_MAX_LENGTH);
/** A food to leave out: a taxonomy id or the visitor's own words. */
export const excludedFoodWireSchema = typedTextSchema.max(EXCLUDED_TEXT_LIMIT);

const slotStyleSchema = mealStyleWireSchema.nullable();
const styleByTimeSchema = z.strictObject({
  breakfast: slotStyleSchema,
  lunch: slotStyleSchema,
  dinner: slotStyleSchema,
});

/** Meal style per meal time: an object by meal time, or three entries in the order breakfast, lunch, dinner. */
export const mealCategoryWireSchema = z.union([
  styleByTimeSchema,
  z.tuple([slotStyleSchema, slotStyleSchema, slotStyleSchema]),
]);

/** A survey as the page and the hosted table spell it; every answer may still be missing. */
export const surveyWireSchema = z.strictObject({
  startIntro: z.boolean().optional(),
  lastStep: z.union([z.literal([...LAST_STEPS]), z.null()]).optional(),
  step1: z.array(targetWireSchema).max(LIST_LIMIT).nullable().optional(),
  mealCategory: mealCategoryWireSchema.nullable().optional(),
  dates: z
    .union([calendarDateSchema, z.literal('')])
    .nullable()
    .optional(),
  area: z.array(areaWireSchema).max(LIST_LIMIT).nullable().optional(),
  health: z.array(healthWireSchema).max(LIST_LIMIT).nullable().optional(),
  eatingHabits: z.array(eatingStyleWireSchema).max(LIST_LIMIT).nullable().optional(),
  excludedIngredients: z.array(excludedFoodWireSchema).max(LIST_LIMIT).nullable().optional(),
});
export type SurveyWire = z.infer<typeof surveyWireSchema>;

/** A stored survey as table calls return it: every column present. */
export const surveyRowWireSchema = z.object({
  id: capabilityIdSchema,
  surveyId: capabilityIdSchema,
  startIntro: z.boolean(),
  lastStep: z.literal([...LAST_STEPS]),
  step1: z.array(z.string()),
  mealCategory: styleByTimeSchema,
  dates: z.string().nullable(),
  area: z.array(z.string()),
  health: z.array(z.string()),
  eatingHabits: z.array(z.string()),
  excludedIngredients: z.array(z.string()),
});
export type SurveyRowWire = z.infer<typeof surveyRowWireSchema>;
