import { type BrowserStorage, STORED } from '../browser-storage.ts';

/** The token kept on this device; null for what cannot be one: no server would read a request with it. */
export function readToken(storage: BrowserStorage): string | null {
  const token = storage.read(STORED.token);
  return token !== null && token.length <= LONGEST_TOKEN && BEARER.test(token) ? token : null;
}

/** A server takes 16 kB of headers, others only half of it. */
const LONGEST_TOKEN = 4096;
/** What may follow `Bearer` (RFC 6750, section 2.1). */
const BEARER = /^[\w.~+/-]+=*$/;
