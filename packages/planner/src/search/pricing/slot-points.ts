import {
  type CookingMinutes,
  isEatenAgain,
  MEAL_TIMES,
  type MealStyle,
  type MealTime,
  type Nutrient,
} from '@kkini/domain';
import { type CountedMeal, mealsServed } from '../../constraints/counted-meals.ts';
import type { Candidate } from '../../model/candidate.ts';
import { noAmounts } from '../../model/day-amounts.ts';
import { ruleOwners } from '../../model/rule-owner.ts';
import { dayPenalty, weighedAmount } from '../../preferences/day-penalty.ts';
import { mealCosts } from '../../preferences/meal-cost.ts';
import { rangePenalty } from '../../preferences/range-penalty.ts';
import { wishPoints } from '../../preferences/seed-wishes.ts';
import { isOneBowl, oneBowlPoints } from '../../preferences/variety-points.ts';
import { countPoints, type WeekCount } from '../../preferences/week-penalty.ts';
import { weekdayPoints, workMinutes } from '../../preferences/weekday-minutes.ts';
import { atHomePoints } from '../../preferences/work-points.ts';
import { RETURN_POINTS } from '../relaxation-ladder.ts';
import { type SlotPlace, type WeekAround, weekAround } from '../week-around.ts';
import { type DayAims, stylesOfDay, type WeighedWeek } from '../weighed-week.ts';

/** Rounding tolerance when a lower bound is compared with points. */
const ROUNDING = 1e-9;

/** The objective's points for a dish in one slot of a week whose other slots stay. */
export class SlotPoints {
  readonly mealTime: MealTime;
  /** The dish in the slot now, with its companions, in the eaten portion; undefined for none. */
  readonly served: Candidate | undefined;
  readonly around: WeekAround;
  readonly aims: DayAims;
  /** For each count of the week, the number of dishes in the other slots that it counts. */
  readonly counted: readonly number[];
  /** Minutes for cooking on the day; null where they are not limited. */
  readonly wantedMinutes: CookingMinutes | null;
  /** Whether the dish in the slot now was cooked for an earlier meal. */
  readonly isAgain: boolean;
  private readonly minutesAround: number;
  private readonly costOf: (candidate: Candidate) => number;
  private readonly preferences: readonly Float64Array[];
  private readonly standing: Float64Array;
  private readonly weekPoints: Float64Array;
  /** Overwritten for each dish, because thousands are weighed for one slot. */
  private readonly totals = noAmounts();

  /** `style` is the style of the slot's new dish; the limits of the day depend on it. */
  constructor(
    readonly whole: WeighedWeek,
    private readonly place: SlotPlace,
    style: MealStyle,
  ) {
    const { catalogue, counts, positions, seed, month, visitor } = whole;
    this.mealTime = MEAL_TIMES[place.time] ?? 'breakfast';
    this.weekPoints = new Float64Array(catalogue.kinds.length).fill(Number.NaN);
    this.served = whole.grid[place.day]?.[place.time]?.candidate;
    this.around = weekAround(positions, place, whole);
    this.aims = whole.aimsFor({ ...stylesOfDay(whole, place.day), [this.mealTime]: style });
    this.counted = counts.map((count) => countedBy(count, this.around, whole));
    this.wantedMinutes = whole.busy[place.day] === true ? (visitor.weekdayMinutes ?? null) : null;
    this.isAgain = isEatenAgain(whole.week[place.day]?.slots[this.mealTime] ?? { kind: 'fasting' });
    this.minutesAround = minutesAround(whole, place);
    this.costOf = mealCosts({ mealTime: this.mealTime, month, limits: this.aims.limits, seed });
    this.preferences = [...ruleOwners(visitor)].map((owner) => catalogue.preferenceOf(owner));
    this.standing = catalogue.standingCostsAt({ mealTime: this.mealTime, month });
  }

  /** Points of the day and the week that depend on the dish in the slot. Only differences are meaningful. */
  pointsOf(dish: number): number {
    const candidate = this.candidateAt(dish);
    if (candidate === undefined) return Infinity;
    const cost = this.costOf(candidate) + this.preferenceFor(dish) + this.weekPointsFor(dish);
    const ofDay = this.bowlPointsWith(candidate) + this.minutePointsWith(candidate);
    const spared = this.sparedAtHome(candidate) + this.wishFor(dish);
    return cost + dayPenalty(this.weigh(dish), this.aims.terms) + ofDay - spared;
  }

  /** The same points with an empty slot. */
  get pointsWithout(): number {
    const rest = this.whole.counts.reduce(
      (sum, count, index) => sum + countPoints(count, this.counted[index] ?? 0),
      0,
    );
    if (this.around.sameDay.size === 0) return rest;
    const ofDay = oneBowlPoints(this.bowlsAround()) + weekdayPoints(this.minutesAround, this.wantedMinutes);
    return rest + dayPenalty(this.around.dayTotals, this.aims.terms) + ofDay;
  }

