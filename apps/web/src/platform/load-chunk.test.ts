import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChunkError, type ChunkProblem, loadChunk } from './load-chunk.ts';

const ADDRESS = 'http://kkini.test/static/js/daily-abc.js';
const failedImport = () =>
  Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${ADDRESS}`));
const never = () => new Promise<never>(() => undefined);

async function problemOf(
  load: () => Promise<unknown>,
  status: number | null,
): Promise<ChunkProblem | undefined> {
  const asked: string[] = [];
  const ask = async (address: string) => {
    asked.push(address);
    if (status === null) throw new TypeError('no connection');
    return status;
  };
  const failure: unknown = await loadChunk(load, { limitMs: 1, ask }).catch((cause: unknown) => cause);
  return failure instanceof ChunkError ? failure.problem : undefined;
}

describe('loading a chunk', () => {
  afterEach(() => void vi.useRealTimers());

  it('brings the module', async () => {
    expect(await loadChunk(async () => ({ part: 7 }))).toEqual({ part: 7 });
  });

  it('is missing when the server has no such file', async () => {
    expect(await problemOf(failedImport, 404)).toBe('missing');
  });

  it('is in error when the server cannot be reached', async () => {
    expect(await problemOf(failedImport, null)).toBe('error');
  });

  it('is in error when the file is there but broken', async () => {
    expect(await problemOf(failedImport, 200)).toBe('error');
    expect(await problemOf(() => Promise.reject(new SyntaxError('Unexpected token')), 404)).toBe('error');
  });

  it('tells whether the server has the file by now', async () => {
    const isThere = async (status: number) => {
      const failure: unknown = await loadChunk(failedImport, { limitMs: 1, ask: async () => status }).catch(
        (cause: unknown) => cause,
      );
      return failure instanceof ChunkError && failure.isThere;
    };
    expect([await isThere(200), await isThere(404), await isThere(503)]).toEqual([true, false, false]);
  });

  it('is late when nothing comes', async () => {
    expect(await problemOf(never, 200)).toBe('timeout');
  });

  it('is late after 120 seconds and not before', async () => {
    vi.useFakeTimers();
    let problem: unknown = null;
    const late = loadChunk(never).catch((cause: unknown) => {
      problem = cause;
    });
    await vi.advanceTimersByTimeAsync(119_999);
    expect(problem).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await late;
    expect(problem).toMatchObject({ problem: 'timeout' });
  });

  it('says that a chunk failed and why', () => {
    expect(new ChunkError('missing').message).toBe('Loading chunk failed (missing)');
  });
});
