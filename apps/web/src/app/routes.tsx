import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { PATHS } from '../edges/paths.ts';
import { IntroRoute } from './intro-route.tsx';
import { loadScreen } from './load-screen.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { RootLayout } from './root-layout.tsx';
import { RouteError } from './route-error.tsx';

/** Every route and alias. Only the intro is part of the first script; an unknown address leads to the start. */
export const ROUTES: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: LoadingScreen,
    children: [
      { path: PATHS.intro, Component: IntroRoute },
      { path: PATHS.introAlias, Component: IntroRoute },
      { lazy: loadScreen(() => import('./survey-layout.tsx'), 'SurveyLayout'), children: surveyRoutes() },
      { lazy: loadScreen(() => import('./data-layout.tsx'), 'DataLayout'), children: dataRoutes() },
      { lazy: loadScreen(() => import('./sign-layout.tsx'), 'SignLayout'), children: signRoutes() },
      { path: PATHS.error, lazy: loadScreen(() => import('./error-route.tsx'), 'ErrorRoute') },
      { path: '*', element: <Navigate to={PATHS.intro} replace /> },
    ],
  },
];

function surveyRoutes(): RouteObject[] {
  const calendar = loadScreen(() => import('../features/survey/calendar-screen.tsx'), 'CalendarScreen');
  const health = loadScreen(() => import('../features/survey/health-screen.tsx'), 'HealthScreen');
  const eating = loadScreen(() => import('../features/survey/eating-screen.tsx'), 'EatingScreen');
  const excluded = loadScreen(() => import('../features/survey/excluded-screen.tsx'), 'ExcludedScreen');
  return [
    at(
      PATHS.step1,
      loadScreen(() => import('../features/survey/step1-screen.tsx'), 'Step1Screen'),
    ),
    at(
      PATHS.mealTarget,
      loadScreen(() => import('../features/survey/meal-target-screen.tsx'), 'MealTargetScreen'),
    ),
    at(
      PATHS.mealCategory,
      loadScreen(() => import('../features/survey/meal-category-screen.tsx'), 'MealCategoryScreen'),
    ),
    at(
      PATHS.area,
      loadScreen(() => import('../features/survey/area-screen.tsx'), 'AreaScreen'),
    ),
    at(PATHS.calendar, calendar),
    at(PATHS.calendarAlias, calendar),
    at(PATHS.health, health),
    at(PATHS.healthAlias, health),
    at(PATHS.eating, eating),
    at(PATHS.eatingAlias, eating),
    at(PATHS.excluded, excluded),
    at(PATHS.excludedAlias, excluded),
    at(
      PATHS.inputCheck,
      loadScreen(() => import('../features/survey/input-check-screen.tsx'), 'InputCheckScreen'),
    ),
  ];
}

function signRoutes(): RouteObject[] {
  return [
    at(
      PATHS.signIn,
      loadScreen(() => import('./sign-in-route.tsx'), 'SignInRoute'),
    ),
    at(
      PATHS.signUp,
      loadScreen(() => import('./sign-up-route.tsx'), 'SignUpRoute'),
    ),
  ];
}

/** Screens that ask the server; they share its answers. */
function dataRoutes(): RouteObject[] {
  const plan = [
    at(
      PATHS.dailyMeals,
      loadScreen(() => import('../features/plan/daily-meals-screen.tsx'), 'DailyMealsScreen'),
    ),
    at(
      PATHS.weeklyMeals,
      loadScreen(() => import('../features/plan/weekly-meals-screen.tsx'), 'WeeklyMealsScreen'),
    ),
    at(
      PATHS.shopping,
      loadScreen(() => import('../features/plan/shopping-screen.tsx'), 'ShoppingScreen'),
    ),
    at(
      PATHS.nutrition,
      loadScreen(() => import('../features/plan/nutrition/nutrition-screen.tsx'), 'NutritionScreen'),
    ),
  ];
  const recipe = loadScreen(() => import('../features/recipe/recipe-screen.tsx'), 'RecipeScreen');
  const details = [
    at(PATHS.recipeDetail, recipe),
    at(PATHS.foundRecipe, recipe),
    at(
      PATHS.productDetail,
      loadScreen(() => import('./product-route.tsx'), 'ProductRoute'),
    ),
  ];
  const cooking = loadScreen(() => import('../features/recipe/cooking-screen.tsx'), 'CookingScreen');
  const search = loadScreen(() => import('./search-route.tsx'), 'SearchRoute');
  const results = loadScreen(() => import('./search-route.tsx'), 'ResultListRoute');
  return [
    at(PATHS.cooking, cooking),
    at(PATHS.search, search),
    at(PATHS.recipeResultList, results),
    { lazy: loadScreen(() => import('./plan-layout.tsx'), 'PlanLayout'), children: plan },
    { lazy: loadScreen(() => import('./account-layout.tsx'), 'AccountLayout'), children: accountRoutes() },
    { lazy: loadScreen(() => import('./detail-layout.tsx'), 'DetailLayout'), children: details },
  ];
}

function accountRoutes(): RouteObject[] {
  return [
    at(
      PATHS.myPlans,
      loadScreen(() => import('./my-plans-route.tsx'), 'MyPlansRoute'),
    ),
    at(
      PATHS.account,
      loadScreen(() => import('./account-route.tsx'), 'AccountRoute'),
    ),
  ];
}

function at(path: string, lazy: () => Promise<{ Component: ComponentType }>): RouteObject {
  return { path, lazy };
}
