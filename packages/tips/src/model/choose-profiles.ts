import { EATING_STYLES, type HealthCondition } from '@kkini/domain';
import type { TipProfile } from './tip.ts';
import type { TipPeople } from './tip-facts.ts';

/** Whose advice leads, and who else adds a line (tips-rules section 1). */
export type TipProfiles = { readonly lead: TipProfile; readonly further: readonly TipProfile[] };

/** Most profiles that add one bullet beside the lead. */
const MOST_FURTHER = 2;

/** The order in which a condition leads, the first one being heard most. */
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

/** Conditions first, then styles; liver disease is always heard. Nobody's choice means care for blood sugar. */
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
