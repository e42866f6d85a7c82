import type { DishMethod } from '../../vocabulary/foods/dish-methods.ts';
import { FOOD_PROPERTIES, type FoodProperty } from '../../vocabulary/foods/food-properties.ts';
import { PROPERTY_SIGNS, type PropertySigns } from '../../vocabulary/foods/property-signs.ts';
import type { MealStyle } from '../../vocabulary/meal-styles.ts';
import { squeezeText } from '../taxonomy/name-index.ts';

/** Properties of a dish: certain ones, and possible ones beside them. */
export type DishProperties = {
  readonly certainProperties: ReadonlySet<FoodProperty>;
  readonly possibleProperties: ReadonlySet<FoodProperty>;
};

type Held = {
  readonly certainIds: ReadonlySet<string>;
  readonly possibleIds: ReadonlySet<string>;
  readonly certainTags: ReadonlySet<string>;
  readonly possibleTags: ReadonlySet<string>;
};

/** The titles of a dish and of those it is eaten with. */
type Named = {
  readonly titles: readonly string[];
  readonly method?: DishMethod | undefined;
  readonly style?: MealStyle | undefined;
};

/** Judges every property by the foods, the method, the style and the title of a dish (safety-rules section 10). */
export function dishProperties(held: Held, named: Named): DishProperties {
  const dish = { ...named, titles: named.titles.map(squeezeText) };
  const certain = FOOD_PROPERTIES.filter((property) => isCertain(PROPERTY_SIGNS[property], held, dish));
  const possible = FOOD_PROPERTIES.filter(
    (property) => !certain.includes(property) && isPossible(PROPERTY_SIGNS[property], held),
  );
  return { certainProperties: new Set(certain), possibleProperties: new Set(possible) };
}

function isCertain(
  { foods, tags, methods, styles, ...signs }: PropertySigns,
  held: Held,
  { titles, method, style }: Named,
): boolean {
  if (method !== undefined && methods.includes(method)) return true;
  if (styles.some((each) => each === style)) return true;
  if (foods.some((id) => held.certainIds.has(id)) || tags.some((tag) => held.certainTags.has(tag)))
    return true;
  return titles.some((title) => {
    const bare = signs.exceptTitleWords.reduce((text, word) => text.replaceAll(word, ' '), title);
    return signs.titleWords.some((word) => bare.includes(word));
  });
}

function isPossible({ foods, tags }: PropertySigns, held: Held): boolean {
  return foods.some((id) => held.possibleIds.has(id)) || tags.some((tag) => held.possibleTags.has(tag));
}
