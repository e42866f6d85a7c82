import { type DayPlan, isEatenAgain, MEAL_TIMES, type MealTime, type WeekPlan } from '@kkini/domain';
import type { Option, WeekGrid } from '../../model/week-grid.ts';
import { weekdayPoints, workMinutes } from '../../preferences/weekday-minutes.ts';
import type { PlanningProblem } from '../planning-problem.ts';
import { type SpacingRules, spacingBreaks } from '../relaxation-ladder.ts';
import { scoreDay, scoreSpacing } from '../score-week.ts';

/** Points of a week's leading dishes in the problem it was planned with. */
export class LeadPoints {
  constructor(readonly problem: PlanningProblem) {}

  /** The own points of a dish at a meal time; undefined where the problem does not offer it there. */
  costAt(mealTime: MealTime, id: string): number | undefined {
    const slot = this.problem.slots.find((each) => each.mealTime === mealTime);
    const position = this.problem.catalogue.positionOf(id);
    const row = slot === undefined || position === undefined ? -1 : slot.dishes.indexOf(position);
    return row < 0 ? undefined : slot?.costs[row];
  }

  /**
   * Points of a week with the usual companions, without those of spacing rules. Only differences between weeks with
   * the same fixed meals are meaningful.
   */
  pointsOf(week: WeekPlan): number {
    const grid = this.gridOf(week);
    return grid.reduce(
      (sum, day, at) => sum + scoreDay(day, this.problem) + this.minutePoints(day, week[at]?.slots, at),
      scoreSpacing(grid, FREE, this.problem),
    );
  }

  /** How often a week breaks the spacing rules of each step. */
  breaksOf(week: WeekPlan, ladder: readonly SpacingRules[]): readonly number[] {
    const grid = this.gridOf(week);
    return ladder.map((rules) => spacingBreaks(grid, rules));
  }

  /** Points for the minutes of a day on which cooking time is limited. */
  private minutePoints(day: WeekGrid[number], slots: DayPlan['slots'] | undefined, at: number): number {
    const { busy, visitor } = this.problem;
    if (busy[at] !== true || slots === undefined) return 0;
    const minutes = day.reduce((sum, option, time) => {
      const slot = slots[MEAL_TIMES[time] ?? 'dinner'];
      return option === null || isEatenAgain(slot) ? sum : sum + workMinutes(option.candidate);
    }, 0);
    return weekdayPoints(minutes, visitor.weekdayMinutes);
  }

  private gridOf(week: WeekPlan): WeekGrid {
    const { catalogue, eaten } = this.problem;
    return week.map(({ slots }) =>
      MEAL_TIMES.map((time): Option | null => {
        const slot = slots[time];
        const position = 'id' in slot ? catalogue.positionOf(slot.id) : undefined;
        const candidate = position === undefined ? undefined : eaten.candidateAt(time, position);
        if (position === undefined || candidate === undefined || !('id' in slot)) return null;
        const cost = this.costAt(time, slot.id) ?? 0;
        return { candidate, cost, amounts: eaten.amountsAt(time, position) };
      }),
    );
  }
}

/** A step without spacing rules. */
const FREE: SpacingRules = { groupLimit: Infinity, overnight: false, dayGroups: false, copies: Infinity };
