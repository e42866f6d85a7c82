import type { TaxonomyItem, TaxonomySource } from '../taxonomy-source.ts';

/** A food for tests: by default an ingredient without relations, named by its id. */
export function anItem(id: string, overrides: Partial<TaxonomyItem> = {}): TaxonomyItem {
  return {
    id,
    ko: id,
    en: id,
    kind: 'ingredient',
    synonyms: [],
    parents: [],
    contains: [],
    mayContain: [],
    trace: [],
    allergens: [],
    tags: [],
    ...overrides,
  };
}

const NO_VISITOR_WORDS: TaxonomySource['visitorWords'] = {
  fillers: [],
  particles: [],
  prefixes: [],
  joiners: [],
  listEndings: [],
  verbStems: [],
  verbEndings: [],
  neverDropped: [],
  neverCorrected: [],
  states: [],
  heads: [],
  homonyms: [],
  nothing: [],
  mayStay: [],
  mayStayNegators: [],
  mayStayBreakers: [],
  except: [],
  exceptAll: [],
  allRest: [],
};

const FEW_MODIFIERS: TaxonomySource['modifiers'] = {
  leading: [],
  trailing: [],
  leadingEndingIn: [],
  flavourEndings: [],
  separators: [','],
  particleSeparators: ['&'],
  dishSuffix: [],
  amountHeads: ['about'],
  amountTails: ['each'],
  numerals: ['two'],
  units: ['cup'],
  stateWords: [],
};

/** A taxonomy source for tests: by default consistent and without words. */
export function aTaxonomySource(overrides: Partial<TaxonomySource> = {}): TaxonomySource {
  return {
    version: '1.0.0',
    language: 'ko',
    description: 'a small taxonomy',
    semantics: {},
    policy: {
      contains: 'block',
      mayContain: 'block',
      trace: 'notice',
      mayContainWarnOnly: { ids: [], includesDescendants: true, tags: [] },
      unresolvedLine: 'not served',
      composedGroups: [],
    },
    allergens: [],
    tags: [],
    quickChips: [],
    autocomplete: [],
    ambiguous: [],
    exactOnly: [],
    exactOnlyPrefixes: {},
    traps: [],
    related: [],
    substitutions: [],
    explainedByLines: [],
    compositionSources: [],
    modifiers: FEW_MODIFIERS,
    spokenFoods: [],
    visitorWords: NO_VISITOR_WORDS,
    items: [],
    ...overrides,
  };
}
