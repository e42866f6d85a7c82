import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { SERVER_BUILD } from './run-server.ts';

/** The outcome of a command. */
export type Finished = { readonly code: number | null; readonly out: string; readonly errors: string };

/** A command in a separate process. */
export type RunningCommand = { readonly process: ChildProcess; readonly finished: Promise<Finished> };

/** Starts the built import command on a data folder. */
export function startImport(dataFolder: string, words: readonly string[]): RunningCommand {
  const child = spawn(process.execPath, [resolve(SERVER_BUILD, 'import.js'), ...words], {
    env: { KKINI_DATA_DIR: dataFolder },
  });
  const output = { out: '', errors: '' };
  child.stdout.on('data', (chunk) => {
    output.out += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    output.errors += String(chunk);
  });
  const finished = once(child, 'close').then(() => ({ code: child.exitCode, ...output }));
  return { process: child, finished };
}

/** A table of this many packed foods in the format of the national one. */
export function foodTable(rows: number, name = '두부'): string {
  const lines = Array.from({ length: rows }, (_, index) => {
    const code = `P101-${String(index).padStart(9, '0')}-0001`;
    return `${code},${name} ${index},100g,80,8.5,4.6,1.5,300g`;
  });
  const header = '식품코드,식품명,영양성분함량기준량,에너지(kcal),단백질(g),지방(g),탄수화물(g),식품중량';
  return `${[header, ...lines].join('\n')}\n`;
}
