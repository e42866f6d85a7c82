import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { syncProblem } from './synced-folder.ts';

describe('whether a folder can be synced', () => {
  it('is said with the reason, where a file system refuses', () => {
    expect(syncProblem(tmpdir())).toBeNull();
    expect(syncProblem('/nowhere')).toBe('ENOENT');
    if (process.platform === 'linux') expect(syncProblem('/proc/self')).toBe('EINVAL');
  });
});
