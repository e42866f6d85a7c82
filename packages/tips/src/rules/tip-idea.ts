import type { TipConcern, TipPart, TipSwap } from '../model/tip.ts';
import type { Slots } from '../wording/slots.ts';
import type { TipContext } from './tip-context.ts';

/**
 * One thing a tip may say. `weight` says how well it suits this meal, 0 that it does not. A point may be `about` a part of
 * the meal; an action that names parts follows only a point about one of them, or about none. The id is the key of its
 * wordings.
 */
export type TipIdea = {
  readonly id: string;
  readonly part: TipPart;
  readonly concern: TipConcern;
  readonly about?: string;
  readonly follows?: readonly string[];
  readonly weight: (context: TipContext) => number;
  readonly slots?: (context: TipContext) => Slots;
  readonly swap?: (context: TipContext) => TipSwap | null;
};

/** How well an idea suits: it says something of this very meal, of meals like it, or of any meal. */
export const SUITS = { exactly: 3, well: 2, somewhat: 1 } as const;

/** The weight where a condition holds. */
export function when(holds: boolean, weight: number): number {
  return holds ? weight : 0;
}
