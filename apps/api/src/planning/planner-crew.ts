import { catalogueToMemory } from './catalogue-memory.ts';
import type { ThreadStart } from './planner-messages.ts';
import { PlannerThread, ThreadEnded } from './planner-thread.ts';
import type { PlanningBasis } from './planning-basis.ts';

const WARM_LIMIT_MS = 60_000;
const NEW_START_PAUSE_MS = 1000;
/** A crew none of whose threads starts in this many attempts each is given up. */
const START_ATTEMPTS = 3;

/** What a crew is made of; `onIdle` is called whenever a thread can take a job. */
export type CrewParts = {
  readonly file: URL;
  readonly size: number;
  readonly basis: PlanningBasis;
  readonly onIdle: () => void;
};

/** The threads that plan from one version of the catalogue; one that dies is replaced until the crew is dismissed. */
export class PlannerCrew {
  readonly basis: PlanningBasis;
  /** Settles once every thread is warm; fails when none can be started. */
  readonly warm: Promise<void>;
  private readonly parts: CrewParts;
  private readonly start: ThreadStart;
  private readonly threads = new Set<PlannerThread>();
  private readonly warmThreads = new Set<PlannerThread>();
  private readonly idle: PlannerThread[] = [];
  private failedStarts = 0;
  private wasComplete = false;
  private isDismissed = false;
  private startTimer: NodeJS.Timeout | undefined;
  private reportWarm: () => void = () => undefined;
  private reportFailure: (error: unknown) => void = () => undefined;

  constructor(parts: CrewParts) {
    this.parts = parts;
    this.basis = parts.basis;
    this.start = { catalogue: catalogueToMemory(parts.basis.catalogue) };
    this.warm = new Promise((done, refuse) => {
      this.reportWarm = done;
      this.reportFailure = refuse;
    });
    this.warm.catch(() => undefined);
    this.fill();
  }

  /** True once every thread has been warm, and while at least one is. */
  get isWarm(): boolean {
    return this.wasComplete && this.warmThreads.size > 0;
  }

  /** A thread for one job, to be given back after it; undefined when all are busy. */
  take(): PlannerThread | undefined {
    return this.idle.shift();
  }

  /** Takes a thread back after its job, whether it still lives or not. */
  giveBack(thread: PlannerThread): void {
    if (this.isDismissed) void thread.stop();
    else if (thread.isAlive) this.idle.push(thread);
  }

  /** Ends the threads that have nothing to do now and the others after their job. */
  dismiss(): void {
    this.isDismissed = true;
    this.reportFailure(new ThreadEnded('The planning threads were dismissed'));
    clearTimeout(this.startTimer);
    for (const thread of this.threads) {
      if (!this.warmThreads.has(thread) || this.idle.includes(thread)) void thread.stop();
    }
    this.idle.length = 0;
  }

  /** Settles once no thread of a dismissed crew is left. */
  async gone(): Promise<void> {
    await Promise.all([...this.threads].map((thread) => thread.ended));
  }

  /** Ends every thread, whatever it is doing. */
  async close(): Promise<void> {
    this.dismiss();
    await Promise.all([...this.threads].map((thread) => thread.stop()));
  }

  private fill(): void {
    while (!this.isDismissed && this.threads.size < this.parts.size) this.hire();
  }

  private hire(): void {
    const thread = new PlannerThread(this.parts.file, this.start);
    this.threads.add(thread);
    const guard = setTimeout(() => void thread.stop(), WARM_LIMIT_MS);
    guard.unref();
    thread.warm
      .then(
        () => this.welcome(thread),
        (error: unknown) => this.countFailure(error),
      )
      .finally(() => clearTimeout(guard));
    void thread.ended.then(() => this.replace(thread));
  }

  private welcome(thread: PlannerThread): void {
    if (this.isDismissed) return;
    this.failedStarts = 0;
    this.warmThreads.add(thread);
    this.idle.push(thread);
    if (this.warmThreads.size === this.parts.size) {
      this.wasComplete = true;
      this.reportWarm();
    }
    this.parts.onIdle();
  }

  private countFailure(error: unknown): void {
    this.failedStarts += 1;
    if (this.failedStarts >= START_ATTEMPTS * this.parts.size) this.reportFailure(error);
  }

  /** At once for a thread that has worked; a thread that never started would fail again straight away. */
  private replace(thread: PlannerThread): void {
    const worked = this.warmThreads.delete(thread);
    this.threads.delete(thread);
    const position = this.idle.indexOf(thread);
    if (position >= 0) this.idle.splice(position, 1);
    if (this.isDismissed) return;
    if (worked) this.fill();
    else {
      clearTimeout(this.startTimer);
      this.startTimer = setTimeout(() => this.fill(), NEW_START_PAUSE_MS);
      this.startTimer.unref();
    }
  }
}
