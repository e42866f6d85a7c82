import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENDPOINTS, errorEnvelopeSchema } from '@kkini/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { AppError } from './app-error.ts';
import type { Database } from './db/database.ts';
import { buildTestApp } from './testing/build-test-app.ts';
import { InThreadPlanner } from './testing/workers/in-thread-planner.ts';

const pageFolder = mkdtempSync(join(tmpdir(), 'kkini-page-'));
mkdirSync(join(pageFolder, 'static/js'), { recursive: true });
writeFileSync(join(pageFolder, 'index.html'), '<!doctype html><title>Kkini</title>');
writeFileSync(join(pageFolder, 'static/js/main-a1.js'), 'export {};');
writeFileSync(join(pageFolder, 'static/js/main-a1.js.br'), 'packed');
const page = {
  functionsBase: 'https://functions.example/v1',
  dataBaseUrl: null,
  publicKey: 'k',
  shareSdk: null,
};
const test = await buildTestApp({ config: { logLevel: 'silent', pageFolder, page } });
afterAll(async () => {
  await test.close();
  rmSync(pageFolder, { recursive: true, force: true });
});

const UPSERT = '/functions/v1/upsert-survey';

describe('failed calls', () => {
  const json = { 'content-type': 'application/json' };
  it.each([
    ['an unknown address', { method: 'GET', url: '/nowhere' }, 404, 'routeNotFound'],
    ['another method', { method: 'GET', url: UPSERT }, 405, 'methodNotAllowed'],
    [
      'a body that is no JSON',
      { method: 'POST', url: UPSERT, headers: json, payload: '{"a"' },
      400,
      'invalidJson',
    ],
    ['an empty JSON body', { method: 'POST', url: UPSERT, headers: json, payload: '' }, 400, 'invalidJson'],
    ['no body', { method: 'POST', url: UPSERT }, 400, 'invalidRequest'],
    [
      'plain text',
      { method: 'POST', url: UPSERT, headers: { 'content-type': 'text/plain' }, payload: 'a' },
      415,
      'unsupportedMediaType',
    ],
    [
      '257 KB',
      { method: 'POST', url: UPSERT, headers: json, payload: `"${'a'.repeat(257 * 1024)}"` },
      413,
      'bodyTooLarge',
    ],
    [
      'an address that can not be decoded',
      { method: 'GET', url: '/art/dishes/%E0%A4%A.svg' },
      400,
      'invalidRequest',
    ],
  ] as const)('answer the envelope for %s', async (...[, request, status, code]) => {
    const reply = await test.app.inject(request);
    expect(reply.statusCode).toBe(status);
    expect(errorEnvelopeSchema.parse(reply.json()).error.code).toBe(code);
  });

  it('name the allowed methods of an address', async () => {
    const reply = await test.app.inject({ method: 'DELETE', url: UPSERT });
    expect(reply.headers.allow).toBe('POST');
  });

  it('name each wrong field and say nothing of the value', async () => {
    const { status, body } = await test.send(UPSERT, { health: ['감기'], dates: '2026-02-30' });
    const { error } = errorEnvelopeSchema.parse(body);
    expect(status).toBe(400);
    expect(error.details?.map(({ field }) => field).sort()).toEqual(['dates', 'health.0']);
    expect(JSON.stringify(body)).not.toContain('감기');
  });

  it.each([
    [['식당', '식당', '뷔페'], 'mealCategory.2', '"식당"'],
    [{ breakfast: '식당', lunch: '뷔페', dinner: '' }, 'mealCategory.lunch', '"식당"'],
    [['식당', '식당'], 'mealCategory', '>=3 items'],
    ['식당', 'mealCategory', 'expected object'],
  ])('name the wrong entry of a value that has several forms: %j', async (mealCategory, field, problem) => {
    const { body } = await test.send(UPSERT, { mealCategory });
    const details = errorEnvelopeSchema.parse(body).error.details;
    expect(details).toEqual([{ field, problem: expect.stringContaining(problem) }]);
  });

  it('refuse unknown fields', async () => {
    const { status, body } = await test.send(UPSERT, { owner: 'me' });
    expect(status).toBe(400);
    expect(errorEnvelopeSchema.parse(body).error.code).toBe('invalidRequest');
  });
});

describe('a database that is away', () => {
  const away = (fault: Error): Database => ({
    transaction: () => Promise.reject(fault),
    load: () => ({ connections: 0, idle: 0, waiting: 0, faults: { away: 1, exhausted: 0, ended: 0 } }),
    ask: () => Promise.reject(fault),
    write: () => Promise.reject(fault),
    answers: () => Promise.resolve(false),
    close: () => Promise.resolve(),
  });

  it('answers busy while no connection can be had, and is not ready', async () => {
    const broken = await buildTestApp({ database: away(new AppError('busy')), catalogue: test.catalogue });
    const reply = await broken.app.inject({ method: 'POST', url: UPSERT, body: {} });
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toBe('2');
    expect(errorEnvelopeSchema.parse(reply.json()).error.code).toBe('busy');
    const ready = await broken.app.inject('/readyz');
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toEqual({ status: 'unavailable', missing: ['database'] });
    expect((await broken.app.inject('/healthz')).statusCode).toBe(200);
  });

  it('never shows the text of a fault', async () => {
    const broken = await buildTestApp({
      database: away(new Error('secret table')),
      catalogue: test.catalogue,
    });
    const { status, body } = await broken.send(UPSERT, {});
    expect(status).toBe(500);
    expect(body).toEqual({ error: { code: 'internal', message: 'Something went wrong on the server' } });
  });
});

