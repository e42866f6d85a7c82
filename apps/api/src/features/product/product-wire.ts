import { nutrientToWire, type ProductWire } from '@kkini/contract';
import {
  dishProfile,
  figureSourceInEnglish,
  MEAL_STYLE_KO,
  type Product,
  type Taxonomy,
  writtenProduct,
} from '@kkini/domain';
import { type BoughtRange, orderSavings, productRanges } from '@kkini/domain/bought';
import { type LoadedCatalogue, sourceName } from '../../platform/read-catalogue.ts';
import { dishPicture } from '../../plugins/art/art-addresses.ts';

const MAP_SEARCH = 'https://map.naver.com/p/search/';
const SHOP_SEARCH = 'https://search.shopping.naver.com/search/all';

type Shown = {
  /** Used in the map search of a restaurant menu. */
  readonly area: string | null;
  /** Tells by their ids which related products suit the people. */
  readonly suits: (id: string) => boolean;
  readonly catalogue: LoadedCatalogue;
};

export function productWire(
  product: Product,
  { area, suits, catalogue }: Shown,
): Omit<ProductWire, 'cautions' | 'judgement' | 'has_tips'> {
  const { dataVersion, products, taxonomy } = catalogue;
  const savings = orderSavings(product, taxonomy);
  return {
    id: product.id,
    product_name: product.name,
    product_name_en: product.english?.name ?? null,
    product_img_url: dishPicture(product.id, dataVersion),
    description: product.description,
    description_en: product.english?.description ?? null,
    category: MEAL_STYLE_KO[product.style],
    price: product.typicalPriceWon,
    price_is_typical: product.typicalPriceWon !== null,
    price_range: priceRangeWire(product),
    measured: measuredWire(product),
    order_savings: { half_broth: savings.halfBroth, side_dishes: savings.sideDishes },
    is_estimate: product.isEstimate === true,
    sold_for: product.soldFor ?? null,
    brand_name: product.brandName,
    brand_img_url: null,
    product_url: searchAddress(product, area),
    nutrient: nutrientToWire(product, product.servingLabel),
    serving_size_en: product.english?.servingLabel ?? null,
    ingredients: product.ingredients.map(({ name, amount }, at) => {
      const english = product.english?.ingredients[at];
      return { name, name_en: english?.name ?? null, amount, amount_en: english?.amount ?? null };
    }),
    allergens: allergensWire(product, taxonomy),
    center: null,
    relatedProducts: relatedProducts(product, products, suits).map((related) => ({
      id: related.id,
      name: related.name,
      name_en: related.english?.name ?? null,
      image: dishPicture(related.id, dataVersion),
      price: related.typicalPriceWon,
      price_from: related.priceRange?.of ? related.priceRange.won : null,
    })),
    source: sourceName(product.source, catalogue),
  };
}

/** Most related products of a product. */
const MOST_RELATED = 4;

/** Products bought in the same way for a common meal time that suit the people, those most alike first: in main group, way of cooking, energy. */
function relatedProducts(
  product: Product,
  products: LoadedCatalogue['products'],
  suits: Shown['suits'],
): readonly Product[] {
  const difference = ({ mainGroup, method }: Product) =>
    (mainGroup === product.mainGroup ? 0 : 2) + (method === product.method ? 0 : 1);
  const energyGap = ({ nutrition }: Product) =>
    Math.abs((nutrition.energyKcal ?? 0) - (product.nutrition.energyKcal ?? 0));
  const isAlike = (other: Product) =>
    other.id !== product.id &&
    other.style === product.style &&
    other.mealTimes.some((time) => product.mealTimes.includes(time)) &&
    difference(other) < 3;
  return [...products.values()]
    .filter((other) => isAlike(other) && suits(other.id))
    .sort((one, other) => difference(one) - difference(other) || energyGap(one) - energyGap(other))
    .slice(0, MOST_RELATED);
}

/** Statutory allergens in the order of the law. */
function allergensWire(product: Product, taxonomy: Taxonomy): ProductWire['allergens'] {
  const { allergens, possibleAllergens } = dishProfile(taxonomy, writtenProduct(product));
  const named = (codes: ReadonlySet<string>) =>
    taxonomy.source.allergens
      .filter(({ code }) => codes.has(code))
      .map(({ ko, en }) => ({ name: ko, name_en: en.replace(/ \(.*$/u, '') }));
  return { contains: named(allergens), may_contain: named(possibleAllergens) };
}

function priceRangeWire({ priceRange }: Product): ProductWire['price_range'] {
  if (priceRange === undefined) return null;
  const { of, ...range } = priceRange;
  const source_en = figureSourceInEnglish(range.source);
  return { ...range, source_en, of: of?.ko ?? null, of_en: of?.en ?? null };
}

/** The measured goods behind the figures, with the range the verdicts use. */
function measuredWire(product: Product): ProductWire['measured'] {
  const { measured } = product;
  const figure = measured?.sodiumMg ?? measured?.energyKcal;
  if (measured === undefined || figure === undefined) return null;
  const { sodiumMg, energyKcal } = productRanges(product);
  const shownRange = (range: BoughtRange | null, step: number) =>
    range && { low: rounded(range.low, step), high: rounded(range.high, step) };
  return {
    n: figure.n,
    basis: measured.basis,
    source: measured.source,
    source_en: figureSourceInEnglish(measured.source),
    energy: shownRange(energyKcal, 5),
    sodium: shownRange(sodiumMg, 10),
  };
}

function rounded(value: number, step: number): number {
  return Math.round(value / step) * step;
}

function searchAddress({ style, searchText }: Product, area: string | null): string {
  if (style !== 'restaurant') return `${SHOP_SEARCH}?${new URLSearchParams({ query: searchText })}`;
  return MAP_SEARCH + encodeURIComponent(area === null ? searchText : `${area} ${searchText}`);
}
