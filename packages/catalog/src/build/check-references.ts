import { basename } from 'node:path';
import type { DataFile, EntryProblem } from '../entries/entry-problem.ts';
import type { ProductEntry } from '../entries/product-entry.ts';
import type { SourceList } from '../entries/source-list.ts';

type CheckedEntry = { readonly file: string; readonly entry: ProductEntry };

type References = { readonly components: readonly DataFile[]; readonly sources: SourceList };

/**
 * Problems between products: ids that are duplicates, belong to a component or differ from the file name; unknown related products
 * and sources.
 */
export function checkReferences(
  entries: readonly CheckedEntry[],
  { components, sources }: References,
): readonly EntryProblem[] {
  const files = new Map(components.map(({ file }) => [basename(file, '.json'), file]));
  const productIds = new Set(entries.map(({ entry }) => entry.id));
  const sourceIds = new Set(sources.map((source) => source.id));
  return entries.flatMap(({ file, entry }) => {
    const problems: EntryProblem[] = [];
    const refuse = (field: string, repair: string) => problems.push({ file, field, repair });
    if (!file.endsWith(`/${entry.id}.json`)) refuse('id', `name the file ${entry.id}.json or change the id`);
    const other = files.get(entry.id);
    if (other === undefined) files.set(entry.id, file);
    else refuse('id', `choose another id, ${other} has it too`);
    if (!sourceIds.has(entry.source)) refuse('source', `add '${entry.source}' to sources.json`);
    for (const id of entry.relatedIds) {
      if (id === entry.id) refuse('relatedIds', 'leave out the product itself');
      else if (!productIds.has(id)) refuse('relatedIds', `name an existing product, not '${id}'`);
    }
    return problems;
  });
}
