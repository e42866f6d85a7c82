import { existsSync, mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const TAKEOVER_LIMIT_MS = 10_000;

const ownerSchema = z.object({ pid: z.number(), startedAt: z.string().nullable() });
type Owner = z.infer<typeof ownerSchema>;

/** Takes the lock for this process, also from an owner that is dead. False when a living process holds it. */
export function takeOwnerLock(lock: string): boolean {
  if (!existsSync(lock)) return createLock(lock);
  return isAbandoned(lock) && replaceLock(lock);
}

/** Gives the lock back if this process holds it. */
export function releaseOwnerLock(lock: string): void {
  if (readOwner(lock)?.pid === process.pid) rmSync(lock, { force: true });
}

/** The process id written in a lock, for messages; null when nobody holds it. */
export function ownerPid(lock: string): number | null {
  return readOwner(lock)?.pid ?? null;
}

function createLock(lock: string): boolean {
  const self: Owner = { pid: process.pid, startedAt: processStart(process.pid) };
  return exclusively(() => writeFileSync(lock, JSON.stringify(self), { flag: 'wx', mode: 0o600 }));
}

/** Removes a dead owner's lock. One process at a time: a second one would remove the first one's new lock. */
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

/** True when the file or folder could be created, false when it exists already. */
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

/** True when the owner is dead; an unreadable lock may still be being written, so it must be old as well. */
function isAbandoned(lock: string): boolean {
  const owner = readOwner(lock);
  return owner === null ? isOld(lock) : !isAlive(owner);
}

function readOwner(lock: string): Owner | null {
  try {
    return ownerSchema.parse(JSON.parse(readFileSync(lock, 'utf8')));
  } catch {
    return null;
  }
}

/** Ids of processes return, in containers at once, so the start time must agree too where it is known. */
function isAlive({ pid, startedAt }: Owner): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return startedAt === null || startedAt === processStart(pid);
}

/** When a process started, in clock ticks since boot (field 22 of proc(5) stat); null where that is not offered. */
function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
