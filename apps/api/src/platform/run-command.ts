import { parseArgs } from 'node:util';
import { StartProblem } from '../start-problem.ts';

const FAILED = 1;
const WRONG_USE = 2;

/** Usage of a command: its help text, its number of words, and the options it accepts. */
type Usage = { readonly usage: string; readonly words: number; readonly options?: readonly string[] };

type CommandCall = { readonly words: readonly string[]; readonly options: ReadonlySet<string> };

/** Runs a command: exits with code 2 and the help text for a wrong invocation, with 1 and one line for a problem. */
export async function runCommand(
  { usage, words, options = [] }: Usage,
  work: (call: CommandCall) => Promise<void>,
): Promise<void> {
  const known = [...options, 'help'];
  const { values, positionals } = parseArgs({ allowPositionals: true, strict: false });
  const given = new Set(Object.keys(values));
  if (given.has('help')) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  const isWrong = positionals.length !== words || [...given].some((name) => !known.includes(name));
  if (isWrong) return fail(usage, WRONG_USE);
  try {
    await work({ words: positionals, options: given });
  } catch (error) {
    fail(commandProblem(error), FAILED);
  }
}

/** What to tell the operator: one line for a problem and for what the system refuses, such as a full disk, else the stack. */
export function commandProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isOfSystem = 'syscall' in error && 'code' in error;
  return error instanceof StartProblem || isOfSystem ? error.message : String(error.stack);
}

function fail(reason: string, code: number): undefined {
  process.stderr.write(`${reason}\n`);
  process.exitCode = code;
}
