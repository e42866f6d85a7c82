import { pageConfig } from '@kkini/contract';
import type { PageConfig } from './page-config.ts';

/** Validates the settings of the server; throws a ZodError if they break the contract. */
export function readPageConfig(json: unknown): PageConfig {
  return pageConfig.reply.parse(json);
}
