import { accountEn } from './en/account.ts';
import { callErrorsEn } from './en/call-errors.ts';
import { limitsEn } from './en/limits.ts';
import { changeEn } from './en/plan/change.ts';
import { nutritionEn } from './en/plan/nutrition.ts';
import { paperEn } from './en/plan/paper.ts';
import { replanEn } from './en/plan/replan.ts';
import { shareEn } from './en/plan/share.ts';
import { shoppingEn } from './en/plan/shopping.ts';
import { planEn } from './en/plan.ts';
import { productEn } from './en/product.ts';
import { reasonsEn } from './en/reasons.ts';
import { cookingEn } from './en/recipe/cooking.ts';
import { searchEn } from './en/recipe/search.ts';
import { tipsEn } from './en/recipe/tips.ts';
import { recipeEn } from './en/recipe.ts';
import { signInEn } from './en/sign-in.ts';
import { startEn } from './en/start.ts';
import { bodiesEn } from './en/survey/bodies.ts';
import { exclusionsEn } from './en/survey/exclusions.ts';
import { surveyEffectsEn } from './en/survey/survey-effects.ts';
import { surveyEn } from './en/survey.ts';
import { vocabularyEn } from './en/vocabulary.ts';
import type { Messages } from './ko.ts';

/** Every text of the page in English. */
export const en = {
  ...startEn,
  ...vocabularyEn,
  ...surveyEn,
  ...exclusionsEn,
  ...surveyEffectsEn,
  ...bodiesEn,
  ...planEn,
  ...limitsEn,
  ...nutritionEn,
  ...changeEn,
  ...shareEn,
  ...replanEn,
  ...shoppingEn,
  ...paperEn,
  ...reasonsEn,
  ...recipeEn,
  ...cookingEn,
  ...productEn,
  ...callErrorsEn,
  ...searchEn,
  ...tipsEn,
  ...signInEn,
  ...accountEn,
} satisfies Messages;
