export type { Option, WeekGrid } from '../model/week-grid.ts';
export type { DayTerm } from '../preferences/day-penalty.ts';
export { rangePenalty } from '../preferences/range-penalty.ts';
export { climbLadder } from '../search/climb-ladder.ts';
export { makePlanningProblem, type PlanningProblem, slotOptions } from '../search/planning-problem.ts';
export { relaxationLadder } from '../search/relaxation-ladder.ts';
export { scoreDay, scoreSpacing } from '../search/score-week.ts';
