import { foodLabel, type IngredientLine, type Nutrient, type Taxonomy } from '@kkini/domain';
import type { TipFacts } from '../model/tip-facts.ts';
import type { TipPerson } from '../model/tip-person.ts';
import { type DishReading, isSaltySeasoning, readDish } from '../reading/dish-reading.ts';
import { foodsMeant, namedFoods } from '../reading/named-foods.ts';
import { readTable, type TableReading } from '../reading/read-table.ts';
import { ReaderWords } from '../reading/reader-words.ts';
import { lineName } from './food-name.ts';

/** One name of an ingredient line. */
export type LineNames = { readonly line: IngredientLine; readonly name: string };

/** The input of topics and predicates. */
export type TipContext = {
  readonly taxonomy: Taxonomy;
  /** `people.persons` are the people the tip is about. */
  readonly facts: TipFacts;
  /** Everybody at the table. */
  readonly everybody: readonly TipPerson[];
  readonly reading: DishReading;
  readonly table: TableReading;
  readonly words: ReaderWords;
  /** Foods of the dish and everything they are a kind of. */
  readonly ownFoods: ReadonlySet<string>;
  /** Names of each line in a tip, in the recipe and in the taxonomy, longest first. */
  readonly lineNames: readonly LineNames[];
  readonly isSalty: (id: string | null) => boolean;
};

/** Reads the facts once for all topics. */
export function makeContext(taxonomy: Taxonomy, facts: TipFacts): TipContext {
  return {
    taxonomy,
    facts,
    everybody: facts.people.persons,
    reading: readDish(taxonomy, facts.dish),
    table: readTable(facts),
    words: new ReaderWords(taxonomy, facts),
    ownFoods: ownFoods(taxonomy, facts),
    lineNames: lineNames(taxonomy, facts),
    isSalty: (id) => id !== null && isSaltySeasoning(taxonomy, id),
  };
}

/** The same table for some of the people: only their plates, conditions and limits. */
export function contextOf(context: TipContext, persons: readonly TipPerson[]): TipContext {
  const { people } = context.facts;
  if (persons.length === people.persons.length) return context;
  const healthConditions = people.healthConditions.filter((each) =>
    persons.some(({ conditions }) => conditions.includes(each)),
  );
  const facts = { ...context.facts, people: { ...people, persons, healthConditions } };
  return { ...context, facts, table: readTable(facts) };
}

/** Lowest daily maximum of a nutrient among them; undefined if nobody has one. */
export function mostOfDay({ facts: { people } }: TipContext, nutrient: Nutrient): number | undefined {
  const maxima = people.persons.flatMap(({ limits }) => limits.day[nutrient]?.max ?? []);
  return maxima.length === 0 ? undefined : Math.min(...maxima);
}

function lineNames(taxonomy: Taxonomy, { dish }: TipFacts): readonly LineNames[] {
  return dish.lines
    .flatMap((line) => {
      const label = line.id === null ? line.name : foodLabel(taxonomy, line.id);
      return [...new Set([lineName(taxonomy, line), line.name, label])].map((name) => ({ line, name }));
    })
    .filter(({ name }) => [...name].length > 1)
    .sort((a, b) => b.name.length - a.name.length);
}

/** Foods, and the parts or forms of them that a tip may name. */
const PARTS_OF: readonly (readonly [whole: string, parts: readonly string[]])[] = [
  ['chicken_egg', ['egg_yolk', 'egg_white']],
  ['brown_rice_cooked', ['cooked_rice']],
  ['multigrain_rice', ['cooked_rice']],
  ['barley_rice', ['cooked_rice']],
  ['rice', ['cooked_rice']],
];

/** Foods of the dish and of the titles on the table, and everything they are a kind of. */
function ownFoods(taxonomy: Taxonomy, { dish }: TipFacts): ReadonlySet<string> {
  const lines = dish.lines.flatMap(({ id }) =>
    id === null ? [] : [id, ...(taxonomy.closures.get(id)?.identity ?? [])],
  );
  const named = dish.lines.flatMap((line) =>
    foodsMeant(taxonomy, [line.name, lineName(taxonomy, line)].join(' ')),
  );
  const titles = [dish.title, ...dish.parts.map(({ title }) => title.ko)];
  const own = new Set([...lines, ...named, ...titles.flatMap((title) => namedFoods(taxonomy, title))]);
  const parts = PARTS_OF.flatMap(([whole, each]) => (own.has(whole) ? each : []));
  return new Set([...own, ...parts]);
}
