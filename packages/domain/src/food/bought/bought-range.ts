import type { Product } from '../product.ts';

/**
 * Source of the range of a bought dish: measured goods of its kind, the label of the very product, its ingredients
 * alone, or an own recipe, which has no range.
 */
export const RANGE_METHODS = ['kind', 'label', 'reckoned', 'ownRecipe'] as const;
export type RangeMethod = (typeof RANGE_METHODS)[number];

/** Where the figures of a kind of goods come from: laboratories, labels, or a published average. */
export const FIGURE_BASES = ['analysed', 'labels', 'published'] as const;
export type FigureBasis = (typeof FIGURE_BASES)[number];

/** A known amount in bought food: central figure, number of measurements, and the smallest and largest of them. */
export type BoughtFigure = {
  readonly central: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly n: number;
};

/** Measured ranges of a product's kind, with their basis and source (safety-rules section 7.1). */
export type MeasuredRanges = {
  readonly sodiumMg?: BoughtFigure | undefined;
  readonly energyKcal?: BoughtFigure | undefined;
  readonly basis: FigureBasis;
  readonly source: string;
};

/** Possible amounts: the lowest (for display only), the central one used in sums, and the highest. */
export type BoughtRange = { readonly low: number; readonly central: number; readonly high: number };

/** Factors of safety-rules section 7.1 (◇M; label law allows less than 120 % ○H). */
const FEW = 3;
const FACTORS = { few: 1.5, most: 2, label: 1.2, low: 0.6 } as const;
/** Sodium of the kimchi served at a Korean table, mg: 30 g at 1,100 mg per 100 g (section 7.1). */
const SIDE_DISHES_MG = 300;

/** The range of an amount: ±50 % with few or no measurements, ±20 % for a label, none for an own recipe. */
export function boughtRange({ central, low, high, n }: BoughtFigure, method: RangeMethod): BoughtRange {
  if (method === 'ownRecipe') return { low: central, central, high: central };
  const isMeasured = n >= FEW && high !== null;
  const lowest = n >= FEW && low !== null ? low : central * FACTORS.low;
  if (method === 'label') return { low: lowest, central, high: central * FACTORS.label };
  const highest = isMeasured ? Math.min(high, central * FACTORS.most) : central * FACTORS.few;
  return { low: Math.min(lowest, central), central, high: Math.max(highest, central) };
}

/** The sodium range of a dish served with side dishes that were not measured with it: only the highest amount grows. */
export function withSideDishes(range: BoughtRange): BoughtRange {
  return { ...range, high: range.high + SIDE_DISHES_MG };
}

/** Sum of a day's meals with its range; errors of meals count as independent (section 7.1). */
export function dayRange(meals: readonly Pick<BoughtRange, 'central' | 'high'>[]): {
  readonly central: number;
  readonly high: number;
} {
  const central = meals.reduce((sum, meal) => sum + meal.central, 0);
  const variance = meals.reduce((sum, meal) => sum + (meal.high - meal.central) ** 2, 0);
  return { central, high: central + Math.sqrt(variance) };
}

type Served = Pick<Product, 'style' | 'components' | 'besideSodiumMg'>;

/** Least sodium of what is served beside a dish, mg, from which it includes kimchi or pickles; rice has almost none. */
const PICKLES_MG = 100;

/** Whether a restaurant serves kimchi and other side dishes with it, as it does with rice. */
function hasSideDishes({ style, components }: Served): boolean {
  return style === 'restaurant' && components?.starches.some(({ kind }) => kind === 'rice') === true;
}

/**
 * Sodium that a restaurant's side dishes add when they are eaten, mg; null where none come with the dish or they are
 * counted already. Laboratories measure the dish alone, so the central figure includes only what the product names
 * beside it.
 */
export function sideDishesSodium(dish: Served): number | null {
  const areCounted = (dish.besideSodiumMg ?? 0) >= PICKLES_MG;
  return hasSideDishes(dish) && !areCounted ? SIDE_DISHES_MG : null;
}

/** Ranges of the sodium and energy of a bought dish; null when the figure is unknown. */
export type ProductRanges = {
  readonly sodiumMg: BoughtRange | null;
  readonly energyKcal: BoughtRange | null;
  /** Whether the figures are those of a similar kind. */
  readonly isEstimate?: boolean;
  /** Figures estimated from the ingredients because nobody measured them, although the kind's other figure is measured. */
  readonly reckoned?: readonly RangedNutrient[];
};

/** Nutrients for which a bought dish has a range. */
export type RangedNutrient = 'sodiumMg' | 'energyKcal';
const RANGED: readonly RangedNutrient[] = ['sodiumMg', 'energyKcal'];

/** Whether an amount of a bought dish is an estimate, which is never reported as good. */
export function isEstimated(ranges: ProductRanges | undefined, nutrient: string): boolean {
  return ranges?.isEstimate === true || ranges?.reckoned?.some((each) => each === nutrient) === true;
}

/**
 * The ranges of a product (safety-rules section 7.1). A kind computed from its ingredients has no measurement, so it
 * gets the widest range. A restaurant serves side dishes with rice.
 */
export function productRanges(
  product: Pick<Product, 'style' | 'nutrition' | 'measured' | 'components' | 'isEstimate'>,
): ProductRanges {
  const rangeOf = (nutrient: RangedNutrient) => {
    const measured = product.measured?.[nutrient];
    if (product.measured !== undefined && measured !== undefined) return boughtRange(measured, 'kind');
    const central = product.nutrition[nutrient];
    return central === null ? null : boughtRange({ central, low: null, high: null, n: 0 }, 'reckoned');
  };
  const sodiumMg = rangeOf('sodiumMg');
  const { measured } = product;
  const reckoned =
    measured === undefined ? [] : RANGED.filter((nutrient) => measured[nutrient] === undefined);
  return {
    sodiumMg: sodiumMg !== null && hasSideDishes(product) ? withSideDishes(sodiumMg) : sodiumMg,
    energyKcal: rangeOf('energyKcal'),
    ...(product.isEstimate === true && { isEstimate: true }),
    ...(reckoned.length > 0 && { reckoned }),
  };
}
