import { indexCatalogue, readCatalogue } from '../edges/read-catalogue.ts';
import { answerJob } from '../planning/answer-job.ts';
import type { PlanWeekJob } from '../planning/planner-messages.ts';
import { makePlanningBasis } from '../planning/planning-basis.ts';

// A process of its own: does the planning jobs of its second argument on the catalogue file named first and prints all of it.
const [file = '', asked = '[]'] = process.argv.slice(2);
const basis = makePlanningBasis(indexCatalogue(await readCatalogue(file)));
const jobs: readonly PlanWeekJob[] = JSON.parse(asked);
process.stdout.write(JSON.stringify(jobs.map((job) => answerJob(basis, job).value)));
