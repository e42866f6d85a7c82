import { ENERGY_ROWS, type EnergyRow } from './energy-rows.ts';
import type { ReferencePerson } from './reference-person.ts';
import { type Choices, stageChoices } from './stage-choices.ts';

/**
 * Energy of the day in kcal: one target, the lowest one set by a condition, else by a style, never below the floors of
 * what was chosen (nutrition-rules sections 6.3 and 7). An older adult has the smaller deficit, a child none.
 */
export function energyTarget(person: ReferencePerson, choices: Choices): number {
  const { healthConditions, eatingStyles } = stageChoices(person.key, choices);
  const targets = (owners: readonly string[]) =>
    owners.flatMap((owner) => {
      const row = ENERGY_ROWS.find((each) => each.owner === owner && each.change !== 'floorKcal');
      return row === undefined ? [] : [changed(person, row)];
    });
  const byCondition = targets(healthConditions);
  const decided = byCondition.length > 0 ? byCondition : targets(eatingStyles);
  const target = Math.min(...(decided.length > 0 ? decided : [person.energyKcal]));
  const isLess = target < person.energyKcal;
  const floored: readonly string[] = [
    ...healthConditions,
    ...eatingStyles,
    ...(isLess && person.key === 'older' ? ['older'] : []),
  ];
  const floors = ENERGY_ROWS.filter(({ owner, change }) => change === 'floorKcal' && floored.includes(owner));
  return Math.max(target, ...floors.map(({ value }) => value));
}

function changed({ key, energyKcal }: ReferencePerson, row: EnergyRow): number {
  const isDeficit = row.change !== 'moreShare' && row.value > 0;
  const own = isDeficit
    ? ENERGY_ROWS.find(({ owner, change }) => owner === key && change === 'lessKcal')
    : row;
  const { change, value } = own ?? row;
  if (change === 'lessKcal') return energyKcal - value;
  return energyKcal * (change === 'moreShare' ? 1 + value : 1 - value);
}
