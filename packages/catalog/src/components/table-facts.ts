import { type DishVersions, dishProfile, isKindOf, type TableFacts, type Taxonomy } from '@kkini/domain';
import { RAW_TAGS } from './check-raw.ts';
import type { ComponentEntry } from './component-entry.ts';

/** Share of a dish's weight from which a food gives it its character. */
const MAIN_SHARE = 0.15;
const MEAT_GROUPS: readonly ComponentEntry['mainGroup'][] = ['beef', 'pork', 'chicken'];
const FRESH_CLASSES: readonly ComponentEntry['class'][] = ['fresh', 'salad', 'namul', 'pickle'];
/** Pickles of other kitchens; the Korean ones go with rice. */
const WESTERN_PICKLE = /pickle$/;
const WESTERN_FOODS = ['pasta', 'cheese', 'heavy_cream', 'tomato_sauce', 'bread'];
const DIP = /쌈장$|강된장$/;
const ALL_YEAR = Array.from({ length: 12 }, (_, month) => month + 1);

/** What decides where a dish of the cookbook may stand on a table. */
export function tableFacts(entry: ComponentEntry, versions: DishVersions, taxonomy: Taxonomy): TableFacts {
  const { ingredients } = versions.ordinary;
  const lines = [...ingredients, ...versions.mild.ingredients];
  const { certainTags, possibleTags } = dishProfile(taxonomy, { title: entry.title.ko, lines });
  const grams = ingredients.reduce((sum, line) => sum + (line.grams ?? 0), 0);
  const mains = ingredients.filter((line) => line.role === 'main' && (line.grams ?? 0) >= grams * MAIN_SHARE);
  return {
    mainFoods: [...new Set(mains.flatMap(({ id }) => id ?? []))],
    isKimchi: entry.class === 'kimchi',
    isFresh: FRESH_CLASSES.includes(entry.class),
    isWestern: lines.some(
      ({ id }) => id !== null && WESTERN_FOODS.some((food) => isKindOf(taxonomy, id, food)),
    ),
    goesWithWestern: entry.class === 'salad' || WESTERN_PICKLE.test(entry.id),
    isDip: DIP.test(entry.title.ko),
    takesDip: entry.class === 'grilled' && MEAT_GROUPS.includes(entry.mainGroup),
    isRaw: RAW_TAGS.some((tag) => certainTags.has(tag) || possibleTags.has(tag)),
    seasonMonths: entry.seasonMonths ?? ALL_YEAR,
  };
}
