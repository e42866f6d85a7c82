/** Runs tasks in order, with limited concurrency. */
export class TaskQueue {
  private readonly limit: number;
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(limit: number) {
    this.limit = limit;
  }

  get waitingTasks(): number {
    return this.waiting.length;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.running >= this.limit) await new Promise<void>((go) => this.waiting.push(go));
    else this.running += 1;
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
