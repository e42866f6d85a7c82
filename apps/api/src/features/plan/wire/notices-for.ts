import { NOTICES, type Notice } from '@kkini/contract';
import { type HealthCondition, RECIPE_STYLES, type SurveyDraft } from '@kkini/domain';
import { mostSodiumMg } from '@kkini/domain/limits';

type Answers = Pick<SurveyDraft, 'excludedFoods' | 'healthConditions' | 'eatingStyles' | 'mealStyles'>;

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

/** Health texts these answers require, in display order (nutrition-rules section 9, safety-rules section 7.6). */
export function noticesFor(answers: Answers): Notice[] {
  const { excludedFoods, healthConditions, eatingStyles } = answers;
  const due = new Set<Notice | null>([
    'general',
    ...(excludedFoods.length > 0 ? (['allergy'] as const) : []),
    ...(healthConditions.length > 0 ? (['notFor'] as const) : []),
    ...healthConditions.map((condition) => NOTICE_OF[condition]),
    ...(eatingStyles.includes('diet') ? (['energyFloor'] as const) : []),
    ...(balancesRestaurants(answers) ? (['restaurants'] as const) : []),
  ]);
  return NOTICES.filter((notice) => due.has(notice));
}

/** Sodium maximum of a day up to which bought meals are chosen by their salt (safety-rules section 7.3), mg. */
const LITTLE_SODIUM_MG = 2000;

/** Whether home meals make up for the salt of restaurant meals. */
function balancesRestaurants({ healthConditions, eatingStyles, mealStyles }: Answers): boolean {
  const styles = Object.values(mealStyles);
  const isLimited = eatingStyles.includes('lowSodium') || mostSodiumMg(healthConditions) <= LITTLE_SODIUM_MG;
  const cooks = styles.some((style) => RECIPE_STYLES.some((each) => each === style));
  return isLimited && cooks && styles.includes('restaurant');
}
