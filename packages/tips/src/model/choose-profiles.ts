import { EATING_STYLES, type HealthCondition } from '@kkini/domain';
import type { TipProfile } from './tip.ts';
import type { TipPeople } from './tip-facts.ts';

/** The profile that leads a tip, and those that add a line (tips-rules section 1). */
export type TipProfiles = { readonly lead: TipProfile; readonly further: readonly TipProfile[] };

/** Most profiles beside the lead. */
const MOST_FURTHER = 2;

/** Rank in which conditions lead, 1 first. */
const LEAD_RANK: Readonly<Record<HealthCondition, number>> = {
  diabetes: 1,
  liverDisease: 2,
  heartDisease: 3,
  hypertension: 4,
  gout: 5,
  dyslipidemia: 6,
  obesity: 7,
  thyroidDisease: 8,
};

/** Conditions first, then styles. Liver disease always adds a line. Without choices the lead is care for blood sugar. */
export function chooseProfiles({
  healthConditions,
  eatingStyles,
}: Pick<TipPeople, 'healthConditions' | 'eatingStyles'>): TipProfiles {
  const styles = EATING_STYLES.filter((style) => style !== 'regular' && eatingStyles.includes(style));
  const chosen: readonly TipProfile[] = [
    ...[...new Set(healthConditions)].sort((a, b) => LEAD_RANK[a] - LEAD_RANK[b]),
    ...styles.filter((style): style is Exclude<typeof style, 'regular'> => style !== 'regular'),
  ];
  const [lead = 'care', ...rest] = chosen;
  const liverFirst = [...rest].sort((a, b) => Number(b === 'liverDisease') - Number(a === 'liverDisease'));
  return { lead, further: liverFirst.slice(0, MOST_FURTHER) };
}
