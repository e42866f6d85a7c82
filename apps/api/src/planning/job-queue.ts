import { AppError } from '../app-error.ts';
import type { FromBasis } from './planner.ts';
import type { JobAnswer, PlannerJob } from './planner-messages.ts';

/** A job somebody waits for; `isRetry` once its first thread has died. */
export type PendingJob = {
  readonly job: PlannerJob;
  readonly isRetry: boolean;
  readonly resolve: (answer: FromBasis<JobAnswer>) => void;
  readonly reject: (error: unknown) => void;
};

type Place = { readonly pending: PendingJob; readonly patience: NodeJS.Timeout };

/** Jobs that wait for a thread, in the order they came. Those beyond the limit, or waiting too long, end as `busy`. */
export class JobQueue {
  private readonly limit: number;
  private readonly patienceMs: number;
  private places: readonly Place[] = [];

  constructor(limit: number, patienceMs: number) {
    this.limit = limit;
    this.patienceMs = patienceMs;
  }

  get isEmpty(): boolean {
    return this.places.length === 0;
  }

  /** Adds a job at the end. */
  add(pending: PendingJob): void {
    if (this.places.length >= this.limit) pending.reject(new AppError('busy'));
    else this.places = [...this.places, this.placeFor(pending)];
  }

  /** Puts a job that was taken already back to the front, also when the queue is full. */
  putBack(pending: PendingJob): void {
    this.places = [this.placeFor(pending), ...this.places];
  }

  /** The job that has waited longest. */
  take(): PendingJob | undefined {
    const [first, ...rest] = this.places;
    this.places = rest;
    clearTimeout(first?.patience);
    return first?.pending;
  }

  /** Ends every wait. */
  refuseAll(): void {
    for (let pending = this.take(); pending !== undefined; pending = this.take()) {
      pending.reject(new AppError('busy'));
    }
  }

  private placeFor(pending: PendingJob): Place {
    const patience = setTimeout(() => {
      this.places = this.places.filter((place) => place.pending !== pending);
      pending.reject(new AppError('busy'));
    }, this.patienceMs);
    patience.unref();
    return { pending, patience };
  }
}
