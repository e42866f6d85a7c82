import { createHash } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import { MEAL_TIMES } from '@kkini/domain';
import type { CatalogueEntry } from '@kkini/planner';
import { sentencesOf, type TipFacts, writeTip } from '@kkini/tips';
import type { LoadedCatalogue } from '../edges/read-catalogue.ts';
import { RecentlyUsed } from './recently-used.ts';
import { dishOf, type TipQuestion, tipFactsFor } from './tip-facts-for.ts';

/** Plans whose tips are remembered, of some 10 kB each. */
const MOST_PLANS = 300;

/**
 * Facts of tips with what the tips for the meals of the plan before it say, so that a week repeats itself seldom. What
 * the tips of a plan say is remembered, meal by meal: each is written once, and other calls come in between.
 */
export class TipsOfPlans {
  /** By plan, the sentences of each dish's tip in the order of the meals, as far as they were asked for. */
  private readonly said = new RecentlyUsed<(readonly string[])[]>(MOST_PLANS);

  /** `key` is the plan key of the question. */
  async factsOf(catalogue: LoadedCatalogue, question: TipQuestion, key: string): Promise<TipFacts> {
    const facts = tipFactsFor(catalogue, question);
    const before = entriesBefore(catalogue, question, facts.dish.id);
    if (before.length === 0) return facts;
    const said = this.said.get(key) ?? [];
    this.said.keep(key, said);
    for (;;) {
      const entry = before[said.length];
      if (entry === undefined) return { ...facts, said: said.slice(0, before.length).flat() };
      const earlier = { ...tipFactsFor(catalogue, { ...question, entry, variant: 0 }), said: said.flat() };
      said.push(sentencesOf(writeTip(catalogue.taxonomy, earlier)));
      await pause();
    }
  }
}

/** Everything the tips of a plan depend on; the id of the survey is not part of it. */
export function planKey({ dataVersion }: LoadedCatalogue, { answers, days }: TipQuestion): string {
  const dishes = days.map(({ slots }) => MEAL_TIMES.map((time) => dishOf(slots[time])));
  return createHash('sha256')
    .update(JSON.stringify([dataVersion, answers, dishes]))
    .digest('base64url');
}

/** The dishes of the plan before this one, each once; none when it stands in no plan. */
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

/** A dish of the catalogue; null where it is not there. */
export function entryOf({ recipes, products }: LoadedCatalogue, id: string): CatalogueEntry | null {
  const recipe = recipes.get(id);
  if (recipe !== undefined) return { kind: 'recipe', recipe };
  const product = products.get(id);
  return product === undefined ? null : { kind: 'product', product };
}
