import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'node',
          // Ends what hangs, on a busy machine too; nothing is timed by it.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          environment: 'node',
          include: [
            'packages/**/*.test.ts',
            'apps/api/**/*.test.ts',
            'apps/web/build/**/*.test.ts',
            'checks/**/*.test.ts',
          ],
        },
      },
      './apps/web/vitest.config.ts',
    ],
  },
});
