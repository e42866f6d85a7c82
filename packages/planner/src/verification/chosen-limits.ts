import { CONFLICT_RULES } from '../limits/conflict-rules.ts';
import { LIMIT_KEYS, LIMIT_ROWS, type LimitKey, type Range } from '../limits/limit-rows.ts';
import type { Choices } from './checked-visitor.ts';

/** The limits of one day of the reference adult, by key; an absent key has none. */
export type Limits = Readonly<Partial<Record<LimitKey, Range>>>;

/**
 * Merges the rows of what was chosen (nutrition-rules sections 6.3 and 7): ranges intersect, in the order conditions,
 * styles; one that shares no value with those before is left out. Everybody's row holds where nothing else speaks, and
 * the decided conflicts have the last word.
 */
export function chosenLimits({ targets, healthConditions, eatingStyles }: Choices): Limits {
  const chosen = new Set<string>([...targets, ...healthConditions, ...eatingStyles]);
  const decided = CONFLICT_RULES.filter(
    ({ all, any }) =>
      all.every((owner) => chosen.has(owner)) && (any.length === 0 || any.some((owner) => chosen.has(owner))),
  );
  const isVoid = (owner: string, key: LimitKey) =>
    decided.some(({ drop }) => drop?.owner === owner && (drop.keys === 'all' || drop.keys.includes(key)));
  const conditions: readonly string[] = healthConditions;
  const styles: readonly string[] = eatingStyles;
  const limits: Partial<Record<LimitKey, Range>> = {};
  for (const key of LIMIT_KEYS) {
    const rows = LIMIT_ROWS.filter((row) => row.key === key && !isVoid(row.owner, key));
    const mine = [
      ...rows.filter((row) => conditions.includes(row.owner)),
      ...rows.filter((row) => styles.includes(row.owner)),
    ];
    const speaking = mine.length > 0 ? mine : rows.filter((row) => row.owner === 'base');
    if (speaking.length === 0) continue;
    let low = -Infinity;
    let high = Infinity;
    for (const { min = -Infinity, max = Infinity } of speaking) {
      if (Math.max(low, min) > Math.min(high, max)) continue;
      low = Math.max(low, min);
      high = Math.min(high, max);
    }
    limits[key] = { ...(low > -Infinity && { min: low }), ...(high < Infinity && { max: high }) };
  }
  for (const { set = {} } of decided) {
    for (const key of LIMIT_KEYS) if (set[key] !== undefined) limits[key] = set[key];
  }
  return limits;
}
