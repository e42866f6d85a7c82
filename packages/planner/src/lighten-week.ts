import { MEAL_TIMES, type MealSlot, type MealTime, type WeekPlan } from '@kkini/domain';
import { weekViolations } from './constraints/week-violations.ts';
import { judgeDays } from './explain/assess-week.ts';
import { areNoWorse, type DayVerdict } from './explain/verdicts/day-verdicts.ts';
import type { Candidate } from './model/candidate.ts';
import { isKept, isSamePlace, type KeptMeals, type MealPlace } from './model/day-locks.ts';
import { idsBeside, type Tables } from './model/tables.ts';
import type { Visitor } from './model/visitor.ts';
import { ASKED, type Reach } from './search/bounds/reach.ts';
import { crossesWalls } from './search/day-walls.ts';
import { gridOfWeek } from './search/grid-of-week.ts';
import type { FoodsBought } from './search/lighten/fresh-foods.ts';
import { LeadExchanges, MOST_EXCHANGES } from './search/lighten/lead-exchanges.ts';
import { LeadPoints } from './search/lighten/lead-points.ts';
import { type BoughtWeek, LIGHT_POINTS, weighLightWeek } from './search/lighten/light-points.ts';
import { makePlanningProblem, withBasket, withReach } from './search/planning-problem.ts';
import { layTables, layTablesAgain } from './tables/lay-tables.ts';
import { redatedKept } from './tables/redate-batches.ts';
import { chooseRice } from './tables/rice/choose-rice.ts';

/**
 * A laid week to lighten, so that less has to be bought. Seed, seed points, basket and reach are those it was planned
 * with.
 */
export type LightenWeekInput = {
  readonly week: WeekPlan;
  readonly candidates: readonly Candidate[];
  readonly tables: Tables;
  readonly visitor: Visitor;
  readonly seed: number;
  readonly seedPoints?: number | undefined;
  readonly basket: readonly string[];
  readonly reach: Reach;
  /** Meals that stayed when the rest of the week was planned anew. */
  readonly kept: KeptMeals | null;
  /** Meals whose dish or companions the visitor chose; they stay as they are. */
  readonly chosen: readonly MealPlace[];
  /** YYYY-MM-DD: meals before it are over, and what was cooked before it is eaten as planned. */
  readonly today: string;
};

/** A leading dish replaced by another, by their ids. */
export type ExchangedLead = MealPlace & { readonly from: string; readonly to: string };

/** A week that needs less shopping than the one before. */
export type LightWeek = {
  readonly week: WeekPlan;
  readonly exchanged: readonly ExchangedLead[];
  /** Meals that keep their leading dish and have other companions. */
  readonly besides: readonly MealPlace[];
  readonly foods: { readonly before: FoodsBought; readonly after: FoodsBought };
  readonly minutes: { readonly before: number; readonly after: number };
  /** Points that its leading dishes, with their usual companions, cost more than those before in the week problem. */
  readonly leadPoints: number;
};

/**
 * Finds a week with fewer fresh foods that serve one meal only, by exchanging up to six leading dishes and laying the
 * tables again. Everything else holds: exclusions and HARD rules, spacing rules, the walls of the week and of
 * medicines, no day with a worse verdict for anybody, no more foods, fresh or kept, and no more minutes. Meals that
 * stay, that the visitor chose, and pots keep their dish. Null where no such week is found. The number of weeks laid
 * bounds the work.
 */
export function lightenWeek(input: LightenWeekInput): LightWeek | null {
  return new Lightening(input).find();
}

/** A step of the search: a week as weighed and judged, and the meals whose leading dish was exchanged. */
type State = BoughtWeek & { readonly isNoWorse: boolean; readonly exchanged: readonly MealPlace[] };

class Lightening {
  private readonly leads: LeadPoints;
  private readonly kept: KeptMeals;
  private readonly before: State;
  private readonly daysBefore: readonly DayVerdict[];
  private readonly violationsBefore: number;
  private readonly exchanges: LeadExchanges;

  constructor(private readonly input: LightenWeekInput) {
    const { week } = input;
    this.leads = leadPoints(input);
    this.kept = staying(input);
    this.before = {
      ...weighLightWeek(week, this.leads, { ...input, before: null }),
      isNoWorse: true,
      exchanged: [],
    };
    this.daysBefore = judgeDays(input);
    this.violationsBefore = weekViolations(input).length;
    this.exchanges = new LeadExchanges(this.leads, { ...input, kept: this.kept }, week);
  }

  find(): LightWeek | null {
    let best = this.before;
    let state = this.before;
    for (let step = 0; step <= MOST_EXCHANGES; step += 1) {
      const next = this.stepsFrom(state, step === 0);
      const holding = next.find((each) => each.points < best.points && this.holds(each));
      best = holding ?? best;
      const first = holding ?? next[0];
      if (first === undefined || first.points >= state.points) break;
      state = first;
    }
    return best === this.before ? null : this.described(this.withBestDays(best));
  }

  /** The week laid again with each of the best exchanges, on the first step also without any; fewest points first. */
  private stepsFrom({ week, exchanged }: State, isFirst: boolean): readonly State[] {
    const without = isFirst ? [this.laidAgain(week, exchanged)] : [];
    const others = this.exchanges.best(week, exchanged).map(({ date, mealTime, week: next }) => {
      const place = { date, mealTime };
      return this.laidAgain(next, [...exchanged.filter((each) => !isSamePlace(each, place)), place]);
    });
    return [...without, ...others].sort((a, b) => a.points - b.points);
  }

