import { makeTaxonomy, type Taxonomy } from '../food/taxonomy/taxonomy.ts';
import type { TaxonomyItem, TaxonomySource } from '../food/taxonomy/taxonomy-source.ts';

type ItemSketch = Pick<TaxonomyItem, 'id' | 'ko'> & Partial<TaxonomyItem>;

/** Tags that travel through what a food is made of, in test taxonomies as in the real one. */
const TRAVELLING = ['animal-flesh', 'gluten', 'gluten-risk', 'alcohol', 'alcohol-cooking', 'raw-risk'];

/** A consistent little taxonomy of just these foods; ordinary ingredients unless said otherwise. */
export function aTaxonomy(items: readonly ItemSketch[]): Taxonomy {
  const made = makeTaxonomy(aTaxonomySource(items));
  if (!made.ok) throw new Error(`inconsistent test taxonomy: ${JSON.stringify(made.problem)}`);
  return made.value;
}

function aTaxonomySource(sketches: readonly ItemSketch[]): TaxonomySource {
  const items = sketches.map((sketch) => ({ ...EMPTY_ITEM, en: sketch.id, ...sketch }));
  const tags = new Set([...TRAVELLING, ...items.flatMap((item) => item.tags)]);
  return {
    version: 'test',
    language: 'ko',
    description: 'test',
    semantics: {},
    policy: {
      contains: 'block',
      mayContain: 'block',
      trace: 'notice',
      mayContainWarnOnly: { ids: [], includesDescendants: true, tags: ['alcohol', 'alcohol-cooking'] },
      unresolvedLine: 'not served',
      composedGroups: [],
    },
    allergens: [],
    tags: [...tags].map((tag) => ({ tag, propagates: TRAVELLING.includes(tag), meaning: tag })),
    quickChips: [],
    autocomplete: [],
    ambiguous: [],
    exactOnly: [],
    exactOnlyPrefixes: {},
    traps: [],
    related: [],
    substitutions: [],
    modifiers: {
      leading: [],
      trailing: [],
      leadingEndingIn: [],
      separators: [','],
      particleSeparators: [],
      dishSuffix: [],
      amountHeads: [],
      amountTails: [],
      numerals: [],
      units: ['g'],
    },
    visitorWords: { fillers: [], particles: [] },
    items,
  };
}

const EMPTY_ITEM = {
  kind: 'ingredient',
  synonyms: [],
  parents: [],
  contains: [],
  mayContain: [],
  trace: [],
  allergens: [],
  tags: [],
} as const satisfies Partial<TaxonomyItem>;
