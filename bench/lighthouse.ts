import { chromium } from '@playwright/test';
import { makeWeek } from './plan-over-http.ts';
import { loadRival, RIVAL_PACKAGES, type RunnerResult } from './rivals/load-rival.ts';
import { scratchFolder, startServer } from './running-server.ts';

const DEBUGGING_PORT = 9333;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Grades intro, day and recipe on a simulated phone: `npm run lighthouse -w @kkini/bench`, or with the address of a
 * running server and a factor to slow the processor. Lighthouse's default of four simulates a phone on a fast machine;
 * on a slow or busy one (see the benchmark index of each screen) it would be slower than any phone.
 */
async function grade(): Promise<void> {
  const [, , named] = process.argv;
  if (named !== undefined) return await gradeScreens(named);
  const folder = scratchFolder();
  const server = await startServer(folder.path);
  try {
    await gradeScreens(server.base);
  } finally {
    await server.stop();
    folder.remove();
  }
}

async function gradeScreens(base: string, slowdown = process.argv[3]): Promise<void> {
  const { default: lighthouse } = await loadRival(RIVAL_PACKAGES.lighthouse);
  const { surveyId, recipeId } = await makeWeek(base);
  const screens = {
    intro: `${base}/`,
    daily: `${base}/#/dailyMeals/${surveyId}`,
    recipe: `${base}/#/recipeDetail?id=${recipeId}&surveyId=${surveyId}`,
  };
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--remote-debugging-port=${DEBUGGING_PORT}`,
    ],
  });
  for (const [name, address] of Object.entries(screens)) {
    const result = await lighthouse(address, {
      port: DEBUGGING_PORT,
      onlyCategories: CATEGORIES,
      logLevel: 'error',
      ...(slowdown !== undefined && { throttling: { cpuSlowdownMultiplier: Number(slowdown) } }),
    });
    if (result) report(name, result);
  }
  await browser.close();
}

/** The four grades of a screen and every audit that lowered one. */
function report(name: string, { lhr }: RunnerResult): void {
  const grades = Object.values(lhr.categories).map(
    ({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`,
  );
  console.log(`${name}: ${grades.join(', ')} (benchmark index ${lhr.environment.benchmarkIndex})`);
  for (const { auditRefs } of Object.values(lhr.categories)) {
    for (const { id, weight } of auditRefs) {
      const audit = lhr.audits[id];
      if (weight > 0 && audit && audit.score !== null && audit.score < 0.9) {
        console.log(`  ${audit.title}: ${audit.displayValue ?? ''}`);
      }
    }
  }
}

await grade();
