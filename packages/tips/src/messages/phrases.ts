import type { TipProfile } from '../model/tip.ts';
import { DIABETES_PHRASES } from './conditions/diabetes-phrases.ts';
import { DIET_PHRASES } from './conditions/diet-phrases.ts';
import { DYSLIPIDEMIA_PHRASES } from './conditions/dyslipidemia-phrases.ts';
import { GLUTEN_FREE_PHRASES } from './conditions/gluten-free-phrases.ts';
import { GOUT_PHRASES } from './conditions/gout-phrases.ts';
import { HEART_DISEASE_PHRASES } from './conditions/heart-disease-phrases.ts';
import { HYPERTENSION_PHRASES } from './conditions/hypertension-phrases.ts';
import { STAGE_PHRASES } from './conditions/life-stage-phrases.ts';
import { LIVER_DISEASE_PHRASES } from './conditions/liver-disease-phrases.ts';
import { LOW_CARBOHYDRATE_PHRASES } from './conditions/low-carbohydrate-phrases.ts';
import { LOW_SODIUM_PHRASES } from './conditions/low-sodium-phrases.ts';
import { LOW_SUGAR_PHRASES } from './conditions/low-sugar-phrases.ts';
import { MUSCLE_GAIN_PHRASES } from './conditions/muscle-gain-phrases.ts';
import { OBESITY_PHRASES } from './conditions/obesity-phrases.ts';
import { THYROID_DISEASE_PHRASES } from './conditions/thyroid-disease-phrases.ts';
import { VEGETARIAN_PHRASES } from './conditions/vegetarian-phrases.ts';
import { EATING_PHRASES } from './eating-phrases.ts';
import { PORTION_PHRASES } from './portion-phrases.ts';
import { SALT_PHRASES } from './salt-phrases.ts';
import { SUMMARY_PHRASES } from './summary-phrases.ts';
import { SWAP_PHRASES } from './swap-phrases.ts';

type Phrases = Readonly<Record<string, readonly string[]>>;

/** Phrases of each condition and style. */
const PHRASES_OF: Readonly<Record<Exclude<TipProfile, 'care'>, Phrases>> = {
  diabetes: DIABETES_PHRASES,
  gout: GOUT_PHRASES,
  hypertension: HYPERTENSION_PHRASES,
  obesity: OBESITY_PHRASES,
  dyslipidemia: DYSLIPIDEMIA_PHRASES,
  heartDisease: HEART_DISEASE_PHRASES,
  thyroidDisease: THYROID_DISEASE_PHRASES,
  liverDisease: LIVER_DISEASE_PHRASES,
  diet: DIET_PHRASES,
  vegetarian: VEGETARIAN_PHRASES,
  muscleGain: MUSCLE_GAIN_PHRASES,
  glutenFree: GLUTEN_FREE_PHRASES,
  lowSugar: LOW_SUGAR_PHRASES,
  lowSodium: LOW_SODIUM_PHRASES,
  lowCarbohydrate: LOW_CARBOHYDRATE_PHRASES,
};

/** Every phrase by its rule. */
export const PHRASES: Phrases = {
  ...SUMMARY_PHRASES,
  ...SWAP_PHRASES,
  ...PORTION_PHRASES,
  ...EATING_PHRASES,
  ...SALT_PHRASES,
  ...STAGE_PHRASES,
  ...Object.fromEntries(Object.values(PHRASES_OF).flatMap((phrases) => Object.entries(phrases))),
};
