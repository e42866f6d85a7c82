import type { EatingStyle, HealthCondition } from '@kkini/domain';
import type { BodyState } from './body-states.ts';
import { type Citation, type Grounds, grounds } from './grounds.ts';
import type { LimitKey, Range } from './limit-key.ts';

/** Whose column of the rules a row stands in. */
export type LimitOwner = 'base' | HealthCondition | EatingStyle | BodyState;

/**
 * One cell of nutrition-rules sections 3 and 4: whose limit, on what, and the document behind it. A `limit` is a maximum,
 * a floor or a range; an `aim` is what the planner moves towards, which no week fails.
 */
export type LimitRow = Range &
  Grounds & {
    readonly owner: LimitOwner;
    readonly key: LimitKey;
    readonly kind: 'limit' | 'aim';
  };

type Cell = Omit<LimitRow, 'owner'>;

/** The rows of one owner. */
export const rowsOf = (owner: LimitOwner, cells: readonly Cell[]): readonly LimitRow[] =>
  cells.map((cell) => ({ owner, ...cell }));

/** What has to be kept. */
export const limit = (key: LimitKey, range: Range, citation: Citation): Cell => ({
  key,
  kind: 'limit',
  ...range,
  ...grounds(citation),
});

/** What is moved towards. */
export const aim = (key: LimitKey, range: Range, citation: Citation): Cell => ({
  ...limit(key, range, citation),
  kind: 'aim',
});
