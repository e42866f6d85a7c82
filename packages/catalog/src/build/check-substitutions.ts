import type { Taxonomy } from '@kkini/domain';
import type { EntryProblem } from '../entries/entry-problem.ts';
import type { RecipeEntry } from '../entries/recipe-entry.ts';

/** Problems of the substitutions of a recipe: `from` must be the id of a line, `to` another food that can be bought. */
export function checkSubstitutions(
  taxonomy: Taxonomy,
  file: string,
  { substitutions, ingredients }: RecipeEntry,
): readonly EntryProblem[] {
  const lineIds = new Set(ingredients.map(({ id }) => id));
  return substitutions.flatMap(({ from, to }, index) => {
    const problems: EntryProblem[] = [];
    const refuse = (field: string, repair: string) =>
      problems.push({ file, field: `substitutions.${index}.${field}`, repair });
    const item = taxonomy.items.get(to);
    if (!lineIds.has(from)) refuse('from', `name the id of an ingredient line, not '${from}'`);
    if (item === undefined) refuse('to', `use a taxonomy id, not '${to}'`);
    else if (item.kind === 'group') refuse('to', `name a member of the group '${to}'`);
    else if (lineIds.has(to)) refuse('to', `name a food that is not an ingredient already, not '${to}'`);
    return problems;
  });
}
