import type { ImportedEntry, ImportRow } from '@kkini/catalog';
import type { Recipe } from '@kkini/domain';
import { aNutrition, aProduct, aRecipe } from '@kkini/domain/testing';

/** A kept row with a product of this key; its catalogue id follows the key by default. */
export function aProductRow(
  key: string,
  changes: { readonly id?: string; readonly name?: string } = {},
): ImportRow {
  const { id = `test-${key}`, name = '두부 도시락' } = changes;
  const product = aProduct({ id, name, mealTimes: [], ingredients: [], source: 'test' });
  return keptRow({ kind: 'product', source: 'test', key, product, per100: aNutrition(), base: '100g' });
}

/** A kept row with a recipe of this key. */
export function aRecipeRow(key: string, changes: Partial<Recipe> = {}): ImportRow {
  const recipe = aRecipe({ title: '두부조림', ...changes, id: `test-${key}`, source: 'test' });
  return keptRow({
    kind: 'recipe',
    source: 'test',
    key,
    recipe,
    lines: [],
    servingsBasis: 'stated',
    stated: null,
    computed: recipe.nutrition,
  });
}

export function aRejectedRow(key: string): ImportRow {
  return { file: 'test.csv', line: 1, outcome: 'rejected', key, reason: 'noFigures', detail: key };
}

/** Rows as an asynchronous import. */
export async function* rowsOf(rows: readonly ImportRow[]): AsyncIterable<ImportRow> {
  yield* rows;
}

function keptRow(entry: ImportedEntry): ImportRow {
  return { file: 'test.csv', line: 1, outcome: 'kept', entry, flags: [] };
}
