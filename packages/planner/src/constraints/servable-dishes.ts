import {
  type DishProfile,
  type Exclusion,
  exclusionKey,
  exclusionViolation,
  KITCHENS,
  type MealTime,
  NUTRIENTS,
} from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';
import type { Candidate } from '../model/candidate.ts';
import type { HardRule } from '../model/hard-rule.ts';
import { kitchenFor } from '../model/kitchen-of.ts';
import { type RuleOwner, ruleOwners } from '../model/rule-owner.ts';
import type { Visitor } from '../model/visitor.ts';
import { breaksRule, isAbout, isJudged, LIMITED_NUTRIENTS } from './dish-violations.ts';
import { HARD_RULES } from './hard-rules.ts';
import { isTooGlycemic, isTooSalty, lowestSodiumMaximum } from './plate-walls.ts';

/** Usual companions of a dish that may be replaced: none, all but its rice, or its rice as well. */
export type ChangeBeside = 'nothing' | 'sides' | 'sidesAndRice';

/** Rules per word of the bit set. */
const WORD = 31;

/**
 * Which dishes may be served, for many visitors and one catalogue. Each HARD rule and each excluded food is judged at
 * most once per dish and cached, so that a visitor needs only a few bit masks. Within the visitor's kitchen the
 * result equals `hardViolations` being empty, with one exception: where tables are laid, a home meal may be served if
 * only its usual companions hold an excluded food, because others will stand there (`tables/companions-beside.ts`).
 */
export class ServableDishes {
  /** Per word of rules: the rules each dish breaks. */
  private readonly broken: readonly Int32Array[];
  private readonly unknownNutrients: Int32Array;
  private readonly unresolved: Uint8Array;
  private readonly kitchen: Int8Array;
  private readonly judged = new Map<string, Verdicts>();
  private readonly judgedWords = memoizeByObject(() => unjudged(this.candidates.length));

  constructor(private readonly candidates: readonly Candidate[]) {
    const words = Math.ceil(HARD_RULES.length / WORD);
    this.broken = Array.from({ length: words }, (_, word) =>
      Int32Array.from(candidates, (candidate) =>
        bitsOf(rulesOfWord(word), (rule) => breaksRule(rule, candidate)),
      ),
    );
    this.unknownNutrients = Int32Array.from(candidates, ({ nutrition }) =>
      bitsOf(NUTRIENTS, (nutrient) => nutrition[nutrient] === null),
    );
    this.unresolved = Uint8Array.from(candidates, ({ profile }) =>
      profile.unresolvedLines.size > 0 ? 1 : 0,
    );
    this.kitchen = Int8Array.from(candidates, ({ kitchen }) =>
      kitchen === undefined ? ANY_KITCHEN : KITCHENS.indexOf(kitchen),
    );
  }

  /**
   * Whether the dish at a position of the catalogue may be served to this visitor, at this meal time if given.
   * `change` says which of its usual companions may be replaced.
   */
  forVisitor(
    visitor: Visitor,
    mealTime?: MealTime,
    change: ChangeBeside = 'nothing',
  ): (dish: number) => boolean {
    const owners = ruleOwners(visitor);
    const { healthConditions, exclusions } = visitor;
    const kitchen = KITCHENS.indexOf(kitchenFor({ healthConditions, exclusions, owners }));
    const speaks = (rule: HardRule) => owners.has(rule.owner) && isAbout(rule, mealTime);
    const rules = this.broken.map((_, word) => bitsOf(rulesOfWord(word), speaks));
    const limited = limitedNutrients(owners);
    const judged = isJudged(owners) ? 1 : 0;
    const excluded = exclusions.map((exclusion) => ({
      exclusion,
      ...this.verdictsOn(exclusion),
    }));
    const sodiumMaximumMg = lowestSodiumMaximum(visitor);
    return (dish) => {
      const from = this.kitchen[dish];
      if (from !== kitchen && from !== ANY_KITCHEN) return false;
      for (let word = 0; word < rules.length; word += 1) {
        if (((this.broken[word]?.[dish] ?? 0) & (rules[word] ?? 0)) !== 0) return false;
      }
      if (((this.unknownNutrients[dish] ?? 0) & limited) !== 0) return false;
      if (((this.unresolved[dish] ?? 0) & judged) !== 0) return false;
      const candidate = this.candidates[dish];
      if (excluded.some((each) => this.isExcluded(dish, each))) {
        if (change === 'nothing' || this.isExcludedAlone(dish, excluded, change)) return false;
      }
      return (
        candidate === undefined ||
        !(isTooGlycemic(candidate, visitor) || isTooSalty(candidate, sodiumMaximumMg))
      );
    };
  }

  /**
   * Verdicts on every dish, judged on first use. Those on taxonomy foods are cached for good, those on free words as
   * long as their visitor.
   */
  private verdictsOn(exclusion: Exclusion): Verdicts {
    if (exclusion.kind === 'literal') return this.judgedWords(exclusion);
    const key = exclusionKey(exclusion);
    const verdicts = this.judged.get(key) ?? unjudged(this.candidates.length);
    this.judged.set(key, verdicts);
    return verdicts;
  }

  private isExcluded(dish: number, { exclusion, verdicts }: Judged): boolean {
    const profile = this.candidates[dish]?.profile;
    if (verdicts[dish] === UNKNOWN && profile !== undefined) {
      verdicts[dish] = exclusionViolation(profile, [exclusion]) === null ? SERVABLE : EXCLUDED;
    }
    return verdicts[dish] !== SERVABLE;
  }

  /** Whether a dish holds an excluded food apart from the usual companions that may be replaced. */
  private isExcludedAlone(
    dish: number,
    excluded: readonly Judged[],
    change: Exclude<ChangeBeside, 'nothing'>,
  ): boolean {
    const { withoutSides, alone = withoutSides } = this.candidates[dish] ?? {};
    // Built at most once per call, and only if an exclusion has no verdict yet.
    let profile: DishProfile | undefined;
    return excluded.some((each) => {
      const known = each[change];
      if (known[dish] === UNKNOWN) {
        profile ??= (change === 'sides' ? withoutSides : alone)?.();
        const isServable = profile !== undefined && exclusionViolation(profile, [each.exclusion]) === null;
        known[dish] = isServable ? SERVABLE : EXCLUDED;
      }
      return known[dish] !== SERVABLE;
    });
  }
}

const ANY_KITCHEN = -1;

/** Verdicts by dish: with its usual companions, and without those that may be replaced. */
type Verdicts = Readonly<Record<'verdicts' | 'sides' | 'sidesAndRice', Uint8Array>>;
type Judged = Verdicts & { readonly exclusion: Exclusion };
const [UNKNOWN, SERVABLE, EXCLUDED] = [0, 1, 2] as const;

const unjudged = (dishes: number): Verdicts => ({
  verdicts: new Uint8Array(dishes),
  sides: new Uint8Array(dishes),
  sidesAndRice: new Uint8Array(dishes),
});

const rulesOfWord = (word: number) => HARD_RULES.slice(word * WORD, (word + 1) * WORD);

function limitedNutrients(owners: ReadonlySet<RuleOwner>): number {
  const limited = new Set([...owners].flatMap((owner) => LIMITED_NUTRIENTS[owner] ?? []));
  return bitsOf(NUTRIENTS, (nutrient) => limited.has(nutrient));
}

function bitsOf<Item>(items: readonly Item[], isSet: (item: Item) => boolean): number {
  return items.reduce((bits, item, index) => (isSet(item) ? bits | (1 << index) : bits), 0);
}
