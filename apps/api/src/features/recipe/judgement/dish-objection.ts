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

/** Whose rule keeps a dish away; `answers` stands for what was said of a body: which answer is nobody else's business. */
type Objector = 'everyone' | HealthCondition | EatingStyle | 'parents' | 'child' | 'answers';

/** Why a dish does not suit people: a food they left out, unknown contents, or whose rule keeps it away. */
export type DishObjection = 'excludedFood' | 'unknown' | Objector;

/** What keeps a dish away from a visitor; lines and figures nobody knows are no objection. */
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
  if (owner === 'child.under7' || owner === 'child.under11') return 'child';
  return isAnswerOwner(owner) ? 'answers' : owner;
}

function isAnswerOwner(owner: RuleOwner): owner is (typeof ANSWER_OWNERS)[number] {
  return ANSWER_OWNERS.some((each) => each === owner);
}
