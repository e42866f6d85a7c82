import { DISH_TAG_KO, DISH_TAGS, NUTRITION_BASES, RECIPE_LEVELS, type RecipeLevel } from '@kkini/domain';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { cautionWireSchema } from './caution-wire.ts';
import { nutrientWireSchema } from './nutrient-wire.ts';

/** Cooking difficulty as the calls spell it. */
export const RECIPE_LEVEL_KO = { easy: '쉬움', normal: '보통', hard: '어려움' } as const satisfies Record<
  RecipeLevel,
  string
>;

/** One recipe. `ingredients` (name to amount) and `instructions` (lines; "-" marks a sub-step) are JSON texts. */
export const recipeWireSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  img_url: z.string(),
  author: z.string().nullable(),
  level: z.enum(RECIPE_LEVELS.map((level) => RECIPE_LEVEL_KO[level])).nullable(),
  /** Minutes; null, like the level, where an imported recipe does not say. */
  cookingTime: z.number().nullable(),
  serving: z.number(),
  category: z.string(),
  ingredients: z.string(),
  /** Address of an icon by ingredient name, for those that have one. */
  ingredient_images: z.record(z.string(), z.string()),
  instructions: z.string(),
  ori_url: z.string().nullable(),
  nutrient: nutrientWireSchema,
  nutrient_basis: z.enum(NUTRITION_BASES),
  tags: z.array(z.enum(DISH_TAGS.map((tag) => DISH_TAG_KO[tag]))),
  /** Foods that may be replaced; with a survey, only replacements its people may eat. */
  substitutions: z.array(z.object({ from: z.string(), to: z.string(), note: z.string() })),
  cautions: z.array(cautionWireSchema),
  source: z.string(),
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
