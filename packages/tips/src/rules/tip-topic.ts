import type { AimedBy } from '../messages/aims.ts';
import type { TipConcern, TipSwap } from '../model/tip.ts';
import type { Slots, Wording } from '../wording/slots.ts';
import type { TipContext } from './tip-context.ts';

/**
 * One component of a meal that matters to a concern: its wordings say how much it matters and what to do with it. `size` says
 * how much of the concern is at stake in this meal: 1 a meal's whole share, 0 too little for a word. The id is the key of its
 * wordings.
 */
export type TipTopic = {
  readonly id: string;
  readonly concern: TipConcern;
  /** Only those with this reason to mind the concern are meant. */
  readonly by?: AimedBy;
  readonly size: (context: TipContext) => number;
  readonly slots?: (context: TipContext) => Slots;
  readonly swap?: (context: TipContext) => TipSwap | null;
};

/**
 * What a topic says: every action follows every point. Each wording names the carrier, the component that carries the concern.
 * Advice on cooking has no point.
 */
export type TopicWordings = {
  readonly carrier: RegExp;
  readonly points: readonly Wording[];
  readonly actions: readonly Wording[];
};

/** The size where a condition holds. */
export function when(holds: boolean, size: number): number {
  return holds ? size : 0;
}

/** The size of an amount: none below `some`, a meal's share there, more towards `much`. */
export function graded(amount: number, [some, much]: readonly [some: number, much: number]): number {
  if (amount < some) return 0;
  return amount >= much ? MUCH : 1 + ((MUCH - 1) * (amount - some)) / (much - some);
}

const MUCH = 1.3;

/** What topics say, by id. */
export type TopicWordingTable = Readonly<Record<string, TopicWordings>>;
