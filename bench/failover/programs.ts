import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';

/** The database's own user: its programs refuse to run as root. */
export type RunAs = { readonly uid: number; readonly gid: number } | Record<string, never>;

/** Starts programs of the cluster, and ends all of them with their descendants. */
export class Programs {
  private readonly running = new Map<string, ChildProcess>();
  private isOver = false;

  constructor(
    private readonly logFile: string,
    private readonly runAs: RunAs,
  ) {}

  /** Starts a program in a process group of its own. */
  start(name: string, [command = '', ...args]: readonly string[], environment: NodeJS.ProcessEnv): void {
    const child = spawn(command, args, {
      env: { ...process.env, ...environment },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(name.startsWith('kkini') ? {} : this.runAs),
    });
    const note = (chunk: Buffer) => {
      if (!this.isOver) appendFileSync(this.logFile, `[${name}] ${String(chunk)}`);
    };
    child.stdout?.on('data', note);
    child.stderr?.on('data', note);
    child.on('exit', (code, signal) => note(Buffer.from(`ended: ${code ?? signal}\n`)));
    this.running.set(name, child);
  }

  /** Kills a program and its descendants, as a power failure does. */
  kill(name: string): void {
    const { pid } = this.running.get(name) ?? {};
    this.running.delete(name);
    if (pid === undefined) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It has already ended.
    }
  }

  killAll(): void {
    this.isOver = true;
    for (const name of [...this.running.keys()]) this.kill(name);
  }
}
