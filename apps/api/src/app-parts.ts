import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Passwords } from './platform/passwords.ts';
import type { TipsModel } from './platform/tips-model.ts';
import type { Tokens } from './platform/tokens.ts';
import type { PreparedAnswers } from './plugins/prepared/prepared-answers.ts';
import type { Observer } from './telemetry/observer.ts';
import type { Planner } from './workers/planner.ts';

/** Dependencies of the app: settings, effects and data. `now` is milliseconds since 1970. */
export type AppParts = {
  /** Without `limits` and `connections` the number of calls and connections is unlimited. */
  readonly config: Pick<Config, 'logLevel' | 'page' | 'pageFolder'> &
    Partial<Pick<Config, 'limits' | 'connections' | 'trustedProxies'>>;
  /** Milliseconds within which a call is answered; 15 seconds by default. */
  readonly callLimitMs?: number;
  /** Destination of the log; standard output by default. */
  readonly log?: { write(line: string): void };
  readonly watchCalls?: Observer['watchCalls'];
  readonly database: Database;
  /** A replica, which may lag behind and serves only queries for data that belongs to nobody. Defaults to the database itself. */
  readonly replica?: Pick<Database, 'transaction'>;
  /** Its basis holds the catalogue every call reads, which may be replaced at any time. */
  readonly planner: Planner;
  /** Cache of replies as bytes. Defaults to one of the app's own. */
  readonly prepared?: PreparedAnswers;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  /** Null if tips are written by rules only. */
  readonly tipsModel: TipsModel | null;
  readonly now: () => number;
  readonly newId: () => string;
};
