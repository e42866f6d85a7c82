import { aStranger, type MealTime, plannedDay, type Target } from '@kkini/domain';

type Eaten = { readonly eaten: readonly MealTime[]; readonly year: number };

/** What a day of these meals comes to for the one of these people who usually needs most. */
export function aDayOfMeals(
  targets: readonly Target[],
  { eaten, year }: Eaten,
): { readonly plannedKcal: number; readonly needKcal: number } {
  const people: readonly Target[] = targets.length === 0 ? ['self'] : targets;
  const choices = { targets: people, healthConditions: [], eatingStyles: [] };
  const days = people.map((target) => plannedDay(aStranger(target), { eaten, choices, year }));
  return days.reduce((most, day) => (day.needKcal > most.needKcal ? day : most));
}
