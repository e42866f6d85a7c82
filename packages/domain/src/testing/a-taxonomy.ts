import { makeTaxonomy, type Taxonomy } from '../food/taxonomy/taxonomy.ts';
import type { TaxonomyItem } from '../food/taxonomy/taxonomy-source.ts';
import { anItem, aTaxonomySource } from '../food/taxonomy/testing/a-taxonomy-source.ts';

type ItemSketch = Pick<TaxonomyItem, 'id' | 'ko'> & Partial<TaxonomyItem>;

/** Tags that travel through what a food is made of, in test taxonomies as in the real one. */
const TRAVELLING = ['animal-flesh', 'gluten', 'gluten-risk', 'alcohol', 'alcohol-cooking', 'raw-risk'];

/** A consistent little taxonomy of just these foods; ordinary ingredients unless said otherwise. */
export function aTaxonomy(sketches: readonly ItemSketch[]): Taxonomy {
  const items = sketches.map((sketch) => anItem(sketch.id, sketch));
  const tags = new Set([...TRAVELLING, ...items.flatMap((item) => item.tags)]);
  const source = aTaxonomySource({
    items,
    tags: [...tags].map((tag) => ({ tag, propagates: TRAVELLING.includes(tag), meaning: tag })),
  });
  const made = makeTaxonomy(source);
  if (!made.ok) throw new Error(`inconsistent test taxonomy: ${JSON.stringify(made.problem)}`);
  return made.value;
}
