import { type Coverage, coverage, type Exclusion, exclusionKey, exclusionViolation } from '@kkini/domain';
import type { PlanningBasis } from '../../workers/planning-basis.ts';

/**
 * Counts what exclusions block in one catalogue. Memoizes foods, tags and properties; words of a visitor are health
 * answers and are not kept.
 */
export class ExclusionCounts {
  private readonly dishesOf = new Map<string, readonly number[]>();
  private readonly foodsOf = new Map<string, Coverage>();

  /** Each dish once: home meals with companions that add nothing to what the dish holds. */
  private readonly counted: PlanningBasis['candidates'];

  constructor(private readonly basis: PlanningBasis) {
    this.counted = basis.candidates.filter(
      ({ kitchen }) => kitchen === undefined || kitchen === 'ordinaryPlain',
    );
  }

  get dishTotal(): number {
    return this.counted.length;
  }

  /** Dishes that any of the exclusions blocks. */
  dishes(exclusions: readonly Exclusion[]): number {
    return new Set(exclusions.flatMap((exclusion) => this.blockedBy(exclusion))).size;
  }

  /** Ingredients that any of the exclusions blocks. */
  foods(exclusions: readonly Exclusion[]): Coverage {
    return remembered(this.foodsOf, exclusions, () => coverage(this.basis.catalogue.taxonomy, exclusions));
  }

  /** Positions of dishes in the catalogue. */
  private blockedBy(exclusion: Exclusion): readonly number[] {
    return remembered(this.dishesOf, [exclusion], () =>
      this.counted.flatMap(({ profile }, position) =>
        exclusionViolation(profile, [exclusion]) === null ? [] : [position],
      ),
    );
  }
}

function remembered<Value>(
  known: Map<string, Value>,
  exclusions: readonly Exclusion[],
  count: () => Value,
): Value {
  if (exclusions.some(({ kind }) => kind === 'literal')) return count();
  const key = exclusions.map(exclusionKey).join('\n');
  const value = known.get(key) ?? count();
  known.set(key, value);
  return value;
}
