import { NOTICES, type Notice } from '@kkini/contract';
import type { HealthCondition, SurveyDraft } from '@kkini/domain';

type Answers = Pick<SurveyDraft, 'excludedFoods' | 'healthConditions' | 'eatingStyles'>;

/** Health text of each condition; null if the general text for conditions is enough. */
const NOTICE_OF: Readonly<Record<HealthCondition, Notice | null>> = {
  diabetes: 'diabetes',
  gout: 'gout',
  hypertension: 'potassium',
  obesity: 'energyFloor',
  dyslipidemia: 'dyslipidemia',
  heartDisease: 'potassium',
  thyroidDisease: 'thyroidDisease',
  liverDisease: 'liverDisease',
};

/** Health texts these answers require, in display order (nutrition-rules section 9). */
export function noticesFor({ excludedFoods, healthConditions, eatingStyles }: Answers): Notice[] {
  const due = new Set<Notice | null>([
    'general',
    ...(excludedFoods.length > 0 ? (['allergy'] as const) : []),
    ...(healthConditions.length > 0 ? (['notFor'] as const) : []),
    ...healthConditions.map((condition) => NOTICE_OF[condition]),
    ...(eatingStyles.includes('diet') ? (['energyFloor'] as const) : []),
  ]);
  return NOTICES.filter((notice) => due.has(notice));
}
