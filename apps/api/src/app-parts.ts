import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Passwords } from './platform/passwords.ts';
import type { TipsModel } from './platform/tips-model.ts';
import type { Tokens } from './platform/tokens.ts';
import type { PreparedAnswers } from './plugins/prepared/prepared-answers.ts';
import type { Observer } from './telemetry/observer.ts';
import type { Planner } from './workers/planner.ts';

/** Parts the app is built from: settings, effects and data. `now` is milliseconds since 1970. */
export type AppParts = {
  /** Without limits the number of calls is unlimited. */
  readonly config: Pick<Config, 'logLevel' | 'page' | 'pageFolder'> &
    Partial<Pick<Config, 'limits' | 'trustedProxies'>>;
  /** Destination of the log; standard output by default. */
  readonly log?: { write(line: string): void };
  /** Is told of every call. */
  readonly watchCalls?: Observer['watchCalls'];
  readonly database: Database;
  /** May be some moments behind: asked only for what is nobody's. The database itself by default. */
  readonly replica?: Pick<Database, 'transaction'>;
  /** Its basis holds the catalogue that every call reads; it may be replaced at any time. */
  readonly planner: Planner;
  /** The replies kept as bytes; the app's own by default. */
  readonly prepared?: PreparedAnswers;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  /** Null: tips are written by rules alone. */
  readonly tipsModel: TipsModel | null;
  readonly now: () => number;
  readonly newId: () => string;
};
