import {
  type DishVersion,
  type DishVersions,
  dishProfile,
  type FreeFrom,
  KITCHEN_FACTS,
  KITCHENS,
  type Kitchen,
  LEADING_ROLES,
  type MealTime,
  maySuit,
  type Nutrient,
  placesBeside,
  riceWeight,
  type Seasoning,
  sharesFood,
  type TableDish,
  type TableFacts,
  type TablePlace,
  type Taxonomy,
} from '@kkini/domain';
import { RAW_TAGS } from './checks/check-raw.ts';
import type { ComponentEntry } from './component-entry.ts';

/** A dish for which, or from which, companions are chosen. */
export type WrittenDish = {
  readonly entry: ComponentEntry;
  readonly versions: DishVersions;
  readonly table: TableFacts;
};

/** The companions of each leading dish, by kitchen. */
export type CompanionTable = ReadonlyMap<string, Readonly<Partial<Record<Kitchen, readonly string[]>>>>;

/**
 * Chooses the usual companions of each leading dish: by the template of its table, among dishes that share no main food with it, so
 * that each dish is used in proportion to how common it is. Sides and kimchi that are unusually rich in fibre or low in sodium are
 * left out (`typical`), as are sides that are not eaten at all meal times of the dish and, beside mild dishes, those with processed
 * meat, because whoever cooks mild should eat less of it.
 */
export function chooseCompanions(dishes: readonly WrittenDish[], taxonomy: Taxonomy): CompanionTable {
  const known = dishes.map((dish) => knownDish(dish, taxonomy));
  const leads = known.filter(({ standing }) => LEADING_ROLES.includes(standing.ordinary.role));
  const used = new Map<string, number>();
  return new Map(
    leads.map((lead) => {
      const chosen: Partial<Record<Kitchen, readonly string[]>> = {};
      for (const kitchen of KITCHENS) {
        if (lead.footprints[KITCHEN_FACTS[kitchen].companions] === null) continue;
        const alike = kitchen === 'light' ? chosen.ordinary : undefined;
        chosen[kitchen] = alike ?? companionsOf(lead, { kitchen, known, used });
      }
      return [lead.id, chosen];
    }),
  );
}

type KnownDish = {
  readonly id: string;
  readonly familiarity: number;
  readonly mealTimes: readonly MealTime[];
  /** Watched allergens, tags and foods of the dish, by the companions of a kitchen; null if the dish has no such version. */
  readonly footprints: Readonly<Record<'usual' | 'plain' | FreeFrom, ReadonlySet<string> | null>>;
  /** The dish as part of a table, by the seasoning the table is put together for. */
  readonly standing: Readonly<Record<TableSeasoning, TableDish>>;
};

function knownDish({ entry, versions, table }: WrittenDish, taxonomy: Taxonomy): KnownDish {
  const footprint = (made: readonly DishVersion[]) =>
    footprintOf(taxonomy, { title: entry.title.ko, lines: made.flatMap(({ ingredients }) => ingredients) });
  const cooked = footprint([versions.ordinary, versions.light, versions.mild]);
  const footprintFree = (free: FreeFrom) => {
    const made = versions[free];
    return made === null ? null : footprint([made.light, made.mild]);
  };
  const standing = (seasoning: Seasoning): TableDish => {
    const { role, mainGroup } = entry;
    return { role, mainGroup, table, nutrition: versions[seasoning].nutrition };
  };
  return {
    id: entry.id,
    familiarity: entry.familiarity,
    mealTimes: entry.mealTimes,
    footprints: {
      usual: cooked,
      plain: cooked,
      glutenFree: footprintFree('glutenFree'),
      soyFree: footprintFree('soyFree'),
    },
    standing: { ordinary: standing('ordinary'), mild: standing('mild') },
  };
}

/** Tags that rules and frequent exclusions look at, besides the allergens of labels. */
const WATCHED_TAGS = [
  'animal',
  'animal-flesh',
  'seafood',
  'egg',
  'dairy',
  ...RAW_TAGS,
  'organ-meat',
  'processed-meat',
  'drug-interaction',
  'herbal-concentrate',
  'purine-very-high',
  'purine-high',
  'purine-mid',
  'iodine-very-high',
  'iodine-high',
  'alcohol',
  'alcohol-cooking',
  'choking-risk',
];

/** Seasonings that most side dishes contain and many visitors exclude. A plain companion adds none of them to the table. */
const WATCHED_FOODS = ['garlic', 'onion', 'green_onion', 'chili_pepper', 'chili_powder', 'ginger'];

function footprintOf(
  taxonomy: Taxonomy,
  dish: { readonly title: string; readonly lines: DishVersion['ingredients'] },
): ReadonlySet<string> {
  const { allergens, possibleAllergens, certainTags, possibleTags, certainIds, possibleIds } = dishProfile(
    taxonomy,
    dish,
  );
  const tags = WATCHED_TAGS.filter((tag) => certainTags.has(tag) || possibleTags.has(tag));
  const foods = WATCHED_FOODS.filter((food) => certainIds.has(food) || possibleIds.has(food));
  return new Set([...allergens, ...possibleAllergens, ...tags, ...foods]);
}

type Choosing = {
  readonly kitchen: Kitchen;
  readonly known: readonly KnownDish[];
  readonly used: Map<string, number>;
};

