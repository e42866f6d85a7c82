// A folder for temporary files of tests: for `npm test`, and as the global setup of every vitest run.
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Bytes needed: several times the databases and builds that exist at one time. */
const SCRATCH_ROOM = 2 ** 31;

/** Creates the folder in memory if there is room, because tests write thousands of files, which a disk would journal. */
export function makeScratchFolder() {
  const isChosen = tmpdir().startsWith(MEMORY);
  const isRoomy = !isChosen && existsSync(MEMORY) && roomIn(MEMORY) > SCRATCH_ROOM;
  const folder = mkdtempSync(join(isRoomy ? MEMORY : tmpdir(), 'kkini-test-'));
  // Tests that run as an unprivileged user need access to their files.
  chmodSync(folder, 0o755);
  return folder;
}

/** Creates a folder for a run of vitest, and deletes it at the end. */
export function setup() {
  const folder = makeScratchFolder();
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

function roomIn(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
