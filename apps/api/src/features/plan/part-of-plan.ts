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

/** The part of a plan that a screen shows first: one day, or the week at a glance. */
export type WantedPart = { readonly part: 'week' } | { readonly part: 'day'; readonly date: string | null };

/** Bytes a part may spend on the visitor's own words per question. They may write 40 kB, and the whole plan has all of it. */
const OWN_WORDS_BYTES = 1500;

/** Nutrients whose means the card of a week shows. */
const ON_CARD: readonly LimitWire['nutrient'][] = ['energyKcal', 'sugarG', 'addedSugarG', 'sodiumMg'];

/** A part of a whole plan in the same form, with empty lists and nulls for what is left out. */
export function partOfPlan(plan: Plan, wanted: WantedPart): Plan {
  const dates = Object.keys(plan.mealPlan);
  const part = wanted.part === 'week' ? weekOf(plan) : dayOf(plan, wanted.date);
  return { ...part, part: wanted.part, dates };
}

/** The date of the day to show: the requested one, else today, else the first; null for a plan without days. */
export function dateOfPart(
  dates: readonly string[],
  { asked, today }: { readonly asked: string | undefined; readonly today: string },
): string | null {
  return [asked, today].find((date) => date !== undefined && dates.includes(date)) ?? dates[0] ?? null;
}

/** One day, with what its screen shows. */
function dayOf(plan: Plan, date: string | null): Plan {
  const day = plan.mealPlan[date ?? ''];
  const reasonsOfDay = plan.reasons?.[date ?? ''];
  const isShown = (each: { readonly date: string }) => each.date === date;
  const quality = plan.quality && {
    ...plan.quality,
    warnings: plan.quality.warnings.filter(isShown),
    days: plan.quality.days.filter(isShown),
  };
  return {
    ...plan,
    mealPlan: day === undefined ? {} : { [String(date)]: day },
    quality: quality && glanceOf(quality, { limits: [], isShown: isSodiumOfDay }),
    ...(plan.reasons !== undefined && {
      reasons: reasonsOfDay === undefined ? {} : { [String(date)]: reasonsOfDay },
    }),
  };
}

/** The week, with what its screen shows. */
function weekOf({ reasons: _, ...plan }: Plan): Plan {
  const isGuest = plan.quality === null;
  const days = Object.entries(plan.mealPlan).map(([date, day]) => [date, glanceOfDay(day, isGuest)] as const);
  const limits = plan.quality?.limits.filter(isOnCard) ?? [];
  // The days that miss a limit are collapsed on this screen, and the verdicts on single meals are on the screens of the days.
  const quality = plan.quality && {
    ...plan.quality,
    warnings: [],
    days: plan.quality.days.map((day) => ({ ...day, meals: {} })),
  };
  return {
    ...plan,
    mealPlan: Object.fromEntries(days),
    quality: quality && glanceOf(quality, { limits, isShown: () => false }),
  };
}

type Glance = {
  readonly limits: readonly LimitWire[];
  readonly isShown: (figure: FigureVerdictWire) => boolean;
};

/** Whether a verdict is on a day's sodium, to which a sentence adds the range of bought food (safety-rules section 7.6). */
function isSodiumOfDay({ nutrient, per }: FigureVerdictWire): boolean {
  return nutrient === 'sodiumMg' && per === 'day';
}

/** Verdicts and warnings without the figures behind them, except those stated in words. */
function glanceOf(quality: QualityWire, { limits, isShown }: Glance): QualityWire {
  const days = quality.days.map(({ persons, ...day }) => ({
    ...day,
    persons: persons.map((person) => ({ ...person, figures: person.figures.filter(isShown) })),
  }));
  return {
    ...quality,
    unknownExclusions: thatFit(quality.unknownExclusions, OWN_WORDS_BYTES),
    foodsAtHome: thatFit(quality.foodsAtHome, OWN_WORDS_BYTES),
    days,
    limits: limits.map((limit) => ({ ...limit, days: [], rows: [], overruled: [] })),
  };
}

/** Items, in order, that together take at most this many bytes. */
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

/** A meal at a glance. A guest has no limits to compare with and sees the means of the meals instead. */
function glanceOfMeal({ type, details }: MealWire, isGuest: boolean): MealWire {
  return {
    type,
    details: {
      ...details,
      summary: null,
      ingredients: [],
      hashtags: [],
      hashtags_en: [],
      // The week shows dishes cooked once for several meals.
      companions: details.companions.filter((dish) => dish.cooked_on !== null),
      nutrient: isGuest ? details.nutrient : null,
      portions: [],
      sodium_range: null,
    },
  };
}
