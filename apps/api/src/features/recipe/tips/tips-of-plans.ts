import { createHash } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import { MEAL_TIMES } from '@kkini/domain';
import type { CatalogueEntry } from '@kkini/planner';
import { askedBy, sentencesOf, type TipFacts, writeTip } from '@kkini/tips';
import type { LoadedCatalogue } from '../../../platform/read-catalogue.ts';
import { dishOf, entryOf } from './planned-dish.ts';
import { RecentlyUsed } from './recently-used.ts';
import { type TipQuestion, tipFactsFor } from './tip-facts-for.ts';

/** What the tip of a dish says, and the actions its bullets ask for. */
type SaidTip = { readonly sentences: readonly string[]; readonly asks: readonly string[] };

/** Plans whose tips are remembered, of some 10 kB each. */
const MOST_PLANS = 300;

/**
 * Facts of tips with what the tips for the meals of the plan before it say, so that a week repeats itself seldom. What
 * the tips of a plan say is remembered, meal by meal: each is written once, and other calls come in between.
 */
export class TipsOfPlans {
  /** By plan, what each dish's tip says in the order of the meals, as far as they were asked for. */
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
      const earlier = tipFactsFor(catalogue, { ...question, entry, variant: 0 });
      const tip = writeTip(
        catalogue.taxonomy,
        heard(earlier, before.slice(0, said.length), { said, days: question.days }),
      );
      said.push({ sentences: sentencesOf(tip), asks: askedBy(tip) });
      await pause();
    }
  }
}

type Heard = { readonly said: readonly SaidTip[]; readonly days: TipQuestion['days'] };

/** Facts with what the tips of these dishes before it say, and what those of the same day ask for. */
function heard(facts: TipFacts, before: readonly CatalogueEntry[], { said, days }: Heard): TipFacts {
  const tips = said.slice(0, before.length);
  const thatDay = dishesOfDay(days, facts.dish.id);
  const sameDay = tips.filter((_, at) => thatDay.includes(idOf(before[at])));
  return {
    ...facts,
    said: tips.flatMap(({ sentences }) => sentences),
    askedThatDay: [...new Set(sameDay.flatMap(({ asks }) => asks))],
  };
}

/** The dishes of the first day a dish stands in. */
function dishesOfDay(days: TipQuestion['days'], id: string): readonly (string | null)[] {
  const dishes = days.map(({ slots }) => MEAL_TIMES.map((time) => dishOf(slots[time])));
  return dishes.find((each) => each.includes(id)) ?? [];
}

function idOf(entry: CatalogueEntry | undefined): string | null {
  if (entry === undefined) return null;
  return entry.kind === 'recipe' ? entry.recipe.id : entry.product.id;
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
