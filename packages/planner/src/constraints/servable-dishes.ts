import {
  type Exclusion,
  exclusionKey,
  exclusionViolation,
  KITCHENS,
  type MealTime,
  NUTRIENTS,
} from '@kkini/domain';
import type { Candidate } from '../model/candidate.ts';
import type { HardRule } from '../model/hard-rule.ts';
import { kitchenFor } from '../model/kitchen-of.ts';
import type { RuleOwner } from '../model/rule-owner.ts';
import { ruleOwners } from '../model/rule-owner.ts';
import type { Visitor } from '../model/visitor.ts';
import { breaksRule, isAbout, isJudged, LIMITED_NUTRIENTS } from './dish-violations.ts';
import { isTooGlycemic } from './glycemic-wall.ts';
import { HARD_RULES } from './hard-rules.ts';
import { isTooSalty, lowestSodiumMaximum } from './sodium-wall.ts';

/** Rules per word of the bit set. */
const WORD = 31;

/**
 * Which dishes may be served, for many visitors and one catalogue. Each HARD rule and each excluded food is judged at most
 * once per dish and cached, so that a visitor needs only a few bit masks. Agrees with `hardViolations` being empty, among the
 * dishes of the visitor's kitchen.
 */
export class ServableDishes {
  /** Per word of rules: the rules each dish breaks. */
  private readonly broken: readonly Int32Array[];
  private readonly unknownNutrients: Int32Array;
  private readonly unresolved: Uint8Array;
  private readonly kitchen: Int8Array;
  private readonly judged = new Map<string, Uint8Array>();

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

  /** Whether the dish at a position of the catalogue may be served to this visitor, at this meal time where one is named. */
  forVisitor(visitor: Visitor, mealTime?: MealTime): (dish: number) => boolean {
    const owners = ruleOwners(visitor);
    const kitchen = KITCHENS.indexOf(kitchenFor({ ...visitor, owners }));
    const speaks = (rule: HardRule) => owners.has(rule.owner) && isAbout(rule, mealTime);
    const rules = this.broken.map((_, word) => bitsOf(rulesOfWord(word), speaks));
    const limited = limitedNutrients(owners);
    const judged = isJudged(owners) ? 1 : 0;
    const excluded = visitor.exclusions.map((exclusion) => ({
      exclusion,
      verdicts: this.verdictsOn(exclusion),
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
      for (const each of excluded) if (this.isExcluded(dish, each)) return false;
      const candidate = this.candidates[dish];
      return (
        candidate === undefined ||
        !(isTooGlycemic(candidate, visitor) || isTooSalty(candidate, sodiumMaximumMg))
      );
    };
  }

  /** Verdicts on every dish, computed on first use. Verdicts on taxonomy foods are cached, those on free words are not. */
  private verdictsOn(exclusion: Exclusion): Uint8Array {
    const known = exclusion.kind === 'literal' ? undefined : this.judged.get(exclusionKey(exclusion));
    if (known !== undefined) return known;
    const verdicts = new Uint8Array(this.candidates.length);
    if (exclusion.kind !== 'literal') this.judged.set(exclusionKey(exclusion), verdicts);
    return verdicts;
  }

  private isExcluded(dish: number, { exclusion, verdicts }: Judged): boolean {
    const profile = this.candidates[dish]?.profile;
    if (verdicts[dish] === UNKNOWN && profile !== undefined) {
      verdicts[dish] = exclusionViolation(profile, [exclusion]) === null ? SERVABLE : EXCLUDED;
    }
    return verdicts[dish] !== SERVABLE;
  }
}

const ANY_KITCHEN = -1;

type Judged = { readonly exclusion: Exclusion; readonly verdicts: Uint8Array };
const [UNKNOWN, SERVABLE, EXCLUDED] = [0, 1, 2] as const;

const rulesOfWord = (word: number) => HARD_RULES.slice(word * WORD, (word + 1) * WORD);

function limitedNutrients(owners: ReadonlySet<RuleOwner>): number {
  const limited = new Set([...owners].flatMap((owner) => LIMITED_NUTRIENTS[owner] ?? []));
  return bitsOf(NUTRIENTS, (nutrient) => limited.has(nutrient));
}

function bitsOf<Item>(items: readonly Item[], isSet: (item: Item) => boolean): number {
  return items.reduce((bits, item, index) => (isSet(item) ? bits | (1 << index) : bits), 0);
}
