import { makeTaxonomy } from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { loadTaxonomy } from './load-taxonomy.ts';
import { bundledTaxonomyText } from './testing/bundled-taxonomy.ts';

const text = bundledTaxonomyText();

describe('loadTaxonomy', () => {
  it('reads the whole bundled file', () => {
    const loaded = loadTaxonomy(text);
    if (!loaded.ok) throw new Error('the bundled file is malformed');
    const { items, allergens, tags, quickChips, autocomplete, traps, related, substitutions } = loaded.value;
    const counts = [items, allergens, tags, quickChips, autocomplete, traps, related, substitutions];
    const least = [953, 22, 38, 10, 80, 58, 17, 22];
    expect(counts.map((list, at) => Math.min(list.length, least[at] ?? 0))).toEqual(least);
    const kindCounts = ['group', 'ingredient', 'compound', 'dish'].map(
      (kind) => items.filter((item) => item.kind === kind).length,
    );
    const leastOfKind = [54, 373, 466, 60];
    expect(kindCounts.map((count, at) => Math.min(count, leastOfKind[at] ?? 0))).toEqual(leastOfKind);
  });

  it('finds the bundled file consistent', () => {
    const loaded = loadTaxonomy(text);
    expect(loaded.ok && makeTaxonomy(loaded.value).ok).toBe(true);
  });

  it('gives one ground for the composition of every food that is made of others', () => {
    const loaded = loadTaxonomy(text);
    if (!loaded.ok) throw new Error('the bundled file is malformed');
    const composed = loaded.value.items.filter(
      ({ contains, mayContain }) => contains.length + mayContain.length > 0,
    );
    const grounded = loaded.value.compositionSources.flatMap(({ foods }) => foods);
    expect(grounded.toSorted()).toEqual(composed.map(({ id }) => id).toSorted());
  });

  it('fills in missing cross-contact', () => {
    const loaded = loadTaxonomy(text);
    const onion = loaded.ok ? loaded.value.items.find((item) => item.id === 'onion') : undefined;
    expect(onion?.trace).toEqual([]);
  });

  it('names the file and the field of a malformed entry', () => {
    const loaded = loadTaxonomy(text.replace('"kind": "group"', '"kind": "heap"'));
    expect(loaded.ok ? [] : loaded.problem.map(({ file, field }) => [file, field])).toEqual([
      ['taxonomy/taxonomy.json', 'items.0.kind'],
    ]);
  });

  it('refuses unknown fields and text that is no JSON', () => {
    expect(loadTaxonomy(text.replace('"language": "ko"', '"language": "ko", "tongue": "ko"')).ok).toBe(false);
    expect(loadTaxonomy('{').ok).toBe(false);
  });
});
