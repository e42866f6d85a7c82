export { INGREDIENT_ROLES, type IngredientLine, type IngredientRole } from './food/ingredient-line.ts';
export { type Nutrition, nutritionPerServing, sumNutrition, type WeighedFood } from './food/nutrition.ts';
export type { Product } from './food/product.ts';
export {
  RECIPE_LEVELS,
  type Recipe,
  type RecipeLevel,
  type RecipeStep,
  recipeStyle,
  SIMPLE_RECIPE_LIMITS,
} from './food/recipe.ts';
export { fail, ok, type Result } from './result/result.ts';
export { completeSurvey, needsArea, SURVEY_PROBLEMS, type SurveyProblem } from './survey/complete-survey.ts';
export {
  EMPTY_SURVEY,
  LAST_STEPS,
  type LastStep,
  type MealStyleChoice,
  type Survey,
  type SurveyDraft,
} from './survey/survey.ts';
export { AREA_MAX_LENGTH, AREAS, type Area } from './vocabulary/areas.ts';
export { DISH_METHODS, type DishMethod } from './vocabulary/dish-methods.ts';
export { EATING_STYLE_KO, EATING_STYLES, type EatingStyle } from './vocabulary/eating-styles.ts';
export {
  HEALTH_CONDITION_KO,
  HEALTH_CONDITIONS,
  type HealthCondition,
} from './vocabulary/health-conditions.ts';
export { MAIN_GROUPS, type MainGroup } from './vocabulary/main-groups.ts';
export {
  MEAL_STYLE_KO,
  MEAL_STYLES,
  type MealStyle,
  PRODUCT_STYLES,
  type ProductStyle,
  RECIPE_STYLES,
  type RecipeStyle,
} from './vocabulary/meal-styles.ts';
export { MEAL_TIME_KO, MEAL_TIMES, type MealTime } from './vocabulary/meal-times.ts';
export { NUTRIENTS, type Nutrient } from './vocabulary/nutrients.ts';
export { TARGET_KO, TARGETS, type Target } from './vocabulary/targets.ts';
export { addDays, isCalendarDate, PLAN_DAYS, planDates, seoulDate, weekday } from './week/calendar-date.ts';
export {
  type DayPlan,
  EMPTY_REASONS,
  type EmptyReason,
  type MealSlot,
  type WeekPlan,
} from './week/week-plan.ts';
