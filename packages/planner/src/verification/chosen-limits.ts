import {
  ADULT_ONLY,
  CONFLICT_RULES,
  IGNORED_FOR_CHILD,
  IGNORED_WITH_CHILD,
} from '../limits/conflict-rules.ts';
import { LIMIT_KEYS, type LimitKey, type Range } from '../limits/limit-key.ts';
import { LIMIT_ROWS } from '../limits/limit-rows.ts';
import type { LifeStage } from '../limits/person-rows.ts';
import type { Choices } from './checked-visitor.ts';

/** The limits of one day of somebody's reference person, by key; an absent key has none. */
export type Limits = Readonly<Partial<Record<LimitKey, Range>>>;

/** What has to be kept, and what is only moved towards. */
export type ChosenLimits = { readonly limits: Limits; readonly aims: Limits };

/** What holds for a life stage: a child has no deficit, and where one eats along nobody keeps a diet (section 7). */
export function choicesFor(
  stage: LifeStage,
  { targets, healthConditions, eatingStyles }: Choices,
): readonly string[] {
  const isChild = stage === 'child';
  const styles =
    isChild || targets.includes('child') ? without(eatingStyles, IGNORED_WITH_CHILD) : eatingStyles;
  return [...(isChild ? without(healthConditions, IGNORED_FOR_CHILD) : healthConditions), ...styles];
}

/**
 * Merges the rows of what was chosen (nutrition-rules sections 6.3 and 7): ranges intersect in the order of the table,
 * conditions before styles; one that shares no value with those before is left out. Everybody's row holds where nothing
 * else speaks, the decided conflicts have the last word, and an aim outside its limit is none.
 */
export function chosenLimits(stage: LifeStage, choices: Choices): ChosenLimits {
  const chosen = choicesFor(stage, choices);
  const voices = stage === 'child' ? without(chosen, [ADULT_ONLY.owner]) : chosen;
  const present = new Set<string>([...voices, stage]);
  const decided = CONFLICT_RULES.filter(
    ({ all, any, unless }) =>
      !all.some((party) => !present.has(party)) &&
      !(any.length > 0 && !any.some((party) => present.has(party))) &&
      !unless.some((party) => present.has(party)),
  );
  const isVoid = (owner: string, key: LimitKey) =>
    decided.some(({ drop }) => drop?.style === owner && drop.keys.includes(key)) ||
    (stage === 'child' && owner === ADULT_ONLY.owner && ADULT_ONLY.keys.some((each) => each === key));
  const limits: Partial<Record<LimitKey, Range>> = {};
  const aims: Partial<Record<LimitKey, Range>> = {};
  for (const key of LIMIT_KEYS) {
    const rows = LIMIT_ROWS.filter((row) => row.key === key && !isVoid(row.owner, key));
    const of = (kind: 'limit' | 'aim') => {
      const all = rows.filter((row) => row.kind === kind);
      const mine = all.filter(({ owner }) => chosen.includes(owner));
      return narrowest(mine.length > 0 ? mine : all.filter(({ owner }) => owner === 'base'));
    };
    const set = (what: 'set' | 'aim') => decided.flatMap((rule) => rule[what]?.[key] ?? []);
    const limit = withDecisions(of('limit'), set('set'));
    const aim = withDecisions(of('aim'), set('aim'));
    if (limit !== null) limits[key] = limit;
    if (aim !== null && overlaps(aim, limit ?? {})) aims[key] = aim;
  }
  return { limits, aims };
}

/** Whether some value lies in both. */
export function overlaps(a: Range, b: Range): boolean {
  return lowOf(a) <= highOf(b) && lowOf(b) <= highOf(a);
}

/** What two ranges leave together. */
export function both(a: Range, b: Range): Range {
  return rangeOf(Math.max(lowOf(a), lowOf(b)), Math.min(highOf(a), highOf(b)));
}

function narrowest(rows: readonly Range[]): Range | null {
  if (rows.length === 0) return null;
  let left: Range = {};
  for (const row of rows) if (overlaps(left, row)) left = both(left, row);
  return left;
}

/** Decisions on one key are met together, the later alone where they clash; they replace the sides they name. */
function withDecisions(merged: Range | null, decisions: readonly Range[]): Range | null {
  const [first, ...more] = decisions;
  if (first === undefined) return merged;
  let decision: Range = both(first, {});
  for (const next of more) decision = overlaps(decision, next) ? both(decision, next) : both(next, {});
  return { ...merged, ...decision };
}

function rangeOf(low: number, high: number): Range {
  return { ...(low > -Infinity && { min: low }), ...(high < Infinity && { max: high }) };
}

function without(all: readonly string[], gone: readonly string[]): readonly string[] {
  return all.filter((each) => !gone.includes(each));
}

const lowOf = ({ min = -Infinity }: Range) => min;
const highOf = ({ max = Infinity }: Range) => max;
