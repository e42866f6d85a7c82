import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_LAUNCH } from './chromium.ts';
import { SHARE_SDK } from './share-sdk/share-sdk.ts';

const PORT = Number(process.env['KKINI_E2E_PORT'] ?? 3955);
const base = `http://127.0.0.1:${PORT}`;

/** The server plans some sixty weeks: to compile its database well or to warm a second thread costs more than it saves. */
const CHEAP_START = [
  '--liftoff-only',
  '--single-threaded-gc',
  '--max-semi-space-size=64',
  '--import',
  './e2e/one-planning-thread.mjs',
];

/** Journeys in a real Chromium against the built product on a data folder of its own. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.journey.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // The other tests keep a worker for each core: beside them journeys use what these leave idle, to their end.
  workers: Math.max(1, availableParallelism() - 1),
  retries: 0,
  forbidOnly: true,
  // Ends hanging tests even on a busy machine; it measures nothing.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: base,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // A service worker would answer before a journey's network obstacles; journeys about it enable it.
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    screenshot: 'only-on-failure',
    launchOptions: CHROMIUM_LAUNCH,
  },
  webServer: {
    command: `node ${CHEAP_START.join(' ')} commands/start.mjs`,
    cwd: '..',
    url: `${base}/readyz`,
    timeout: 300_000,
    reuseExistingServer: false,
    env: {
      PORT: String(PORT),
      HOST: '127.0.0.1',
      KKINI_DATA_DIR: mkdtempSync(join(tmpdir(), 'kkini-e2e-')),
      KKINI_CALLS_PER_MINUTE: '0',
      KKINI_WARM_UP_WEEKS: '0',
      KKINI_SHARE_KEY: SHARE_SDK.key,
      KKINI_SHARE_SDK_URL: SHARE_SDK.url,
      KKINI_SHARE_SDK_INTEGRITY: SHARE_SDK.integrity,
    },
  },
});
