import {
  ACTIVITIES,
  AREAS,
  aStranger,
  BODY_QUESTIONS,
  type BodyAnswers,
  type BodyQuestion,
  COOKING_MINUTES,
  EATING_STYLES,
  EMPTY_SURVEY,
  HEALTH_CONDITIONS,
  MEAL_STYLES,
  type Person,
  PLAN_DIALOGS,
  RICE_KINDS,
  SEXES,
  STRICTNESS,
  type Survey,
  type Target,
  WEEKDAYS,
} from '@kkini/domain';
import type { RandomSource } from '../catalogues/random-source.ts';
import { withOwners } from '../catalogues/random-survey.ts';
import { COMMON_WORDS, EXCLUDED_WORDS } from './judgement/excluded-words.ts';

const YEAR = 2026;

const TABLES: readonly (readonly Target[])[] = [
  ['self'],
  ['self'],
  ['child'],
  ['parents'],
  ['self', 'child'],
  ['self', 'parents'],
  ['self', 'spouse'],
  ['spouse', 'child'],
  ['colleague', 'self'],
  ['self', 'spouse', 'child'],
  ['self', 'spouse', 'child', 'parents'],
  ['self', 'spouse', 'parents', 'child', 'colleague'],
];
const CONDITION_COUNTS = [0, 0, 0, 1, 1, 2, 3, 4];
const EXCLUSION_COUNTS = [0, 0, 1, 1, 2, 3, 4, 6, 8];
const FOODS_AT_HOME = [
  '두부',
  '달걀',
  '시금치',
  '애호박',
  '감자',
  '당근',
  '양배추',
  '콩나물',
  '버섯',
  '돼지고기',
  '닭고기',
  '고등어',
  '김치',
  '어묵',
  '참치캔',
  '미역',
  '연어',
  '오징어',
  '새우',
  '깻잎',
];
/** Extras, by the ids of their dishes. */
const EXTRAS = ['uyu', 'duyu', 'plain-yogurt', 'banana', 'sagwa', 'gyul', 'gyeongwaryu', 'gun-gyeran'];
const PREGNANCIES = ['pregnant', 'trimester1', 'trimester2', 'trimester3', 'lactating'] as const;
/** Answers that get no plan. */
const REFUSED_ANSWERS: readonly string[] = ['stage4to5', 'within3Months'];

/**
 * A survey with many demands: any table of people, conditions of all or some, medicines, kidneys and excluded words together, any
 * start date, a day for cooking ahead, foods at home, minutes, rice and refused extras. It has many more limits than
 * `randomSurvey`, and any answer of the product.
 */
export function randomVisitor(random: RandomSource): Survey {
  const targets = random.oneOf(TABLES);
  const excludedFoods = randomWords(random);
  const isStrict = random.isLikely(0.6);
  const maybe = <Value>(value: Value) => (random.isLikely(0.4) ? value : null);
  const areas = [random.oneOf(AREAS), random.oneOf(AREAS)];
  const conditions = random.oneOf(CONDITION_COUNTS);
  const survey: Survey = {
    ...EMPTY_SURVEY,
    targets,
    mealStyles: randomStyles(random),
    startDate: randomDate(random),
    areas: [...new Set(areas)],
    healthConditions: random.between(HEALTH_CONDITIONS, conditions, conditions),
    eatingStyles: random.isLikely(0.4) ? random.between(EATING_STYLES, 1, 2) : [],
    excludedFoods,
    excludedFoodStrictness: isStrict
      ? excludedFoods.map((food) => ({ food, strictness: randomStrictness(random) }))
      : [],
    persons: random.isLikely(0.85) ? targets.map((target) => randomPerson(random, target)) : [],
    confirmations: PLAN_DIALOGS,
    prepDay: maybe(random.oneOf(WEEKDAYS)),
    rice: maybe(random.oneOf(RICE_KINDS)),
    weekdayMinutes: maybe(random.oneOf(COOKING_MINUTES)),
    foodsAtHome: random.isLikely(0.4) ? random.between(FOODS_AT_HOME, 1, 3) : [],
  };
  const persons = withOthers(survey, random.aside().aside());
  const refusedExtras = randomRefusals(random.aside().aside().aside());
  return { ...survey, refusedExtras, persons: withOwners({ ...survey, persons }, random.aside()) };
}

