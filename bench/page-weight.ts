import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';

/** What a first visit loads before the intro is complete, in kB; scripts and styles gzipped. */
export type PageWeight = { readonly scriptKb: number; readonly styleKb: number; readonly fontKb: number };

/** Opens the first page in a browser with an empty cache and weighs every script, style and font it asks for. */
export async function pageWeight(base: string): Promise<PageWeight> {
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

/** Fonts are compressed already. */
function weigh(end: string, body: Buffer): number {
  return end === 'woff2' ? body.length : gzipSync(body).length;
}
