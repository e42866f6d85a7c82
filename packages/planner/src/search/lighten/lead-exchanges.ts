import { isEatenAgain, MEAL_TIMES, type MealSlot, type MealTime, type WeekPlan } from '@kkini/domain';
import { countedMeals, mealsServed } from '../../constraints/counted-meals.ts';
import { holdsCounted, weekWalls } from '../../constraints/week-walls.ts';
import { type Candidate, candidatesById } from '../../model/candidate.ts';
import { noAmounts } from '../../model/day-amounts.ts';
import { isKept, isSamePlace, type KeptMeals, type MealPlace } from '../../model/day-locks.ts';
import { dishesServed, type Tables } from '../../model/tables.ts';
import type { WeekGrid } from '../../model/week-grid.ts';
import type { CountedFood } from '../../model/weighed-foods.ts';
import { dayPenalty } from '../../preferences/day-penalty.ts';
import { gridOfWeek } from '../grid-of-week.ts';
import { relaxationLadder, type SpacingRules } from '../relaxation-ladder.ts';
import { freshFoods, mealsOfFoods } from './fresh-foods.ts';
import type { LeadPoints } from './lead-points.ts';
import { LIGHT_POINTS } from './light-points.ts';

/** Most leading dishes exchanged in a week: more would make it a different week. */
export const MOST_EXCHANGES = 6;
/** Most exchanges laid in one step, most of them at one meal, and most dishes of a meal that are weighed with its day. */
const LAID = { ofStep: 8, ofMeal: 2, weighed: 40 } as const;
/** Most points an exchange may add before the tables are laid, when it is not yet known what they save. */
const MOST_LOSS = 40;

/** A week with another leading dish at one of its meals. */
export type LeadExchange = MealPlace & { readonly week: WeekPlan };

type Input = {
  readonly candidates: readonly Candidate[];
  readonly tables: Tables;
  /** Meals that stay. */
  readonly kept: KeptMeals;
};

type Meal = MealPlace & {
  readonly day: number;
  readonly slot: Extract<MealSlot, { readonly kind: 'recipe' }>;
  readonly lead: Candidate;
  readonly cost: number;
};

type Rated = MealPlace & { readonly id: string; readonly points: number };

/** Finds exchanges of leading dishes that leave a laid week with fewer foods for a single meal. */
export class LeadExchanges {
  private readonly ladder: readonly SpacingRules[];
  private readonly breaks: readonly number[];

  constructor(
    private readonly leads: LeadPoints,
    private readonly input: Input,
    week: WeekPlan,
  ) {
    this.ladder = relaxationLadder(leads.problem.visitor.eatingStyles.includes('vegetarian'));
    this.breaks = leads.breaksOf(week, this.ladder);
  }

  /**
   * The most promising exchanges of a week. None breaks a spacing rule more often than the first week does. Once
   * `exchanged` has the most meals allowed, only these may change again.
   */
  best(week: WeekPlan, exchanged: readonly MealPlace[]): readonly LeadExchange[] {
    const isFull = exchanged.length >= MOST_EXCHANGES;
    const rated = new WeekExchanges(week, this.leads, this.input)
      .rated()
      .filter((place) => !isFull || exchanged.some((each) => isSamePlace(each, place)))
      .sort((a, b) => a.points - b.points);
    const taken: LeadExchange[] = [];
    for (const { id, points, ...place } of rated) {
      if (taken.length >= LAID.ofStep || points > MOST_LOSS) break;
      if (taken.filter((each) => isSamePlace(each, place)).length >= LAID.ofMeal) continue;
      const next = withLead(week, place, id);
      const breaks = this.leads.breaksOf(next, this.ladder);
      if (breaks.every((count, step) => count <= (this.breaks[step] ?? 0)))
        taken.push({ ...place, week: next });
    }
    return taken;
  }
}

/** The exchanges of one week, weighed with the companions on its tables. */
class WeekExchanges {
  private readonly meals: ReadonlyMap<string, number>;
  private readonly grid: WeekGrid;
  private readonly served: ReadonlySet<string>;
  private readonly full: readonly CountedFood[];

  constructor(
    private readonly week: WeekPlan,
    private readonly leads: LeadPoints,
    private readonly input: Input,
  ) {
    const { visitor } = leads.problem;
    this.meals = mealsOfFoods(week, { ...input, visitor });
    this.grid = gridOfWeek({ ...input, visitor, week });
    this.served = new Set(
      week.flatMap(({ slots }) => Object.values(slots).flatMap((slot) => ('id' in slot ? [slot.id] : []))),
    );
    const dishOf = dishesServed(candidatesById(input.candidates), input.tables);
    const uses = countedMeals(mealsServed(week, dishOf), visitor);
    this.full = [...weekWalls(visitor)].flatMap(([food, most]) =>
      (uses.get(food) ?? 0) >= most ? [food] : [],
    );
  }

