import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';

const LOOK_MS = 50;

type Fill = (folder: string) => Promise<unknown>;

const made = new Map<string, Promise<string>>();

/** A folder of the run by name. The first worker to request it fills it, the others wait. */
export function sharedFolder(name: string, fill: Fill): Promise<string> {
  const folder = made.get(name) ?? makeShared(join(inject('runFolder'), name), fill);
  made.set(name, folder);
  return folder;
}

async function makeShared(folder: string, fill: Fill): Promise<string> {
  const [filled, failed] = [`${folder}-filled`, `${folder}-failed`];
  const isFirst = mkdirSync(folder, { recursive: true }) !== undefined;
  if (isFirst) {
    await fill(folder).catch((error: unknown) => {
      writeFileSync(failed, '');
      throw error;
    });
    writeFileSync(filled, '');
  }
  while (!existsSync(filled)) {
    if (existsSync(failed)) throw new Error(`another worker could not fill ${folder}`);
    await pause(LOOK_MS);
  }
  return folder;
}
