import type { LoadedCatalogue } from '../../platform/read-catalogue.ts';
import { answerJob } from '../../workers/answer-job.ts';
import {
  type AnswerTo,
  answerTo,
  type FromBasis,
  type Planner,
  type PlannerJob,
  type PlanWeekJob,
} from '../../workers/planner.ts';
import type { PlanningBasis } from '../../workers/planning-basis.ts';
import { basisOf } from '../load-test-catalogue.ts';

/** Plans in the calling thread. */
export class InThreadPlanner implements Planner {
  private readonly ofCatalogue: PlanningBasis;

  constructor(catalogue: LoadedCatalogue) {
    this.ofCatalogue = basisOf(catalogue);
  }

  get basis(): PlanningBasis {
    return this.ofCatalogue;
  }

  isWarm(): boolean {
    return true;
  }

  async ask<Job extends PlannerJob>(job: Job): Promise<FromBasis<AnswerTo<Job>>> {
    return { value: answerTo(answerJob(this.basis, job), job), basis: this.basis };
  }
}

/** A planner that triggers another event once while it works. */
export class DisturbedPlanner extends InThreadPlanner {
  disturb: () => Promise<unknown> = () => Promise.resolve();
  readonly jobs: PlanWeekJob[] = [];

  override async ask<Job extends PlannerJob>(job: Job) {
    if (job.kind === 'planWeek') this.jobs.push(job);
    if (job.kind === 'planWeek' || job.kind === 'changeMeal') await this.disturbOnce();
    return await super.ask(job);
  }

  private async disturbOnce() {
    const { disturb } = this;
    this.disturb = () => Promise.resolve();
    await disturb();
  }
}

/** A planner whose catalogue may be replaced, as an import does. */
export class ReloadingPlanner extends InThreadPlanner {
  reloaded: PlanningBasis | null = null;

  override get basis(): PlanningBasis {
    return this.reloaded ?? super.basis;
  }
}
