import type { EatingStyle, HealthCondition } from '@kkini/domain';
import { type Citation, type Grounds, grounds } from './grounds.ts';

/** How a choice changes the energy of a day: kcal less, a share less, a share more, or the least kcal it may come to. */
export type EnergyChange = 'lessKcal' | 'lessShare' | 'moreShare' | 'floorKcal';

/** One figure of the energy rows of nutrition-rules sections 3, 4 and 7; `older` speaks for anyone older who eats less. */
export type EnergyRow = Grounds & {
  readonly owner: HealthCondition | EatingStyle | 'older';
  readonly change: EnergyChange;
  readonly value: number;
};

const row = (owner: EnergyRow['owner'], changes: Partial<Record<EnergyChange, number>>, citation: Citation) =>
  (Object.entries(changes) as [EnergyChange, number][]).map(
    ([change, value]): EnergyRow => ({ owner, change, value, ...grounds(citation) }),
  );

/** Liver disease keeps the reference energy, so that a style cannot lower it. */
export const ENERGY_ROWS: readonly EnergyRow[] = [
  ...row('obesity', { lessKcal: 500, floorKcal: 1200 }, 'KSO22 ✓H'),
  ...row('liverDisease', { lessKcal: 0, floorKcal: 1500 }, 'LIV ◇M'),
  ...row('diet', { lessShare: 0.2 }, 'KSO22 ◇M'),
  ...row('diet', { floorKcal: 1200 }, 'KSO22 ✓H'),
  ...row('muscleGain', { moreShare: 0.1 }, 'ISSN17 ◇M'),
  ...row('older', { lessKcal: 300, floorKcal: 1500 }, 'KSO22 ◇M'),
];
