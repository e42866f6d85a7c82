// A folder for what tests throw away: for `npm test`, and as the global setup of each run of vitest.
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Bytes of the databases and builds that are there at one time, several times over. */
const SCRATCH_ROOM = 2 ** 31;

/** Makes it in memory where there is room: tests write thousands of files, which a disk keeps a journal of. */
export function makeScratchFolder() {
  const isChosen = tmpdir().startsWith(MEMORY);
  const isRoomy = !isChosen && existsSync(MEMORY) && roomIn(MEMORY) > SCRATCH_ROOM;
  const folder = mkdtempSync(join(isRoomy ? MEMORY : tmpdir(), 'kkini-test-'));
  // Tests that act as a user without rights have to reach their files.
  chmodSync(folder, 0o755);
  return folder;
}

/** Gives a run of vitest one, and deletes it at the end. */
export function setup() {
  const folder = makeScratchFolder();
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

function roomIn(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
