import { RICE_DISH, type RiceKind } from '../vocabulary/foods/rice-kinds.ts';
import { kidneyStage } from './body-facts.ts';
import type { Person } from './person.ts';

/**
 * Kinds with twice the phosphorus of white rice or four times its potassium: a bowl of 210 g has 207 and 174 mg phosphorus as
 * brown rice and with beans, 216 mg with five grains, 91 mg as white rice (RDA table, as cooked here). From stage 3 on both are
 * limited (KDIGO24).
 */
const RICH_IN_PHOSPHORUS: readonly string[] = [RICE_DISH.brown, RICE_DISH.bean, 'ogok-bap'];

/** Whether a rice, by the id of its dish, is not for the kidneys of somebody at the table. */
export function isRiceRefused(persons: readonly Person[], dishId: string): boolean {
  return RICH_IN_PHOSPHORUS.includes(dishId) && persons.some(limitsPhosphorus);
}

/**
 * The rice for the table: the one that was chosen, unless somebody's kidneys refuse it; white where they do or where nothing
 * was chosen for them. Null leaves it to the plan.
 */
export function wantedRice(persons: readonly Person[], chosen: RiceKind | null): RiceKind | null {
  if (chosen !== null && !isRiceRefused(persons, RICE_DISH[chosen])) return chosen;
  return persons.some(limitsPhosphorus) ? 'white' : null;
}

function limitsPhosphorus(person: Person): boolean {
  const stage = kidneyStage(person);
  return stage === 'third' || stage === 'late';
}
