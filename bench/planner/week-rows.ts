import type { Candidate } from '@kkini/planner';
import type { PlanningProblem } from '@kkini/planner/testing';

/** What the uses of a row may be; `points` for each one outside, infinite where none may be. */
export type RowBound = { readonly side: '=' | '<=' | '>='; readonly bound: number; readonly points: number };

/** Bounds and points of the weekly rows, written down a second time, so that a slip in either shows. */
const ROWS = {
  groupLimit: { vegetarian: 5, other: 4, oneMealADay: 4 },
  method: { bound: 5, points: 3 },
  deepFried: { bound: 2, points: 9 },
  processedMeat: { bound: 1, points: 9 },
  fish: { bound: 2, points: 6 },
} as const;

/** The row of a week that wants fish; it counts even where no dish of a list is fish. */
export const FISH_ROW = 'fish';

/** The rows of a strict week (ladder step 0) one serving of a dish counts in. */
export function dishRows({ wantsFish }: PlanningProblem, candidate: Candidate): readonly string[] {
  const { id, mainGroup, method } = candidate;
  return [
    `dish_${id.replaceAll(/[^a-zA-Z0-9]/g, '_')}`,
    `group_${mainGroup}`,
    `method_${method}`,
    ...(method === 'deepFried' ? ['deepFried'] : []),
    ...(mainGroup === 'processedMeat' ? ['processedMeat'] : []),
    ...(wantsFish && /Fish$/.test(mainGroup) ? [FISH_ROW] : []),
  ];
}

/** What the uses of a row may be. */
export function rowBound(problem: PlanningProblem, row: string): RowBound {
  if (row === FISH_ROW) return { side: '>=', ...ROWS.fish };
  if (row === 'deepFried') return { side: '<=', ...ROWS.deepFried };
  if (row === 'processedMeat') return { side: '<=', ...ROWS.processedMeat };
  if (row.startsWith('method_')) return { side: '<=', ...ROWS.method };
  if (row.startsWith('dish_')) return { side: '<=', bound: 1, points: Infinity };
  return { side: '<=', bound: groupLimit(problem), points: Infinity };
}

/** With one meal a day, no order of seven days keeps more than four of a group from following one another. */
function groupLimit({ visitor, slots }: PlanningProblem): number {
  const { vegetarian, other, oneMealADay } = ROWS.groupLimit;
  if (slots.length === 1) return oneMealADay;
  return visitor.eatingStyles.includes('vegetarian') ? vegetarian : other;
}
