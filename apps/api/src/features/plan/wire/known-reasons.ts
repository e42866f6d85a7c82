import type { SurveyDraft, WeekPlan } from '@kkini/domain';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../../app-error.ts';
import { answersDigest } from '../../../db/stored-plan.ts';
import type { ExplainedWeek, FromBasis, Planner } from '../../../workers/planner.ts';
import { WorkerEnded } from '../../../workers/planner-workers.ts';
import { asSurvey } from '../../../workers/planning-basis.ts';

/** A displayed week, the answers it is displayed for, and its seed. */
type ShownWeek = {
  readonly answers: SurveyDraft;
  readonly week: WeekPlan;
  readonly seed: number;
};

type Explained = FromBasis<ExplainedWeek> | null;
type Known = {
  readonly key: string;
  readonly basis: Planner['basis'];
  readonly explained: Promise<Explained>;
};

/** Most cached weeks, of some ten kilobytes each. */
const KEPT = 100;

/**
 * Cache of the reasons and the quality of displayed weeks. The planner explains a week when it is first read; the entry stays until
 * the meals, the answers or the catalogue change. Explaining is deterministic, so an evicted entry can be recomputed.
 */
export class KnownReasons {
  private readonly known = new LRUCache<string, Known>({ max: KEPT });

  constructor(private readonly planner: Planner) {}

  /** Reasons and quality of a week; null if the planner is too busy, in which case the plan is shown without reasons. */
  async of(surveyId: string, shown: ShownWeek): Promise<Explained> {
    const key = keyOf(shown);
    const { basis } = this.planner;
    const found = this.known.get(surveyId);
    const isSame = found?.key === key && found.basis === basis;
    const known = isSame ? found : { key, basis, explained: this.ask(shown) };
    this.known.set(surveyId, known);
    let explained: Explained = null;
    try {
      explained = await known.explained;
    } finally {
      if (explained === null && this.known.peek(surveyId) === known) this.known.delete(surveyId);
    }
    return explained;
  }

  private async ask({ answers, week, seed }: ShownWeek): Promise<Explained> {
    try {
      return await this.planner.ask({ kind: 'explainWeek', survey: asSurvey(answers), week, seed });
    } catch (error) {
      const isBusy = error instanceof AppError && error.code === 'busy';
      if (isBusy || error instanceof WorkerEnded) return null;
      throw error;
    }
  }
}

function keyOf({ answers, week, seed }: ShownWeek): string {
  const dishes = week.map(({ date, slots }) => [date, slots.breakfast, slots.lunch, slots.dinner]);
  return JSON.stringify([answersDigest(answers), answers.refusedExtras, seed, dishes]);
}
