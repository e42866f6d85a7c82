import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A part of the planner whose code is changed mutant by mutant, and the test files that have to notice. */
export type MutationGroup = {
  readonly name: string;
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
};

const ROOT = join(import.meta.dirname, '../..');
const SOURCE = 'packages/planner/src';

/** Where a mistake would do harm unseen: what may be served, how much of it, and what a certificate claims. */
export const MUTATION_GROUPS: readonly MutationGroup[] = [
  {
    name: 'constraints',
    mutate: [`${SOURCE}/constraints/*.ts`],
    tests: testsOf('constraints'),
  },
  {
    name: 'limits',
    mutate: [`${SOURCE}/limits/*.ts`],
    tests: [
      ...testsOf('limits'),
      `${SOURCE}/constraints/conflicts.test.ts`,
      `${SOURCE}/constraints/rule-rows.test.ts`,
      `${SOURCE}/verification/day-targets.test.ts`,
    ],
  },
  {
    name: 'certificate',
    mutate: [`${SOURCE}/search/certificate.ts`, `${SOURCE}/verification/*.ts`],
    tests: [`${SOURCE}/search/certificate.test.ts`, ...testsOf('verification')],
  },
];

function testsOf(folder: string): readonly string[] {
  return readdirSync(join(ROOT, SOURCE, folder))
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `${SOURCE}/${folder}/${file}`);
}
