import {
  changePassword,
  deleteAccount,
  deleteSurvey,
  ENDPOINTS,
  type Endpoint,
  logout,
} from '@kkini/contract';
import { callArbitrary, type FuzzedCall } from '@kkini/contract/testing';
import fc from 'fast-check';
import type { People } from './make-people.ts';

/** Results of many malformed calls. `leaks` are answers with another person's private data. */
export type FuzzReport = {
  readonly statuses: ReadonlyMap<number, number>;
  readonly faults: number;
  readonly busy: number;
  readonly hangs: number;
  readonly leaks: number;
  /** The first few failed calls. */
  readonly examples: readonly string[];
};

const CALLERS = 8;
/** Calls generated per endpoint at a time. */
const DRAWN = 50;
/** Exceeds the server's time limit of every call. */
const HANG_MS = 20_000;
const MOST_EXAMPLES = 10;

/** Sends this many calls of every endpoint in turn, several at once. The same seed sends the same values. */
export async function fuzz(base: string, people: People, amount: Amount): Promise<FuzzReport> {
  const { secrets } = people;
  const calls = drawCalls(people, amount);
  const { onQuarter = () => undefined } = amount;
  let left = amount.requests;
  const tally = { statuses: new Map<number, number>(), faults: 0, busy: 0, hangs: 0, leaks: 0 };
  const examples: string[] = [];
  const note = (what: string, call: FuzzedCall) => {
    if (examples.length < MOST_EXAMPLES)
      examples.push(`${what}: ${call.method} ${call.url} ${String(call.body).slice(0, 300)}`);
  };
  const work = async () => {
    for (let next = calls.next(); !next.done; next = calls.next()) {
      const call = next.value;
      const answer = await send(base, call);
      left -= 1;
      if (left % Math.ceil(amount.requests / 4) === 0) onQuarter(amount.requests - left);
      if (answer === null) {
        tally.hangs += 1;
        note('no answer', call);
        continue;
      }
      const { status, text } = answer;
      tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
      if (status === 503 && answer.retryAfter !== null) tally.busy += 1;
      else if (status >= 500) {
        tally.faults += 1;
        note(`${status}`, call);
      }
      if (secrets.some((secret) => text.includes(secret))) {
        tally.leaks += 1;
        note('leak', call);
      }
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, work));
  return { ...tally, examples };
}

type Amount = {
  readonly requests: number;
  readonly seed: number;
  /** Called after each quarter with the number of answered calls. */
  readonly onQuarter?: (answered: number) => void;
};

/** Calls that destroy their own inputs; each gets separate ones. */
const ENDING: readonly Endpoint[] = [logout, changePassword, deleteAccount, deleteSurvey];

/** Addresses outside the calls: pictures, pages, documents, paths outside the root; with any method and random bytes. */
const PATHS = fc.oneof(
  fc.webPath().map((path) => `/${path}`),
  fc
    .tuple(
      fc.constantFrom(
        '/art/dishes/',
        '/art/ingredients/',
        '/art/',
        '/static/',
        '/docs/',
        '/functions/v1/',
        '/rest/v1/',
      ),
      fc.oneof(
        fc.webSegment(),
        fc.constantFrom('README.md', '..%2f..%2fREADME.md', '%00.svg', 'constructor.svg', '__proto__.png'),
      ),
    )
    .map((parts) => parts.join('')),
);
const RAW_CALLS: fc.Arbitrary<FuzzedCall> = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PATCH'),
  url: PATHS,
  headers: fc.constantFrom({}, { 'content-type': 'application/json' }, { 'accept-encoding': 'br, ?;q=x' }),
  body: fc.uint8Array({ maxLength: 2_000 }),
});

function* drawCalls({ known, disposable }: People, { requests, seed }: Amount) {
  const arbitraries = ENDPOINTS.map((endpoint) =>
    callArbitrary(endpoint, ENDING.includes(endpoint) ? disposable : known),
  ).concat(RAW_CALLS);
  let sent = 0;
  for (let round = 0; sent < requests; round += 1) {
    for (const [index, arbitrary] of arbitraries.entries()) {
      const calls = fc.sample(arbitrary, { numRuns: DRAWN, seed: seed + round * 1000 + index });
      for (const call of calls) {
        if (sent >= requests) return;
        sent += 1;
        yield call;
      }
    }
  }
}

async function send(base: string, { method, url, headers, body }: FuzzedCall) {
  try {
    const reply = await fetch(base + url, {
      method,
      headers,
      signal: AbortSignal.timeout(HANG_MS),
      ...(body !== undefined && method !== 'GET' && { body: asSent(body) }),
    });
    return {
      status: reply.status,
      retryAfter: reply.headers.get('retry-after'),
      text: await reply.text(),
    };
  } catch {
    return null;
  }
}

function asSent(body: string | Uint8Array): string | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' ? body : new Uint8Array(body);
}
