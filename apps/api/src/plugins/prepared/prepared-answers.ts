import type { Endpoint } from '@kkini/contract';
import { LRUCache } from 'lru-cache';
import { z } from 'zod/mini';
import { PreparedAnswer } from './prepared-answer.ts';

/** Memory of all cached answers: those of about 250 plans read in turn. */
const MOST_BYTES = 32 * 1024 * 1024;
/** How long an unread answer stays in memory. */
const UNREAD_MS = 60 * 60 * 1000;

/** What an answer was made from: a survey, if any, and the state of everything else that may change. */
export type AnswerKey = { readonly surveyId: string | null; readonly state: string };

/** A reply, and whether it matches its key and may be cached. */
export type Made<Reply extends z.ZodMiniType> = {
  readonly reply: z.input<Reply>;
  readonly isLasting: boolean;
};

/**
 * LRU cache of answers as bytes, by a key that covers everything they were made from. Bounded by bytes; an answer that is not read
 * for an hour is evicted too. Concurrent callers of a key share one computation.
 */
export class PreparedAnswers {
  private readonly kept: LRUCache<string, PreparedAnswer>;
  private readonly underWay = new Map<string, Promise<PreparedAnswer>>();

  constructor(mostBytes = MOST_BYTES) {
    this.kept = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: ({ size }) => size,
      ttl: UNREAD_MS,
      ttlAutopurge: true,
      updateAgeOnGet: true,
    });
  }

  /** The answer of a key; `make` runs if it is absent. */
  async get<Reply extends z.ZodMiniType>(
    endpoint: Pick<Endpoint<z.ZodMiniType, Reply>, 'path' | 'reply'>,
    { surveyId, state }: AnswerKey,
    make: () => Promise<Made<Reply>>,
  ): Promise<PreparedAnswer> {
    const name = `${surveyId} ${endpoint.path} ${state}`;
    const known = this.kept.get(name);
    if (known !== undefined) return known;
    const running = this.underWay.get(name);
    if (running !== undefined) return await running;
    const started = this.prepare(endpoint, make);
    this.underWay.set(name, started);
    try {
      const answer = await started;
      if (answer.isLasting && this.underWay.get(name) === started) this.kept.set(name, answer);
      return answer;
    } finally {
      if (this.underWay.get(name) === started) this.underWay.delete(name);
    }
  }

  /** Evicts everything about a deleted survey, including answers still being made. */
  forget(surveyId: string): void {
    for (const names of [this.kept, this.underWay])
      for (const name of [...names.keys()]) if (name.startsWith(`${surveyId} `)) names.delete(name);
  }

  /** Bytes of memory of all cached answers. */
  get size(): number {
    return this.kept.calculatedSize;
  }

  private async prepare<Reply extends z.ZodMiniType>(
    { reply: schema }: Pick<Endpoint<z.ZodMiniType, Reply>, 'reply'>,
    make: () => Promise<Made<Reply>>,
  ): Promise<PreparedAnswer> {
    const { reply, isLasting } = await make();
    return new PreparedAnswer(JSON.stringify(z.encode(schema, reply as z.output<Reply>)), isLasting);
  }
}
