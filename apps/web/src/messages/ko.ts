import { accountKo } from './ko/account.ts';
import { bodiesKo } from './ko/bodies.ts';
import { callErrorsKo } from './ko/call-errors.ts';
import { companionsKo } from './ko/companions.ts';
import { limitsKo } from './ko/limits.ts';
import { planKo } from './ko/plan.ts';
import { batchesKo, planActionsKo } from './ko/plan-actions.ts';
import { reasonsKo } from './ko/reasons.ts';
import { productKo, recipeKo } from './ko/recipe.ts';
import { lightenKo, shoppingKo } from './ko/shopping.ts';
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
