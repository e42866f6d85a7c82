import { AIMS, type AimedBy } from '../messages/aims.ts';
import type { TipConcern, TipText } from '../model/tip.ts';
import { anybody } from './meal-facts.ts';
import type { TipContext } from './tip-context.ts';

/** What a concern is minded for by these people, in their words; undefined where none of them has such an aim. */
export function aimOf(context: TipContext, concern: TipConcern): TipText | undefined {
  const { healthConditions, eatingStyles } = context.facts.people;
  const aimed = new Set<AimedBy>([...healthConditions, ...eatingStyles]);
  if (anybody(context, ({ stage }) => stage === 'older')) aimed.add('older');
  if (anybody(context, ({ kidney }) => kidney === 'early' || kidney === 'moderate')) aimed.add('kidney');
  return AIMS[concern]?.find(([by]) => aimed.has(by))?.[1];
}
