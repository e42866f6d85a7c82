import type { DishRole, MainGroup } from '../../vocabulary/foods/dish-classes.ts';
import { KITCHEN_FACTS, type Kitchen, type Seasoning } from '../../vocabulary/foods/kitchens.ts';
import type { Nutrition } from '../nutrition.ts';

/** Places beside a leading dish. */
export const TABLE_PLACES = ['rice', 'vegetable', 'protein', 'kimchi', 'fresh', 'addOn'] as const;
export type TablePlace = (typeof TABLE_PLACES)[number];

/** Facts that decide where a dish may stand on a table, and with which others. */
export type TableFacts = {
  /**
   * Its main foods, the kinds `kimchi`, `starch`, `milks`, `mushrooms`, `cabbages` and `wrapping`, and some ways of cooking; no two
   * dishes share one.
   */
  readonly mainFoods: readonly string[];
  readonly isKimchi: boolean;
  /** Whether it is raw, dressed or pickled. */
  readonly isFresh: boolean;
  /**
   * Whether it is a Western dish, and whether it is a salad or pickle that goes with Western dishes. A dish with both
   * stands beside no Korean dish.
   */
  readonly isWestern: boolean;
  readonly goesWithWestern: boolean;
  /** Whether it is a paste to dip grilled meat in, and whether it is a dish that needs one. */
  readonly isDip: boolean;
  readonly takesDip: boolean;
  /**
   * The only use of a dish that has one: pickled radish for fried chicken or, in sheets, for meat, leaves for wrapping rice
   * and other food, or what no table has and one person eats besides (`extra`); null for any other dish.
   */
  readonly isFor: 'chicken' | 'meat' | 'wrapping' | 'extra' | null;
  /** Whether leaves for wrapping go with it: meat without broth, braised fish, a stew of soybean paste. */
  readonly isWrapped: boolean;
  /** Whether it is rice or noodles under a thick sauce, such as curry, beside which stand kimchi, pickles and salads alone. */
  readonly isSauced: boolean;
  /** Whether fish, shellfish, roe, meat or egg in it is raw or underdone. */
  readonly isRaw: boolean;
  /** The months, 1 to 12, in which it is in season; all where it states none. */
  readonly seasonMonths: readonly number[];
};

/** A dish with its properties on a table. `nutrition` is that of one serving in its kitchen. */
export type TableDish = {
  readonly role: DishRole;
  readonly mainGroup: MainGroup;
  readonly nutrition: Nutrition;
  readonly table: TableFacts;
};

/** Least protein of a soup that needs no protein dish beside it, g. */
const ENOUGH_PROTEIN_G = 15;
/** Most sodium, mg, and fat, g, of a side in a mild kitchen. */
const MILD_MOST = { sodiumMg: 180, fatG: 4 } as const;
const SIDE_PLACES: readonly TablePlace[] = ['vegetable', 'protein', 'kimchi', 'fresh'];
const MEAT_GROUPS: readonly MainGroup[] = ['pork', 'beef', 'chicken', 'processedMeat'];
const VEGETABLE_GROUPS: readonly MainGroup[] = ['vegetable', 'mushroom', 'potato', 'legume'];

/**
 * The places beside a leading dish. Kimchi holds fish sauce, so plain tables have another fresh dish; so do tables
 * whose leading dish is made with kimchi.
 */
export function placesBeside({ role, nutrition, table }: TableDish, kitchen: Kitchen): readonly TablePlace[] {
  const { seasoning, companions } = KITCHEN_FACTS[kitchen];
  const isOfKimchi = table.mainFoods.includes('kimchi');
  const third = seasoning !== 'mild' && companions === 'usual' && !isOfKimchi ? 'kimchi' : 'fresh';
  const last = table.isWestern ? 'fresh' : third;
  if (role === 'plate') return ['addOn'];
  if (role === 'bowl') return [last];
  const needsProtein = role !== 'main' && (nutrition.proteinG ?? 0) < ENOUGH_PROTEIN_G;
  return ['rice', needsProtein ? 'protein' : 'vegetable', last];
}

/** A place beside a leading dish, and the kitchen. */
export type PlaceOnTable = {
  readonly place: TablePlace;
  readonly lead: TableDish;
  readonly kitchen: Kitchen;
};

