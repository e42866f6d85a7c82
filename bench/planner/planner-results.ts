import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CatalogueFigures } from './measure-catalogue.ts';
import type { PricingCount } from './pricing-count.ts';
import type { Agreement } from './reference/agreement.ts';
import type { CompactGap } from './reference/compact-gap.ts';
import type { BaselineComparison } from './reference/measure-baselines.ts';

/** Everything measured; parts that the last run was not asked for are those of the run before. */
export type PlannerResults = {
  readonly node: string;
  readonly cores: number;
  readonly minutes: number;
  readonly catalogues: readonly CatalogueFigures[];
  readonly agreement: readonly Agreement[];
  readonly pricing: readonly PricingCount[];
  readonly baselines: readonly BaselineComparison[];
  readonly compact: readonly CompactGap[];
};

/** Where a run leaves its figures; not part of the repository. */
export const RESULTS_FILE = join(import.meta.dirname, '../results/planner.json');

/** Writes the figures of a run over those of the last. */
export function writeResults(results: PlannerResults): void {
  mkdirSync(dirname(RESULTS_FILE), { recursive: true });
  writeFileSync(RESULTS_FILE, `${JSON.stringify(results, null, 2)}\n`);
}

/** The figures measured last; nothing where there are none. */
export function readResults(): PlannerResults {
  return existsSync(RESULTS_FILE) ? JSON.parse(readFileSync(RESULTS_FILE, 'utf8')) : NOTHING;
}

const NOTHING: PlannerResults = {
  node: '',
  cores: 0,
  minutes: 0,
  catalogues: [],
  agreement: [],
  pricing: [],
  baselines: [],
  compact: [],
};
