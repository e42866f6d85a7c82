import type { CautionWire } from '@kkini/contract';
import type { Translate } from './translate.ts';

/** What is said of each caution beside a dish. */
export function cautionWords(t: Translate, cautions: readonly CautionWire[]): readonly string[] {
  return cautions.map(({ code, food }) => t(`caution.${code}`, { food }));
}
