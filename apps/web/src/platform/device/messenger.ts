import type { Log } from '../log.ts';
import type { LoadPageConfig, PageConfig } from '../page-config.ts';

type MessageLink = { readonly mobileWebUrl: string; readonly webUrl: string };

/** A message in the list layout of the share SDK: two or three items, pictures as PNG or JPEG. */
export type ListMessage = {
  readonly objectType: 'list';
  readonly headerTitle: string;
  readonly headerLink: MessageLink;
  readonly contents: readonly MessageItem[];
  readonly buttons: readonly { readonly title: string; readonly link: MessageLink }[];
};
export type MessageItem = {
  readonly title: string;
  readonly description: string;
  readonly imageUrl: string;
  readonly link: MessageLink;
};

/** The messaging app; `send` opens its choice of recipients and returns false if the app refuses. */
export type Messenger = { readonly send: (message: ListMessage) => Promise<boolean> };
/** Loads the share SDK if one is configured; null, with a log line, if it does not load. */
export type OpenMessenger = () => Promise<Messenger | null>;

type Means = {
  readonly page: Pick<Window, 'document' | 'setTimeout' | 'clearTimeout'>;
  readonly loadConfig: LoadPageConfig;
  readonly log: Log;
};
type ShareSdk = {
  readonly init: (key: string) => void;
  readonly isInitialized: () => boolean;
  readonly Share: { readonly sendDefault: (message: ListMessage) => unknown };
};

const SDK_MISSING = 'share SDK is missing';
/** Time limit in milliseconds, because a blocked script may neither load nor fail. */
const SCRIPT_LIMIT_MS = 10_000;

/** The Kakao SDK for JavaScript, loaded on first use and again on the next use after a failure. */
export function shareSdkMessenger({ page, loadConfig, log }: Means): OpenMessenger {
  let opened: Promise<ShareSdk> | null = null;
  return async () => {
    const { shareSdk } = await loadConfig();
    if (shareSdk === null) {
      log(SDK_MISSING);
      return null;
    }
    opened ??= openSdk(page, shareSdk);
    try {
      return messengerOf(await opened, log);
    } catch (cause) {
      opened = null;
      log(SDK_MISSING, cause);
      return null;
    }
  };
}

function messengerOf(sdk: ShareSdk, log: Log): Messenger {
  return {
    async send(message) {
      try {
        await sdk.Share.sendDefault(message);
        return true;
      } catch (cause) {
        log('share SDK refused the message', cause);
        return false;
      }
    },
  };
}

async function openSdk(
  page: Means['page'],
  { key, url, integrity }: NonNullable<PageConfig['shareSdk']>,
): Promise<ShareSdk> {
  await loadScript(page, { url, integrity });
  const sdk: unknown = Reflect.get(page, 'Kakao');
  if (!isShareSdk(sdk)) throw new Error('the script brought no share SDK');
  if (!sdk.isInitialized()) sdk.init(key);
  return sdk;
}

type Script = { readonly url: string; readonly integrity: string | null };

async function loadScript(page: Means['page'], { url, integrity }: Script): Promise<void> {
  const script = page.document.createElement('script');
  script.async = true;
  if (integrity !== null) {
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
  }
  script.src = url;
  let timer = 0;
  try {
    await new Promise<void>((resolve, reject) => {
      script.onload = () => resolve();
      script.onerror = () => reject(new Error('the script did not come'));
      timer = page.setTimeout(() => reject(new Error('the script took too long')), SCRIPT_LIMIT_MS);
      page.document.head.append(script);
    });
  } catch (cause) {
    script.remove();
    throw cause;
  } finally {
    page.clearTimeout(timer);
  }
}

function isShareSdk(value: unknown): value is ShareSdk {
  if (!hasFunction(value, 'init') || !hasFunction(value, 'isInitialized')) return false;
  return 'Share' in value && hasFunction(value.Share, 'sendDefault');
}

function hasFunction(value: unknown, name: string): value is object {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, name) === 'function';
}
