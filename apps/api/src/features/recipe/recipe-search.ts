import { DISH_TAG_KO, type Recipe, squeezeText } from '@kkini/domain';

/** Finds recipes by what was typed. */
export type RecipeSearch = (text: string) => readonly Recipe[];

/**
 * Prepares the search over these recipes. Every typed word must occur in a recipe; those whose title begins with the text
 * come first, then those that hold it in the title, then the others, each in catalogue order.
 */
export function makeRecipeSearch(recipes: Iterable<Recipe>): RecipeSearch {
  const entries = [...recipes].map((recipe) => ({
    recipe,
    title: squeezeText(recipe.title),
    text: squeezeText(
      [
        recipe.title,
        ...recipe.ingredients.map(({ name }) => name),
        ...recipe.tags.map((tag) => DISH_TAG_KO[tag]),
      ].join('\n'),
    ),
  }));
  return (typed) => {
    const whole = squeezeText(typed);
    const words = typed
      .split(/\s+/u)
      .map(squeezeText)
      .filter((word) => word !== '');
    if (words.length === 0) return [];
    const found = entries.filter(
      ({ title, text }) => title.includes(whole) || words.every((word) => text.includes(word)),
    );
    const rank = (title: string) => (title.startsWith(whole) ? 0 : title.includes(whole) ? 1 : 2);
    return found.sort((a, b) => rank(a.title) - rank(b.title)).map(({ recipe }) => recipe);
  };
}
