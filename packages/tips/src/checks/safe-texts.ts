import type { Taxonomy } from '@kkini/domain';
import { ofSections, type TipSection, type TipSections } from '../model/tip.ts';
import type { TipFacts } from '../model/tip-facts.ts';
import type { TipTexts } from '../render-guide.ts';
import { makeContext } from '../rules/tip-context.ts';
import { keepSafe } from './keep-safe.ts';
import type { TipPredicateId } from './predicates/tip-predicates.ts';

/** The allowed texts of a rewriting, and the predicates that dropped the others. */
export type SafeTexts = { readonly texts: TipTexts; readonly dropped: readonly TipPredicateId[] };

type Ruled = { readonly text: string; readonly rule?: string };

/** A rewriting of a written tip without forbidden bullets. Each bullet has the swap of the one it rewrites. */
export function safeTexts(
  taxonomy: Taxonomy,
  texts: Readonly<Record<TipSection, readonly Ruled[]>>,
  { sections, facts }: { readonly sections: TipSections; readonly facts: TipFacts },
): SafeTexts {
  const swapOf = (section: TipSection, at: number, rule: string | undefined) =>
    (rule === undefined ? sections[section][at] : sections[section].find((each) => each.rule === rule))
      ?.swap ?? null;
  const swapped = ofSections((section) =>
    texts[section].map(({ text, rule }, at) => ({ text, swap: swapOf(section, at, rule) })),
  );
  const { parts, dropped } = keepSafe(makeContext(taxonomy, facts), swapped);
  return { texts: parts, dropped };
}
