import type { HealthCondition } from '@kkini/domain';
import type { ChoiceRules } from '../model/choice-rules.ts';
import { DIABETES } from './conditions/diabetes.ts';
import { DYSLIPIDEMIA } from './conditions/dyslipidemia.ts';
import { GOUT } from './conditions/gout.ts';
import { HEART_DISEASE } from './conditions/heart-disease.ts';
import { HYPERTENSION } from './conditions/hypertension.ts';
import { LIVER_DISEASE } from './conditions/liver-disease.ts';
import { OBESITY } from './conditions/obesity.ts';
import { THYROID_DISEASE } from './conditions/thyroid-disease.ts';

/** The rules of every health condition, each in a file of its own. */
export const CONDITION_RULES: Readonly<Record<HealthCondition, ChoiceRules>> = {
  diabetes: DIABETES,
  gout: GOUT,
  hypertension: HYPERTENSION,
  obesity: OBESITY,
  dyslipidemia: DYSLIPIDEMIA,
  heartDisease: HEART_DISEASE,
  thyroidDisease: THYROID_DISEASE,
  liverDisease: LIVER_DISEASE,
};
