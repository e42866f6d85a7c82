import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder all workers of a run share, below the dependencies of the server and ignored like its build. */
    runFolder: string;
  }
}

const API = resolve(import.meta.dirname, '../..');
const MEMORY = '/dev/shm';
/** Bytes of the databases and builds that are there at one time, several times over. */
const SCRATCH_ROOM = 2 ** 31;

/** Gives a run of the tests its folder and one for what they throw away, and deletes both at the end. */
export function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(API, 'test-results-'));
  const scratch = scratchFolder();
  provide('runFolder', folder);
  process.env['TMPDIR'] = scratch;
  return () => {
    for (const each of [folder, scratch]) rmSync(each, { recursive: true, force: true });
  };
}

/** In memory where there is room: tests write thousands of files and throw them away, which a disk keeps a journal of. */
function scratchFolder(): string {
  const isChosen = tmpdir().startsWith(MEMORY);
  const isRoomy = !isChosen && existsSync(MEMORY) && roomIn(MEMORY) > SCRATCH_ROOM;
  const folder = mkdtempSync(join(isRoomy ? MEMORY : tmpdir(), 'kkini-test-'));
  // Tests that act as a user without rights have to reach their files.
  chmodSync(folder, 0o755);
  return folder;
}

function roomIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