  rated(): Rated[] {
    return this.openMeals().flatMap((meal) => this.ratedAt(meal));
  }

  /** The home meals that may change: they do not stay and do not belong to a pot. */
  private openMeals(): readonly Meal[] {
    const pots = new Set(
      this.week.flatMap(({ slots }) =>
        Object.values(slots).flatMap((slot) =>
          slot.kind === 'recipe' && isEatenAgain(slot) ? [slot.id] : [],
        ),
      ),
    );
    return this.week.flatMap(({ date, slots }, day) =>
      MEAL_TIMES.flatMap((mealTime): Meal[] => {
        const slot = slots[mealTime];
        if (slot.kind !== 'recipe' || pots.has(slot.id) || isKept(this.input.kept, { date, mealTime }))
          return [];
        const lead = this.candidateOf(slot.id);
        const cost = this.leads.costAt(mealTime, slot.id);
        return lead === undefined || cost === undefined ? [] : [{ day, date, mealTime, slot, lead, cost }];
      }),
    );
  }

  private candidateOf(id: string): Candidate | undefined {
    const { catalogue } = this.leads.problem;
    return catalogue.candidates[catalogue.positionOf(id) ?? -1];
  }

  private ratedAt({ date, day, mealTime, ...meal }: Meal): readonly Rated[] {
    const { catalogue, eaten, terms } = this.leads.problem;
    const around = this.amountsAround(day, mealTime);
    const present = this.grid[day]?.[MEAL_TIMES.indexOf(mealTime)]?.amounts ?? noAmounts();
    const pointsWith = (amounts: Float64Array) => dayPenalty(sumOf(around, amounts), terms);
    const now = pointsWith(present);
    return this.lighterThan({ date, day, mealTime, ...meal })
      .slice(0, LAID.weighed)
      .map(({ dish, points }) => ({
        date,
        mealTime,
        id: catalogue.candidates[dish]?.id ?? '',
        points: points + pointsWith(eaten.amountsAt(mealTime, dish)) - now,
      }));
  }

  private amountsAround(day: number, mealTime: MealTime): Float64Array {
    const others = (this.grid[day] ?? []).filter((_, time) => MEAL_TIMES[time] !== mealTime);
    return others.reduce((sum, option) => (option === null ? sum : sumOf(sum, option.amounts)), noAmounts());
  }

  /**
   * The dishes of the same style that reduce the foods of a single meal, fewest points first, not counting the points
   * of the day.
   */
  private lighterThan({ mealTime, slot, lead, cost }: Meal) {
    const { slots, catalogue } = this.leads.problem;
    const { dishes = NONE, costs = NONE } = slots.find((each) => each.mealTime === mealTime) ?? {};
    const loneWith = this.loneFoodsBeside(lead);
    const present = loneWith(lead);
    const found: { readonly dish: number; readonly points: number }[] = [];
    for (const [row, dish] of dishes.entries()) {
      const candidate = catalogue.candidates[dish];
      if (candidate?.kind !== 'recipe' || candidate.style !== slot.style) continue;
      if (this.served.has(candidate.id) || this.full.some((food) => holdsCounted(candidate, food))) continue;
      const fewer = loneWith(candidate) - present;
      if (fewer < 0) found.push({ dish, points: LIGHT_POINTS.loneFood * fewer + (costs[row] ?? 0) - cost });
    }
    return found.sort((a, b) => a.points - b.points || a.dish - b.dish);
  }

  /** Number of foods that only one meal uses, with a dish in place of `present`; foods in neither dish are left out. */
  private loneFoodsBeside(present: Candidate): (dish: Candidate) => number {
    const { visitor } = this.leads.problem;
    const own = new Set(freshFoods(present, visitor));
    const others = (food: string) => (this.meals.get(food) ?? 0) - (own.has(food) ? 1 : 0);
    const lone = [...own].filter((food) => others(food) === 1).length;
    return (dish) => freshFoods(dish, visitor).reduce((sum, food) => sum + loneMore(others(food)), lone);
  }
}

/** Change in the number of foods that only one meal uses, when one more meal uses a food that `meals` meals use already. */
function loneMore(meals: number): number {
  if (meals === 0) return 1;
  return meals === 1 ? -1 : 0;
}

function sumOf(a: Float64Array, b: Float64Array): Float64Array {
  return a.map((amount, at) => amount + (b[at] ?? 0));
}

function withLead(week: WeekPlan, { date, mealTime }: MealPlace, id: string): WeekPlan {
  return week.map((day) => {
    const slot = day.slots[mealTime];
    if (day.date !== date || slot.kind !== 'recipe') return day;
    return { ...day, slots: { ...day.slots, [mealTime]: { ...slot, id } } };
  });
}

const NONE = new Float64Array(0);
