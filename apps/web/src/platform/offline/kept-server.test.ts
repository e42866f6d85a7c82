import { recipeDetail } from '@kkini/contract';
import { fail, ok, type Result } from '@kkini/domain';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { OFFLINE } from '../../testing/fake-platform.ts';
import { browserStorage } from '../browser-storage.ts';
import type { CallFailure, ServerCalls } from '../server/server-client.ts';
import { keptAnswers } from './kept-answers.ts';
import { keepingServer } from './kept-server.ts';

const REQUEST = { id: 'stew', surveyId: null };
const UNKNOWN: CallFailure = { code: 'surveyNotFound', message: '', statusText: '', status: 404 };
const signal = new AbortController().signal;

const NOTHING = browserStorage(() => {
  throw new Error('forbidden');
});
const kept = () => keptAnswers({ now: () => 5, storage: NOTHING });

/** A server whose next answers the test decides. */
function aServer() {
  const state = { answer: ok([]) as Result<[], CallFailure> | 'never', calls: 0, isOnline: true };
  const call = async () => {
    state.calls += 1;
    return (state.answer === 'never' ? new Promise(() => undefined) : state.answer) as never;
  };
  const connection = { isOnline: () => state.isOnline };
  return { state, server: keepingServer({ call, arrived: () => null }, { kept: kept(), connection }) };
}

beforeEach(() => Object.assign(globalThis, { indexedDB: new IDBFactory() }));

/** Storing continues after the answer. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

/** A server whose first answer is kept. */
async function aServerRead() {
  const read = aServer();
  await read.server.read(recipeDetail, REQUEST);
  await settle();
  return read;
}

describe('reading', () => {
  it('keeps an answer that was asked ahead, too', async () => {
    const call: ServerCalls['call'] = async () => fail(OFFLINE);
    const connection = { isOnline: () => true };
    const server = keepingServer({ call, arrived: () => [] as never }, { kept: kept(), connection });
    expect(server.arrived(recipeDetail, REQUEST)).toEqual([]);
    await settle();
    expect(await server.read(recipeDetail, REQUEST)).toEqual(ok([]));
  });

  it('gives the answer kept last when no answer comes', async () => {
    const { state, server } = await aServerRead();
    state.answer = fail(OFFLINE);
    expect(await server.read(recipeDetail, REQUEST)).toEqual(ok([]));
    expect(await server.read(recipeDetail, { ...REQUEST, id: 'other' })).toEqual(fail(OFFLINE));
  });

  it('waits two seconds for a server that the last call did not reach, where an answer is kept', async () => {
    const { state, server } = await aServerRead();
    Object.assign(state, { answer: 'never', isOnline: false });
    expect(await server.read(recipeDetail, REQUEST)).toEqual(ok([]));
    state.answer = fail(UNKNOWN);
    expect(await server.read(recipeDetail, REQUEST)).toEqual(fail(UNKNOWN));
  });

  it('gives what is kept without a call, too', async () => {
    const { state, server } = aServer();
    expect(await server.former(recipeDetail, REQUEST)).toBeNull();
    await server.read(recipeDetail, REQUEST);
    await settle();
    expect(await server.former(recipeDetail, REQUEST)).toEqual([]);
    expect(state.calls).toBe(1);
  });

  it('never answers a call that may change something from what is kept', async () => {
    const { state, server } = await aServerRead();
    state.answer = fail(OFFLINE);
    expect(await server.call(recipeDetail, REQUEST)).toEqual(fail(OFFLINE));
  });

  it('passes on what the server refuses and forgets what is gone', async () => {
    const { state, server } = await aServerRead();
    state.answer = fail(UNKNOWN);
    expect(await server.read(recipeDetail, REQUEST)).toEqual(fail(UNKNOWN));
    await settle();
    state.answer = fail(OFFLINE);
    expect(await server.read(recipeDetail, REQUEST)).toEqual(fail(OFFLINE));
  });

  it('forgets what a change has made old', async () => {
    const { state, server } = await aServerRead();
    await server.forget(recipeDetail, REQUEST);
    state.answer = fail(OFFLINE);
    expect(await server.read(recipeDetail, REQUEST)).toEqual(fail(OFFLINE));
  });

  it('fetches for later only what is not kept yet', async () => {
    const { state, server } = aServer();
    await server.keepReady(recipeDetail, REQUEST, signal);
    await settle();
    await server.keepReady(recipeDetail, REQUEST, signal);
    expect(state.calls).toBe(1);
  });
});
