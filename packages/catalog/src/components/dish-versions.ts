import {
  AISLE_GROUPS,
  type DishProfile,
  type DishVersion,
  type DishVersions,
  dishProfile,
  type FreeFrom,
  type IngredientLine,
  type IngredientRole,
  isKindOf,
  NUTRIENTS,
  type Nutrition,
  type RecipeEnglish,
  type RecipeStep,
  type Seasoning,
  type Taxonomy,
} from '@kkini/domain';
import { memoizeByObject, memoizeByText } from '@kkini/domain/memoize';
import type { DishComponents, DishPart } from '@kkini/domain/portions';
import { entryComponents } from '../build/entry-components.ts';
import { type CookedLine, entryNutrition, type KnownFoods } from '../build/entry-nutrition.ts';
import { firstName } from '../entries/food-names.ts';
import type { ComponentEntry } from './component-entry.ts';
import { COOKING_CLASS_FACTS } from './cooking-classes.ts';
import { englishAmount } from './english-amount.ts';
import { FREE_FROM_TWINS, freeFromText } from './free-from-twins.ts';
import { lessSugarText, losesSugar, SUGAR_TWINS } from './less-sugar.ts';
import { isLightAsMild } from './light-amounts.ts';
import type { Language } from './rename-food.ts';
import { amountsAt } from './season-component.ts';
import { withStock } from './stock.ts';

/** Whether a dish, certainly or possibly, contains what a version must be free from. */
const HELD: Readonly<Record<FreeFrom, (profile: DishProfile) => boolean>> = {
  glutenFree: ({ certainTags, possibleTags }) =>
    ['gluten', 'gluten-risk'].some((tag) => certainTags.has(tag) || possibleTags.has(tag)),
  soyFree: ({ certainIds, possibleIds }) =>
    ['soybean', 'soy'].some((id) => certainIds.has(id) || possibleIds.has(id)),
};

/** Every version of a dish with its figures. */
export function dishVersions(entry: ComponentEntry, foods: KnownFoods): DishVersions {
  const { description } = entry;
  const seasoned = (seasoning: 'ordinary' | 'light', steps: BothSteps): Made => ({
    lines: usedLines(entry, seasoning, foods),
    steps,
    description,
  });
  const likeMild = isLightAsMild(entry, foods.facts);
  const made = {
    ordinary: seasoned('ordinary', stepsIn(entry, 'ordinary')),
    light: seasoned('light', stepsIn(entry, likeMild ? 'mild' : 'ordinary')),
    mild: withLessSugar(entry, foods),
  };
  const titled = dishProfile(foods.taxonomy, { title: entry.title.ko, lines: [] });
  const freeFrom = (free: FreeFrom) => {
    // A dish whose title may mean soy, as "steak" may, is never served without it; pasta and bread can be made without gluten.
    if (free === 'soyFree' && HELD.soyFree(titled)) return null;
    const freed = (each: Made) => replaceFoods(entry, each, { free, taxonomy: foods.taxonomy });
    const isFree = ({ lines }: Made) => !lines.some(({ id }) => holds(foods.taxonomy, id, free));
    const [light, mild] = [freed(made.light), freed(made.mild)];
    if (!isFree(mild)) return null;
    // A seasoning without a twin, such as oyster sauce, is in no mild version of some dishes. They are cooked mildly.
    return {
      light: versionOf(entry, isFree(light) ? light : mild, foods),
      mild: versionOf(entry, mild, foods),
    };
  };
  return {
    ordinary: versionOf(entry, made.ordinary, foods),
    light: versionOf(entry, made.light, foods),
    mild: versionOf(entry, made.mild, foods),
    glutenFree: freeFrom('glutenFree'),
    soyFree: freeFrom('soyFree'),
  };
}

/** Foods of the mild version with their grams in the pot. */
export function mildFoods(
  entry: ComponentEntry,
  foods: KnownFoods,
): readonly { readonly id: string; readonly grams: number }[] {
  return withLessSugar(entry, foods).lines;
}

type Made = {
  readonly lines: readonly UsedLine[];
  readonly steps: BothSteps;
  readonly description: Readonly<Record<Language, string>>;
};

