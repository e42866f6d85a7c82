import type { Notice } from '@kkini/contract';
import type { SurveyDraft } from '@kkini/domain';

type Answers = Pick<SurveyDraft, 'excludedFoods' | 'healthConditions' | 'eatingStyles'>;

/** The health texts these answers call for, in the order they are shown (nutrition-rules section 9). */
export function noticesFor({ excludedFoods, healthConditions, eatingStyles }: Answers): Notice[] {
  const has = (condition: (typeof healthConditions)[number]) => healthConditions.includes(condition);
  const due: readonly (readonly [Notice, boolean])[] = [
    ['general', true],
    ['allergy', excludedFoods.length > 0],
    ['notFor', healthConditions.length > 0],
    ['diabetes', has('diabetes')],
    ['gout', has('gout')],
    ['potassium', has('hypertension') || has('heartDisease')],
    ['dyslipidemia', has('dyslipidemia')],
    ['thyroidDisease', has('thyroidDisease')],
    ['liverDisease', has('liverDisease')],
    ['energyFloor', has('obesity') || eatingStyles.includes('diet')],
  ];
  return due.flatMap(([notice, isDue]) => (isDue ? [notice] : []));
}
