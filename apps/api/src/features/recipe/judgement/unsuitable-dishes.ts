import {
  type Exclusion,
  type ExclusionReading,
  excludedIds,
  FOOD_PROPERTY_KO,
  foodLabel,
  keystrokes,
  propertyHolding,
  readExcludedFoods,
  type SurveyDraft,
  type Taxonomy,
  tagHolding,
  UNKNOWN_FOOD,
} from '@kkini/domain';
import { HARD_RULES, ruleOwners } from '@kkini/planner';
import type { FoundRecipe, Unsuitable } from '../../../db/stores/find-recipes.ts';
import { surveyVisitor } from './survey-visitor.ts';

/** Everything the people of a survey exclude or must not eat, in the form the search takes; empty without a survey. */
export function unsuitableDishes(taxonomy: Taxonomy, answers: SurveyDraft | null): Unsuitable {
  if (answers === null) return { holdings: [], words: [] };
  const owners = ruleOwners(surveyVisitor(taxonomy, answers));
  const rules = HARD_RULES.filter(({ owner, mealTimes }) => owners.has(owner) && mealTimes.length === 0);
  const exclusions = readExcludedFoods(taxonomy, answers).flatMap((each) => each.exclusions);
  const holdings = [
    ...exclusions.flatMap(excludedHoldings),
    ...rules.flatMap(({ tags, foods }) => [...tags.map(tagHolding), ...foods]),
  ];
  const judged = exclusions.length > 0 || holdings.length > 0;
  return {
    holdings: [...new Set([...holdings, ...(judged ? [UNKNOWN_FOOD] : [])])],
    words: exclusions.flatMap(excludedWord),
  };
}

/** Excluded foods, properties and words that a found recipe contains or may contain, by their everyday names. */
export function metExclusions(
  taxonomy: Taxonomy,
  answers: SurveyDraft | null,
  found: Pick<FoundRecipe, 'holdings' | 'haystack'>,
): string[] {
  if (answers === null) return [];
  const readings = readExcludedFoods(taxonomy, answers);
  return [...new Set(readings.flatMap((reading) => metOf(taxonomy, reading, found)))];
}

/** Names of the matching exclusions of a text. A tag has no name: if only a tag matches, the text itself is returned. */
function metOf(
  taxonomy: Taxonomy,
  { text, exclusions }: ExclusionReading,
  { holdings, haystack }: Pick<FoundRecipe, 'holdings' | 'haystack'>,
): readonly string[] {
  const held = new Set(holdings);
  const met = exclusions.filter(
    (each) =>
      excludedHoldings(each).some((holding) => held.has(holding)) ||
      excludedWord(each).some((word) => haystack.includes(word)),
  );
  const named = met.flatMap((each) => {
    if (each.kind === 'literal') return [each.text];
    if (each.kind === 'property') return [FOOD_PROPERTY_KO[each.property]];
    return excludedIds(each)
      .filter((id) => held.has(id))
      .slice(0, 1)
      .map((id) => foodLabel(taxonomy, id));
  });
  return met.length > 0 && named.length === 0 ? [text] : named;
}

/** An exclusion in the spelling of holdings; empty for a bare word. */
function excludedHoldings(exclusion: Exclusion): readonly string[] {
  if (exclusion.kind === 'tag') return [tagHolding(exclusion.tag)];
  return exclusion.kind === 'property' ? [propertyHolding(exclusion.property)] : excludedIds(exclusion);
}

/** Keystrokes of an unknown excluded word, between spaces if only the whole word counts. */
function excludedWord(exclusion: Exclusion): readonly string[] {
  if (exclusion.kind !== 'literal') return [];
  const keys = keystrokes(exclusion.text).toLowerCase();
  return [exclusion.wholeWordOnly ? ` ${keys} ` : keys];
}
