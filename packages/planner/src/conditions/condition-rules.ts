import type { HealthCondition } from '@kkini/domain';
import type { ChoiceRules } from '../model/choice-rules.ts';
import { DIABETES } from './diabetes.ts';
import { DYSLIPIDEMIA } from './dyslipidemia.ts';
import { GOUT } from './gout.ts';
import { HEART_DISEASE } from './heart-disease.ts';
import { HYPERTENSION } from './hypertension.ts';
import { LIVER_DISEASE } from './liver-disease.ts';
import { OBESITY } from './obesity.ts';
import { THYROID_DISEASE } from './thyroid-disease.ts';

/** The rules of every health condition. */
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
