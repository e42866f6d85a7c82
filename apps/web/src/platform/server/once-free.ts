import type { Result } from '@kkini/domain';
import type { CallFailure } from './server-client.ts';

/** Further attempts while the server is busy. With its own wait for a free thread they last over half a minute. */
const MORE_ATTEMPTS = 5;
/** Longest pause that a waiting visitor is left in, in seconds. */
const LONGEST_PAUSE = 10;

/**
 * Repeats a call while the server answers that it is busy, as shortly after its start, each time after the pause it names. Ends with
 * the last answer, at once if the signal aborts.
 */
export async function onceFree<Value>(
  call: () => Promise<Result<Value, CallFailure>>,
  signal: AbortSignal,
): Promise<Result<Value, CallFailure>> {
  let answer = await call();
  for (let attempt = 0; attempt < MORE_ATTEMPTS; attempt += 1) {
    if (answer.ok || answer.problem.code !== 'busy') return answer;
    const { waitSeconds = Number.POSITIVE_INFINITY } = answer.problem;
    if (waitSeconds > LONGEST_PAUSE) return answer;
    await pause(waitSeconds * 1000, signal);
    if (signal.aborted) return answer;
    answer = await call();
  }
  return answer;
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
