import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '../app-error.ts';
import type { LoadedCatalogue } from '../platform/read-catalogue.ts';
import {
  type AnswerTo,
  answerTo,
  type FinishedJob,
  type FromBasis,
  type Planner,
  type PlannerJob,
} from './planner.ts';
import { type PlannerLoad, PlannerWorkers, WorkerEnded, type WorkerLimits } from './planner-workers.ts';
import type { PlanningBasis } from './planning-basis.ts';
import { threadsFor } from './threads-for.ts';

/** Time limits of waiting and running. Their sum is below the time limit of a call, so that its reply can name the failure. */
const WAIT_LIMIT_MS = 5000;
const RUN_LIMIT_MS = 8000;
const WAITING_PER_THREAD = 100;
/** Pause between two attempts to warm the threads. */
const WARM_PAUSE_MS = 5000;

/** Settings of a pool: the worker's file, the catalogue, an observer of jobs, and limits that differ from the defaults. */
export type PoolParts = Partial<WorkerLimits> & {
  readonly file: URL;
  readonly catalogue: LoadedCatalogue;
  readonly onJob?: (job: FinishedJob) => void;
  readonly warmPauseMs?: number;
  /** Idle time before the threads are warmed further. */
  readonly idleMs?: number;
  /** Weeks each thread plans then, at most those of LATER_WARM_UP_JOBS. */
  readonly warmUpWeeks?: number;
};

export class PlannerPool implements Planner {
  private readonly file: URL;
  private readonly limits: WorkerLimits & Pick<PoolParts, 'onJob' | 'idleMs' | 'warmUpWeeks'>;
  private readonly warmPauseMs: number;
  private readonly all = new Set<PlannerWorkers>();
  private workers: PlannerWorkers;
  private swap: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor({ file, catalogue, warmPauseMs = WARM_PAUSE_MS, ...changed }: PoolParts) {
    const threads = changed.threads ?? threadsFor(availableParallelism());
    this.file = file;
    this.warmPauseMs = warmPauseMs;
    this.limits = {
      threads,
      waiting: WAITING_PER_THREAD * threads,
      waitLimitMs: WAIT_LIMIT_MS,
      runLimitMs: RUN_LIMIT_MS,
      ...changed,
    };
    this.workers = this.newWorkers(catalogue);
  }

  get basis(): PlanningBasis {
    return this.workers.basis;
  }

  isWarm(): boolean {
    return this.workers.isWarm;
  }

  /** Load of the current catalogue's workers. */
  load(): PlannerLoad {
    return this.workers.load;
  }

  /** Settles once every worker is warm; rejects if one cannot start. */
  async warm(): Promise<void> {
    await this.workers.warm();
  }

  /** Warms the workers and retries until they are warm or the pool is closed. Reports every failure. */
  async keepWarming(report: (error: unknown) => void): Promise<void> {
    while (!this.isClosed) {
      try {
        await this.warm();
        return warmFurther(this.workers);
      } catch (error) {
        if (!this.isClosed) report(error);
      }
      await pause(this.warmPauseMs, undefined, { ref: false });
    }
  }

  /** Does a job and retries it if its worker died. A job that timed out is not retried, because it would time out again. */
  async ask<Job extends PlannerJob>(job: Job): Promise<FromBasis<AnswerTo<Job>>> {
    try {
      return await this.run(job);
    } catch (error) {
      if (error instanceof WorkerEnded && !error.isStuck) return await this.run(job);
      throw error;
    }
  }

  /**
   * Switches to another catalogue once new workers are warm with it. The former workers end after their last answer. Rejects,
   * changing nothing, if the new ones cannot start.
   */
  async useCatalogue(catalogue: LoadedCatalogue): Promise<void> {
    const swapped = this.swap.then(() => this.changeWorkers(catalogue));
    this.swap = swapped.catch(() => undefined);
    await swapped;
  }

  /** Ends every worker and rejects pending jobs. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([...this.all].map((workers) => workers.close()));
    await this.swap;
  }

  private newWorkers(catalogue: LoadedCatalogue): PlannerWorkers {
    const { file, limits } = this;
    const workers = new PlannerWorkers({ ...limits, file, catalogue });
    this.all.add(workers);
    return workers;
  }

  private async changeWorkers(catalogue: LoadedCatalogue): Promise<void> {
    if (this.isClosed) throw new AppError('busy');
    const next = this.newWorkers(catalogue);
    try {
      await next.warm();
    } catch (error) {
      await next.close();
      this.all.delete(next);
      throw this.isClosed ? new AppError('busy') : error;
    }
    const former = this.workers;
    this.workers = next;
    warmFurther(next);
    void former.retire().then(() => this.all.delete(former));
  }

  private async run<Job extends PlannerJob>(job: Job): Promise<FromBasis<AnswerTo<Job>>> {
    const { workers } = this;
    return { value: answerTo(await workers.run(job), job), basis: workers.basis };
  }
}

/** Warms workers further. A worker that dies in the process is replaced, and the next one is warmed by its requests. */
function warmFurther(workers: PlannerWorkers): void {
  workers.warmFurther().catch(() => undefined);
}
