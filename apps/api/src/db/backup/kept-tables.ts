/**
 * Tables of a backup with the columns that order their rows. A table comes after those it refers to. Text is sorted by bytes,
 * because collations differ between servers.
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

/** All tables of a backup, in order. */
export const KEPT_NAMES = Object.keys(KEPT_TABLES) as readonly KeptTable[];

/** Tables that can be derived from the version and the catalogue, or hold the state of processes. */
export const DERIVED_NAMES: readonly string[] = ['applied_migrations', 'recipe_search', 'upkeep_runs'];
