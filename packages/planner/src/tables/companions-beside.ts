import { type MealTime, placesBeside, sharesFood } from '@kkini/domain';
import { hardViolations } from '../constraints/dish-violations.ts';
import { kitchenOf } from '../model/kitchen-of.ts';
import type { LeadRecipe, Tables } from '../model/tables.ts';
import type { Visitor } from '../model/visitor.ts';
import { seededUnit, textHash } from '../seed.ts';
import { riceInstead } from './allowed-rice.ts';
import { kitchenSides, type ShelvedSide } from './kitchen-sides.ts';

/** `day` is the place of the meal in the week, 6 where it does not matter. */
type Asked = {
  readonly visitor: Visitor;
  readonly tables: Tables;
  readonly mealTime: MealTime;
  readonly day: number;
};

/**
 * What stands beside a leading dish before its table is laid, by the ids of recipes: its usual companions; where they hold an
 * excluded food, others in their places, the rice among them; where those do not go together either, rice alone.
 */
export function companionsBeside(lead: LeadRecipe, asked: Asked): readonly string[] {
  const { companions = [], kitchen } = lead.recipe;
  const usual = companions.map(({ id }) => id);
  const mayDiffer = asked.visitor.exclusions.length > 0 && kitchen === kitchenOf(asked.visitor);
  if (!mayDiffer || mayStand(lead, usual, asked)) return usual;
  const isRice = (at: number) => companions[at]?.role === 'rice';
  const rice = usual.flatMap((id, at) => (isRice(at) ? (allowedRice(id, lead, asked) ?? []) : []));
  const others = [...rice, ...othersBeside(lead, asked)];
  return mayStand(lead, others, asked) ? others : rice;
}

/** The usual rice of a dish or, where it is forbidden, another. */
function allowedRice(id: string, lead: LeadRecipe, asked: Asked): string | undefined {
  return isAllowed(id, asked) ? id : riceInstead(lead, asked);
}

function mayStand({ recipe }: LeadRecipe, beside: readonly string[], asked: Asked): boolean {
  const meal = asked.tables.mealWith(recipe.id, beside);
  return meal !== undefined && hardViolations(meal, asked.visitor, asked.mealTime).length === 0;
}

/** The usual companions, each forbidden side replaced by the best known one that suits its place, or left out. */
function othersBeside(lead: LeadRecipe, { visitor, tables, mealTime }: Asked): readonly string[] {
  const kitchen = kitchenOf(visitor);
  const shelf = kitchenSides(tables)(kitchen);
  const mayServe = shelf.servable.forVisitor(visitor, mealTime);
  const chosen: ShelvedSide[] = [];
  const isFree = ({ side }: ShelvedSide) =>
    !chosen.some((each) => each.side.id === side.id || sharesFood(each.side.standing, side.standing));
  const chance = ({ hash }: ShelvedSide) => seededUnit(textHash(lead.recipe.id), hash);
  const inPlaceOf = (usual: number) => {
    const suiting = placesBeside(lead.standing, kitchen).map((place) => shelf.beside(lead, place));
    const suits = suiting.find((each) => each[usual] === 1);
    const [best] = shelf.all
      .filter((side, at) => suits?.[at] === 1 && mayServe(at) && isFree(side))
      .sort((a, b) => b.familiarity - a.familiarity || chance(a) - chance(b));
    return best;
  };
  return (lead.recipe.companions ?? []).flatMap(({ id, role }): readonly string[] => {
    const at = shelf.all.findIndex(({ side }) => side.id === id);
    if (at < 0) return role !== 'rice' && isAllowed(id, { visitor, tables, mealTime }) ? [id] : [];
    const side = mayServe(at) ? shelf.all[at] : inPlaceOf(at);
    if (side === undefined) return [];
    chosen.push(side);
    return [side.side.id];
  });
}

function isAllowed(id: string, { visitor, tables, mealTime }: Omit<Asked, 'day'>): boolean {
  const alone = tables.sideCandidate(id);
  return alone !== undefined && hardViolations(alone, visitor, mealTime).length === 0;
}
