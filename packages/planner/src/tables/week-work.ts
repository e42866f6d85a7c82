import { isEatenAgain, isStored, MEAL_TIMES, type MealTime, type WeekPlan } from '@kkini/domain';
import type { Candidate } from '../model/candidate.ts';
import { type HomeFood, homeFoodsIn, isAtHome } from '../model/home-food.ts';
import { idsBeside, type Tables } from '../model/tables.ts';
import type { Visitor } from '../model/visitor.ts';
import { dayKindOf, dayWorkPoints, leftPoints, WORK_POINTS } from '../preferences/work-points.ts';
import { cookingPoints } from './kitchen-sides.ts';
import { foodsBoughtFor } from './week-foods.ts';
import { oftenPoints } from './week-kitchen.ts';
import { RICE_DAYS } from './week-of-tables.ts';

type Input = {
  /** Looks up a leading dish by its id. */
  readonly leadOf: (id: string) => Candidate | undefined;
  readonly tables: Tables;
  readonly visitor: Visitor;
};

/** A dish as a meal of the week has it: cooked for it alone, from a batch of a day, or eaten again. */
type Served = {
  readonly dish: Candidate;
  readonly isLead: boolean;
  readonly isAgain: boolean;
  readonly day: number;
  readonly date: string;
  readonly time: MealTime;
  /** YYYY-MM-DD of the batch it comes from. */
  readonly cookedOn: string | undefined;
};

/** The fresh foods a dish adds to a week: to be bought for it, bought for other dishes already, and at home. */
export type FoodsBrought = {
  readonly bought: readonly string[];
  readonly shared: readonly string[];
  readonly atHome: readonly Pick<HomeFood, 'name' | 'nameEn'>[];
};

/** Points for the cooking and buying a week needs, as when tables are laid; used for weeks whose tables change. */
export class WeekWork {
  constructor(private readonly input: Input) {}

  pointsOf(week: WeekPlan): number {
    const served = this.servedIn(week);
    const sides = served.filter(({ dish }) => dish.role === 'side' || dish.role === 'kimchi');
    return (
      this.foodPoints(served) +
      batchesOf(sides).reduce((sum, [first]) => sum + (first ? cookedPoints(first) : 0), 0) +
      mealPoints(sides) +
      ricePoints(served) +
      this.minutePoints(week, served)
    );
  }

  /** The foods of a dish compared with those of the other dishes of a week. */
  brings(dish: Candidate, week: WeekPlan): FoodsBrought {
    const { foodsAtHome = [] } = this.input.visitor;
    const others = new Set(
      this.servedIn(week).flatMap((each) => (each.dish.id === dish.id ? [] : (each.dish.perishables ?? []))),
    );
    const fresh = isStored(dish.cooking)
      ? []
      : (dish.perishables ?? []).filter((food) => !isAtHome(this.input.visitor, food));
    return {
      bought: fresh.filter((food) => !others.has(food)),
      shared: fresh.filter((food) => others.has(food)),
      atHome: isStored(dish.cooking)
        ? []
        : homeFoodsIn(dish, foodsAtHome).map(({ name, nameEn }) => ({ name, nameEn })),
    };
  }

  private servedIn(week: WeekPlan): readonly Served[] {
    const { tables, leadOf } = this.input;
    return week.flatMap(({ date, slots }, day) =>
      MEAL_TIMES.flatMap((time): Served[] => {
        const slot = slots[time];
        const lead = 'id' in slot ? leadOf(slot.id) : undefined;
        if (slot.kind !== 'recipe' || lead === undefined) return [];
        const dates = new Map(slot.companions?.map(({ id, cookedOn }) => [id, cookedOn]));
        const at = { day, date, time };
        const beside = idsBeside(slot, tables).flatMap((id): Served[] => {
          const dish = tables.sideCandidate(id);
          return dish === undefined
            ? []
            : [{ ...at, dish, isLead: false, isAgain: false, cookedOn: dates.get(id) }];
        });
        return [
          { ...at, dish: lead, isLead: true, isAgain: isEatenAgain(slot), cookedOn: undefined },
          ...beside,
        ];
      }),
    );
  }

