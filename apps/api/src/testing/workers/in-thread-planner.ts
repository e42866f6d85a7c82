import type { LoadedCatalogue } from '../../platform/read-catalogue.ts';
import { answerJob } from '../../workers/answer-job.ts';
import {
  answerTo,
  type CertifyAgainJob,
  type ChangeCompanionJob,
  type ChangeMealJob,
  type ExplainWeekJob,
  type Planner,
  type PlanWeekJob,
  type StyleOutlookJob,
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

  async planWeek(job: PlanWeekJob): ReturnType<Planner['planWeek']> {
    return { value: answerTo(answerJob(this.basis, job), 'planWeek'), basis: this.basis };
  }

  async changeMeal(job: ChangeMealJob): ReturnType<Planner['changeMeal']> {
    return { value: answerTo(answerJob(this.basis, job), 'changeMeal'), basis: this.basis };
  }

  async changeCompanion(job: ChangeCompanionJob): ReturnType<Planner['changeCompanion']> {
    return { value: answerTo(answerJob(this.basis, job), 'changeCompanion'), basis: this.basis };
  }

  async certifyAgain(job: CertifyAgainJob): ReturnType<Planner['certifyAgain']> {
    return { value: answerTo(answerJob(this.basis, job), 'certifyAgain'), basis: this.basis };
  }

  async explainWeek(job: ExplainWeekJob): ReturnType<Planner['explainWeek']> {
    return { value: answerTo(answerJob(this.basis, job), 'explainWeek'), basis: this.basis };
  }

  async styleOutlook(job: StyleOutlookJob): ReturnType<Planner['styleOutlook']> {
    return { value: answerTo(answerJob(this.basis, job), 'styleOutlook'), basis: this.basis };
  }
}

/** A planner during whose work something else happens, once. */
export class DisturbedPlanner extends InThreadPlanner {
  disturb: () => Promise<unknown> = () => Promise.resolve();
  /** The weeks it was asked to plan. */
  readonly jobs: PlanWeekJob[] = [];

  override async planWeek(job: PlanWeekJob) {
    this.jobs.push(job);
    await this.disturbOnce();
    return await super.planWeek(job);
  }

  override async changeMeal(job: ChangeMealJob) {
    await this.disturbOnce();
    return await super.changeMeal(job);
  }

  private async disturbOnce() {
    const { disturb } = this;
    this.disturb = () => Promise.resolve();
    await disturb();
  }
}
