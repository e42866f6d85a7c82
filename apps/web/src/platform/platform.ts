import { type SiteAddress, siteAddress } from './address/paths.ts';
import { type BrowserStorage, STORED } from './browser-storage.ts';
import { type Clock, systemClock } from './clock.ts';
import { type Alarm, deviceAlarm } from './device/alarm.ts';
import { fileGiving, type GiveFile } from './device/give-file.ts';
import type { OpenMessenger, shareSdkMessenger } from './device/messenger.ts';
import {
  type CopyText,
  clipboardCopying,
  hasShareSheet,
  type ShareText,
  textSharing,
} from './device/share-text.ts';
import { type KeepAwake, screenWakeLock } from './device/wake-lock.ts';
import { loadChunk } from './load-chunk.ts';
import { fontLoading } from './load-fonts.ts';
import type { Log } from './log.ts';
import { type AppUpdates, serviceWorkerUpdates } from './offline/app-updates.ts';
import { browserConnection, type Connection } from './offline/connection.ts';
import { type KeptAnswers, keptAnswers } from './offline/kept-answers.ts';
import { keepingServer, type ServerClient } from './offline/kept-server.ts';
import { forgetPictures } from './offline/picture-deletion.ts';
import type { LoadPageConfig } from './page-config.ts';
import { firstViewPainted, whenIdle } from './page-moments.ts';
import type { Paper } from './paper/paper.ts';
import type { Ahead, Page } from './server/ahead.ts';
import { CALL_TIMEOUT_MS, createServerClient } from './server/server-client.ts';
import { createSurveyTable, type SurveyTable } from './server/survey-table.ts';
import { keptSignIn, type SignIn } from './session/sign-in.ts';
import { type RevokeToken, signOutStorage, tokenRevoking } from './session/sign-out.ts';
import { timeLimit } from './time-limit.ts';

/** All effects of the page on the outside world, provided to the screens by `PlatformProvider`. */
export type Platform = {
  readonly server: ServerClient;
  readonly surveyTable: SurveyTable;
  readonly storage: BrowserStorage;
  readonly signIn: SignIn;
  readonly revokeToken: RevokeToken;
  readonly clock: Clock;
  readonly log: Log;
  readonly loadConfig: LoadPageConfig;
  readonly shareText: ShareText;
  readonly hasShareSheet: () => boolean;
  readonly openMessenger: OpenMessenger;
  readonly site: SiteAddress;
  readonly copyText: CopyText;
  /** Whether the visitor prefers reduced motion. */
  readonly lessMotion: () => boolean;
  /** Loads the fonts of every screen except the intro, which has its own. */
  readonly loadFonts: () => void;
  /** Loads the code that turns a plan into a picture or a document. */
  readonly openPaper: () => Promise<Paper>;
  readonly giveFile: GiveFile;
  readonly keepAwake: KeepAwake;
  readonly alarm: Alarm;
  readonly connection: Connection;
  readonly appUpdates: AppUpdates;
  /** The offline cache of server answers. */
  readonly kept: KeptAnswers;
  /** Fetches a picture ahead of use; ignores failures. */
  readonly keepPicture: (address: string) => Promise<void>;
  /** Resolves once the first view of the page is painted, for calls that would delay it. */
  readonly firstViewPainted: () => Promise<void>;
  /** Runs a task when the page is idle. */
  readonly whenIdle: (work: () => void) => void;
};

export function browserPlatform(page: Page, ahead: Ahead): Platform {
  const { fetch: fetchPage, log, loadConfig } = ahead;
  return {
    ...serverPlatform(page, ahead),
    clock: systemClock(),
    log,
    loadConfig,
    shareText: textSharing(page.navigator),
    hasShareSheet: () => hasShareSheet(page.navigator),
    openMessenger: laterMessenger({ page, loadConfig, log }),
    site: siteAddress(page.location.origin),
    copyText: clipboardCopying(page.navigator),
    lessMotion: () => page.matchMedia('(prefers-reduced-motion: reduce)').matches,
    loadFonts: fontLoading(page, ahead.screensFont),
    openPaper: async () =>
      (await loadChunk(() => import('./paper/paper.ts'))).pagePaper(page.document, fetchPage),
    giveFile: fileGiving(page),
    keepAwake: screenWakeLock(page),
    alarm: deviceAlarm(page),
    appUpdates: serviceWorkerUpdates(page, log),
    keepPicture: async (address) => void (await fetchPage(address, { priority: 'low' }).catch(() => null)),
    firstViewPainted: () => firstViewPainted(page),
    whenIdle: (work) => whenIdle(page, work),
  };
}

type ServerPlatform = Pick<
  Platform,
  'server' | 'surveyTable' | 'storage' | 'signIn' | 'revokeToken' | 'connection' | 'kept'
>;

function serverPlatform(page: Page, ahead: Ahead): ServerPlatform {
  const { fetch: fetchPage, log, early, held, loadConfig, loadFunctionsBase } = ahead;
  const idle = () => new Promise<void>((resolve) => whenIdle(page, resolve));
  const kept = keptAnswers({ now: Date.now, idle, storage: ahead.storage });
  const forgetBase = async () => ahead.storage.remove(STORED.functionsBase);
  const forget = [kept.clear, forgetBase, () => forgetPictures(page.navigator.serviceWorker)];
  const storage = signOutStorage(ahead.storage, forget);
  const signIn = keptSignIn(storage, page);
  const connection = browserConnection(page, async () => isThere(fetchPage));
  const isConnected = () => page.navigator.onLine;
  const means = { fetch: fetchPage, storage, log, signIn, origin: page.location.origin, loadFunctionsBase };
  const calls = createServerClient({ ...means, early, held, report: connection.report, isConnected });
  return {
    server: keepingServer(calls, { kept, connection }),
    surveyTable: createSurveyTable({ ...means, loadConfig }),
    storage,
    signIn,
    revokeToken: tokenRevoking({ ...means, connection }),
    connection,
    kept,
  };
}

/** The messenger, whose script loads on a screen that can share. */
function laterMessenger(means: Parameters<typeof shareSdkMessenger>[0]): OpenMessenger {
  let open: OpenMessenger | null = null;
  return async () => {
    try {
      open ??= (await loadChunk(() => import('./device/messenger.ts'))).shareSdkMessenger(means);
      return await open();
    } catch (cause) {
      means.log('messenger is missing', cause);
      return null;
    }
  };
}

/** Whether the server itself answers, and not the sign-in page of a network. */
async function isThere(fetchPage: typeof fetch): Promise<boolean> {
  const signal = timeLimit(CALL_TIMEOUT_MS);
  const answer = await fetchPage('/healthz', { method: 'HEAD', cache: 'no-store', signal }).catch(() => null);
  return answer?.ok === true && /json/.test(answer.headers.get('content-type') ?? '');
}
