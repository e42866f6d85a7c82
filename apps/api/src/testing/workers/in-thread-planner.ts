import type { LoadedCatalogue } from '../../platform/read-catalogue.ts';
import { answerJob } from '../../workers/answer-job.ts';
import type {
  CertifyAgainJob,
  ChangeCompanionJob,
  ChangeMealJob,
  ExplainWeekJob,
  Planner,
  PlanWeekJob,
  StyleOutlookJob,
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
    const answer = answerJob(this.basis, job);
    if (answer.kind !== 'planWeek') throw new Error('another answer');
    return { value: answer.value, basis: this.basis };
  }

  async changeMeal(job: ChangeMealJob): ReturnType<Planner['changeMeal']> {
    const answer = answerJob(this.basis, job);
    if (answer.kind !== 'changeMeal') throw new Error('another answer');
    return { value: answer.value, basis: this.basis };
  }

  async changeCompanion(job: ChangeCompanionJob): ReturnType<Planner['changeCompanion']> {
    const answer = answerJob(this.basis, job);
    if (answer.kind !== 'changeCompanion') throw new Error('another answer');
    return { value: answer.value, basis: this.basis };
  }

  async certifyAgain(job: CertifyAgainJob): ReturnType<Planner['certifyAgain']> {
    const answer = answerJob(this.basis, job);
    if (answer.kind !== 'certifyAgain') throw new Error('another answer');
    return { value: answer.value, basis: this.basis };
  }

  async explainWeek(job: ExplainWeekJob): ReturnType<Planner['explainWeek']> {
    const answer = answerJob(this.basis, job);
    if (answer.kind !== 'explainWeek') throw new Error('another answer');
    return { value: answer.value, basis: this.basis };
  }

  async styleOutlook(job: StyleOutlookJob): ReturnType<Planner['styleOutlook']> {
    const answer = answerJob(this.basis, job);
    if (answer.kind !== 'styleOutlook') throw new Error('another answer');
    return { value: answer.value, basis: this.basis };
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
