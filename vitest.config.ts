import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Ends what hangs, on a busy machine too; nothing is timed by it. */
const PATIENT = { testTimeout: 300_000, hookTimeout: 300_000 };

/** Weeks are planned and thrown away: a large nursery, and no helpers on cores that other workers keep busy, collect them at less cost. */
const CHEAP_COLLECTION = ['--max-semi-space-size=64', '--single-threaded-gc'];

const SAME_CASES = ['packages/testing/src/same-cases.ts'];

/** Files that start processes of their own and wait for them: begun last, one of them would keep a core idle. */
const PROCESSES =
  /\/(?:server|import-command|verify-plan-command|planner-pool|catalogue-watch|telemetry)\.test\.ts$/;

/** The longest files first, then one project after the other: a worker that changes to another imports everything anew. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const place = ({ moduleId, project }: TestSpecification) =>
      PROCESSES.test(moduleId) ? '' : project.name;
    return sorted.toSorted((one, other) => place(one).localeCompare(place(other)));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    maxWorkers: '100%',
    // What a run has transformed, the next one reads; the key is the content with the configuration and the lockfile.
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          ...PATIENT,
          name: 'packages',
          environment: 'node',
          include: ['packages/**/*.test.ts'],
          setupFiles: SAME_CASES,
          execArgv: CHEAP_COLLECTION,
          // Pure code leaves nothing behind, so that the files of a worker share what they import.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...PATIENT,
          name: 'node',
          environment: 'node',
          include: [
            'apps/api/**/*.test.ts',
            'apps/web/build/**/*.test.ts',
            'checks/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          globalSetup: 'apps/api/src/testing/run-folder.ts',
          setupFiles: SAME_CASES,
          execArgv: CHEAP_COLLECTION,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      './apps/web/vitest.config.ts',
      './apps/web/vitest.words.config.ts',
    ],
  },
});
