import { squeezeText } from '../taxonomy/squeeze-text.ts';
import type { Taxonomy } from '../taxonomy/taxonomy.ts';

/** One food or group with every name it is searched by. */
export type NamedFood = {
  readonly id: string;
  readonly ko: string;
  readonly en: string;
  /** Further names, spoken words included; the label comes first where it differs from the Korean name. */
  readonly names: readonly string[];
  readonly isGroup: boolean;
};

/** Every food and group of the taxonomy with all its names, for searching while the visitor types. */
export function foodNamesIndex(taxonomy: Taxonomy): readonly NamedFood[] {
  const { items, spokenFoods, autocomplete, quickChips } = taxonomy.source;
  const spoken = new Map<string, string[]>();
  const add = (id: string | undefined, texts: readonly string[]) => {
    if (id !== undefined) spoken.set(id, [...(spoken.get(id) ?? []), ...texts]);
  };
  for (const { label, id } of [...autocomplete, ...quickChips]) add(id, [label]);
  for (const { texts, ids } of spokenFoods) add(ids[0], texts);
  return items.map(({ id, ko, en, kind, synonyms }) => {
    const all = [...(spoken.get(id) ?? []), ...synonyms];
    const names = [...new Map(all.map((name) => [squeezeText(name), name])).values()];
    return {
      id,
      ko,
      en: en.replace(/\s*\(.*\)$/u, ''),
      names: names.filter((name) => squeezeText(name) !== squeezeText(ko)),
      isGroup: kind === 'group',
    };
  });
}
