/**
 * Tests that ask the database in their own way, each as the beginning of its path: stores and migrations, what keeps accounts, surveys,
 * plans and imports, and one of every call. They run once more on a PostgreSQL server; the rest reads what these have proven.
 */
export const SQL_TESTS = [
  'apps/api/src/plugins/access/',
  'apps/api/src/db/',
  'apps/api/src/features/account/',
  'apps/api/src/features/plan/plan-routes',
  'apps/api/src/features/plan/replan/',
  'apps/api/src/features/plan/share-routes',
  'apps/api/src/features/plan/stale-plans',
  'apps/api/src/features/recipe/recipe-search',
  'apps/api/src/features/survey/',
  'apps/api/src/imports/imported-entries',
  'apps/api/src/imports/run-import',
  'apps/api/src/testing/replay-examples',
  'apps/api/src/features/recipe/tips/tip-budget',
  'apps/api/src/upkeep/',
];
