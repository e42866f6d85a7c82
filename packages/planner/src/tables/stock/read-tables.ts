import type { LaidDish, WeekPlan } from '@kkini/domain';
import type { MealPlace } from '../../model/day-locks.ts';
import type { OpenTable, TableProblem } from '../table-problem.ts';
import type { LaidWeek } from '../week-of-tables.ts';
import type { NamedCooking } from './week-stock.ts';

/** Date and meal time of a table. */
export function placeIn(week: WeekPlan, table: OpenTable | undefined): MealPlace {
  return { date: week[table?.day ?? -1]?.date ?? '', mealTime: table?.time ?? 'dinner' };
}

type LaidAs = {
  readonly laid: LaidWeek;
  readonly cookings: readonly (NamedCooking | null)[];
  readonly unread: readonly MealPlace[];
};

/** The tables of a problem as a week has laid them, and the meals whose tables hold something the problem lacks. */
export function laidAs(problem: TableProblem, week: WeekPlan): LaidAs {
  const unread: MealPlace[] = [];
  const sides = new Int32Array(problem.places.length).fill(-1);
  const bases = new Int32Array(problem.tables.length);
  const cookings: (NamedCooking | null)[] = problem.places.map(() => null);
  const numberOf = new Map(problem.sides.map(({ id }, at) => [id, at]));
  for (const [table, open] of problem.tables.entries()) {
    const { day, time, bases: known } = open;
    const slot = week[day]?.slots[time];
    const beside = slot?.kind === 'recipe' ? (slot.companions ?? []) : [];
    const own = beside.filter(({ id }) => numberOf.has(id));
    const fixed = beside.filter(({ id }) => !numberOf.has(id));
    const base = known.findIndex((each) => isOf(each.fixed, fixed));
    const places = [...problem.places.keys()].filter((place) => problem.places[place]?.table === table);
    const mayLack = places.filter((place) => problem.places[place]?.mayBeBare === true).length;
    const isRead = base >= 0 && own.length <= places.length && own.length >= places.length - mayLack;
    if (!isRead) unread.push(placeIn(week, open));
    bases[table] = Math.max(0, base);
    for (const [at, dish] of own.entries()) {
      const place = places[at] ?? -1;
      sides[place] = numberOf.get(dish.id) ?? -1;
      cookings[place] = cookingOf(dish, { week, day, name: `${day} ${time}` });
    }
  }
  const laid = { sides, bases, points: 0, dayPoints: new Float64Array(week.length) };
  return { laid, cookings, unread };
}

function isOf(ids: readonly string[], dishes: readonly LaidDish[]): boolean {
  return ids.length === dishes.length && dishes.every(({ id }) => ids.includes(id));
}

type Meal = { readonly week: WeekPlan; readonly day: number; readonly name: string };

/** A companion without a cooking date is cooked for its meal alone. */
function cookingOf({ cookedOn }: LaidDish, { week, day, name }: Meal): NamedCooking {
  const cookDay = week.findIndex(({ date }) => date === cookedOn);
  return cookDay < 0 ? { name, cookDay: day } : { name: `of ${cookDay}`, cookDay };
}
