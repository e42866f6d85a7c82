import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageConfig } from '../page-config.ts';
import { type ListMessage, shareSdkMessenger } from './messenger.ts';

const SDK = { key: 'app-key', url: 'https://sdk.example/kakao.min.js', integrity: null };
const link = { mobileWebUrl: 'https://kkini.example/', webUrl: 'https://kkini.example/' };
const MESSAGE: ListMessage = {
  objectType: 'list',
  headerTitle: '[11월 20일 (목)] 식단',
  headerLink: link,
  contents: [],
  buttons: [],
};

/** A fake of the documented SDK that records its calls. */
function aSdk(sendDefault: (message: unknown) => void = () => undefined) {
  const calls: unknown[][] = [];
  let key: string | null = null;
  const sdk = {
    init: (given: string) => {
      calls.push(['init', given]);
      key = given;
    },
    isInitialized: () => key !== null,
    Share: {
      sendDefault: (message: unknown) => {
        calls.push(['sendDefault', message]);
        sendDefault(message);
      },
    },
  };
  return { sdk, calls };
}

function aPage(shareSdk: PageConfig['shareSdk'], kakao?: object) {
  const logged: string[] = [];
  const page = {
    document,
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    ...(kakao && { Kakao: kakao }),
  };
  const config = { functionsBase: '', dataBaseUrl: null, publicKey: null, dataVersion: '1', shareSdk };
  const log = (message: string) => void logged.push(message);
  const open = shareSdkMessenger({ page, loadConfig: async () => config, log });
  return { logged, open };
}
const scripts = () => [...document.head.querySelectorAll('script')];
/** Waits for the script element and makes it load or fail. */
async function settle(event: 'load' | 'error') {
  const [script] = await vi.waitFor(() => {
    expect(scripts()).toHaveLength(1);
    return scripts();
  });
  script?.dispatchEvent(new Event(event));
  return script;
}

describe('the messenger', () => {
  beforeEach(() => document.head.replaceChildren());

  it('fetches nothing without a key, and only writes that down', async () => {
    const { open, logged } = aPage(null);
    expect(await open()).toBeNull();
    expect(scripts()).toEqual([]);
    expect(logged).toEqual(['share SDK is missing']);
  });

  it('fetches the script once, starts it with the key and sends the message as it is', async () => {
    const { sdk, calls } = aSdk();
    const { open, logged } = aPage(SDK, sdk);
    const first = open();
    const script = await settle('load');
    expect([script?.src, script?.integrity || null, script?.crossOrigin]).toEqual([SDK.url, null, null]);
    expect(await (await first)?.send(MESSAGE)).toBe(true);
    await (await open())?.send(MESSAGE);
    expect(scripts()).toHaveLength(1);
    expect(calls).toEqual([
      ['init', 'app-key'],
      ['sendDefault', MESSAGE],
      ['sendDefault', MESSAGE],
    ]);
    expect(logged).toEqual([]);
  });

  it('holds the script to its hash where one is configured', async () => {
    const { sdk } = aSdk();
    const { open } = aPage({ ...SDK, integrity: 'sha384-abc' }, sdk);
    const opened = open();
    const script = await settle('load');
    expect([script?.integrity, script?.crossOrigin]).toEqual(['sha384-abc', 'anonymous']);
    expect(await opened).not.toBeNull();
  });

  it('is missing when the script does not come, and is asked for again the next time', async () => {
    const { sdk } = aSdk();
    const { open, logged } = aPage(SDK, sdk);
    const first = open();
    await settle('error');
    expect(await first).toBeNull();
    expect([logged, scripts()]).toEqual([['share SDK is missing'], []]);
    const second = open();
    await settle('load');
    expect(await second).not.toBeNull();
  });

  it('is missing when the script brings something else', async () => {
    const { open, logged } = aPage(SDK, { init: () => undefined });
    const opened = open();
    await settle('load');
    expect(await opened).toBeNull();
    expect(logged).toEqual(['share SDK is missing']);
  });

  it('says when the messaging app refuses a message', async () => {
    const { sdk } = aSdk(() => {
      throw new Error('unknown key');
    });
    const { open, logged } = aPage(SDK, sdk);
    const opened = open();
    await settle('load');
    expect(await (await opened)?.send(MESSAGE)).toBe(false);
    expect(logged).toEqual(['share SDK refused the message']);
  });
});
