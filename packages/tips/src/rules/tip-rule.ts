import type { TipSection, TipSwap } from '../model/tip.ts';
import type { Slots } from '../wording/word-rule.ts';
import type { TipContext } from './tip-context.ts';

/**
 * One piece of advice. `weight` says how much it matters for this dish, 0 that it does not apply. Of several rules with one
 * topic only the first is used. The id is also the key of its phrases.
 */
export type TipRule = {
  readonly id: string;
  readonly section: TipSection;
  /** Not repeated where earlier meals have used all its phrases. */
  readonly onlyNew?: true;
  readonly topic?: string;
  readonly weight: (context: TipContext) => number;
  readonly slots?: (context: TipContext) => Slots;
  /** The swap it offers in this dish. */
  readonly swap?: (context: TipContext) => TipSwap | null;
};

/** How much a rule matters: measured in this dish, about this dish, true of any dish. */
export const WEIGHT = { measured: 6, fitting: 4, general: 2 } as const;
