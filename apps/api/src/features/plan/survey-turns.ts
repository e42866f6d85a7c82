import { AppError } from '../../app-error.ts';

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
