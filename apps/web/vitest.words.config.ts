import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests of the page's words, figures and addresses, which need no page and leave nothing behind. */
export default defineConfig({
  plugins: [react()],
  test: {
    name: 'words',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.dom.test.ts'],
    isolate: false,
    // Ends what hangs, on a busy machine too; nothing is timed by it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    setupFiles: ['src/testing/watch-errors.ts', '../../packages/testing/src/same-cases.ts'],
    env: { TZ: 'Asia/Seoul' },
  },
});
