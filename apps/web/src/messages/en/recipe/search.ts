import type { searchKo } from '../../ko/recipe/search.ts';

/** Words of the recipe search, in English. */
export const searchEn = {
  'search.title': 'Find a recipe',
  'search.resultsOf': 'Recipes for ‘{text}’',
  'search.label': 'Search recipes',
  'search.placeholder': 'A dish or an ingredient',
  'search.clear': 'Clear the text',
  'search.loading': 'Looking for recipes',
  'search.count': '{count} recipes',
  'search.countMore': 'More than {count} recipes',
  'search.similar': 'Recipes with a similar name',
  'search.onlySimilar': 'No recipe for ‘{text}’, but some with a similar name.',
  'search.author': 'by. {author}',
  'search.excluded': 'With a food you left out: {foods}',
  'search.more': 'Show more',
  'search.empty': 'No recipe for ‘{text}’',
  'search.emptyLead': 'Try an ingredient.',
  'search.foods': 'Search by ingredient',
  'search.kinds': 'Looking for something like this?',
  'search.recent': 'Recent searches',
  'search.forget': 'Remove {text}',
  'search.forgetAll': 'Remove all',
  'search.failed': 'Could not search.',
  'search.moreFailed': 'Could not load more.',
} satisfies Record<keyof typeof searchKo, string>;
