import { defineConfig } from 'vitest/config';

/** Ends what hangs, on a busy machine too; nothing is timed by it. */
const PATIENT = { testTimeout: 300_000, hookTimeout: 300_000 };

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...PATIENT,
          name: 'packages',
          environment: 'node',
          include: ['packages/**/*.test.ts'],
          // Pure code leaves nothing behind, so that the files of a worker share what they import.
          isolate: false,
        },
      },
      {
        test: {
          ...PATIENT,
          name: 'node',
          environment: 'node',
          include: ['apps/api/**/*.test.ts', 'apps/web/build/**/*.test.ts', 'checks/**/*.test.ts'],
          isolate: false,
        },
      },
      './apps/web/vitest.config.ts',
      './apps/web/vitest.words.config.ts',
    ],
  },
});
