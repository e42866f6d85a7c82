import { LIMIT_KEYS, type LimitKey } from '@kkini/domain/limits';
import { ANSWER_ROWS, STYLES_OFF } from '../../limits/answer-rows.ts';
import {
  ADULT_ONLY,
  CONFLICT_RULES,
  IGNORED_FOR_CHILD,
  IGNORED_WITH_CHILD,
} from '../../limits/conflict-rules.ts';
import { LIMIT_ROWS } from '../../limits/limit-rows.ts';
import type { Range } from '../../model/limit-row.ts';
import type { CheckedPerson } from './checked-person.ts';
import type { Choices } from './checked-visitor.ts';

/** The limits of one person's day, by key; an absent key has no limit. */
export type Limits = Readonly<Partial<Record<LimitKey, Range>>>;

/** Limits, which must be kept, and aims. */
export type ChosenLimits = { readonly limits: Limits; readonly aims: Limits };

/** The properties of a person that decide which choices apply. */
export type Chooser = Pick<CheckedPerson, 'stage' | 'states' | 'conditions'>;

/**
 * The choices that apply to a person: a child has no deficit, nobody follows a diet when a child is at the table (section
 * 7), and some answers switch a style off (safety-rules section 4).
 */
export function choicesFor(
  { stage, states, conditions }: Chooser,
  { targets, eatingStyles }: Choices,
): readonly string[] {
  const isChild = stage === 'child';
  const impossible = STYLES_OFF.flatMap(({ state, styles }) => (states.includes(state) ? styles : []));
  const withChild = isChild || targets.includes('child') ? IGNORED_WITH_CHILD : [];
  const styles = without(eatingStyles, [...impossible, ...withChild]);
  return [...(isChild ? without(conditions, IGNORED_FOR_CHILD) : conditions), ...styles];
}

/**
 * Merges the rows of the choices (nutrition-rules sections 6.3 and 7): ranges are intersected in the order answers,
 * conditions, styles, and one that shares no value with those before it is dropped. Everyone's row applies where
 * there is no other row. Decided conflicts come last. An aim outside its limit is dropped.
 */
export function chosenLimits(person: Chooser, choices: Choices): ChosenLimits {
  const { stage, states } = person;
  const chosen = choicesFor(person, choices);
  const voices = stage === 'child' ? without(chosen, [ADULT_ONLY.owner]) : chosen;
  const present = new Set<string>([...voices, ...states, stage]);
  const speakers = [...states, ...chosen];
  const decided = CONFLICT_RULES.filter(
    ({ all, any, unless }) =>
      !all.some((party) => !present.has(party)) &&
      !(any.length > 0 && !any.some((party) => present.has(party))) &&
      !unless.some((party) => present.has(party)),
  );
  const isVoid = ({ owners: [owner], key, kind }: (typeof LIMIT_ROWS)[number]) =>
    decided.some(
      ({ drop }) =>
        drop?.keys.includes(key) &&
        (drop.owners === 'all' || drop.owners.includes(owner)) &&
        (drop.kind ?? kind) === kind,
    ) ||
    (stage === 'child' && owner === ADULT_ONLY.owner && ADULT_ONLY.keys.some((each) => each === key)) ||
    // A child has the fibre of its age, whatever an adult with its conditions needs.
    (stage === 'child' && owner !== 'everyone' && key === 'fiberG');
  const limits: Partial<Record<LimitKey, Range>> = {};
  const aims: Partial<Record<LimitKey, Range>> = {};
  for (const key of LIMIT_KEYS) {
    const rows = [...ANSWER_ROWS, ...LIMIT_ROWS].filter((row) => row.key === key && !isVoid(row));
    const of = (kind: 'limit' | 'aim') => {
      const all = rows.filter((row) => row.kind === kind);
      const mine = all.filter(({ owners: [owner] }) => speakers.includes(owner));
      return narrowest(mine.length > 0 ? mine : all.filter(({ owners: [owner] }) => owner === 'everyone'));
    };
    const set = (what: 'set' | 'aim') => decided.flatMap((rule) => rule[what]?.[key] ?? []);
    const limit = withDecisions(of('limit'), set('set'));
    const aim = withDecisions(of('aim'), set('aim'));
    if (limit !== null) limits[key] = limit;
    if (aim !== null && overlaps(aim, limit ?? {})) aims[key] = aim;
  }
  return { limits, aims };
}

/** Whether two ranges share a value. */
export function overlaps(a: Range, b: Range): boolean {
  return lowOf(a) <= nearly(highOf(b)) && lowOf(b) <= nearly(highOf(a));
}

/** The intersection of two ranges. */
export function both(a: Range, b: Range): Range {
  const high = Math.min(highOf(a), highOf(b));
  return rangeOf(Math.min(Math.max(lowOf(a), lowOf(b)), high), high);
}

/** Rounding tolerance between two sums of the same figures. */
const nearly = (bound: number) => bound * (1 + 1e-9);

function narrowest(rows: readonly Range[]): Range | null {
  if (rows.length === 0) return null;
  let left: Range = {};
  for (const row of rows) if (overlaps(left, row)) left = both(left, row);
  return left;
}

/**
 * Intersects the decisions on one key, or takes the later one where they share no value. They replace the sides they
 * name.
 */
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