  /** Points of fresh foods bought for sides alone, for one meal alone, and for what is left of them. A food at home spares points at its first meal. */
  private foodPoints(served: readonly Served[]): number {
    const { visitor } = this.input;
    const meals = new Map<string, { count: number; isLead: boolean; parts: number }>();
    const home = new Set<string>();
    for (const { dish, isLead } of served) {
      if (!isLead && isStored(dish.cooking)) continue;
      for (const { text } of homeFoodsIn(dish, visitor.foodsAtHome)) home.add(text);
      for (const { food, part } of foodsBoughtFor(dish, this.input)) {
        const known = meals.get(food) ?? { count: 0, isLead: false, parts: 0 };
        const parts = known.parts + part;
        meals.set(food, { count: known.count + 1, isLead: known.isLead || isLead, parts });
      }
    }
    let points = -WORK_POINTS.atHomeBeside * home.size;
    for (const { count, isLead, parts } of meals.values())
      points +=
        (isLead ? 0 : WORK_POINTS.food) + (count === 1 ? WORK_POINTS.loneFood : 0) + leftPoints(parts);
    return points;
  }

  /** Points of the minutes of each day: leading dishes, each kind of rice once, and cookings of sides. */
  private minutePoints(week: WeekPlan, served: readonly Served[]): number {
    const { prepDay, weekdayMinutes = null } = this.input.visitor;
    const minutes = new Map(week.map(({ date }) => [date, 0]));
    const add = (date: string, more: number) => minutes.set(date, (minutes.get(date) ?? 0) + more);
    for (const { dish, isLead, isAgain, date } of served) if (isLead && !isAgain) add(date, minutesOf(dish));
    for (const [first] of batchesOf(
      served.filter(({ dish }) => dish.role === 'side' || dish.role === 'kimchi'),
    ))
      if (first !== undefined && !isStored(first.dish.cooking))
        add(first.cookedOn ?? first.date, minutesOf(first.dish));
    for (const [first] of riceOfDays(served)) if (first !== undefined) add(first.date, minutesOf(first.dish));
    return week.reduce(
      (sum, { date }) =>
        sum + dayWorkPoints(minutes.get(date) ?? 0, dayKindOf(date, prepDay), weekdayMinutes),
      0,
    );
  }
}

function minutesOf({ cooking, minutes }: Candidate): number {
  return cooking?.activeMinutes ?? minutes ?? 0;
}

/** The meals of each cooking; of a side from a store, all of its meals. */
function batchesOf(sides: readonly Served[]): readonly (readonly Served[])[] {
  return grouped(sides, ({ dish, date, time, cookedOn }) =>
    isStored(dish.cooking) ? dish.id : `${dish.id} ${cookedOn ?? `${date} ${time}`}`,
  );
}

function riceOfDays(served: readonly Served[]): readonly (readonly Served[])[] {
  const rice = served.filter(({ dish }) => dish.role === 'rice');
  return grouped(rice, ({ dish, day }) => `${dish.id} ${day}`);
}

/** Points of one cooking, more if it is on the morning of its breakfast. */
function cookedPoints({ dish, time, cookedOn }: Served): number {
  if (isStored(dish.cooking)) return WORK_POINTS.store;
  const isMorning = time === MEAL_TIMES[0] && cookedOn === undefined;
  return cookingPoints(dish) + (isMorning ? WORK_POINTS.morning * minutesOf(dish) : 0);
}

/** Points for a side eaten twice on a day, and for more meals of it than people like. */
function mealPoints(sides: readonly Served[]): number {
  const ofDays = grouped(sides, ({ dish, day }) => `${dish.id} ${day}`).reduce(
    (sum, meals) => sum + (meals[0]?.dish.role === 'kimchi' ? 0 : WORK_POINTS.sameDay * (meals.length - 1)),
    0,
  );
  return grouped(sides, ({ dish }) => dish.id).reduce(
    (sum, meals) => sum + oftenPoints(meals[0]?.dish.role === 'kimchi', meals.length),
    ofDays,
  );
}

/** Points of each kind of rice in each part of the week, and of its minutes by day. */
function ricePoints(served: readonly Served[]): number {
  const rice = served.filter(({ dish }) => dish.role === 'rice');
  const kinds = grouped(rice, ({ dish, day }) => `${dish.id} ${Math.floor(day / RICE_DAYS)}`).length;
  return riceOfDays(served).reduce(
    (sum, [first]) => sum + (first === undefined ? 0 : WORK_POINTS.riceMinute * minutesOf(first.dish)),
    WORK_POINTS.rice * kinds,
  );
}

function grouped(all: readonly Served[], keyOf: (served: Served) => string): readonly (readonly Served[])[] {
  const groups = new Map<string, Served[]>();
  for (const each of all) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return [...groups.values()];
}
