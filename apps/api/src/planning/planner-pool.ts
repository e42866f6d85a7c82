import { availableParallelism } from 'node:os';
import type { DayReasons, MealChoices, PlannedWeek } from '@kkini/planner';
import { AppError } from '../app-error.ts';
import type { LoadedCatalogue } from '../edges/read-catalogue.ts';
import { JobQueue, type PendingJob } from './job-queue.ts';
import type { FromBasis, Planner } from './planner.ts';
import { PlannerCrew } from './planner-crew.ts';
import type {
  ChangeMealJob,
  ExplainWeekJob,
  JobAnswer,
  PlannerJob,
  PlanWeekJob,
} from './planner-messages.ts';
import { type PlannerThread, ThreadEnded } from './planner-thread.ts';
import { makePlanningBasis, type PlanningBasis } from './planning-basis.ts';

/** Together below the limit of a call, so that its answer says what happened. */
const WAIT_LIMIT_MS = 5000;
const RUN_LIMIT_MS = 8000;
const WAITING_PER_THREAD = 100;

/** What a pool is made of: the file of a thread, the catalogue and, where they differ from the usual, its sizes. */
export type PoolParts = {
  readonly file: URL;
  readonly catalogue: LoadedCatalogue;
  readonly threads?: number;
  /** Most jobs that wait for a thread. */
  readonly waiting?: number;
  readonly waitLimitMs?: number;
  readonly runLimitMs?: number;
};

/** Plans in threads of their own, one per core but the one that serves calls. */
export class PlannerPool implements Planner {
  private readonly parts: PoolParts;
  private readonly size: number;
  private readonly queue: JobQueue;
  private readonly crews = new Set<PlannerCrew>();
  private crew: PlannerCrew;
  private swap: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor(parts: PoolParts) {
    this.parts = parts;
    this.size = parts.threads ?? Math.max(1, availableParallelism() - 1);
    this.queue = new JobQueue(
      parts.waiting ?? WAITING_PER_THREAD * this.size,
      parts.waitLimitMs ?? WAIT_LIMIT_MS,
    );
    this.crew = this.newCrew(parts.catalogue);
  }

  get basis(): PlanningBasis {
    return this.crew.basis;
  }

  isWarm(): boolean {
    return this.crew.isWarm;
  }

  /** Settles once every thread is warm; fails when none can be started. */
  async warm(): Promise<void> {
    await this.crew.warm;
  }

  async planWeek(job: PlanWeekJob): Promise<FromBasis<PlannedWeek>> {
    const { value, basis } = await this.submit(job);
    if (value.kind !== 'planWeek') throw new Error('The planner answered another question');
    return { value: value.value, basis };
  }

  async changeMeal(job: ChangeMealJob): Promise<FromBasis<MealChoices>> {
    const { value, basis } = await this.submit(job);
    if (value.kind !== 'changeMeal') throw new Error('The planner answered another question');
    return { value: value.value, basis };
  }

  async explainWeek(job: ExplainWeekJob): Promise<FromBasis<readonly DayReasons[]>> {
    const { value, basis } = await this.submit(job);
    if (value.kind !== 'explainWeek') throw new Error('The planner answered another question');
    return { value: value.value, basis };
  }

  /**
   * Plans from another catalogue once new threads are warm with it; jobs that run go on, jobs that wait go to the new
   * threads. Fails, and leaves everything as it was, when no thread can start with it.
   */
  async useCatalogue(catalogue: LoadedCatalogue): Promise<void> {
    const swapped = this.swap.then(() => this.changeCrew(catalogue));
    this.swap = swapped.catch(() => undefined);
    await swapped;
  }

  /** Ends every thread and refuses what is still asked. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.queue.refuseAll();
    await Promise.all([...this.crews].map((crew) => crew.close()));
    await this.swap;
  }

  private newCrew(catalogue: LoadedCatalogue): PlannerCrew {
    const crew = new PlannerCrew({
      file: this.parts.file,
      size: this.size,
      basis: makePlanningBasis(catalogue),
      onIdle: () => this.dispatch(),
    });
    this.crews.add(crew);
    return crew;
  }

  private async changeCrew(catalogue: LoadedCatalogue): Promise<void> {
    if (this.isClosed) throw new AppError('busy');
    const next = this.newCrew(catalogue);
    try {
      await next.warm;
      if (this.isClosed) throw new AppError('busy');
    } catch (error) {
      await next.close();
      this.crews.delete(next);
      throw error;
    }
    const former = this.crew;
    this.crew = next;
    former.dismiss();
    void former.gone().then(() => this.crews.delete(former));
    this.dispatch();
  }

  private submit(job: PlannerJob): Promise<FromBasis<JobAnswer>> {
    if (this.isClosed) return Promise.reject(new AppError('busy'));
    return new Promise((resolve, reject) => {
      // A job that can start at once does not wait, so only the others count against the limit.
      const pending: PendingJob = { job, isRetry: false, resolve, reject };
      const thread = this.queue.isEmpty ? this.crew.take() : undefined;
      if (thread === undefined) this.queue.add(pending);
      else void this.perform(pending, this.crew, thread);
    });
  }

  private dispatch(): void {
    while (!this.queue.isEmpty) {
      const thread = this.crew.take();
      if (thread === undefined) return;
      const pending = this.queue.take();
      if (pending !== undefined) void this.perform(pending, this.crew, thread);
    }
  }

  private async perform(pending: PendingJob, crew: PlannerCrew, thread: PlannerThread): Promise<void> {
    try {
      const limitMs = this.parts.runLimitMs ?? RUN_LIMIT_MS;
      pending.resolve({ value: await thread.run(pending.job, limitMs), basis: crew.basis });
    } catch (error) {
      this.failOrRetry(pending, error);
    }
    crew.giveBack(thread);
    this.dispatch();
  }

  /** Once more for a job whose thread died; one that took too long would take too long again. */
  private failOrRetry(pending: PendingJob, error: unknown): void {
    const mayRetry = error instanceof ThreadEnded && !error.isStuck && !pending.isRetry && !this.isClosed;
    if (mayRetry) this.queue.putBack({ ...pending, isRetry: true });
    else pending.reject(error);
  }
}
