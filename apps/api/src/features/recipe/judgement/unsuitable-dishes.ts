import {
  type Exclusion,
  type ExclusionReading,
  excludedIds,
  FOOD_PROPERTY_KO,
  foodLabel,
  isOfTitles,
  keystrokes,
  propertyHolding,
  readExcludedFoods,
  type SurveyDraft,
  severeHolding,
  squeezeText,
  type Taxonomy,
  tagHolding,
  UNKNOWN_FOOD,
} from '@kkini/domain';
import { HARD_RULES, ruleOwners } from '@kkini/planner';
import type { FoundRecipe, Unsuitable } from '../../../db/stores/find-recipes.ts';
import { surveyVisitor } from './survey-visitor.ts';

/** Most unknown words by which recipes are ranked: the database looks for each of them in every match. */
const MOST_WORDS = 20;

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
    words: exclusions
      .filter((each) => !isOfTitles(each))
      .flatMap(excludedWord)
      .slice(0, MOST_WORDS),
  };
}

/**
 * Finds the excluded foods, properties and words that a found recipe contains or may contain, by their everyday names. Reads the
 * answers once for all recipes.
 */
export function exclusionMatcher(
  taxonomy: Taxonomy,
  answers: SurveyDraft | null,
): (found: Found) => string[] {
  const readings = answers === null ? [] : readExcludedFoods(taxonomy, answers);
  const avoided = readings.map(({ text, exclusions }) => ({
    text,
    exclusions: exclusions.map((exclusion) => ({
      exclusion,
      holdings: excludedHoldings(exclusion),
      words: excludedWord(exclusion),
    })),
  }));
  return (found) => [...new Set(avoided.flatMap((each) => metOf(taxonomy, each, found)))];
}

type Found = Pick<FoundRecipe, 'holdings' | 'haystack' | 'title'>;

/** A reading of an excluded text, with each exclusion as the search spells it. */
type MatchedReading = Pick<ExclusionReading, 'text'> & {
  readonly exclusions: readonly {
    readonly exclusion: Exclusion;
    readonly holdings: readonly string[];
    readonly words: readonly string[];
  }[];
};

/** Names of the matching exclusions of a text. A tag has no name: if only a tag matches, the text itself is returned. */
function metOf(taxonomy: Taxonomy, { text, exclusions }: MatchedReading, found: Found): readonly string[] {
  const held = new Set(found.holdings);
  const met = exclusions.filter(
    ({ exclusion, holdings, words }) =>
      holdings.some((holding) => held.has(holding)) ||
      words.some((word) => textFor(exclusion, found).includes(word)),
  );
  const named = met.flatMap(({ exclusion: each, holdings }) => {
    if (each.kind === 'literal') return [each.text];
    if (each.kind === 'property') return [FOOD_PROPERTY_KO[each.property]];
    const isMet = (holding: string) => holdings.includes(holding) && held.has(holding);
    return excludedIds(each)
      .filter((id) => isMet(id) || isMet(severeHolding(id)))
      .slice(0, 1)
      .map((id) => foodLabel(taxonomy, id));
  });
  return met.length > 0 && named.length === 0 ? [text] : named;
}

/** An exclusion in the spelling of holdings; empty for a bare word. */
function excludedHoldings(exclusion: Exclusion): readonly string[] {
  if (exclusion.kind === 'property') return [propertyHolding(exclusion.property)];
  const held = exclusion.kind === 'tag' ? [tagHolding(exclusion.tag)] : excludedIds(exclusion);
  return exclusion.severe === true ? [...held, ...held.map(severeHolding)] : held;
}

/** The text that an excluded word is looked for in, in keystrokes. */
function textFor(exclusion: Exclusion, { haystack, title }: Found): string {
  return isOfTitles(exclusion) ? ` ${keystrokes(squeezeText(title)).toLowerCase()} ` : haystack;
}

/** Keystrokes of an unknown excluded word, between spaces if only the whole word counts. */
function excludedWord(exclusion: Exclusion): readonly string[] {
  if (exclusion.kind !== 'literal') return [];
  const keys = keystrokes(exclusion.text).toLowerCase();
  return [exclusion.wholeWordOnly ? ` ${keys} ` : keys];
}
