import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests that need a page: components, and code that uses browser APIs. */
export default defineConfig({
  plugins: [react()],
  test: {
    name: 'page',
    environment: 'jsdom',
    include: ['src/**/*.{test.tsx,dom.test.ts}'],
    // Files share a page and its modules, because `setup.ts` cleans up after each test.
    isolate: false,
    // Rendered screens become garbage soon: a large nursery collects them cheaply, and one thread leaves the busy cores to others.
    execArgv: ['--max-semi-space-size=64', '--single-threaded-gc'],
    // Ends tests that hang, even on a busy machine. It is no performance limit.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    setupFiles: ['src/testing/watch-errors.ts', 'src/testing/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    env: { TZ: 'Asia/Seoul' },
  },
});
