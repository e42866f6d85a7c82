import { type IngredientLine, isKindOf, type MealTime, type Nutrition, type Taxonomy } from '@kkini/domain';
import { LARGEST_SHARE } from '../checks/predicates/dish/overstates-saving.ts';
import {
  aboutGrams,
  bowlText,
  eggText,
  MEAL_COUNTS,
  MEAL_TIME_WORDS,
  shareText,
} from '../messages/amounts.ts';
import { DISH_WORDS } from '../messages/dish-words.ts';
import type { TipFacts } from '../model/tip-facts.ts';
import type { DishReading } from '../reading/dish-reading.ts';
import { nutritionOnPlate, sameForAll } from '../reading/read-plate.ts';
import { bowlShare, spokenGrams, spokenKcal, spokenMilligrams } from '../wording/spoken-numbers.ts';
import type { Slots } from '../wording/word-rule.ts';
import { lineName } from './line-name.ts';

/** `plateGrams` is the main starch on everybody's plate; null where plates differ. */
type Source = {
  readonly facts: TipFacts;
  readonly reading: DishReading;
  readonly plateGrams: number | null;
};

/** Least saving that is stated as a number, mg (tips-rules section 7). */
const LEAST_SAVING_MG = 150;
/** 20 to 30 g of protein a meal (KSO22). */
const ENOUGH_PROTEIN_G = 20;
/** Savings are rounded to this step, mg. */
const SPOKEN_STEP_MG = 50;
const HALF_EGG_GRAMS = 25;
const EGG_DIFFERENCE_GRAMS = 4;
/** Protein foods that are cut for chewing. */
const FLESH = ['fish', 'shellfish', 'poultry', 'meat'];
/** Fish with bones. */
const BONY = [
  'mackerel',
  'spanish_mackerel',
  'saury',
  'flatfish',
  'hairtail',
  'yellow_croaker',
  'pollock',
  'rockfish',
];
const MUCH_VEGETABLE_GRAMS = 120;
const FEW_LINES = 4;
const LITTLE_CARBOHYDRATE_G = 45;
const LITTLE_SUGAR_G = 10;
const OILS = ['olive_oil', 'perilla_oil', 'canola_oil', 'sesame_oil'];
/** Foods that are hard to chew or swallow whole. */
const PIECES = ['rice_cake', 'nut'];
const PASTES = ['doenjang', 'gochujang', 'ssamjang'];
const SPICES = [
  'black_pepper',
  'ginger',
  'perilla_leaf',
  'chive',
  'lemon',
  'vinegar',
  'basil',
  'curry_spice',
];

/** Names and numbers of the dish, the day and the lead's bowl in spoken form. */
export function makeSlots(taxonomy: Taxonomy, source: Source): Slots {
  const { reading } = source;
  const nameOf = (line: IngredientLine | undefined) =>
    line === undefined ? undefined : lineName(taxonomy, line);
  const [veg, ...moreVeg] = reading.vegetables.map((line) => lineName(taxonomy, line));
  const among = (ids: readonly string[]) => {
    const id = ids.find((each) => reading.has(each));
    return nameOf(reading.dish.lines.find((line) => line.id === id && id !== undefined));
  };
  return {
    ...numberSlots(source.facts),
    ...seasoningSlots(taxonomy, source),
    ...starchSlots(taxonomy, source),
    veg,
    muchVeg: reading.vegetableGrams >= MUCH_VEGETABLE_GRAMS ? veg : undefined,
    cookedVeg: reading.traits.cold ? undefined : nameOf(reading.cookedVegetable ?? undefined),
    veg2: moreVeg.find((name) => name !== veg),
    protein: nameOf(reading.protein?.line),
    toCut: isCut(reading) ? nameOf(reading.protein?.line) : undefined,
    ...proteinSlots(taxonomy, source),
    fruit: nameOf(reading.fruit ?? undefined),
    oil: among(OILS),
    spice: among(SPICES),
    ...conditionSlots(source),
    skin: hasSkin(reading) ? nameOf(reading.protein?.line) : undefined,
    time: mealTimeWord(source.facts),
    pieces: nameOf(reading.dish.lines.find((line) => PIECES.some((group) => isA(taxonomy, line, group)))),
  };
}

