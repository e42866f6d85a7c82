import { accountEn } from './en/account.ts';
import { batchesEn } from './en/batches.ts';
import { bodiesEn } from './en/bodies.ts';
import { callErrorsEn } from './en/call-errors.ts';
import { companionsEn } from './en/companions.ts';
import { lightenEn } from './en/lighten.ts';
import { limitsEn } from './en/limits.ts';
import { planEn } from './en/plan.ts';
import { planActionsEn } from './en/plan-actions.ts';
import { productEn } from './en/product.ts';
import { reasonsEn } from './en/reasons.ts';
import { recipeEn } from './en/recipe.ts';
import { shoppingEn } from './en/shopping.ts';
import { startEn } from './en/start.ts';
import { surveyEn } from './en/survey.ts';
import { vocabularyEn } from './en/vocabulary.ts';
import type { Messages } from './ko.ts';

/** Every text of the page in English. */
export const en = {
  ...startEn,
  ...vocabularyEn,
  ...surveyEn,
  ...bodiesEn,
  ...planEn,
  ...batchesEn,
  ...companionsEn,
  ...lightenEn,
  ...shoppingEn,
  ...limitsEn,
  ...planActionsEn,
  ...reasonsEn,
  ...recipeEn,
  ...productEn,
  ...callErrorsEn,
  ...accountEn,
} satisfies Messages;
