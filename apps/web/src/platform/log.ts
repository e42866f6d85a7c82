export type Log = (message: string, cause?: unknown) => void;

/** Logs what the visitor need not see; never pass survey answers. */
export function createLog(sink: Pick<Console, 'warn'>): Log {
  return (message, cause) => (cause === undefined ? sink.warn(message) : sink.warn(message, cause));
}
