import type { Endpoint } from '@kkini/contract';
import { LRUCache } from 'lru-cache';
import { z } from 'zod/mini';
import { PreparedAnswer } from './prepared-answer.ts';

/** Memory of all kept answers: those of about 250 plans that are read in turn. */
const MOST_BYTES = 32 * 1024 * 1024;
/** How long an answer nobody reads stays in memory. */
const UNREAD_MS = 60 * 60 * 1000;

/** A reply, and whether it is what its key stands for and may be kept. */
type Made<Reply extends z.ZodMiniType> = { readonly reply: z.input<Reply>; readonly isLasting: boolean };

/**
 * Answers kept as bytes by a key that names everything they were made from. Bounded by bytes: the answer read longest ago goes
 * first. Concurrent callers share work under way.
 */
export class PreparedAnswers {
  private readonly kept: LRUCache<string, PreparedAnswer>;
  private readonly underWay = new Map<string, Promise<PreparedAnswer>>();

  constructor(mostBytes = MOST_BYTES) {
    this.kept = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: ({ size }) => size,
      ttl: UNREAD_MS,
      updateAgeOnGet: true,
    });
  }

  /** The answer of a key; `make` runs when it is absent. */
  async get<Reply extends z.ZodMiniType>(
    endpoint: Pick<Endpoint<z.ZodMiniType, Reply>, 'path' | 'reply'>,
    key: string,
    make: () => Promise<Made<Reply>>,
  ): Promise<PreparedAnswer> {
    const name = `${endpoint.path} ${key}`;
    const known = this.kept.get(name);
    if (known !== undefined) return known;
    const running = this.underWay.get(name);
    if (running !== undefined) return await running;
    const started = this.prepare(endpoint, name, make).finally(() => this.underWay.delete(name));
    this.underWay.set(name, started);
    return await started;
  }

  /** Bytes of memory the kept answers take. */
  get size(): number {
    return this.kept.calculatedSize;
  }

  private async prepare<Reply extends z.ZodMiniType>(
    { reply: schema }: Pick<Endpoint<z.ZodMiniType, Reply>, 'reply'>,
    name: string,
    make: () => Promise<Made<Reply>>,
  ): Promise<PreparedAnswer> {
    const { reply, isLasting } = await make();
    const answer = new PreparedAnswer(JSON.stringify(z.encode(schema, reply as z.output<Reply>)), isLasting);
    if (isLasting) {
      this.kept.purgeStale();
      this.kept.set(name, answer);
    }
    return answer;
  }
}
