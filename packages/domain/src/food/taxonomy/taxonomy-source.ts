import type { FoodProperty } from '../../vocabulary/foods/food-properties.ts';

/** `group` has no composition, `compound` has ingredients, `dish` is used when only a dish name is known. */
export const TAXONOMY_KINDS = ['group', 'ingredient', 'compound', 'dish'] as const;
type TaxonomyKind = (typeof TAXONOMY_KINDS)[number];

/** One food: its names, parents, ingredients, and the allergens and tags that originate here. */
export type TaxonomyItem = {
  readonly id: string;
  readonly ko: string;
  readonly en: string;
  readonly kind: TaxonomyKind;
  readonly synonyms: readonly string[];
  readonly parents: readonly string[];
  readonly contains: readonly string[];
  readonly mayContain: readonly string[];
  readonly trace: readonly string[];
  readonly allergens: readonly string[];
  readonly tags: readonly string[];
};

/** Rules for judging findings; `composedGroups` are groups whose members differ in their ingredients. */
type TaxonomyPolicy = {
  readonly contains: 'block';
  readonly mayContain: 'block';
  readonly trace: 'notice';
  readonly mayContainWarnOnly: {
    readonly ids: readonly string[];
    readonly includesDescendants: boolean;
    readonly tags: readonly string[];
  };
  readonly unresolvedLine: string;
  readonly composedGroups: readonly string[];
};

/** Words that name no food: preparation, purpose, amounts, units, separators; in titles, words for a state. */
export type TaxonomyModifiers = {
  readonly leading: readonly string[];
  readonly trailing: readonly string[];
  readonly leadingEndingIn: readonly string[];
  readonly flavourEndings: readonly string[];
  readonly separators: readonly string[];
  readonly particleSeparators: readonly string[];
  readonly dishSuffix: readonly string[];
  readonly amountHeads: readonly string[];
  readonly amountTails: readonly string[];
  readonly numerals: readonly string[];
  readonly units: readonly string[];
  /** One-syllable words that name a food but in a title far more often mean something else ("just" cooked rice). */
  readonly stateWords: readonly string[];
};

/**
 * A food that a title names in general. A line with any of `lines` specifies what `title` means ("kimchi" beside
 * vegan kimchi, "teriyaki" beside soy sauce).
 */
type ExplainedByLines = { readonly title: string; readonly lines: readonly string[] };

/** Basis of a food's composition; a product's own ingredient list always takes precedence. */
export const COMPOSITION_BASES = ['definition', 'usualLabel', 'usualRecipe'] as const;
/** Confidence in a composition: high, medium, low. */
export const CERTAINTIES = ['H', 'M', 'L'] as const;

/** The source of the composition of some foods. */
type CompositionSource = {
  readonly basis: (typeof COMPOSITION_BASES)[number];
  readonly certainty: (typeof CERTAINTIES)[number];
  readonly foods: readonly string[];
};

/** Foods that may replace another, in order of preference; `(omit)` leaves the line out. */
type TaxonomySubstitution = {
  readonly from: string;
  readonly to: readonly string[];
  readonly clears: readonly string[];
};

/** Words visitors type for what they leave out, with the foods they mean (safety-rules section 10). */
export type SpokenFood = {
  readonly texts: readonly string[];
  readonly ids: readonly string[];
  readonly tags: readonly string[];
  readonly properties: readonly FoodProperty[];
  /** Offered in addition, never excluded automatically. */
  readonly offered: readonly string[];
  /** Foods whose other names are also read like these words. */
  readonly widens: readonly string[];
  /** True for dishes and goods: titles that contain any of the words are excluded too. */
  readonly byTitle: boolean;
  /** The authority for these foods, where the words name no food but an illness, a medicine or a religion. */
  readonly source?: string;
};

/** Words around the foods a visitor types: words to drop, joiners, and words that ask which food may stay. */
export type VisitorWords = {
  readonly fillers: readonly string[];
  /** Endings of a word. */
  readonly particles: readonly string[];
  /** Beginnings of a word that mean "without". */
  readonly prefixes: readonly string[];
  /** Joiners between two foods in one word. */
  readonly joiners: readonly string[];
  /** Endings of a food in a list that other words end in too; they are removed only where an exact name remains. */
  readonly listEndings: readonly string[];
  readonly verbStems: readonly string[];
  readonly verbEndings: readonly string[];
  /** Names that consecutive endings may spell. */
  readonly neverDropped: readonly string[];
  /** How a food is preserved; before a food these words only say which form is meant. */
  readonly states: readonly string[];
  /**
   * One-syllable names that an unknown word may end in ("garlic ham"). Other such syllables end too many words of
   * other kinds.
   */
  readonly heads: readonly string[];
  /** Real words that look like a typo of a food's name. */
  readonly neverCorrected: readonly string[];
  /** One-syllable foods that mean something else before or after these words: 배 is a pear or a belly. */
  readonly homonyms: readonly {
    readonly text: string;
    readonly before: readonly string[];
    readonly after: readonly string[];
  }[];
  /** Complete texts that exclude nothing. */
  readonly nothing: readonly string[];
  readonly mayStay: readonly string[];
  readonly mayStayNegators: readonly string[];
  readonly mayStayBreakers: readonly string[];
  /** "Other than": enough by itself to say that the rest may stay. */
  readonly except: readonly string[];
  /** "Leave out": says that something may stay only before "the rest". */
  readonly exceptAll: readonly string[];
  readonly allRest: readonly string[];
};

/** The taxonomy as written in the catalogue: well formed, not yet checked for consistency. */
export type TaxonomySource = {
  readonly version: string;
  readonly language: string;
  readonly description: string;
  readonly semantics: Readonly<Record<string, string>>;
  readonly policy: TaxonomyPolicy;
  readonly allergens: readonly {
    readonly code: string;
    readonly statutoryNo: string;
    readonly ko: string;
    readonly en: string;
  }[];
  readonly tags: readonly { readonly tag: string; readonly propagates: boolean; readonly meaning: string }[];
  readonly quickChips: readonly { readonly chip: string; readonly label: string; readonly id: string }[];
  readonly autocomplete: readonly { readonly label: string; readonly id: string }[];
  readonly ambiguous: readonly { readonly text: string; readonly candidates: readonly string[] }[];
  readonly exactOnly: readonly string[];
  readonly exactOnlyPrefixes: Readonly<Record<string, readonly string[]>>;
  readonly traps: readonly {
    readonly text: string;
    readonly resolvesTo: string;
    readonly mustContain: readonly string[];
  }[];
  readonly related: readonly { readonly when: string; readonly suggest: readonly string[] }[];
  readonly substitutions: readonly TaxonomySubstitution[];
  readonly explainedByLines: readonly ExplainedByLines[];
  readonly compositionSources: readonly CompositionSource[];
  readonly modifiers: TaxonomyModifiers;
  readonly spokenFoods: readonly SpokenFood[];
  readonly visitorWords: VisitorWords;
  readonly items: readonly TaxonomyItem[];
};

/** The `to` entry that leaves a line out. */
export const OMIT = '(omit)';
