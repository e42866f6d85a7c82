import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_LAUNCH } from './chromium.ts';
import { MOTION, SETTLED } from './motion.ts';
import { SHARE_SDK } from './share-sdk/share-sdk.ts';

const PORT = Number(process.env['KKINI_E2E_PORT'] ?? 3955);
const base = `http://127.0.0.1:${PORT}`;

/** The server plans only some sixty weeks, so optimising its database code and warming a second thread cost more than they save. */
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
  // The other tests use one worker per core; journeys use the time these leave idle.
  workers: Math.max(1, availableParallelism() - 1),
  retries: 0,
  forbidOnly: true,
  // Ends tests that hang, even on a busy machine. It is no performance limit.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: base,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // A service worker would answer before the network faults of a journey. Journeys about it enable it.
    serviceWorkers: 'block',
    // Each frame of a transition is drawn by the processor, and no journey but those that ask for motion looks at one.
    contextOptions: process.env['CI_FULL'] === '1' ? MOTION : SETTLED,
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
