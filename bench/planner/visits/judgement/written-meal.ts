import type { Cookbook, DishMethod, Product, Recipe, Taxonomy } from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';
import { componentsOf, type LineComponent, lineComponents, type PortionedDish } from '@kkini/domain/portions';
import type { FoodKinds } from './food-kinds.ts';

/** One line of a meal: a food, its weight in one serving in g, and what it is portioned with. */
export type WrittenLine = {
  readonly id: string;
  readonly name: string;
  readonly grams: number;
  readonly component: LineComponent;
  readonly isMain: boolean;
};

/** A meal with its companions, according to its ingredient list. */
export type WrittenMeal = {
  readonly id: string;
  readonly kind: 'recipe' | 'product';
  /** The names of the dish and its companions. */
  readonly title: string;
  /** The cooking methods of the dish and its companions. */
  readonly methods: readonly DishMethod[];
  readonly lines: readonly WrittenLine[];
  /** Whether a line has an unknown food. */
  readonly isUnread: boolean;
  readonly holds: ReadonlySet<string>;
  readonly mayHold: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly portioned: PortionedDish;
  /** Measured or typical sodium of a bought serving, mg; null for home cooking. */
  readonly boughtSodiumMg: number | null;
};

type Foods = { readonly taxonomy: Taxonomy; readonly kinds: FoodKinds; readonly book: Cookbook };

/** Reads the ingredient list of a recipe or a product. */
export function writtenMeal(entry: Recipe | Product, { taxonomy, kinds, book }: Foods): WrittenMeal {
  const isRecipe = 'steps' in entry;
  const beside = isRecipe ? (entry.companions ?? []) : [];
  const components = lineComponents(taxonomy, entry);
  const lines = entry.ingredients.map(
    ({ id, name, grams, role }, at): WrittenLine => ({
      id: id ?? '',
      name,
      grams: (grams ?? Infinity) / entry.servings,
      component: components[at] ?? 'main',
      isMain: role === 'main',
    }),
  );
  const methodOf = methodsOf(book);
  const added = isRecipe ? [] : (entry.mayContain ?? []);
  const every = (of: (id: string) => ReadonlySet<string>) => new Set(lines.flatMap(({ id }) => [...of(id)]));
  return {
    id: entry.id,
    kind: isRecipe ? 'recipe' : 'product',
    title: [isRecipe ? entry.title : entry.name, ...beside.map(({ title }) => title)].join(' + '),
    methods: [entry.method, ...beside.flatMap(({ id }) => methodOf.get(id) ?? [])],
    lines,
    isUnread: lines.some(({ id }) => !kinds.knows(id)),
    holds: every((id) => kinds.holdsOf(id)),
    mayHold: new Set([...every((id) => kinds.mayHoldOf(id)), ...added.flatMap((id) => kinds.mayBring(id))]),
    tags: new Set([...every((id) => kinds.tagsOf(id)), ...added.flatMap((id) => kinds.tagsBrought(id))]),
    portioned: {
      nutrition: entry.nutrition,
      components: componentsOf(entry),
      kind: isRecipe ? 'recipe' : 'product',
      soldFor: isRecipe ? undefined : entry.soldFor,
    },
    boughtSodiumMg: isRecipe ? null : (entry.measured?.sodiumMg?.central ?? entry.nutrition.sodiumMg),
  };
}

const methodsOf = memoizeByObject(
  (book: Cookbook) => new Map(book.recipes.map(({ id, method }) => [id, method])),
);
