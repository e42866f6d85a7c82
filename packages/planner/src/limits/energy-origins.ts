import { ageOf, estimatedEnergy, type LifeStage, pregnancyAddition } from '@kkini/domain';
import type { BodyState } from './body-states.ts';
import type { ConflictParty } from './conflict-rules.ts';
import { type Citation, type Grounds, grounds } from './grounds.ts';
import { household } from './household.ts';
import { type PersonFigure, type PlannedFor, type PlannedPerson, referenceFigure } from './planned-person.ts';
import { ownChoices } from './styles-off.ts';

/** How the energy of a day is reached: what the body needs, kcal less or more, a share more, the least that is enough. */
export type EnergyKey = 'energyKcal' | 'lessKcal' | 'moreKcal' | 'moreShare' | 'floorKcal';

/** A row behind the energy of a day: the person's need, or what a choice or answer makes of it. */
export type EnergyOrigin = Grounds & {
  readonly owners: readonly [LifeStage | BodyState | ConflictParty];
  readonly key: EnergyKey;
  readonly value: number;
};

/** The rows the energy of the household's lead comes from (safety-rules section 2). */
export function energyOrigins(plannedFor: PlannedFor): readonly EnergyOrigin[] {
  const { lead } = household(plannedFor);
  const { day, stage, states } = lead;
  const { needKcal, dayKcal, floorKcal } = day;
  const added = pregnancyOrigins(lead);
  const addition = added.reduce((sum, { value }) => sum + value, 0);
  const need = needFigure(lead, plannedFor, needKcal - addition);
  const reference: EnergyOrigin = { owners: [stage], key: 'energyKcal', ...need };
  const { healthConditions, eatingStyles } = ownChoices(lead, plannedFor);
  const floorOf = (owner: ConflictParty, citation: Citation): EnergyOrigin =>
    origin(owner, 'floorKcal', [floorKcal, citation]);
  if (dayKcal < needKcal) {
    const owner = healthConditions.includes('obesity') ? 'obesity' : 'diet';
    const less = origin(owner, 'lessKcal', [needKcal - dayKcal, 'KSO22 ✓H']);
    return [reference, ...added, less, floorOf(owner, 'KSO22 ✓M')];
  }
  const grows = dayKcal > needKcal && eatingStyles.includes('muscleGain');
  return [
    reference,
    ...added,
    ...(healthConditions.includes('liverDisease') || states.includes('cirrhosis')
      ? [floorOf('liverDisease', 'LIV ◇M')]
      : []),
    ...(grows ? [origin('muscleGain', 'moreShare', [toHundredth(dayKcal / needKcal - 1), 'ISSN17 ◇M'])] : []),
  ];
}

type Told = readonly [value: number, citation: Citation];

function origin(owner: ConflictParty, key: EnergyKey, [value, citation]: Told): EnergyOrigin {
  return { owners: [owner], key, value, ...grounds(citation) };
}

/** Estimated from all measures, looked up by age or sex, or that of the reference person. */
function needFigure({ person, stage }: PlannedPerson, { year }: PlannedFor, kcal: number): PersonFigure {
  if (estimatedEnergy(person, year) !== null) return { value: kcal, ...grounds('EER ✓H') };
  if (ageOf(person, year) === null && person.sex === null) {
    return { ...referenceFigure(stage, 'energyKcal'), value: kcal };
  }
  return { value: kcal, ...grounds('K25 ✓H') };
}

function pregnancyOrigins({ person, states }: PlannedPerson): readonly EnergyOrigin[] {
  const value = pregnancyAddition(person);
  const state = states.includes('lactating') ? 'lactating' : 'pregnant';
  return value === 0 ? [] : [origin(state, 'moreKcal', [value, 'K25 ✓M'])];
}

function toHundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
