import {
  type DishRole,
  type DishVersion,
  type DishVersions,
  dishProfile,
  isKindOf,
  KITCHEN_FACTS,
  KITCHENS,
  type Kitchen,
  LEADING_ROLES,
  type Seasoning,
  type Taxonomy,
} from '@kkini/domain';
import type { ComponentEntry } from './component-entry.ts';

/** A dish as companions are chosen for it and among. */
export type TableDish = {
  readonly entry: ComponentEntry;
  readonly versions: DishVersions;
};

/** The companions of each leading dish, by kitchen. */
export type CompanionTable = ReadonlyMap<string, Readonly<Partial<Record<Kitchen, readonly string[]>>>>;

/** Places beside a leading dish. */
type Place = 'rice' | 'vegetable' | 'protein' | 'kimchi' | 'fresh' | 'addOn';

const SIDE_PLACES: readonly Place[] = ['vegetable', 'protein', 'kimchi', 'fresh'];
/** Protein of a soup that needs no further dish of protein, g. */
const ENOUGH_PROTEIN_G = 15;
/** Most sodium, mg, and fat, g, of a companion in a mild kitchen. */
const MILD_MOST = { sodiumMg: 180, fatG: 4 } as const;

const VEGETABLE_GROUPS = ['vegetable', 'mushroom', 'seaweed', 'potato', 'legume', 'fruit', 'other'];
const MEAT_GROUPS = ['beef', 'pork', 'chicken'];
const FRESH_CLASSES = ['fresh', 'salad', 'namul', 'pickle'];
/** Pickles of other kitchens; the Korean ones go with rice. */
const WESTERN_PICKLE = /pickle$/;
const WESTERN_FOODS = ['pasta', 'cheese', 'heavy_cream', 'tomato_sauce', 'bread'];
/** White rice is the everyday one; where somebody limits something, barley, whole grains and beans come first. */
const RICE_WEIGHTS: Readonly<Record<Seasoning, Readonly<Record<string, number>>>> = {
  ordinary: {
    ssalbap: 8,
    'japgok-bap': 4,
    'heukmi-bap': 2,
    'kong-bap': 1.5,
    'bori-bap': 1,
    'hyeonmi-bap': 1.5,
    'ogok-bap': 0.3,
  },
  mild: {
    'bori-bap': 5,
    'hyeonmi-bap': 4,
    'kong-bap': 4,
    'japgok-bap': 3,
    'heukmi-bap': 0.5,
    'ogok-bap': 0.3,
    ssalbap: 0.1,
  },
};

/**
 * Chooses what each leading dish is eaten with: by template, among dishes that share no main food with it, the least used
 * first in proportion to how common they are, so that every dish of the cookbook stands beside some other.
 */
export function chooseCompanions(dishes: readonly TableDish[], taxonomy: Taxonomy): CompanionTable {
  const known = dishes.map((dish) => knownDish(dish, taxonomy));
  const leads = known.filter(({ role }) => LEADING_ROLES.includes(role));
  const used = new Map<string, number>();
  return new Map(
    leads.map((lead) => [
      lead.id,
      Object.fromEntries(
        KITCHENS.flatMap((kitchen) => {
          if (KITCHEN_FACTS[kitchen].companions === 'glutenFree' && !lead.canBeGlutenFree) return [];
          return [[kitchen, companionsOf(lead, { kitchen, known, used })] as const];
        }),
      ),
    ]),
  );
}

type KnownDish = {
  readonly id: string;
  readonly role: DishRole;
  readonly dishClass: ComponentEntry['class'];
  readonly mainGroup: ComponentEntry['mainGroup'];
  readonly familiarity: number;
  /** Share of the months it is in season. */
  readonly yearShare: number;
  readonly canBeGlutenFree: boolean;
  readonly proteinG: number;
  /** Of the mild version. */
  readonly mildSodiumMg: number;
  readonly fatG: number;
  readonly mainFoods: ReadonlySet<string>;
  readonly footprint: ReadonlySet<string>;
  readonly isWestern: boolean;
  /** A paste to dip in, which goes with grilled meat alone. */
  readonly isDip: boolean;
};

function knownDish({ entry, versions }: TableDish, taxonomy: Taxonomy): KnownDish {
  const lines = [...versions.ordinary.ingredients, ...versions.mild.ingredients];
  const grams = versions.ordinary.ingredients.reduce((sum, line) => sum + (line.grams ?? 0), 0);
  const mains = versions.ordinary.ingredients.filter(
    (line) => line.role === 'main' && (line.grams ?? 0) >= grams * MAIN_SHARE,
  );
  return {
    id: entry.id,
    role: entry.role,
    dishClass: entry.class,
    mainGroup: entry.mainGroup,
    familiarity: entry.familiarity,
    yearShare: (entry.seasonMonths?.length ?? 12) / 12,
    canBeGlutenFree: versions.glutenFree !== null,
    proteinG: versions.ordinary.nutrition.proteinG ?? 0,
    mildSodiumMg: versions.mild.nutrition.sodiumMg ?? Infinity,
    fatG: versions.mild.nutrition.fatG ?? Infinity,
    mainFoods: new Set(mains.flatMap(({ id }) => id ?? [])),
    footprint: footprintOf(taxonomy, { title: entry.title.ko, lines }),
    isDip: /쌈장$|강된장$/.test(entry.title.ko),
    isWestern: lines.some(
      ({ id }) => id !== null && WESTERN_FOODS.some((food) => isKindOf(taxonomy, id, food)),
    ),
  };
}

