import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 20;
/** Changes of a survey before its writer begins another survey. */
const CHANGES = 20;

/** An answer other than 200 with its time; status 0 if there was no answer. */
export type Refusal = { readonly at: number; readonly status: number; readonly retryAfter: string | null };

/** Writers that change surveys again and again, each change after the previous one was acknowledged. */
export class SteadyWriters {
  /** The last acknowledged change of each survey. */
  readonly acknowledged = new Map<string, number>();
  /** Times of the acknowledgements, in milliseconds since 1970. */
  readonly times: number[] = [];
  readonly refusals: Refusal[] = [];
  private isOver = false;
  private readonly writers: Promise<void>[];

  constructor(
    private readonly base: string,
    people: number,
  ) {
    this.writers = Array.from({ length: people }, () => this.write());
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.writers);
  }

  private async write(): Promise<void> {
    let id: string | null = null;
    for (let change = 1; !this.isOver; change += 1) {
      if (change > CHANGES) {
        id = null;
        change = 1;
      }
      const stored: string | null = await this.store(id, change);
      if (stored === null) change -= 1;
      else id = stored;
      await pause(stored === null ? PAUSE_MS * 5 : PAUSE_MS);
    }
  }

  private async store(id: string | null, change: number): Promise<string | null> {
    const body = { ...(id !== null && { id }), area: [`#${change}`] };
    try {
      const reply = await fetch(`${this.base}/functions/v1/upsert-survey`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      });
      const answer = (await reply.json()) as { lastInsertId?: string };
      if (reply.status !== 200 || answer.lastInsertId === undefined)
        return this.note(reply.status, reply.headers.get('retry-after'));
      this.acknowledged.set(answer.lastInsertId, change);
      this.times.push(Date.now());
      return answer.lastInsertId;
    } catch {
      return this.note(0, null);
    }
  }

  private note(status: number, retryAfter: string | null): null {
    this.refusals.push({ at: Date.now(), status, retryAfter });
    return null;
  }
}