  /** Whether a dish certainly costs at least `limit`: sums nonnegative terms until it does. */
  reaches(limit: number, dish: number): boolean {
    let points = (this.standing[dish] ?? 0) + this.preferenceFor(dish) + this.weekPointsFor(dish);
    const candidate = this.whole.catalogue.candidates[dish];
    const spared = candidate === undefined ? 0 : this.sparedAtHome(candidate) + this.wishFor(dish);
    const bar = limit + ROUNDING + spared;
    // These points alone decide most dishes, whose portions are then never computed.
    if (points > bar) return true;
    const totals = this.weigh(dish);
    for (const term of this.aims.terms) {
      points += rangePenalty(weighedAmount(term, totals), term.range, term.weight);
      if (points > bar) return true;
    }
    return false;
  }

  /** The dishes of the other slots of the week, with their companions. */
  get others(): readonly CountedMeal[] {
    const { week, dishOf } = this.whole;
    const date = week[this.place.day]?.date;
    return mealsServed(week, dishOf).filter((meal) => meal.date !== date || meal.mealTime !== this.mealTime);
  }

  /** The day's totals with a dish in the slot, in the order of NUTRIENTS. */
  totalsWith(dish: number): Float64Array {
    return this.weigh(dish).slice();
  }

  /** The same totals, overwritten when the next dish is weighed. */
  private weigh(dish: number): Float64Array {
    const amounts = this.amountsAt(dish);
    const { dayTotals } = this.around;
    for (let index = 0; index < dayTotals.length; index += 1)
      this.totals[index] = (dayTotals[index] ?? 0) + (amounts[index] ?? 0);
    return this.totals;
  }

  /** The lead's own amount of a nutrient on the day with a dish in the slot; unknown amounts count as 0. */
  ownTotalWith(dish: Candidate, nutrient: Nutrient): number {
    const others = (this.whole.grid[this.place.day] ?? []).filter((_, time) => time !== this.place.time);
    const around = others.reduce((sum, option) => sum + (option?.candidate.nutrition[nutrient] ?? 0), 0);
    return around + (dish.nutrition[nutrient] ?? 0);
  }

  /** The dish at a position in the eaten portion of this slot; undefined without a dish. */
  candidateAt(dish: number): Candidate | undefined {
    return this.whole.eaten.candidateAt(this.mealTime, dish);
  }

  /** The eaten portion of that dish with other companions. */
  portionOf(served: Candidate, dish: number): Candidate {
    return this.whole.eaten.portionOf(served, this.mealTime, dish).candidate;
  }

  /** Its eaten amounts in the order of NUTRIENTS. */
  amountsAt(dish: number): Float64Array {
    return this.whole.eaten.amountsAt(this.mealTime, dish);
  }

  /** Points of the day's one-bowl dishes with a dish in the slot. */
  bowlPointsWith(dish: Candidate): number {
    return oneBowlPoints(this.bowlsAround() + (isOneBowl(dish) ? 1 : 0));
  }

  /** Points of the day's minutes of work with a dish in the slot, where cooking time is limited. */
  minutePointsWith(dish: Candidate): number {
    return weekdayPoints(this.minutesAround + workMinutes(dish), this.wantedMinutes);
  }

  /** Points a dish in the slot is spared for its foods at home. */
  sparedAtHome(dish: Candidate): number {
    return atHomePoints(dish, this.whole.visitor);
  }

  /** Points a dish is spared because the seed wishes for it. */
  wishFor(dish: number): number {
    const candidate = this.whole.catalogue.candidates[dish];
    const { visitor, seed, month } = this.whole;
    return candidate === undefined
      ? 0
      : wishPoints(candidate, visitor, { seed, month, mealTime: this.mealTime });
  }

  private bowlsAround(): number {
    const { oneBowl } = this.whole.catalogue;
    return [...this.around.sameDay].reduce((sum, dish) => sum + (oneBowl[dish] ?? 0), 0);
  }

  private preferenceFor(dish: number): number {
    let points = 0;
    for (const preference of this.preferences) points += preference[dish] ?? 0;
    return points;
  }

  private weekPointsFor(dish: number): number {
    const kind = this.whole.catalogue.kind[dish] ?? 0;
    let points = this.weekPoints[kind] ?? Number.NaN;
    if (Number.isNaN(points)) {
      points = this.pointsOfKind(kind);
      this.weekPoints[kind] = points;
    }
    return points + (this.around.servings.has(dish) ? RETURN_POINTS : 0);
  }

  private pointsOfKind(kind: number): number {
    const dish = this.whole.catalogue.kinds[kind];
    if (dish === undefined) return 0;
    return this.whole.counts.reduce(
      (sum, count, index) =>
        sum + countPoints(count, (this.counted[index] ?? 0) + (count.counts(dish) ? 1 : 0)),
      0,
    );
  }
}

/** Minutes of work of the other dishes cooked on the day. */
function minutesAround({ week, grid }: WeighedWeek, place: SlotPlace): number {
  return (grid[place.day] ?? []).reduce((sum, option, time) => {
    const slot = week[place.day]?.slots[MEAL_TIMES[time] ?? 'dinner'];
    if (time === place.time || option === null || slot === undefined || isEatenAgain(slot)) return sum;
    return sum + workMinutes(option.candidate);
  }, 0);
}

function countedBy({ counts }: WeekCount, { servings }: WeekAround, { catalogue }: WeighedWeek): number {
  let uses = 0;
  for (const [dish, times] of servings) {
    const kind = catalogue.kindOf(dish);
    if (kind !== undefined && counts(kind)) uses += times;
  }
  return uses;
}
