import { drawingProblems } from '@kkini/dish-art';
import { fail, ok, type Product, type Result, type Taxonomy } from '@kkini/domain';
import { entryComponents } from '../build/entry-components.ts';
import { entryNutrition, type KnownFoods } from '../build/entry-nutrition.ts';
import { englishAmount } from '../components/english-amount.ts';
import type { EntryLine, NamedLine } from '../entries/dish-entry.ts';
import type { EntryProblem } from '../entries/entry-problem.ts';
import { firstName } from '../entries/first-name.ts';
import type { ProductEntry } from '../entries/product-entry.ts';
import { type AddOns, addOnLines } from './add-ons.ts';
import { type BoughtClasses, checkClasses, mayContainOf } from './bought-classes.ts';
import type { BoughtKind, KindPrice } from './bought-kinds.ts';
import { besideSodium, checkProduct, measuredRanges, productNutrition } from './check-product.ts';
import { measuredComponents } from './measured-components.ts';
import { servingLabel } from './serving-label.ts';

type Tables = {
  readonly foods: KnownFoods;
  readonly kinds: ReadonlyMap<string, BoughtKind>;
  readonly addOns: AddOns;
  readonly classes: BoughtClasses;
};
type CheckedProduct = { readonly file: string; readonly entry: ProductEntry };

/** Products with the figures of their kinds and add-ons, or what is wrong with their files. */
export function buildProducts(
  products: readonly CheckedProduct[],
  tables: Tables,
): Result<readonly Product[], readonly EntryProblem[]> {
  const problems: EntryProblem[] = [];
  const classTables = { classes: tables.classes, taxonomy: tables.foods.taxonomy };
  const built = products.flatMap(({ file, entry }) => {
    const kind = tables.kinds.get(entry.kind);
    const findings =
      kind === undefined
        ? [{ field: 'kind', repair: `name a row of bought/kinds.csv, not '${entry.kind}'` }]
        : checkProduct(entry, kind, tables.foods);
    const drawing = drawingProblems(entry.drawing).map((repair) => ({ field: 'drawing', repair }));
    const unknown = entry.holds.addOns
      .filter((id) => tables.addOns[id] === undefined)
      .map((id) => ({ field: 'holds.addOns', repair: `name an add-on of bought/add-ons.json, not '${id}'` }));
    problems.push(
      ...[...findings, ...drawing, ...unknown, ...checkClasses(entry, classTables)].map((finding) => ({
        file,
        ...finding,
      })),
    );
    return kind === undefined ? [] : [productOf(entry, kind, tables)];
  });
  return problems.length > 0 ? fail(problems) : ok(built);
}

function productOf(entry: ProductEntry, kind: BoughtKind, { foods, addOns, classes }: Tables): Product {
  const { kind: _kind, count, holds, isEstimate, english, mayContain: _ownToo, ...dish } = entry;
  const held = holds.addOns.flatMap((id) => addOns[id] ?? []);
  const beside = held.flatMap(addOnLines);
  const meal = { entry, kind, beside };
  const named = [...dish.ingredients, ...beside];
  const ingredients = named.map(({ en: _en, ...line }: NamedLine): EntryLine => line);
  const label = servingLabel([
    {
      ...holds,
      grams: kind.servingGrams === null ? null : kind.servingGrams * count,
      id: dish.ingredients[0]?.id ?? '',
      noun: nounOf(entry),
    },
    ...held.map(({ lines, ...part }) => ({
      ...part,
      grams: lines.reduce((sum, { grams }) => sum + grams, 0),
      id: lines[0]?.id ?? '',
    })),
  ]);
  const mayContain = mayContainOf(entry, ingredients, { classes, taxonomy: foods.taxonomy });
  const measured = measuredRanges(meal, foods);
  const nutrition = productNutrition(meal, foods);
  const computed = entryNutrition({ ...dish, ingredients }, foods);
  // A set costs what its add-ons cost too; it has a price where that of its kind includes them.
  const price = holds.addOns.every((id) => kind.price?.with.includes(id)) ? kind.price : null;
  const isPriced = !isEstimate && price !== null;
  return {
    ...dish,
    ingredients,
    servingLabel: label.ko,
    english: {
      ...english,
      servingLabel: label.en,
      ingredients: named.map((line) => englishLine(line, foods.taxonomy)),
    },
    ...(mayContain.length > 0 && { mayContain }),
    nutrition,
    components: measuredComponents(entryComponents({ ...dish, ingredients }, foods), {
      computed,
      served: nutrition,
    }),
    typicalPriceWon: isPriced ? price.won * count : null,
    ...(measured && { measured }),
    ...(beside.length > 0 && { besideSodiumMg: besideSodium(meal, foods) }),
    ...(isEstimate && { isEstimate }),
    ...(isPriced && { priceRange: priceRange(price, count) }),
  };
}

function englishLine({ id, name, en, amount }: NamedLine, { items }: Taxonomy) {
  const ofFood = items.get(id)?.en;
  return {
    name: en ?? (ofFood === undefined ? name : firstName(ofFood)),
    amount: englishAmount(amount, id) ?? amount,
  };
}

const SINGLE = /sandwich|burger|toast|wrap|burrito/i;

/** What one of a good is in English: a lunch box is no piece. */
function nounOf({ style, english }: ProductEntry): string | undefined {
  return style === 'lunchBox' ? 'box' : SINGLE.exec(english.name)?.[0].toLowerCase();
}

function priceRange(
  { low, high, month, source }: KindPrice,
  count: number,
): NonNullable<Product['priceRange']> {
  return { low: low * count, high: high * count, month, source };
}
