export { BOWL_UNIT } from '../vocabulary/foods/aisles.ts';
export { FILLED_NUTRIENTS, type FilledNutrient } from '../vocabulary/nutrients.ts';
export {
  componentsOf,
  type DishComponents,
  type DishPart,
  isBowlMethod,
  isCookedIn,
  isMixedDish,
  LEAST_UNITS,
  LINE_COMPONENTS,
  type LineComponent,
  lineComponents,
  type StarchPart,
} from './dish-components.ts';
export {
  GLYCEMIC_BANDS,
  GLYCEMIC_LOAD,
  type GlycemicBand,
  glycemicBand,
  UNKNOWN_STARCH_GI,
} from './glycemic-limits.ts';
export { grainUnitsOfDay, grainUnitsOfMeals } from './grain-units.ts';
export { type OtherPortion, otherPortions } from './other-portions.ts';
export {
  type ChosenPortion,
  type OwnPortion,
  type OwnStarch,
  ownPortion,
  PortionChooser,
} from './own-portion.ts';
export {
  eatersOf,
  followsLead,
  type PersonMeal,
  personMeal,
  plannedDayOf,
  sodiumMaximum,
  type Table,
  type UnitBounds,
} from './person-meal.ts';
export { type PlainFraction, plainFraction } from './plain-fraction.ts';
export {
  besideGrams,
  type PlateGrams,
  plateGrams,
  STARCH_PLACES,
  type StarchPlace,
  type WeighedDish,
  weighedDish,
} from './plate-grams.ts';
export { leastGlycemicLoad } from './portion-choices.ts';
export { isInProportion, isOneEach, type PortionedDish } from './portioned-dish.ts';
export { PORTIONED_BY, PortionsBeside } from './portions-beside.ts';
export { REFERENCE_WEIGHT_KG, waitsForKidneys } from './protein-of-day.ts';
export {
  BOWL_GRAMS,
  EXCHANGE_CARBOHYDRATE_G,
  EXCHANGE_GRAMS,
  isTuber,
  STARCH_KINDS,
  type StarchFood,
  type StarchKind,
  starchFood,
  UNCOOKED_RICE_SHARE,
} from './starch-kinds.ts';
export {
  leadOf,
  type MealsOfTable,
  mealsOfTable,
  type PersonPortion,
  personPortion,
  type ServingsTaken,
  servingsTaken,
  tablePortions,
  wholeServings,
} from './table-portions.ts';
