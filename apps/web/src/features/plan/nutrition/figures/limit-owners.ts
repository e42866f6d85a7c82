import type { LimitWire } from '@kkini/contract';
import { EATING_STYLES, HEALTH_CONDITIONS } from '@kkini/domain';
import type { Translate } from '../../../../messages/translate.ts';

/** "당뇨 · 고혈압": the chosen conditions and eating styles that limit a plan; empty where none does. */
export function limitOwners(t: Translate, limits: readonly LimitWire[]): string {
  const owners = new Set<string>(limits.flatMap(({ rows }) => rows.flatMap((row) => row.owners)));
  return [
    ...HEALTH_CONDITIONS.filter((each) => owners.has(each)).map((each) => t(`health.${each}`)),
    ...EATING_STYLES.filter((each) => owners.has(each)).map((each) => t(`eating.${each}`)),
  ].join(' · ');
}
