import {
  ACTIVITIES,
  aStranger,
  BODY_QUESTIONS,
  type BodyQuestion,
  EATING_STYLES,
  EMPTY_SURVEY,
  EXCLUDABLE_FOODS,
  HEALTH_CONDITIONS,
  type MealStyle,
  type Person,
  SEXES,
  STRICTNESS,
  type Survey,
  type Target,
} from '@kkini/domain';
import { RandomSource } from './random-source.ts';

const STYLES: readonly MealStyle[] = [
  'cookedRecipe',
  'simpleRecipe',
  'mealKit',
  'restaurant',
  'convenienceStore',
  'lunchBox',
  'fasting',
];
const styles = (weights: readonly number[]) =>
  STYLES.map((style, index) => ({ style, weight: weights[index] ?? 0 }));

/** Frequency of each style per meal; every fifth breakfast is skipped. */
const BREAKFAST = styles([20, 35, 5, 2, 13, 5, 20]);
const LUNCH = styles([20, 15, 8, 28, 12, 15, 2]);
const DINNER = styles([38, 20, 15, 14, 4, 4, 5]);

const TARGETS: readonly { readonly targets: readonly Target[]; readonly weight: number }[] = [
  { targets: ['self'], weight: 70 },
  { targets: ['parents'], weight: 12 },
  { targets: ['child'], weight: 6 },
  { targets: ['self', 'spouse'], weight: 8 },
  { targets: ['self', 'child'], weight: 4 },
];

/** Foods in many dishes of the synthetic catalogues, and words unknown to the vocabulary. */
const COMMON_FOODS = ['shrimp', 'egg', 'walnut', 'peanut', 'milk', 'pork', 'beef', 'mackerel', 'tomato'];
const OWN_WORDS = ['마라', '고기', '매운 고추랑 새우'];

/**
 * A random survey: styles by slot, up to three conditions, two eating styles and four excluded foods; every second one
 * has body facts and strict exclusions.
 */
export function randomSurvey(seed: number): Survey {
  const random = new RandomSource(seed * 104729 + 17);
  const words = [...COMMON_FOODS, ...EXCLUDABLE_FOODS.map((food) => food.id), ...OWN_WORDS];
  const survey = {
    ...EMPTY_SURVEY,
    targets: random.pick(TARGETS).targets,
    mealStyles: {
      breakfast: random.pick(BREAKFAST).style,
      lunch: random.pick(LUNCH).style,
      dinner: random.pick(DINNER).style,
    },
    startDate: '2026-11-23',
    areas: ['강남', '판교'],
    healthConditions: random.some(HEALTH_CONDITIONS, 3),
    eatingStyles: random.some(EATING_STYLES, 2),
    excludedFoods: random.some(random.unit() < 0.5 ? COMMON_FOODS : words, 4),
  };
  if (random.unit() < 0.5) return survey;
  const answered = {
    ...survey,
    excludedFoodStrictness: survey.excludedFoods.map((food) => ({
      food,
      strictness: random.oneOf(STRICTNESS),
    })),
    persons: survey.targets.map((target) => randomPerson(target, random)),
  };
  return { ...answered, persons: withOwners(answered, random) };
}

/** A person with some known measures and answered questions. */
function randomPerson(target: Target, random: RandomSource): Person {
  const maybe = <Value>(value: Value) => (random.unit() < 0.6 ? value : null);
  const between = (least: number, most: number) => Math.round(least + (most - least) * random.unit());
  const questions = random.some(Object.keys(BODY_QUESTIONS) as BodyQuestion[], 3);
  const isChild = target === 'child';
  return {
    ...aStranger(target),
    sex: maybe(random.oneOf(SEXES)),
    birthYear: maybe(isChild ? between(2009, 2022) : between(1940, 2006)),
    heightCm: maybe(isChild ? between(100, 165) : between(148, 185)),
    weightKg: maybe(isChild ? between(15, 60) : between(42, 105)),
    activity: maybe(random.oneOf(ACTIVITIES)),
    answers: Object.fromEntries(
      questions.map((question) => [question, random.oneOf<string>(BODY_QUESTIONS[question])]),
    ),
  };
}

type People = Pick<Survey, 'persons' | 'healthConditions'>;

/**
 * The people of a table. In half of the cases each of them is free of about every other condition, so that a condition may apply to
 * some, all or none. The people are unchanged if one person eats, or in the other cases.
 */
export function withOwners({ persons, healthConditions }: People, random: RandomSource): readonly Person[] {
  if (persons.length < 2 || healthConditions.length === 0 || random.isLikely(0.5)) return persons;
  return persons.map((person) => ({
    ...person,
    freeOf: healthConditions.filter(() => random.isLikely(0.5)),
  }));
}
