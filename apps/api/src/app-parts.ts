import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { LoadedCatalogue } from './edges/read-catalogue.ts';
import type { TipsModel } from './edges/tips-model.ts';
import type { Planner } from './planning/planner.ts';

/** What the app is built from: settings, effects and data. `now` is milliseconds since 1970. */
export type AppParts = {
  readonly config: Pick<Config, 'logLevel' | 'page' | 'pageFolder'>;
  readonly database: Database;
  readonly catalogue: LoadedCatalogue;
  readonly planner: Planner;
  /** Null: tips are written by rule alone. */
  readonly tipsModel: TipsModel | null;
  readonly now: () => number;
  readonly newId: () => string;
};
