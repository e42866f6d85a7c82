import type {
  getMealPlan as call,
  DayWire,
  FigureVerdictWire,
  LimitWire,
  MealWire,
  QualityWire,
} from '@kkini/contract';
import type { z } from 'zod';

type Plan = z.output<(typeof call)['reply']>;

/** What a screen shows first of a plan: one day, or the week at a glance. */
export type WantedPart = { readonly part: 'week' } | { readonly part: 'day'; readonly date: string | null };

/** Bytes for the visitor's own words about one question in a part: they may write 40 kB, and all of it is told with the whole. */
const OWN_WORDS_BYTES = 1500;

/** Nutrients whose means the card of a week shows. */
const ON_CARD: readonly LimitWire['nutrient'][] = ['energyKcal', 'sugarG', 'addedSugarG', 'sodiumMg'];

/** The part of a whole plan; in the same form, with empty lists and null where something is left out. */
export function partOfPlan(plan: Plan, wanted: WantedPart): Plan {
  const dates = Object.keys(plan.mealPlan);
  const part = wanted.part === 'week' ? weekOf(plan) : dayOf(plan, wanted.date);
  return { ...part, part: wanted.part, dates };
}

/** The date a day is read of: the one asked for, else today, else the first; null for a plan without days. */
export function dateOfPart(
  dates: readonly string[],
  { asked, today }: { readonly asked: string | undefined; readonly today: string },
): string | null {
  return [asked, today].find((date) => date !== undefined && dates.includes(date)) ?? dates[0] ?? null;
}

/** One day as its screen shows it. */
function dayOf(plan: Plan, date: string | null): Plan {
  const day = plan.mealPlan[date ?? ''];
  const told = plan.reasons?.[date ?? ''];
  const isShown = (each: { readonly date: string }) => each.date === date;
  const quality = plan.quality && {
    ...plan.quality,
    warnings: plan.quality.warnings.filter(isShown),
    days: plan.quality.days.filter(isShown),
  };
  return {
    ...plan,
    mealPlan: day === undefined ? {} : { [String(date)]: day },
    quality: quality && glanceOf(quality, { limits: [], isTold: isSodiumOfDay }),
    ...(plan.reasons !== undefined && { reasons: told === undefined ? {} : { [String(date)]: told } }),
  };
}

/** The week as its screen shows it. */
function weekOf({ reasons: _, ...plan }: Plan): Plan {
  const isGuest = plan.quality === null;
  const days = Object.entries(plan.mealPlan).map(([date, day]) => [date, glanceOfDay(day, isGuest)] as const);
  const limits = plan.quality?.limits.filter(isOnCard) ?? [];
  // The days that miss a limit stand folded, and the verdicts on single meals on the days.
  const quality = plan.quality && {
    ...plan.quality,
    warnings: [],
    days: plan.quality.days.map((day) => ({ ...day, meals: {} })),
  };
  return {
    ...plan,
    mealPlan: Object.fromEntries(days),
    quality: quality && glanceOf(quality, { limits, isTold: () => false }),
  };
}

type Glance = {
  readonly limits: readonly LimitWire[];
  readonly isTold: (figure: FigureVerdictWire) => boolean;
};

/** A day says in a sentence what bought food may add to its sodium (safety-rules section 7.6). */
function isSodiumOfDay({ nutrient, per }: FigureVerdictWire): boolean {
  return nutrient === 'sodiumMg' && per === 'day';
}

/** Verdicts and warnings without the figures behind them, but those told in words. */
function glanceOf(quality: QualityWire, { limits, isTold }: Glance): QualityWire {
  const days = quality.days.map(({ persons, ...day }) => ({
    ...day,
    persons: persons.map((person) => ({ ...person, figures: person.figures.filter(isTold) })),
  }));
  return {
    ...quality,
    unknownExclusions: thatFit(quality.unknownExclusions, OWN_WORDS_BYTES),
    foodsAtHome: thatFit(quality.foodsAtHome, OWN_WORDS_BYTES),
    days,
    limits: limits.map((limit) => ({ ...limit, days: [], rows: [], overruled: [] })),
  };
}

/** The items, in order, that take at most so many bytes together. */
function thatFit<Item>(items: readonly Item[], mostBytes: number): Item[] {
  let left = mostBytes;
  return items.filter((item) => {
    const bytes = Buffer.byteLength(JSON.stringify(item));
    if (bytes > left) return false;
    left -= bytes;
    return true;
  });
}

function isOnCard({ nutrient, per, kind, value }: LimitWire): boolean {
  return ON_CARD.includes(nutrient) && per === 'day' && kind === 'limit' && value !== null;
}

function glanceOfDay(day: DayWire, isGuest: boolean): DayWire {
  const glance = (meal: MealWire | null) => meal && glanceOfMeal(meal, isGuest);
  return {
    ...day,
    breakfast: glance(day.breakfast),
    lunch: glance(day.lunch),
    dinner: glance(day.dinner),
  };
}

/** A guest has no limits to compare with, and sees the means of the meals. */
function glanceOfMeal({ type, details }: MealWire, isGuest: boolean): MealWire {
  return {
    type,
    details: {
      ...details,
      summary: null,
      ingredients: [],
      hashtags: [],
      hashtags_en: [],
      // Dishes cooked once for several meals are told with the week.
      companions: details.companions.filter((dish) => dish.cooked_on !== null),
      nutrient: isGuest ? details.nutrient : null,
      portions: [],
      sodium_range: null,
    },
  };
}
