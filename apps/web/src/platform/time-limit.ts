/** An abort signal that fires after `ms` milliseconds, using the page's timers. */
export function timeLimit(ms: number): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(new DOMException('Too late', 'TimeoutError')), ms);
  return limit.signal;
}
