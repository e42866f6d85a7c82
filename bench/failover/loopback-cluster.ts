import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Programs } from './programs.ts';

const DEPLOYED = join(import.meta.dirname, '../../deploy/postgres');
const ROOT = join(import.meta.dirname, '../..');
const PASSWORD = 'a-password-of-the-bench';
/** Loopback address of the machine with the servers, so that every port is the deployed one. */
const SERVERS_ADDRESS = '127.0.0.10';
const PG_CTL = '/usr/lib/postgresql/15/bin/pg_ctl';
const READY_LIMIT_MS = 240_000;

/** The address of the calls, behind HAProxy. */
export const CALLS = `http://${SERVERS_ADDRESS}:8080`;
/** The machines of the database. */
export const MACHINES = ['db1', 'db2', 'db3'] as const;
type Machine = (typeof MACHINES)[number];

/** The configuration in `deploy/postgres`, with loopback addresses instead of machines and one folder instead of their disks. */
export class LoopbackCluster {
  private readonly programs: Programs;

  constructor(private readonly folder: string) {
    const [uid = 0, gid = 0] = ['-u', '-g'].map((of) => Number(execFileSync('id', [of, 'postgres'])));
    this.programs = new Programs(join(folder, 'log'), { uid, gid });
    for (const name of readdirSync(DEPLOYED))
      this.writeFile(name, readFileSync(join(DEPLOYED, name), 'utf8'));
    this.writeFile('userlist.txt', `"kkini" "${PASSWORD}"\n`);
    for (const machine of MACHINES) mkdirSync(join(folder, machine), { mode: 0o700 });
    mkdirSync(join(folder, 'backups'));
    for (const place of [...MACHINES, 'backups', '.']) chownSync(join(folder, place), uid, gid);
  }

  /** Starts everything and waits until the servers answer. */
  async start(): Promise<void> {
    for (const machine of MACHINES) this.startMachine(machine);
    await until('a primary with two replicas', async () => {
      const states = await Promise.all(MACHINES.map((each) => this.isIn(each, 'replica?lag=1MB')));
      return states.filter(Boolean).length === 2 && (await this.primary()) !== null;
    });
    this.programs.start('haproxy', ['haproxy', '-W', '-f', join(this.folder, 'haproxy.cfg')], {});
    this.programs.start('pgbouncer', ['pgbouncer', join(this.folder, 'pgbouncer.ini')], {});
    for (const [index, port] of ['3000', '3001'].entries())
      this.programs.start(`kkini${index}`, [process.execPath, join(ROOT, 'apps/api/dist/server.js')], {
        HOST: SERVERS_ADDRESS,
        PORT: port,
        DATABASE_URL: `postgres://kkini:${PASSWORD}@${SERVERS_ADDRESS}:6432/kkini`,
        KKINI_CALLS_PER_MINUTE: '0',
        KKINI_TOKEN_SECRETS: 'a secret of the bench that is long enough',
        KKINI_LOG_LEVEL: 'warn',
        KKINI_START_WAIT_MS: String(READY_LIMIT_MS),
      });
    // The servers accept surveys before their planners are warm, and the bench only writes surveys.
    for (const port of ['3000', '3001'])
      await until(`the server at ${port}`, () => answers(`http://${SERVERS_ADDRESS}:${port}/healthz`));
    await until('the calls behind HAProxy', () => answers(`${CALLS}/healthz`));
    await this.checkAlarms();
  }

  /** Checks that Patroni and HAProxy export every metric the cluster's alarms name. */
  private async checkAlarms(): Promise<void> {
    const places = [`http://${addressOf('db1')}:8008/metrics`, `http://${SERVERS_ADDRESS}:8405/metrics`];
    const texts = await Promise.all(places.map(async (place) => (await fetch(place)).text()));
    const exported = new Set(texts.join('\n').match(/^\w+/gm));
    const alarms = readFileSync(join(ROOT, 'deploy/prometheus/cluster-alerts.yml'), 'utf8');
    const missing = (alarms.match(/\b(?:patroni|haproxy)_\w+/g) ?? []).filter((name) => !exported.has(name));
    if (missing.length > 0) throw new Error(`alarms name what nobody exports: ${missing.join(', ')}`);
  }

  startMachine(machine: Machine): void {
    const environment = this.environmentOf(machine);
    this.programs.start(`etcd ${machine}`, ['etcd'], environment);
    this.programs.start(
      `patroni ${machine}`,
      ['patroni', join(this.folder, machine, 'patroni.yml')],
      environment,
    );
  }

  /** Simulates a power failure of a machine: all of its processes are killed without shutting down. */
  killMachine(machine: Machine): void {
    this.programs.kill(`patroni ${machine}`);
    const [postmaster = ''] = readFileSync(join(this.folder, machine, 'data/postmaster.pid'), 'utf8').split(
      '\n',
    );
    for (const pid of descendantsOf(postmaster)) killNow(Number(pid));
    this.programs.kill(`etcd ${machine}`);
  }

  /** The primary; null if there is none. */
  async primary(): Promise<Machine | null> {
    for (const machine of MACHINES) if (await this.isIn(machine, 'primary')) return machine;
    return null;
  }

  async untilWhole(): Promise<void> {
    await until('two replicas', async () => {
      const states = await Promise.all(MACHINES.map((each) => this.isIn(each, 'replica')));
      return states.filter(Boolean).length === 2;
    });
    await until('a synchronous replica', async () => {
      const states = await Promise.all(MACHINES.map((each) => this.isIn(each, 'sync')));
      return states.some(Boolean);
    });
  }

