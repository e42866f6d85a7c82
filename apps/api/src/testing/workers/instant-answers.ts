import type { LoadedCatalogue } from '../../platform/read-catalogue.ts';
import type { JobAnswer, PlannerJob } from '../../workers/planner.ts';

/** What stands in for a week: the seed it was asked with, and the version of the catalogue. */
export const instantWeek = (seed: number, { dataVersion }: Pick<LoadedCatalogue, 'dataVersion'>) => ({
  seed,
  dataVersion,
});

/** Answers at once, in place of planning. */
export function answerJob(basis: LoadedCatalogue, job: PlannerJob): JobAnswer {
  const value = instantWeek('seed' in job ? job.seed : 0, basis);
  return { kind: job.kind, value } as unknown as JobAnswer;
}

/** Prepares nothing, in place of a catalogue and of what planning needs of it. */
export const catalogueFromMemory = (memory: SharedArrayBuffer) =>
  JSON.parse(Buffer.from(memory).toString('utf8'));
export const makePlanningBasis = (catalogue: LoadedCatalogue) => catalogue;
export const WARM_UP_JOBS = [];
export const LATER_WARM_UP_JOBS = [];
