import { lt, sql } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { tipBudgets } from '../tables.ts';

/** Counts one request of a day; false, without counting, if the day's budget is used up. */
export async function spendTipRequest(
  queries: Queries,
  { day, most }: { readonly day: string; readonly most: number },
): Promise<boolean> {
  if (most < 1) return false;
  const counted = await queries
    .insert(tipBudgets)
    .values({ day, spent: 1 })
    .onConflictDoUpdate({
      target: tipBudgets.day,
      set: { spent: sql`${tipBudgets.spent} + 1` },
      setWhere: lt(tipBudgets.spent, most),
    })
    .returning({ spent: tipBudgets.spent });
  return counted.length > 0;
}
