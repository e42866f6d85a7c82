import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What became of a group's mutants. */
export type MutationScore = {
  readonly killed: number;
  readonly timedOut: number;
  readonly survived: number;
  readonly untested: number;
  /** Said in the code, with a reason, to behave like the original. */
  readonly equivalent: number;
};

type Report = {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
};

const RESULTS = join(import.meta.dirname, '../results');

/** Where the results of a group are kept, so that a second run tries only what changed. */
export function resultsFile(group: string): string {
  return join(RESULTS, `mutation-${group}.json`);
}

/** Reads what the last run found; null where there was none. */
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

/** Mutants that were noticed, of all that could be, in per cent; one that never ends is noticed. */
export function percentFound({ killed, timedOut, survived, untested }: MutationScore): number {
  return (100 * (killed + timedOut)) / (killed + timedOut + survived + untested);
}
