import type { AimedBy } from '../messages/aims.ts';
import type { TipConcern, TipSwap } from '../model/tip.ts';
import type { Slots, Wording } from '../wording/slots.ts';
import type { TipContext } from './tip-context.ts';

/**
 * A component of a meal that matters to a concern. Its wordings say how much it matters and what to do about it. `size` is how much
 * of the concern is at stake in this meal: 1 is one meal's share, 0 is too little to mention. The id is also the key of its
 * wordings.
 */
export type TipTopic = {
  readonly id: string;
  readonly concern: TipConcern;
  /** The topic is only for people with this reason to mind the concern. */
  readonly by?: AimedBy;
  readonly size: (context: TipContext) => number;
  readonly slots?: (context: TipContext) => Slots;
  readonly swap?: (context: TipContext) => TipSwap | null;
};

/**
 * Wordings of a topic: any action may follow any point. Each wording names the carrier, the component responsible for the concern.
 * Advice on cooking has no point.
 */
export type TopicWordings = {
  readonly carrier: RegExp;
  readonly points: readonly Wording[];
  readonly actions: readonly Wording[];
};

/** The size if a condition holds, else 0. */
export function when(holds: boolean, size: number): number {
  return holds ? size : 0;
}

/** Size of an amount: 0 below `some`, one meal's share at `some`, and rising up to `much`. */
export function graded(amount: number, [some, much]: readonly [some: number, much: number]): number {
  if (amount < some) return 0;
  return amount >= much ? MUCH : 1 + ((MUCH - 1) * (amount - some)) / (much - some);
}

const MUCH = 1.3;

/** Wordings of topics by id. */
export type TopicWordingTable = Readonly<Record<string, TopicWordings>>;
