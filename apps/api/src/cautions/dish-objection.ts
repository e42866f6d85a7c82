import { exclusionViolation, type Taxonomy } from '@kkini/domain';
import {
  type CatalogueEntry,
  HARD_RULES,
  hardViolations,
  makeCandidate,
  type RuleOwner,
  type Visitor,
} from '@kkini/planner';

/** Why a dish does not suit people: a food they left out, unknown contents, or whose rule keeps it away. */
export type DishObjection = 'excludedFood' | 'unknown' | RuleOwner;

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
  return HARD_RULES.find(({ id }) => broken.includes(id))?.owner ?? null;
}
