import { type DayPlan, MEAL_TIMES, type MealSlot, type MealTime, maySuit, standing } from '@kkini/domain';
import { hardViolations } from '../constraints/dish-violations.ts';
import { dayLimits } from '../limits/day-limits.ts';
import type { Candidate } from '../model/candidate.ts';
import { isKept, type KeptMeals } from '../model/day-locks.ts';
import { kitchenOf } from '../model/kitchen-of.ts';
import { idsBeside, type Tables } from '../model/tables.ts';
import type { Visitor } from '../model/visitor.ts';
import { servableRices } from '../tables/rice/allowed-rice.ts';
import { ROUNDING } from './day-walls.ts';
import { eatenDishes } from './eaten-dishes.ts';
import { gridOfWeek } from './grid-of-week.ts';
import { prepareCatalogue } from './prepared-catalogue.ts';

type Facts = {
  readonly candidates: readonly Candidate[];
  readonly tables: Tables;
  readonly visitor: Visitor;
  readonly kept: KeptMeals | null;
};

/** A meal with some of its companions. `points` are more the less it has of them, `amounts` are those of the walls. */
type Table = {
  readonly slot: MealSlot;
  readonly points: number;
  readonly amounts: readonly number[];
};

/** Points of another rice than the present one, of a side left out, and of no rice. */
const POINTS = { rice: 1, side: 10, bare: 100 } as const;

/**
 * A day that is not laid, with as many of its companions as its walls allow, and with another rice where that helps: fewer
 * companions are better than no meal. Kept meals stay. Exact among the companions of the day; the day is unchanged where none of
 * these tables keep the walls.
 */
export function dayWithinWalls(day: DayPlan, facts: Facts): DayPlan {
  const maxima = dayLimits(facts.visitor).walls.map(({ max }) => max * (1 + ROUNDING));
  const choices = MEAL_TIMES.map((time) => tablesAt(day, time, facts));
  let least = Infinity;
  let best: readonly Table[] = [];
  const visit = (tables: readonly Table[], points: number): void => {
    if (points >= least) return;
    if (tables.length < choices.length) {
      for (const table of choices[tables.length] ?? []) visit([...tables, table], points + table.points);
      return;
    }
    const sumOf = (wall: number) => tables.reduce((sum, { amounts }) => sum + (amounts[wall] ?? 0), 0);
    if (maxima.every((max, wall) => sumOf(wall) <= max)) [least, best] = [points, tables];
  };
  visit([], 0);
  const [breakfast, lunch, dinner] = best;
  if (breakfast === undefined || lunch === undefined || dinner === undefined) return day;
  return { ...day, slots: { breakfast: breakfast.slot, lunch: lunch.slot, dinner: dinner.slot } };
}

/** The tables a meal may have, those with the fewest points first. */
function tablesAt(day: DayPlan, time: MealTime, facts: Facts): readonly Table[] {
  const { visitor, tables, candidates } = facts;
  const eaten = eatenDishes(prepareCatalogue(candidates), visitor);
  const { walls } = dayLimits(visitor);
  const mayServe = (slot: MealSlot) => {
    const meal = slot.kind === 'recipe' ? tables.mealWith(slot.id, idsBeside(slot, tables)) : undefined;
    return (
      meal !== undefined && hardViolations(meal, visitor, time).length === 0 && !eaten.isTooMuch(meal, time)
    );
  };
  const possible = slotsAt(day, time, facts);
  return (possible.length === 1 ? possible : possible.filter(({ slot }) => mayServe(slot)))
    .map((table): Table => {
      const week = [{ ...day, slots: { ...day.slots, [time]: table.slot } }];
      const eatenThen = gridOfWeek({ ...facts, week })[0]?.[MEAL_TIMES.indexOf(time)];
      return { ...table, amounts: walls.map(({ index }) => eatenThen?.amounts[index] ?? 0) };
    })
    .sort((a, b) => a.points - b.points);
}

/** A meal as it is, and with each part of its sides and each rice. */
function slotsAt(
  { date, slots }: DayPlan,
  time: MealTime,
  { tables, visitor, kept }: Facts,
): readonly Pick<Table, 'slot' | 'points'>[] {
  const slot = slots[time];
  const asIs = { slot, points: 0 };
  const lead = slot.kind === 'recipe' ? tables.leadOf(slot.id) : undefined;
  const stays = kept !== null && isKept(kept, { date, mealTime: time });
  if (slot.kind !== 'recipe' || stays || lead?.recipe.kitchen !== kitchenOf(visitor)) return [asIs];
  const beside = idsBeside(slot, tables);
  const roleOf = (id: string) => tables.sideCandidate(id)?.role;
  const rice = beside.filter((id) => roleOf(id) === 'rice');
  const where = { place: 'rice', lead: lead.standing, kitchen: kitchenOf(visitor) } as const;
  const suiting = servableRices(visitor, tables).filter(({ dish, version }) =>
    maySuit(standing(dish, version), where),
  );
  const rices: readonly (readonly string[])[] =
    rice.length === 0 ? [[]] : [rice, ...suiting.map(({ id }) => [id]), []];
  const others = beside.filter((id) => roleOf(id) !== 'rice');
  return rices.flatMap((ofRice, at) =>
    partsOf(others).map((sides) => {
      const left = POINTS.side * (others.length - sides.length);
      const points = left + POINTS.rice * at + (ofRice.length < rice.length ? POINTS.bare : 0);
      if (points === 0) return asIs;
      return { slot: { ...slot, companions: [...ofRice, ...sides].map((id) => ({ id })) }, points };
    }),
  );
}

/** Every part of a list, in its order. */
function partsOf([first, ...others]: readonly string[]): readonly (readonly string[])[] {
  if (first === undefined) return [[]];
  const parts = partsOf(others);
  return [...parts.map((part) => [first, ...part]), ...parts];
}
