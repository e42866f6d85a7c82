import { type BrowserStorage, browserStorage } from '../browser-storage.ts';
import { declareScreensFont } from '../load-fonts.ts';
import { createLog, type Log } from '../log.ts';
import { type LoadFunctionsBase, type LoadPageConfig, pageConfigLoader } from '../page-config.ts';
import { type EarlyCalls, earlyCalls } from './early-calls.ts';

export type Page = Window & typeof globalThis;

/** The part of the platform that exists before the page's script: enough to call the server ahead. */
export type Ahead = {
  readonly fetch: typeof fetch;
  readonly storage: BrowserStorage;
  readonly log: Log;
  readonly loadConfig: LoadPageConfig;
  readonly loadFunctionsBase: LoadFunctionsBase;
  readonly early: EarlyCalls;
  /** Declared but not loaded. */
  readonly screensFont: FontFace;
};

export function platformAhead(page: Page): Ahead {
  const fetchPage: typeof fetch = (input, init) => page.fetch(input, init);
  const storage = browserStorage(() => page.localStorage);
  const log = createLog(page.console);
  const config = pageConfigLoader(fetchPage, log);
  const early = earlyCalls({ fetch: fetchPage, storage, loadFunctionsBase: config.loadFunctionsBase });
  const screensFont = declareScreensFont(page.document);
  return { fetch: fetchPage, storage, log, ...config, early, screensFont };
}
