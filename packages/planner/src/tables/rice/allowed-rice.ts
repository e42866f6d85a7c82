import {
  type Cooking,
  isRiceRefused,
  KITCHEN_FACTS,
  type MealTime,
  MORNING_MINUTES,
  maySuit,
  RICE_DISH,
  riceWeight,
  type SideDish,
  standing,
  type TableDish,
} from '@kkini/domain';
import { hardViolations } from '../../constraints/dish-violations.ts';
import type { ChangeBeside } from '../../constraints/servable-dishes.ts';
import { kitchenOf } from '../../model/kitchen-of.ts';
import type { LeadRecipe, Tables } from '../../model/tables.ts';
import type { Visitor } from '../../model/visitor.ts';
import { seededUnit, textHash } from '../../seed.ts';

/** Day index, from 0 to 6, for a meal that may have any rice whatever its day. */
export const ANY_DAY = 6;
/**
 * First day index, from 0 to 6, with brown rice where nobody asked for it: people have it on at most three days of a
 * week.
 */
const BROWN_FROM = 4;
/** Rice of a household without limits that names none. */
const EVERYDAY: readonly string[] = [RICE_DISH.white, RICE_DISH.mixed];

/** `day` is the index of the meal's day in the week, `ANY_DAY` where it does not matter. */
type Served = { readonly visitor: Visitor; readonly day: number; readonly mealTime: MealTime };

/** A kind of rice: the id of its dish, and how long it takes. */
type RiceDish = { readonly id: string; readonly cooking?: Cooking };

/**
 * Whether a rice may stand on a table of a day. A rice that somebody's kidney condition rules out never may. Where nobody asked
 * for it, a household without limits has everyday rice only, others have brown rice on few days, and the first breakfast has none
 * that soaks overnight, because the evening before it is no day of the plan.
 */
export function isRiceAllowed(
  { visitor, day, mealTime }: Served,
  { id: dishId, cooking }: RiceDish,
): boolean {
  if (isRiceRefused(visitor.persons, dishId)) return false;
  const { rice = null } = visitor;
  if (rice !== null && RICE_DISH[rice] === dishId) return true;
  const minutes = (cooking?.activeMinutes ?? 0) + (cooking?.waitingMinutes ?? 0);
  if (day === 0 && mealTime === 'breakfast' && minutes > MORNING_MINUTES[mealTime]) return false;
  if (dishId === RICE_DISH.brown && day < BROWN_FROM) return false;
  return KITCHEN_FACTS[kitchenOf(visitor)].seasoning === 'mild' || EVERYDAY.includes(dishId);
}

/** The kinds of rice of a visitor's kitchen. */
export function ricesOf(visitor: Visitor, tables: Tables): readonly SideDish[] {
  return tables.sidesOf(kitchenOf(visitor)).filter(({ dish }) => dish.role === 'rice');
}

/** Which usual companions may be replaced: none where no tables are laid; rice only where another one is available. */
export function changeBeside(visitor: Visitor, tables: Tables | undefined): ChangeBeside {
  if (tables === undefined) return 'nothing';
  const hasRice = visitor.exclusions.length > 0 && servableRices(visitor, tables).length > 0;
  return hasRice ? 'sidesAndRice' : 'sides';
}

/** The id of the rice recipe that replaces one with an excluded food: the most common of those that suit the dish best. */
export function riceInstead(
  { standing: lead }: LeadRecipe,
  { tables, ...served }: Served & { readonly tables: Tables },
): string | undefined {
  const kitchen = kitchenOf(served.visitor);
  const { seasoning } = KITCHEN_FACTS[kitchen];
  const suits = ({ dish, version }: SideDish) =>
    Number(isRiceAllowed(served, dish)) +
    Number(maySuit(standing(dish, version), { place: 'rice', lead, kitchen }));
  const [best] = [...servableRices(served.visitor, tables)].sort(
    (a, b) => suits(b) - suits(a) || riceWeight(b.dish.id, seasoning) - riceWeight(a.dish.id, seasoning),
  );
  return best?.id;
}

/** The kinds of rice that no rule forbids. */
export function servableRices(visitor: Visitor, tables: Tables): readonly SideDish[] {
  return ricesOf(visitor, tables).filter(({ id, dish }) => {
    const candidate = isRiceRefused(visitor.persons, dish.id) ? undefined : tables.sideCandidate(id);
    return candidate !== undefined && hardViolations(candidate, visitor).length === 0;
  });
}

/** A rice with its minutes of work and its points, which are higher the less common it is. */
export type PricedRice = {
  readonly id: string;
  readonly dish: RiceDish;
  readonly standing: TableDish;
  readonly points: number;
  readonly minutes: number;
};

const RARE_RICE = 0.5;

/** The kinds of rice that no rule forbids. Some cost points at random, less common ones more often. */
export function pricedRices(
  { visitor, tables }: Pick<Served, 'visitor'> & { readonly tables: Tables },
  seed: number,
): readonly PricedRice[] {
  const { seasoning } = KITCHEN_FACTS[kitchenOf(visitor)];
  return servableRices(visitor, tables).map(({ id, dish, version }) => {
    const chance = seededUnit(seed, textHash(id));
    return {
      id,
      dish,
      standing: standing(dish, version),
      points: Math.min(RARE_RICE, chance / (1 - chance) / riceWeight(dish.id, seasoning)),
      minutes: dish.cooking?.activeMinutes ?? 0,
    };
  });
}
