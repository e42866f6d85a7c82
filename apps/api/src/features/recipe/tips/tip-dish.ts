import {
  type IngredientLine,
  isOwnLine,
  KITCHEN_FACTS,
  type Product,
  type Recipe,
  withoutCompanions,
} from '@kkini/domain';
import { productRanges } from '@kkini/domain/bought';
import type { CatalogueEntry } from '@kkini/planner';
import type { TipDish, TipTablePart } from '@kkini/tips';
import type { LoadedCatalogue } from '../../../platform/read-catalogue.ts';

/** A served dish with its companions, in the form tips take. */
export function tipDish(catalogue: LoadedCatalogue, entry: CatalogueEntry): TipDish {
  return entry.kind === 'product' ? boughtDish(entry.product) : homeDish(catalogue, entry.recipe);
}

function boughtDish(product: Product): TipDish {
  const { id, name, style, method, servings, ingredients, nutrition, english } = product;
  const { sodiumMg, energyKcal } = productRanges(product);
  return {
    ...{ id, title: name, style, method, servings, nutrition, sodiumMg, energyKcal },
    lines: ingredients,
    steps: [],
    seasoning: null,
    englishOf: englishNames(ingredients, english?.ingredients),
    parts: [
      {
        title: { ko: name, en: english?.name ?? name },
        role: null,
        lines: ingredients,
        nutrition,
      },
    ],
  };
}

function homeDish({ recipes }: LoadedCatalogue, recipe: Recipe): TipDish {
  const { id, title, style, method, servings, ingredients, steps, nutrition, kitchen } = recipe;
  const alone = withoutCompanions(recipe);
  const lead: TipTablePart = {
    title: { ko: title, en: recipe.english?.title ?? title },
    role: recipe.role ?? null,
    lines: alone.ingredients,
    nutrition: alone.nutrition,
  };
  const beside = (recipe.companions ?? []).map(
    (companion): TipTablePart => ({
      title: { ko: companion.title, en: companion.englishTitle },
      role: companion.role,
      lines: ingredients.filter(({ of }) => of === companion.id),
      nutrition: recipes.get(companion.id)?.dish?.nutrition ?? recipes.get(companion.id)?.nutrition ?? null,
    }),
  );
  return {
    ...{ id, title, style, method, servings, nutrition },
    lines: ingredients,
    steps: steps.flatMap(({ text, details }) => [text, ...details]),
    englishOf: new Map([
      ...englishNames(ingredients.filter(isOwnLine), recipe.english?.ingredients),
      ...(recipe.companions ?? []).flatMap(({ id: of }) => [
        ...englishNames(
          ingredients.filter((line) => line.of === of),
          recipes.get(of)?.english?.ingredients,
        ),
      ]),
    ]),
    seasoning: kitchen === undefined ? null : KITCHEN_FACTS[kitchen].seasoning,
    parts: [lead, ...beside],
    sodiumMg: null,
    energyKcal: null,
  };
}

/** English names of lines, matched by position; none if the lists differ in length. */
function englishNames(
  lines: readonly IngredientLine[],
  english: readonly { readonly name: string }[] = [],
): ReadonlyMap<IngredientLine, string> {
  if (english.length !== lines.length) return new Map();
  return new Map(lines.map((line, at) => [line, english[at]?.name ?? line.name]));
}
