import type { ImportedEntry } from '@kkini/catalog';
import type {
  CookingMinutes,
  EatingStyle,
  ExcludedFoodStrictness,
  HealthCondition,
  MealSlot,
  MealStyleChoice,
  MealTime,
  Person,
  PlanDialog,
  RiceKind,
  Target,
  Weekday,
} from '@kkini/domain';
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FormerPlan, StoredCertificate } from './stored-plan.ts';

/** A stored person. Surveys stored before a condition could apply to one person have no `freeOf`. */
type StoredPerson = Omit<Person, 'freeOf'> & Partial<Pick<Person, 'freeOf'>>;

export const accounts = pgTable('accounts', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  passwordHash: text('password_hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  passwordChangedAt: timestamp('password_changed_at', { withTimezone: true }).notNull(),
});

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export const attemptCounts = pgTable('attempt_counts', {
  subject: text('subject').primaryKey(),
  attempts: integer('attempts').notNull(),
  resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
});

export const surveys = pgTable('surveys', {
  id: uuid('id').primaryKey(),
  startIntro: boolean('start_intro').notNull(),
  lastStep: text('last_step').notNull(),
  targets: jsonb('targets').$type<readonly Target[]>().notNull(),
  mealStyles: jsonb('meal_styles').$type<MealStyleChoice>().notNull(),
  startDate: date('start_date', { mode: 'string' }),
  areas: jsonb('areas').$type<readonly string[]>().notNull(),
  healthConditions: jsonb('health_conditions').$type<readonly HealthCondition[]>().notNull(),
  eatingStyles: jsonb('eating_styles').$type<readonly EatingStyle[]>().notNull(),
  excludedFoods: jsonb('excluded_foods').$type<readonly string[]>().notNull(),
  excludedFoodStrictness: jsonb('exclusion_strictness').$type<readonly ExcludedFoodStrictness[]>().notNull(),
  persons: jsonb('persons').$type<readonly StoredPerson[]>().notNull(),
  confirmations: jsonb('confirmations').$type<readonly PlanDialog[]>().notNull(),
  prepDay: text('prep_day').$type<Weekday>(),
  rice: text('rice').$type<RiceKind>(),
  weekdayMinutes: integer('weekday_minutes').$type<CookingMinutes>(),
  foodsAtHome: jsonb('foods_at_home').$type<readonly string[]>().notNull().default([]),
  refusedExtras: jsonb('refused_extras').$type<readonly string[]>().notNull().default([]),
  accountId: uuid('account_id'),
  answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  version: uuid('version').notNull().defaultRandom(),
});

export const plans = pgTable('plans', {
  surveyId: uuid('survey_id').primaryKey(),
  regeneration: integer('regeneration').notNull(),
  ladderStep: integer('ladder_step').notNull(),
  certificate: jsonb('certificate').$type<StoredCertificate>(),
  nextRegeneration: integer('next_regeneration').notNull(),
  former: jsonb('former').$type<FormerPlan>(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  version: uuid('version').notNull().defaultRandom(),
});

export const dayMeals = pgTable('day_meals', {
  id: uuid('id').primaryKey(),
  surveyId: uuid('survey_id').notNull(),
  date: date('date', { mode: 'string' }).notNull(),
  breakfast: jsonb('breakfast').$type<MealSlot>().notNull(),
  lunch: jsonb('lunch').$type<MealSlot>().notNull(),
  dinner: jsonb('dinner').$type<MealSlot>().notNull(),
  changes: integer('changes').notNull(),
  chosen: text('chosen').array().$type<MealTime[]>().notNull(),
  replaced: jsonb('replaced').$type<Partial<Record<MealTime, MealSlot>>>().notNull().default({}),
});

export const shares = pgTable('shares', {
  id: uuid('id').primaryKey(),
  surveyId: uuid('survey_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const tipBudgets = pgTable('tip_budgets', {
  day: date('day', { mode: 'string' }).primaryKey(),
  spent: integer('spent').notNull(),
});

export const upkeepRuns = pgTable('upkeep_runs', {
  job: text('job').primaryKey(),
  begunAt: timestamp('begun_at', { withTimezone: true }).notNull(),
});

export const importedEntries = pgTable(
  'imported_entries',
  {
    source: text('source').notNull(),
    key: text('key').notNull(),
    kind: text('kind', { enum: ['recipe', 'product', 'food', 'shop'] }).notNull(),
    entryId: text('entry_id').unique(),
    digest: text('digest').notNull(),
    entry: jsonb('entry').$type<ImportedEntry>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.source, table.key] })],
);

export const importChanges = pgTable('import_changes', {
  onlyRow: boolean('only_row').primaryKey(),
  changes: bigint('changes', { mode: 'number' }).notNull(),
});

/** The database computes `reversed`. */
export const recipeSearch = pgTable('recipe_search', {
  id: text('id').primaryKey(),
  stamp: text('stamp').notNull(),
  title: text('title').notNull(),
  author: text('author'),
  plain: text('plain').notNull(),
  keys: text('keys').notNull(),
  jamo: text('jamo').notNull(),
  initials: text('initials').notNull(),
  words: text('words').notNull(),
  aliases: text('aliases').notNull(),
  extras: text('extras').notNull(),
  haystack: text('haystack').notNull(),
  length: smallint('length').notNull(),
  marks: integer('marks').array().notNull(),
  holdings: text('holdings').array().notNull(),
});
