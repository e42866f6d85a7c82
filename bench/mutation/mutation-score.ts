import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** The results file of a group, so that a second run tries only changes. */
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
