import { LIMIT_KEYS, type LimitKey, type LimitKind, type RowOwner } from '@kkini/domain/limits';
import type { LimitRow, Range, TableRow } from '../model/limit-row.ts';
import { ANSWER_ROWS } from './answer-rows.ts';
import { ADULT_ONLY, CONFLICT_RULES, type ConflictParty, type ConflictRule } from './conflict-rules.ts';
import { LIMIT_ROWS } from './limit-rows.ts';
import { type Body, ownChoices } from './styles-off.ts';

/** The merged range of one key. `overruled` are rows that share no value with the rows of a higher rank. */
export type Merged = {
  readonly range: Range;
  readonly from: readonly LimitRow[];
  readonly overruled: readonly LimitRow[];
};

/** Merged limits of a day by key, or merged aims. */
export type MergedKeys = Readonly<Partial<Record<LimitKey, Merged>>>;

/** Limits and aims from a person's choices and answers, before weight and energy turn them into grams. */
export type MergedLimits = { readonly limits: MergedKeys; readonly aims: MergedKeys };

/** Rows of the tables by key and kind, those of answers first. */
const ROWS_OF: ReadonlyMap<LimitKey, Readonly<Record<LimitKind, readonly TableRow[]>>> = new Map(
  LIMIT_KEYS.map((key) => {
    const rows = [...ANSWER_ROWS, ...LIMIT_ROWS].filter((row) => row.key === key);
    const of = (kind: LimitKind) => rows.filter((row) => row.kind === kind);
    return [key, { limit: of('limit'), aim: of('aim') }];
  }),
);

/** The choices of the household. */
export type Choices = Parameters<typeof ownChoices>[1];

/**
 * Merges the rows of every answer, chosen condition and style (nutrition-rules section 6.3): the lowest maximum, the
 * highest floor, ranges intersected. Where ranges share no value, the answer ranks before the condition. The base row
 * applies only where no chosen row exists. Decided conflicts (section 7) come last. Aims outside the limit are
 * dropped.
 */
export function mergeLimits(body: Body, chosen: Choices): MergedLimits {
  const { stage, states } = body;
  const choices = ownChoices(body, chosen);
  const styles = choices.eatingStyles.filter((style) => stage !== 'child' || style !== ADULT_ONLY.owner);
  const parties: readonly ConflictParty[] = [...states, ...choices.healthConditions, ...styles, stage];
  const conflicts = CONFLICT_RULES.filter((rule) => applies(rule, parties));
  const owners: SpeakingOwners = [states, choices.healthConditions, choices.eatingStyles];
  const isLeft = (row: TableRow) =>
    !conflicts.some((rule) => drops(rule, row)) && !(stage === 'child' && isAdultOnly(row));
  const limits: Partial<Record<LimitKey, Merged>> = {};
  const aims: Partial<Record<LimitKey, Merged>> = {};
  for (const key of LIMIT_KEYS) {
    const speaking = (kind: LimitKind) => speakingRows(ROWS_OF.get(key)?.[kind].filter(isLeft) ?? [], owners);
    const limit = decide(mergeRows(speaking('limit')), decisions({ what: 'set', key, parties }, conflicts));
    if (limit !== null) limits[key] = limit;
    const aim = decide(mergeRows(speaking('aim')), decisions({ what: 'aim', key, parties }, conflicts));
    const inside = aim === null ? null : withinLimit(aim, limit);
    if (inside !== null) aims[key] = inside;
  }
  return { limits, aims };
}

/** Bounds that differ by less are equal up to rounding. */
const ROUNDING = 1e-9;

/** The intersection of two ranges; null when they share no value. */
export function intersect(a: Range, b: Range): Range | null {
  const min = Math.max(a.min ?? -Infinity, b.min ?? -Infinity);
  const max = Math.min(a.max ?? Infinity, b.max ?? Infinity);
  if (min > max * (1 + ROUNDING)) return null;
  return { ...(min > -Infinity && { min: Math.min(min, max) }), ...(max < Infinity && { max }) };
}

