import { DAY_AMOUNTS } from '../../model/day-amounts.ts';
import { eatenTables, FORBIDDEN, togetherPoints } from '../eaten-table.ts';
import type { SidePlace, TableProblem } from '../table-problem.ts';
import { RICE_DAYS } from '../week-of-tables.ts';
import { owedAt, slotOf, type WeekStock } from './week-stock.ts';

/** A way to lay one table from the stock. */
export type TableWay = {
  readonly table: number;
  readonly base: number;
  /** The item in each place, -1 for none, and the side of each. */
  readonly items: readonly number[];
  readonly sides: readonly number[];
  /** The amounts eaten, in the order of `DAY_AMOUNTS`, and the points of the meal. */
  readonly amounts: ArrayLike<number>;
  readonly points: number;
  /** The number of the rice, -1 for none, and its minutes of work. */
  readonly kind: number;
  readonly minutes: number;
};

/** The ways to lay a table, one for each rice and set of items; which item stands in which place makes no difference. */
export function tableWays(problem: TableProblem, stock: WeekStock, table: number): readonly TableWay[] {
  const open = problem.tables[table];
  if (open === undefined) return [];
  const kinds = stock.rices[Math.floor(open.day / RICE_DAYS)] ?? new Set<number>();
  return choicesOfItems(problem, stock, table).flatMap((items) => {
    const sides = items.map((at) => stock.items[at]?.side ?? -1);
    if (togetherPoints(problem, sides) >= FORBIDDEN) return [];
    return [...open.bases.entries()].flatMap(([base, { kind }]) =>
      kinds.has(kind) ? [wayOf(problem, stock, { table, base, items })] : [],
    );
  });
}

/** The way to lay a table with these items on one of its bases. */
export function wayOf(
  problem: TableProblem,
  stock: WeekStock,
  { table, base, items }: Pick<TableWay, 'table' | 'base' | 'items'>,
): TableWay {
  const sides = items.map((at) => stock.items[at]?.side ?? -1);
  const { kind = -1, minutes = 0, points: ofRice = 0 } = problem.tables[table]?.bases[base] ?? {};
  const eating = sides.reduce((sum, side) => sum + (problem.sides[side]?.eating ?? 0), 0);
  const tables = eatenTables(problem);
  const eaten = tables.of({ table, base, sides });
  const start = tables.startOf(eaten);
  const amounts = tables.blockOf(eaten).subarray(start, start + DAY_AMOUNTS);
  const points = tables.pointsOf(eaten) + eating + ofRice;
  return { table, base, items, sides, amounts, points, kind, minutes };
}

/** The sets of items that the places of a table may hold together, each in an order that fits them. */
function choicesOfItems(problem: TableProblem, stock: WeekStock, table: number) {
  const open = problem.tables[table];
  const slot = slotOf(open);
  const atHand = [...stock.items.keys()].filter((at) => {
    const { firstSlot = Infinity, until = -1 } = stock.items[at] ?? {};
    return firstSlot <= slot && (open?.day ?? Infinity) <= until;
  });
  const optionsOf = ({ choices, mayBeBare }: SidePlace) => {
    const may = atHand.filter((at) => choices.includes(stock.items[at]?.side ?? -1));
    return mayBeBare ? [...may, -1] : may;
  };
  let found: readonly (readonly number[])[] = [[]];
  for (const place of problem.places.filter((each) => each.table === table)) {
    const options = optionsOf(place);
    const next = found.flatMap((before) =>
      options.flatMap((at) => (at >= 0 && before.includes(at) ? [] : [[...before, at]])),
    );
    const bySet = new Map(next.map((items) => [keyOf(items), items]));
    found = [...bySet.values()];
  }
  const owed = owedAt(stock, slot);
  return found.filter((items) => owed.every((at) => items.includes(at)));
}

function keyOf(items: readonly number[]): string {
  return [...items].sort((a, b) => a - b).join(' ');
}
