import { type Address, type Content, type SendMeans, type Sent, send } from './send-call.ts';

/** A call by its path and request: enough to send it before the script that validates its reply loads. */
export type FirstCall = { readonly path: string; readonly request: unknown };

type EarlyCall = { readonly sent: Promise<Sent>; readonly end: AbortController; answer: Sent | null };

/** POST calls sent early. The next call with the same path and request takes the answer instead of sending again. */
export type EarlyCalls = {
  /**
   * Resolves to the JSON of the answer, not validated, or to undefined if there is none; the call that takes the answer gets the
   * failure.
   */
  readonly send: (call: FirstCall) => Promise<unknown>;
  /** Answer to a call, if it has arrived. */
  readonly answer: (endpoint: Address, request: unknown) => Sent | null;
  /** Removes a used answer. */
  readonly forget: (endpoint: Address, request: unknown) => void;
  /** Answer to a call once it arrives, given only once. From then on the call's signal aborts the early call. */
  readonly take: (endpoint: Address, content: Content) => Promise<Sent> | null;
};

export function earlyCalls(means: SendMeans): EarlyCalls {
  const calls = new Map<string, EarlyCall>();
  const keyOf = (path: string, request: unknown) => JSON.stringify([path, request]);
  return {
    async send({ path, request }) {
      const end = new AbortController();
      const sent = send(means, { path, method: 'POST' }, { body: request, signal: end.signal });
      const call: EarlyCall = { sent, end, answer: null };
      calls.set(keyOf(path, request), call);
      try {
        call.answer = await sent;
      } catch {
        return undefined;
      }
      return call.answer.json;
    },
    answer: ({ path }, request) => calls.get(keyOf(path, request))?.answer ?? null,
    forget({ path }, request) {
      calls.delete(keyOf(path, request));
    },
    take({ path }, { body, signal }) {
      const key = keyOf(path, body);
      const call = calls.get(key);
      if (!call) return null;
      calls.delete(key);
      signal.addEventListener('abort', () => call.end.abort(signal.reason), { once: true });
      return call.sent;
    },
  };
}
