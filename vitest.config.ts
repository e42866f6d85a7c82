import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Ends what hangs, on a busy machine too; nothing is timed by it. */
const PATIENT = { testTimeout: 300_000, hookTimeout: 300_000 };

/**
 * Weeks are planned and thrown away: a large nursery and a large heap from the start, and no helpers on cores that other workers
 * keep busy, collect them at less cost.
 */
const CHEAP_COLLECTION = [
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--initial-heap-size=1024',
  '--single-threaded-gc',
];

/** The embedded database is asked little by each worker: compiling its code well costs more than it saves. */
const COMPILE_DATABASE_LITTLE = '--liftoff-only';

const SAME_CASES = ['packages/testing/src/same-cases.ts'];

/** Projects that wait much first: beside the browser journeys they leave no core idle. Those of small files last: no core waits for the end of one. */
const ORDER = ['page', 'node', 'words'];

/** One project after the other, since a worker that changes to another imports everything anew; the longest files of each first, and those of pure code, which wait for nothing, after the others. */
class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const place = ({ project }: TestSpecification) => ORDER.indexOf(project.name);
    const isPure = ({ moduleId }: TestSpecification) => Number(moduleId.includes('/packages/'));
    return sorted.toSorted((one, other) => place(one) - place(other) || isPure(one) - isPure(other));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: ByProject },
    // Each worker imports and compiles all anew, a tenth of the run. The browser journeys fill the cores while tests wait.
    maxWorkers: availableParallelism(),
    // What a run has transformed, the next one reads; the key is the content with the configuration and the lockfile.
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          ...PATIENT,
          name: 'node',
          environment: 'node',
          include: ['{packages,apps/api,apps/web/build,checks,bench}/**/*.test.ts'],
          // Mutated copies lie there while mutants are tried.
          exclude: ['**/node_modules/**', 'bench/results/**'],
          globalSetup: ['commands/scratch-folder.mjs', 'apps/api/src/testing/run-folder.ts'],
          setupFiles: SAME_CASES,
          execArgv: [...CHEAP_COLLECTION, COMPILE_DATABASE_LITTLE],
          // The files of a worker share what they import, and find compiled what others ran: the server's tests plan as the planner's do.
          isolate: false,
        },
      },
      './apps/web/vitest.config.ts',
      './apps/web/vitest.words.config.ts',
    ],
  },
});
