import type { Product } from '../product.ts';
import { type BoughtRange, boughtRange, withSideDishes } from './bought-range.ts';

/** What the sodium and the energy of a bought dish may be; null where the figure is not known. */
export type ProductRanges = {
  readonly sodiumMg: BoughtRange | null;
  readonly energyKcal: BoughtRange | null;
};

/**
 * The ranges of a product (safety-rules section 7.1). A kind that is only reckoned from its ingredients was never measured, so
 * it counts as one of which hardly anything is known. A restaurant serves side dishes with rice.
 */
export function productRanges(
  product: Pick<Product, 'style' | 'nutrition' | 'measured' | 'components'>,
): ProductRanges {
  const rangeOf = (nutrient: 'sodiumMg' | 'energyKcal') => {
    const measured = product.measured?.[nutrient];
    if (product.measured !== undefined && measured !== undefined)
      return boughtRange(measured, product.measured.method);
    const central = product.nutrition[nutrient];
    return central === null ? null : boughtRange({ central, low: null, high: null, n: 0 }, 'reckoned');
  };
  const sodiumMg = rangeOf('sodiumMg');
  const hasSides =
    product.style === 'restaurant' &&
    product.components?.starches.some(({ kind }) => kind === 'rice') === true;
  return {
    sodiumMg: sodiumMg !== null && hasSides ? withSideDishes(sodiumMg) : sodiumMg,
    energyKcal: rangeOf('energyKcal'),
  };
}
