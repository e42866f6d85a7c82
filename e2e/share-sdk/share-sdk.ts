import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const SCRIPT = readFileSync(new URL('kakao-stand-in.js', import.meta.url), 'utf8');

/** Share settings of the journeys' server. The site does not exist: journeys serve its script themselves. */
export const SHARE_SDK = {
  key: 'journey-key',
  url: 'https://share-sdk.test/kakao.min.js',
  integrity: `sha384-${createHash('sha384').update(SCRIPT).digest('base64')}`,
};

/** Serves the script of the share SDK to this page. */
export async function serveShareSdk(page: Page): Promise<void> {
  await page.route(SHARE_SDK.url, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: SCRIPT,
    }),
  );
}

type Link = { readonly mobileWebUrl: string; readonly webUrl: string };
export type SentMessage = {
  readonly headerTitle: string;
  readonly headerLink: Link;
  readonly contents: readonly {
    readonly title: string;
    readonly description: string;
    readonly imageUrl: string;
    readonly link: Link;
  }[];
  readonly buttons: readonly { readonly title: string; readonly link: Link }[];
};

/** The messages the page has given to the share SDK, and the key it was started with. */
export async function sentMessages(
  page: Page,
): Promise<{ readonly key: string; readonly sent: readonly SentMessage[] }> {
  return await page.evaluate(() => {
    const sdk = Reflect.get(window, 'Kakao');
    return { key: sdk.getAppKey(), sent: sdk.sent };
  });
}
