import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** One hit of the recipe search. */
export const recipeHitWireSchema = z.object({
  doc_id: z.string(),
  imgUrl: z.string(),
  title: z.string(),
  author: z.string().nullable(),
});
export type RecipeHitWire = z.infer<typeof recipeHitWireSchema>;

/** Most hits of one answer. */
const MOST_HITS = 50;

/** Recipes by words of their title, then of their ingredients; `cursor` is the last `doc_id` of the page before. */
export const searchRecipes = defineEndpoint({
  method: 'POST',
  path: '/api/recipe/list/search',
  summary: 'Search recipes',
  request: z.strictObject({
    searchText: z.string().max(100),
    limit: z.int().min(1).max(MOST_HITS).default(20),
    cursor: z.string().max(100).optional(),
  }),
  reply: z.array(recipeHitWireSchema).max(MOST_HITS),
  successStatus: 200,
  errors: ['invalidRequest', 'invalidJson', 'bodyTooLarge'],
  example: { request: { searchText: 'no such dish' }, reply: [] },
});
