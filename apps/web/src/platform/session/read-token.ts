import { type BrowserStorage, STORED } from '../browser-storage.ts';

/** Token stored on this device; null if it is malformed, because no server would accept it. */
export function readToken(storage: BrowserStorage): string | null {
  const token = storage.read(STORED.token);
  return token !== null && token.length <= LONGEST_TOKEN && BEARER.test(token) ? token : null;
}

/** Longest token, characters. This server accepts 16 kB of headers, others only half of that. */
const LONGEST_TOKEN = 4096;
/** Syntax of the token after `Bearer` (RFC 6750, section 2.1). */
const BEARER = /^[\w.~+/-]+=*$/;
