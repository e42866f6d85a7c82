import { accountKo } from './ko/account.ts';
import { bodiesKo } from './ko/bodies.ts';
import { callErrorsKo } from './ko/call-errors.ts';
import { changeKo } from './ko/change.ts';
import { cookingKo } from './ko/cooking.ts';
import { exclusionsKo } from './ko/exclusions.ts';
import { limitsKo } from './ko/limits.ts';
import { nutritionKo } from './ko/nutrition.ts';
import { paperKo } from './ko/paper.ts';
import { planKo } from './ko/plan.ts';
import { productKo } from './ko/product.ts';
import { reasonsKo } from './ko/reasons.ts';
import { recipeKo } from './ko/recipe.ts';
import { replanKo } from './ko/replan.ts';
import { searchKo } from './ko/search.ts';
import { shareKo } from './ko/share.ts';
import { shoppingKo } from './ko/shopping.ts';
import { signInKo } from './ko/sign-in.ts';
import { startKo } from './ko/start.ts';
import { surveyKo } from './ko/survey.ts';
import { surveyEffectsKo } from './ko/survey-effects.ts';
import { tipsKo } from './ko/tips.ts';
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
/** The part the first page needs. */
export type StartMessages = Readonly<Record<keyof typeof startKo, string>>;
