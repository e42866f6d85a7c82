import { resolveIngredientText, type Taxonomy } from '@kkini/domain';
import type { EntryLine } from '../entries/dish-entry.ts';
import type { EntryProblem } from '../entries/entry-problem.ts';

/** Problems of an ingredient list: unknown ids, groups, and names that mean another food than the id. */
export function checkLines(
  taxonomy: Taxonomy,
  file: string,
  lines: readonly EntryLine[],
): readonly EntryProblem[] {
  const names = lines.map((line) => line.name);
  return lines.flatMap((line, index) => {
    const at = `ingredients.${index}`;
    const item = taxonomy.items.get(line.id);
    if (item === undefined)
      return [{ file, field: `${at}.id`, repair: `use a taxonomy id, not '${line.id}'` }];
    const problems: EntryProblem[] = [];
    if (item.kind === 'group') {
      problems.push({ file, field: `${at}.id`, repair: `name a member of the group '${line.id}'` });
    }
    if (!namesFood(taxonomy, line)) {
      const allowed = [item.ko, ...item.synonyms].join(', ');
      problems.push({ file, field: `${at}.name`, repair: `write a name of '${line.id}': ${allowed}` });
    }
    if (names.indexOf(line.name) !== index) {
      problems.push({ file, field: `${at}.name`, repair: `join the two lines named '${line.name}'` });
    }
    return problems;
  });
}

function namesFood(taxonomy: Taxonomy, { id, name }: EntryLine): boolean {
  const { ids, candidates, unresolved } = resolveIngredientText(taxonomy, name);
  if (unresolved.length > 0) return false;
  if (ids.length === 0) return candidates.some((reading) => reading.includes(id));
  return ids.length === 1 && ids[0] === id;
}
