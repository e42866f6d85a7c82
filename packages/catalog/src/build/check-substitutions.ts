import {
  dishProfile,
  isKindOf,
  kindAllergens,
  reachedAllergens,
  type Substitution,
  type Taxonomy,
  tagPresence,
} from '@kkini/domain';
import type { EntryProblem } from '../entries/entry-problem.ts';
import type { RecipeEntry } from '../entries/recipe-entry.ts';

/**
 * Problems of the substitutions of a recipe: `from` must be the id of a line, `to` another food that can be bought. A dish
 * without animal flesh or gluten stays without, and a food is not replaced by one of its own allergen family.
 */
export function checkSubstitutions(
  taxonomy: Taxonomy,
  file: string,
  recipe: RecipeEntry,
): readonly EntryProblem[] {
  const lineIds = new Set(recipe.ingredients.map(({ id }) => id));
  return recipe.substitutions.flatMap((substitution, index) => {
    const { from, to } = substitution;
    const problems: EntryProblem[] = [];
    const refuse = (field: string, repair: string) =>
      problems.push({ file, field: `substitutions.${index}.${field}`, repair });
    const item = taxonomy.items.get(to);
    if (!lineIds.has(from)) refuse('from', `name the id of an ingredient line, not '${from}'`);
    if (item === undefined) refuse('to', `use a taxonomy id, not '${to}'`);
    else if (item.kind === 'group') refuse('to', `name a member of the group '${to}'`);
    else if (lineIds.has(to)) refuse('to', `name a food that is not an ingredient already, not '${to}'`);
    else {
      const family = sharedFamily(taxonomy, substitution);
      if (family !== null) refuse('to', `name a food that is not of the family '${family}' like '${from}'`);
      for (const tag of broughtTags(taxonomy, recipe, substitution))
        refuse('to', `name a food without ${tag}, as the dish is free of it`);
    }
    return problems;
  });
}

/** What a dish may be entirely free of: animal flesh; gluten including its risk. */
const FREE_OF: readonly (readonly string[])[] = [['animal-flesh'], ['gluten', 'gluten-risk']];

/** Tags a replacement adds to a dish that is free of them. */
function broughtTags(
  taxonomy: Taxonomy,
  { title, ingredients }: RecipeEntry,
  { to }: Substitution,
): readonly string[] {
  const dish = dishProfile(taxonomy, { title, lines: ingredients });
  const replacement = dishProfile(taxonomy, { title: '', lines: [{ id: to, name: to }] });
  return FREE_OF.filter((tags) => tags.every((tag) => tagPresence(dish, tag) === 'none')).flatMap((tags) =>
    tags.filter((tag) => tagPresence(replacement, tag) !== 'none').slice(0, 1),
  );
}

/**
 * The allergen both foods are by their kind, so that the substitution does not help anyone who avoids it; null for another cut of one
 * meat.
 */
function sharedFamily(taxonomy: Taxonomy, { from, to }: Substitution): string | null {
  if (isKindOf(taxonomy, from, 'meat')) return null;
  const reached = reachedAllergens(taxonomy, to);
  return [...kindAllergens(taxonomy, from)].find((code) => reached.has(code)) ?? null;
}
