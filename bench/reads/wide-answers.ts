import {
  ACTIVITIES,
  BODY_QUESTIONS,
  type BodyQuestion,
  COOKING_MINUTES,
  EATING_STYLE_KO,
  EATING_STYLES,
  EXCLUDABLE_FOODS,
  HEALTH_CONDITION_KO,
  HEALTH_CONDITIONS,
  MEAL_STYLE_KO,
  MEAL_STYLES,
  PLAN_DIALOGS,
  RICE_KIND_KO,
  RICE_KINDS,
  SEXES,
  STRICTNESS,
  STRICTNESS_KO,
  TARGET_KO,
  TARGETS,
  WEEKDAY_KO,
  WEEKDAYS,
} from '@kkini/domain';
import { MOST_EXCLUDED_CHARACTERS } from '@kkini/domain/limits';
import { RandomSource } from '../planner/catalogues/random-source.ts';

const FOODS_AT_HOME = [
  '두부',
  '달걀',
  '양배추',
  '돼지고기',
  '감자',
  '무',
  '애호박',
  '고등어',
  '버섯',
  '쿠쿠루삐삐',
];
const LONG_WORD = 400;
/** Unknown words of the greatest length, as many as an answer may hold. */
const LONG_WORDS = Array.from({ length: MOST_EXCLUDED_CHARACTERS / LONG_WORD }, (_, at) =>
  `쿠쿠루삐삐${at}`.padEnd(LONG_WORD, '뿅'),
);
const OWN_WORDS = ['마라', '고기', '매운 고추랑 새우', '쿠쿠루삐삐', '할머니가 절대로 먹지 말라고 하신 것'];

/** A survey as the page sends it, drawn from all possible answers: large households, many conditions, cooked meals. */
export function wideAnswers(seed: number) {
  const random = new RandomSource(seed);
  const named = <Key extends string>(keys: readonly Key[], names: Readonly<Record<Key, string>>) =>
    keys.map((key) => names[key]);
  const isOften = (chance: number) => random.unit() < chance;
  const targets = isOften(0.5) ? random.some(TARGETS, TARGETS.length) : TARGETS;
  const people = targets.length === 0 ? TARGETS.slice(0, 1) : targets;
  const style = () => (isOften(0.6) ? 'cookedRecipe' : random.oneOf(MEAL_STYLES));
  const [breakfast, lunch, dinner] = [style(), style(), style()];
  const isLong = isOften(0.1);
  const excluded = isLong
    ? LONG_WORDS
    : random.some([...EXCLUDABLE_FOODS.map(({ id }) => id), ...OWN_WORDS], 8);
  return {
    startIntro: true,
    lastStep: 'inputCheck',
    step1: named(people, TARGET_KO),
    mealCategory: {
      breakfast: MEAL_STYLE_KO[breakfast],
      lunch: MEAL_STYLE_KO[lunch],
      dinner: MEAL_STYLE_KO[dinner],
    },
    dates: '2099-01-05',
    area: random.between(['강남', '판교', '해운대', '명동'], 1, 3),
    health: named(
      random.some(HEALTH_CONDITIONS, isOften(0.3) ? HEALTH_CONDITIONS.length : 3),
      HEALTH_CONDITION_KO,
    ),
    eatingHabits: named(random.some(EATING_STYLES, 3), EATING_STYLE_KO),
    excludedIngredients: excluded,
    excludedStrictness: excluded.map((ingredient) => ({
      ingredient,
      strictness: STRICTNESS_KO[isLong ? 'dislike' : random.oneOf(STRICTNESS)],
    })),
    persons: isOften(0.3)
      ? []
      : people.map((target) => aPerson(TARGET_KO[target], target === 'child', random)),
    confirmations: [...PLAN_DIALOGS],
    prepDay: isOften(0.5) ? WEEKDAY_KO[random.oneOf(WEEKDAYS)] : null,
    rice: isOften(0.5) ? RICE_KIND_KO[random.oneOf(RICE_KINDS)] : null,
    weekdayMinutes: isOften(0.5) ? random.oneOf(COOKING_MINUTES) : null,
    foodsAtHome: isLong ? LONG_WORDS : random.some(FOODS_AT_HOME, FOODS_AT_HOME.length),
  };
}
export type Answers = ReturnType<typeof wideAnswers>;

function aPerson(target: string, isChild: boolean, random: RandomSource) {
  const maybe = <Value>(value: Value) => (random.unit() < 0.7 ? value : null);
  const between = (least: number, most: number) => Math.round(least + (most - least) * random.unit());
  const questions = random.some(Object.keys(BODY_QUESTIONS) as BodyQuestion[], 3);
  return {
    target,
    count: between(1, 4),
    sex: maybe(random.oneOf(SEXES)),
    birthYear: maybe(isChild ? between(2009, 2021) : between(1940, 2006)),
    heightCm: maybe(isChild ? between(100, 165) : between(148, 185)),
    weightKg: maybe(isChild ? between(18, 60) : between(42, 105)),
    activity: maybe(random.oneOf(ACTIVITIES)),
    answers: Object.fromEntries(questions.map((each) => [each, random.oneOf<string>(BODY_QUESTIONS[each])])),
  };
}
