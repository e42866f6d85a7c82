import type { EntryProblem } from '../../entries/entry-problem.ts';
import type { ComponentEntry } from '../component-entry.ts';

type NamedEntry = { readonly file: string; readonly entry: ComponentEntry };

/** Most dishes that may have the same step word for word. */
const SHARED_STEP_MOST = 2;

/** Problems between dishes: duplicate ids, titles and names, pairs with unknown dishes, steps copied from dish to dish. */
export function checkCookbook(entries: readonly NamedEntry[]): readonly EntryProblem[] {
  const ids = new Set(entries.map(({ entry }) => entry.id));
  return [
    ...repeated(entries, { field: 'id', most: 1, textsOf: ({ id }) => [id] }),
    ...repeated(entries, { field: 'title.ko', most: 1, textsOf: ({ title }) => [title.ko] }),
    ...repeated(entries, { field: 'title.en', most: 1, textsOf: ({ title }) => [title.en] }),
    ...repeated(entries, { field: 'names', most: 1, textsOf: ({ names }) => names }),
    ...repeated(entries, {
      field: 'steps',
      most: SHARED_STEP_MOST,
      textsOf: ({ steps }) => steps.map(({ ko }) => ko),
    }),
    ...entries.flatMap(({ file, entry }) => [
      ...(file === `components/${entry.id}.json`
        ? []
        : [{ file, field: 'id', repair: `name the file ${entry.id}.json` }]),
      ...entry.pairs
        .filter((id) => !ids.has(id))
        .map((id) => ({ file, field: 'pairs', repair: `name the id of a component, not '${id}'` })),
    ]),
  ];
}

type Repetition = {
  readonly field: string;
  readonly most: number;
  readonly textsOf: (entry: ComponentEntry) => readonly string[];
};

function repeated(entries: readonly NamedEntry[], { field, most, textsOf }: Repetition): EntryProblem[] {
  const users = new Map<string, string[]>();
  for (const { file, entry } of entries)
    for (const text of new Set(textsOf(entry))) users.set(text, [...(users.get(text) ?? []), file]);
  return [...users].flatMap(([text, files]) =>
    files.slice(most).map((file) => ({ file, field, repair: `'${text}' stands in ${files[0]} already` })),
  );
}