  /** The areas of every survey by its id, from the primary. */
  async areasOfSurveys(): Promise<ReadonlyMap<string, string>> {
    const machine = await this.primary();
    const url = `postgres://kkini:${PASSWORD}@${addressOf(machine ?? 'db1')}:5432/kkini`;
    const text = execFileSync('psql', [url, '-AtF', '\t', '-c', 'select id, areas->>0 from surveys'], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    return new Map(
      text.split('\n').flatMap((line) => (line === '' ? [] : [line.split('\t') as [string, string]])),
    );
  }

  /**
   * Restores a machine that is off from the pgBackRest repository alone; returns the time of its last change, in milliseconds since
   * 1970.
   */
  lastChangeRestored(machine: Machine): number {
    const data = join(this.folder, machine, 'data');
    // Both name a process from before the power failure, which may still be ending here.
    for (const lock of [join(data, 'postmaster.pid'), join(this.folder, machine, '.s.PGSQL.5432.lock')])
      rmSync(lock, { force: true });
    this.backUp(machine, 'restore', '--delta');
    const place = `-c listen_addresses=${addressOf(machine)} -c unix_socket_directories=${join(this.folder, machine)}`;
    const log = join(data, 'restored.log');
    this.asDatabaseUser(machine, [PG_CTL, '-D', data, '-w', '-t', '300', '-o', place, '-l', log, 'start']);
    const url = `postgres://kkini:${PASSWORD}@${addressOf(machine)}:5432/kkini`;
    const seconds = execFileSync(
      'psql',
      [url, '-Atc', 'select extract(epoch from max(updated_at)) from surveys'],
      { encoding: 'utf8' },
    );
    this.asDatabaseUser(machine, [PG_CTL, '-D', data, '-m', 'immediate', 'stop']);
    return Number(seconds) * 1000;
  }

  /** Runs one pgBackRest command on a machine, as the database's user; returns the milliseconds it took. */
  backUp(machine: Machine, ...args: readonly string[]): number {
    const began = performance.now();
    this.asDatabaseUser(machine, ['pgbackrest', '--stanza=kkini', ...args]);
    return performance.now() - began;
  }

  private asDatabaseUser(machine: Machine, command: readonly string[]): void {
    const variables = Object.entries(this.environmentOf(machine)).map(([name, value]) => `${name}=${value}`);
    execFileSync('runuser', ['-u', 'postgres', '--', 'env', ...variables, ...command], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }

  stop(): void {
    for (const machine of MACHINES) {
      try {
        this.killMachine(machine);
      } catch {
        // It is already off.
      }
    }
    this.programs.killAll();
  }

  private async isIn(machine: Machine, state: string): Promise<boolean> {
    return await answers(`http://${addressOf(machine)}:8008/${state}`);
  }

  private environmentOf(machine: Machine): Readonly<Record<string, string>> {
    const text = readFileSync(join(this.folder, 'node.env'), 'utf8')
      .replaceAll('NODE_NAME', machine)
      .replaceAll('NODE_ADDRESS', addressOf(machine))
      .replaceAll('MACHINE', machine)
      .replaceAll(/change-me-\w+/g, PASSWORD);
    const patroni = readFileSync(join(this.folder, 'patroni.yml'), 'utf8').replaceAll('MACHINE', machine);
    writeFileSync(join(this.folder, machine, 'patroni.yml'), patroni);
    const named = text.split('\n').flatMap((line) => {
      const [, name = '', value = ''] = /^([A-Z0-9_]+)="?(.*?)"?$/.exec(line) ?? [];
      return name === '' ? [] : [[name, value] as const];
    });
    return {
      ...Object.fromEntries(named),
      PGBACKREST_CONFIG: join(this.folder, 'pgbackrest.conf'),
      PGBACKREST_PG1_PATH: join(this.folder, machine, 'data'),
      PGBACKREST_PG1_SOCKET_PATH: join(this.folder, machine),
      PGBACKREST_LOCK_PATH: join(this.folder, machine),
    };
  }

  private writeFile(name: string, text: string): void {
    const { folder } = this;
    const path = join(folder, name);
    writeFileSync(
      path,
      text
        .replaceAll('127.0.0.1', SERVERS_ADDRESS)
        .replaceAll('10.0.0.', '127.0.0.')
        .replaceAll('/var/lib/postgresql/15/kkini', join(folder, 'MACHINE/data'))
        .replaceAll('/var/lib/postgresql/kkini.pgpass', join(folder, 'MACHINE/pgpass'))
        .replaceAll('/var/lib/etcd/kkini', join(folder, 'MACHINE/etcd'))
        .replaceAll('/var/run/postgresql', join(folder, 'MACHINE'))
        .replaceAll('/var/lib/pgbackrest', join(folder, 'backups'))
        .replaceAll('/etc/kkini', folder)
        .replaceAll('/etc/pgbouncer', folder),
    );
    chmodSync(path, name.endsWith('.sh') ? 0o755 : 0o644);
  }
}

function addressOf(machine: Machine): string {
  return `127.0.0.1${machine.at(-1)}`;
}

async function answers(url: string): Promise<boolean> {
  return await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    (reply) => reply.ok,
    () => false,
  );
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + READY_LIMIT_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`no ${what} in ${READY_LIMIT_MS / 1000} s`);
    await pause(250);
  }
}

/** A process and its descendants, which outlive a killed parent for a moment. */
function descendantsOf(pid: string): readonly string[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...children.split(' ')].filter((each) => each.trim() !== '');
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}
