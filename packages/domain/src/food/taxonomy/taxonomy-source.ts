/** `group` has no composition of its own; `compound` is made of others; `dish` stands in when only a dish name is known. */
export const TAXONOMY_KINDS = ['group', 'ingredient', 'compound', 'dish'] as const;
export type TaxonomyKind = (typeof TAXONOMY_KINDS)[number];

/** One food: names, what it is (`parents`), what it is made of, where a statutory allergen or a tag starts. */
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

/** How findings are judged; `composedGroups` are the groups whose members differ in what they are made of. */
export type TaxonomyPolicy = {
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

/** Words of an ingredient line that name no food: preparation, purpose, amounts, units, separators. */
export type TaxonomyModifiers = {
  readonly leading: readonly string[];
  readonly trailing: readonly string[];
  readonly leadingEndingIn: readonly string[];
  readonly separators: readonly string[];
  readonly particleSeparators: readonly string[];
  readonly dishSuffix: readonly string[];
  readonly amountHeads: readonly string[];
  readonly amountTails: readonly string[];
  readonly numerals: readonly string[];
  readonly units: readonly string[];
};

/** A food that may take the place of another, in order of preference; `(omit)` leaves the line out. */
export type TaxonomySubstitution = {
  readonly from: string;
  readonly to: readonly string[];
  readonly clears: readonly string[];
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
  readonly modifiers: TaxonomyModifiers;
  readonly visitorWords: { readonly fillers: readonly string[]; readonly particles: readonly string[] };
  readonly items: readonly TaxonomyItem[];
};

/** The `to` entry that leaves a line out. */
export const OMIT = '(omit)';
