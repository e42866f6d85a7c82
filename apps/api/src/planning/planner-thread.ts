import { Worker } from 'node:worker_threads';
import type { JobAnswer, PlannerJob, ThreadMessage, ThreadRequest, ThreadStart } from './planner-messages.ts';

/** The thread ended before it answered; `isStuck` when it was ended because it took too long. */
export class ThreadEnded extends Error {
  readonly isStuck: boolean;

  constructor(reason: string, isStuck = false) {
    super(reason);
    this.name = 'ThreadEnded';
    this.isStuck = isStuck;
  }
}

type Waiting = {
  readonly id: number;
  readonly answer: (answer: JobAnswer) => void;
  readonly refuse: (error: unknown) => void;
};

/** One planning thread, seen from outside. It does one job at a time. */
export class PlannerThread {
  /** Settles once the thread is warm; fails when it ends before that. */
  readonly warm: Promise<void>;
  /** Settles once the thread is gone; never fails. */
  readonly ended: Promise<void>;
  private readonly worker: Worker;
  private waiting: Waiting | null = null;
  private lastId = 0;
  private isEnding = false;
  private endReason = 'The planning thread ended';

  constructor(file: URL, start: ThreadStart) {
    const worker = new Worker(file, { workerData: start });
    this.worker = worker;
    // Nothing a planner does is worth keeping a process alive that would end otherwise.
    worker.unref();
    worker.on('error', (error) => {
      this.endReason = `The planning thread ended: ${describe(error)}`;
    });
    this.ended = new Promise((done) => worker.once('exit', () => done()));
    this.warm = new Promise((done, refuse) => {
      worker.on('message', (message: ThreadMessage) =>
        message.kind === 'warm' ? done() : this.settle(message),
      );
      worker.once('exit', () => refuse(new ThreadEnded(this.endReason)));
    });
    this.warm.catch(() => undefined);
    worker.once('exit', () => {
      this.isEnding = true;
      this.waiting?.refuse(new ThreadEnded(this.endReason));
    });
  }

  /** False from the moment the thread has died or is being ended. */
  get isAlive(): boolean {
    return !this.isEnding;
  }

  /** Does a job; a thread that takes longer than the limit is ended. Fails with ThreadEnded when the thread goes. */
  async run(job: PlannerJob, limitMs: number): Promise<JobAnswer> {
    this.lastId += 1;
    const request: ThreadRequest = { id: this.lastId, job };
    const settled = new Promise<JobAnswer>((answer, refuse) => {
      this.waiting = { id: request.id, answer, refuse };
    });
    const guard = setTimeout(() => {
      void this.stop();
      this.waiting?.refuse(new ThreadEnded(`Planning took longer than ${limitMs} ms`, true));
    }, limitMs);
    try {
      this.worker.postMessage(request);
      return await settled;
    } finally {
      clearTimeout(guard);
      this.waiting = null;
    }
  }

  /** Ends the thread, whatever it is doing. */
  async stop(): Promise<void> {
    this.isEnding = true;
    await this.worker.terminate();
  }

  private settle(message: Exclude<ThreadMessage, { kind: 'warm' }>): void {
    if (this.waiting?.id !== message.id) return;
    if (message.kind === 'answer') this.waiting.answer(message.answer);
    else this.waiting.refuse(message.error);
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
