import { type DishVersions, dishProfile, isKindOf, type TableFacts, type Taxonomy } from '@kkini/domain';
import { RAW_TAGS } from './checks/check-raw.ts';
import type { ComponentEntry } from './component-entry.ts';

/** Share of a dish's weight from which a food gives it its character. */
const MAIN_SHARE = 0.15;
/** Meat that is dipped in a paste. */
const DIPPED_GROUPS: readonly ComponentEntry['mainGroup'][] = ['beef', 'pork'];
const FRESH_CLASSES: readonly ComponentEntry['class'][] = ['fresh', 'salad', 'namul', 'pickle'];
/** Pickles and salads of other kitchens, which no Korean table has. */
const WESTERN_SIDE = /피클$|^치킨무$|^과일 |^과카몰리$|^코울슬로$|라페$|마리네이드$|^마카로니/;
const WESTERN_FOODS = ['pasta', 'cheese', 'heavy_cream', 'tomato_sauce', 'bread'];
/** Dishes of other kitchens that hold none of their foods, and Korean ones that hold some. */
const WESTERN_TITLE = /스테이크$|스튜$|까스$|[가-힣]치킨$|텐더$|미트볼$|포케$|오므라이스$|하이라이스$/;
const KOREAN_TITLE = /계란말이$|떡볶이$/;
/** A Korean side that any plate has. */
const SIDE_OF_ALL = /^브로콜리/;
/** Foods that are another one dried or pickled, and that one. */
const KIN: Readonly<Record<string, string>> = {
  dried_radish: 'radish',
  danmuji: 'radish',
  dried_pollock: 'pollock',
  dried_squid: 'squid',
  dried_shrimp: 'shrimp',
  soft_tofu: 'tofu',
};
const DIP = /쌈장$|강된장$/;
const ALL_YEAR = Array.from({ length: 12 }, (_, month) => month + 1);

/** What decides where a dish of the cookbook may stand on a table. */
export function tableFacts(entry: ComponentEntry, versions: DishVersions, taxonomy: Taxonomy): TableFacts {
  const { ingredients } = versions.ordinary;
  const lines = [...ingredients, ...versions.mild.ingredients];
  const { certainTags, possibleTags } = dishProfile(taxonomy, { title: entry.title.ko, lines });
  const grams = ingredients.reduce((sum, line) => sum + (line.grams ?? 0), 0);
  const mains = ingredients.filter((line) => line.role === 'main' && (line.grams ?? 0) >= grams * MAIN_SHARE);
  const mainFoods = mains.flatMap(({ id }) => (id === null ? [] : [id, KIN[id] ?? id]));
  const holdsWestern = lines.some(
    ({ id }) => id !== null && WESTERN_FOODS.some((food) => isKindOf(taxonomy, id, food)),
  );
  const isWesternSide = WESTERN_SIDE.test(entry.title.ko);
  const { ko: title } = entry.title;
  const isWestern = isWesternSide || WESTERN_TITLE.test(title) || (holdsWestern && !KOREAN_TITLE.test(title));
  return {
    mainFoods: [...new Set(mainFoods)],
    isKimchi: entry.class === 'kimchi',
    isFresh: FRESH_CLASSES.includes(entry.class),
    isWestern,
    goesWithWestern: entry.class === 'salad' || isWesternSide || SIDE_OF_ALL.test(title),
    isDip: DIP.test(entry.title.ko),
    takesDip: entry.class === 'grilled' && DIPPED_GROUPS.includes(entry.mainGroup) && !isWestern,
    isRaw: RAW_TAGS.some((tag) => certainTags.has(tag) || possibleTags.has(tag)),
    seasonMonths: entry.seasonMonths ?? ALL_YEAR,
  };
}
