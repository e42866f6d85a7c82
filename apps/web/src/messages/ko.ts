import { accountKo } from './ko/account.ts';
import { batchesKo } from './ko/batches.ts';
import { bodiesKo } from './ko/bodies.ts';
import { callErrorsKo } from './ko/call-errors.ts';
import { companionsKo } from './ko/companions.ts';
import { lightenKo } from './ko/lighten.ts';
import { limitsKo } from './ko/limits.ts';
import { planKo } from './ko/plan.ts';
import { planActionsKo } from './ko/plan-actions.ts';
import { productKo } from './ko/product.ts';
import { reasonsKo } from './ko/reasons.ts';
import { recipeKo } from './ko/recipe.ts';
import { shoppingKo } from './ko/shopping.ts';
import { startKo } from './ko/start.ts';
import { surveyKo } from './ko/survey.ts';
import { vocabularyKo } from './ko/vocabulary.ts';

/** All texts of the page in Korean, which define the message keys. */
export const ko = {
  ...startKo,
  ...vocabularyKo,
  ...surveyKo,
  ...bodiesKo,
  ...planKo,
  ...batchesKo,
  ...companionsKo,
  ...lightenKo,
  ...shoppingKo,
  ...limitsKo,
  ...planActionsKo,
  ...reasonsKo,
  ...recipeKo,
  ...productKo,
  ...callErrorsKo,
  ...accountKo,
};

export type MessageKey = keyof typeof ko;
export type Messages = Readonly<Record<MessageKey, string>>;
/** Texts of the first page. */
export type StartMessages = Readonly<Record<keyof typeof startKo, string>>;
