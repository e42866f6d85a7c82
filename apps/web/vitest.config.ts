import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests of what needs a page: components, and what reads the browser. */
export default defineConfig({
  plugins: [react()],
  test: {
    name: 'page',
    environment: 'jsdom',
    include: ['src/**/*.{test.tsx,dom.test.ts}'],
    // Ends what hangs, on a busy machine too; nothing is timed by it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    setupFiles: ['src/testing/watch-errors.ts', 'src/testing/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    env: { TZ: 'Asia/Seoul' },
  },
});
