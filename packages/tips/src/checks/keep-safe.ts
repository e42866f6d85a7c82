import { ofSections, type TipSection, type TipSwap } from '../model/tip.ts';
import type { TipContext } from '../rules/tip-context.ts';
import { judgeBullet } from './judge-bullet.ts';
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
