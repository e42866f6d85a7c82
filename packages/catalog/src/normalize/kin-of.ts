import type { Taxonomy } from '@kkini/domain';

/** A food and everything it is a kind of, nearest first; empty for null. */
export function kinOf(taxonomy: Taxonomy, id: string | null): readonly string[] {
  const found: string[] = [];
  let next: readonly string[] = id === null ? [] : [id];
  while (next.length > 0) {
    const fresh = next.filter((parent) => !found.includes(parent));
    found.push(...fresh);
    next = [...new Set(fresh.flatMap((parent) => taxonomy.items.get(parent)?.parents ?? []))];
  }
  return found;
}
