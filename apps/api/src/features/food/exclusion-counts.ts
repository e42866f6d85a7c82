import {
  type Coverage,
  coverage,
  type Exclusion,
  exclusionKey,
  exclusionViolation,
  type Kitchen,
} from '@kkini/domain';
import { kitchenWithout, type PlanningBasis } from '../../workers/planning-basis.ts';

type Candidate = PlanningBasis['candidates'][number];

/**
 * Counts what exclusions block in one catalogue. A dish of the cookbook counts once, as cooked for people with these exclusions.
 * Memoizes foods, tags and properties, but not the visitor's own words, which are health answers.
 */
export class ExclusionCounts {
  private readonly dishesOf = new Map<string, ReadonlySet<Candidate>>();
  private readonly foodsOf = new Map<string, Coverage>();
  private readonly servedFrom = new Map<Kitchen, readonly Candidate[]>();

  constructor(private readonly basis: PlanningBasis) {}

  get dishTotal(): number {
    return this.servedBy('ordinary').length;
  }

  /** Dishes blocked by any of the exclusions, plus those not cooked at all in the kitchen for these exclusions. */
  dishes(exclusions: readonly Exclusion[]): number {
    const kitchen = kitchenWithout(exclusions);
    const blocked = exclusions.flatMap((exclusion) => [...this.blockedBy(exclusion, kitchen)]);
    return this.dishTotal - this.servedBy(kitchen).length + new Set(blocked).size;
  }

  /** Ingredients blocked by any of the exclusions. */
  foods(exclusions: readonly Exclusion[]): Coverage {
    return remembered(this.foodsOf, { exclusions }, () =>
      coverage(this.basis.catalogue.taxonomy, exclusions),
    );
  }

  private blockedBy(exclusion: Exclusion, kitchen: Kitchen): ReadonlySet<Candidate> {
    const isBlocked = ({ profile }: Candidate) => exclusionViolation(profile, [exclusion]) !== null;
    return remembered(
      this.dishesOf,
      { exclusions: [exclusion], kitchen },
      () => new Set(this.servedBy(kitchen).filter(isBlocked)),
    );
  }

  /** All bought and imported dishes, and the home meals of a kitchen. */
  private servedBy(kitchen: Kitchen): readonly Candidate[] {
    const served =
      this.servedFrom.get(kitchen) ??
      this.basis.candidates.filter((each) => each.kitchen === undefined || each.kitchen === kitchen);
    this.servedFrom.set(kitchen, served);
    return served;
  }
}

type Counted = { readonly exclusions: readonly Exclusion[]; readonly kitchen?: Kitchen };

function remembered<Value>(
  known: Map<string, Value>,
  { exclusions, kitchen }: Counted,
  count: () => Value,
): Value {
  if (exclusions.some(({ kind }) => kind === 'literal')) return count();
  const key = [...exclusions.map(exclusionKey), kitchen].join('\n');
  const value = known.get(key) ?? count();
  known.set(key, value);
  return value;
}
