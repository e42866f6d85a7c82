import { afterEach, describe, expect, it, vi } from 'vitest';
import { LateScript, reloadIntoNewest } from './late-script.ts';
import { ChunkError } from './load-chunk.ts';

const MISSED = new ChunkError('error');
const BROKEN_HERE = new ChunkError('error', undefined, true);
const GONE = new ChunkError('missing');

/** A script whose requests end in the given ways, one after the other; later requests end in the last way. */
function aScript(...ends: readonly (string | ChunkError)[]) {
  const load = vi.fn(async () => {
    const end = ends[Math.min(load.mock.calls.length, ends.length) - 1];
    if (end instanceof ChunkError) throw end;
    return end;
  });
  return { script: new LateScript(load), load };
}

describe('a script that comes late', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is requested once, also by two who ask before it is there', async () => {
    const { script, load } = aScript('sheet');
    await Promise.all([script.bring(), script.bring()]);
    await script.bring();
    expect(load).toHaveBeenCalledTimes(1);
    expect([script.part, script.failure, script.isStuck]).toEqual(['sheet', null, false]);
  });

  it('is requested again once it failed, and comes', async () => {
    const { script, load } = aScript(MISSED, 'sheet');
    await script.bring();
    expect([script.part, script.failure]).toEqual([null, MISSED]);
    const again = script.bring();
    expect(script.failure).toBeNull();
    await again;
    expect([script.part, script.failure, load.mock.calls.length]).toEqual(['sheet', null, 2]);
  });

  it.each([
    ['at the first failure', [BROKEN_HERE], false],
    ['when a retry finds no server', [BROKEN_HERE, MISSED], false],
    ['when a retry comes', [BROKEN_HERE, 'sheet'], false],
    ['when a retry fails though the server has the file', [MISSED, BROKEN_HERE], true],
    ['when a retry finds that the server has it no more', [GONE, GONE], true],
  ] as const)('needs a new page or not %s', async (_when, ends, isStuck) => {
    const { script } = aScript(...ends);
    for (const _end of ends) await script.bring();
    expect(script.isStuck).toBe(isStuck);
  });
});

it('reloads the page by itself, but not again within a minute', async () => {
  const page = { location: { ...window.location, reload: vi.fn() }, navigator: {} };
  void reloadIntoNewest(page, 100_000);
  await vi.waitFor(() => expect(page.location.reload).toHaveBeenCalledTimes(1));
  await reloadIntoNewest(page, 159_999);
  expect(page.location.reload).toHaveBeenCalledTimes(1);
  void reloadIntoNewest(page, 160_000);
  await vi.waitFor(() => expect(page.location.reload).toHaveBeenCalledTimes(2));
});
