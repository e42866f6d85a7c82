import { existsSync, mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { StartProblem } from '../../start-problem.ts';

const TAKEOVER_LIMIT_MS = 10_000;

const ownerSchema = z.object({ pid: z.number(), startedAt: z.string().nullable() });
type Owner = z.infer<typeof ownerSchema>;

/** Takes the lock for this process, also from a dead owner. False if a living process holds it. */
export function takeOwnerLock(lock: string): boolean {
  if (!existsSync(lock)) return createLock(lock);
  return isAbandoned(lock) && replaceLock(lock);
}

/** Releases the lock if this process holds it. */
export function releaseOwnerLock(lock: string): void {
  if (readOwner(lock)?.pid === process.pid) rmSync(lock, { force: true });
}

/** Process id in a lock, for messages; null if it is free. */
export function ownerPid(lock: string): number | null {
  return readOwner(lock)?.pid ?? null;
}

function createLock(lock: string): boolean {
  const self: Owner = { pid: process.pid, startedAt: processStart(process.pid) };
  return exclusively(() => writeFileSync(lock, JSON.stringify(self), { flag: 'wx', mode: 0o600 }));
}

/** Replaces a dead owner's lock. Mutually exclusive, because a second process would otherwise remove the first one's new lock. */
function replaceLock(lock: string): boolean {
  const takeover = `${lock}.takeover`;
  if (!exclusively(() => mkdirSync(takeover))) {
    if (isOld(takeover)) rmdirSync(takeover);
    return false;
  }
  try {
    if (existsSync(lock) && !isAbandoned(lock)) return false;
    rmSync(lock, { force: true });
    return createLock(lock);
  } finally {
    rmdirSync(takeover);
  }
}

/** True if the file or folder was created, false if it already exists. */
function exclusively(create: () => unknown): boolean {
  try {
    create();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function isOld(path: string): boolean {
  const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  return age > TAKEOVER_LIMIT_MS;
}

/** True if the owner is dead. An unreadable lock must also be old, because it may still be being written. */
function isAbandoned(lock: string): boolean {
  const owner = readOwner(lock);
  return owner === null ? isOld(lock) : !isAlive(owner);
}

/** Owner in a lock; null if there is none. A lock this user may not read belongs to another user's process, which may be alive. */
function readOwner(lock: string): Owner | null {
  try {
    return ownerSchema.parse(JSON.parse(readFileSync(lock, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EACCES')
      throw new StartProblem(
        `${lock} belongs to another user, whose server may be running; use one user for a folder`,
      );
    return null;
  }
}

/** Process ids are reused, soon in containers, so the start time must match too if known. */
function isAlive({ pid, startedAt }: Owner): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return startedAt === null || startedAt === processStart(pid);
}

/** Start time of a process, in clock ticks since boot (field 22 of proc(5) stat); null on systems without it. */
function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
