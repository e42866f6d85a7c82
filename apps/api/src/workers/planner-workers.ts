import { setTimeout as pause } from 'node:timers/promises';
import { Piscina } from 'piscina';
import { AppError } from '../app-error.ts';
import type { LoadedCatalogue } from '../platform/read-catalogue.ts';
import { catalogueToMemory } from './catalogue-memory.ts';
import type {
  FinishedJob,
  JobAnswer,
  PlannerJob,
  RequestStart,
  WorkerReply,
  WorkerRequest,
  WorkerStart,
} from './planner.ts';
import { makePlanningBasis, type PlanningBasis } from './planning-basis.ts';
import { setEngineOptions } from './set-engine-options.ts';
import { sharedClockMs } from './shared-clock.ts';
import { LATER_WARM_UP_JOBS } from './warm-up-jobs.ts';

const WARM_LIMIT_MS = 60_000;
/** Idle time before workers are warmed further, and the number of checks in that time. */
const IDLE_MS = 1000;
const IDLE_LOOKS = 10;
/** How late a timer of this process may be before it tells nothing about a worker. */
const LATE_MS = 500;
/**
 * Bounds of a worker's memory. The bundled catalogue takes less than a tenth of the first; without a bound V8 lets garbage grow to
 * several times the live data before it collects. A week leaves 35 MB of short-lived garbage: a young generation of 12 MB is
 * collected ten times for it, one of 48 MB less than three times, but the process then reaches 593 MB after 200 plans, of an
 * allowed 600.
 */
const MEMORY_LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 24 } as const;

/** A worker ended before it answered; `isStuck` if it was ended after a timeout. */
export class WorkerEnded extends Error {
  constructor(
    reason: string,
    readonly isStuck = false,
  ) {
    super(reason);
    this.name = 'WorkerEnded';
  }
}

/** Number of workers, longest queue, and time limits for a job's wait and run. */
export type WorkerLimits = {
  readonly threads: number;
  readonly waiting: number;
  readonly waitLimitMs: number;
  readonly runLimitMs: number;
};

type WorkersParts = WorkerLimits & {
  readonly file: URL;
  readonly catalogue: LoadedCatalogue;
  /** Called with every job when it ends. */
  readonly onJob?: (job: FinishedJob) => void;
  readonly idleMs?: number;
  readonly warmUpWeeks?: number;
};

/** An answer, and the milliseconds a worker took for it. */
type TimedAnswer = { readonly answer: JobAnswer; readonly ranMs: number };

/** Number of workers, waiting jobs and running jobs. */
export type PlannerLoad = { readonly threads: number; readonly waiting: number; readonly running: number };

/** A pending job. Its timer covers first the wait, then the run. */
type OpenJob = { timer: NodeJS.Timeout; readonly refuse: (error: unknown) => void };

/** The workers of one catalogue version. Piscina owns the threads and their queue, and replaces a thread that dies. */
export class PlannerWorkers {
  readonly basis: PlanningBasis;
  private readonly parts: WorkersParts;
  private readonly idleMs: number;
  private readonly pool: Piscina<WorkerRequest | null, WorkerReply>;
  private readonly ready = new Set<unknown>();
  private readonly open = new Map<number, OpenJob>();
  private readonly answers = new Set<Promise<unknown>>();
  private wasWarm = false;
  private starting: Promise<void> | null = null;
  private closed: Promise<void> | null = null;
  private lastId = 0;
  private lastEnd = 0;

  constructor(parts: WorkersParts) {
    this.parts = parts;
    this.idleMs = parts.idleMs ?? IDLE_MS;
    const workerData: WorkerStart = { catalogue: catalogueToMemory(parts.catalogue) };
    setEngineOptions();
    this.pool = new Piscina({
      filename: parts.file.href,
      name: 'answerRequest',
      minThreads: parts.threads,
      maxThreads: parts.threads,
      stricterFIFO: true,
      recordTiming: false,
      workerData,
      resourceLimits: MEMORY_LIMITS,
    });
    this.pool.on('workerCreate', (worker) => this.ready.add(worker));
    this.pool.on('workerDestroy', (worker) => this.ready.delete(worker));
    this.pool.on('message', (start: RequestStart) => this.limitRun(start));
    // The death of an idle worker is harmless, but without a listener it would end the process.
    this.pool.on('error', () => undefined);
    this.warm().catch(() => undefined);
    // The workers prepare the same data on their own cores meanwhile.
    this.basis = this.prepareBasis();
  }

  /**
   * Settles once every worker is warm; rejects if one cannot start or takes too long. Calling it again after that keeps waiting for
   * a slow worker, whose work would otherwise be lost, and restarts a dead one.
   */
  async warm(): Promise<void> {
    this.starting ??= this.startAll();
    const ended = new AbortController();
    try {
      await Promise.race([this.starting, lateAfter(WARM_LIMIT_MS, ended.signal)]);
    } finally {
      ended.abort();
    }
  }

