import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A part of the product to mutate, and the test files that have to detect the mutants. */
export type MutationGroup = {
  readonly name: string;
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
};

const ROOT = join(import.meta.dirname, '../..');
const SOURCE = 'packages/planner/src';
const PORTIONS = 'packages/domain/src/portions';
const HANGUL = 'packages/domain/src/hangul';
const COMPONENTS = 'packages/catalog/src/components';

/** Tests of the limits of a day, of a table and of each person. */
const LIMIT_TESTS: readonly string[] = [
  ...testsOf('limits'),
  `${SOURCE}/constraints/conflicts.test.ts`,
  `${SOURCE}/constraints/rule-rows.test.ts`,
  ...testsOf('verification', ['day-targets']),
];

/** Code in which a mistake does harm unnoticed: what may be served, how much of it, and what a certificate claims. */
export const MUTATION_GROUPS: readonly MutationGroup[] = [
  {
    name: 'reader',
    mutate: ['packages/domain/src/food/exclusion/*.ts', 'packages/domain/src/hangul/jamo-slip.ts'],
    tests: [
      ...filesOf('packages/domain/src/food/exclusion', '.test.ts'),
      'packages/domain/src/hangul/jamo-slip.test.ts',
      'packages/catalog/src/taxonomy/dish-exclusion.test.ts',
      ...filesOf('packages/catalog/src/taxonomy/reading', '.test.ts'),
    ],
  },
  {
    name: 'bodies',
    mutate: ['packages/domain/src/body/*.ts'],
    tests: filesOf('packages/domain/src/body', '.test.ts'),
  },
  {
    name: 'portions',
    mutate: ['person-meal', 'grain-units', 'glycemic-limits'].map((name) => `${PORTIONS}/${name}.ts`),
    tests: filesOf(PORTIONS, '.test.ts'),
  },
  {
    name: 'wording',
    mutate: ['lesser-measures', 'negated-adjective'].map((name) => `${HANGUL}/${name}.ts`),
    tests: ['lesser-measures', 'negated-adjective'].map((name) => `${HANGUL}/${name}.test.ts`),
  },
  {
    name: 'light',
    mutate: [`${COMPONENTS}/light-amounts.ts`, `${COMPONENTS}/checks/check-light-steps.ts`],
    tests: ['light-amounts', 'checks/check-light-steps'].map((name) => `${COMPONENTS}/${name}.test.ts`),
  },
  {
    name: 'constraints',
    mutate: [`${SOURCE}/constraints/*.ts`],
    tests: testsOf('constraints'),
  },
  {
    name: 'limits',
    mutate: [`${SOURCE}/limits/*.ts`, `!${SOURCE}/limits/{condition,style}-rules.ts`],
    tests: LIMIT_TESTS,
  },
  {
    name: 'people',
    mutate: [`${SOURCE}/limits/people/*.ts`],
    tests: LIMIT_TESTS,
  },
  {
    name: 'extras',
    mutate: [`${SOURCE}/explain/extras/*.ts`, ...checks('extra-checks')],
    tests: [...testsOf('explain/extras'), ...testsOf('verification', ['extra-checks'])],
  },
  {
    name: 'tables',
    mutate: ['choose-sides', 'table-change', 'week-of-tables'].map((name) => `${SOURCE}/tables/${name}.ts`),
    tests: testsOf('tables', ['certify-stock', 'choose-sides', 'table-change', 'week-of-tables']),
  },
  {
    name: 'kitchen',
    mutate: [`${SOURCE}/tables/week-kitchen.ts`],
    tests: testsOf('tables', ['week-kitchen']),
  },
  {
    name: 'certificate',
    mutate: [
      `${SOURCE}/search/bounds/certificate.ts`,
      ...checks(
        'certificate-checks',
        'checked-plan',
        'plan-to-verify',
        'slot-checks',
        'spacing',
        'verify-plan',
        'week-points',
      ),
    ],
    tests: [
      ...testsOf('search', ['certificate']),
      ...testsOf('verification', [
        'certificate-checks',
        'checked-plan',
        'kept-weeks',
        'slot-checks',
        'spacing',
        'verify-plan',
        'week-points',
      ]),
    ],
  },
  {
    name: 'certificate-tables',
    mutate: checks('better-days', 'laid-points', 'laid-week', 'stock-checks', 'table-checks'),
    tests: testsOf('verification', [
      'better-days',
      'checked-kitchen',
      'laid-cookings',
      'laid-points',
      'laid-week',
      'laid-weeks',
      'stock-checks',
      'table-checks',
    ]),
  },
  {
    name: 'certificate-targets',
    mutate: checks('chosen-limits', 'day-targets', 'person-targets'),
    tests: [`${SOURCE}/limits/merged-limits.test.ts`, ...testsOf('verification', ['day-targets'])],
  },
  {
    name: 'certificate-dishes',
    mutate: checks(
      'asked-choice',
      'checked-visitor',
      'counted-grams',
      'dish-holdings',
      'food-closure',
      'meal-points',
      'portion-walls',
      'prohibitions',
      'served-dish',
    ),
    tests: testsOf('verification', [
      'asked-choice',
      'checked-visitor',
      'dish-holdings',
      'dish-points',
      'meal-points',
      'portion-walls',
      'prohibitions',
      'random-foods',
      'served-dish',
    ]),
  },
  {
    name: 'certificate-proof',
    mutate: checks(
      'cheapest-menus',
      'exchange-search',
      'priced-proof',
      'proof-checks',
      'proof-model',
      'try-every-week',
    ),
    tests: testsOf('verification', [
      'cheapest-menus',
      'exchange-search',
      'priced-proof',
      'proof-checks',
      'try-every-week',
    ]),
  },
];

/** Test files of a folder of the planner and its subfolders, or only those with these names. */
function testsOf(folder: string, names: readonly string[] | null = null): readonly string[] {
  const files = filesOf(`${SOURCE}/${folder}`, '.test.ts');
  return names === null ? files : names.map((name) => named(files, `${name}.test.ts`));
}

/** Files of a folder and its subfolders whose names have this ending. */
function filesOf(folder: string, ending: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`);
}

function checks(...names: readonly string[]): readonly string[] {
  const files = filesOf(`${SOURCE}/verification`, '.ts');
  return names.map((name) => named(files, `${name}.ts`));
}

/** The file of this name; throws where it is gone, so that no group loses code or tests unnoticed. */
function named(files: readonly string[], name: string): string {
  const file = files.find((each) => each.endsWith(`/${name}`));
  if (file === undefined) throw new Error(`no file is called ${name}`);
  return file;
}
