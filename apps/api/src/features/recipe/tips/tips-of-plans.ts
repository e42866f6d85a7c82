import { createHash } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import { MEAL_TIMES, type MealTime } from '@kkini/domain';
import type { CatalogueEntry } from '@kkini/planner';
import { askedBy, type TipFacts, writeTip } from '@kkini/tips';
import { LRUCache } from 'lru-cache';
import type { LoadedCatalogue } from '../../../platform/read-catalogue.ts';
import { dishOf, entryOf, type PlannedMeal } from './planned-dish.ts';
import { type TipQuestion, tipFactsFor } from './tip-facts-for.ts';

/** Wordings of a dish's tip, and the actions it asks for. */
type SaidTip = {
  readonly wordings: readonly string[];
  readonly asks: readonly string[];
};

/** Most plans whose tips are cached, of some 10 kB each. */
const MOST_PLANS = 300;

/**
 * Adds the contents of the plan's earlier tips to facts, so that a week rarely repeats itself. Caches the contents of a plan's tips
 * meal by meal, writing each once and yielding to other calls in between.
 */
export class TipsOfPlans {
  /** Contents of the tips written so far, by plan, in the order of the meals. */
  private readonly said = new LRUCache<string, SaidTip[]>({ max: MOST_PLANS });

  /** Facts for a question; `key` is its plan key. */
  async factsOf(catalogue: LoadedCatalogue, question: TipQuestion, key: string): Promise<TipFacts> {
    const facts = tipFactsFor(catalogue, question);
    const before = mealsBefore(catalogue, question, facts);
    if (before.length === 0) return facts;
    const said = this.said.get(key) ?? [];
    this.said.set(key, said);
    for (;;) {
      const next = before[said.length];
      if (next === undefined) return heard(facts, before, said);
      const { entry, meal } = next;
      const earlier = tipFactsFor(catalogue, { ...question, entry, meal, variant: 0 });
      const tip = writeTip(catalogue.taxonomy, heard(earlier, before.slice(0, said.length), said));
      said.push({
        wordings: tip.lines.map(({ wording }) => wording),
        asks: askedBy(tip),
      });
      await pause();
    }
  }
}

type DishMeal = { readonly entry: CatalogueEntry; readonly meal: PlannedMeal; readonly turn: number };

/** Facts with the wordings of earlier meals' tips, and the actions of the same day's tips. */
function heard(facts: TipFacts, before: readonly DishMeal[], said: readonly SaidTip[]): TipFacts {
  const tips = said.slice(0, before.length);
  const today = dayOf(facts.day?.turn ?? 0);
  const sameDay = tips.filter((_, at) => dayOf(before[at]?.turn ?? 0) === today);
  return {
    ...facts,
    said: tips.flatMap(({ wordings }) => wordings),
    askedThatDay: [...new Set(sameDay.flatMap(({ asks }) => asks))],
  };
}

function dayOf(turn: number): number {
  return Math.floor(turn / MEAL_TIMES.length);
}

/** Meals of the plan before this one; none if the dish is not in the plan. */
function mealsBefore(
  catalogue: LoadedCatalogue,
  { days }: TipQuestion,
  { day }: TipFacts,
): readonly DishMeal[] {
  if (day === null) return [];
  const meals = days.flatMap(({ date, slots }) =>
    MEAL_TIMES.map((mealTime) => ({ id: dishOf(slots[mealTime]), meal: { date, mealTime } })),
  );
  return meals.slice(0, day.turn).flatMap(({ id, meal }, turn) => {
    const entry = entryOf(catalogue, id ?? '');
    return entry === null ? [] : [{ entry, meal, turn }];
  });
}

/** Cache key of everything a plan's tips depend on, without the id of the survey. */
export function planKey({ dataVersion }: LoadedCatalogue, { answers, days }: TipQuestion): string {
  const meals = days.map(({ slots }) =>
    MEAL_TIMES.map((time) => [dishOf(slots[time]), besideOf(slots[time])]),
  );
  return createHash('sha256')
    .update(JSON.stringify([dataVersion, answers, meals]))
    .digest('base64url');
}

function besideOf(slot: TipQuestion['days'][number]['slots'][MealTime]): readonly string[] {
  return slot.kind === 'recipe' ? (slot.companions ?? []).map(({ id }) => id) : [];
}