  /** Warms the workers further, one week at a time and only after an idle period, because the next request has to wait for it. */
  async warmFurther(): Promise<void> {
    for (let left = this.parts.warmUpWeeks ?? LATER_WARM_UP_JOBS.length; left > 0; left -= 1) {
      do await pause(this.idleMs / IDLE_LOOKS, undefined, { ref: false });
      while (this.open.size > 0 || performance.now() - this.lastEnd < this.idleMs);
      // A closed pool would start a thread that nobody ends.
      if (this.closed !== null) return;
      await this.onEach('warmNext');
    }
  }

  /** True once every worker has been warm, as long as at least one still is. */
  get isWarm(): boolean {
    return this.wasWarm && this.ready.size > 0;
  }

  /** Does a job. Rejects with AppError('busy') if no worker starts it in time, with WorkerEnded if its worker dies. */
  async run(job: PlannerJob): Promise<JobAnswer> {
    const { kind } = job;
    const began = performance.now();
    const report = (end: Pick<FinishedJob, 'outcome' | 'ranMs' | 'answer'>) =>
      this.parts.onJob?.({ kind, tookMs: performance.now() - began, ...end });
    try {
      const { answer, ranMs } = await this.takeOn(job);
      report({ outcome: 'answered', ranMs, answer });
      return answer;
    } catch (error) {
      report({ outcome: error instanceof AppError ? 'busy' : 'failed', ranMs: null, answer: null });
      throw error;
    }
  }

  get load(): PlannerLoad {
    const waiting = this.pool.queueSize;
    return { threads: this.pool.threads.length, waiting, running: Math.max(0, this.open.size - waiting) };
  }

  private async takeOn(job: PlannerJob): Promise<TimedAnswer> {
    // Without any worker a new job starts one, however long the queue is.
    const mayWait = this.pool.threads.length === 0 || this.pool.queueSize < this.parts.waiting;
    if (this.closed !== null || !mayWait) throw new AppError('busy');
    const answer = this.answerOf(job);
    this.answers.add(answer);
    try {
      return await answer;
    } finally {
      this.answers.delete(answer);
    }
  }

  /** Ends the workers after their last answer. */
  async retire(): Promise<void> {
    await Promise.allSettled(this.answers);
    await this.close();
  }

  /** Ends every worker at once. */
  async close(): Promise<void> {
    this.closed ??= this.pool.destroy();
    await this.closed;
  }

  /** Sends one request to each worker. A worker that answers it has loaded its module and is warm. */
  private async startAll(): Promise<void> {
    try {
      await this.onEach('ready');
    } catch (error) {
      this.starting = null;
      throw died(error);
    }
    this.wasWarm = true;
  }

  /** Calls a function once in each worker: as many calls as workers, and no worker takes two while another is idle. */
  private async onEach(name: 'ready' | 'warmNext'): Promise<void> {
    await Promise.all(Array.from({ length: this.parts.threads }, () => this.pool.run(null, { name })));
  }

  private prepareBasis(): PlanningBasis {
    try {
      return makePlanningBasis(this.parts.catalogue);
    } catch (error) {
      void this.close();
      throw error;
    }
  }

  private answerOf(job: PlannerJob): Promise<TimedAnswer> {
    const { waitLimitMs } = this.parts;
    this.lastId += 1;
    const request: WorkerRequest = { id: this.lastId, startBy: sharedClockMs() + waitLimitMs, job };
    return new Promise((resolve, refuse) => {
      const timer = setTimeout(() => refuse(new AppError('busy')), waitLimitMs).unref();
      const openJob: OpenJob = { timer, refuse };
      this.open.set(request.id, openJob);
      const settle = (reply: WorkerReply) => {
        if (reply.kind === 'answer') resolve(reply);
        else refuse(reply.kind === 'late' ? new AppError('busy') : reply.error);
      };
      this.pool
        .run(request)
        .then(settle, (error) => refuse(this.closed ? new AppError('busy') : died(error)))
        .finally(() => {
          clearTimeout(openJob.timer);
          this.open.delete(request.id);
          this.lastEnd = performance.now();
        });
    });
  }

  /**
   * Restarts the timer for the run. A worker that exceeds it is ended and replaced. It has its time once more if the timer itself is
   * late, because the process was stopped or busy meanwhile.
   */
  private limitRun({ id, threadId }: RequestStart, mayBeLate = true): void {
    const openJob = this.open.get(id);
    if (openJob === undefined) return;
    const { runLimitMs } = this.parts;
    const endsAt = performance.now() + runLimitMs;
    clearTimeout(openJob.timer);
    openJob.timer = setTimeout(() => {
      if (mayBeLate && performance.now() > endsAt + LATE_MS) return this.limitRun({ id, threadId }, false);
      openJob.refuse(new WorkerEnded(`Planning took longer than ${runLimitMs} ms`, true));
      void this.pool.threads.find((thread) => thread.threadId === threadId)?.terminate();
    }, runLimitMs);
  }
}

async function lateAfter(limitMs: number, signal: AbortSignal): Promise<never> {
  await pause(limitMs, undefined, { signal, ref: false });
  throw new Error(`The planning threads are not warm after ${limitMs} ms`);
}

function died(cause: unknown): WorkerEnded {
  return new WorkerEnded(
    `The planning thread ended: ${cause instanceof Error ? cause.message : String(cause)}`,
  );
}
