import {
  hadStomachSurgery,
  MEAL_TIMES,
  type MealSlot,
  NUTRIENTS,
  standing,
  sumNutrition,
  type TableDish,
  type WeekPlan,
} from '@kkini/domain';
import { leadOf, type OwnPortion } from '@kkini/domain/portions';
import { dayLimits } from '../../limits/day-limits.ts';
import { LOAD_INDEX } from '../../model/day-amounts.ts';
import { kitchenOf } from '../../model/kitchen-of.ts';
import { idsBeside, type Tables } from '../../model/tables.ts';
import type { Visitor } from '../../model/visitor.ts';
import type { Option, WeekGrid } from '../../model/week-grid.ts';
import type { EatenMeal, Extra } from '../eaten-meals.ts';
import type { DayVerdict, FillDay, JudgedMeals } from '../verdicts/day-verdicts.ts';
import { calciumLack, enoughCalcium, foodsForCalcium } from './calcium-of-day.ts';
import { extraFoods } from './extra-foods.ts';
import { type Filling, fillDay, lackOf } from './fill-day.ts';
import { type Fitting, fitPortions } from './fit-portions.ts';

type Input = { readonly week: WeekPlan; readonly tables?: Tables | undefined; readonly visitor: Visitor };

/**
 * Fits the day of each person that misses a limit: extras where the plates of the table leave them short of energy, protein or fibre,
 * then other portions; then extras for calcium where it comes first. Undefined where no tables are laid. Nothing after a stomach
 * operation, because the stomach takes no more than three meals (safety-rules section 4), and no other portions where medicines or
 * kidneys bound a day.
 */
export function fillDays({ week, tables, visitor }: Input): FillDay | undefined {
  if (tables === undefined) return undefined;
  return (open) => {
    const { day, at, judged } = open;
    const person = visitor.persons[at];
    const plan = week[day];
    if (person === undefined || plan === undefined || hadStomachSurgery(person)) return undefined;
    const { date, slots } = plan;
    const foods = () => extraFoods(visitor, tables, date);
    const served = () => MEAL_TIMES.flatMap((time) => standingsIn(slots[time], { tables, visitor }));
    const filling = { date, seed: at, foods, served, judge: open.judge };
    // What is for calcium alone takes the place of no other extra.
    const usual = () => foods().filter(({ standing: { table } }) => table.isFor !== 'extra');
    const fitted =
      judged.verdict === 'within'
        ? open
        : fittedDay({ ...open, person, visitor }, { ...filling, foods: usual });
    return withCalcium(fitted, filling, { ...open, person, visitor });
  };
}

/**
 * A day with milk, yogurt or soy milk where it is short of calcium and the person is one whose calcium comes first, in other portions of the
 * meals where only they make room for it. Everybody at a table has the same glass of milk.
 */
function withCalcium(
  day: JudgedMeals,
  { foods, ...filling }: Filling,
  fitting: Fitting & JudgedMeals,
): JudgedMeals {
  const { person, visitor, meals } = fitting;
  const enough = enoughCalcium(person, visitor);
  if (enough === null || calciumLack(day, enough) === null) return day;
  // A cup of yogurt is not eaten beside a pot of it, which has too little to count.
  const eaten = foods().filter(({ id }) => day.meals.some(({ extra }) => extra?.id === id));
  const served = () => [...filling.served(), ...eaten.map(({ standing }) => standing)];
  const giving = { ...filling, seed: 0, served, foods: () => foodsForCalcium(foods()) };
  const filled = fillDay(day, giving, (each) => calciumLack(each, enough));
  const isUsual = day.meals.every(({ portion }, at) => portion === meals[at]?.portion);
  const left = calciumLack(filled, enough);
  if (left === null || !isUsual || day.judged.verdict !== 'within') return filled;
  const fit = (fuller: readonly EatenMeal[]) => fitPortions(fuller, fitting);
  const fitted = fillDay(day, { ...giving, fit }, (each) =>
    each === day ? calciumLack(each, enough) : null,
  );
  return (calciumLack(fitted, enough)?.missing ?? 0) < left.missing ? fitted : filled;
}

