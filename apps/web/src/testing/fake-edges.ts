import type { Endpoint } from '@kkini/contract';
import { fail, ok, type Result } from '@kkini/domain';
import { browserStorage } from '../edges/browser-storage.ts';
import type { Edges } from '../edges/edges.ts';
import type { Paper } from '../edges/paper/paper.ts';
import type { Sheet } from '../edges/paper/sheet.ts';
import type { CallFailure, ReplyOf, ServerClient } from '../edges/server-client.ts';

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

export type FakeEdges = Edges & {
  readonly calls: { readonly path: string; readonly request: unknown }[];
  readonly updates: { readonly id: string; readonly row: object }[];
  readonly logged: string[];
  readonly alarms: string[];
  readonly copied: string[];
  /** Whether the device asks for less motion. */
  readonly calm: { wanted: boolean };
  readonly shared: { readonly title: string; readonly text: string }[];
  readonly files: File[];
  /** What an endpoint answers from now on, by its path. */
  readonly answer: (path: string, reply: Answer) => void;
  readonly failUpdates: (problem: string | null) => void;
};

/** Edges without a network: calls and table updates are kept, endpoints answer what a test says. */
export function fakeEdges(): FakeEdges {
  const answers = new Map<string, Answer>([
    ['/functions/v1/upsert-survey', () => ok({ lastInsertId: TEST_SURVEY_ID })],
  ]);
  const calls: FakeEdges['calls'] = [];
  const updates: FakeEdges['updates'] = [];
  const logged: string[] = [];
  const device: DeviceRecord = { shared: [], copied: [], alarms: [], files: [], calm: { wanted: false } };
  let updateProblem: string | null = null;
  const server: ServerClient = {
    async call<E extends Endpoint>(endpoint: E, request: unknown): Promise<Result<ReplyOf<E>, CallFailure>> {
      calls.push({ path: endpoint.path, request });
      const reply = answers.get(endpoint.path)?.(request) ?? fail(OFFLINE);
      return reply.ok ? ok(endpoint.reply.parse(reply.value)) : reply;
    },
  };
  return {
    server,
    surveyTable: {
      insert: async () => ok([]),
      update: async (id, row) => {
        updates.push({ id, row });
        return updateProblem === null ? ok(null) : fail(updateProblem);
      },
    },
    storage: browserStorage(() => window.localStorage),
    clock: { today: () => TEST_TODAY, now: () => Date.now() },
    log: (message) => logged.push(message),
    loadConfig: async () => ({
      functionsBase: '',
      dataBaseUrl: '',
      publicKey: null,
      shareKey: null,
      dataVersion: '1',
    }),
    ...fakeDevice(device),
    ...device,
    calls,
    updates,
    logged,
    answer: (path, reply) => answers.set(path, reply),
    failUpdates: (problem) => {
      updateProblem = problem;
    },
  };
}

type DeviceRecord = Pick<FakeEdges, 'shared' | 'copied' | 'alarms' | 'files' | 'calm'>;

type Device = Pick<
  Edges,
  'shareText' | 'copyText' | 'lessMotion' | 'keepAwake' | 'alarm' | 'openPaper' | 'giveFile'
>;

function fakeDevice({ shared, copied, alarms, files, calm }: DeviceRecord): Device {
  return {
    copyText: async (text) => {
      copied.push(text);
      return true;
    },
    lessMotion: () => calm.wanted,
    shareText: async (share) => {
      shared.push(share);
      return 'copied';
    },
    keepAwake: (onHeld) => {
      onHeld(true);
      return () => onHeld(false);
    },
    alarm: () => alarms.push('rang'),
    openPaper: async () => fakePaper(),
    giveFile: async (file) => {
      files.push(file);
      return 'saved';
    },
  };
}

/** Writes down the texts of the sheets instead of drawing them. */
function fakePaper(): Paper {
  const written = (sheets: readonly Sheet[], type: string) =>
    new Blob([JSON.stringify(sheets.flatMap(({ items }) => items))], { type });
  return {
    measure:
      async () =>
      (text, { size }) =>
        text.length * size,
    png: async (sheet) => written([sheet], 'image/png'),
    pdf: async (sheets) => written(sheets, 'application/pdf'),
  };
}