function randomRefusals(random: RandomSource): readonly string[] {
  return random.isLikely(0.3) ? random.between(EXTRAS, 1, 4) : [];
}

/** The people of a table; in a third of the cases with another parent, and another child if there is one. */
function withOthers({ persons }: Survey, random: RandomSource): readonly Person[] {
  if (!random.isLikely(1 / 3)) return persons;
  const several = persons.filter(({ target }) => target === 'parents' || target === 'child');
  return [...persons, ...several.map(({ target }) => randomPerson(random, target))];
}

/** A third of the visitors cook every meal, which gives the companions most influence. */
function randomStyles(random: RandomSource): Survey['mealStyles'] {
  if (random.isLikely(1 / 3)) {
    const breakfast = random.oneOf(['cookedRecipe', 'simpleRecipe'] as const);
    return { breakfast, lunch: 'cookedRecipe', dinner: 'cookedRecipe' };
  }
  const any = () => random.oneOf(MEAL_STYLES);
  return { breakfast: any(), lunch: any(), dinner: random.isLikely(0.5) ? 'cookedRecipe' : any() };
}

function randomDate(random: RandomSource): string {
  return new Date(Date.UTC(YEAR, random.whole(0, 11), random.whole(1, 28))).toISOString().slice(0, 10);
}

/** Different words; every fourth one excludes many dishes. */
function randomWords(random: RandomSource): readonly string[] {
  const words = Array.from({ length: random.oneOf(EXCLUSION_COUNTS) }, () =>
    random.isLikely(0.25) ? random.oneOf(COMMON_WORDS) : random.oneOf(EXCLUDED_WORDS),
  );
  return [...new Set(words)];
}

function randomStrictness(random: RandomSource) {
  return random.isLikely(0.15)
    ? 'severeAllergy'
    : random.oneOf(STRICTNESS.filter((each) => each !== 'severeAllergy'));
}

function randomPerson(random: RandomSource, target: Target): Person {
  const maybe = <Value>(value: Value) => (random.isLikely(0.75) ? value : null);
  const age = randomAge(random, target);
  const size =
    target === 'child'
      ? { heightCm: 88 + 6 * (age - 3), weightKg: Math.round(13 + 3.4 * (age - 3)) }
      : { heightCm: random.whole(148, 188), weightKg: random.whole(42, 110) };
  return {
    ...aStranger(target),
    sex: maybe(random.oneOf(SEXES)),
    birthYear: maybe(YEAR - age),
    heightCm: maybe(size.heightCm),
    weightKg: maybe(size.weightKg),
    activity: maybe(random.oneOf(ACTIVITIES)),
    count: random.isLikely(0.25) ? random.whole(1, 3) : 1,
    answers: randomAnswers(random, target),
  };
}

function randomAge(random: RandomSource, target: Target): number {
  if (target === 'child') return random.isLikely(0.6) ? random.whole(3, 7) : random.whole(3, 18);
  return target === 'parents' ? random.whole(50, 92) : random.whole(19, 78);
}

/** Answers that permit a plan; a child is not asked about pregnancy. */
function randomAnswers(random: RandomSource, target: Target): BodyAnswers {
  const asked = (Object.keys(BODY_QUESTIONS) as BodyQuestion[]).filter(() => random.isLikely(0.16));
  const answers: BodyAnswers = Object.fromEntries(
    asked.map((question) => {
      const allowed = BODY_QUESTIONS[question].filter((answer) => !REFUSED_ANSWERS.includes(answer));
      return [question, question === 'swallow' ? 'no' : random.oneOf<string>(allowed)];
    }),
  );
  const { pregnancy, ...others } = answers;
  if (target === 'child') return others;
  return random.isLikely(0.12) ? { ...answers, pregnancy: random.oneOf(PREGNANCIES) } : answers;
}
