import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { readFiguresRow, writeFiguresSection } from '../figures-page.ts';
import { MUTATION_GROUPS, type MutationGroup } from './mutation-groups.ts';
import { TESTS_VARIABLE } from './tests-variable.mjs';

/** Results of a group's mutants. */
export type MutationScore = {
  readonly killed: number;
  readonly timedOut: number;
  readonly survived: number;
  readonly untested: number;
  /** Marked in the code, with a reason, as equivalent to the original. */
  readonly equivalent: number;
};

type Report = {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
};

const RESULTS = join(import.meta.dirname, '../results');

export function resultsFile(group: string): string {
  return join(RESULTS, `mutation-${group}.json`);
}

/** The results of the last run; null without one. */
export function readScore(group: string): MutationScore | null {
  const file = resultsFile(group);
  if (!existsSync(file)) return null;
  const { files }: Report = JSON.parse(readFileSync(file, 'utf8'));
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (status: string) => statuses.filter((each) => each === status).length;
  return {
    killed: count('Killed'),
    timedOut: count('Timeout'),
    survived: count('Survived'),
    untested: count('NoCoverage'),
    equivalent: count('Ignored'),
  };
}

/** Share of killed mutants in per cent; a mutant that times out is killed. */
export function percentFound({ killed, timedOut, survived, untested }: MutationScore): number {
  return (100 * (killed + timedOut)) / (killed + timedOut + survived + untested);
}

const ROOT = join(import.meta.dirname, '../..');
const CONFIG = 'bench/stryker.config.json';
const STRYKER = join(ROOT, 'bench/rivals/node_modules/.bin/stryker');
/** Least share of mutants that the tests of every group must kill, in per cent. */
const LEAST = 85;
const USAGE = `npm run mutation -- [group…]
  groups: ${MUTATION_GROUPS.map(({ name }) => name).join(', ')}; all where none is named`;

/** Runs Stryker, counts the killed mutants and writes the figures. */
function measureMutation(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    console.log(USAGE);
    return;
  }
  if (!existsSync(STRYKER)) throw new Error('This needs: npm ci --prefix bench/rivals');
  const asked = MUTATION_GROUPS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const isDone = asked.length > 0 && asked.every(runStryker);
  if (!isDone) {
    console.error(USAGE);
    process.exitCode = 1;
    return;
  }
  writeFiguresSection('Mutants', page());
  const scores = MUTATION_GROUPS.flatMap(({ name }) => readScore(name) ?? []);
  if (scores.some((score) => percentFound(score) < LEAST)) process.exitCode = 1;
}

function runStryker({ name, mutate, tests }: MutationGroup): boolean {
  const mutated = ['--mutate', [...mutate, '!**/*.test.ts'].join()];
  // Former results would be kept: of tests in one bundle Stryker cannot tell which changed.
  rmSync(resultsFile(name), { force: true });
  const kept = ['--incrementalFile', relative(ROOT, resultsFile(name))];
  const { status } = spawnSync(STRYKER, ['run', CONFIG, ...mutated, ...kept], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, CI_FULL: '1', [TESTS_VARIABLE]: tests.join(' ') },
  });
  return status === 0;
}

const HEAD = [
  'Code',
  'Mutants',
  'Killed',
  'Never ended',
  'Survived',
  'Untested',
  'Equivalent',
  'Found',
  'Bound',
];

/** A group without results in this checkout keeps its row. */
function page(): string {
  const rows = MUTATION_GROUPS.flatMap(({ name }) => {
    const score = readScore(name);
    return (score === null ? readFiguresRow(name) : rowOf(name, score)) ?? [];
  });
  const lines = [line(HEAD), line(HEAD.map(() => '---')), ...rows];
  return `Written by \`npm run mutation\` (after \`npm ci --prefix bench/rivals\`): [Stryker](https://stryker-mutator.io) changes one spot of the code at a time and runs the
tests that reach it; what no test notices has survived. Parts are named in \`bench/mutation/mutation-groups.ts\`, each tried on the
tests of that part alone. Equivalent ones, which can't change what the code does, carry their reason in the code.

${lines.join('\n')}`;
}

function rowOf(name: string, score: MutationScore): string {
  const { killed, timedOut, survived, untested, equivalent } = score;
  const all = killed + timedOut + survived + untested;
  const found = `${percentFound(score).toFixed(1)} %`;
  return line([name, all, killed, timedOut, survived, untested, equivalent, found, `≥ ${LEAST} %`]);
}

function line(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

measureMutation();