/** A day in portions and with extras that take it within its limits, or nearer to them. */
function fittedDay(open: Fitting & JudgedMeals, filling: Filling): JudgedMeals {
  const { meals, visitor } = open;
  const filled = fillDay(open, filling, ({ judged }) => lackOf(judged));
  const isBound = dayLimits(visitor).walls.length > 0;
  if (isBound || filled.judged.verdict === 'within') return filled;
  return fitPortions(meals, open) ?? fittedWithExtras(filled, open) ?? filled;
}

/** Other portions beside the extras of a day, each of which is still needed with them. */
function fittedWithExtras({ meals }: JudgedMeals, fitting: Fitting): JudgedMeals | null {
  const isExtra = ({ extra }: EatenMeal) => extra !== undefined;
  const fitted = meals.some(isExtra) ? fitPortions(meals, fitting) : null;
  if (fitted === null) return null;
  const isNeeded = (at: number) => {
    const others = fitted.meals.map(({ extra, ...meal }, index) =>
      extra === undefined || index === at ? meal : { ...meal, extra },
    );
    return lackOf(fitting.judge(others)) !== null;
  };
  return fitted.meals.every((meal, at) => !isExtra(meal) || isNeeded(at)) ? fitted : null;
}

/** The dishes of a home meal. Answers may have changed since, so their versions may come from another kitchen. */
function standingsIn(
  slot: MealSlot,
  { tables, visitor }: Required<Omit<Input, 'week' | 'tables'>> & { tables: Tables },
): readonly TableDish[] {
  if (slot.kind !== 'recipe') return [];
  const beside = idsBeside(slot, tables);
  const sides = tables
    .sidesOf(kitchenOf(visitor))
    .filter(({ dish }) => beside.some((id) => isOf(id, dish.id)));
  const lead = tables.leadOf(slot.id)?.standing;
  return [
    ...(lead === undefined ? [] : [lead]),
    ...sides.map(({ dish, version }) => standing(dish, version)),
  ];
}

/** Whether a recipe is a version of this dish, in any kitchen. */
function isOf(recipeId: string, dishId: string): boolean {
  return recipeId === dishId || recipeId.startsWith(`${dishId}.`);
}

/**
 * What the lead eats in each slot of a week, in the portions of the day and with extras, so that a weekly limit is judged by the same
 * figures as the days.
 */
export function eatenGrid(grid: WeekGrid, days: readonly DayVerdict[], visitor: Visitor): WeekGrid {
  const lead = visitor.persons.indexOf(leadOf(visitor));
  return grid.map((meals, day) => {
    const { extras, portions } = days[day] ?? {};
    return meals.map((meal, at) => {
      const time = MEAL_TIMES[at] ?? 'breakfast';
      const [extra, portion] = [extras?.[lead]?.[time], portions?.[lead]?.[time]];
      const eaten = meal === null || portion === undefined ? meal : inPortion(meal, portion);
      return eaten === null || extra === undefined ? eaten : withExtra(eaten, extra);
    });
  });
}

function inPortion({ candidate, amounts, ...option }: Option, { nutrition }: OwnPortion): Option {
  const sums = amounts.slice();
  for (const [index, nutrient] of NUTRIENTS.entries())
    sums[index] = (sums[index] ?? 0) + (nutrition[nutrient] ?? 0) - (candidate.nutrition[nutrient] ?? 0);
  return { ...option, candidate: { ...candidate, nutrition }, amounts: sums };
}

function withExtra({ candidate, amounts, ...option }: Option, { nutrition, glycemicLoad }: Extra): Option {
  const sums = amounts.slice();
  for (const [index, nutrient] of NUTRIENTS.entries())
    sums[index] = (sums[index] ?? 0) + (nutrition[nutrient] ?? 0);
  sums[LOAD_INDEX] = (sums[LOAD_INDEX] ?? 0) + (glycemicLoad ?? 0);
  const eaten = { ...candidate, nutrition: sumNutrition([candidate.nutrition, nutrition]) };
  return { ...option, candidate: eaten, amounts: sums };
}
