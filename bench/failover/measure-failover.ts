import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { writeFiguresSection } from '../figures-page.ts';
import { CALLS, LoopbackCluster, MACHINES } from './loopback-cluster.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    people: { type: 'string', default: '8' },
    write: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    busy: { type: 'boolean', default: false },
  },
});
const STEADY_MS = 10_000;
/** Milliseconds to observe that nothing is acknowledged without a second machine. */
const ALONE_MS = 20_000;
const BACK_LIMIT_MS = 120_000;

/** Effects of one killed primary on its writers. */
type Round = {
  readonly acknowledged: number;
  readonly lost: number;
  readonly refused: number;
  readonly unanswered: number;
  readonly withoutRetry: number;
  readonly seconds: number;
  /** When the last change was acknowledged, in milliseconds since 1970. */
  readonly lastAt: number;
};

/** Kills the primary of a real cluster under load again and again, and counts acknowledged changes that are lost. */
async function measureFailover(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kkini-failover-'));
  const cluster = new LoopbackCluster(folder);
  const stop = () => {
    cluster.stop();
    if (!values.keep) rmSync(folder, { recursive: true, force: true });
  };
  process.once('SIGINT', () => {
    stop();
    process.exit(1);
  });
  try {
    console.log(`starting; the log is ${folder}/log`);
    await cluster.start();
    const backupMs = await backUp(cluster);
    console.log(`a first full backup took ${Math.round(backupMs)} ms`);
    const rounds: Round[] = [];
    for (let round = 0; round < Number(values.rounds); round += 1) {
      rounds.push(await killPrimary(cluster));
      console.log(`round ${round + 1}`, rounds.at(-1));
    }
    const lastAt = Math.max(...rounds.map(({ lastAt }) => lastAt));
    const alone = await killReplicas(cluster);
    console.log(`without a second machine: ${alone} acknowledged in ${ALONE_MS / 1000} s`);
    const last = await cluster.primary();
    cluster.stop();
    // It also has the changes that the last machine wrote alone, which nobody was told are saved.
    const behindMs = Math.max(0, lastAt - cluster.lastChangeRestored(last ?? 'db1'));
    console.log(`from the backup alone: all but the last ${Math.round(behindMs / 1000)} s`);
    if (values.write)
      writeFiguresSection('A primary that dies under load', asText(rounds, { alone, backupMs, behindMs }));
  } catch (error) {
    console.error(readFileSync(join(folder, 'log'), 'utf8').split('\n').slice(-60).join('\n'));
    throw error;
  } finally {
    stop();
  }
}

/** Makes and checks the first full backup of the cluster in the pgBackRest repository; returns its milliseconds. */
async function backUp(cluster: LoopbackCluster): Promise<number> {
  const machine = await cluster.primary();
  if (machine === null) throw new Error('nobody writes');
  cluster.backUp(machine, 'stanza-create');
  cluster.backUp(machine, 'check');
  return cluster.backUp(machine, 'backup', '--type=full');
}

async function killPrimary(cluster: LoopbackCluster): Promise<Round> {
  const machine = await cluster.primary();
  if (machine === null) throw new Error('nobody writes');
  const writers = new SteadyWriters(CALLS, Number(values.people));
  await pause(STEADY_MS);
  cluster.killMachine(machine);
  const killedAt = Date.now();
  while ((writers.times.at(-1) ?? 0) < killedAt + STEADY_MS && Date.now() < killedAt + BACK_LIMIT_MS)
    await pause(500);
  await writers.stop();
  const stored = await cluster.areasOfSurveys();
  const lost = [...writers.acknowledged].filter(([id, change]) => changeOf(stored.get(id)) < change);
  const after = writers.times.filter((time) => time >= killedAt);
  cluster.startMachine(machine);
  await cluster.untilWhole();
  const refusals = writers.refusals;
  return {
    acknowledged: writers.times.length,
    lost: lost.length,
    refused: refusals.filter(({ status }) => status === 503).length,
    unanswered: refusals.filter(({ status }) => status !== 503).length,
    withoutRetry: refusals.filter(({ status, retryAfter }) => status === 503 && retryAfter === null).length,
    seconds: longestPause([killedAt, ...after]) / 1000,
    lastAt: writers.times.at(-1) ?? 0,
  };
}

