export {
  aimsAtPotassium,
  hadStomachSurgery,
  isLactating,
  isPregnant,
  kidneyStage,
  maySay,
  pregnancyAddition,
} from './body/body-facts.ts';
export { dayEnergy, estimatedEnergy, type NoDeficitReason, reckonedWeight } from './body/day-energy.ts';
export { MEAL_SHARES, PLANNED_SHARE, type PlannedDay, plannedDay } from './body/fasted-day.ts';
export { intakeReference, type ReferenceKey } from './body/intake-references.ts';
export { HEALTH_FACTS } from './body/named-health-facts.ts';
export {
  ageOf,
  aStranger,
  bodyMassIndex,
  doubtfulMeasures,
  LIFE_STAGES,
  type LifeStage,
  lifeStage,
  type Measure,
  type Person,
  personsOf,
  withoutDoubtful,
} from './body/person.ts';
export { type PermissionAnswers, planPermission, type Refusal } from './body/plan-permission.ts';
export { isRiceRefused, wantedRice } from './body/wanted-rice.ts';
export type { CookbookDish, DishVersion, DishVersions } from './food/cookbook/cookbook-dish.ts';
export {
  type Cookbook,
  homeRecipes,
  isListed,
  isMeal,
  isWeekMeal,
  openCookbook,
  recipeId,
  type SideDish,
  standing,
  withoutCompanions,
} from './food/cookbook/home-recipes.ts';
export {
  maySuit,
  placesBeside,
  riceWeight,
  sharesFood,
  type TableDish,
  type TableFacts,
  type TablePlace,
} from './food/cookbook/table-places.ts';
export {
  type Exclusion,
  type ExclusionReading,
  excludedIds,
  exclusionKey,
  isOfTitles,
  type UnderstoodFood,
} from './food/exclusion/exclusion.ts';
export {
  type Coverage,
  coverage,
  exclusionNotices,
  exclusionViolation,
} from './food/exclusion/exclusion-violation.ts';
export { readExclusion } from './food/exclusion/read-exclusion.ts';
export { foodNamesIndex, type NamedFood, searchFoods } from './food/exclusion/search-foods.ts';
export {
  isShown,
  type Nutrition,
  nutritionPerServing,
  servingGrams,
  sumNutrition,
  type WeighedFood,
  wholeNutrition,
} from './food/nutrition.ts';
export { isPerishable } from './food/perishable-food.ts';
export { type Product, writtenProduct } from './food/product.ts';
export {
  type Companion,
  type Cooking,
  INGREDIENT_ROLES,
  type IngredientLine,
  type IngredientRole,
  isOwnLine,
  isStored,
  NUTRITION_BASES,
  RECIPE_LEVELS,
  type Recipe,
  type RecipeEnglish,
  type RecipeLevel,
  type RecipeStep,
  recipeStyle,
  type Substitution,
} from './food/recipe.ts';
export { CAUTIONS, type DishCaution, dishCautions } from './food/taxonomy/dish-cautions.ts';
export { type Dish, type DishLine, type DishProfile, dishProfile } from './food/taxonomy/dish-profile.ts';
export type { TaxonomyProblem } from './food/taxonomy/find-taxonomy-problems.ts';
export { reachedAllergens } from './food/taxonomy/food-reach.ts';
export { squeezeText } from './food/taxonomy/name-index.ts';
export { foodsInProse, resolveIngredientText, resolveLine } from './food/taxonomy/resolve-text.ts';
export { resolveTitle } from './food/taxonomy/resolve-title.ts';
export { type ShareSet, sharedSets } from './food/taxonomy/shared-sets.ts';
export {
  englishFoodName,
  foodLabel,
  isKindOf,
  makeTaxonomy,
  type Taxonomy,
} from './food/taxonomy/taxonomy.ts';
export {
  CERTAINTIES,
  COMPOSITION_BASES,
  type TaxonomyItem,
  type TaxonomySource,
} from './food/taxonomy/taxonomy-source.ts';
export { durationsIn } from './hangul/durations-in.ts';
export { fillTemplate, templatePlaces } from './hangul/fill-template.ts';
export { choseong, isChoseong } from './hangul/hangul-syllable.ts';
export { hasBatchim } from './hangul/josa.ts';
export { keystrokes } from './hangul/keystrokes.ts';
export { lesserMeasures } from './hangul/lesser-measures.ts';
export { isCooksAmount, scaledMeasure } from './hangul/scaled-measure.ts';
export { mentionedShare, type ScaledLine, saysName, scaledSteps, wordsSaid } from './hangul/scaled-steps.ts';
export { fail, ok, type Result } from './result/result.ts';
export {
  dishHoldings,
  propertyHolding,
  severeHolding,
  tagHolding,
  UNKNOWN_FOOD,
} from './search/dish-holdings.ts';
export {
  type EnglishLexicon,
  type EnglishReading,
  englishVocabulary,
  makeEnglishLexicon,
  readEnglish,
} from './search/english-lexicon.ts';
export { characterSignature, initialsSignature, lengthSignature } from './search/part-signatures.ts';
export {
  LONGEST_TITLE,
  recipeSearchKeys,
  SEARCH_KEYS_VERSION,
  type SearchedFields,
} from './search/recipe-search-keys.ts';
export { type QueryWord, readEnglishQuery, readQuery, type SearchQuery } from './search/search-query.ts';
export type { Slips } from './search/typo-signatures.ts';
export { changeAnswers, type KnownLists } from './survey/change-answers.ts';
export { completeSurvey, needsArea, type SurveyProblem } from './survey/complete-survey.ts';
export { excludedAtHome, kimchiNamed, MOST_FOODS_AT_HOME, readFoodsAtHome } from './survey/foods-at-home.ts';
export {
  EMPTY_SURVEY,
  type ExcludedFoodStrictness,
  LAST_STEPS,
  type LastStep,
  type MealStyleChoice,
  readExcludedFoods,
  type Survey,
  type SurveyDraft,
  strictnessOf,
} from './survey/survey.ts';
export {
  AREA_EN,
  AREA_MAX_LENGTH,
  AREA_NEIGHBOURS,
  AREAS,
  type Area,
  areaInEnglish,
} from './vocabulary/areas.ts';
export { BODY_NOTES, type BodyNote } from './vocabulary/body-notes.ts';
export {
  ACTIVITIES,
  type Activity,
  BODY_QUESTIONS,
  type BodyAnswers,
  type BodyQuestion,
  SEXES,
  type Sex,
} from './vocabulary/body-questions.ts';
export { EATING_STYLE_KO, EATING_STYLES, type EatingStyle } from './vocabulary/eating-styles.ts';
export { figureSourceInEnglish } from './vocabulary/figure-sources.ts';
export {
  AISLE_GROUPS,
  AISLES,
  type Aisle,
  PACK_UNITS,
  PANTRY_FOODS,
  PURCHASE_UNITS,
  type PurchaseUnit,
} from './vocabulary/foods/aisles.ts';
export {
  DISH_METHODS,
  DISH_ROLES,
  DISH_TAG_KO,
  DISH_TAGS,
  type DishMethod,
  type DishRole,
  type DishTag,
  LEADING_ROLES,
  MAIN_GROUPS,
  type MainGroup,
} from './vocabulary/foods/dish-classes.ts';
export { DISH_FAMILIES, type DishFamily, dishFamily, tasteOf } from './vocabulary/foods/dish-families.ts';
export {
  EXCLUDABLE_FOODS,
  type ExcludableFood,
  QUICK_EXCLUSIONS,
} from './vocabulary/foods/excludable-foods.ts';
export {
  FOOD_PROPERTIES,
  FOOD_PROPERTY_EN,
  FOOD_PROPERTY_KO,
  type FoodProperty,
  NUTRIENT_PROPERTIES,
} from './vocabulary/foods/food-properties.ts';
export {
  type FreeFrom,
  KITCHEN_FACTS,
  KITCHENS,
  type Kitchen,
  SEASONINGS,
  type Seasoning,
  type WeekKitchen,
  type WeekSeasoning,
} from './vocabulary/foods/kitchens.ts';
export { PROPERTY_SIGNS } from './vocabulary/foods/property-signs.ts';
export { RELATED_FOODS } from './vocabulary/foods/related-foods.ts';
export { RICE_DISH, RICE_KIND_KO, RICE_KINDS, type RiceKind } from './vocabulary/foods/rice-kinds.ts';
export { ROUND_PIECE_PATTERN, ROUND_PIECE_WORDS } from './vocabulary/foods/round-pieces.ts';
export { STRICTNESS, STRICTNESS_KO, type Strictness } from './vocabulary/foods/strictness.ts';
export {
  GUIDELINE_SOURCE_KO,
  GUIDELINE_SOURCES,
  type GuidelineSource,
} from './vocabulary/guideline-sources.ts';
export {
  HEALTH_CONDITION_KO,
  HEALTH_CONDITIONS,
  type HealthCondition,
} from './vocabulary/health-conditions.ts';
export { LEANINGS, type Leaning } from './vocabulary/leanings.ts';
export {
  isBought,
  MEAL_STYLE_KO,
  MEAL_STYLES,
  type MealStyle,
  PRODUCT_STYLES,
  type ProductStyle,
  RECIPE_STYLES,
  type RecipeStyle,
  STYLES_BY_EFFORT,
} from './vocabulary/meal-styles.ts';
export { MEAL_TIME_KO, MEAL_TIMES, type MealTime, MORNING_MINUTES } from './vocabulary/meal-times.ts';
export { FOOD_NUTRIENTS, type FoodNutrient, NUTRIENTS, type Nutrient } from './vocabulary/nutrients.ts';
export {
  PLAN_DIALOGS,
  type PlanDialog,
  REFUSAL_REASON_KO,
  REFUSAL_REASONS,
  type RefusalReason,
  WAYS_ON,
  type WayOn,
} from './vocabulary/plan-dialogs.ts';
export { TARGET_BY_SEX_KO, TARGET_KO, TARGETS, type Target } from './vocabulary/targets.ts';
export { VERDICTS, type Verdict, worstVerdict } from './vocabulary/verdicts.ts';
export {
  COOKING_MINUTES,
  type CookingMinutes,
  WEEKDAY_KO,
  WEEKDAYS,
  type Weekday,
} from './vocabulary/weekdays.ts';
export {
  addDays,
  isCalendarDate,
  monthOf,
  PLAN_DAYS,
  planDates,
  seoulDate,
  weekday,
} from './week/calendar-date.ts';
export { type CookedDish, cookedDishes, type HomeMeal, type PlannedMeal } from './week/cooked-dishes.ts';
export {
  neededGrams,
  partOfPiece,
  pieceOf,
  piecesToBuy,
  type ShoppingItem,
  shoppingList,
  type UnitGrams,
} from './week/shopping-list.ts';
export {
  type DayPlan,
  type EmptyReason,
  isEatenAgain,
  type LaidDish,
  type MealSlot,
  type WeekPlan,
} from './week/week-plan.ts';
