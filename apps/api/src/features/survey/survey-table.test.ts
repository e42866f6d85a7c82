import type { AddressInfo } from 'node:net';
import { surveyRowWireSchema } from '@kkini/contract';
import { PostgrestClient } from '@supabase/postgrest-js';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aWireSurvey } from '../../testing/a-wire-survey.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { emptyTables } from '../../testing/open-test-database.ts';

const page = { functionsBase: '', dataBaseUrl: '', publicKey: 'public', shareSdk: null };
const test = await buildTestApp({ config: { logLevel: 'silent', pageFolder: '/nowhere', page } });
await test.app.listen({ host: '127.0.0.1', port: 0 });
const { port } = test.app.server.address() as AddressInfo;
const base = `http://127.0.0.1:${port}/rest/v1`;
const client = new PostgrestClient(base, { headers: { apikey: 'public', Authorization: 'Bearer public' } });
beforeEach(() => emptyTables(test.database));
afterAll(() => test.close());

const table = () => client.from('survey_1');
const unknownId = '5f1c2f0e-6a0b-4c57-9a3e-0d4b7f6f2a11';

async function countRows(): Promise<unknown> {
  const { rows } = await test.database.transaction((queries) =>
    queries.execute('select count(*)::int as count from surveys'),
  );
  return rows[0]?.['count'];
}

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

  it('gets several rows back in their order', async () => {
    const steps = [2, 3, 4, 'inputCheck'];
    const rows = steps.map((lastStep) => ({ lastStep, step1: ['본인'] }));
    const { data, status } = await table().insert(rows).select('lastStep');
    expect({ status, data }).toEqual({ status: 201, data: steps.map((lastStep) => ({ lastStep })) });
    expect(await countRows()).toBe(4);
    expect((await table().insert(rows)).status).toBe(201);
    expect(await countRows()).toBe(8);
  });

  it('keeps all rows or none, and says in which row the fault is', async () => {
    const past = await table().insert([aWireSurvey(), aWireSurvey({ dates: '2026-01-01' })]);
    expect(past.error).toMatchObject({ code: 'startDatePast', details: [{ field: '1.dates' }] });
    const long = await table().insert([{}, {}, { excludedIngredients: ['땅콩', '콩'.repeat(401)] }]);
    expect(long.error).toMatchObject({
      code: 'invalidRequest',
      details: [{ field: '2.excludedIngredients.1' }],
    });
    const single = await table().insert([{}, {}]).select().single();
    expect(single.error).toMatchObject({ code: 'invalidRequest', details: [{ field: 'accept' }] });
    expect((await table().insert(Array.from({ length: 101 }, () => ({})))).status).toBe(400);
    expect((await table().insert([])).status).toBe(400);
    expect(await countRows()).toBe(0);
  });

  it('is refused a start date in the past', async () => {
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

describe('what was said of bodies and allergies', () => {
  const bodies = {
    excludedIngredients: ['땅콩'],
    excludedStrictness: [{ ingredient: '땅콩', strictness: '심한 알레르기' }],
    persons: [{ target: '본인', heightCm: 151.7, answers: { warfarin: 'yes' } }],
    confirmations: ['D1'],
  };

  it('is kept in columns, of which an update replaces only those it names', async () => {
    const inserted = await table().insert(aWireSurvey(bodies)).select().single();
    const { id, ...row } = surveyRowWireSchema.parse(inserted.data);
    expect(row).toMatchObject(bodies);
    const { data } = await table().update({ confirmations: [] }).eq('id', id).select().single();
    expect(surveyRowWireSchema.parse(data)).toEqual({ id, ...row, confirmations: [] });
    const persons = [{ target: '본인', count: 2 }];
    const later = await table().update({ persons }).eq('id', id).select('persons,excludedStrictness');
    expect(later.data).toMatchObject([{ persons, excludedStrictness: bodies.excludedStrictness }]);
    expect(later.data?.[0]).toMatchObject({ persons: [{ heightCm: null, answers: {} }] });
  });
});

describe('the key of the table client', () => {
  const clientWith = (headers: Readonly<Record<string, string>>) =>
    new PostgrestClient(base, { headers }).from('survey_1').insert({}).select('lastStep');

  it('is accepted as apikey, as bearer, as both and not at all', async () => {
    for (const headers of [
      { apikey: 'public', authorization: 'Bearer public' },
      { apikey: 'public' },
      { authorization: 'Bearer public' },
      {},
    ]) {
      expect((await clientWith(headers)).status).toBe(201);
    }
  });

  it('names nobody, where a token that is neither it nor one of ours is refused', async () => {
    const { error, status } = await clientWith({ apikey: 'public', authorization: 'Bearer other' });
    expect({ status, code: error?.code }).toEqual({ status: 401, code: 'signInExpired' });
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
