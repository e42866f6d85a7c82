import type { EntryProblem } from '../entries/entry-problem.ts';
import type { ProductEntry } from '../entries/product-entry.ts';
import type { RecipeEntry } from '../entries/recipe-entry.ts';
import type { SourceList } from '../entries/source-list.ts';

type CheckedEntry = { readonly file: string; readonly entry: RecipeEntry | ProductEntry };

/** Problems between entries: ids that are duplicate or differ from the file name, unknown related products and sources. */
export function checkReferences(
  entries: readonly CheckedEntry[],
  sources: SourceList,
): readonly EntryProblem[] {
  const files = new Map<string, string>();
  const productIds = new Set(entries.flatMap(({ entry }) => ('relatedIds' in entry ? [entry.id] : [])));
  const sourceIds = new Set(sources.map((source) => source.id));
  return entries.flatMap(({ file, entry }) => {
    const problems: EntryProblem[] = [];
    const refuse = (field: string, repair: string) => problems.push({ file, field, repair });
    if (!file.endsWith(`/${entry.id}.json`)) refuse('id', `name the file ${entry.id}.json or change the id`);
    const other = files.get(entry.id);
    if (other === undefined) files.set(entry.id, file);
    else refuse('id', `choose another id, ${other} has it too`);
    if (!sourceIds.has(entry.source)) refuse('source', `add '${entry.source}' to sources.json`);
    if ('relatedIds' in entry) {
      for (const id of entry.relatedIds) {
        if (id === entry.id) refuse('relatedIds', 'leave out the product itself');
        else if (!productIds.has(id)) refuse('relatedIds', `name an existing product, not '${id}'`);
      }
    }
    return problems;
  });
}

type Titled = { readonly file: string; readonly title: string };

/** Titles of two recipes that differ in no more than one word, whatever the order of their words. */
export function checkTitles(recipes: readonly Titled[]): readonly EntryProblem[] {
  return recipes.flatMap(({ file, title }, index) =>
    recipes
      .slice(0, index)
      .filter((other) => differingWords(title, other.title) <= 1)
      .map((other) => ({
        file,
        field: 'title',
        repair: `write a title that differs in two words or more from '${other.title}' (${other.file})`,
      })),
  );
}

function differingWords(one: string, other: string): number {
  return Math.max(wordsOnlyIn(one, other), wordsOnlyIn(other, one));
}

function wordsOnlyIn(one: string, other: string): number {
  const rest = words(other);
  return words(one).filter((word) => {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  }).length;
}

function words(title: string): string[] {
  return title.split(/[\s,·]+/u).filter((word) => word !== '');
}
