import { type DishVersions, dishProfile, isKindOf, type TableFacts, type Taxonomy } from '@kkini/domain';
import { RAW_TAGS } from './checks/check-raw.ts';
import type { ComponentEntry } from './component-entry.ts';

/** Least share of a dish's weight for a food to count as one of its main foods. A food in the dish's name counts with any share. */
const MAIN_SHARE = 0.15;
/** Foods that do not count in that weight, like the liquid of a soup: rice is the base of a bowl. */
const GROUND_FOODS: readonly string[] = ['cooked_rice'];
/** Meats eaten with a dip, or wrapped in leaves. */
const DIPPED_GROUPS: readonly ComponentEntry['mainGroup'][] = ['beef', 'pork'];
const FRESH_CLASSES: readonly ComponentEntry['class'][] = ['fresh', 'salad', 'namul', 'pickle'];
/** Pickles, salads and potatoes of other cuisines, which no Korean table has. */
const WESTERN_SIDE =
  /피클$|^치킨무$|^과일 |^과카몰리$|^코울슬로$|라페$|마리네이드$|^마카로니|^병아리콩 샐러드$|^그린 샐러드$|^콘샐러드$|^웨지감자$|^감자튀김$|^아코디언 감자$|^매쉬드/;
const WESTERN_FOODS = ['pasta', 'cheese', 'heavy_cream', 'tomato_sauce', 'bread'];
/** Titles of Western dishes without Western foods, and of Korean dishes with some. */
const WESTERN_TITLE = /스테이크$|스튜$|까스$|[가-힣]치킨$|텐더$|미트볼$|포케$|오므라이스$|하이라이스$/;
const KOREAN_TITLE = /계란말이$|떡볶이$/;
/** Korean sides that suit a Western plate too. */
const SIDE_OF_ALL =
  /^그린빈볶음$|^아스파라거스|^(?:브로콜리|당근|양배추|감자|베이컨 감자|피망|버섯|양송이버섯)볶음$|^(?:가지|새송이버섯)구이$|버터구이$|^웨지감자$|^감자튀김$|^매쉬드/;
/** Sides for certain dishes only. */
const FOR_CHICKEN = /^치킨무$/;
const FOR_WRAPPING = /쌈$/;
/** Ways of cooking in which beef and pork are wrapped in leaves with rice, unless their entry says otherwise. */
const WRAPPED_WAYS: readonly ComponentEntry['class'][] = ['grilled', 'stirFried'];
/** Rice and noodles under a thick sauce, which people eat with kimchi and pickles. */
const THICK_SAUCE = /카레$|카레라이스$|카레우동$|^짜장(?:밥|면)$/;
/** Pickled radish sheets, which wrap grilled meat and nothing else. */
const FOR_MEAT = /^쌈무$/;
/** What is eaten beside a meal by whoever is short of calcium; tables have milk, soy milk and a small yogurt. */
const FOR_EXTRAS = /^(저지방 우유|고칼슘 두유|플레인 요거트 한 컵)$/;
/** A dish with kimchi in its title counts as one of kimchi with any share; otherwise kimchi must be a main food. */
const KIMCHI_TITLE = /김치|깍두기|열무|묵은지/;
/**
 * Least starch of a serving, in units of 70 g of cooked rice, for a plate that needs no starch beside it. Pumpkin has less but
 * counts.
 */
const STARCH_UNITS = 0.8;
const STARCHY_FOODS = ['pumpkin'];
/** Least milk or soy milk of a serving, g, for a plate that needs no glass of either beside it. A glass is 195 to 206 g. */
const GLASS_GRAMS = 150;
const MILKS = ['milk', 'soy_milk'];
/** Dried, pickled or soft forms of a food, and that food; a food that tastes like another, and that one. */
const KIN: Readonly<Record<string, string>> = {
  dried_radish: 'radish',
  danmuji: 'radish',
  dried_pollock: 'pollock',
  dried_squid: 'squid',
  dried_shrimp: 'shrimp',
  soft_tofu: 'tofu',
  okara: 'tofu',
  mung_bean_sprout: 'soybean_sprout',
};
/** Leaves that are one vegetable on a table. Kimchi stands beside either. */
const CABBAGES = ['napa_cabbage', 'cabbage'];
/** Ways of cooking that no two dishes of a table share, as menus are written: a second braise has the same soy sauce, a second salad the same mayonnaise again. */
const ONCE_A_TABLE: readonly ComponentEntry['class'][] = ['braised', 'pancake', 'deepFried', 'salad'];
/** Forms of a food in the name of a good, which the name of a dish leaves out: 황태 of 황태채, 미역 of 마른미역. */
const SOLD_AS = /^(?:마른|건|볶음)|(?:채|포)$/gu;
const DIP = /쌈장$|강된장$/;
const ALL_YEAR = Array.from({ length: 12 }, (_, month) => month + 1);

