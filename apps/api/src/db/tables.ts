import type { ImportedEntry } from '@kkini/catalog';
import type {
  EatingStyle,
  HealthCondition,
  MealSlot,
  MealStyleChoice,
  Product,
  Recipe,
  Target,
} from '@kkini/domain';
import {
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StoredCertificate } from './stored-certificate.ts';

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
  answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

export const plans = pgTable('plans', {
  surveyId: uuid('survey_id').primaryKey(),
  regeneration: integer('regeneration').notNull(),
  ladderStep: integer('ladder_step').notNull(),
  certificate: jsonb('certificate').$type<StoredCertificate>(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

export const dayMeals = pgTable('day_meals', {
  id: uuid('id').primaryKey(),
  surveyId: uuid('survey_id').notNull(),
  date: date('date', { mode: 'string' }).notNull(),
  breakfast: jsonb('breakfast').$type<MealSlot>().notNull(),
  lunch: jsonb('lunch').$type<MealSlot>().notNull(),
  dinner: jsonb('dinner').$type<MealSlot>().notNull(),
  changes: integer('changes').notNull(),
});

export const catalogueVersions = pgTable('catalogue_versions', {
  onlyRow: boolean('only_row').primaryKey(),
  dataVersion: text('data_version').notNull(),
});

export const catalogueEntries = pgTable('catalogue_entries', {
  id: text('id').primaryKey(),
  kind: text('kind', { enum: ['recipe', 'product'] }).notNull(),
  position: integer('position').notNull(),
  entry: jsonb('entry').$type<Recipe | Product>().notNull(),
});

export const tipBudgets = pgTable('tip_budgets', {
  day: date('day', { mode: 'string' }).primaryKey(),
  spent: integer('spent').notNull(),
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
