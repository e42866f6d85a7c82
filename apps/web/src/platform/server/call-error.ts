import type { Result } from '@kkini/domain';
import type { CallFailure } from './server-client.ts';

/** A failed call as an error for the query cache. Its message is the technical text of the failure. */
export class CallError extends Error {
  constructor(readonly failure: CallFailure) {
    super(failure.message);
    this.name = 'CallError';
  }
}

export function isUnreached({ code }: Pick<CallFailure, 'code'>): boolean {
  return code === 'network' || code === 'timeout';
}

/** The value of a call; throws a CallError if it failed. */
export async function answerOf<Value>(call: Promise<Result<Value, CallFailure>>): Promise<Value> {
  const result = await call;
  if (!result.ok) throw new CallError(result.problem);
  return result.value;
}
