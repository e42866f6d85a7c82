import { type MealTime, NUTRIENTS, placesBeside, sharesFood } from '@kkini/domain';
import { hardViolations } from '../constraints/dish-violations.ts';
import { countsInWeek } from '../constraints/week-walls.ts';
import { dayLimits } from '../limits/day-limits.ts';
import { kitchenOf } from '../model/kitchen-of.ts';
import type { LeadRecipe, Tables } from '../model/tables.ts';
import type { Visitor } from '../model/visitor.ts';
import { seededUnit, textHash } from '../seed.ts';
import { kitchenSides, type ShelvedSide } from './kitchen-sides.ts';
import { riceInstead } from './rice/allowed-rice.ts';

/** `day` is the index of the meal's day in the week, `ANY_DAY` where it does not matter. */
type Asked = {
  readonly visitor: Visitor;
  readonly tables: Tables;
  readonly mealTime: MealTime;
  readonly day: number;
};

/**
 * The companions of a leading dish before its table is laid, by the ids of recipes: the usual ones; where they hold
 * an excluded food, others in their places, rice included; where those break a rule too, rice alone, or nothing where
 * a rule forbids that rice.
 */
export function companionsBeside(lead: LeadRecipe, asked: Asked): readonly string[] {
  const { companions = [], kitchen } = lead.recipe;
  const usual = companions.map(({ id }) => id);
  if (kitchen !== kitchenOf(asked.visitor) || mayHaveUsual(lead, asked)) return usual;
  const isRice = (at: number) => companions[at]?.role === 'rice';
  const rice = usual.flatMap((id, at) => (isRice(at) ? (allowedRice(id, lead, asked) ?? []) : []));
  const others = [...rice, ...othersBeside(lead, asked)];
  return [others, rice, NOTHING].find((beside) => mayStand(lead, beside, asked)) ?? rice;
}

const NOTHING: readonly string[] = [];

/** Whether no exclusion of the visitor forbids the usual companions of a leading dish. */
export function mayHaveUsual(lead: LeadRecipe, asked: Omit<Asked, 'day'>): boolean {
  const usual = (lead.recipe.companions ?? []).map(({ id }) => id);
  return asked.visitor.exclusions.length === 0 || mayStand(lead, usual, asked);
}

/** The usual rice of a dish or, where it is forbidden, another one. */
function allowedRice(id: string, lead: LeadRecipe, asked: Asked): string | undefined {
  return isAllowed(id, asked) ? id : riceInstead(lead, asked);
}

function mayStand({ recipe }: LeadRecipe, beside: readonly string[], asked: Omit<Asked, 'day'>): boolean {
  const meal = asked.tables.mealWith(recipe.id, beside);
  return meal !== undefined && hardViolations(meal, asked.visitor, asked.mealTime).length === 0;
}

/**
 * The usual companions, with each forbidden side replaced by another that suits its place, or left out. Among the
 * sides that hold about as much energy, sodium, protein and amounts that medicines and kidneys limit, the most
 * familiar one is chosen.
 */
function othersBeside(lead: LeadRecipe, { visitor, tables, mealTime }: Asked): readonly string[] {
  const kitchen = kitchenOf(visitor);
  const shelf = kitchenSides(tables)(kitchen);
  const mayServe = shelf.servable.forVisitor(visitor, mealTime);
  const isCounted = countsInWeek(visitor);
  const compared = [
    ...DAY,
    ...dayLimits(visitor).walls.map(({ index, max }) => ({ at: index, amount: max })),
  ];
  const stays = (at: number) => at >= 0 && mayServe(at);
  const placeOf = (id: string) => shelf.all.findIndex(({ side }) => side.id === id);
  const companions = (lead.recipe.companions ?? []).map((each) => ({ ...each, at: placeOf(each.id) }));
  const chosen: ShelvedSide[] = companions.flatMap(({ at }) => (stays(at) ? (shelf.all[at] ?? []) : []));
  const isFree = ({ side }: ShelvedSide) =>
    !chosen.some((each) => each.side.id === side.id || sharesFood(each.side.standing, side.standing));
  const chance = ({ hash }: ShelvedSide) => seededUnit(textHash(lead.recipe.id), hash);
  const inPlaceOf = (usual: number) => {
    const suiting = placesBeside(lead.standing, kitchen).map((place) => shelf.beside(lead, place));
    const suits = suiting.find((each) => each[usual] === 1);
    const away = (side: ShelvedSide) => Math.floor(distance(side, shelf.all[usual], compared) / ALIKE);
    const [best] = shelf.all
      .filter(
        (side, at) =>
          suits?.[at] === 1 &&
          side.times.has(mealTime) &&
          mayServe(at) &&
          !isCounted(side.candidate) &&
          isFree(side),
      )
      .sort((a, b) => away(a) - away(b) || b.familiarity - a.familiarity || chance(a) - chance(b));
    return best;
  };
  return companions.flatMap(({ id, role, at }): readonly string[] => {
    if (at < 0) return role !== 'rice' && isAllowed(id, { visitor, tables, mealTime }) ? [id] : [];
    if (stays(at)) return [id];
    const side = inPlaceOf(at);
    if (side === undefined) return [];
    chosen.push(side);
    return [side.side.id];
  });
}

/** An amount of a day, by its index in `DAY_AMOUNTS`. */
type DayPart = { readonly at: number; readonly amount: number };

/**
 * Difference between the amounts of two sides, in days' worth. A small one keeps the day close to the proved one,
 * which has the usual side.
 */
function distance(a: ShelvedSide, b: ShelvedSide | undefined, compared: readonly DayPart[]): number {
  return compared.reduce((sum, { at, amount }) => {
    const apart = (a.side.amounts[at] ?? 0) - (b?.side.amounts[at] ?? 0);
    return sum + Math.abs(apart) / amount;
  }, 0);
}

/** Approximate daily intake of an adult. */
const DAY = [
  { at: NUTRIENTS.indexOf('energyKcal'), amount: 2000 },
  { at: NUTRIENTS.indexOf('sodiumMg'), amount: 2000 },
  { at: NUTRIENTS.indexOf('proteinG'), amount: 60 },
] as const;
/** Sides that differ by at most this share of the daily intake count as alike. */
const ALIKE = 0.1;

function isAllowed(id: string, { visitor, tables, mealTime }: Omit<Asked, 'day'>): boolean {
  const alone = tables.sideCandidate(id);
  return alone !== undefined && hardViolations(alone, visitor, mealTime).length === 0;
}
