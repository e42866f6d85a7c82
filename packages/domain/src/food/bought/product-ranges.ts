import type { Product } from '../product.ts';
import { type BoughtRange, boughtRange, withSideDishes } from './bought-range.ts';

/** Ranges of the sodium and energy of a bought dish; null when the figure is unknown. */
export type ProductRanges = {
  readonly sodiumMg: BoughtRange | null;
  readonly energyKcal: BoughtRange | null;
};

/**
 * The ranges of a product (safety-rules section 7.1). A kind computed from its ingredients has no measurement, so it
 * gets the widest range. A restaurant serves side dishes with rice.
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
