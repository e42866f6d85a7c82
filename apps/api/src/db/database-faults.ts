/**
 * What a fault says of the database: it does not answer on this connection, it has no room or connection left, or it
 * ended this transaction for another one or for its time. Each passes, so the call may be repeated.
 */
export type PassingFault = 'away' | 'exhausted' | 'ended';

/** SQLSTATEs (PostgreSQL, appendix A) and their classes, and codes of Node's sockets. */
const FAULT_BY_CODE: ReadonlyMap<string, PassingFault> = new Map([
  ['08', 'away'],
  ['53', 'exhausted'],
  // A primary that has become a replica.
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

/** The client's own faults, which have no code. */
const AWAY_TEXTS =
  /^(Connection terminated|Client has encountered a connection error|timeout e(xpired|xceeded)|Query read timeout)/;

/** The passing fault an error stands for, be it its cause; null for every other error. */
export function passingFault(error: unknown): PassingFault | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  const ofClass = SQLSTATE.test(code) ? FAULT_BY_CODE.get(code.slice(0, 2)) : undefined;
  const fault = FAULT_BY_CODE.get(code) ?? ofClass ?? (AWAY_TEXTS.test(error.message) ? 'away' : null);
  return fault ?? passingFault(error.cause);
}

/** The code and the reason, in the database's words and without a query, of the fault behind an error; null without one. */
export function databaseFault(error: unknown): { readonly code: string; readonly reason: string } | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  if (SQLSTATE.test(code) || FAULT_BY_CODE.has(code) || AWAY_TEXTS.test(error.message))
    return { code, reason: error.message.split('\n', 1)[0] || code };
  return databaseFault(error.cause);
}
