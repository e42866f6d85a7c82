import { createHash } from 'node:crypto';
import type { LightWeek } from '@kkini/planner';
import type { AppParts } from '../../../app-parts.ts';
import type { FromBasis, LightenWeekJob } from '../../../workers/planner.ts';
import { SurveyTurns } from '../survey-turns.ts';

/** Weeks that wait beside the one that is worked on, and found ones that are kept until somebody accepts them. */
const MOST_WAITING = 3;
const MOST_KEPT = 16;
/** All weeks take turns with each other. */
const ALL = 'all';

/** A week found by the planner, or that there is none, and its name. */
export type FoundWeek = FromBasis<LightWeek | null> & { readonly token: string };

/** Finds weeks of which less is bought, one at a time, so that they leave a thread to those who plan a week. */
export class LightWeeks {
  private readonly turns = new SurveyTurns(MOST_WAITING);
  private readonly kept = new Map<string, FoundWeek>();

  constructor(private readonly parts: Pick<AppParts, 'planner'>) {}

  /** The week for a job; a week found before for the same job and the same catalogue is not looked for again. */
  async of(job: LightenWeekJob): Promise<FoundWeek> {
    const { planner } = this.parts;
    const token = tokenOf(job, planner.basis.catalogue.dataVersion);
    const known = this.kept.get(token);
    if (known !== undefined && known.basis === planner.basis) return known;
    return await this.turns.run(ALL, async () => {
      const found = { ...(await planner.ask(job)), token };
      if (found.basis.catalogue.dataVersion === planner.basis.catalogue.dataVersion) this.keep(found);
      return found;
    });
  }

  private keep(found: FoundWeek): void {
    const [oldest] = this.kept.keys();
    if (oldest !== undefined && this.kept.size >= MOST_KEPT) this.kept.delete(oldest);
    this.kept.set(found.token, found);
  }
}

function tokenOf(job: LightenWeekJob, dataVersion: string): string {
  return createHash('sha256')
    .update(JSON.stringify([dataVersion, job]))
    .digest('hex')
    .slice(0, 32);
}
