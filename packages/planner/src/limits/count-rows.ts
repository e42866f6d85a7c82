import { type Citation, type Grounds, grounds } from '../model/grounds.ts';

/** Dishes of a week or of a day that the rules count (nutrition-rules section 5, everyone). */
export type CountKey = 'deepFried' | 'processedMeat' | 'fish';

/** How many dishes of a kind a week holds at most or at least. */
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
