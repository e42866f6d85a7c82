import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownerPid, releaseOwnerLock, takeOwnerLock } from './owner-lock.ts';
import { asNobody } from './testing/as-nobody.ts';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kkini-lock-'));
  lock = join(folder, 'owner.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the lock of a data folder', () => {
  it('goes to the process that asks first and back when released', () => {
    expect(takeOwnerLock(lock)).toBe(true);
    expect(ownerPid(lock)).toBe(process.pid);
    releaseOwnerLock(lock);
    expect(existsSync(lock)).toBe(false);
  });

  it('stays with a living process', () => {
    const other = spawn('sleep', ['30']);
    writeFileSync(lock, JSON.stringify({ pid: other.pid, startedAt: null }));
    expect(takeOwnerLock(lock)).toBe(false);
    other.kill();
  });

  it('is taken from a process that is gone', () => {
    writeFileSync(lock, JSON.stringify({ pid: 2 ** 22 + 1, startedAt: null }));
    expect(takeOwnerLock(lock)).toBe(true);
  });

  it('is taken when another program runs under the old process id', () => {
    writeFileSync(lock, JSON.stringify({ pid: process.ppid, startedAt: '1' }));
    expect(takeOwnerLock(lock)).toBe(process.platform === 'linux');
  });

  it('is left alone while it may still be being written, and taken when it stays unreadable', () => {
    writeFileSync(lock, '');
    expect(takeOwnerLock(lock)).toBe(false);
    utimesSync(lock, 1, 1);
    expect(takeOwnerLock(lock)).toBe(true);
  });

  it("is never taken from another user's process, which may be alive", () => {
    writeFileSync(lock, JSON.stringify({ pid: 2 ** 22 + 1, startedAt: null }), { mode: 0 });
    utimesSync(lock, 1, 1);
    asNobody(() => expect(() => takeOwnerLock(lock)).toThrow('another user'));
  });

  it('is not released by a process that does not hold it', () => {
    writeFileSync(lock, JSON.stringify({ pid: process.ppid, startedAt: null }));
    releaseOwnerLock(lock);
    expect(existsSync(lock)).toBe(true);
  });
});