/** Slots without text: a phrase that requires one is used only for dishes that have it. */
function conditionSlots({ facts, reading: { dish, starch } }: Source): Slots {
  const plates = facts.people.persons.map((person) => nutritionOnPlate(person, facts));
  const least = Math.min(...plates.map(({ proteinG }) => proteinG ?? 0));
  const { sugarG, carbohydrateG } = dish.nutrition;
  const given = (holds: boolean) => (holds ? '' : undefined);
  return {
    ifProtein: given(least >= ENOUGH_PROTEIN_G),
    ifBibim: given(DISH_WORDS.bibim.test(dish.title)),
    ifFew: given(dish.lines.filter(({ role }) => role === 'main').length <= FEW_LINES),
    ifFewGrain: given(starch === null && (carbohydrateG ?? LITTLE_CARBOHYDRATE_G) < LITTLE_CARBOHYDRATE_G),
    ifLittleSugar: given(sugarG !== null && sugarG <= LITTLE_SUGAR_G),
  };
}

function isA(taxonomy: Taxonomy, { id }: IngredientLine, group: string): boolean {
  return id !== null && isKindOf(taxonomy, id, group);
}

/** Meat or fish served in pieces. */
function isCut({ protein }: DishReading): boolean {
  return FLESH.includes(protein?.kind ?? '') && protein?.line.id !== 'canned_tuna';
}

function hasSkin({ protein }: DishReading): boolean {
  return ['chicken_thigh', 'chicken', 'duck'].includes(protein?.line.id ?? '');
}

/** Eggs are counted in halves of 50 g, everything else is weighed. */
function proteinSlots(taxonomy: Taxonomy, { facts, reading: { protein } }: Source): Slots {
  if (protein === null) return {};
  const bony = protein.kind === 'fish' && BONY.includes(protein.line.id ?? '');
  const bones = { bony: bony ? lineName(taxonomy, protein.line) : undefined };
  const share = sameForAll(facts.people.persons.map(({ portion }) => portion.servingShare));
  if (share === null) return bones;
  const grams = protein.grams * share;
  const halves = Math.round(grams / HALF_EGG_GRAMS);
  const counted =
    protein.line.id === 'chicken_egg' && Math.abs(halves * HALF_EGG_GRAMS - grams) <= EGG_DIFFERENCE_GRAMS;
  return {
    ...bones,
    proteinGrams: aboutGrams(grams),
    eggs: counted ? eggText(halves) : undefined,
  };
}

function mealTimeWord({ day }: TipFacts): string | undefined {
  return day === null ? undefined : MEAL_TIME_WORDS[day.mealTime satisfies MealTime];
}

/** A saving refers to the plate, and is stated only where all plates are equal. */
function seasoningSlots(taxonomy: Taxonomy, { facts, reading: { salty, traits } }: Source): Slots {
  const [most] = salty;
  if (most === undefined) return {};
  const { persons } = facts.people;
  const share = sameForAll(persons.map(({ portion }) => portion.servingShare)) ?? 0;
  const onPlate = sameForAll(persons.map((person) => nutritionOnPlate(person, facts).sodiumMg));
  const saving = (most.sodiumMg / 2) * share;
  const dissolved = traits.broth ? (salty.reduce((sum, each) => sum + each.sodiumMg, 0) / 2) * share : 0;
  const believable = (onPlate ?? Number.POSITIVE_INFINITY) * LARGEST_SHARE;
  const said = (mg: number) => {
    const rounded = Math.round(mg / SPOKEN_STEP_MG) * SPOKEN_STEP_MG;
    return mg >= LEAST_SAVING_MG && rounded <= believable ? spokenMilligrams(mg) : undefined;
  };
  return {
    season: lineName(taxonomy, most.line),
    sauce: most.line.id === 'salt' ? undefined : lineName(taxonomy, most.line),
    salt: most.line.id === 'salt' ? lineName(taxonomy, most.line) : undefined,
    paste: PASTES.some((id) => isA(taxonomy, most.line, id)) ? lineName(taxonomy, most.line) : undefined,
    saving: said(saving),
    soupSaving: said(dissolved),
  };
}

