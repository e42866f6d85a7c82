import { drawingProblems } from '@kkini/dish-art';
import { fail, ok, type Product, type Result } from '@kkini/domain';
import { entryComponents } from '../build/entry-components.ts';
import type { KnownFoods } from '../build/entry-nutrition.ts';
import type { EntryProblem } from '../entries/entry-problem.ts';
import type { ProductEntry } from '../entries/product-entry.ts';
import type { BoughtKind, KindPrice } from './bought-kinds.ts';
import { checkProduct, measuredRanges, productNutrition } from './check-product.ts';

type Tables = { readonly foods: KnownFoods; readonly kinds: ReadonlyMap<string, BoughtKind> };
type CheckedProduct = { readonly file: string; readonly entry: ProductEntry };

/** Products with the figures of their kinds, or what is wrong with their files. */
export function buildProducts(
  products: readonly CheckedProduct[],
  { foods, kinds }: Tables,
): Result<readonly Product[], readonly EntryProblem[]> {
  const problems: EntryProblem[] = [];
  const built = products.flatMap(({ file, entry }) => {
    const kind = kinds.get(entry.kind);
    const findings =
      kind === undefined
        ? [{ field: 'kind', repair: `name a row of bought/kinds.csv, not '${entry.kind}'` }]
        : checkProduct(entry, kind, foods);
    const drawing = drawingProblems(entry.drawing).map((repair) => ({ field: 'drawing', repair }));
    problems.push(...[...findings, ...drawing].map((finding) => ({ file, ...finding })));
    return kind === undefined ? [] : [productOf(entry, kind, foods)];
  });
  return problems.length > 0 ? fail(problems) : ok(built);
}

function productOf(entry: ProductEntry, kind: BoughtKind, foods: KnownFoods): Product {
  const { kind: _kind, count, addOns, isEstimate, ...dish } = entry;
  const ingredients = [...dish.ingredients, ...addOns];
  const measured = measuredRanges(entry, kind, foods);
  // A basket costs what its add-ons cost too, which nobody recorded.
  const isPriced = !isEstimate && addOns.length === 0 && kind.price !== null;
  return {
    ...dish,
    ingredients,
    nutrition: productNutrition(entry, kind, foods),
    components: entryComponents({ ...dish, ingredients }, foods),
    typicalPriceWon: isPriced && kind.price !== null ? kind.price.won * count : null,
    ...(measured && { measured }),
    ...(isEstimate && { isEstimate }),
    ...(isPriced && kind.price !== null && { priceRange: priceRange(kind.price, count) }),
  };
}

function priceRange({ low, high, month }: KindPrice, count: number): NonNullable<Product['priceRange']> {
  return { low: low * count, high: high * count, month };
}
