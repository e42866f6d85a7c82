import { ENERGY_ROWS, type EnergyChange, type EnergyRow } from './energy-rows.ts';
import type { Grounds } from './grounds.ts';
import { household } from './household.ts';
import { type LifeStage, PERSON_ROWS } from './person-rows.ts';
import { type Choices, stageChoices } from './stage-choices.ts';

/** A row behind the energy of a day: the person's reference, or what a choice makes of it. */
export type EnergyOrigin = Grounds & {
  readonly owners: readonly [LifeStage | EnergyRow['owner']];
  readonly key: 'energyKcal' | EnergyChange;
  readonly value: number;
};

/** The rows the energy of the household's lead comes from. */
export function energyOrigins(answers: Choices): readonly EnergyOrigin[] {
  const { lead } = household(answers);
  const { healthConditions, eatingStyles } = stageChoices(lead.key, answers);
  const speak: readonly string[] = [...healthConditions, ...eatingStyles];
  const reference = PERSON_ROWS.filter(({ stage, key }) => stage === lead.key && key === 'energyKcal');
  const changes = ENERGY_ROWS.filter(({ owner, value }) => value > 0 && speak.includes(owner));
  return [
    ...reference.map(({ stage, key: _, ...row }) => ({
      ...row,
      owners: [stage] as const,
      key: 'energyKcal' as const,
    })),
    ...changes.map(({ owner, change, ...row }) => ({ ...row, owners: [owner] as const, key: change })),
  ];
}
