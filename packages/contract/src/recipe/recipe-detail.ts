import { DISH_TAG_KO, DISH_TAGS, NUTRITION_BASES, type RecipeLevel } from '@kkini/domain';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { cautionWireSchema } from './caution-wire.ts';
import { dishJudgementWireSchema } from './dish-judgement-wire.ts';
import { nutrientWireSchema } from './nutrient-wire.ts';

/** Cooking difficulty as the calls spell it. */
export const RECIPE_LEVEL_KO = { easy: '쉬움', normal: '보통', hard: '어려움' } as const satisfies Record<
  RecipeLevel,
  string
>;

const amount = z.union([z.number(), z.string()]).nullable().default(null);

/**
 * One recipe. `ingredients` (name to amount) and `instructions` (lines; "-" marks a sub-step) are JSON texts. Another server
 * may leave out what the specification does not name, have no picture, and say time and servings in words.
 */
export const recipeWireSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().default(''),
  img_url: z.string().default('').catch(''),
  author: z.string().nullable().default(null),
  level: z.string().nullable().default(null),
  /** Minutes; null, like the level, where an imported recipe does not say. */
  cookingTime: amount,
  serving: amount,
  category: z.string().default(''),
  ingredients: z.string().default('{}'),
  /** Address of an icon by ingredient name, for those that have one. */
  ingredient_images: z.record(z.string(), z.string()).default({}),
  instructions: z.string().default('[]'),
  ori_url: z.string().nullable().default(null),
  nutrient: nutrientWireSchema.prefault({}),
  nutrient_basis: z.enum(NUTRITION_BASES).default('stated'),
  tags: z.array(z.enum(DISH_TAGS.map((tag) => DISH_TAG_KO[tag]))).default([]),
  /** Foods that may be replaced; with a survey, only replacements its people may eat. */
  substitutions: z.array(z.object({ from: z.string(), to: z.string(), note: z.string() })).default([]),
  cautions: z.array(cautionWireSchema).default([]),
  /** Null without a survey. */
  judgement: dishJudgementWireSchema.nullable().default(null),
  source: z.string().default(''),
});
export type RecipeWire = z.infer<typeof recipeWireSchema>;

/** Recipe by id: a list of one, or an empty list. With a survey, the recipe says how it meets what is left out. */
export const recipeDetail = defineEndpoint({
  method: 'POST',
  path: '/functions/v1/recipe-detail',
  summary: 'Read a recipe',
  request: z.strictObject({ id: z.string().min(1).max(100), surveyId: z.uuid().nullable().optional() }),
  reply: z.array(recipeWireSchema).max(1),
  successStatus: 200,
  errors: ['invalidRequest', 'invalidJson', 'bodyTooLarge'],
  example: { request: { id: 'no-such-recipe' }, reply: [] },
});
