import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptAnswers, MOST_ANSWERS } from './kept-answers.ts';

const PATH = '/functions/v1/recipe-detail';
const DAY = 24 * 60 * 60 * 1000;

/** Strings that outlive a page. */
let device: Map<string, string>;
const storage = {
  read: (name: string) => device.get(name) ?? null,
  write: (name: string, text: string) => void device.set(name, text),
  remove: (name: string) => void device.delete(name),
};

/** Answers with a clock that advances by one on every read. */
function someAnswers() {
  const clock = { ms: 0 };
  const answers = keptAnswers({
    storage,
    now: () => {
      clock.ms += 1;
      return clock.ms;
    },
  });
  return { answers, clock };
}

beforeEach(() => {
  device = new Map();
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
});

describe('kept answers', () => {
  it('gives back what was kept for the same request, in whatever order it is written', async () => {
    const { answers } = someAnswers();
    await answers.place(PATH, { id: 'stew', surveyId: 's' }).keep(['stew']);
    expect(await answers.place(PATH, { surveyId: 's', id: 'stew' }).read()).toEqual(['stew']);
    expect(await answers.place(PATH, { id: 'stew', surveyId: 'other' }).read()).toBeUndefined();
    expect(await answers.place('/other', { id: 'stew', surveyId: 's' }).read()).toBeUndefined();
  });

  it('survive a reload', async () => {
    await someAnswers().answers.place(PATH, 1).keep('one');
    expect(await someAnswers().answers.place(PATH, 1).read()).toBe('one');
  });

  it('are bounded: the oldest go first', async () => {
    const { answers } = someAnswers();
    for (let id = 0; id < MOST_ANSWERS + 2; id += 1) await answers.place(PATH, id).keep(id);
    const kept = await Promise.all([0, 1, 2, MOST_ANSWERS + 1].map((id) => answers.place(PATH, id).read()));
    expect(kept).toEqual([undefined, undefined, 2, MOST_ANSWERS + 1]);
  });

  it('are fresh for a day and gone after two months', async () => {
    const { answers, clock } = someAnswers();
    const place = answers.place(PATH, 1);
    await place.keep('one');
    expect(await place.isFresh()).toBe(true);
    clock.ms += DAY;
    expect(await place.isFresh()).toBe(false);
    expect(await place.read()).toBe('one');
    clock.ms += 60 * DAY;
    expect(await place.read()).toBeUndefined();
  });

  it('are not fresh when the clock was ahead as they were kept', async () => {
    const { answers, clock } = someAnswers();
    const place = answers.place(PATH, 1);
    await place.keep('one');
    clock.ms -= 400 * DAY;
    expect(await place.isFresh()).toBe(false);
    expect(await place.read()).toBe('one');
  });

  it('are all forgotten at once, those still on their way too', async () => {
    const { answers } = someAnswers();
    const place = answers.place(PATH, 1);
    await place.keep('one');
    const late = answers.place(PATH, 2);
    await answers.clear();
    await late.keep('two');
    expect(await answers.place(PATH, 1).read()).toBeUndefined();
    expect(await answers.place(PATH, 2).read()).toBeUndefined();
    await answers.place(PATH, 2).keep('new');
    expect(await answers.place(PATH, 2).read()).toBe('new');
  });

  it('are forgotten at the next start when the page ends before it has forgotten them', async () => {
    const { answers } = someAnswers();
    await answers.place(PATH, 1).keep('one');
    const ended = keptAnswers({ now: () => 0, storage, idle: () => new Promise(() => undefined) });
    void ended.clear();
    const next = someAnswers().answers;
    expect(await next.place(PATH, 1).read()).toBeUndefined();
    await next.place(PATH, 1).keep('two');
    expect(await someAnswers().answers.place(PATH, 1).read()).toBe('two');
  });

  it('go on after the browser deleted the database', async () => {
    const { answers } = someAnswers();
    await answers.place(PATH, 1).keep('one');
    const deleting = indexedDB.deleteDatabase('kkini');
    await new Promise((resolve) => deleting.addEventListener('success', resolve));
    await answers.place(PATH, 1).keep('two');
    expect(await answers.place(PATH, 1).read()).toBe('two');
  });

  it('are missing when the browser never opens the database', async () => {
    vi.useFakeTimers();
    const answers = keptAnswers({ now: () => 0, storage, open: () => new Promise(() => undefined) });
    const read = answers.place(PATH, 1).read();
    await vi.advanceTimersByTimeAsync(4000);
    expect(await read).toBeUndefined();
    vi.useRealTimers();
  });

  it('forget a single one', async () => {
    const { answers } = someAnswers();
    await answers.place(PATH, 1).keep('one');
    await answers.place(PATH, 1).forget();
    expect(await answers.place(PATH, 1).read()).toBeUndefined();
  });

  it('are simply missing where the browser keeps nothing', async () => {
    const answers = keptAnswers({
      now: () => 0,
      storage,
      open: () => Promise.reject(new Error('forbidden')),
    });
    const place = answers.place(PATH, 1);
    await place.keep('one');
    expect(await place.read()).toBeUndefined();
    expect(await place.isFresh()).toBe(false);
    await answers.clear();
  });
});
