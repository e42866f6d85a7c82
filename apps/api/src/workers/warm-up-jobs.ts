import { aStranger, EMPTY_SURVEY, type MealStyle, type Survey } from '@kkini/domain';
import type { PlanWeekJob } from './planner.ts';

/** Weeks planned at start, so that most of a thread's code is compiled before the first request. */
export const WARM_UP_JOBS: readonly PlanWeekJob[] = [
  job(1, ['simpleRecipe', 'simpleRecipe', 'cookedRecipe']),
  job(2, ['cookedRecipe', 'cookedRecipe', 'cookedRecipe'], { healthConditions: ['diabetes'] }),
];

/** Weeks planned once the server is ready, while nothing is asked of it: rarer rules, and the last of what V8 optimises. */
export const LATER_WARM_UP_JOBS: readonly PlanWeekJob[] = [
  job(3, ['fasting', 'lunchBox', 'simpleRecipe'], { eatingStyles: ['vegetarian'] }),
  job(4, ['simpleRecipe', 'restaurant', 'mealKit'], { healthConditions: ['hypertension', 'dyslipidemia'] }),
  job(5, ['simpleRecipe', 'convenienceStore', 'cookedRecipe'], { eatingStyles: ['diet'] }),
  job(6, ['cookedRecipe', 'simpleRecipe', 'mealKit'], { healthConditions: ['gout'] }),
  job(7, ['simpleRecipe', 'lunchBox', 'restaurant'], { excludedFoods: ['shrimp', 'egg', 'milk'] }),
  job(8, ['fasting', 'fasting', 'cookedRecipe'], { eatingStyles: ['glutenFree'] }),
  job(9, ['cookedRecipe', 'restaurant', 'simpleRecipe'], { targets: ['child', 'parents'] }),
  job(10, ['simpleRecipe', 'cookedRecipe', 'cookedRecipe'], {
    healthConditions: ['heartDisease', 'liverDisease'],
    eatingStyles: ['regular'],
  }),
  job(11, ['cookedRecipe', 'fasting', 'simpleRecipe'], {
    targets: ['self', 'spouse'],
    persons: [
      {
        ...aStranger('self'),
        sex: 'male',
        birthYear: 2059,
        heightCm: 173,
        weightKg: 70,
        activity: 'lowActive',
        answers: { kidney: 'stage1to2', kRetain: 'no', warfarin: 'yes' },
      },
      { ...aStranger('spouse'), count: 2, sex: 'female', birthYear: 2024, answers: { pregnancy: 'no' } },
    ],
    healthConditions: ['hypertension'],
    excludedFoods: ['peanut'],
    excludedFoodStrictness: [{ food: 'peanut', strictness: 'severeAllergy' }],
  }),
];

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
