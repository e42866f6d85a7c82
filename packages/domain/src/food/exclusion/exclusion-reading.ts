import type { FoodProperty } from '../../vocabulary/foods/food-properties.ts';
import type { Exclusion } from './exclusion.ts';

/** Something the reader understood, to be said back and shown as a chip. */
export type UnderstoodFood =
  | { readonly kind: 'food'; readonly id: string }
  | { readonly kind: 'property'; readonly property: FoodProperty };

/** How a text of the visitor was read (safety-rules section 10). */
export type ExclusionReading = {
  /** As typed. */
  readonly text: string;
  /** Everything that blocks. */
  readonly exclusions: readonly Exclusion[];
  /** What to say back, in order. */
  readonly understood: readonly UnderstoodFood[];
  /** One slip away from a food of two syllables; blocks, with the typed word, until it is answered. */
  readonly suggestions: readonly { readonly typed: string; readonly id: string }[];
  /** Words nobody knows; each blocks by its letters. */
  readonly unread: readonly string[];
  /** Foods to offer beside; one that is excluded as part of a wider food is offered for narrowing. */
  readonly offered: readonly string[];
  /** Something named may stay: everything blocks until a dialog has asked which. */
  readonly asksWhatMayStay: boolean;
};
