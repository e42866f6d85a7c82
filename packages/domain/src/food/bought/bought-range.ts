/** How a figure of bought food came about; a label is of the very product, a recipe of ours has no range. */
export const RANGE_METHODS = ['analysed', 'label', 'reckoned', 'ownRecipe'] as const;
export type RangeMethod = (typeof RANGE_METHODS)[number];

/** What is known of an amount in bought food: the central figure, how many were measured, and the least and most of them. */
export type BoughtFigure = {
  readonly central: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly n: number;
};

/** Measured ranges of a product with the method and source of both (safety-rules section 7.1). */
export type MeasuredRanges = {
  readonly sodiumMg?: BoughtFigure | undefined;
  readonly energyKcal?: BoughtFigure | undefined;
  readonly method: Exclude<RangeMethod, 'reckoned' | 'ownRecipe'>;
  readonly source: string;
};

/** What an amount may be: the lowest, which is only shown, the one reckoned with, and the highest. */
export type BoughtRange = { readonly low: number; readonly central: number; readonly high: number };

/** Safety-rules section 7.1 (◇M; label law allows less than 120 % ○H). */
const FEW = 3;
const FACTORS = { few: 1.5, most: 2, label: 1.2, low: 0.6 } as const;
/** Kimchi of a Korean table, 30 g at 1,100 mg per 100 g, mg sodium (section 7.1). */
const SIDE_DISHES_MG = 300;

/** The range of an amount: of few or no measurements half as much again, of a label a fifth, of an own recipe none. */
export function boughtRange({ central, low, high, n }: BoughtFigure, method: RangeMethod): BoughtRange {
  if (method === 'ownRecipe') return { low: central, central, high: central };
  const isMeasured = n >= FEW && high !== null;
  const lowest = n >= FEW && low !== null ? low : central * FACTORS.low;
  if (method === 'label') return { low: lowest, central, high: central * FACTORS.label };
  const highest = isMeasured ? Math.min(high, central * FACTORS.most) : central * FACTORS.few;
  return { low: Math.min(lowest, central), central, high: Math.max(highest, central) };
}

/** The sodium range of a dish served with side dishes, which the order line says to leave: the most grows, nothing else. */
export function withSideDishes(range: BoughtRange): BoughtRange {
  return { ...range, high: range.high + SIDE_DISHES_MG };
}

/** A day of meals: what they sum up to, and what that may be, errors of meals being independent (section 7.1). */
export function dayRange(meals: readonly BoughtRange[]): { readonly central: number; readonly high: number } {
  const central = meals.reduce((sum, meal) => sum + meal.central, 0);
  const variance = meals.reduce((sum, meal) => sum + (meal.high - meal.central) ** 2, 0);
  return { central, high: central + Math.sqrt(variance) };
}
