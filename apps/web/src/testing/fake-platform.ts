import { type Endpoint, logout } from '@kkini/contract';
import { fail, ok, type Result } from '@kkini/domain';
import { expect, vi } from 'vitest';
import { browserStorage } from '../platform/browser-storage.ts';
import { keepingServer, type ServerClient } from '../platform/offline/kept-server.ts';
import type { Platform } from '../platform/platform.ts';
import type {
  CallFailure,
  ReplyOf,
  ServerCalls,
  ServerConnection,
} from '../platform/server/server-client.ts';
import { keptSignIn } from '../platform/session/sign-in.ts';
import {
  aDeviceRecord,
  type DeviceRecord,
  fakeConnection,
  fakeDevice,
  fakeKept,
  fakeRest,
  fakeUpdates,
} from './fake-device.ts';

export const TEST_PERSON = { email: 'mina@example.com', name: '민아' };

export const TEST_TOKEN = 'a.token.of-mina';

export const TEST_SURVEY_ID = '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11';
/** A Thursday. */
export const TEST_TODAY = '2025-11-20';
export const OFFLINE: CallFailure = {
  code: 'network',
  message: 'Network Error',
  statusText: '',
  status: null,
};

type Answer = (request: unknown) => Result<unknown, CallFailure>;

export type FakePlatform = Platform &
  DeviceRecord & {
    readonly calls: { readonly path: string; readonly request: unknown }[];
    readonly updates: { readonly id: string; readonly row: object }[];
    readonly logged: string[];
    /** Sets the answer of an endpoint, by its path. */
    readonly answer: (path: string, reply: Answer) => void;
    /** Sets an answer fetched ahead, by its path. */
    readonly arrive: (path: string, reply: unknown) => void;
    readonly failUpdates: (problem: string | null) => void;
    /** Cuts or restores the network. */
    readonly plug: (online: boolean) => void;
    /** Makes a newer version of the page wait. */
    readonly offerUpdate: (apply: () => void) => void;
    /** Runs the tasks that wait until the page is idle. */
    readonly rest: () => void;
  };

const PAGE_CONFIG = { functionsBase: '', dataBaseUrl: '', publicKey: null, shareSdk: null, dataVersion: '1' };

const SHARE_SDK = { key: 'share-key', url: 'https://sdk.kkini.test/sdk.js', integrity: null };

const ONLINE = { isOnline: () => true };

/** Platform without a network: it records calls and table updates, and endpoints answer `replies` by path, or what a test sets later. */
export function fakePlatform(replies: Readonly<Record<string, unknown>> = {}): FakePlatform {
  const answers = answering(replies);
  const calls: FakePlatform['calls'] = [];
  const updates: FakePlatform['updates'] = [];
  const logged: string[] = [];
  const device = aDeviceRecord();
  let updateProblem: string | null = null;
  const arrivals = new Map<string, unknown>();
  const storage = browserStorage(() => window.localStorage);
  const signIn = keptSignIn(storage, window);
  return {
    ...fakeConnection(),
    ...fakeUpdates(),
    server: keepingServer(serverOf({ answers, arrivals, calls }), { kept: fakeKept(), connection: ONLINE }),
    kept: fakeKept(),
    keepPicture: async () => undefined,
    firstViewPainted: async () => undefined,
    ...fakeRest(),
    surveyTable: {
      insert: async () => ok([]),
      update: async (id, row) => {
        updates.push({ id, row });
        return updateProblem === null ? ok(null) : fail({ code: updateProblem, message: updateProblem });
      },
    },
    storage,
    signIn,
    revokeToken: async () => void calls.push({ path: logout.path, request: {} }),
    clock: { today: () => TEST_TODAY, now: () => Date.now() },
    log: (message) => logged.push(message),
    loadConfig: async () => pageConfig(device),
    loadFonts: () => undefined,
    ...fakeDevice(device),
    ...device,
    calls,
    updates,
    logged,
    answer: (path, reply) => answers.set(path, reply),
    arrive: (path, reply) => arrivals.set(path, reply),
    failUpdates: (problem) => {
      updateProblem = problem;
    },
  };
}

function answering(replies: Readonly<Record<string, unknown>>): Map<string, Answer> {
  const known = { '/functions/v1/upsert-survey': { lastInsertId: TEST_SURVEY_ID }, ...replies };
  return new Map(Object.entries(known).map(([path, reply]) => [path, () => ok(reply)]));
}

type Said = Pick<FakePlatform, 'calls'> & {
  readonly answers: ReadonlyMap<string, Answer>;
  readonly arrivals: ReadonlyMap<string, unknown>;
};

function serverOf({ answers, arrivals, calls }: Said): Pick<ServerConnection, 'call' | 'arrived'> {
  return {
    arrived: (endpoint) =>
      arrivals.has(endpoint.path) ? endpoint.reply.parse(arrivals.get(endpoint.path)) : null,
    async call<E extends Endpoint>(endpoint: E, request: unknown): Promise<Result<ReplyOf<E>, CallFailure>> {
      calls.push({ path: endpoint.path, request });
      const reply = answers.get(endpoint.path)?.(request) ?? fail(OFFLINE);
      return reply.ok ? ok(endpoint.reply.parse(reply.value)) : reply;
    },
  };
}

const pageConfig = ({ ways }: DeviceRecord) => ({
  ...PAGE_CONFIG,
  shareSdk: ways.messenger === 'missing' ? null : SHARE_SDK,
});

/** A server that answers calls and stores nothing. */
export function fakeServer(calls: ServerCalls): ServerClient {
  return keepingServer({ ...calls, arrived: () => null }, { kept: fakeKept(), connection: ONLINE });
}

/** Holds the next call back; the returned function answers it, and resolves once the page has taken the answer. */
export function holdNextCall(platform: FakePlatform): (reply: Result<unknown, CallFailure>) => Promise<void> {
  let answer: (reply: never) => void = () => undefined;
  const late = new Promise<never>((resolve) => {
    answer = resolve;
  });
  const call = vi.spyOn(platform.server, 'call').mockReturnValueOnce(late);
  return async (reply) => {
    await vi.waitFor(() => expect(call).toHaveBeenCalled());
    answer(reply as never);
    await new Promise((resolve) => setTimeout(resolve));
  };
}

/** Signs a visitor in on this device. */
export function signInPerson(platform: FakePlatform): FakePlatform {
  platform.signIn.begin({ ...TEST_PERSON, token: TEST_TOKEN });
  return platform;
}
