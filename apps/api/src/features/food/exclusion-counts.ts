import {
  type Coverage,
  coverage,
  type Exclusion,
  exclusionKey,
  exclusionViolation,
  isOfTitles,
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
  private readonly wordsFrom = new Map<Kitchen, ReadonlyMap<string, readonly Candidate[]>>();

  constructor(private readonly basis: PlanningBasis) {}

  get dishTotal(): number {
    return this.servedBy('light').length;
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
    if (exclusion.kind === 'literal' && !isOfTitles(exclusion)) return this.blockedByWord(exclusion, kitchen);
    const isBlocked = ({ profile }: Candidate) => exclusionViolation(profile, [exclusion]) !== null;
    return remembered(
      this.dishesOf,
      { exclusions: [exclusion], kitchen },
      () => new Set(this.servedBy(kitchen).filter(isBlocked)),
    );
  }

  /** A text may hold many words: each is compared with the distinct words of all dishes, not with every dish. */
  private blockedByWord(
    exclusion: Extract<Exclusion, { kind: 'literal' }>,
    kitchen: Kitchen,
  ): Set<Candidate> {
    const { text, wholeWordOnly } = exclusion;
    const words = this.wordsOf(kitchen);
    const blocked = new Set([...(words.get(UNRESOLVED) ?? []), ...(words.get(text) ?? [])]);
    if (wholeWordOnly) return blocked;
    for (const [word, dishes] of words) if (word.includes(text)) for (const dish of dishes) blocked.add(dish);
    return blocked;
  }

  /** The dishes of a kitchen by each of their words; those with an unknown ingredient, which any exclusion blocks, by UNRESOLVED. */
  private wordsOf(kitchen: Kitchen): ReadonlyMap<string, readonly Candidate[]> {
    const words = this.wordsFrom.get(kitchen) ?? dishesByWord(this.servedBy(kitchen));
    this.wordsFrom.set(kitchen, words);
    return words;
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

/** No word of a dish, so that no text holds it. */
const UNRESOLVED = '\n';

function dishesByWord(dishes: readonly Candidate[]): ReadonlyMap<string, readonly Candidate[]> {
  const found = new Map<string, Candidate[]>();
  for (const dish of dishes) {
    const { words, unresolvedLines } = dish.profile;
    for (const word of unresolvedLines.size > 0 ? [...words, UNRESOLVED] : words) {
      const same = found.get(word);
      if (same === undefined) found.set(word, [dish]);
      else same.push(dish);
    }
  }
  return found;
}

type Counted = { readonly exclusions: readonly Exclusion[]; readonly kitchen?: Kitchen };

function remembered<Value>(
  known: Map<string, Value>,
  { exclusions, kitchen }: Counted,
  count: () => Value,
): Value {
  if (exclusions.some((each) => each.kind === 'literal' && !isOfTitles(each))) return count();
  const key = [...exclusions.map(exclusionKey), kitchen].join('\n');
  const value = known.get(key) ?? count();
  known.set(key, value);
  return value;
}
