import type { CompanionWire, PortionWire } from '@kkini/contract';
import { figure } from '../../../messages/figures.ts';
import type { Translate } from '../../../messages/translate.ts';

/** "40 g", or "30~40 g" where several people eat different amounts; of a serving where no portions are told. */
export function companionGrams(
  t: Translate,
  companion: Pick<CompanionWire, 'role' | 'grams'>,
  portions: readonly PortionWire[],
): string {
  const eaten = portions.map((portion) => Math.round(gramsOf(companion, portion)));
  const [least, most] = [Math.min(...eaten), Math.max(...eaten)];
  if (eaten.length === 0) return t('portion.grams', { grams: figure(companion.grams) });
  if (least === most) return t('portion.grams', { grams: figure(least) });
  return t('portion.gramsRange', { least: figure(least), most: figure(most) });
}

/** Rice is portioned by itself, all other companions together. */
function gramsOf({ role, grams }: Pick<CompanionWire, 'role' | 'grams'>, portion: PortionWire): number {
  const rice = portion.starches.find(({ kind }) => kind === 'rice');
  if (role === 'rice' && rice !== undefined) return rice.grams;
  return grams * portion.sideFactor;
}
