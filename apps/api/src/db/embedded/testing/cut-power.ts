import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DiskEvent } from './record-disk.ts';

/** Bytes a disk writes atomically. */
const SECTOR = 512;

/** A random number from 0 to under 1. */
export type Chance = () => number;

type Change = Extract<DiskEvent, { kind: 'write' | 'resize' }>;

/** Content of a file: what is certainly on disk, and what the system may still hold back. */
class CutFile {
  private surely: Buffer;
  private held: Change[] = [];

  constructor(content: Buffer) {
    this.surely = content;
  }

  change(change: Change): void {
    this.held.push(change);
  }

  sync(): void {
    for (const change of this.held.splice(0)) this.surely = changed(this.surely, change);
  }

  /** Content after a power cut: each change held back is there, missing, or there up to some sector. */
  afterCut(chance: Chance): Buffer {
    return this.held.reduce((content, change) => {
      const luck = chance();
      if (luck < 1 / 3) return content;
      if (luck < 2 / 3 || change.kind === 'resize') return changed(content, change);
      const sectors = Math.floor((chance() * change.bytes.length) / SECTOR);
      return changed(content, { ...change, bytes: change.bytes.subarray(0, sectors * SECTOR) });
    }, this.surely);
  }
}

function changed(content: Buffer, change: Change): Buffer {
  if (change.kind === 'resize') return Buffer.concat([content], change.size);
  const end = change.offset + change.bytes.length;
  const grown = end > content.length ? Buffer.concat([content], end) : content;
  grown.set(change.bytes, change.offset);
  return grown;
}

type Entries = Map<string, CutFile | null>;
type EntryChange = (entries: Entries) => void;

/** A recorded run up to some moment. */
type Cut = {
  /** The folder before the run, and where the run took place. */
  readonly before: string;
  readonly place: string;
  readonly events: readonly DiskEvent[];
  readonly chance: Chance;
};

/**
 * Makes `target` what a disk may contain if the power fails after these events: what was synced, and any part of the rest. Entries
 * of a folder not synced since are there up to some change, because a journal keeps their order.
 */
export function cutPower({ before, place, events, chance }: Cut, target: string): void {
  const seen: Entries = new Map();
  const surely: Entries = new Map();
  const held = new Map<string, EntryChange[]>();
  const fileAt = (path: string): CutFile => {
    const inBefore = path.replace(place, before);
    const file = seen.get(path) ?? new CutFile(readFileSync(inBefore));
    if (!seen.has(path)) surely.set(path, file);
    seen.set(path, file);
    return file;
  };
  const enter = (path: string, change: EntryChange) => {
    change(seen);
    held.set(dirname(path), [...(held.get(dirname(path)) ?? []), change]);
  };
  for (const event of events) {
    const { kind, path } = event;
    if (kind === 'write' || kind === 'resize') fileAt(path).change(event);
    else if (kind === 'create') {
      const file = new CutFile(Buffer.alloc(0));
      enter(path, (entries) => entries.set(path, file));
    } else if (kind === 'remove') enter(path, (entries) => entries.set(path, null));
    else if (kind === 'rename') {
      const file = fileAt(path);
      enter(event.to, (entries) => entries.set(path, null).set(event.to, file));
    } else if (isFolder(path, before, place)) {
      for (const change of held.get(path) ?? []) change(surely);
      held.delete(path);
    } else fileAt(path).sync();
  }
  for (const changes of held.values())
    for (const change of changes.slice(0, Math.floor(chance() * (changes.length + 1)))) change(surely);
  cpSync(before, target, { recursive: true });
  for (const [path, file] of surely) {
    const inTarget = path.replace(place, target);
    if (file === null) rmSync(inTarget, { force: true });
    else writeFileSync(inTarget, file.afterCut(chance));
  }
}

function isFolder(path: string, before: string, place: string): boolean {
  const inBefore = path.replace(place, before);
  return existsSync(`${inBefore}/.`);
}
