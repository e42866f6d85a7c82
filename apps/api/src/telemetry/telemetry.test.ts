import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createMealPlan, createShare, getMealPlan, upsertSurvey } from '@kkini/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aWireSurvey } from '../testing/a-wire-survey.ts';
import { buildServer, runServer } from '../testing/built/run-server.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(REPOSITORY, path), 'utf8');

/** Id of a trace that began elsewhere. */
const CALLER = 'aaaaaaaabbbbbbbbccccccccdddddddd';

const folder = mkdtempSync(join(tmpdir(), 'kkini-telemetry-'));
/** What the trace collector received. */
const sent: { readonly path: string; readonly body: string }[] = [];
/** Personal values, and the metrics after calls that carried them. */
let secrets: readonly string[] = [];
let metrics = '';
let publicStatus = 0;

beforeAll(async () => {
  const collector = createServer(async (request, reply) => {
    sent.push({ path: request.url ?? '', body: (await buffer(request)).toString('latin1') });
    reply.end();
  });
  const collectorPort = await listen(collector);
  const port = await freePort();
  const build = await buildServer();
  cpSync(build.used, folder, { recursive: true });
  const server = await runServer(build.folder, {
    KKINI_DATA_DIR: folder,
    KKINI_METRICS_PORT: String(port),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}`,
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=proof',
  });
  const survey = aWireSurvey({ dates: '2099-01-05', health: ['통풍'], excludedIngredients: ['비밀콩'] });
  const { lastInsertId: surveyId } = upsertSurvey.reply.parse(
    (await server.post(upsertSurvey.path, survey)).body,
  );
  // On a busy machine the first week may exceed its time limit.
  const plan = () =>
    fetch(server.address + createMealPlan.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', traceparent: `00-${CALLER}-1111111122222222-01` },
      body: JSON.stringify({ survey_id: surveyId }),
    });
  while (!(await plan()).ok);
  await server.post(getMealPlan.path, { surveyId });
  const { shareId } = createShare.reply.parse((await server.post(createShare.path, { surveyId })).body);
  expect((await server.post(getMealPlan.path, { surveyId: 'none' })).status).toBe(400);
  await fetch(`${server.address}/dailyMeals/${surveyId}`);
  secrets = [surveyId, shareId, '통풍', 'gout', '비밀콩', '127.0.0.1'];
  metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  publicStatus = (await fetch(`${server.address}/metrics`)).status;
  await server.end('SIGTERM');
  collector.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  return port;
}

/** The labels of each exported series, by its name. */
function exported(): ReadonlyMap<string, ReadonlySet<string>> {
  const labels = new Map<string, Set<string>>();
  for (const [, name = '', inside = ''] of metrics.matchAll(/^([a-z_0-9]+)(?:\{(.*)\})? \S+$/gm)) {
    const known = labels.get(name) ?? new Set();
    labels.set(name, known);
    for (const [, label = ''] of inside.matchAll(/(\w+)="/g)) known.add(label);
  }
  return labels;
}

const ADDED = ['job', 'instance'];

const ALERTS = 'deploy/prometheus/kkini-alerts.yml';
const CLUSTER_ALERTS = 'deploy/prometheus/cluster-alerts.yml';

describe('/metrics after some calls', () => {
  it.each([ALERTS, 'deploy/grafana/kkini-dashboard.json'])('holds every series and label of %s', (path) => {
    const series = exported();
    const used = [...read(path).matchAll(/\b((?:kkini|nodejs|process)_[a-z0-9_]+)\b(?:\{(.*?)\})?/g)];
    expect(used.length).toBeGreaterThan(10);
    const missing = used.flatMap(([, name = '', inside = '']) => {
      const labels = series.get(name);
      if (labels === undefined) return [name];
      const asked = [...inside.matchAll(/(\w+)=/g)].map(([, label = '']) => label);
      return asked
        .filter((label) => !labels.has(label) && !ADDED.includes(label))
        .map((label) => `${name}.${label}`);
    });
    expect(missing).toEqual([]);
  });

  it('counts calls by pattern, refusals by code, weeks by ladder step and transactions', () => {
    for (const line of [
      /^kkini_http_request_duration_seconds_count\{method="POST",route="\/functions\/v1\/create-meal-plan",status="200"\} [1-9]/m,
      /^kkini_refusals_total\{code="invalidRequest"\} 1$/m,
      /^kkini_refusals_total\{code="routeNotFound"\} 1$/m,
      /^kkini_planner_jobs_total\{kind="planWeek",outcome="answered"\} [1-9]/m,
      /^kkini_planner_job_run_seconds_count\{kind="planWeek"\} [1-9]/m,
      /^kkini_planner_weeks_total\{ladder_step="\d+",proved="true"\} [1-9]/m,
      /^kkini_planner_gap_ratio_bucket\{le="0"\} [1-9]/m,
      /^kkini_planner_warm 1$/m,
      /^kkini_database_faults_total\{fault="away"\} 0$/m,
      /^kkini_database_transaction_duration_seconds_count\{outcome="committed"\} [1-9]/m,
      /^kkini_http_requests_open 0$/m,
      /^process_resident_memory_bytes \d/m,
    ])
      expect(metrics).toMatch(line);
  });

  it('tells nothing of anybody, and nothing on the port of the calls', () => {
    for (const secret of secrets) expect(metrics).not.toContain(secret);
    expect(publicStatus).toBe(404);
  });
});

describe('traces, where a collector is named', () => {
  it('lead from the caller to each job and transaction, and tell of nobody', () => {
    expect(new Set(sent.map(({ path }) => path))).toEqual(new Set(['/v1/traces']));
    const text = sent.map(({ body }) => body).join('');
    for (const name of [
      `POST ${createMealPlan.path}`,
      'planner planWeek',
      'database transaction',
      'kkini.request_id',
      'invalidRequest',
      'proof',
    ])
      expect(text).toContain(name);
    // At least the call, its job and its two transactions.
    expect(text.split(Buffer.from(CALLER, 'hex').toString('latin1')).length - 1).toBeGreaterThanOrEqual(4);
    for (const secret of secrets) expect(text).not.toContain(Buffer.from(secret).toString('latin1'));
  });
});

describe('docs/operations', () => {
  it.each(['docs/operations.en.md', 'docs/operations.ko.md'])('says in %s what each alarm means', (page) => {
    const alarms = [...`${read(ALERTS)}${read(CLUSTER_ALERTS)}`.matchAll(/- alert: (\w+)/g)].map(
      ([, name]) => name,
    );
    const stated = [...read(page).matchAll(/^\| `((?:Kkini|Cluster)\w+)` \|/gm)].map(([, name]) => name);
    expect(alarms.length).toBeGreaterThan(10);
    expect(stated).toEqual(alarms);
  });
});