  private laidAgain(laid: WeekPlan, exchanged: readonly MealPlace[]): State {
    return this.weighed(layTablesAgain({ ...this.layInput(laid), laid }), exchanged);
  }

  /** The same week with its cooked dishes eaten on their best days, where that is allowed too. */
  private withBestDays(state: State): State {
    const { week } = layTables(this.layInput(state.week));
    const better = this.weighed(week, state.exchanged);
    return better.points < state.points && this.holds(better) ? better : state;
  }

  private weighed(week: WeekPlan, exchanged: readonly MealPlace[]): State {
    const bought = weighLightWeek(week, this.leads, { ...this.input, before: this.before });
    const isNoWorse = areNoWorse(judgeDays({ ...this.input, week }), this.daysBefore);
    const points = bought.points + (isNoWorse ? 0 : LIGHT_POINTS.worseVerdict);
    return { ...bought, points, isNoWorse, exchanged };
  }

  /**
   * The week with the usual companions on its open tables and the rice its visitor wants. Pots stay, so that their
   * second meals do.
   */
  private layInput(laid: WeekPlan) {
    const { kept } = this;
    const { visitor, tables, seed } = this.input;
    const bare = redatedKept({ week: laid, kept }, visitor.prepDay).week.map(({ date, slots }, day) => {
      const at = (mealTime: MealTime) =>
        isKept(kept, { date, mealTime })
          ? ofSamePot(slots[mealTime], laid[day]?.slots[mealTime])
          : withoutCompanions(slots[mealTime]);
      return { date, slots: { breakfast: at('breakfast'), lunch: at('lunch'), dinner: at('dinner') } };
    });
    const week = chooseRice({ week: bare, visitor, tables, kept, without: NO_DATES, unlaid: NO_DATES });
    const grid = gridOfWeek({ ...this.input, week });
    const startDate = week[0]?.date ?? '';
    return { week, grid, visitor, tables, startDate, seed, kept, loneFood: LIGHT_POINTS.loneBeside };
  }

  /** Whether less is bought, and nothing else is worse than before. */
  private holds({ week, foods, kinds, minutes, isNoWorse }: State): boolean {
    const { before } = this;
    if (foods.lone >= before.foods.lone || foods.fresh > before.foods.fresh) return false;
    if (kinds > before.kinds) return false;
    if (minutes > before.minutes || !isNoWorse) return false;
    if (crossesWalls(before.week, week, this.input)) return false;
    return weekViolations({ ...this.input, week }).length <= this.violationsBefore;
  }

  private described({ week, foods, minutes }: State): LightWeek {
    const { before } = this;
    const beside = (slot: MealSlot) => [...idsBeside(slot, this.input.tables)].sort().join(' ');
    const exchanged: ExchangedLead[] = [];
    const besides: MealPlace[] = [];
    for (const [day, { date, slots }] of week.entries()) {
      for (const mealTime of MEAL_TIMES) {
        const [after, was] = [slots[mealTime], before.week[day]?.slots[mealTime]];
        if (after.kind !== 'recipe' || was?.kind !== 'recipe') continue;
        if (after.id !== was.id) exchanged.push({ date, mealTime, from: was.id, to: after.id });
        else if (beside(after) !== beside(was)) besides.push({ date, mealTime });
      }
    }
    return {
      week,
      exchanged,
      besides,
      foods: { before: before.foods, after: foods },
      minutes: { before: before.minutes, after: minutes },
      leadPoints: this.leads.pointsOf(week) - this.leads.pointsOf(before.week),
    };
  }
}

const NO_DATES: ReadonlySet<string> = new Set();

function leadPoints({ week, basket, reach, seedPoints, kept: _, ...input }: LightenWeekInput): LeadPoints {
  const startDate = week[0]?.date ?? '';
  const asked = makePlanningProblem({ ...input, startDate, ...(seedPoints !== undefined && { seedPoints }) });
  const isAsked =
    reach.areas === ASKED.areas &&
    reach.usualTimes === ASKED.usualTimes &&
    reach.without === undefined &&
    Object.keys(reach.styles).length + reach.empty.length === 0;
  return new LeadPoints(withBasket(isAsked ? asked : withReach(asked, reach), new Set(basket)));
}

/** The meals of past days, those that stayed or were chosen, and those eaten from what was cooked before today. */
function staying({ week, kept, chosen, today }: LightenWeekInput): KeptMeals {
  const begun = week.flatMap(({ date, slots }) =>
    MEAL_TIMES.flatMap((mealTime): MealPlace[] => {
      const slot = slots[mealTime];
      const isBegun =
        slot.kind === 'recipe' &&
        [slot, ...(slot.companions ?? [])].some(({ cookedOn = today }) => cookedOn < today);
      return isBegun ? [{ date, mealTime }] : [];
    }),
  );
  return { before: today, meals: [...(kept?.meals ?? []), ...chosen, ...begun] };
}

/**
 * A meal that stays keeps the pot it was eaten from: the meal the pot is cooked for stays too, though its table may
 * be laid anew.
 */
function ofSamePot(slot: MealSlot, former: MealSlot | undefined): MealSlot {
  if (slot.kind !== 'recipe' || former?.kind !== 'recipe' || former.cookedOn === undefined) return slot;
  return { ...slot, cookedOn: former.cookedOn };
}

function withoutCompanions(slot: MealSlot): MealSlot {
  if (slot.kind !== 'recipe') return slot;
  const { companions: _, ...own } = slot;
  return own;
}
