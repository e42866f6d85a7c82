import {
  type Dish,
  type DishProfile,
  dishProfile,
  EXCLUDABLE_FOODS,
  exclusionViolation,
  homeRecipes,
  isMeal,
} from '@kkini/domain';
import { describe, expect, it } from 'vitest';
import { bundledTaxonomy } from '../taxonomy/testing/bundled-taxonomy.ts';
import { isForbiddenBy } from '../taxonomy/testing/is-forbidden-by.ts';
import { bundledContent } from '../testing/bundled-content.ts';

const taxonomy = bundledTaxonomy();
const { cookbook, products } = bundledContent();
const dishes: readonly (Dish & { readonly id: string })[] = [
  ...homeRecipes(cookbook)
    .filter(isMeal)
    .map(({ id, title, ingredients }) => ({ id, title, lines: ingredients.filter((line) => !line.of) })),
  ...products.map(({ id, name, ingredients }) => ({ id, title: name, lines: ingredients })),
];
const foods = [...new Set([...EXCLUDABLE_FOODS, ...taxonomy.source.quickChips].map(({ id }) => id))];
const tags = taxonomy.source.tags.map(({ tag }) => tag);

/** Foods and tags because of which a dish is refused. */
function refused(profile: DishProfile): ReadonlySet<string> {
  return new Set([
    ...foods.filter((id) => exclusionViolation(profile, [{ kind: 'known', id }]) !== null),
    ...tags.filter((tag) => isForbiddenBy(tag, profile)),
  ]);
}

/** Dishes whose title changes verdicts, always towards refusing, with the reason. */
const EXPLAINED: Readonly<Record<string, string>> = {
  'al-tang': '알 is roe here and egg elsewhere',
  'chicken-caesar-salad': '시저 is a dressing that holds anchovies, which this one does not',
  'dakgaseumsal-steak': '스테이크 may be of minced meat, egg and bread crumbs',
  'dubu-gangjeong': '강정 may hold nuts and sesame',
  'gambas-al-ajillo': '알 of 알아히요 reads as egg',
  'ganjang-gejang': 'it is the bought dish, which may hold shrimp and sesame',
  'hayashi-rice': '하이라이스 may be made with egg, carrot and celery',
  'kodari-gangjeong': '강정 may hold nuts',
  'ojingeo-sundae': '순대 is otherwise made of pork, blood and glass noodles',
  'restaurant-pollock-roe-soup': '알 is roe here and egg elsewhere',
  'restaurant-squid-sundae': '순대 is otherwise made of pork, blood and glass noodles',
  'saeu-sogeum-gui': '소금 of the title counts where the mild version has none',
  'yangnyeom-gejang': 'it is the bought dish, which may hold shrimp',
};

describe('the titles of the bundled dishes', () => {
  it('change no verdict on any suggested food or tag but of the dishes explained', () => {
    const changed = dishes.filter(({ title, lines }) => {
      const byLines = refused(dishProfile(taxonomy, { title: '', lines }));
      return [...refused(dishProfile(taxonomy, { title, lines }))].some((each) => !byLines.has(each));
    });
    const ids = new Set(changed.map(({ id }) => id.replace(/\..*$/, '')));
    expect([...ids].sort()).toEqual(Object.keys(EXPLAINED));
  });
});

describe('the names of the bundled sets from shops', () => {
  it('say everything that is in the bag', () => {
    const silent = products
      .filter(({ style }) => style === 'convenienceStore' || style === 'lunchBox')
      .flatMap(({ id, name, servingLabel }) => {
        const beside = servingLabel.split(/, (?=\p{Script=Hangul})/u).slice(1);
        const goods = beside.map((part) => part.slice(0, part.search(/ \d/u)).slice(-2));
        return goods.filter((good) => !name.includes(good)).map((good) => `${id}: ${good}`);
      });
    expect(silent).toEqual([]);
  });
});

it('leaves out every kimchi of the cookbook with kimchi, whatever it is called', () => {
  const kept = cookbook.filter(({ title, table, versions }) => {
    const profile = dishProfile(taxonomy, { title, lines: versions.ordinary.ingredients });
    return table.isKimchi && exclusionViolation(profile, [{ kind: 'known', id: 'kimchi_all' }]) === null;
  });
  expect(kept.map(({ title }) => title)).toEqual([]);
});
