export type { Option } from '../model/week-grid.ts';
export { type DayTerm, dayTerms } from '../preferences/day-penalty.ts';
export { rangePenalty } from '../preferences/range-penalty.ts';
export { climbLadder, type LadderWeek } from '../search/climb-ladder.ts';
export { makePlanningProblem, type PlanningProblem, slotOptions } from '../search/planning-problem.ts';
