import type { Edges } from '../edges/edges.ts';
import type { KeptAnswers } from '../edges/kept-answers.ts';
import type { Paper } from '../edges/paper/paper.ts';
import type { Sheet } from '../edges/paper/sheet.ts';

/** What the page asked of the device. */
export type DeviceRecord = {
  readonly alarms: string[];
  readonly copied: string[];
  /** Whether the device asks for less motion. */
  readonly calm: { wanted: boolean };
  readonly shared: { readonly title: string; readonly text: string }[];
  readonly files: File[];
};

type Device = Pick<
  Edges,
  'shareText' | 'copyText' | 'lessMotion' | 'keepAwake' | 'alarm' | 'openPaper' | 'giveFile'
>;

export function fakeDevice({ shared, copied, alarms, files, calm }: DeviceRecord): Device {
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

/** A network to pull out. */
export function fakeConnection(): Pick<Edges, 'connection'> & { readonly plug: (online: boolean) => void } {
  const { listeners, subscribe } = someListeners();
  let online = true;
  const plug = (now: boolean) => {
    online = now;
    for (const listener of listeners) listener();
  };
  return { connection: { isOnline: () => online, subscribe, report: () => undefined }, plug };
}

/** Newer versions of the page, offered by hand. */
export function fakeUpdates(): Pick<Edges, 'appUpdates'> & {
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

/** A device that keeps nothing. */
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

/** Writes down what the sheets hold instead of drawing it. */
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