/** Owners in order of rank. */
type SpeakingOwners = readonly (readonly RowOwner[])[];

function speakingRows(rows: readonly TableRow[], owners: SpeakingOwners): readonly TableRow[] {
  const of = (some: readonly RowOwner[]) => rows.filter((row) => some.includes(row.owners[0]));
  const chosen = owners.flatMap(of);
  return chosen.length > 0 ? chosen : of(['everyone']);
}

/** The intersection of rows in order of rank; null without rows. */
function mergeRows(rows: readonly LimitRow[]): Merged | null {
  const [first] = rows;
  if (first === undefined) return null;
  let range: Range = {};
  const overruled: LimitRow[] = [];
  for (const row of rows) {
    const narrower = intersect(range, row);
    if (narrower === null) overruled.push(row);
    else range = narrower;
  }
  const binds = ({ min, max }: Range) =>
    (min !== undefined && min === range.min) || (max !== undefined && max === range.max);
  return { range, from: rows.filter((row) => !overruled.includes(row) && binds(row)), overruled };
}

type Deciding = {
  readonly what: 'set' | 'aim';
  readonly key: LimitKey;
  readonly parties: readonly ConflictParty[];
};

function decisions(
  { what, key, parties }: Deciding,
  conflicts: readonly ConflictRule[],
): readonly LimitRow[] {
  return conflicts.flatMap((rule): LimitRow[] => {
    const range = rule[what]?.[key];
    if (range === undefined) return [];
    const owners = [...rule.all, ...rule.any].filter((party) => parties.includes(party));
    const { source, mark, confidence } = rule;
    return [{ owners, key, kind: what === 'set' ? 'limit' : 'aim', source, mark, confidence, ...range }];
  });
}

/** Replaces the sides that a decision sets. */
function decide(merged: Merged | null, decided: readonly LimitRow[]): Merged | null {
  let together: Range = {};
  let from: readonly LimitRow[] = [];
  for (const decision of decided) {
    const both = intersect(together, decision);
    together = both ?? intersect({}, decision) ?? {};
    from = both === null ? [decision] : [...from, decision];
  }
  if (from.length === 0) return merged;
  const { range: before, from: rows, overruled } = merged ?? NOTHING;
  const range: Range = { ...before, ...together };
  const stands = (row: Range, side: 'min' | 'max') =>
    together[side] === undefined && row[side] !== undefined && row[side] === range[side];
  const kept = rows.filter((row) => stands(row, 'min') || stands(row, 'max'));
  return { range, from: [...from, ...kept], overruled };
}

const NOTHING: Merged = { range: {}, from: [], overruled: [] };

function withinLimit(aim: Merged, limit: Merged | null): Merged | null {
  return intersect(limit?.range ?? {}, aim.range) === null ? null : aim;
}

function applies({ all, any, unless }: ConflictRule, parties: readonly ConflictParty[]): boolean {
  const isChosen = (party: ConflictParty) => parties.includes(party);
  return all.every(isChosen) && (any.length === 0 || any.some(isChosen)) && !unless.some(isChosen);
}

function drops({ drop }: ConflictRule, { owners: [owner], key, kind }: TableRow): boolean {
  if (drop === undefined || !drop.keys.includes(key)) return false;
  if (drop.kind !== undefined && drop.kind !== kind) return false;
  return drop.owners === 'all' || drop.owners.includes(owner);
}

/** Fibre of conditions and styles is that of 2,000 kcal; a child keeps the adequate intake of its age. */
function isAdultOnly({ owners: [owner], key }: TableRow): boolean {
  if (key === 'fiberG') return owner !== 'everyone';
  return owner === ADULT_ONLY.owner && ADULT_ONLY.keys.some((each) => each === key);
}
