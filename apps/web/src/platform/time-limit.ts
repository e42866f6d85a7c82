/** An abort signal after so many milliseconds, with the timers of the page. */
export function timeLimit(ms: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(new DOMException('Too late', 'TimeoutError')), ms);
  return limit.signal;
}
