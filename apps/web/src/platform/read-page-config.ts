import { pageConfig } from '@kkini/contract';
import type { PageConfig } from './page-config.ts';

/** Checks the settings of the server; throws a ZodError when they are not what the contract says. */
export function readPageConfig(json: unknown): PageConfig {
  return pageConfig.reply.parse(json);
}
