import type { Candidate } from '@kkini/planner';
import { holdsCounted, type PlanningProblem, rangePenalty, weekWalls } from '@kkini/planner/testing';

/** Bound of a row's uses; `points` for each use outside, infinite for a hard row. */
export type RowBound = { readonly side: '=' | '<=' | '>='; readonly bound: number; readonly points: number };

/** Bounds and points of the weekly rows, written independently of the planner to expose a mistake in either. */
const ROWS = {
  groupLimit: { vegetarian: 5, other: 4, oneMealADay: 4 },
  method: { bound: 5, points: 3 },
  deepFried: { bound: 2, points: 27 },
  processedMeat: { bound: 1, points: 27 },
  tofu: { bound: 2, points: 3 },
  family: { bound: 2, points: 8 },
  seldomFamily: { bound: 1, points: 8 },
  sweetPotato: { bound: 2, points: 20 },
  fish: { bound: 2, points: 18 },
  oilyFish: { bound: 2, points: 18 },
  soupOrStew: { bound: 3, points: 15 },
} as const;

/** Rows of families people eat once in a while. */
const SELDOM = /_(?:eel|rawFishBowl|dumplings|redPepperPasteStew|braisedMackerel)$/;

/** Methods of bowl meals, and the points of those beyond one a day. */
const BOWLS: readonly string[] = ['noodles', 'riceBowl', 'roll'];
const BOWL_WEIGHT = 0.22;

function isBowl({ method }: Candidate): boolean {
  return BOWLS.includes(method);
}

/** Points of a day's bowl meals beyond the first. */
export function bowlPoints(dishes: readonly Candidate[]): number {
  return rangePenalty(dishes.filter(isBowl).length, { max: 1 }, BOWL_WEIGHT);
}

/** The rows of a strict week (ladder step 0) that count one serving of a dish. */
export function dishRows({ wants, visitor }: PlanningProblem, candidate: Candidate): readonly string[] {
  const { id, mainGroup, method, family, staple, holdsProcessedMeat } = candidate;
  return [
    `dish_${id.replaceAll(/[^a-zA-Z0-9]/g, '_')}`,
    `group_${mainGroup}`,
    `method_${method}`,
    ...(method === 'deepFried' ? ['deepFried'] : []),
    ...(mainGroup === 'processedMeat' || holdsProcessedMeat ? ['processedMeat'] : []),
    ...(mainGroup === 'tofu' ? [mainGroup] : []),
    ...(family === undefined ? [] : [`family_${family}`]),
    ...(staple === undefined ? [] : [staple]),
    ...[...weekWalls(visitor).keys()]
      .filter((food) => holdsCounted(candidate, food))
      .map((food) => `wall_${food}`),
    ...(wants.has('fish') && /Fish$/.test(mainGroup) ? ['fish'] : []),
    ...(wants.has('oilyFish') && mainGroup === 'oilyFish' ? [mainGroup] : []),
    ...(wants.has('soupOrStew') && method === 'soup' ? ['soupOrStew'] : []),
  ];
}

export function rowBound(problem: PlanningProblem, row: string): RowBound {
  if (row === 'fish' || row === 'oilyFish' || row === 'soupOrStew') return { side: '>=', ...ROWS[row] };
  if (row === 'deepFried') return { side: '<=', ...ROWS.deepFried };
  if (row === 'processedMeat' || row === 'tofu') return { side: '<=', ...ROWS[row] };
  if (row.startsWith('method_')) return { side: '<=', ...ROWS.method };
  if (row === 'sweetPotato') return { side: '<=', ...ROWS.sweetPotato };
  if (row.startsWith('family_'))
    return { side: '<=', ...(SELDOM.test(row) ? ROWS.seldomFamily : ROWS.family) };
  for (const [food, most] of weekWalls(problem.visitor))
    if (row === `wall_${food}`) return { side: '<=', bound: most, points: Infinity };
  if (row.startsWith('dish_')) return { side: '<=', bound: 1, points: Infinity };
  return { side: '<=', bound: groupLimit(problem), points: Infinity };
}

/** With one meal a day, every order of seven days has two adjacent days of a main group if more than four use it. */
function groupLimit({ visitor, slots }: PlanningProblem): number {
  const { vegetarian, other, oneMealADay } = ROWS.groupLimit;
  if (slots.length === 1) return oneMealADay;
  return visitor.eatingStyles.includes('vegetarian') ? vegetarian : other;
}
