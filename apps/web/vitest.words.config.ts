import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests of the page's texts, figures and addresses, which need no page and share no state. */
export default defineConfig({
  plugins: [react()],
  test: {
    name: 'words',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.dom.test.ts'],
    isolate: false,
    // Ends tests that hang, even on a busy machine. It is no performance limit.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    setupFiles: ['src/testing/watch-errors.ts', '../../packages/testing/src/same-cases.ts'],
    env: { TZ: 'Asia/Seoul' },
  },
});