/** Share of a dish's weight from which a food gives it its character. */
const MAIN_SHARE = 0.15;

/** Tags that rules and usual exclusions look at, beside the allergens of labels. */
const WATCHED_TAGS = [
  'animal',
  'animal-flesh',
  'seafood',
  'egg',
  'dairy',
  'raw-risk',
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
];

function footprintOf(
  taxonomy: Taxonomy,
  dish: { readonly title: string; readonly lines: DishVersion['ingredients'] },
): ReadonlySet<string> {
  const { allergens, possibleAllergens, certainTags, possibleTags } = dishProfile(taxonomy, dish);
  const tags = WATCHED_TAGS.filter((tag) => certainTags.has(tag) || possibleTags.has(tag));
  return new Set([...allergens, ...possibleAllergens, ...tags]);
}

type Choosing = {
  readonly kitchen: Kitchen;
  readonly known: readonly KnownDish[];
  readonly used: Map<string, number>;
};

function companionsOf(lead: KnownDish, { kitchen, known, used }: Choosing): readonly string[] {
  const { seasoning } = KITCHEN_FACTS[kitchen];
  const chosen: KnownDish[] = [];
  for (const place of placesFor(lead, kitchen)) {
    const fitting = known.filter(
      (dish) => fits(dish, { place, lead, kitchen }) && !chosen.some((other) => sharesFood(dish, other)),
    );
    const best = leastUsed(fitting, (dish) => weightOf(dish, place, seasoning), used);
    if (best === null) continue;
    chosen.push(best);
    used.set(best.id, (used.get(best.id) ?? 0) + 1);
  }
  return chosen.map(({ id }) => id);
}

/** Kimchi holds fish sauce, so that plain tables have another fresh dish. */
function placesFor(lead: KnownDish, kitchen: Kitchen): readonly Place[] {
  const { seasoning, companions } = KITCHEN_FACTS[kitchen];
  const third = seasoning === 'ordinary' && companions === 'usual' ? 'kimchi' : 'fresh';
  if (lead.role === 'plate') return ['addOn'];
  if (lead.role === 'bowl') return [lead.isWestern ? 'fresh' : third];
  const needsProtein = lead.role !== 'main' && lead.proteinG < ENOUGH_PROTEIN_G;
  return ['rice', needsProtein ? 'protein' : 'vegetable', third];
}

type Fitting = { readonly place: Place; readonly lead: KnownDish; readonly kitchen: Kitchen };

function fits(dish: KnownDish, { place, lead, kitchen }: Fitting): boolean {
  const { seasoning, companions } = KITCHEN_FACTS[kitchen];
  if (!isOfPlace(dish, place) || sharesFood(dish, lead)) return false;
  if (dish.isDip && !(lead.dishClass === 'grilled' && MEAT_GROUPS.includes(lead.mainGroup))) return false;
  if (lead.isWestern && place === 'fresh' && !isWesternSide(dish)) return false;
  if (seasoning === 'mild' && SIDE_PLACES.includes(place) && !isLight(dish)) return false;
  if (companions === 'glutenFree' && !dish.canBeGlutenFree) return false;
  return companions === 'usual' || [...dish.footprint].every((food) => lead.footprint.has(food));
}

function isLight({ mildSodiumMg, fatG }: KnownDish): boolean {
  return mildSodiumMg <= MILD_MOST.sodiumMg && fatG <= MILD_MOST.fatG;
}

function isOfPlace({ role, mainGroup, dishClass, isDip }: KnownDish, place: Place): boolean {
  if (place === 'rice') return role === 'rice';
  if (place === 'addOn') return role === 'addon';
  if (role === 'kimchi' || isDip) return place === 'kimchi' || place === 'fresh';
  if (role !== 'side' || place === 'kimchi') return false;
  if (place === 'fresh') return FRESH_CLASSES.includes(dishClass);
  return VEGETABLE_GROUPS.includes(mainGroup) === (place === 'vegetable');
}

function isWesternSide({ id, dishClass }: KnownDish): boolean {
  return dishClass === 'salad' || WESTERN_PICKLE.test(id);
}

function sharesFood({ mainFoods }: KnownDish, other: KnownDish): boolean {
  return [...mainFoods].some((food) => other.mainFoods.has(food));
}

/** A dish everybody makes stands beside eight times as many as one seldom made; one of a season by its months. */
function weightOf({ id, familiarity, yearShare }: KnownDish, place: Place, seasoning: Seasoning): number {
  return place === 'rice' ? (RICE_WEIGHTS[seasoning][id] ?? 0.1) : familiarity ** 3 * yearShare;
}

/** Uses an unused dish counts as, so that the rarest one is still taken before the commonest is taken a tenth time. */
const UNUSED = 0.05;

/** The dish whose use lags most behind its weight; the first of several. */
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