/** Facts that decide where a dish of the cookbook may stand on a table. */
export function tableFacts(entry: ComponentEntry, versions: DishVersions, taxonomy: Taxonomy): TableFacts {
  const { ingredients } = versions.ordinary;
  const lines = [...ingredients, ...versions.mild.ingredients];
  const { certainTags, possibleTags } = dishProfile(taxonomy, { title: entry.title.ko, lines });
  const isGround = (id: string | null) =>
    id !== null && (GROUND_FOODS.includes(id) || isLiquid(id, taxonomy));
  const grams = ingredients.reduce((sum, { id, grams: each }) => sum + (isGround(id) ? 0 : (each ?? 0)), 0);
  const isNamed = (food: string) =>
    [food, food.replace(SOLD_AS, '')].some((name) => name.length > 1 && entry.title.ko.includes(name));
  const mains = ingredients.filter(
    (line) => line.role === 'main' && ((line.grams ?? 0) >= grams * MAIN_SHARE || isNamed(line.name)),
  );
  const mainFoods = mains.flatMap(({ id }) => (id === null ? [] : [id, KIN[id] ?? id]));
  const holdsWestern = holdsAny(lines, WESTERN_FOODS, taxonomy);
  const kinds = [
    ...(isOfKimchi(entry, { mains, lines, taxonomy }) ? ['kimchi'] : []),
    ...(isStarchy(entry, versions, taxonomy) ? ['starch'] : []),
    ...(holdsGlass(entry, versions, taxonomy) ? ['milks'] : []),
    ...(ONCE_A_TABLE.includes(entry.class) && !DIP.test(entry.title.ko) ? [entry.class] : []),
    ...(holdsAny(mains, ['mushroom'], taxonomy) ? ['mushrooms'] : []),
    ...(entry.class !== 'kimchi' && holdsAny(mains, CABBAGES, taxonomy) ? ['cabbages'] : []),
    ...(FOR_WRAPPING.test(entry.title.ko) ? ['wrapping'] : []),
    ...(entry.class === 'riceRoll' && holdsAny(lines, ['laver'], taxonomy) ? ['laver'] : []),
  ];
  const isWesternSide = WESTERN_SIDE.test(entry.title.ko);
  const { ko: title } = entry.title;
  const isWestern = isWesternSide || WESTERN_TITLE.test(title) || (holdsWestern && !KOREAN_TITLE.test(title));
  return {
    mainFoods: [...new Set([...mainFoods, ...kinds])],
    isKimchi: entry.class === 'kimchi',
    isFresh: FRESH_CLASSES.includes(entry.class),
    isWestern,
    goesWithWestern: entry.class === 'salad' || isWesternSide || SIDE_OF_ALL.test(title),
    isDip: DIP.test(entry.title.ko),
    takesDip: entry.class === 'grilled' && DIPPED_GROUPS.includes(entry.mainGroup) && !isWestern,
    isFor: useOf(title),
    isWrapped: isWrapped(entry) && !isWestern,
    isSauced: THICK_SAUCE.test(title),
    isRaw: RAW_TAGS.some((tag) => certainTags.has(tag) || possibleTags.has(tag)),
    seasonMonths: entry.seasonMonths ?? ALL_YEAR,
  };
}

/** Whether people wrap a dish in leaves with rice. */
function isWrapped({ role, class: way, mainGroup, wrapped }: ComponentEntry): boolean {
  return wrapped ?? (role === 'main' && DIPPED_GROUPS.includes(mainGroup) && WRAPPED_WAYS.includes(way));
}

/** The only use of a side that has one. */
function useOf(title: string): TableFacts['isFor'] {
  if (FOR_CHICKEN.test(title)) return 'chicken';
  if (FOR_MEAT.test(title)) return 'meat';
  if (FOR_EXTRAS.test(title)) return 'extra';
  return FOR_WRAPPING.test(title) ? 'wrapping' : null;
}

type Lines = DishVersions['ordinary']['ingredients'];
type Held = { readonly mains: Lines; readonly lines: Lines; readonly taxonomy: Taxonomy };

/** Whether a dish is kimchi or made of it. */
function isOfKimchi(entry: ComponentEntry, { mains, lines, taxonomy }: Held): boolean {
  if (entry.class === 'kimchi') return true;
  return holdsAny(KIMCHI_TITLE.test(entry.title.ko) ? lines : mains, ['kimchi_all'], taxonomy);
}

/** Whether a light plate, or an addition beside it, is mainly bread, porridge or another starch. */
function isStarchy({ role }: ComponentEntry, { ordinary }: DishVersions, taxonomy: Taxonomy): boolean {
  if (role !== 'plate' && role !== 'addon') return false;
  const units = ordinary.components.starches.reduce((sum, starch) => sum + starch.units, 0);
  return units >= STARCH_UNITS || holdsAny(ordinary.ingredients, STARCHY_FOODS, taxonomy);
}

/** Whether a light plate, or an addition beside it, holds a glass of milk or soy milk. */
function holdsGlass(
  { role, servings }: ComponentEntry,
  { ordinary }: DishVersions,
  taxonomy: Taxonomy,
): boolean {
  if (role !== 'plate' && role !== 'addon') return false;
  const milks = ordinary.ingredients.filter((line) => holdsAny([line], MILKS, taxonomy));
  return milks.reduce((sum, { grams }) => sum + (grams ?? 0), 0) >= GLASS_GRAMS * servings;
}

/** Whether a line is of any of these kinds of food. */
function holdsAny(lines: Lines, kinds: readonly string[], taxonomy: Taxonomy): boolean {
  return lines.some(({ id }) => id !== null && kinds.some((kind) => isKindOf(taxonomy, id, kind)));
}

/** Liquids a dish is boiled or served in. */
const LIQUID_KINDS = ['water', 'noodle_water', 'broth'];

/** Whether a food is the liquid of a soup: water, or a broth of any kind. */
export function isLiquid(id: string, taxonomy: Taxonomy): boolean {
  return LIQUID_KINDS.some((kind) => isKindOf(taxonomy, id, kind));
}
