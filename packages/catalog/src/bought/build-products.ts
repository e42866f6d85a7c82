import { drawingProblems } from '@kkini/dish-art';
import { fail, NUTRIENTS, type Nutrition, ok, type Product, type Result, type Taxonomy } from '@kkini/domain';
import type { DishComponents, DishPart } from '@kkini/domain/portions';
import { entryComponents } from '../build/entry-components.ts';
import { entryNutrition, type KnownFoods } from '../build/entry-nutrition.ts';
import { englishAmount } from '../components/english-amount.ts';
import type { EntryLine, NamedLine } from '../entries/dish-entry.ts';
import type { EntryProblem } from '../entries/entry-problem.ts';
import { firstName } from '../entries/food-names.ts';
import type { ProductEntry } from '../entries/product-entry.ts';
import { type AddOns, addOnLines } from './add-ons.ts';
import { type BoughtClasses, checkClasses, mayContainOf } from './bought-classes.ts';
import type { BoughtKind } from './bought-kinds.ts';
import { checkProduct, type Good, goodOf, measuredRanges, productNutrition } from './check-product.ts';

/** A part of a purchase: names, amount, and grams (null if unstated). */
type HeldPart = {
  readonly ko?: string | undefined;
  readonly en?: string | undefined;
  readonly amount: string;
  readonly grams: number | null;
  /** Id of a food in it; some units have an English word that depends on the food. */
  readonly id: string;
  /** English noun for one of it: `box`. */
  readonly noun?: string | undefined;
};

/** An amount that is itself a weight or a volume. */
const MEASURE = /^\d+(g|ml)$/;

/** The volume of a cup in brackets; dropped where the weight of the good is known. */
const MILLILITRES = / \(\d+ ml\)$/;

type Tables = {
  readonly foods: KnownFoods;
  readonly kinds: ReadonlyMap<string, BoughtKind>;
  readonly addOns: AddOns;
  readonly classes: BoughtClasses;
};
/** A product and the file it is written in. */
export type CheckedProduct = { readonly file: string; readonly entry: ProductEntry };

/** Products with the figures of their kinds and add-ons, or the problems in their files. */
export function buildProducts(
  products: readonly CheckedProduct[],
  tables: Tables,
): Result<readonly Product[], readonly EntryProblem[]> {
  const problems: EntryProblem[] = [];
  const classTables = { classes: tables.classes, taxonomy: tables.foods.taxonomy };
  const built = products.flatMap(({ file, entry }) => {
    const kind = tables.kinds.get(entry.kind);
    const good = kind && goodOf(entry, kind, tables.foods);
    const findings =
      good === undefined
        ? [{ field: 'kind', repair: `name a row of bought/kinds.csv, not '${entry.kind}'` }]
        : checkProduct(good);
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
    return good === undefined ? [] : [productOf(good, tables)];
  });
  return problems.length > 0 ? fail(problems) : ok(built);
}

function productOf(good: Good, { foods, addOns, classes }: Tables): Product {
  const { entry, kind } = good;
  const { kind: _kind, count, holds, isEstimate, english, mayContain: _ownToo, ...dish } = entry;
  const held = holds.addOns.flatMap((id) => addOns[id] ?? []);
  const beside = held.flatMap(addOnLines);
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
  const besides = beside.length === 0 ? null : entryNutrition({ ...dish, ingredients: beside }, foods);
  const measured = measuredRanges(good, besides);
  const nutrition = productNutrition(good, besides);
  const computed = entryNutrition({ ...dish, ingredients }, foods);
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
    ...priceOf(good),
    ...(measured && { measured }),
    ...(besides && { besideSodiumMg: Math.round(besides.sodiumMg ?? 0) }),
    ...(isEstimate && { isEstimate }),
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

/** English noun for one of a good; undefined stands for "piece". */
function nounOf({ style, english }: ProductEntry): string | undefined {
  return style === 'lunchBox' ? 'box' : SINGLE.exec(english.name)?.[0].toLowerCase();
}

/**
 * Typical price of a set: the whole price if the price of its kind includes all of its add-ons, else the price of the good alone. A
 * single price says nothing about similar goods.
 */
function priceOf({
  entry: { count, holds, isEstimate },
  kind: { price },
}: Good): Pick<Product, 'typicalPriceWon' | 'priceRange'> {
  if (price === null || (isEstimate && price.low === price.high)) return { typicalPriceWon: null };
  const { month, source } = price;
  const won = price.won * count;
  const range = { won, low: price.low * count, high: price.high * count, month, source };
  if (holds.addOns.every((id) => price.with.includes(id))) return { typicalPriceWon: won, priceRange: range };
  const { ko, en } = holds;
  if (ko === undefined || en === undefined) return { typicalPriceWon: null };
  return { typicalPriceWon: null, priceRange: { ...range, of: { ko, en } } };
}

/** Nutrition of the whole product: summed from the facts table, and as served (measured). */
type Totals = { readonly computed: Nutrition; readonly served: Nutrition };

/**
 * Components of a product with each nutrient scaled down where the facts table gives the whole product more than was measured:
 * noodles whose facts have twice the sodium of the good get their share of the measured sodium.
 */
function measuredComponents(components: DishComponents, totals: Totals): DishComponents {
  const measured = <Part extends DishPart>(part: Part): Part => ({
    ...part,
    nutrition: Object.fromEntries(
      NUTRIENTS.map((nutrient) => [nutrient, shareOf(part.nutrition[nutrient], nutrient, totals)]),
    ) as Nutrition,
  });
  const { starches, soup, side } = components;
  return {
    ...components,
    starches: starches.map(measured),
    soup: soup && measured(soup),
    side: side && measured(side),
  };
}

function shareOf(own: number | null, nutrient: keyof Nutrition, { computed, served }: Totals): number | null {
  const [all, whole] = [computed[nutrient], served[nutrient]];
  if (own === null || all === null || whole === null || all <= whole) return own;
  return (own * whole) / all;
}

/** Contents of a serving in both languages: `줄김밥 1줄(250g), 우유 200ml` / `1 roll of gimbap (250 g), 200 ml of milk`. */
export function servingLabel(parts: readonly HeldPart[]): { readonly ko: string; readonly en: string } {
  return { ko: parts.map(koreanPart).join(', '), en: parts.map(englishPart).join(', ') };
}

function koreanPart({ ko, amount, grams }: HeldPart): string {
  return `${ko === undefined ? '' : `${ko} `}${amount}${weight(amount, grams, 'g')}`;
}

function englishPart({ en, amount, grams, id, noun = 'piece' }: HeldPart): string {
  const translated = englishAmount(amount, id) ?? amount;
  const written = grams === null ? translated : translated.replace(MILLILITRES, '');
  const isCount = /^\d+$/.test(written);
  const ofGood = en === undefined ? (isCount ? pieces(written, noun) : '') : isCount ? ` ${en}` : ` of ${en}`;
  return `${written}${ofGood}${weight(amount, grams, ' g').replace('(', ' (')}`;
}

function pieces(count: string, noun: string): string {
  return count === '1' ? ` ${noun}` : ' pieces';
}

function weight(amount: string, grams: number | null, unit: string): string {
  if (grams === null || MEASURE.test(amount)) return '';
  return `(${Math.round(grams).toLocaleString('en')}${unit})`;
}
