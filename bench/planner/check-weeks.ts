import { parseArgs } from 'node:util';
import { makeBenchCatalogue } from './catalogues/bench-catalogue.ts';
import { realCatalogue } from './catalogues/real-catalogue.ts';
import { syntheticCatalogue } from './catalogues/synthetic-catalogue.ts';
import { checkedWeek } from './checked-week.ts';

const TOLD_EVERY = 500;
/** One week in `every` uses a small synthetic catalogue, which needs the relaxation ladder. */
const SMALL = { every: 5, size: 100 } as const;

/** Plans weeks for random surveys and checks each with the independent checker; fails on any finding. */
function checkWeeks(): void {
  const { values } = parseArgs({
    options: { weeks: { type: 'string', default: '500' }, from: { type: 'string', default: '1' } },
  });
  const [weeks, from] = [Number(values.weeks), Number(values.from)];
  const real = realCatalogue();
  const large = makeBenchCatalogue(real);
  const small = makeBenchCatalogue(syntheticCatalogue({ ...SMALL, seed: 1, taxonomy: real.taxonomy }));
  const steps = new Map<number, number>();
  let violations = 0;
  let proved = 0;
  for (let week = 0; week < weeks; week += 1) {
    const checked = checkedWeek(week % SMALL.every === 0 ? small : large, from + week);
    for (const each of checked.violations) console.error(each);
    violations += checked.violations.length;
    const { ladderStep, proved: isProved } = checked.certificate;
    proved += isProved ? 1 : 0;
    steps.set(ladderStep, (steps.get(ladderStep) ?? 0) + 1);
    if ((week + 1) % TOLD_EVERY === 0) console.error(`${week + 1} weeks, ${violations} violations`);
  }
  const ladder = [...steps].sort(([a], [b]) => a - b).map(([step, count]) => `step ${step}: ${count}`);
  console.log(`${weeks} weeks, ${violations} violations, ${proved} proved optimal; ${ladder.join(', ')}`);
  if (violations > 0 || !(weeks > 0)) process.exitCode = 1;
}

checkWeeks();
