import {
  EATING_STYLES,
  EXCLUDABLE_FOODS,
  HEALTH_CONDITIONS,
  type HealthCondition,
  type MealStyle,
  type Survey,
  TARGETS,
  type Taxonomy,
} from '@kkini/domain';
import { aSurvey } from '@kkini/domain/testing';
import fc from 'fast-check';
import { naiveClosure } from './naive-closure.ts';

/** Tags no dish may carry, per condition; written from nutrition-rules section 5. */
const FORBIDDEN_BY_CONDITION: Readonly<Record<HealthCondition, readonly string[]>> = {
  diabetes: ['raw-risk'],
  gout: ['organ-meat', 'purine-very-high', 'alcohol'],
  hypertension: ['potassium-chloride', 'drug-interaction', 'herbal-concentrate'],
  obesity: [],
  dyslipidemia: ['trans-fat-risk', 'drug-interaction'],
  heartDisease: ['potassium-chloride', 'trans-fat-risk', 'drug-interaction', 'herbal-concentrate'],
  thyroidDisease: ['iodine-very-high'],
  liverDisease: ['raw-risk', 'alcohol', 'alcohol-cooking', 'herbal-concentrate', 'organ-meat'],
};

/** The same by every possible answer. */
const FORBIDDEN_TAGS: Readonly<Record<string, readonly string[]>> = {
  ...FORBIDDEN_BY_CONDITION,
  vegetarian: ['animal-flesh'],
  glutenFree: ['gluten', 'gluten-risk'],
  child: ['raw-risk', 'alcohol', 'alcohol-cooking', 'caffeine', 'choking-risk', 'mercury-high'],
  parents: ['choking-risk'],
};

/** Answers that restrict dishes; a dish with an unknown food never suits them. */
function isRestricted({ healthConditions, eatingStyles, targets, excludedFoods }: Survey): boolean {
  const answers = [...healthConditions, ...eatingStyles, ...targets];
  return excludedFoods.length > 0 || answers.some((answer) => (FORBIDDEN_TAGS[answer] ?? []).length > 0);
}

/** The contents of a dish: taxonomy ids, and whether some foods are unknown. */
export type MadeOf = { readonly foods: readonly string[]; readonly hasUnknown: boolean };

/** Reasons, computed without the product's own rules, why a dish must not be served for a survey. */
export function secondOpinion(taxonomy: Taxonomy) {
  const closure = naiveClosure(taxonomy.source);
  const warnOnly = taxonomy.warnOnlyIds;
  return ({ foods, hasUnknown }: MadeOf, survey: Survey): readonly string[] => {
    const tags = new Set(foods.flatMap((id) => [...closure.tags(id)]));
    const answers = [...survey.healthConditions, ...survey.eatingStyles, ...survey.targets];
    const forbidden = answers.flatMap((answer) => FORBIDDEN_TAGS[answer] ?? []);
    const excluded = survey.excludedFoods.filter((food) =>
      foods.some(
        (id) => closure.certain(id).has(food) || (closure.possible(id).has(food) && !warnOnly.has(food)),
      ),
    );
    const unknown = hasUnknown && isRestricted(survey) ? ['unknown food'] : [];
    return [...excluded, ...forbidden.filter((tag) => tags.has(tag)), ...unknown];
  };
}

/** Any survey whose meals have these styles. */
export function anySurvey(styles: readonly MealStyle[]): fc.Arbitrary<Survey> {
  const style = fc.constantFrom(...styles);
  return fc
    .record({
      targets: fc.uniqueArray(fc.constantFrom(...TARGETS), { minLength: 1, maxLength: 2 }),
      mealStyles: fc.record({ breakfast: style, lunch: style, dinner: style }),
      healthConditions: fc.uniqueArray(fc.constantFrom(...HEALTH_CONDITIONS), { maxLength: 3 }),
      eatingStyles: fc.uniqueArray(fc.constantFrom(...EATING_STYLES), { maxLength: 2 }),
      excludedFoods: fc.uniqueArray(fc.constantFrom(...EXCLUDABLE_FOODS.map((food) => food.id)), {
        maxLength: 4,
      }),
    })
    .map((answers) => aSurvey({ ...answers, areas: ['강남'] }));
}
