import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CatalogueFigures } from './measure-catalogue.ts';
import type { Agreement } from './reference/agreement.ts';

/** All figures; parts that the last run left out keep those of an earlier run. */
export type PlannerResults = {
  readonly node: string;
  readonly cores: number;
  readonly minutes: number;
  readonly catalogues: readonly CatalogueFigures[];
  readonly agreement: readonly Agreement[];
};

/** The results file of a run; not part of the repository. */
const RESULTS_FILE = join(import.meta.dirname, '../results/planner.json');

/** Replaces the figures of the last run. */
export function writeResults(results: PlannerResults): void {
  mkdirSync(dirname(RESULTS_FILE), { recursive: true });
  writeFileSync(RESULTS_FILE, `${JSON.stringify(results, null, 2)}\n`);
}

/** The figures of the last run; empty without one. */
export function readResults(): PlannerResults {
  return existsSync(RESULTS_FILE) ? JSON.parse(readFileSync(RESULTS_FILE, 'utf8')) : NOTHING;
}

const NOTHING: PlannerResults = {
  node: '',
  cores: 0,
  minutes: 0,
  catalogues: [],
  agreement: [],
};
