import type { MealTime } from '@kkini/domain';
import { type PlanningProblem, withReach } from '../planning-problem.ts';
import { AREA_REACHES, type Reach, stylesWithin } from './reach.ts';

/**
 * The next reach that adds dishes to one of the meal times that lack them: further areas first, then one more style for each
 * of them. Null at the widest reach.
 */
export function widerReach(problem: PlanningProblem, lacking: readonly MealTime[]): Reach | null {
  const { reach } = problem;
  for (const areas of AREA_REACHES.slice(AREA_REACHES.indexOf(reach.areas) + 1)) {
    const wider = { ...reach, areas };
    if (dishesFor(withReach(problem, wider), lacking) > dishesFor(problem, lacking)) return wider;
  }
  const styles = { ...reach.styles };
  let isWider = false;
  for (const time of lacking) {
    const asked = problem.visitor.mealStyles[time];
    const further = (styles[time] ?? 0) + 1;
    if (asked === 'fasting' || stylesWithin(asked, further).length <= further) continue;
    styles[time] = further;
    isWider = true;
  }
  return isWider ? { ...reach, styles } : null;
}

function dishesFor({ slots }: PlanningProblem, times: readonly MealTime[]): number {
  return slots.reduce((sum, { mealTime, dishes }) => sum + (times.includes(mealTime) ? dishes.length : 0), 0);
}
