import { fork } from 'node:child_process';
import { type BenchCatalogue, makeBenchCatalogue } from './catalogues/bench-catalogue.ts';
import { realCatalogue } from './catalogues/real-catalogue.ts';
import { syntheticCatalogue } from './catalogues/synthetic-catalogue.ts';
import { measureCatalogue } from './measure-catalogue.ts';
import type { Part } from './measurement-plan.ts';
import type { PlannerResults } from './planner-results.ts';
import { countPricing } from './pricing-count.ts';
import { measureAgreement } from './reference/agreement.ts';
import { measureCompactGap } from './reference/compact-gap.ts';
import { measureBaselines } from './reference/measure-baselines.ts';

/** One part on one catalogue. `count`: surveys or instances; `limit`: passes or seconds, where the part has them. */
type PartTask = {
  readonly part: Part;
  readonly size: number;
  readonly seed: number;
  readonly count: number;
  readonly limit: number;
};

/** The figures of a part on one catalogue. */
export type PartResult<P extends Part> = PlannerResults[P][number];

/** Argument that makes the entry script measure one part and answer its parent. */
const CHILD = '--child';
const HEAP = '--max-old-space-size=6144';

/** Measures in a separate process: cold, with nothing else in memory. */
export function measureApart<P extends Part>(task: PartTask & { readonly part: P }): Promise<PartResult<P>> {
  const [, script = ''] = process.argv;
  return new Promise((resolve, reject) => {
    const child = fork(script, [CHILD, JSON.stringify(task)], { execArgv: [...process.execArgv, HEAP] });
    child.once('message', (result: PartResult<P>) => resolve(result));
    child.once('exit', (code) => reject(new Error(`measuring ${JSON.stringify(task)} ended with ${code}`)));
  });
}

/** In a child: measures the requested part, sends the figures and returns true. */
export async function measuredForParent(): Promise<boolean> {
  const [, , flag, task] = process.argv;
  if (flag !== CHILD || task === undefined) return false;
  const result = await measurePart(JSON.parse(task));
  process.send?.(result);
  return true;
}

async function measurePart({ part, size, seed, count, limit }: PartTask): Promise<PartResult<Part>> {
  const catalogue = catalogueOf(size, seed);
  if (part === 'catalogues') return measureCatalogue(catalogue, { surveys: count, passes: limit });
  if (part === 'agreement') return measureAgreement(catalogue, count);
  if (part === 'pricing') return countPricing(catalogue, count);
  if (part === 'baselines') return measureBaselines(catalogue, count);
  return measureCompactGap(catalogue, { instances: count, seconds: limit });
}

function catalogueOf(size: number, seed: number): BenchCatalogue {
  const real = realCatalogue();
  return makeBenchCatalogue(size === 0 ? real : syntheticCatalogue({ size, seed, taxonomy: real.taxonomy }));
}
