import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { ENDPOINTS, errorEnvelopeSchema } from '@kkini/contract';
import { afterAll, describe, expect, it } from 'vitest';
import type { Row } from '../../db/database.ts';
import { givenSecrets, signedTokens, type TokenSecrets } from '../../platform/tokens.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { CALL_ROWS, type CallKind, type CallRow } from '../../testing/call-rows.ts';
import { type Ids, keepAccount, keepSurvey, keepToken, SECRET_TEXTS } from '../../testing/kept-things.ts';
import { CALL_RULES } from './policy.ts';

const secrets = givenSecrets('the secret of the table of permissions');
const tokens = signedTokens(secrets);
/** Secrets with the same name and another key. */
const forgedSecrets: TokenSecrets = {
  present: (now) => ({ id: secrets.present(now).id, key: new Uint8Array(32) }),
  find: () => null,
};

const test = await buildTestApp({ tokens });
afterAll(() => test.close());

/** Capabilities for the tests: a person's survey, an anonymous one, and tokens of every kind. */
async function makeWorld() {
  const [owner, other] = [await keepAccount(test), await keepAccount(test)];
  const bound = await keepSurvey(test, owner);
  const free = await keepSurvey(test, null);
  const sharedOnly = { surveyId: bound.shareId, dayMealId: bound.shareId, shareId: bound.shareId };
  const unknown = { surveyId: randomUUID(), dayMealId: randomUUID(), shareId: randomUUID() };
  const tokenOf = (accountId: string, kind: 'good' | 'expired' | 'revoked' = 'good') =>
    keepToken(test, tokens, { accountId, kind });
  const forged = await keepToken(test, signedTokens(forgedSecrets), { accountId: owner, kind: 'good' });
  return { owner, other, bound, free, sharedOnly, unknown, tokenOf, forged };
}
type World = Awaited<ReturnType<typeof makeWorld>>;
type Held = { readonly ids: Ids; readonly token?: string };

/** Callers: their capabilities and their token. */
const HOLDERS = {
  'nobody, with ids nobody has': async ({ unknown }) => ({ ids: unknown }),
  'nobody, with a share id': async ({ sharedOnly }) => ({ ids: sharedOnly }),
  'nobody, with a free survey': async ({ free }) => ({ ids: free }),
  'nobody, with a bound survey': async ({ bound }) => ({ ids: bound }),
  'another person, with ids nobody has': async ({ unknown, other, tokenOf }) => ({
    ids: unknown,
    token: await tokenOf(other),
  }),
  'another person, with a share id': async ({ sharedOnly, other, tokenOf }) => ({
    ids: sharedOnly,
    token: await tokenOf(other),
  }),
  'another person, with a free survey': async ({ free, other, tokenOf }) => ({
    ids: free,
    token: await tokenOf(other),
  }),
  'another person, with a bound survey': async ({ bound, other, tokenOf }) => ({
    ids: bound,
    token: await tokenOf(other),
  }),
  'its owner': async ({ bound, owner, tokenOf }) => ({ ids: bound, token: await tokenOf(owner) }),
  'its owner, expired': async ({ bound, owner, tokenOf }) => ({
    ids: bound,
    token: await tokenOf(owner, 'expired'),
  }),
  'its owner, signed out': async ({ bound, owner, tokenOf }) => ({
    ids: bound,
    token: await tokenOf(owner, 'revoked'),
  }),
  'its owner, forged': async ({ bound, forged }) => ({ ids: bound, token: forged }),
  'a forger, with a free survey': async ({ free, forged }) => ({ ids: free, token: forged }),
  'no token at all, but the word': async ({ bound }) => ({ ids: bound, token: '' }),
} satisfies Record<string, (world: World) => Promise<Held>>;
type Holder = keyof typeof HOLDERS;

const EXPIRED = '401 signInExpired';
const NEEDED = '401 signInNeeded';