/** Amounts refer to the plate, and are stated only where all plates are equal. */
function starchSlots(taxonomy: Taxonomy, { reading: { starch }, plateGrams }: Source): Slots {
  if (starch === null) return {};
  const starchName = { starch: lineName(taxonomy, starch.line) };
  if (plateGrams === null) return starchName;
  return {
    ...starchName,
    starchGrams: aboutGrams(plateGrams),
    bowl: starch.form === 'rice' ? bowlText(bowlShare(plateGrams), spokenGrams(plateGrams)) : undefined,
  };
}

/** Figures of a serving and of its planned day in spoken form. */
function numberSlots(facts: TipFacts): Slots {
  const nutrition = sameForAll(facts.people.persons.map((person) => nutritionOnPlate(person, facts)));
  // Without equal plates there is no figure for the whole table (safety-rules section 5).
  if (nutrition === null) return { meals: dayNumbers(facts)['meals'] };
  return { ...dishNumbers(nutrition), ...dayNumbers(facts), ...shareNumbers(nutrition, facts) };
}

function dishNumbers(nutrition: Nutrition): Slots {
  return {
    kcal: said(nutrition.energyKcal, spokenKcal),
    carb: said(nutrition.carbohydrateG, spokenGrams),
    fiber: said(nutrition.fiberG, spokenGrams, 3),
    sugar: said(nutrition.sugarG, spokenGrams, 1),
    proteinG: said(nutrition.proteinG, spokenGrams, 5),
    satFat: said(nutrition.saturatedFatG, spokenGrams, 1),
    sodium: said(nutrition.sodiumMg, spokenMilligrams, 100),
    potassium: said(nutrition.potassiumMg, spokenMilligrams, 600),
    purine: said(nutrition.purineMg, (mg) => String(Math.round(mg / 10) * 10), 10),
  };
}

function dayNumbers({ day, limits }: TipFacts): Slots {
  // A day of one meal has no other meals to compare with.
  if (day === null || day.meals < 2) return {};
  const { totals } = day;
  return {
    meals: MEAL_COUNTS[day.meals],
    dayCarb: said(totals.carbohydrateG, spokenGrams),
    daySodium: said(totals.sodiumMg, spokenMilligrams),
    dayKcal: said(totals.energyKcal, spokenKcal),
    dayProtein: said(totals.proteinG, spokenGrams),
    dayPurine: said(totals.purineMg, (mg) => String(Math.round(mg / 10) * 10)),
    dayCap: said(limits.day.sodiumMg?.max ?? null, spokenMilligrams),
  };
}

function said(value: number | null, say: (value: number) => string, least = 0): string | undefined {
  return value === null || value < least ? undefined : say(value);
}

/** The share of a day's sodium and fibre in one serving. */
function shareNumbers(nutrition: Nutrition, { limits: { day } }: TipFacts): Slots {
  const share = (value: number | null, whole: number | undefined) =>
    value === null || whole === undefined || whole === 0 ? undefined : shareText(value / whole);
  const cap = day.sodiumMg?.max;
  return {
    sodiumShare: share(nutrition.sodiumMg, cap),
    sodiumCap: cap === undefined ? undefined : spokenMilligrams(cap),
    fiberShare: share(nutrition.fiberG, day.fiberG?.min),
  };
}
