import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    // Ends what hangs, on a busy machine too; nothing is timed by it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    setupFiles: ['src/testing/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    env: { TZ: 'Asia/Seoul' },
  },
});
