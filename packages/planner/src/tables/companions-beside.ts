import { type MealTime, NUTRIENTS, placesBeside, sharesFood } from '@kkini/domain';
import { hardViolations } from '../constraints/dish-violations.ts';
import { countsInWeek } from '../constraints/week-walls.ts';
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
 * excluded food, others in their places, the rice among them; where those do not go together either, rice alone, or nothing where
 * another rule is against that rice.
 */
export function companionsBeside(lead: LeadRecipe, asked: Asked): readonly string[] {
  const { companions = [], kitchen } = lead.recipe;
  const usual = companions.map(({ id }) => id);
  const mayDiffer = asked.visitor.exclusions.length > 0 && kitchen === kitchenOf(asked.visitor);
  if (!mayDiffer || mayStand(lead, usual, asked)) return usual;
  const isRice = (at: number) => companions[at]?.role === 'rice';
  const rice = usual.flatMap((id, at) => (isRice(at) ? (allowedRice(id, lead, asked) ?? []) : []));
  const others = [...rice, ...othersBeside(lead, asked)];
  return [others, rice, NOTHING].find((beside) => mayStand(lead, beside, asked)) ?? rice;
}

const NOTHING: readonly string[] = [];

/** The usual rice of a dish or, where it is forbidden, another. */
function allowedRice(id: string, lead: LeadRecipe, asked: Asked): string | undefined {
  return isAllowed(id, asked) ? id : riceInstead(lead, asked);
}

function mayStand({ recipe }: LeadRecipe, beside: readonly string[], asked: Asked): boolean {
  const meal = asked.tables.mealWith(recipe.id, beside);
  return meal !== undefined && hardViolations(meal, asked.visitor, asked.mealTime).length === 0;
}

/**
 * The usual companions, each forbidden side replaced by another that suits its place, or left out: of those that hold as much energy, sodium
 * and protein the best known one.
 */
function othersBeside(lead: LeadRecipe, { visitor, tables, mealTime }: Asked): readonly string[] {
  const kitchen = kitchenOf(visitor);
  const shelf = kitchenSides(tables)(kitchen);
  const mayServe = shelf.servable.forVisitor(visitor, mealTime);
  const isCounted = countsInWeek(visitor);
  const chosen: ShelvedSide[] = [];
  const isFree = ({ side }: ShelvedSide) =>
    !chosen.some((each) => each.side.id === side.id || sharesFood(each.side.standing, side.standing));
  const chance = ({ hash }: ShelvedSide) => seededUnit(textHash(lead.recipe.id), hash);
  const inPlaceOf = (usual: number) => {
    const suiting = placesBeside(lead.standing, kitchen).map((place) => shelf.beside(lead, place));
    const suits = suiting.find((each) => each[usual] === 1);
    const away = (side: ShelvedSide) => Math.floor(distance(side, shelf.all[usual]) / ALIKE);
    const [best] = shelf.all
      .filter((side, at) => suits?.[at] === 1 && mayServe(at) && !isCounted(side.candidate) && isFree(side))
      .sort((a, b) => away(a) - away(b) || b.familiarity - a.familiarity || chance(a) - chance(b));
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

/** How far what two sides hold is apart, in days of an adult: the day that is proved has the usual one. */
function distance(a: ShelvedSide, b: ShelvedSide | undefined): number {
  return DAY.reduce((sum, { at, amount }) => {
    const apart = (a.side.amounts[at] ?? 0) - (b?.side.amounts[at] ?? 0);
    return sum + Math.abs(apart) / amount;
  }, 0);
}

/** What a day of an adult holds of that, roughly. */
const DAY = [
  { at: NUTRIENTS.indexOf('energyKcal'), amount: 2000 },
  { at: NUTRIENTS.indexOf('sodiumMg'), amount: 2000 },
  { at: NUTRIENTS.indexOf('proteinG'), amount: 60 },
] as const;
/** Sides that differ by no more than this part of a day are alike. */
const ALIKE = 0.1;

function isAllowed(id: string, { visitor, tables, mealTime }: Omit<Asked, 'day'>): boolean {
  const alone = tables.sideCandidate(id);
  return alone !== undefined && hardViolations(alone, visitor, mealTime).length === 0;
}