/** A line of a version; `eatenGrams` is the part of `grams` that is eaten. */
type UsedLine = {
  readonly id: string;
  readonly name: string;
  readonly english: string;
  readonly grams: number;
  readonly eatenGrams: number;
  readonly drained: boolean;
  readonly rendered: boolean;
  readonly amount: string;
  readonly prep: ComponentEntry['ingredients'][number]['prep'];
  readonly role: IngredientRole;
};

/** The mild version of a rice bowl uses brown rice, because people who need less salt often need to limit starch too. */
function wholeGrain(line: ComponentEntry['ingredients'][number]): ComponentEntry['ingredients'][number] {
  if (line.id !== 'cooked_rice') return line;
  const { name: _name, en: _en, ...rest } = line;
  return { ...rest, id: 'brown_rice_cooked' };
}

function usedLines(entry: ComponentEntry, seasoning: Seasoning, foods: KnownFoods): readonly UsedLine[] {
  const { taxonomy } = foods;
  const inWholeGrain = seasoning === 'mild' && entry.class === 'riceDish';
  const amounts = amountsAt(entry, seasoning, foods);
  return entry.ingredients.flatMap((line, index) => {
    const seasoned = inWholeGrain ? wholeGrain(line) : line;
    const { id, name, en, eaten = 1, prep, drained = false, rendered = false } = seasoned;
    const used = amounts[index];
    const item = taxonomy.items.get(id);
    if (used == null || item === undefined) return [];
    return [
      {
        id,
        name: name ?? item.ko,
        english: en ?? firstName(item.en),
        ...used,
        eatenGrams: used.grams * eaten,
        drained,
        rendered,
        prep,
        role: roleOf(taxonomy, id),
      },
    ];
  });
}

const SEASONING_GROUPS = AISLE_GROUPS.find(([aisle]) => aisle === 'seasonings')?.[1] ?? [];
/** Vegetables and seeds used more as seasonings than as foods. */
const SEASONING_FOODS = [
  'garlic',
  'ginger',
  'sesame',
  'black_sesame',
  'water',
  'noodle_water',
  'chili_pepper',
  'green_onion',
];

function roleOf(taxonomy: Taxonomy, id: string): IngredientRole {
  const seasons =
    SEASONING_FOODS.includes(id) || SEASONING_GROUPS.some((group) => isKindOf(taxonomy, id, group));
  return seasons ? 'seasoning' : 'main';
}

function twinOf(line: UsedLine, { free, taxonomy }: Freeing): UsedLine {
  const twin = taxonomy.items.get(FREE_FROM_TWINS[free][line.id] ?? '');
  return twin === undefined ? line : { ...line, id: twin.id, name: twin.ko, english: firstName(twin.en) };
}

function holds(taxonomy: Taxonomy, id: string, free: FreeFrom): boolean {
  return HELD[free](foodProfile(taxonomy)(id));
}

/** Most foods whose profiles are cached: more than recipes are made of. */
const MOST_FOODS = 2000;

/** The profile of a food; cached, because a thousand dishes share a few hundred foods. */
const foodProfile = memoizeByObject((taxonomy: Taxonomy) =>
  memoizeByText(MOST_FOODS, (id) => dishProfile(taxonomy, { title: '', lines: [{ id, name: id }] })),
);

function versionOf(
  entry: ComponentEntry,
  { lines, steps, description }: Made,
  foods: KnownFoods,
): DishVersion {
  const { method } = COOKING_CLASS_FACTS[entry.class];
  const { servings } = entry;
  const eaten = { servings, method, ingredients: lines.map(eatenLine) };
  const nutrition = withStock(entryNutrition(eaten, foods), { lines, servings }, foods);
  return {
    ingredients: lines.map(asLine),
    steps: steps.ko,
    nutrition,
    components: withBroth(entryComponents(eaten, foods), entry, nutrition),
    english: { ingredients: lines.map(englishLine), steps: steps.en },
    ...(description.ko !== entry.description.ko && { ownDescription: description }),
  };
}

function eatenLine({ id, name, eatenGrams, drained, rendered, amount, role }: UsedLine): CookedLine {
  const lost = { ...(drained && { drained }), ...(rendered && { rendered }) };
  return { id, name, grams: eatenGrams, amount, role, ...lost };
}

