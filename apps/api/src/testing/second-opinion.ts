import {
  EATING_STYLES,
  EXCLUDABLE_FOODS,
  HEALTH_CONDITIONS,
  type HealthCondition,
  type MealStyle,
  type Survey,
  TARGETS,
  type Taxonomy,
  type TaxonomyItem,
  type TaxonomySource,
} from '@kkini/domain';
import { aSurvey } from '@kkini/domain/testing';
import fc from 'fast-check';

/** Tags no dish may have, by condition; written from nutrition-rules section 5. */
const FORBIDDEN_BY_CONDITION: Readonly<Record<HealthCondition, readonly string[]>> = {
  diabetes: ['raw-risk'],
  gout: ['organ-meat', 'purine-very-high', 'alcohol'],
  hypertension: ['potassium-chloride', 'drug-interaction', 'herbal-concentrate'],
  obesity: [],
  dyslipidemia: ['trans-fat-risk', 'drug-interaction'],
  heartDisease: ['potassium-chloride', 'trans-fat-risk', 'drug-interaction', 'herbal-concentrate'],
  thyroidDisease: ['iodine-very-high'],
  liverDisease: ['raw-risk', 'raw-egg', 'alcohol', 'alcohol-cooking', 'herbal-concentrate', 'organ-meat'],
};

/** Tags no dish may have, by any answer. */
const FORBIDDEN_TAGS: Readonly<Record<string, readonly string[]>> = {
  ...FORBIDDEN_BY_CONDITION,
  vegetarian: ['animal-flesh'],
  glutenFree: ['gluten', 'gluten-risk'],
  child: ['raw-risk', 'raw-egg', 'alcohol', 'alcohol-cooking', 'caffeine', 'choking-risk', 'mercury-high'],
  parents: ['choking-risk', 'raw-risk', 'raw-egg'],
};

/** Answers that restrict dishes; a dish with an unknown food never suits them. */
function isRestricted({ healthConditions, eatingStyles, targets, excludedFoods }: Survey): boolean {
  const answers = [...healthConditions, ...eatingStyles, ...targets];
  return excludedFoods.length > 0 || answers.some((answer) => (FORBIDDEN_TAGS[answer] ?? []).length > 0);
}

/** Contents of a dish: taxonomy ids, and whether some foods are unknown. */
export type MadeOf = { readonly foods: readonly string[]; readonly hasUnknown: boolean };

/** Why a dish must not be served for a survey, computed without the product's own rules. */
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

/** Contents of a food by plain recursion over the source of the taxonomy: an independent check of the product's closures. */
type NaiveClosure = {
  readonly certain: (id: string) => ReadonlySet<string>;
  readonly possible: (id: string) => ReadonlySet<string>;
  readonly tags: (id: string) => ReadonlySet<string>;
};

/** Sections 2 and 6 of the taxonomy's design, implemented a second time without caches and without shared code. */
export function naiveClosure(source: TaxonomySource): NaiveClosure {
  const items = new Map(source.items.map((item) => [item.id, item]));
  const item = (id: string): TaxonomyItem => {
    const found = items.get(id);
    if (found === undefined) throw new Error(`no food ${id}`);
    return found;
  };
  const identity = (id: string): string[] => [id, ...item(id).parents.flatMap(identity)];
  const members = (group: string) =>
    source.items.filter((each) => each.id !== group && identity(each.id).includes(group)).map(({ id }) => id);
  const up = (id: string): string[] => [id, ...[...item(id).parents, ...item(id).contains].flatMap(up)];
  const may = (id: string): string[] => {
    const { parents, contains, mayContain } = item(id);
    const groups = [...contains, ...mayContain].filter((each) => item(each).kind === 'group');
    return [
      ...[...parents, ...contains].flatMap(may),
      ...mayContain.flatMap((each) => [...up(each), ...may(each)]),
      ...groups.flatMap(members),
    ];
  };
  const travelling = new Set(source.tags.filter((tag) => tag.propagates).map(({ tag }) => tag));
  const travellingOf = (ids: readonly string[]) =>
    ids.flatMap((id) => item(id).tags).filter((tag) => travelling.has(tag));
  const mayTags = (id: string): string[] => {
    const { parents, contains, mayContain } = item(id);
    return [
      ...[...parents, ...contains].flatMap(mayTags),
      ...mayContain.flatMap((each) => [...travellingOf(up(each)), ...mayTags(each)]),
    ];
  };
  const warnOnly = new Set(source.policy.mayContainWarnOnly.tags);
  return {
    certain: (id) => new Set(up(id)),
    possible: (id) => new Set(may(id)),
    tags: (id) =>
      new Set([
        ...identity(id).flatMap((each) => item(each).tags),
        ...travellingOf(up(id)),
        ...mayTags(id).filter((tag) => !warnOnly.has(tag)),
      ]),
  };
}
