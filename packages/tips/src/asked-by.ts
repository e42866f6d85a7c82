import { actionsIn } from './checks/predicates/wording/actions-in.ts';
import { TIP_SECTIONS, type Tip } from './model/tip.ts';

/** The actions the bullets of a tip ask for. Other tips of the day ask for other actions (safety-rules section 9, P21). */
export function askedBy({ sections }: Pick<Tip, 'sections'>): readonly string[] {
  if (sections === null) return [];
  const bullets = TIP_SECTIONS.flatMap((section) => (section === 'summary' ? [] : sections[section]));
  return [...new Set(bullets.flatMap((bullet) => [...actionsIn(bullet)]))];
}
