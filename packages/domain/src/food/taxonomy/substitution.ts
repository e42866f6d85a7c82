import { type DishLine, dishProfile } from './dish-profile.ts';
import { exclusionViolation } from './exclusion-violation.ts';
import { hardTagViolation } from './hard-tag.ts';
import type { Exclusion } from './resolve-exclusion.ts';
import { resolveIngredientText } from './resolve-text.ts';
import type { Taxonomy } from './taxonomy.ts';
import { OMIT } from './taxonomy-source.ts';

/** What must stay out of a recipe: the visitor's exclusions and the hard tags of conditions and styles. */
export type Prohibitions = {
  readonly exclusions: readonly Exclusion[];
  readonly hardTags: readonly string[];
};

/** The lines after replacement; a replaced line carries `originalId`, an omitted one stands in `omittedIds`. */
export type SubstitutedLines = {
  readonly lines: readonly DishLine[];
  readonly omittedIds: readonly string[];
  /** Names of lines that stay prohibited, since no replacement is allowed either. */
  readonly blocked: readonly string[];
};

/**
 * Replaces prohibited lines of a recipe where the taxonomy knows an allowed stand-in; each stand-in is checked
 * like any line. Judge the outcome by a new dish profile, since the title counts as well. Recipes only: what
 * stands in a product or a restaurant dish cannot be replaced.
 */
export function substituteLines(
  taxonomy: Taxonomy,
  lines: readonly DishLine[],
  prohibitions: Prohibitions,
): SubstitutedLines {
  const kept: DishLine[] = [];
  const omittedIds: string[] = [];
  const blocked: string[] = [];
  for (const line of lines) {
    const outcome = isAllowed(taxonomy, line, prohibitions) ? line : standIn(taxonomy, line, prohibitions);
    if (outcome === null) {
      blocked.push(line.name);
      kept.push(line);
    } else if (outcome === OMIT) omittedIds.push(lineId(taxonomy, line) ?? line.name);
    else kept.push(outcome);
  }
  return { lines: kept, omittedIds, blocked };
}

function standIn(
  taxonomy: Taxonomy,
  line: DishLine,
  prohibitions: Prohibitions,
): DishLine | typeof OMIT | null {
  const from = lineId(taxonomy, line);
  if (from === null) return null;
  const choices = taxonomy.source.substitutions
    .filter((each) => each.from === from)
    .flatMap((each) => each.to);
  for (const choice of choices) {
    if (choice === OMIT) return OMIT;
    const name = taxonomy.items.get(choice)?.ko;
    if (name === undefined) continue;
    const replaced = { id: choice, name, originalId: line.originalId ?? from };
    if (isAllowed(taxonomy, replaced, prohibitions)) return replaced;
  }
  return null;
}

function isAllowed(taxonomy: Taxonomy, line: DishLine, { exclusions, hardTags }: Prohibitions): boolean {
  const profile = dishProfile(taxonomy, { title: '', lines: [line] });
  return exclusionViolation(profile, exclusions) === null && hardTagViolation(profile, hardTags) === null;
}

function lineId(taxonomy: Taxonomy, line: DishLine): string | null {
  if (line.id !== null) return line.id;
  const { ids, candidates, unresolved } = resolveIngredientText(taxonomy, line.name);
  const [only] = ids;
  return ids.length === 1 && candidates.length === 0 && unresolved.length === 0 ? (only ?? null) : null;
}
