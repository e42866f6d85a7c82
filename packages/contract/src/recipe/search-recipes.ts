import { z } from 'zod/mini';
import { replyIdSchema } from '../common-wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { BODY_ERRORS } from '../error-envelope.ts';

/** Why a recipe matches: its title or an alias, its contents, or a similar title. */
const RECIPE_MATCHES = ['title', 'ingredient', 'similar'] as const;

/**
 * One hit of the recipe search. `source` is used for an unknown author, and is `kkini` for the product's own recipes;
 * `excludedFoods` are the survey's excluded foods that the recipe contains or may contain.
 */
export const recipeHitWireSchema = z.object({
  doc_id: replyIdSchema,
  imgUrl: z.catch(z._default(z.string(), ''), ''),
  title: z.string(),
  title_en: z._default(z.nullable(z.string()), null),
  author: z._default(z.nullable(z.string()), null),
  source: z._default(z.nullable(z.string()), null),
  match: z._default(z.enum(RECIPE_MATCHES), 'title'),
  excludedFoods: z._default(z.array(z.string()), []),
  /** The excluded foods in English; the visitor's own words stay as they are. */
  excludedFoodsEn: z._default(z.array(z.string()), []),
  /** Whether a line of the recipe is unreadable, so that nobody knows whether it holds what the survey leaves out. */
  hasUnknownFood: z._default(z.boolean(), false),
});
export type RecipeHitWire = z.infer<typeof recipeHitWireSchema>;

/** Most hits per answer. */
const MOST_HITS = 50;

/**
 * Searches recipes by title, then by ingredients, then by similar titles. Accepts half-typed syllables, initial consonants, Korean
 * typed with an English keyboard layout, English and romanised names with misspellings, and other names of foods. `cursor` is the
 * last `doc_id` of the page before. With a `surveyId`, suitable recipes come first among equals.
 */
export const searchRecipes = defineEndpoint({
  method: 'POST',
  path: '/api/recipe/list/search',
  summary: 'Search recipes',
  request: () =>
    z.strictObject({
      searchText: z.string().check(z.maxLength(100)),
      limit: z._default(z.int().check(z.gte(1), z.lte(MOST_HITS)), 20),
      cursor: z.optional(z.string().check(z.maxLength(300))),
      surveyId: z.nullish(z.uuid()),
    }),
  reply: () => z.array(recipeHitWireSchema).check(z.maxLength(MOST_HITS)),
  successStatus: 200,
  errors: [...BODY_ERRORS],
  example: { request: { searchText: 'no such dish' }, reply: [] },
});
