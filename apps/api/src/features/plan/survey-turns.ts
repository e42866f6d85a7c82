import { AppError } from '../../app-error.ts';

const MAX_WAITING = 20;

/** Lets what changes the plan of one survey happen one after the other, and surveys side by side. */
export class SurveyTurns {
  private readonly queues = new Map<string, { last: Promise<unknown>; length: number }>();

  /** Runs the work when everything asked before for this survey is done; `busy` when too much waits already. */
  async run<Value>(surveyId: string, work: () => Promise<Value>): Promise<Value> {
    const queue = this.queues.get(surveyId) ?? { last: Promise.resolve(), length: 0 };
    if (queue.length > MAX_WAITING) throw new AppError('busy');
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
