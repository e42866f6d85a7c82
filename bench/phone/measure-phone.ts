import { cpus, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { writeFiguresSection } from '../figures-page.ts';
import { answersOf, makeWeek, post } from '../plan-over-http.ts';
import { scratchFolder, startServer } from '../running-server.ts';
import { openOnPhone, SLOW_4G, SLOWDOWN } from './open-on-phone.ts';
import { screensOf } from './screens.ts';
import type { Vitals } from './watch-vitals.ts';

/** Visits to a screen. The median of each figure counts. */
const VISITS = 3;

/**
 * Opens every screen on a slow phone with a slow connection and an empty cache, uses it once and writes the figures:
 * `npm run phone -w @kkini/bench`, or with the address of a running server and names of screens to print those only.
 */
async function measurePhone(): Promise<void> {
  const [, , named, ...wanted] = process.argv;
  if (named !== undefined) return console.log(tableOf(await measureScreens(named, wanted)));
  const folder = scratchFolder();
  const server = await startServer(folder.path);
  try {
    const table = tableOf(await measureScreens(server.base, []));
    writeFiguresSection('A slow phone', `${howMeasured()}\n\n${table}`);
    console.log(table);
  } finally {
    await server.stop();
    folder.remove();
  }
}

type Row = readonly [screen: string, vitals: Vitals];

async function measureScreens(base: string, wanted: readonly string[]): Promise<readonly Row[]> {
  const { lastInsertId: answered } = await post<{ lastInsertId: string }>(
    base,
    'upsert-survey',
    answersOf(2),
  );
  const screens = screensOf({ ...(await makeWeek(base, 1)), answered });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const rows: Row[] = [];
  for (const screen of screens) {
    if (wanted.length > 0 && !wanted.includes(screen.name)) continue;
    rows.push([screen.name, await medianOf(() => openOnPhone(browser, base, screen))]);
  }
  await browser.close();
  return rows;
}

async function medianOf(visit: () => Promise<Vitals>): Promise<Vitals> {
  const visits: Vitals[] = [];
  while (visits.length < VISITS) visits.push(await visit());
  const median = (figure: (vitals: Vitals) => number) =>
    visits.map(figure).sort((one, other) => one - other)[VISITS >> 1] ?? 0;
  return {
    lcpMs: median(({ lcpMs }) => lcpMs),
    cls: median(({ cls }) => cls),
    inpMs: median(({ inpMs }) => inpMs),
    longestMs: median(({ longestMs }) => longestMs),
    referenceMs: median(({ referenceMs }) => referenceMs),
    notes: visits.at(-1)?.notes ?? [],
  };
}

function howMeasured(): string {
  return `Written by \`npm run phone -w @kkini/bench\` on ${cpus().length} cores with a load of ${Math.round(loadavg()[1] ?? 0)}, Node ${process.versions.node}: Chromium with its
processor slowed ${SLOWDOWN} times, ${(SLOW_4G.downloadThroughput * 8) / 1_000_000} Mbit/s, ${SLOW_4G.latency} ms for each request, an empty cache and no service worker; the median of
${VISITS} visits. The bounds are those of Web Vitals. Next paint: the slowest answer to a press or key. Reference loop: 20 million
multiplications in the same page; other work of the machine slows all of them.`;
}

function tableOf(rows: readonly Row[]): string {
  const head = [
    'Screen',
    'Largest paint (≤ 2.5 s)',
    'Layout shift (≤ 0.1)',
    'Next paint (≤ 200 ms)',
    'Longest task',
    'Reference loop',
  ];
  const lines = rows.map(([screen, { lcpMs, cls, inpMs, longestMs, referenceMs }]) => [
    screen,
    `${(lcpMs / 1000).toFixed(1)} s`,
    cls.toFixed(3),
    `${Math.round(inpMs)} ms`,
    `${Math.round(longestMs)} ms`,
    `${Math.round(referenceMs)} ms`,
  ]);
  if (process.argv[2] !== undefined)
    for (const [screen, { notes }] of rows) for (const note of notes) console.log(`${screen}: ${note}`);
  return [head, head.map(() => '---'), ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n');
}

await measurePhone();
