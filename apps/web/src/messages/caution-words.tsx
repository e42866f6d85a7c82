import type { CautionWire } from '@kkini/contract';
import type { ReactNode } from 'react';
import { MixedText } from './mixed-text.tsx';
import type { Wording } from './translate.ts';

/** Cautions of a dish, one paragraph each. */
export function cautionWords({ t, locale }: Wording, cautions: readonly CautionWire[]): readonly ReactNode[] {
  return cautions.map(({ code, food, food_en: english }) => (
    <p key={`${code} ${food}`}>
      <MixedText text={t(`caution.${code}`, { food: (locale === 'en' ? english : null) ?? food })} />
    </p>
  ));
}
