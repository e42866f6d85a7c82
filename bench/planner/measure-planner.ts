import { measureAgreement } from './agreement.ts';
import { realCatalogue } from './real-catalogue.ts';
import { syntheticCatalogue } from './synthetic-catalogue.ts';
import { type PlannerTiming, referenceLoopMs, timePlanner } from './timing.ts';

const SIZES = [300, 1_000, 10_000] as const;
const INSTANCES = 200;
const PASSES = 3;

/** Measures the planner on this machine, alone and against HiGHS, and prints both as markdown. */
async function measurePlanner(): Promise<void> {
  const real = realCatalogue();
  console.log(`Reference loop: ${referenceLoopMs().toFixed(1)} ms\n`);
  printRow([
    'Catalogue',
    'Proved',
    'Step 0',
    'planWeek p50 / p99 ms',
    'Search p50 / p90 / p99 / max ms',
    'Largest gap',
  ]);
  printRow(Array.from({ length: 6 }, () => '---'));
  printTiming(`real, ${real.length}`, timePlanner(real, INSTANCES, PASSES));
  for (const size of SIZES) {
    printTiming(`synthetic, ${size}`, timePlanner(syntheticCatalogue(size), INSTANCES, PASSES));
  }
  console.log(`\nReference loop: ${referenceLoopMs().toFixed(1)} ms\n`);
  printRow(['Against HiGHS', 'Equal', 'Largest difference', 'Skipped']);
  printRow(Array.from({ length: 4 }, () => '---'));
  const catalogues = [
    { name: `real, ${real.length}`, candidates: real, count: 40 },
    { name: 'synthetic, 300', candidates: syntheticCatalogue(300), count: 60 },
    { name: 'synthetic, 500', candidates: syntheticCatalogue(500), count: 40 },
  ];
  for (const { name, candidates, count } of catalogues) {
    const { compared, equal, largestDifference, skipped } = await measureAgreement(candidates, count);
    printRow([name, `${equal} of ${compared}`, largestDifference.toExponential(1), String(skipped)]);
  }
}

function printTiming(
  name: string,
  { instances, proved, strict, whole, search, largestGap }: PlannerTiming,
): void {
  const ms = (value: number) => value.toFixed(1);
  printRow([
    name,
    `${proved} of ${instances}`,
    String(strict),
    `${ms(whole.p50)} / ${ms(whole.p99)}`,
    `${ms(search.p50)} / ${ms(search.p90)} / ${ms(search.p99)} / ${ms(search.max)}`,
    largestGap.toExponential(1),
  ]);
}

function printRow(cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

await measurePlanner();
