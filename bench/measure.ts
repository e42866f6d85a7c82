import { cpus } from 'node:os';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { writeFiguresSection } from './figures-page.ts';
import { planOverHttp } from './plan-over-http.ts';
import { scratchFolder, startServer } from './running-server.ts';

const PLANS = 200;

/** Measures the product's performance on this machine and writes the figures. */
async function measure(): Promise<void> {
  const folder = scratchFolder();
  const first = await startServer(folder.path);
  await first.stop();
  const second = await startServer(folder.path);
  const idleMb = second.residentMb();
  const { plan, healthz } = await planOverHttp(second.base, PLANS);
  const busyMb = second.residentMb();
  const { scriptKb, styleKb, fontKb } = await pageWeight(second.base);
  await second.stop();
  folder.remove();
  const rows = [
    ['First page, script, gzipped', `${scriptKb} kB`, '≤ 120 kB'],
    ['First page, style, gzipped', `${styleKb} kB`, '≤ 20 kB'],
    ['First page, fonts', `${fontKb} kB`, '≤ 100 kB'],
    ['Second `npm start` until ready', `${(second.readyMs / 1000).toFixed(1)} s`, '≤ 8 s'],
    ['Resident memory, idle', `${idleMb} MB`, '≤ 600 MB'],
    [`Resident memory after ${PLANS} plans`, `${busyMb} MB`, '≤ 600 MB'],
    ['A plan over HTTP, median', `${plan.median} ms`, '≤ 300 ms'],
    ['A plan over HTTP, 95th percentile', `${plan.p95} ms`, ''],
    ['`/healthz` of the same server, median (reference)', `${healthz.median} ms`, ''],
  ];
  const table = [['Figure', 'Measured', 'Bound'], ['---', '---', '---'], ...rows];
  const text = table.map((row) => `| ${row.join(' | ')} |`).join('\n');
  const how = `Written by \`npm run bench\` on ${cpus().length} cores, Node ${process.versions.node}.`;
  writeFiguresSection('Server and page', `${how}\n\n${text}`);
  console.log(text);
}

await measure();

/** Data a first visit loads until the intro is complete, in kB; scripts and styles gzipped. */
type PageWeight = { readonly scriptKb: number; readonly styleKb: number; readonly fontKb: number };

/** Opens the first page in a browser with an empty cache and sums every script, style and font it loads. */
async function pageWeight(base: string): Promise<PageWeight> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const weights: Promise<readonly [end: string, bytes: number]>[] = [];
  page.on('response', (response) => {
    const end = new URL(response.url()).pathname.split('.').at(-1) ?? '';
    weights.push(response.body().then((body) => [end, weigh(end, body)] as const));
  });
  await page.goto(base);
  await page.waitForLoadState('networkidle');
  const known = await Promise.all(weights);
  await browser.close();
  const sum = (kind: string) =>
    Math.round(
      known.filter(([end]) => end === kind).reduce((total, [, bytes]) => total + bytes / 1024, 0) * 10,
    ) / 10;
  return { scriptKb: sum('js'), styleKb: sum('css'), fontKb: sum('woff2') };
}

/** Fonts are already compressed. */
function weigh(end: string, body: Buffer): number {
  return end === 'woff2' ? body.length : gzipSync(body).length;
}
