import type { AddressInfo } from 'node:net';
import { surveyRowWireSchema } from '@kkini/contract';
import { PostgrestClient } from '@supabase/postgrest-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aWireSurvey } from '../../testing/a-wire-survey.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { emptyTables } from '../../testing/open-test-database.ts';

let test: TestApp;
let client: PostgrestClient;
let base: string;
beforeAll(async () => {
  const page = { functionsBase: '', dataBaseUrl: '', publicKey: 'public', shareSdk: null };
  test = await buildTestApp({ config: { logLevel: 'silent', pageFolder: '/nowhere', page } });
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = test.app.server.address() as AddressInfo;
  base = `http://127.0.0.1:${port}/rest/v1`;
  client = new PostgrestClient(base, { headers: { apikey: 'public', Authorization: 'Bearer public' } });
});
beforeEach(() => emptyTables(test.database));
afterAll(() => test.close());

const table = () => client.from('survey_1');
const unknownId = '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11';

async function insertedId(): Promise<string> {
  const { data } = await table().insert(aWireSurvey()).select().single();
  return surveyRowWireSchema.parse(data).id;
}

describe('the table client inserting a survey', () => {
  it('gets the row back as a list, or as one object', async () => {
    const list = await table()
      .insert(aWireSurvey({ lastStep: 2 }))
      .select();
    expect(list.status).toBe(201);
    expect(list.data).toHaveLength(1);
    expect(surveyRowWireSchema.parse(list.data?.[0])).toMatchObject({ lastStep: 2, step1: ['본인'] });
    const single = await table().insert([aWireSurvey()]).select().single();
    expect(surveyRowWireSchema.parse(single.data).dates).toBe('2026-11-21');
  });

  it('gets nothing back when it does not select', async () => {
    const { data, error, status } = await table().insert([aWireSurvey()]);
    expect({ data, error, status }).toEqual({ data: null, error: null, status: 201 });
  });

  it('gets the columns it names', async () => {
    const { data } = await table().insert(aWireSurvey()).select('lastStep,step1');
    expect(data).toEqual([{ lastStep: 'inputCheck', step1: ['본인'] }]);
  });

  const refusedRows: readonly (readonly [string, Record<string, unknown>])[] = [
    ['an id of its own', { id: unknownId }],
    ['an unknown column', { owner: 'me' }],
    ['an unknown answer', { health: ['감기'] }],
  ];
  it.each(refusedRows)('is refused %s', async (_what, row) => {
    const { data, error, status } = await table().insert(row).select();
    expect(data).toBeNull();
    expect(status).toBe(400);
    expect(error).toMatchObject({ code: 'invalidRequest', message: 'The request is not valid' });
  });

  it('is refused two rows at once and a start date in the past', async () => {
    expect((await table().insert([{}, {}])).status).toBe(400);
    expect((await table().insert({ dates: '2026-01-01' })).error?.code).toBe('startDatePast');
  });

  it('is refused an upsert', async () => {
    expect((await table().upsert(aWireSurvey())).status).toBe(400);
  });
});

describe('the table client updating a survey', () => {
  it('changes the named columns', async () => {
    const id = await insertedId();
    const { error, status } = await table()
      .update({ lastStep: 3, health: ['통풍'] })
      .eq('id', id);
    expect({ error, status }).toEqual({ error: null, status: 204 });
    const { data } = await table().update({ lastStep: 4 }).eq('id', id).select().single();
    expect(data).toMatchObject({ id, lastStep: 4, health: ['통풍'], step1: ['본인'] });
    const list = await table().update({ lastStep: 5 }).eq('id', id).select('id');
    expect(list.data).toEqual([{ id }]);
  });

  it('is told when nobody has the id', async () => {
    const { error, status } = await table().update({ lastStep: 3 }).eq('id', unknownId);
    expect(status).toBe(404);
    expect(error?.code).toBe('surveyNotFound');
  });

  it('is refused without an id, by another filter, by another column and by another order', async () => {
    const change = { lastStep: 3 };
    const refused = await Promise.all([
      table().update(change),
      table().update(change).gt('id', unknownId),
      table().update(change).eq('lastStep', '2'),
      table().update(change).eq('id', unknownId).eq('dates', '2026-11-21'),
      table().update(change).eq('id', 'not-an-id'),
      table().update(change).eq('id', unknownId).select('owner'),
      table().update(change).eq('id', unknownId).order('id').select(),
    ]);
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 400));
  });
});

describe('the rest of the table interface', () => {
  it('does not list, read or delete surveys', async () => {
    expect((await table().select()).status).toBe(405);
    expect((await table().delete().eq('id', unknownId)).status).toBe(405);
  });

  it('knows no other table', async () => {
    const { error, status } = await client.from('users').insert({ name: 'a' });
    expect(status).toBe(404);
    expect(error).toMatchObject({ code: 'tableNotFound', message: 'No such table' });
    expect((await client.from('users').select()).status).toBe(404);
  });

  it('answers the envelope beside what its clients read', async () => {
    const reply = await fetch(`${base}/users`);
    expect(await reply.json()).toMatchObject({ error: { code: 'tableNotFound' }, code: 'tableNotFound' });
  });
});
