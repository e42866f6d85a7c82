import { type BrowserStorage, browserStorage } from '../browser-storage.ts';
import { declareScreensFont } from '../load-fonts.ts';
import { createLog, type Log } from '../log.ts';
import { type LoadFunctionsBase, type LoadPageConfig, pageConfigLoader } from '../page-config.ts';
import { type EarlyCalls, earlyCalls } from './early-calls.ts';
import { type HeldAnswers, heldAnswers } from './held-answers.ts';

export type Page = Window & typeof globalThis;

/** The part of the platform that is available before the page's script, enough to call the server early. */
export type Ahead = {
  readonly fetch: typeof fetch;
  readonly storage: BrowserStorage;
  readonly log: Log;
  readonly loadConfig: LoadPageConfig;
  readonly loadFunctionsBase: LoadFunctionsBase;
  readonly early: EarlyCalls;
  /** Answers to revalidate, including those of early calls. */
  readonly held: HeldAnswers;
  /** Font that is declared but not yet loaded. */
  readonly screensFont: FontFace;
};

export function platformAhead(page: Page): Ahead {
  const fetchPage: typeof fetch = (input, init) => page.fetch(input, init);
  const storage = browserStorage(() => page.localStorage);
  const log = createLog(page.console);
  const config = pageConfigLoader({ fetch: fetchPage, log, storage });
  const held = heldAnswers();
  const { loadFunctionsBase } = config;
  const early = earlyCalls({ fetch: fetchPage, storage, loadFunctionsBase, held });
  const screensFont = declareScreensFont(page.document);
  return { fetch: fetchPage, storage, log, ...config, early, held, screensFont };
}