/** Kills the replicas. With one machine left nothing may be acknowledged; returns the changes that were, except those under way. */
async function killReplicas(cluster: LoopbackCluster): Promise<number> {
  const primary = await cluster.primary();
  for (const machine of MACHINES) if (machine !== primary) cluster.killMachine(machine);
  const writers = new SteadyWriters(CALLS, Number(values.people));
  await pause(ALONE_MS);
  await writers.stop();
  return writers.times.length;
}

/** The number of a change, which the areas of a survey hold; 0 if there is none. */
function changeOf(areas: string | undefined): number {
  return Number(/\d+/.exec(areas ?? '')?.[0] ?? 0);
}

function longestPause(times: readonly number[]): number {
  return Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? time)), 0);
}

type Beside = {
  readonly alone: number;
  readonly backupMs: number;
  readonly behindMs: number;
};

function asText(rounds: readonly Round[], { alone, backupMs, behindMs }: Beside): string {
  const rows = rounds.map(
    ({ acknowledged, lost, refused, unanswered, withoutRetry, seconds }, index) =>
      `| ${index + 1} | ${acknowledged} | ${lost} | ${seconds.toFixed(1)} s | ${refused} | ${withoutRetry} | ${unanswered} |`,
  );
  return `Written by \`npm run failover -w @kkini/bench -- --rounds ${values.rounds} --people ${values.people} --write\` on ${cpus().length} cores, Node ${process.versions.node}: the files of
\`deploy/postgres\` on loopback addresses, three machines of etcd, Patroni and PostgreSQL 15, HAProxy, PgBouncer in transaction mode and two servers.
${values.people} people change surveys one change after the other; all of the writing machine is killed at once (SIGKILL).${values.busy ? ' The machine did much other work meanwhile.' : ''}

| Killed primary | Acknowledged changes | Of these lost | Longest time nothing was acknowledged | Answers 503 | Of these without \`Retry-After\` | Other failures |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

Then both replicas were killed: ${alone} changes were acknowledged in ${ALONE_MS / 1000} s while one machine was left, as strict synchronous replication asks.
The first full backup by pgBackRest took ${(backupMs / 1000).toFixed(1)} s. At the end every machine was off, and one was restored from the repository
alone, with the log archived since: ${behindMs === 0 ? 'no acknowledged change was missing' : `the last ${Math.ceil(behindMs / 1000)} s of acknowledged changes were missing`}. A segment of the log is archived after a minute at most.`;
}

const PAUSE_MS = 20;
/** Changes of a survey before its writer begins another survey. */
const CHANGES = 20;

/** An answer other than 200 with its time; status 0 if there was no answer. */
type Refusal = { readonly at: number; readonly status: number; readonly retryAfter: string | null };

/** Writers that change surveys again and again, each change after the previous one was acknowledged. */
class SteadyWriters {
  /** The last acknowledged change of each survey. */
  readonly acknowledged = new Map<string, number>();
  /** Times of the acknowledgements, in milliseconds since 1970. */
  readonly times: number[] = [];
  readonly refusals: Refusal[] = [];
  private isOver = false;
  private readonly writers: Promise<void>[];

  constructor(
    private readonly base: string,
    people: number,
  ) {
    this.writers = Array.from({ length: people }, () => this.write());
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.writers);
  }

  private async write(): Promise<void> {
    let id: string | null = null;
    for (let change = 1; !this.isOver; change += 1) {
      if (change > CHANGES) {
        id = null;
        change = 1;
      }
      const stored: string | null = await this.store(id, change);
      if (stored === null) change -= 1;
      else id = stored;
      await pause(stored === null ? PAUSE_MS * 5 : PAUSE_MS);
    }
  }

  private async store(id: string | null, change: number): Promise<string | null> {
    const body = { ...(id !== null && { id }), area: [`#${change}`] };
    try {
      const reply = await fetch(`${this.base}/functions/v1/upsert-survey`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      });
      const answer = (await reply.json()) as { lastInsertId?: string };
      if (reply.status !== 200 || answer.lastInsertId === undefined)
        return this.note(reply.status, reply.headers.get('retry-after'));
      this.acknowledged.set(answer.lastInsertId, change);
      this.times.push(Date.now());
      return answer.lastInsertId;
    } catch {
      return this.note(0, null);
    }
  }

  private note(status: number, retryAfter: string | null): null {
    this.refusals.push({ at: Date.now(), status, retryAfter });
    return null;
  }
}

await measureFailover();