/** Whether a dish suits a place beside a leading one. Whether a visitor may eat it is judged elsewhere. */
export function maySuit(dish: TableDish, { place, lead, kitchen }: PlaceOnTable): boolean {
  if (!isOfPlace(dish, place) || sharesFood(dish, lead)) return false;
  const { seasoning } = KITCHEN_FACTS[kitchen];
  if (dish.table.isDip && !lead.table.takesDip) return false;
  // Mild kitchens serve patients, for whom a raw side would rule out the whole meal.
  if (dish.table.isRaw && !lead.table.isRaw && seasoning === 'mild') return false;
  if (lead.table.isWestern && !suitsWestern(dish, place)) return false;
  if (lead.table.isSauced && !suitsSauce(dish, place)) return false;
  if (isWesternSalad(dish) && !lead.table.isWestern && !lead.table.isSauced) return false;
  if (!isForLead(dish, lead)) return false;
  return seasoning !== 'mild' || !SIDE_PLACES.includes(place) || isLight(dish);
}

/** Whether two dishes share a main food. */
export function sharesFood({ table }: Pick<TableDish, 'table'>, other: Pick<TableDish, 'table'>): boolean {
  return table.mainFoods.some((food) => other.table.mainFoods.includes(food));
}

/**
 * Whether a side goes with a Western dish: a pickle, a salad or a vegetable that suits any plate, or a cooked Western
 * side.
 */
function suitsWestern({ table }: TableDish, place: TablePlace): boolean {
  if (!SIDE_PLACES.includes(place)) return true;
  return table.goesWithWestern || (table.isWestern && place !== 'fresh');
}

/** Whether a side goes with a thick sauce: kimchi, a pickle or a salad. */
function suitsSauce({ role, table }: TableDish, place: TablePlace): boolean {
  return !SIDE_PLACES.includes(place) || role === 'kimchi' || table.goesWithWestern;
}

function isForLead({ table: { isFor } }: TableDish, { role, mainGroup, table }: TableDish): boolean {
  if (isFor === 'chicken') return role === 'main' && mainGroup === 'chicken' && table.isWestern;
  if (isFor === 'meat') return role === 'main' && MEAT_GROUPS.includes(mainGroup) && !table.isWestern;
  if (isFor === 'extra') return false;
  return isFor !== 'wrapping' || table.isWrapped;
}

function isWesternSalad({ role, table }: TableDish): boolean {
  return role !== 'addon' && table.isWestern && table.goesWithWestern;
}

function isLight({ nutrition: { sodiumMg, fatG } }: TableDish): boolean {
  return (sodiumMg ?? Infinity) <= MILD_MOST.sodiumMg && (fatG ?? Infinity) <= MILD_MOST.fatG;
}

function isOfPlace({ role, mainGroup, table }: TableDish, place: TablePlace): boolean {
  if (place === 'rice') return role === 'rice';
  if (place === 'addOn') return role === 'addon';
  if (role === 'kimchi' || table.isDip) return place === 'kimchi' || place === 'fresh';
  if (role !== 'side' || place === 'kimchi') return false;
  if (place === 'fresh') return table.isFresh;
  return VEGETABLE_GROUPS.includes(mainGroup) === (place === 'vegetable');
}

/**
 * Relative frequency of each rice: white rice is the everyday one; with limits, barley, whole grains and beans come
 * first.
 */
const EVERYDAY_RICE: Readonly<Record<string, number>> = {
  ssalbap: 8,
  'japgok-bap': 4,
  'heukmi-bap': 2,
  'kong-bap': 1.5,
  'bori-bap': 1,
  'hyeonmi-bap': 1.5,
  'ogok-bap': 0.3,
};
const RICE_WEIGHTS: Readonly<Record<Seasoning, Readonly<Record<string, number>>>> = {
  ordinary: EVERYDAY_RICE,
  light: EVERYDAY_RICE,
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

/** How often a rice is cooked compared with others, by the id of its dish. */
export function riceWeight(dishId: string, seasoning: Seasoning): number {
  return RICE_WEIGHTS[seasoning][dishId] ?? 0.1;
}
