export {
  BROTHS,
  type Broth,
  brothOf,
  brothSaving,
  type Compensation,
  compensation,
  isTooSaltyToBuy,
  SODIUM_CLASSES,
  type SodiumClass,
  sodiumClass,
  tooManySalty,
} from './bought-choice.ts';
export {
  type BoughtFigure,
  type BoughtRange,
  boughtRange,
  dayRange,
  type MeasuredRanges,
  RANGE_METHODS,
  type RangeMethod,
  withSideDishes,
} from './bought-range.ts';
export { type ProductRanges, productRanges } from './product-ranges.ts';