function asLine({ id, name, grams, amount, prep, role }: UsedLine): IngredientLine {
  return { id, name, grams, amount: prep === undefined ? amount : `${amount}, ${prep.ko}`, role };
}

function englishLine({ id, english, amount, prep }: UsedLine): RecipeEnglish['ingredients'][number] {
  const written = englishAmount(amount, id) ?? amount;
  return { name: english, amount: prep === undefined ? written : `${written}, ${prep.en}` };
}

type BothSteps = { readonly ko: readonly RecipeStep[]; readonly en: readonly RecipeStep[] };

function stepsIn({ steps }: ComponentEntry, seasoning: 'ordinary' | 'mild'): BothSteps {
  const read = (language: Language) =>
    steps.map(({ tip, mild, ...step }) => ({
      text: (seasoning === 'mild' ? mild?.[language] : undefined) ?? step[language],
      details: tip === undefined ? [] : [tip[language]],
    }));
  return { ko: read('ko'), en: read('en') };
}

type Freeing = { readonly free: FreeFrom; readonly taxonomy: Taxonomy };

function replaceFoods(entry: ComponentEntry, { lines, steps, description }: Made, freeing: Freeing): Made {
  const { free } = freeing;
  const replaced = { used: lines.map(({ id }) => id), all: entry.ingredients.map(({ id }) => id) };
  const reworded = (text: string, language: Language) => freeFromText(text, { free, language }, replaced);
  return {
    lines: lines.map((line) => twinOf(line, freeing)),
    steps: rewritten(steps, reworded),
    description: { ko: reworded(description.ko, 'ko'), en: reworded(description.en, 'en') },
  };
}

/** The mild version, with the sugar of a sweet dish replaced. */
function withLessSugar(entry: ComponentEntry, foods: KnownFoods): Made {
  const { taxonomy } = foods;
  const lines = usedLines(entry, 'mild', foods);
  const steps = stepsIn(entry, 'mild');
  const weighed = { servings: entry.servings, ingredients: lines.map(eatenLine) };
  const { addedSugarG } = entryNutrition(weighed, foods);
  const loses = (line: UsedLine) => losesSugar(line, { addedSugarG, cookingClass: entry.class });
  const replaced = lines.filter(loses).map(({ id }) => id);
  const less = (text: string, language: Language) => lessSugarText(text, language, replaced);
  return {
    lines: lines.map((line) => (loses(line) ? withoutSugar(line, taxonomy) : line)),
    steps: rewritten(steps, less),
    description: { ko: less(entry.description.ko, 'ko'), en: less(entry.description.en, 'en') },
  };
}

function withoutSugar(line: UsedLine, taxonomy: Taxonomy): UsedLine {
  const { id = '', weight = 1 } = SUGAR_TWINS[line.id] ?? {};
  const twin = taxonomy.items.get(id);
  if (twin === undefined) return line;
  const weighed = (grams: number) => Math.round(grams * weight * 10) / 10;
  const { grams, eatenGrams } = line;
  const named = { id: twin.id, name: twin.ko, english: twin.en };
  return { ...line, ...named, grams: weighed(grams), eatenGrams: weighed(eatenGrams) };
}

function rewritten(steps: BothSteps, rewrite: (text: string, language: Language) => string): BothSteps {
  const rewrittenIn = (language: Language) =>
    steps[language].map(({ text, details }) => ({
      text: rewrite(text, language),
      details: details.map((detail) => rewrite(detail, language)),
    }));
  return { ko: rewrittenIn('ko'), en: rewrittenIn('en') };
}

/** Adds the broth of a soup as a component with its share of the sodium by weight. All other nutrients stay with the dish. */
function withBroth(
  components: DishComponents,
  { liquidGrams, cookedGrams }: ComponentEntry,
  { sodiumMg }: Nutrition,
): DishComponents {
  if (liquidGrams === undefined) return { ...components, soup: null };
  const salt = sodiumMg === null ? null : Math.round((sodiumMg * liquidGrams * 10) / cookedGrams) / 10;
  const entries = NUTRIENTS.map((nutrient) => [nutrient, nutrient === 'sodiumMg' ? salt : 0] as const);
  const soup: DishPart = { nutrition: Object.fromEntries(entries) as Nutrition, glycemicLoad: 0 };
  return { ...components, soup };
}
