import type { Answer, Searcher } from './our-search.ts';
import { type Search, WAYS } from './searches.ts';

/** How many searches of one way found their name among the first ten. */
export type WayScore = { readonly way: string; readonly searches: number; readonly share: number };

/** What came of the same searches in one searcher, and the milliseconds they took. */
export type Score = {
  readonly name: string;
  readonly ways: readonly WayScore[];
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  /** Searches that did not find their name, with its place. */
  readonly failed: readonly Search[];
};

const WARM_UP = 100;

/**
 * Makes the searches one after the other, after some that are not counted. A search that other work on the machine held
 * up is not held against anybody: of several tries the fastest counts.
 */
export async function score(name: string, searcher: Searcher, searches: readonly Search[]): Promise<Score> {
  for (const { typed } of searches.slice(0, WARM_UP)) await searcher.search(typed);
  const results: { readonly search: Search; readonly isFound: boolean; readonly ms: number }[] = [];
  for (const search of searches) {
    const { found, ms } = await fastest(searcher, search.typed);
    results.push({ search, isFound: found.includes(search.sought), ms });
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

async function fastest({ tries, search }: Searcher, typed: string): Promise<Answer> {
  let best = await search(typed);
  for (let count = 1; count < tries; count += 1) {
    const again = await search(typed);
    if (again.ms < best.ms) best = again;
  }
  return best;
}
