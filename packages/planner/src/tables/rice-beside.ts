import {
  isRiceRefused,
  KITCHEN_FACTS,
  type LaidDish,
  type MealSlot,
  type MealTime,
  maySuit,
  RICE_DISH,
  riceWeight,
  type SideDish,
  standing,
  wantedRice,
} from '@kkini/domain';
import { hardViolations } from '../constraints/dish-violations.ts';
import type { Candidate } from '../model/candidate.ts';
import { kitchenOf } from '../model/kitchen-of.ts';
import type { LeadRecipe, Tables } from '../model/tables.ts';
import type { Visitor } from '../model/visitor.ts';
import { companionsBeside } from './companions-beside.ts';

/** The first day, of 0 to 6, with brown rice where nobody asked for it: three days of a week are no more than people have it. */
const BROWN_FROM = 4;
/** What stands on the table of a household without limits that names no rice. */
const EVERYDAY: readonly string[] = [RICE_DISH.white, RICE_DISH.mixed];

/**
 * For whom and of what the rice of a meal is chosen; `day` is its place in the week, 6 where it does not matter, `mayWish` is
 * false where the rice that is wanted would break a limit.
 */
export type RiceAsked = {
  readonly visitor: Visitor;
  readonly tables: Tables;
  readonly mealTime: MealTime;
  readonly day: number;
  readonly mayWish: boolean;
};

/**
 * Whether a rice, by the id of its dish, may stand on a table of a day: none that somebody's kidneys refuse; where nobody asked
 * for it, everyday rice for a household without limits, and brown rice on few days for others.
 */
export function isRiceAllowed({ visitor, day }: Pick<RiceAsked, 'visitor' | 'day'>, dishId: string): boolean {
  if (isRiceRefused(visitor.persons, dishId)) return false;
  const { rice = null } = visitor;
  if (rice !== null && RICE_DISH[rice] === dishId) return true;
  if (dishId === RICE_DISH.brown && day < BROWN_FROM) return false;
  return KITCHEN_FACTS[kitchenOf(visitor)].seasoning === 'mild' || EVERYDAY.includes(dishId);
}

/**
 * A planned slot with the visitor's rice beside its dish in place of the usual one, where exclusions and HARD rules let the
 * meal have it; else with the usual rice or, where that is not allowed, the most common other one. No other companion stays
 * that holds an excluded food.
 */
export function withRice(slot: MealSlot, asked: RiceAsked): MealSlot {
  const lead = slot.kind === 'recipe' ? asked.tables.leadOf(slot.id) : undefined;
  if (slot.kind !== 'recipe' || lead === undefined) return slot;
  const usual = lead.recipe.companions ?? [];
  const usualRice = usual.find(({ role }) => role === 'rice');
  const beside = companionsBeside(lead, asked);
  const isUsual = beside.length === usual.length && usual.every(({ id }, at) => beside[at] === id);
  const rices = ricesOf(asked);
  const present = rices.find(({ id }) => id === usualRice?.id);
  const chosen = usualRice && chosenRice({ ...lead, beside }, rices, { ...asked, present });
  if (chosen !== undefined && chosen !== present)
    return { ...slot, companions: companionsWith({ ...lead, beside }, chosen.id) };
  return isUsual ? slot : { ...slot, companions: beside.map((id) => ({ id })) };
}

/** The meal a slot of a laid table is to the planner; undefined with the usual companions. */
export function mealOf(slot: MealSlot, tables: Tables): Candidate | undefined {
  if (slot.kind !== 'recipe' || slot.companions === undefined) return undefined;
  return tables.mealWith(
    slot.id,
    slot.companions.map(({ id }) => id),
  );
}

function ricesOf({ tables, visitor }: RiceAsked): readonly SideDish[] {
  return tables.sidesOf(kitchenOf(visitor)).filter(({ dish }) => dish.role === 'rice');
}

type Choosing = RiceAsked & { readonly present: SideDish | undefined };

/** A leading dish and what stands beside it but for another rice, by the ids of recipes. */
type LeadAndBeside = LeadRecipe & { readonly beside: readonly string[] };

function chosenRice(
  lead: LeadAndBeside,
  rices: readonly SideDish[],
  { present, ...asked }: Choosing,
): SideDish | undefined {
  const { visitor } = asked;
  const kitchen = kitchenOf(visitor);
  const isServable = (rice: SideDish) => {
    const ids = companionsWith(lead, rice.id).map(({ id }) => id);
    const meal = asked.tables.mealWith(lead.recipe.id, ids);
    return meal !== undefined && hardViolations(meal, visitor, asked.mealTime).length === 0;
  };
  const kind = asked.mayWish ? wantedRice(visitor.persons, visitor.rice ?? null) : null;
  const wanted = kind === null ? undefined : rices.find(({ dish }) => dish.id === RICE_DISH[kind]);
  if (wanted !== undefined && (wanted === present || isServable(wanted))) return wanted;
  if (present !== undefined && isRiceAllowed(asked, present.dish.id)) return present;
  const { seasoning } = KITCHEN_FACTS[kitchen];
  return (
    rices
      .filter(({ dish, version }) => {
        const where = { place: 'rice', lead: lead.standing, kitchen } as const;
        return isRiceAllowed(asked, dish.id) && maySuit(standing(dish, version), where);
      })
      .sort((a, b) => riceWeight(b.dish.id, seasoning) - riceWeight(a.dish.id, seasoning))
      .find(isServable) ?? present
  );
}

/** What stands beside a dish, with another rice than the usual one. */
function companionsWith({ recipe, beside }: LeadAndBeside, riceId: string): readonly LaidDish[] {
  const usual = recipe.companions?.find(({ role }) => role === 'rice')?.id;
  return beside.map((id): LaidDish => ({ id: id === usual ? riceId : id }));
}
