import { AppError } from '../../app-error.ts';
import type { AppParts } from '../../app-parts.ts';
import type { Caller } from '../../plugins/access/principal.ts';

const MAX_WAITING = 20;

/** Runs changes to one survey's plan one after another, and those of different surveys in parallel. */
export class SurveyTurns {
  private readonly queues = new Map<string, { last: Promise<unknown>; length: number }>();

  constructor(private readonly mostWaiting = MAX_WAITING) {}

  /** Runs the work after all earlier work of this survey; rejects with `busy` if too much is waiting. */
  async run<Value>(surveyId: string, work: () => Promise<Value>): Promise<Value> {
    const queue = this.queues.get(surveyId) ?? { last: Promise.resolve(), length: 0 };
    if (queue.length > this.mostWaiting) throw new AppError('busy');
    const turn = queue.last.then(work);
    queue.last = turn.catch(() => undefined);
    queue.length += 1;
    this.queues.set(surveyId, queue);
    try {
      return await turn;
    } finally {
      queue.length -= 1;
      if (queue.length === 0) this.queues.delete(surveyId);
    }
  }
}

/** Context of a call that changes a plan: the app's parts, the caller, and the queues of surveys. */
export type PlanCall = {
  readonly parts: AppParts;
  readonly caller: Caller;
  readonly turns: SurveyTurns;
};

/** Attempts to plan for a survey that keeps changing, before the server answers `busy`. */
export const PLAN_ATTEMPTS = 5;
