import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests of what needs a page: components, and what reads the browser. */
export default defineConfig({
  plugins: [react()],
  test: {
    name: 'page',
    environment: 'jsdom',
    include: ['src/**/*.{test.tsx,dom.test.ts}'],
    // Files share a page and what they import: `setup.ts` leaves nothing behind after a test.
    isolate: false,
    // Screens are drawn and thrown away: a large nursery collects them at less cost, without helpers on cores others keep busy.
    execArgv: ['--max-semi-space-size=64', '--single-threaded-gc'],
    // Ends what hangs, on a busy machine too; nothing is timed by it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    setupFiles: ['src/testing/watch-errors.ts', 'src/testing/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    env: { TZ: 'Asia/Seoul' },
  },
});
