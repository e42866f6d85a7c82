import type { CompanionWire, PortionWire } from '@kkini/contract';
import { besideGrams } from '@kkini/domain/portions';
import { figure } from '../../../messages/figures.ts';
import type { Translate } from '../../../messages/translate.ts';

/** "40 g", or "30~40 g" where several people eat different amounts; of a serving where no portions are told. */
export function companionGrams(
  t: Translate,
  companion: Pick<CompanionWire, 'role' | 'grams'>,
  portions: readonly PortionWire[],
): string {
  const eaten = portions.map((portion) => besideGrams(companion, portion));
  const [least, most] = [Math.min(...eaten), Math.max(...eaten)];
  if (eaten.length === 0) return t('portion.grams', { grams: figure(companion.grams) });
  if (least === most) return t('portion.grams', { grams: figure(least) });
  return t('portion.gramsRange', { least: figure(least), most: figure(most) });
}
