import type { LastStep, SurveyDraft } from '@kkini/domain';
import { LAST_STEPS } from '@kkini/domain';
import { eq } from 'drizzle-orm';
import type { Queries } from '../database.ts';
import { surveys } from '../tables.ts';

/** A survey as kept: the answers so far and where the visitor last was. */
export type StoredSurvey = {
  readonly id: string;
  readonly startIntro: boolean;
  readonly lastStep: LastStep;
  readonly answers: SurveyDraft;
};

export async function insertSurvey(queries: Queries, survey: StoredSurvey): Promise<void> {
  const now = new Date();
  await queries.insert(surveys).values({ ...toRow(survey), answeredAt: now, updatedAt: now });
}

export async function findSurvey(queries: Queries, id: string): Promise<StoredSurvey | null> {
  const [row] = await queries.select().from(surveys).where(eq(surveys.id, id));
  return row ? fromRow(row) : null;
}

/** Reads a survey and keeps others from changing it until the transaction ends. */
export async function lockSurvey(queries: Queries, id: string): Promise<StoredSurvey | null> {
  const [row] = await queries.select().from(surveys).where(eq(surveys.id, id)).for('update');
  return row ? fromRow(row) : null;
}

/** Replaces a survey that is already there. */
export async function saveSurvey(queries: Queries, survey: StoredSurvey): Promise<void> {
  const now = new Date();
  const row = { ...toRow(survey), answeredAt: now, updatedAt: now };
  await queries.update(surveys).set(row).where(eq(surveys.id, survey.id));
}

function toRow({ id, startIntro, lastStep, answers }: StoredSurvey) {
  return { id, startIntro, lastStep: String(lastStep), ...answers };
}

function fromRow(row: typeof surveys.$inferSelect): StoredSurvey {
  return {
    id: row.id,
    startIntro: row.startIntro,
    lastStep: LAST_STEPS.find((step) => String(step) === row.lastStep) ?? 'intro',
    answers: {
      targets: row.targets,
      mealStyles: row.mealStyles,
      startDate: row.startDate,
      areas: row.areas,
      healthConditions: row.healthConditions,
      eatingStyles: row.eatingStyles,
      excludedFoods: row.excludedFoods,
    },
  };
}
