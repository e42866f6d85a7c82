import { listSurveys } from '@kkini/contract';
import type { Platform } from '../../platform/platform.ts';

// This module loads the contract with its schemas, so import it only with `import()`.

/** The plan of the signed-in account whose week includes today, else the next one; null if there is neither. */
export async function findCurrentPlan({ server, clock }: Pick<Platform, 'server' | 'clock'>): Promise<{
  readonly surveyId: string;
  readonly startDate: string;
} | null> {
  const found = await server.read(listSurveys, { limit: 20 });
  if (!found.ok) return null;
  const today = clock.today();
  const weeks = found.value.surveys.flatMap(({ id, plan }) =>
    plan && plan.to >= today ? [{ surveyId: id, startDate: plan.from }] : [],
  );
  const [next = null] = weeks.toSorted((one, other) => one.startDate.localeCompare(other.startDate));
  return weeks.find(({ startDate }) => startDate <= today) ?? next;
}
