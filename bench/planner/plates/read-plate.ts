import {
  type MealSlot,
  type MealTime,
  openCookbook,
  type Person,
  type Product,
  type Recipe,
} from '@kkini/domain';
import { componentsOf, personPortion, type Table } from '@kkini/domain/portions';
import { realCatalogue } from '../catalogues/real-catalogue.ts';

/** The starch on somebody's plate: relative to the topping in one bowl, or as grams of rice beside a table. */
export type ReadPlate = {
  readonly isBowl: boolean;
  /** Starch relative to the main dish, as a share of the recipe's ratio. */
  readonly share: number;
  readonly riceBesideG: number | null;
};

type Eating = { readonly person: Person; readonly mealTime: MealTime; readonly table: Table };

/** Reads the plates of meals of the bundled catalogue. */
export class PlateReader {
  private readonly entryOf: (slot: MealSlot) => Recipe | Product | null;

  constructor() {
    const { cookbook, products } = realCatalogue();
    const book = openCookbook(cookbook);
    const recipes = new Map(book.recipes.map((recipe) => [recipe.id, recipe]));
    const bought = new Map(products.map((product) => [product.id, product]));
    this.entryOf = (slot) => {
      if (!('id' in slot)) return null;
      if (slot.kind === 'product') return bought.get(slot.id) ?? null;
      if (slot.companions === undefined) return recipes.get(slot.id) ?? null;
      return book.mealWith(
        slot.id,
        slot.companions.map(({ id }) => id),
      );
    };
  }

  /** The plate of a meal; null where it is empty or has no starch of its own. */
  read(slot: MealSlot, { person, mealTime, table }: Eating): ReadPlate | null {
    const entry = this.entryOf(slot);
    if (entry === null) return null;
    const kind = 'steps' in entry ? 'recipe' : 'product';
    const components = componentsOf(entry);
    const { nutrition } = entry;
    const soldFor = 'steps' in entry ? undefined : entry.soldFor;
    const portion = personPortion(person, { nutrition, components, kind, soldFor }, { mealTime, table });
    const served = components.starches.reduce((sum, { units }) => sum + units, 0);
    if (components.isMixed || served === 0) return null;
    const units = portion.starches.reduce((sum, starch) => sum + starch.units, 0);
    const isBowl = isOneBowl(entry);
    const rice = portion.starches.find((starch) => starch.kind === 'rice');
    return {
      isBowl,
      share: units / served / portion.mainFactor,
      riceBesideG: isBowl ? null : (rice?.grams ?? null),
    };
  }
}

/** Judged from the dish, not from its components, which portions depend on. */
function isOneBowl(entry: Recipe | Product): boolean {
  return 'steps' in entry ? entry.role === 'bowl' : entry.method === 'noodles' || entry.method === 'riceBowl';
}
