import type { Endpoint } from '@kkini/contract';
import { type Content, type SendMeans, type Sent, send } from './send-call.ts';

/** A call by its path and what is asked: enough to send it before the script that knows its reply. */
export type FirstCall = { readonly path: string; readonly request: unknown };

type EarlyCall = { readonly sent: Promise<Sent>; readonly end: AbortController; answer: Sent | null };

/** Calls under way that nobody has asked for yet. */
export function earlyCalls(means: SendMeans) {
  const calls = new Map<string, EarlyCall>();
  const keyOf = (path: string, request: unknown) => JSON.stringify([path, request]);
  return {
    send({ path, request }: FirstCall): void {
      const end = new AbortController();
      const sent = send(means, { path, method: 'POST' }, { body: request, signal: end.signal });
      const call: EarlyCall = { sent, end, answer: null };
      calls.set(keyOf(path, request), call);
      sent.then(
        (answer) => {
          call.answer = answer;
        },
        () => undefined, // Whoever takes it hears of its failure.
      );
    },
    /** The early answer to this very call when it is there. */
    answer: ({ path }: Endpoint, request: unknown) => calls.get(keyOf(path, request))?.answer ?? null,
    /** The early answer to this very call once it comes; the early one from now on ends with it. */
    take({ path }: Endpoint, { body, signal }: Content): Promise<Sent> | null {
      const key = keyOf(path, body);
      const call = calls.get(key);
      if (!call) return null;
      calls.delete(key);
      signal.addEventListener('abort', () => call.end.abort(signal.reason), { once: true });
      return call.sent;
    },
  };
}
