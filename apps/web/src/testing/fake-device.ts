import { siteAddress } from '../platform/address/paths.ts';
import type { ListMessage } from '../platform/device/messenger.ts';
import type { Gift } from '../platform/device/share-text.ts';
import type { KeptAnswers } from '../platform/offline/kept-answers.ts';
import type { Paper } from '../platform/paper/paper.ts';
import type { Sheet } from '../platform/paper/sheet.ts';
import type { Platform } from '../platform/platform.ts';

/** Requests of the page to the device. */
export type DeviceRecord = {
  readonly alarms: string[];
  readonly copied: string[];
  /** Whether the device asks for less motion. */
  readonly calm: { wanted: boolean };
  readonly shared: Gift[];
  /** Messages sent to the messaging app. */
  readonly sent: ListMessage[];
  /** Whether there is a share sheet, and a messaging app that accepts or refuses messages. */
  readonly ways: { sheet: boolean; messenger: 'missing' | 'takes' | 'refuses' };
  readonly files: File[];
};

/** A device without requests: no share sheet, no messaging app. */
export function aDeviceRecord(): DeviceRecord {
  return {
    shared: [],
    sent: [],
    ways: { sheet: false, messenger: 'missing' },
    copied: [],
    alarms: [],
    files: [],
    calm: { wanted: false },
  };
}

type Device = Pick<
  Platform,
  | 'shareText'
  | 'hasShareSheet'
  | 'openMessenger'
  | 'site'
  | 'copyText'
  | 'lessMotion'
  | 'keepAwake'
  | 'alarm'
  | 'openPaper'
  | 'giveFile'
>;

export function fakeDevice({ shared, sent, ways, copied, alarms, files, calm }: DeviceRecord): Device {
  return {
    site: siteAddress('https://kkini.test'),
    hasShareSheet: () => ways.sheet,
    openMessenger: async () => {
      if (ways.messenger === 'missing') return null;
      return {
        send: async (message) => {
          sent.push(message);
          return ways.messenger === 'takes';
        },
      };
    },
    copyText: async (text) => {
      copied.push(text);
      return true;
    },
    lessMotion: () => calm.wanted,
    shareText: async (share) => {
      shared.push(share);
      return ways.sheet ? 'shared' : 'copied';
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

/** A network that a test can cut. */
export function fakeConnection(): Pick<Platform, 'connection'> & {
  readonly plug: (online: boolean) => void;
} {
  const { listeners, subscribe } = someListeners();
  let online = true;
  const plug = (now: boolean) => {
    online = now;
    for (const listener of listeners) listener();
  };
  return { connection: { isOnline: () => online, subscribe, report: () => undefined }, plug };
}

/** Newer versions of the page, offered by the test. */
export function fakeUpdates(): Pick<Platform, 'appUpdates'> & {
  readonly offerUpdate: (apply: () => void) => void;
} {
  const { listeners, subscribe } = someListeners();
  let waiting: (() => void) | null = null;
  const offerUpdate = (apply: () => void) => {
    waiting = apply;
    for (const listener of listeners) listener();
  };
  return { appUpdates: { waiting: () => waiting, subscribe }, offerUpdate };
}

/** A page that is idle when the test says so. */
export function fakeRest(): Pick<Platform, 'whenIdle'> & { readonly rest: () => void } {
  const waiting: (() => void)[] = [];
  const rest = () => {
    for (const work of waiting.splice(0)) work();
  };
  return { whenIdle: (work) => void waiting.push(work), rest };
}

/** A device that stores nothing. */
export function fakeKept(): KeptAnswers {
  const nothing = async () => undefined;
  return {
    place: () => ({ read: nothing, keep: nothing, forget: nothing, isFresh: async () => false }),
    clear: nothing,
  };
}

function someListeners() {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { listeners, subscribe };
}

/** Records the content of the sheets instead of drawing it. */
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
