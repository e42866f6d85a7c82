import {
  type DishRole,
  isStored,
  type Kitchen,
  type MealTime,
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
import type { RuleOwner } from '../model/rule-owner.ts';
import type { LeadRecipe, Tables } from '../model/tables.ts';
import { carries, countsOnSides, ownerPreference } from '../preferences/tag-preference.ts';
import { WORK_POINTS } from '../preferences/work-points.ts';
import { textHash } from '../seed.ts';

/** The data of a side dish or kimchi that are the same for every visitor. */
export type KitchenSide = {
  readonly id: string;
  readonly standing: TableDish;
  /** By side of the kitchen, 1 where both may not stand on one table: the side itself, and those that share its main food. */
  readonly clashes: Uint8Array;
  /** Amounts of a serving, in the order of `DAY_AMOUNTS`; an unknown one counts as 0. */
  readonly amounts: Float64Array;
  /** Days it keeps after the day of cooking. */
  readonly keepDays: number;
  /** Whether it comes from a store, like kimchi, and is not cooked for the week. */
  readonly isStored: boolean;
  /** Whether it may stand on every table of a day. */
  readonly isKimchi: boolean;
  /** Whether it is hot with chilli, also a kimchi. */
  readonly isSpicy: boolean;
  /** Minutes of work of one cooking, and its points. */
  readonly minutes: number;
  readonly cooking: number;
};

/** A side with the data its points depend on. */
export type ShelvedSide = {
  readonly side: KitchenSide;
  readonly candidate: Candidate;
  readonly role: DishRole;
  readonly familiarity: number;
  readonly seasonMonths: readonly number[];
  /** The meal times its entry lists: nobody fries a side in the morning. */
  readonly times: ReadonlySet<MealTime>;
  /** Whether it is too hot for a child: also a pickled chilli, but not kimchi, which the others at the table eat. */
  readonly isHot: boolean;
  /** Whether it takes long chewing, also a pickle. Kimchi does not count: the others at the table eat it. */
  readonly isTough: boolean;
  /** Whether it is deep-fried or has processed meat. */
  readonly isSeldom: boolean;
  readonly hash: number;
};

/** The sides and kimchi of a kitchen: which of them a visitor may have, and where they may stand. */
export class KitchenSides {
  readonly all: readonly ShelvedSide[];
  readonly servable: ServableDishes;
  private readonly suiting = new Map<string, Uint8Array>();
  private readonly preferences = new Map<RuleOwner, Float64Array>();

  constructor(
    tables: Tables,
    private readonly kitchen: Kitchen,
  ) {
    const known = knownSides(tables, kitchen);
    this.all = known.map((side) => shelved(side, clashesOf(side, known)));
    // Companions come from this kitchen, whichever kitchen their recipe was made for.
    this.servable = new ServableDishes(this.all.map(({ candidate: { kitchen: _any, ...dish } }) => dish));
  }

  /** By side, the preference points of one owner, computed on first use; none for kimchi, which stands on every table. */
  preferenceOf(owner: RuleOwner): Float64Array {
    const known = this.preferences.get(owner);
    if (known !== undefined) return known;
    const points = Float64Array.from(this.all, ({ candidate, role }) =>
      role === 'side' ? ownerPreference(candidate, owner, countsOnSides) : 0,
    );
    this.preferences.set(owner, points);
    return points;
  }

  /** By side, 1 where it suits a place beside a leading dish. */
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
    isSpicy: carries(candidate, 'spicy'),
    minutes: cooking?.activeMinutes ?? dish.minutes ?? 0,
    cooking: isKept ? WORK_POINTS.store : cookingPoints(dish),
  };
  const isSide = role === 'side';
  const isPickle = role === 'kimchi' && !table.isKimchi;
  return {
    ...{ side, candidate, role, familiarity, seasonMonths: table.seasonMonths, hash: textHash(id) },
    times: new Set(candidate.mealTimes),
    isHot: (isSide || isPickle) && side.isSpicy,
    isTough: (isSide || isPickle) && carries(candidate, 'tough'),
    isSeldom: isSide && (dish.method === 'deepFried' || carries(candidate, 'processed-meat')),
  };
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
