import type { PlanningBasis } from '../../workers/planning-basis.ts';
import { InThreadPlanner } from './in-thread-planner.ts';

/** A planner whose catalogue may be replaced, as an import does. */
export class ReloadingPlanner extends InThreadPlanner {
  reloaded: PlanningBasis | null = null;

  override get basis(): PlanningBasis {
    return this.reloaded ?? super.basis;
  }
}
