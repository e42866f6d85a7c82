import { indexCatalogue, readCatalogue } from '../../platform/read-catalogue.ts';
import { answerJob } from '../../workers/answer-job.ts';
import type { PlanWeekJob } from '../../workers/planner.ts';
import { makePlanningBasis } from '../../workers/planning-basis.ts';

// Runs in a separate process: does the planning jobs of its second argument on the catalogue file of the first and
// prints all results.
const [file = '', asked = '[]'] = process.argv.slice(2);
const basis = makePlanningBasis(indexCatalogue(await readCatalogue(file)));
const jobs: readonly PlanWeekJob[] = JSON.parse(asked);
process.stdout.write(JSON.stringify(jobs.map((job) => answerJob(basis, job).value)));
