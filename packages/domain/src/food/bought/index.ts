export {
  BROTHS,
  type Broth,
  brothOf,
  brothSaving,
  brothShare,
  isTooSaltyToBuy,
  mostSaltyMeals,
  SODIUM_CLASSES,
  type SodiumClass,
  sodiumClass,
} from './bought-choice.ts';
export {
  type BoughtFigure,
  type BoughtRange,
  boughtRange,
  dayRange,
  FIGURE_BASES,
  type FigureBasis,
  isEstimated,
  type MeasuredRanges,
  type ProductRanges,
  productRanges,
  RANGE_METHODS,
  type RangeMethod,
  withSideDishes,
} from './bought-range.ts';
export { type OrderSavings, orderSavings } from './order-savings.ts';
