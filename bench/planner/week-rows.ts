import type { Candidate } from '@kkini/planner';
import type { PlanningProblem } from '@kkini/planner/testing';

/** Bound of a row's uses; `points` for each use outside, infinite for a hard row. */
export type RowBound = { readonly side: '=' | '<=' | '>='; readonly bound: number; readonly points: number };

/** Bounds and points of the weekly rows, written independently of the planner, to expose a slip in either. */
const ROWS = {
  groupLimit: { vegetarian: 5, other: 4, oneMealADay: 4 },
  method: { bound: 5, points: 3 },
  deepFried: { bound: 2, points: 9 },
  processedMeat: { bound: 1, points: 9 },
  tofu: { bound: 2, points: 3 },
  fish: { bound: 2, points: 6 },
} as const;

/** The row of a week that wants fish; it counts even when no dish of a list is fish. */
export const FISH_ROW = 'fish';

/** The rows of a strict week (ladder step 0) that count one serving of a dish. */
export function dishRows({ wantsFish }: PlanningProblem, candidate: Candidate): readonly string[] {
  const { id, mainGroup, method } = candidate;
  return [
    `dish_${id.replaceAll(/[^a-zA-Z0-9]/g, '_')}`,
    `group_${mainGroup}`,
    `method_${method}`,
    ...(method === 'deepFried' ? ['deepFried'] : []),
    ...(mainGroup === 'processedMeat' || mainGroup === 'tofu' ? [mainGroup] : []),
    ...(wantsFish && /Fish$/.test(mainGroup) ? [FISH_ROW] : []),
  ];
}

/** The bound of a row. */
export function rowBound(problem: PlanningProblem, row: string): RowBound {
  if (row === FISH_ROW) return { side: '>=', ...ROWS.fish };
  if (row === 'deepFried') return { side: '<=', ...ROWS.deepFried };
  if (row === 'processedMeat' || row === 'tofu') return { side: '<=', ...ROWS[row] };
  if (row.startsWith('method_')) return { side: '<=', ...ROWS.method };
  if (row.startsWith('dish_')) return { side: '<=', bound: 1, points: Infinity };
  return { side: '<=', bound: groupLimit(problem), points: Infinity };
}

/** With one meal a day, every order of seven days has two neighbours of a group once more than four use it. */
function groupLimit({ visitor, slots }: PlanningProblem): number {
  const { vegetarian, other, oneMealADay } = ROWS.groupLimit;
  if (slots.length === 1) return oneMealADay;
  return visitor.eatingStyles.includes('vegetarian') ? vegetarian : other;
}
