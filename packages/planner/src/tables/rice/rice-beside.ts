import {
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
import { hardViolations } from '../../constraints/dish-violations.ts';
import type { Candidate } from '../../model/candidate.ts';
import { kitchenOf } from '../../model/kitchen-of.ts';
import type { LeadRecipe, Tables } from '../../model/tables.ts';
import type { Visitor } from '../../model/visitor.ts';
import { companionsBeside } from '../companions-beside.ts';
import { isRiceAllowed, ricesOf } from './allowed-rice.ts';

/**
 * The choice of rice for one meal. `day` is the index of its day in the week, `ANY_DAY` where it does not matter.
 * `mayWish` is false where the chosen rice would break a limit.
 */
export type RiceAsked = {
  readonly visitor: Visitor;
  readonly tables: Tables;
  readonly mealTime: MealTime;
  readonly day: number;
  readonly mayWish: boolean;
};

/**
 * A planned slot with the visitor's rice in place of the usual one, where exclusions and HARD rules allow it;
 * otherwise with the usual rice or, where that is forbidden, the most common other one. Other companions that hold an
 * excluded food are replaced or left out.
 */
export function withRice(slot: MealSlot, asked: RiceAsked): MealSlot {
  const lead = slot.kind === 'recipe' ? asked.tables.leadOf(slot.id) : undefined;
  if (slot.kind !== 'recipe' || lead === undefined) return slot;
  const usual = lead.recipe.companions ?? [];
  const beside = companionsBeside(lead, asked);
  const isUsual = beside.length === usual.length && usual.every(({ id }, at) => beside[at] === id);
  const rices = ricesOf(asked.visitor, asked.tables);
  const present = rices.find(({ id }) => beside.includes(id));
  const chosen =
    present && chosenRice({ recipe: lead.recipe, standing: lead.standing, beside, present }, rices, asked);
  if (present !== undefined && chosen !== undefined && chosen !== present)
    return { ...slot, companions: companionsWith({ beside, present }, chosen.id) };
  return isUsual ? slot : { ...slot, companions: beside.map((id) => ({ id })) };
}

/** The candidate of a slot with companions of its own; undefined with the usual companions. */
export function mealOf(slot: MealSlot, tables: Tables): Candidate | undefined {
  if (slot.kind !== 'recipe' || slot.companions === undefined) return undefined;
  return tables.mealWith(
    slot.id,
    slot.companions.map(({ id }) => id),
  );
}

/** A leading dish with the ids of its companions and the rice among them. */
type LeadAndBeside = LeadRecipe & { readonly beside: readonly string[]; readonly present: SideDish };

function chosenRice(
  { present, ...lead }: LeadAndBeside,
  rices: readonly SideDish[],
  asked: RiceAsked,
): SideDish {
  const { visitor } = asked;
  const kitchen = kitchenOf(visitor);
  const isServable = (rice: SideDish) => {
    const ids = companionsWith({ ...lead, present }, rice.id).map(({ id }) => id);
    const meal = asked.tables.mealWith(lead.recipe.id, ids);
    return meal !== undefined && hardViolations(meal, visitor, asked.mealTime).length === 0;
  };
  const kind = asked.mayWish ? wantedRice(visitor.persons, visitor.rice ?? null) : null;
  const wanted = kind === null ? undefined : rices.find(({ dish }) => dish.id === RICE_DISH[kind]);
  if (wanted !== undefined && (wanted === present || isServable(wanted))) return wanted;
  if (isRiceAllowed(asked, present.dish)) return present;
  const { seasoning } = KITCHEN_FACTS[kitchen];
  return (
    rices
      .filter(({ dish, version }) => {
        const where = { place: 'rice', lead: lead.standing, kitchen } as const;
        return isRiceAllowed(asked, dish) && maySuit(standing(dish, version), where);
      })
      .sort((a, b) => riceWeight(b.dish.id, seasoning) - riceWeight(a.dish.id, seasoning))
      .find(isServable) ?? present
  );
}

/** The companions of a dish with another rice. */
function companionsWith(
  { beside, present }: Pick<LeadAndBeside, 'beside' | 'present'>,
  riceId: string,
): readonly LaidDish[] {
  return beside.map((id): LaidDish => ({ id: id === present.id ? riceId : id }));
}
