import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { StartProblem } from '../../start-problem.ts';
import type { DatabasePlace } from './database-place.ts';
import { ownerPid, releaseOwnerLock, takeOwnerLock } from './owner-lock.ts';
import { missingTables, openingProblem } from './tables-problem.ts';

const ELECTION_LIMIT_MS = 60_000;
const ELECTION_PAUSE_MS = 50;
const CLOSE_LIMIT_MS = 5000;
/** Pause after a failed election for a database that was served before, because the obstacle, such as a full disk, may go away. */
const ELECT_AGAIN_MS = 1000;
/** SQLSTATE for "cannot connect now" (PostgreSQL, appendix A). */
const CANNOT_CONNECT_NOW = '57P03';

/**
 * One process owns the tables of a data folder and serves itself and all others; when it ends, another one takes over. The lock
 * prevents two owners, which would corrupt the tables.
 */
export class EmbeddedDatabase {
  private readonly place: DatabasePlace;
  private readonly workerFile: URL;
  private election: Promise<void>;
  private worker: Worker | null = null;
  /** Connection to the owner, if that is another process or another object in this one. */
  private watched: Socket | null = null;
  private closed = false;

  constructor(place: DatabasePlace, workerFile: URL) {
    this.place = place;
    this.workerFile = workerFile;
    this.election = this.elect();
  }

  /** Settles once a process serves the tables. */
  ready(): Promise<void> {
    return this.election;
  }

  /** The same for a database that was served before: a failure is then transient. */
  async readyAgain(): Promise<void> {
    await this.election.catch((cause: unknown) => {
      throw Object.assign(new Error('The database can not be asked yet', { cause }), {
        code: CANNOT_CONNECT_NOW,
      });
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.election.catch(() => undefined);
    this.watched?.destroy();
    if (this.worker !== null) await this.stopServing(this.worker);
  }

  private async elect(): Promise<void> {
    const deadline = performance.now() + ELECTION_LIMIT_MS;
    while (!this.closed) {
      if (await this.follow()) return;
      if (takeOwnerLock(this.place.lock)) return await this.serve();
      if (performance.now() > deadline) throw new StartProblem(this.occupied());
      await pause(ELECTION_PAUSE_MS);
    }
  }

  /** Watches the owner's socket, whose end starts the next election. False if no process listens. */
  private follow(): Promise<boolean> {
    return new Promise((done) => {
      const socket = connect(this.place.socketPath);
      socket.unref();
      this.watched = socket;
      socket.once('error', () => done(false));
      socket.once('connect', () => {
        socket.once('close', () => this.electAgain());
        done(true);
      });
    });
  }

  private async serve(): Promise<void> {
    const { lock, tables } = this.place;
    const missing = missingTables(this.place);
    if (missing !== null) {
      releaseOwnerLock(lock);
      throw new StartProblem(missing);
    }
    const worker = new Worker(this.workerFile, { workerData: this.place });
    this.worker = worker;
    await new Promise<void>((done, refuse) => {
      worker.once('message', () => done());
      worker.once('error', refuse);
      worker.once('exit', () => refuse(new Error('The database thread ended')));
    }).catch((error: unknown) => {
      releaseOwnerLock(lock);
      throw new StartProblem(
        `The database in ${tables} does not open: ${openingProblem(tables, firstLine(error))}`,
      );
    });
    worker.on('error', () => undefined);
    worker.once('exit', () => this.electAgain());
    worker.unref();
  }

  private electAgain(): void {
    if (this.closed) return;
    this.worker = null;
    this.election = this.elect();
    this.election.catch(() => setTimeout(() => this.electAgain(), ELECT_AGAIN_MS).unref());
  }

  private async stopServing(worker: Worker): Promise<void> {
    worker.ref();
    const gone = new Promise<void>((done) => worker.once('exit', () => done()));
    worker.postMessage('close');
    await Promise.race([gone, pause(CLOSE_LIMIT_MS, undefined, { ref: false })]);
    await worker.terminate();
    releaseOwnerLock(this.place.lock);
  }

  private occupied(): string {
    const { lock } = this.place;
    return `Process ${ownerPid(lock)} holds ${lock} but does not answer; stop it, then start again`;
  }
}

/** ENOSPC in WASI's numbering, which the embedded database throws as an object instead of an error. */
const NO_SPACE = 51;

/** Message of an error without its stack, which has hundreds of kilobytes in the embedded database. */
function firstLine(error: unknown): string {
  if (error instanceof Error) return error.message.split('\n', 1)[0] ?? '';
  const errno = typeof error === 'object' && error !== null && 'errno' in error ? error.errno : null;
  if (errno === NO_SPACE) return 'No space left on device';
  return errno === null ? String(error) : `a file can't be written (${errno})`;
}
