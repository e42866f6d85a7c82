import { changePassword } from './account/change-password.ts';
import { claimSurveys } from './account/claim-surveys.ts';
import { deleteAccount } from './account/delete-account.ts';
import { exportAccount } from './account/export-account.ts';
import { listSurveys } from './account/list-surveys.ts';
import { login } from './account/login.ts';
import { logout } from './account/logout.ts';
import { me } from './account/me.ts';
import { register } from './account/register.ts';
import type { Endpoint } from './endpoint.ts';
import { listFoods } from './food/list-foods.ts';
import { readExclusions } from './food/read-exclusions.ts';
import { pageConfig } from './page/page-config.ts';
import { changeCompanion } from './plan/change-companion.ts';
import { changeMeal } from './plan/change-meal.ts';
import { companionCandidates } from './plan/companion-candidates.ts';
import { createMealPlan } from './plan/create-meal-plan.ts';
import { createShare } from './plan/create-share.ts';
import { getMealPlan } from './plan/get-meal-plan.ts';
import { lightenWeek } from './plan/lighten-week.ts';
import { listShares } from './plan/list-shares.ts';
import { mealCandidates } from './plan/meal-candidates.ts';
import { planOutlook } from './plan/plan-outlook.ts';
import { replanRest } from './plan/replan-rest.ts';
import { shoppingList } from './plan/shopping-list.ts';
import { undoReplan } from './plan/undo-replan.ts';
import { undoCompanion, undoLighten } from './plan/undo-tables.ts';
import { withdrawShare } from './plan/withdraw-share.ts';
import { productDetail } from './product/product-detail.ts';
import { recipeDetail } from './recipe/recipe-detail.ts';
import { recipeTips } from './recipe/recipe-tips.ts';
import { searchRecipes } from './recipe/search-recipes.ts';
import { copySurvey } from './survey/copy-survey.ts';
import { deleteSurvey } from './survey/delete-survey.ts';
import { insertSurveyRow, updateSurveyRow } from './survey/survey-table.ts';
import { upsertSurvey } from './survey/upsert-survey.ts';

/** Every call. The server's access policy says who may make each, and a test tries them all. */
export const ENDPOINTS: readonly Endpoint[] = [
  pageConfig,
  upsertSurvey,
  deleteSurvey,
  copySurvey,
  insertSurveyRow,
  updateSurveyRow,
  readExclusions,
  listFoods,
  createMealPlan,
  planOutlook,
  getMealPlan,
  shoppingList,
  mealCandidates,
  changeMeal,
  companionCandidates,
  changeCompanion,
  undoCompanion,
  replanRest,
  undoReplan,
  lightenWeek,
  undoLighten,
  createShare,
  listShares,
  withdrawShare,
  recipeDetail,
  searchRecipes,
  recipeTips,
  productDetail,
  register,
  login,
  logout,
  me,
  changePassword,
  deleteAccount,
  exportAccount,
  listSurveys,
  claimSurveys,
];
