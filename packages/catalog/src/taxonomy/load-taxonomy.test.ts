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
    expect(counts.map((list) => list.length)).toEqual([836, 22, 38, 10, 80, 58, 17, 22]);
    const kindCounts = ['group', 'ingredient', 'compound', 'dish'].map(
      (kind) => items.filter((item) => item.kind === kind).length,
    );
    expect(kindCounts).toEqual([54, 373, 380, 29]);
  });

  it('finds the bundled file consistent', () => {
    const loaded = loadTaxonomy(text);
    expect(loaded.ok && makeTaxonomy(loaded.value).ok).toBe(true);
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
