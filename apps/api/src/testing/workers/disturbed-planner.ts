import type { ChangeMealJob, PlanWeekJob } from '../../workers/planner-messages.ts';
import { InThreadPlanner } from './in-thread-planner.ts';

/** A planner during whose work something else happens, once. */
export class DisturbedPlanner extends InThreadPlanner {
  disturb: () => Promise<unknown> = () => Promise.resolve();

  override async planWeek(job: PlanWeekJob) {
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
