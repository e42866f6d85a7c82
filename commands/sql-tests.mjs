/**
 * Tests that depend on the database, each as a path prefix: stores and migrations, accounts, surveys, plans and
 * imports, and one test of every call. They also run on a PostgreSQL server; other tests need no second database.
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
