import type { MealStyle, Survey } from '@kkini/domain';
import { assessWeek, makeVisitor, planWeek, seedFrom } from '@kkini/planner';
import { randomSurvey } from './catalogues/random-survey.ts';
import type { realFoods } from './catalogues/real-catalogue.ts';

const HOME: readonly MealStyle[] = ['cookedRecipe', 'simpleRecipe'];
export const ALL_COOKED = {
  breakfast: 'cookedRecipe',
  lunch: 'cookedRecipe',
  dinner: 'cookedRecipe',
} as const;

export type Foods = ReturnType<typeof realFoods>;

/** A survey, and the number that it and the seed of its week come from. */
export type Numbered = { readonly survey: Survey; readonly number: number };

/** Random surveys with at least one home meal, so that a table is laid. */
export function cookingVisitors(from: number, count: number): readonly Numbered[] {
  const found: Numbered[] = [];
  for (let number = from; found.length < count; number += 1) {
    const survey = randomSurvey(number);
    if (Object.values(survey.mealStyles).some((style) => HOME.includes(style)))
      found.push({ survey, number });
  }
  return found;
}

export const allCooked = ({ survey, number }: Numbered): Numbered => ({
  survey: { ...survey, mealStyles: ALL_COOKED },
  number,
});

/** What a week is planned from; the seed is that of a measurement. */
export function weekTask({ survey, number }: Numbered, { taxonomy, candidates }: Foods, measurement: string) {
  const visitor = makeVisitor(taxonomy, survey);
  return { candidates, visitor, startDate: survey.startDate, seed: seedFrom(measurement, number) };
}

/** A week with laid tables, what it holds, and the milliseconds of processor time that planning it took. */
export function laidWeek(numbered: Numbered, foods: Foods, measurement: string) {
  const { tables } = foods;
  const task = { ...weekTask(numbered, foods, measurement), tables };
  const { value: planned, cpuMs } = timed(() => planWeek(task));
  return { ...planned, cpuMs, assessment: assessWeek({ ...task, week: planned.week }) };
}

/** The value of some work, and its milliseconds of processor time. */
export function timed<Value>(work: () => Value): { readonly value: Value; readonly cpuMs: number } {
  const began = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(began);
  return { value, cpuMs: (user + system) / 1000 };
}

export function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
}

export function printRow(cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

export function printHead(cells: readonly string[]): void {
  printRow(cells);
  printRow(cells.map(() => '---'));
}
