import { appKo } from './ko/app.ts';
import { planKo } from './ko/plan.ts';
import { productKo } from './ko/product.ts';
import { recipeKo } from './ko/recipe.ts';
import { surveyKo } from './ko/survey.ts';
import { surveyEffectsKo } from './ko/survey-effects.ts';
import { vocabularyKo } from './ko/vocabulary.ts';

/** Every text of the page in Korean: the source of the message keys. */
export const ko = {
  ...appKo,
  ...vocabularyKo,
  ...surveyKo,
  ...surveyEffectsKo,
  ...planKo,
  ...recipeKo,
  ...productKo,
};

export type MessageKey = keyof typeof ko;
export type Messages = Readonly<Record<MessageKey, string>>;
