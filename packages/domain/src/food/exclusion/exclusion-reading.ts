import type { FoodProperty } from '../../vocabulary/foods/food-properties.ts';
import type { Exclusion } from './exclusion.ts';

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
};
