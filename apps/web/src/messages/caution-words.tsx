import type { CautionWire } from '@kkini/contract';
import type { ReactNode } from 'react';
import { MixedText } from './mixed-text.tsx';
import type { Translate } from './translate.ts';

/** The cautions of a dish, a paragraph each. */
export function cautionWords(t: Translate, cautions: readonly CautionWire[]): readonly ReactNode[] {
  return cautions.map(({ code, food }) => (
    <p key={`${code} ${food}`}>
      <MixedText text={t(`caution.${code}`, { food })} />
    </p>
  ));
}
