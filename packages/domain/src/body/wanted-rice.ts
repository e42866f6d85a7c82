import { RICE_DISH, type RiceKind } from '../vocabulary/foods/rice-kinds.ts';
import { hadStomachSurgery, kidneyStage } from './body-facts.ts';
import type { Person } from './person.ts';

/**
 * Kinds of rice with twice the phosphorus of white rice or four times its potassium: a bowl of 210 g has 207 mg
 * phosphorus as brown rice, 174 mg with beans, 216 mg with five grains, and 91 mg as white rice (RDA table, as cooked
 * here). From stage 3 on both are limited (KDIGO24).
 */
const RICH_IN_PHOSPHORUS: readonly string[] = [RICE_DISH.brown, RICE_DISH.bean, 'ogok-bap'];

/** Whether somebody's kidneys at the table rule out a rice, given by the id of its dish. */
export function isRiceRefused(persons: readonly Person[], dishId: string): boolean {
  return RICH_IN_PHOSPHORUS.includes(dishId) && persons.some(limitsPhosphorus);
}

/**
 * The rice for the table: the chosen one, unless somebody's kidneys rule it out. White rice where they do, or where
 * nothing was chosen and somebody's kidneys are weak or stomach was operated on, which tolerates soft rice better than
 * grains with bran (GAS). Null leaves the rice to the plan.
 */
export function wantedRice(persons: readonly Person[], chosen: RiceKind | null): RiceKind | null {
  if (chosen !== null && !isRiceRefused(persons, RICE_DISH[chosen])) return chosen;
  return persons.some((person) => limitsPhosphorus(person) || hadStomachSurgery(person)) ? 'white' : null;
}

function limitsPhosphorus(person: Person): boolean {
  const stage = kidneyStage(person);
  return stage === 'third' || stage === 'late';
}
