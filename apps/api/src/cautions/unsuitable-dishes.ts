import {
  type Exclusion,
  foodLabel,
  keystrokes,
  resolveExclusion,
  type SurveyDraft,
  type Taxonomy,
  tagHolding,
  UNKNOWN_FOOD,
} from '@kkini/domain';
import { HARD_RULES } from '@kkini/planner';
import type { FoundRecipe, Unsuitable } from '../db/stores/find-recipes.ts';

/** What the people of a survey leave out or must not eat, as the search compares it; nothing without a survey. */
export function unsuitableDishes(taxonomy: Taxonomy, answers: SurveyDraft | null): Unsuitable {
  if (answers === null) return { holdings: [], words: [] };
  const { targets, healthConditions, eatingStyles } = answers;
  const owners: readonly string[] = [...targets, ...healthConditions, ...eatingStyles];
  const rules = HARD_RULES.filter(({ owner }) => owners.includes(owner));
  const exclusions = exclusionsOf(taxonomy, answers);
  const holdings = [
    ...exclusions.flatMap(excludedIds),
    ...rules.flatMap(({ tags, foods }) => [...tags.map(tagHolding), ...foods]),
  ];
  const judged = exclusions.length > 0 || holdings.length > 0;
  return {
    holdings: [...new Set([...holdings, ...(judged ? [UNKNOWN_FOOD] : [])])],
    words: exclusions.flatMap(excludedWord),
  };
}

/** The foods and words left out that a found recipe holds or may hold, as people call them. */
export function excludedFoods(
  taxonomy: Taxonomy,
  answers: SurveyDraft | null,
  { holdings, haystack }: Pick<FoundRecipe, 'holdings' | 'haystack'>,
): string[] {
  if (answers === null) return [];
  const held = new Set(holdings);
  const found = exclusionsOf(taxonomy, answers).flatMap((exclusion) => {
    if (exclusion.kind === 'literal')
      return excludedWord(exclusion).some((word) => haystack.includes(word)) ? [exclusion.text] : [];
    const id = excludedIds(exclusion).find((each) => held.has(each));
    return id === undefined ? [] : [foodLabel(taxonomy, id)];
  });
  return [...new Set(found)];
}

function exclusionsOf(taxonomy: Taxonomy, { excludedFoods: texts }: SurveyDraft): readonly Exclusion[] {
  return texts.flatMap((text) => resolveExclusion(taxonomy, text));
}

function excludedIds(exclusion: Exclusion): readonly string[] {
  if (exclusion.kind === 'known') return [exclusion.id];
  return exclusion.kind === 'ambiguous' ? exclusion.ids : [];
}

/** The keystrokes of an excluded word nobody knows, with spaces around it where only the whole word counts. */
function excludedWord(exclusion: Exclusion): readonly string[] {
  if (exclusion.kind !== 'literal') return [];
  const keys = keystrokes(exclusion.text).toLowerCase();
  return [exclusion.wholeWordOnly ? ` ${keys} ` : keys];
}
