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

/** The catalogue as the server uses it. */
export type LoadedCatalogue = {
  readonly dataVersion: string;
  readonly taxonomy: Taxonomy;
  /** The dishes the bundled recipes are versions of. */
  readonly cookbook: readonly CookbookDish[];
  /** The same cookbook, to make meals with other than the usual companions. */
  readonly book: Cookbook;
  readonly imported: readonly Recipe[];
  /** The cookbook in every kitchen, and the imported recipes. */
  readonly recipes: ReadonlyMap<string, Recipe>;
  readonly products: ReadonlyMap<string, Product>;
  /** Nutrition per 100 g of a food by its id; empty when the facts were not read. */
  readonly nutritionOf: ReadonlyMap<string, Nutrition>;
  /** Grams of a household unit by food id and unit; `*` applies to any food. */
  readonly unitWeights: Catalogue['unitWeights'];
  /** Display names of sources by id. */
  readonly sourceNames: ReadonlyMap<string, string>;
};

/** Reads the catalogue file that the build wrote. */
export async function readCatalogue(file: string): Promise<Catalogue> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartProblem(`The catalogue ${file} is missing; run: npm run build`);
  });
  const content: Catalogue = JSON.parse(text);
  shareVersions(content.cookbook);
  return content;
}

/** The parts of a catalogue needed to serve it. */
export type IndexedContent = Pick<
  Catalogue,
  'dataVersion' | 'taxonomy' | 'cookbook' | 'products' | 'unitWeights'
> & {
  readonly imported?: readonly Recipe[];
  /** Optional: planning does not use them. */
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

/** The recipe a slot serves, with the companions it names and the days they are cooked on; else with the usual ones. */
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

/** Every dish once, without companions: what the search knows. */
export function listedRecipes({ recipes }: Pick<LoadedCatalogue, 'recipes'>): readonly Recipe[] {
  return [...recipes.values()].filter(isListed).map(withoutCompanions);
}

/** Source id of the product's own entries; the page has its own text for it. */
const OWN_SOURCE = 'kkini';

/** Display name of an entry's source, or the id for the product's own. */
export function sourceName(source: string, { sourceNames }: Pick<LoadedCatalogue, 'sourceNames'>): string {
  return source === OWN_SOURCE ? OWN_SOURCE : (sourceNames.get(source) ?? source);
}
