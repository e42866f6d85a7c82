/**
 * A transient database fault: `away` if it does not answer on this connection, `exhausted` if it has no disk space, memory or
 * connections left, `ended` if it ended the transaction because of another one or a timeout. The call may be retried.
 */
export type PassingFault = 'away' | 'exhausted' | 'ended';

/** SQLSTATEs (PostgreSQL, appendix A) and their classes, and codes of Node's sockets. */
const FAULT_BY_CODE: ReadonlyMap<string, PassingFault> = new Map([
  ['08', 'away'],
  ['53', 'exhausted'],
  // A primary demoted to a replica.
  ['25006', 'away'],
  ['25P03', 'ended'],
  ['40001', 'ended'],
  ['40P01', 'ended'],
  ['55P03', 'ended'],
  ['57014', 'ended'],
  ['57P01', 'away'],
  ['57P02', 'away'],
  ['57P03', 'away'],
  ['57P05', 'away'],
  ['ECONNREFUSED', 'away'],
  ['ECONNRESET', 'away'],
  ['EAI_AGAIN', 'away'],
  ['EHOSTUNREACH', 'away'],
  ['ENETUNREACH', 'away'],
  ['ENOENT', 'away'],
  ['ENOTFOUND', 'away'],
  ['EPIPE', 'away'],
  ['ETIMEDOUT', 'away'],
]);
const SQLSTATE = /^[0-9A-Z]{5}$/;

/** Errors of the client itself, which have no code. */
const AWAY_TEXTS =
  /^(Connection terminated|Client has encountered a connection error|timeout e(xpired|xceeded)|Query read timeout)/;

/** The transient fault behind an error or one of its causes; null for every other error. */
export function passingFault(error: unknown): PassingFault | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  const ofClass = SQLSTATE.test(code) ? FAULT_BY_CODE.get(code.slice(0, 2)) : undefined;
  const fault = FAULT_BY_CODE.get(code) ?? ofClass ?? (AWAY_TEXTS.test(error.message) ? 'away' : null);
  return fault ?? passingFault(error.cause);
}

/** Code and reason of the database fault behind an error, in the database's words but without the query; null if there is none. */
export function databaseFault(error: unknown): { readonly code: string; readonly reason: string } | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  if (SQLSTATE.test(code) || FAULT_BY_CODE.has(code) || AWAY_TEXTS.test(error.message))
    return { code, reason: error.message.split('\n', 1)[0] || code };
  return databaseFault(error.cause);
}
