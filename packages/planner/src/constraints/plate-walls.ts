import { type Person, withoutDoubtful } from '@kkini/domain';
import { conditionsOf } from '@kkini/domain/limits';
import { personOwners, type RuleOwner } from '../model/rule-owner.ts';
import type { Visitor } from '../model/visitor.ts';
import type { WeighedFoods } from '../model/weighed-foods.ts';
import { HARD_RULES } from './hard-rules.ts';

/** Foods weighed on every plate of a meal. Leaves are limited per day instead. */
export const ON_PLATES = ['fishG', 'seaweedG'] as const satisfies readonly (keyof WeighedFoods)[];

/** Most grams of a food on a person's plate at one meal, whatever their portion; infinite where nothing limits them. */
export type PlateWalls = Readonly<Record<(typeof ON_PLATES)[number], number>>;

/** The plate limits set by the HARD rules about a person and their conditions. */
export function plateWalls(person: Person, visitor: Visitor): PlateWalls {
  const own = personOwners(withoutDoubtful(person, visitor.year), visitor.year);
  const owners = new Set<RuleOwner>([...own, ...conditionsOf(person, visitor), ...visitor.eatingStyles]);
  const rules = HARD_RULES.filter(({ owner }) => owners.has(owner));
  const least = (of: (typeof ON_PLATES)[number]) =>
    rules.reduce((most, rule) => Math.min(most, rule.most[of] ?? Infinity), Infinity);
  return { fishG: least('fishG'), seaweedG: least('seaweedG') };
}

/** Plate limits of somebody without such rules. */
export const ANY_PLATE: PlateWalls = { fishG: Infinity, seaweedG: Infinity };
