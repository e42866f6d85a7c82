import type { TipConcern, TipPart } from '../../model/tip.ts';
import type { TipContext } from '../tip-context.ts';
import { SUITS, type TipIdea, when } from '../tip-idea.ts';

type Rest = Partial<Pick<TipIdea, 'about' | 'follows' | 'slots' | 'swap'>>;
type Holds = (context: TipContext) => boolean;

/** Makes an idea for meals where a condition holds. */
type MakeIdea = (id: string, holds: Holds, rest?: Rest) => TipIdea;

/** Makers of ideas by how well they suit such a meal. */
type Makers = Readonly<Record<keyof typeof SUITS, MakeIdea>>;

/** Makers of the points and actions of one concern. */
export function ideasOf(concern: TipConcern): { readonly point: Makers; readonly action: Makers } {
  const make =
    (part: TipPart, weight: number): MakeIdea =>
    (id, holds, rest = {}) => ({
      ...{ id: `${concern}.${id}`, part, concern },
      weight: (context) => when(holds(context), weight),
      ...rest,
    });
  const makers = (part: TipPart): Makers => ({
    exactly: make(part, SUITS.exactly),
    well: make(part, SUITS.well),
    somewhat: make(part, SUITS.somewhat),
  });
  return { point: makers('point'), action: makers('action') };
}
