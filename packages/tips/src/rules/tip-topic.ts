import type { AimedBy } from '../messages/aims.ts';
import type { TipConcern, TipSwap } from '../model/tip.ts';
import type { Slots } from '../wording/slots.ts';
import type { TipContext } from './tip-context.ts';

/**
 * A component of a meal that matters to a concern. Its wordings say how much it matters and what to do about it. `size` is how much
 * of the concern is at stake in this meal: 1 is one meal's share, 0 is too little to mention.
 */
type TopicRule = {
  /** The topic is only for people with this reason to mind the concern. */
  readonly by?: AimedBy;
  readonly size: (context: TipContext) => number;
  readonly slots?: (context: TipContext) => Slots;
  readonly swap?: (context: TipContext) => TipSwap | null;
};

/** Topics by id: their concern, and the rest of the key of their wordings. */
export type TopicTable = Readonly<Record<`${TipConcern}.${string}`, TopicRule>>;

/** A topic with its id and the concern the id begins with. */
export type TipTopic = TopicRule & { readonly id: string; readonly concern: TipConcern };

/**
 * Wordings of a topic, English by Korean: any action may follow any point. Each names the carrier, the component responsible for
 * the concern. Advice on cooking has no point. Cooking actions are for whoever cooks the dish, not for whoever warms it up on the
 * next day.
 */
export type TopicWordings = {
  readonly carrier: RegExp;
  readonly points: Readonly<Record<string, string>>;
  readonly actions: Readonly<Record<string, string>>;
  readonly cookingActions?: Readonly<Record<string, string>>;
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