/** The seasonings that tables are put together for: a light table is an ordinary one with less salt. */
type TableSeasoning = Exclude<Seasoning, 'light'>;

function tableSeasoning(kitchen: Kitchen): TableSeasoning {
  return KITCHEN_FACTS[kitchen].seasoning === 'mild' ? 'mild' : 'ordinary';
}

function companionsOf(lead: KnownDish, { kitchen, known, used }: Choosing): readonly string[] {
  const { companions } = KITCHEN_FACTS[kitchen];
  const seasoning = tableSeasoning(kitchen);
  const standing = lead.standing[seasoning];
  const ofLead = lead.footprints[companions];
  const chosen: KnownDish[] = [];
  for (const place of placesBeside(standing, kitchen)) {
    const fitting = known.filter((dish) => {
      const own = dish.standing[seasoning];
      if (!maySuit(own, { place, lead: standing, kitchen })) return false;
      if (!isThereWith(own, standing)) return false;
      const footprint = dish.footprints[companions];
      if (footprint === null) return false;
      const isPlain = [...footprint].every((food) => ofLead?.has(food));
      if (companions !== 'usual' && !isPlain) return false;
      return !chosen.some((other) => other === dish || sharesFood(own, other.standing[seasoning]));
    });
    const weight = (dish: KnownDish) => weightOf(dish, place, seasoning);
    const isWeighed = place === 'rice' || place === 'addOn';
    const offered = isWeighed ? fitting : typical(fitting, { seasoning, weight });
    const due = leastUsed(offered, weight, used);
    if (due === null) continue;
    // The turn of a spared dish passes, so that the other tables stay as they are.
    used.set(due.id, (used.get(due.id) ?? 0) + 1);
    const isSpared = ({ footprints, mealTimes }: KnownDish) =>
      (seasoning === 'mild' && footprints.usual?.has('processed-meat') === true) ||
      !lead.mealTimes.every((time) => mealTimes.includes(time));
    const best = isSpared(due)
      ? leastUsed(
          offered.filter((dish) => !isSpared(dish)),
          weight,
          used,
        )
      : due;
    if (best !== null) chosen.push(best);
  }
  return chosen.map(({ id }) => id);
}

/** Whether a dish is in season in every month of the leading dish, because a usual table is the same all year. */
function isThereWith({ table }: TableDish, lead: TableDish): boolean {
  return lead.table.seasonMonths.every((month) => table.seasonMonths.includes(month));
}

/**
 * Weight of a dish as a companion: the cube of its familiarity (twice as familiar counts eight times) times the share of the year
 * it is in season. Rice has weights of its own.
 */
function weightOf(
  { id, familiarity, standing }: KnownDish,
  place: TablePlace,
  seasoning: TableSeasoning,
): number {
  const yearShare = standing[seasoning].table.seasonMonths.length / 12;
  return place === 'rice' ? riceWeight(id, seasoning) : familiarity ** 3 * yearShare;
}

/**
 * Uses that an unused dish counts as having, so that the rarest dish is still chosen before the commonest is chosen a tenth time.
 */
const UNUSED = 0.05;

/** The dish with the fewest uses for its weight; the first of several. */
function leastUsed(
  dishes: readonly KnownDish[],
  weight: (dish: KnownDish) => number,
  used: ReadonlyMap<string, number>,
): KnownDish | null {
  const lag = (dish: KnownDish) => (used.get(dish.id) ?? UNUSED) / weight(dish);
  return dishes.reduce<KnownDish | null>(
    (best, dish) => (best === null || lag(dish) < lag(best) ? dish : best),
    null,
  );
}

/** Share of the dishes of a place, by weight, that counts as unusually rich in fibre, and as unusually low in sodium. */
const LUCKY = 0.25;

type Typical = { readonly seasoning: TableSeasoning; readonly weight: (dish: KnownDish) => number };

/**
 * The dishes without the quarter richest in fibre and the quarter lowest in sodium, or all dishes if none is left. Weeks are
 * planned with the usual tables, so a leading dish with such a side would be in every week.
 */
function typical(dishes: readonly KnownDish[], { seasoning, weight }: Typical): readonly KnownDish[] {
  const amountOf = (nutrient: Nutrient) => (dish: KnownDish) =>
    dish.standing[seasoning].nutrition[nutrient] ?? 0;
  const [fiber, sodium] = [amountOf('fiberG'), amountOf('sodiumMg')];
  const most = quantile(dishes, { amount: fiber, weight, share: 1 - LUCKY });
  const least = quantile(dishes, { amount: sodium, weight, share: LUCKY });
  const found = dishes.filter((dish) => fiber(dish) <= most && sodium(dish) >= least);
  return found.length === 0 ? dishes : found;
}

type Weighed = {
  readonly amount: (dish: KnownDish) => number;
  readonly weight: (dish: KnownDish) => number;
  readonly share: number;
};

/** Weighted quantile: the amount that the given share of the dishes, by weight, does not exceed. */
function quantile(dishes: readonly KnownDish[], { amount, weight, share }: Weighed): number {
  const rising = [...dishes].sort((a, b) => amount(a) - amount(b));
  const wanted = share * rising.reduce((sum, dish) => sum + weight(dish), 0);
  let sum = 0;
  for (const dish of rising) {
    sum += weight(dish);
    if (sum >= wanted) return amount(dish);
  }
  return Infinity;
}
