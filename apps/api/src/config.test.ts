import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the environment', () => {
  it('has no pause between looks for imports that a timer can not keep', () => {
    expect(() => readConfig('/app', { KKINI_IMPORT_LOOK_MS: '3000000000' })).toThrow(/KKINI_IMPORT_LOOK_MS/);
  });

  it('needs nothing set', () => {
    expect(readConfig('/app', {})).toEqual({
      host: 'localhost',
      port: 3000,
      logLevel: 'info',
      keepDays: 180,
      startWaitMs: 60_000,
      importLookMs: 5000,
      warmUpWeeks: 160,
      limits: { callsPerMinute: 600, atOncePerAddress: 60, plansPerAddress: 6, atOnce: 300 },
      connections: 5000,
      trustedProxies: [],
      database: { dataFolder: '/app/.kkini' },
      replicaUrl: null,
      tokenSecrets: { folder: '/app/.kkini/token-secrets' },
      catalogueFile: '/app/packages/catalog/dist/catalogue.json',
      pageFolder: '/app/apps/web/dist',
      tipsModel: null,
      metrics: null,
      tracing: false,
      page: { functionsBase: '', dataBaseUrl: '', publicKey: 'kkini-public-key', shareSdk: null },
    });
  });

  it('names the database server, the folder and the page settings', () => {
    const config = readConfig('/app', {
      PORT: '8080',
      DATABASE_URL: 'postgres://kkini@db/kkini',
      KKINI_DATA_BASE_URL: 'off',
      KKINI_PUBLIC_KEY: 'public',
    });
    expect(config.port).toBe(8080);
    expect(config.database).toEqual({ url: 'postgres://kkini@db/kkini' });
    expect(config.page).toMatchObject({ dataBaseUrl: null, publicKey: 'public' });
    const replica = { KKINI_REPLICA_URL: 'postgres://kkini@replica/kkini' };
    expect(readConfig('/app', { DATABASE_URL: 'postgres://db/kkini', ...replica }).replicaUrl).toBe(
      replica.KKINI_REPLICA_URL,
    );
    expect(() => readConfig('/app', replica)).toThrow(/DATABASE_URL/);
    expect(readConfig('/app', { KKINI_DATA_DIR: 'data' }).database).toEqual({ dataFolder: '/app/data' });
  });

  it('knows a public key for its own tables, and none for those of another server', () => {
    const keyOf = (environment: Readonly<Record<string, string>>) =>
      readConfig('/app', environment).page.publicKey;
    const hosted = { KKINI_DATA_BASE_URL: 'https://tables.example' };
    expect(keyOf({ KKINI_DATA_BASE_URL: '' })).toBe('kkini-public-key');
    expect(keyOf({ KKINI_DATA_BASE_URL: 'off' })).toBe('kkini-public-key');
    expect(keyOf(hosted)).toBeNull();
    expect(keyOf({ ...hosted, KKINI_PUBLIC_KEY: 'theirs' })).toBe('theirs');
    expect(keyOf({ KKINI_PUBLIC_KEY: 'ours' })).toBe('ours');
  });

  it('names the share SDK once it has a key for it', () => {
    const key = { KKINI_SHARE_KEY: 'key' };
    expect(readConfig('/app', key).page.shareSdk).toEqual({
      key: 'key',
      url: 'https://t1.kakaocdn.net/kakao_js_sdk/2.7.4/kakao.min.js',
      integrity: null,
    });
    const own = {
      KKINI_SHARE_SDK_URL: 'https://sdk.example/k.js',
      KKINI_SHARE_SDK_INTEGRITY: 'sha384-aB+/9=',
    };
    expect(readConfig('/app', { ...key, ...own }).page.shareSdk).toEqual({
      key: 'key',
      url: 'https://sdk.example/k.js',
      integrity: 'sha384-aB+/9=',
    });
    expect(readConfig('/app', own).page.shareSdk).toBeNull();
    expect(() => readConfig('/app', { ...key, KKINI_SHARE_SDK_INTEGRITY: 'md5-x' })).toThrow(/sha384-/);
    expect(() => readConfig('/app', { ...key, KKINI_SHARE_SDK_URL: '/k.js' })).toThrow(/http/);
  });

  it('takes secrets of tokens and proxies to trust', () => {
    const [present, older] = ['a'.repeat(32), 'b'.repeat(40)];
    const config = readConfig('/app', {
      KKINI_TOKEN_SECRETS: `${present}, ${older}`,
      KKINI_TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8',
    });
    expect(config.tokenSecrets).toEqual({ given: [present, older] });
    expect(config.trustedProxies).toEqual(['127.0.0.1', '10.0.0.0/8']);
    expect(() => readConfig('/app', { KKINI_TOKEN_SECRETS: 'short' })).toThrow(/at least 32/);
    expect(() => readConfig('/app', { KKINI_TRUSTED_PROXIES: 'everyone' })).toThrow(/parted by commas/);
  });

  it('names the language model for tips, with its limits', () => {
    const named = { KKINI_TIPS_URL: 'http://127.0.0.1:8000/v1', KKINI_TIPS_MODEL: 'small' };
    expect(
      readConfig('/app', { ...named, KKINI_TIPS_KEY: 'key', KKINI_TIPS_PER_DAY: '20' }).tipsModel,
    ).toEqual({
      baseUrl: 'http://127.0.0.1:8000/v1',
      model: 'small',
      key: 'key',
      timeoutMs: 10_000,
      requestsPerDay: 20,
    });
    expect(() => readConfig('/app', { KKINI_TIPS_URL: named.KKINI_TIPS_URL })).toThrow(/KKINI_TIPS_MODEL/);
    expect(() => readConfig('/app', { ...named, KKINI_TIPS_TIMEOUT_MS: '60000' })).toThrow(/TIMEOUT/);
  });

  it('serves metrics and sends traces where it says so alone', () => {
    const of = (environment: Readonly<Record<string, string>>) => readConfig('/app', environment);
    expect(of({ KKINI_METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
    expect(of({ KKINI_METRICS_HOST: '0.0.0.0' }).metrics).toBeNull();
    const place = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
    expect(of(place).tracing).toBe(true);
    expect(of({ OTEL_TRACES_EXPORTER: 'otlp' }).tracing).toBe(true);
    expect(of({ ...place, OTEL_TRACES_EXPORTER: 'none' }).tracing).toBe(false);
    expect(of({ ...place, OTEL_SDK_DISABLED: 'true' }).tracing).toBe(false);
    expect(() => of({ ...place, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow(/http\/protobuf/);
  });

  it('lists everything that is wrong with it at once', () => {
    const wrong = { PORT: 'many', DATABASE_URL: 'mysql://db', KKINI_LOG_LEVEL: 'loud' };
    expect(() => readConfig('/app', wrong)).toThrow(/PORT .*; DATABASE_URL .*; KKINI_LOG_LEVEL /);
  });
});
