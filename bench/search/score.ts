import type { Answer, Searcher } from './our-search.ts';
import { type Search, WAYS } from './searches.ts';

/** Number of searches of one kind that found their name among the first ten. */
type WayScore = { readonly way: string; readonly searches: number; readonly share: number };

/** Results of the same searches in one searcher, and their times in milliseconds. */
export type Score = {
  readonly name: string;
  readonly ways: readonly WayScore[];
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  /** Searches that missed their name, with its rank. */
  readonly failed: readonly Search[];
};

/** Warm-up searches, which are not counted, and repetitions of each other search; the median time counts. */
const WARM_UP = 100;
const TRIES = 3;
/** Searches between progress messages. */
const TOLD_EVERY = 500;

/** Runs the searches in sequence and reports progress, in the same way for every searcher. */
export async function score(name: string, searcher: Searcher, searches: readonly Search[]): Promise<Score> {
  for (const { typed } of searches.slice(0, WARM_UP)) await searcher.search(typed);
  const results: { readonly search: Search; readonly isFound: boolean; readonly ms: number }[] = [];
  for (const search of searches) {
    const { found, ms } = await repeated(searcher, search.typed);
    results.push({ search, isFound: found.includes(search.wanted), ms });
    if (results.length % TOLD_EVERY === 0) console.error(`${name}: ${results.length} of ${searches.length}`);
  }
  await searcher.close();
  const times = results.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
  const ways = WAYS.map(({ name: way }) => {
    const own = results.filter(({ search }) => search.way === way);
    return { way, searches: own.length, share: own.filter(({ isFound }) => isFound).length / own.length };
  });
  const failed = results.filter(({ isFound }) => !isFound).map(({ search }) => search);
  return { name, ways, medianMs: at(0.5), p99Ms: at(0.99), maxMs: at(1), failed };
}

async function repeated({ search }: Searcher, typed: string): Promise<Answer> {
  const answers: Answer[] = [];
  while (answers.length < TRIES) answers.push(await search(typed));
  const [first = { found: [], ms: 0 }] = answers;
  const times = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  return { found: first.found, ms: times[TRIES >> 1] ?? 0 };
}
