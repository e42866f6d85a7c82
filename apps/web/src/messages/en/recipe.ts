import type { recipeKo } from '../ko/recipe.ts';

/** Words of the recipe screen, in English. */
export const recipeEn = {
  'recipe.loading': 'Loading the recipe',
  'recipe.title': 'Recipe',
  'recipe.failed': 'Could not load the recipe.',
  'recipe.failure': 'Error: {message}',
  'recipe.empty': 'There is no recipe.',
  'recipe.emptyText': 'No data found',
  'recipe.reload': 'Load again',
  'recipe.author': 'by. {author}',
  'recipe.level': 'Difficulty',
  'recipe.time': 'Cooking time',
  'recipe.serving': 'Servings',
  'recipe.minutes': '{minutes} min',
  'recipe.servings': '{servings} servings basis',
  'recipe.missing': '*',
  'recipe.ingredients': 'Ingredients',
  'recipe.steps': 'Method',
  'recipe.original': 'Read the original recipe',
  'recipe.source': 'Source: {source}',
  'recipe.sourceOwn': 'A recipe written by Kkini.',
  'recipeLevel.easy': 'Easy',
  'recipeLevel.normal': 'Medium',
  'recipeLevel.hard': 'Hard',
  'nutrition.title': 'Nutrition',
  'nutrition.table': 'Nutrition facts',
  'nutrition.perServing': '1 serving',
  'nutrition.estimate':
    'Estimates computed from public food composition tables; they vary with product and preparation.',
} satisfies Record<keyof typeof recipeKo, string>;