describe('a planner that still warms up', () => {
  class ColdPlanner extends InThreadPlanner {
    override isWarm(): boolean {
      return false;
    }
  }

  it('makes the server not ready, while the page is served', async () => {
    const planner = new ColdPlanner(test.catalogue);
    const page = { functionsBase: '', dataBaseUrl: null, publicKey: null, shareSdk: null };
    const config = { logLevel: 'silent', pageFolder, page } as const;
    const { database, catalogue } = test;
    const cold = await buildTestApp({ config, database, catalogue, planner });
    const ready = await cold.app.inject('/readyz');
    expect(ready.statusCode).toBe(503);
    expect(ready.json()).toEqual({ status: 'unavailable', missing: ['planner'] });
    expect((await cold.app.inject('/')).statusCode).toBe(200);
    await cold.app.close();
  });
});

describe('what surrounds the calls', () => {
  it('is ready with a database and a catalogue', async () => {
    const reply = await test.app.inject('/readyz');
    expect(reply.json()).toEqual({ status: 'ok' });
  });

  it('hands the page its settings', async () => {
    const reply = await test.app.inject('/config.json');
    expect(reply.json()).toEqual({
      functionsBase: 'https://functions.example/v1',
      dataBaseUrl: null,
      publicKey: 'k',
      shareSdk: null,
      dataVersion: test.catalogue.dataVersion,
    });
  });

  it('leads a visitor who left the # out of an address to its screen', async () => {
    const visit = (url: string) => test.app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } });
    const screen = await visit('/recipeDetail?id=kimchi-stew');
    expect([screen.statusCode, screen.headers.location]).toEqual([302, '/#/recipeDetail?id=kimchi-stew']);
    expect((await visit('//elsewhere.example')).headers.location).toBe('/#//elsewhere.example');
    expect((await visit(UPSERT)).statusCode).toBe(405);
  });

  it('serves the page fresh and hashed files for ever, packed where that was prepared', async () => {
    const page = await test.app.inject('/');
    expect(page.body).toContain('<title>Kkini</title>');
    expect(page.headers['cache-control']).toBe('no-cache');
    const script = await test.app.inject({
      url: '/static/js/main-a1.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.headers['content-encoding']).toBe('br');
    expect(script.body).toBe('packed');
  });

  it('allows the page its own scripts, styles and configured bases only', async () => {
    const { headers } = await test.app.inject('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).toContain("img-src 'self' data: blob:;");
    expect(policy).toContain("connect-src 'self' https://functions.example;");
    expect(policy).toContain("script-src-attr 'none';");
    expect(policy).toContain("form-action 'self';");
    expect(policy).toContain("default-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
  });

  it('allows the share SDK its script, its calls and its window where a key is configured', async () => {
    const shareSdk = { key: 'key', url: 'https://sdk.example/v2/kakao.js', integrity: 'sha384-x' };
    const page = { functionsBase: '', dataBaseUrl: '', publicKey: null, shareSdk };
    const { database, catalogue } = test;
    const config = { logLevel: 'silent', pageFolder, page } as const;
    const shared = await buildTestApp({ config, database, catalogue });
    const { headers } = await shared.app.inject('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' https://sdk.example;");
    expect(policy).toContain("connect-src 'self' https://kapi.kakao.com;");
    expect(policy).toContain("form-action 'self' https://sharer.kakao.com;");
    expect(policy).not.toContain('unsafe');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect((await shared.app.inject('/config.json')).json()).toMatchObject({ shareSdk });
    await shared.app.close();
  });

  it('lets no cache keep what a call answers, refused or not', async () => {
    for (const body of [{}, { owner: 'me' }]) {
      const reply = await test.app.inject({ method: 'POST', url: UPSERT, body });
      expect(reply.headers['cache-control']).toBe('no-store');
    }
  });

  it.each([
    ['GET', '/%zz', 400],
    ['POST', '/functions/v1/none', 404],
    ['PUT', UPSERT, 405],
  ] as const)('guards the refusal of %s %s as every other answer', async (method, url, status) => {
    const { statusCode, headers } = await test.app.inject({ method, url });
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  });

  it('describes every call at /docs', async () => {
    const docs = await test.app.inject('/docs/');
    expect(docs.statusCode).toBe(200);
    const policyOf = (reply: typeof docs) => reply.headers['content-security-policy'];
    expect(policyOf(docs)).toBe(policyOf(await test.app.inject('/')));
    const { paths } = (await test.app.inject('/docs/json')).json();
    expect(Object.keys(paths).sort()).toEqual([...new Set(ENDPOINTS.map(({ path }) => path))].sort());
  });
});