/** Expected replies to each kind of call by each caller, in the order open, readsShared, reads, creates, changes, account. */
const EXPECTED: Readonly<Record<Holder, readonly string[]>> = {
  'nobody, with ids nobody has': ['ok', '404', '404', 'ok', '404', NEEDED],
  'nobody, with a share id': ['ok', 'ok', '404', 'ok', '404', NEEDED],
  'nobody, with a free survey': ['ok', 'ok', 'ok', 'ok', 'ok', NEEDED],
  'nobody, with a bound survey': ['ok', 'ok', 'ok', 'ok', NEEDED, NEEDED],
  'another person, with ids nobody has': ['ok', '404', '404', 'ok', '404', 'ok'],
  'another person, with a share id': ['ok', 'ok', '404', 'ok', '404', 'ok'],
  'another person, with a free survey': ['ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
  'another person, with a bound survey': ['ok', 'ok', 'ok', 'ok', '403 notYourSurvey', 'ok'],
  'its owner': ['ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
  'its owner, expired': ['ok', 'ok', 'ok', EXPIRED, EXPIRED, EXPIRED],
  'its owner, signed out': ['ok', 'ok', 'ok', EXPIRED, EXPIRED, EXPIRED],
  'its owner, forged': ['ok', 'ok', 'ok', EXPIRED, EXPIRED, EXPIRED],
  'a forger, with a free survey': ['ok', 'ok', 'ok', EXPIRED, EXPIRED, EXPIRED],
  'no token at all, but the word': ['ok', 'ok', 'ok', EXPIRED, EXPIRED, EXPIRED],
};
const KINDS: readonly CallKind[] = ['open', 'readsShared', 'reads', 'creates', 'changes', 'account'];
const expected = (holder: Holder, { kind }: CallRow) => EXPECTED[holder][KINDS.indexOf(kind)];
const NOT_FOUND = ['surveyNotFound', 'planNotFound', 'dayMealNotFound'];

async function make(name: string, row: CallRow, { ids, token, email }: Held & { readonly email: string }) {
  const [method = '', path = ''] = name.split(' ');
  const body = row.body?.(ids, email);
  const reply = await test.app.inject({
    method: method as 'POST',
    url: path + (row.query?.(ids) ?? ''),
    headers: {
      prefer: 'return=representation',
      ...(body && { 'content-type': row.isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
      // As HTTP delivers it, without surrounding spaces.
      ...(token !== undefined && { authorization: `Bearer ${token}`.trim() }),
    },
    ...(body && {
      payload: row.isForm ? new URLSearchParams(Object.entries(body)).toString() : JSON.stringify(body),
    }),
  });
  return { status: reply.statusCode, text: reply.body };
}

function outcomeOf({ status, text }: { readonly status: number; readonly text: string }): string {
  if (status < 300) return 'ok';
  const { code } = errorEnvelopeSchema.parse(JSON.parse(text)).error;
  return status === 404 && NOT_FOUND.includes(code) ? '404' : `${status} ${code}`;
}

/** Stored data about a world's surveys and accounts, to prove that a refused call changes nothing. */
async function kept({ bound, free, other, owner }: World): Promise<Row> {
  const [row = {}] = await test.database.ask(KEPT, [bound.surveyId, free.surveyId, other, owner]);
  return row;
}

const KEPT = `select
  (select account_id from surveys where id = $1::uuid) as bound_owner,
  (select account_id from surveys where id = $2::uuid) as free_owner,
  ${['surveys.id', 'plans.survey_id', 'day_meals.survey_id', 'shares.survey_id'].map((column) => {
    const [table] = column.split('.');
    return `(select jsonb_agg(${table} order by ${table}::text) from ${table} where ${column} in ($1::uuid, $2::uuid)) as ${table}`;
  })},
  (select jsonb_agg(accounts order by id) from accounts where id in ($3::uuid, $4::uuid)) as accounts,
  (select count(*) from surveys where account_id = $3::uuid) as of_other`;

describe('the table of permissions', () => {
  it('has a rule and a row for every call, in the contract and in the running app', async () => {
    const calls = ENDPOINTS.map(({ method, path }) => `${method} ${path}`).sort();
    const { paths } = (await test.app.inject('/docs/json')).json<{ paths: Record<string, object> }>();
    const running = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(Object.keys(CALL_ROWS).sort()).toEqual(calls);
    expect(Object.keys(CALL_RULES).sort()).toEqual(calls);
    expect(running.sort()).toEqual(calls);
  });

  const cells = Object.entries(CALL_ROWS).flatMap(([name, rows]) =>
    rows.map((row, index) => [`${name} (${index + 1}, ${row.kind})`, name, row] as const),
  );
  it.each(cells)('holds for %s', async (_title, name, row) => {
    let world = await makeWorld();
    let before = await kept(world);
    const call = async (holder: Holder) => {
      const held: Held = await HOLDERS[holder](world);
      const answer = await make(name, row, { ...held, email: `${world.owner}@example.com` });
      expect([holder, outcomeOf(answer)]).toEqual([holder, expected(holder, row)]);
      // Reading needs only the id of a survey; a share id gives access to the meals only.
      const reads = row.kind.startsWith('reads') && !holder.includes('share');
      const isOwner = holder === 'its owner' || holder.includes('free');
      if (!reads && !isOwner && row.kind !== 'open') expectNoSecrets(answer.text);
    };
    const holders = Object.keys(HOLDERS) as Holder[];
    for (const holder of holders.filter((each) => expected(each, row) !== 'ok')) await call(holder);
    expect(await kept(world)).toEqual(before);
    for (const holder of holders.filter((each) => expected(each, row) === 'ok')) {
      await call(holder);
      const after = await kept(world);
      // A bound survey never changes its owner.
      if (row.kind !== 'account') expect(after['bound_owner'] ?? world.owner).toBe(world.owner);
      // The next call finds everything unchanged.
      if (!isDeepStrictEqual(after, before)) {
        world = await makeWorld();
        before = await kept(world);
      }
    }
  });
});

function expectNoSecrets(text: string): void {
  for (const secret of SECRET_TEXTS) expect(text).not.toContain(secret);
}

describe('a free survey', () => {
  const touches = Object.entries(CALL_ROWS).flatMap(([name, rows]) =>
    rows.flatMap((row) =>
      (row.kind === 'changes' || row.kind.startsWith('reads')) && !name.includes('delete')
        ? [[name, row] as const]
        : [],
    ),
  );
  it.each(touches)('belongs from then on to the signed-in person who made %s', async (name, row) => {
    const world = await makeWorld();
    const held = await HOLDERS['another person, with a free survey'](world);
    await make(name, row, { ...held, email: '' });
    expect((await kept(world))['free_owner']).toBe(world.other);
    const taken = await make(name, row, {
      ids: world.free,
      token: await world.tokenOf(world.owner),
      email: '',
    });
    expect(outcomeOf(taken)).toBe(row.kind.startsWith('reads') ? 'ok' : '403 notYourSurvey');
    expect((await kept(world))['free_owner']).toBe(world.other);
  });
});
