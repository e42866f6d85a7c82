import { memoizeByText } from '../../memoize.ts';
import type { DishMethod } from '../../vocabulary/foods/dish-classes.ts';
import { FOOD_PROPERTIES, type FoodProperty } from '../../vocabulary/foods/food-properties.ts';
import { PROPERTY_SIGNS, type PropertySigns } from '../../vocabulary/foods/property-signs.ts';
import type { MealStyle } from '../../vocabulary/meal-styles.ts';
import { squeezeText } from '../taxonomy/name-index.ts';

/** Properties that a dish certainly has, and further ones that it possibly has. */
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

/** The titles of a dish and its companions. */
type Named = {
  readonly titles: readonly string[];
  readonly method?: DishMethod | undefined;
  readonly style?: MealStyle | undefined;
};

/** Judges every property by the foods, the method, the style and the title of a dish (safety-rules section 10). */
export function dishProperties(held: Held, named: Named): DishProperties {
  const titled = new Set<FoodProperty>();
  for (const title of named.titles) for (const property of propertiesNamed(title)) titled.add(property);
  const certainProperties = new Set<FoodProperty>();
  const possibleProperties = new Set<FoodProperty>();
  for (const property of FOOD_PROPERTIES) {
    const signs = PROPERTY_SIGNS[property];
    if (titled.has(property) || isCertain(signs, held, named)) certainProperties.add(property);
    else if (isPossible(signs, held)) possibleProperties.add(property);
  }
  return { certainProperties, possibleProperties };
}

function isCertain(
  { foods, tags, methods, styles }: PropertySigns,
  held: Held,
  { method, style }: Named,
): boolean {
  if (method !== undefined && methods.includes(method)) return true;
  if (styles.some((each) => each === style)) return true;
  return foods.some((id) => held.certainIds.has(id)) || tags.some((tag) => held.certainTags.has(tag));
}

/** Most titles whose properties are cached: those of companions stand in about ten meals each. */
const MOST_TITLES = 4000;

/** The properties that words of a title indicate. */
const propertiesNamed = memoizeByText(MOST_TITLES, (title): ReadonlySet<FoodProperty> => {
  const written = squeezeText(title);
  const isNamed = ({ titleWords, exceptTitleWords }: PropertySigns) => {
    const bare = exceptTitleWords.reduce((text, word) => text.replaceAll(word, ' '), written);
    return titleWords.some((word) => bare.includes(word));
  };
  return new Set(FOOD_PROPERTIES.filter((property) => isNamed(PROPERTY_SIGNS[property])));
});

function isPossible({ foods, tags }: PropertySigns, held: Held): boolean {
  return foods.some((id) => held.possibleIds.has(id)) || tags.some((tag) => held.possibleTags.has(tag));
}
