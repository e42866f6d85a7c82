export type Log = (message: string, cause?: unknown) => void;

/** Reports what the visitor need not see; answers of a survey never go in here. */
export function createLog(sink: Pick<Console, 'warn'>): Log {
  return (message, cause) => (cause === undefined ? sink.warn(message) : sink.warn(message, cause));
}
