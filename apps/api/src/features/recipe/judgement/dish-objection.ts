import { type EatingStyle, exclusionViolation, type HealthCondition, type Taxonomy } from '@kkini/domain';
import {
  ANSWER_OWNERS,
  type CatalogueEntry,
  HARD_RULES,
  hardViolations,
  makeCandidate,
  type RuleOwner,
  type Visitor,
} from '@kkini/planner';

/** Owner of a rule that blocks a dish; `answers` stands for any answer about a body, so that none is revealed. */
type Objector = 'everyone' | HealthCondition | EatingStyle | 'parents' | 'child' | 'answers';

/** Why a dish does not suit people: an excluded food, unknown contents, or the owner of a rule that blocks it. */
export type DishObjection = 'excludedFood' | 'unknown' | Objector;

/** Why a dish is blocked for a visitor. Unknown lines and figures do not block it. */
export function dishObjection(
  entry: CatalogueEntry,
  visitor: Visitor,
  taxonomy: Taxonomy,
): DishObjection | null {
  const candidate = makeCandidate(taxonomy, entry);
  const excluded = exclusionViolation(candidate.profile, visitor.exclusions);
  if (excluded !== null) return excluded.code === 'unknownIngredient' ? 'unknown' : 'excludedFood';
  const broken = hardViolations(candidate, visitor).map(({ rule }) => rule);
  const rule = HARD_RULES.find(({ id }) => broken.includes(id));
  if (rule !== undefined) return objectorOf(rule.owner);
  if (broken.includes('glycemicLoad')) return 'diabetes';
  const isSalty = broken.includes('boughtSodium') && candidate.nutrition.sodiumMg !== null;
  return isSalty ? 'answers' : null;
}

function objectorOf(owner: RuleOwner): Objector {
  // No HARD rule belongs to a table of one.
  if (owner === 'alone') return 'everyone';
  if (owner === 'child.under7' || owner === 'child.under11') return 'child';
  if (owner === 'parents.from75') return 'parents';
  return isAnswerOwner(owner) ? 'answers' : owner;
}

function isAnswerOwner(owner: RuleOwner): owner is (typeof ANSWER_OWNERS)[number] {
  return ANSWER_OWNERS.some((each) => each === owner);
}
