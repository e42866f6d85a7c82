import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
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
