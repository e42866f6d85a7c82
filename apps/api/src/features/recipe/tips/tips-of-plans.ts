import { createHash } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import { MEAL_TIMES, type MealTime } from '@kkini/domain';
import type { CatalogueEntry } from '@kkini/planner';
import { askedBy, type TipFacts, writeTip } from '@kkini/tips';
import type { LoadedCatalogue } from '../../../platform/read-catalogue.ts';
import { dishOf, entryOf } from './planned-dish.ts';
import { RecentlyUsed } from './tip-cache.ts';
import { type TipQuestion, tipFactsFor } from './tip-facts-for.ts';

/** The wordings of a dish's tip and the actions it asks for. */
type SaidTip = {
  readonly wordings: readonly string[];
  readonly asks: readonly string[];
};

/** Plans whose tips are cached, of some 10 kB each. */
const MOST_PLANS = 300;

/**
 * Adds the contents of the plan's earlier tips to facts, so that a week rarely repeats itself. Caches the contents of a
 * plan's tips meal by meal: writes each once, and yields to other calls in between.
 */
export class TipsOfPlans {
  /** By plan, the contents of the tips requested so far, in the order of the meals. */
  private readonly said = new RecentlyUsed<SaidTip[]>(MOST_PLANS);

  /** `key` is the plan key of the question. */
  async factsOf(catalogue: LoadedCatalogue, question: TipQuestion, key: string): Promise<TipFacts> {
    const facts = tipFactsFor(catalogue, question);
    const before = entriesBefore(catalogue, question, facts.dish.id);
    if (before.length === 0) return facts;
    const said = this.said.get(key) ?? [];
    this.said.keep(key, said);
    for (;;) {
      const entry = before[said.length];
      if (entry === undefined) return heard(facts, before, { said, days: question.days });
      const earlier = tipFactsFor(catalogue, { ...question, entry, meal: undefined, variant: 0 });
      const tip = writeTip(
        catalogue.taxonomy,
        heard(earlier, before.slice(0, said.length), { said, days: question.days }),
      );
      said.push({
        wordings: tip.lines.map(({ wording }) => wording),
        asks: askedBy(tip),
      });
      await pause();
    }
  }
}

type Heard = { readonly said: readonly SaidTip[]; readonly days: TipQuestion['days'] };

/** Facts with the wordings of the tips of earlier dishes, and the actions of those of the same day. */
function heard(facts: TipFacts, before: readonly CatalogueEntry[], { said, days }: Heard): TipFacts {
  const tips = said.slice(0, before.length);
  const thatDay = dishesOfDay(days, facts.dish.id);
  const sameDay = tips.filter((_, at) => thatDay.includes(idOf(before[at])));
  return {
    ...facts,
    said: tips.flatMap(({ wordings }) => wordings),
    askedThatDay: [...new Set(sameDay.flatMap(({ asks }) => asks))],
  };
}

/** The dishes of the first day with a dish. */
function dishesOfDay(days: TipQuestion['days'], id: string): readonly (string | null)[] {
  const dishes = days.map(({ slots }) => MEAL_TIMES.map((time) => dishOf(slots[time])));
  return dishes.find((each) => each.includes(id)) ?? [];
}

function idOf(entry: CatalogueEntry | undefined): string | null {
  if (entry === undefined) return null;
  return entry.kind === 'recipe' ? entry.recipe.id : entry.product.id;
}

/** A key of everything the tips of a plan depend on, without the id of the survey. */
export function planKey({ dataVersion }: LoadedCatalogue, { answers, days }: TipQuestion): string {
  const meals = days.map(({ slots }) =>
    MEAL_TIMES.map((time) => [dishOf(slots[time]), besideOf(slots[time])]),
  );
  return createHash('sha256')
    .update(JSON.stringify([dataVersion, answers, meals]))
    .digest('base64url');
}

/** The companions of a meal. */
function besideOf(slot: TipQuestion['days'][number]['slots'][MealTime]): readonly string[] {
  return slot.kind === 'recipe' ? (slot.companions ?? []).map(({ id }) => id) : [];
}

/** The distinct dishes of the plan before this one; none when it is not in a plan. */
function entriesBefore(
  catalogue: LoadedCatalogue,
  { days }: TipQuestion,
  id: string,
): readonly CatalogueEntry[] {
  const ids = [
    ...new Set(days.flatMap(({ slots }) => MEAL_TIMES.flatMap((time) => dishOf(slots[time]) ?? []))),
  ];
  return ids.slice(0, Math.max(0, ids.indexOf(id))).flatMap((each) => entryOf(catalogue, each) ?? []);
}
