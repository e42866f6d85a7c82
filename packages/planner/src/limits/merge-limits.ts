import type { Visitor } from '../model/visitor.ts';
import { CONFLICT_RULES, type ConflictRule } from './conflict-rules.ts';
import { LIMIT_KEYS, LIMIT_ROWS, type LimitKey, type LimitRow, type Range } from './limit-rows.ts';

/** Merged bounds of one reference adult day, per key. */
export type MergedLimits = Readonly<Partial<Record<LimitKey, Range>>>;

type Choices = Pick<Visitor, 'healthConditions' | 'eatingStyles' | 'targets'>;

/**
 * Merges the rows of every chosen condition and style (nutrition-rules section 6.3): the lowest maximum, the highest
 * minimum, ranges intersected; where conditions and styles leave nothing in common the condition stands. The base row
 * speaks only where no chosen row does. Decided conflicts (section 7) override the merge.
 */
export function mergeLimits(choices: Choices): MergedLimits {
  const conflicts = CONFLICT_RULES.filter((rule) => applies(rule, choices));
  const rows = LIMIT_ROWS.filter((row) => !conflicts.some((rule) => drops(rule, row)));
  const merged: Partial<Record<LimitKey, Range>> = {};
  for (const key of LIMIT_KEYS) {
    const range = mergeKey(key, rows, choices);
    if (range !== null) merged[key] = range;
  }
  for (const rule of conflicts) Object.assign(merged, rule.set);
  return merged;
}

/** The stricter of two ranges side by side; null when they have no value in common. */
export function intersect(a: Range, b: Range): Range | null {
  const min = Math.max(a.min ?? -Infinity, b.min ?? -Infinity);
  const max = Math.min(a.max ?? Infinity, b.max ?? Infinity);
  if (min > max) return null;
  return { ...(min > -Infinity && { min }), ...(max < Infinity && { max }) };
}

function mergeKey(key: LimitKey, rows: readonly LimitRow[], choices: Choices): Range | null {
  const mine = (owners: readonly string[]) =>
    rows.filter((row) => row.key === key && owners.includes(row.owner));
  const conditions = mine(choices.healthConditions);
  const styles = mine(choices.eatingStyles);
  if (conditions.length + styles.length === 0) return mine(['base'])[0] ?? null;
  return [...conditions, ...styles].reduce<Range>((merged, row) => intersect(merged, row) ?? merged, {});
}

function applies(rule: ConflictRule, { healthConditions, eatingStyles, targets }: Choices): boolean {
  const chosen: readonly string[] = [...healthConditions, ...eatingStyles, ...targets];
  return (
    rule.all.every((owner) => chosen.includes(owner)) &&
    (rule.any.length === 0 || rule.any.some((owner) => chosen.includes(owner)))
  );
}

function drops(rule: ConflictRule, row: LimitRow): boolean {
  if (rule.drop === undefined || rule.drop.owner !== row.owner) return false;
  return rule.drop.keys === 'all' || rule.drop.keys.includes(row.key);
}
