import { type Citation, type Grounds, grounds } from '../model/grounds.ts';

/** Dishes the rules count per week or day (nutrition-rules section 5, everyone). */
export type CountKey = 'deepFried' | 'processedMeat' | 'fish';

/** The maximum or minimum number of dishes of a kind in a week. */
export type CountRow = Grounds & {
  readonly kind: 'atMost' | 'atLeast';
  readonly count: number;
};

const CITED: Citation = 'AHA ✓H';
const cited = (kind: CountRow['kind'], count: number): CountRow => ({ kind, count, ...grounds(CITED) });

/** Deep frying at most twice, processed meat at most once, fish at least twice a week. */
export const COUNT_ROWS: Readonly<Record<CountKey, CountRow>> = {
  deepFried: cited('atMost', 2),
  processedMeat: cited('atMost', 1),
  fish: cited('atLeast', 2),
};
