import { readFile } from 'node:fs/promises';
import type { Catalogue } from '@kkini/catalog';
import {
  type Cookbook,
  type CookbookDish,
  isListed,
  type MealSlot,
  makeTaxonomy,
  type Nutrition,
  openCookbook,
  type Product,
  type Recipe,
  type Taxonomy,
  withoutCompanions,
} from '@kkini/domain';
import { StartProblem } from '../start-problem.ts';
import { shareVersions } from './share-versions.ts';

/** The catalogue in the form the server uses. */
export type LoadedCatalogue = {
  readonly dataVersion: string;
  readonly taxonomy: Taxonomy;
  /** Dishes of which the bundled recipes are versions. */
  readonly cookbook: readonly CookbookDish[];
  /** The same cookbook, for meals with other than the usual companions. */
  readonly book: Cookbook;
  readonly imported: readonly Recipe[];
  /** Cookbook recipes of every kitchen, and imported recipes. */
  readonly recipes: ReadonlyMap<string, Recipe>;
  readonly products: ReadonlyMap<string, Product>;
  /** Nutrition per 100 g of a food by id; empty if the facts were not read. */
  readonly nutritionOf: ReadonlyMap<string, Nutrition>;
  /** Grams of a household unit by food id and unit; `*` applies to any food. */
  readonly unitWeights: Catalogue['unitWeights'];
  /** Display names of sources by id. */
  readonly sourceNames: ReadonlyMap<string, string>;
};

/** Reads the catalogue file written by the build. */
export async function readCatalogue(file: string): Promise<Catalogue> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartProblem(`The catalogue ${file} is missing; run: npm run build`);
  });
  const content: Catalogue = JSON.parse(text);
  shareVersions(content.cookbook);
  return content;
}

/** Parts of a catalogue needed to serve it. */
export type IndexedContent = Pick<
  Catalogue,
  'dataVersion' | 'taxonomy' | 'cookbook' | 'products' | 'unitWeights'
> & {
  readonly imported?: readonly Recipe[];
  /** Optional, because planning does not use them. */
  readonly facts?: readonly Pick<Catalogue['facts'][number], 'id' | 'nutrition'>[];
  readonly sources: readonly Pick<Catalogue['sources'][number], 'id' | 'name'>[];
};

/** Indexes the entries by id and prepares the taxonomy. */
export function indexCatalogue(catalogue: IndexedContent): LoadedCatalogue {
  const taxonomy = makeTaxonomy(catalogue.taxonomy);
  if (!taxonomy.ok)
    throw new StartProblem('The taxonomy of the catalogue is not consistent; run: npm run build');
  const { cookbook, imported = [] } = catalogue;
  const book = openCookbook(cookbook);
  return {
    dataVersion: catalogue.dataVersion,
    taxonomy: taxonomy.value,
    cookbook,
    book,
    imported,
    recipes: new Map([...book.recipes, ...imported].map((recipe) => [recipe.id, recipe])),
    products: new Map(catalogue.products.map((product) => [product.id, product])),
    nutritionOf: new Map((catalogue.facts ?? []).map(({ id, nutrition }) => [id, nutrition])),
    unitWeights: catalogue.unitWeights,
    sourceNames: new Map(catalogue.sources.map(({ id, name }) => [id, name])),
  };
}

/** The recipe of a slot, with its companions and their cooking days if the slot names them, else with the usual companions. */
export function servedRecipe({ recipes, book }: LoadedCatalogue, slot: MealSlot): Recipe | undefined {
  if (slot.kind !== 'recipe') return undefined;
  const { id, companions } = slot;
  const beside = companions?.map((each) => each.id);
  const laid = beside === undefined ? null : book.mealWith(id, beside);
  const again = slot.cookedOn === undefined ? {} : { cookedOn: slot.cookedOn };
  const usual = recipes.get(id);
  if (laid === null) return usual && { ...usual, ...again };
  const cookedOn = (at: number) => companions?.[at]?.cookedOn;
  return {
    ...laid,
    ...again,
    companions: (laid.companions ?? []).map((dish, at) => {
      const date = cookedOn(at);
      return date === undefined ? dish : { ...dish, cookedOn: date };
    }),
  };
}

/** Every dish once, without companions, as the search index needs it. */
export function listedRecipes({ recipes }: Pick<LoadedCatalogue, 'recipes'>): readonly Recipe[] {
  return [...recipes.values()].filter(isListed).map(withoutCompanions);
}

/** Source id of the product's own entries, for which the page has its own text. */
const OWN_SOURCE = 'kkini';

/** Display name of an entry's source, or the id for the product's own. */
export function sourceName(source: string, { sourceNames }: Pick<LoadedCatalogue, 'sourceNames'>): string {
  return source === OWN_SOURCE ? OWN_SOURCE : (sourceNames.get(source) ?? source);
}
