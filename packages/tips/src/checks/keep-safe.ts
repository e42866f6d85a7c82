import type { Taxonomy } from '@kkini/domain';
import { ofSections, type TipSection, type TipSections, type TipSwap } from '../model/tip.ts';
import type { TipFacts } from '../model/tip-facts.ts';
import type { TipTexts } from '../render-guide.ts';
import { makeContext, type TipContext } from '../rules/tip-context.ts';
import { judgeBullet } from './judge-guide.ts';
import type { JudgedBullet } from './predicates/tip-predicate.ts';
import type { TipPredicateId } from './predicates/tip-predicates.ts';

type Said = { readonly text: string; readonly swap?: TipSwap | null };

/** Bullets by part. */
export type Parts<Bullet> = Readonly<Record<TipSection, readonly Bullet[]>>;

/** The allowed bullets, and the predicate of each dropped one. */
export type Kept<Bullet> = { readonly parts: Parts<Bullet>; readonly dropped: readonly TipPredicateId[] };

/** Drops every bullet a predicate forbids for anybody at the table, from the first part to the last (safety-rules section 9). */
export function keepSafe<Bullet extends Said>(context: TipContext, parts: Parts<Bullet>): Kept<Bullet> {
  const others: JudgedBullet[] = [];
  const dropped: TipPredicateId[] = [];
  const keep = (section: TipSection) =>
    parts[section].filter(({ text, swap = null }) => {
      const bullet = { section, text, swap };
      const failed = judgeBullet(bullet, { context, others });
      if (failed === null) others.push(bullet);
      else dropped.push(failed);
      return failed === null;
    });
  return { parts: ofSections(keep), dropped };
}

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
