import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database, DatabaseLoad } from '../db/database.ts';
import type { PlannerPool } from '../workers/planner-pool.ts';
import type { Observer } from './observer.ts';

/** Upper bounds of call durations in seconds; the last one is the time limit of a call. */
const CALL_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];
/** Upper bounds of the gap; a proved week has 0. */
const GAPS = [0, 0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1];
/** Label for files and unknown addresses, whose number is unbounded. */
const NO_ROUTE = '(none)';

/** Metrics of the server, in the text format of Prometheus. */
export type Metrics = Observer & {
  /** Adds gauges for the state of these parts. */
  readonly show: (measured: Measured) => void;
  readonly contentType: string;
  readonly text: () => Promise<string>;
};

/** Parts of the server whose state is read at each scrape. */
export type Measured = { readonly database: Pick<Database, 'load'>; readonly planner: PlannerPool };

/** Counts calls, jobs and transactions of this process, besides Node's event loop and memory. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    show: ({ database, planner }) => {
      showPlanner(registry, planner);
      showDatabase(registry, () => database.load());
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
    watchCalls: callWatch(registry),
    onJob: jobWatch(registry),
    onTransaction: transactionWatch(registry),
  };
}

function callWatch(registry: Registry): Observer['watchCalls'] {
  const duration = new Histogram({
    name: 'kkini_http_request_duration_seconds',
    help: 'Seconds from the head of a call to the end of its answer, by pattern of the address.',
    labelNames: ['method', 'route', 'status'],
    buckets: CALL_SECONDS,
    registers: [registry],
  });
  const open = new Gauge({
    name: 'kkini_http_requests_open',
    help: 'Calls without an answer yet.',
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'kkini_refusals_total',
    help: 'Failed calls by the code of their answer.',
    labelNames: ['code'],
    registers: [registry],
  });
  return (app: FastifyInstance) => {
    app.addHook('onRequest', async (_request, reply) => {
      open.inc();
      reply.raw.once('close', () => open.dec());
    });
    app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
      const labels = { method, route: routeOptions.url ?? NO_ROUTE, status: reply.statusCode };
      duration.observe(labels, reply.elapsedTime / 1000);
      if (reply.refusal !== null) refusals.inc({ code: reply.refusal });
    });
  };
}

function jobWatch(registry: Registry): Observer['onJob'] {
  const [labelNames, registers] = [['kind'], [registry]];
  const jobs = new Counter({
    name: 'kkini_planner_jobs_total',
    help: 'Jobs of the planner: answered, without a free thread in time (busy), or failed.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const wait = new Histogram({
    name: 'kkini_planner_job_wait_seconds',
    help: 'Seconds an answered job waited for a thread, and its way there and back.',
    ...{ labelNames, registers, buckets: CALL_SECONDS },
  });
  const run = new Histogram({
    name: 'kkini_planner_job_run_seconds',
    help: 'Seconds a thread took for an answered job.',
    ...{ labelNames, registers, buckets: CALL_SECONDS },
  });
  const weeks = new Counter({
    name: 'kkini_planner_weeks_total',
    help: 'Planned weeks by the step of the relaxation ladder, and whether they are proved optimal.',
    labelNames: ['ladder_step', 'proved'],
    registers,
  });
  const gap = new Histogram({
    name: 'kkini_planner_gap_ratio',
    help: 'How far a planned week may be from the best one, as a share of its points.',
    buckets: GAPS,
    registers,
  });
  return ({ kind, outcome, tookMs, ranMs, answer }) => {
    jobs.inc({ kind, outcome });
    if (ranMs !== null) {
      wait.observe({ kind }, Math.max(0, tookMs - ranMs) / 1000);
      run.observe({ kind }, ranMs / 1000);
    }
    if (answer?.kind !== 'planWeek') return;
    const { certificate } = answer.value.quality;
    weeks.inc({ ladder_step: certificate.ladderStep, proved: String(certificate.proved) });
    gap.observe(certificate.gap);
  };
}

function transactionWatch(registry: Registry): Observer['onTransaction'] {
  const duration = new Histogram({
    name: 'kkini_database_transaction_duration_seconds',
    help: 'Seconds of a transaction, the wait for a connection included.',
    labelNames: ['outcome'],
    buckets: CALL_SECONDS,
    registers: [registry],
  });
  return ({ outcome, tookMs }) => duration.observe({ outcome }, tookMs / 1000);
}

function showPlanner(registry: Registry, planner: PlannerPool): void {
  const registers = [registry];
  new Gauge({
    name: 'kkini_planner_jobs',
    help: 'Jobs now, waiting for a thread or running.',
    labelNames: ['state'],
    registers,
    collect() {
      const { waiting, running } = planner.load();
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'running' }, running);
    },
  });
  new Gauge({
    name: 'kkini_planner_threads',
    help: 'Planning threads.',
    registers,
    collect() {
      this.set(planner.load().threads);
    },
  });
  new Gauge({
    name: 'kkini_planner_warm',
    help: '1 when plans can be made, 0 while threads start.',
    registers,
    collect() {
      this.set(planner.isWarm() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'kkini_catalogue_info',
    help: 'Always 1; the version of the catalogue plans are made from.',
    labelNames: ['data_version'],
    registers,
    collect() {
      this.reset();
      this.set({ data_version: planner.basis.catalogue.dataVersion }, 1);
    },
  });
}

function showDatabase(registry: Registry, load: () => DatabaseLoad): void {
  const registers = [registry];
  new Gauge({
    name: 'kkini_database_connections',
    help: 'Open connections to the database.',
    labelNames: ['state'],
    registers,
    collect() {
      const { connections, idle } = load();
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'busy' }, connections - idle);
    },
  });
  new Gauge({
    name: 'kkini_database_transactions_waiting',
    help: 'Transactions that wait for a connection.',
    registers,
    collect() {
      this.set(load().waiting);
    },
  });
  new Counter({
    name: 'kkini_database_faults_total',
    help: 'Faults of the database that pass: away, exhausted (no room, no connection) or ended (by it).',
    labelNames: ['fault'],
    registers,
    collect() {
      this.reset();
      for (const [fault, count] of Object.entries(load().faults)) this.inc({ fault }, count);
    },
  });
}
