import { PLAN_DAYS } from '@kkini/domain';
import type { Candidate } from '../model/candidate.ts';
import type { Option } from '../model/week-grid.ts';
import { type WeekCount, weekCounts } from '../preferences/week-penalty.ts';
import { type PenaltyTable, penaltyTable } from './penalty-table.ts';
import type { PlanningProblem } from './planning-problem.ts';
import { RETURN_POINTS, type SpacingRules } from './relaxation-ladder.ts';

/**
 * The options of one eaten slot, one row each, cheapest first. `amounts` holds `width` numbers per row in the units of
 * the penalty table; `dish` and `group` number dishes and main groups; dishes of one `kind` share main group and method,
 * all that the counters of a week look at; two meals of one day must differ in `apart`.
 */
export type SlotRows = {
  readonly size: number;
  readonly cost: Float64Array;
  readonly amounts: Float64Array;
  readonly dish: Int32Array;
  readonly group: Int32Array;
  readonly kind: Int32Array;
  readonly apart: Int32Array;
};

/** `points` for every dish beyond `bound` (sign 1) or short of it (sign -1); infinite points make a rule of it. */
export type Counter = { readonly sign: 1 | -1; readonly bound: number; readonly points: number };

/**
 * The week as numbers. Choose 7 day menus, one row per slot each:
 *
 *     min  sum of menu costs + sum over counters of points * max(0, sign * (uses - bound))
 *          + returnPoints * (servings beyond the first of every dish)
 *     s.t. no dish more than `copies` times, meals of a day apart, and (`overnight`) some order of the days in which
 *          the last meal of a day and the first of the next differ in main group.
 */
export type WeekModel = {
  readonly days: number;
  readonly slots: readonly SlotRows[];
  readonly penalty: PenaltyTable;
  readonly dishCount: number;
  readonly counters: readonly Counter[];
  /** The counters that count a dish of each kind. */
  readonly countersOfKind: readonly Int32Array[];
  /** Most servings of one main group a week can hold; infinite where groups may meet freely. */
  readonly groupLimit: number;
  readonly copies: number;
  readonly returnPoints: number;
  readonly overnight: boolean;
};

/** The numbers of a problem under the rules of one ladder step; slots without options are left out. */
export function makeWeekModel(problem: PlanningProblem, rules: SpacingRules): WeekModel {
  const filled = problem.slots.filter(({ options }) => options.length > 0);
  // A day without meals has no penalty, and its ranges no reference.
  const penalty = penaltyTable(filled.length > 0 ? problem.terms : []);
  const names = { dish: new Numbering(), group: new Numbering(), kind: new Numbering() };
  const kinds: Candidate[] = [];
  const slots = filled.map(({ options }) => {
    for (const { candidate } of options) if (names.kind.isNew(kindOf(candidate))) kinds.push(candidate);
    return slotRows(options, { penalty, names, apart: rules.dayGroups ? 'group' : 'dish' });
  });
  const groupLimit = groupLimitOf(rules, slots.length);
  const counts = [...groupRules(kinds, groupLimit), ...weekCounts(problem.wantsFish)];
  return {
    days: PLAN_DAYS,
    slots,
    penalty,
    dishCount: names.dish.size,
    counters: counts.map(({ kind, bound, points }) => ({ sign: kind === 'atMost' ? 1 : -1, bound, points })),
    countersOfKind: kinds.map((dish) =>
      Int32Array.from(counts.flatMap(({ counts: includes }, index) => (includes(dish) ? [index] : []))),
    ),
    groupLimit: rules.dayGroups ? Math.min(groupLimit, PLAN_DAYS) : groupLimit,
    copies: rules.copies,
    returnPoints: RETURN_POINTS,
    overnight: rules.overnight,
  };
}

/** The named rows of a slot, in that order. */
export function pickRows(rows: SlotRows, picked: ArrayLike<number>): SlotRows {
  const size = picked.length;
  const width = rows.size === 0 ? 0 : rows.amounts.length / rows.size;
  const amounts = new Float64Array(size * width);
  for (let row = 0; row < size; row += 1) {
    const from = (picked[row] ?? 0) * width;
    for (let k = 0; k < width; k += 1) amounts[row * width + k] = rows.amounts[from + k] ?? 0;
  }
  const integers = (column: Int32Array) => Int32Array.from(picked, (row) => column[row] ?? 0);
  return {
    size,
    cost: Float64Array.from(picked, (row) => rows.cost[row] ?? 0),
    amounts,
    dish: integers(rows.dish),
    group: integers(rows.group),
    kind: integers(rows.kind),
    apart: integers(rows.apart),
  };
}

class Numbering {
  private readonly numbers = new Map<string, number>();

  get size(): number {
    return this.numbers.size;
  }

  isNew(name: string): boolean {
    return !this.numbers.has(name) && this.of(name) >= 0;
  }

  of(name: string): number {
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    this.numbers.set(name, this.numbers.size);
    return this.numbers.size - 1;
  }
}

const kindOf = ({ mainGroup, method }: Candidate) => `${mainGroup} ${method}`;

type Naming = {
  readonly penalty: PenaltyTable;
  readonly names: { readonly dish: Numbering; readonly group: Numbering; readonly kind: Numbering };
  readonly apart: 'group' | 'dish';
};

function slotRows(options: readonly Option[], { penalty, names, apart }: Naming): SlotRows {
  const { width, unit, nutrientIndex } = penalty;
  const amounts = new Float64Array(options.length * width);
  options.forEach((option, row) => {
    for (let k = 0; k < width; k += 1) {
      amounts[row * width + k] = (option.amounts[nutrientIndex[k] ?? 0] ?? 0) / (unit[k] ?? 1);
    }
  });
  const dish = Int32Array.from(options, ({ candidate }) => names.dish.of(candidate.id));
  const group = Int32Array.from(options, ({ candidate }) => names.group.of(candidate.mainGroup));
  return {
    size: options.length,
    cost: Float64Array.from(options, (option) => option.cost),
    amounts,
    dish,
    group,
    kind: Int32Array.from(options, ({ candidate }) => names.kind.of(kindOf(candidate))),
    apart: apart === 'group' ? group : dish,
  };
}

/** With one meal a day, no order keeps more than every second day's main group apart overnight. */
function groupLimitOf({ groupLimit, overnight }: SpacingRules, slots: number): number {
  return overnight && slots === 1 ? Math.min(groupLimit, Math.ceil(PLAN_DAYS / 2)) : groupLimit;
}

function groupRules(dishes: readonly Candidate[], groupLimit: number): readonly WeekCount[] {
  if (groupLimit === Infinity) return [];
  return [...new Set(dishes.map(({ mainGroup }) => mainGroup))].map((group) => ({
    kind: 'atMost',
    bound: groupLimit,
    points: Infinity,
    counts: ({ mainGroup }) => mainGroup === group,
  }));
}
