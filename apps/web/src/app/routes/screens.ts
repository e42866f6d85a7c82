import type { ComponentType } from 'react';
import { PATHS, pathParameters } from '../../platform/address/paths.ts';

/** A screen with its address, or a frame around screens. Its script loads when it is shown. */
export type Screen = {
  readonly path?: string;
  readonly load: () => Promise<ComponentType>;
  readonly screens?: readonly Screen[];
};

const START = () => import('../../features/survey/steps/start-screens.tsx');
const CALENDAR = async () => (await import('../../features/survey/steps/calendar-screen.tsx')).CalendarScreen;
const HEALTH = async () => (await import('../../features/survey/steps/health-screen.tsx')).HealthScreen;
const EATING = async () => (await import('../../features/survey/steps/eating-screen.tsx')).EatingScreen;
const EXCLUDED = async () =>
  (await import('../../features/survey/excluded/excluded-screen.tsx')).ExcludedScreen;
const RECIPE = async () => (await import('./recipe-route.tsx')).RecipeRoute;

const SURVEY: readonly Screen[] = [
  { path: PATHS.step1, load: async () => (await START()).Step1Screen },
  { path: PATHS.mealTarget, load: async () => (await START()).MealTargetScreen },
  { path: PATHS.mealCategory, load: async () => (await START()).MealCategoryScreen },
  {
    path: PATHS.area,
    load: async () => (await import('../../features/survey/steps/area-screen.tsx')).AreaScreen,
  },
  { path: PATHS.calendar, load: CALENDAR },
  { path: PATHS.calendarAlias, load: CALENDAR },
  { path: PATHS.health, load: HEALTH },
  { path: PATHS.healthAlias, load: HEALTH },
  {
    path: PATHS.bodies,
    load: async () => (await import('../../features/survey/bodies/bodies-screen.tsx')).BodiesScreen,
  },
  { path: PATHS.eating, load: EATING },
  { path: PATHS.eatingAlias, load: EATING },
  { path: PATHS.excluded, load: EXCLUDED },
  { path: PATHS.excludedAlias, load: EXCLUDED },
  {
    path: PATHS.inputCheck,
    load: async () => (await import('../../features/survey/summary/input-check-screen.tsx')).InputCheckScreen,
  },
];

const PLAN: readonly Screen[] = [
  {
    path: PATHS.dailyMeals,
    load: async () => (await import('../../features/plan/day/daily-meals-screen.tsx')).DailyMealsScreen,
  },
  {
    path: PATHS.weeklyMeals,
    load: async () => (await import('../../features/plan/week/weekly-meals-screen.tsx')).WeeklyMealsScreen,
  },
  {
    path: PATHS.shopping,
    load: async () => (await import('../../features/plan/shopping/shopping-screen.tsx')).ShoppingScreen,
  },
  {
    path: PATHS.nutrition,
    load: async () => (await import('../../features/plan/nutrition/nutrition-screen.tsx')).NutritionScreen,
  },
];

const DETAILS: readonly Screen[] = [
  { path: PATHS.recipeDetail, load: RECIPE },
  { path: PATHS.foundRecipe, load: RECIPE },
  { path: PATHS.productDetail, load: async () => (await import('./product-route.tsx')).ProductRoute },
];

const ACCOUNT: readonly Screen[] = [
  { path: PATHS.myPlans, load: async () => (await import('./my-plans-route.tsx')).MyPlansRoute },
  { path: PATHS.account, load: async () => (await import('./account-route.tsx')).AccountRoute },
];

/** Screens that read from the server; they share one cache. */
const DATA: readonly Screen[] = [
  {
    path: PATHS.cooking,
    load: async () => (await import('./cooking-route.tsx')).CookingRoute,
  },
  { path: PATHS.search, load: async () => (await import('./search-route.tsx')).SearchRoute },
  { path: PATHS.recipeResultList, load: async () => (await import('./search-route.tsx')).ResultListRoute },
  { load: async () => (await import('../layouts/plan-layout.tsx')).PlanLayout, screens: PLAN },
  { load: async () => (await import('../layouts/account-layout.tsx')).AccountLayout, screens: ACCOUNT },
  { load: async () => (await import('../layouts/detail-layout.tsx')).DetailLayout, screens: DETAILS },
];

const SIGN: readonly Screen[] = [
  { path: PATHS.signIn, load: async () => (await import('./sign-in-route.tsx')).SignInRoute },
  { path: PATHS.signUp, load: async () => (await import('./sign-up-route.tsx')).SignUpRoute },
];

/** Every screen except the intro, which is part of the first script. */
export const SCREENS: readonly Screen[] = [
  { load: async () => (await import('../layouts/survey-layout.tsx')).SurveyLayout, screens: SURVEY },
  { load: async () => (await import('../layouts/data-layout.tsx')).DataLayout, screens: DATA },
  { load: async () => (await import('../layouts/sign-layout.tsx')).SignLayout, screens: SIGN },
  { path: PATHS.error, load: async () => (await import('./error-route.tsx')).ErrorRoute },
];

/** Frames of a path from the outside in, then its screen; empty for the intro and unknown paths. */
export function framesOf(path: string, screens: readonly Screen[] = SCREENS): readonly Screen[] {
  for (const screen of screens) {
    if (screen.path !== undefined && pathParameters(screen.path, path)) return [screen];
    const inside = framesOf(path, screen.screens ?? []);
    if (inside.length > 0) return [screen, ...inside];
  }
  return [];
}
