import { type BrowserStorage, STORED } from '../browser-storage.ts';

/** The token stored on this device; null for a malformed one, with which no server would accept a request. */
export function readToken(storage: BrowserStorage): string | null {
  const token = storage.read(STORED.token);
  return token !== null && token.length <= LONGEST_TOKEN && BEARER.test(token) ? token : null;
}

/** A server takes 16 kB of headers, others only half of it. */
const LONGEST_TOKEN = 4096;
/** Syntax of the token after `Bearer` (RFC 6750, section 2.1). */
const BEARER = /^[\w.~+/-]+=*$/;
