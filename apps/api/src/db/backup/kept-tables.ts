/**
 * The tables of a backup with the columns that order their rows; a row comes after those it refers to.
 * Sorted as plain bytes, because servers sort words differently.
 */
export const KEPT_TABLES = {
  accounts: 'id',
  sessions: 'id',
  attempt_counts: 'subject collate "C"',
  surveys: 'id',
  plans: 'survey_id',
  day_meals: 'id',
  shares: 'id',
  tip_budgets: 'day',
  imported_entries: 'source collate "C", key collate "C"',
  import_changes: 'only_row',
} as const;

export type KeptTable = keyof typeof KEPT_TABLES;

/** Every kept table, in the order of a backup. */
export const KEPT_NAMES = Object.keys(KEPT_TABLES) as readonly KeptTable[];

/** Tables that follow from the version, the catalogue and what processes do. */
export const DERIVED_NAMES: readonly string[] = ['applied_migrations', 'recipe_search', 'upkeep_runs'];
