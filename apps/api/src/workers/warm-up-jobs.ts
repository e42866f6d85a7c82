import {
  aStranger,
  type BodyAnswers,
  EATING_STYLES,
  EMPTY_SURVEY,
  HEALTH_CONDITIONS,
  MEAL_STYLES,
  type MealStyle,
  type Person,
  type Survey,
} from '@kkini/domain';
import type { PlanWeekJob } from './planner.ts';

/** Weeks planned at start, so that most of a thread's code is compiled before the first request. */
export const WARM_UP_JOBS: readonly PlanWeekJob[] = [
  job(1, ['simpleRecipe', 'simpleRecipe', 'cookedRecipe']),
  job(2, ['cookedRecipe', 'cookedRecipe', 'cookedRecipe'], { healthConditions: ['diabetes'] }),
];

/** Tables of people for the later weeks, used in turn. They cover rules for single bodies, for medicines and for several plates. */
const TABLES: readonly Partial<Survey>[] = [
  { targets: ['self'] },
  { targets: ['child', 'parents'] },
  { targets: ['self'], persons: [aMan({ kidney: 'stage1to2', kRetain: 'no', warfarin: 'yes' })] },
  {
    targets: ['self', 'spouse'],
    persons: [
      aMan({}),
      { ...aStranger('spouse'), count: 2, sex: 'female', birthYear: 2024, answers: { pregnancy: 'no' } },
    ],
    excludedFoods: ['peanut'],
    excludedFoodStrictness: [{ food: 'peanut', strictness: 'severeAllergy' }],
  },
];

const COOKED_AND_BOUGHT = MEAL_STYLES.filter((style) => style !== 'fasting');
/** Number of later weeks, half a minute of an idle server. */
export const LATER_WEEKS = 160;

/**
 * Weeks planned while the server is idle: each meal style with each condition and eating style, and code that V8 optimises late. Of
 * the 61 ms of processor time of a week, 23 are compiling after the first fifty weeks, and 7 after a hundred.
 */
export const LATER_WARM_UP_JOBS: readonly PlanWeekJob[] = Array.from({ length: LATER_WEEKS }, (_, at) => {
  const round = Math.floor(at / COOKED_AND_BOUGHT.length);
  const style = (place: number): MealStyle => turn(COOKED_AND_BOUGHT, place)[0] ?? 'fasting';
  return job(at + WARM_UP_JOBS.length + 1, [style(at), style(at + round), style(at + 2 * round + 3)], {
    ...turn(TABLES, at)[0],
    healthConditions: at % 3 === 0 ? [] : turn(HEALTH_CONDITIONS, at),
    eatingStyles: at % 2 === 0 ? [] : turn(EATING_STYLES, round),
  });
});

/** The item at an index of a cyclic list, as a list of one. */
function turn<Item>(list: readonly Item[], place: number): readonly Item[] {
  return list.slice(place % list.length).slice(0, 1);
}

function aMan(answers: BodyAnswers): Person {
  const body = { sex: 'male', birthYear: 2059, heightCm: 173, weightKg: 70, activity: 'lowActive' } as const;
  return { ...aStranger('self'), ...body, answers };
}

type Styles = readonly [breakfast: MealStyle, lunch: MealStyle, dinner: MealStyle];

function job(seed: number, styles: Styles, answers: Partial<Survey> = {}): PlanWeekJob {
  const [breakfast, lunch, dinner] = styles;
  const survey: Survey = {
    ...EMPTY_SURVEY,
    targets: ['self'],
    mealStyles: { breakfast, lunch, dinner },
    startDate: '2099-01-05',
    ...answers,
  };
  return { kind: 'planWeek', survey, seed };
}
