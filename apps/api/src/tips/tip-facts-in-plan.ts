import { MEAL_TIMES } from '@kkini/domain';
import type { CatalogueEntry } from '@kkini/planner';
import { sentencesOf, type TipFacts, writeTip } from '@kkini/tips';
import type { LoadedCatalogue } from '../edges/read-catalogue.ts';
import { dishOf, type TipQuestion, tipFactsFor } from './tip-facts-for.ts';

/** The facts of a tip with what the tips for the meals of the plan before it say, so that a week repeats itself seldom. */
export function tipFactsInPlan(catalogue: LoadedCatalogue, question: TipQuestion): TipFacts {
  const facts = tipFactsFor(catalogue, question);
  const { taxonomy } = catalogue;
  const said: string[] = [];
  for (const entry of entriesBefore(catalogue, question, facts.dish.id)) {
    const earlier = { ...tipFactsFor(catalogue, { ...question, entry, variant: 0 }), said: [...said] };
    said.push(...sentencesOf(writeTip(taxonomy, earlier)));
  }
  return { ...facts, said };
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
