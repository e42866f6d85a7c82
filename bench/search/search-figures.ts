import { cpus } from 'node:os';
import type { Score } from './score.ts';
import { WAYS } from './searches.ts';

/** Results of one run; the product's score is the first. */
export type SearchResults = {
  readonly names: number;
  /** True when the machine did other work, which lengthens the times. */
  readonly isBusy: boolean;
  readonly known: readonly Score[];
  readonly unseen: readonly Score[];
  readonly many: Score | null;
};

const BUSY = ' They were taken while the machine did other work.';
const MOST_MEDIAN_MS = 2;
const MOST_P99_MS = 25;

/** The section of docs/figures.md. */
export function searchFigures({ names, isBusy, known, unseen, many }: SearchResults): string {
  const parts = [
    introduction(names, isBusy),
    table(known),
    `### Names the search was not made with\n\n${unseenText(unseen)}`,
    ...(many === null ? [] : [`### 200,000 titles on a PostgreSQL server\n\n${manyText(many)}`]),
  ];
  return parts.join('\n\n');
}

/** Figures of the product below their required share. */
export function belowTheBars({ known, unseen, many }: SearchResults): readonly string[] {
  const low = [known[0], unseen[0]].flatMap((score, list) =>
    (score?.ways ?? []).flatMap(({ way, share }) => {
      const bar = WAYS.find(({ name }) => name === way)?.bar ?? 0;
      return share < bar
        ? [`${list === 0 ? 'known' : 'unseen'}, ${way}: ${percent(share)} < ${percent(bar)}`]
        : [];
    }),
  );
  const median = known[0]?.medianMs ?? 0;
  if (median > MOST_MEDIAN_MS) low.push(`median ${median.toFixed(1)} ms > ${MOST_MEDIAN_MS} ms`);
  if (many !== null && many.p99Ms > MOST_P99_MS)
    low.push(`p99 ${many.p99Ms.toFixed(1)} ms > ${MOST_P99_MS} ms`);
  return low;
}

function introduction(names: number, isBusy: boolean): string {
  return `Our search, in the database, and well-known libraries, in memory, over the same ${names} names of dishes: how often the
dish that was meant is among the first ten. To repeat:

\`\`\`
npm run build
npm ci --prefix bench/rivals
npm run search -w @kkini/bench -- --names FILE --unseen FILE --database postgres://…   # \`--help\` says what they hold
\`\`\`

The names are those of public data files, which are not ours to pass on, and the bundled catalogue, which alone is searched
without \`--names\`: 농림축산식품 공공데이터 레시피 기본정보, 식품안전나라 COOKRCP01, 농식품정보 칼로리 정보, 전국통합식품영양성분정보(음식)
(대표식품명; its 식품명 as unseen names) and the thousand most frequent titles of a recipe site.

Each name is typed as it is; its second half; with one jamo wrong; by initial consonants; its first two syllables; its first
and its last three syllables with one jamo wrong; in English mode (enqn for 두부); with other spaces; without its last jamo;
with a food called by its other name (계란 for 달걀). Libraries search the names as they are, then names and searches taken
apart into jamo; each with the settings its pages advise for slips (\`bench/search/rivals.ts\`). Times are of this run's machine
(${cpus().length} cores, Node ${process.versions.node}), the middle one of three for each search; ours with the way to the database
and back.${isBusy ? BUSY : ''}`;
}

function unseenText(unseen: readonly Score[]): string {
  return unseen.length === 0 ? 'Not measured in the last run.' : table(unseen);
}

function manyText(many: Score): string {
  const count = many.ways.reduce((sum, { searches }) => sum + searches, 0);
  return `${count} searches of every way, mixed: median ${many.medianMs.toFixed(1)} ms, 99th percentile ${many.p99Ms.toFixed(1)} ms, longest ${many.maxMs.toFixed(1)} ms.`;
}

function table(scores: readonly Score[]): string {
  const header = ['', ...WAYS.map(({ name }) => name), 'median ms', '99th percentile ms'];
  const bars = ['bar', ...WAYS.map(({ bar }) => `≥ ${percent(bar)}`), `≤ ${MOST_MEDIAN_MS}`, ''];
  const counted = ['searches', ...(scores[0]?.ways ?? []).map(({ searches }) => String(searches)), '', ''];
  const lines = [
    rowOf(header),
    rowOf(header.map(() => '---')),
    ...scores.map(scoreRow),
    rowOf(bars),
    rowOf(counted),
  ];
  return lines.join('\n');
}

/** A searcher's line of the table. */
export function scoreRow({ name, ways, medianMs, p99Ms }: Score): string {
  return rowOf([name, ...ways.map(({ share }) => percent(share)), medianMs.toFixed(2), p99Ms.toFixed(2)]);
}

function rowOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1).replace(/\.0$/, '')} %`;
}
