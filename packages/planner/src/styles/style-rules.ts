import type { EatingStyle } from '@kkini/domain';
import type { ChoiceRules } from '../model/choice-rules.ts';
import { DIET } from './diet.ts';
import { GLUTEN_FREE } from './gluten-free.ts';
import { LOW_CARBOHYDRATE } from './low-carbohydrate.ts';
import { LOW_SODIUM } from './low-sodium.ts';
import { LOW_SUGAR } from './low-sugar.ts';
import { MUSCLE_GAIN } from './muscle-gain.ts';
import { VEGETARIAN } from './vegetarian.ts';

/** The rules of every eating style. The regular style adds nothing to the limits that hold for everyone. */
export const STYLE_RULES: Readonly<Record<EatingStyle, ChoiceRules>> = {
  regular: { rows: [], hardRules: [], prefer: [], avoid: [] },
  diet: DIET,
  vegetarian: VEGETARIAN,
  muscleGain: MUSCLE_GAIN,
  glutenFree: GLUTEN_FREE,
  lowSugar: LOW_SUGAR,
  lowSodium: LOW_SODIUM,
  lowCarbohydrate: LOW_CARBOHYDRATE,
};
