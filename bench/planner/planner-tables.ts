import type { PlannerResults } from './planner-results.ts';
import type { Spread } from './spread.ts';

/** The figures of a run as markdown tables under headings of the third level. */
export function plannerTables(results: PlannerResults): string {
  const { catalogues, agreement } = results;
  return [
    catalogues.length === 0 ? '' : [proofTable(results), timeTable(results), workTable(results)].join('\n\n'),
    agreement.length === 0 ? '' : agreementTable(results),
  ]
    .filter((table) => table !== '')
    .join('\n\n');
}

function proofTable({ catalogues }: PlannerResults): string {
  return table('What the certificates say', [
    ['Catalogue', 'Weeks', 'Proved', 'Largest gap', 'By ladder step', 'Violations'],
    ...catalogues.map(({ name, surveys, proved, largestGap, steps, violations }) => [
      name,
      whole(surveys),
      `${proved} (${percent(proved / surveys)})`,
      percent(largestGap),
      steps.flatMap((weeks, step) => (weeks > 0 ? [`${step}: ${weeks}`] : [])).join(', '),
      whole(violations.length),
    ]),
  ]);
}

function timeTable({ catalogues }: PlannerResults): string {
  const rows = catalogues.map((figures) => {
    const { name, wall, cpu, search, referenceLoopMs } = figures;
    const ratio = (value: number) => (value / referenceLoopMs).toFixed(2);
    return [name, four(wall, ms), four(wall, ratio), four(search, ms), four(cpu, ms), ms(referenceLoopMs)];
  });
  return table('Times of planning one week (p50 / p90 / p99 / max)', [
    ['Catalogue', 'Wall ms', 'Wall, reference loops', 'Search alone ms', 'CPU ms', 'Reference loop ms'],
    ...rows,
  ]);
}

function workTable({ catalogues }: PlannerResults): string {
  return table('Counted work (p50 / p90 / p99 / max), cold start, memory', [
    [
      'Catalogue',
      'Rounds',
      'Pricing nodes',
      'Branching nodes',
      'First / second / tenth week ms',
      'Resident / heap / buffers MB',
    ],
    ...catalogues.map(({ name, work, cold, memory }) => [
      name,
      four(work.rounds, whole),
      four(work.pricingNodes, whole),
      four(work.branchingNodes, whole),
      `${ms(cold.firstWeekMs)} / ${ms(cold.secondWeekMs)} / ${ms(cold.tenthWeekMs)}`,
      `${memory.residentMb} / ${memory.heapMb} / ${memory.buffersMb}`,
    ]),
  ]);
}

function agreementTable({ agreement }: PlannerResults): string {
  const sum = (pick: (each: PlannerResults['agreement'][number]) => number) =>
    agreement.reduce((total, each) => total + pick(each), 0);
  return table('Against HiGHS on all day menus, exact', [
    [
      'Catalogue',
      'Equal',
      'Largest relative difference',
      'Too large or not strict',
      'Planner ms p50 / p90 / p99 / max',
      'HiGHS ms',
    ],
    ...agreement.map(({ name, equal, compared, largestDifference, skipped, planner, reference }) => [
      name,
      `${equal} of ${compared}`,
      largestDifference.toExponential(1),
      whole(skipped),
      four(planner, ms),
      four(reference, ms),
    ]),
    [
      'all',
      `${sum(({ equal }) => equal)} of ${sum(({ compared }) => compared)}`,
      Math.max(...agreement.map(({ largestDifference }) => largestDifference)).toExponential(1),
      whole(sum(({ skipped }) => skipped)),
      '',
      '',
    ],
  ]);
}

function table(title: string, [head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [`### ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const four = ({ p50, p90, p99, max }: Spread, show: (value: number) => string) =>
  [p50, p90, p99, max].map(show).join(' / ');
const ms = (value: number) => value.toFixed(value < 100 ? 1 : 0);
const whole = (value: number) => value.toFixed(0);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
