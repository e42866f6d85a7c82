import { isEatenAgain, MEAL_TIMES, type WeekPlan } from '@kkini/domain';
import type { Candidate } from '../../model/candidate.ts';
import { cookingMinutes } from '../../model/cooking-minutes.ts';
import { noAmounts } from '../../model/day-amounts.ts';
import type { Tables } from '../../model/tables.ts';
import { dayPenalty } from '../../preferences/day-penalty.ts';
import { weekPenalty } from '../../preferences/week-penalty.ts';
import { addTo } from '../../tables/table-problem.ts';
import { gridOfWeek } from '../grid-of-week.ts';
import { type FoodsBought, foodsBought } from './fresh-foods.ts';
import type { LeadPoints } from './lead-points.ts';

/** Points for a week whose leading dishes are exchanged so that less has to be bought. */
export const LIGHT_POINTS = {
  /** Per fresh food that only one meal uses, and the same where the sides are chosen. */
  loneFood: 20,
  loneBeside: 12,
  /** Per fresh food. */
  food: 0.6,
  /** Per minute of work, and in addition per minute more than before. */
  minute: 0.2,
  minuteMore: 5,
  /** In addition, per point by which a day is worse than before. */
  worseDay: 2,
  /** For a week in which the verdict on somebody's day is worse than before. */
  worseVerdict: 40,
} as const;

/** A laid week to lighten: its points, its foods to buy and its minutes of work. */
export type BoughtWeek = {
  readonly week: WeekPlan;
  readonly points: number;
  readonly foods: FoodsBought;
  /** Number of foods to buy, those that keep included. */
  readonly kinds: number;
  readonly minutes: number;
  /** By day, points for what lies outside its limits and aims. */
  readonly days: readonly number[];
};

type Input = { readonly candidates: readonly Candidate[]; readonly tables: Tables };

/** Weighs a laid week by its leading dishes, its days as eaten, its work and its foods. `before` is the week to lighten. */
export function weighLightWeek(
  week: WeekPlan,
  leads: LeadPoints,
  { before, ...input }: Input & { readonly before: BoughtWeek | null },
): BoughtWeek {
  const { visitor, terms, wants } = leads.problem;
  const grid = gridOfWeek({ ...input, week, visitor });
  const days = grid.map((meals) => {
    const totals = noAmounts();
    for (const meal of meals) if (meal !== null) addTo(totals, meal.amounts, 1);
    return dayPenalty(totals, terms);
  });
  const { foods, kinds } = foodsBought(week, { ...input, visitor });
  const minutes = total([...cookingMinutes(week, input.tables).values()]);
  const dishes = grid.flatMap((meals) => meals.flatMap((meal) => meal?.candidate ?? []));
  const worse = days.map((points, day) => Math.max(0, points - (before?.days[day] ?? points)));
  const points =
    total(days) +
    LIGHT_POINTS.worseDay * total(worse) +
    weekPenalty(dishes, wants) +
    ownPoints(week, leads) +
    LIGHT_POINTS.loneFood * foods.lone +
    LIGHT_POINTS.food * foods.fresh +
    LIGHT_POINTS.minute * minutes +
    LIGHT_POINTS.minuteMore * Math.max(0, minutes - (before?.minutes ?? minutes));
  return { week, points, foods, kinds, minutes, days };
}

function ownPoints(week: WeekPlan, leads: LeadPoints): number {
  return total(
    week.flatMap(({ slots }) =>
      MEAL_TIMES.map((time) => {
        const slot = slots[time];
        return 'id' in slot && !isEatenAgain(slot) ? (leads.costAt(time, slot.id) ?? 0) : 0;
      }),
    ),
  );
}

function total(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0);
}
