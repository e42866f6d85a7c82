export {
  ACCOUNT_LIMITS,
  emailWireSchema,
  newPasswordSchema,
  type PersonWire,
  personNameSchema,
  personWireSchema,
} from './account/account-wire.ts';
export { changePassword } from './account/change-password.ts';
export { claimSurveys } from './account/claim-surveys.ts';
export { deleteAccount } from './account/delete-account.ts';
export { exportAccount } from './account/export-account.ts';
export { listSurveys, type MySurveyWire, mySurveyWireSchema } from './account/list-surveys.ts';
export { login } from './account/login.ts';
export { logout } from './account/logout.ts';
export { me } from './account/me.ts';
export { register } from './account/register.ts';
export { calledToWire, capabilityIdSchema, doneSchema, mealTimeFromWire } from './common-wire.ts';
export { defineEndpoint, type Endpoint } from './endpoint.ts';
export { ENDPOINTS } from './endpoints.ts';
export {
  ERRORS,
  type ErrorCode,
  type ErrorEnvelope,
  errorEnvelopeSchema,
  type FieldProblem,
  fieldProblemSchema,
  OWNER_ERRORS,
  type RefusalWire,
  refusalWireSchema,
} from './error-envelope.ts';
export { type FoodWire, listFoods } from './food/list-foods.ts';
export {
  type ExclusionReadingWire,
  exclusionReadingWireSchema,
  readExclusions,
  type UnderstoodWire,
} from './food/read-exclusions.ts';
export { pageConfig } from './page/page-config.ts';
export { changeCompanion } from './plan/change-companion.ts';
export { changeMeal } from './plan/change-meal.ts';
export {
  type CompanionCandidateWire,
  companionCandidates,
  companionCandidateWireSchema,
} from './plan/companion-candidates.ts';
export { createMealPlan } from './plan/create-meal-plan.ts';
export { createShare } from './plan/create-share.ts';
export {
  type DayVerdictWire,
  type FigureVerdictWire,
  type TooMuchWire,
  tooMuchToWire,
} from './plan/day-verdict-wire.ts';
export { getMealPlan, type PlanPart } from './plan/get-meal-plan.ts';
export {
  type BesideWire,
  type ExchangedMealWire,
  lightenWeek,
  type OtherBesideWire,
} from './plan/lighten-week.ts';
export type { EaterWire, LimitDayWire, LimitWire } from './plan/limit-wire.ts';
export { listShares, MOST_SHARES, type ShareWire, shareWireSchema } from './plan/list-shares.ts';
export { type MealCandidateWire, mealCandidates, mealCandidateWireSchema } from './plan/meal-candidates.ts';
export {
  type DayWire,
  dayWireSchema,
  type ExtraWire,
  MEAL_TYPES_KO,
  type MealWire,
  mealWireSchema,
  type PortionWire,
} from './plan/meal-wire.ts';
export { type PlanOutlookWire, planOutlook, planOutlookWireSchema } from './plan/plan-outlook.ts';
export { NOTICES, type Notice, type QualityWire, qualityWireSchema } from './plan/quality-wire.ts';
export { type ReasonWire, reasonWireSchema, type WeekReasonsWire } from './plan/reason-wire.ts';
export { type MealPlaceWire, replanRest } from './plan/replan-rest.ts';
export { type ShoppingItemWire, shoppingItemWireSchema, shoppingList } from './plan/shopping-list.ts';
export { undoReplan } from './plan/undo-replan.ts';
export { undoCompanion, undoLighten } from './plan/undo-tables.ts';
export { withdrawShare } from './plan/withdraw-share.ts';
export { type ProductWire, productDetail, productWireSchema } from './product/product-detail.ts';
export { type CompanionWire, companionsToWire } from './recipe/companion-wire.ts';
export { type CautionWire, cautionWireSchema, type DishJudgementWire } from './recipe/dish-judgement-wire.ts';
export {
  type NutrientWire,
  nutrientToWire,
  nutrientWireSchema,
  ONE_SERVING_KO,
} from './recipe/nutrient-wire.ts';
export { RECIPE_LEVEL_KO, type RecipeWire, recipeDetail, recipeWireSchema } from './recipe/recipe-detail.ts';
export { MOST_TIP_VARIANTS, recipeTips } from './recipe/recipe-tips.ts';
export { type RecipeHitWire, recipeHitWireSchema, searchRecipes } from './recipe/search-recipes.ts';
export { copySurvey } from './survey/copy-survey.ts';
export { deleteSurvey } from './survey/delete-survey.ts';
export {
  answersFromWire,
  answersToWire,
  knownListsFromWire,
  mealStylesFromWire,
  styleFromWire,
} from './survey/survey-mapper.ts';
export {
  personsFromWire,
  personToWire,
  type SurveyPersonWire,
  surveyPersonWireSchema,
} from './survey/survey-person-wire.ts';
export { insertSurveyRow, updateSurveyRow } from './survey/survey-table.ts';
export {
  type SurveyRowWire,
  type SurveyWire,
  surveyRowWireSchema,
  surveyWireSchema,
} from './survey/survey-wire.ts';
export { upsertSurvey } from './survey/upsert-survey.ts';
