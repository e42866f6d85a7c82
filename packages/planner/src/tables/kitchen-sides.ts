import {
  type DishRole,
  isStored,
  type Kitchen,
  maySuit,
  NUTRIENTS,
  type SideDish,
  sharesFood,
  standing,
  type TableDish,
  type TablePlace,
} from '@kkini/domain';
import { memoizeByObject } from '@kkini/domain/memoize';
import { ServableDishes } from '../constraints/servable-dishes.ts';
import type { Candidate } from '../model/candidate.ts';
import { LEAVES_INDEX, LOAD_INDEX, leavesEaten, noAmounts } from '../model/day-amounts.ts';
import type { LeadRecipe, Tables } from '../model/tables.ts';
import { carries } from '../preferences/tag-preference.ts';
import { WORK_POINTS } from '../preferences/work-points.ts';
import { textHash } from '../seed.ts';

/** What a side dish or kimchi is to every visitor. */
export type KitchenSide = {
  readonly id: string;
  readonly standing: TableDish;
  /** By side of the kitchen, 1 where they do not stand on one table: itself, and what shares its main food. */
  readonly clashes: Uint8Array;
  /** A serving's amounts, as `DAY_AMOUNTS` says; an unknown one counts as 0. */
  readonly amounts: Float64Array;
  /** Days it keeps after the day of cooking. */
  readonly keepDays: number;
  /** Whether it is taken from a store, like kimchi, and not cooked for the week. */
  readonly isStored: boolean;
  /** Whether it may stand on every table of a day. */
  readonly isKimchi: boolean;
  /** Minutes of work of a cooking, and its points. */
  readonly minutes: number;
  readonly cooking: number;
};

/** A side with what its points follow from. */
export type ShelvedSide = {
  readonly side: KitchenSide;
  readonly candidate: Candidate;
  readonly role: DishRole;
  readonly familiarity: number;
  readonly seasonMonths: readonly number[];
  /** Whether it is hot beside a child; kimchi is for the others. */
  readonly isHot: boolean;
  readonly hash: number;
};

/** The sides and kimchi of a kitchen, which of them a visitor may have, and where they may stand. */
export class KitchenSides {
  readonly all: readonly ShelvedSide[];
  readonly servable: ServableDishes;
  private readonly suiting = new Map<string, Uint8Array>();

  constructor(
    tables: Tables,
    private readonly kitchen: Kitchen,
  ) {
    const known = knownSides(tables, kitchen);
    this.all = known.map((side) => shelved(side, clashesOf(side, known)));
    // Companions come from the kitchen they are eaten in, whatever kitchen their recipe is of.
    this.servable = new ServableDishes(this.all.map(({ candidate: { kitchen: _any, ...dish } }) => dish));
  }

  /** By side, 1 where it may take a place beside a leading dish. */
  beside({ recipe, standing: lead }: LeadRecipe, place: TablePlace): Uint8Array {
    const key = `${place} ${recipe.id}`;
    const known = this.suiting.get(key);
    if (known !== undefined) return known;
    const where = { place, lead, kitchen: this.kitchen };
    const may = Uint8Array.from(this.all, ({ side }) => (maySuit(side.standing, where) ? 1 : 0));
    this.suiting.set(key, may);
    return may;
  }
}

/** The sides of the kitchens of a cookbook, made on first use. */
export const kitchenSides = memoizeByObject((tables: Tables) => {
  const known = new Map<Kitchen, KitchenSides>();
  return (kitchen: Kitchen): KitchenSides => {
    const sides = known.get(kitchen) ?? new KitchenSides(tables, kitchen);
    known.set(kitchen, sides);
    return sides;
  };
});

type KnownSide = SideDish & { readonly candidate: Candidate; readonly standing: TableDish };

function knownSides(tables: Tables, kitchen: Kitchen): readonly KnownSide[] {
  return tables.sidesOf(kitchen).flatMap((side): readonly KnownSide[] => {
    const { role } = side.dish;
    const candidate = role === 'side' || role === 'kimchi' ? tables.sideCandidate(side.id) : undefined;
    return candidate === undefined
      ? []
      : [{ ...side, candidate, standing: standing(side.dish, side.version) }];
  });
}

function clashesOf(side: KnownSide, all: readonly KnownSide[]): Uint8Array {
  const clashes = (other: KnownSide) => other === side || sharesFood(side.standing, other.standing);
  return Uint8Array.from(all, (other) => (clashes(other) ? 1 : 0));
}

function shelved(known: KnownSide, clashes: Uint8Array): ShelvedSide {
  const { id, dish, version, candidate } = known;
  const { role, familiarity, cooking, table } = dish;
  const isKept = isStored(cooking);
  const side: KitchenSide = {
    id,
    standing: known.standing,
    clashes,
    amounts: amountsOf(version, candidate),
    keepDays: cooking?.keepDays ?? 0,
    isStored: isKept,
    isKimchi: isKept && table.isKimchi,
    minutes: cooking?.activeMinutes ?? dish.minutes ?? 0,
    cooking: isKept ? WORK_POINTS.store : cookingPoints(dish),
  };
  const isHot = role === 'side' && carries(candidate, 'spicy');
  return { side, candidate, role, familiarity, seasonMonths: table.seasonMonths, isHot, hash: textHash(id) };
}

function amountsOf(version: SideDish['version'], { weighed }: Candidate): Float64Array {
  const amounts = noAmounts();
  for (const [index, nutrient] of NUTRIENTS.entries()) amounts[index] = version.nutrition[nutrient] ?? 0;
  amounts[LOAD_INDEX] = version.components.glycemicLoad ?? 0;
  amounts[LEAVES_INDEX] = leavesEaten(weighed.leavesG, 1);
  return amounts;
}

/** Points of one cooking of a side. */
export function cookingPoints({ cooking, minutes }: Pick<Candidate, 'cooking' | 'minutes'>): number {
  const active = cooking?.activeMinutes ?? minutes ?? 0;
  const waiting = cooking?.waitingMinutes ?? 0;
  return WORK_POINTS.cooking + WORK_POINTS.sideActive * active + WORK_POINTS.sideWaiting * waiting;
}
