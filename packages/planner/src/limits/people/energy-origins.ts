import { ageOf, estimatedEnergy, pregnancyAddition } from '@kkini/domain';
import type { EnergyKey } from '@kkini/domain/limits';
import { type Citation, grounds } from '../../model/grounds.ts';
import type { LimitRow } from '../../model/limit-row.ts';
import type { ConflictParty } from '../conflict-rules.ts';
import { ownChoices } from '../styles-off.ts';
import { household } from './household.ts';
import { type PersonFigure, type PlannedFor, type PlannedPerson, referenceFigure } from './planned-person.ts';

/** The rows that set the energy of the household's lead (safety-rules section 2). */
export function energyOrigins(plannedFor: PlannedFor): readonly LimitRow[] {
  const { lead } = household(plannedFor);
  const { day, stage, states } = lead;
  const { needKcal, dayKcal, floorKcal } = day;
  const added = pregnancyOrigins(lead);
  const addition = added.reduce((sum, { min = 0 }) => sum + min, 0);
  const { value, ...grounded } = needFigure(lead, plannedFor, needKcal - addition);
  const reference: LimitRow = { ...energyRow(stage, 'energyKcal', value), ...grounded };
  const { healthConditions, eatingStyles } = ownChoices(lead, plannedFor);
  const floorOf = (owner: ConflictParty, citation: Citation): LimitRow =>
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
    ...liverOwners(healthConditions.includes('liverDisease'), states.includes('cirrhosis')).map((owner) =>
      floorOf(owner, 'LIV ◇M'),
    ),
    ...(grows ? [origin('muscleGain', 'moreShare', [toHundredth(dayKcal / needKcal - 1), 'ISSN17 ◇M'])] : []),
  ];
}

/** The owner of the floor for liver disease: the condition where it is chosen, otherwise the answer alone. */
function liverOwners(isChosen: boolean, isCirrhosis: boolean): readonly ConflictParty[] {
  if (isChosen) return ['liverDisease'];
  return isCirrhosis ? ['cirrhosis'] : [];
}

type Cited = readonly [value: number, citation: Citation];

function origin(owner: ConflictParty, key: EnergyKey, [value, citation]: Cited): LimitRow {
  return { ...energyRow(owner, key, value), ...grounds(citation) };
}

/** An energy row with its one figure: a reference, a change of it, or a floor. */
function energyRow(owner: ConflictParty, key: EnergyKey, value: number) {
  const range = key === 'floorKcal' ? { min: value } : { min: value, max: value };
  return { owners: [owner], key, kind: 'limit', ...range } as const;
}

/** The row of the energy need: estimated from all measures, looked up by age or sex, or that of the reference person. */
function needFigure({ person, stage }: PlannedPerson, { year }: PlannedFor, kcal: number): PersonFigure {
  if (estimatedEnergy(person, year) !== null) return { value: kcal, ...grounds('EER ✓H') };
  if (ageOf(person, year) === null && (person.sex === null || stage === 'child')) {
    return { ...referenceFigure(stage, 'energyKcal'), value: kcal };
  }
  return { value: kcal, ...grounds('K25 ✓H') };
}

function pregnancyOrigins({ person, states }: PlannedPerson): readonly LimitRow[] {
  const value = pregnancyAddition(person);
  const state = states.includes('lactating') ? 'lactating' : 'pregnant';
  return value === 0 ? [] : [origin(state, 'moreKcal', [value, 'K25 ✓M'])];
}

function toHundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
