import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { TipsModelSettings } from './platform/tips-model.ts';
import { StartProblem } from './start-problem.ts';
import type { MetricsPlace } from './telemetry/serve-metrics.ts';
import { LATER_WEEKS } from './workers/warm-up-jobs.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

const databaseAddress = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' });

/** Concurrent calls, including those waiting for a planner. A page makes a handful at most. */
const CALLS_AT_ONCE = { atOncePerAddress: 60, plansPerAddress: 6, atOnce: 300 } as const;

/** The Kakao SDK for JavaScript. */
const SHARE_SDK = 'https://t1.kakaocdn.net/kakao_js_sdk/2.7.4/kakao.min.js';

/** Default public key of the table calls. It protects nothing. */
const PUBLIC_KEY = 'kkini-public-key';

/** An address or a network in CIDR notation, such as 10.0.0.0/8. */
const networkAddress = z.union(
  [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
  'must be addresses or networks, parted by commas',
);

const environmentSchema = z
  .object({
    PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(3000),
    // 'localhost' listens on both loopback addresses, so browsers reach the server by that name over IPv4 and IPv6.
    HOST: z.string().min(1).default('localhost'),
    KKINI_DATA_DIR: z.string().min(1).optional(),
    DATABASE_URL: databaseAddress.optional(),
    KKINI_REPLICA_URL: databaseAddress.optional(),
    KKINI_FUNCTIONS_BASE: webAddress.or(z.literal('')).default(''),
    KKINI_DATA_BASE_URL: webAddress.or(z.enum(['', 'off'])).default(''),
    KKINI_PUBLIC_KEY: z.string().min(1).optional(),
    KKINI_SHARE_KEY: z.string().min(1).optional(),
    KKINI_SHARE_SDK_URL: webAddress.default(SHARE_SDK),
    KKINI_SHARE_SDK_INTEGRITY: z
      .string()
      .regex(/^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/, 'must be a hash such as sha384-…')
      .optional(),
    KKINI_CALLS_PER_MINUTE: z.coerce.number('must be a number of calls').int().min(0).default(600),
    KKINI_CONNECTIONS: z.coerce.number('must be a number of connections').int().min(10).default(5_000),
    KKINI_KEEP_DAYS: z.coerce.number('must be a number of days').int().min(1).max(36_500).default(180),
    KKINI_START_WAIT_MS: z.coerce.number('must be a number of milliseconds').int().min(0).default(60_000),
    // A timer of Node that is longer than 24 days ends at once.
    KKINI_IMPORT_LOOK_MS: z.coerce
      .number('must be a number of milliseconds')
      .int()
      .min(10)
      .max(24 * 60 * 60 * 1000)
      .default(5_000),
    KKINI_WARM_UP_WEEKS: z.coerce
      .number('must be a number of weeks')
      .int()
      .min(0)
      .max(LATER_WEEKS)
      .default(LATER_WEEKS),
    KKINI_TRUSTED_PROXIES: z
      .string()
      .transform((text) => text.split(',').map((address) => address.trim()))
      .pipe(z.array(networkAddress))
      .optional(),
    KKINI_TOKEN_SECRETS: z
      .string()
      .transform((text) => text.split(',').map((secret) => secret.trim()))
      .pipe(z.array(z.string().min(32, 'must hold secrets of at least 32 characters, parted by commas')))
      .optional(),
    KKINI_LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
    KKINI_METRICS_PORT: z.coerce.number('must be a port number').int().min(1).max(65_535).optional(),
    KKINI_METRICS_HOST: z.string().min(1).default('127.0.0.1'),
    // The OpenTelemetry library reads the other OTEL_* variables itself.
    OTEL_SDK_DISABLED: z.string().optional(),
    OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none'], 'must be otlp or none').optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webAddress.optional(),
    OTEL_EXPORTER_OTLP_PROTOCOL: z.literal('http/protobuf', 'must be http/protobuf').optional(),
    OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: z.literal('http/protobuf', 'must be http/protobuf').optional(),
    KKINI_TIPS_URL: webAddress.optional(),
    KKINI_TIPS_KEY: z.string().min(1).optional(),
    KKINI_TIPS_MODEL: z.string().min(1).optional(),
    // The page times out after 15 seconds.
    KKINI_TIPS_TIMEOUT_MS: z.coerce
      .number('must be a number of milliseconds')
      .int()
      .min(1_000)
      .max(13_000)
      .default(10_000),
    KKINI_TIPS_PER_DAY: z.coerce.number('must be a number').int().min(0).max(1_000_000).default(500),
  })
  .refine(({ KKINI_TIPS_URL, KKINI_TIPS_MODEL }) => !KKINI_TIPS_URL || KKINI_TIPS_MODEL, {
    path: ['KKINI_TIPS_MODEL'],
    error: 'must name the model when KKINI_TIPS_URL is set',
  })
  .refine(({ KKINI_METRICS_PORT, PORT }) => KKINI_METRICS_PORT !== PORT, {
    path: ['KKINI_METRICS_PORT'],
    error: 'must be another port than PORT',
  })
  .refine(({ KKINI_REPLICA_URL, DATABASE_URL }) => !KKINI_REPLICA_URL || DATABASE_URL, {
    path: ['DATABASE_URL'],
    error: 'must be set when KKINI_REPLICA_URL is',
  });

type Settings = z.output<typeof environmentSchema>;

/**
 * Limits on calls: per minute per address (0: unlimited, of calls that plan as well), concurrent per address, concurrent ones that plan
 * per address, and concurrent in all.
 */
export type CallLimits = {
  readonly callsPerMinute: number;
  readonly atOncePerAddress: number;
  readonly plansPerAddress: number;
  readonly atOnce: number;
};

/** SDK of a messaging app: its public key, the address of its script and, if configured, the integrity hash of the script. */
type ShareSdk = { readonly key: string; readonly url: string; readonly integrity: string | null };

/** Settings of the server, read once from the environment. */
export type Config = {
  readonly host: string;
  readonly port: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Days an anonymous survey is kept after its last use. */
  readonly keepDays: number;
  /** Milliseconds a start waits for a database that does not answer. */
  readonly startWaitMs: number;
  /** Milliseconds between polls for imported recipes. */
  readonly importLookMs: number;
  /** Weeks each planning thread plans while idle, to warm up. */
  readonly warmUpWeeks: number;
  readonly limits: CallLimits;
  /** Most open connections per address listened at. */
  readonly connections: number;
  /** Addresses and networks of proxies that may state a caller's address. */
  readonly trustedProxies: readonly string[];
  readonly database: { readonly url: string } | { readonly dataFolder: string };
  /** Address of the read replicas; null if there are none. */
  readonly replicaUrl: string | null;
  /** Secrets for tokens; the first signs. If none are given, the server creates them in a folder. */
  readonly tokenSecrets: { readonly given: readonly string[] } | { readonly folder: string };
  readonly catalogueFile: string;
  readonly pageFolder: string;
  /** The language model that may rewrite tips; null for none. */
  readonly tipsModel: TipsModelSettings | null;
  /** Where metrics are served; null if they are not. */
  readonly metrics: MetricsPlace | null;
  readonly tracing: boolean;
  readonly page: {
    readonly functionsBase: string;
    /** Null if the page makes no table calls. */
    readonly dataBaseUrl: string | null;
    readonly publicKey: string | null;
    /** The SDK for sharing plans; null for none. */
    readonly shareSdk: ShareSdk | null;
  };
};

/** Reads the environment; throws a StartProblem that lists all errors. */
export function readConfig(
  root: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Config {
  const named = Object.fromEntries(
    Object.entries(environment).filter(([key, value]) => value || keepsEmpty(key)),
  );
  const parsed = environmentSchema.safeParse(named);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
    throw new StartProblem(`The environment is not valid: ${lines.join('; ')}`);
  }
  const settings = parsed.data;
  const dataFolder = resolve(root, settings.KKINI_DATA_DIR ?? '.kkini');
  return {
    host: settings.HOST,
    port: settings.PORT,
    logLevel: settings.KKINI_LOG_LEVEL,
    keepDays: settings.KKINI_KEEP_DAYS,
    startWaitMs: settings.KKINI_START_WAIT_MS,
    importLookMs: settings.KKINI_IMPORT_LOOK_MS,
    warmUpWeeks: settings.KKINI_WARM_UP_WEEKS,
    limits: { ...CALLS_AT_ONCE, callsPerMinute: settings.KKINI_CALLS_PER_MINUTE },
    connections: settings.KKINI_CONNECTIONS,
    trustedProxies: settings.KKINI_TRUSTED_PROXIES ?? [],
    database: settings.DATABASE_URL ? { url: settings.DATABASE_URL } : { dataFolder },
    replicaUrl: settings.KKINI_REPLICA_URL ?? null,
    tokenSecrets: settings.KKINI_TOKEN_SECRETS
      ? { given: settings.KKINI_TOKEN_SECRETS }
      : { folder: join(dataFolder, 'token-secrets') },
    catalogueFile: resolve(root, 'packages/catalog/dist/catalogue.json'),
    pageFolder: resolve(root, 'apps/web/dist'),
    tipsModel: tipsModelOf(settings),
    metrics: metricsOf(settings),
    tracing: isTraced(settings),
    page: {
      functionsBase: settings.KKINI_FUNCTIONS_BASE,
      dataBaseUrl: settings.KKINI_DATA_BASE_URL === 'off' ? null : settings.KKINI_DATA_BASE_URL,
      publicKey: publicKeyOf(settings),
      shareSdk: shareSdkOf(settings),
    },
  };
}

/**
 * Public key of the table calls. Another server's tables have their own; this server falls back to a known default, because its
 * official client requires a key.
 */
function publicKeyOf({ KKINI_PUBLIC_KEY: key, KKINI_DATA_BASE_URL: base }: Settings): string | null {
  return key ?? (base === '' || base === 'off' ? PUBLIC_KEY : null);
}

function shareSdkOf(settings: Settings): ShareSdk | null {
  const { KKINI_SHARE_KEY: key, KKINI_SHARE_SDK_URL: url, KKINI_SHARE_SDK_INTEGRITY: integrity } = settings;
  return key === undefined ? null : { key, url, integrity: integrity ?? null };
}

function tipsModelOf(settings: Settings): TipsModelSettings | null {
  const { KKINI_TIPS_URL: baseUrl, KKINI_TIPS_MODEL: model } = settings;
  if (baseUrl === undefined || model === undefined) return null;
  return {
    baseUrl,
    model,
    key: settings.KKINI_TIPS_KEY ?? null,
    timeoutMs: settings.KKINI_TIPS_TIMEOUT_MS,
    requestsPerDay: settings.KKINI_TIPS_PER_DAY,
  };
}

function metricsOf({ KKINI_METRICS_PORT: port, KKINI_METRICS_HOST: host }: Settings): MetricsPlace | null {
  return port === undefined ? null : { host, port };
}

/** Whether traces are sent: a destination or the default exporter is configured, and tracing is not disabled. */
function isTraced(settings: Settings): boolean {
  if (settings.OTEL_SDK_DISABLED?.toLowerCase() === 'true') return false;
  const { OTEL_TRACES_EXPORTER: exporter } = settings;
  const place = settings.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  return exporter === 'otlp' || (exporter === undefined && place !== undefined);
}

/** An empty base means the page's own origin; any other empty variable counts as not set. */
function keepsEmpty(key: string): boolean {
  return key === 'KKINI_FUNCTIONS_BASE' || key === 'KKINI_DATA_BASE_URL';
}
