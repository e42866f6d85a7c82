import { fork } from 'node:child_process';
import { cpus } from 'node:os';
import { type BenchCatalogue, makeBenchCatalogue } from './catalogues/bench-catalogue.ts';
import { realCatalogue } from './catalogues/real-catalogue.ts';
import { syntheticCatalogue } from './catalogues/synthetic-catalogue.ts';
import { measureCatalogue } from './measure-catalogue.ts';
import { FEWER_SURVEYS, type MeasurementPlan, measurementPlan, type Part } from './measurement-plan.ts';
import { type PlannerResults, readResults, writeResults } from './planner-results.ts';
import { plannerTables } from './planner-tables.ts';
import { EQUAL, measureAgreement } from './reference/agreement.ts';

/** Largest catalogue of each part; beyond it there are too many menus to list. */
const MOST_DISHES: Readonly<Record<Part, number>> = {
  catalogues: Infinity,
  agreement: 1_000,
};

/** Measures the planner on this machine, alone and against other solvers; fails on any contradiction. */
async function measurePlanner(): Promise<void> {
  const plan = measurementPlan(process.argv.slice(2));
  if (plan === null) return;
  const began = performance.now();
  const results: PlannerResults = {
    node: process.versions.node,
    cores: cpus().length,
    catalogues: await measureAll(plan, 'catalogues'),
    agreement: await measureAll(plan, 'agreement'),
    minutes: (performance.now() - began) / 60_000,
  };
  writeResults(results);
  console.log(plannerTables(results));
  console.log(`\nMeasured in ${results.minutes.toFixed(0)} minutes`);
  const wrong = contradictions(results);
  for (const each of wrong) console.error(each);
  if (wrong.length > 0) process.exitCode = 1;
}

/** Figures of a part on every catalogue it can run on; those of the last run when it is not requested. */
async function measureAll<P extends Part>(plan: MeasurementPlan, part: P): Promise<readonly PartResult<P>[]> {
  const results: PartResult<P>[] = [];
  if (!plan.parts.includes(part)) return readResults()[part];
  for (const size of plan.sizes.filter((each) => each <= MOST_DISHES[part])) {
    const seeds = part === 'catalogues' && size > 0 ? plan.seeds : plan.seeds.slice(0, 1);
    for (const seed of seeds) {
      const began = performance.now();
      results.push(await measureApart({ part, size, seed, ...extent(plan, part, size) }));
      const seconds = (performance.now() - began) / 1000;
      console.error(`${part}, ${size === 0 ? 'real' : `${size} seed ${seed}`}: ${seconds.toFixed(0)} s`);
    }
  }
  return results;
}

function extent(plan: MeasurementPlan, part: Part, size: number): { count: number; limit: number } {
  const { surveys, from } = FEWER_SURVEYS;
  if (part === 'catalogues') {
    return { count: size >= from ? Math.min(surveys, plan.surveys) : plan.surveys, limit: plan.passes };
  }
  return { count: plan.compared, limit: 0 };
}

/** Everything that shows a fault of the planner or one of its references. */
function contradictions({ catalogues, agreement }: PlannerResults): readonly string[] {
  return [
    ...catalogues.flatMap(({ violations }) => violations),
    ...agreement
      .filter(({ largestDifference, equal, compared }) => largestDifference > EQUAL || equal < compared)
      .map(({ name, equal, compared }) => `${name}: HiGHS agrees on ${equal} of ${compared}`),
  ];
}

/** One part on one catalogue. `count`: surveys or instances; `limit`: passes, where the part has them. */
type PartTask = {
  readonly part: Part;
  readonly size: number;
  readonly seed: number;
  readonly count: number;
  readonly limit: number;
};

/** The figures of a part on one catalogue. */
type PartResult<P extends Part> = PlannerResults[P][number];

/** Argument that makes the entry script measure one part and answer its parent. */
const CHILD = '--child';
const HEAP = '--max-old-space-size=6144';

/** Measures in a separate process: cold, with nothing else in memory. */
function measureApart<P extends Part>(task: PartTask & { readonly part: P }): Promise<PartResult<P>> {
  const [, script = ''] = process.argv;
  return new Promise((resolve, reject) => {
    const child = fork(script, [CHILD, JSON.stringify(task)], { execArgv: [...process.execArgv, HEAP] });
    child.once('message', (result: PartResult<P>) => resolve(result));
    child.once('exit', (code) => reject(new Error(`measuring ${JSON.stringify(task)} ended with ${code}`)));
  });
}

/** In a child: measures the requested part, sends the figures and returns true. */
async function measuredForParent(): Promise<boolean> {
  const [, , flag, task] = process.argv;
  if (flag !== CHILD || task === undefined) return false;
  const result = await measurePart(JSON.parse(task));
  process.send?.(result);
  return true;
}

async function measurePart({ part, size, seed, count, limit }: PartTask): Promise<PartResult<Part>> {
  const catalogue = catalogueOf(size, seed);
  if (part === 'catalogues') return measureCatalogue(catalogue, { surveys: count, passes: limit });
  return measureAgreement(catalogue, count);
}

function catalogueOf(size: number, seed: number): BenchCatalogue {
  const real = realCatalogue();
  return makeBenchCatalogue(size === 0 ? real : syntheticCatalogue({ size, seed, taxonomy: real.taxonomy }));
}

if (!(await measuredForParent())) await measurePlanner();
