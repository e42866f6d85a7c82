import {
  DISH_ROLES,
  DISH_TAG_KO,
  DISH_TAGS,
  MEAL_TIMES,
  NUTRITION_BASES,
  type RecipeLevel,
  SEASONINGS,
} from '@kkini/domain';
import { z } from 'zod/mini';
import { calendarDateSchema, replyIdSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { BODY_ERRORS } from '../error-envelope.ts';
import { companionWireSchema } from './companion-wire.ts';
import { cookedWireSchema, recipeLineWireSchema } from './cooked-wire.ts';
import { cautionWireSchema, dishJudgementWireSchema } from './dish-judgement-wire.ts';
import { nutrientWireSchema } from './nutrient-wire.ts';

/** Cooking difficulty in wire form. */
export const RECIPE_LEVEL_KO = { easy: '쉬움', normal: '보통', hard: '어려움' } as const satisfies Record<
  RecipeLevel,
  string
>;

const amount = z._default(z.nullable(z.union([z.number(), z.string()])), null);

/** Minutes of work and of waiting, and days in the refrigerator after the day of cooking. */
const cookingWireSchema = z.object({
  active_minutes: z.number(),
  waiting_minutes: z.number(),
  keep_days: z.int(),
  freezes: z.boolean(),
});

const substitutionTexts = { from: z.string(), to: z.string(), note: z.string() };
const substitutionWireSchema = z.object({
  ...substitutionTexts,
  english: z._default(z.nullable(z.object(substitutionTexts)), null),
});

/** The English of a recipe; "-" marks a sub-step, as in `instructions`. */
const englishWireSchema = z.object({
  title: z.string(),
  description: z.string(),
  ingredients: z.array(z.object({ name: z.string(), amount: z.string() })),
  instructions: z.array(z.string()),
});

/**
 * One recipe. `ingredients` (name to amount) and `instructions` (lines; "-" marks a sub-step) are JSON texts. Another server may
 * omit fields the specification does not name, have no picture, and give time and servings in words.
 */
export const recipeWireSchema = z.object({
  id: replyIdSchema,
  title: z.string(),
  description: z._default(z.string(), ''),
  img_url: z.catch(z._default(z.string(), ''), ''),
  author: z._default(z.nullable(z.string()), null),
  level: z._default(z.nullable(z.string()), null),
  /** Minutes; null, like the level, if an imported recipe does not state it. */
  cookingTime: amount,
  serving: amount,
  category: z._default(z.string(), ''),
  ingredients: z._default(z.string(), '{}'),
  /** Icon address by ingredient name, for names that have an icon. */
  ingredient_images: z._default(z.record(z.string(), z.string()), {}),
  instructions: z._default(z.string(), '[]'),
  /** Lines of `ingredients`, in the order of those in English; empty from another server. */
  lines: z._default(z.array(recipeLineWireSchema), []),
  /** Number of people in the survey; null without a survey. */
  people: z._default(z.nullable(z.number()), null),
  /** Null outside a plan, and for a dish kept at home. */
  cooked: z._default(z.nullable(cookedWireSchema), null),
  ori_url: z._default(z.nullable(z.string()), null),
  nutrient: z.prefault(nutrientWireSchema, {}),
  /** One serving of the dish with its companions; null for a dish without companions. */
  meal_nutrient: z._default(z.nullable(nutrientWireSchema), null),
  companions: z._default(z.array(companionWireSchema), []),
  /** Role of the dish on a table and seasoning of this version; null for an import. */
  role: z._default(z.nullable(z.enum(DISH_ROLES)), null),
  seasoning: z._default(z.nullable(z.enum(SEASONINGS)), null),
  /** Id of the same dish at the other seasoning; null if there is none. */
  other_seasoning_id: z._default(z.nullable(replyIdSchema), null),
  cooking: z._default(z.nullable(cookingWireSchema), null),
  english: z._default(z.nullable(englishWireSchema), null),
  nutrient_basis: z._default(z.enum(NUTRITION_BASES), 'stated'),
  tags: z._default(z.array(z.enum(DISH_TAGS.map((tag) => DISH_TAG_KO[tag]))), []),
  /** Replaceable foods; with a survey, only replacements its people may eat. */
  substitutions: z._default(z.array(substitutionWireSchema), []),
  cautions: z._default(z.array(cautionWireSchema), []),
  /** Null without a survey. */
  judgement: z._default(z.nullable(dishJudgementWireSchema), null),
  /** Whether there is a tip for the people of the survey; also true if nobody looked. */
  has_tips: z._default(z.boolean(), true),
  source: z._default(z.string(), ''),
});
export type RecipeWire = z.infer<typeof recipeWireSchema>;

/**
 * A recipe by id: a list of one, or an empty list. With a survey, it includes cautions about its exclusions. With a date and meal
 * time of the plan too, the companions are those of that meal, and the lines say what its cooking needs.
 */
export const recipeDetail = defineEndpoint({
  method: 'POST',
  path: '/functions/v1/recipe-detail',
  summary: 'Read a recipe',
  request: () =>
    z.strictObject({
      id: z.string().check(z.minLength(1), z.maxLength(100)),
      surveyId: z.optional(z.nullable(z.uuid())),
      date: z.optional(z.nullable(calendarDateSchema)),
      mealTime: z.optional(z.nullable(z.enum(MEAL_TIMES))),
    }),
  reply: () => z.array(recipeWireSchema).check(z.maxLength(1)),
  successStatus: 200,
  errors: [...BODY_ERRORS],
  example: { request: { id: 'no-such-recipe' }, reply: [] },
});
