import { accountKo } from './ko/account.ts';
import { callErrorsKo } from './ko/call-errors.ts';
import { limitsKo } from './ko/limits.ts';
import { changeKo } from './ko/plan/change.ts';
import { nutritionKo } from './ko/plan/nutrition.ts';
import { paperKo } from './ko/plan/paper.ts';
import { replanKo } from './ko/plan/replan.ts';
import { shareKo } from './ko/plan/share.ts';
import { shoppingKo } from './ko/plan/shopping.ts';
import { planKo } from './ko/plan.ts';
import { productKo } from './ko/product.ts';
import { reasonsKo } from './ko/reasons.ts';
import { cookingKo } from './ko/recipe/cooking.ts';
import { searchKo } from './ko/recipe/search.ts';
import { tipsKo } from './ko/recipe/tips.ts';
import { recipeKo } from './ko/recipe.ts';
import { signInKo } from './ko/sign-in.ts';
import { startKo } from './ko/start.ts';
import { bodiesKo } from './ko/survey/bodies.ts';
import { exclusionsKo } from './ko/survey/exclusions.ts';
import { surveyEffectsKo } from './ko/survey/survey-effects.ts';
import { surveyKo } from './ko/survey.ts';
import { vocabularyKo } from './ko/vocabulary.ts';

/** Every text of the page in Korean: the source of the message keys. */
export const ko = {
  ...startKo,
  ...vocabularyKo,
  ...surveyKo,
  ...exclusionsKo,
  ...surveyEffectsKo,
  ...bodiesKo,
  ...planKo,
  ...limitsKo,
  ...nutritionKo,
  ...changeKo,
  ...shareKo,
  ...replanKo,
  ...shoppingKo,
  ...paperKo,
  ...reasonsKo,
  ...recipeKo,
  ...cookingKo,
  ...productKo,
  ...callErrorsKo,
  ...searchKo,
  ...tipsKo,
  ...signInKo,
  ...accountKo,
};

export type MessageKey = keyof typeof ko;
export type Messages = Readonly<Record<MessageKey, string>>;
/** The part for the first page. */
export type StartMessages = Readonly<Record<keyof typeof startKo, string>>;
