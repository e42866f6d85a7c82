import type { Result } from '@kkini/domain';
import type { CallFailure } from './server-client.ts';

/** A failed call in the shape the query cache wants: thrown. Its message is the technical text of the failure. */
export class CallError extends Error {
  constructor(readonly failure: CallFailure) {
    super(failure.message);
    this.name = 'CallError';
  }
}

/** True of a call that no answer came to. */
export function isUnreached({ code }: Pick<CallFailure, 'code'>): boolean {
  return code === 'network' || code === 'timeout';
}

/** The value of a call, or its failure thrown as a CallError. */
export async function answerOf<Value>(call: Promise<Result<Value, CallFailure>>): Promise<Value> {
  const result = await call;
  if (!result.ok) throw new CallError(result.problem);
  return result.value;
}
