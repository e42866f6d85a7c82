import { createHash } from 'node:crypto';
import type { LightWeek } from '@kkini/planner';
import { LRUCache } from 'lru-cache';
import type { AppParts } from '../../../app-parts.ts';
import type { FromBasis, LightenWeekJob } from '../../../workers/planner.ts';
import { SurveyTurns } from '../survey-turns.ts';

/** Most weeks waiting behind the one being searched, and most found weeks cached until somebody accepts them. */
const MOST_WAITING = 3;
const MOST_KEPT = 16;
/** Queue key shared by all weeks. */
const ALL = 'all';

/** Result of a search, null if there is no lighter week, and its token. */
export type FoundWeek = FromBasis<LightWeek | null> & { readonly token: string };

/** Finds lighter weeks one at a time, so that the other threads stay free for planning. */
export class LightWeeks {
  private readonly turns = new SurveyTurns(MOST_WAITING);
  private readonly kept = new LRUCache<string, FoundWeek>({ max: MOST_KEPT });

  constructor(private readonly parts: Pick<AppParts, 'planner'>) {}

  /** The week for a job, from the cache if it was found before for the same job and catalogue. */
  async of(job: LightenWeekJob): Promise<FoundWeek> {
    const { planner } = this.parts;
    const token = tokenOf(job, planner.basis.catalogue.dataVersion);
    const known = this.kept.get(token);
    if (known !== undefined && known.basis === planner.basis) return known;
    return await this.turns.run(ALL, async () => {
      const found = { ...(await planner.ask(job)), token };
      if (found.basis.catalogue.dataVersion === planner.basis.catalogue.dataVersion)
        this.kept.set(token, found);
      return found;
    });
  }
}

function tokenOf(job: LightenWeekJob, dataVersion: string): string {
  return createHash('sha256')
    .update(JSON.stringify([dataVersion, job]))
    .digest('hex')
    .slice(0, 32);
}
