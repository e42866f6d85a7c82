import type { TaxonomyItem, TaxonomySource } from '@kkini/domain';

/** Contents of a food by plain recursion over the taxonomy's text: an independent check of the product's closures. */
export type NaiveClosure = {
  readonly certain: (id: string) => ReadonlySet<string>;
  readonly possible: (id: string) => ReadonlySet<string>;
  readonly tags: (id: string) => ReadonlySet<string>;
};

/** Sections 2 and 6 of the taxonomy's design, implemented again without caches and without shared code. */
export function naiveClosure(source: TaxonomySource): NaiveClosure {
  const items = new Map(source.items.map((item) => [item.id, item]));
  const item = (id: string): TaxonomyItem => {
    const found = items.get(id);
    if (found === undefined) throw new Error(`no food ${id}`);
    return found;
  };
  const identity = (id: string): string[] => [id, ...item(id).parents.flatMap(identity)];
  const members = (group: string) =>
    source.items.filter((each) => each.id !== group && identity(each.id).includes(group)).map(({ id }) => id);
  const up = (id: string): string[] => [id, ...[...item(id).parents, ...item(id).contains].flatMap(up)];
  const may = (id: string): string[] => {
    const { parents, contains, mayContain } = item(id);
    const groups = [...contains, ...mayContain].filter((each) => item(each).kind === 'group');
    return [
      ...[...parents, ...contains].flatMap(may),
      ...mayContain.flatMap((each) => [...up(each), ...may(each)]),
      ...groups.flatMap(members),
    ];
  };
  const travelling = new Set(source.tags.filter((tag) => tag.propagates).map(({ tag }) => tag));
  const travellingOf = (ids: readonly string[]) =>
    ids.flatMap((id) => item(id).tags).filter((tag) => travelling.has(tag));
  const mayTags = (id: string): string[] => {
    const { parents, contains, mayContain } = item(id);
    return [
      ...[...parents, ...contains].flatMap(mayTags),
      ...mayContain.flatMap((each) => [...travellingOf(up(each)), ...mayTags(each)]),
    ];
  };
  const warnOnly = new Set(source.policy.mayContainWarnOnly.tags);
  return {
    certain: (id) => new Set(up(id)),
    possible: (id) => new Set(may(id)),
    tags: (id) =>
      new Set([
        ...identity(id).flatMap((each) => item(each).tags),
        ...travellingOf(up(id)),
        ...mayTags(id).filter((tag) => !warnOnly.has(tag)),
      ]),
  };
}
