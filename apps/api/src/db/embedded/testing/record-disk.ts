import fs from 'node:fs';
import { vi } from 'vitest';

/** A change of a folder, or a sync of a file or folder; paths are absolute, offsets and sizes in bytes. */
export type DiskEvent =
  | { readonly kind: 'create' | 'remove' | 'sync'; readonly path: string }
  | { readonly kind: 'rename'; readonly path: string; readonly to: string }
  | { readonly kind: 'resize'; readonly path: string; readonly size: number }
  | { readonly kind: 'write'; readonly path: string; readonly offset: number; readonly bytes: Uint8Array };

/**
 * Records in order the disk operations of an embedded database in this thread; new folders are not expected. The caller restores
 * the spies.
 */
export function recordDisk(): readonly DiskEvent[] {
  const events: DiskEvent[] = [];
  const record = (event: DiskEvent) => void events.push(event);
  recordContents(record);
  recordEntries(record);
  return events;
}

type RecordEvent = (event: DiskEvent) => void;

function recordContents(record: RecordEvent): void {
  const { openSync, writeSync, fsyncSync, truncateSync } = fs;
  const pathOf = new Map<number, string>();
  vi.spyOn(fs, 'openSync').mockImplementation((path, flags, mode) => {
    const descriptor = openSync(path, flags, mode);
    pathOf.set(descriptor, String(path));
    return descriptor;
  });
  // PGlite uses this one of its overloads.
  const write = (
    descriptor: number,
    ...[bytes, from, length, offset]: [Uint8Array, number, number, number]
  ) => {
    const path = pathOf.get(descriptor) ?? '';
    record({ kind: 'write', path, offset, bytes: Uint8Array.from(bytes.subarray(from, from + length)) });
    return writeSync(descriptor, bytes, from, length, offset);
  };
  vi.spyOn(fs, 'writeSync').mockImplementation(write as typeof writeSync);
  vi.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
    fsyncSync(descriptor);
    record({ kind: 'sync', path: pathOf.get(descriptor) ?? '' });
  });
  vi.spyOn(fs, 'truncateSync').mockImplementation((path, size) => {
    truncateSync(path, size);
    record({ kind: 'resize', path: String(path), size: size ?? 0 });
  });
}

function recordEntries(record: RecordEvent): void {
  const { writeFileSync, renameSync, unlinkSync } = fs;
  vi.spyOn(fs, 'writeFileSync').mockImplementation((path, ...rest) => {
    writeFileSync(path, ...rest);
    record({ kind: 'create', path: String(path) });
  });
  vi.spyOn(fs, 'renameSync').mockImplementation((path, to) => {
    renameSync(path, to);
    record({ kind: 'rename', path: String(path), to: String(to) });
  });
  vi.spyOn(fs, 'unlinkSync').mockImplementation((path) => {
    unlinkSync(path);
    record({ kind: 'remove', path: String(path) });
  });
}
