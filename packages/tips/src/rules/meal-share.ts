import type { TipContext } from './tip-context.ts';

/** True where a plate has more sodium than a third of the day's limit. */
export function isOverShare({ facts, table }: Pick<TipContext, 'facts' | 'table'>): boolean {
  const most = facts.limits.day.sodiumMg?.max;
  const sodium = table.plate?.sodiumMg ?? null;
  return most !== undefined && sodium !== null && sodium > most / 3;
}
