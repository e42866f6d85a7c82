import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** Why a recipe was found: its title or another name of it, what is in it, or a title that is spelt almost so. */
const RECIPE_MATCHES = ['title', 'ingredient', 'similar'] as const;

/**
 * One hit of the recipe search. `source` is read where no author is known, `kkini` for recipes of our own; `excludedFoods`
 * are those foods left out by the survey that it holds or may hold.
 */
export const recipeHitWireSchema = z.object({
  doc_id: z.string(),
  imgUrl: z.string().default('').catch(''),
  title: z.string(),
  author: z.string().nullable().default(null),
  source: z.string().nullable().default(null),
  match: z.enum(RECIPE_MATCHES).default('title'),
  excludedFoods: z.array(z.string()).default([]),
});
export type RecipeHitWire = z.infer<typeof recipeHitWireSchema>;

/** Most hits of one answer. */
const MOST_HITS = 50;

/**
 * Recipes by their title, then by their ingredients, then by titles that are spelt almost so. Knows half-typed syllables,
 * initial consonants, Korean typed in English mode and other names of foods. `cursor` is the last `doc_id` of the page
 * before; with a `surveyId` what suits its people comes first among equals.
 */
export const searchRecipes = defineEndpoint({
  method: 'POST',
  path: '/api/recipe/list/search',
  summary: 'Search recipes',
  request: z.strictObject({
    searchText: z.string().max(100),
    limit: z.int().min(1).max(MOST_HITS).default(20),
    cursor: z.string().max(300).optional(),
    surveyId: z.uuid().nullish(),
  }),
  reply: z.array(recipeHitWireSchema).max(MOST_HITS),
  successStatus: 200,
  errors: ['invalidRequest', 'invalidJson', 'bodyTooLarge'],
  example: { request: { searchText: 'no such dish' }, reply: [] },
});
