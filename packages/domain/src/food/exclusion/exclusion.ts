import type { FoodProperty } from '../../vocabulary/foods/food-properties.ts';
import type { HealthFact } from '../../vocabulary/health-fact-words.ts';

/** What an exclusion blocks: a food, every reading of an ambiguous word, a tag, a property of dishes, or a bare word. */
type LeftOut =
  | { readonly kind: 'known'; readonly id: string }
  | { readonly kind: 'ambiguous'; readonly ids: readonly string[] }
  | { readonly kind: 'tag'; readonly tag: string }
  | { readonly kind: 'property'; readonly property: FoodProperty }
  | {
      readonly kind: 'literal';
      readonly text: string;
      readonly wholeWordOnly: boolean;
      /** The name of a dish: the shape of an ingredient may be called after it, as 떡볶이떡 (rice cakes) is. */
      readonly ofTitles?: true;
    };

/**
 * One thing that blocks dishes. `severe` marks a severe allergy: traces, every possible variant and every unknown line
 * block as well (safety-rules section 4, row `allergy`).
 */
export type Exclusion = LeftOut & { readonly severe?: true };

type Literal = Extract<Exclusion, { readonly kind: 'literal' }>;

/** A key that is equal only for exclusions that judge every dish alike. */
export function exclusionKey(exclusion: Exclusion): string {
  const severity = exclusion.severe === true ? '!' : '';
  if (exclusion.kind === 'literal') return `${severity}${literalKind(exclusion)} ${exclusion.text}`;
  if (exclusion.kind === 'tag') return `${severity}tag ${exclusion.tag}`;
  if (exclusion.kind === 'property') return `${severity}property ${exclusion.property}`;
  return exclusion.kind === 'known'
    ? `${severity}known ${exclusion.id}`
    : `${severity}ambiguous ${exclusion.ids.join(' ')}`;
}

function literalKind({ ofTitles, wholeWordOnly }: Literal): string {
  const kind = wholeWordOnly ? 'word' : 'text';
  return ofTitles === true ? `${kind} of titles` : kind;
}

/** The foods an exclusion names; none for a tag, a property or a bare word. */
export function excludedIds(exclusion: Exclusion): readonly string[] {
  if (exclusion.kind === 'known') return [exclusion.id];
  return exclusion.kind === 'ambiguous' ? exclusion.ids : [];
}

/** Least length of a word that is also found inside others; shorter ones, such as "pan", stand in too many. */
const FOUND_INSIDE = { syllables: 2, letters: 4 } as const;

/** An exclusion by a bare word. */
export function literalExclusion(text: string): Literal {
  const least = /^[a-z]+$/u.test(text) ? FOUND_INSIDE.letters : FOUND_INSIDE.syllables;
  return { kind: 'literal', text, wholeWordOnly: [...text].length < least };
}

/** An exclusion of every dish with a name in its titles. */
export function titleExclusion(name: string): Literal {
  return { ...literalExclusion(name), ofTitles: true };
}

/**
 * Whether an exclusion is the name of a dish, which only titles can hold: rice cakes are also called 떡볶이떡, and a soup with them is
 * no 떡볶이. After a severe allergy to a dish its name counts wherever it stands.
 */
export function isOfTitles(exclusion: Exclusion): boolean {
  return exclusion.kind === 'literal' && exclusion.ofTitles === true && exclusion.severe !== true;
}

/** Each exclusion once, in order. */
export function distinctExclusions(exclusions: readonly Exclusion[]): readonly Exclusion[] {
  return [...new Map(exclusions.map((each) => [exclusionKey(each), each])).values()];
}

/** One food or property the reader recognised, shown as a chip. */
export type UnderstoodFood =
  | { readonly kind: 'food'; readonly id: string }
  | { readonly kind: 'property'; readonly property: FoodProperty };

/** How a text of the visitor was read (safety-rules section 10). */
export type ExclusionReading = {
  /** As typed. */
  readonly text: string;
  /** Everything the text blocks. */
  readonly exclusions: readonly Exclusion[];
  /** What to show as understood, in order. */
  readonly understood: readonly UnderstoodFood[];
  /** Foods of two syllables one typo away. They and the typed word block until the visitor answers. */
  readonly suggestions: readonly { readonly typed: string; readonly id: string }[];
  /** Unknown words; each blocks titles and lines that contain it. */
  readonly unread: readonly string[];
  /** Further foods to offer; a food excluded as part of a wider one is offered for narrowing. */
  readonly offered: readonly string[];
  /** True when the text names something that may stay: everything blocks until a dialog asks which. */
  readonly asksWhatMayStay: boolean;
  /** Illnesses, states and medicines the text names. Only the survey sets their limits; the foods alone are left out. */
  readonly healthFacts: readonly HealthFact[];
};
